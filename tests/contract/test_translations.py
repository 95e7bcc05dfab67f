"""Every language says everything, in its own words, and says nothing that nobody uses."""

import ast
import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from bivouac.bots.names import BOTS
from bivouac.core.contract import Message
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES, SOURCE
from bivouac.core.registry import GAMES, find_game
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import EFFECTS, EVENTS, RESOURCES, SCORE_KEYS, SYMBOLS, TERRAINS
from bivouac.games.dewan.terminal.face import TOPICS
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.layout import BIOMES
from bivouac.games.iwari.options import DEEDS
from bivouac.record.lessons import lessons_of, paths_of
from bivouac.tables.bot_names import BOT_NAMES
from tests.contract.test_rule_ids import CHECK_EXAMPLES, FACTS, RULES
from tests.contract.wording import (
    NUMBERS,
    Used,
    entries_of,
    messages_of,
    parts_of,
    text_of,
    used_keys,
)
from tests.worked import dewan_overview, iwari_overview

HERE = Path(__file__).parent
OTHERS = [language for language in LANGUAGES if language != SOURCE]
SCENARIOS = sorted({str(chosen["scenario"]) for chosen in GAME.option_sets()})
CITED = [rule for rule in RULES if not rule.startswith(FACTS) and rule not in CHECK_EXAMPLES]
MAPS = packaged_box().maps


def said_in_lessons() -> set[str]:
    """What lessons say, what they are called, and what their paths are called."""
    said: set[str] = set()
    for game in GAMES:
        said |= {f"{game}-path-{path.name}" for path in paths_of(game)}
        for lesson in lessons_of(game).values():
            keys = [key for remark in lesson.remarks for key in remark.keys]
            said |= {f"{game}-{lesson.name}", *(key.removeprefix("lesson-") for key in keys)}
    return said


def told_in_overviews() -> set[str]:
    """The parts of the overviews, and what they are called."""
    parts = {"dewan": dewan_overview.OVERVIEW, "iwari": iwari_overview.OVERVIEW}
    return {
        f"{game}-{part}{end}" for game in parts for part in parts[game] for end in ("", "-title")
    }


SOURCES: Mapping[str, Iterable[str]] = {
    "symbols": SYMBOLS,
    "terrains": TERRAINS,
    "resources": RESOURCES,
    "events": EVENTS[1:],
    "effects": EFFECTS,
    "scenarios": SCENARIOS,
    "scores": SCORE_KEYS,
    "biomes": BIOMES,
    "expeditions": [str(number) for number in packaged_box().pieces.rewards],
    "deeds": DEEDS,
    "blocks": {block.why.key.removeprefix("iwari-block-") for block in find_game("iwari").blocks()},
    "maps": MAPS,
    "territories": {one.id for game_map in MAPS.values() for one in game_map.territories},
    "topics": TOPICS,
    "rules": [rule.replace(".", "-") for rule in CITED],  # a key has no dots: rule-I2-1
    "chapters": sorted({rule[:2] for rule in CITED}),
    "bots": BOTS,
    "called": [name.lower() for name in BOT_NAMES],
    "games": GAMES,
    "lessons": said_in_lessons(),
    "drills": {f"{game}-{kind}" for game in GAMES for kind in find_game(game).drills()},
    "overviews": told_in_overviews(),
}
"""Where the members of a family of message_families.toml can come from."""


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text("utf-8"))


FAMILIES: list[dict[str, Any]] = table("message_families.toml")["family"]
EQUAL = table("equal_messages.toml")


def members(family: Mapping[str, Any]) -> set[str]:
    """The keys of a family, by its declaration."""
    ends = [*itertools.chain(*(SOURCES[name] for name in family.get("from", ())))]
    return {family["prefix"] + end for end in (*ends, *family.get("with", ()))}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_names_a_key_once(language: str) -> None:
    keys: Counter[str] = Counter()
    for name, entries in entries_of(language).items():
        broken = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
        assert not broken, f"{language}/{name}"
        keys.update(entry.id.name for entry in entries if isinstance(entry, ftl.Message))
    assert not [key for key, count in keys.items() if count > 1]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    def places(language: str) -> set[tuple[str, str]]:
        return {
            (name, entry.id.name)
            for name, entries in entries_of(language).items()
            for entry in entries
            if isinstance(entry, ftl.Message)
        }

    missing = places(SOURCE) - places(language)
    surplus = places(language) - places(SOURCE)
    assert not missing, f"to translate into {language}: {sorted(missing)}"
    assert not surplus, f"not in {SOURCE}: {sorted(surplus)}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_the_same_things(language: str) -> None:
    """The same variables, said in the same way. A language need not tell one from many where the
    number itself is not said, and Japanese need not address its reader ($who)."""
    wrong = []
    for key, message in messages_of(language).items():
        if key not in messages_of(SOURCE):
            continue
        english = messages_of(SOURCE)[key]
        ours, theirs = parts_of(message), parts_of(english)
        optional = theirs.only_counted | ({"who"} if language == "ja" else set())
        same = (
            ours.variables | optional == theirs.variables | optional
            and ours.named == theirs.named
            and (message.value is None) == (english.value is None)
            and {one.id.name for one in message.attributes}
            == {one.id.name for one in english.attributes}
        )
        if not same:
            wrong.append(key)
    assert not wrong


