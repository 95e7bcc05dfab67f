"""From the setup of a record to a position. Kernels check no bounds, so all is checked here."""

from typing import NamedTuple

import numpy as np

from bivouac.core.complaints import fail
from bivouac.core.contract import Game, Json
from bivouac.core.jit import entry
from bivouac.core.notation import (
    as_known_list,
    as_list,
    as_number,
    as_object,
    as_slots,
    check_places,
    part,
)
from bivouac.core.records import Records, Smalls, Words
from bivouac.games.dewan.layout import CARDS, NONE, SEATS, SPACES
from bivouac.games.dewan.notation.map import (
    read_berries,
    read_icons,
    read_spaces,
    read_starts,
    read_tiles,
)
from bivouac.games.dewan.rules.cards import gain
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.setup.deal import begin, clear, put_icon, put_start, put_terrain
from bivouac.games.dewan.setup.static import terrain_code

SETUP_KEYS = (
    "map",
    "first_seat",
    "hands",
    "row",
    "pile",
    "supply",
    "story_row",
    "story_stack",
)
MAP_KEYS = ("spaces", "icons", "berries", "starts", "tiles")


class Deal(NamedTuple):
    """Where every card and story lies before the first decision, by number; NONE: an empty slot."""

    hands: list[list[int]]
    row: list[int]
    pile: list[int]
    supply: list[int]
    story_row: list[int]
    story_stack: list[int]


@entry
def lay_land(
    static: Records,
    positions: Records,
    i: int,
    terrains: Smalls,
    icons: Smalls,
    starts: Smalls,
    rings: Words,
) -> None:
    """An empty table with a map on it; `icons` has a row (kind, space, space) for each icon."""
    clear(positions[i])
    for space in range(static[0].n_spaces):
        put_terrain(positions[i], space, int(terrains[space]))
    for icon in range(icons.shape[0]):
        put_icon(positions[i], int(icons[icon, 0]), int(icons[icon, 1]), int(icons[icon, 2]))
    for seat in range(static[0].players):
        put_start(positions[i], seat, int(starts[seat]), rings[seat])


@entry
def start_play(static: Records, positions: Records, i: int, holders: Smalls, first: int) -> None:
    """The hands, then the draft; `holders` has the seat that holds each card, or NONE."""
    for card in range(static[0].n_cards):
        if holders[card] != NONE:
            gain(static[0], positions[i], int(holders[card]), card)
    begin(static[0], positions[i], first)


def lay_out(setting: Dewan, record: Json, strict: bool = True) -> Game:
    """The game at the start of a record; `strict` False allows what no deal could give.

    Made-up situations need that: hands, rows and piles of any size, any tokens on a symbol.
    """
    setup = as_object("setup", part(record, "setup"), SETUP_KEYS)
    first = as_number("setup.first_seat", setup["first_seat"], 0, setting.seats - 1)
    deal = read_deal(setting, setup)
    check_deal(setting, deal, strict)
    game = Game(setting)
    lay_map(game, setting, as_object("setup.map", setup["map"], MAP_KEYS), strict)
    lay_cards(game, setting, deal)
    holders = np.full(CARDS, NONE, np.int8)
    for seat, hand in enumerate(deal.hands):
        holders[hand] = seat
    start_play(setting.static, game.positions, 0, holders, first)
    return game


