"""Components and setup of Passengers put out of force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many
from lexludi.passengers.components import (
    Card,
    Colour,
    Faction,
    Game,
    Gift,
    Player,
    Round,
    Space,
    Type,
)
from lexludi.passengers.law import require
from lexludi.passengers.scoring import colour_of
from lexludi.passengers.setup import Deal, check_deal, faction_of, hand_dealt, set_up
from lexludi.passengers.state import Seat, State
from lexludi.passengers.turn import in_same_boat
from lexludi.passengers.views import smugglers_known
from lexludi_proofs.engine.breaking import Break


def _but_for(clause: str) -> Callable[..., None]:
    """What requires everything but what one clause asks for."""

    def required(fact: bool, cited: str, **facts: object) -> None:
        if cited != clause:
            require(fact, cited, **facts)

    return required


def _begun(otherwise: Callable[[State], State]) -> Callable[[Game, Deal], State]:
    """What sets up a game and changes something then."""
    return lambda game, deal: otherwise(set_up(game, deal))


def _first(state: State) -> Player:
    return state.game.players.members[0]


def _second_mask(state: State) -> State:
    held = state.masks.held.replace(_first(state), Colour.GREEN)
    return replace(state, masks=replace(state.masks, held=held))


def _second_jester(state: State) -> State:
    return replace(state, lost=state.lost.add(Card.JESTER))


def _mask_missing(state: State) -> State:
    left = state.masks.left.replace(Colour.GREEN, False)
    return replace(state, masks=replace(state.masks, left=left))


def _gift_given(state: State) -> State:
    taken = state.gifts.taken.replace(Gift.G0, True)
    return replace(state, gifts=replace(state.gifts, taken=taken))


def _votes_given(state: State) -> State:
    return replace(state, votes=Table.filled(state.game.players, 1))


def _somebody_aboard(state: State) -> State:
    landing = state.afterlands[Round.I]
    aboard = landing.seats.map(lambda seat: replace(seat, taken=True))
    landings = state.afterlands.replace(Round.I, replace(landing, seats=aboard))
    seats = state.seats.map(lambda seat: replace(seat, taken=True))
    return replace(state, seats=seats, afterlands=landings)


def _second_round(state: State) -> State:
    return replace(state, turn=replace(state.turn, round=Round.II))


def _first_begins(game: Game, deal: Deal) -> State:
    return set_up(game, replace(deal, starter=game.players.members[0]))


def _a_smuggler_may_be_the_jester(game: Game, deal: Deal) -> None:
    souls, demons, jesters = game.faction_deck
    cards = deal.faction_cards
    others = how_many(card.type == Type.DEMON for card in cards)
    others = others + how_many(card.type == Type.JESTER for card in cards)
    require(others == demons + jesters, "setup.faction-deck")
    require(how_many(card.type == Type.SOUL for card in cards) == souls, "setup.faction-deck")
    require(every(card.type == Type.SOUL for card in deal.souls), "setup.hand")
    require(every(card.type == Type.DEMON for card in deal.demons), "setup.hand")


def _without_faction_card(deal: Deal, player: Player) -> Bag[Card]:
    return hand_dealt(deal, player).remove(deal.faction_cards[player])


def _with_another_soul(deal: Deal, player: Player) -> Bag[Card]:
    return hand_dealt(deal, player).add(deal.souls[player])


def _the_other_faction(one: Faction, other: Faction) -> Callable[[Card], Faction]:
    """What tells two factions for each other."""

    def told(card: Card) -> Faction:
        faction = faction_of(card)
        return choose(faction == one, other, choose(faction == other, one, faction))

    return told


def _all_ferrymen(card: Card) -> Faction:
    return Faction.SOULS


def _nobody_known(state: State, player: Player) -> Table[Player, bool]:
    return Table.filled(state.game.players, False)


def _in_one_boat(state: State, space: Space) -> tuple[bool, ...]:
    return tuple(seat.taken for seat in state.seats)


def _colour_of_mask(seat: Seat) -> Colour:
    return seat.mask


SETUP: Final = (
    *(
        Break(clause, require, _but_for(clause), says)
        for clause, says in (
            ("components.souls", "there are any number of souls"),
            ("components.demons", "there are any number of demons"),
            ("components.spaces", "boats may be too small"),
            ("components.vote-tokens", "spaces show more vote tokens than there are"),
            ("components.gift-cards", "two spaces have the same gift"),
        )
    ),
    Break("components.jester", set_up, _begun(_second_jester), "there is a second Jester"),
    Break("components.boats", in_same_boat, _in_one_boat, "there is one boat for a round"),
    Break("components.masks", set_up, _begun(_second_mask), "there is a second green mask"),
    Break("components.colours", colour_of, _colour_of_mask, "no passenger has a colour"),
    Break("goal.three-rounds", set_up, _begun(_second_round), "the first round is left out"),
    Break("setup.gifts-open", set_up, _begun(_gift_given), "a gift is missing at first"),
    Break("setup.vote-tokens", set_up, _begun(_votes_given), "everybody begins with a vote"),
    Break("setup.first-boats", set_up, _begun(_somebody_aboard), "somebody is aboard at first"),
    Break("setup.masks", set_up, _begun(_mask_missing), "a mask is missing at first"),
    Break("setup.coin", set_up, _first_begins, "the same player begins every game"),
    Break(
        "setup.jester-out",
        check_deal,
        _a_smuggler_may_be_the_jester,
        "the Jester may be in any game, in the place of a smuggler",
    ),
    Break("setup.faction-card", hand_dealt, _without_faction_card, "nobody keeps a faction card"),
    Break("setup.three-cards", hand_dealt, _with_another_soul, "everybody has a fourth card"),
    Break("faction.by-card", faction_of, _all_ferrymen, "all are ferrymen"),
    *(
        Break(clause, faction_of, _the_other_faction(one, other), "factions are mistaken")
        for clause, one, other in (
            ("faction.souls", Faction.SOULS, Faction.DEMONS),
            ("faction.demons", Faction.DEMONS, Faction.JESTER),
            ("faction.jester", Faction.JESTER, Faction.SOULS),
        )
    ),
    Break("gaze.demons-meet", smugglers_known, _nobody_known, "nobody is known to be a smuggler"),
)
