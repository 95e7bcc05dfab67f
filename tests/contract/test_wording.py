"""Our sentences are our own, and English is spelled one way."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from scripts.compare_wording import (
    CHARACTERS,
    HASHES,
    SIZE,
    WORDS,
    hash_of,
    read_hashes,
    runs_of_text,
    shared,
    shared_of,
)
from tests.contract.wording import messages_of, text_of

ROOT = Path(__file__).parents[2]
AMERICAN = re.compile(
    r"\b(?:colors?|colored|center(?:s|ed)?|neighbor\w*|honor\w*|favor\w*|gray"
    r"|fulfills?|traveled|traveling|judgments?|counter-?clockwise|defense|behavior\w*)\b",
    re.IGNORECASE,
)
"""Spellings that are not ours."""
TEXT = "On the first day of spring, eleven herons follow the old river down to the grey sea."
JAPANESE = "春の最初の日に十一羽の鷺が古い川に沿って灰色の海まで飛んでいきます。"


def message(text: str) -> ftl.Message:
    entry = FluentParser().parse_entry(f"some-key = {text}")
    assert isinstance(entry, ftl.Message)
    return entry


def foreign(text: str) -> set[bytes]:
    return {hash_of(run) for run in runs_of_text(text)}


@pytest.mark.slow
def test_no_message_repeats_nine_words_of_a_rulebook() -> None:
    assert not shared(read_hashes())


def test_the_hashes_are_those_of_whole_rulebooks() -> None:
    size = HASHES.stat().st_size
    assert size % SIZE == 0
    assert size // SIZE == len(read_hashes()) > 20_000


def test_nine_words_in_a_row_are_found_and_eight_are_not() -> None:
    words = TEXT.split()
    nine, eight = " ".join(words[3 : 3 + WORDS]), " ".join(words[3 : 2 + WORDS])
    assert shared_of("en", message(f"We say: {nine}!"), foreign(TEXT)) == [
        "day of spring eleven herons follow the old river"
    ]
    assert shared_of("en", message(f"We say: {eight}!"), foreign(TEXT)) == []


def test_seventeen_characters_of_japanese_in_a_row_are_found_and_sixteen_are_not() -> None:
    found = shared_of("ja", message(f"「{JAPANESE[2 : 2 + CHARACTERS]}」。"), foreign(JAPANESE))
    assert found == [JAPANESE[2 : 2 + CHARACTERS]]
    assert shared_of("ja", message(JAPANESE[2 : 1 + CHARACTERS]), foreign(JAPANESE)) == []


def test_a_run_is_found_in_every_variant_and_not_across_an_argument() -> None:
    variants = "{ $who ->\n    [you] nothing\n   *[other] the first day of spring\n}"
    hidden = f"{variants} eleven herons follow the old river"
    assert shared_of("en", message(hidden), foreign(TEXT))
    broken = "the first day of spring, eleven { $birds } herons follow the old river"
    assert not shared_of("en", message(broken), foreign(TEXT))


def test_digits_hide_no_run() -> None:
    counted = "Take two cards and give them to the player on your left."
    assert shared_of("en", message("Take 2 cards and give them to the player."), foreign(counted))


def test_english_texts_are_spelled_the_british_way_but_for_the_artifact_of_the_box() -> None:
    american = {
        key: found.group()
        for key, one in messages_of("en").items()
        if (found := AMERICAN.search(text_of(one).partition("=")[2]))
    }
    assert not american
    assert not [key for key, one in messages_of("en").items() if "artefact" in text_of(one)]


def test_docs_are_spelled_the_british_way() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert pages
    american = {
        f"{page.relative_to(ROOT)}:{number}": found.group()
        for page in pages
        for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1)
        if (found := AMERICAN.search(re.sub(r"`[^`]*`", "", line)))
    }
    assert not american
