"""A bot of an installed package, in a process of its own.

`python -m bivouac.visitors.hosting NAME` talks the same lines of JSON as any other program.
"""

import json
import os
import sys
from typing import BinaryIO

from bivouac.core.errors import InputError
from bivouac.core.plug_ins import load_plug_in, plug_ins
from bivouac.core.wire import Json
from bivouac.visitors.bot import Bot, Turn, refusal


class Host:
    """What stands between the lines and a bot."""

    def __init__(self, bot: Bot, hear: BinaryIO, tell: BinaryIO) -> None:
        self.bot = bot
        self.hear = hear
        self.tell = tell
        self.request = 0

    def serve(self) -> None:
        """Play game after game, until nothing more comes."""
        turn: Turn | None = None
        while (told := self.listen()) is not None:
            if told["type"] == "hello":
                self.say(self.greet(told))
            elif told["type"] == "decide":
                self.request = told["request"]
                turn = Turn(told["view"], told["happened"], told["plans"], self.ask)
                self.decide(turn)
            elif told["type"] == "refused" and turn is not None:  # the last decision
                turn.refused = refusal(told)
                self.decide(turn)
            elif told["type"] == "over":
                self.bot.over(told)

    def listen(self) -> Json:
        """What we are told next; None: nothing more comes."""
        line = self.hear.readline()
        return json.loads(line) if line else None

    def say(self, message: Json) -> None:
        """A line for whoever asked."""
        self.tell.write(json.dumps(message).encode("ascii") + b"\n")
        self.tell.flush()

    def greet(self, hello: Json) -> Json:
        """Begin a game, if the bot plays it."""
        try:
            self.bot.start(hello)
        except NotImplementedError as no:
            return {"type": "declines", "why": str(no)}
        return {"type": "ready"}

    def decide(self, turn: Turn) -> None:
        """Let the bot decide."""
        event = self.bot.decide(turn)
        self.say({"type": "decide", "request": self.request, "event": event})

    def ask(self, kind: str, about: Json) -> Json:
        """The answer to a question of the bot; NotPossible if it is a refusal."""
        field = {"draft": "draft", "why": "wish"}.get(kind)
        more = {} if field is None else {field: about}
        self.say({"type": kind, "request": self.request, **more})
        answer = self.listen()
        if answer is None:
            sys.exit()
        if answer["type"] == "refused":
            raise refusal(answer)
        return answer["offer" if kind == "offer" else "draft"]


def main(name: str) -> None:
    """Play as the bot of that name. What it prints is no message: it goes to stderr."""
    tell = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        bot = load_plug_in(plug_ins("bots")[name])()
    except InputError as error:
        sys.exit(str(error))
    Host(bot, sys.stdin.buffer, tell).serve()


if __name__ == "__main__":
    main(sys.argv[1])
