"""One contract: what holds for Dewan and Iwari holds for a toy that nobody outside tests knows."""

import ast
import inspect
import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

import bivouac
from bivouac.bots.budget import Budget
from bivouac.bots.names import BOTS, PLAIN
from bivouac.bots.play import Player
from bivouac.cli import main
from bivouac.core import registry, rules
from bivouac.core.contract import SPECTATOR, Game, Message, Refused, Setting, generator
from bivouac.core.registry import find_game
from bivouac.lab.bench import bench_setting
from bivouac.lab.outputs import play_recorded
from bivouac.lab.perft import perft
from bivouac.lab.simulate import simulate
from bivouac.record.check import check_record
from bivouac.record.faults import RecordError
from bivouac.record.replay import play_event, replay
from bivouac.record.write import Recorder
from tests.conftest import scale

A_FEW = Budget(trials=40)
"""Enough for a level to think, whatever it comes to."""
SCENARIOS = ("classic", "team", "downpour", "volcano", "lake")
DEEDS = ["union", "discovery", "honour", "respect"]
IWARI: dict[str, dict[str, object]] = {
    "two": {"map": "new-horizons", "players": 2, "deeds": DEEDS},
    "three": {"map": "vast-lands", "players": 3, "draft": True},
    "four": {"map": "new-horizons", "players": 4, "deeds": DEEDS, "settlements": "path"},
    "five": {"map": "vast-lands", "players": 5, "deeds": ["honour"]},
}
CASES: dict[str, tuple[str, dict[str, object]]]
CASES = {"nine": ("nine", {})} | {f"dewan-{s}": ("dewan", {"scenario": s}) for s in SCENARIOS}
CASES |= {f"iwari-{name}": ("iwari", chosen) for name, chosen in IWARI.items()}


@pytest.fixture(autouse=True)
def nine_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "nine", "tests.contract.toy")


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> tuple[str, Setting]:
    """A game's name and a setting of it."""
    name, chosen = CASES[request.param]
    return name, find_game(name).setting(chosen)


@pytest.fixture
def setting(case: tuple[str, Setting]) -> Setting:
    return case[1]


def moments(setting: Setting, seed: int, share: float = 1.0) -> Iterator[Game]:
    """A random game, and of its positions the given share, half-made decisions included."""
    rng = generator(seed)
    chooser = random.Random(seed)
    game = Game.new(setting, rng)
    while not game.is_over:
        if chooser.random() < share:
            yield game
        if game.is_chance:
            game.resolve(rng)
        else:
            game.apply(chooser.choice(game.legal()))
    yield game


def decides(game: Game) -> bool:
    return not game.is_over and not game.is_chance


def known(game: Game) -> bytes:
    """A position as bytes, to compare."""
    return game.positions.tobytes()


def played(game: Game, steps: Sequence[int]) -> Game:
    """A copy of the game with some steps played, each of which must be legal.

    Of identical choices `legal` lists one; a plan may name another.
    """
    game = game.copy()
    for step in steps:
        assert game.setting.is_listed(game.position, step, game.legal())
        game.apply(step)
    return game


def record_games(case: tuple[str, Setting], games: int) -> Iterator[Recorder]:
    name, setting = case
    for seed in range(games):
        rng = generator(seed)
        chooser = random.Random(seed)
        recorder = Recorder(name, Game.new(setting, rng))
        while not recorder.game.is_over:
            if recorder.game.is_chance:
                recorder.resolve(rng)
            else:
                recorder.apply(chooser.choice(recorder.game.legal()))
        yield recorder


def test_a_game_offers_every_kernel_of_the_contract(setting: Setting) -> None:
    for name, function in inspect.getmembers(rules, inspect.isfunction):
        offered = getattr(setting.rules, name)
        offered = getattr(offered, "py_func", offered)
        assert (
            list(inspect.signature(offered).parameters)[:2]
            == (list(inspect.signature(function).parameters)[:2])
        ), name
    for name in ("Position", "Work", "Plan", "Search", "PLANS"):
        assert hasattr(setting.rules, name)


def test_a_new_game_waits_for_a_decision_and_the_same_seed_gives_the_same_game(
    setting: Setting,
) -> None:
    for seed in range(scale(20)):
        game = Game.new(setting, generator(seed))
        assert decides(game)
        assert game.is_between
        assert 0 <= game.to_move < setting.seats
        assert known(game) == known(Game.new(setting, generator(seed)))
    assert known(Game.new(setting, generator(1))) != known(Game.new(setting, generator(2)))


def test_before_the_end_there_is_always_a_legal_step_and_each_is_listed_once(
    setting: Setting,
) -> None:
    for seed in range(scale(5)):
        for game in moments(setting, seed):
            steps = game.legal()
            assert bool(steps) == decides(game)
            assert len(set(steps)) == len(steps)
            assert all(0 <= step < setting.step_space for step in steps)


