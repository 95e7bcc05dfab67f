"""Positions in the words of a record: components, setup and final."""

from collections.abc import Iterable

import numpy as np

from bivouac.core.contract import Json
from bivouac.games.dewan.layout import ICONS, NONE, SYMBOLS
from bivouac.games.dewan.notation.map import SPACE_TERRAINS
from bivouac.games.dewan.notation.own import own_components
from bivouac.games.dewan.setting import Dewan


def members(word: np.uint64) -> list[int]:
    """A set as numbers in ascending order."""
    bits = int(word)
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def components(setting: Dewan) -> Json:
    """The cards and stories in play, in full; and what is not as in the packaged box."""
    return {
        "cards": {
            card.id: {"halves": [{"terrain": h.terrain, "symbol": h.symbol} for h in card.halves]}
            for card in setting.cards
        },
        "stories": {
            story.id: {"needs": dict(story.needs), "points": story.points, "fire": story.fire}
            for story in setting.stories
        },
        "pair": setting.scenario.pair,
        **own_components(setting.own),
    }


def setup(setting: Dewan, position: np.void) -> Json:
    """The position before the first decision."""
    return {
        "map": land(setting, position),
        "first_seat": int(position["first"]),
        **cards_on_table(setting, position),
    }


def cards_on_table(setting: Dewan, position: np.void) -> dict[str, Json]:
    """What setup and final have in common."""
    seats = range(setting.seats)
    pile = position["pile"][position["pile_top"] : position["pile_end"]]
    supply = position["supply"][position["supply_top"] : position["supply_end"]]
    stack = position["stack"][position["stack_top"] : position["stack_end"]]
    return {
        "hands": [cards(setting, members(position["hands"][seat])) for seat in seats],
        "row": cards(setting, position["row"][: setting.board.row]),
        "pile": cards(setting, pile),
        "supply": cards(setting, supply),
        "story_row": stories(setting, position["story_row"][: setting.board.story_row]),
        "story_stack": stories(setting, stack),
    }


def cards(setting: Dewan, numbers: Iterable[int]) -> list[str | None]:
    """Cards by id; null for an empty slot."""
    return [None if card == NONE else setting.cards[card].id for card in numbers]


def stories(setting: Dewan, numbers: Iterable[int]) -> list[str | None]:
    """Stories by id; null for an empty slot."""
    return [None if story == NONE else setting.stories[story].id for story in numbers]


def land(setting: Dewan, position: np.void) -> Json:
    """The map before anything but the starting camps stands on it."""
    ids = setting.space_ids
    icons = [icon for icon in range(ICONS) if position["icon_kind"][icon] != NONE]
    return {
        "spaces": [
            {
                "id": space,
                "q": q,
                "r": r,
                "terrain": SPACE_TERRAINS[position["terrain"][number]],
                "tile": setting.tile_of[space],
            }
            for number, (space, (q, r)) in enumerate(zip(ids, setting.coordinates, strict=True))
        ],
        "icons": [
            {
                "kind": SYMBOLS[position["icon_kind"][icon]],
                "spaces": [ids[space] for space in position["icon_at"][icon]],
            }
            for icon in icons
        ],
        "berries": berry_symbols(setting, position),
        "starts": [ids[space] for space in position["starts"][: setting.seats]],
        "tiles": dict(setting.tile_kinds),
    }


def berry_symbols(setting: Dewan, position: np.void) -> dict[str, int]:
    """DS2, DZ2: the tokens of each zone, shared out to the spaces that show a berry."""
    shown = int(position["berry_symbols"])
    spaces = [space for space in range(len(setting.space_ids)) if shown >> space & 1]
    berries: dict[str, int] = {}
    for space in spaces:
        zone = int(position["zone"][space])
        mates = [other for other in spaces if position["zone"][other] == zone]
        tokens, odd = divmod(int(position["berries"][zone]), len(mates))
        berries[setting.space_ids[space]] = tokens + (mates.index(space) < odd)
    return berries


def final(setting: Dewan, position: np.void) -> Json:
    """Any position in the words of a record's `final`."""
    seats = range(setting.seats)
    ids = setting.space_ids
    return {
        **cards_on_table(setting, position),
        "discards": cards(setting, members(position["discards"])),
        "camps": [
            [ids[space] for space in position["built"][seat][: position["n_built"][seat]]]
            for seat in seats
        ],
        "berries": {
            ids[zone]: int(position["berries"][zone])
            for zone in np.flatnonzero(position["berries"])
        },
        "won_berries": position["won_berries"][: setting.seats].tolist(),
        "tucks": [tucks(setting, position, seat) for seat in seats],
        "stories": [held_stories(setting, position, seat) for seat in seats],
        "told": [told_stories(setting, position, seat) for seat in seats],
        "markers": [ids[space] for space in position["markers"][: position["n_markers"]]],
        "fish": position["fish"][: setting.seats].tolist(),
    }


def tucks(setting: Dewan, position: np.void, seat: int) -> list[Json]:
    """DE2: what lies under each tuck space of a board; null where nothing does."""
    slots = range(setting.board.spaces.count("tuck"))
    return [
        None
        if position["tucks"][seat, slot] == NONE
        else {
            "card": setting.cards[position["tucks"][seat, slot]].id,
            "half": int(position["tuck_halves"][seat, slot]),
        }
        for slot in slots
    ]


def held_stories(setting: Dewan, position: np.void, seat: int) -> list[str | None]:
    """A tribe's stories in slot order."""
    return stories(setting, [story for story in position["stories"][seat] if story != NONE])


def told_stories(setting: Dewan, position: np.void, seat: int) -> list[str | None]:
    """DY6: those of a tribe's stories that slid up in play."""
    return stories(setting, position["stories"][seat][position["told"][seat] == 1])
