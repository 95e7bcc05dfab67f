"""A record as text, move by move."""

from collections.abc import Iterator
from pathlib import Path

from bivouac.core.contract import Game, Json, Message
from bivouac.core.errors import InputError, complaint
from bivouac.core.language import address, has_words, say
from bivouac.core.locales import LANGUAGES, SOURCE, choose_language
from bivouac.record.check import say_options
from bivouac.record.faults import RecordError, placed
from bivouac.record.printing import complain, put
from bivouac.record.read import load
from bivouac.record.replay import Replayed, replay_from, start

WIDTH = 4
"""Columns for the number of an event."""


def show_file(path: Path, language: str = SOURCE) -> int:
    """Print every record of a file; the exit status."""
    spoken = language if language in LANGUAGES else SOURCE
    try:
        choose_language(language, {})
        for i, (where, record) in enumerate(load(path)):
            if i > 0:
                put("")
            put(f"{where}: {headline(record)}")
            for line in lines_of(where, record, language):
                put(line)
    except InputError as error:
        complain(complaint(error, spoken))
        return 2
    return 0


def headline(record: Json) -> str:
    """What was played, as far as the record says so."""
    found = record if isinstance(record, dict) else {}
    options = found.get("options")
    chosen = say_options(options) if isinstance(options, dict) else ""
    return f"{found.get('game')} {chosen}".rstrip()


def lines_of(where: str, record: Json, language: str) -> Iterator[str]:
    """Every event of one record, then the points."""
    try:
        game = start(record)
        names = names_of(record, game, language)
        for one in replay_from(game, record):
            yield from lines_of_event(one, names, language)
    except RecordError as error:
        raise placed(where, error) from None
    if game.is_over:
        yield from lines_of_result(game, names, language)


def lines_of_result(game: Game, names: list[str], language: str) -> Iterator[str]:
    """The points of each side, by source; a side that nobody sits at has a name of its own.

    Where there are no points, who won and what decided it.
    """
    result, sides = game.result(), game.setting.sides
    if result.verdict is not None:
        winners = ", ".join(names[seat] for seat in result.winners) or "-"
        yield say(language, Message("record-winners", {"winners": winners}))
        yield from (f"{key}: {say_part(part)}" for key, part in result.verdict.items())
        return
    neutral = say(language, Message("name-neutral", {}))
    for side, by_key in enumerate(result.breakdown):
        members = " + ".join(names[side::sides]) or neutral
        points = ", ".join(f"{key} {points}" for key, points in by_key.items())
        yield f"{members}: {result.scores[side]} ({points})"


def say_part(part: Json) -> str:
    """A part of a verdict: a word, or words by what they are about."""
    if isinstance(part, dict):
        return ", ".join(f"{name} {word}" for name, word in part.items()) or "-"
    return str(part)


def names_of(record: Json, game: Game, language: str) -> list[str]:
    """The players' names by seat; a bot's as its reader writes it."""
    given = record.get("names")
    given = given if isinstance(given, list) else []
    bots = record.get("bots")
    bots = bots if isinstance(bots, list) else []
    names = []
    for seat in range(game.setting.seats):
        name = given[seat] if seat < len(given) else None
        is_bot = seat < len(bots) and bots[seat] is not None
        if not isinstance(name, str) or not name:
            name = say(language, Message("name-seat", {"number": seat}))
        elif is_bot and has_words(language, f"name-bot-{name.lower()}"):
            name = say(language, Message(f"name-bot-{name.lower()}", {}))
        names.append(name)
    return names


def lines_of_event(one: Replayed, names: list[str], language: str) -> Iterator[str]:
    """An event and what followed from it, the first line with its number."""
    setting = one.game.setting
    margin = f"{one.number:{WIDTH}}"
    for message in setting.describe(one.before, one.event, one.game.position):
        yield f"{margin}  {say(language, address(message, names))}"
        margin = " " * WIDTH
