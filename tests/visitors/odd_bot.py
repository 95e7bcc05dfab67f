"""A bot that plays well enough until something is wrong with it: `python odd_bot.py WHAT [FROM]`.

What is wrong shows at its decision number FROM, the first one unless it is said.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

GIGABYTE = 1 << 30
FOREVER = "import signal; signal.pause()"
Told = dict[str, Any]


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def listen() -> Told:
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    told: Told = json.loads(line)
    return told


def play(told: Told, event: object = None) -> None:
    chosen = told["plans"][0]["event"] if event is None else event
    say({"type": "decide", "request": told["request"], "event": chosen})


def crash(_: Told) -> None:
    print("I had no luck", file=sys.stderr)
    sys.exit(3)


def hang(_: Told) -> None:
    signal.pause()


def leave_a_child(told: Told) -> None:
    """One that has left the group of its parent, and would go on for ever."""
    child = subprocess.Popen([sys.executable, "-c", FOREVER], start_new_session=True)
    print(f"child {child.pid}", file=sys.stderr, flush=True)
    hang(told)


def chatter(told: Told) -> None:
    """More than a pipe holds."""
    sys.stderr.write("so much to say\n" * 100_000)
    sys.stderr.flush()
    play(told)


def speak_without_end(_: Told) -> None:
    while True:
        sys.stdout.write("x" * 4096)


def ask_without_end(told: Told) -> None:
    while True:
        say({"type": "offer", "request": told["request"]})
        listen()


def mend(told: Told) -> None:
    """First what nobody allows, and when that is refused, a plan."""
    wrong: tuple[object, ...] = ({}, 7, [], {"seat": 0, "do": "fly"})
    for nonsense in wrong:
        play(told, nonsense)
        assert listen()["type"] == "refused"
    play(told)


def insist(told: Told) -> None:
    while True:
        play(told, {"seat": told["view"]["seat"], "do": "fly"})
        listen()


def close(_: Told) -> None:
    sys.stdout.close()
    signal.pause()


def swell(_: Told) -> None:
    held = []
    while True:
        held.append(bytearray(GIGABYTE // 16))


def say_nothing_of(told: Told) -> None:
    say({"type": "decide", "request": told["request"] - 1, "event": told["plans"][0]["event"]})
    hang(told)


WRONG: dict[str, Callable[[Told], None]] = {
    "crash": crash,
    "hang": hang,
    "child": leave_a_child,
    "chatter": chatter,
    "words": lambda _: print("let me think", flush=True),
    "list": lambda _: say([1, 2]),
    "number": lambda _: say(7),
    "unknown": lambda told: say({"type": "dance", "request": told["request"]}),
    "nan": lambda _: print('{"type": "decide", "request": NaN}', flush=True),
    "deep": lambda _: print("[" * 100_000, flush=True),
    "late": say_nothing_of,
    "endless": speak_without_end,
    "asks": ask_without_end,
    "mend": mend,
    "insist": insist,
    "close": close,
    "swell": swell,
    "none": play,
}


def main(what: str, first: int) -> None:
    made = 0
    while True:
        told = listen()
        if told["type"] == "hello":
            at_once = what.removesuffix("-at-once")
            if what != at_once:
                WRONG[at_once](told)
            elif what == "declines":
                say({"type": "declines", "why": "I only play chess"})
            else:
                say({"type": "ready"})
        elif told["type"] == "decide":
            made += 1
            WRONG[what](told) if made >= first else play(told)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
