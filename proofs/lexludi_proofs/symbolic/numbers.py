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
from lexludi_proofs.symbolic.errors import Unliftable
from lexludi_proofs.symbolic.truths import Truth, equation, inverted, refuse, truth

T = TypeVar("T")
Term = Any
MOST_PARTS: Final = 64  # summands that a number keeps apart
SHORT_SUM: Final = 8  # summands of a sum that is not yet a number of its own
TOTALS: Final[dict[int, Total]] = {}  # long sums, for questions that need not look inside


def width_for(low: int, high: int) -> int:
    """How many bits hold every number from low to high."""
    if low >= 0:
        return max(1, high.bit_length())
    return max((-low - 1).bit_length(), high.bit_length()) + 1


@dataclass(slots=True)
class Total:
    """A long sum: its term, and a number in its stead that is as large as each summand."""

    term: Term
    instead: Term
    limits: list[Term]


@dataclass(slots=True)
class Comparison:
    """A term that compares two sums: that they are equal, or the first is no greater."""

    term: Term
    one: Any
    other: Any
    equal: bool


COMPARISONS: Final[dict[int, Comparison]] = {}  # for questions that only look at sums


class Number(UnknownNumber):
    """A whole number from `low` to `high` that is not known yet.

    Either a term of its own, or a sum of such numbers with factors: what is added and taken away
    again then cancels before the solver sees it.
    """

    __slots__ = ("_term", "constant", "high", "low", "parts")

    def __init__(
        self,
        term: Term | None,
        low: int,
        high: int,
        parts: dict[tuple[int, bool], tuple[Number, int]] | None = None,
        constant: int = 0,
    ) -> None:
        self._term = term
        self.low = low
        self.high = high
        # One term can stand for two numbers, as its highest bit is a sign or is none.
        own = None if term is None else {(term.get_id(), low < 0): (self, 1)}
        self.parts = own if parts is None else parts
        self.constant = constant

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
                terms.append(z3.BitVecVal(self.constant, width))
            self._term = reduce(lambda one, other: one + other, terms)
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
        corners = [a * b for a in (self.low, self.high) for b in (low, high)]
        width = width_for(min(corners), max(corners))
        product = widened(self, width) * widened(other, width)
        return number(product, min(corners), max(corners))

    __rmul__ = __mul__

    def __floordiv__(self, other: int) -> int:
        if not isinstance(other, int) or other <= 0 or self.low < 0:
            raise Unliftable("only a number from 0 up is divided, by a known number above 0")
        width = max(width_for(self.low, self.high), width_for(0, other))
        quotient = z3.UDiv(widened(self, width), z3.BitVecVal(other, width))
        low, high = self.low // other, self.high // other
        return number(z3.Extract(width_for(low, high) - 1, 0, quotient), low, high)

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
        return truth(_compared(equation(*_aligned(one, two)), one, two, equal=True))

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else inverted(equal)

    def __le__(self, other: int) -> bool:
        one, two = _sides(self, other)
        (a, b), (c, d) = bounds(one), bounds(two)
        if b <= c:
            return True
        if a > d:
            return False
        left, right = _aligned(one, two)
        term = z3.ULE(left, right) if min(a, c) >= 0 else left <= right
        return truth(_compared(term, one, two))

    def __ge__(self, other: int) -> bool:
        one, two = _sides(self, other)
        (a, b), (c, d) = bounds(one), bounds(two)
        if a >= d:
            return True
        if b < c:
            return False
        left, right = _aligned(one, two)
        term = z3.UGE(left, right) if min(a, c) >= 0 else left >= right
        return truth(_compared(term, two, one))

    def __lt__(self, other: int) -> bool:
        return inverted(self.__ge__(other))

    def __gt__(self, other: int) -> bool:
        return inverted(self.__le__(other))

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


def number(term: Term, low: int, high: int) -> int:
    """The number of a term: a plain one where the bounds leave no choice."""
    return low if low == high else cast(int, Number(term, low, high))


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
        return z3.BitVecVal(value, width)
    more = width - value.term.size()
    if more == 0:
        return value.term
    if more < 0:
        return z3.Extract(width - 1, 0, value.term)
    return (z3.ZeroExt if value.low >= 0 else z3.SignExt)(more, value.term)


