"""What everybody sees."""

from __future__ import annotations

from lexludi.kernel.words import every, same
from lexludi.venturesome.components import Player
from lexludi.venturesome.state import State
from lexludi.venturesome.views import view


def what_lies_open_is_seen(state: State, player: Player) -> bool:
    """Every player sees all expeditions, all discards, the threats face up and who is named."""
    seen, threats = view(state, player), state.threats
    return every(
        (
            same(seen.expeditions, state.expeditions),
            same(seen.discards, state.discards),
            same(seen.threats_face_up, threats.face_up),
            same(seen.threat_discards, threats.discards),
            same(seen.banned, state.banned),
        )
    )
