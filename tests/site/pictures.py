"""The pictures of the README: `make pictures` writes them from the site and from real commands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from .browsing import HIGH, WIDE, browsing, built, served

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
COLUMNS: Final = 110
PAGE: Final = "games/viajantes/rules/put.html#put.alternate"
COMMANDS: Final = {
    "verify": "lexludi verify viajantes --no-cache --claim items-conserved --claim may-never-end",
    "ruling": "lexludi rulings itchy-feet empty-victim",
}
OF_A_FONT: Final = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # it would be fetched


def terminal(command: str) -> str:
    """What a command says on a terminal, as a picture."""
    there = {**os.environ, "COLUMNS": str(COLUMNS), "FORCE_COLOR": "1"}
    path = os.pathsep.join([str(Path(sys.executable).parent), there.get("PATH", "")])
    ran = subprocess.run(
        command.split(), env={**there, "PATH": path}, capture_output=True, text=True, check=True
    )
    console = Console(record=True, width=COLUMNS, file=StringIO())
    console.print(Text.from_ansi(f"$ {command}\n{ran.stdout}".rstrip()))
    return OF_A_FONT.sub("", console.export_svg(title="lexludi"))


def main() -> None:
    """Writes all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, command in COMMANDS.items():
        (FOLDER / f"{name}.svg").write_text(terminal(command), "utf-8")
    with served(built()) as home, browsing() as browser:
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.goto(home + PAGE)
        page.screenshot(path=FOLDER / "site.png")


if __name__ == "__main__":
    main()
