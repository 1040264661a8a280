"""Whole numbers that are not known yet, each backed by a term.

A number carries its bounds and every operation widens, so that nothing can overflow: a number
from 0 up takes as many bits as its upper bound needs, any other is in two's complement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, TypeVar, cast

import z3

from lexludi.kernel.unknown import UnknownNumber
from lexludi.kernel.words import choose
from lexludi_proofs.symbolic.errors import Unliftable
from lexludi_proofs.symbolic.terms import constant, either, extended, no_greater, plus
from lexludi_proofs.symbolic.truths import Truth, equation, inverted, refuse, truth

T = TypeVar("T")
Term = Any
MOST_PARTS: Final = 256  # summands that a number keeps apart
SHORT_SUM: Final = 8  # summands of a sum that is not yet a number of its own
SMALL_FACTOR: Final = 16  # a product with a factor up to this is a sum of the other one


@dataclass(frozen=True, slots=True, eq=False)
class Sum:
    """A number that was made as a long sum of these."""

    summands: tuple[Number, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A number that was made as the first of `options` whose condition holds, else the last."""

    conditions: tuple[Term, ...]
    options: tuple[Any, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Quotient:
    """A number that was made as how often `divisor` goes into `dividend`."""

    dividend: Any
    divisor: int


Made = Sum | Choice | Quotient


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """A term that compares two sums: that they are equal, or the first is no greater."""

    term: Term
    one: Any
    other: Any
    equal: bool


COMPARISONS: Final[dict[int, Comparison]] = {}  # by the solver's number for the term
SUMS: Final[dict[tuple[tuple[int, bool], ...], Number]] = {}  # long sums, by their summands


def width_for(low: int, high: int) -> int:
    """How many bits hold every number from low to high."""
    if low >= 0:
        return max(1, high.bit_length())
    return max((-low - 1).bit_length(), high.bit_length()) + 1


class Number(UnknownNumber):
    """A whole number from `low` to `high` that is not known yet.

    Either a term of its own, or a sum of such numbers with factors: what is added and taken away
    again then cancels before the solver sees it. `made` says how a term of its own came to be.
    """

    __slots__ = ("_term", "constant", "high", "low", "made", "parts")

    def __init__(
        self,
        term: Term | None,
        low: int,
        high: int,
        parts: dict[tuple[int, bool], tuple[Number, int]] | None = None,
        constant: int = 0,
        made: Made | None = None,
    ) -> None:
        self._term = term
        self.made = made
        self.low = low
        self.high = high
        # One term can stand for two numbers, as its highest bit is a sign or is none.
        own = None if term is None else {(term.get_id(), low < 0): (self, 1)}
        self.parts = own if parts is None else parts
        self.constant = constant

    @property
    def is_no_sum(self) -> bool:
        """Whether this is a term of its own."""
        parts = self.parts or {}
        return len(parts) == 1 and all(part is self for part, _ in parts.values())

    @property
    def term(self) -> Term:
        """The term of this number, as wide as its bounds need."""
        if self._term is None:
            width = width_for(self.low, self.high)
            terms = [
                widened(part, width) * factor if factor != 1 else widened(part, width)
                for part, factor in (self.parts or {}).values()
            ]
            if self.constant:
                terms.append(constant(self.constant, width))
            self._term = reduce(plus, terms)
        return self._term

    def __repr__(self) -> str:
        return f"a number from {self.low} to {self.high}"

    __hash__ = refuse("hash")
    __index__ = refuse("index")
    __int__ = refuse("int()")
    __float__ = refuse("float()")
    __mod__ = __rmod__ = __truediv__ = __rtruediv__ = refuse("such a quotient")
    __rfloordiv__ = __divmod__ = __pow__ = __rpow__ = refuse("such a quotient or power")
    __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = refuse("bits")

    def __bool__(self) -> bool:
        return bool(self != 0)

    def __add__(self, other: int) -> int:
        return linear(((self, 1), (other, 1)))

    __radd__ = __add__

    def __sub__(self, other: int) -> int:
        return linear(((self, 1), (other, -1)))

    def __rsub__(self, other: int) -> int:
        return linear(((other, 1), (self, -1)))

    def __neg__(self) -> int:
        return linear(((self, -1),))

    def __mul__(self, other: int) -> int:
        low, high = bounds(other)
        if low == high:
            return linear(((self, low),))
        if self.low >= 0 and low >= 0 and min(self.high, high) <= SMALL_FACTOR:
            few, each = sorted((self, cast(Number, other)), key=lambda factor: factor.high)
            return linear([(choose(few >= n, each, 0), 1) for n in range(1, few.high + 1)])
        corners = [a * b for a in (self.low, self.high) for b in (low, high)]
        width = width_for(min(corners), max(corners))
        product = widened(self, width) * widened(other, width)
        return number(product, min(corners), max(corners))

    __rmul__ = __mul__

    def __floordiv__(self, other: int) -> int:
        if not isinstance(other, int) or other <= 0 or self.low < 0:
            raise Unliftable("only a number from 0 up is divided, by a known number above 0")
        width = max(width_for(self.low, self.high), width_for(0, other))
        quotient = z3.UDiv(widened(self, width), constant(other, width))
        low, high = self.low // other, self.high // other
        term = z3.Extract(width_for(low, high) - 1, 0, quotient)
        return number(term, low, high, Quotient(self, other))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, bool | Truth):
            raise Unliftable("a number that is not known yet is compared with a truth")
        if not isinstance(other, int | Number):
            return NotImplemented
        one, two = _sides(self, other)
        (a, b), (c, d) = bounds(one), bounds(two)
        if b < c or d < a:
            return False
        if a == b == c == d:
            return True
        return truth(_compared(equation(*aligned(one, two)), one, two, equal=True))

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else inverted(equal)

    def __le__(self, other: int) -> bool:
        if isinstance(other, int):  # said in one way, so that it is known again
            return inverted(self.__ge__(other + 1))
        one, two = _sides(self, other)
        (a, b), (c, d) = bounds(one), bounds(two)
        if b <= c:
            return True
        if a > d:
            return False
        left, right = aligned(one, two)
        return truth(_compared(no_greater(left, right, signed=min(a, c) < 0), one, two))

    def __ge__(self, other: int) -> bool:
        one, two = _sides(self, other)
        (a, b), (c, d) = bounds(one), bounds(two)
        if a >= d:
            return True
        if b < c:
            return False
        left, right = aligned(one, two)
        return truth(_compared(no_greater(right, left, signed=min(a, c) < 0), two, one))

    def __lt__(self, other: int) -> bool:
        return inverted(self.__ge__(other))

    def __gt__(self, other: int) -> bool:
        return self.__ge__(other + 1) if isinstance(other, int) else inverted(self.__le__(other))

    def natural(self) -> int:
        """The same number, which is not below 0."""
        if self.low >= 0:
            return cast(int, self)
        return cast(int, Number(None, 0, self.high, self.parts, self.constant))

    def total(self, numbers: Sequence[int]) -> int:
        """The sum."""
        return summed(list(numbers))

    def select(self, options: Sequence[T], keys: Sequence[object]) -> T:
        """The option at this place; beyond the last place, the last.

        Raises Unliftable where the number may be below 0, or cannot be a place.
        """
        if self.low < 0 or self.low >= len(keys):
            raise Unliftable(
                f"a number from {self.low} to {self.high} as one of {len(keys)} places"
            )
        from lexludi_proofs.symbolic.merging import select

        return select(self, keys, options)


