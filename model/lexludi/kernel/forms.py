"""Plain data from outside as typed records (msgspec), and exactly what is wrong where they are not.

msgspec says quickly whether data fit a type. Where they do not, `faults_in` walks both side by side
and names every field that is wrong, with the keys of mappings, which msgspec leaves out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec import UnsetType, inspect

from lexludi.kernel.suggesting import quoted, suggestion

V = TypeVar("V")
W = TypeVar("W")

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a field; `path` leads to it through keys and, counted from 0, items."""

    path: Path
    problem: str

    def __str__(self) -> str:
        return f"{field(self.path)}: {self.problem}"


class Faults(ValueError):
    """Data that do not say what they should; `faults` has at least one."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults

    def __reduce__(self) -> tuple[type[Faults], tuple[tuple[Fault, ...]]]:
        return (Faults, (self.faults,))


def field(path: Path) -> str:
    """The path as it is written in a message: `moves[2].into`, items counted from 1."""
    told = ""
    for step in path:
        if isinstance(step, int):
            told += f"[{step + 1}]"
        else:
            plain = step.replace("-", "").replace("_", "").isalnum() and len(step) <= 40
            told += ("." if told else "") + (step if plain else quoted(step))
    return told or "file"


def read_form(kind: Any, data: Any, path: Path = ()) -> Any:
    """The data as a value of that type. Raises Faults, naming every field that does not fit."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found = tuple(faults_in(inspect.type_info(kind), data, path))
        raise Faults(found or (Fault(path, str(error)),)) from None


def given(value: V | UnsetType, default: W) -> V | W:
    """The value where one is written, else the default."""
    return default if isinstance(value, UnsetType) else value


def plain(form: Any) -> Any:
    """A record as plain data, without the fields that are not given; sets become sorted lists."""
    return _sorted(form, msgspec.to_builtins(form))


def _sorted(form: Any, told: Any) -> Any:
    if isinstance(form, set):
        return sorted(told)
    if isinstance(form, msgspec.Struct):
        names = zip(form.__struct_fields__, form.__struct_encode_fields__, strict=True)
        inside = {key: getattr(form, name) for name, key in names}
        return {key: _sorted(inside.get(key), value) for key, value in told.items()}
    if isinstance(form, dict):
        values = zip(told.items(), form.values(), strict=True)
        return {key: _sorted(value, plain) for (key, plain), value in values}
    if isinstance(form, list | tuple):
        return [_sorted(one, plain) for one, plain in zip(form, told, strict=True)]
    return told


