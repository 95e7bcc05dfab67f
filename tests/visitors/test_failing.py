"""A bot by somebody else that fails loses its own seat: the game goes on, and is told honestly."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from bivouac.bots.play import Forfeit, Played
from bivouac.core.contract import Json, Message, Result, Setting
from bivouac.core.registry import find_game
from bivouac.lab.forfeits import winners_of
from bivouac.lab.recording import record_game
from bivouac.lab.simulate import outcome_of
from bivouac.lab.visiting import VisitedPlayer
from bivouac.record.check import check_record
from bivouac.visitors.limits import Limits
from bivouac.visitors.names import Visitor
from bivouac.visitors.party import Party
from tests.lab.processes import is_there
from tests.visitors.odd import odd

PATIENT, IMPATIENT = Limits(120, 1024), Limits(0.5, 1024)
SEED = 5
WAYS = {
    "crash": "ended",
    "words": "garbled",
    "list": "garbled",
    "number": "garbled",
    "unknown": "garbled",
    "nan": "garbled",
    "deep": "garbled",
    "late": "garbled",
    "endless": "long",
    "asks": "asks",
    "insist": "illegal",
    "swell": "ended",
}
"""What can be wrong with a bot that has played well for a while, and what is said of it then."""
AT_ONCE = {"crash-at-once": "ended", "words-at-once": "garbled", "declines": "declines"}
SLOW = ("hang", "child", "close", "hang-at-once")


def setting_of(game: str = "dewan", **options: Json) -> Setting:
    return find_game(game).setting(options)


@contextmanager
def playing(visitor: Visitor, setting: Setting, limits: Limits) -> Iterator[VisitedPlayer]:
    """A player who knows one bot by somebody else; nothing of that is left at the end."""
    with Party({visitor.name: visitor}, limits) as party:
        yield VisitedPlayer(setting, party)
        keepers = [process.keeper.pid for process in party.all]
    assert not any(map(is_there, keepers))


def one_game(what: str, first: int, limits: Limits) -> list[Forfeit]:
    """Who forfeits a game against greedy, which becomes a sound record all the same."""
    with playing(odd(what, first), setting_of(players=2), limits) as player:
        game, record, _ = record_game("dewan", player, ["odd", "greedy"], SEED, 0)
        check_record(record)
        assert game.is_over
        assert record["names"] == ["odd 0", "greedy 1"]
        noted = [{"seat": one.seat, "event": one.event, "by": one.by} for one in player.forfeits]
        assert record.get("forfeits", []) == noted
        return player.forfeits


@pytest.mark.slow
@pytest.mark.parametrize("what", WAYS)
def test_whatever_goes_wrong_in_a_game_it_goes_on(what: str) -> None:
    (forfeit,) = one_game(what, 3, PATIENT)
    assert forfeit.why.key == f"visitor-{WAYS[what]}"
    assert (forfeit.seat, forfeit.bot, forfeit.by) == (0, "odd", "greedy")
    assert forfeit.event > 2


@pytest.mark.slow
@pytest.mark.parametrize("what", AT_ONCE)
def test_one_that_does_not_begin_has_decided_nothing(what: str) -> None:
    (forfeit,) = one_game(what, 1, PATIENT)
    assert forfeit.why.key == f"visitor-{AT_ONCE[what]}"
    assert forfeit.event == 0


@pytest.mark.slow
@pytest.mark.parametrize("what", SLOW)
def test_one_that_does_not_answer_is_waited_for_so_long_and_no_longer(what: str) -> None:
    (forfeit,) = one_game(what, 1, IMPATIENT)
    assert forfeit.why.key == "visitor-slow"


@pytest.mark.slow
@pytest.mark.parametrize("what", ["none", "chatter", "mend"])
def test_what_can_be_borne_is_borne(what: str) -> None:
    assert one_game(what, 1, PATIENT) == []


@pytest.mark.slow
def test_two_at_one_table_fail_each_for_itself() -> None:
    with playing(odd("crash", 3), setting_of(players=3), PATIENT) as player:
        played = player.play_games(["odd", "greedy", "odd"], SEED, 7, 2)
    assert sorted((one.game, one.seat) for one in played.forfeits) == [
        (7, 0),
        (7, 2),
        (8, 0),
        (8, 2),
    ]
    assert played.forfeits[0].detail == "I had no luck"


def forfeits(*seats: int) -> tuple[Forfeit, ...]:
    """Forfeits of game 0."""
    why = Message("visitor-slow", {"seconds": 1})
    return tuple(Forfeit(0, seat, "odd", 1, "greedy", why, "") for seat in seats)


@pytest.mark.parametrize(
    ("options", "lost", "winners"),
    [
        ({"players": 3}, (), (0,)),
        ({"players": 3}, (0,), (1, 2)),
        ({"players": 3}, (0, 2), (1,)),
        ({"players": 3}, (0, 1, 2), ()),
        ({"players": 4, "scenario": "team"}, (2,), (1, 3)),
    ],
)
def test_who_forfeits_has_lost_and_the_best_of_the_others_wins(
    options: Json, lost: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """By the result, and by the figures of a simulation."""
    setting = setting_of(**options)
    scores = (9, 5, 5)[: setting.sides]
    best = tuple(seat for seat in range(setting.seats) if seat % setting.sides == 0)
    result = Result(scores, (), (0,) * setting.sides, best)
    assert winners_of(result, setting, forfeits(*lost)) == winners
    points = np.array(scores)[None, :, None]
    none = np.zeros((1, setting.sides), np.int32)
    part = Played(points, none, none[:, 0], none[:, 0], 1, forfeits(*lost))
    shares = outcome_of(setting, ["odd"] * setting.seats, 1, [part], 1.0).shares[0]
    assert [seat for seat in range(setting.seats) if shares[seat] > 0] == [*winners]
    assert shares.sum() == (1 if winners else 0)


def test_against_the_void_all_lose_with_whoever_forfeits() -> None:
    setting = setting_of("iwari", mode="coop", players=2)
    won = Result((), (), (), (0, 1), {"reason": "limit"})
    assert winners_of(won, setting, ()) == (0, 1)
    assert winners_of(won, setting, forfeits(1)) == ()
    points = np.array([[[1], [1], [0]]])
    none = np.zeros((1, 3), np.int32)
    for lost in ((), (1,)):
        part = Played(points, none, none[:, 0], none[:, 0], 1, forfeits(*lost))
        shares = outcome_of(setting, ["odd", "odd"], 1, [part], 1.0).shares
        assert shares.tolist() == [[0, 0] if lost else [1, 1]]
