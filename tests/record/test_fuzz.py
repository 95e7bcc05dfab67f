"""Whatever somebody writes into a record, the check says OK or one line, and never breaks."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.record.replay import start
from tests.record.games import line_at, table_of
from tests.record.iwari_games import PLAIN, SPECIAL, against_void

SCENARIOS = (("classic", 2), ("team", 4), ("downpour", 3), ("volcano", 2), ("lake", 2))
VOID_TABLES = (against_void("unexplored-paths", "coop", 5), against_void("floating-lands", "solo"))
TABLES = (*(table_of(*scenario) for scenario in SCENARIOS), PLAIN[0], *SPECIAL, *VOID_TABLES)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 70),
    st.integers(),
    st.floats(),
    st.sampled_from(["", "A0", "A1", "D0", "start", "volcano", "water", "pile", "\n", "\ud800"]),
    st.sampled_from(["tundra", "tundra-1", "deck", "display", "union", "tent", "totem", "path"]),
    st.sampled_from(["void", "void-1", "solo", "coop", "versus", "centre", "players", "limit"]),
    st.text(max_size=5),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


def paths_of(value: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside a value."""
    pairs: Any = ()
    if isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list):
        pairs = enumerate(value)
    found = []
    for key, inner in pairs:
        found += [(*path, key), *paths_of(inner, (*path, key))]
    return found


def walk(value: Json, path: tuple[Any, ...]) -> Json:
    for key in path:
        value = value[key]
    return value


def mutate(data: st.DataObject, part: Json) -> None:
    """Replace, remove, repeat, exchange or add something inside a part of a record."""
    paths = paths_of(part)
    if not paths:
        return
    *way, key = data.draw(st.sampled_from(paths))
    home = walk(part, tuple(way))
    action = data.draw(st.sampled_from(["replace", "nudge", "remove", "repeat", "exchange", "add"]))
    if action == "replace":
        home[key] = data.draw(values)
    elif action == "nudge" and type(home[key]) is int:
        home[key] += data.draw(st.sampled_from([-1, 1, 127, 128, -129, 2**31, 2**63, 2**64]))
    elif action == "remove":
        del home[key]
    elif action == "repeat" and isinstance(home, list):
        home.insert(key, home[key])
    elif action == "exchange":
        home[key] = deepcopy(walk(part, data.draw(st.sampled_from(paths))))
    elif isinstance(home, dict):
        home[data.draw(st.text(max_size=3))] = data.draw(values)


def assert_judged(record: Json) -> None:
    try:
        line = str(check_record(record))
    except InputError as error:
        line = str(error)
    assert line
    assert "\n" not in line


@pytest.mark.slow
@given(st.data())
def test_a_spoilt_setup_is_refused_in_one_line_or_playable(data: st.DataObject) -> None:
    record = json.loads(line_at(data.draw(st.sampled_from(TABLES)), 0))
    record["events"], record["result"] = record["events"][:12], None
    key = data.draw(st.sampled_from(["options", "components", "setup", "setup", "setup"]))
    for _ in range(data.draw(st.integers(1, 2))):
        mutate(data, record[key])
    assert_judged(record)
    try:
        game = start(record)
    except InputError:
        return
    for _ in range(20):
        if not game.is_over and not game.is_chance:
            game.apply(data.draw(st.sampled_from(game.legal())))


@pytest.mark.slow
@given(st.data())
def test_a_spoilt_event_is_refused_in_one_line(data: st.DataObject) -> None:
    record = json.loads(line_at(data.draw(st.sampled_from(TABLES)), 0))
    events = record["events"]
    i = data.draw(st.integers(0, len(events) - 1))
    mutate(data, events[i : i + 1] if data.draw(st.booleans()) else events)
    assert_judged(record)


@pytest.mark.slow
@given(st.data())
def test_a_spoilt_result_is_refused_in_one_line(data: st.DataObject) -> None:
    record = json.loads(line_at(data.draw(st.sampled_from(TABLES)), 0))
    mutate(data, record["result"])
    assert_judged(record)


@given(values)
def test_anything_at_all_is_refused_in_one_line(value: Json) -> None:
    assert_judged(value)


@given(
    st.sampled_from(TABLES),
    st.sampled_from(["format", "game", "rules", "options", "components", "setup"]),
    values,
)
def test_a_part_that_is_something_else_is_refused_in_one_line(
    table: str, key: str, value: Json
) -> None:
    record = json.loads(line_at(table, 0))
    assert_judged({**record, key: value})
    assert_judged({**record, "events": value})
    assert_judged({**record, "events": [value]})
    assert_judged({**record, "result": value, "names": value})
