"""Members of a finite domain that are not known yet, each backed by a term.

A member's code is its place in its domain. Domains of which one begins as the other share codes.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, TypeVar, cast

import z3

from lexludi.kernel.domain import Domain
from lexludi.kernel.unknown import UnknownKey
from lexludi_proofs.symbolic.errors import Unliftable
from lexludi_proofs.symbolic.exploring import undecided
from lexludi_proofs.symbolic.numbers import width_for
from lexludi_proofs.symbolic.terms import constant, either, equal, extended, no_greater
from lexludi_proofs.symbolic.truths import Truth, equation, inverted, refuse, truth

T = TypeVar("T")
Term = Any


class Member(UnknownKey):
    """A member of a domain that is not known yet; its attributes are those of the members."""

    __slots__ = ("domain", "term")

    def __init__(self, term: Term, domain: Domain[Any]) -> None:
        self.term = term
        self.domain = domain

    def __repr__(self) -> str:
        return f"one of {len(self.domain)}"

    __hash__ = refuse("hash")
    __index__ = refuse("index")
    __int__ = refuse("int()")
    __bool__ = refuse("truth")
    __lt__ = __le__ = __gt__ = __ge__ = refuse("order")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        options = [getattr(member, name) for member in self.domain]
        if any(callable(option) for option in options):
            raise Unliftable(f"methods of an unknown member are not lifted: {name}")
        bits = _bits(self.domain, name)
        if bits is None:
            return _attribute(self, name, options)
        domain, high, low = bits
        return member(z3.Extract(high, low, self.term), domain)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Member):
            return truth(_same_member(self, other))
        place = self.domain.position.get(other)
        if place is None:
            return False
        return truth(equation(self.term, constant(place, code_width(self.domain))))

    def __ne__(self, other: object) -> bool:
        return inverted(self.__eq__(other))

    def select(self, options: Sequence[T], keys: Sequence[object]) -> T:
        """The option that stands where this member stands among `keys`.

        Raises Unliftable where this could be a member that is not among them.
        """
        if keys is not self.domain.members and not set(self.domain).issubset(keys):
            raise Unliftable("a table is read at a member that its domain may lack")
        from lexludi_proofs.symbolic.merging import select

        return select(self, keys, options)


ATTRIBUTES: Final[dict[tuple[int, Domain[Any], str], tuple[Term, Any]]] = {}


def forget_attributes() -> None:
    """Forget what was worked out of attributes so far."""
    ATTRIBUTES.clear()


def _attribute(of: Member, name: str, options: Sequence[Any]) -> Any:
    """What a member has as an attribute, by the places at which the members have something else."""
    asked = (of.term.get_id(), of.domain, name)
    if asked not in ATTRIBUTES:
        from lexludi_proofs.symbolic.merging import gather

        width, cases = code_width(of.domain), []
        for place, option in enumerate(options):
            if place + 1 == len(options) or options[place + 1] is not option:
                upto = no_greater(of.term, constant(place, width), signed=False)
                cases.append((upto, option))
        with undecided():
            ATTRIBUTES[asked] = (of.term, gather(cases))
    found = ATTRIBUTES[asked][1]
    return truth(found.term) if isinstance(found, Truth) else found


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
        return constant(domain.position[value], width)
    if _nested(value.domain, domain):
        more = width - code_width(value.domain)
        return extended(value.term, more, signed=False) if more > 0 else value.term
    result = constant(0, width)
    for place, each in enumerate(value.domain):
        here = equal(value.term, constant(place, code_width(value.domain)))
        result = either(here, constant(domain.position[each], width), result)
    return result


def joint_domain(values: Sequence[Any]) -> Domain[Any]:
    """A domain that has every value that one of these can be, in the order of the largest.

    Of domains of one size, the one that is met first comes first.
    """
    domains = dict.fromkeys(
        value.domain if isinstance(value, Member) else Domain((value,)) for value in values
    )
    ordered = sorted(domains, key=len, reverse=True)
    return Domain(dict.fromkeys(each for domain in ordered for each in domain))


@cache
def _bits(domain: Domain[Any], name: str) -> tuple[Domain[Any], int, int] | None:
    """The bits of a code that are the code of an attribute, where the attribute is a few of them.

    So it is with pairs in the order of both: a card of the colours one after the other.
    """
    values = [getattr(each, name) for each in domain]
    if not all(isinstance(value, Enum) for value in values):
        return None
    of = joint_domain(values)
    codes, width = [of.position[value] for value in values], code_width(of)
    for low in range(code_width(domain) - width + 1):
        if all(place >> low & 2**width - 1 == code_ for place, code_ in enumerate(codes)):
            return of, low + width - 1, low
    return None


def _nested(small: Domain[Any], large: Domain[Any]) -> bool:
    return large.members[: len(small)] == small.members


def _same_member(one: Member, other: Member) -> Term:
    a, b = one.domain, other.domain
    if _nested(a, b) or _nested(b, a):
        larger = a if len(a) >= len(b) else b
        return equation(code(one, larger), code(other, larger))
    shared = [each for each in a if each in b]
    return z3.Or(
        *(z3.And(one.term == a.position[each], other.term == b.position[each]) for each in shared)
    )
