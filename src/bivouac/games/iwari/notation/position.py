"""Positions in the words of a record: components, setup and final."""

from collections.abc import Iterable
from typing import TypedDict

import numpy as np

from bivouac.core.bits import numbers_in
from bivouac.core.contract import Json
from bivouac.games.iwari.box.pieces import COUNTS, VOID
from bivouac.games.iwari.box.types import Pieces
from bivouac.games.iwari.layout import COLOURS, DEED_NAMES, MOUNTAIN, NONE, REASONS, STORM_PIECE
from bivouac.games.iwari.notation.land import land
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.wire import record


def members(words: Iterable[np.uint64]) -> list[int]:
    """A set of two words as numbers in ascending order."""
    low, high = (int(word) for word in words)
    return numbers_in(low | high << 64)


def members_of(word: np.uint64) -> list[int]:
    """A set of one word as numbers in ascending order."""
    return members((word, np.uint64(0)))


def tribe_name(setting: Iwari, tribe: int) -> record.Tribe:
    """A tribe as a record calls it: by number, or the void where it is the opponent (IV)."""
    return "void" if setting.against_void and tribe == setting.void else tribe


def components(setting: Iwari) -> Json:
    """The cards in play and the map, in full; all expeditions there are, where some are in play.

    And how many of everything there are, if not as in the packaged box.
    """
    found: dict[str, Json] = {
        "cards": dict(zip(setting.cards, setting.card_biomes, strict=True)),
        "map": land(setting.map),
    }
    if setting.chosen.expeditions:
        rewards = setting.pieces.rewards
        found["expeditions"] = {str(number): list(points) for number, points in rewards.items()}
    if setting.own_pieces is not None:
        found["pieces"] = pieces_of(setting.own_pieces)
    return found


def pieces_of(pieces: Pieces) -> Json:
    """The table of pieces.toml."""
    by_number = {
        "removed": pieces.removed,
        "mountains": pieces.mountains,
        "rewards": {number: list(points) for number, points in pieces.rewards.items()},
    }
    return {
        **{key: getattr(pieces, key) for key in COUNTS},
        **{key: dict(getattr(pieces, key)) for key in ("cards", "pawns", "limits")},
        **{key: {str(n): one for n, one in found.items()} for key, found in by_number.items()},
    }


def components_in(setting: Iwari, setup: Json) -> Json:
    """IX1: of the expeditions only those that lie open."""
    found: dict[str, Json] = components(setting)
    if "expeditions" in found:
        rewards = found["expeditions"]
        found["expeditions"] = {str(n): rewards[str(n)] for n in setup["expeditions"]}
    return found


class CardsOnTable(TypedDict):
    """What setup and final have in common."""

    hands: list[list[str]]
    display: list[str]
    deck: list[str]


def setup(setting: Iwari, position: np.void) -> record.Setup:
    """The position before the first decision, with whatever the options put on the table."""
    chosen, cards = setting.chosen, cards_on_table(setting, position)
    found: record.Setup = {
        "first_seat": int(position["first"]),
        "hands": cards["hands"],
        "display": cards["display"],
        "deck": cards["deck"],
        "mountains": mountains(setting, position),
    }
    if chosen.expeditions:
        found["expeditions"] = expeditions(position)
    if chosen.discoveries:
        found["discoveries"] = discoveries(setting, position)
    if chosen.veneration == "c":
        found["gold"] = [setting.territory_ids[number] for number in members_of(position["gold"])]
    if chosen.storms:
        found["storms"] = storms(setting, position)
    return found


def is_void_card(setting: Iwari, card: int) -> bool:
    """IV1: is it a card of the void? Against it such a card pays for nothing."""
    return setting.card_biomes[card] == VOID


def showing(setting: Iwari, position: np.void) -> list[int]:
    """IV4: the void cards in the display and above it, ascending."""
    cards = [*position["display"].tolist(), *members(position["above"])]
    return sorted(card for card in cards if card != NONE and is_void_card(setting, card))


def deck_of(position: np.void) -> list[int]:
    """The deck, top card first."""
    deck: list[int] = position["deck"][position["deck_top"] : position["deck_end"]].tolist()
    return deck


def cards_on_table(setting: Iwari, position: np.void) -> CardsOnTable:
    """What setup and final have in common."""
    return {
        "hands": [card_ids(setting, position["hands"][seat]) for seat in range(setting.seats)],
        "display": card_ids(setting, position["display"]),
        "deck": card_ids(setting, deck_of(position)),
    }


def card_ids(setting: Iwari, numbers: Iterable[int]) -> list[str]:
    """Cards by id, up to where a list ends."""
    return [setting.cards[card] for card in numbers if card != NONE]


def mountains(setting: Iwari, position: np.void) -> list[int]:
    """IS2: the numbers of the connections under a mountain, ascending."""
    return under(setting, position, MOUNTAIN)


