"""What a written position has to keep to: players of this game, and what its rules can come to.

`foreign` finds what the game has no place for, `implausible` what no game could come to: other
cards than the box has, threats that are missing, a step that the last card does not ask for.
Positions that are `unchecked` may be implausible, for those who ask what a rule would do with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from msgspec import UnsetType

from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Fault, Path, given
from lexludi.kernel.words import how_many
from lexludi.venturesome.components import (
    ALL_CARDS,
    NO_CARD,
    THREATS,
    Card,
    Character,
    Game,
    Player,
)
from lexludi.venturesome.expeditions import end_place
from lexludi.venturesome.moves.first_step import EFFECTS
from lexludi.venturesome.moves.threats import TAKES_TWO
from lexludi.venturesome.readings import Bans, ReshuffledThreats
from lexludi.venturesome.stages import DEALING, PREPARING, REVEALING
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.written.boxes import box_form, misprints
from lexludi.venturesome.written.forms import PositionForm, ThreatsForm

OUT_OF_ROUNDS: Final = (*PREPARING, Stage.OVER)
RESOLVING: Final = (Stage.ROPE_BRIDGE, Stage.SANDSTORM)

# Whom the mover has just played, where an effect is to be resolved.
PLAYED: Final[dict[Stage, Character]] = {
    **{stage: who for who, stage in EFFECTS.items() if stage is not Stage.PLAY},
    Stage.PUT_UNDER: Character.PROFESSOR,
    Stage.HAND_BACK: Character.COLLECTOR,
}

# How many cards the mover's expedition has at least, where something is to be done with some.
LEAST_CARDS: Final = {
    Stage.TAKE_BACK: 2,
    Stage.EXCHANGE: 2,
    Stage.ROPE_BRIDGE: TAKES_TWO + 1,
}


def foreign(form: PositionForm, game: Game) -> Iterator[Fault]:
    """Whatever the position names that is not in the game, or has no room in it."""
    for path, player in _players(form):
        if player not in game.players:
            yield Fault(path, f"{player.value} does not play, only {len(game.players)} do")
    for player, row in given(form.expeditions, {}).items():
        if len(row) > game.dealt_in_a_round:
            problem = f"holds {len(row)} cards, a round has {game.dealt_in_a_round}"
            yield Fault(("expeditions", player.value), problem)
    threats = given(form.threats, ThreatsForm())
    for path, listed, most in (
        (("deck",), given(form.deck, []), ALL_CARDS),
        (("threats", "deck"), given(threats.deck, []), len(THREATS)),
    ):
        if len(listed) > most:
            yield Fault(path, f"holds {len(listed)} cards, there are {most}")


def _players(form: PositionForm) -> Iterator[tuple[Path, Player]]:
    nobody: Collection[Player] = ()
    for name, players in (
        ("hands", given(form.hands, nobody)),
        ("expeditions", given(form.expeditions, nobody)),
        ("treasures", given(form.treasures, nobody)),
        ("in-round", given(form.in_round, nobody)),
    ):
        for player in players:
            yield (name, player.value), player
    for name, one in (("mover", form.mover), ("partner", form.partner)):
        if not isinstance(one, UnsetType):
            yield (name,), one


def face_up_in(game: Game, stage: Stage, in_round: int) -> int:
    """How many threats lie face up at a stage; while they are revealed, at its beginning."""
    if stage in REVEALING or stage is Stage.OVER:
        return 0
    if stage in DEALING:
        return len(game.players)
    return in_round - (stage in RESOLVING)


def resolved_in(game: Game, stage: Stage, in_round: int) -> int:
    """How many threats are resolved, and not yet discarded, at a stage."""
    if stage in REVEALING:
        kept = game.readings.reshuffled_threats is ReshuffledThreats.WITHOUT
        return len(game.players) if kept else 0
    return len(game.players) - face_up_in(game, stage, in_round)


def implausible(state: State) -> Iterator[Fault]:
    """Whatever no game could come to, as far as it is looked for."""
    yield from (
        Fault(("box", *one.path), one.problem) for one in misprints(box_form(state.game.box))
    )
    yield from _other_cards(state)
    yield from _other_threats(state)
    yield from _wrong_bans(state)
    yield from _wrong_players(state)
    yield from _wrong_stage(state)
    yield from _wrong_turn(state)


def _other_cards(state: State) -> Iterator[Fault]:
    places = dict(_places(state))
    for kind, there in state.game.box.cards.items():
        found = sum(cards[kind] for cards in places.values())
        if found != there:
            field = next((name for name, cards in places.items() if cards[kind]), "deck")
            problem = f"{found} cards '{kind.value}' in all, the box has {there}"
            yield Fault((field,), problem)


def _places(state: State) -> Iterator[tuple[str, Counter[Card]]]:
    """Where cards can lie, by field, and how many of each kind do."""
    yield "hands", _counted(state.hands)
    yield "expeditions", Counter(one for row in state.expeditions for one in row)
    yield "treasures", _counted(state.treasures)
    yield "discards", _counted([state.discards])
    yield "deck", Counter(state.deck)


def _counted(bags: Iterable[Bag[Card]]) -> Counter[Card]:
    found: Counter[Card] = Counter()
    for bag in bags:
        found.update(dict(bag.counts.items()))
    return found


def _other_threats(state: State) -> Iterator[Fault]:
    threats, stage = state.threats, state.turn.stage
    lying = (threats.face_up, threats.resolved, threats.discards)
    for threat in THREATS:
        found = list(threats.deck).count(threat) + sum(bag[threat] for bag in lying)
        if found != 1:
            yield Fault(("threats",), f"{threat.value} is there {found} times, not once")
    in_round = how_many(state.in_round)
    wanted = face_up_in(state.game, stage, in_round)
    there = threats.face_up.size
    if stage in REVEALING:
        if there >= len(state.game.players):
            yield Fault(("threats", "face-up"), f"{there} lie face up already, none is revealed")
    elif there != wanted:
        yield Fault(("threats", "face-up"), f"{there} lie face up, it should be {wanted}")
    wanted = resolved_in(state.game, stage, in_round)
    if threats.resolved.size != wanted:
        problem = f"{threats.resolved.size} are resolved, it should be {wanted}"
        yield Fault(("threats", "resolved"), problem)


def _wrong_bans(state: State) -> Iterator[Fault]:
    banned = [character for character, is_so in state.banned.items() if is_so]
    if len(banned) > 1 and state.game.readings.bans is not Bans.ACCUMULATE:
        yield Fault(("banned",), f"{len(banned)} characters are intimidated, one can be")
    for character in banned:
        if state.game.box.intimidation[character] == 0:
            yield Fault(("banned", character.value), "has no intimidation card in the box")


def _wrong_players(state: State) -> Iterator[Fault]:
    mover, stage = state.turn.mover, state.turn.stage
    between = stage in OUT_OF_ROUNDS
    if not between and not state.in_round[mover]:
        yield Fault(("mover",), f"{mover.value} has left the round")
    everybody = stage is not Stage.OVER
    if between and any(is_in != everybody for is_in in state.in_round):
        who = "everybody" if everybody else "nobody"
        yield Fault(("in-round",), f"{who} is in the round at the stage {stage.value}")
    for player in state.game.players:
        left = between or not state.in_round[player]
        if left and state.expeditions[player].size:
            problem = f"{player.value} has left the round, or it has not begun"
            yield Fault(("expeditions", player.value), problem)
        if left and state.hands[player].size and stage not in DEALING:
            problem = f"{player.value} has left the round, or it has not begun"
            yield Fault(("hands", player.value), problem)


def _wrong_stage(state: State) -> Iterator[Fault]:
    """Whether there is something to be done at this stage."""
    mover, stage = state.turn.mover, state.turn.stage
    row = state.expeditions[mover]
    character = PLAYED.get(stage)
    if character is not None:
        last = row[end_place(row, state.turn.end)].character if row.size else None
        if last is not character:
            problem = (
                f"the {state.turn.end.value}most card of {mover.value} is no {character.value}"
            )
            yield Fault(("stage",), problem)
    least = LEAST_CARDS.get(stage, 0)
    if row.size < least:
        yield Fault(("expeditions", mover.value), f"holds {row.size} cards, {least} are needed")
    if stage in (Stage.THREAT, *RESOLVING) and state.hands[mover].size:
        yield Fault(("hands", mover.value), "is not empty, but a threat is to be resolved")
    empty = {
        Stage.REVEAL: state.threats.deck.size == 0,
        Stage.SHUFFLE_THREATS: state.threats.discards.size == 0,
        Stage.DEAL: state.deck.size == 0,
        Stage.SHUFFLE_CARDS: state.discards.size == 0,
    }
    if empty.get(stage, False):
        yield Fault(("stage",), "there is no card left for it")


def _wrong_turn(state: State) -> Iterator[Fault]:
    """Whether what only some stages need is there at these alone."""
    turn, nobody = state.turn, state.game.players.members[0]
    if (turn.to_lose > 0) != (turn.stage is Stage.SANDSTORM):
        yield Fault(("to-lose",), "has a number above 0 at the stage sandstorm, and else 0")
    elif turn.to_lose and state.expeditions[turn.mover].size <= turn.to_lose:
        problem = f"{turn.to_lose} cards are lost of {state.expeditions[turn.mover].size}"
        yield Fault(("to-lose",), problem)
    if turn.stage is not Stage.HAND_BACK:
        if (turn.partner, turn.received) != (nobody, NO_CARD):
            yield Fault(("partner",), "has a meaning at the stage hand-back only")
    elif turn.partner is turn.mover or not state.in_round[turn.partner]:
        yield Fault(("partner",), f"{turn.partner.value} is nobody the mover can hand a card to")
    elif not state.hands[turn.partner].has(turn.received):
        yield Fault(("received",), f"{turn.partner.value} holds no '{turn.received.value}'")
    yield from _wrong_share(state)


def _wrong_share(state: State) -> Iterator[Fault]:
    share, stage = state.turn.share, state.turn.stage
    if stage not in DEALING:
        if share:
            yield Fault(("share",), "has a meaning at the stages deal and shuffle-cards only")
        return
    if not 1 <= share <= state.game.hand_size:
        yield Fault(("share",), f"is {share}, a player is dealt 1 to {state.game.hand_size} cards")
    for player, hand in state.hands.items():
        if hand.size > share - (player is state.turn.mover):
            yield Fault(("hands", player.value), f"holds {hand.size} cards, the share is {share}")
