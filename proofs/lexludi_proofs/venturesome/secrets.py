"""What is claimed about secrets: what a move does not show."""

from __future__ import annotations

from typing import Any, Final

from lexludi.kernel.words import every, negate
from lexludi.venturesome import views
from lexludi.venturesome.actions import HandOver, SwapHands
from lexludi.venturesome.components import Game, Player
from lexludi.venturesome.invariants import secrets
from lexludi.venturesome.state import State
from lexludi_proofs.engine.claims import Claim, Fact, Leak
from lexludi_proofs.venturesome.premises import players


def seen(state: State, player: Player) -> views.View:
    """What a player sees of a position."""
    return views.view(state, player)


def heard(game: Game, disclosures: tuple[Any, ...], player: Player) -> Any:
    """What a player hears of the disclosures of a move."""
    return views.heard(disclosures, player)


def not_the_mover(state: State, move: object, player: Player) -> bool:
    """Whether the player only watches."""
    return negate(state.turn.mover == player)


def neither_of_two(state: State, move: Any, player: Player) -> bool:
    """Whether the player is neither the mover nor the one the effect is about."""
    return every((negate(player == state.turn.mover), negate(player == move.other)))


def no_partner(state: State, move: object, player: Player) -> bool:
    """Whether the player is neither a Collector's mover nor the partner."""
    turn = state.turn
    return every((negate(player == turn.mover), negate(player == turn.partner)))


def any_two(one: object, other: object) -> bool:
    """Whether two moves look alike: what they are about cannot be seen."""
    return True


def to_the_same(one: HandOver | SwapHands, other: HandOver | SwapHands) -> bool:
    """Whether two cards, or two hands, go to one player."""
    return one.other == other.other


SECRETS: Final[tuple[Claim, ...]] = (
    Fact(
        name="what-lies-open-is-seen",
        holds=secrets.what_lies_open_is_seen,
        about=(players,),
        clauses=(
            "play.face-up",
            "setup.discards-public",
            "setup.threat-discards-public",
            "hunter.face-up",
        ),
        because="it lies open to all",
    ),
    Leak(
        name="swap-is-private",
        says="An exchange of hands shows nothing to those who do not take part in it.",
        action="swap-hands",
        view=seen,
        heard=heard,
        onlooker=neither_of_two,
        alike=to_the_same,
        players=(3, 4, 5),
        clauses=("adventurer.unseen", "setup.hands-private", "threat.treasure-private"),
        because="nobody sees another player's hand or treasure pile",
    ),
    Leak(
        name="draw-is-private",
        says="A Professor's draw shows nobody else the card.",
        action="draw",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=any_two,
        clauses=("setup.hands-private", "professor.draws"),
        because="the card comes to a hand that others cannot see",
    ),
    Leak(
        name="put-under-is-private",
        says="A card that a Professor puts under the deck shows nobody else what it is.",
        action="put-under",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=any_two,
        clauses=("setup.hands-private", "professor.puts-under"),
        because="the deck lies face down",
    ),
    Leak(
        name="hand-over-is-private",
        says="A card handed over shows nothing to those who neither give nor get it.",
        action="hand-over",
        view=seen,
        heard=heard,
        onlooker=neither_of_two,
        alike=to_the_same,
        players=(3, 4, 5),
        clauses=("collector.unseen",),
        because="only the two concerned see the card",
    ),
    Leak(
        name="hand-back-is-private",
        says="A card given back shows nothing to those who neither give nor get it.",
        action="hand-back",
        view=seen,
        heard=heard,
        onlooker=no_partner,
        alike=any_two,
        players=(3, 4, 5),
        clauses=("setup.hands-private", "collector.gives-back"),
        because="only the two concerned see the card",
    ),
    Leak(
        name="deal-is-private",
        says="A card that is dealt shows nobody else what it is.",
        action="deal-card",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=any_two,
        clauses=("setup.hands-private", "round.deal"),
        because="cards are dealt face down",
    ),
)
