"""Component files: folders of TOML that people can edit, read with clear complaints."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from bivouac.core.complaints import fail
from bivouac.core.contract import Source
from bivouac.core.errors import trouble
from bivouac.core.messages import Message

TOML_FAULTS = {
    "Invalid value": "toml-value",
    "Invalid date": "toml-value",
    "Unterminated string": "toml-string",
    "Expected '\"": "toml-string",
    "Expected \"'": "toml-string",
    "Unclosed array": "toml-array",
    "Unclosed inline table": "toml-table",
    "Expected '='": "toml-equals",
    "Expected ']": "toml-bracket",
    "Expected newline": "toml-newline",
    "Invalid initial character for a key": "toml-key",
    "Invalid statement": "toml-key",
    "Cannot ": "toml-twice",
    "Duplicate inline table key": "toml-twice",
    "Found invalid character": "toml-character",
    "Illegal character": "toml-character",
    "Unescaped": "toml-escape",
    "Invalid hex value": "toml-escape",
    "Escaped character": "toml-escape",
}
"""How Python begins what it says of broken TOML, and the words for it."""

PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def own_files(source: Source, wanted: Message) -> Mapping[str, str]:
    """The texts of the component files a folder brings, by name; `wanted` says what it could."""
    if not isinstance(source, Path):
        return source
    try:
        paths = [path for path in sorted(source.iterdir()) if path.suffix == ".toml"]
    except OSError as error:
        fail(str(source), "fault-folder", reason=trouble(error))
    if not paths:
        fail(str(source), "fault-no-components", wanted=wanted)
    return {path.name: text_of(path) for path in paths}


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        fail(str(path), "fault-unreadable", reason=trouble(error))
    except UnicodeDecodeError:
        fail(str(path), "fault-not-text")


def parsed(name: str, text: str) -> dict[str, object]:
    """A TOML file as tables and lists."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        fail(name, "fault-nested")
    except ValueError as error:
        refuse(name, " ".join(str(error).split()))


def refuse(name: str, said: str) -> NoReturn:
    """Complain in the reader's language, as far as we know what Python can say."""
    place = PLACE.fullmatch(said)
    if place is None:
        fail(name, "fault-toml", reason=said)
    key = next((key for start, key in TOML_FAULTS.items() if place[1].startswith(start)), None)
    reason = Message(key, {}) if key else place[1]
    if place[2] is None:
        fail(name, "fault-toml-end", reason=reason)
    fail(name, "fault-toml-at", line=int(place[2]), column=int(place[3]), reason=reason)
