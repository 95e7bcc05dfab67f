"""Matches: paired deals, rotated seats, and games that depend on nothing but the match."""

from dataclasses import replace
from threading import Event

import pytest

from bivouac.bots.budget import Budget
from bivouac.core.contract import Json
from bivouac.core.registry import find_game
from bivouac.lab.arena import play_match, whole_rounds
from bivouac.lab.arena_match import Finished, Match, Pace
from bivouac.lab.arena_report import summary


def match_of(
    name: str = "dewan", a: str = "greedy", b: str = "random", seed: int = 1, **chosen: object
) -> Match:
    return Match(name, find_game(name).setting(chosen), a, b, seed)


def play(match: Match, games: int, jobs: int = 1) -> list[Finished]:
    """The games of a match in order."""
    done: list[Finished] = []
    play_match(match, range(games), lambda game, _: done.append(game), jobs)
    return sorted(done)


def records_of(match: Match, games: int) -> list[Json]:
    found: list[Json] = []
    play_match(match, range(games), lambda _, record: found.append(record), recorded=True)
    return sorted(found, key=lambda record: int(record["seeds"]["game"]))


def timeless(games: list[Finished]) -> list[Finished]:
    """The games without what the clock said."""
    return [
        game._replace(
            a_pace=game.a_pace._replace(milliseconds=0, longest=0),
            b_pace=game.b_pace._replace(milliseconds=0, longest=0),
        )
        for game in games
    ]


@pytest.mark.parametrize(
    ("match", "seats"),
    [
        (match_of(players=2), [(0,), (1,)]),
        (match_of(players=4), [(0,), (1,), (2,), (3,)]),
        (match_of(scenario="team", players=4), [(0, 2), (1, 3)]),
        (match_of("iwari", players=2), [(0,), (1,)]),  # nobody sits at the third tribe
        (match_of("iwari", players=3), [(0,), (1,), (2,)]),
        (match_of("iwari", mode="solo"), [(0,), ()]),
        (match_of("iwari", mode="coop"), [(0, 1), ()]),
    ],
    ids=lambda value: value.title if isinstance(value, Match) else None,
)
def test_a_has_every_side_once_in_a_round(match: Match, seats: list[tuple[int, ...]]) -> None:
    assert [match.a_seats(number) for number in range(2 * match.games_in_round)] == seats * 2
    for number, mine in enumerate(seats):
        everybody = range(match.setting.seats)
        bots = ["greedy" if seat in mine else "random" for seat in everybody]
        assert match.bots(number) == bots


@pytest.mark.slow
@pytest.mark.parametrize(
    "match",
    [
        match_of(a="random", players=3),
        match_of(scenario="team", players=4),
        match_of("iwari", a="random", players=2),
        match_of("iwari", mode="coop"),
    ],
    ids=lambda match: match.title,
)
def test_the_games_of_a_round_have_one_deal_and_those_of_two_rounds_have_not(match: Match) -> None:
    size = match.games_in_round
    setups = [record["setup"] for record in records_of(match, 2 * size)]
    assert all(setup == setups[0] for setup in setups[:size])
    assert all(setup == setups[size] for setup in setups[size:])
    assert setups[0] != setups[size]


def test_seats_draw_from_streams_of_their_own() -> None:
    """Two random players on the same seat of one deal do not make the same moves."""
    one, other = (record["events"] for record in records_of(match_of(a="random"), 2))
    assert one != other


@pytest.mark.parametrize("bot", ["greedy", "level2"])
def test_the_number_of_jobs_does_not_change_the_games(bot: str) -> None:
    match = match_of(a=bot, b="greedy", players=3)
    match = replace(match, a_budget=Budget(trials=20), b_budget=Budget(trials=20))
    assert timeless(play(match, 6, jobs=1)) == timeless(play(match, 6, jobs=3))


def test_another_seed_gives_other_games() -> None:
    """A test of equality must be able to fail."""
    assert timeless(play(match_of(seed=1), 4)) != timeless(play(match_of(seed=2), 4))


def test_games_are_asked_for_by_whole_rounds() -> None:
    assert whole_rounds(match_of(players=4), 1) == 4
    assert whole_rounds(match_of(players=4), 8) == 8
    assert whole_rounds(match_of(players=3), 100) == 102
    assert whole_rounds(match_of("iwari", mode="solo"), 5) == 10  # five by each


