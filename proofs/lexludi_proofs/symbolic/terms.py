"""The few sorts of term that values are made of, put together by the million.

z3's own operators look at every argument again and again; these hand terms of the right sort
straight to the solver, which refuses any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import z3

Term = Any


@cache
def constant(value: int, width: int) -> Term:
    """A known number in so many bits."""
    return z3.BitVecVal(value, width)


def either(condition: Term, yes: Term, no: Term) -> Term:
    """`yes` where the condition holds, `no` elsewhere; both truths, or both of one width."""
    ctx = condition.ctx
    made = z3.Z3_mk_ite(ctx.ref(), condition.as_ast(), yes.as_ast(), no.as_ast())
    return (z3.BoolRef if isinstance(yes, z3.BoolRef) else z3.BitVecRef)(made, ctx)


def equal(one: Term, other: Term) -> Term:
    """That two terms of one sort are equal."""
    return z3.BoolRef(z3.Z3_mk_eq(one.ctx.ref(), one.as_ast(), other.as_ast()), one.ctx)


def no_greater(one: Term, other: Term, *, signed: bool) -> Term:
    """That the first number, of the width of the second, is not the greater one."""
    make = z3.Z3_mk_bvsle if signed else z3.Z3_mk_bvule
    return z3.BoolRef(make(one.ctx.ref(), one.as_ast(), other.as_ast()), one.ctx)


def plus(one: Term, other: Term) -> Term:
    """The sum of two numbers of one width, in that width."""
    return z3.BitVecRef(z3.Z3_mk_bvadd(one.ctx.ref(), one.as_ast(), other.as_ast()), one.ctx)


def extended(term: Term, more: int, *, signed: bool) -> Term:
    """A number in so many more bits."""
    make = z3.Z3_mk_sign_ext if signed else z3.Z3_mk_zero_ext
    return z3.BitVecRef(make(term.ctx_ref(), more, term.as_ast()), term.ctx)


def all_hold(facts: Sequence[Term]) -> Term:
    """That all of several facts hold."""
    return _joined(z3.Z3_mk_and, facts)


def one_holds(facts: Sequence[Term]) -> Term:
    """That at least one of several facts holds."""
    return _joined(z3.Z3_mk_or, facts)


def _joined(make: Any, facts: Sequence[Term]) -> Term:
    listed = (z3.Ast * len(facts))(*(fact.as_ast() for fact in facts))
    return z3.BoolRef(make(facts[0].ctx_ref(), len(facts), listed), facts[0].ctx)


def bare(fact: Term) -> tuple[Term, bool]:
    """A fact without the negations before it, and whether it holds where the whole does."""
    side = True
    while z3.is_not(fact):
        fact, side = fact.arg(0), not side
    return fact, side


def opposite(fact: Term) -> Term:
    """That a fact does not hold, without a second negation before one that is there."""
    return fact.arg(0) if z3.is_not(fact) else negation(fact)


def negation(fact: Term) -> Term:
    """That a fact does not hold."""
    return z3.BoolRef(z3.Z3_mk_not(fact.ctx_ref(), fact.as_ast()), fact.ctx)
