"""From a record to the setting it was played with: options, cards and the map."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from bivouac.core.contract import Json
from bivouac.core.notation import (
    as_entries,
    as_flag,
    as_id,
    as_list,
    as_object,
    as_word,
    fail,
    listed,
    part,
    shown,
)
from bivouac.games.iwari.box import Map, Pieces, packaged_box
from bivouac.games.iwari.box.pieces import CARD_BIOMES
from bivouac.games.iwari.layout import CARDS
from bivouac.games.iwari.notation.map import read_map
from bivouac.games.iwari.options import AT_REST, ATLAS, DEEDS, NAMES, SETTLEMENTS, Options


class Parts(NamedTuple):
    """What a setting is made of, in the order of its constructor."""

    chosen: Options
    pieces: Pieces
    map: Map
    cards: Mapping[str, str]  # biome by id


def parts_of_record(record: Json, strict: bool = True) -> Parts:
    """The setting a record was played with; `strict` False allows any cards (IS3)."""
    pieces = packaged_box().pieces
    chosen = read_options(part(record, "options"), pieces)
    components = as_object("components", part(record, "components"), ("cards", "map"))
    cards = read_cards(components["cards"])
    if strict:
        check_cards(cards, pieces, chosen.players)
    return Parts(chosen, pieces, read_map(chosen.map, components["map"]), cards)


def read_options(data: Json, pieces: Pieces) -> Options:
    """The options, which a record spells out in full."""
    chosen = as_object("options", data, NAMES)
    for name, value in AT_REST.items():
        if type(chosen[name]) is not type(value) or chosen[name] != value:
            reason = f"must be {shown(value)} in this version, not {shown(chosen[name])}"
            fail(f"options.{name}", reason)
    name = as_id("options.map", chosen["map"])
    if name in ATLAS:
        fail("options.map", f"{shown(name)} cannot be played in this version")
    players = chosen["players"]
    if type(players) is not int or players not in pieces.mountains:
        reason = f"iwari is for {listed(sorted(pieces.mountains))} players, not {shown(players)}"
        fail("options.players", reason, "IS1")
    return Options(
        name,
        players,
        as_flag("options.draft", chosen["draft"]),
        read_deeds(chosen["deeds"]),
        as_word("options.settlements", chosen["settlements"], SETTLEMENTS),
    )


def read_deeds(data: Json) -> tuple[str, ...]:
    """IM: any subset of the deeds."""
    where = "options.deeds"
    names = [as_word(where, name, DEEDS) for name in as_list(where, data)]
    if len(set(names)) != len(names):
        fail(where, "a deed occurs twice")
    return tuple(name for name in DEEDS if name in names)


def read_cards(data: Json) -> dict[str, str]:
    """IC1: every card shows a biome."""
    where = "components.cards"
    return {
        name: as_word(f"{where} {shown(name)}", biome, CARD_BIOMES)
        for name, biome in as_entries(where, data, CARDS)
    }


def check_cards(cards: Mapping[str, str], pieces: Pieces, players: int) -> None:
    """IC1, IS3: as many of each biome as are in play with this many players."""
    have = Counter(cards.values())
    for biome, count in pieces.cards.items():
        right = count - pieces.removed[players]
        if have[biome] != right:
            reason = f"there must be {right} {biome} cards with {players} players, not"
            fail("components.cards", f"{reason} {have[biome]}", "IS3")
