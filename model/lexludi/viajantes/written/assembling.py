"""From a written position to a `State`: what is left out gets its default.

The defaults, each of which `PositionForm` may overrule:

- `characters` are the first ones of the box, `carriages` those that the rules give the players.
- `seats`, `identities`: characters that are not named take what is left, in the order of the box.
- `suitcases`, `hands`: empty. A suitcase is `closed` if it holds five cards.
- `clothing` (the row): what the game has, less the clothing in hands and suitcases.
- `mover` is P1, `starter` P1, `spent` 0. The mover has the `points` that are not spent of five, and
  the neighbour on the left those that are. Nothing was `bought`, there was no `traffic`, and the
  game is not `over`.
- `past`: under the readings that ask for it, the cards of each suitcase were put there one after
  another. No hand was emptied by putting, and nobody has ended the last round yet (`reached`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from msgspec import UnsetType

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.forms import Fault, Faults, Path, given
from lexludi.kernel.row import Row
from lexludi.kernel.suggesting import quoted, suggestion
from lexludi.kernel.table import Table
from lexludi.kernel.writing import players_of, readings_of
from lexludi.viajantes.components import (
    CAPACITY,
    CARRIAGES,
    POINTS,
    Card,
    Character,
    Face,
    Game,
    Kind,
    Player,
    game_for,
)
from lexludi.viajantes.past import stories_matter
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.setup import blank_card
from lexludi.viajantes.state import Identities, Past, State, Story, Suitcase, Traffic, Turn
from lexludi.viajantes.written.forms import PastForm, PositionForm, StoryForm
from lexludi.viajantes.written.plausible import foreign, not_in_game

K = TypeVar("K")
V = TypeVar("V")


def game_of(form: PositionForm, players: int | None, readings: Readings | None) -> Game:
    """The components and readings that a written position is about. Raises Faults."""
    count = players_of(form.players, players, tuple(CARRIAGES))
    taken = readings_of(Readings, form.readings, readings)
    cast = given(form.characters, None)
    worth = given(form.carriages, None)
    if cast is not None and (len(cast) != 2 * count or len(set(cast)) != len(cast)):
        problem = f"{count} players need {2 * count} different characters"
        raise Faults((Fault(("characters",), problem),))
    if worth is not None and len(worth) != count:
        problem = f"{count} players need {count} carriages, not {len(worth)}"
        raise Faults((Fault(("carriages",), problem),))
    return game_for(count, taken, cast, None if worth is None else tuple(worth))


def assemble(form: PositionForm, game: Game) -> State:
    """The position. Raises Faults for whatever the game has no place for."""
    faults = list(foreign(form, game))
    columns: dict[Character, list[Card]] = {}
    for holder, cards in given(form.suitcases, {}).items():
        columns[holder] = list(_cards(cards, game, ("suitcases", holder.value), faults))
    if faults:
        raise Faults(tuple(faults))
    full = {holder for holder, cards in columns.items() if len(cards) == CAPACITY}
    closed = given(form.closed, full)
    suitcases = Table.of(
        game.characters,
        lambda holder: Suitcase(
            Row.of(CAPACITY, blank_card(game), columns.get(holder, ())), holder in closed
        ),
    )
    hands = given(form.hands, {})
    mover, starter = given(form.mover, Player.P1), given(form.starter, Player.P1)
    used = sum(hand.get(Kind.CLOTHING, 0) for hand in hands.values()) + sum(
        card.kind is Kind.CLOTHING for cards in columns.values() for card in cards
    )
    traffic = given(form.traffic, {})
    spent = given(form.spent, 0)
    return State(
        game=game,
        seats=_filled(game.characters, given(form.seats, {}), game.seats),
        suitcases=suitcases,
        hands=Table.of(game.players, lambda player: Bag.of(game.kinds, hands.get(player))),
        identities=_identities(form, game),
        clothing=given(form.clothing, max(0, game.clothing - used)),
        points=_points(form, game, mover, spent),
        turn=Turn(
            mover=mover,
            starter=starter,
            spent=spent,
            bought=given(form.bought, False),
            traffic=Table.of(game.characters, lambda one: _traffic(traffic.get(one, set()))),
            over=given(form.over, False),
        ),
        past=_past(given(form.past, PastForm()), game, suitcases, starter),
    )


def _cards(cards: list[str], game: Game, path: Path, faults: list[Fault]) -> Iterator[Card]:
    """The cards of a column, such as 'tourist up'; what is none goes to the faults."""
    if len(cards) > CAPACITY:
        faults.append(Fault(path, f"holds {len(cards)} cards, a suitcase takes {CAPACITY}"))
    kinds, faces = {kind.value: kind for kind in Kind}, {face.value: face for face in Face}
    for at, text in enumerate(cards):
        words = text.split()
        if len(words) != 2 or words[1] not in faces:
            problem = f"{quoted(text)} is no card, write one as 'tourist up' or 'clothing down'"
            faults.append(Fault((*path, at), problem))
        elif words[0] not in kinds:
            problem = f"no card {quoted(words[0])} ({suggestion(words[0], kinds)})"
            faults.append(Fault((*path, at), problem))
        elif kinds[words[0]] not in game.kinds:
            faults.append(Fault((*path, at), not_in_game(words[0], game)))
        else:
            yield Card(kinds[words[0]], faces[words[1]])


def _filled(domain: Domain[K], named: Mapping[K, V], supply: Domain[V]) -> Table[K, V]:
    """The named values; the other keys take, in order, what is left of the supply."""
    taken = set(named.values())
    left = iter([value for value in supply if value not in taken])
    spare = supply.members[0]
    return Table.of(domain, lambda key: named[key] if key in named else next(left, spare))


def _identities(form: PositionForm, game: Game) -> Table[Player, Identities]:
    named = given(form.identities, {})
    taken = {holder for pair in named.values() for holder in pair}
    left = iter([holder for holder in game.characters if holder not in taken])
    spare = game.characters.members[0]

    def pair(player: Player) -> Identities:
        first, second = named[player] if player in named else (next(left, spare), next(left, spare))
        return Identities(first, second)

    return Table.of(game.players, pair)


def _points(form: PositionForm, game: Game, mover: Player, spent: int) -> Table[Player, int]:
    if not isinstance(form.points, UnsetType):
        return Table.filled(game.players, 0, form.points)
    paid = min(spent, POINTS)
    return Table.filled(game.players, 0, {mover: POINTS - paid, game.left_of[mover]: paid})


def _traffic(flags: Collection[str]) -> Traffic:
    return Traffic(
        item_put="item-put" in flags,
        clothing_put="clothing-put" in flags,
        item_moved="item-moved" in flags,
        clothing_moved="clothing-moved" in flags,
        gave="gave" in flags,
    )


def _past(
    form: PastForm, game: Game, suitcases: Table[Character, Suitcase], starter: Player
) -> Past:
    told = given(form.stories, {})
    emptied = given(form.emptied_by_putting, set())
    return Past(
        stories=Table.of(
            game.characters,
            lambda holder: _story(told.get(holder, StoryForm()), game, suitcases[holder]),
        ),
        emptied_by_putting=Table.of(game.players, lambda player: player in emptied),
        reached=given(form.reached, False),
        closer=given(form.closer, starter),
    )


def _story(form: StoryForm, game: Game, suitcase: Suitcase) -> Story:
    column = suitcase.column
    filled = stories_matter(game) and column.size > 0
    return Story(
        ever_filled=given(form.ever_filled, filled),
        ever_put=given(form.ever_put, filled),
        last_put=given(form.last_put, column.last.face if filled else Face.UP),
        first_put=given(form.first_put, column.first.face if filled else Face.UP),
        odd_puts=given(form.odd_puts, filled and column.size % 2 == 1),
        added=given(form.added, column.size if filled else 0),
        gaps=given(form.gaps, 0),
    )
