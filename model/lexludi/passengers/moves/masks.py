"""Masks: how they are laid, and what becomes of those that are not, or not any more, on a boat."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.table import Table
from lexludi.kernel.words import every, negate, some
from lexludi.passengers.components import COLOURS, SPACES, Boat, Colour, Player, Space
from lexludi.passengers.law import encodes, require
from lexludi.passengers.readings import MaskShortage, MaskUse, TwoMasks
from lexludi.passengers.state import Masks, Seat, State


@encodes("mask.replaces-colour")
def masked(state: State, space: Space, player: Player) -> State:
    """A player's mask lies on the passenger of a space, over any that lay there before."""
    seat, masks = state.seats[space], state.masks
    require(masks.held[player] != Colour.NONE, "effect.mask")
    if state.game.readings.two_masks is TwoMasks.FORBIDDEN:
        require(seat.mask == Colour.NONE, "effect.mask", space=space)
    under = replace(seat, mask=masks.held[player], covered=now_covered(state, seat))
    return replace(
        state,
        seats=state.seats.replace(space, under),
        masks=replace(masks, held=masks.held.replace(player, Colour.NONE)),
    )


def now_covered(state: State, seat: Seat) -> Table[Colour, bool]:
    """The masks under the next one, as far as a reading asks for them."""
    if state.game.readings.mask_shortage is MaskShortage.BACK_FROM_LOSERS:
        return Table.of(COLOURS, lambda colour: some((seat.covered[colour], seat.mask == colour)))
    return seat.covered


def can_lay_mask(state: State) -> bool:
    """Whether the mover has a mask, and there is a passenger to lay it on."""
    one_mask = state.game.readings.two_masks is TwoMasks.FORBIDDEN
    target = some(
        every((seat.taken, some((negate(one_mask), seat.mask == Colour.NONE))))
        for seat in state.seats
    )
    return every((state.masks.held[state.turn.mover] != Colour.NONE, target))


def masks_stay(before: State, swapped: State, spaces: tuple[Space, Space]) -> State:
    """The position after a swap in which the masks have stayed on their spaces."""
    seats = swapped.seats
    for space in spaces:
        was = before.seats[space]
        seats = seats.replace(space, replace(seats[space], mask=was.mask, covered=was.covered))
    return replace(swapped, seats=seats)


@encodes("mask.once")
def masks_after_vote(state: State, loser: Boat) -> Masks:
    """The masks of the next round: none comes back, but for what a rival reading has come back."""
    readings, masks = state.game.readings, state.masks
    left = masks.left
    if readings.mask_use is MaskUse.RETURNED_UNUSED:
        unused = masks.held
        left = Table.of(
            COLOURS, lambda colour: some((left[colour], some(one == colour for one in unused)))
        )
    if readings.mask_shortage is MaskShortage.BACK_FROM_LOSERS:
        kept = left
        left = Table.of(COLOURS, lambda colour: some((kept[colour], lies_on(state, loser, colour))))
    return Masks(left=left, held=Table.filled(state.game.players, Colour.NONE))


def lies_on(state: State, boat: Boat, colour: Colour) -> bool:
    """Whether a mask lies on a passenger of a boat, under another one or not."""
    return some(
        every((space.boat == boat, some((seat.mask == colour, seat.covered[colour]))))
        for space, seat in zip(SPACES, state.seats, strict=True)
    )
