"""What a written position names that its game has no place for."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import UnsetType

from lexludi.itchy_feet.components import Game, Player
from lexludi.itchy_feet.written.forms import PositionForm, TradeForm
from lexludi.kernel.forms import Fault, Path, given


def foreign(form: PositionForm, game: Game) -> Iterator[Fault]:
    """Whatever the position names that is not in the game, or has no room in it."""
    for path, player in _players(form):
        if player not in game.players:
            yield Fault(path, f"{player.value} does not play, only {len(game.players)} do")
    pile = given(form.pile, [])
    if len(pile) > game.most_cards:
        yield Fault(("pile",), f"holds {len(pile)} cards, there are {game.most_cards}")


def _players(form: PositionForm) -> Iterator[tuple[Path, Player]]:
    nobody: Collection[Player] = ()
    trade = given(form.trade, TradeForm())
    for name, players in (
        ("hands", given(form.hands, nobody)),
        ("countries", given(form.countries, nobody)),
        ("gone", given(form.gone, nobody)),
        ("travelled", given(form.travelled, nobody)),
        ("characters", given(form.characters, nobody)),
        ("to-draw", given(form.to_draw, nobody)),
        ("event-draws", given(form.event_draws, nobody)),
        ("to-discard", given(form.to_discard, nobody)),
        ("skips", given(form.skips, nobody)),
    ):
        for player in players:
            yield (name, player.value), player
    for path, one in (
        (("mover",), form.mover),
        (("actor",), form.actor),
        (("trade", "trader"), trade.trader),
        (("trade", "partner"), trade.partner),
    ):
        if not isinstance(one, UnsetType):
            yield path, one
