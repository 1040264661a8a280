"""From a written position to a `State`: what is left out gets its default.

The defaults, each of which `PositionForm` may overrule:

- `box` is the default one (see `boxes`), without extensions.
- Whose hand is not written has a passport in `hands`, as long as there are any. `discards`, `paid`
  and `removed` are empty. `pile` is what is left of the game, in the order of `Card`; where it is
  written, what is left lies in the `discards`.
- `countries` and the one in the `centre` are the first that are not named, and so are `characters`.
  Nobody has `travelled`, and the countries that are `gone` are those of who has.
- `mover` is P1, `stage` `act`. The `actor` is the trader at the stage `trade`, the left-hand
  neighbour of the mover at `steal`, and else the mover.
- `acted` is true but at the stages `act` and `over`, and but for a trade between others.
- `to-draw` is 1 for the actor at the stage `draw`, unless that player is among the `event-draws`.
  Nobody else has to draw or `to-discard`, nobody `skips` a turn, and `emptied` is false.
- The `trade` at the stage `trade` is between the mover and the left-hand neighbour, who have laid
  out nothing. At other stages there is none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import UnsetType

from lexludi.itchy_feet.components import (
    CARDS,
    CHARACTERS,
    COUNTRIES,
    DEFAULT_BOX,
    NO_CARD,
    Card,
    Game,
    Player,
    game_for,
)
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.setup import no_trade
from lexludi.itchy_feet.state import Journeys, Stage, State, Trade, Turn
from lexludi.itchy_feet.written.boxes import box_of
from lexludi.itchy_feet.written.foreign import foreign
from lexludi.itchy_feet.written.forms import BoxForm, Cards, PositionForm, TradeForm
from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.forms import Faults, given
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.kernel.writing import players_of, readings_of

T = TypeVar("T")


def game_of(form: PositionForm, players: int | None, readings: Readings | None) -> Game:
    """The components and readings that a written position is about. Raises Faults."""
    count = players_of(form.players, players, range(2, len(Player) + 1))
    taken = readings_of(Readings, form.readings, readings)
    box = box_of(form.box, ("box",)) if isinstance(form.box, BoxForm) else DEFAULT_BOX
    return game_for(count, taken, box)


def assemble(form: PositionForm, game: Game) -> State:
    """The position. Raises Faults for whatever the game has no place for."""
    if faults := tuple(foreign(form, game)):
        raise Faults(faults)
    hands = _hands(form, game)
    pile, discards = _pile(form, game, hands)
    turn = _turn(form, game)
    return State(
        game=game,
        pile=pile,
        discards=discards,
        paid=Bag.of(CARDS, given(form.paid, None)),
        removed=Bag.of(CARDS, given(form.removed, None)),
        hands=Table.of(game.players, lambda player: Bag.of(CARDS, hands[player])),
        trade=_trade(form, game, turn),
        journeys=_journeys(form, game),
        characters=_dealt(given(form.characters, {}), game.players, CHARACTERS),
        turn=turn,
    )


def _hands(form: PositionForm, game: Game) -> dict[Player, Cards]:
    """The written hands; the others have a passport, as long as there are any."""
    written = given(form.hands, {})
    left = len(game.players) - _elsewhere(form, written.values())[Card.PASSPORT]
    hands: dict[Player, Cards] = {}
    for player in game.players:
        hands[player] = written.get(player, {Card.PASSPORT: 1} if left > 0 else {})
        left -= player not in written
    return hands


def _pile(
    form: PositionForm, game: Game, hands: Mapping[Player, Cards]
) -> tuple[Pile[Card], Bag[Card]]:
    """The pile and the discards; one of them has what is left of the game, if not both are told."""
    used = _elsewhere(form, hands.values())
    left = {kind: max(0, game.copies(kind) - used[kind]) for kind in CARDS}
    rest = [kind for kind, count in left.items() for _ in range(count)]
    pile = given(form.pile, rest[: game.most_cards])
    discards = given(form.discards, {} if isinstance(form.pile, UnsetType) else left)
    return Pile.of(game.most_cards, NO_CARD, pile), Bag.of(CARDS, discards)


def _elsewhere(form: PositionForm, hands: Iterable[Cards]) -> Counter[Card]:
    """How many cards of each kind are written down, and in these hands."""
    trade = given(form.trade, TradeForm())
    found: Counter[Card] = Counter(given(form.pile, []))
    for cards in (form.discards, form.removed, trade.given, trade.taken):
        found.update(given(cards, {}))
    for hand in hands:
        found.update(hand)
    return found


def _journeys(form: PositionForm, game: Game) -> Journeys:
    travelled = given(form.travelled, set())
    gone = given(form.gone, travelled)
    named = given(form.countries, {})
    centre = [] if isinstance(form.centre, UnsetType) else [form.centre]
    countries = _dealt(named, game.players, COUNTRIES, centre)
    (last,) = centre or [_first_free(COUNTRIES, countries)]
    return Journeys(
        countries=countries,
        centre=last,
        there=Table.of(game.players, lambda player: player not in gone),
        travelled=Table.of(game.players, lambda player: player in travelled),
    )


def _dealt(
    named: Mapping[Player, T],
    players: Domain[Player],
    all_there: Domain[T],
    taken: Sequence[T] = (),
) -> Table[Player, T]:
    """What is named, and for the other players the first of what is not."""
    dealt = dict(named)
    for player in players:
        if player not in dealt:
            dealt[player] = _first_free(all_there, (*dealt.values(), *taken))
    return Table.of(players, dealt.__getitem__)


def _first_free(all_there: Domain[T], taken: Iterable[T]) -> T:
    """The first that is not taken; with more than six players, characters run out."""
    gone = list(taken)
    return next((one for one in all_there if one not in gone), all_there.members[0])


def _turn(form: PositionForm, game: Game) -> Turn:
    stage, mover = given(form.stage, Stage.ACT), given(form.mover, Player.P1)
    trader = given(given(form.trade, TradeForm()).trader, mover)
    actors = {Stage.TRADE: trader, Stage.STEAL: game.left_of(mover)}
    actor = given(form.actor, actors.get(stage, mover))
    others = stage is Stage.TRADE and trader is not mover
    event_draws, to_discard = given(form.event_draws, set()), given(form.to_discard, set())
    draws = {actor: 1} if stage is Stage.DRAW and actor not in event_draws else {}
    to_draw, skips = given(form.to_draw, draws), given(form.skips, set())
    return Turn(
        mover=mover,
        stage=stage,
        actor=actor,
        acted=given(form.acted, stage not in (Stage.ACT, Stage.OVER) and not others),
        to_draw=Table.of(game.players, lambda player: to_draw.get(player, 0)),
        event_draws=Table.of(game.players, lambda player: player in event_draws),
        to_discard=Table.of(game.players, lambda player: player in to_discard),
        skips=Table.of(game.players, lambda player: player in skips),
        emptied=given(form.emptied, False),
    )


def _trade(form: PositionForm, game: Game, turn: Turn) -> Trade:
    nobody = no_trade(game)
    trades = turn.stage is Stage.TRADE
    written = given(form.trade, TradeForm())
    trader = given(written.trader, turn.mover if trades else nobody.trader)
    partner = given(written.partner, game.left_of(trader) if trades else nobody.partner)
    given_cards, taken = given(written.given, None), given(written.taken, None)
    return Trade(trader, partner, Bag.of(CARDS, given_cards), Bag.of(CARDS, taken))
