"""Who a browser is: a guest's id in a signed cookie.

The id is 128 random bits, and whoever has the cookie is that guest, so no script may read it and
no other site may send it along with a request that changes something.
"""

import hashlib
import secrets
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

NAME = "bivouac-guest"
YEAR = 365 * 24 * 60 * 60


class GuestCookies:
    """Signs guests' ids and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self.signer = Signer(
            secret, salt="guest", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def guest_id(self, request: HTTPConnection) -> str | None:
        """The guest of a request; None without a cookie of ours."""
        try:
            signed = request.cookies.get(NAME, "").encode("ascii")
            return self.signer.unsign(signed).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def new_id(self) -> str:
        """An id nobody can guess."""
        return secrets.token_hex(16)

    def header(self, guest_id: str, request: HTTPConnection) -> str:
        """The Set-Cookie header that makes a browser this guest."""
        cookie: SimpleCookie = SimpleCookie()
        cookie[NAME] = self.signer.sign(guest_id).decode("ascii")
        flags = cookie[NAME]
        flags["path"] = "/"
        flags["max-age"] = YEAR
        flags["httponly"] = True
        flags["samesite"] = "Lax"
        if request.url.scheme in ("https", "wss"):
            flags["secure"] = True
        return flags.OutputString()
