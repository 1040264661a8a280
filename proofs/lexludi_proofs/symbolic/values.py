"""Stand-ins for truths, whole numbers and members of a domain, each backed by a term.

Whole numbers carry their bounds and every operation widens, so that nothing can overflow: a
number from 0 up takes as many bits as its upper bound needs, any other is in two's complement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, Final, NoReturn, TypeVar, cast

import z3

from lexludi.kernel.domain import Domain
from lexludi.kernel.unknown import UnknownKey, UnknownNumber, UnknownTruth
from lexludi_proofs.symbolic import merging
from lexludi_proofs.symbolic.errors import Unliftable
from lexludi_proofs.symbolic.exploring import decide, known

T = TypeVar("T")
Term = Any
MOST_PARTS: Final = 8  # summands that a number keeps apart
SHORT_SUM: Final = 2  # summands of a sum that is not yet a number of its own
TOTALS: Final[dict[int, Any]] = {}  # long sums, for questions that need not look inside


def _refuse(what: str) -> Callable[..., NoReturn]:
    def refuse(*_: object) -> NoReturn:
        raise Unliftable(f"an unknown value has no {what}")

    return refuse


class Truth(UnknownTruth):
    """A truth that is not known yet."""

    __slots__ = ("term",)

    def __init__(self, term: Term) -> None:
        self.term = term

    def __bool__(self) -> bool:
        return decide(self.term)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, bool):
            return cast(bool, self if other else self.negate())
        if isinstance(other, Truth):
            return truth(_equation(self.term, other.term))
        if isinstance(other, int | Number):
            raise Unliftable("a truth that is not known yet is compared with a number")
        return NotImplemented

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else inverted(equal)

    __hash__ = _refuse("hash")
    __index__ = _refuse("index")
    __int__ = _refuse("int()")

    def __repr__(self) -> str:
        return "an unknown truth"

    def choose(self, yes: T, no: T) -> T:
        """`yes` where this holds, `no` where it does not."""
        found = known(self.term)
        if found is not None:
            return yes if found else no
        return merging.merge(self.term, yes, no)

    def every(self, facts: Sequence[bool]) -> bool:
        """The conjunction."""
        return truth(z3.And(*(term_of(fact) for fact in facts)) if len(facts) > 1 else self.term)

    def some(self, facts: Sequence[bool]) -> bool:
        """The disjunction."""
        return truth(z3.Or(*(term_of(fact) for fact in facts)) if len(facts) > 1 else self.term)

    def negate(self) -> bool:
        """The negation."""
        return truth(z3.Not(self.term))

    def count(self, facts: Sequence[bool]) -> int:
        """How many hold."""
        return summed([bit(fact) for fact in facts])


def truth(term: Term) -> bool:
    """The truth of a term: a plain bool where it is already settled."""
    if z3.is_true(term):
        return True
    if z3.is_false(term):
        return False
    found = known(term)
    return cast(bool, Truth(term)) if found is None else found


def term_of(fact: Any) -> Term:
    """The term of a truth, known or not."""
    if isinstance(fact, Truth):
        return fact.term
    if isinstance(fact, bool):
        return z3.BoolVal(fact)
    raise Unliftable(f"not a truth: {fact!r}")


def inverted(fact: Any) -> bool:
    """The negation of a truth, known or not."""
    return fact.negate() if isinstance(fact, Truth) else not fact


def bit(fact: Any) -> int:
    """1 where the fact holds and 0 where it does not."""
    if isinstance(fact, Truth):
        return number(z3.If(fact.term, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1)), 0, 1)
    return int(fact)


def _equation(one: Term, other: Term) -> Term:
    if one.eq(other):
        return z3.BoolVal(True)
    if one.get_id() > other.get_id():
        one, other = other, one
    return one == other


def width_for(low: int, high: int) -> int:
    """How many bits hold every number from low to high."""
    if low >= 0:
        return max(1, high.bit_length())
    return max((-low - 1).bit_length(), high.bit_length()) + 1


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

    __hash__ = _refuse("hash")
    __index__ = _refuse("index")
    __int__ = _refuse("int()")
    __float__ = _refuse("float()")
    __mod__ = __rmod__ = __truediv__ = __rtruediv__ = _refuse("such a quotient")
    __rfloordiv__ = __divmod__ = __pow__ = __rpow__ = _refuse("such a quotient or power")
    __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = _refuse("bits")

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
        return truth(_equation(*_aligned(one, two)))

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
        return truth(z3.ULE(left, right) if min(a, c) >= 0 else left <= right)

    def __ge__(self, other: int) -> bool:
        one, two = _sides(self, other)
        (a, b), (c, d) = bounds(one), bounds(two)
        if a >= d:
            return True
        if b < c:
            return False
        left, right = _aligned(one, two)
        return truth(z3.UGE(left, right) if min(a, c) >= 0 else left >= right)

    def __lt__(self, other: int) -> bool:
        return inverted(self.__ge__(other))

    def __gt__(self, other: int) -> bool:
        return inverted(self.__le__(other))

    def total(self, numbers: Sequence[int]) -> int:
        """The sum."""
        return summed(list(numbers))

    def select(self, options: Sequence[T], keys: Sequence[object]) -> T:
        """The option that stands where this number stands among `keys`; else the last."""
        return merging.select(self, keys, options)


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


def summed(numbers: Sequence[Any]) -> int:
    """The sum of numbers, known or not, as a balanced tree."""
    known_part = sum(each for each in numbers if not isinstance(each, Number))
    layer = [each for each in numbers if isinstance(each, Number)]
    if len(layer) <= SHORT_SUM:
        return linear([*((each, 1) for each in layer), (known_part, 1)])
    while len(layer) > 1:
        paired = [_own(one, other) for one, other in zip(layer[::2], layer[1::2], strict=False)]
        layer = paired + ([layer[-1]] if len(layer) % 2 else [])
    TOTALS[layer[0].term.get_id()] = layer[0]
    return linear(((layer[0], 1), (known_part, 1)))


def _own(one: Any, other: Any) -> Any:
    low, high = one.low + other.low, one.high + other.high
    width = width_for(low, high)
    return Number(widened(one, width) + widened(other, width), low, high)


class Member(UnknownKey):
    """A member of a domain that is not known yet; its attributes are those of the members."""

    __slots__ = ("domain", "term")

    def __init__(self, term: Term, domain: Domain[Any]) -> None:
        self.term = term
        self.domain = domain

    def __repr__(self) -> str:
        return f"one of {len(self.domain)}"

    __hash__ = _refuse("hash")
    __index__ = _refuse("index")
    __int__ = _refuse("int()")
    __bool__ = _refuse("truth")
    __lt__ = __le__ = __gt__ = __ge__ = _refuse("order")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        options = [getattr(member, name) for member in self.domain]
        if any(callable(option) for option in options):
            raise Unliftable(f"methods of an unknown member are not lifted: {name}")
        return self.select(options, self.domain.members)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Member):
            return truth(_same_member(self, other))
        place = self.domain.position.get(other)
        if place is None:
            return False
        return truth(_equation(self.term, z3.BitVecVal(place, self.term.size())))

    def __ne__(self, other: object) -> bool:
        return inverted(self.__eq__(other))

    def select(self, options: Sequence[T], keys: Sequence[object]) -> T:
        """The option that stands where this member stands among `keys`.

        Raises Unliftable where this could be a member that is not among them.
        """
        if keys is not self.domain.members and not set(self.domain).issubset(keys):
            raise Unliftable("a table is read at a member that its domain may lack")
        return merging.select(self, keys, options)


def code_width(domain: Domain[Any]) -> int:
    """How many bits tell the members of a domain apart."""
    return width_for(0, len(domain) - 1)


def member(term: Term, domain: Domain[T]) -> T:
    """The member that a term stands for."""
    return domain.members[0] if len(domain) == 1 else cast(T, Member(term, domain))


def code(value: Any, domain: Domain[Any]) -> Term:
    """The term that stands for a value, known or not, in the codes of a domain."""
    width = code_width(domain)
    if not isinstance(value, Member):
        return z3.BitVecVal(domain.position[value], width)
    if _nested(value.domain, domain):
        more = width - value.term.size()
        return z3.ZeroExt(more, value.term) if more > 0 else value.term
    result = z3.BitVecVal(0, width)
    for place, each in enumerate(value.domain):
        result = z3.If(value.term == place, z3.BitVecVal(domain.position[each], width), result)
    return result


def joint_domain(values: Sequence[Any]) -> Domain[Any]:
    """A domain that has every value that one of these can be, in the order of the largest."""
    domains = {value.domain if isinstance(value, Member) else Domain((value,)) for value in values}
    ordered = sorted(domains, key=len, reverse=True)
    return Domain(dict.fromkeys(each for domain in ordered for each in domain))


def _nested(small: Domain[Any], large: Domain[Any]) -> bool:
    return large.members[: len(small)] == small.members


def _same_member(one: Member, other: Member) -> Term:
    a, b = one.domain, other.domain
    if _nested(a, b) or _nested(b, a):
        larger = a if len(a) >= len(b) else b
        return _equation(code(one, larger), code(other, larger))
    shared = [each for each in a if each in b]
    return z3.Or(
        *(z3.And(one.term == a.position[each], other.term == b.position[each]) for each in shared)
    )


def without_sums(terms: Sequence[Term]) -> list[Term]:
    """The terms with each long sum in them replaced by a fresh number within its bounds.

    What cannot hold even so cannot hold; that it can says nothing.
    """
    swaps, limits = [], []
    for name, whole in TOTALS.items():
        fresh = z3.BitVec(f"total.{name}", whole.term.size())
        swaps.append((whole.term, fresh))
        limits.append(z3.ULE(fresh, whole.high) if whole.low >= 0 else z3.BoolVal(True))
    return [z3.substitute(z3.And(*terms), *swaps), *limits] if swaps else list(terms)
