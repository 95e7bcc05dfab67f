"""DT3: nothing secret is in any view, and a resampled world is any world a seat cannot exclude."""

import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, generator
from bivouac.games.dewan.box import PACKAGED
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.setting import Dewan
from bivouac.record.replay import play_event
from tests.conftest import LONG, scale
from tests.contract.knowing import check_hands, check_knowledge, see, viewers
from tests.contract.worlds import check_resampling
from tests.walks import moments

OPTION_SETS = GAME.option_sets()
every_setting = pytest.mark.parametrize(
    "chosen", OPTION_SETS, ids=lambda chosen: f"{chosen['scenario']}-{chosen['players']}"
)


@pytest.mark.slow
@every_setting
def test_what_a_seat_knows_and_can_do_depends_on_nothing_it_cannot_know(chosen: Json) -> None:
    """DT3: half-made journeys included."""
    for seed in range(scale(1)):
        for number, game in enumerate(moments(GAME.setting(chosen), seed, 0.3)):
            check_knowledge(game, number, with_views=number % 3 == 0)


@pytest.mark.slow
@every_setting
def test_hands_are_secret_but_their_sizes_and_what_everybody_saw_are_not(chosen: Json) -> None:
    for game in moments(GAME.setting(chosen), 7, 0.1):
        check_hands(game)


@every_setting
def test_a_view_says_what_a_board_its_sides_and_an_event_are(chosen: Json) -> None:
    """DC6, DM1, DV2: nobody has to know the scenario by its name."""
    setting = GAME.setting(chosen)
    view = see(Game.new(setting, generator(1)), SPECTATOR)
    board, effects = view["board"], view["board"]["effects"]
    first, *others = board["story_camps"]
    assert first == 0
    assert [effects[camp - 1] for camp in others] == ["story"] * effects.count("story")
    assert [effects[camp - 1] for camp in board["tuck_camps"]] == ["tuck"] * board["tuck_slots"]
    assert [*others, *board["tuck_camps"]] == sorted(others) + sorted(board["tuck_camps"])
    is_team = chosen["scenario"] == "team"
    seats = range(setting.seats)
    assert view["sides"] == ([[0, 2], [1, 3]] if is_team else [[seat] for seat in seats])
    events = {"downpour": "water", "volcano": "lava", "lake": "fish"}
    assert board["event"] == events.get(chosen["scenario"])
    assert (board["event"] is None) == (board["pile_size"] is None)


def test_cards_dealt_are_unknown_and_cards_taken_from_the_row_are_known() -> None:
    game = Game.new(GAME.setting({"scenario": "classic", "players": 2}), generator(8))
    chooser = Random(8)
    while see(game, SPECTATOR)["phase"] == "story":
        game.apply(chooser.choice(game.legal()))
    view = see(game, SPECTATOR)
    seat = view["turn"]
    assert view["seats"][seat]["hand"] == []
    assert view["seats"][seat]["unknown"] == 2
    event = {"seat": seat, "do": "take", "slots": [0, 1]}
    play_event(game, event)
    after = see(game, 1 - seat)
    assert set(after["seats"][seat]["hand"]) == set(view["row"][:2])
    assert after["seats"][seat]["unknown"] == 2


def half_made(setting: Dewan) -> Iterator[tuple[Game, Game]]:
    """A random game before each journey, and while it is chosen and paid for."""
    before = Game(setting)
    for game in moments(setting, 9):
        if game.is_between:
            before.positions[:] = game.positions
        else:
            yield before, game


@pytest.mark.slow
@every_setting
def test_a_journey_is_its_mover_s_secret_until_it_is_paid_for(chosen: Json) -> None:
    seen = 0
    chooser = Random(9)
    for before, game in half_made(GAME.setting(chosen)):
        if chooser.random() > (1 if LONG else 0.3):
            continue
        seen += 1
        for seat in viewers(game):
            view = see(game, seat)
            if seat == game.to_move:
                assert view["journey"]["route"]
                assert view["phase"] in ("route", "pay")
            else:
                assert view == see(before, seat)
    assert seen > 0


