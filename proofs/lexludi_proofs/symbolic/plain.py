"""What the solver found, as the plain values that the model knows."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, TypeVar, cast

import z3

from lexludi_proofs.symbolic.members import Member
from lexludi_proofs.symbolic.numbers import Number
from lexludi_proofs.symbolic.truths import Truth

T = TypeVar("T")


def plain(model: Any, value: T) -> T:
    """A value with every unknown in it replaced by what the model gives it."""
    return cast(T, _plain(model, value))


def _plain(model: Any, value: Any) -> Any:
    if isinstance(value, Truth):
        return z3.is_true(model.eval(value.term, model_completion=True))
    if isinstance(value, Number):
        found = model.eval(value.term, model_completion=True)
        return found.as_long() if value.low >= 0 else found.as_signed_long()
    if isinstance(value, Member):
        place = model.eval(value.term, model_completion=True).as_long()
        return value.domain.members[place]
    if isinstance(value, tuple):
        return tuple(_plain(model, each) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        parts = {
            field.name: _plain(model, getattr(value, field.name))
            for field in fields(value)
            if field.compare
        }
        return type(value)(**parts)
    return value
