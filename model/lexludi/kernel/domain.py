"""Finite, ordered sets of things that a rule can be about: players, characters, seats, kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from typing import Generic, TypeVar

T = TypeVar("T")


class Domain(Generic[T]):
    """A finite set in a fixed order; two domains with the same members are one object."""

    __slots__ = ("members", "position")
    members: tuple[T, ...]
    position: dict[T, int]

    def __new__(cls, members: Iterable[T]) -> Domain[T]:
        return _domain(tuple(members))

    def __iter__(self) -> Iterator[T]:
        return iter(self.members)

    def __len__(self) -> int:
        return len(self.members)

    def __contains__(self, member: object) -> bool:
        return member in self.position

    def __repr__(self) -> str:
        return f"Domain({', '.join(map(str, self.members))})"

    def __reduce__(self) -> tuple[type[Domain[T]], tuple[tuple[T, ...]]]:
        return (Domain, (self.members,))


@cache
def _domain(members: tuple[T, ...]) -> Domain[T]:
    made: Domain[T] = object.__new__(Domain)
    made.members = members
    made.position = {member: place for place, member in enumerate(members)}
    if len(made.position) != len(members):
        raise ValueError(f"a domain lists each member once: {members}")
    return made


E = TypeVar("E", bound=Enum)


def all_of(kind: type[E]) -> Domain[E]:
    """The domain of all members of an enum, in the order in which they are written."""
    return _domain(tuple(kind))
