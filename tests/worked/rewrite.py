"""Worked examples of the rules and the pictures of the overviews, as the client draws them.

Each is a position of the engine, and what the engine says of it.

`python -m tests.worked.rewrite` writes them anew; read the difference before you commit it.
"""

import json
from pathlib import Path

from bivouac.core.contract import Json
from tests.worked import dewan, dewan_overview, iwari, iwari_overview

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def examples() -> dict[Path, Json]:
    """Everything that is kept, by file."""
    found: dict[Path, Json] = {folder("iwari") / "map.json": iwari.components()}
    for game, module in (("dewan", dewan), ("iwari", iwari)):
        for name, made in module.EXAMPLES.items():
            found[folder(game) / f"{name}.json"] = made()
    for game, overview in (("dewan", dewan_overview), ("iwari", iwari_overview)):
        for name, made in overview.OVERVIEW.items():
            found[folder(game, "overview") / f"{name}.json"] = made()
    return found


def folder(game: str, kind: str = "examples") -> Path:
    """Where the examples of a game are kept, or the pictures of its overview."""
    return GAMES / game / "rules" / kind


def written(example: Json) -> str:
    """An example as a file has it."""
    return json.dumps(example, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for path, example in examples().items():
        path.write_text(written(example), "utf-8")
