"""A whole map from a plan: outlines, then places for everything on them, then roads.

    python -m scripts.furnish_map PLAN.toml MAP.toml

The plan is one of draw_territories.py that also says what the map is: `name`, `about`, `look` and
the keys of a map file that change the rules; for each territory its `name`, its `biome` and how
many `spots` it has; [[connection]] and [[contested]] tables (docs/maps.md). Spots, totem places and
names are shaken until they have room; roads are short, do not cross and leave crossings and dead
ends. The same plan gives the same map; what can be better by hand is made so in the map file.
"""

import sys
import tomllib
from pathlib import Path

import numpy as np

from bivouac.games.iwari.box.atlas import proofs_of
from bivouac.games.iwari.box.maps import read_map
from bivouac.games.iwari.box.overlaps import DRAWN
from bivouac.games.iwari.box.proofs import faults_of
from bivouac.games.iwari.box.types import Map, MapRules, Territory
from scripts.draw_territories import Plan, drawn_outlines
from scripts.furnishing.numbers import with_numbers
from scripts.furnishing.places import with_places
from scripts.furnishing.roads import with_roads
from scripts.furnishing.writing import map_text

TRIES = 6
"""Ways to shake things that are tried before the best of them is taken."""
LABEL = "original design of this project, not the printed board"


def main() -> None:
    """Write the map of a plan, and say what is still wrong with it."""
    plan_path, map_path = map(Path, sys.argv[1:])
    plan = tomllib.loads(plan_path.read_text("utf-8"))
    first = plan.get("shake", 0)
    land = with_numbers(plan, outlined(plan))
    found: dict[int, tuple[list[str], str]] = {}
    for shake in range(first, first + TRIES):
        text = map_text(plan, furnished(plan, land, shake))
        game_map = read_map(map_path.name, map_path.stem, tomllib.loads(text))
        faults = faults_of(game_map, (*proofs_of(game_map), *DRAWN))
        found[shake] = [*map(str, faults)], text
        if not found[shake][0]:
            break
    best = min(found, key=lambda shake: len(found[shake][0]))
    map_path.write_text(found[best][1], "utf-8")
    print("\n".join([f"shake = {best}", *found[best][0]]))


def furnished(plan: Plan, land: Map, shake: int) -> Map:
    """The map of a plan, shaken in one of many ways."""
    rng = np.random.default_rng([plan["seed"], shake])
    return with_roads(plan, with_places(plan, land, rng), rng)


def outlined(plan: Plan) -> Map:
    """Territories with nothing in them yet."""
    outlines = drawn_outlines(plan)
    territories = tuple(
        Territory(entry["id"], entry["biome"], entry["name"], outlines[entry["id"]], (0, 0), (0, 0))
        for entry in plan["territory"]
    )
    return Map(
        id="plan",
        name=plan["name"],
        size=tuple(plan["size"]),
        territories=territories,
        spots=(),
        roads=(),
        connections=(),
        label=LABEL,
        rules=MapRules(bare=tuple(plan.get("bare", ()))),
        centre=tuple(plan["centre"]) if "centre" in plan else None,
        scenery=plan.get("look", "sea"),
    )


if __name__ == "__main__":
    main()
