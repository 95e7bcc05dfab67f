"""A small made-up map for the tests of the reference."""

from itertools import pairwise

from tests.reference.flow import Json

from .position import Position, read_position

BIOMES = {"t": "tundra", "f": "forest", "g": "glacier", "c": "coast", "d": "desert"}


def draw_map() -> Json:
    """Five territories of eight spots along one road; d2 also has a side road to d5."""
    spots = [f"{name}{number}" for name in BIOMES for number in range(1, 9)]
    return {
        "territories": [{"id": name, "biome": biome} for name, biome in BIOMES.items()],
        "spots": [{"id": spot, "territory": spot[0]} for spot in spots],
        "roads": [*pairwise(spots), ("d2", "d5")],
        "connections": [
            {"number": 2, "territories": ["t", "f"], "kind": "land"},
            {"number": 5, "territories": ["f", "g"], "kind": "sea"},
            {"number": 7, "territories": ["g", "t"], "kind": "land"},
        ],
    }


def lay(players: int = 4, settlements: str = "group") -> Position:
    """An empty map, and nobody has a card."""
    cards = {f"{name}-{i}": biome for name, biome in BIOMES.items() for i in (1, 2, 3)}
    deeds = ["union", "discovery", "honour", "respect"]
    chosen = {"players": players, "draft": False, "deeds": deeds, "settlements": settlements}
    hands: list[list[str]] = [[] for _ in range(players)]
    setup = {"first_seat": 0, "hands": hands, "display": [], "deck": [], "mountains": []}
    components = {"cards": cards, "map": draw_map()}
    return read_position({"options": chosen, "components": components, "setup": setup})


def pitch(position: Position, tribe: int, spots: str) -> None:
    position.tents |= dict.fromkeys(spots.split(), tribe)
