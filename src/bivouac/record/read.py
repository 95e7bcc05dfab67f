"""Record files: .json holds one record, .jsonl one on each line. Errors are one line each."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

from bivouac.core.contract import Json
from bivouac.core.errors import InputError


class Document(NamedTuple):
    """A piece of a file that should be a record."""

    where: str  # the file, and in a .jsonl file the line
    data: bytes
    line: int  # where it begins in the file, from 1


def documents(path: Path) -> Iterator[Document]:
    """The pieces of a file; blank lines of a .jsonl file are none."""
    try:
        with path.open("rb") as file:
            if path.suffix != ".jsonl":
                yield Document(str(path), file.read(), 1)
                return
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield Document(f"{path}:{number}", line.rstrip(), number)
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise InputError(f"{path!r}: cannot be read: {error}") from None


def parse(document: Document) -> Json:
    """The JSON of a document; InputError says where it is broken."""
    try:
        text = document.data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{document.where}: is not text in UTF-8") from None
    try:
        return json.loads(text, object_pairs_hook=refuse_twins, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        file = document.where.removesuffix(f":{document.line}")
        place = f"{file}:{document.line + error.lineno - 1}"
        raise InputError(f"{place}: not valid JSON at column {error.colno}: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        reason = "is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise InputError(f"{document.where}: {reason}") from None


def refuse_twins(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object, unless it has a key twice: then it would say two things at once."""
    found = dict(pairs)
    if len(found) != len(pairs):
        twin, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise ValueError(f"not valid JSON: key {twin!r} occurs twice in one object")
    return found


def refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities, which Python would read."""
    raise ValueError(f"not valid JSON: {name}")


def load(path: Path) -> Iterator[tuple[str, Json]]:
    """Every record of a file with its place; InputError at the first that is no JSON."""
    found = False
    for document in documents(path):
        found = True
        yield document.where, parse(document)
    if not found:
        raise InputError(f"{path}: holds no record")
