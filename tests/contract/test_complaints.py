"""Whatever is wrong is said by a key of the locale files, with all that its sentence needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac.core.contract import Message, Refused
from bivouac.core.errors import KNOWN_TROUBLES, InputError, complaint, trouble
from bivouac.core.language import Book, book_of, fill, format_in, say
from bivouac.core.locales import LANGUAGES, accepted_language
from tests.contract.wording import PACKAGE, messages_of, parts_of

KEYED = {"InputError": 0, "Failed": 0, "fail": 1, "fault": 1, "fault_at": 1}
"""Functions that complain, and which of their arguments is the key."""
ADDED = {"seat": {"player", "who"}}
"""What is filled in by itself."""


def complaints() -> Iterator[tuple[str, str, set[str], bool]]:
    """Where a key is used to complain, the key, its arguments, and whether these are all."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
            place = KEYED.get(node.func.id)
            if place is not None and len(node.args) > place:
                key = node.args[place]
                if isinstance(key, ast.Constant):
                    names = {word.arg for word in node.keywords if word.arg is not None}
                    whole = len(names) == len(node.keywords)
                    yield where, str(key.value), names, whole
            elif node.func.id == "Message" and len(node.args) == 2:
                key, args = node.args
                if isinstance(key, ast.Constant) and isinstance(args, ast.Dict):
                    names = {
                        str(name.value) for name in args.keys if isinstance(name, ast.Constant)
                    }
                    yield where, str(key.value), names, len(names) == len(args.keys)


def test_every_complaint_has_words_and_gives_them_what_they_need() -> None:
    found = list(complaints())
    assert len(found) > 400
    wrong = []
    for where, key, names, whole in found:
        if key not in messages_of("en"):
            wrong.append(f"{where}: no words for '{key}'")
            continue
        needed = parts_of(messages_of("en")[key]).variables
        for name in names:
            needed -= ADDED.get(name, set())
        if whole and needed - names:
            wrong.append(f"{where}: '{key}' needs {sorted(needed - names)}")
    assert not wrong


def test_nobody_complains_in_a_sentence_of_the_code() -> None:
    """What is raised is a key; a sentence would be English for everybody."""
    sentences = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = KEYED.get(node.func.id)
                if place is None or len(node.args) <= place:
                    continue
                key = node.args[place]
                is_text = isinstance(key, ast.Constant) and " " in str(key.value)
                if is_text or isinstance(key, ast.JoinedStr):
                    sentences.append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert not sentences


def test_a_refusal_is_told_to_people_by_its_message_and_to_developers_by_its_reason() -> None:
    message = Message("dewan-refused-stack-empty", {})
    refused = Refused("DS6", "the stack of seat 0 is empty", message)
    assert str(refused) == "the stack of seat 0 is empty (DS6)"
    assert complaint(refused, "en") == str(refused)
    assert complaint(refused, "de") == f"{say('de', message)} (DS6)"


def test_a_sentence_of_a_plug_in_is_said_as_it_stands() -> None:
    for language in LANGUAGES:
        assert complaint(InputError("nine is for 2 players"), language) == "nine is for 2 players"


@pytest.mark.parametrize("code", KNOWN_TROUBLES)
def test_troubles_with_files_are_said_in_english_as_the_system_says_them(code: int) -> None:
    import os

    assert str(trouble(OSError(code, os.strerror(code)))) == os.strerror(code)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_without_fluent_is_what_fluent_says(language: str) -> None:
    book = book_of(language)
    plain = 0
    for key, message in messages_of(language).items():
        pattern = book.plain(key)
        if pattern is None or key not in book.entries:
            continue
        plain += 1
        args = dict.fromkeys(parts_of(message).variables, "Zoë")
        assert fill(key, pattern, args) == format_in(book, key, args), key
    assert plain > 500


def test_a_message_of_several_lines_or_with_variants_is_not_plain(tmp_path: Path) -> None:
    file = tmp_path / "a.ftl"
    file.write_text(
        "one = { $a } is { $b }\n# a remark\ntwo = { $n ->\n   *[other] some\n}\n"
        "three =\n    First line\n    and second\nfour = { NAMES($a) }\nfive = { one }\n"
    )
    book = Book("en", [file])
    assert book.plain("one") == "{ $a } is { $b }"
    assert [book.plain(key) for key in ("two", "three", "four", "five")] == [None] * 4
    assert format_in(book, "five", {"a": "x", "b": "y"}) == "x is y"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("sv,ja;q=0.3,fr;q=0.7", "fr"),
        ("nl", "en"),
        ("fr;q=0", "en"),
        ("fr;q=many, ja", "ja"),
        (";;;,=", "en"),
    ],
)
def test_a_browser_is_answered_in_the_language_it_likes_best(header: str, language: str) -> None:
    assert accepted_language(header) == language
