"""Each claim about Venturesome has a twin: with a certain clause out of force it is refuted.

A twin names the sort of move to ask about where that is enough to bring the claim down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.venturesome import new_game
from lexludi.venturesome.actions import (
    Draw,
    GiveUp,
    Intimidate,
    Move,
    Play,
    PutUnder,
    Resolve,
    RevealThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    DEFAULT_BOX,
    NO_CARD,
    SYMBOLS,
    THREATS,
    Box,
    Card,
    Character,
    End,
    Player,
    Symbol,
    card,
)
from lexludi.venturesome.invariants.cards import box_as_printed
from lexludi.venturesome.law import LAW
from lexludi.venturesome.legal import held
from lexludi.venturesome.scoring import ARTIFACTS, GEMS
from lexludi.venturesome.setup import set_up, shuffled
from lexludi.venturesome.state import Stage, State, Threats
from lexludi_proofs.venturesome.plays.cards import hands_of, listed
from lexludi_proofs.venturesome.plays.under_way import GameUnderWay

from .twins import Twin, Twins

Other = Callable[[Box], Box]


def eight_of_a_colour(box: Box) -> Box:
    """The box with a Guide's card in the place of one of a Reporter's."""
    guide, reporter = CHARACTERS.members[:2]
    more, fewer = card(guide, Symbol.RING), card(reporter, Symbol.RING)
    cards = box.cards.replace(more, box.cards[more] + 1)
    return replace(box, cards=cards.replace(fewer, cards[fewer] - 1))


def seven_intimidations(box: Box) -> Box:
    """The box with an intimidation card of each character."""
    return replace(box, intimidation=Table.filled(CHARACTERS, 1))


def dealt(box: Box) -> State:
    """A game of two from a box that need not be as printed."""
    game = replace(new_game(2), box=box)
    with LAW.without(["components.nine-a-colour", "components.intimidation"]):
        return set_up(game, shuffled(game, Random(0)))


def ten_guides() -> State:
    """There are ten Guides, in hands and deck."""
    return dealt(eight_of_a_colour(DEFAULT_BOX))


def nobody_else_there() -> State:
    """An Aviator's effect is resolved by a player with two cards in front, the other has none."""
    state = dealt(DEFAULT_BOX)
    mover = state.turn.mover
    hand, row = state.hands[mover], state.expeditions[mover]
    for one in held(hand)[:2]:
        hand, row = hand.remove(one), row.insert(0, one)
    return replace(
        state,
        hands=state.hands.replace(mover, hand),
        expeditions=state.expeditions.replace(mover, row),
        turn=replace(state.turn, stage=Stage.EXCHANGE),
    )


def full_of_reporters() -> State:
    """A player holds nine cards of each kind of Reporter."""
    state = dealt(DEFAULT_BOX)
    kinds = {card(Character.REPORTER, symbol): 9 for symbol in SYMBOLS}
    return replace(state, hands=state.hands.replace(state.turn.mover, Bag.of(CARDS, kinds)))


def deck_of_guides() -> State:
    """All cards of the deck are Guides."""
    state = dealt(DEFAULT_BOX)
    guides = [card(Character.GUIDE, Symbol.MAP)] * state.deck.size
    return replace(state, deck=Pile.of(ALL_CARDS, NO_CARD, guides))


def between_rounds() -> tuple[State, Move]:
    """The last threat for the second round is about to be revealed; nobody has any treasure."""
    state = dealt(DEFAULT_BOX)
    threats = state.threats
    revealed = Threats(
        deck=threats.deck.drawn(),
        face_up=Bag.of(THREATS, {threats.deck.top: 1}),
        resolved=Bag.of(THREATS),
        discards=threats.face_up,
    )
    turn = replace(state.turn, round=2, stage=Stage.REVEAL)
    return replace(all_discarded(state), threats=revealed, turn=turn), RevealThreat()


def small_share() -> State:
    """Before the second round everybody is about to be dealt one card too few."""
    state = all_discarded(dealt(DEFAULT_BOX))
    turn = replace(state.turn, round=2, stage=Stage.DEAL, share=state.game.hand_size - 1)
    return replace(state, turn=turn)


def rich_in(*symbols: Symbol) -> Callable[[], State]:
    """A player has nine cards of every colour with each of some symbols for treasure."""
    pile = Bag.of(CARDS, {card(one, symbol): 9 for one in CHARACTERS for symbol in symbols})

    def position() -> State:
        state = dealt(DEFAULT_BOX)
        return replace(state, treasures=state.treasures.replace(Player.P1, pile))

    return position


def all_discarded(state: State) -> State:
    """The position with all hands among the discards."""
    for player in state.game.players:
        state = discarded(state, player, listed(state.hands[player]))
    return state


