"""What a seat may see, as plain data. The one door for hidden information.

Hands are secret, and so are the cards of the deck; so is a build until it is paid for. Everything
else on the table is public: the map, the display, the discards, hand sizes, and the cards of a hand
that everybody saw arrive there. Ids are those of the record.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bivouac.core.contract import Json
from bivouac.games.iwari.counts import (
    Counts,
    Group,
    connection_factor,
    count_all,
    groups_of,
    territory_factor,
)
from bivouac.games.iwari.drawing import sketch_territories
from bivouac.games.iwari.due import phase_of
from bivouac.games.iwari.layout import (
    DEED,
    DEED_NAMES,
    DRAFT,
    NONE,
    OVER,
    REFILL,
    SHUFFLE,
    THIRD,
    TURN,
)
from bivouac.games.iwari.notation.position import card_ids, members, mountains

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

PHASES = {
    DRAFT: "draft",
    TURN: "turn",
    THIRD: "third",
    DEED: "deed",
    REFILL: "refill",
    SHUFFLE: "shuffle",
    OVER: "over",
}


def observe(setting: "Iwari", position: np.void, seat: int) -> Json:
    """Everything `seat` may see; SPECTATOR, which is no seat, sees what is public."""
    counts = count_all(setting, position)
    groups = groups_of(setting, position)
    return {
        "seat": seat,
        "options": dict(setting.options),
        **see_turn(setting, position),
        "tents": see_tents(setting, position),
        "territories": [
            see_territory(setting, position, counts, territory)
            for territory in range(len(setting.territory_ids))
        ],
        "connections": [
            see_connection(setting, position, counts, connection)
            for connection in range(len(setting.connection_numbers))
        ],
        "settlements": see_settlements(setting, groups),
        **see_pawns(setting, position),
        "mountains": mountains(setting, position),
        **see_cards(setting, position),
        "seats": [see_hand(setting, position, other, seat) for other in range(setting.seats)],
        "tribes": [see_tribe(position, counts, groups, tribe) for tribe in range(setting.sides)],
        "points": counts.points_by_key(setting),
    }


def see_turn(setting: "Iwari", position: np.void) -> dict[str, Json]:
    """Whose turn it is and what for; a half-made build shows nowhere, not even to its player."""
    phase, seat = phase_of(position), int(position["seat"])
    third = None if setting.third == NONE else setting.third
    return {
        "phase": PHASES[phase],
        "first": int(position["first"]),
        "turn": seat,
        "decides": None if phase in (SHUFFLE, OVER) else seat,
        "turns": int(position["turns"]),
        "round": round_of(setting, position),
        "last_round": bool(position["ending"]),
        "tribe": {TURN: seat, THIRD: third, DEED: seat}.get(phase),
        "third": third,
    }


def round_of(setting: "Iwari", position: np.void) -> int:
    """IE2: the number of the round; 0 while opening hands are picked."""
    return (int(position["turns"]) + setting.seats - 1) // setting.seats


def see_tents(setting: "Iwari", position: np.void) -> dict[str, int]:
    """Whose tents stand on which spots."""
    return {setting.spot_ids[spot]: tribe for spot, tribe in owners_of(setting, position).items()}


def see_territory(setting: "Iwari", position: np.void, counts: Counts, territory: int) -> Json:
    """IT4, IT5, IP1, IM1: a territory, with what its tents would score now, best rank first."""
    factor = territory_factor(position, territory)
    ranks = [
        {
            "tribe": tribe,
            "tents": int(position["n_tents"][territory, tribe]),
            "rank": int(counts.ranks[territory, tribe]),
            "points": int(counts.tents[territory, tribe]) * factor,
        }
        for tribe in counts.ranked(setting, territory)
    ]
    cap = int(position["most_tents"][territory])
    return {
        "id": setting.territory_ids[territory],
        "spots": int(setting.tables["n_inside"][0, territory]),
        "free": int(position["n_free"][territory]),
        "explored": cap > 0,
        "cap": cap,
        "totems": position["totems"][territory, : setting.sides].tolist(),
        "factor": factor,
        "ranks": ranks,
    }


def see_connection(setting: "Iwari", position: np.void, counts: Counts, connection: int) -> Json:
    """IP2, IM1, IS2: a connection, with what is at stake there now."""
    factor = connection_factor(position, connection)
    ends = setting.tables["ends"][0, connection].tolist()
    return {
        "number": setting.connection_numbers[connection],
        "covered": bool(position["covered"][connection]),
        "totems": sum(int(position["all_totems"][end]) for end in ends),
        "factor": factor,
        "holders": counts.holders_of(position, connection),
        "points": int(counts.totems[connection]) * factor,
    }


def see_settlements(setting: "Iwari", groups: Sequence[Group]) -> Json:
    """IP3: all settlements, with the tents that score."""
    least = int(setting.tables["settlement"][0])
    return [
        {
            "tribe": group.tribe,
            "spots": spot_ids(setting, group.spots),
            "counted": spot_ids(setting, group.counted),
            "points": len(group.counted),
        }
        for group in groups
        if len(group.spots) >= least
    ]


def see_pawns(setting: "Iwari", position: np.void) -> dict[str, Json]:
    """IC4, IM2-IM4: the deed pawns on the map, and those that can still be earned."""
    pawns = [
        {
            "deed": DEED_NAMES[position["pawn_deed"][i]],
            "seat": int(position["pawn_seat"][i]),
            "territory": name_at(setting.territory_ids, position["pawn_territory"][i]),
            "connection": name_at(setting.connection_numbers, position["pawn_connection"][i]),
        }
        for i in range(int(position["pawn_n"]))
    ]
    left = {
        name: int(position["pawns_left"][deed])
        for deed, name in enumerate(DEED_NAMES)
        if setting.tables["pawns"][0, deed] > 0
    }
    return {"pawns": pawns, "pawns_left": left}


def see_cards(setting: "Iwari", position: np.void) -> dict[str, Json]:
    """IT7, IT8, IE1: the display, the size of the deck, the discards."""
    return {
        "display": card_ids(setting, position["display"]),
        "deck": int(position["deck_end"] - position["deck_top"]),
        "discards": card_ids(setting, members(position["discards"])),
        "deck_runs": int(position["deck_runs"]),
    }


def see_hand(setting: "Iwari", position: np.void, seat: int, viewer: int) -> Json:
    """Of a hand, what `viewer` may know: all of the own, of others what everybody saw arrive."""
    hand = held_cards(position, seat)
    known = [card for card in hand if seat == viewer or is_seen(position, card)]
    size = int(position["hand_n"][seat])
    return {"hand": card_ids(setting, known), "hand_size": size, "unknown": size - len(known)}


def see_tribe(position: np.void, counts: Counts, groups: Sequence[Group], tribe: int) -> Json:
    """IC1: the stock of a tribe, and how it stands on the map."""
    pawns = range(int(position["pawn_n"]))
    sizes = [len(group.counted) for group in groups if group.tribe == tribe]
    return {
        "tents_left": int(position["tents_left"][tribe]),
        "totems_left": int(position["totems_left"][tribe]),
        "leads": int((counts.ranks[:, tribe] == 1).sum()),
        "longest": max(sizes, default=0),
        "deeds": [
            DEED_NAMES[position["pawn_deed"][i]] for i in pawns if position["pawn_seat"][i] == tribe
        ],
    }


def sketch(setting: "Iwari", position: np.void) -> Json:
    """The map in short: territories, and the tents that stand on it."""
    spots = setting.map.spots
    return {
        "size": list(setting.map.size),
        "territories": sketch_territories(setting.map),
        "tents": [
            [round(spots[spot].x), round(spots[spot].y), tribe]
            for spot, tribe in owners_of(setting, position).items()
        ],
    }


def owners_of(setting: "Iwari", position: np.void) -> dict[int, int]:
    """The tribe whose tent stands on a spot, by spot, ascending."""
    owners: dict[int, int] = {}
    for tribe in range(setting.sides):
        owners |= dict.fromkeys(members(position["tents"][tribe]), tribe)
    return dict(sorted(owners.items()))


def held_cards(position: np.void, seat: int) -> list[int]:
    """The cards of a hand that are known in this position, ascending."""
    return [card for card in position["hands"][seat].tolist() if card != NONE]


def is_seen(position: np.void, card: int) -> bool:
    """Did everybody see this hand card arrive?"""
    return bool(int(position["seen"][card >> 6]) >> (card & 63) & 1)


def name_at(names: Any, number: int) -> Any:
    """The name of a thing by its number; null for none."""
    return None if number == NONE else names[number]


def spot_ids(setting: "Iwari", spots: Any) -> list[str]:
    """The ids of spots by number."""
    return [setting.spot_ids[spot] for spot in spots]
