"""The map of a position as drills explain it: what camps count for, which belong together."""

from collections.abc import Iterable, Iterator

from bivouac.core.contract import Known
from bivouac.games.dewan.layout import RESOURCES, TERRAINS, WATER
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.sets import members

NO_ZONE = -1


def anchors(setting: Dewan, spaces: Iterable[int]) -> tuple[str, ...]:
    """Spaces as the client points at them."""
    return tuple(f"space-{setting.space_ids[space]}" for space in spaces)


def around(setting: Dewan, space: int) -> list[int]:
    """The neighbours of a space."""
    return members(setting.static["around"][0, space])


def groups_of(setting: Dewan, spaces: Iterable[int]) -> Iterator[list[int]]:
    """DX4, DZ1: the connected parts of a set of spaces, each ascending."""
    left = set(spaces)
    while left:
        fresh = [left.pop()]
        group = set(fresh)
        while fresh:
            near = left.intersection(around(setting, fresh.pop()))
            left -= near
            group |= near
            fresh += near
        yield sorted(group)


def counted_for(setting: Dewan, known: Known, symbol: str) -> tuple[str, ...]:
    """DY1-DY4: the camps of the seat that count for a symbol of its stories."""
    position = known.position
    camps = position["built"][known.seat][: position["n_built"][known.seat]].tolist()
    if symbol in RESOURCES:
        kind = RESOURCES.index(symbol)
        icons = members(position["icons_of"][kind])
        ends = {int(space) for icon in icons for space in position["icon_at"][icon]}
        return anchors(setting, (camp for camp in camps if camp in ends))
    terrain = TERRAINS.index(symbol)
    if terrain != WATER:
        return anchors(setting, (camp for camp in camps if position["terrain"][camp] == terrain))
    waters = set(members(position["land"][WATER]))
    shore = (camp for camp in camps if waters.intersection(around(setting, camp)) - {camp})
    return anchors(setting, (camp for camp in shore if camp not in waters))