@pytest.mark.parametrize(
    "match",
    [match_of(players=4), match_of(scenario="team", players=4), match_of("iwari", players=3)],
    ids=lambda match: match.title,
)
def test_greedy_beats_random_from_every_side(match: Match) -> None:
    figures = summary(match, play(match, 4 * match.games_in_round), 1.0)
    assert figures["win_rate"] > 0.9
    assert figures["mean_score"]["a"] > figures["mean_score"]["b"]
    assert figures["chance"] == pytest.approx(1 / match.games_in_round, abs=1e-4)
    assert [row["seats"] for row in figures["by_seat"]] == [
        list(match.a_seats(place)) for place in range(match.games_in_round)
    ]
    assert min(row["win_rate"] for row in figures["by_seat"]) > 0.5


def test_a_bot_against_itself_wins_half() -> None:
    figures = summary(match_of(b="greedy"), play(match_of(b="greedy"), 200), 1.0)
    assert figures["interval"][0] < 0.5 < figures["interval"][1]


def test_what_the_third_tribe_wins_is_chance_for_nobody() -> None:
    """I2.2: where it is first alone both have lost, so equal players win less than half."""
    match = match_of("iwari", a="random", players=2)
    figures = summary(match, play(match, 60), 1.0)
    assert figures["win_rate"] + figures["b_win_rate"] < 1
    together = figures["win_rate"] + figures["b_win_rate"]
    assert figures["chance"] == pytest.approx(together / 2, abs=1e-4)


def test_against_the_void_both_play_the_same_deals() -> None:
    match = match_of("iwari", mode="solo", void_limit=6)
    games = play(match, 40)
    assert [game.b_share is None for game in games] == [True, False] * 20
    assert all(game.ending for game in games)
    figures = summary(match, games, 1.0)
    assert figures["games"] == figures["rounds"] == 20
    difference = figures["win_rate"] - figures["b_win_rate"]
    assert figures["difference"] == pytest.approx(difference, abs=1e-4)
    low, high = figures["difference_interval"]
    assert 0 < low < difference < high
    assert "mean_score" not in figures
    assert "chance" not in figures


def test_a_summary_adds_up() -> None:
    """Two rounds of two games, worked out by hand; the second game is shared."""
    match = match_of()
    played = [(0, 1.0, 40.0, 30.0), (1, 0.5, 20.0, 20.0), (2, 0.0, 10.0, 50.0), (3, 1.0, 30.0, 0.0)]
    games = [
        Finished(n, (n % 2,), won, 1 - won, a, b, None, 30, Pace(10, 20.0, 9.0), Pace(5, 1.0, 1.0))
        for n, won, a, b in played
    ]
    figures = summary(match, games, 1.5)
    assert figures["win_rate"] == 0.625
    assert figures["b_win_rate"] == 0.375
    assert figures["by_seat"] == [{"seats": [0], "win_rate": 0.5}, {"seats": [1], "win_rate": 0.75}]
    assert figures["mean_score"] == {"a": 25.0, "b": 25.0}
    assert figures["ms_per_turn"] == {"a": 2.0, "b": 0.2}
    assert figures["longest_ms"] == {"a": 9.0, "b": 1.0}
    assert figures["rounds"] == 2


def test_a_stopped_match_reports_only_games_that_came_to_their_end() -> None:
    stop = Event()
    done: list[Finished] = []

    def report(game: Finished, _: Json) -> None:
        done.append(game)
        if len(done) == 3:
            stop.set()

    play_match(match_of(), range(1000), report, 2, stop)
    assert 3 <= len(done) < 20
    whole = {game.game: game for game in timeless(play(match_of(), 30))}
    assert all(whole[game.game] == game for game in timeless(done))


def test_an_error_of_whoever_is_told_ends_the_match() -> None:
    def report(_: Finished, __: Json) -> None:
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        play_match(match_of(), range(100_000), report, 2)


def test_a_title_tells_matches_apart() -> None:
    match = match_of(players=3)
    assert match.title == "dewan scenario=classic players=3: greedy against random, seed 1"
    both = Budget(trials=500, milliseconds=20)
    limited = replace(match, a_budget=both, b_budget=both)
    assert limited.title == f"{match.title}, 500 trials a turn, 20 ms a turn"
    uneven = replace(limited, b_budget=Budget(trials=7))
    assert uneven.title == f"{match.title}, 500 trials for A, 20 ms for A, 7 trials for B"
    assert uneven.budgets(1) == [uneven.b_budget, both, uneven.b_budget]
    assert "components=" in replace(match, own_components=True).title
