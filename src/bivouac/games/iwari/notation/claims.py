"""A claimed `final`, read and put in order, so that it can be compared with the right one."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import numpy as np

from bivouac.core.complaints import fail, shown, thing
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
)
from bivouac.games.iwari.box.pieces import VOID
from bivouac.games.iwari.layout import COLOURS, DEED_NAMES
from bivouac.games.iwari.notation.position import card_ids, final
from bivouac.games.iwari.notation.results import rule_of_result
from bivouac.games.iwari.setting import Iwari

Reader: TypeAlias = Callable[[Iwari, str, Json], Json]
"""Reads a value that stands in a given place."""

SIDES = ("players", "void")
"""Who can claim a territory (IV7)."""
NOT_IN_PLAY: Mapping[str, Json] = {
    "fortifications": [],
    "storms": [],
    "walker": None,
    "expeditions": [],
    "discoveries": {},
}
"""What `final` says of what is not in play (IF, IR, IX, IG); it may be left out there."""
MOST = 99


def ordered_final(setting: Iwari, position: np.void, claimed: Json) -> dict[str, Json]:
    """A `final` in our words where another writer may choose: ids, and order without a meaning."""
    keys = tuple(final(setting, position))
    optional = tuple(key for key in NOT_IN_PLAY if not is_in_play(setting, key))
    needed = tuple(key for key in keys if key not in optional)
    data = as_object("result.final", claimed, needed, optional)
    ordered = {}
    for key in keys:
        if key not in data:
            ordered[key] = NOT_IN_PLAY[key]
            continue
        try:
            ordered[key] = READERS[key](setting, f"result.final.{key}", data[key])
        except InputError as error:
            raise Refused(rule_of_result(setting, f"final.{key}"), error.said) from None
    return ordered


def is_in_play(setting: Iwari, key: str) -> bool:
    """Was a part of the game that not every table plays with chosen?"""
    return bool(getattr(setting.chosen, "walking_totem" if key == "walker" else key))


def card_list(setting: Iwari, where: str, found: Json) -> Json:
    """Cards whose order matters."""
    return card_ids(setting, as_known_list(where, "card", found, setting.card_number))


def card_set(setting: Iwari, where: str, found: Json) -> Json:
    """Cards whose order has no meaning."""
    return card_ids(setting, sorted(as_known_list(where, "card", found, setting.card_number)))


def hands(setting: Iwari, where: str, found: Json) -> Json:
    """The cards of each seat."""
    return [
        card_set(setting, f"{where}[{seat}]", hand)
        for seat, hand in enumerate(as_list(where, found, setting.seats))
    ]


def tents(setting: Iwari, where: str, found: Json) -> Json:
    """The tribe of each tent, by spot; ruins are those of the void (IV)."""
    owners = {}
    for spot, tribe in as_mapping(where, found).items():
        number = as_known(where, "spot", spot, setting.spot_number)
        is_void = setting.against_void and tribe == VOID
        most = (setting.seats if setting.against_void else setting.sides) - 1
        owners[number] = tribe if is_void else as_number(f"{where} {shown(spot)}", tribe, 0, most)
    return {setting.spot_ids[spot]: owners[spot] for spot in sorted(owners)}


def totems(setting: Iwari, where: str, found: Json) -> Json:
    """The totems of each tribe, by territory; a territory without any may be left out.

    IA4, IV: the void comes last.
    """
    counts = {territory: [0] * setting.stacks for territory in setting.territory_ids}
    for territory, by_tribe in as_mapping(where, found).items():
        number = as_known(where, "territory", territory, setting.territory_number)
        place = f"{where} {shown(territory)}"
        standing = as_list(place, by_tribe, setting.stacks)
        counts[setting.territory_ids[number]] = [as_number(place, n, 0, MOST) for n in standing]
    return counts


def spot_set(setting: Iwari, where: str, found: Json) -> Json:
    """IF1: spots whose order has no meaning."""
    spots = as_known_list(where, "spot", found, setting.spot_number)
    return [setting.spot_ids[spot] for spot in sorted(spots)]


def connection_set(setting: Iwari, where: str, found: Json) -> Json:
    """IR1: numbers of connections, whose order has no meaning."""
    return sorted(read_connection(setting, where, number) for number in as_list(where, found))


def walker(setting: Iwari, where: str, found: Json) -> Json:
    """IR2: the number of a connection, or null."""
    return None if found is None else read_connection(setting, where, found)


def expeditions(setting: Iwari, where: str, found: Json) -> Json:
    """IX1: the numbers of expeditions, whose order has no meaning."""
    most = max(setting.pieces.rewards)
    return sorted(as_number(where, number, 1, most) for number in as_list(where, found))


def discoveries(setting: Iwari, where: str, found: Json) -> Json:
    """IG1: the colour of each token, by spot."""
    return words_by(where, "spot", found, setting.spot_number, COLOURS)


def words_by(
    where: str, what: str, found: Json, numbers: Mapping[str, int], known: Sequence[str]
) -> Json:
    """A word that is known for each of some things, in the order of the map."""
    words = {}
    for name, word in as_mapping(where, found).items():
        as_known(where, what, name, numbers)
        words[str(name)] = as_word(f"{where} {shown(name)}", word, known)
    return {name: words[name] for name in numbers if name in words}


def ruins(setting: Iwari, where: str, found: Json) -> Json:
    """IA2: the ruins that each tribe keeps."""
    return [as_number(where, count, 0, MOST) for count in as_list(where, found, setting.sides)]


def contested(setting: Iwari, where: str, found: Json) -> Json:
    """IA6: the territory of each contested token, null where it still lies between two."""
    places = dict.fromkeys(setting.token_ids)
    for token, territory in as_mapping(where, found).items():
        number = as_known(where, "contested token", token, setting.token_number)
        if territory is not None:
            place = as_known(
                f"{where} {shown(token)}", "territory", territory, setting.territory_number
            )
            places[setting.token_ids[number]] = setting.territory_ids[place]
    return places


def determination(setting: Iwari, where: str, found: Json) -> Json:
    """IA6: the seat that holds the determination token."""
    return as_number(where, found, 0, setting.seats - 1)


def centre(setting: Iwari, where: str, found: Json) -> Json:
    """IA4, IV11: the void totems in the centre."""
    return as_number(where, found, 0, MOST)


def void_pawn(setting: Iwari, where: str, found: Json) -> Json:
    """IV5: the number of the connection where the void pawn stands."""
    return read_connection(setting, where, found)


def claims(setting: Iwari, where: str, found: Json) -> Json:
    """IV7: who has claimed each territory that was judged."""
    return words_by(where, "territory", found, setting.territory_number, SIDES)


def pawns(setting: Iwari, where: str, found: Json) -> Json:
    """IM1: pawns on the map; the order in which they came has no meaning."""
    read = [
        read_pawn(setting, f"{where}[{i}]", entry) for i, entry in enumerate(as_list(where, found))
    ]
    return sorted(read, key=lambda pawn: sorted((key, str(value)) for key, value in pawn.items()))


def read_pawn(setting: Iwari, where: str, found: Json) -> dict[str, Json]:
    """One pawn, on a territory or on a connection."""
    on = "connection" if "connection" in as_mapping(where, found) else "territory"
    pawn = as_object(where, found, ("deed", on))
    deed = as_word(where, pawn["deed"], DEED_NAMES)
    if on == "territory":
        place = as_known(where, "territory", pawn[on], setting.territory_number)
        return {"deed": deed, on: setting.territory_ids[place]}
    return {"deed": deed, on: read_connection(setting, where, pawn[on])}


def read_connection(setting: Iwari, where: str, found: Json) -> int:
    """The number of a connection that there is."""
    if type(found) is not int or found not in setting.connection_number:
        fail(where, "fault-no-such", what=thing("connection"), name=shown(found))
    return found


READERS: Mapping[str, Reader] = {
    "hands": hands,
    "display": card_list,
    "deck": card_list,
    "discards": card_set,
    "tents": tents,
    "totems": totems,
    "fortifications": spot_set,
    "pawns": pawns,
    "storms": connection_set,
    "walker": walker,
    "expeditions": expeditions,
    "discoveries": discoveries,
    "ruins": ruins,
    "contested": contested,
    "determination": determination,
    "centre": centre,
    "void_pawn": void_pawn,
    "aside": card_set,
    "above": card_set,
    "claims": claims,
}
