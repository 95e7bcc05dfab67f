"""Random maps, cards and stories by DR1-DR5, and whole random games on them."""

from itertools import combinations, islice
from random import Random

from tests.reference.flow import Json

from .boards import PAIRS, frame
from .game import Game
from .position import DIRECTIONS, LANDS, PILE_SIZE
from .travel import costs, payments, routes

RESOURCES = ("artifact", "pigment", "crystal")
OPEN_LAYOUTS = {
    2: ([(0, 0), (1, 0)], [(-1, 0), (2, 0)]),
    3: ([(0, 0), (1, 0), (0, 1)], [(1, -1), (1, 1), (-1, 1)]),
    4: ([(0, 0), (1, 0), (0, 1), (1, 1)], [(1, -1), (2, 0), (0, 2), (-1, 1)]),
}
EVENT_LAYOUTS = {
    2: ([(1, 0), (0, 1)], [(2, -1), (-1, 2)]),
    3: ([(1, 0), (0, 1), (-1, 1)], [(2, -1), (0, 2), (-2, 1)]),
    4: ([(1, 0), (0, 1), (-1, 1), (-1, 0)], [(2, -1), (0, 2), (-2, 2), (-1, -1)]),
}


def random_record(scenario: str, players: int, rng: Random) -> Json:
    """A record without events, its map and deals drawn by `rng`."""
    cards, stories = card_components(), random_stories(scenario, rng)
    deck, tales = list(cards), list(stories)
    rng.shuffle(deck)
    rng.shuffle(tales)
    dealt, rest = deck[: 2 * players], deck[2 * players + 6 :]
    cut = PILE_SIZE[players] if scenario in PAIRS else len(rest)
    setup = {
        "map": random_map(scenario, players, rng),
        "first_seat": rng.randrange(players),
        "hands": [dealt[2 * seat : 2 * seat + 2] for seat in range(players)],
        "row": deck[2 * players : 2 * players + 6],
        "pile": rest[:cut],
        "supply": rest[cut:],
        "story_row": tales[:5],
        "story_stack": tales[5:],
    }
    parts = {"cards": cards, "stories": stories, "pair": PAIRS.get(scenario)}
    return frame(scenario, players, parts, setup)


def card_components() -> Json:
    """DR1: the 55 cards."""
    faces: list[list[tuple[str, str | None]]] = []
    for terrain in (*LANDS, "water"):
        faces += [[(terrain, symbol)] for symbol in (*RESOURCES, "berry", "fire")]
    for one, other in combinations(LANDS, 2):
        faces += [[(one, None), (other, None)]] * 3
    for land in LANDS:
        faces += [[("water", None), (land, resource)] for resource in RESOURCES]
    return {
        f"card{i}": {"halves": [{"terrain": t, "symbol": s} for t, s in face]}
        for i, face in enumerate(faces)
    }


def random_stories(scenario: str, rng: Random) -> Json:
    """Easy tiles, so that random play tells some; 5 show water (not in Downpour, DS4)."""
    stories = {}
    for i in range(5 if scenario == "downpour" else 0, 24):
        first = "water" if i < 5 else rng.choice(LANDS)
        needs = {first: rng.randint(1, 2), rng.choice(RESOURCES): 1}
        stories[f"story{i}"] = {"needs": needs, "points": rng.randint(3, 9), "fire": i % 3 == 0}
    return stories


def random_map(scenario: str, players: int, rng: Random) -> Json:
    """DR5: random tiles in the layout of the scenario."""
    has_tile = scenario in ("downpour", "volcano")
    neutral, starting = (EVENT_LAYOUTS if has_tile else OPEN_LAYOUTS)[players]
    kinds = [*(["event"] if has_tile else []), *["neutral"] * players, *["start"] * players]
    centres = [*([(0, 0)] if has_tile else []), *neutral, *starting]
    land: Json = {"spaces": [], "icons": [], "berries": {}, "starts": [], "tiles": {}}
    for i, (kind, (u, v)) in enumerate(zip(kinds, centres, strict=True)):
        centre = {"start": "start", "event": "volcano"}.get(kind, rng.choice(LANDS))
        if scenario == "downpour" and kind == "event":
            centre = "water"
        land["tiles"][f"tile{i}"] = kind
        spaces = random_tile(f"tile{i}", 2 * u - v, u + 3 * v, centre, rng)
        land["spaces"] += spaces
        land["starts"] += [spaces[0]["id"]] if kind == "start" else []
        for ring in rng.sample(range(1, 6), 2):
            beside = [spaces[ring]["id"], spaces[rng.choice([0, ring + 1])]["id"]]
            land["icons"].append({"kind": rng.choice(RESOURCES), "spaces": beside})
        if i < 7 and spaces[6]["terrain"] != "water":
            land["berries"][spaces[6]["id"]] = 2
    turn = rng.randrange(players)
    land["starts"] = land["starts"][turn:] + land["starts"][:turn]
    return land


def random_tile(tile: str, q: int, r: int, centre: str, rng: Random) -> list[Json]:
    """A centre and its ring of six, in order round it."""
    places = [(q, r), *((q + dq, r + dr) for dq, dr in DIRECTIONS)]
    ring = rng.choices((*LANDS, "water"), k=6)
    return [
        {"id": f"{tile}.{i}", "q": x, "r": y, "terrain": terrain, "tile": tile}
        for i, ((x, y), terrain) in enumerate(zip(places, [centre, *ring], strict=True))
    ]


def play_randomly(record: Json, rng: Random) -> Game:
    """Play a record to its end, writing events and result into it."""
    game = Game(record)
    while (expected := game.expects()) is not None:
        event = random_event(game, expected, rng)
        record["events"].append(event)
        game.apply(event)
    record["result"] = game.result()
    return game


def random_event(game: Game, expected: Json, rng: Random) -> Json:
    """Any legal event; of placements only some, since there are far too many to list."""
    if expected.get("chance") == "shuffle":
        cards = sorted(expected["cards"])
        rng.shuffle(cards)
        return {"chance": "shuffle", "into": expected["into"], "cards": cards}
    if expected.get("chance") == "berry":
        return {"chance": "berry", "space": rng.choice(sorted(rng.choice(expected["parts"])))}
    seat, kinds = expected["seat"], expected["do"]
    hand = game.position.hands[seat]
    if "place" in kinds and (len(hand) > 4 or "take" not in kinds or rng.random() < 0.3):
        route = rng.choice(list(islice(routes(game.position, seat), 300)))
        due = costs(game.position, seat, route)
        found = payments(game.position, rng.sample(hand, len(hand)), due)
        return {"seat": seat, "do": "place", "route": list(route), "pay": next(found)}
    if "take" in kinds:
        pairs = [[i, i + 1] for i in range(5)]
        full = [s for s in pairs if None not in [game.position.row[i] for i in s]]
        single = [[i] for i, c in enumerate(game.position.row) if c is not None]
        return {"seat": seat, "do": "take", "slots": rng.choice(full or single)}
    return rng.choice(game.decisions())