def number(term: Term, low: int, high: int, made: Made | None = None) -> int:
    """The number of a term: a plain one where the bounds leave no choice."""
    return low if low == high else cast(int, Number(term, low, high, made=made))


def bounds(value: Any) -> tuple[int, int]:
    """The least and the greatest that a number can be."""
    if isinstance(value, Number):
        return value.low, value.high
    if isinstance(value, int) and not isinstance(value, bool):
        return value, value
    raise Unliftable(f"not a whole number: {value!r}")


def widened(value: Any, width: int) -> Term:
    """The term of a number in that many bits, cut or extended."""
    if not isinstance(value, Number):
        return constant(value, width)
    more = width - width_for(value.low, value.high)
    if more == 0:
        return value.term
    if more < 0:
        return z3.Extract(width - 1, 0, value.term)
    return extended(value.term, more, signed=value.low < 0)


def aligned(one: Any, other: Any) -> tuple[Term, Term]:
    """The terms of two numbers, as wide as both need."""
    (a, b), (c, d) = bounds(one), bounds(other)
    width = width_for(min(a, c), max(b, d))
    return widened(one, width), widened(other, width)


def linear(summands: Sequence[tuple[Any, int]]) -> int:
    """The sum of numbers, known or not, each times a factor; what cancels is gone.

    A sum of very many parts becomes one number of its own.
    """
    parts: dict[tuple[int, bool], tuple[Number, int]] = {}
    constant, low, high = 0, 0, 0
    for value, factor in summands:
        ends = [bound * factor for bound in bounds(value)]
        low, high = low + min(ends), high + max(ends)
        if not isinstance(value, Number):
            constant += value * factor
            continue
        constant += value.constant * factor
        for name, (part, times) in (value.parts or {}).items():
            _, before = parts.get(name, (part, 0))
            parts[name] = (part, before + times * factor)
    parts = {name: part for name, part in parts.items() if part[1]}
    ends_of = [sorted((part.low * times, part.high * times)) for part, times in parts.values()]
    low = max(low, constant + sum(least for least, _ in ends_of))
    high = min(high, constant + sum(most for _, most in ends_of))
    if low == high:
        return low
    whole = Number(None, low, high, parts, constant)
    if constant == 0 and [times for _, times in parts.values()] == [1]:
        return cast(int, next(part for part, _ in parts.values()))
    return cast(int, whole if len(parts) <= MOST_PARTS else Number(whole.term, low, high))


