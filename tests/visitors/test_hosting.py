"""A bot of a package is told the same lines as any other program, and given them as Python."""

import io
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bivouac.visitors.bot import Bot, NotPossible, Turn
from bivouac.visitors.hosting import Host

HELLO = {"type": "hello", "seat": 1, "game": "dewan"}
DECIDE = {"type": "decide", "request": 4, "view": {"a": 1}, "happened": [], "plans": [{"event": 1}]}
REFUSED = {"type": "refused", "request": 4, "rule": "DK1", "reason": "no", "message": None}
OVER = {"type": "over", "view": {}, "happened": [], "result": {"winners": [1]}}


class Plain:
    """Decides as a function does, and remembers all it was told."""

    def __init__(self, choose: Callable[[Turn], Any]) -> None:
        self.choose = choose
        self.told: list[Any] = []

    def start(self, hello: Any) -> None:
        self.told.append(hello)
        if hello["game"] == "chess":
            raise NotImplementedError("no chess")

    def decide(self, turn: Turn) -> Any:
        self.told.append(turn)
        return self.choose(turn)

    def over(self, over: Any) -> None:
        self.told.append(over)


def said(bot: Bot, messages: Sequence[Any]) -> list[Any]:
    """What a bot of a package answers to some messages."""
    lines = "".join(f"{json.dumps(message)}\n" for message in messages)
    tell = io.BytesIO()
    Host(bot, io.BytesIO(lines.encode()), tell).serve()
    return [json.loads(line) for line in tell.getvalue().splitlines()]


def test_it_plays_from_hello_to_the_end() -> None:
    bot = Plain(lambda turn: turn.plans[0]["event"])
    answers = said(bot, [HELLO, DECIDE, OVER, HELLO])
    assert answers == [
        {"type": "ready"},
        {"type": "decide", "request": 4, "event": 1},
        {"type": "ready"},
    ]
    assert bot.told[0] == HELLO
    assert (bot.told[1].view, bot.told[1].refused) == ({"a": 1}, None)
    assert bot.told[2] == OVER


def test_what_it_does_not_know_of_our_messages_it_ignores() -> None:
    bot = Plain(lambda turn: turn.plans[0]["event"])
    assert len(said(bot, [{**HELLO, "more": 1}, {"type": "weather"}, DECIDE])) == 2


def test_it_declines_a_game_by_an_exception() -> None:
    bot = Plain(lambda turn: None)
    assert said(bot, [{**HELLO, "game": "chess"}]) == [{"type": "declines", "why": "no chess"}]


def test_a_refused_answer_is_asked_for_again() -> None:
    bot = Plain(lambda turn: "first" if turn.refused is None else turn.refused.rule)
    answers = said(bot, [HELLO, DECIDE, REFUSED, {**DECIDE, "request": 5}])
    assert [answer.get("event") for answer in answers] == [None, "first", "DK1", "first"]


def asking(turn: Turn) -> Any:
    """One question of each kind."""
    offered = turn.offer()
    drafted = turn.draft({"route": ["A1"]})
    with pytest.raises(NotPossible, match="no") as refused:
        turn.draft({"route": []})
    return [offered, drafted, refused.value.rule, turn.why({"do": "place"}).rule]


def test_it_can_ask_while_it_decides() -> None:
    answers = [
        {"type": "offer", "request": 4, "offer": {"takes": []}},
        {"type": "drafted", "request": 4, "draft": {"nexts": []}},
        REFUSED,
        {**REFUSED, "rule": "DP2"},
    ]
    found = said(Plain(asking), [HELLO, DECIDE, *answers])
    assert found[1:-1] == [
        {"type": "offer", "request": 4},
        {"type": "draft", "request": 4, "draft": {"route": ["A1"]}},
        {"type": "draft", "request": 4, "draft": {"route": []}},
        {"type": "why", "request": 4, "wish": {"do": "place"}},
    ]
    assert found[-1]["event"] == [{"takes": []}, {"nexts": []}, "DK1", "DP2"]


def test_where_nothing_more_comes_in_the_middle_of_a_question_it_ends() -> None:
    with pytest.raises(SystemExit):
        said(Plain(asking), [HELLO, DECIDE])
