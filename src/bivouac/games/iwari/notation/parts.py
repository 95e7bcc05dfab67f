"""From a record to the setting it was played with: options, cards, expeditions and the map."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bivouac.core.contract import Json
from bivouac.core.notation import (
    as_entries,
    as_flag,
    as_id,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_word,
    fail,
    listed,
    part,
    shown,
)
from bivouac.games.iwari.box import Map, Pieces, packaged_box
from bivouac.games.iwari.box.maps import MOST_TERRITORIES
from bivouac.games.iwari.box.pieces import MOST_POINTS, SEATS_AGAINST, VOID
from bivouac.games.iwari.layout import BIOMES, CARDS
from bivouac.games.iwari.notation.map import read_map
from bivouac.games.iwari.options import CARDS as VENERATIONS
from bivouac.games.iwari.options import (
    DEEDS,
    NAMES,
    SETTLEMENTS,
    SWITCHES,
    Options,
    conflict_in,
    noun,
)
from bivouac.games.iwari.setup.deck import card_counts
from bivouac.games.iwari.void.options import MODES


class Parts(NamedTuple):
    """What a setting is made of, in the order of its constructor."""

    chosen: Options
    pieces: Pieces
    map: Map
    cards: Mapping[str, str]  # biome by id


def parts_of_record(record: Json, strict: bool = True) -> Parts:
    """The setting a record was played with; `strict` False allows any cards (IS3, IV1)."""
    pieces = packaged_box().pieces
    chosen = read_options(part(record, "options"), pieces)
    keys = ("cards", "map", "expeditions") if chosen.expeditions else ("cards", "map")
    components = as_object("components", part(record, "components"), keys)
    cards = read_cards(components["cards"])
    game_map = read_map(chosen.map, components["map"])
    check_options(chosen, game_map)
    if strict:
        check_cards(cards, pieces, chosen, game_map)
    if chosen.expeditions:
        rewards = read_rewards(components["expeditions"], pieces)
        pieces = replace(pieces, rewards={**pieces.rewards, **rewards})
    return Parts(chosen, pieces, game_map, cards)


def read_options(data: Json, pieces: Pieces) -> Options:
    """The options, which a record spells out in full."""
    chosen = as_object("options", data, NAMES)
    mode = as_word("options.mode", chosen["mode"], MODES)
    card = chosen["veneration"]
    return Options(
        as_id("options.map", chosen["map"]),
        read_players(chosen["players"], mode, pieces),
        as_flag("options.draft", chosen["draft"]),
        read_deeds(chosen["deeds"]),
        as_word("options.settlements", chosen["settlements"], SETTLEMENTS),
        None if card is None else as_word("options.veneration", card, VENERATIONS),
        **{name: as_flag(f"options.{name}", chosen[name]) for name in SWITCHES},
        mode=mode,
        void_limit=read_limit(chosen["void_limit"]),
    )


def read_players(players: Json, mode: str, pieces: Pieces) -> int:
    """IS1: two to five, or six; IV: one alone, two together."""
    who, rule, allowed = "iwari", "IS1", sorted(pieces.mountains)
    if mode in SEATS_AGAINST:
        who, rule, allowed = f"mode {shown(mode)}", "IV", [SEATS_AGAINST[mode]]
    if type(players) is not int or players not in allowed:
        reason = f"{who} is for {listed(allowed)} {noun(allowed[-1])}, not {shown(players)}"
        fail("options.players", reason, rule)
    return players


def read_limit(limit: Json) -> int | None:
    """IV10: a number of territories, where the void is the opponent."""
    if limit is not None and (type(limit) is not int or not 1 <= limit <= MOST_TERRITORIES):
        reason = f"must be null or 1 to {MOST_TERRITORIES} territories, not {shown(limit)}"
        fail("options.void_limit", reason, "IV10")
    return limit


def check_options(chosen: Options, game_map: Map) -> None:
    """IS1, IA6, IR1, IM6, IV: the options go together, and with the map."""
    if chosen.players > game_map.rules.most_players:
        most = game_map.rules.most_players
        reason = f"{shown(chosen.map)} is for at most {most} players, not {chosen.players}"
        fail("options.players", reason, "IS1")
    conflict = conflict_in(chosen, game_map)
    if conflict is not None:
        fail(f"options.{conflict.name}", conflict.reason, conflict.rule)


def read_deeds(data: Json) -> tuple[str, ...]:
    """IM: any subset of the deeds."""
    where = "options.deeds"
    names = [as_word(where, name, DEEDS) for name in as_list(where, data)]
    if len(set(names)) != len(names):
        fail(where, "a deed occurs twice")
    return tuple(name for name in DEEDS if name in names)


def read_cards(data: Json) -> dict[str, str]:
    """IC1, IA6: every card shows a biome."""
    where = "components.cards"
    return {
        name: as_word(f"{where} {shown(name)}", biome, BIOMES)
        for name, biome in as_entries(where, data, CARDS)
    }


def check_cards(cards: Mapping[str, str], pieces: Pieces, chosen: Options, game_map: Map) -> None:
    """IC1, IS3, IA6, IV1: as many of each biome as are in play with these options on this map."""
    have, right = Counter(cards.values()), card_counts(pieces, chosen, game_map)
    for biome in BIOMES:
        count = right.get(biome, 0)
        if have[biome] == count:
            continue
        if chosen.against_void:
            where, rule = "against the void", "IV1"
        elif biome == VOID:
            where, rule = f"on {shown(game_map.id)}", "IA6"
        else:
            where, rule = f"with {chosen.players} players", "IS3"
        reason = f"there must be {count} {biome} cards {where}, not {have[biome]}"
        fail("components.cards", reason, rule)


def read_rewards(data: Json, pieces: Pieces) -> dict[int, tuple[int, int]]:
    """IX1: the points of each expedition that lies open, for the first and the second player."""
    where = "components.expeditions"
    rewards = {}
    for key, found in as_mapping(where, data).items():
        if key not in map(str, pieces.rewards):
            fail(where, f"there is no expedition {shown(key)}", "IX1")
        first, second = (
            as_number(f"{where} {shown(key)}", points, 0, MOST_POINTS)
            for points in as_list(f"{where} {shown(key)}", found, 2)
        )
        rewards[int(key)] = (first, second)
    if len(rewards) != pieces.missions:
        fail(where, f"must have {pieces.missions} expeditions, not {len(rewards)}", "IX1")
    return rewards
