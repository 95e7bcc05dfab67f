"""From a record to the setting it was played with: options, cards, expeditions and the map."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bivouac.core.complaints import fail, listed, shown, thing
from bivouac.core.contract import Json
from bivouac.core.messages import Message, Said
from bivouac.core.notation import (
    as_entries,
    as_flag,
    as_id,
    as_list,
    as_mapping,
    as_number,
    as_object,
    as_word,
    part,
)
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.maps import MOST_TERRITORIES
from bivouac.games.iwari.box.pieces import MOST_POINTS, SEATS_AGAINST, VOID, read_pieces
from bivouac.games.iwari.box.types import Map, Pieces
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
)
from bivouac.games.iwari.setup.deck import card_counts
from bivouac.games.iwari.void.options import MODES


class Parts(NamedTuple):
    """What a setting is made of, in the order of its constructor."""

    chosen: Options
    pieces: Pieces
    map: Map
    cards: Mapping[str, str]  # biome by id
    own_pieces: Pieces | None = None  # those the record holds, if it does


def parts_of_record(record: Json, strict: bool = True) -> Parts:
    """The setting a record was played with; `strict` False allows any cards (IS3, IV1)."""
    found, parts = read_parts(part(record, "options"), part(record, "components"), strict)
    if not parts.chosen.expeditions:
        return parts
    rewards = read_rewards(found["expeditions"], parts.pieces)
    if parts.own_pieces is not None:
        check_twice(rewards, parts.own_pieces)
    pieces = replace(parts.pieces, rewards={**parts.pieces.rewards, **rewards})
    return parts._replace(pieces=pieces)


def parts_to_deal(options: Json, components: Json) -> Parts:
    """The setting that deals games with a record's components; all expeditions can lie open."""
    return read_parts(options, components)[1]


def read_parts(
    options: Json, components: Json, strict: bool = True
) -> tuple[dict[str, Json], Parts]:
    """A record's components, and what a setting is made of; the expeditions are not read yet."""
    found = as_mapping("components", components)
    own_pieces = read_pieces(found["pieces"], "components.pieces") if "pieces" in found else None
    pieces = own_pieces or packaged_box().pieces
    chosen = read_options(options, pieces)
    keys = ("cards", "map", "expeditions") if chosen.expeditions else ("cards", "map")
    found = as_object("components", found, keys, ("pieces",))
    cards = read_cards(found["cards"])
    game_map = read_map(chosen.map, found["map"])
    check_options(chosen, game_map)
    if strict:
        check_cards(cards, pieces, chosen, game_map)
    return found, Parts(chosen, pieces, game_map, cards, own_pieces)


def check_twice(rewards: Mapping[int, tuple[int, int]], own_pieces: Pieces) -> None:
    """IX1: an expedition does not have two rewards."""
    for number, points in rewards.items():
        if own_pieces.rewards[number] != points:
            rewards_held = listed(own_pieces.rewards[number])
            fail(
                "components.expeditions",
                "iwari-fault-rewards-twice",
                "IX1",
                number=number,
                rewards=rewards_held,
            )


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
    where, found = "options.players", shown(players)
    if mode in SEATS_AGAINST:
        right = SEATS_AGAINST[mode]
        if type(players) is not int or players != right:
            args = {"mode": shown(mode), "right": right, "players": found}
            fail(where, "iwari-fault-players-mode", "IV", **args)
        return players
    allowed = sorted(pieces.mountains)
    if type(players) is not int or players not in allowed:
        fail(where, "iwari-fault-players", "IS1", allowed=listed(allowed), players=found)
    return players


def read_limit(limit: Json) -> int | None:
    """IV10: a number of territories, where the void is the opponent."""
    if limit is not None and (type(limit) is not int or not 1 <= limit <= MOST_TERRITORIES):
        reason = Message(
            "iwari-fault-limit-null", {"most": MOST_TERRITORIES, "value": shown(limit)}
        )
        fail("options.void_limit", reason, "IV10")
    return limit


def check_options(chosen: Options, game_map: Map) -> None:
    """IS1, IA6, IR1, IM6, IV: the options go together, and with the map."""
    if chosen.players > game_map.rules.most_players:
        most = game_map.rules.most_players
        reason = Message(
            "iwari-fault-map-players",
            {"map": shown(chosen.map), "most": most, "players": chosen.players},
        )
        fail("options.players", reason, "IS1")
    conflict = conflict_in(chosen, game_map)
    if conflict is not None:
        fail(f"options.{conflict.name}", conflict.reason, conflict.rule)


def read_deeds(data: Json) -> tuple[str, ...]:
    """IM: any subset of the deeds."""
    where = "options.deeds"
    names = [as_word(where, name, DEEDS) for name in as_list(where, data)]
    if len(set(names)) != len(names):
        fail(where, "iwari-fault-deed-twice")
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
        found: dict[str, Said] = {"right": count, "biome": biome, "count": have[biome]}
        if chosen.against_void:
            key, rule = "iwari-fault-cards-void", "IV1"
        elif biome == VOID:
            key, rule, found["map"] = "iwari-fault-cards-map", "IA6", shown(game_map.id)
        else:
            key, rule, found["players"] = "iwari-fault-cards-players", "IS3", chosen.players
        fail("components.cards", key, rule, **found)


def read_rewards(data: Json, pieces: Pieces) -> dict[int, tuple[int, int]]:
    """IX1: the points of each expedition that lies open, for the first and the second player."""
    where = "components.expeditions"
    rewards = {}
    for key, found in as_mapping(where, data).items():
        if key not in map(str, pieces.rewards):
            fail(where, "fault-no-such", "IX1", what=thing("expedition"), name=shown(key))
        first, second = (
            as_number(f"{where} {shown(key)}", points, 0, MOST_POINTS)
            for points in as_list(f"{where} {shown(key)}", found, 2)
        )
        rewards[int(key)] = (first, second)
    if len(rewards) != pieces.missions:
        fail(
            where, "iwari-fault-expedition-count", "IX1", right=pieces.missions, count=len(rewards)
        )
    return rewards
