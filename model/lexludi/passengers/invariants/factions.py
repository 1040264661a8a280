"""What cards tell about factions, and who knows whom."""

from __future__ import annotations

from lexludi.kernel.bag import Bag
from lexludi.kernel.words import every, how_many, implies, negate, total
from lexludi.passengers.components import CARDS, HAND, Card, Faction, Player, Type
from lexludi.passengers.state import State
from lexludi.passengers.views import view


def of_hand(hand: Bag[Card], type: Type) -> int:
    """How many cards of a type a hand has."""
    return total(hand[card] for card in CARDS if card.type is type)


def two_alike_tell(state: State, player: Player) -> bool:
    """Who has two souls in hand is a ferryman, who has two demons a smuggler."""
    hand, faction = state.hands[player], state.factions[player]
    return every(
        (
            implies(of_hand(hand, Type.SOUL) >= 2, faction == Faction.SOULS),
            implies(of_hand(hand, Type.DEMON) >= 2, faction == Faction.DEMONS),
            implies(of_hand(hand, Type.JESTER) >= 1, faction == Faction.JESTER),
        )
    )


def first_hand_tells(state: State, player: Player) -> bool:
    """A full hand tells its owner's faction: two souls, two demons, or the Jester."""
    hand, faction = state.hands[player], state.factions[player]
    tells = every(
        (
            (of_hand(hand, Type.SOUL) == 2) == (faction == Faction.SOULS),
            (of_hand(hand, Type.DEMON) == 2) == (faction == Faction.DEMONS),
            (of_hand(hand, Type.JESTER) == 1) == (faction == Faction.JESTER),
        )
    )
    return implies(hand.size == HAND, tells)


def smugglers_know_each_other(state: State, player: Player) -> bool:
    """A smuggler knows all smugglers, and nobody else knows any."""
    known = view(state, player).smugglers
    one_of_them = state.factions[player] == Faction.DEMONS
    return every(
        known[other] == every((one_of_them, state.factions[other] == Faction.DEMONS))
        for other in state.game.players
    )


def alone_among_four(state: State, player: Player) -> bool:
    """Among four players, nobody knows of anybody else to be a smuggler."""
    known = view(state, player).smugglers
    return every(
        implies(negate(other == player), negate(known[other])) for other in state.game.players
    )


def factions_as_dealt(state: State) -> bool:
    """There are as many players of each faction as the faction deck has cards for it."""
    souls, demons, jesters = state.game.faction_deck
    wanted = {Faction.SOULS: souls, Faction.DEMONS: demons, Faction.JESTER: jesters}
    return every(
        how_many(one == faction for one in state.factions) == number
        for faction, number in wanted.items()
    )
