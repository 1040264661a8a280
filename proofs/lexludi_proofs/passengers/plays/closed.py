"""Games of Passengers that come to an unforeseen pass: no space is left, or a coin goes astray."""

from __future__ import annotations

from lexludi.passengers.actions import GainVotes, Move, PlacePassenger
from lexludi.passengers.components import Game, Gift, Space
from lexludi.passengers.legal import moves
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.state import Stage
from lexludi_proofs.passengers.plays.partings import about_to_place, coin_passed_on
from lexludi_proofs.passengers.plays.under_way import GameUnderWay, Played


def mask_areas_closed(game: Game) -> Played:
    """Everybody who can sits down in a mask area, until nobody can sit down at all."""
    table = GameUnderWay(game)

    def in_mask_area(move: Move) -> bool:
        return isinstance(move, PlacePassenger) and plan_of(table.state, move.space).mask_area

    while found := [*moves(table.state)]:
        wanted = filter(in_mask_area, found) if table.stage is Stage.PLACE else iter(found)
        table.do(next(wanted, found[0]))
    return table.so_far()


def votes_used_up(game: Game) -> Played:
    """The first player takes all vote tokens that are left, and the second should take more."""
    table = about_to_place(game)
    table.sit(Space.WOLF_2)
    table.sit(Space.WOLF_5)
    table.until_gift(Gift.G9)
    table.do(GainVotes())
    return table.so_far()


def coin_of_another_passed(game: Game) -> Played:
    """The second player passes on the coin that the first one holds, to the third."""
    return coin_passed_on(game).so_far()
