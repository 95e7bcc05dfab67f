"""A file as it is served: from memory, packed as the browser likes, and not twice."""

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from starlette.requests import Request
from starlette.responses import Response

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings by the ending of a file packed beforehand, best first."""

KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file."""

    body: bytes
    kind: str
    tag: str
    forever: bool  # its name holds a hash of its content
    packed: Mapping[str, bytes]  # by content encoding

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


def asset_of(
    name: str, body: bytes, forever: bool = False, packed: Mapping[str, bytes] | None = None
) -> Asset:
    """A file of some name."""
    kind = KINDS.get(PurePath(name).suffix) or mimetypes.guess_type(name)[0]
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return Asset(body, kind or "application/octet-stream", tag, forever, packed or {})
