"""A small rulebook as a third party would install it, and a site that has no other."""

from __future__ import annotations

from pathlib import Path

INDEX = """\
# Pebbles

A heap of pebbles and two players who take from it.
"""

PAGE = """\
# Your turn

What may be taken off the {term}`heap`.

:::{clause} take.what-is-there
:kind: prohibition
:source: Your turn, s1
Nobody takes more than the heap holds.
:::

:::{clause} take.turns
:kind: obligation
:source: Your turn, s2
The two players take turns.
:::

:::{clause} take.smile
:kind: social
:source: Your turn, s3
Winners smile.
:::
"""

RULINGS = """\
# Rulings

:::{ruling} last-pebble
:clauses: take.turns
:severity: H
:codes: W
:status: differs
:default: wins

Does the last pebble win?

- **wins** (default): whoever takes it wins. *Grounds:* the heading.
- **loses**: whoever takes it loses. *Grounds:* the picture.

*Why:* A heading is plainer than a picture.
:::
"""

WORDS = """\
# Words

:::{glossary}
heap
  All pebbles that nobody has taken (*monte*, once *montão*).
:::
"""

MODEL = '''\
"""Pebbles."""

from pathlib import Path
from types import SimpleNamespace

from lexludi.kernel.law import Law
from lexludi_spec import load

SPECIFICATION = load(Path(__file__).parent / "rules")
LAW = Law("GAME", SPECIFICATION.clauses)


@LAW.encodes("take.turns")
def take(heap: int, count: int) -> int:
    """What is left of the heap."""
    LAW.require(count <= heap, "take.what-is-there", heap=heap)
    return heap - count


def never_negative(heap: int) -> bool:
    """The heap is never negative."""
    return heap >= 0


CLAIM = SimpleNamespace(
    name="heap-never-negative",
    kind="invariant",
    statement="The heap is never negative.",
    because="a turn takes what is there",
    clauses=("take.what-is-there",),
    given=(SimpleNamespace(holds=never_negative),),
    players=None,
)
CLAIMS = SimpleNamespace(claims=(CLAIM,))
RULEBOOK = SimpleNamespace(
    players=(2, 3),
    specification=SPECIFICATION,
    read_position=lambda data: data["heap"],
    moves=lambda heap: range(1, heap + 1),
    tell=lambda heap, count: f"One takes {count}",
    play=lambda heap, count: SimpleNamespace(state=take(heap, count)),
    position=lambda heap: {"heap": heap},
    picture=lambda heap: f"a heap of {heap}",
    drawing=lambda heap: f"<svg xmlns='http://www.w3.org/2000/svg'><circle r='{heap}'/></svg>",
)
'''

CONF = """\
import sys

sys.path.insert(0, {extension!r})
project = "Small"
extensions = ["myst_parser", "sphinx.ext.autodoc", "lexludi_domain"]
exclude_patterns = ["reference"]
primary_domain = "lexludi"
lexludi_games = {games!r}
myst_enable_extensions = ["colon_fence"]
"""

HOME = """\
# Home

{words}

```{{toctree}}
games/index
proofs
implementing
```
"""


def install(folder: Path, name: str = "pebbles") -> None:
    """Puts a package with the rulebook into a folder, as an installer would."""
    files = {
        f"{name}/__init__.py": MODEL.replace("GAME", name),
        f"{name}/rules/index.md": INDEX,
        f"{name}/rules/01-turn.md": PAGE,
        f"{name}/rules/rulings-1.md": RULINGS,
        f"{name}/rules/words.md": WORDS,
        f"{name}-1.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n",
        f"{name}-1.dist-info/entry_points.txt": (
            f"[lexludi.rulebooks]\n{name} = {name}:RULEBOOK\n"
            f"[lexludi.claims]\n{name} = {name}:CLAIMS\n"
        ),
    }
    for path, text in files.items():
        write(folder / path, text)


def site(
    root: Path, extension: Path, words: str = "", games: tuple[str, ...] = ("pebbles",)
) -> Path:
    """Writes the pages that people write of a site, and gives their folder."""
    source = root / "docs"
    write(source / "conf.py", CONF.format(extension=str(extension), games=list(games)))
    write(source / "index.md", HOME.format(words=words))
    write(source / "proofs.md", "# Proofs\n")
    write(source / "implementing.md", "# Implementing\n")
    return source


def write(file: Path, text: str) -> None:
    """Writes a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
