"""Questions about sums, asked less closely: what cannot hold even so cannot hold.

A long sum is replaced by a number of which little is known, or every comparison is said of whole
numbers instead of bits. That the easier question can be answered says nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any

import z3

from lexludi_proofs.symbolic.numbers import (
    COMPARISONS,
    ONE_OR_NONE,
    Choice,
    Comparison,
    Number,
    Quotient,
    Sum,
    aligned,
    widened,
)
from lexludi_proofs.symbolic.solving import conjuncts

Term = Any
Name = tuple[int, bool]  # a term's number at the solver, and whether its highest bit is a sign

# By the solver's number for a term, with the term, which is its own for as long as it is kept.
_compared: dict[int, tuple[Term, dict[Name, Number]]] = {}
_said: dict[int, tuple[Term, Term]] = {}
_whole: dict[Name, tuple[Number, Term]] = {}


def forget_loosened() -> None:
    """Forget all that was asked less closely so far."""
    _compared.clear()
    _said.clear()
    _whole.clear()


def without_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms with each long sum in them replaced by a number that is no less than any summand,
    and 0 where all of them are."""
    sums = [part for part in _compared_in(terms) if isinstance(part.made, Sum) and part.low >= 0]
    if not sums:
        return list(terms)
    swaps, limits = [], []
    for whole in sums:
        width = whole.term.size()
        instead = z3.BitVec(f"total.{whole.term.get_id()}", width)
        swaps.append((whole.term, instead))
        limits.append(z3.ULE(instead, whole.high))
        summands = whole.made.summands  # type: ignore[union-attr]
        if all(each.low >= 0 for each in summands):
            limits.extend(z3.ULE(widened(each, width), instead) for each in summands)
            limits.append(z3.Or(instead == 0, *(each.term != 0 for each in summands)))
    limits.extend(z3.ULE(*aligned(less, more)) for less, more in _narrower(sums))
    return [z3.substitute(z3.And(*terms, *limits), *swaps)]


def only_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms with each comparison of numbers said of whole numbers instead of bits.

    Of the numbers little else is known than bounds, and that sums are no less than summands.
    """
    said = [_of_whole_numbers(term) for term in terms]
    parts = _compared_in(terms)
    met = {_name(part) for part in parts}
    limits = [limit for part in parts for limit in _known_of(part, met)]
    less = [_whole_of(one) <= _whole_of(other) for one, other in _narrower(parts)]
    return [*said, *limits, *less]


def near(premises: Sequence[Term], goal: Term) -> list[Term]:
    """A term with those of the premises that compare one of the numbers it compares."""
    numbers = {_name(part) for part in _compared_in([goal])}
    said = conjuncts(premises)
    return [one for one in said if not numbers.isdisjoint(map(_name, _compared_in([one])))] + [goal]


def _compared_in(terms: Sequence[Term]) -> list[Number]:
    """The numbers, none of them a sum of a few, that these terms compare or are made of."""
    found: dict[Name, Number] = {}
    for term in terms:
        if term.get_id() not in _compared:
            _compared[term.get_id()] = (term, _looked_through(term))
        found.update(_compared[term.get_id()][1])
    return list(found.values())


def _looked_through(whole: Term) -> dict[Name, Number]:
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
            if isinstance(part.made, Choice):
                waiting.extend(part.made.conditions)
            new.extend(each for one in _made_of(part) for each in _parts(one))
    return found


def _made_of(part: Number) -> Sequence[Any]:
    match part.made:
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
            by_size.setdefault(len(facts), []).append((part, [_says(fact) for fact in facts]))
    for counts in by_size.values():
        for (one, narrow), (other, wide) in permutations(counts, 2):
            if all(more >= less for more, less in zip(narrow, wide, strict=True)):
                yield one, other


def _counted(part: Number) -> list[Term]:
    """The facts that a number counts, if that is how it was made."""
    summands = part.made.summands if isinstance(part.made, Sum) else ()
    made = [each.made for each in summands]
    bits = all(isinstance(one, Choice) and one.options is ONE_OR_NONE for one in made)
    return [one.conditions[0] for one in made if isinstance(one, Choice)] if bits else []


def _says(fact: Term) -> frozenset[int]:
    return frozenset(term.get_id() for term in conjuncts([fact]))


def _parts(value: Any) -> Iterator[Number]:
    if isinstance(value, Number):
        yield from (part for part, _ in (value.parts or {}).values())


def _name(part: Number) -> Name:
    return part.term.get_id(), part.low < 0


def _of_whole_numbers(whole: Term) -> Term:
    """A term said of whole numbers."""
    waiting = [whole]
    while waiting:
        term = waiting[-1]
        name = term.get_id()
        if name in _said:
            waiting.pop()
            continue
        compared = COMPARISONS.get(name)
        if compared is not None:
            _said[name] = (term, _comparison(compared))
            continue
        parts = term.children()
        ahead = [part for part in parts if part.get_id() not in _said]
        if ahead:
            waiting.extend(ahead)
            continue
        said = [_said[part.get_id()][1] for part in parts]
        same = all(one.eq(other) for one, other in zip(parts, said, strict=True))
        _said[name] = (term, term if same else term.decl()(*said))
    return _said[whole.get_id()][1]


def _comparison(compared: Comparison) -> Term:
    one, other = _number(compared.one), _number(compared.other)
    return one == other if compared.equal else one <= other


def _number(value: Any) -> Term:
    if not isinstance(value, Number):
        return z3.IntVal(value)
    parts = (value.parts or {}).values()
    return z3.Sum(z3.IntVal(value.constant), *(_whole_of(part) * n for part, n in parts))


def _whole_of(part: Number) -> Term:
    """The whole number that stands for a number."""
    name = _name(part)
    if name not in _whole:
        made = part.made
        if isinstance(made, Choice):
            *options, result = map(_number, made.options)
            for condition, option in zip(reversed(made.conditions), reversed(options), strict=True):
                result = z3.If(_of_whole_numbers(condition), option, result)
        else:
            result = z3.Int(f"whole.{name[0]}.{name[1]}")
        _whole[name] = (part, result)
    return _whole[name][1]


def _known_of(part: Number, met: Collection[Name]) -> Iterator[Term]:
    """What is known of the whole number that stands for a number; `met` are all in the question."""
    whole = _whole_of(part)
    match part.made:
        case Choice():
            return
        case Quotient(dividend, divisor):
            yield whole * divisor <= _number(dividend)
            yield _number(dividend) < (whole + 1) * divisor
        case Sum(summands) if all(each.low >= 0 for each in summands):
            others = [each for each in summands if _name(each) in met]
            yield z3.Sum(z3.IntVal(0), *map(_whole_of, others)) <= whole
    yield whole >= part.low
    yield whole <= part.high
