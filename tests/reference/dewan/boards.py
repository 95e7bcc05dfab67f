"""Small records made by hand: a drawn map, cards and stories named by what they show.

A map is drawn in rows of letters, each row half a hex further right than the one above:
b m d f w are terrains, V the volcano, a digit the starting camp of that seat, a dot a gap.
The space in column 2 of row 0 is "c0"; its neighbours are b0, d0, b1, c1, c(-1) and d(-1).

A card is named by its halves, a symbol on the first, and a number: "f-1", "wb-2", "d:fire-3".
"""

from collections.abc import Iterable, Sequence
from string import ascii_lowercase

from tests.reference.flow import Json

from .game import Game

TERRAINS = {"b": "badlands", "m": "mountain", "d": "desert", "f": "forest", "w": "water"}
PAIRS = {"downpour": "crystal", "volcano": "artifact", "lake": "pigment"}
ROW = ("b-91", "m-91", "d-91", "f-91", "w-91", "b-92")
PILE = tuple(f"d-{number}" for number in range(71, 91))
Tile = tuple[dict[str, int], int, int]
NEVER: Tile = ({"forest": 9}, 9, 9)
BROKEN_JOURNEYS = [
    ("a0 b0 c0 d0 e0 f0", "f-1 m-1 w-1 w-1 b-1 b-2", "DP2"),
    ("a0 b0 c0 d0 e0 f0", "f-1 m-1 b-1 b-2", "DP2"),
    ("a0 b0 c0 d0 e0 f0", "m-1 f-1 w-1 b-1 b-2", "DP2"),
    ("a0 b0", "f-1 m-91", "DP2"),
    ("a0 b0", "m-1 m-1", "DP2"),
    ("a0 c0", "f-1 w-1", "DP2"),
    ("a0 nowhere", "f-1 m-1", "DP2"),
    ("a0 b0 a0 b0", "f-1 m-1 b-1 b-2", "DP7"),
    ("a0 b0 c0", "f-1 m-1 w-1", "DP1"),
    ("a0 b0 c0 d0 e0", "f-1 m-1 w-1 b-1", "DP1"),
    ("e0 f0", "b-1 b-2", "DP1"),
    ("a0", "f-1", "DP1"),
]
"""Routes and payments of Charlie in the worked example, and the rule that each breaks."""


def draw(text: str, tiles: dict[str, str]) -> Json:
    """A drawn map without icons and berries."""
    spaces, starts = [], {}
    for r, line in enumerate(text.strip("\n").splitlines()):
        for q, letter in enumerate(line.split()):
            name = f"{ascii_lowercase[q]}{r}"
            if letter.isdigit():
                starts[int(letter)] = name
            if letter != ".":
                terrain = TERRAINS.get(letter, "volcano" if letter == "V" else "start")
                tile = tiles.get(name, "land")
                spaces.append({"id": name, "q": q, "r": r, "terrain": terrain, "tile": tile})
    return {
        "spaces": spaces,
        "starts": [starts[seat] for seat in sorted(starts)],
        "tiles": dict.fromkeys({space["tile"] for space in spaces}, "neutral"),
    }


def card(name: str) -> Json:
    """What a card's name says it shows."""
    letters, _, symbol = name.partition("-")[0].partition(":")
    halves: list[Json] = [{"terrain": TERRAINS[letter], "symbol": None} for letter in letters]
    halves[0]["symbol"] = symbol or None
    return {"halves": halves}


def make_record(
    text: str,
    *,
    scenario: str = "classic",
    hands: Sequence[Iterable[str]] | None = None,
    row: Sequence[str | None] = ROW,
    pile: Sequence[str] = PILE,
    supply: Sequence[str] = (),
    others: Sequence[str] = (),
    stories: dict[str, Tile] | None = None,
    berries: dict[str, int] | None = None,
    icons: Iterable[tuple[str, str, str]] = (),
    tiles: dict[str, str] | None = None,
    first_seat: int = 0,
) -> Json:
    """A record without events; `others` are cards a test puts on the table itself."""
    land = draw(text, tiles or {})
    land["icons"] = [{"kind": kind, "spaces": [a, b]} for kind, a, b in icons]
    land["berries"] = berries or {}
    players = len(land["starts"])
    held = [list(hand) for hand in hands or [[]] * players]
    shown = {**(stories or {}), **{f"never-{number}": NEVER for number in range(15)}}
    dealt = [name for hand in held for name in hand]
    in_play = [*dealt, *(name for name in row if name), *pile, *supply, *others]
    setup = {
        "map": land,
        "first_seat": first_seat,
        "hands": held,
        "row": list(row),
        "pile": list(pile),
        "supply": list(supply),
        "story_row": list(shown)[:5],
        "story_stack": list(shown)[5:],
    }
    return frame(scenario, players, components(scenario, in_play, shown), setup)


def components(scenario: str, cards: Iterable[str], stories: dict[str, Tile]) -> Json:
    """The components of a record: cards by their names, stories as given."""
    return {
        "cards": {name: card(name) for name in cards},
        "stories": {
            name: {"needs": needs, "points": points, "fire": fire}
            for name, (needs, points, fire) in stories.items()
        },
        "pair": PAIRS.get(scenario),
    }


def frame(scenario: str, players: int, parts: Json, setup: Json) -> Json:
    """A record without events."""
    return {
        "format": "bivouac-record/1",
        "game": "dewan",
        "rules": "1",
        "options": {"scenario": scenario, "players": players},
        "components": parts,
        "setup": setup,
        "events": [],
        "result": None,
    }


def begin(record: Json) -> Game:
    """The game at its first turn: in the draft everybody took from the stack."""
    game = Game(record)
    for _ in range(record["options"]["players"]):
        expected = game.expects()
        assert expected is not None
        game.apply({"seat": expected["seat"], "do": "story", "from": "stack"})
    return game


def place(seat: int, route: str, pay: str) -> Json:
    """A `place` decision written in words."""
    return {"seat": seat, "do": "place", "route": route.split(), "pay": pay.split()}


def take(seat: int, *slots: int) -> Json:
    """A `take` decision."""
    return {"seat": seat, "do": "take", "slots": list(slots)}
