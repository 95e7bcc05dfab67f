"""Saying things in people's languages, with Project Fluent.

A language is a folder of `bivouac/locales` with .ftl files; all folders have the same keys. The
program speaks in messages: a key and its arguments, which are numbers, ids, and codes of things.
A message says a code with the function NAMES:

    forest              name-forest
    forest.berry        name-with, of name-forest and name-berry
    water.crystal/desert    name-either, of two such parts
    3*forest            name-many, of a number and a part
    forest desert       list-two, list-more: several of these, separated by blanks
    some-key=Old_Pines  the message some-key; where no language has it, "Old Pines"

An argument `seat` is a player: messages can use `$player`, their name, and `$who`, which is "you"
when they are the reader and "other" when not.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from bivouac.core.contract import SPECTATOR, Message

LOCALES = Path(__file__).parents[1] / "locales"
SOURCE = "en"
"""The language that has every key; another one without a key borrows from it."""
LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def say(language: str, message: Message) -> str:
    """A message in a language; LookupError when its key or one of its arguments is missing."""
    return text_of(bundle_of(language), message.key, message.args)


def has_words(language: str, key: str) -> bool:
    """Is there a message with this key? Names that components bring along may have none."""
    return bundle_of(language).has_message(key) or bundle_of(SOURCE).has_message(key)


def address(message: Message, names: Sequence[str], reader: int = SPECTATOR) -> Message:
    """The message with the name of its player filled in, worded for a reader."""
    seat = message.args.get("seat")
    if not isinstance(seat, int):
        return message
    who = "you" if seat == reader else "other"
    return replace(message, args={**message.args, "player": names[seat], "who": who})


@cache
def bundle_of(language: str) -> FluentBundle:
    """The messages of one language, read when first needed."""
    folder = LOCALES / language
    if language not in LANGUAGES:
        raise LookupError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")

    def names(codes: object) -> Any:
        return say_names(bundle, str(codes))

    bundle = FluentBundle([language], functions={"NAMES": names}, use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = str(entry.content).strip().splitlines()[0]
                raise LookupError(f"locales/{language}/{path.name}: cannot be read: {line}")
        bundle.add_resource(resource)
    return bundle


def text_of(bundle: FluentBundle, key: str, args: Mapping[str, str | int]) -> str:
    """One message of a bundle, filled in."""
    if "seat" in args and "player" not in args:
        args = {
            "who": "other",
            "player": text_of(bundle, "name-seat", {"number": args["seat"]}),
            **args,
        }
    if not bundle.has_message(key):
        bundle = bundle_of(SOURCE)
    if not bundle.has_message(key):
        raise LookupError(f"no message '{key}' in locales/{SOURCE}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"message '{key}' has no text")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"message '{key}': {errors[0]}")
    return str(text)


def say_names(bundle: FluentBundle, codes: str) -> str:
    """A list of things given by codes, as a phrase."""
    words = [say_name(bundle, code) for code in codes.split()]
    if not words:
        return text_of(bundle, "list-none", {})
    phrase = words[0]
    for word in words[1:-1]:
        phrase = text_of(bundle, "list-more", {"one": phrase, "other": word})
    if len(words) > 1:
        phrase = text_of(bundle, "list-two", {"one": phrase, "other": words[-1]})
    return phrase


def say_name(bundle: FluentBundle, code: str) -> str:
    """One thing given by its code."""
    key, found, words = code.partition("=")
    if found:
        known = bundle.has_message(key) or bundle_of(SOURCE).has_message(key)
        return text_of(bundle, key, {}) if known else words.replace("_", " ")
    for sign, key in (("/", "name-either"), (".", "name-with")):
        one, found, other = code.partition(sign)
        if found:
            parts = {"one": say_name(bundle, one), "other": say_name(bundle, other)}
            return text_of(bundle, key, parts)
    count, found, one = code.partition("*")
    if found:
        return text_of(bundle, "name-many", {"count": int(count), "one": say_name(bundle, one)})
    return text_of(bundle, f"name-{code}", {})
