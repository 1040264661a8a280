"""Boxes that could have been printed: any items, countries, texts and extensions."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from lexludi.itchy_feet.components import (
    ALL_ITEMS,
    CARDS,
    CHARACTERS,
    COUNTRIES,
    EVENT_TEXTS,
    EVENTS,
    EXTENSIONS,
    ITEMS,
    NEEDED,
    NO_CARD,
    SPECIAL_TEXTS,
    SPECIALS,
    Ability,
    Box,
    Card,
    Extension,
    Text,
)
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table


def box_of(random: Random, extensions: frozenset[Extension] | None = None) -> Box:
    """A box drawn by a random generator, with these extensions or with any."""
    few = random.choice((4, 8, 16))
    kinds = random.sample(ITEMS.members, few)
    items = Counter(random.choices(kinds, k=ALL_ITEMS))
    at_hand = list(items.elements())
    texts: dict[Card, Text] = {one: random.choice(SPECIAL_TEXTS) for one in SPECIALS}
    texts |= {one: random.choice(EVENT_TEXTS) for one in EVENTS}
    played = frozenset(one for one in EXTENSIONS if random.random() < 0.7)
    wanted = played if extensions is None else extensions
    return Box(
        items=Table.filled(ITEMS, 0, items),
        needs=Table.of(
            COUNTRIES, lambda _: Row.of(NEEDED, NO_CARD, random.sample(at_hand, NEEDED))
        ),
        texts=Table.filled(CARDS, Text.NOTHING, texts),
        any_time=Table.filled(CARDS, False, {one: random.random() < 0.6 for one in SPECIALS}),
        abilities=Table.of(CHARACTERS, lambda _: random.choice(list(Ability))),
        extensions=Table.of(EXTENSIONS, lambda one: one in wanted),
    )


def any_box() -> st.SearchStrategy[Box]:
    """A box with any set of extensions; items, countries and texts are told by a number."""
    return st.builds(
        lambda number, extensions: box_of(Random(number), extensions),
        st.integers(0, 10**6),
        st.frozensets(st.sampled_from(EXTENSIONS.members)),
    )
