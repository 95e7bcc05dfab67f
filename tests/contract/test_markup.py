"""The browser client writes no words itself: all of them are messages of the locale files."""

import re

from tests.contract.wording import CLIENT

NOT_MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
READ_ALOUD = re.compile(r'\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"')
TAG = re.compile(r"<[^>]*>")
ENTITY = re.compile(r"&#?\w+;")
WORDS = re.compile(r"[^|\n]*[^\W\d_]{2,}[^|\n]*")
NAMES = {"Bivouac", "bivouac check bivouac-TABLE.json", "Esc"}
"""What is the same in every language: the name of the program, a command, what a key says."""


def outside_braces(text: str) -> str:
    """Markup without its expressions."""
    kept, depth = [], 0
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        if depth == 0 and sign != "}":
            kept.append(sign)
    return "".join(kept)


def written_words(text: str) -> list[str]:
    """The words of a Svelte file that people would read as they stand."""
    markup = outside_braces(NOT_MARKUP.sub("", text))
    read = "|".join([*READ_ALOUD.findall(markup), TAG.sub("|", markup)])
    return [found.strip() for found in WORDS.findall(ENTITY.sub(" ", read))]


def test_a_part_of_the_client_says_only_messages() -> None:
    parts = sorted(CLIENT.rglob("*.svelte"))
    assert parts
    said = {path.name: set(written_words(path.read_text("utf-8"))) for path in parts}
    assert not {name: words - NAMES for name, words in said.items() if words - NAMES}


def test_written_words_are_found() -> None:
    text = """<script>const a = "no word";</script>
        <p class="x" aria-label="Aloud {name}">{t("web-home")} Written <b>twice</b>&nbsp;✓</p>
        <button onclick={() => go(1)} title={t("web-menu")}>{count}×</button> <!-- no word -->"""
    assert written_words(text) == ["Aloud", "Written", "twice"]
