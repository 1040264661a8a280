"""What is claimed about factions: which cards tell them, and who knows of whom."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from lexludi.kernel.table import Table
from lexludi.passengers import RULEBOOK
from lexludi.passengers.components import FACTIONS, OF_A_TYPE, Faction, Game, Player, Type
from lexludi.passengers.invariants import factions
from lexludi.passengers.invariants.cards import there_are_of
from lexludi.passengers.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Counted, Fact, History, Invariant, Played
from lexludi_proofs.passengers.plays import rounds
from lexludi_proofs.passengers.premises import AS_DEALT, HAND, players


@dataclass(frozen=True, slots=True)
class Sides:
    """Who was on which side when the game began."""

    factions: Table[Player, Faction]


AT_FIRST: Final = History(
    start=lambda game, deal, state: Sides(state.factions),
    note=lambda before, move, after, record: record,
    any_record=lambda game, source: Sides(
        Table.of(game.players, lambda _: source.member(FACTIONS))
    ),
)
EVEN: Final = (4, 6, 8)  # players with whom the Jester is in the game


def dealt(game: Game, type: Type) -> int:
    """How many cards of a type come into a game."""
    return there_are_of(RULEBOOK.set_up(game, RULEBOOK.shuffled(game, Random(0))), type)


def decks_suffice(game: Game) -> bool:
    """Twelve souls and twelve demons suffice; with eight players all souls are used."""
    souls, demons = (dealt(game, type) for type in (Type.SOUL, Type.DEMON))
    all_used = souls == OF_A_TYPE
    return max(souls, demons) <= OF_A_TYPE and all_used == (len(game.players) == 8)


def nobody_changes_sides(state: State, record: Sides, player: Player) -> bool:
    """Nobody ever changes sides."""
    return state.factions[player] == record.factions[player]


def soul_and_demon(state: State, player: Player) -> bool:
    """Whether a player has one soul and one demon left."""
    hand = state.hands[player]
    return factions.of_hand(hand, Type.SOUL) == 1 and factions.of_hand(hand, Type.DEMON) == 1


def one_of_each_tells_nothing(state: State) -> bool:
    """The second round begins, and in each faction somebody holds one soul and one demon."""
    begins = state.turn.round.value == "II" and state.turn.stage in (Stage.MYSTERY, Stage.PLACE)
    holders = {state.factions[one] for one in state.game.players if soul_and_demon(state, one)}
    return begins and holders == set(FACTIONS)


FACTION_CLAIMS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="factions-as-dealt",
        holds=factions.factions_as_dealt,
        clauses=("setup.faction-deck", "faction.by-card", "setup.jester-out"),
        because="everybody has a card of the faction deck, and nobody changes sides",
    ),
    Invariant(
        name="factions-stay",
        holds=nobody_changes_sides,
        history=AT_FIRST,
        about=(players,),
        clauses=("faction.by-card",),
        because="the card that was dealt settles it for the whole game",
    ),
    Invariant(
        name="first-hand-tells-the-faction",
        holds=factions.first_hand_tells,
        about=(players,),
        given=(HAND,),
        clauses=(
            "setup.hand",
            "faction.by-card",
            "faction.souls",
            "faction.demons",
            "faction.jester",
        ),
        because="everybody is dealt one soul and one demon besides the faction card",
    ),
    Invariant(
        name="two-alike-tell-the-faction",
        holds=factions.two_alike_tell,
        about=(players,),
        clauses=("setup.hand", "faction.souls", "faction.demons", "place.own-card"),
        because="one of two souls, or of two demons, is the faction card",
    ),
    Played(
        name="one-of-each-tells-nothing",
        says="A soul and a demon can be what is left to a player of any faction.",
        holds=one_of_each_tells_nothing,
        game=rounds.faction_cards_first,
        players=EVEN,
        clauses=("setup.hand", "faction.by-card"),
        because="the faction card can be the first that is played",
    ),
    Counted(
        name="decks-suffice",
        holds=decks_suffice,
        clauses=("components.souls", "components.demons", "setup.hand", "setup.faction-deck"),
        because="the numbers add up",
    ),
    Fact(
        name="smugglers-know-each-other",
        holds=factions.smugglers_know_each_other,
        about=(players,),
        clauses=("gaze.demons-meet",),
        because="that is what the Demon's Gaze is for",
    ),
    Fact(
        name="nobody-knows-anybody-among-four",
        holds=factions.alone_among_four,
        about=(players,),
        given=(AS_DEALT,),
        players=(4,),
        clauses=("gaze.skipped", "setup.faction-deck"),
        because="there is one smuggler only",
    ),
)
