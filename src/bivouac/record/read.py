"""Record files: .json holds one record, .jsonl one on each line. Errors are one line each."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

from bivouac.core.contract import Json
from bivouac.core.errors import InputError, trouble
from bivouac.core.messages import Message, Said

JSON_FAULTS = {
    "Expecting value": "json-value",
    "Expecting ',' delimiter": "json-comma",
    "Expecting ':' delimiter": "json-colon",
    "Expecting property name enclosed in double quotes": "json-name",
    "Unterminated string starting": "json-string",
    "Invalid control character": "json-control",
    "Invalid \\escape": "json-escape",
    "Invalid \\uXXXX escape": "json-unicode",
    "Extra data": "json-extra",
    "Illegal trailing comma before end of object": "json-trailing-object",
    "Illegal trailing comma before end of array": "json-trailing-array",
}
"""What Python says of broken JSON, and the words for it."""


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
        raise InputError("command-file-unreadable", path=str(path), reason=trouble(error)) from None
    except ValueError as error:
        raise InputError("command-file-unreadable", path=f"{path!r}", reason=str(error)) from None


def parse(document: Document) -> Json:
    """The JSON of a document; InputError says where it is broken."""
    try:
        text = document.data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise fault_at(document.where, "fault-not-text") from None
    try:
        return json.loads(text, object_pairs_hook=refuse_twins, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        file = document.where.removesuffix(f":{document.line}")
        place = f"{file}:{document.line + error.lineno - 1}"
        told = JSON_FAULTS.get(error.msg.removesuffix(" at"))
        reason = Message(told, {}) if told else error.msg
        raise fault_at(place, "fault-json-at", column=error.colno, reason=reason) from None
    except InputError as error:
        raise InputError("fault-at", where=document.where, reason=error.said) from None
    except ValueError as error:
        raise fault_at(document.where, "fault-json", reason=str(error)) from None
    except RecursionError:
        raise fault_at(document.where, "fault-nested") from None


def fault_at(where: str, key: str, **args: Said) -> InputError:
    """What is wrong with a piece of a file."""
    return InputError("fault-at", where=where, reason=Message(key, args))


def refuse_twins(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object, unless it has a key twice: then it would say two things at once."""
    found = dict(pairs)
    if len(found) != len(pairs):
        twin, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise InputError("fault-json-twice", key=repr(twin))
    return found


def refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities, which Python would read."""
    raise InputError("fault-json", reason=name)


def load(path: Path) -> Iterator[tuple[str, Json]]:
    """Every record of a file with its place; InputError at the first that is no JSON."""
    found = False
    for document in documents(path):
        found = True
        yield document.where, parse(document)
    if not found:
        raise InputError("command-no-record", path=str(path))
