"""A claimed `final`, read and put in order, so that it can be compared with the right one."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from bivouac.core.contract import Json, Refused
from bivouac.core.errors import InputError
from bivouac.core.notation import (
    as_known,
    as_known_list,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_word,
    fail,
    shown,
)
from bivouac.games.iwari.layout import DEED_NAMES
from bivouac.games.iwari.notation.position import NOT_IN_PLAY, card_ids

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

Reader: TypeAlias = Callable[["Iwari", str, Json], Json]
"""Reads a value that stands in a given place."""

RESULT_RULES: Mapping[str, str] = {
    "scores": "IE2",
    "winners": "IE3",
    "breakdown": "IE2",
    "breakdown.tents_mid": "IE1",
    "breakdown.tents": "IP1",
    "breakdown.totems": "IP2",
    "breakdown.settlements": "IP3",
    "final": "IE2",
    "final.hands": "IT7",
    "final.display": "IT7",
    "final.deck": "IT7",
    "final.discards": "IT8",
    "final.tents": "IT5",
    "final.totems": "IT5",
    "final.pawns": "IM7",
    "final.fortifications": "IF1",
    "final.storms": "IR1",
    "final.walker": "IR2",
    "final.expeditions": "IX1",
    "final.discoveries": "IG1",
}
MOST = 99


def rule_of_result(setting: "Iwari", path: str) -> str:
    """The rule that gives a part of the result; `path` like "breakdown.tents" or "final.deck".

    I2.2: with two players the third tribe may leave both without a victory.
    """
    if path == "winners" and setting.sides > setting.seats:
        return "I2.2"
    return RESULT_RULES.get(path, RESULT_RULES["breakdown"])


def ordered_final(setting: "Iwari", position: np.void, claimed: Json) -> dict[str, Json]:
    """A `final` in our words where another writer may choose: ids, and order without a meaning."""
    data = as_object("result.final", claimed, tuple(READERS), tuple(NOT_IN_PLAY))
    ordered = {}
    for key, read in READERS.items():
        try:
            ordered[key] = read(setting, f"result.final.{key}", data[key])
        except InputError as error:
            raise Refused(rule_of_result(setting, f"final.{key}"), str(error)) from None
    return ordered | {key: data.get(key, nothing) for key, nothing in NOT_IN_PLAY.items()}


def card_list(setting: "Iwari", where: str, found: Json) -> Json:
    """Cards whose order matters."""
    return card_ids(setting, as_known_list(where, "card", found, setting.card_number))


def card_set(setting: "Iwari", where: str, found: Json) -> Json:
    """Cards whose order has no meaning."""
    return card_ids(setting, sorted(as_known_list(where, "card", found, setting.card_number)))


def hands(setting: "Iwari", where: str, found: Json) -> Json:
    """The cards of each seat."""
    return [
        card_set(setting, f"{where}[{seat}]", hand)
        for seat, hand in enumerate(as_list(where, found, setting.seats))
    ]


def tents(setting: "Iwari", where: str, found: Json) -> Json:
    """The tribe of each tent, by spot."""
    owners = {}
    for spot, tribe in as_mapping(where, found).items():
        number = as_known(where, "spot", spot, setting.spot_number)
        owners[number] = as_number(f"{where} {shown(spot)}", tribe, 0, setting.sides - 1)
    return {setting.spot_ids[spot]: owners[spot] for spot in sorted(owners)}


def totems(setting: "Iwari", where: str, found: Json) -> Json:
    """The totems of each tribe, by territory; a territory without any may be left out."""
    counts = {territory: [0] * setting.sides for territory in setting.territory_ids}
    for territory, by_tribe in as_mapping(where, found).items():
        number = as_known(where, "territory", territory, setting.territory_number)
        place = f"{where} {shown(territory)}"
        standing = as_list(place, by_tribe, setting.sides)
        counts[setting.territory_ids[number]] = [as_number(place, n, 0, MOST) for n in standing]
    return counts


def pawns(setting: "Iwari", where: str, found: Json) -> Json:
    """IM1: pawns on the map; the order in which they came has no meaning."""
    read = [
        read_pawn(setting, f"{where}[{i}]", entry) for i, entry in enumerate(as_list(where, found))
    ]
    return sorted(read, key=lambda pawn: sorted((key, str(value)) for key, value in pawn.items()))


def read_pawn(setting: "Iwari", where: str, found: Json) -> dict[str, Json]:
    """One pawn, on a territory or on a connection."""
    on = "connection" if "connection" in as_mapping(where, found) else "territory"
    pawn = as_object(where, found, ("deed", on))
    deed = as_word(where, pawn["deed"], DEED_NAMES)
    if on == "territory":
        place = as_known(where, "territory", pawn[on], setting.territory_number)
        return {"deed": deed, on: setting.territory_ids[place]}
    if type(pawn[on]) is not int or pawn[on] not in setting.connection_number:
        fail(where, f"there is no connection {shown(pawn[on])}")
    return {"deed": deed, on: pawn[on]}


READERS: Mapping[str, Reader] = {
    "hands": hands,
    "display": card_list,
    "deck": card_list,
    "discards": card_set,
    "tents": tents,
    "totems": totems,
    "pawns": pawns,
}
