"""The line between a browser and the server: it can be cut and mended, as lines are."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

PIECE = 65_536  # bytes read at once


class Line:
    """A port that passes everything on to the server, while the line is whole."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self.server = (parts.hostname or "", parts.port or 80)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.is_whole = True
        self.ends: list[socket.socket] = []
        self.lock = threading.Lock()

    def __enter__(self) -> Self:
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.listening.close()
        self.cut()

    def cut(self) -> None:
        """Break every connection, and every new one."""
        with self.lock:
            self.is_whole = False
            for end in self.ends:
                hang_up(end)
            self.ends.clear()

    def mend(self) -> None:
        """Let new connections through."""
        with self.lock:
            self.is_whole = True

    def accept(self) -> None:
        """Take up connections until the line is given up."""
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            with self.lock:
                if not self.is_whole:
                    hang_up(near)
                    continue
                far = socket.create_connection(self.server)
                self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=carry, args=(one, other), daemon=True).start()


def carry(one: socket.socket, other: socket.socket) -> None:
    """Carry what one end says to the other, until either hangs up."""
    with suppress(OSError):
        while piece := one.recv(PIECE):
            other.sendall(piece)
    hang_up(one)
    hang_up(other)


def hang_up(end: socket.socket) -> None:
    """Close an end, whoever is listening to it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