def test_to_others_a_journey_leaves_no_trace_until_it_is_paid_for() -> None:
    """DT3: while its route is chosen and while it is paid for, they are where it began."""
    paying = 0
    for before, game in half_made(GAME.setting({"scenario": "classic", "players": 3})):
        paying += see(game, game.to_move)["phase"] == "pay"
        for seat in viewers(game):
            if seat != game.to_move:
                known = game.redact(seat).positions.tobytes()
                assert known == before.redact(seat).positions.tobytes()
    assert paying > 0


# Worlds counted another way: every deal and every shuffle that a seat cannot exclude is replayed.

FEW_CARDS = """card = [
    { id = "a", halves = [{ terrain = "forest" }, { terrain = "mountain" }] },
    { id = "b", halves = [{ terrain = "desert" }, { terrain = "badlands" }] },
    { id = "c", halves = [{ terrain = "forest" }, { terrain = "desert" }] },
    { id = "d", halves = [{ terrain = "mountain" }, { terrain = "badlands" }] },
    { id = "e", halves = [{ terrain = "forest" }, { terrain = "badlands" }] },
    { id = "f", halves = [{ terrain = "mountain" }, { terrain = "desert" }] },
    { id = "g", halves = [{ terrain = "water" }, { terrain = "forest" }] },
    { id = "h", halves = [{ terrain = "water" }, { terrain = "mountain" }] },
    { id = "i", halves = [{ terrain = "water" }, { terrain = "desert" }] },
]
"""
EASY_STORIES = """story = [
    { id = "s1", needs = { forest = 1 }, points = 3, fire = 0 },
    { id = "s2", needs = { mountain = 1 }, points = 3, fire = 0 },
    { id = "s3", needs = { desert = 1 }, points = 3, fire = 0 },
    { id = "s4", needs = { badlands = 1 }, points = 3, fire = 0 },
]
"""
SMALL_BOARD = """spaces = ["none", "tuck", "none", "none"]
story_slots = 1
row = 2
dealt = 2
story_row = 2
berry_tokens = 15
berries_per_symbol = 2
water_markers = 8
lava_markers = 8
fish = 20
[pile]
2 = 2
3 = 1
4 = 1
"""


@pytest.fixture(scope="module")
def few_components(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A box for two players only, so small that all its worlds can be listed."""
    folder = tmp_path_factory.mktemp("few")
    scenarios = re.sub(
        r"players = \[.*\]", "players = [2]", (PACKAGED / "scenarios.toml").read_text()
    )
    scenarios = re.sub(r"\[team\].*?(?=\n\[)", "", scenarios, flags=re.DOTALL)
    (folder / "scenarios.toml").write_text(scenarios)
    (folder / "cards.toml").write_text(FEW_CARDS)
    (folder / "stories.toml").write_text(EASY_STORIES)
    (folder / "board.toml").write_text(SMALL_BOARD)
    return folder


def often_places(game: Game, chooser: Random) -> int:
    """Takes cards less often than not."""
    legal = game.legal()
    return legal[-1] if chooser.random() < 0.3 else chooser.choice(legal)


def deals_of(setup: Json, seat: int) -> Iterator[None]:
    """Every deal that a seat cannot exclude at the start, laid out in the setup of a record."""
    other = 1 - seat
    hidden = setup["hands"][other] + setup["pile"] + setup["supply"]
    held, piled = len(setup["hands"][other]), len(setup["pile"])
    for cards in permutations(hidden):
        for stack in permutations(setup["story_stack"]):
            setup["hands"][other] = list(cards[:held])
            setup["pile"] = list(cards[held : held + piled])
            setup["supply"] = list(cards[held + piled :])
            setup["story_stack"] = list(stack)
            yield


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_resampling_gives_every_consistent_world_equally_often(
    few_components: Path, scenario: str
) -> None:
    setting = GAME.setting({"scenario": scenario, "players": 2}, few_components)
    check_resampling(setting, (0, 4, 6, 8, 12, 14), deals_of, often_places)
