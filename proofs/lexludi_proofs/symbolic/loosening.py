"""Questions about sums, asked less closely: what cannot hold even so cannot hold.

A long sum is replaced by a number of which little is known, or every comparison is said of whole
numbers instead of bits. That the easier question can be answered says nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any, Final

import z3

from lexludi_proofs.symbolic.numbers import (
    COMPARISONS,
    ONE_OR_NONE,
    Choice,
    Comparison,
    Made,
    Number,
    Quotient,
    Sum,
    aligned,
    widened,
)
from lexludi_proofs.symbolic.solving import conjuncts

Term = Any
Name = tuple[int, bool]  # a term's number at the solver, and whether its highest bit is a sign
MANY: Final = 16  # options of a choice that is not looked into, by those who look at the few


class Numbers:
    """Terms said of whole numbers instead of bits, and the numbers that terms are about.

    A number that was chosen among more than `most` others counts as a number of its own. What was
    worked out is kept, by the solver's number for a term, with the term, which is its own for as
    long as it is kept.
    """

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._compared: dict[int, tuple[Term, dict[Name, Number]]] = {}
        self._said: dict[int, tuple[Term, Term]] = {}
        self._whole: dict[Name, tuple[Number, Term]] = {}
        self._limits: dict[tuple[Name, ...], tuple[Number, list[Term]]] = {}

    def forget(self) -> None:
        """Forget what was worked out so far."""
        self._compared.clear()
        self._said.clear()
        self._whole.clear()
        self._limits.clear()

    def compared_in(self, terms: Sequence[Term]) -> list[Number]:
        """The numbers, none of them a sum of a few, that these terms compare or are made of."""
        found: dict[Name, Number] = {}
        for term in terms:
            if term.get_id() not in self._compared:
                self._compared[term.get_id()] = (term, self._looked_through(term))
            found.update(self._compared[term.get_id()][1])
        return list(found.values())

    def _looked_through(self, whole: Term) -> dict[Name, Number]:
        found: dict[Name, Number] = {}
        seen: set[int] = set()
        waiting = [whole]
        while waiting:
            term = waiting.pop()
            if term.get_id() in seen:
                continue
            seen.add(term.get_id())
            compared = COMPARISONS.get(term.get_id())
            if compared is None:
                waiting.extend(term.children())
                continue
            new = [*_parts(compared.one), *_parts(compared.other)]
            while new:
                part = new.pop()
                if _name(part) in found:
                    continue
                found[_name(part)] = part
                made = self._made(part)
                if isinstance(made, Choice):
                    waiting.extend(made.conditions)
                new.extend(each for one in _made_of(made) for each in _parts(one))
        return found

    def _made(self, part: Number) -> Made | None:
        made = part.made
        if self._most and isinstance(made, Choice) and len(made.options) > self._most:
            return None
        return made

    def said(self, terms: Sequence[Term]) -> list[Term]:
        """The terms with each comparison of numbers said of whole numbers instead of bits.

        Of the numbers little else is known than bounds, and that sums are no less than summands.
        """
        parts = self.compared_in(terms)
        met = {_name(part) for part in parts}
        limits = [limit for part in parts for limit in self._limits_of(part, met)]
        less = [self._number(one) <= self._number(other) for one, other in _narrower(parts)]
        return [*map(self._of, terms), *limits, *less]

    def _of(self, whole: Term) -> Term:
        waiting = [whole]
        while waiting:
            term = waiting[-1]
            name = term.get_id()
            if name in self._said:
                waiting.pop()
                continue
            compared = COMPARISONS.get(name)
            if compared is not None:
                self._said[name] = (term, self._comparison(compared))
                continue
            parts = term.children()
            ahead = [part for part in parts if part.get_id() not in self._said]
            if ahead:
                waiting.extend(ahead)
                continue
            said = [self._said[part.get_id()][1] for part in parts]
            same = all(one.eq(other) for one, other in zip(parts, said, strict=True))
            self._said[name] = (term, term if same else term.decl()(*said))
        return self._said[whole.get_id()][1]

    def _comparison(self, compared: Comparison) -> Term:
        one, other = self._number(compared.one), self._number(compared.other)
        return one == other if compared.equal else one <= other

    def _number(self, value: Any) -> Term:
        if not isinstance(value, Number):
            return z3.IntVal(value)
        parts = (value.parts or {}).values()
        return z3.Sum(z3.IntVal(value.constant), *(self._whole_of(part) * n for part, n in parts))

    def _whole_of(self, part: Number) -> Term:
        """The whole number that stands for a number."""
        name = _name(part)
        if name not in self._whole:
            made = self._made(part)
            if isinstance(made, Choice):
                *options, result = map(self._number, made.options)
                cases = zip(made.conditions, options, strict=True)
                for condition, option in reversed(list(cases)):
                    result = z3.If(self._of(condition), option, result)
            else:
                result = z3.Int(f"whole.{name[0]}.{name[1]}")
            self._whole[name] = (part, result)
        return self._whole[name][1]

    def _limits_of(self, part: Number, met: Collection[Name]) -> Sequence[Term]:
        """What is known of the whole number for a number; `met` are all in the question."""
        made = self._made(part)
        others: tuple[Number, ...] = ()
        if isinstance(made, Sum) and all(each.low >= 0 for each in made.summands):
            others = tuple(each for each in made.summands if _name(each) in met)
        name = (_name(part), *map(_name, others))
        if name not in self._limits:
            self._limits[name] = (part, [*self._known_of(part, made, others)])
        return self._limits[name][1]

    def _known_of(
        self, part: Number, made: Made | None, others: Sequence[Number]
    ) -> Iterator[Term]:
        """The limits of the whole number for a number, and these summands of it together."""
        if isinstance(made, Choice):
            return
        whole = self._whole_of(part)
        if isinstance(made, Quotient):
            yield whole * made.divisor <= self._number(made.dividend)
            yield self._number(made.dividend) < (whole + 1) * made.divisor
        if others:
            yield z3.Sum(z3.IntVal(0), *map(self._whole_of, others)) <= whole
        yield whole >= part.low
        yield whole <= part.high


ALL: Final = Numbers()
SHALLOW: Final = Numbers(MANY)


def forget_loosened() -> None:
    """Forget all that was asked less closely so far."""
    ALL.forget()
    SHALLOW.forget()
    INSTEAD.clear()
    COUNTED.clear()


def only_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms said of whole numbers instead of bits."""
    return ALL.said(terms)


