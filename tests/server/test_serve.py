"""`bivouac serve` as a command: what it prints, what it refuses, and how it stops."""

import signal
import socket
from pathlib import Path

import httpx
import pytest

from bivouac.cli import main
from bivouac.server import serve
from tests.server.command import ends, serving, started
from tests.server.people import Browser

pytestmark = pytest.mark.slow  # the file as a whole


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_told_to(tmp_path: Path, sign: signal.Signals) -> None:
    with (
        started(tmp_path) as (process, url),
        Browser(url, "Una") as una,
        una.sit(una.make_table(), 0),
    ):
        process.send_signal(sign)
        out, err = ends(process)
    assert (process.returncode, out, err) == (0, "", "")


def test_tables_names_and_cookies_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Browser(url, "Una") as una:
        table = una.make_table()
        cookies = una.http.cookies
    with serving(tmp_path) as url, Browser(url, cookies=cookies) as again:
        assert again.get("/api/me") == {"name": "Una"}
        assert [card["id"] for card in again.get("/api/lobby")["mine"]] == [table]


def refused(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What a server says that cannot start: one line."""
    assert main(["serve", "--no-open", *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of somebody else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_port_in_use_is_one_line_that_names_the_option(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused(capsys, "--port", str(port))
    assert f"port {port} is in use" in line
    assert "--port" in line


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--bus", "redis://localhost"], "--bus memory:"),
        (["--db", "nonsense"], "not a database URL"),
        (["--db", "postgresql://localhost/x"], "sqlite"),
        (["--db", "sqlite:////dev/null/x"], "cannot"),
        (["--host", "no such host"], "no such address"),
        (["--host", "203.0.113.7"], "not an address of this machine"),
        (["--port", "70000"], "65535"),
        (["--port", "x"], "whole number"),
    ],
)
def test_what_cannot_be_served_is_one_line(
    data: Path, capsys: pytest.CaptureFixture[str], options: list[str], words: str
) -> None:
    assert words in refused(capsys, "--port", "0", *options)


def test_a_database_is_for_one_server_and_for_its_owner_alone(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(data):
        assert "in use by another" in refused(capsys, "--port", "0")
        files = [path for path in (data / "bivouac").rglob("*") if path.is_file()]
        assert files
        assert not [path for path in files if path.stat().st_mode & 0o077]


def test_listening_for_others_comes_with_advice(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "0.0.0.0") as (process, url):
        assert url.startswith("http://127.0.0.1:")
        assert httpx.get(url + "/api/catalogue").status_code == 200
        process.send_signal(signal.SIGTERM)
        _, err = ends(process)
    assert "HTTPS" in err
    assert err.count("\n") == 1


def test_the_names_of_a_server_are_those_it_is_given_and_the_one_it_listens_at(
    tmp_path: Path,
) -> None:
    given = "play.example.org"
    own = "127.1"  # leads to this machine everywhere, and passes for a name, not an address
    names = {given: 200, "evil.example.org": 421, own: 200, "127.2": 421}
    with serving(tmp_path, "--name", given, "--host", own) as url:
        for name, status in names.items():
            answer = httpx.get(url + "/api/catalogue", headers={"host": name})
            assert answer.status_code == status


def test_no_browser_is_opened_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()


def test_a_browser_that_fails_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "/no/such/browser")
    with started(tmp_path, opening=True) as (process, _):
        process.send_signal(signal.SIGTERM)
        ends(process)
    assert process.returncode == 0
