"""A small made-up map against the void, for the tests of the reference."""

from itertools import pairwise

from tests.reference.flow import Json

from .laid import BIOMES
from .void_builds import builds
from .void_effects import close
from .void_game import VoidGame
from .void_position import Ask, Ended, Flow, Position, Request, read_position

SPOTS = {name: [f"{name}{number}" for number in range(1, 7)] for name in "tfgcd"}
CONNECTIONS = {1: "tf", 2: "fg", 5: "gc", 7: "cd"}


def draw_map(size: int) -> Json:
    """Five territories of some spots along one road, and d1 that no road reaches."""
    spots = [f"{name}{number}" for name in BIOMES for number in range(1, size + 1)]
    return {
        "territories": [{"id": name, "biome": biome} for name, biome in BIOMES.items()],
        "spots": [{"id": s, "territory": s[0], "violet": s in ("f2", "g2")} for s in spots],
        "roads": [road for road in pairwise(spots) if "d1" not in road],
        "connections": [
            {"number": number, "territories": list(ends)} for number, ends in CONNECTIONS.items()
        ],
    }


def lay_record(hands: str = "", map_id: str = "plain", size: int = 6, limit: int = 3) -> Json:
    """A game of as many players as hands, of four cards of each biome and six void cards."""
    cards = {f"{name}-{i}": biome for name, biome in BIOMES.items() for i in (1, 2, 3, 4)}
    cards |= {f"void-{i}": "void" for i in range(1, 7)}
    dealt = [hand.split() for hand in hands.split("/")]
    held = [card for hand in dealt for card in hand]
    deck = [card for card in cards if card not in held]
    options = {"map": map_id, "players": len(dealt), "void_limit": limit}
    setup = {"first_seat": 0, "hands": dealt, "display": deck[:4], "deck": deck[4:]}
    components = {"cards": cards, "map": draw_map(size)}
    return {"options": options, "components": components, "setup": {**setup, "mountains": []}}


def lay(hands: str = "", map_id: str = "plain", size: int = 6, limit: int = 3) -> Position:
    return read_position(lay_record(hands, map_id, size, limit))


def begin(hands: str, map_id: str = "plain", size: int = 6, limit: int = 3) -> VoidGame:
    return VoidGame(lay_record(hands, map_id, size, limit), strict=False)


def pitch(position: Position, tribe: int, spots: str) -> None:
    """Tents or ruins, with nothing that follows from them."""
    position.tents |= dict.fromkeys(spots.split(), tribe)


def asked(flow: Flow) -> list[str]:
    """What is asked first, without seat and kind; nothing if the flow comes to its end."""
    request = next(flow, None)
    return [] if request is None else choices(request)


def choices(request: Request) -> list[str]:
    """What can be answered: the last value of each decision, in short."""
    assert isinstance(request, Ask)
    return [short(list(decision.values())[-1]) for decision in request.decisions]


def short(value: str | list[str] | Json | None) -> str:
    if isinstance(value, dict):
        return str(value.get("spot") or f"totem {value['territory']}")
    return "".join(value) if isinstance(value, list) else str(value)


def end_of(flow: Flow) -> str:
    """The reason for which a game ends, with no decision before that."""
    try:
        request = next(flow, None)
    except Ended as ended:
        return ended.reason
    return "goes on" if request is None else "asks"


def fill(position: Position, territory: str, tribe: int) -> None:
    """A full territory that has been judged."""
    spots = [spot for spot, home in position.spots.items() if home == territory]
    pitch(position, tribe, " ".join(spots))
    position.filled.add(territory)
    close(position, [territory])


def pieces_of(position: Position, tribe: int, seat: int = 0) -> set[str]:
    """The builds of a seat in short: pieces with where they come from."""
    found = set()
    for event in builds(position, seat, tribe):
        words = []
        for piece in event["pieces"]:
            where = piece.get("spot") or f"{piece['piece']} {piece['territory']}"
            words.append(f"{piece['from']}>{where}" if "from" in piece else where)
        found.add(", ".join(words))
    return found
