"""Games kept on disk: an unfinished record, with what it takes to go on, after every decision."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

from bivouac.core.contract import Json
from bivouac.core.errors import InputError, trouble
from bivouac.record.read import load
from bivouac.record.write import to_line


def games_folder() -> Path:
    """Where games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "bivouac" / "games"


def new_path(game: str, seed: int) -> Path:
    """A file for a new game, named by game, time and seed; never one that exists."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{seed}"
    folder = games_folder()
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def write(path: Path, record: Json) -> None:
    """Replace the file in one go, so that a crash leaves the old game or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".part")
        draft.write_text(to_line(record) + "\n", "utf-8")
        draft.replace(path)
    except OSError as error:
        raise InputError(
            "command-cannot-be-written", path=str(path), reason=trouble(error)
        ) from None


@dataclass(frozen=True, slots=True)
class Saved:
    """What a table needs besides the record: who sits where, and the random generators."""

    seats: list[str]  # "human" or the name of a bot
    seed: int
    generators: list[int]  # of chance, of the bots
    components: str | None = None  # the folder that a record did not hold, of earlier versions

    def to_json(self) -> Json:
        """As the record's `table`; words as text, because JSON readers may round big numbers."""
        words = [f"{word:016x}" for word in self.generators]
        table = {"seats": self.seats, "seed": str(self.seed), "generators": words}
        return table if self.components is None else {**table, "components": self.components}


def read(path: Path) -> tuple[Json, Saved]:
    """A saved game; InputError if the file is none."""
    _, record = next(load(path))
    try:
        table = record["table"]
        saved = Saved(
            [str(seat) for seat in table["seats"]],
            int(table["seed"]),
            [int(word, 16) for word in table["generators"]],
            table.get("components"),
        )
        events, names = record["events"], record["names"]
        if (
            len(saved.generators) != 2
            or not isinstance(events, list)
            or len(names) != len(saved.seats)
        ):
            raise ValueError
    except (KeyError, TypeError, ValueError):
        raise InputError("command-not-saved", path=str(path)) from None
    return record, saved


def newest_unfinished(game: str) -> Path:
    """The game to go on with; InputError if there is none."""
    found = games_folder().glob("*.json")
    for path in sorted(found, key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            record, _ = read(path)
        except InputError:
            continue
        if record.get("result") is None and record.get("game") == game:
            return path
    raise InputError("command-none-unfinished", game=game, folder=str(games_folder()))
