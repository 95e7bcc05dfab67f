"""The door: how many connections there may be, and how long one may stay without a word.

A connection takes a file descriptor before it has asked for anything, and a process that has none
left can accept nobody and open nothing. So room is made for many, and one too many is cut off.
"""

import asyncio
import resource

from uvicorn.protocols.http.h11_impl import H11Protocol

CONNECTIONS = 4096
"""At most, where the system allows for twice as many descriptors."""
BACKLOG = 100
"""Connections accepted at once, before any of them can be counted."""
SILENCE = 20.0
"""Seconds in which the first request must have come."""


def make_room() -> None:
    """Ask the system for as many descriptors as we would like, or as many as it gives."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * CONNECTIONS if hard == resource.RLIM_INFINITY else min(2 * CONNECTIONS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many there may be: half the descriptors are for files and for those being counted."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return CONNECTIONS if soft == resource.RLIM_INFINITY else min(CONNECTIONS, soft // 2)


class Door(H11Protocol):
    """A connection, which is let in if there is room and shown out if it does not speak."""

    def connection_made(  # type: ignore[override] # as uvicorn does
        self, transport: asyncio.Transport
    ) -> None:
        """Count it."""
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            transport.abort()
            return
        self.loop.call_later(SILENCE, self.show_out)

    def show_out(self) -> None:
        """Close it, unless it has asked for something or has become a socket of a table."""
        asked: object = self.cycle  # None before the first request, though its type denies it
        if asked is None and self.transport.get_protocol() is self:
            self.transport.abort()
