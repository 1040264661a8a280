"""Groups of the stages of a round, and whether a position is in one of them."""

from __future__ import annotations

from lexludi.kernel.words import some
from lexludi.venturesome.state import Stage, State

# The stages in which players act, from the first step of a turn to the threat.
ACTING = (
    Stage.PLAY,
    Stage.TAKE_BACK,
    Stage.SWAP_HANDS,
    Stage.DRAW,
    Stage.PUT_UNDER,
    Stage.EXCHANGE,
    Stage.INTIMIDATE,
    Stage.HAND_OVER,
    Stage.HAND_BACK,
    Stage.THREAT,
    Stage.ROPE_BRIDGE,
    Stage.SANDSTORM,
)
EFFECT = ACTING[1:9]  # an effect is being resolved
LEAVING = ACTING[9:]  # the mover is about to leave the round
REVEALING = (Stage.REVEAL, Stage.SHUFFLE_THREATS)
DEALING = (Stage.DEAL, Stage.SHUFFLE_CARDS)
PREPARING = (*REVEALING, *DEALING)
BEFORE_DEALING = (*REVEALING, Stage.OVER)
WITH_ANOTHER = (Stage.SWAP_HANDS, Stage.EXCHANGE, Stage.HAND_OVER, Stage.HAND_BACK)


def at(state: State, *stages: Stage) -> bool:
    """Whether one of these has to be done next."""
    return some(state.turn.stage == stage for stage in stages)
