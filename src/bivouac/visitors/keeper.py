"""A process between us and a bot by others: when either of them ends, nothing of the bot is left.

It is run as a file, before anything of ours is imported: `python keeper.py FD MEGABYTES KINDNESS
COMMAND...`. FD is the end of a pipe whose other end only we have: it closes when we are done with
the bot, and when we are killed. The bot has stdin, stdout and stderr for itself. All that the bot
starts is in a process group of its own; on Linux what leaves that is found too. The exit status
is that of the bot, as shells tell it.
"""

import ctypes
import os
import resource
import select
import signal
import sys
from contextlib import suppress

SET_PARENT_DEATH_SIGNAL, SET_CHILD_SUBREAPER = 1, 36
NOT_STARTED = 127


def control(option: int, value: int) -> None:
    """Ask Linux for something about this process; elsewhere it cannot be had."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def become(command: list[str], megabytes: int, kindness: int) -> None:
    """Be the bot: alone in its group, kept within its memory, and ended with its keeper."""
    os.setsid()
    control(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):  # which Python ignores
        signal.signal(number, signal.SIG_DFL)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(kindness)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    os._exit(NOT_STARTED)


def let_go_of_streams() -> None:
    """Leave stdin, stdout and stderr to the bot alone, so that their ends can be noticed."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def wait_for_end(line: int, changes: int, bot: int) -> int | None:
    """Until the bot has ended, whose status it is then, or nobody needs it any more."""
    while True:
        ready, _, _ = select.select([line, changes], [], [])
        if changes in ready:
            os.read(changes, 512)
            if (status := reaped(bot)) is not None:
                return status
        if line in ready:
            return None


def reaped(bot: int) -> int | None:
    """Take note of every process that has ended; the status of the bot, if it was among them."""
    status = None
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == bot:
                status = os.waitstatus_to_exitcode(ended[1])
    return status


def children() -> list[int]:
    """The processes that this one has started or, on Linux, inherited."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children") as file:  # noqa: PTH123 - begins sooner
            return [int(word) for word in file.read().split()]
    except OSError:
        return []


def end_all(bot: int) -> None:
    """End the bot and all that it has started, until nothing of it is left."""
    while True:
        with suppress(OSError):
            os.killpg(bot, signal.SIGKILL)
        for child in children():
            with suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def keep(line: int, megabytes: int, kindness: int, command: list[str]) -> int:
    """Start a bot and see to its end; its exit status."""
    control(SET_CHILD_SUBREAPER, 1)
    changes, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    os.set_inheritable(line, False)
    bot = os.fork()
    if bot == 0:
        become(command, megabytes, kindness)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)  # only the pipe says when it is over
    let_go_of_streams()
    status = wait_for_end(line, changes, bot)
    end_all(bot)
    if status is None:
        return 0
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    os._exit(keep(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
