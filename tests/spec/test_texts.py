"""Laws of splitting a rulebook's text, and of the places its units have."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi_spec.places import format_places, parse_places
from lexludi_spec.texts import Place, Sort, normalise, split

from .pebbles import HEADINGS, TEXT

WORDS = st.text(st.sampled_from("abdegh"), min_size=1, max_size=8)
SENTENCES = st.lists(WORDS, min_size=1, max_size=12).map(
    lambda words: " ".join(words).capitalize() + "."
)
LINES = st.one_of(
    st.sampled_from(["", "Setup", "End", "Setup: how it begins", "| a | b |", "|---|---|", "1\t2"]),
    st.lists(SENTENCES, min_size=1, max_size=4).map(" ".join),
    st.lists(SENTENCES, min_size=1, max_size=2).map(lambda parts: "- " + " ".join(parts)),
    st.text(max_size=40),
)
TEXTS = st.lists(LINES, max_size=12).map("\n".join)
PLACES = st.builds(Place, st.sampled_from(["Setup", "For 3, 4 players", "End"]), st.integers(0, 30))


def test_a_text_falls_into_headings_sentences_bullets_and_rows() -> None:
    assert [(str(unit.place), unit.sort, unit.line) for unit in split(TEXT, HEADINGS)] == [
        ("Title, s1", Sort.SENTENCE, 1),
        ("Setup, s0", Sort.HEADING, 2),
        ("Setup, s1", Sort.SENTENCE, 3),
        ("Setup, s2", Sort.SENTENCE, 3),
        ("Taking, s0", Sort.HEADING, 4),
        ("Taking, s1", Sort.SENTENCE, 5),
        ("Taking, s2", Sort.BULLET, 6),
        ("Taking, s3", Sort.ROW, 7),
        ("Taking, s4", Sort.ROW, 9),
        ("Taking, s5", Sort.ROW, 10),
        ("End, s0", Sort.HEADING, 11),
        ("End, s1", Sort.SENTENCE, 12),
    ]


@settings(deadline=None)
@given(TEXTS)
def test_places_are_unique(text: str) -> None:
    places = [unit.place for unit in split(text, HEADINGS)]
    assert len(places) == len(set(places))


@settings(deadline=None)
@given(TEXTS)
def test_units_of_a_section_are_numbered_without_a_gap(text: str) -> None:
    seen: dict[str, list[int]] = {}
    for unit in split(text, HEADINGS):
        seen.setdefault(unit.place.section, []).append(unit.place.ordinal)
    for section, ordinals in seen.items():
        first = 1 if section == "Title" else 0
        assert ordinals == list(range(first, first + len(ordinals)))


@settings(deadline=None)
@given(TEXTS)
def test_no_letter_is_lost(text: str) -> None:
    def letters(of: str) -> list[str]:
        return [character for character in normalise(of) if character.isalpha()]

    marks = {"I", "V", "X"}
    whole = letters(text)
    kept = letters(" ".join(unit.text for unit in split(text, HEADINGS)))
    assert [x for x in whole if x not in marks] == [x for x in kept if x not in marks]


@settings(deadline=None)
@given(st.lists(SENTENCES, min_size=1, max_size=8))
def test_sentences_are_parted_and_kept(sentences: list[str]) -> None:
    assert [unit.text for unit in split(" ".join(sentences), ())] == sentences


@settings(deadline=None)
@given(TEXTS)
def test_splitting_twice_gives_the_same(text: str) -> None:
    assert split(text, HEADINGS) == split(text, HEADINGS)


@settings(deadline=None)
@given(SENTENCES)
def test_white_space_quotes_and_dashes_do_not_change_a_digest(sentence: str) -> None:
    plain = split(f'{sentence[:-1]} - "so" it\'s.', ())
    fancy = split(f"  {sentence[:-1]} \u2013  \u201cso\u201d it\u2019s. ", ())
    assert [unit.digest for unit in plain] == [unit.digest for unit in fancy]


@settings(deadline=None)
@given(SENTENCES, SENTENCES)
def test_other_words_have_another_digest(one: str, other: str) -> None:
    same = split(one, ())[0].digest == split(other, ())[0].digest
    assert same == (one == other)


@settings(deadline=None)
@given(SENTENCES)
def test_a_sketch_has_at_most_one_bit_for_each_word(sentence: str) -> None:
    unit = split(sentence, ())[0]
    assert 1 <= int(unit.sketch, 16).bit_count() <= len(sentence.split())


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Note: do it! (See below.)", ["Note: do it!", "(See below.)"]),
        ("It costs 1.5 points. Pay them.", ["It costs 1.5 points.", "Pay them."]),
        ("Some items, e.g. A hat, are light.", ["Some items, e.g. A hat, are light."]),
        ('Say "stop!" Then stop.', ['Say "stop!"', "Then stop."]),
        ("3. Third step.", ["Third step."]),
        ("\u2022 A point", ["A point"]),
        ("IV. The fourth step", ["The fourth step"]),
        ("I am first. You are not.", ["I am first.", "You are not."]),
        ("Why? Because. so", ["Why?", "Because. so"]),
        ("Um mapa! É teu. é meu", ["Um mapa!", "É teu. é meu"]),
        ("Um par, p. ex. Dois mapas, vale.", ["Um par, p. ex. Dois mapas, vale."]),
        ("Vê a pág. 3. A Sra. Silva paga.", ["Vê a pág. 3.", "A Sra. Silva paga."]),
        ("O 1.º passo. Agora o n.º 2.", ["O 1.º passo.", "Agora o n.º 2."]),
    ],
)
def test_lines_are_cut_where_a_sentence_ends(line: str, parts: list[str]) -> None:
    assert [unit.text for unit in split(line, ())] == parts


def test_headings_may_have_a_number_an_accent_a_count_and_capitals_of_their_own() -> None:
    headings = ("2. TROÇAR", "Troçar", "FIGURAS (x6)")
    text = (
        "2. TROÇAR\n2. Troça de um jogador.\nTroçar\nSim.\nFIGURAS (x6)\nSão seis.\nTroçar:\nNão."
    )
    assert [(str(unit.place), unit.sort) for unit in split(text, headings)] == [
        ("2. TROÇAR, s0", Sort.HEADING),
        ("2. TROÇAR, s1", Sort.BULLET),
        ("Troçar, s0", Sort.HEADING),
        ("Troçar, s1", Sort.SENTENCE),
        ("FIGURAS (x6), s0", Sort.HEADING),
        ("FIGURAS (x6), s1", Sort.SENTENCE),
        ("Troçar (2), s0", Sort.HEADING),
        ("Troçar (2), s1", Sort.SENTENCE),
    ]


def test_how_an_accent_is_written_down_changes_nothing() -> None:
    text, headings = "Trocar Países\nTira um cartão. É só teu!", ("Trocar Países",)
    apart = normalize("NFD", text)
    assert apart != text
    assert split(apart, headings) == split(text, headings)
    assert split(text, (normalize("NFD", headings[0]),))[0].sort is Sort.HEADING


def test_a_heading_met_again_later_opens_a_section_of_its_own() -> None:
    places = [unit.place.section for unit in split("Setup\nEnd\nSetup\nSetup\n", HEADINGS)]
    assert places == ["Setup", "End", "Setup (2)", "Setup (2)"]


@settings(deadline=None)
@given(st.lists(PLACES, min_size=1))
def test_what_is_written_as_places_reads_back(places: list[Place]) -> None:
    assert set(parse_places(format_places(places))) == set(places)


@pytest.mark.parametrize("source", ["", "Setup", "s1", "Setup, 1", "Setup, s3-s2", "Setup, s1;"])
def test_what_is_no_place_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"place|range"):
        parse_places(source)
