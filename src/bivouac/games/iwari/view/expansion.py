"""What deeds and expansions have put on the table, for all to see (IM, IX, IA, IR, IF, IG)."""

import numpy as np

from bivouac.games.iwari.layout import DEED_NAMES, STORM
from bivouac.games.iwari.notation.decisions import storm_due
from bivouac.games.iwari.notation.position import members, mountains, storms
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.counts import Counts
from bivouac.games.iwari.view.reading import name_at, next_open, ruins_lying, spot_ids, tokens_lying
from bivouac.games.iwari.wire import view as wire
from bivouac.games.iwari.wire.map import Colour


def see_pawns(setting: Iwari, position: np.void) -> wire.PawnsNow:
    """IC4, IM2-IM6: the deed pawns on the map, and those that can still be earned."""
    pawns: list[wire.Pawn] = [
        {
            "deed": DEED_NAMES[position["pawn_deed"][i]],
            "seat": int(position["pawn_seat"][i]),
            "territory": name_at(setting.territory_ids, position["pawn_territory"][i]),
            "connection": name_at(setting.connection_numbers, position["pawn_connection"][i]),
        }
        for i in range(int(position["pawn_n"]))
    ]
    left: dict[str, int] = {
        name: int(position["pawns_left"][deed])
        for deed, name in enumerate(DEED_NAMES)
        if setting.static["pawns"][0, deed] > 0
    }
    return {"pawns": pawns, "pawns_left": left}


def see_expansion(setting: Iwari, position: np.void, counts: Counts) -> wire.ExpansionNow:
    """Everything that lies on the map besides tents, totems and pawns; expeditions beside it."""
    return {
        **see_pieces(setting, position),
        "storm": see_storm(setting, position),
        "exploring": name_at(setting.territory_ids, position["exploring"]),
        "determination": name_at(range(setting.seats), position["determination"]),
        "expeditions": see_expeditions(setting, position, counts),
    }


def see_pieces(setting: Iwari, position: np.void) -> wire.Lying:
    """IS2, IR, IF, IA2, IA4, IA6, IG1: what lies on the map."""
    return {
        "mountains": mountains(setting, position),
        "storms": storms(setting, position),
        "walker": see_walker(setting, position),
        "fortifications": spot_ids(setting, members(position["forts"])),
        "ruins": spot_ids(setting, ruins_lying(setting, position)),
        "centre": see_centre(setting, position),
        "contested": see_contested(setting, position),
        "discoveries": see_discoveries(setting, position),
    }


def see_storm(setting: Iwari, position: np.void) -> wire.StormDue | None:
    """IR1: the storm that is to be decided now, and where it would go."""
    if position["phase"] != STORM:
        return None
    connection = storm_due(position)
    numbers = setting.connection_numbers
    goes = next_open(setting, position, connection)
    return {"connection": numbers[connection], "to": numbers[goes]}


def see_walker(setting: Iwari, position: np.void) -> int | None:
    """IR2: the connection of the walking totem; null where it is off the map or not in play."""
    place, numbers = int(position["walker"]), setting.connection_numbers
    is_there = setting.static["walking"][0] and place < len(numbers)
    return numbers[place] if is_there else None


def see_centre(setting: Iwari, position: np.void) -> int | None:
    """IA4, IV11: the void totems in the centre, where the map has one."""
    static = setting.static[0]
    has_centre = static["centre"] > 0 or static["centre_limit"] > 0
    return int(position["centre"]) if has_centre else None


def see_contested(setting: Iwari, position: np.void) -> dict[str, str | None]:
    """IA6: where each contested token lies."""
    return {
        token: name_at(setting.territory_ids, position["contested"][number])
        for number, token in enumerate(setting.token_ids)
    }


def see_discoveries(setting: Iwari, position: np.void) -> dict[str, Colour | None]:
    """IG1: the discovery tokens still lying; the colour of those that were turned up."""
    lying = tokens_lying(position)
    return {setting.spot_ids[spot]: colour for spot, colour in lying.items()}


def see_expeditions(setting: Iwari, position: np.void, counts: Counts) -> list[wire.Expedition]:
    """IX1, IX2: the expeditions that lie open, and how far everybody is."""
    rewards = setting.static["rewards"][0]
    return [
        {
            "number": mission + 1,
            "rewards": rewards[mission].tolist(),
            "taken": name_at(range(setting.seats), position["mission_seat"][mission, 0]),
            "progress": [counts.progress(mission, seat) for seat in range(setting.seats)],
        }
        for mission in members((position["missions"], np.uint64(0)))
    ]