CATEGORIES = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "de": {"one", "other"},
    "ja": {"other"},
}
"""The words for numbers of things that each language has, as Unicode knows them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_is_for_a_number_that_the_language_does_not_tell_apart(language: str) -> None:
    never = {
        key: sorted(names - CATEGORIES[language])
        for key, message in messages_of(language).items()
        for found in parts_of(message).selectors.values()
        if (names := {name for name in found if not name.isdigit()}) <= NUMBERS
        and names - CATEGORIES[language]
    }
    assert never == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_equal_to_the_english_one_has_a_reason(language: str) -> None:
    equal = {
        key
        for key, message in messages_of(language).items()
        if key in messages_of(SOURCE) and text_of(message) == text_of(messages_of(SOURCE)[key])
    }
    reasons = EQUAL[language]
    new, stale = sorted(equal - set(reasons)), sorted(set(reasons) - equal)
    assert not new, f"translate, or give a reason in equal_messages.toml: {new}"
    assert not stale, f"no longer equal, remove from equal_messages.toml: {stale}"
    assert all(reasons.values())


@pytest.mark.slow
def test_no_message_is_unused() -> None:
    known = used_keys().strings.union(*(members(family) for family in FAMILIES))
    known |= {f"{key}-brief" for key in known}
    unused = set(messages_of(SOURCE)) - known
    assert not unused, f"remove, or declare in message_families.toml: {sorted(unused)}"


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family["prefix"])
def test_a_family_is_used_and_whole(family: dict[str, Any]) -> None:
    assert family["reason"]
    assert family["prefix"] in used_keys().begun, "no code puts such keys together"
    missing = members(family) - set(messages_of(SOURCE))
    assert not missing, f"without words: {sorted(missing)}"
    unknown = set(family.get("with", ())) - used_keys().words
    assert not unknown, f"no code knows these: {sorted(unknown)}"


def test_keys_that_code_puts_together_are_declared() -> None:
    used = used_keys()
    declared = {family["prefix"] for family in FAMILIES}
    begun = {start for start in used.begun if any(k.startswith(start) for k in messages_of(SOURCE))}
    unknown = (begun | used.begun_and_said) - declared
    assert not unknown, f"declare in message_families.toml: {sorted(unknown)}"


def test_every_key_in_the_code_has_words() -> None:
    missing = used_keys().said - set(messages_of(SOURCE))
    assert not missing, f"not in the locale files: {sorted(missing)}"


def samples(message: ftl.Message) -> Iterable[dict[str, str | int]]:
    """Arguments that reach every variant of a message."""
    parts = parts_of(message)
    choices: dict[str, list[str | int]] = {name: ["Zoë"] for name in sorted(parts.variables)}
    choices |= {name: ["", "forest", "water.crystal/desert 3*fire"] for name in parts.named}
    for name, keys in parts.selectors.items():
        words = sorted(keys - NUMBERS)
        numeric = all(word.isdigit() for word in words) and (words or keys - {"other"})
        choices[name] = sorted({0, 1, 2, *map(int, words)}) if numeric else sorted(keys)
    for values in itertools.product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key, message in messages_of(language).items():
        for arguments in samples(message):
            text = say(language, Message(key, arguments))
            assert text.strip(), key
            assert not re.search(r"[{}\u2066-\u2069]| {2}", text), (key, text)


def test_french_does_not_break_lines_before_its_signs() -> None:
    wrong = {
        key
        for key, message in messages_of("fr").items()
        if re.search(r" [:;!?»]|« ", text_of(message))
    }
    assert not wrong, "a no-break space (U+00A0) stands before : ; ! ? » and after «"


def test_keys_are_found_in_the_code_of_the_client() -> None:
    used = Used()
    used.read_client(
        """
        // t("web-in-a-comment")  <!-- t("web-in-markup") -->
        <p>{t("web-plain")} {t(mode === "not-a-key" ? "web-this" : "web-that", { count: f(1) })}</p>
        <p>{t(`web-begun-${end}`)}</p> <a href="//web-address">{hasWords('web-asked')}</a>
        const message = { key: "web-kept", args: {} }; const other = "web-string";
        """
    )
    assert used.said == {"web-plain", "web-this", "web-that", "web-asked", "web-kept"}
    assert used.begun_and_said == used.begun == {"web-begun-"}
    assert used.strings == used.said | {"web-string", "not-a-key"}


def test_keys_are_found_in_the_code_of_the_package() -> None:
    used = Used()
    used.visit(
        ast.parse(
            'Message("web-one" if x else "web-two", {"kind": "web-argument"})\n'
            'words(f"web-begun-{end}")\n'
            'KEYS = {"place": "dewan-kept"}\n'
        )
    )
    assert used.said == {"web-one", "web-two", "dewan-kept"}
    assert used.begun == {"web-begun-"}
    assert used.strings == {*used.said, "web-argument"}
