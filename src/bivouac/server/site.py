"""The built client: a folder of files, read once and served from memory.

Names of files under `assets/` hold a hash of their content, so browsers may keep them for ever;
everything else is asked for again each time and mostly answered by "not modified".
"""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SITE = Path(__file__).parents[1] / "site"
"""Where the built client is: `npm run build` puts it there."""

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings by the ending of a file packed beforehand, best first."""

KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

OTHER_NAMES = {"favicon.ico": "icon.svg"}
"""What browsers ask for where a page names no icon: an answer of the API, say."""

PAGES = ("new", "t", "replay", "rules", "records")
"""First words of the client's own paths, besides `/`."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file of the client."""

    body: bytes
    kind: str
    tag: str
    forever: bool
    packed: dict[str, bytes]  # by content encoding

    def response(self, request: Request, status: int = 200) -> Response:
        """The file, as small as the browser can take it; nothing if the browser has it."""
        headers = {
            "etag": self.tag,
            "vary": "accept-encoding",
            "cache-control": "public, max-age=31536000, immutable" if self.forever else "no-cache",
        }
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        encoding = self.choose_packing(request.headers.get("accept-encoding", ""))
        if encoding is not None:
            body = self.packed[encoding]
            headers["content-encoding"] = encoding
        return Response(body, status, headers, media_type=self.kind)

    def choose_packing(self, accepted: str) -> str | None:
        """The best packing that both sides know."""
        words = (word.strip() for word in accepted.split(","))
        known = {word.partition(";")[0].strip() for word in words if not word.endswith("q=0")}
        return next((name for name in PACKINGS if name in known and name in self.packed), None)


class Site:
    """All files of the client, by path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.built: int | None = None

    def refresh(self) -> None:
        """Read the files again when the client was built anew."""
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = None
        if built != self.built:
            self.assets = read_assets(self.folder) if built is not None else {}
            self.built = built

    def find(self, path: str) -> tuple[Asset | None, bool]:
        """The file for a path, and whether the client knows the path as its own page."""
        self.refresh()
        name = path.strip("/")
        name = OTHER_NAMES.get(name, name)
        if name in self.assets and name != "index.html":
            return self.assets[name], True
        is_page = not name or name.split("/")[0] in PAGES
        return self.assets.get("index.html"), is_page


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file of a folder, with what was packed beforehand."""
    packed_endings = tuple(PACKINGS.values())
    return {
        path.relative_to(folder).as_posix(): read_asset(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in packed_endings
    }


def read_asset(path: Path, folder: Path) -> Asset:
    """One file."""
    body = path.read_bytes()
    packed = {}
    for encoding, ending in PACKINGS.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    kind = (
        KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return Asset(body, kind, tag, path.relative_to(folder).parts[0] == "assets", packed)