def test_applying_a_step_draws_nothing_and_changes_no_copy(setting: Setting) -> None:
    for game in moments(setting, 3, 0.3):
        if decides(game):
            before = known(game)
            for step in game.legal():
                assert known(played(game, [step])) == known(played(game, [step]))
            assert known(game) == before


def test_a_recorded_outcome_of_chance_gives_what_the_generator_gave(setting: Setting) -> None:
    met = 0
    for seed in range(scale(20)):
        for game in moments(setting, seed):
            if game.is_chance:
                drawn, told = game.copy(), game.copy()
                drawn.resolve(generator(seed))
                event = setting.chance_event(game.position, drawn.position)
                told.resolve_with(json.loads(json.dumps(event)))
                assert known(told) == known(drawn)
                met += 1
    assert met > 0


def test_chance_that_is_not_due_is_refused(setting: Setting) -> None:
    game = Game.new(setting, generator(1))
    with pytest.raises(Refused):
        game.resolve_with({"chance": "card", "card": 1})


def test_a_decision_said_as_an_event_is_the_same_decision(case: tuple[str, Setting]) -> None:
    for recorder in record_games(case, scale(3)):
        game = recorder.start.copy()
        for event in json.loads(json.dumps(recorder.events)):
            before = game.copy()
            play_event(game, event)
            if "do" in event:
                assert event["seat"] == before.to_move
                steps = before.setting.steps(before.position, event)
                assert before.setting.event(before.position, steps) == event
        assert known(game) == known(recorder.game)


def test_an_event_means_messages_to_people(case: tuple[str, Setting]) -> None:
    (recorder,) = record_games(case, 1)
    for moment in replay(recorder.record()):
        told = case[1].describe(moment.before, moment.event, moment.game.position)
        assert all(isinstance(message, Message) for message in told)


def test_what_a_seat_knows_depends_on_nothing_it_cannot_know(setting: Setting) -> None:
    rng = generator(1)
    for seed in range(scale(3, short=1)):
        for game in moments(setting, seed, 0.2):
            for seat in (SPECTATOR, *range(setting.seats)):
                redacted = game.redact(seat)
                assert known(redacted.redact(seat)) == known(redacted)
                assert redacted.observe(seat) == game.observe(seat)
                world = game.resample(seat, rng)
                assert known(world.redact(seat)) == known(redacted)
                assert world.observe(seat) == game.observe(seat)
                json.dumps(game.observe(seat))


def test_the_mover_has_the_same_choices_in_every_world(setting: Setting) -> None:
    rng = generator(2)
    for game in moments(setting, 4, 0.3):
        if decides(game):
            assert game.redact(game.to_move).legal() == game.legal()
            assert game.resample(game.to_move, rng).legal() == game.legal()


def test_a_plan_is_made_of_legal_steps_and_completes_a_decision(setting: Setting) -> None:
    for seed in range(scale(2)):
        for game in moments(setting, seed, 0.3):
            if decides(game):
                plans = game.plans()
                assert plans
                for plan in plans:
                    assert played(game, plan.steps).is_between
                    assert len(plan.steps) <= setting.rules.Plan.STEPS


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_every_game_to_its_end(setting: Setting, bot: str) -> None:
    player = Player(setting)
    for seed in range(scale(3)):
        rng = generator(seed)
        game = Game.new(setting, rng)
        while not game.is_over:
            if game.is_chance:
                game.resolve(rng)
            else:
                game = played(game, player.choose(game, bot, rng, A_FEW))


def test_a_bot_decides_by_what_its_seat_may_know(setting: Setting) -> None:
    player = Player(setting)
    for game in moments(setting, 7, 0.3):
        if decides(game):
            world = game.resample(game.to_move, generator(8))
            for bot in BOTS:
                assert player.choose(game, bot, generator(9), A_FEW) == (
                    player.choose(world, bot, generator(9), A_FEW)
                )


def test_points_add_up_and_the_best_win(setting: Setting) -> None:
    for seed in range(scale(5)):
        *_, game = moments(setting, seed, 0)
        result = game.result()
        assert len(result.scores) == setting.sides
        for points, by_key in zip(result.scores, result.breakdown, strict=True):
            assert tuple(by_key) == setting.keys_in_play
            assert sum(by_key.values()) == points
        best = max(zip(result.scores, result.tie_break, strict=True))
        for seat in range(setting.seats):
            side = seat % setting.sides
            has_best = (result.scores[side], result.tie_break[side]) == best
            assert has_best == (seat in result.winners)


