"""Does this checkout play as another revision of it did? Their records, byte by byte.

Only the number of the rules, which every record names, may differ.

Every setting of every game, and Iwari with all that can be added, is simulated with the same seed
by the sources of both; greedy and random bots sit by turns, so that plans count as well as rules.

    .venv/bin/python -m scripts.compare_games REVISION [--games 2000] [--only WORD]

Exit status 1: some setting differs, and a line says where.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from io import BytesIO
from itertools import cycle, islice, zip_longest
from pathlib import Path
from typing import NamedTuple

from bivouac.core.registry import GAMES, find_game

ROOT = Path(__file__).parents[1]
SEED = 16
VERSION = re.compile(r'"rules": ?"[^"]*", ?')
ADDED = {
    "deeds": "union,honour",
    "draft": "true",
    "expeditions": "true",
    "storms": "true",
    "walking_totem": "true",
    "fortifications": "true",
}
"""What Iwari can have besides, as far as it goes together on the first map."""


class Match(NamedTuple):
    """What is simulated."""

    game: str
    options: Mapping[str, str]
    seats: int

    @property
    def name(self) -> str:
        """In one line."""
        return " ".join([self.game, *(f"{key}={value}" for key, value in self.options.items())])

    def command(self, games: int, records: Path) -> list[str]:
        """As a person would type it."""
        bots = ",".join(islice(cycle(("greedy", "random")), self.seats))
        chosen = [f"--set={key}={value}" for key, value in self.options.items()]
        return [
            *(sys.executable, "-m", "bivouac", "simulate", self.game, *chosen, "--bots", bots),
            *("--games", str(games), "--seed", str(SEED), "--records", str(records)),
        ]


def matches() -> Iterator[Match]:
    """Every combination of main options, and one with much besides."""
    for game in GAMES:
        for options in find_game(game).option_sets():
            main = {key: value for key, value in options.items() if key in ("scenario", "map")}
            main |= {"players": options["players"]}
            main |= {"mode": options["mode"]} if options.get("mode", "versus") != "versus" else {}
            yield Match(game, {key: str(value) for key, value in main.items()}, options["players"])
    yield Match("iwari", {"map": "new-horizons", "players": "4", **ADDED}, 4)


def unpack(revision: str, folder: Path) -> Path:
    """The sources of a revision."""
    packed = subprocess.run(
        ["git", "archive", "--format=tar", revision, "src"], cwd=ROOT, capture_output=True
    )
    if packed.returncode:
        sys.exit(f"compare: there is no revision {revision}: {packed.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def play(source: Path, match: Match, games: int, folder: Path) -> list[str]:
    """The records of a match by the sources of a revision: a hash for each."""
    records = folder / "records.jsonl"
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = match.command(games, records)
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        return [f"{source}: {done.stderr.strip()}"]
    with records.open(encoding="utf-8") as lines:
        return [hash_of(line) for line in lines]


def hash_of(line: str) -> str:
    """Of a record to the last byte, but for the number that its rules have."""
    return hashlib.sha256(VERSION.sub("", line, count=1).encode()).hexdigest()


def main() -> None:
    """Compare, and print a line for each setting."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("revision")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--only", default="", help="only settings with this in their line")
    parser.add_argument("--kept", type=Path, help="hashes of the revision, to be kept or read here")
    asked = parser.parse_args()
    kept = asked.kept.read_text() if asked.kept and asked.kept.exists() else "{}"
    known: dict[str, list[str]] = json.loads(kept)
    is_same = True
    with tempfile.TemporaryDirectory(prefix="bivouac-games-") as name:
        folder = Path(name)
        earlier = unpack(asked.revision, folder)
        for match in matches():
            if asked.only not in match.name:
                continue
            before = known.get(match.name) or play(earlier, match, asked.games, folder)
            after = play(ROOT / "src", match, asked.games, folder)
            known[match.name] = before
            differ = [i for i, (a, b) in enumerate(zip_longest(before, after)) if a != b]
            is_same = is_same and not differ
            says = f"{len(after)} games, the same" if not differ else f"game {differ[0]} differs"
            print(f"{match.name}: {says}", flush=True)
            if asked.kept:
                asked.kept.write_text(json.dumps(known))
    sys.exit(not is_same)


if __name__ == "__main__":
    main()
