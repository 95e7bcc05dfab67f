"""A position read in the words of the game: who stands where, who holds what."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from bivouac.core.records import Smalls
from bivouac.games.iwari.layout import COLOURS, NONE
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.wire.map import Colour


def owners_of(setting: Iwari, position: np.void) -> dict[int, int]:
    """The tribe whose tent stands on a spot, by spot, ascending."""
    owners: dict[int, int] = {}
    for tribe in range(setting.sides):
        owners |= dict.fromkeys(members(position["tents"][tribe]), tribe)
    return dict(sorted(owners.items()))


def totems_in(setting: Iwari, position: np.void, territory: int) -> list[int]:
    """The totems in a territory by tribe, those of the void last where it has any (IA4)."""
    totems: list[int] = position["totems"][territory, : setting.static["stacks"][0]].tolist()
    return totems


def held_cards(position: np.void, seat: int) -> list[int]:
    """The cards of a hand that are known in this position, ascending."""
    return [card for card in position["hands"][seat].tolist() if card != NONE]


def is_seen(position: np.void, card: int) -> bool:
    """Did everybody see this hand card arrive?"""
    return bool(int(position["seen"][card >> 6]) >> (card & 63) & 1)


def tokens_lying(position: np.void) -> dict[int, Colour | None]:
    """IG1: the discovery tokens on the map by spot, ascending; None: face down, nobody knows."""
    veiled = set(members(position["veiled"]))
    lying = {
        int(spot): None if spot in veiled else COLOURS[colour]
        for spot, colour in zip(position["token_spot"], position["token_colour"], strict=True)
        if spot != NONE
    }
    return dict(sorted(lying.items()))


def is_veiled(setting: Iwari, position: np.void, territory: int) -> bool:
    """IG1: do its tokens lie face down, so that it must be explored first?"""
    return bool((setting.static["inside"][0, territory] & position["veiled"]).any())


def ruins_lying(setting: Iwari, position: np.void) -> list[int]:
    """IA2: the spots with a ruin, ascending; the other special ones are unknown areas (IA6)."""
    token_of = setting.static["token_of"][0]
    return [spot for spot in members(position["special"]) if token_of[spot] == NONE]


def is_left(position: np.void, connection: int) -> bool:
    """IR2: has the walking totem left a connection, so that it is not scored again?"""
    return bool(connection < position["walker"])


def next_open(setting: Iwari, position: np.void, connection: int) -> int:
    """IR1: where a storm goes from a connection."""
    return following_open(position["covered"], len(setting.connection_numbers), connection)


def following_open(covered: Smalls, size: int, connection: int) -> int:
    """IR1: the next of `size` connections that nothing covers, after the last the first."""
    following = ((connection + i) % size for i in range(1, size))
    return next((place for place in following if not covered[place]), connection)


def fulfilled(position: np.void, tribe: int) -> list[int]:
    """IX1: the expeditions of which a player has had a reward, the first or the second."""
    takers = position["mission_seat"].tolist()
    return [mission for mission, pair in enumerate(takers) if tribe in pair]


def name_at(names: Any, number: int) -> Any:
    """The name of a thing by its number; null for none."""
    return None if number == NONE else names[number]


def spot_ids(setting: Iwari, spots: Iterable[int]) -> list[str]:
    """The ids of spots by number."""
    return [setting.spot_ids[spot] for spot in spots]