def _aligned(one: Any, other: Any) -> tuple[Term, Term]:
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
    summands = [each.term for each in layer] if all(each.low >= 0 for each in layer) else []
    while len(layer) > 1:
        paired = [_own(one, other) for one, other in zip(layer[::2], layer[1::2], strict=False)]
        layer = paired + ([layer[-1]] if len(layer) % 2 else [])
    _remember(layer[0], summands)
    return linear(((layer[0], 1), (known_part, 1)))


def _remember(whole: Number, summands: Sequence[Term]) -> None:
    """Keep a long sum in mind; where no summand is below 0, it is no less than any of them."""
    term, name = whole.term, whole.term.get_id()
    if name in TOTALS:
        return
    width = term.size()
    fresh = z3.BitVec(f"total.{name}", width)
    limits = [z3.ULE(fresh, whole.high)] if whole.low >= 0 else []
    if whole.low >= 0:
        limits.extend(z3.ULE(z3.ZeroExt(width - one.size(), one), fresh) for one in summands)
    TOTALS[name] = Total(term, fresh, limits)


def _own(one: Any, other: Any) -> Any:
    low, high = one.low + other.low, one.high + other.high
    width = width_for(low, high)
    return Number(widened(one, width) + widened(other, width), low, high)


def counted(facts: Sequence[Any]) -> int:
    """How many facts, known or not, hold."""
    unknown = [fact.term for fact in facts if isinstance(fact, Truth)]
    if len(unknown) <= SHORT_SUM:
        return summed([*map(bit, facts)])
    width = width_for(0, len(unknown))
    one, none = z3.BitVecVal(1, width), z3.BitVecVal(0, width)
    layer = [z3.If(term, one, none) for term in unknown]
    while len(layer) > 1:
        paired = [a + b for a, b in zip(layer[::2], layer[1::2], strict=False)]
        layer = paired + ([layer[-1]] if len(layer) % 2 else [])
    whole = Number(layer[0], 0, len(unknown))
    _remember(whole, ())
    return linear(((whole, 1), (sum(fact for fact in facts if fact is True), 1)))


def bit(fact: Any) -> int:
    """1 where the fact holds and 0 where it does not."""
    if isinstance(fact, Truth):
        return number(z3.If(fact.term, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1)), 0, 1)
    return int(fact)


def forget_sums() -> None:
    """Forget the long sums made so far: those of the next question are made anew."""
    TOTALS.clear()
    COMPARISONS.clear()


def without_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms with each long sum in them replaced by a number of which little is known.

    What cannot hold even so cannot hold; that it can says nothing.
    """
    if not TOTALS:
        return list(terms)
    swaps = [(total.term, total.instead) for total in TOTALS.values()]
    limits = [limit for total in TOTALS.values() for limit in total.limits]
    return [z3.substitute(z3.And(*terms), *swaps), *limits]


def only_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms with each comparison of numbers said of whole numbers instead of bits.

    Nothing is known of these but their bounds; so what cannot hold even so cannot hold.
    """
    limits: dict[str, tuple[Term, Term]] = {}
    swaps = [
        (compared.term, _said_of_whole_numbers(compared, limits))
        for compared in COMPARISONS.values()
    ]
    bounds_ = [limit for both in limits.values() for limit in both]
    return [z3.substitute(z3.And(*terms), *swaps), *bounds_] if swaps else list(terms)


def _said_of_whole_numbers(compared: Comparison, limits: dict[str, tuple[Term, Term]]) -> Term:
    one, other = (_whole(side, limits) for side in (compared.one, compared.other))
    return one == other if compared.equal else one <= other


def _whole(value: Any, limits: dict[str, tuple[Term, Term]]) -> Term:
    """A number as a sum of whole numbers, each with its bounds."""
    if not isinstance(value, Number):
        return z3.IntVal(value)
    summands = [z3.IntVal(value.constant)]
    for (term, signed), (part, times) in (value.parts or {}).items():
        name = f"whole.{term}.{signed}"
        number_ = z3.Int(name)
        limits.setdefault(name, (number_ >= part.low, number_ <= part.high))
        summands.append(number_ * times)
    return z3.Sum(*summands)
