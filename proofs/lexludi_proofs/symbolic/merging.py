"""Putting several possible values into one, with if-then-else at the leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, cast

import z3

from lexludi.kernel.bag import Bag
from lexludi.kernel.origin import Selected
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi_proofs.symbolic import members, numbers, truths
from lexludi_proofs.symbolic.errors import Unliftable
from lexludi_proofs.symbolic.terms import all_hold, either, one_holds, opposite

T = TypeVar("T")


def merge(condition: Any, yes: T, no: T) -> T:
    """`yes` where the condition holds and `no` elsewhere, as one value.

    Raises Unliftable where the two are not of one shape.
    """
    return cast(T, _merged([condition], [yes, no]))


def gather(cases: Sequence[tuple[Any, T]]) -> T:
    """The value of the case whose condition holds; the last where none of the others does.

    A container does not keep what it was gathered from: there may be very many cases.
    """
    conditions = [condition for condition, _ in cases[:-1]]
    return cast(T, _merged(conditions, [value for _, value in cases], kept=False))


def select(key: Any, keys: Sequence[object], options: Sequence[T]) -> T:
    """The option that stands where an unknown key stands among `keys`; else the last.

    Raises ValueError where there is not one key for each option.
    """
    conditions = []
    reachable = []
    for place, option in zip(keys, options, strict=True):
        here = key == place
        if here is False:
            continue
        reachable.append(option)
        if here is True:
            break
        conditions.append(truths.term_of(here))
    if not reachable:
        return options[-1]
    chosen = (key, keys, tuple(options))
    return cast(T, _merged(conditions[: len(reachable) - 1], reachable, chosen))


def _merged(
    conditions: list[Any], options: list[Any], chosen: Any = None, *, kept: bool = True
) -> Any:
    """One value of several; `chosen` says by which key, `kept` whether containers keep them."""
    first = options[0]
    if all(option is first for option in options):
        return first
    if isinstance(first, bool | truths.Truth):
        return _truths(conditions, options)
    if isinstance(first, int | numbers.Number):
        return _numbers(conditions, options)
    if isinstance(first, Enum | members.Member):
        return _members(conditions, options, chosen)
    if isinstance(first, tuple):
        if any(not isinstance(option, tuple) or len(option) != len(first) for option in options):
            raise Unliftable("tuples of different lengths cannot be merged")
        return tuple(
            _merged(conditions, [option[at] for option in options], _within(chosen, at), kept=kept)
            for at in range(len(first))
        )
    if is_dataclass(first) and all(type(option) is type(first) for option in options):
        return _records(conditions, options, chosen, kept=kept)
    if all(type(option) is type(first) and option == first for option in options):
        return first
    raise Unliftable(f"cannot be merged: {type(first).__name__} and {type(options[-1]).__name__}")


def _within(chosen: Any, part: int | str) -> Any:
    if chosen is None:
        return None
    key, keys, options = chosen
    pick: Callable[[Any], Any] = (
        (lambda option: option[part])
        if isinstance(part, int)
        else (lambda option: getattr(option, part))
    )
    return key, keys, tuple(map(pick, options))


def _records(conditions: list[Any], options: list[Any], chosen: Any, *, kept: bool) -> Any:
    kind: Any = type(options[0])
    parts = {
        name: _merged(
            conditions,
            [getattr(option, name) for option in options],
            _within(chosen, name),
            kept=kept,
        )
        for name in _compared(kind)
    }
    if kind in (Bag, Row, Table):
        parts["origin"] = _selected(conditions, options, chosen) if kept else None
    return kind(**parts)


def _selected(conditions: list[Any], options: list[Any], chosen: Any) -> Selected[Any]:
    if chosen is None:
        return Selected(tuple(options), lambda others: _merged(conditions, list(others)))
    key, keys, everything = chosen
    return Selected(everything, lambda others: key.select(others, keys))


@cache
def _compared(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.compare)


def _truths(conditions: list[Any], options: list[Any]) -> Any:
    if all(isinstance(option, bool) and option == options[0] for option in options):
        return options[0]
    result = truths.term_of(options[-1])
    for condition, option in zip(reversed(conditions), reversed(options[:-1]), strict=True):
        result = _one_truth(condition, truths.term_of(option), result)
    return truths.truth(result)


def _one_truth(condition: Any, term: Any, other: Any) -> Any:
    """The one truth where the condition holds, and the other elsewhere.

    Put together from the terms as they are: what is looked for in them later is found again.
    """
    if term.eq(other):
        return term
    if z3.is_true(term):
        return condition if z3.is_false(other) else one_holds([condition, other])
    if z3.is_false(term):
        return opposite(condition) if z3.is_true(other) else all_hold([opposite(condition), other])
    if z3.is_true(other):
        return one_holds([opposite(condition), term])
    if z3.is_false(other):
        return all_hold([condition, term])
    return either(condition, term, other)


def _numbers(conditions: list[Any], options: list[Any]) -> Any:
    limits = [numbers.bounds(option) for option in options]
    low, high = min(a for a, _ in limits), max(b for _, b in limits)
    width = numbers.width_for(low, high)
    result = _chain(conditions, [numbers.widened(option, width) for option in options])
    made = numbers.Choice(tuple(conditions), tuple(options))
    return numbers.number(result, low, high, made)


def _members(conditions: list[Any], options: list[Any], chosen: Any) -> Any:
    domain = members.joint_domain(options)
    if chosen is not None and isinstance(chosen[0], members.Member):
        key, keys, everything = chosen
        named = not any(isinstance(option, members.Member) for option in everything)
        if named and everything == domain.members and tuple(keys) == key.domain.members:
            return members.member(key.term, domain)
    return members.member(
        _chain(conditions, [members.code(each, domain) for each in options]), domain
    )


def _chain(conditions: list[Any], terms: list[Any]) -> Any:
    result = terms[-1]
    for condition, term in zip(reversed(conditions), reversed(terms[:-1]), strict=True):
        result = result if term.eq(result) else either(condition, term, result)
    return result