def discarded(state: State, player: Player, cards: list[Card]) -> State:
    """The position with cards of a player's hand among the discards."""
    hand, discards = state.hands[player], state.discards
    for one in cards:
        hand, discards = hand.remove(one), discards.add(one)
    return replace(state, hands=state.hands.replace(player, hand), discards=discards)


def last_card() -> tuple[State, Move]:
    """A player plays the last card of the hand."""
    state = dealt(DEFAULT_BOX)
    mover = state.turn.mover
    last, *others = listed(state.hands[mover])
    return discarded(state, mover, others), Play(last, End.LEFT)


def unable() -> tuple[State, Move]:
    """A player who holds nothing but cards of a banned character gives up."""
    state = dealt(DEFAULT_BOX)
    mover = state.turn.mover
    hand = listed(state.hands[mover])
    character = hand[0].character
    others = [one for one in hand if one.character is not character]
    banned = state.banned.replace(character, True)
    return replace(discarded(state, mover, others), banned=banned), GiveUp()


def leaving() -> tuple[State, Move]:
    """The last player in the round resolves a threat, with nothing to lose to it."""
    state = all_discarded(dealt(DEFAULT_BOX))
    threats = state.threats
    last, other = [one for one, count in threats.face_up.counts.items() if count]
    up, down = threats.face_up.remove(other), threats.resolved.add(other)
    alone = Table.of(state.game.players, lambda one: one == state.turn.mover)
    return (
        replace(
            state,
            threats=replace(threats, face_up=up, resolved=down),
            in_round=alone,
            turn=replace(state.turn, stage=Stage.THREAT),
        ),
        Resolve(last),
    )


def hunter_first() -> tuple[State, Move]:
    """The first card of all is an Artifact Hunter, which bans the Guide."""
    game = game_of({Player.P1: [Character.HUNTER]})
    game.lay(Character.HUNTER)
    return game.state, Intimidate(Character.GUIDE)


def adventurer_first() -> tuple[State, Move]:
    """The first card of all is an Adventurer, and hands of eight and nine cards are swapped."""
    game = game_of({Player.P1: [Character.ADVENTURER]})
    game.lay(Character.ADVENTURER)
    return game.state, SwapHands(Player.P2)


def all_in_one_row() -> State:
    """All cards that were dealt lie in one expedition."""
    state = dealt(DEFAULT_BOX)
    row = state.expeditions[state.turn.mover]
    for hand in state.hands:
        for one in listed(hand):
            row = row.append(one)
    return replace(
        state,
        hands=Table.filled(state.game.players, Bag.of(CARDS)),
        expeditions=state.expeditions.replace(state.turn.mover, row),
    )


def professor_first() -> tuple[State, Move]:
    """The first card of all is a Professor, and the card drawn goes under the deck."""
    game = game_of({Player.P1: [Character.PROFESSOR]})
    drawn = game.state.deck.top
    game.lay(Character.PROFESSOR)
    game.do(Draw())
    return game.state, PutUnder(drawn)


def card_not_held() -> tuple[State, Move]:
    """A Professor's card goes under the deck that its player does not hold."""
    state, _ = professor_first()
    hand = state.hands[state.turn.mover]
    return state, PutUnder(next(one for one in CARDS if not hand[one]))


def guide_itself() -> tuple[State, Move]:
    """A Guide has been laid beside a Reporter, and takes itself back."""
    game = beside_a_reporter()
    return game.state, TakeBack(game.place(Player.P1, Character.GUIDE))


def second_guide() -> tuple[State, Move]:
    """A Guide has taken a Reporter back, and another Guide is laid beside it."""
    game = beside_a_reporter()
    game.do(TakeBack(game.place(Player.P1, Character.REPORTER)))
    game.lay_professor()
    return game.state, Play(game.held(Character.GUIDE), End.RIGHT)


def beside_a_reporter() -> GameUnderWay:
    """A game in which a Guide has just been laid beside a Reporter; its player holds another."""
    reporter, guide, professor = Character.REPORTER, Character.GUIDE, Character.PROFESSOR
    game = game_of({Player.P1: [reporter, guide, guide], Player.P2: [reporter, professor]})
    for character in (reporter, reporter, guide):
        game.lay(character)
    return game


def game_of(wanted: Mapping[Player, Sequence[Card | Character]]) -> GameUnderWay:
    """A game of two with these cards in the hands."""
    game = new_game(2)
    return GameUnderWay(game, hands_of(game, wanted))


