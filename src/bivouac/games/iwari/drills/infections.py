"""IV5: where does the void put its piece when an infection comes to this territory?"""

from random import Random

from bivouac.core.contract import Advice, Drill, DrillChoice, Known, Message
from bivouac.games.iwari.drills.lands import land_anchor, spot_anchors, totem_anchor
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.void_counts import nearest_to_ruins

FEWEST_SPOTS = 2


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """A territory at the pawn's connection, with a ruin within reach and spots to compare."""
    position = known.position
    closed = int(position["closed"])
    ends = setting.static["ends"][0, position["pawn"]].tolist()
    land = chance.choice(ends)
    void = setting.void
    nearest = nearest_to_ruins(setting, position, land)
    free = [
        spot
        for spot in members(position["free"])
        if setting.static["territory_of"][0, spot] == land
    ]
    if closed >> land & 1 or nearest.steps == NONE or len(free) < FEWEST_SPOTS:
        return None
    if not (position["totems_left"][void] and position["tents_left"][void]):
        return None
    is_totem = bool(int(position["open"]) >> land & 1)
    if not is_totem and len(nearest.spots) == len(free):
        return None
    totem = totem_anchor(setting, land)
    inside = members(setting.static["inside"][0, land])
    names = [*spot_anchors(setting, free), totem]
    right = [totem] if is_totem else list(spot_anchors(setting, nearest.spots))
    if is_totem and chance.random() < 1 / 2:
        return None  # a ruin is the harder question
    return Drill(
        Message("drills-iwari-infections-asks", {"land": territory_code(setting, land)}),
        tuple(
            DrillChoice(name, Message("drills-iwari-place", {"place": place}))
            for name, place in zip(
                names, [*(inside.index(spot) + 1 for spot in free), 0], strict=True
            )
        ),
        tuple(frozenset({name}) for name in right),
        (
            room(setting, known, land, is_totem),
            *nearness(setting, nearest.spots, nearest.steps, is_totem),
        ),
        points=(land_anchor(setting, land),),
    )


def room(setting: Iwari, known: Known, land: int, is_totem: bool) -> Advice:
    """IV5, IT5: whether there is room for a void totem."""
    args: dict[str, str | int] = {
        "land": territory_code(setting, land),
        "tents": int(known.position["most_tents"][land]),
        "totems": int(known.position["all_totems"][land]),
    }
    key = "drills-iwari-infections-room" if is_totem else "drills-iwari-infections-full"
    return Advice(Message(key, args), (totem_anchor(setting, land),))


def nearness(setting: Iwari, spots: list[int], steps: int, is_totem: bool) -> list[Advice]:
    """IV5: the free spots nearest to a ruin, where a ruin comes."""
    if is_totem:
        return []
    said = Message("drills-iwari-infections-near", {"count": len(spots), "steps": steps})
    return [Advice(said, spot_anchors(setting, spots))]
