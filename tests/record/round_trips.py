"""How records are written and read here: as somebody else would."""

import json
from pathlib import Path

import jsonschema_rs

from bivouac.core.contract import Event, Json
from bivouac.record.check import Summary, check_record
from bivouac.record.write import Recorder, to_line

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = jsonschema_rs.Draft202012Validator(json.loads((DOCS / "record.schema.json").read_text()))


def written(recorder: Recorder) -> Json:
    """A record as somebody else reads it."""
    return json.loads(to_line(recorder.record()))


def check_sound(record: Json) -> Summary:
    """A record of a whole game follows the schema and is sound."""
    SCHEMA.validate(record)
    summary = check_record(record)
    assert summary.result is not None
    return summary


def documented(name: str) -> Json:
    """A record that the documentation explains, which is sound."""
    record = json.loads((DOCS / name).read_text("utf-8"))
    check_sound(record)
    return record


def quoted_events() -> list[Event]:
    """The events of Iwari that docs/record.md quotes, line by line."""
    lines = (DOCS / "record.md").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith('{"seat": ')]
