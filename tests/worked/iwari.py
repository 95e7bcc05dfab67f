"""Worked examples of Iwari on New Horizons: real positions, and what the engine says of them."""

from collections.abc import Callable

from bivouac.core.contract import Json
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.telling.scoring_steps import final_steps
from bivouac.games.iwari.view.counts import count_all
from tests.rulebook.iwari.board import Table, build, swap
from tests.rulebook.iwari.void_board import VoidTable, order, void_build, voids

Example = dict[str, Json]

MAP = packaged_box().maps["new-horizons"]
DESERT, GLACIER, TUNDRA = "sunbowl", "whitefang", "lichen-moor"
COAST, FOREST = "shellbight", "fernhollow"
RED, BLUE, YELLOW, WHITE = range(4)


def components() -> Json:
    """The map, as the client draws it."""
    return Table(4, game_map=MAP).setting.pictured()


def at(territory: str, *numbers: int) -> str:
    """Some spots of a territory."""
    return " ".join(f"{territory}-{number}" for number in numbers)


def scored(table: Table, places: list[str], **wanted: Json) -> Example:
    """A step of the final scoring, as if the game ended now, with the part of the map it is on."""
    setting, position = table.setting, table.game.position
    counts = count_all(setting, position)
    steps = final_steps(setting, position, counts)
    (step,) = (one for one in steps if wanted.items() <= dict(one).items())
    scoring = {"kind": "final", "before": counts.won(setting), "steps": [step], "map": None}
    return {"view": table.game.observe(0), "scoring": scoring, "places": places}


def tents() -> Example:
    """IP1: 3, 2, 1 and 1 tents score 7, 3, 2 and 2."""
    table = Table(4, game_map=MAP).tents(RED, at(DESERT, 1, 2, 3)).tents(BLUE, at(DESERT, 4, 5))
    table.tents(YELLOW, at(DESERT, 6)).tents(WHITE, at(DESERT, 7))
    found = scored(table, [f"territory:{DESERT}"], kind="territory", territory=DESERT)
    return found | {"facts": numbered(table.points("tents"))}


def totems() -> Example:
    """IP2: connection 7 gives yellow 5 points; blue is behind on one side."""
    table = Table(3, game_map=MAP).tents(RED, at(GLACIER, 1, 2)).tents(YELLOW, at(TUNDRA, 1, 2, 3))
    table.totems(BLUE, f"{GLACIER} {TUNDRA}").totems(YELLOW, f"{GLACIER} {TUNDRA} {TUNDRA}")
    places = [f"territory:{GLACIER}", f"territory:{TUNDRA}"]
    return scored(table, places, kind="connection", number=7) | {
        "facts": {"points": table.points("totems")[YELLOW]}
    }


def settlement() -> Example:
    """IP3: tents joined by roads, across a border too; one that is not joined does not count."""
    joined = f"{at(DESERT, 1)} {at(FOREST, 2, 3, 4, 5)}"
    table = Table(3, game_map=MAP).tents(RED, f"{joined} {at(DESERT, 4)}")
    table.tents(BLUE, at(DESERT, 5, 8))
    places = [f"territory:{DESERT}", f"territory:{FOREST}"]
    return scored(table, places, kind="settlement", tribe=RED) | {
        "facts": {"points": table.points("settlements")[RED]}
    }


def deeds() -> Example:
    """IM1, IM2: two Union pawns turn 5 and 3 points into 15 and 9."""
    table = Table(3, game_map=MAP, deeds=("union",)).tents(RED, at(DESERT, 1, 2, 3))
    table.tents(BLUE, at(DESERT, 4, 5))
    plain = table.points("tents")
    number = table.setting.territory_number[DESERT]
    table.put(pawn_n=2, pawn_deed=[0, 0], pawn_seat=[RED, BLUE], pawns_left=[0])
    table.put(pawn_territory=[number, number], pawn_connection=[NONE, NONE])
    table.positions["territory_pawns"][0, number] = 2
    found = scored(table, [f"territory:{DESERT}"], kind="territory", territory=DESERT)
    points = table.points("tents")
    facts = {"red": plain[RED], "blue": plain[BLUE], "more": points[RED], "less": points[BLUE]}
    return found | {"facts": facts}


def infection() -> Example:
    """IV5: on the coast the totem limit is reached, so a ruin comes; on the glacier a totem."""
    table = VoidTable(["t-1 v-1"], game_map=MAP).pawn_on(4)
    table.tents(0, f"{at(COAST, 1, 3)} {at(GLACIER, 1, 2)}").ruins(at(DESERT, 5))
    table.totems(0, f"{COAST} {COAST} {GLACIER}")
    before = table.final
    table.play(swap(0, "t-1"), voids(0, "v-1"), order(0, f"{COAST} {GLACIER}"))
    return pictured(table, before, f"connection:{table.final['void_pawn']}")


def corruption() -> Example:
    """IV6: with four void cards showing, both territories are judged, full or not."""
    table = VoidTable(["t-1 v-4"], game_map=MAP, display="v-1 v-2 v-3 d-91").pawn_on(4)
    table.tents(0, f"{at(COAST, 1, 3)} {at(GLACIER, 1, 2)}").ruins(at(GLACIER, 4, 5))
    table.totems(0, f"{COAST} {GLACIER}")
    before = table.final
    table.play(swap(0, "t-1"), voids(0, "v-4"), order(0, f"{GLACIER} {COAST}"))
    assert table.claims == {GLACIER: "void", COAST: "players"}
    return pictured(table, before, f"connection:{table.final['void_pawn']}")


def judging() -> Example:
    """IV7: the virtual totem decides for the players here, and ties for the void there."""
    table = VoidTable(["g-1 c-1"], game_map=MAP)
    table.tents(0, f"{at(GLACIER, 1, 2)} {at(COAST, 1, 2)}")
    table.ruins(f"{at(GLACIER, 3, 4)} {at(COAST, 3, 4)}")
    table.totems(0, f"{GLACIER} {COAST}").totems(table.void, GLACIER)
    before = table.final
    table.play(build(0, at(GLACIER, 5), "g-1"), void_build(0, at(COAST, 5), "c-1"))
    assert table.claims == {GLACIER: "players", COAST: "void"}
    return pictured(table, before, f"spot:{at(DESERT, 5)}")


def pictured(table: VoidTable, before: Json, more: str) -> Example:
    """The glacier and the coast, with what has come there since, and one more place."""
    after = table.final
    tents = [spot for spot in after["tents"] if spot not in before["tents"]]
    totems = [
        land for land, those in after["totems"].items() if those != before["totems"].get(land)
    ]
    return {
        "view": table.game.observe(0),
        "changed": {"spots": tents, "totems": totems},
        "places": [f"territory:{GLACIER}", f"territory:{COAST}", more],
        "facts": {},
    }


def numbered(points: list[int]) -> Json:
    """The points of the tribes, for a caption."""
    return dict(zip(("first", "second", "third", "fourth"), points, strict=False))


EXAMPLES: dict[str, Callable[[], Example]] = {
    "tents": tents,
    "totems": totems,
    "settlement": settlement,
    "deeds": deeds,
    "infection": infection,
    "corruption": corruption,
    "judging": judging,
}
