"""What can be chosen for a table: maps with their numbers of players, and what else there is."""

from dataclasses import replace

from bivouac.core.contract import Block, Choice, Message, TableChoices
from bivouac.games.iwari.box.pieces import SEATS_AGAINST
from bivouac.games.iwari.box.types import Box
from bivouac.games.iwari.options import (
    CARDS,
    DEEDS,
    SETTLEMENTS,
    SWITCHES,
    Options,
    has_contested,
    has_expeditions,
    has_symbols,
    player_numbers,
)
from bivouac.games.iwari.picture.drawing import sketch_of
from bivouac.games.iwari.void.options import is_open_to_void, limit_of, void_blocks, void_choices


def combinations(box: Box) -> list[Options]:
    """Every map with every number of players it takes, all else at rest.

    Then, where it can be, alone and together against the void (IV).
    """
    versus = [
        Options(name, players)
        for name, game_map in box.maps.items()
        for players in player_numbers(game_map, box)
    ]
    against = [
        Options(name, players, mode=mode, void_limit=limit_of(mode, box))
        for mode, players in SEATS_AGAINST.items()
        for name, game_map in box.maps.items()
        if is_open_to_void(game_map)
    ]
    return versus + against


def choices(box: Box) -> list[Choice]:
    """What else can be chosen, on any map and for any number of players unless `blocks` has it."""
    return [
        Choice("draft", "switch", (), False),
        Choice("deeds", "some", DEEDS, []),
        Choice("veneration", "one", CARDS, None, needs=("deeds", "veneration")),
        *(Choice(name, "switch", (), False) for name in SWITCHES),
        Choice("settlements", "one", SETTLEMENTS, SETTLEMENTS[0]),
        *void_choices(box),
    ]


def blocks(box: Box) -> list[Block]:
    """IA6, IR1, IM6, IV: what cannot be chosen on which maps, and against the void."""
    blocked = (
        ("expeditions", True, has_expeditions, "iwari-block-expeditions-map"),
        ("storms", True, has_symbols, "iwari-block-storms-map"),
        ("veneration", "b", has_contested, "iwari-block-veneration-map"),
    )
    found = void_blocks(box, DEEDS)
    for name, value, is_possible, key in blocked:
        maps = tuple(one.id for one in box.maps.values() if not is_possible(one))
        if maps:
            found.append(Block(name, value, "map", maps, Message(key, {})))
    return found


def choices_with(box: Box, printed: Box) -> TableChoices:
    """What can be chosen with a box of one's own; its own maps come first."""
    own = {name: one for name, one in box.maps.items() if one != printed.maps.get(name)}
    order = {name: box.maps[name] for name in (*own, *box.maps)}
    sets = combinations(replace(box, maps=order))
    return TableChoices(
        [dict(options.to_json()) for options in sets],
        choices(box),
        blocks(box),
        {name: one.name for name, one in own.items()},
        {name: sketch_of(one) for name, one in own.items()},
    )
