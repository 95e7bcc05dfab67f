"""JSON from strangers: what comes through here cannot trip up anything behind it."""

import asyncio
import json
import math
import re
from typing import NoReturn

from starlette.requests import Request

from bivouac.core.contract import Json, Message
from bivouac.tables.declined import Declined

DEPTH = 32
PATIENCE = 30.0
"""Seconds in which a body must have come."""
GREATEST = 2**53
"""Beyond it a browser's numbers are no longer whole."""
HALF = re.compile("[\ud800-\udfff]")


def bad_json(status: int = 400) -> Declined:
    """What is said about anything that is not the JSON we read."""
    return Declined(Message("server-bad-json", {}), status=status)


async def read_body(request: Request, limit: int) -> Json:
    """The JSON body of a request, refused as soon as it is too large."""
    return read_json(await read_text(request, limit))


async def read_text(request: Request, limit: int) -> str:
    """The body of a request that should be JSON; it takes time to read a large one."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Declined(Message("server-json-only", {}), status=415)
    length = request.headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length) > limit:
        raise too_large(limit)
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > limit:
                    raise too_large(limit)
        return body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad_json() from None
    except TimeoutError:
        raise bad_json(408) from None


def too_large(limit: int, status: int = 413) -> Declined:
    """What is said about a message beyond its limit."""
    return Declined(Message("server-too-large", {"limit": limit // 1024}), status=status)


def read_json(text: str) -> Json:
    """A JSON text; Declined if it is none, or if it holds what no honest client sends.

    Refused besides nonsense: numbers that are not finite or not exact, halves of characters
    (they cannot be written as UTF-8) and nesting beyond any message of ours.
    """
    try:
        value = json.loads(text, parse_int=_whole, parse_float=_finite, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise bad_json() from None
    _walk(value, DEPTH)
    return value


def _whole(digits: str) -> int:
    if len(digits) > 17 or not -GREATEST < int(digits) < GREATEST:
        raise ValueError(digits)
    return int(digits)


def _finite(digits: str) -> float:
    if not math.isfinite(float(digits)):
        raise ValueError(digits)
    return float(digits)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _walk(value: Json, depth: int) -> None:
    """Level by level, since a large body has many values and few levels."""
    level = [value]
    for levels_left in range(depth, -1, -1):
        parts: list[Json] = []
        for part in level:
            if isinstance(part, str):
                if HALF.search(part):
                    raise bad_json()
            elif isinstance(part, dict | list):
                if levels_left == 0:
                    raise bad_json()
                parts += part  # of an object, its keys
                if isinstance(part, dict):
                    parts += part.values()
        level = parts
