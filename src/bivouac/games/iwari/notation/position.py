"""Positions in the words of a record: components, setup and final."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Json
from bivouac.games.iwari.box import Map
from bivouac.games.iwari.drawing import drawing_of, packaged_twin
from bivouac.games.iwari.layout import DEED_NAMES, NONE

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

NOT_IN_PLAY: Mapping[str, Json] = {
    "fortifications": [],
    "storms": [],
    "walker": None,
    "expeditions": [],
    "discoveries": {},
}
"""What `final` says of what is not in play (IF, IR, IX, IG)."""


def members(words: Iterable[np.uint64]) -> list[int]:
    """A set of two words as numbers in ascending order."""
    low, high = (int(word) for word in words)
    bits = low | high << 64
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def components(setting: "Iwari") -> Json:
    """The cards in play and the map, in full."""
    biomes = dict(zip(setting.cards, setting.card_biomes, strict=True))
    return {"cards": biomes, "map": land(setting.map)}


def land(game_map: Map) -> Json:
    """A map; how to draw it is left out where it is a packaged one, which everybody can draw."""
    found: dict[str, Json] = {
        "territories": [{"id": t.id, "biome": t.biome} for t in game_map.territories],
        "spots": [
            {"id": spot.id, "territory": spot.territory, "x": spot.x, "y": spot.y}
            | {"violet": spot.violet}
            for spot in game_map.spots
        ],
        "roads": [list(road) for road in game_map.roads],
        "connections": [
            {
                "number": connection.number,
                "territories": list(connection.territories),
                "kind": connection.kind,
                "symbol": connection.symbol,
            }
            for connection in game_map.connections
        ],
    }
    if packaged_twin(game_map) is None:
        found["drawing"] = drawing_of(game_map)
    return found


def setup(setting: "Iwari", position: np.void) -> Json:
    """The position before the first decision."""
    return {
        "first_seat": int(position["first"]),
        **cards_on_table(setting, position),
        "mountains": mountains(setting, position),
    }


def cards_on_table(setting: "Iwari", position: np.void) -> dict[str, Json]:
    """What setup and final have in common."""
    deck = position["deck"][position["deck_top"] : position["deck_end"]]
    return {
        "hands": [card_ids(setting, position["hands"][seat]) for seat in range(setting.seats)],
        "display": card_ids(setting, position["display"]),
        "deck": card_ids(setting, deck),
    }


def card_ids(setting: "Iwari", numbers: Iterable[int]) -> list[str]:
    """Cards by id, up to where a list ends."""
    return [setting.cards[card] for card in numbers if card != NONE]


def mountains(setting: "Iwari", position: np.void) -> list[int]:
    """IS2: the numbers of the covered connections, ascending."""
    return [setting.connection_numbers[place] for place in np.flatnonzero(position["covered"])]


def final(setting: "Iwari", position: np.void) -> Json:
    """Any position in the words of a record's `final`."""
    tribes = range(setting.sides)
    owners = {spot: tribe for tribe in tribes for spot in members(position["tents"][tribe])}
    return {
        **cards_on_table(setting, position),
        "discards": card_ids(setting, members(position["discards"])),
        "tents": {setting.spot_ids[spot]: owners[spot] for spot in sorted(owners)},
        "totems": {
            territory: position["totems"][number, : setting.sides].tolist()
            for number, territory in enumerate(setting.territory_ids)
        },
        "pawns": [pawn(setting, position, i) for i in range(int(position["pawn_n"]))],
        **NOT_IN_PLAY,
    }


def pawn(setting: "Iwari", position: np.void, i: int) -> Json:
    """IM1: a pawn on the map, in placing order."""
    deed = DEED_NAMES[position["pawn_deed"][i]]
    territory, connection = (int(position[f"pawn_{on}"][i]) for on in ("territory", "connection"))
    if territory != NONE:
        return {"deed": deed, "territory": setting.territory_ids[territory]}
    return {"deed": deed, "connection": setting.connection_numbers[connection]}
