"""The pictures of the overview of Dewan: a land played on, a way, a new camp, the points."""

from collections.abc import Callable

from bivouac.core.contract import Json
from tests.rulebook.dewan.board import Table
from tests.worked.dewan import Example, drawn, named, seen
from tests.worked.told import score_sheet, stand_of

LAND = """
d f m w f d b m f
0 d w w b f m 1 d
f m d b d w f d m
d 2 f m b w d 3 f
m d b f d m b d w
"""
WAY = """
m f w d b
0 d w f d
d f m b 1
"""
ZONE = """
m d d f d
0 d m w f
f m d b 1
"""
STORIES = """
d f m f d
0 m d d f
b d f m 1
"""
GROUPS = """
f m d b w
0 d b f m
m f w d 1
"""
STORY = ({"forest": 2, "mountain": 1, "crystal": 1}, 7, 1)


def land() -> Example:
    """Four tribes that have spread from the corners of a land."""
    icons = [("artifact", "d2", "e2"), ("crystal", "f1", "g1"), ("pigment", "c3", "d3")]
    berries = {named(zone, 9): 2 for zone in ("d2", "f0", "d4", "h4")}
    table = Table(
        drawn(LAND),
        berries=berries,
        icons=[(kind, *named(f"{one} {other}", 9).split()) for kind, one, other in icons],
    )
    for seat, camps in enumerate(("b1 a2 c2", "h2 g1 f0", "b4 d4 c3 e3", "i3 g3 g4")):
        table.camps(seat, named(camps, 9))
    return {"view": seen(table)}


def turn() -> Example:
    """The row of that game, two neighbours of which can be taken."""
    game = stand_of("dewan", "ending")
    cards = game.setting.pictured()["cards"]
    return {"row": [cards[card]["halves"] for card in game.observe(0)["row"] if card is not None]}


def way() -> Example:
    """DP2, DP3, DP4: any card, a desert, one water card for two spaces, a forest."""
    table = Table(drawn(WAY), hands=[["b-1", "d-1", "w-1", "f-1"], []])
    end = named("d1", 5)
    offer = table.setting.offer(table.game.redact(0))
    assert offer is not None
    (found,) = (one for one in offer["journeys"] if one["to"] == end)
    return {
        "view": seen(table),
        "overlay": {"seat": 0, "route": found["event"]["route"], "legs": found["legs"]},
        "facts": {"spaces": len(found["event"]["route"]), "cards": found["cards"]},
    }


def camp() -> Example:
    """DE1, DZ1, DZ2: a berry of a zone of three spaces; the other is left."""
    table = Table(drawn(ZONE), berries={named("b1", 5): 1}).put(won_berries=[1, 0])
    table.camps(0, named("c1 b1", 5))
    return {
        "view": seen(table),
        "overlay": {"marked": named("b0 c0 b1", 5).split()},
        "effects": table.game.observe(0)["board"]["effects"],
        "facts": {"spaces": 3},
    }


def stories() -> Example:
    """DY2, DY4: two forests in two zones and a mountain; the crystal is lacking."""
    icon = ("crystal", *named("d0 d1", 5).split())
    table = Table(drawn(STORIES), stories={"s-1": STORY}, icons=[icon])
    table.stories(0, "s-1").camps(0, named("b0 c0 c2", 5))
    (held,) = table.game.observe(0)["seats"][0]["stories"]
    needs, points, fire = STORY
    return {
        "view": seen(table),
        "overlay": {"marked": named("b0 c0 c2", 5).split()},
        "story": {"needs": needs, "points": points, "fire": fire},
        "needs": held["needs"],
    }


def groups() -> Example:
    """DX4: the starting camp and its neighbour are a group, and so are two others."""
    table = Table(drawn(GROUPS)).camps(0, named("b1 d0 d1", 5))
    points = table.points("groups")[0]
    return {
        "view": seen(table),
        "overlay": {"marked": named("a1 b1 d0 d1", 5).split()},
        "facts": {"points": points},
    }


def end() -> Example:
    """DX: what both have scored in that game."""
    return score_sheet(stand_of("dewan", "ending"))


OVERVIEW: dict[str, Callable[[], Json]] = {
    "land": land,
    "turn": turn,
    "way": way,
    "camp": camp,
    "stories": stories,
    "groups": groups,
    "end": end,
}
