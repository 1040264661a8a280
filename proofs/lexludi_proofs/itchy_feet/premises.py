"""What claims about Itchy Feet are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.components import CARDS, EVENTS, Card, Game, Player
from lexludi.itchy_feet.invariants import cards, hands
from lexludi.kernel.domain import Domain
from lexludi_proofs.engine.claims import Given


def players(game: Game) -> Domain[Player]:
    """The players."""
    return game.players


def kinds(game: Game) -> Domain[Card]:
    """All kinds of card."""
    return CARDS


def passports(game: Game) -> Domain[Card]:
    """The passports, all of one kind."""
    return Domain((Card.PASSPORT,))


def postcards(game: Game) -> Domain[Card]:
    """The postcards, all of one kind."""
    return Domain((Card.POSTCARD,))


def at_once(game: Game) -> Domain[Card]:
    """What has an effect as soon as it is drawn: events, and postcards that win."""
    return Domain((*EVENTS, Card.POSTCARD))


def scarce(game: Game) -> Domain[Card]:
    """Postcards and forbidden items."""
    return Domain((Card.POSTCARD, Card.FORBIDDEN_ITEM))


CARDS_CONSERVED: Final = Given(holds=cards.cards_conserved, about=(kinds,), at_it=True)
PILE_ROOM: Final = Given(holds=cards.pile_has_room)
ALL_THERE: Final = Given(holds=cards.all_cards_there)
LAID_OUT: Final = Given(holds=cards.trade_is_laid_out)
PAID: Final = Given(holds=cards.paid_is_discarded, about=(kinds,), at_it=True)
NOT_PAID: Final = Given(holds=cards.nothing_paid_yet)
AS_MANY: Final = Given(holds=cards.as_many_as)
VICTIM: Final = Given(holds=cards.victim_is_another, settles=True)
DRAWER: Final = Given(holds=cards.drawer_has_to_draw)
ALL_LIMITS: Final = Given(holds=hands.all_within_limit)
WITHIN: Final = Given(holds=hands.within_limit, about=(players,))
FORMED: Final = Given(holds=cards.formed_in_time)
QUIET: Final = Given(holds=hands.nothing_waits)
TO_DO: Final = Given(holds=cards.something_to_do_it_with)
PASSPORTS: Final = Given(holds=cards.cards_conserved, about=(kinds,), only=(passports,))
POSTCARDS: Final = Given(holds=cards.cards_conserved, about=(kinds,), only=(postcards,))
SCARCE: Final = Given(holds=cards.cards_conserved, about=(kinds,), only=(scarce,))
AT_ONCE: Final = Given(holds=cards.cards_conserved, about=(kinds,), only=(at_once,))
NO_EVENTS: Final = Given(holds=cards.events_in_no_hand)
