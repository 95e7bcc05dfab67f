"""How soon is everything there? From an empty cache, as after an installation, and from a full one.

Real processes on this machine, in folders that are thrown away. CPU time is that of a process and
of all it started, until then.

    python -m bench.start [--rounds 3] [--json]
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.starting import Figure, run_compile, run_help, run_play, run_server

CACHES = ("empty", "full")


class Aim(NamedTuple):
    """What a figure should be at most, in seconds, on two idle cores."""

    cache: str
    wall: float | None = None
    cpu: float | None = None


AIMS = {
    "page answered": (Aim("empty", wall=3), Aim("full", wall=1.5)),
    "table of dewan playable": (Aim("empty", wall=15),),
    "table of iwari playable": (Aim("empty", wall=25),),
    "everything compiled": (Aim("empty", cpu=80),),
    "bivouac play, first prompt": (Aim("full", wall=1),),
}

Found = dict[str, dict[str, Figure]]  # by what is measured, and by the cache


def measure(rounds: int) -> Found:
    """All figures; of those with a full cache the best of several rounds."""
    found: Found = {}
    with tempfile.TemporaryDirectory(prefix="bivouac-start-") as folder:
        for what, figure in from_empty_caches(Path(folder)):
            found.setdefault(what, {})["empty"] = figure
        for _ in range(rounds):
            for what, figure in from_full_cache(Path(folder) / "full"):
                best = found.setdefault(what, {}).get("full", figure)
                found[what]["full"] = min(best, figure)
    return found


def from_empty_caches(folder: Path) -> Iterator[tuple[str, Figure]]:
    """Each figure with a cache of its own; what fills the last one is the full one then."""
    page, dewan = run_server(folder / "dewan", "dewan")
    yield "page answered", page
    yield "table of dewan playable", dewan
    yield "table of iwari playable", run_server(folder / "iwari", "iwari")[1]
    yield "bivouac play, first prompt", run_play(folder / "play")
    yield "everything compiled", run_compile(folder / "full")


def from_full_cache(folder: Path) -> Iterator[tuple[str, Figure]]:
    """The same, with everything compiled."""
    page, dewan = run_server(folder, "dewan")
    yield "page answered", page
    yield "table of dewan playable", dewan
    yield "table of iwari playable", run_server(folder, "iwari")[1]
    yield "bivouac play, first prompt", run_play(folder)
    yield "everything compiled", run_compile(folder)
    yield "bivouac --help", run_help(folder)


def aims_of(what: str) -> str:
    """What a figure should be at most, in words."""
    said = [
        f"{cache}: {limit:g} s{kind}"
        for cache, wall, cpu in AIMS.get(what, ())
        for limit, kind in ((wall, ""), (cpu, " of CPU"))
        if limit is not None
    ]
    return "at most " + ", ".join(said) if said else ""


def figures_of(by_cache: dict[str, Figure]) -> dict[str, dict[str, float]]:
    """For programs."""
    return {cache: figure._asdict() for cache, figure in by_cache.items()}


def print_table(found: Found) -> None:
    """For people."""
    print(f"{'':28} {'empty cache':>17} {'full cache':>17}")
    print(f"{'seconds':28} {'wall':>8} {'CPU':>8} {'wall':>8} {'CPU':>8}")
    for what, by_cache in found.items():
        cells = [
            f"{by_cache[cache].wall:8.2f} {by_cache[cache].cpu:8.2f}"
            if cache in by_cache
            else " " * 17
            for cache in CACHES
        ]
        print(f"{what:28} {' '.join(cells)}  {aims_of(what)}".rstrip())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3, help="with a full cache; default: 3")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    found = measure(arguments.rounds)
    if arguments.json:
        print(
            json.dumps(
                {what: {c: f._asdict() for c, f in by.items()} for what, by in found.items()}
            )
        )
    else:
        print_table(found)


if __name__ == "__main__":
    main()
