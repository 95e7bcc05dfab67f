"""Guests are known by a signed cookie, and by nothing else."""

from http.cookies import SimpleCookie

import httpx
import pytest

from bivouac.server.cookies import NAME, YEAR
from tests.server.people import Browser
from tests.server.running import Server


def flags_of(answer: httpx.Response) -> dict[str, object]:
    cookie: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    return {name: value for name, value in cookie[NAME].items() if value}


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/lobby"])
def test_a_stranger_gets_a_cookie_no_script_and_no_other_site_can_use(
    server: Server, path: str
) -> None:
    flags = flags_of(httpx.get(server.url + path))
    assert flags == {"path": "/", "max-age": str(YEAR), "httponly": True, "samesite": "Lax"}


def test_behind_https_the_cookie_stays_on_https(server: Server) -> None:
    answer = httpx.get(server.url, headers={"x-forwarded-proto": "https"})
    assert flags_of(answer)["secure"] is True


def test_a_guest_gets_no_second_cookie_and_keeps_the_name(server: Server, una: Browser) -> None:
    for path in ("/", "/api/me", "/api/lobby"):
        assert "set-cookie" not in una.http.get(path).headers
    assert una.get("/api/me") == {"name": "Una"}


def test_a_script_or_icon_makes_nobody_a_guest(server: Server) -> None:
    for path in ("/assets/app-1a2b3c.js", "/icon.svg", "/api/catalogue"):
        assert "set-cookie" not in httpx.get(server.url + path).headers


def forgeries(cookie: str) -> list[str]:
    guest_id, _, signature = cookie.rpartition(".")
    flipped = signature[:-2] + ("AA" if signature[-2:] != "AA" else "BB")
    return [
        guest_id,
        f"{guest_id}.",
        f"{guest_id}.{flipped}",
        f"{guest_id[:-1]}{'1' if guest_id.endswith('0') else '0'}.{signature}",
        f"{'0' * 32}.{signature}",
        f".{signature}",
        "x" * 4000,
        "%00%ff",
    ]


def test_a_forged_cookie_is_nobody(server: Server, una: Browser) -> None:
    for forged in forgeries(una.cookie):
        answer = httpx.get(server.url + "/api/me", headers={"cookie": f"{NAME}={forged}"})
        assert answer.json() == {"name": ""}, forged
        assert "set-cookie" in answer.headers


def test_the_key_of_the_signature_is_for_its_owner_alone(server: Server) -> None:
    files = list(server.folder.iterdir())
    assert files
    for path in files:
        assert path.stat().st_mode & 0o077 == 0, path
