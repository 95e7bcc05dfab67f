"""Thoughts take turns in the order in which they came, and keep to their budgets."""

import threading

import pytest

from bivouac.bots.budget import Budget
from bivouac.bots.levels import LEVELS, LONGEST_TURN, budget_of
from bivouac.tables.bots import Thought, Turnstile

BOTS = 4
SLICES = 6


def slices_in_order(line: Turnstile) -> list[int]:
    """Who thought when: bots that come one after the other, while the first is still thinking."""
    thought: list[int] = []
    all_here = threading.Event()

    def think(bot: int) -> None:
        with line:
            all_here.wait()
            for _ in range(SLICES):
                thought.append(bot)
                line.pass_on()

    threads = [threading.Thread(target=think, args=(bot,)) for bot in range(BOTS)]
    for here, thread in enumerate(threads):
        thread.start()
        while line.free > 0 or len(line.waiting) < here:
            pass
    all_here.set()
    for thread in threads:
        thread.join()
    return thought


def test_bots_that_share_a_core_think_slice_by_slice_in_turn() -> None:
    assert slices_in_order(Turnstile(1)) == [*range(BOTS)] * SLICES


def test_a_bot_that_thinks_alone_goes_on_at_once() -> None:
    line = Turnstile(1)
    with line:
        line.pass_on()
        assert line.free == 0
    assert line.free == 1


def test_nobody_stands_in_line_once_it_is_open() -> None:
    line = Turnstile(1)
    passed = []

    def think() -> None:
        with line:
            line.pass_on()
            passed.append(True)

    with line:
        threads = [threading.Thread(target=think) for _ in range(BOTS)]
        for thread in threads:
            thread.start()
        line.open()
        for thread in threads:
            thread.join()
    assert len(passed) == BOTS


def test_a_thought_says_how_far_it_is_and_never_goes_back() -> None:
    thought = Thought("level5", 1, 7)
    for share, told in ((0.0, 0.0), (0.4, 0.4), (0.3, 0.4), (1.2, 1.0)):
        assert thought.goes_on(share)
        assert thought.share == told


def test_a_thought_that_nobody_needs_ends_at_once() -> None:
    thought = Thought("level5", 1, 7)
    thought.stop()
    assert not thought.goes_on(0.0)


def test_a_level_takes_its_own_budget_but_no_more_than_its_time() -> None:
    for bot, level in LEVELS.items():
        assert budget_of(bot) == Budget(level.trials, LONGEST_TURN)
        assert budget_of(bot, 250.0) == Budget(level.trials, LONGEST_TURN - 250)
        assert budget_of(bot, 9999.0) == Budget(level.trials, 1.0)  # it has waited too long already
    assert budget_of("greedy") is None


@pytest.mark.slow
def test_a_thought_grows_older_while_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([10.0, 10.25])
    monkeypatch.setattr("bivouac.tables.bots.perf_counter", lambda: next(now))
    assert Thought("level5", 1, 7).age() == 250.0
