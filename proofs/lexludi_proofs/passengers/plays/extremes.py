"""Games of Passengers played to totals of one's choice: who sails where, and under which mask.

A boat is told by its spaces in order, such as `- r J/g G`: nobody, a red soul, the Jester under the
green mask, a green demon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from lexludi.passengers.actions import LayMask, TakeMask
from lexludi.passengers.components import (
    CARDS,
    GIFTS,
    SPACES,
    Boat,
    Card,
    Colour,
    Effect,
    Game,
    Gift,
    Player,
    Space,
    Type,
)
from lexludi.passengers.state import Stage
from lexludi_proofs.passengers.plays.boxes import two_mask_areas, with_effects
from lexludi_proofs.passengers.plays.under_way import GameUnderWay, Hands, Played

COLOURS: Final = {"g": Colour.GREEN, "r": Colour.RED, "b": Colour.BLUE}
RAVENS: Final = tuple(space for space in SPACES if space.boat is Boat.RAVEN)
WOLVES: Final = tuple(space for space in SPACES if space.boat is Boat.WOLF)
MASK_AREA: Final = WOLVES[-1]
OF_THE_MASK: Final = Gift.G9  # the gift of that space


@dataclass(frozen=True, slots=True)
class Sitting:
    """A passenger of the boat that sails, its space, and the mask that is laid on it."""

    card: Card
    space: Space
    mask: Colour = Colour.NONE


@dataclass(frozen=True, slots=True)
class Part:
    """What a player places: cards that sail by round, and of the others whatever is at hand."""

    types: tuple[Type, Type, Type]
    sails: dict[int, Sitting]

    def can_have(self, card: Card) -> bool:
        """Whether the player can be dealt that card, too."""
        wanted = Counter(sitting.card.type for sitting in self.sails.values())
        return wanted[card.type] < self.types.count(card.type)


def only_masks(game: Game) -> Game:
    """The game in which no gift has an effect but those of the mask areas."""
    others = (gift for gift in GIFTS if gift not in (Gift.G8, OF_THE_MASK))
    return with_effects(two_mask_areas(game), dict.fromkeys(others, Effect.NOTHING))


def sailed(*boats: str) -> Callable[[Game], Played]:
    """What plays a game in which these raven boats sail, that of the first round first."""
    told = [tuple(_sittings(boat)) for boat in boats]

    def played(game: Game) -> Played:
        parts = _parts(game, told)
        table = GameUnderWay(game, _hands(game, parts))
        for number, sittings in enumerate(told):
            _all_place(table, parts, number)
            for masked in (one for one in sittings if one.mask is not Colour.NONE):
                table.until_gift(OF_THE_MASK)
                table.do(LayMask(masked.space))
            table.do(table.all_but_one_vote(Boat.RAVEN))
        return table.so_far()

    return played


def _sittings(boat: str) -> Iterator[Sitting]:
    for space, told in zip(RAVENS, boat.split(), strict=False):
        if told != "-":
            sign, _, mask = told.partition("/")
            yield Sitting(_card(sign), space, COLOURS.get(mask, Colour.NONE))


def _card(sign: str) -> Card:
    type = Type.DEMON if sign.isupper() else Type.SOUL
    others = (one for one in CARDS if one.type is type and one.colour is COLOURS.get(sign.lower()))
    return next(others, Card.JESTER)


def _parts(game: Game, told: list[tuple[Sitting, ...]]) -> dict[Player, Part]:
    """Who places which passengers that sail: everybody one in a round at most."""
    deck = [one for one, count in zip(Type, game.faction_deck, strict=True) for _ in range(count)]
    parts = {
        player: Part((type, Type.SOUL, Type.DEMON), {})
        for player, type in zip(game.players, deck, strict=True)
    }

    def shared_out(left: list[tuple[int, Sitting]]) -> bool:
        if not left:
            return True
        number, sitting = left[0]
        for part in parts.values():
            if number not in part.sails and part.can_have(sitting.card):
                part.sails[number] = sitting
                if shared_out(left[1:]):
                    return True
                del part.sails[number]
        return False

    if not shared_out([(number, one) for number, boat in enumerate(told) for one in boat]):
        raise LookupError("these passengers cannot be dealt")
    return parts


def _hands(game: Game, parts: dict[Player, Part]) -> Hands:
    """Hands with the passengers that sail, and others of the types that are left."""
    sailing = [sitting.card for part in parts.values() for sitting in part.sails.values()]
    spare = Counter(dict(game.box.cards.items())) - Counter(sailing)

    def hand(part: Part) -> tuple[Card, Card, Card]:
        wanted = [sitting.card for sitting in part.sails.values()]
        found = []
        for type in part.types:
            card = next((one for one in wanted if one.type is type), None)
            if card is None:
                card = next(one for one in spare.elements() if one.type is type)
                spare[card] -= 1
            else:
                wanted.remove(card)
            found.append(card)
        first, second, third = found
        return first, second, third

    return {player: hand(part) for player, part in parts.items()}


def _all_place(table: GameUnderWay, parts: dict[Player, Part], number: int) -> None:
    """A round of placing: who does not sail sits in the other boat, one in its mask area if need
    be."""
    sailing = [part.sails[number] for part in parts.values() if number in part.sails]
    masks = [sitting.mask for sitting in sailing if sitting.mask is not Colour.NONE]
    places = [MASK_AREA, *WOLVES] if masks else list(WOLVES)
    while table.stage in (Stage.PLACE, Stage.MASK):
        if table.stage is Stage.MASK:
            table.do(TakeMask(masks[0]))
            continue
        part = parts[table.mover]
        if sitting := part.sails.get(number):
            table.place(sitting.card, sitting.space)
            continue
        kept = Counter(one.card for at, one in part.sails.items() if at > number)
        hand = table.state.hands[table.mover]
        table.place(next(one for one in CARDS if hand[one] > kept[one]), places.pop(0))
