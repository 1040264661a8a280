"""What is imported later is the function of that name, and every one that a game names is there."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import fields

import pytest

from lexludi.kernel.later import Later, later
from lexludi.rulebooks import rulebook, rulebooks


def test_it_does_what_the_function_does() -> None:
    assert later("math", "isqrt")(17) == 4
    assert later("textwrap", "shorten")("one two", width=3, placeholder="") == "one"


def test_it_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(later("math", "isqrt")))(17) == 4


def test_its_module_is_imported_when_it_is_called() -> None:
    program = (
        "import sys\n"
        "from lexludi.kernel.later import later\n"
        "encoded = later('base64', 'b64encode')\n"
        "assert 'base64' not in sys.modules\n"
        "assert encoded(b'a') == b'YQ=='\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


@pytest.mark.parametrize(("module", "name"), [("no_such_module", "a"), ("math", "no_such_name")])
def test_what_is_not_there_raises_when_it_is_called(module: str, name: str) -> None:
    missing = later(module, name)
    with pytest.raises((ImportError, AttributeError)):
        missing()


@pytest.mark.parametrize("name", rulebooks())
def test_a_game_names_nothing_that_is_not_there(name: str) -> None:
    book = rulebook(name)
    named = [getattr(book, field.name) for field in fields(book)]
    for one in named:
        if isinstance(one, Later):
            assert callable(one.function)
