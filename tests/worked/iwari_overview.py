"""The pictures of the overview of Iwari: a world played on, a build, what scores, and the void."""

from collections.abc import Callable

from bivouac.core.contract import Json
from tests.rulebook.iwari.board import Table, build, swap
from tests.rulebook.iwari.void_board import VoidTable, order, void_build, voids
from tests.worked.iwari import BLUE, COAST, DESERT, FOREST, MAP, RED, YELLOW, Example, at, scored
from tests.worked.told import score_sheet, stand_of

SHORE, ISLAND, PINES, HEATH = "mistshore", "shardholm", "old-pines", "antler-heath"
MIDDLE = 90
"""Events of the lesson about the last round after which its map is well filled."""


def land() -> Example:
    """A whole map, well on in the game of the last of the first lessons."""
    return {"view": stand_of("iwari", "ending", MIDDLE).observe(0), "places": []}


def turn() -> Example:
    """The display of that game."""
    game = stand_of("iwari", "ending", MIDDLE)
    biomes = game.setting.pictured()["cards"]
    return {"display": [biomes[card] for card in game.observe(0)["display"]]}


def price() -> Example:
    """IT1, IT3: a tent for a forest card, a totem for two cards of the glacier."""
    table = Table(3, ["f-1 g-1 g-2"], game_map=MAP).tents(RED, at(FOREST, 4))
    table.tents(BLUE, at(FOREST, 3))
    table.play(build(0, f"{at(FOREST, 2)} {FOREST.upper()}", "f-1 g-1+g-2"))
    return changed(table, [FOREST], at(FOREST, 2), FOREST) | {
        "cards": [["forest"], ["glacier", "glacier"]]
    }


def tents() -> Example:
    """IP1: 3, 2 and 1 tents score 6, 3 and 2."""
    table = Table(3, game_map=MAP).tents(RED, at(SHORE, 1, 4, 6)).tents(BLUE, at(SHORE, 2, 5))
    table.tents(YELLOW, at(SHORE, 3))
    first, second, third = table.points("tents")
    found = scored(table, [f"territory:{SHORE}"], kind="territory", territory=SHORE)
    return found | {"facts": {"first": first, "second": second, "third": third}}


def totems() -> Example:
    """IP2: red leads at both ends of connection 10, and scores its four totems."""
    table = Table(3, game_map=MAP).tents(RED, at(PINES, 1, 2)).tents(BLUE, at(HEATH, 1, 2))
    table.tents(BLUE, at(PINES, 5)).tents(YELLOW, at(HEATH, 6))
    table.totems(RED, f"{PINES} {PINES} {HEATH}").totems(BLUE, HEATH)
    places = [f"territory:{PINES}", f"territory:{HEATH}"]
    found = scored(table, places, kind="connection", number=10)
    return found | {"facts": {"points": table.points("totems")[RED]}}


def settlements() -> Example:
    """IP3: four joined tents across a border."""
    joined = f"{at(COAST, 4, 5)} {at(FOREST, 3, 4)}"
    table = Table(3, game_map=MAP).tents(RED, f"{joined} {at(COAST, 3)}")
    table.tents(BLUE, at(FOREST, 2)).tents(YELLOW, at(COAST, 2))
    places = [f"territory:{COAST}", f"territory:{FOREST}"]
    found = scored(table, places, kind="settlement", tribe=RED)
    return found | {"facts": {"points": table.points("settlements")[RED]}}


def end() -> Example:
    """IP: what all three have scored in the game of that lesson."""
    return score_sheet(stand_of("iwari", "ending"))


def against() -> Example:
    """IV2, IV3: a tent for oneself, then a ruin for the void."""
    table = VoidTable(["d-1 c-1"], game_map=MAP).tents(0, at(DESERT, 1, 5)).ruins(at(COAST, 3))
    table.totems(0, DESERT)
    table.play(build(0, at(DESERT, 3), "d-1"), void_build(0, at(COAST, 2), "c-1"))
    return changed(table, [DESERT, COAST], f"{at(DESERT, 3)} {at(COAST, 2)}") | {
        "cards": [["desert"], ["coast"]]
    }


def infection() -> Example:
    """IV5: a void totem where the limit leaves room, a ruin where it does not."""
    table = VoidTable(["t-1 v-1"], game_map=MAP).pawn_on(10)
    table.tents(0, f"{at(PINES, 1, 3)} {at(HEATH, 3)}").totems(0, HEATH)
    table.ruins(at(HEATH, 5))
    table.play(swap(0, "t-1"), voids(0, "v-1"), order(0, f"{PINES} {HEATH}"))
    return changed(table, [PINES, HEATH], at(HEATH, 1), PINES)


def claims() -> Example:
    """IV7: the players claim the coast, the void the forest."""
    table = VoidTable(["c-1 f-1"], game_map=MAP)
    table.tents(0, f"{at(COAST, 1, 4)} {at(FOREST, 4)}").totems(0, COAST)
    table.ruins(f"{at(COAST, 2, 3)} {at(FOREST, 1, 2, 3)}").totems(table.void, FOREST)
    table.play(build(0, at(COAST, 5), "c-1"), void_build(0, at(FOREST, 5), "f-1"))
    assert table.claims == {COAST: "players", FOREST: "void"}
    return changed(table, [COAST, FOREST], "")


def changed(table: Table, lands: list[str], spots: str, *totems: str) -> Example:
    """Some territories, and what has just come there."""
    return {
        "view": table.game.observe(0),
        "changed": {"spots": spots.split(), "totems": list(totems)},
        "places": [f"territory:{land}" for land in lands],
    }


OVERVIEW: dict[str, Callable[[], Json]] = {
    "land": land,
    "turn": turn,
    "price": price,
    "tents": tents,
    "totems": totems,
    "settlements": settlements,
    "end": end,
    "against": against,
    "infection": infection,
    "claims": claims,
}
