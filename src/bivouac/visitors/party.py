"""The processes of bots by others: begun when they are needed, used for game after game."""

from collections.abc import Collection, Iterable, Mapping
from threading import Lock
from types import TracebackType
from typing import Self

from bivouac.bots.budget import Watch, unwatched
from bivouac.core.errors import InputError
from bivouac.visitors import wire
from bivouac.visitors.conversation import Conversation
from bivouac.visitors.failing import Failed
from bivouac.visitors.limits import Limits
from bivouac.visitors.names import Visitor
from bivouac.visitors.process import Process, end_all


class Party:
    """Bots by others, as many processes of each as play at the same time; for many threads."""

    def __init__(self, visitors: Mapping[str, Visitor], limits: Limits) -> None:
        self.visitors = visitors
        self.limits = limits
        self.idle: dict[str, list[Conversation]] = {name: [] for name in visitors}
        self.all: set[Process] = set()
        self.lock = Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def begin(self, name: str, hello: wire.Hello, watch: Watch = unwatched) -> Conversation:
        """A process of a bot that has begun a game; Failed if there is none."""
        with self.lock:
            free = self.idle[name]
            talk = free.pop() if free else None
        if talk is None:
            process = Process(self.visitors[name].command, self.limits)
            with self.lock:
                self.all.add(process)
            talk = Conversation(process)
        try:
            talk.begin(hello, watch)
        except BaseException:
            self.end(talk)
            raise
        return talk

    def free(self, name: str, talk: Conversation) -> None:
        """A game is over: its process can play another one."""
        with self.lock:
            self.idle[name].append(talk)

    def end(self, talk: Conversation) -> None:
        """Let nothing be left of a process."""
        with self.lock:
            self.all.discard(talk.process)
        talk.process.end()

    def check(self, names: Iterable[str], hello: wire.Hello) -> None:
        """InputError if one of these bots cannot begin such a game."""
        for name in sorted({*names} & self.visitors.keys()):
            try:
                self.free(name, self.begin(name, hello))
            except Failed as failed:
                raise unusable(name, failed) from None

    def close(self) -> None:
        """End all processes; they have a moment to do it by themselves."""
        with self.lock:
            leaving, self.all = self.all, set()
        end_all(leaving)


def unusable(name: str, failed: Failed) -> InputError:
    """What is said of a bot that cannot even begin."""
    if failed.detail:
        return InputError(
            "command-bot-unusable-says", name=name, why=failed.why, said=failed.detail
        )
    return InputError("command-bot-unusable", name=name, why=failed.why)


def used(visitors: Mapping[str, Visitor], names: Collection[str]) -> dict[str, Visitor]:
    """Of the bots by others, those that are among some names."""
    return {name: visitor for name, visitor in visitors.items() if name in names}
