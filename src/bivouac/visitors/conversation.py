"""A seat of a game talked over with a bot by somebody else: hello, decide, over.

What it is told of is a `Known`. What it answers is tried on that `Known` too, so that a refusal
tells it nothing that its seat does not know.
"""

import json
from collections.abc import Callable
from typing import NoReturn

from bivouac.bots.budget import Watch, unwatched
from bivouac.core.contract import Json, Known, Message, Refused
from bivouac.core.messages import spelled
from bivouac.core.notation import FORMAT
from bivouac.core.words import printable
from bivouac.record.faults import brief
from bivouac.record.replay import play_event
from bivouac.visitors import telling, wire
from bivouac.visitors.failing import Failed
from bivouac.visitors.limits import ANSWERS, ASKED
from bivouac.visitors.process import Process

QUOTED = 60
"""Signs of what a bot has said that is not understood."""


class Conversation:
    """What one process and we say to each other. Not for two threads.

    After a Failed or a Stopped nothing more can be said: the process is to be ended.
    """

    def __init__(self, process: Process) -> None:
        self.process = process
        self.requests = 0

    def begin(self, hello: wire.Hello, watch: Watch = unwatched) -> None:
        """Begin a game; Failed if it will not play."""
        self.say(hello)
        answer = self.hear(self.process.limits.seconds, watch)[0]
        if answer.get("type") == "declines":
            why = printable(str(answer.get("why", "")))[:QUOTED]
            raise Failed("visitor-declines", why)
        if answer.get("type") != "ready":
            self.garbled(answer)

    def decide(
        self, known: Known, happened: list[wire.Happening], watch: Watch = unwatched
    ) -> list[int]:
        """The steps of its decision."""
        self.requests += 1
        self.say(telling.decide(known, happened, self.requests))
        left, refused, asked = self.process.limits.seconds, 0, 0
        while True:
            answer, left = self.hear(left, watch)
            kind = answer.get("type")
            if answer.get("request") != self.requests:
                self.garbled(answer)
            if kind == "decide":
                try:
                    return steps_of(known, answer.get("event"))
                except Refused as no:
                    refused += 1
                    if refused == ANSWERS:
                        raise Failed("visitor-illegal", str(no), count=ANSWERS) from None
                    self.say(self.refusal(no, ANSWERS - refused))
                    continue
            asked += 1
            if asked > ASKED:
                raise Failed("visitor-asks", count=ASKED)
            self.say(self.told(known, answer, ANSWERS - refused))

    def told(self, known: Known, asked: Json, answers: int) -> wire.ToBot:
        """The answer to a question of the bot."""
        setting = known.setting
        questions: dict[str, Callable[[], wire.ToBot]] = {
            "offer": lambda: {
                "type": "offer",
                "request": self.requests,
                "offer": setting.offer(known),
            },
            "draft": lambda: {
                "type": "drafted",
                "request": self.requests,
                "draft": setting.draft(known, asked.get("draft")),
            },
            "why": lambda: self.refusal(setting.why(known, asked.get("wish")), answers),
        }
        kind = asked.get("type")
        if not isinstance(kind, str) or kind not in questions:
            self.garbled(asked)
        try:
            return questions[kind]()
        except Refused as no:
            return self.refusal(no, answers)

    def over(self, told: wire.Over) -> None:
        """Tell it that the game is over."""
        self.say(told)
        self.process.exchange(0)

    def refusal(self, no: Refused, answers: int) -> wire.Refusal:
        """The protocol's Refusal."""
        return {
            "type": "refused",
            "request": self.requests,
            "rule": None if no.rule == FORMAT else no.rule,
            "reason": str(no.reason),
            "message": None if no.message is None else spelled(no.message),
            "answers": answers,
        }

    def say(self, message: wire.ToBot) -> None:
        """Send a message."""
        self.process.send(json.dumps(message, separators=(",", ":")).encode("ascii"))

    def hear(self, seconds: float, watch: Watch) -> tuple[dict[str, Json], float]:
        """Its next message, and the seconds it has left after that."""
        line, left = self.process.receive(seconds, watch)
        try:
            message = json.loads(line, parse_constant=refuse_constant)
        except (ValueError, RecursionError):
            self.garbled(line.decode(errors="replace"))
        if not isinstance(message, dict):
            self.garbled(message)
        return message, left

    def garbled(self, said: Json) -> NoReturn:
        """What it has said means nothing here."""
        text = said if isinstance(said, str) else json.dumps(said)
        raise Failed("visitor-garbled", printable(text[:QUOTED]))


def refuse_constant(name: str) -> NoReturn:
    """NaN and Infinity are no JSON."""
    raise ValueError(name)


def steps_of(known: Known, event: Json) -> list[int]:
    """The steps of a decision by somebody who knows this much; Refused if it is not legal."""
    if not isinstance(event, dict) or "chance" in event:
        raise Refused(FORMAT, Message("fault-event-object", {"value": brief(event)}))
    return play_event(known.copy(), known.setting.completed(known.position, event))[1]