def test_simulated_games_are_the_same_on_any_number_of_threads_and_as_records(
    case: tuple[str, Setting],
) -> None:
    name, setting = case
    bots = [(*PLAIN, "level3")[seat % 3] for seat in range(setting.seats)]
    games = scale(20)
    one = simulate(setting, bots, games, 5)
    two = simulate(setting, bots, games, 5, jobs=2)
    assert one.points.tolist() == two.points.tolist()
    assert one.turns.tolist() == two.turns.tolist()
    for number, record in enumerate(play_recorded(name, setting, bots, 5, 3)):
        assert record["result"]["scores"] == one.scores[number].tolist()
        assert check_record(record).result is not None


def count_by_hand(game: Game, depth: int, made: int, seed: int) -> int:
    """Perft again, walking the tree from Python; chance depends on the seed and the depth alone."""
    while game.is_chance:
        game.resolve(generator(seed, 1 + made))
    if game.is_over or (made == depth and game.is_between):
        return 1
    total = 0
    for step in game.legal():
        after = played(game, [step])
        total += count_by_hand(after, depth, made + after.is_between, seed)
    return total


def test_perft_counts_decisions(setting: Setting) -> None:
    for depth in range(3):
        by_hand = count_by_hand(Game.new(setting, generator(4)), depth, 0, 4)
        assert perft(setting, 4, depth) == by_hand


def test_speed_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.lab.bench.SECONDS_PER_RUN", 0.001)
    row = bench_setting(find_game("nine").setting({}))
    assert row["games_per_s"] > 0
    assert row["players"] == 2


def test_a_record_is_sound_whole_or_unfinished_and_needs_nothing_else(
    case: tuple[str, Setting],
) -> None:
    for recorder in record_games(case, scale(3)):
        record = json.loads(json.dumps(recorder.record(names=["Una"])))
        summary = check_record(record)
        assert summary.result == recorder.game.result()
        unfinished = {**record, "events": record["events"][: len(record["events"]) // 2]}
        assert check_record({**unfinished, "result": None}).result is None


def change_seat(record: dict[str, object], seats: int) -> None:
    events = record["events"]
    assert isinstance(events, list)
    events[0]["seat"] = (events[0]["seat"] + 1) % seats


def drop_event(record: dict[str, object], seats: int) -> None:
    events = record["events"]
    assert isinstance(events, list)
    del events[-1]


def claim_points(record: dict[str, object], seats: int) -> None:
    result = record["result"]
    assert isinstance(result, dict)
    result["scores"][0] += 1


@pytest.mark.parametrize("tamper", [change_seat, drop_event, claim_points])
def test_a_record_tampered_with_is_refused(
    case: tuple[str, Setting], tamper: Callable[[dict[str, object], int], None]
) -> None:
    (recorder,) = record_games(case, 1)
    record = json.loads(json.dumps(recorder.record()))
    tamper(record, case[1].seats)
    with pytest.raises(RecordError):
        check_record(record)


def test_a_refused_event_changes_nothing(setting: Setting) -> None:
    game = Game.new(setting, generator(6))
    before = known(game)
    for event in ({"seat": game.to_move, "do": "fly"}, {"do": "draw"}, {"chance": "storm"}):
        with pytest.raises(Refused):
            play_event(game, event)
        assert known(game) == before


def test_the_command_line_plays_counts_and_checks_any_registered_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    chosen = ["nine", "--set", "limit=10"]
    simulated = [*chosen, "--bots", "greedy,random", "--games", "9", "--records", str(file)]
    assert main(["simulate", *simulated, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 9
    assert main(["check", str(file)]) == 0
    assert "9 records" in capsys.readouterr().out
    assert main(["perft", *chosen, "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 2\n2 4\n"
    assert main(["simulate", "nine", "--set", "limit=30"]) == 2
    assert "limit" in capsys.readouterr().err


WEB = ("store", "tables", "server")


@pytest.mark.parametrize(
    ("room", "closed"),
    [
        ("core", ("games", "record", "bots", "lab", "terminal", *WEB)),
        ("games", ("record", "bots", "lab", "terminal", *WEB)),
        ("record", ("games", "bots", "lab", "terminal", *WEB)),
        ("bots", ("games", "record", "lab", "terminal", *WEB)),
        ("lab", ("games", "terminal", *WEB)),
        ("terminal", ("lab", *WEB)),
        ("store", ("games", "record", "bots", "lab", "terminal", "tables", "server")),
        ("tables", ("games", "lab", "terminal", "server")),
        ("server", ("games", "terminal")),
    ],
)
def test_dependencies_point_one_way(room: str, closed: Sequence[str]) -> None:
    package = Path(bivouac.__file__).parent
    for file in sorted((package / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert not name.startswith(tuple(f"bivouac.{other}" for other in closed)), file
