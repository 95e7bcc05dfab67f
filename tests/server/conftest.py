"""A server for each file of tests, and a client of a few bytes for it to serve."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Browser
from tests.server.running import Server, running

PAGE = b"<!doctype html><title>Bivouac</title><script src=/assets/app-1a2b3c.js></script>"
SCRIPT = b"console.log('a script that is worth packing');" * 40


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client: a page, a script packed beforehand, an icon."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "app-1a2b3c.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "app-1a2b3c.js.br").write_bytes(b"as if packed by brotli")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Server]:
    """A server with an empty database."""
    with running(tmp_path_factory.mktemp("data"), site) as started:
        yield started


@pytest.fixture
def una(server: Server) -> Iterator[Browser]:
    """Somebody."""
    with Browser(server.url, "Una") as browser:
        yield browser


@pytest.fixture
def vik(server: Server) -> Iterator[Browser]:
    """Somebody else."""
    with Browser(server.url, "Vik") as browser:
        yield browser
