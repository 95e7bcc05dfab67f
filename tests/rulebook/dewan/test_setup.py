"""DS: setup, as the engine deals it, and the story draft."""

from collections import Counter
from functools import cache

import pytest

from bivouac.core.contract import Game, Json, generator
from bivouac.core.hexes import flower
from bivouac.games.dewan.box import load_box
from bivouac.games.dewan.box.types import Tile
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import NONE
from tests.reference.dewan.boards import take
from tests.rulebook.dewan.board import Table, story

BOX = load_box()
OPTIONS = [pytest.param(o, id=f"{o['scenario']}-{o['players']}") for o in GAME.option_sets()]
every_setting = pytest.mark.parametrize("options", OPTIONS)
DEALS = 60


@cache
def deals_of(scenario: str, players: int) -> list[Json]:
    setting = GAME.setting({"scenario": scenario, "players": players})
    games = (Game.new(setting, generator(7, stream)) for stream in range(DEALS))
    return [setting.setup(game.position) for game in games]


def deals(options: Json) -> list[Json]:
    """The setups of some games."""
    return deals_of(options["scenario"], options["players"])


Laid = tuple[Tile, int, Json]
"""A tile of the box, how it was turned, and its spaces on the map."""


@cache
def laid_in(scenario: str, players: int) -> list[list[Laid]]:
    return [laid_tiles(setup["map"]) for setup in deals_of(scenario, players)]


def laid(options: Json) -> list[list[Laid]]:
    """The tiles of the maps of some games, recognised once for all tests."""
    return laid_in(options["scenario"], options["players"])


def laid_tiles(land: Json) -> list[Laid]:
    """Every tile of a map."""
    found = []
    for name in land["tiles"]:
        spaces = [space for space in land["spaces"] if space["tile"] == name]
        centre = next(
            s for s in spaces if {*flower((s["q"], s["r"]))} == {(x["q"], x["r"]) for x in spaces}
        )
        at = {(space["q"], space["r"]): space for space in spaces}
        middle, *ring = (at[place] for place in flower((centre["q"], centre["r"])))
        found.append(recognise(land, middle, ring))
    return found


def recognise(land: Json, middle: Json, ring: list[Json]) -> Laid:
    for tile in BOX.tiles:
        for turn in range(6):
            turned = [middle, *(ring[(i + turn) % 6] for i in range(6))]
            icons = {
                (icon["kind"], frozenset(icon["spaces"]))
                for icon in land["icons"]
                if {*icon["spaces"]} <= {space["id"] for space in turned}
            }
            printed = {
                (icon.kind, frozenset(turned[place]["id"] for place in icon.between))
                for icon in tile.icons
            }
            if tuple(s["terrain"] for s in turned) == tile.terrains and icons == printed:
                return tile, turn, turned
    raise AssertionError(f"no tile of the box lies round {middle['id']}")


@pytest.mark.slow
@every_setting
def test_the_map_has_a_starting_and_a_neutral_tile_for_each_player(options: Json) -> None:
    """DS1: each tile of the box at most once; Downpour and Volcano add their own."""
    scenario = BOX.scenarios[options["scenario"]]
    for setup, lying in zip(deals(options), laid(options), strict=True):
        tiles = [tile for tile, _, _ in lying]
        kinds = Counter(tile.kind for tile in tiles)
        assert kinds["start"] == kinds["neutral"] == options["players"]
        assert [tile.id for tile in tiles if tile.kind == "event"] == (
            [scenario.event_tile] if scenario.event_tile else []
        )
        assert len({tile.id for tile in tiles}) == len(tiles)
        listed = Counter(setup["map"]["tiles"].values())
        assert listed == kinds


@every_setting
def test_tiles_and_rotations_are_random(options: Json) -> None:
    """DS1: every tile of the box is laid some time, and in all six rotations."""
    everything = [one for lying in laid(options) for one in lying]
    event = BOX.scenarios[options["scenario"]].event_tile
    expected = {tile.id for tile in BOX.tiles if tile.kind != "event" or tile.id == event}
    assert {tile.id for tile, _, _ in everything} == expected
    assert {turn for _, turn, _ in everything} == set(range(6))


@every_setting
def test_tiles_lie_where_the_scenario_shows_and_seats_clockwise(options: Json) -> None:
    """DS1, DR5: neutral tiles are the core; seats begin at a random starting place."""
    layout = BOX.layouts[BOX.scenarios[options["scenario"]].layout][options["players"]]
    starts = [(2 * u - v, u + 3 * v) for u, v in layout.start]
    first_places = set()
    for setup, lying in zip(deals(options), laid(options), strict=True):
        at = {space["id"]: (space["q"], space["r"]) for space in setup["map"]["spaces"]}
        seats = [at[space] for space in setup["map"]["starts"]]
        turn = starts.index(seats[0])
        assert seats == starts[turn:] + starts[:turn]
        first_places.add(turn)
        neutral = {(2 * u - v, u + 3 * v) for u, v in layout.neutral}
        middles = {
            (spaces[0]["q"], spaces[0]["r"]) for tile, _, spaces in lying if tile.kind == "neutral"
        }
        assert middles == neutral
    assert first_places == set(range(options["players"]))