def components(kinds: tuple[Any, ...]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """A JSON Schema reference to each type, and the definitions referred to, by plain names."""
    references, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    plain_names = {name: _plain_name(name) for name in parts}
    text = msgspec.json.encode([references, parts]).decode()
    for name, plain_name in plain_names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{plain_name}"')
    references, parts = msgspec.json.decode(text)
    for part in parts.values():
        part.pop("title", None)
    return tuple(references), {plain_names[name]: part for name, part in parts.items()}


def _plain_name(name: str) -> str:
    """The name of a record type, without what it is a record of."""
    return name.partition("Form")[0] or name


def faults_in(kind: inspect.Type, data: Any, path: Path) -> Iterator[Fault]:
    """Every place where data do not fit a type."""
    match kind:
        case inspect.Metadata():
            yield from faults_in(kind.type, data, path)
        case inspect.StructType():
            yield from _in_struct(kind, data, path)
        case inspect.UnionType():
            yield from _in_union(kind, data, path)
        case inspect.DictType():
            if not isinstance(data, dict):
                yield Fault(path, f"should be a mapping, not {_told(data)}")
                return
            for key, value in data.items():
                yield from faults_in(kind.key_type, key, (*path, str(key)))
                yield from faults_in(kind.value_type, value, (*path, str(key)))
        case inspect.ListType() | inspect.SetType():
            if not isinstance(data, list):
                yield Fault(path, f"should be a list, not {_told(data)}")
                return
            for at, value in enumerate(data):
                yield from faults_in(kind.item_type, value, (*path, at))
        case inspect.TupleType():
            count = len(kind.item_types)
            if not isinstance(data, list | tuple) or len(data) != count:
                yield Fault(path, f"should be a list of {count}, not {_told(data)}")
                return
            for at, (one, value) in enumerate(zip(kind.item_types, data, strict=True)):
                yield from faults_in(one, value, (*path, at))
        case inspect.EnumType():
            known = [str(member.value) for member in kind.cls]
            yield from _among(kind.cls.__name__.lower(), known, data, path)
        case inspect.LiteralType():
            yield from _among("such word", [str(value) for value in kind.values], data, path)
        case inspect.IntType():
            yield from _whole(kind, data, path)
        case inspect.StrType():
            if not isinstance(data, str):
                yield Fault(path, f"should be a text, not {_told(data)}")
        case inspect.BoolType():
            if not isinstance(data, bool):
                yield Fault(path, f"should be true or false, not {_told(data)}")
        case inspect.NoneType():
            if data is not None:
                yield Fault(path, f"should be empty, not {_told(data)}")
        case _:
            return


def _in_struct(kind: inspect.StructType, data: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(data, dict):
        yield Fault(path, f"should be a mapping of fields, not {_told(data)}")
        return
    fields = {one.encode_name: one for one in kind.fields}
    known = [*fields, *([kind.tag_field] if kind.tag_field else [])]
    for key, value in data.items():
        if key in fields:
            yield from faults_in(fields[key].type, value, (*path, key))
        elif key not in known:
            yield Fault((*path, str(key)), f"unknown field ({suggestion(str(key), known)})")
    for name, one in fields.items():
        if one.required and name not in data:
            yield Fault((*path, name), "is missing")


def _in_union(kind: inspect.UnionType, data: Any, path: Path) -> Iterator[Fault]:
    structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
    tagged = {str(one.tag): one for one in structs if one.tag_field}
    if tagged and isinstance(data, dict):
        tag = str(structs[0].tag_field)
        if tag not in data:
            yield Fault((*path, tag), f"is missing ({suggestion('', tagged)})")
        elif data[tag] not in tagged:
            yield from _among(tag, list(tagged), data[tag], (*path, tag))
        else:
            yield from _in_struct(tagged[data[tag]], data, path)
        return
    words = (inspect.LiteralType, inspect.EnumType, inspect.StrType)
    fitting = [one for one in kind.types if isinstance(data, str) and isinstance(one, words)]
    tries = [tuple(faults_in(one, data, path)) for one in fitting or kind.types]
    if all(tries):
        # The kind that fits best is the one that complains furthest inside.
        yield from max(tries, key=lambda found: max(len(fault.path) for fault in found))


def _among(noun: str, known: list[str], data: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(data, str):
        yield Fault(path, f"should be a {noun}, not {_told(data)} ({suggestion('', known)})")
    elif data not in known:
        yield Fault(path, f"no {noun} {quoted(data)} ({suggestion(data, known)})")


def _whole(kind: inspect.IntType, data: Any, path: Path) -> Iterator[Fault]:
    if isinstance(data, bool) or not isinstance(data, int):
        yield Fault(path, f"should be a whole number, not {_told(data)}")
    elif kind.ge is not None and data < kind.ge:
        yield Fault(path, f"should be at least {kind.ge}, not {data}")
    elif kind.le is not None and data > kind.le:
        yield Fault(path, f"should be at most {kind.le}, not {_told(data)}")


def _told(data: Any) -> str:
    match data:
        case None:
            return "nothing"
        case dict():
            return "a mapping"
        case list() | tuple():
            return f"a list of {len(data)}"
        case _:
            return quoted(data) if isinstance(data, str) else str(data)[:20]