def shallow_sums(terms: Sequence[Term]) -> list[Term]:
    """The same, without looking into a choice among many."""
    return SHALLOW.said(terms)


def near(premises: Sequence[Term], goal: Term) -> list[Term]:
    """A term with those of the premises that compare one of the numbers it compares."""
    numbers = {_name(part) for part in ALL.compared_in([goal])}
    said = conjuncts(premises)
    return [*(one for one in said if _about(numbers, one)), goal]


def _about(numbers: Collection[Name], term: Term) -> bool:
    return any(_name(part) in numbers for part in ALL.compared_in([term]))


def without_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms with each long sum in them replaced by a number that is no less than any summand,
    and 0 where all of them are."""
    parts = ALL.compared_in(terms)
    sums = [part for part in parts if isinstance(part.made, Sum) and part.low >= 0]
    if not sums:
        return list(terms)
    found = [_instead_of(whole) for whole in sums]
    limits = [limit for _, known in found for limit in known]
    limits.extend(z3.ULE(*aligned(less, more)) for less, more in _narrower(sums))
    swaps = [(whole.term, instead) for whole, (instead, _) in zip(sums, found, strict=True)]
    return [z3.substitute(z3.And(*terms, *limits), *swaps)]


INSTEAD: Final[dict[int, tuple[Number, tuple[Term, list[Term]]]]] = {}  # by the sum's own number


def _instead_of(whole: Number) -> tuple[Term, list[Term]]:
    """The number that stands for a long sum, and what is known of it."""
    name = whole.term.get_id()
    if name not in INSTEAD:
        width = whole.term.size()
        instead = z3.BitVec(f"total.{name}", width)
        limits = [z3.ULE(instead, whole.high)]
        summands = whole.made.summands  # type: ignore[union-attr]
        if all(each.low >= 0 for each in summands):
            limits.extend(z3.ULE(widened(each, width), instead) for each in summands)
            limits.append(z3.Or(instead == 0, *(each.term != 0 for each in summands)))
        INSTEAD[name] = (whole, (instead, limits))
    return INSTEAD[name][1]


def _made_of(made: Made | None) -> Sequence[Any]:
    match made:
        case Sum(summands):
            return summands
        case Choice(_, options):
            return options
        case Quotient(dividend, _):
            return (dividend,)
    return ()


def _narrower(parts: Iterable[Number]) -> Iterator[tuple[Number, Number]]:
    """Pairs of counts of equally many facts, of which each of the first says what the one of the
    second says and more: the first count is the smaller one."""
    by_size: dict[int, list[tuple[Number, list[frozenset[int]]]]] = {}
    for part in parts:
        facts = _counted(part)
        if facts:
            by_size.setdefault(len(facts), []).append((part, facts))
    for counts in by_size.values():
        for (one, narrow), (other, wide) in permutations(counts, 2):
            if all(more >= less for more, less in zip(narrow, wide, strict=True)):
                yield one, other


COUNTED: Final[dict[Name, tuple[Number, list[frozenset[int]]]]] = {}


def _counted(part: Number) -> list[frozenset[int]]:
    """What each of the facts says that a number counts, if that is how it was made."""
    name = _name(part)
    if name not in COUNTED:
        summands = part.made.summands if isinstance(part.made, Sum) else ()
        made = [each.made for each in summands]
        bits = all(isinstance(one, Choice) and one.options is ONE_OR_NONE for one in made)
        facts = [one.conditions[0] for one in made if isinstance(one, Choice)] if bits else []
        COUNTED[name] = (part, [_says(fact) for fact in facts])
    return COUNTED[name][1]


def _says(fact: Term) -> frozenset[int]:
    return frozenset(term.get_id() for term in conjuncts([fact]))


def _parts(value: Any) -> Iterator[Number]:
    if isinstance(value, Number):
        yield from (part for part, _ in (value.parts or {}).values())


def _name(part: Number) -> Name:
    return part.term.get_id(), part.low < 0