def lay_map(game: Game, setting: Dewan, land: dict[str, Json], strict: bool) -> None:
    """DS1-DS3: terrains, icons, starting camps, and berries on their spaces."""
    spaces = read_spaces(land["spaces"], read_tiles(land["tiles"]))
    if {space.id: (space.q, space.r) for space in spaces} != dict(
        zip(setting.space_ids, setting.coordinates, strict=True)
    ):
        fail("setup.map.spaces", "dewan-fault-other-map")
    terrains = {space.id: space.terrain for space in spaces}
    codes = np.full(SPACES, NONE, np.int8)
    for space, terrain in terrains.items():
        codes[setting.space_number[space]] = terrain_code(terrain)
    around = [int(word) for word in setting.static["around"][0]]
    icons = read_icons(land["icons"], setting.space_number, around)
    starts = np.full(SEATS, NONE, np.int8)
    rings = np.zeros(SEATS, np.uint64)
    for seat, start in enumerate(read_starts(land["starts"], terrains, setting.seats)):
        starts[seat] = setting.space_number[start]
        rings[seat] = sum(
            1 << setting.space_number[space]
            for space in terrains
            if setting.tile_of[space] == setting.tile_of[start] and space != start
        )
    rows = np.array(icons, np.int8).reshape(len(icons), 3)
    lay_land(setting.static, game.positions, 0, codes, rows, starts, rings)
    for space, tokens in read_berries(land["berries"], terrains, setting.board, strict).items():
        game.positions["berries"][0, setting.space_number[space]] = tokens


def lay_cards(game: Game, setting: Dewan, deal: Deal) -> None:
    """Row, pile, supply and stories, where `deal` of a new game leaves them, byte for byte.

    There the pile of the event scenarios has been taken from the top of the supply.
    """
    positions = game.positions
    positions["row"][0, : len(deal.row)] = deal.row
    positions["pile"][0, : len(deal.pile)] = deal.pile
    positions["pile_end"][0] = len(deal.pile)
    if deal.supply:
        top = len(deal.pile)
        end = top + len(deal.supply)
        positions["supply"][0, top:end] = deal.supply
        positions["supply_top"][0] = top
        positions["supply_end"][0] = end
    positions["story_row"][0, : len(deal.story_row)] = deal.story_row
    positions["stack"][0, : len(deal.story_stack)] = deal.story_stack
    positions["stack_end"][0] = len(deal.story_stack)


def read_deal(setting: Dewan, setup: dict[str, Json]) -> Deal:
    """Every card and every story in exactly one place."""
    cards, stories, board = setting.card_number, setting.story_number, setting.board
    hands = as_list("setup.hands", setup["hands"], setting.seats, "DS5")
    deal = Deal(
        [as_known_list("setup.hands", "card", hand, cards) for hand in hands],
        as_slots("setup.row", "card", setup["row"], cards, board.row),
        as_known_list("setup.pile", "card", setup["pile"], cards),
        as_known_list("setup.supply", "card", setup["supply"], cards),
        as_slots("setup.story_row", "story", setup["story_row"], stories, board.story_row),
        as_known_list("setup.story_stack", "story", setup["story_stack"], stories),
    )
    card_places = {
        "hands": [card for hand in deal.hands for card in hand],
        "row": deal.row,
        "pile": deal.pile,
        "supply": deal.supply,
    }
    story_places = {"story_row": deal.story_row, "story_stack": deal.story_stack}
    check_places("card", "DS5", card_places, [card.id for card in setting.cards])
    check_places("story", "DS4", story_places, [story.id for story in setting.stories])
    return deal


def check_deal(setting: Dewan, deal: Deal, strict: bool) -> None:
    """DS4, DS5, DV1: hands, rows, pile and supply have the sizes the rules deal."""
    has_supply = setting.scenario.event != "none"
    if deal.supply and not has_supply:
        fail("setup.supply", "dewan-fault-no-supply", "DV1", scenario=setting.scenario.name)
    if not strict:
        return
    for seat, hand in enumerate(deal.hands):
        dealt = setting.board.dealt
        if len(hand) != dealt:
            fail("setup.hands", "fault-hand-size", "DS5", seat=seat, count=len(hand), right=dealt)
    if NONE in deal.row:
        fail("setup.row", "fault-slot-empty", "DS5", slot=deal.row.index(NONE))
    if NONE in deal.story_row:
        fail("setup.story_row", "fault-slot-empty", "DS4", slot=deal.story_row.index(NONE))
    size = setting.board.pile[setting.seats]
    if has_supply and len(deal.pile) != size:
        fail("setup.pile", "fault-card-count", "DV1", right=size, count=len(deal.pile))
