"""The built site, served on this machine, and the browser that looks at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SITE: Final = Path(os.environ.get("LEXLUDI_SITE", ROOT / "docs" / "_build" / "html"))
AXE: Final = HERE / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
WIDE: Final = 1280
HIGH: Final = 800


class Missing(Exception):
    """Something without which the site cannot be looked at; says what to run."""


def built() -> Path:
    """The folder of the built site: LEXLUDI_SITE, or where `make docs` puts it."""
    if not (SITE / "index.html").is_file():
        raise Missing(f"no site in {SITE}: run make docs")
    return SITE


def checker() -> str:
    """The source of axe-core, which looks for what shuts readers out."""
    if not AXE.is_file():
        raise Missing("no axe-core: run npm ci --prefix tests/site")
    return AXE.read_text("utf-8")


def program() -> str:
    """The browser: LEXLUDI_BROWSER, or the first one that is installed."""
    named = os.environ.get("LEXLUDI_BROWSER")
    for name in (named,) if named else BROWSERS:
        if found := shutil.which(name):
            return found
    raise Missing(f"no {named or 'Chromium'}: run apt-get install chromium, or set LEXLUDI_BROWSER")


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Says nothing of requests."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which the folder can be read, with a slash at its end."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without a window, which finds no other machine than this one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program(),
            args=["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
        )
        yield browser
        browser.close()


class Visitor:
    """Opens pages of the site, and notes what goes wrong on them."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.home = home
        self.complaints: list[str] = []
        self._browser = browser

    def __call__(
        self, address: str, *, dark: bool = False, width: int = WIDE, scripts: bool = True
    ) -> Page:
        """A page in a window of its own, for somebody who was never here before."""
        page = self._browser.new_page(
            base_url=self.home,
            color_scheme="dark" if dark else "light",
            viewport={"width": width, "height": HIGH},
            java_script_enabled=scripts,
            reduced_motion="reduce",
        )
        page.on("console", self._spoke)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("request", self._asked)
        page.goto(address)
        return page

    def leave(self) -> None:
        """Closes every window."""
        for context in self._browser.contexts:
            context.close()

    def _spoke(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.location['url']}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.complaints.append(f"{request.frame.url} asks for {request.url}")
