"""What is claimed about secrets: what a move does not show."""

from __future__ import annotations

from typing import Any, Final

from lexludi.kernel.words import every, negate, same
from lexludi.viajantes import invariants as inv
from lexludi.viajantes import views
from lexludi.viajantes.actions import Put, SwapHands
from lexludi.viajantes.components import Face, Game, Player
from lexludi.viajantes.state import State
from lexludi_proofs.engine.claims import Claim, Fact, Leak
from lexludi_proofs.viajantes.premises import characters, players


def seen(state: State, player: Player) -> views.View:
    """What a player sees of a position."""
    return views.view(state, player)


def heard(game: Game, disclosures: tuple[Any, ...], player: Player) -> Any:
    """What a player hears of the disclosures of a move."""
    return views.heard(disclosures, player, game.kinds.members[0])


def not_the_mover(state: State, move: object, player: Player) -> bool:
    """Whether the player only watches the turn."""
    return negate(state.turn.mover == player)


def same_face_down_put(one: Put, other: Put) -> bool:
    """Whether two cards are put face down at the same place of the same suitcase."""
    return every(
        (
            one.face == Face.DOWN,
            other.face == Face.DOWN,
            one.into == other.into,
            one.place == other.place,
        )
    )


def not_swapping(state: State, move: SwapHands, player: Player) -> bool:
    """Whether the player is neither of those who swap hands."""
    return every((negate(player == move.by), negate(player == move.other)))


SECRETS: Final[tuple[Claim, ...]] = (
    Fact(
        name="what-lies-open-is-seen",
        holds=inv.what_lies_open_is_seen,
        about=(players,),
        clauses=(
            "components.identities",
            "setup.clothing-face-up",
            "swap-hands.count-on-asking",
        ),
        because="it lies open to all, or to its owner",
    ),
    Fact(
        name="closed-suitcase-shows-nothing",
        holds=inv.closed_shows_nothing,
        about=(players, characters),
        clauses=("close.turned-over",),
        because="the character's card covers the pile",
    ),
    Leak(
        name="look-is-private",
        says="A look shows nobody but the looker anything.",
        action="look",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=same,
        clauses=("look.keeps-place", "look.cost"),
        because="the card stays face down and is disclosed to the looker alone",
    ),
    Leak(
        name="put-face-down-is-private",
        says="A card put face down shows the others nothing of what it is.",
        action="put",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=same_face_down_put,
        clauses=("swap-hands.contents-secret",),
        because="others see the hand's size and the card's back",
    ),
    Leak(
        name="hand-swap-is-private",
        says="A hand swap shows the others nothing of either hand.",
        action="swap-hands",
        view=seen,
        heard=heard,
        onlooker=not_swapping,
        alike=same,
        clauses=("swap-hands.contents-secret",),
        because="others see the sizes of the hands",
    ),
    Leak(
        name="item-move-is-private",
        says="A moved card shows the others nothing that was hidden.",
        action="move-item",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=same,
        clauses=("move.keeps-face",),
        because="a card that lay face down lies face down again",
    ),
    Leak(
        name="place-swap-is-private",
        says="A swap of places shows the others nothing of what lies in the suitcases.",
        action="swap-places",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=same,
        clauses=("swap-places.load",),
        because="the piles stay closed as they are carried along",
    ),
    Leak(
        name="turn-end-is-private",
        says="The end of a turn shows nobody else anything that was hidden.",
        action="stop",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=same,
        clauses=("swap-hands.contents-secret",),
        because="only point cards change hands",
    ),
)
