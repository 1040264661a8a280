"""From the box to the first turn; what chance decides is an argument."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import every
from lexludi.venturesome.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    NO_CARD,
    THREATS,
    Card,
    Character,
    End,
    Game,
    Player,
    Threat,
    nine_of_each_colour,
    six_intimidations,
)
from lexludi.venturesome.law import encodes, require
from lexludi.venturesome.state import Stage, State, Threats, Turn


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance and the players decide before the first turn."""

    hands: Table[Player, Bag[Card]]
    deck: Pile[Card]
    threat_deck: Pile[Threat]
    starter: Player


@encodes(
    "setup.deck",
    "setup.discard-pile",
    "setup.threat-discard-pile",
    "setup.hands-private",
    "setup.discards-public",
    "setup.threat-deck",
    "setup.threat-discards-public",
    "setup.starter",
)
def set_up(game: Game, deal: Deal) -> State:
    """The position before the first turn: hands are dealt and threats lie face up."""
    require(nine_of_each_colour(game.box), "components.nine-a-colour")
    require(six_intimidations(game.box), "components.intimidation")
    require(every(hand.size == game.hand_size for hand in deal.hands), "setup.deal")
    require(every(all_there(game, deal, kind) for kind in CARDS), "components.cards")
    require(every(one_of(deal.threat_deck, threat) for threat in THREATS), "components.threats")
    return State(
        game=game,
        deck=deal.deck,
        discards=Bag.of(CARDS),
        hands=deal.hands,
        expeditions=Table.filled(game.players, empty_expedition(game)),
        treasures=Table.filled(game.players, Bag.of(CARDS)),
        threats=first_revealed(game, deal.threat_deck),
        banned=nobody_banned(),
        in_round=Table.filled(game.players, True),
        turn=fresh_turn(game, 1, deal.starter, Stage.PLAY),
    )


def all_there(game: Game, deal: Deal, kind: Card) -> bool:
    """Whether hands and deck hold as many cards of a kind as the box."""
    held = deal.hands.total(lambda hand: hand[kind])
    return held + deal.deck.how_many(lambda card: card == kind) == game.box.cards[kind]


def one_of(deck: Pile[Threat], threat: Threat) -> bool:
    """Whether a threat is in the deck once."""
    return deck.how_many(lambda card: card == threat) == 1


@encodes("setup.threats-face-up")
def first_revealed(game: Game, deck: Pile[Threat]) -> Threats:
    """As many threats as players, from the top of the deck, lie face up."""
    shown = deck.row.cells[: len(game.players)]
    left, lying = deck, Bag.of(THREATS)
    for one in shown:
        left, lying = left.drawn(), lying.add(one)
    return Threats(left, lying, Bag.of(THREATS), Bag.of(THREATS))


@encodes("setup.intimidation-stack")
def nobody_banned() -> Table[Character, bool]:
    """All intimidation cards lie face down."""
    return Table.filled(CHARACTERS, False)


def empty_expedition(game: Game) -> Row[Card]:
    """A row without cards, with room for all that are dealt in a round."""
    return Row.of(game.dealt_in_a_round, NO_CARD)


def fresh_turn(game: Game, round: int, mover: Player, stage: Stage, share: int = 0) -> Turn:
    """A turn, or a moment between rounds, in which nothing has been done yet."""
    return Turn(
        round=round,
        mover=mover,
        stage=stage,
        end=End.LEFT,
        partner=game.players.members[0],
        received=NO_CARD,
        to_lose=0,
        share=share,
    )


def shuffled(game: Game, random: Random) -> Deal:
    """A deal drawn by a random generator."""
    cards = [kind for kind, count in game.box.cards.items() for _ in range(count)]
    threats = list(THREATS)
    random.shuffle(cards)
    random.shuffle(threats)
    return dealt(game, cards, threats, random.choice(game.players.members))


def dealt(game: Game, cards: list[Card], threats: list[Threat], starter: Player) -> Deal:
    """The deal that shuffled decks give, top first: a hand for each player, the rest as deck."""
    each = game.hand_size
    hands = [cards[at : at + each] for at in range(0, game.dealt_in_a_round, each)]
    return Deal(
        hands=Table(
            game.players,
            tuple(Bag.of(CARDS, {kind: hand.count(kind) for kind in hand}) for hand in hands),
        ),
        deck=Pile.of(ALL_CARDS, NO_CARD, cards[game.dealt_in_a_round :]),
        threat_deck=Pile.of(len(THREATS), THREATS.members[0], threats),
        starter=starter,
    )
