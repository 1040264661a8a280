"""What need not be done twice: answers by the digest of what was asked, in files.

A damaged entry is a miss; a folder that cannot be written is used as far as it can be read.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_cache_path

T = TypeVar("T")
FOLLOWED = (".py", ".md", ".toml")  # kinds of source file that answers follow from
FOLDER_VARIABLE = "LEXLUDI_CACHE"
SOURCES = ("lexludi_spec", "lexludi", "lexludi_proofs")  # packages that answers follow from


class Entry(msgspec.Struct, frozen=True):
    """One kept answer, with the key it was kept under and a digest of itself."""

    key: str
    body: msgspec.Raw
    digest: str


class Cache:
    """Answers in a folder, one file each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.writable = True

    def get(self, key: str, kind: type[T]) -> T | None:
        """The answer kept under a key, or None where there is none that can be read."""
        try:
            entry = msgspec.json.decode(self._file(key).read_bytes(), type=Entry)
            body = bytes(entry.body)
            if entry.key != key or entry.digest != _digest(body):
                return None
            return msgspec.json.decode(body, type=kind)
        except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
            return None

    def put(self, key: str, answer: object) -> None:
        """Keep an answer, or do without where the folder cannot be written."""
        if not self.writable:
            return
        body = msgspec.json.encode(answer)
        entry = msgspec.json.encode(Entry(key, msgspec.Raw(body), _digest(body)))
        file = self._file(key)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=file.parent)
            with os.fdopen(handle, "wb") as stream:
                stream.write(entry)
            Path(name).replace(file)
        except OSError:
            self.writable = False

    def _file(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key[2:]}.json"


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def default_folder() -> Path:
    """Where answers are kept: LEXLUDI_CACHE, or the user's own cache folder."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return Path(chosen) if chosen else user_cache_path("lexludi")


def key_of(*parts: object) -> str:
    """The key for a question put together from these parts."""
    return hashlib.sha256(msgspec.json.encode([str(part) for part in parts])).hexdigest()


@cache
def sources_digest(*packages: str) -> str:
    """A digest of every source file of these packages and of the versions they run with."""
    found = hashlib.sha256(f"{version('z3-solver')} {sys.version}".encode())
    for package in packages:
        spec = find_spec(package)
        for root in (spec.submodule_search_locations or []) if spec else []:
            for file in sorted(Path(root).rglob("*")):
                if file.suffix not in FOLLOWED:
                    continue
                found.update(str(file.relative_to(root)).encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()
