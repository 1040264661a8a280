"""What is claimed about scores, and what counting all cases gives."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from lexludi.kernel.words import every, total
from lexludi.viajantes import scoring
from lexludi.viajantes.components import (
    CARRIAGES,
    HAND_SIZE,
    ITEMS_EACH,
    Character,
    Game,
    Kind,
    Player,
)
from lexludi.viajantes.readings import Pairs
from lexludi.viajantes.state import State
from lexludi_proofs.engine.claims import Bound, Claim, Counted, Fact
from lexludi_proofs.viajantes.plays import extremes
from lexludi_proofs.viajantes.premises import (
    SEATS_PERMUTATION,
    TWO_CHARACTERS_EACH,
    characters,
    players,
)


def pairs_gap(state: State, holder: Character) -> int:
    """How many points a suitcase gains where any two foreign items make a pair."""
    readings = state.game.readings
    cards = scoring.strangers(state.suitcases[holder].column, (holder.item,))
    loose = scoring.pairs_points(replace(readings, pairs=Pairs.ANY_TWO), cards)
    return loose - scoring.pairs_points(replace(readings, pairs=Pairs.SAME_OWNER), cards)


def own_items_beat_the_rest(state: State, holder: Character) -> bool:
    """In a suitcase each own item gives ten points and any other card at most five."""
    column = state.suitcases[holder].column
    own = column.how_many(lambda card: card.kind == holder.item)
    most = 10 * own + 5 * (column.size - own)
    points = scoring.suitcase_points(state, holder)
    return every((10 * own <= points, points <= most))


def platforms_alike(state: State, player: Player) -> bool:
    """Were everybody on the other platform of their carriage, all would score the same."""
    across = replace(state, seats=state.seats.map(lambda seat: seat.opposite))
    return scoring.seats_points(state, player) == scoring.seats_points(across, player)


SCORES: Final[tuple[Claim, ...]] = (
    Bound(
        name="player-score-at-most",
        says="No player ever has more than 175 points.",
        value=scoring.player_points,
        about=(players,),
        limit=lambda game: 175,
        attained=extremes.best_player,
        given=(SEATS_PERMUTATION, TWO_CHARACTERS_EACH),
        clauses=("score.own", "score.seat", "score.nearby", "score.nearby-once"),
        because="two full suitcases of own items, the two best seats and the bonus",
    ),
    Bound(
        name="suitcase-score-at-most",
        says="No suitcase is ever worth more than 50 points.",
        value=scoring.suitcase_points,
        about=(characters,),
        limit=lambda game: 50,
        attained=extremes.best_suitcase,
        clauses=("score.own", "score.clothing"),
        because="five cards of ten points each",
    ),
    Bound(
        name="seat-score-range-most",
        says="Seats and nearby bonus together give a player at most 75 points.",
        value=scoring.seats_points,
        about=(players,),
        limit=lambda game: 75,
        attained=extremes.best_seats,
        given=(SEATS_PERMUTATION, TWO_CHARACTERS_EACH),
        clauses=("score.seat", "score.nearby", "score.nearby-once"),
        because="two seats of thirty points nearby",
    ),
    Bound(
        name="seat-score-range",
        says="Seats and nearby bonus give a player at least 30 points, with six players 20.",
        value=scoring.seats_points,
        about=(players,),
        greatest=False,
        limit=lambda game: 20 if len(game.players) == 6 else 30,
        attained=extremes.worst_seats,
        given=(SEATS_PERMUTATION, TWO_CHARACTERS_EACH),
        clauses=("score.seat", "score.nearby", "variants.carriages"),
        because="with one last carriage of ten points two characters in it sit nearby",
    ),
    Bound(
        name="pair-readings-differ-by-at-most",
        says="Where any two foreign items make a pair, a suitcase gains at most 20 points by it.",
        value=pairs_gap,
        about=(characters,),
        limit=lambda game: 20,
        attained=extremes.five_strangers,
        clauses=("score.pairs",),
        because="five cards hold at most two pairs",
    ),
    Fact(
        name="own-items-beat-the-rest",
        holds=own_items_beat_the_rest,
        about=(characters,),
        clauses=("score.own", "score.pairs", "score.clothing"),
        because="half a pair and a clothing card are worth five points each",
    ),
    Fact(
        name="platforms-alike",
        holds=platforms_alike,
        about=(players,),
        clauses=("score.seat",),
        because="only the carriage counts, and whether the platform is the same",
    ),
)


def nearby_by_chance(game: Game) -> Fraction:
    """The chance that two characters seated at random sit nearby."""
    pairs = list(combinations(game.seats, 2))
    near = [pair for pair in pairs if scoring.nearby(game.readings, *pair)]
    return Fraction(len(near), len(pairs))


def chance_as_claimed(game: Game) -> bool:
    """A player's two characters start nearby in 7/15, 10/28, 13/45 or 16/66 of deals."""
    claimed = {3: (7, 15), 4: (10, 28), 5: (13, 45), 6: (16, 66)}
    return nearby_by_chance(game) == Fraction(*claimed[len(game.players)])


def last_carriage_beats_a_split(game: Game) -> bool:
    """Both seats of the last carriage give more than one of them and one of twenty points apart."""
    readings, worth = game.readings, game.seat_points

    def points(one: Any, other: Any) -> int:
        return total((worth[one], worth[other], scoring.nearby_points(readings, one, other)))

    last, across = game.seats.members[-2:]
    twenty = [seat for seat in game.seats if worth[seat] == 20 and seat.platform != last.platform]
    apart = [points(last, seat) for seat in twenty if not scoring.nearby(readings, last, seat)]
    return bool(apart) and points(last, across) > max(apart)


def hands_use_all_items(game: Game) -> bool:
    """Ten cards for each player are exactly the items of the characters in the game."""
    owners = [kind for kind in game.kinds if kind is not Kind.CLOTHING]
    items, owned = ITEMS_EACH * len(owners), ITEMS_EACH * len(game.characters)
    return HAND_SIZE * len(game.players) == items == owned


def all_seats_worth(game: Game) -> bool:
    """All seats together are worth 120, 160, 220 or 240 points."""
    claimed = {3: 120, 4: 160, 5: 220, 6: 240}
    players_ = len(game.players)
    return total(game.seat_points) == claimed[players_] == 2 * sum(CARRIAGES[players_])


COUNTS: Final[tuple[Claim, ...]] = (
    Counted(
        name="chance-to-start-nearby",
        holds=chance_as_claimed,
        clauses=("score.nearby",),
        because="every pair of seats is as likely as any other",
    ),
    Counted(
        name="last-carriage-beats-a-split",
        holds=last_carriage_beats_a_split,
        clauses=("variants.carriages", "score.nearby"),
        because="the bonus is worth more than a better carriage",
    ),
    Counted(
        name="hands-use-all-items",
        holds=hands_use_all_items,
        clauses=("components.items", "variants.removal"),
        because="two characters a player with five items each",
    ),
    Counted(
        name="all-seats-worth",
        holds=all_seats_worth,
        clauses=("setup.train", "variants.carriages"),
        because="two seats a carriage",
    ),
)
