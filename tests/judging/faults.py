"""What the judge finds wrong in a scenario file."""

from __future__ import annotations

import pytest

from lexludi.judging.documents import parse_document
from lexludi.judging.judging import Rejected, judge_document


def problems(text: str) -> list[str]:
    """The lines that are said of a text that is refused."""
    with pytest.raises(Rejected) as caught:
        judge_document(parse_document(text, "f.yaml"))
    return list(caught.value.problems)
