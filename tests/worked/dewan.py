"""Worked examples of Dewan: real positions, and what the engine says of them."""

from collections.abc import Callable
from typing import Any

from bivouac.core.contract import Json
from tests.rulebook.dewan.board import Table

Example = dict[str, Json]

# Lands as one sees them: columns side by side, every other one half a space lower. A space is
# called by its column and its row here.
JOURNEY = """
f d m f d d m
0 m w w b b f
d f d w m d 1
"""
ZONES = """
f f d d f d m
d 0 m d f d d
m d b w d d 1
"""
GROUPS = """
d f m f d d m
0 d f d d m d
m d b d f d 1
"""
SHORES = """
d f d d m f d
0 w w d d w d
m d f d f d 1
"""


def drawn(land: str) -> str:
    """The same land in the rows of tests/reference/dewan/boards.py, which lean to the right."""
    rows = [line.split() for line in land.strip().splitlines()]
    width = len(rows[0])
    down = (width - 1) // 2
    leaning = [["."] * width for _ in range(len(rows) + down)]
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            leaning[row + down - column // 2][column] = letter
    return "\n".join(" ".join(letters) for letters in leaning)


def named(spaces: str, width: int = 7) -> str:
    """Spaces as those rows call them."""
    down = (width - 1) // 2
    columns = [(space[0], ord(space[0]) - ord("a"), int(space[1:])) for space in spaces.split()]
    return " ".join(f"{letter}{row + down - column // 2}" for letter, column, row in columns)


def journey() -> Example:
    """DP2, DP3, DP4, DP5: any card, a mountain, one water for two spaces, two badlands."""
    hand = ["f-1", "m-1", "w-1", "b-1", "b-2"]
    table = Table(drawn(JOURNEY), hands=[hand, []]).camps(1, named("e1"))
    offer = table.setting.offer(table.game.redact(0))
    assert offer is not None
    (found,) = (one for one in offer["journeys"] if one["to"] == named("f1"))
    route = found["event"]["route"]
    assert route == named("a1 b1 c1 d1 e1 f1").split()
    return {
        "view": seen(table),
        "overlay": {"seat": 0, "route": route, "legs": found["legs"]},
        "facts": {"spaces": len(route), "cards": found["cards"], "gifts": found["gifts"]},
    }


def zones() -> Example:
    """DY2, DZ1: camps count by zones, however many stand in one."""
    camps = named("a0 b0 e1")
    table = Table(drawn(ZONES)).camps(0, camps)
    return {
        "view": seen(table),
        "overlay": {"marked": camps.split()},
        "facts": {"camps": len(camps.split()), "zones": table.counts(0)["forest"]},
    }


def groups() -> Example:
    """DX4, DX5: a group of two with the starting camp, one of three, and a camp alone."""
    table = Table(drawn(GROUPS), berries={named("c0"): 2}).put(won_berries=[3, 0])
    table.camps(0, named("b1 d0 d1 e1 g0"))
    points = table.game.result().breakdown[0]
    return {
        "view": seen(table),
        "overlay": {"marked": named("a1 b1 d0 d1 e1").split()},
        "facts": {"points": points["groups"], "berries": 3, "worth": points["berries"]},
    }


def shores() -> Example:
    """DH6: the most camps beside a water zone, and a tie beside another; starting camps count."""
    table = Table(drawn(SHORES), scenario="lake", supply=["m-1"])
    table.camps(0, named("b0 d0")).camps(1, named("c2"))
    most = table.points("majorities")[0]
    first, second = table.camps(0, named("f0")).points("majorities")
    return {
        "view": seen(table),
        "overlay": {"marked": named("a1 b0 d0 c2 f0 g2").split()},
        "facts": {"most": most, "tied": second, "first": first, "second": second},
    }


def seen(table: Table) -> Any:
    """What the first seat sees."""
    return table.game.observe(0)


EXAMPLES: dict[str, Callable[[], Example]] = {
    "journey": journey,
    "zones": zones,
    "groups": groups,
    "shores": shores,
}
