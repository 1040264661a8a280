"""Games of Passengers that stop where two readings part: the last move tells them apart."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from lexludi.passengers import RULEBOOK
from lexludi.passengers.actions import (
    GainVotes,
    GoBy,
    LayMask,
    PassCoin,
    Swap,
    TakeMask,
)
from lexludi.passengers.components import Boat, Card, Colour, Faction, Game, Gift, Space
from lexludi.passengers.scoring import faction_with_coin, half_points
from lexludi.passengers.setup import shuffled
from lexludi.passengers.state import Stage
from lexludi_proofs.engine.playing import UnderWay
from lexludi_proofs.passengers.plays.under_way import GameUnderWay, Played

RAVEN, WOLF = Boat.RAVEN, Boat.WOLF
RAVENS = (Space.RAVEN_1, Space.RAVEN_2, Space.RAVEN_3, Space.RAVEN_4, Space.RAVEN_5)


def about_to_place(game: Game) -> GameUnderWay:
    """The first player is about to place a passenger; mysteries sit on the first spaces."""
    table = GameUnderWay(game)
    table.until(Stage.PLACE)
    return table


def coin_passed_on(game: Game) -> GameUnderWay:
    """The second player has passed on the coin that the first one held, to the third."""
    table = about_to_place(game)
    table.sit(Space.RAVEN_2)
    table.sit(Space.WOLF_5)
    table.until_gift(Gift.G9)
    table.do(PassCoin(table.game.left_of(table.mover)))
    return table


def fifth_in_a_boat(game: Game) -> Played:
    """Five passengers are placed in the raven boat."""
    table = about_to_place(game)
    for space in RAVENS[:4]:
        table.sit(space)
    return table.ended_by(table.sitting(Space.RAVEN_5))


def third_beside_a_mystery(game: Game) -> Played:
    """Three passengers of players join a mystery passenger."""
    table = about_to_place(game)
    for space in RAVENS[1:3]:
        table.sit(space)
    return table.ended_by(table.sitting(Space.RAVEN_4))


def coin_passed_before_a_round(game: Game) -> Played:
    """The coin is passed on in the first round, and then the second begins."""
    table = coin_passed_on(game)
    last = table.all_but_one_vote(RAVEN)
    return table.ended_by(last)


def gift_of_another_space(game: Game) -> Played:
    """The first player takes the gift of a space that is still free."""
    table = about_to_place(game)
    placing = table.sitting(Space.RAVEN_2)
    return table.ended_by(replace(placing, gift=Gift.G4))


def with_a_mask(game: Game) -> GameUnderWay:
    """The first player has the green mask, and it is the turn of the gift that lays it."""
    table = about_to_place(game)
    table.sit(Space.RAVEN_5)
    table.do(TakeMask(Colour.GREEN))
    table.until_gift(Gift.G8)
    return table


def mask_of_a_loser_taken(game: Game) -> Played:
    """A mask lay on the boat that has lost, and is taken in the next round."""
    table = with_a_mask(game)
    table.do(LayMask(Space.RAVEN_5))
    return green_again(table)


def wasted_mask_taken(game: Game) -> Played:
    """A mask was not laid, and is taken in the next round."""
    table = with_a_mask(game)
    table.do(GoBy())
    return green_again(table)


def green_again(table: GameUnderWay) -> Played:
    """The wolf boat sails, and then somebody wants the green mask of the next raven boat."""
    table.until(Stage.VOTE)
    table.do(table.all_but_one_vote(WOLF))
    table.until(Stage.PLACE)
    table.sit(Space.RAVEN_5)
    return table.ended_by(TakeMask(Colour.GREEN))


def fourth_in_a_mask_area(game: Game) -> Played:
    """Three masks have been taken and none was laid; then a mask area is placed on."""
    table = about_to_place(game)
    table.sit(Space.RAVEN_5)
    table.do(TakeMask(Colour.GREEN))
    table.sit(Space.WOLF_5)
    table.do(TakeMask(Colour.RED))
    table.until_gift(Gift.G8)
    table.do(GoBy(), GoBy())
    table.do(table.all_but_one_vote(RAVEN))
    table.until(Stage.PLACE)
    table.sit(Space.RAVEN_5)
    table.do(TakeMask(Colour.BLUE))
    return table.ended_by(table.sitting(Space.WOLF_5))


def mask_not_laid(game: Game) -> Played:
    """Who has a mask does not lay it."""
    return with_a_mask(game).ended_by(GoBy())


def mask_on_a_mask(game: Game) -> Played:
    """Two players lay their masks on one passenger."""
    table = about_to_place(game)
    table.sit(Space.RAVEN_5)
    table.do(TakeMask(Colour.GREEN))
    table.sit(Space.WOLF_5)
    table.do(TakeMask(Colour.RED))
    table.until_gift(Gift.G8)
    table.do(LayMask(Space.RAVEN_5))
    return table.ended_by(LayMask(Space.RAVEN_5))


def gift_declined(game: Game) -> Played:
    """A swap is possible, and is not done."""
    table = about_to_place(game)
    table.sit(Space.RAVEN_2)
    table.until_gift(Gift.G2)
    return table.ended_by(GoBy())


def tied_after_the_coin_was_passed(game: Game) -> Played:
    """The coin was passed on, nobody has votes, and the two holders vote for different boats."""
    table = coin_passed_on(game)
    holder = table.deal.starter
    votes = {one: RAVEN if one is holder else WOLF for one in game.players}
    return table.ended_by(table.all_but_one_vote(votes))


def tied_while_the_jester_has_the_coin(game: Game) -> Played:
    """A game played at random that ferrymen and smugglers end with equally many points, ahead of
    the Jester, who has the coin."""
    for seed in range(10_000):
        random = Random(seed)
        deal = shuffled(game, random)
        table = UnderWay(RULEBOOK, game, deal)
        while not RULEBOOK.is_over(table.state):
            table.do(RULEBOOK.pick(table.state, random))
        souls, demons, jester = half_points(table.state)
        with_jester = faction_with_coin(table.state) is Faction.JESTER
        if souls == demons > jester and with_jester:
            return table.so_far()
    raise LookupError("no game ended so")


def two_pairs_in_a_boat(game: Game) -> Played:
    """Two green souls and two red ones sail in one boat."""
    players = game.players.members
    souls = (Card.GREEN_SOUL, Card.GREEN_SOUL, Card.RED_SOUL, Card.RED_SOUL)
    hands = {
        player: (faction, soul, Card.GREEN_DEMON)
        for player, soul, faction in zip(players, souls, [Card.BLUE_SOUL] * 4, strict=False)
    }
    table = GameUnderWay(game, hands)
    for space, soul in zip(RAVENS, souls, strict=False):
        table.place(soul, space)
    return table.sailing(RAVEN)


def masked_jester_beside_a_soul(game: Game) -> Played:
    """The Jester, under a red mask, sails beside a red soul."""
    one, two = game.players.members[:2]
    hands = {
        one: (Card.JESTER, Card.BLUE_SOUL, Card.BLUE_DEMON),
        two: (Card.BLUE_SOUL, Card.RED_SOUL, Card.BLUE_DEMON),
    }
    table = GameUnderWay(game, hands)
    table.until(Stage.PLACE)
    table.place(Card.JESTER, Space.RAVEN_4)
    table.place(Card.RED_SOUL, Space.RAVEN_5)
    table.do(TakeMask(Colour.RED))
    table.until_gift(Gift.G8)
    table.do(LayMask(Space.RAVEN_4))
    return table.sailing(RAVEN)


def demon_and_soul_apart(game: Game) -> Played:
    """A red demon and a red soul sail in one row, with an empty space between them."""
    one, two = game.players.members[:2]
    hands = {
        one: (Card.BLUE_SOUL, Card.BLUE_SOUL, Card.RED_DEMON),
        two: (Card.BLUE_SOUL, Card.RED_SOUL, Card.BLUE_DEMON),
    }
    table = GameUnderWay(game, hands)
    table.until(Stage.PLACE)
    table.place(Card.RED_DEMON, Space.RAVEN_3)
    table.place(Card.RED_SOUL, Space.RAVEN_5)
    table.do(TakeMask(Colour.GREEN))
    return table.sailing(RAVEN, apart_from=(Space.RAVEN_4,))


def mask_and_swap(game: Game) -> Played:
    """A passenger under a mask is swapped."""
    table = about_to_place(game)
    table.sit(Space.RAVEN_5)
    table.do(TakeMask(Colour.GREEN))
    table.sit(Space.WOLF_5)
    table.until_gift(Gift.G8)
    table.do(LayMask(Space.RAVEN_5))
    return table.ended_by(Swap(Space.RAVEN_5, Space.WOLF_5))


def passenger_placed(game: Game) -> Played:
    """The first player places a passenger, a red demon."""
    hands = {game.players.members[0]: (Card.BLUE_SOUL, Card.BLUE_SOUL, Card.RED_DEMON)}
    table = GameUnderWay(game, hands)
    table.until(Stage.PLACE)
    return table.ended_by(table.placing(Card.RED_DEMON, Space.RAVEN_2))


def more_votes_than_there_are(game: Game) -> Played:
    """A gift brings more vote tokens than are left."""
    table = about_to_place(game)
    table.sit(Space.WOLF_2)
    table.until_gift(Gift.G3)
    return table.ended_by(GainVotes())