TWINS = Twins(
    game="venturesome",
    by_clause={
        "partner-is-another": Twin("collector.another-player", "hand-over"),
        "expeditions-grow-large": Twin("guide.returns"),
        "most-turns-are-taken": Twin("guide.returns"),
        "further-maps-count-again": Twin("score.maps"),
        "third-artifact-makes-a-set": Twin("score.sets"),
        "table-in-order": Twin("play.last-card", where=last_card),
        "left-with-a-card": Twin("adventurer.swaps-hands", where=adventurer_first),
        "cards-conserved": Twin("guide.returns", "take-back"),
        "threats-in-order": Twin("threat.turned-down", where=leaving),
        "threats-conserved": Twin("threat.turned-down", "resolve"),
        "banned-has-a-card": Twin("hunter.chooses", "intimidate"),
        "one-ban-at-a-time": Twin("hunter.until", "intimidate"),
        "lone-guide": Twin("play.new-colour", where=second_guide),
        "guide-never-returns-guide": Twin("guide.not-itself", where=guide_itself),
        "first-turns-in-order": Twin("turn.clockwise", where=hunter_first),
        "partner-holds-the-card": Twin("collector.hands-over", "hand-over"),
        "deck-size-kept-by-professor": Twin("professor.puts-under", "put-under"),
        "aviator-keeps-sizes": Twin("aviator.exchanges", "exchange"),
        "giving-up-is-truthful": Twin("play.must", "give-up"),
        "unable-with-nothing-in-front": Twin("hunter.unable"),
        "row-mirror": Twin("threat.trap"),
        "round-always-ends": Twin("guide.not-itself", where=guide_itself),
        "never-stuck": Twin("play.unable", where=unable),
        "deck-by-round": Twin("professor.puts-under", where=professor_first),
        "cards-shuffled-late": Twin("round.reshuffle", where=between_rounds),
        "threat-deck-by-round": Twin("round.reveal", where=between_rounds),
        "threats-shuffled-late": Twin("round.threat-reshuffle", where=leaving),
        "share-as-large-as-can-be": Twin("round.deal", where=between_rounds),
        "third-deal-can-give-nobody-a-card": Twin("threat.few-cards"),
        "nobody-can-win": Twin("tie.disqualified"),
        "last-place-can-win": Twin("tie.fewest-points"),
        "may-leave-with-nothing": Twin("hunter.banned"),
        "what-lies-open-is-seen": Twin("setup.discards-public"),
        "anybody-can-begin": Twin("setup.starter"),
        "swap-is-private": Twin("adventurer.unseen"),
        "draw-is-private": Twin("setup.hands-private"),
        "put-under-is-private": Twin("setup.hands-private"),
        "hand-over-is-private": Twin("collector.unseen"),
        "hand-back-is-private": Twin("setup.hands-private"),
        "deal-is-private": Twin("setup.hands-private"),
        "smallest-tie-without-a-winner": Twin("tie.disqualified"),
        "smallest-last-place-win": Twin("tie.fewest-points"),
        "positions-within-bounds": Twin("professor.from-hand", where=card_not_held),
    },
    from_others={
        "mover-is-in-the-round": {},
        "hands-are-held": {},
        "effects-can-be-resolved": {},
        "something-to-deal": {},
        "expedition-at-most": {"hands-are-held": all_in_one_row},
        "expedition-has-room": {},
        "deck-has-room": {},
        "sixty-three-cards": {},
        "treasure-in-the-box": {},
        "gems-within-the-box": {},
        "artifacts-within-the-box": {},
        "maps-within-the-box": {},
        "points-within-the-box": {
            "gems-within-the-box": rich_in(*GEMS),
            "artifacts-within-the-box": rich_in(*ARTIFACTS),
            "maps-within-the-box": rich_in(Symbol.MAP),
        },
        "threats-face-up-equal-players-in-round": {},
        "aviator-always-has-a-target": {"first-turns-in-order": nobody_else_there},
        "collector-always-has-cards": {},
        "hand-never-empty-while-in-round": {},
        "hand-never-empty-unless-none-was-dealt": {},
        "cards-to-come-in-the-box": {},
        "nine-guides-at-most": {"box-as-printed": ten_guides},
        "turns-in-a-round-at-most": {
            "table-in-order": full_of_reporters,
            "nine-guides-at-most": deck_of_guides,
        },
        "short-deal-means-rich-players": {"share-as-large-as-can-be": small_share},
        "deal-never-short-for-two-or-three": {"share-as-large-as-can-be": small_share},
    },
    # No move touches the box: without a clause another one is dealt from.
    apart=("box-as-printed",),
)


@pytest.mark.parametrize(
    ("clause", "other"),
    [
        ("components.nine-a-colour", eight_of_a_colour),
        ("components.intimidation", seven_intimidations),
    ],
)
def test_another_box_is_dealt_from_without_its_clause(clause: str, other: Other) -> None:
    game = new_game(2)
    game = replace(game, box=other(game.box))
    deal = shuffled(game, Random(0))
    with pytest.raises(IllegalMove, match=clause):
        set_up(game, deal)
    with LAW.without([clause]):
        assert not box_as_printed(set_up(game, deal))
