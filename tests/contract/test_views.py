"""DT3: nothing secret is in any view, and a resampled world is any world a seat cannot exclude."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from pathlib import Path

import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Refused, generator
from bivouac.games.dewan.box import PACKAGED
from bivouac.games.dewan.game import GAME, Dewan
from bivouac.record.replay import play_event
from bivouac.record.write import Recorder, record_of
from tests.conftest import LONG, scale
from tests.contract.knowing import check_knowledge, viewers

OPTION_SETS = GAME.option_sets()
every_setting = pytest.mark.parametrize(
    "chosen", OPTION_SETS, ids=lambda chosen: f"{chosen['scenario']}-{chosen['players']}"
)


def positions_of(chosen: Json, seed: int, share: float) -> Iterator[Game]:
    """A random game, and of its positions the given share, half-made journeys included."""
    rng = generator(seed)
    chooser = random.Random(seed)
    game = Game.new(GAME.setting(chosen), rng)
    while not game.is_over:
        if chooser.random() < share:
            yield game
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(chooser.choice(game.legal()))
    yield game


@pytest.mark.slow
@every_setting
def test_what_a_seat_knows_and_can_do_depends_on_nothing_it_cannot_know(chosen: Json) -> None:
    """DT3: half-made journeys included."""
    for seed in range(scale(1)):
        for number, game in enumerate(positions_of(chosen, seed, 0.3)):
            check_knowledge(game, number, with_views=number % 3 == 0)


@pytest.mark.slow
@every_setting
def test_hands_are_secret_but_their_sizes_and_what_everybody_saw_are_not(chosen: Json) -> None:
    for game in positions_of(chosen, 7, 0.1):
        true_hands = game.setting.final(game.position)["hands"]
        public = game.observe(SPECTATOR)["seats"]
        for seat in viewers(game):
            for other, tribe in enumerate(game.observe(seat)["seats"]):
                assert tribe["hand_size"] == len(true_hands[other])
                assert tribe["unknown"] == tribe["hand_size"] - len(tribe["hand"])
                shown = set(true_hands[other]) if other == seat else set(public[other]["hand"])
                assert set(tribe["hand"]) == shown
                assert shown <= set(true_hands[other])


def test_cards_dealt_are_unknown_and_cards_taken_from_the_row_are_known() -> None:
    game = Game.new(GAME.setting({"scenario": "classic", "players": 2}), generator(8))
    chooser = random.Random(8)
    while game.observe(SPECTATOR)["phase"] == "story":
        game.apply(chooser.choice(game.legal()))
    view = game.observe(SPECTATOR)
    seat = view["turn"]
    assert view["seats"][seat]["hand"] == []
    assert view["seats"][seat]["unknown"] == 2
    event = {"seat": seat, "do": "take", "slots": [0, 1]}
    play_event(game, event)
    after = game.observe(1 - seat)
    assert set(after["seats"][seat]["hand"]) == set(view["row"][:2])
    assert after["seats"][seat]["unknown"] == 2


@pytest.mark.slow
@every_setting
def test_a_journey_is_its_mover_s_secret_until_it_is_paid_for(chosen: Json) -> None:
    seen = 0
    chooser = random.Random(9)
    before = Game(GAME.setting(chosen))
    for game in positions_of(chosen, 9, 1.0):
        if game.is_over:
            break
        if game.is_between:
            before.positions[:] = game.positions
            continue
        if chooser.random() > (1 if LONG else 0.3):
            continue
        seen += 1
        for seat in viewers(game):
            view = game.observe(seat)
            if seat == game.to_move:
                assert view["journey"]["route"]
                assert view["phase"] in ("route", "pay")
            else:
                assert view == before.observe(seat)
    assert seen > 0


def test_to_others_a_journey_leaves_no_trace_until_it_is_paid_for() -> None:
    """DT3: while its route is chosen and while it is paid for, they are where it began."""
    paying = 0
    before = Game(GAME.setting({"scenario": "classic", "players": 3}))
    for game in positions_of(before.setting.options, 9, 1.0):
        if game.is_over:
            break
        if game.is_between:
            before.positions[:] = game.positions
            continue
        paying += game.observe(game.to_move)["phase"] == "pay"
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


def small_game(setting: Dewan, seed: int, decisions: int) -> Recorder:
    """The first decisions of a random game with few cards; it takes cards less often than not."""
    rng = generator(seed)
    chooser = random.Random(seed)
    recorder = Recorder("dewan", Game.new(setting, rng))
    game = recorder.game
    while not game.is_over and (len(recorder.events) < decisions or not game.is_between):
        if game.is_chance:
            recorder.resolve(rng)
        else:
            legal = game.legal()
            recorder.apply(legal[-1] if chooser.random() < 0.3 else chooser.choice(legal))
    return recorder


def starts_for(recorder: Recorder, seat: int) -> Iterator[Game]:
    """Every deal that a seat cannot exclude at the start, laid out from a record."""
    record = record_of("dewan", recorder.start, [], recorder.start)
    setup = record["setup"]
    other = 1 - seat
    hidden = setup["hands"][other] + setup["pile"] + setup["supply"]
    held, piled = len(setup["hands"][other]), len(setup["pile"])
    for cards in permutations(hidden):
        for stack in permutations(setup["story_stack"]):
            setup["hands"][other] = list(cards[:held])
            setup["pile"] = list(cards[held : held + piled])
            setup["supply"] = list(cards[held + piled :])
            setup["story_stack"] = list(stack)
            yield GAME.lay_out(recorder.game.setting, record)


def outcomes_of(event: Event) -> Iterator[Event]:
    """The event as it may have been: a shuffle may have given any order."""
    if event.get("chance") != "shuffle":
        yield event
        return
    for cards in permutations(event["cards"]):
        yield {**event, "cards": list(cards)}


def worlds_for(recorder: Recorder, seat: int) -> Counter[bytes]:
    """Every world that fits all a seat has seen, with the number of ways it came about."""
    truth = recorder.start.copy()
    games = list(starts_for(recorder, seat))
    for event in recorder.events:
        play_event(truth, event)
        view = truth.observe(seat)
        games = [after for game in games for after in replays(game, event, seat, view)]
    return Counter(game.positions.tobytes() for game in games)


def replays(game: Game, event: Event, seat: int, view: Json) -> Iterator[Game]:
    """What may follow in one world, if it looks like what the seat saw."""
    for outcome in outcomes_of(event):
        after = game.copy()
        try:
            play_event(after, outcome)
        except Refused:
            continue
        if after.observe(seat) == view:
            yield after


def is_uniform(counts: Counter[bytes], worlds: Counter[bytes]) -> bool:
    """A chi-square test, with a limit that one fair test in a million would miss."""
    total, ways = counts.total(), worlds.total()
    expected = {world: total * weight / ways for world, weight in worlds.items()}
    statistic = sum((counts[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(worlds) - 1
    return bool(statistic < freedom + 5 * (2 * freedom) ** 0.5 + 12)


def telling_games(setting: Dewan) -> Iterator[tuple[Recorder, list[Counter[bytes]]]]:
    """Games with the worlds of each seat, where there is something to tell apart.

    Shuffles of more than five cards would take too long to list.
    """
    for seed in range(scale(20)):
        for decisions in (0, 4, 6, 8, 12, 14):
            recorder = small_game(setting, seed, decisions)
            shuffles = [len(event["cards"]) for event in recorder.events if "cards" in event]
            if len(shuffles) <= 2 and max(shuffles, default=0) <= 5:
                worlds = [worlds_for(recorder, seat) for seat in range(2)]
                if max(map(len, worlds)) >= 3:
                    yield recorder, worlds


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["classic", "downpour", "volcano", "lake"])
def test_resampling_gives_every_consistent_world_equally_often(
    few_components: Path, scenario: str
) -> None:
    setting = GAME.setting({"scenario": scenario, "players": 2}, few_components)
    rng = generator(1, 1)
    games = list(islice(telling_games(setting), scale(5, short=2)))
    assert len(games) == scale(5, short=2)
    for recorder, possible in games:
        for seat, worlds in enumerate(possible):
            assert recorder.game.positions.tobytes() in worlds
            counts = Counter(
                recorder.game.resample(seat, rng).positions.tobytes()
                for _ in range(60 * len(worlds))
            )
            assert set(counts) == set(worlds)
            assert is_uniform(counts, worlds)
