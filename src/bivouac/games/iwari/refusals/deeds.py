"""Why the pawn of a deed cannot go where somebody wants it (IM2-IM7)."""

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.games.iwari.layout import (
    COURAGE,
    DEED_NAMES,
    DISCOVERY,
    HONOUR,
    KINDS,
    LAND,
    MOUNTAIN,
    RESPECT,
    RUIN,
    SEA,
    STORM_PIECE,
    TERRITORIES,
    UNION,
    VENERATION,
)
from bivouac.games.iwari.notation.deeds import DEED_RULES
from bivouac.games.iwari.refusals.due import decides
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.counts import count_all

COVERS = {
    MOUNTAIN: ("a mountain covers", "iwari-refused-covered"),
    STORM_PIECE: ("a storm lies on", "iwari-refused-covered-storm"),
    RUIN: ("a ruin closes", "iwari-refused-covered-ruin"),
}


def check_deed(setting: Iwari, position: np.void, deed: int, target: int) -> None:
    """IM2-IM7: a deed that is earned, on a target that it allows."""
    name = DEED_NAMES[deed]
    if not int(position["earned"]) >> deed & 1:
        reason = f"no pawn of {name} is to be placed now"
        refuse("IM7", reason, "iwari-refused-not-earned", deed=name)
    if deed == COURAGE:
        check_courage(setting, target)
    if deed == VENERATION and setting.chosen.veneration == "c":
        check_open(setting, position, deed, target - TERRITORIES)
        return
    if deed in (HONOUR, RESPECT):
        check_connection(setting, position, deed, target - TERRITORIES)
        return
    where, place = territory_code(setting, target), shown(setting.territory_ids[target])
    if deed == UNION:
        reason = f"the settlement does not touch {place}"
        refuse("IM2", reason, "iwari-refused-union", territory=where)
    if deed == DISCOVERY and target == position["build_in"]:
        reason = f"the pawn goes on another territory than {place}, which was filled"
        refuse("IM4", reason, "iwari-refused-discovery", territory=where)
    if deed == VENERATION:
        reason = f"no tent of seat {decides(position)} stands on a contested token in {place}"
        refuse("IM6", reason, "iwari-refused-veneration", territory=where)


def check_courage(setting: Iwari, target: int) -> None:
    """IM5: beside another pawn. Wherever one stands, Courage could go."""
    if target < TERRITORIES:
        place, where = shown(setting.territory_ids[target]), territory_code(setting, target)
        reason = f"no other pawn stands on {place}"
        refuse("IM5", reason, "iwari-refused-courage", territory=where)
    number = setting.connection_numbers[target - TERRITORIES]
    reason = f"no other pawn stands on connection {number}"
    refuse("IM5", reason, "iwari-refused-courage-connection", connection=number)


def check_connection(setting: Iwari, position: np.void, deed: int, connection: int) -> None:
    """IM3: an open connection of the right kind with a majority at both ends."""
    rule = DEED_RULES[DEED_NAMES[deed]]
    number = setting.connection_numbers[connection]
    kind = int(setting.static["connection_kind"][0, connection])
    if kind != (LAND if deed == HONOUR else SEA):
        key = "iwari-refused-honour" if deed == HONOUR else "iwari-refused-respect"
        reason = f"connection {number} is one by {KINDS[kind]}"
        refuse(rule, reason, key, connection=number)
    check_open(setting, position, deed, connection)
    if not int(count_all(setting, position).holders[connection]) >> int(position["seat"]) & 1:
        reason = f"seat {int(position['seat'])} does not lead at both ends of {number}"
        refuse(rule, reason, "iwari-refused-not-leading", connection=number)


def check_open(setting: Iwari, position: np.void, deed: int, connection: int) -> None:
    """IM3, IM6: nothing covers the connection, and the walking totem has not left it."""
    rule = DEED_RULES[DEED_NAMES[deed]]
    number = setting.connection_numbers[connection]
    cover = int(position["covered"][connection])
    if cover in COVERS:
        what, key = COVERS[cover]
        refuse(rule, f"{what} connection {number}", key, connection=number)
    if connection < position["walker"]:
        reason = f"the walking totem has left connection {number}"
        refuse(rule, reason, "iwari-refused-left", connection=number)