@every_setting
def test_2_berry_tokens_lie_on_each_berry_symbol(options: Json) -> None:
    """DS2: counted by zone, since a token belongs to its zone (DZ2)."""
    setting = GAME.setting(options)
    for stream, (setup, lying) in enumerate(zip(deals(options), laid(options), strict=True)):
        position = Game.new(setting, generator(7, stream)).position
        tokens: Counter[int] = Counter()
        for tile, _, spaces in lying:
            for number in tile.berries:
                space = setting.space_number[spaces[number]["id"]]
                tokens[int(position["zone"][space])] += 2
        assert {zone: int(n) for zone, n in enumerate(position["berries"]) if n} == tokens
        assert sum(setup["map"]["berries"].values()) == tokens.total()


@every_setting
def test_each_player_has_8_camps_and_a_starting_camp_on_the_map(options: Json) -> None:
    """DS3."""
    setting = GAME.setting(options)
    game = Game.new(setting, generator(7))
    assert setting.static["camps"][0] == 8
    for seat in range(setting.seats):
        start = int(game.position["starts"][seat])
        assert game.position["camps"][seat] == 1 << start
        assert game.position["n_built"][seat] == 0
        assert setting.setup(game.position)["map"]["spaces"][start]["terrain"] == "start"


@every_setting
def test_5_stories_lie_face_up_and_the_rest_are_a_stack(options: Json) -> None:
    """DS4: all 24, but in Downpour without the 5 that show water."""
    downpour = options["scenario"] == "downpour"
    in_play = {s.id for s in BOX.stories if not (downpour and s.needs_water)}
    assert len(in_play) == (19 if downpour else 24)
    for setup in deals(options):
        assert len(setup["story_row"]) == 5
        assert {*setup["story_row"], *setup["story_stack"]} == in_play
        assert len(setup["story_stack"]) == len(in_play) - 5
    assert len({tuple(setup["story_row"]) for setup in deals(options)}) == DEALS


@every_setting
def test_each_player_gets_2_cards_and_6_lie_in_the_row(options: Json) -> None:
    """DS5, DV1: the rest is the pile; with events a pile of 6, 8 or 10 and a supply."""
    players = options["players"]
    for setup in deals(options):
        assert [len(hand) for hand in setup["hands"]] == [2] * players
        assert len(setup["row"]) == 6
        size = 49 - 2 * players
        if options["scenario"] not in ("classic", "team"):
            size = {2: 6, 3: 8, 4: 10}[players]
        assert len(setup["pile"]) == size
        cards = [*setup["row"], *setup["pile"], *setup["supply"]]
        cards += [card for hand in setup["hands"] for card in hand]
        assert sorted(cards) == sorted(card.id for card in BOX.cards)


@every_setting
def test_any_player_may_be_the_first(options: Json) -> None:
    """DS6."""
    assert {setup["first_seat"] for setup in deals(options)} == set(range(options["players"]))


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_stories_are_chosen_counter_clockwise_so_the_first_player_chooses_last(first: int) -> None:
    """DS6."""
    table = Table("0 d 1 d 2 d 3", draft=True, first_seat=first)
    order = []
    for _ in range(4):
        order.append(table.to_move)
        table.play(story(table.to_move))
    assert order == [(first - step) % 4 for step in (1, 2, 3, 4)]
    assert (table.to_move, table.kinds()) == (first, {"take"})


def test_a_story_taken_from_the_row_is_replaced_at_once_from_the_stack() -> None:
    """DS6."""
    table = Table("0 d 1", draft=True)
    assert table.decisions() == [*(story(1, index) for index in range(5)), story(1)]
    table.play(story(1, 2))
    assert table.final["story_row"] == [f"never-{number}" for number in (0, 1, 5, 3, 4)]
    assert table.final["stories"] == [[], ["never-2"]]
    assert table.decisions() == [*(story(0, index) for index in range(5)), story(0)]


def test_the_top_of_the_stack_may_be_taken_unseen_and_is_kept() -> None:
    """DS6."""
    table = Table("0 d 1", draft=True)
    table.play(story(1))
    assert table.final["stories"] == [[], ["never-5"]]
    assert table.final["story_row"] == [f"never-{number}" for number in range(5)]
    assert table.refusal(take(0, 0, 1)) == "DS6"


def test_with_an_empty_stack_a_taken_slot_of_the_row_stays_empty() -> None:
    """DS6, ruling: the others do not move."""
    table = Table("0 d 1", draft=True)
    table.put(stack_top=0, stack_end=0, stack=[NONE] * 32)
    table.play(story(1, 1))
    assert table.final["story_row"] == ["never-0", None, "never-2", "never-3", "never-4"]
    assert table.decisions() == [story(0, index) for index in (0, 2, 3, 4)]
    assert table.refusal(story(0, 1)) == "DS6"
    assert table.refusal(story(0)) == "DS6"


def test_a_story_goes_to_the_leftmost_free_slot() -> None:
    """DS6."""
    table = Table("0 d 1", draft=True).stories(1, "never-8", "never-9")
    table.play(story(1, 0))
    assert table.final["stories"][1] == ["never-8", "never-9", "never-0"]


def test_the_same_seed_deals_the_same_game() -> None:
    """DS1-DS6: and another stream of it another one."""
    setting = GAME.setting({"scenario": "volcano", "players": 4})
    deal = [Game.new(setting, generator(3, stream)).positions.tobytes() for stream in (0, 0, 1)]
    assert deal[0] == deal[1] != deal[2]
