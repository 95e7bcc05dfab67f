"""Iwari's coach in whole games: it can be heard, points at what is there, and says what is true."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random

import pytest

from bivouac.bots.play import Player
from bivouac.core.contract import SPECTATOR, Advice, Event, Game, Known, generator
from bivouac.core.language import address, say
from bivouac.core.locales import LANGUAGES
from bivouac.games.iwari.setting import Iwari
from tests.boxes import MAPS
from tests.coach.iwari_claims import CLAIMS, by_of, gained, land_of, verdicts
from tests.conftest import scale
from tests.contract.iwari_moments import (
    AGAINST_VOID,
    SOME_TABLES,
    SOME_VOID_TABLES,
    TABLES,
    any_table,
    setting_of,
)

NAMES = ["Maren", "Aiko", "Tomás", "Zoë", "Ulla", "Tarek"]
SHARE = 0.4
"""Of the decisions of a game, those that are looked at closely."""
LONGEST = 160
"""Characters of a sentence in English, with long names in it."""


@cache
def greedy_game(table: str, seed: int) -> list[tuple[Game, Event, Game]]:
    """Every decision of a game between greedy players: the game before it, and after."""
    setting, chooser = setting_of(table), Random(f"{table} {seed}")
    player, rng = Player(setting), generator(seed)
    game, found = Game.new(setting, rng), []
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        bot = "random" if chooser.random() < 0.1 else "greedy"
        before = game.copy()
        steps: list[int] = []
        while not steps or not game.is_between:
            chosen = player.choose(game.redact(game.to_move), bot, rng)
            steps += chosen
            for step in chosen:
                game.apply(step)
        found.append((before, setting.event(before.position, steps), game.copy()))
    return found


def decisions(table: str) -> Iterator[tuple[Game, Known, Event, Game]]:
    """Some decisions, and what their seat knows before them."""
    chooser = Random(table)
    for seed in range(scale(1)):
        for before, event, after in greedy_game(table, seed):
            if chooser.random() < SHARE:
                yield before, before.redact(before.to_move), event, after


def check_heard(setting: Iwari, advice: Advice, seat: int) -> None:
    """It is said in every language, in one sentence that is not too long, about what is there."""
    message = address(advice.says, NAMES, seat)
    said = [say(language, message) for language in LANGUAGES]
    assert len({*said}) == len(LANGUAGES)
    assert len(said[LANGUAGES.index("en")]) <= LONGEST, said
    assert not any(re.search(r"[{}]|iwari-|name-", text) for text in said), said
    for anchor in advice.points:
        assert is_anchor(setting, anchor), anchor


def is_anchor(setting: Iwari, anchor: str) -> bool:
    """Does the client have something of this name?"""
    kind, _, name = anchor.partition(":")
    if kind in PLACES:
        return name in PLACES[kind](setting)
    thing, _, number = anchor.partition("-")
    return number in THINGS[thing](setting)


PLACES: dict[str, Callable[[Iwari], list[str]]] = {
    "space-spot": lambda setting: list(setting.spot_ids),
    "space-territory": lambda setting: list(setting.territory_ids),
    "space-totem": lambda setting: list(setting.territory_ids),
    "space-connection": lambda setting: [str(one) for one in setting.connection_numbers],
    "space-centre": lambda setting: ["void"],
}
THINGS: dict[str, Callable[[Iwari], list[str]]] = {
    "seat": lambda setting: [str(tribe) for tribe in range(setting.sides)],
    "display": lambda setting: [str(place) for place in range(4)],
    "expedition": lambda setting: [str(number + 1) for number in range(16)],
    "hand": lambda setting: [""],
    "deck": lambda setting: [""],
    "aside": lambda setting: [""],
}


@pytest.mark.slow
@any_table
def test_whatever_the_coach_says_can_be_heard_and_points_at_what_is_there(table: str) -> None:
    setting = setting_of(table)
    for before, known, event, after in decisions(table):
        advices = (setting.advice(known), setting.brought(known, event, after.redact(known.seat)))
        for advice in advices:
            if advice is not None:
                check_heard(setting, advice, known.seat)
        assert setting.advice(before.redact(SPECTATOR)) is None


@pytest.mark.slow
@any_table
def test_it_knows_no_more_than_its_seat(table: str) -> None:
    """The same words in every world that the seat cannot exclude; and it changes nothing."""
    setting, rng = setting_of(table), generator(3)
    for before, known, event, after in decisions(table):
        bytes_before = known.positions.tobytes()
        advice = setting.advice(known)
        assert known.positions.tobytes() == bytes_before
        for world in (before.resample(known.seat, rng) for _ in range(2)):
            assert setting.advice(world.redact(known.seat)) == advice
        now = after.redact(known.seat)
        brought = setting.brought(known, event, now)
        other = after.resample(known.seat, rng).redact(known.seat)
        assert setting.brought(known, event, other) == brought


@pytest.mark.slow
@pytest.mark.parametrize("tables", [SOME_TABLES, SOME_VOID_TABLES], ids=["each-other", "void"])
def test_it_speaks_often_and_of_many_things(tables: Sequence[str]) -> None:
    """Not at every decision, and not of one thing all the time."""
    found = [known for table in tables for _, known, _, _ in decisions(table)]
    heard = [advice for known in found if (advice := known.setting.advice(known)) is not None]
    said = Counter(advice.says.key for advice in heard)
    assert 0.45 * len(found) < said.total() < 0.75 * len(found)
    assert len(said) >= 15
    assert max(said.values()) < 0.3 * said.total()


@pytest.mark.slow
@any_table
def test_what_it_claims_is_true(table: str) -> None:
    setting = setting_of(table)
    for before, known, _, _ in decisions(table):
        advice = setting.advice(known)
        key = "" if advice is None else advice.says.key.removeprefix("coach-iwari-")
        if advice is not None and key in CLAIMS:
            assert CLAIMS[key](before, dict(advice.says.args)), advice


@pytest.mark.slow
@any_table
def test_what_a_decision_is_said_to_have_brought_it_has_brought(table: str) -> None:
    """IP1-IP3, IV7."""
    setting = setting_of(table)
    for before, known, event, after in decisions(table):
        advice = setting.brought(known, event, after.redact(known.seat))
        if advice is None:
            continue
        args, kind = dict(advice.says.args), advice.says.key.removeprefix("coach-iwari-brought-")
        seat = known.seat
        if kind in ("lead", "connections", "settlement"):
            key = {"lead": "tents", "connections": "totems", "settlement": "settlements"}[kind]
            assert args["points"] == gained(before, after, seat, key)
        elif kind == "points":
            assert args["points"] == gained(before, after, seat)
        elif kind == "cost":
            assert args["points"] == -gained(before, after, by_of(setting, args))
        elif kind in ("saved", "endangered"):
            name = setting.territory_ids[land_of(setting, args)]
            assert verdicts(after)[name] == ("players" if kind == "saved" else "void")
            assert verdicts(before)[name] != verdicts(after)[name]
        elif kind in ("lost", "claimed"):
            claim = after.observe(SPECTATOR)["void"]["claims"]
            name = setting.territory_ids[land_of(setting, args)]
            assert claim[name]["by"] == ("void" if kind == "lost" else "players")


def test_every_map_is_among_the_tables() -> None:
    assert {table["map"] for table in (TABLES | AGAINST_VOID).values()} == {*MAPS}
