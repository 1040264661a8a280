"""Two rounds of Venturesome in which five players bring home almost all that they are dealt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from lexludi.venturesome.actions import SwapHands
from lexludi.venturesome.components import (
    CHARACTERS,
    Card,
    Character,
    Game,
    Player,
    Symbol,
    Threat,
    card,
)
from lexludi_proofs.venturesome.plays.cards import Box, Hands, in_dealing_order
from lexludi_proofs.venturesome.plays.names import (
    ADVENTURER,
    AVIATOR,
    COLLECTOR,
    GUIDE,
    HUNTER,
    P1,
    P2,
    P3,
    P4,
    P5,
    PROFESSOR,
    REPORTER,
)
from lexludi_proofs.venturesome.plays.under_way import GameUnderWay, Played

# A threat that asks for symbols, and one symbol that it does not ask for: whoever is going to
# resolve it has cards with this symbol alone.
SAFE: Final = {
    Threat.BOG: Symbol.RING,
    Threat.SPIDERS_NEST: Symbol.CHALICE,
    Threat.COLLAPSING_TEMPLE: Symbol.STATUETTE,
    Threat.JAGUAR: Symbol.ONE_GEM,
    Threat.VOLCANIC_ERUPTION: Symbol.MAP,
    Threat.EMERGENCY_LANDING: Symbol.THREE_GEMS,
    Threat.NATIVE: Symbol.TWO_GEMS,
}
FIRST: Final = tuple(SAFE)[:4]  # the threats that P2 to P5 resolve in the first round
SECOND: Final = tuple(SAFE)[4:]  # and P1 to P3 in the second


def six_of_one_symbol(box: Box, threat: Threat) -> list[Card]:
    """The six characters beside the Adventurer, all with the symbol that is safe from a threat."""
    symbol = SAFE[threat]
    return [box.take(card(one, symbol)) for one in CHARACTERS if one is not ADVENTURER]


def adventurers(box: Box, symbols: Sequence[Symbol]) -> list[Card]:
    """Adventurers with these symbols."""
    return [box.take(card(ADVENTURER, symbol)) for symbol in symbols]


def nobody_gets_a_card(game: Game) -> Played:
    """The third round begins without cards: 59 lie in treasure piles, and one is discarded.

    In the first round P1 gives up with one card, an Adventurer, with another in front; P2 to P5
    have seven different characters each. In the second P1 to P3 have seven, P4 four and P5 five.
    """
    box = Box(game)
    first, second = _first_hands(box), _second_hands(box)
    threats = [Threat.TRAP, *FIRST, Threat.STORM, Threat.SNOW_AVALANCHE, *SECOND]
    table = GameUnderWay(game, first, in_dealing_order(game, second, P1), threats, P1)
    _play_first_round(table)
    table.next_round()
    _play_second_round(table)
    table.next_round()
    return table.so_far()


def _first_hands(box: Box) -> Hands:
    """P1 holds the Adventurers that everybody is going to lay; each of the others holds what the
    player on the right is going to bring home, P2 what P5 is."""
    home = [six_of_one_symbol(box, threat) for threat in FIRST]
    theirs = [SAFE[threat] for threat in FIRST]
    hand = adventurers(box, [Symbol.ANKH, *theirs, Symbol.TWO_GEMS])
    return {P1: hand, P2: home[3], P3: home[0], P4: home[1], P5: home[2]}


def _second_hands(box: Box) -> Hands:
    """P1 and P3 hold the three Adventurers, and what P4 and P5 are going to bring home; the others
    hold what P1, P2 and P3 are."""
    home = [six_of_one_symbol(box, threat) for threat in SECOND]
    one, two, three = adventurers(box, [SAFE[threat] for threat in SECOND])
    storm = _ankhs(box, PROFESSOR, REPORTER, HUNTER, COLLECTOR)
    others = [box.any(each) for each in (HUNTER, PROFESSOR, REPORTER)]
    avalanche = [*_ankhs(box, GUIDE, AVIATOR), *others]
    return {
        P1: [one, two, *storm],
        P2: home[0],
        P3: [three, *avalanche],
        P4: home[1],
        P5: home[2],
    }


def _ankhs(box: Box, *characters: Character) -> list[Card]:
    return [box.take(card(one, Symbol.ANKH)) for one in characters]


def _play_first_round(table: GameUnderWay) -> None:
    """The hand of Adventurers goes round, until one is left that P1 may not lay beside another."""
    symbols = [Symbol.ANKH, *(SAFE[threat] for threat in FIRST)]
    for other, symbol in zip((P2, P3, P4, P5, P1), symbols, strict=True):
        table.lay(card(ADVENTURER, symbol), SwapHands(other))
    table.give_up(Threat.TRAP)
    pairs = (P3, P2, P5, P4)  # what the first of a pair exchanges, the second exchanges back
    _each_lays_a_reporter(table, pairs)
    for _ in pairs:
        table.lay_guide(REPORTER)
    _each_lays_a_reporter(table, pairs)
    for other in pairs:
        table.lay_collector(other, PROFESSOR)
    for other in pairs:
        table.lay_aviator(other, REPORTER, REPORTER)
    for _ in pairs:
        table.lay_hunter(ADVENTURER)
    for threat in FIRST:
        table.lay(PROFESSOR)
        table.leave(threat)


def _each_lays_a_reporter(table: GameUnderWay, players: Collection[Player]) -> None:
    for _ in players:
        table.lay(REPORTER)


def _play_second_round(table: GameUnderWay) -> None:
    """P4 and P5 get short hands, and exchange the one card each that their threat would take.

    A lap of the table is a paragraph; P1, P2 and P3 go on in the same way.
    """
    for other in (P2, P4, P5):
        table.lay_adventurer(other)
    table.lay_professor()
    table.lay_hunter(ADVENTURER)

    _each_lays_a_reporter(table, (P1, P2, P3))
    table.lay(REPORTER)
    table.lay_professor()

    for _ in (P1, P2, P3):
        table.lay_guide(REPORTER)
    table.lay_hunter(ADVENTURER)
    table.lay_aviator(P4, HUNTER, PROFESSOR)

    _each_lays_a_reporter(table, (P1, P2, P3))
    table.lay(COLLECTOR)
    table.leave(Threat.STORM)
    table.lay_guide(AVIATOR)

    for other in (P2, P1, P1):
        table.lay_collector(other, PROFESSOR)
    table.lay(REPORTER)

    for other in (P2, P1, P1):
        table.lay_aviator(other, REPORTER, REPORTER)
    table.lay(AVIATOR)
    table.leave(Threat.SNOW_AVALANCHE)

    for _ in (P1, P2, P3):
        table.lay_hunter(ADVENTURER)

    for threat in SECOND:
        table.lay(PROFESSOR)
        table.leave(threat)
