"""What is claimed about secrets: what a move does not show.

What everybody sees at once is told apart all the same: an event, which is played, and a fourth
postcard, which wins.
"""

from __future__ import annotations

from typing import Any, Final

from lexludi.itchy_feet import views
from lexludi.itchy_feet.components import FORBIDDEN_ITEMS, Card, Game, Player, Sort
from lexludi.itchy_feet.hands import FOUR_POSTCARDS
from lexludi.itchy_feet.invariants.hands import four_postcards_end_it
from lexludi.itchy_feet.state import State
from lexludi.kernel.bag import Bag
from lexludi.kernel.words import every, negate, same, some, total
from lexludi_proofs.engine.claims import Claim, Fact, Given, Leak
from lexludi_proofs.itchy_feet.premises import AS_MANY, LAID_OUT, players


def seen(state: State, player: Player) -> views.View:
    """What a player sees of a position."""
    return views.view(state, player)


def heard(game: Game, disclosures: tuple[Any, ...], player: Player) -> Any:
    """What a player hears of the disclosures of a move."""
    return views.heard(disclosures, player)


def any_two(one: object, other: object) -> bool:
    """Whether two moves look alike: what they are about cannot be seen."""
    return True


def wins(hand: Bag[Card], card: Card) -> bool:
    """Whether a card is the fourth postcard of a hand."""
    return every((card == Card.POSTCARD, hand[Card.POSTCARD] >= FOUR_POSTCARDS - 1))


def no_event_waits(state: State) -> bool:
    """Whether nobody has to discard for an event: who does not, has forbidden items alone."""
    return negate(some(state.turn.to_discard))


def another_draws(state: State, move: object, player: Player) -> bool:
    """Whether somebody else draws, no event and no fourth postcard, and no event waits."""
    turn, card = state.turn, state.pile.top
    return every(
        (
            negate(player == turn.actor),
            negate(card.sort == Sort.EVENT),
            negate(wins(state.hands[turn.actor], card)),
            no_event_waits(state),
        )
    )


def another_picks(state: State, move: Any, player: Player) -> bool:
    """Whether somebody else picks a card that is no fourth postcard."""
    actor = state.turn.actor
    picked = state.pile.row[move.place]
    unknown = negate(wins(state.hands[actor], picked))
    return every((negate(player == actor), unknown, no_event_waits(state)))


def another_puts_under(state: State, move: object, player: Player) -> bool:
    """Whether somebody else puts a card under the pile."""
    return every((negate(player == state.turn.actor), no_event_waits(state)))


def others_trade(state: State, move: object, player: Player) -> bool:
    """Whether the player is not one of the two who trade."""
    trade = state.trade
    return every((negate(player == trade.trader), negate(player == trade.partner)))


def others_trade_without_winning(state: State, move: object, player: Player) -> bool:
    """Whether the player is not one of the two who trade, and the trade wins nobody the game."""
    trade = state.trade
    gained = ((trade.trader, trade.taken), (trade.partner, trade.given))
    won = some(
        state.hands[one][Card.POSTCARD] + bag[Card.POSTCARD] >= FOUR_POSTCARDS
        for one, bag in gained
    )
    return every((others_trade(state, move, player), negate(won), no_event_waits(state)))


def others_steal(state: State, move: Any, player: Player) -> bool:
    """Whether the player is neither thief nor victim, and no fourth postcard is stolen."""
    mover = state.turn.mover
    concerned = some((player == mover, player == state.turn.actor))
    unknown = negate(wins(state.hands[mover], move.card))
    return every((negate(concerned), unknown, no_event_waits(state)))


def few_forbidden_items(state: State, player: Player) -> bool:
    """Nobody holds more forbidden items than there are, with all that is laid out in a trade."""
    trade = state.trade
    bags = (state.hands[player], trade.given, trade.taken)
    return total(bag[Card.FORBIDDEN_ITEM] for bag in bags) <= FORBIDDEN_ITEMS


def what_lies_open_is_seen(state: State, player: Player) -> bool:
    """Every player sees all discards, countries and characters, and how large each hand is."""
    shown = seen(state, player)
    return every(
        (
            same(shown.discards, state.discards),
            same(shown.journeys, state.journeys),
            same(shown.characters, state.characters),
            same(shown.hand_sizes, state.hands.map(lambda hand: hand.size)),
        )
    )


def _leak(name: str, action: str, onlooker: Any, **how: Any) -> Leak:
    return Leak(
        name=name, action=action, onlooker=onlooker, view=seen, heard=heard, alike=any_two, **how
    )


THREE_UP: Final = (3, 4, 5, 6)
NOBODY_HAS_WON: Final = Given(holds=four_postcards_end_it)
FEW_FORBIDDEN: Final = Given(holds=few_forbidden_items, about=(players,))
LITTLE_HIDDEN: Final = (NOBODY_HAS_WON, FEW_FORBIDDEN)

SECRETS: Final[tuple[Claim, ...]] = (
    Fact(
        name="what-lies-open-is-seen",
        holds=what_lies_open_is_seen,
        about=(players,),
        clauses=("recycle.may-look", "setup.country", "setup.centre", "character.in-front"),
        because="it lies open to all",
    ),
    Fact(
        name="few-forbidden-items-in-a-hand",
        holds=few_forbidden_items,
        about=(players,),
        given=(AS_MANY,),
        clauses=("components.forbidden-items",),
        because="there are three",
    ),
    _leak(
        "draw-is-private",
        "draw-card",
        another_draws,
        says="A card that is drawn shows nobody else what it is, unless it is played or wins.",
        given=LITTLE_HIDDEN,
        clauses=("draw.top", "event.at-once"),
        because="it comes to a hand that others cannot see",
    ),
    _leak(
        "laying-out-is-private",
        "give",
        others_trade,
        says="A card that one lays out in the own trade shows nothing to those who do not trade.",
        players=THREE_UP,
        clauses=("trade.agreed",),
        because="only the two concerned see the card",
    ),
    _leak(
        "laying-out-in-return-is-private",
        "take",
        others_trade,
        says="A card laid out in return shows nothing to those who do not trade.",
        players=THREE_UP,
        clauses=("trade.agreed",),
        because="only the two concerned see the card",
    ),
    _leak(
        "trade-is-private",
        "close-trade",
        others_trade_without_winning,
        says="What changes hands shows nothing to those who do not trade, unless it wins.",
        given=(*LITTLE_HIDDEN, LAID_OUT),
        players=THREE_UP,
        clauses=("trade.agreed", "trade.until-done", "trade.bonus"),
        because="the others see how many cards change hands, and not which",
    ),
    _leak(
        "theft-is-private",
        "stolen-card",
        others_steal,
        says="A card that is stolen shows nothing to a third player, unless it wins.",
        given=LITTLE_HIDDEN,
        players=THREE_UP,
        clauses=("steal.at-random",),
        because="it goes from hand to hand, and no hand is seen",
    ),
    _leak(
        "put-under-is-private",
        "put-under",
        another_puts_under,
        says="A card that is put under the pile shows nobody else what it is.",
        given=LITTLE_HIDDEN,
        clauses=("special.pile-only",),
        because="the pile lies face down",
    ),
    _leak(
        "pick-is-private",
        "pick",
        another_picks,
        says="A card that is picked from the pile shows nobody else what it is, unless it wins.",
        given=LITTLE_HIDDEN,
        clauses=("special.pile-only",),
        because="it comes to a hand that others cannot see",
    ),
)
