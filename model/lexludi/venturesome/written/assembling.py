"""From a written position to a `State`: what is left out gets its default.

The defaults, each of which `PositionForm` may overrule:

- `box` is the default one (see `boxes`).
- `hands`, `expeditions` and `treasures` are empty. `deck` is what is left of the box, in the order
  of the box; where it is written, what is left lies in the `discards`, which else are empty.
- Of the `threats` that are not named, in the order of the box, as many lie `face-up` as have to,
  the next are `resolved` as often as players have left the round, and the rest is the `deck`; where
  that is written, the rest lies in the `discards`.
- `mover` is P1, `round` 1, `stage` `play`, `end` `left`. Nobody is `banned`, and everybody is
  `in-round`; nobody is once the game is over.
- `partner` is P1 and `received` the first card of the box: they have a meaning at the stage
  `hand-back` only. `to-lose` is 2 at the stage `sandstorm` and else 0, `share` a whole hand at the
  stages `deal` and `shuffle-cards` and else 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import UnsetType

from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Faults, given
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.writing import players_of, readings_of
from lexludi.venturesome.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    DEFAULT_BOX,
    NO_CARD,
    PLAYERS,
    THREATS,
    Card,
    End,
    Game,
    Player,
    Threat,
    game_for,
)
from lexludi.venturesome.moves.threats import TAKES_TWO
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.stages import DEALING
from lexludi.venturesome.state import Stage, State, Threats, Turn
from lexludi.venturesome.written.boxes import box_of
from lexludi.venturesome.written.forms import BoxForm, PositionForm, ThreatsForm
from lexludi.venturesome.written.plausible import face_up_in, foreign, resolved_in


def game_of(form: PositionForm, players: int | None, readings: Readings | None) -> Game:
    """The components and readings that a written position is about. Raises Faults."""
    count = players_of(form.players, players, (*PLAYERS, len(Player)))
    taken = readings_of(Readings, form.readings, readings)
    box = box_of(form.box, ("box",)) if isinstance(form.box, BoxForm) else DEFAULT_BOX
    return game_for(count, taken, box)


def assemble(form: PositionForm, game: Game) -> State:
    """The position. Raises Faults for whatever the game has no place for."""
    if faults := tuple(foreign(form, game)):
        raise Faults(faults)
    stage = given(form.stage, Stage.PLAY)
    everybody = () if stage is Stage.OVER else game.players.members
    in_round = given(form.in_round, set(everybody))
    deck, discards = _deck(form, game)
    banned = given(form.banned, set())
    rows = given(form.expeditions, {})
    return State(
        game=game,
        deck=deck,
        discards=discards,
        hands=_bags(game, given(form.hands, {})),
        expeditions=Table.of(
            game.players,
            lambda player: Row.of(game.dealt_in_a_round, NO_CARD, rows.get(player, ())),
        ),
        treasures=_bags(game, given(form.treasures, {})),
        threats=_threats(given(form.threats, ThreatsForm()), game, stage, len(in_round)),
        banned=Table.of(CHARACTERS, lambda character: character in banned),
        in_round=Table.of(game.players, lambda player: player in in_round),
        turn=_turn(form, game, stage),
    )


def _bags(game: Game, held: Mapping[Player, Mapping[Card, int]]) -> Table[Player, Bag[Card]]:
    return Table.of(game.players, lambda player: Bag.of(CARDS, held.get(player)))


def _deck(form: PositionForm, game: Game) -> tuple[Pile[Card], Bag[Card]]:
    """The deck and the discards; one of them has what is left of the box, if not both are told."""
    used: Counter[Card] = Counter(given(form.deck, []))
    used.update(given(form.discards, {}))
    for cards in (*given(form.hands, {}).values(), *given(form.treasures, {}).values()):
        used.update(cards)
    for row in given(form.expeditions, {}).values():
        used.update(row)
    left = {kind: max(0, count - used[kind]) for kind, count in game.box.cards.items()}
    rest = [kind for kind, count in left.items() for _ in range(count)]
    deck = given(form.deck, rest[:ALL_CARDS])
    discards = given(form.discards, {} if isinstance(form.deck, UnsetType) else left)
    return Pile.of(ALL_CARDS, NO_CARD, deck), Bag.of(CARDS, discards)


def _threats(form: ThreatsForm, game: Game, stage: Stage, in_round: int) -> Threats:
    empty: list[Threat] = []
    named = {
        threat
        for place in (form.deck, form.face_up, form.resolved, form.discards)
        for threat in given(place, empty)
    }
    left = [threat for threat in THREATS if threat not in named]
    face_up = given(form.face_up, left[: face_up_in(game, stage, in_round)])
    left = [threat for threat in left if threat not in face_up]
    resolved = given(form.resolved, left[: resolved_in(game, stage, in_round)])
    left = [threat for threat in left if threat not in resolved]
    deck = given(form.deck, left)
    discards = given(form.discards, empty if isinstance(form.deck, UnsetType) else left)
    return Threats(
        Pile.of(len(THREATS), THREATS.members[0], deck),
        *(_threat_bag(place) for place in (face_up, resolved, discards)),
    )


def _threat_bag(threats: Iterable[Threat]) -> Bag[Threat]:
    return Bag.of(THREATS, Counter(threats))


def _turn(form: PositionForm, game: Game, stage: Stage) -> Turn:
    return Turn(
        round=given(form.round, 1),
        mover=given(form.mover, Player.P1),
        stage=stage,
        end=given(form.end, End.LEFT),
        partner=given(form.partner, Player.P1),
        received=given(form.received, NO_CARD),
        to_lose=given(form.to_lose, TAKES_TWO if stage is Stage.SANDSTORM else 0),
        share=given(form.share, game.hand_size if stage in DEALING else 0),
    )
