"""Why a piece cannot go where somebody wants it against the void (IV7-IV9, IV11)."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.games.iwari.layout import CENTRE, TENT
from bivouac.games.iwari.notation.builds import Piece
from bivouac.games.iwari.notation.position import has_centre, members
from bivouac.games.iwari.notation.prices import source_of
from bivouac.games.iwari.refusals.refused import territory_args
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code


def check_open(setting: Iwari, position: np.void, territory: int) -> None:
    """IV7: no piece enters a territory that was judged."""
    if int(position["closed"]) >> territory & 1:
        reason = f"{shown(setting.territory_ids[territory])} was judged: no piece enters it"
        refuse("IV7", reason, "iwari-refused-closed", **territory_args(setting, territory))


def check_follows(setting: Iwari, position: np.void, chosen: Sequence[Piece]) -> None:
    """IV8, ruling: nothing follows a tent that takes the last free spot, which closes the land."""
    if not setting.against_void or not chosen or chosen[0].kind != TENT:
        return
    territory = int(setting.static["territory_of"][0, chosen[0].at])
    is_explored = position["most_tents"][territory] > 0
    if not is_explored or position["n_free"][territory] != 1:
        return
    name = shown(setting.territory_ids[territory])
    if position["tribe"] == setting.void:
        reason = f"the ruin takes the last free spot of {name}: it is judged, and nothing follows"
        key = "iwari-refused-last-spot-void"
    else:
        reason = f"the tent takes the last free spot of {name}: it is judged, and nothing follows"
        key = "iwari-refused-last-spot"
    refuse("IV8", reason, key, territory=territory_code(setting, territory))


def check_violet(setting: Iwari, position: np.void, chosen: Sequence[Piece], spot: int) -> None:
    """IV11: a ruin of a void build takes a violet spot while its territory has a free one."""
    is_asked = setting.static["violet_first"][0] == 1 and position["tribe"] == setting.void
    violet = members(setting.static["violet"][0])
    if not is_asked or spot in violet:
        return
    territory = int(setting.static["territory_of"][0, spot])
    taken = [piece.at for piece in chosen if piece.kind == TENT]
    free = set(members(setting.static["inside"][0, territory] & position["free"]))
    if free.intersection(violet).difference(taken):
        name = shown(setting.territory_ids[territory])
        reason = f"a violet spot is free in {name}: the ruin goes there"
        refuse("IV11", reason, "iwari-refused-violet", territory=territory_code(setting, territory))


def check_call(setting: Iwari, position: np.void, piece: Piece) -> None:
    """IV11: a player may move a void totem out of the centre, and from nowhere else."""
    if not has_centre(setting):
        reason = "void totems are moved only where the map has a centre for them"
        refuse("IV11", reason, "iwari-refused-no-centre")
    if position["tribe"] == setting.void:
        reason = "void totems are moved in one's own action, not in the void's"
        refuse("IV11", reason, "iwari-refused-move-void")
    if piece.source != CENTRE:
        reason = "void totems are moved from the centre only"
        refuse("IV11", reason, "iwari-refused-move-centre")
    if position["centre"] == 0:
        refuse("IV11", "no void totem is in the centre", "iwari-refused-centre-empty")


def check_lift(setting: Iwari, position: np.void, chosen: Sequence[Piece], piece: Piece) -> None:
    """IV9: an own piece, from a territory of a complete biome.

    No territory of that biome is open any more, so an open one is of another (IV7).
    """
    if not setting.against_void:
        reason = "tents and totems are moved against the void only"
        refuse("IV9", reason, "iwari-refused-lift-versus")
    if position["tribe"] == setting.void:
        reason = "pieces are moved in one's own action, not in the void's"
        refuse("IV9", reason, "iwari-refused-lift-void")
    source = source_of(setting, piece)
    name, args = shown(setting.territory_ids[source]), territory_args(setting, source)
    if piece.kind == TENT:
        check_tent(setting, position, chosen, piece.source)
    else:
        check_totems(setting, position, chosen, source)
    if not is_complete(setting, position, int(setting.static["territory_biome"][0, source])):
        reason = f"{name} is {args['biome']}, and not every {args['biome']} has been filled"
        refuse("IV9", reason, "iwari-refused-lift-incomplete", **args)


def check_tent(setting: Iwari, position: np.void, chosen: Sequence[Piece], spot: int) -> None:
    """IV9: an own tent, once."""
    name, tribe = shown(setting.spot_ids[spot]), int(position["tribe"])
    if spot not in members(position["tents"][tribe]):
        refuse("IV9", f"no tent of seat {tribe} is on {name}", "iwari-refused-lift-no-tent")
    if any(other.kind == TENT and other.source == spot for other in chosen):
        refuse("IV9", f"the tent on {name} moves already", "iwari-refused-lift-twice")


def check_totems(
    setting: Iwari, position: np.void, chosen: Sequence[Piece], territory: int
) -> None:
    """IV9: an own totem with no void totem above it."""
    tribe, name = int(position["tribe"]), shown(setting.territory_ids[territory])
    where = territory_code(setting, territory)
    moving = sum(other.kind != TENT and other.source == territory for other in chosen)
    if position["totems"][territory, tribe] <= moving:
        reason = f"no totem of seat {tribe} is left in {name}"
        refuse("IV9", reason, "iwari-refused-lift-no-totem", territory=where)
    if position["loose"][territory, tribe] <= moving:
        reason = f"a void totem stands above those of seat {tribe} in {name}"
        refuse("IV9", reason, "iwari-refused-lift-under", territory=where)


def is_complete(setting: Iwari, position: np.void, biome: int) -> bool:
    """IV9: has every territory of a biome been filled once?"""
    lands = int(setting.static["lands"][0, biome])
    return lands > 0 and not lands & ~int(position["filled"])