def storms(setting: Iwari, position: np.void) -> list[int]:
    """IR1: the numbers of the connections under a storm, ascending."""
    return under(setting, position, STORM_PIECE)


def under(setting: Iwari, position: np.void, cover: int) -> list[int]:
    """The numbers of the connections that something covers, ascending."""
    places = np.flatnonzero(position["covered"] == cover)
    return [setting.connection_numbers[place] for place in places]


def expeditions(position: np.void) -> list[int]:
    """IX1: the expeditions that lie open, by their printed numbers."""
    return [number + 1 for number in members_of(position["missions"])]


def discoveries(setting: Iwari, position: np.void) -> record.Tokens:
    """IG1: the colour of each discovery token on the map, by spot, whether it lies open or not."""
    tokens = zip(position["token_spot"].tolist(), position["token_colour"].tolist(), strict=True)
    lying = sorted((spot, colour) for spot, colour in tokens if spot != NONE)
    return {setting.spot_ids[spot]: COLOURS[colour] for spot, colour in lying}


def final(setting: Iwari, position: np.void) -> record.Final:
    """Any position in the words of a record's `final`."""
    owners = {
        spot: tribe_name(setting, tribe)
        for tribe in range(setting.sides)
        for spot in members(position["tents"][tribe])
    }
    return {
        **cards_on_table(setting, position),
        "discards": card_ids(setting, members(position["discards"])),
        "tents": {setting.spot_ids[spot]: owners[spot] for spot in sorted(owners)},
        "totems": {
            territory: position["totems"][number, : setting.stacks].tolist()
            for number, territory in enumerate(setting.territory_ids)
        },
        "fortifications": [setting.spot_ids[spot] for spot in members(position["forts"])],
        "pawns": [pawn(setting, position, i) for i in range(int(position["pawn_n"]))],
        "storms": storms(setting, position),
        "walker": walker(setting, position),
        "expeditions": expeditions(position),
        "discoveries": discoveries(setting, position),
        **of_the_map(setting, position),
        **of_the_void(setting, position),
    }


def pawn(setting: Iwari, position: np.void, i: int) -> record.Pawn:
    """IM1: a pawn on the map, in placing order."""
    deed = DEED_NAMES[position["pawn_deed"][i]]
    territory, connection = (int(position[f"pawn_{on}"][i]) for on in ("territory", "connection"))
    if territory != NONE:
        return {"deed": deed, "territory": setting.territory_ids[territory]}
    return {"deed": deed, "connection": setting.connection_numbers[connection]}


def walker(setting: Iwari, position: np.void) -> int | None:
    """IR2: the connection of the walking totem; null where it is off the map, or not in play."""
    place = int(position["walker"])
    is_there = setting.chosen.walking_totem and place < len(setting.connection_numbers)
    return setting.connection_numbers[place] if is_there else None


def of_the_map(setting: Iwari, position: np.void) -> record.FinalOfMap:
    """IA2, IA4, IA6, IV11: what only some maps have."""
    found: record.FinalOfMap = {}
    if setting.has_ruins:
        found["ruins"] = position["ruins"][: setting.sides].tolist()
    if setting.token_ids and not setting.against_void:
        places = position["contested"].tolist()
        found["contested"] = {
            token: None if places[number] == NONE else setting.territory_ids[places[number]]
            for number, token in enumerate(setting.token_ids)
        }
    if setting.map.rules.void_cards:
        found["determination"] = int(position["determination"])
    if has_centre(setting):
        found["centre"] = int(position["centre"])
    return found


def has_centre(setting: Iwari) -> bool:
    """IA4, IV11: can void totems be in the centre?"""
    rules = setting.map.rules
    return bool(rules.centre_limit if setting.against_void else rules.centre)


def of_the_void(setting: Iwari, position: np.void) -> record.FinalOfVoid:
    """IV3, IV5-IV7: what only games against the void have."""
    if not setting.against_void:
        return {}
    return {
        "void_pawn": setting.connection_numbers[position["pawn"]],
        "aside": card_ids(setting, members(position["aside"])),
        "above": card_ids(setting, members(position["above"])),
        "claims": claims_of(setting, position),
    }


def claims_of(setting: Iwari, position: np.void) -> record.Claims:
    """IV7: who has claimed which territory."""
    closed, lost = int(position["closed"]), int(position["lost"])
    return {
        name: "void" if lost >> i & 1 else "players"
        for i, name in enumerate(setting.territory_ids)
        if closed >> i & 1
    }


def verdict(setting: Iwari, position: np.void) -> dict[str, Json]:
    """IV7, IV10: who has claimed which territory, and what ended the game."""
    if setting.scored:
        return {}
    return {"claims": claims_of(setting, position), "reason": REASONS[position["reason"]]}