def _sides(one: Any, other: Any) -> tuple[Any, Any]:
    """Two numbers that compare as the given ones do, with nothing that stands on both sides."""
    if isinstance(other, int) and other >= 0 and one.is_no_sum:
        return one, other
    difference = linear(((one, 1), (other, -1)))
    if not isinstance(difference, Number):
        return difference, 0
    parts = (difference.parts or {}).values()
    left = [(part, times) for part, times in parts if times > 0]
    right = [(part, -times) for part, times in parts if times < 0]
    constant = difference.constant
    (left if constant > 0 else right).append((abs(constant), 1))
    return linear(left), linear(right)


def _compared(term: Term, one: Any, other: Any, *, equal: bool = False) -> Term:
    """The term of a comparison, kept in mind with what it compares."""
    COMPARISONS.setdefault(term.get_id(), Comparison(term, one, other, equal))
    return term


def summed(numbers: Sequence[Any]) -> int:
    """The sum of numbers, known or not, as a balanced tree."""
    known_part = sum(each for each in numbers if not isinstance(each, Number))
    layer = [each for each in numbers if isinstance(each, Number)]
    if len(layer) <= SHORT_SUM:
        return linear([*((each, 1) for each in layer), (known_part, 1)])
    name = tuple((each.term.get_id(), each.low < 0) for each in layer)
    if name not in SUMS:
        SUMS[name] = _own_sum(layer)
    return linear(((SUMS[name], 1), (known_part, 1)))


def _own_sum(summands: list[Number]) -> Number:
    layer = summands
    while len(layer) > 1:
        paired = [_own(one, other) for one, other in zip(layer[::2], layer[1::2], strict=False)]
        layer = paired + ([layer[-1]] if len(layer) % 2 else [])
    layer[0].made = Sum(tuple(summands))
    return layer[0]


def forget_sums() -> None:
    """Forget all sums and comparisons made so far."""
    SUMS.clear()
    COMPARISONS.clear()


def _own(one: Any, other: Any) -> Any:
    low, high = one.low + other.low, one.high + other.high
    width = width_for(low, high)
    return Number(plus(widened(one, width), widened(other, width)), low, high)


def counted(facts: Sequence[Any]) -> int:
    """How many facts, known or not, hold."""
    return summed([*map(bit, facts)])


ONE_OR_NONE: Final = (1, 0)  # what a fact counts for


def bit(fact: Any) -> int:
    """1 where the fact holds and 0 where it does not."""
    if isinstance(fact, Truth):
        term = either(fact.term, constant(1, 1), constant(0, 1))
        return number(term, 0, 1, Choice((fact.term,), ONE_OR_NONE))
    return int(fact)
