"""Connections: as many as there is room for, and none that says nothing."""

import resource
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bivouac.server import door
from tests.server.people import Browser
from tests.server.running import running


def silent(url: str) -> socket.socket:
    """A connection that has not said a word."""
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname or "", parts.port or 0), timeout=30)


def is_cut_off(connection: socket.socket) -> bool:
    """Does the other side close it?"""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_one_connection_too_many_is_cut_off_and_the_others_stay(
    tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, site) as server, Browser(server.url, "Una") as una:
        table = una.make_table()
        with una.sit(table, 0) as line:
            monkeypatch.setattr(door, "CONNECTIONS", 2)  # hers, and her socket's
            with silent(server.url) as one_more:
                assert is_cut_off(one_more)
            line.say({"type": "ping"})
            line.until("pong")
            assert una.get(f"/api/tables/{table}")["table"]["id"] == table


@pytest.mark.slow
def test_a_connection_that_says_nothing_is_closed_and_a_socket_stays(
    tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "SILENCE", 1.0)
    with (
        running(tmp_path, site) as server,
        Browser(server.url, "Una") as una,
        una.sit(una.make_table(), 0) as line,
        silent(server.url) as nobody,
    ):
        assert is_cut_off(nobody)
        line.say({"type": "ping"})
        line.until("pong")


def test_there_are_descriptors_left_when_all_connections_are_there() -> None:
    door.make_room()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == resource.RLIM_INFINITY or 2 * door.most_connections() <= soft
