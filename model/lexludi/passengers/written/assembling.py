"""From a written position to a `State`: what is left out gets its default.

The defaults, each of which `PositionForm` may overrule:

- `box` is the default one (see `boxes`). `round` is I, and the `coin` is with P1, as it was before
  where a reading asks for it.
- `stage` is `mystery` with four players as long as fewer than two sit in the boats in play, and
  else `place`. `mover` is who comes last at `mystery` (the last but one, if somebody is aboard), at
  `gift` whoever has taken the `gift`, and else the holder of the coin. `gift` is at the stage
  `gift` the lowest that is taken, and else number 0, which then means nothing.
- `factions` are given out in the order ferrymen, smugglers, Jester, as many as there have to be.
- `seats` and `afterlands` are empty; a seat that is named is taken, by a green soul face down and
  without a mask; a boat that is named has sailed.
- Whose hand is not written has as many cards as the moment allows, of those that the player can
  have been dealt the types that the game lacks most, and of each type the colours that are left
  most. `mystery` has what is still to be placed, and `lost` what else the game has to have.
- `gifts` have been taken by nobody, and those that are named are `taken`. Nobody has `votes`,
  nobody has voted, all three `masks` that are on nobody and not `held` are in the supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import UnsetType

from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Faults, given
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.kernel.writing import players_of, readings_of
from lexludi.passengers.components import (
    BERTHS,
    CARDS,
    COLOURS,
    DEFAULT_BOX,
    FACTIONS,
    GIFTS,
    HAND,
    MYSTERY_CARDS,
    MYSTERY_OF_A_TYPE,
    NO_CARD,
    PLAYERS,
    ROUNDS,
    SPACES,
    Boat,
    Card,
    Colour,
    Faction,
    Game,
    Gift,
    Player,
    Round,
    Type,
    game_for,
)
from lexludi.passengers.readings import Readings
from lexludi.passengers.setup import coin_of, empty_seat, last_player
from lexludi.passengers.state import (
    Coin,
    Gifts,
    Landing,
    Masks,
    Seat,
    Stage,
    State,
    Turn,
)
from lexludi.passengers.written.boxes import box_of
from lexludi.passengers.written.foreign import foreign
from lexludi.passengers.written.forms import (
    BoxForm,
    Cards,
    LandingForm,
    PositionForm,
    SeatForm,
)

# The types of the cards that a player of each faction is dealt, the faction card first.
DEALT: Final = {
    Faction.SOULS: (Type.SOUL, Type.SOUL, Type.DEMON),
    Faction.DEMONS: (Type.DEMON, Type.SOUL, Type.DEMON),
    Faction.JESTER: (Type.JESTER, Type.SOUL, Type.DEMON),
}


def game_of(form: PositionForm, players: int | None, readings: Readings | None) -> Game:
    """The components and readings that a written position is about. Raises Faults."""
    count = players_of(form.players, players, PLAYERS)
    taken = readings_of(Readings, form.readings, readings)
    box = box_of(form.box) if isinstance(form.box, BoxForm) else DEFAULT_BOX
    return game_for(count, taken, box)


def assemble(form: PositionForm, game: Game) -> State:
    """The position. Raises Faults for whatever the game has no place for."""
    if faults := tuple(foreign(form, game)):
        raise Faults(faults)
    players = game.players
    written = given(form.seats, {})
    seats = Table.of(SPACES, lambda space: _seat(game, written.get(space)))
    landings = given(form.afterlands, {})
    afterlands = Table.of(ROUNDS, lambda round: _landing(game, landings.get(round)))
    gifts = _gifts(form, game)
    coin = _coin(form, game)
    turn = _turn(form, game, seats, gifts, coin)
    factions = _factions(form, game)
    hands, mystery, lost = _cards(form, game, factions, (seats, afterlands), turn, coin)
    votes, ballots = given(form.votes, {}), given(form.ballots, {})
    return State(
        game=game,
        factions=factions,
        hands=hands,
        mystery=mystery,
        seats=seats,
        afterlands=afterlands,
        lost=lost,
        gifts=gifts,
        votes=Table.of(players, lambda player: votes.get(player, 0)),
        masks=_masks(form, game, (seats, afterlands)),
        ballots=Table.of(players, lambda player: ballots.get(player, Boat.RAVEN)),
        coin=coin,
        turn=turn,
    )


def _seat(game: Game, form: SeatForm | None) -> Seat:
    empty = empty_seat(game)
    if form is None:
        return empty
    covered = given(form.covered, set())
    return Seat(
        taken=given(form.taken, True),
        card=given(form.card, NO_CARD),
        open=given(form.open, False),
        mask=given(form.mask, Colour.NONE),
        covered=Table.of(COLOURS, lambda colour: colour in covered),
        own=given(form.own, isinstance(form.owner, Player)),
        owner=given(form.owner, empty.owner),
    )


def _landing(game: Game, form: LandingForm | None) -> Landing:
    seats = {} if form is None else given(form.seats, {})
    return Landing(
        sailed=form is not None and given(form.sailed, True),
        boat=Boat.RAVEN if form is None else given(form.boat, Boat.RAVEN),
        seats=Table.of(BERTHS, lambda place: _seat(game, seats.get(place))),
    )


def _gifts(form: PositionForm, game: Game) -> Gifts:
    takers = given(form.gifts, {})
    taken = given(form.taken, set(takers))
    nobody = game.players.members[0]
    return Gifts(
        taken=Table.of(GIFTS, lambda gift: gift in taken),
        takers=Table.of(GIFTS, lambda gift: takers.get(gift, nobody)),
    )


def _coin(form: PositionForm, game: Game) -> Coin:
    holder = given(form.coin, game.players.members[0])
    kept = coin_of(game, holder)
    return Coin(
        holder=holder,
        round_began=given(form.coin_as_round_began, kept.round_began),
        game_began=given(form.coin_as_game_began, kept.game_began),
    )


def _turn(form: PositionForm, game: Game, seats: Iterable[Seat], gifts: Gifts, coin: Coin) -> Turn:
    aboard = sum(seat.taken for seat in seats)
    early = aboard < game.mystery_a_round
    stage = given(form.stage, Stage.MYSTERY if early else Stage.PLACE)
    first = next((one for one in GIFTS if gifts.taken[one]), Gift.G0)
    gift = given(form.gift, first if stage is Stage.GIFT else Gift.G0)
    last = last_player(game, coin)
    mover = coin.holder
    if stage is Stage.MYSTERY:
        mover = game.left_of(last, len(game.players) - 1) if aboard else last
    elif stage is Stage.GIFT:
        mover = gifts.takers[gift]
    return Turn(given(form.round, Round.I), stage, given(form.mover, mover), gift)


def _factions(form: PositionForm, game: Game) -> Table[Player, Faction]:
    written = given(form.factions, {})
    missing = [
        faction
        for faction, count in zip(FACTIONS, game.faction_deck, strict=True)
        for _ in range(count - list(written.values()).count(faction))
    ]
    found = dict(written)
    for player in game.players:
        if player not in found:
            found[player] = missing.pop(0) if missing else Faction.SOULS
    return Table.of(game.players, found.__getitem__)


Aboard = tuple[Iterable[Seat], Iterable[Landing]]


def passengers(aboard: Aboard) -> list[Seat]:
    """The seats in play and in the Afterlands on which somebody sits."""
    seats, landings = aboard
    every_seat = [*seats, *(seat for landing in landings for seat in landing.seats)]
    return [seat for seat in every_seat if seat.taken]


def _cards(
    form: PositionForm,
    game: Game,
    factions: Table[Player, Faction],
    aboard: Aboard,
    turn: Turn,
    coin: Coin,
) -> tuple[Table[Player, Bag[Card]], Pile[Card], Bag[Card]]:
    """Hands, mystery passengers and what is out of the game, where they are not written."""
    written = given(form.hands, {})
    used: Counter[Card] = Counter(seat.card for seat in passengers(aboard))
    for cards in (*written.values(), given(form.lost, {})):
        used.update(cards)
    used.update(given(form.mystery, ()))
    types = (Type.SOUL, Type.DEMON) * MYSTERY_OF_A_TYPE
    unseen = types[: mystery_left(game, turn, aboard[0])]
    drawn = isinstance(form.mystery, UnsetType)
    left = Counter(missing(game, used))
    left.subtract(unseen if drawn else ())
    hands: dict[Player, Cards] = {}
    for player in game.players:
        if player in written:
            hands[player] = written[player]
        else:
            size = hand_size(game, turn, coin, player)
            hands[player] = _drawn(game, used, likely(factions[player], size, left))
    mystery = given(form.mystery, [])
    if drawn:
        mystery = [card for type in unseen for card in _drawn(game, used, (type,))]
    lost = given(form.lost, _drawn(game, used, missing(game, used)))
    return (
        Table.of(game.players, lambda player: Bag.of(CARDS, hands[player])),
        Pile.of(MYSTERY_CARDS, NO_CARD, mystery),
        Bag.of(CARDS, lost),
    )


def likely(faction: Faction, size: int, left: Counter[Type]) -> list[Type]:
    """So many types of what was dealt to one of a faction, first those that are left most."""
    dealt, found = list(DEALT[faction]), []
    for _ in range(size):
        found.append(max(dealt, key=lambda one: left[one]))
        dealt.remove(found[-1])
        left[found[-1]] -= 1
    return found


def missing(game: Game, used: Mapping[Card, int]) -> tuple[Type, ...]:
    """The types of the cards that the game has to have besides these."""
    more = len(game.players) + game.mystery_cards // 2
    souls, demons, jesters = game.faction_deck
    wanted = {Type.SOUL: souls + more, Type.DEMON: demons + more, Type.JESTER: jesters}
    there: Counter[Type] = Counter()
    for card, count in used.items():
        there[card.type] += count
    return tuple(type for type, count in wanted.items() for _ in range(max(0, count - there[type])))


def _drawn(game: Game, used: Counter[Card], wanted: Iterable[Type]) -> Cards:
    """A card of each of these types, of the kind that is left most; it is then used."""
    found: Counter[Card] = Counter()
    for type in wanted:
        kinds = [card for card in CARDS if card.type is type]
        card = max(kinds, key=lambda one: game.box.cards[one] - used[one])
        used[card] += 1
        found[card] += 1
    return dict(found)


def hand_size(game: Game, turn: Turn, coin: Coin, player: Player) -> int:
    """How many cards a player has at a moment."""
    if turn.stage is Stage.OVER:
        return 0
    rounds = ROUNDS.position[turn.round]
    return HAND - rounds - has_placed(game, turn, coin, player)


def has_placed(game: Game, turn: Turn, coin: Coin, player: Player) -> bool:
    """Whether a player has placed a passenger in the round."""
    order = [game.left_of(coin.holder, seats) for seats in range(len(game.players))]
    match turn.stage:
        case Stage.PLACE:
            return order.index(player) < order.index(turn.mover)
        case Stage.MASK:
            return order.index(player) <= order.index(turn.mover)
        case Stage.GIFT | Stage.VOTE:
            return True
        case _:
            return False


def mystery_left(game: Game, turn: Turn, seats: Iterable[Seat]) -> int:
    """How many mystery passengers are still to be placed."""
    if turn.stage is Stage.OVER:
        return 0
    placed = game.mystery_a_round * ROUNDS.position[turn.round]
    aboard = sum(seat.taken for seat in seats)
    here = aboard if turn.stage is Stage.MYSTERY else game.mystery_a_round
    return max(0, game.mystery_cards - placed - here)


def _masks(form: PositionForm, game: Game, aboard: Aboard) -> Masks:
    held = given(form.held, {})
    gone = {*held.values(), *(seat.mask for seat in passengers(aboard))}
    left = given(form.masks, {colour for colour in COLOURS if colour not in gone})
    return Masks(
        left=Table.of(COLOURS, lambda colour: colour in left),
        held=Table.of(game.players, lambda player: held.get(player, Colour.NONE)),
    )
