"""A claimed `final`, read and put in order, so that it can be compared with the right one."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np

from bivouac.core.complaints import fail, shown
from bivouac.core.contract import Json, Refused
from bivouac.core.errors import InputError
from bivouac.core.notation import (
    as_known,
    as_known_list,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_slots,
)
from bivouac.games.dewan.layout import NONE
from bivouac.games.dewan.notation.position import cards, stories
from bivouac.games.dewan.setting import Dewan

Reader: TypeAlias = Callable[[Dewan, np.void, str, Json], Json]
"""Reads a value that stands in a given place, in the setting and at the position of the end."""

RESULT_RULES: Mapping[str, str] = {
    "scores": "DX1",
    "winners": "DX6",
    "breakdown": "DV5",
    "breakdown.stories": "DX2",
    "breakdown.fire": "DX3",
    "breakdown.most_fire": "DX3",
    "breakdown.groups": "DX4",
    "breakdown.berries": "DX5",
    "breakdown.zones": "DD2",
    "breakdown.water": "DL3",
    "breakdown.rivals": "DL3",
    "breakdown.pairs": "DV6",
    "breakdown.majorities": "DH6",
    "breakdown.fish": "DH6",
    "final.hands": "DK1",
    "final.row": "DK2",
    "final.pile": "DK2",
    "final.supply": "DV3",
    "final.story_row": "DS6",
    "final.story_stack": "DS6",
    "final.discards": "DP5",
    "final.camps": "DP6",
    "final.berries": "DZ2",
    "final.won_berries": "DE1",
    "final.tucks": "DE2",
    "final.stories": "DS6",
    "final.told": "DY6",
    "final.markers": "DV4",
    "final.fish": "DH5",
}
TEAM_RULES: Mapping[str, str] = {
    "winners": "DM5",
    "breakdown": "DM1",
    "breakdown.stories": "DM2",
    "breakdown.fire": "DM2",
    "breakdown.most_fire": "DM2",
    "breakdown.groups": "DM3",
    "breakdown.berries": "DM4",
}
EVENT_RULES: Mapping[str, str] = {"final.pile": "DV2"}
MOST = 99


def rule_of_result(setting: Dewan, path: str) -> str:
    """The rule that gives a part of the result; `path` like "breakdown.fire" or "final.row"."""
    scenario = setting.scenario
    rules = {
        **RESULT_RULES,
        **(TEAM_RULES if scenario.teams else {}),
        **(EVENT_RULES if scenario.event != "none" else {}),
    }
    return rules.get(path, rules["breakdown"])


def ordered_final(setting: Dewan, position: np.void, claimed: Json) -> dict[str, Json]:
    """A `final` in our words where another writer may choose: ids, order, the space of a zone."""
    data = as_object("result.final", claimed, tuple(READERS))
    ordered = {}
    for key, read in READERS.items():
        try:
            ordered[key] = read(setting, position, f"result.final.{key}", data[key])
        except InputError as error:
            raise Refused(rule_of_result(setting, f"final.{key}"), error.said) from None
    return ordered


def card_list(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """Cards whose order matters."""
    return cards(setting, as_known_list(where, "card", found, setting.card_number))


def card_set(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """Cards whose order has no meaning."""
    return cards(setting, sorted(as_known_list(where, "card", found, setting.card_number)))


def card_row(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """The slots of the card row."""
    return cards(setting, as_slots(where, "card", found, setting.card_number, setting.board.row))


def story_list(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """Stories whose order matters."""
    return stories(setting, as_known_list(where, "story", found, setting.story_number))


def story_set(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """Stories whose order has no meaning."""
    return stories(setting, sorted(as_known_list(where, "story", found, setting.story_number)))


def story_row(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """The slots of the story row."""
    size = setting.board.story_row
    return stories(setting, as_slots(where, "story", found, setting.story_number, size))


def space_list(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """Spaces whose order matters."""
    numbers = as_known_list(where, "space", found, setting.space_number)
    return [setting.space_ids[number] for number in numbers]


def space_set(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """Spaces whose order has no meaning."""
    return sorted(space_list(setting, position, where, found))


def count(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """A number of tokens."""
    return as_number(where, found, 0, MOST)


def tuck_row(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """DE2: the tuck spaces of one board."""
    size = setting.board.spaces.count("tuck")
    return [
        None if entry is None else tucked_card(setting, f"{where}[{slot}]", entry)
        for slot, entry in enumerate(as_list(where, found, size))
    ]


def tucked_card(setting: Dewan, where: str, found: Json) -> Json:
    """One tucked card and the half that shows."""
    tuck = as_object(where, found, ("card", "half"))
    card = setting.cards[as_known(where, "card", tuck["card"], setting.card_number)]
    return {"card": card.id, "half": as_number(where, tuck["half"], 0, len(card.halves) - 1)}


def zone_berries(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
    """DZ2: the tokens of each zone, under the space we name it by."""
    berries: dict[str, int] = {}
    for space, tokens in as_mapping(where, found).items():
        zone = int(position["zone"][as_known(where, "space", space, setting.space_number)])
        if zone == NONE:
            fail(where, "dewan-fault-no-zone", space=shown(space))
        name = setting.space_ids[zone]
        if name in berries:
            fail(where, "dewan-fault-zone-twice", space=shown(space))
        berries[name] = as_number(f"{where} {shown(space)}", tokens, 0, MOST)
    return {space: berries[space] for space in setting.space_ids if berries.get(space, 0) > 0}


def by_seat(read: Reader) -> Reader:
    """A list with an entry for each seat."""

    def read_all(setting: Dewan, position: np.void, where: str, found: Json) -> Json:
        return [
            read(setting, position, f"{where}[{seat}]", entry)
            for seat, entry in enumerate(as_list(where, found, setting.seats))
        ]

    return read_all


READERS: Mapping[str, Reader] = {
    "hands": by_seat(card_set),
    "row": card_row,
    "pile": card_list,
    "supply": card_list,
    "story_row": story_row,
    "story_stack": story_list,
    "discards": card_set,
    "camps": by_seat(space_list),
    "berries": zone_berries,
    "won_berries": by_seat(count),
    "tucks": by_seat(tuck_row),
    "stories": by_seat(story_list),
    "told": by_seat(story_set),
    "markers": space_set,
    "fish": by_seat(count),
}
