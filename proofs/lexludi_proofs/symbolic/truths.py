"""A truth that is not known yet, backed by a term.

A truth hands merging and counting on to the modules that know the other sorts of value; these
know truths, and so are imported when they are first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar, cast

import z3

from lexludi.kernel.unknown import UnknownNumber, UnknownTruth
from lexludi_proofs.symbolic.errors import Unliftable
from lexludi_proofs.symbolic.exploring import decide, known
from lexludi_proofs.symbolic.terms import all_hold, bare, equal, negation, one_holds

T = TypeVar("T")
Term = Any


def refuse(what: str) -> Callable[..., NoReturn]:
    """A method that raises Unliftable, for what an unknown value cannot be asked."""

    def refused(*_: object) -> NoReturn:
        raise Unliftable(f"an unknown value has no {what}")

    return refused


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
            return truth(equation(self.term, other.term))
        if isinstance(other, int | UnknownNumber):
            raise Unliftable("a truth that is not known yet is compared with a number")
        return NotImplemented

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else inverted(equal)

    __hash__ = refuse("hash")
    __index__ = refuse("index")
    __int__ = refuse("int()")

    def __repr__(self) -> str:
        return "an unknown truth"

    def choose(self, yes: T, no: T) -> T:
        """`yes` where this holds, `no` where it does not."""
        found = known(self.term)
        if found is not None:
            return yes if found else no
        from lexludi_proofs.symbolic.merging import merge

        return merge(self.term, yes, no)

    def every(self, facts: Sequence[bool]) -> bool:
        """The conjunction."""
        return truth(all_hold([*map(term_of, facts)]) if len(facts) > 1 else self.term)

    def some(self, facts: Sequence[bool]) -> bool:
        """The disjunction."""
        return truth(one_holds([*map(term_of, facts)]) if len(facts) > 1 else self.term)

    def negate(self) -> bool:
        """The negation."""
        return truth(negation(self.term))

    def count(self, facts: Sequence[bool]) -> int:
        """How many hold."""
        from lexludi_proofs.symbolic.numbers import counted

        return counted(facts)


def truth(term: Term) -> bool:
    """The truth of a term: a plain bool where it is already settled."""
    settled = z3.Z3_get_bool_value(term.ctx_ref(), term.as_ast())
    if settled != z3.Z3_L_UNDEF:
        return bool(settled == z3.Z3_L_TRUE)
    found = known(term)
    return cast(bool, Truth(term)) if found is None else found


def term_of(fact: Any) -> Term:
    """The term of a truth, known or not."""
    if isinstance(fact, Truth):
        return fact.term
    if isinstance(fact, bool):
        return z3.BoolVal(fact)
    raise Unliftable(f"not a truth: {fact!r}")


def literals(term: Term) -> list[tuple[Term, bool]]:
    """The comparisons that a term decides: itself, or what it is made of where all of it holds."""
    if z3.is_and(term):
        return [one for part in term.children() for one in literals(part)]
    fact, side = bare(term)
    return [(fact, side)] if z3.is_eq(fact) else []


def inverted(fact: Any) -> bool:
    """The negation of a truth, known or not."""
    return fact.negate() if isinstance(fact, Truth) else not fact


def equation(one: Term, other: Term) -> Term:
    """The term that says two terms are equal, the same whichever is named first."""
    if one.eq(other):
        return z3.BoolVal(True)
    if (one.hash(), one.get_id()) > (other.hash(), other.get_id()):
        one, other = other, one
    return equal(one, other)
