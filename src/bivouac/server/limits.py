"""How much anybody may ask for: sizes, rates and numbers."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address

BODY_BYTES = 64 * 1024
RECORD_BYTES = 1024 * 1024
"""A whole record, for POST /api/replay; one of ours has about 30 KB."""

MESSAGE_CHARACTERS = 16 * 1024
FRAME_BYTES = 64 * 1024
"""What a socket reads at all; a message between the two limits is answered before it is dropped."""

SOCKETS_PER_GUEST = 20
SOCKETS_PER_ADDRESS = 1000
"""Nobody who makes themselves many guests leaves no socket to others."""
SOCKETS = 2000
OUTBOX = 200
"""Messages waiting for a slow reader; one more and it has to come back for the gap."""

FLOOD = 40
"""So many messages refused for their rate, and the socket is closed."""


@dataclass(slots=True)
class Bucket:
    """Tokens that come back with time; every message or request takes one."""

    rate: float  # tokens a second
    burst: float  # at most so many
    tokens: float = field(init=False)
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = self.burst
        self.since = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of this address, if there is one."""
        key = group_of(address)
        bucket = self.kept.setdefault(key, Bucket(self.rate, self.burst))
        self.kept.move_to_end(key)
        if len(self.kept) > self.KEPT:
            self.kept.popitem(last=False)
        return bucket.take()


def group_of(address: str) -> str:
    """An address as the limits count it: one household of IPv6 has many."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return parsed.exploded[:19]
    return address


@dataclass(frozen=True, slots=True)
class Rates:
    """Rates as (a second, at once). A school behind one address fits; a flood does not."""

    messages: tuple[float, float] = (20, 60)  # by socket
    requests: tuple[float, float] = (20, 200)  # that change something, by address
    guests: tuple[float, float] = (1, 200)  # new cookies, by address
    tables: tuple[float, float] = (0.5, 100)  # new tables, by address
    replays: tuple[float, float] = (0.5, 20)  # records and tables shown again, by address
    drills: tuple[float, float] = (4, 120)  # drills asked and answered, by address


class Limits:
    """The buckets of one server."""

    def __init__(self, rates: Rates | None = None) -> None:
        self.rates = rates or Rates()
        self.requests = Buckets(*self.rates.requests)
        self.guests = Buckets(*self.rates.guests)
        self.tables = Buckets(*self.rates.tables)
        self.replays = Buckets(*self.rates.replays)
        self.drills = Buckets(*self.rates.drills)
        self.sockets: Counter[str] = Counter()  # open ones, by guest
        self.lines: Counter[str] = Counter()  # the same, by address

    def messages(self) -> Bucket:
        """A bucket for a new socket."""
        return Bucket(*self.rates.messages)

    def open_socket(self, guest_id: str, address: str) -> bool:
        """Count a socket in, unless there are too many."""
        group = group_of(address)
        if (
            self.sockets[guest_id] >= SOCKETS_PER_GUEST
            or self.lines[group] >= SOCKETS_PER_ADDRESS
            or self.lines.total() >= SOCKETS
        ):
            return False
        self.sockets[guest_id] += 1
        self.lines[group] += 1
        return True

    def close_socket(self, guest_id: str, address: str) -> None:
        """Count a socket out."""
        for count, key in ((self.sockets, guest_id), (self.lines, group_of(address))):
            count[key] -= 1
            if not count[key]:
                del count[key]
