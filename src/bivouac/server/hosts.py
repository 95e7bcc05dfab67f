"""The names a server goes by: its addresses, this machine's own name, and those it was given."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit


class Hosts:
    """Tells our names from a stranger's."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = {socket.gethostname().lower(), *(name.lower() for name in names)}

    def is_ours(self, host: str) -> bool:
        """Is this Host header an address, this machine, or a name the host has given?"""
        name = host_name(host)
        if name is None:
            return False
        if name == "localhost" or name.endswith(".localhost") or is_address(name):
            return True
        return name in self.names or name.removesuffix(".local") in self.names


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises when it is none
    except ValueError:
        return None
    return parts.hostname if parts.netloc == host and "@" not in host else None


def is_address(name: str) -> bool:
    """Is this an IP address and no name?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
