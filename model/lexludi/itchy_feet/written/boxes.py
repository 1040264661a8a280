"""A box as it is written in a components file, and under `box` in a position.

For instance::

    extensions: [special-items, postcards]
    items: {skis: 8, boots: 8, coat: 8, hat: 8}
    needs:
      country-1: [skis, boots, coat]
      country-2: [hat, hat, hat]
      country-3: ...
    texts: {special-5: stands-for-an-item}
    any-time: [mousetrap, special-5]
    abilities: {character-2: draws-two}

All of it may be left out. What is wrong is said together with the clause that is concerned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from lexludi.itchy_feet.components import (
    ALL_ITEMS,
    CARDS,
    CHARACTERS,
    COUNTRIES,
    DEFAULT_BOX,
    EVENT_TEXTS,
    EXTENSIONS,
    ITEMS,
    NEEDED,
    NO_CARD,
    SPECIAL_TEXTS,
    Box,
    Card,
    Country,
    Game,
    Sort,
    Text,
)
from lexludi.itchy_feet.telling import label
from lexludi.itchy_feet.written.forms import BoxForm
from lexludi.kernel.forms import Fault, Faults, Path, given, read_form
from lexludi.kernel.row import Row
from lexludi.kernel.suggesting import suggestion
from lexludi.kernel.table import Table
from lexludi.kernel.words import total

# The clause that each field of a box is about.
CLAUSES: Final = {
    "items": "components.items",
    "needs": "goal.three-items",
    "texts": "special.as-written",
    "any-time": "special.action-or-any-time",
    "abilities": "components.characters",
    "extensions": "setup.any-extensions",
}
TEXTS: Final = {Sort.EVENT: EVENT_TEXTS, Sort.SPECIAL: SPECIAL_TEXTS}
BY_EVENT: Final = "event.everybody"


def with_components(game: Game, data: Any) -> Game:
    """The game with the box that plain data describe. Raises Faults, naming each field."""
    if faults := tuple(wrong(data)):
        raise Faults(faults)
    return replace(game, box=box_of(read_form(BoxForm, data)))


def box_of(form: BoxForm, path: Path = ()) -> Box:
    """The box that a form describes, whatever the numbers. Raises Faults where it is none."""
    if faults := tuple(unbuildable(form)):
        raise Faults(tuple(Fault((*path, *one.path), one.problem) for one in faults))
    return _built(form)


def box_form(box: Box) -> BoxForm:
    """The box as a form, with every number."""
    return BoxForm(
        items=dict(box.items.items()),
        needs={country: list(needed) for country, needed in box.needs.items()},
        texts={card: text for card, text in box.texts.items() if card.sort in TEXTS},
        any_time={card for card, is_so in box.any_time.items() if is_so},
        abilities=dict(box.abilities.items()),
        extensions={extension for extension, is_so in box.extensions.items() if is_so},
    )


def wrong(data: Any) -> list[Fault]:
    """All that is wrong with a box, its form and its numbers, each with its clause."""
    found: list[Fault] = []
    try:
        form = read_form(BoxForm, data)
    except Faults as error:
        found += (_cited(fault) for fault in error.faults)
        form = read_form(BoxForm, _without(data, found))
    known = {fault.path[:2] for fault in found}
    found += (fault for fault in unbuildable(form) if fault.path[:2] not in known)
    known |= {fault.path[:2] for fault in found}
    unsure = {"items", "needs"} if any(path[:1] == ("items",) for path in known) else set()
    found += (
        fault
        for fault in misprints(_built(form))
        if fault.path[:2] not in known and fault.path[0] not in unsure
    )
    return found


def unbuildable(form: BoxForm) -> Iterator[Fault]:
    """Whatever keeps a form from being a box at all."""
    for kind in given(form.items, {}):
        if kind not in ITEMS:
            yield _fault(("items", kind.value), f"is no item ({_meant(kind)})")
    needs = given(form.needs, dict.fromkeys(COUNTRIES, [NO_CARD] * NEEDED))
    for country in COUNTRIES:
        if country not in needs:
            yield Fault(("needs", country.value), "is missing, see components.countries")
    for country, needed in needs.items():
        if len(needed) != NEEDED:
            problem = f"asks for {len(needed)} items, not for {NEEDED}"
            yield _fault(("needs", country.value), problem)
        for at, kind in enumerate(needed):
            if kind not in ITEMS:
                problem = f"{kind.value} is no item ({_meant(kind)})"
                yield _fault(("needs", country.value, at), problem)


def misprints(box: Box) -> Iterator[Fault]:
    """Whatever keeps the box from being one that could have been printed."""
    there = total(box.items)
    if there != ALL_ITEMS:
        yield _fault(("items",), f"{there} items in all, there are {ALL_ITEMS}")
    for country, needed in box.needs.items():
        for kind in dict.fromkeys(needed):
            asked, there = list(needed).count(kind), box.items[kind]
            if asked > there:
                problem = f"asks for {_times(kind, asked)}, of which there are {there or 'none'}"
                yield _fault(("needs", country.value), problem)
    for card, text in box.texts.items():
        allowed = TEXTS.get(card.sort, (Text.NOTHING,))
        if text not in allowed:
            yield _fault(("texts", card.value), _wrong_text(card, text, allowed))
    for card, is_so in box.any_time.items():
        if is_so and card.sort is not Sort.SPECIAL:
            problem = f"{card.value} is no special item, only they can be used at any time"
            yield _fault(("any-time",), problem)


def _built(form: BoxForm) -> Box:
    """The box of a form; what is not there, or no item, is left to the default one."""
    box, items = DEFAULT_BOX, form.items
    texts, abilities = given(form.texts, {}), given(form.abilities, {})
    needs, any_time = given(form.needs, {}), form.any_time
    extensions = given(form.extensions, set())

    def triple(country: Country) -> Row[Card]:
        needed = needs.get(country, [])
        fits = len(needed) == NEEDED and all(kind in ITEMS for kind in needed)
        return Row.of(NEEDED, NO_CARD, needed) if fits else box.needs[country]

    return Box(
        items=Table.of(ITEMS, lambda kind: given(items, dict(box.items.items())).get(kind, 0)),
        needs=Table.of(COUNTRIES, triple),
        texts=Table.of(CARDS, lambda card: texts.get(card, box.texts[card])),
        any_time=Table.of(CARDS, lambda card: card in given(any_time, _anywhen(box))),
        abilities=Table.of(CHARACTERS, lambda one: abilities.get(one, box.abilities[one])),
        extensions=Table.of(EXTENSIONS, lambda one: one in extensions),
    )


def _anywhen(box: Box) -> set[Card]:
    return {card for card, is_so in box.any_time.items() if is_so}


def _without(data: Any, faults: Iterable[Fault]) -> dict[str, Any]:
    """The box without the entries that are at fault."""
    left = dict(data) if isinstance(data, dict) else {}
    for fault in faults:
        field, *inner = (*fault.path[:2], None)[:2]
        entries = left.get(field)
        if isinstance(entries, dict) and inner[0] is not None:
            left[field] = {key: value for key, value in entries.items() if str(key) != inner[0]}
        else:
            left.pop(field, None)
    return left


def _meant(kind: Card) -> str:
    return suggestion(kind.value, [item.value for item in ITEMS])


def _times(kind: Card, count: int) -> str:
    return label(kind) if count == 1 else f"{count} x {label(kind)}"


def _wrong_text(card: Card, text: Text, allowed: tuple[Text, ...]) -> str:
    known = ", ".join(one.value for one in allowed)
    for sort, noun in ((Sort.SPECIAL, "a special item"), (Sort.EVENT, "an event")):
        if text in TEXTS[sort] and card.sort in TEXTS:
            return f"{text.value} is what {noun} does (known here: {known})"
    return f"a card of this sort has no text, so not {text.value}"


def _fault(path: Path, problem: str) -> Fault:
    return _cited(Fault(path, problem))


def _cited(fault: Fault) -> Fault:
    """The fault with the clause that its field is about."""
    field = fault.path[0] if fault.path else ""
    event = field == "texts" and str(fault.path[1:2]).startswith("('event")
    clause = BY_EVENT if event else CLAUSES.get(str(field))
    return Fault(fault.path, f"{fault.problem}, see {clause}") if clause else fault
