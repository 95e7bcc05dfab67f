"""The JSON Schema of records: shapes from the types in Python, and conditions between them."""

import json
from pathlib import Path
from typing import Any

from scripts.declared.reading import Shape, module
from scripts.declared.schema import Definitions, Schema

MODULES = {
    "bivouac.core.record_wire": "",
    "bivouac.games.dewan.wire.record": "dewan",
    "bivouac.games.dewan.wire.record_events": "dewan",
    "bivouac.games.iwari.wire.record": "iwari",
    "bivouac.games.iwari.wire.record_events": "iwari",
}
"""Where the types of records are declared, and what the names of their definitions begin with."""
FIELDS = {"do": "The name of the decision."}
WIDTH = 120


def key_of(module_name: str, name: str) -> str:
    """The name of a definition."""
    prefix = MODULES[module_name]
    return f"{prefix}{name}" if prefix else name[0].lower() + name[1:]


def record_schema(conditions: Path) -> str:
    """The whole schema. `conditions` has its frame, and what no type can say."""
    frame: Schema = json.loads(conditions.read_text("utf-8"))
    definitions = Definitions(key_of, FIELDS)
    declared = [(name, one) for name in MODULES for one in module(name).declared.values()]
    bases = {base for _, one in declared if isinstance(one, Shape) for base in one.bases}
    for name, one in declared:
        if one.name not in bases:
            definitions.named(module(name), one.name)
    return written({**frame, "$defs": {**definitions.found, **frame["$defs"]}}) + "\n"


def written(value: Any, indent: str = "") -> str:
    """JSON with a line for whatever fits in one."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + "  "
    if isinstance(value, list):
        parts = [written(part, inner) for part in value]
        return "[\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}]"
    parts = [f"{json.dumps(key)}: {written(part, inner)}" for key, part in value.items()]
    return "{\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}}}"
