"""Matches between two bots: all their games, on many threads, stopped and taken up again.

What a match is stands in `arena_match.py`, how it is written down in `arena_journal.py`, what its
figures mean in `arena_report.py`.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from queue import SimpleQueue
from signal import SIG_IGN, SIGINT, getsignal, signal
from threading import Event, current_thread, main_thread
from time import perf_counter
from typing import Any

from bivouac.bots.budget import Budget, unwatched
from bivouac.bots.play import Player
from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.lab.arena_match import Finished, Match, play_game
from bivouac.lab.arena_report import summary
from bivouac.lab.progress import progress_bar

Report = Callable[[Finished, Json], None]
"""Told of every game when it is over, with its record where one is asked for."""
Played = tuple[Finished, Json] | None


def whole_rounds(match: Match, games: int) -> int:
    """How many games are played where `games` are asked for.

    The games of a round belong together. Against the void each bot plays as many as asked for.
    """
    size = match.games_in_round
    return -(-games // size) * size if match.setting.scored else games * size


def play_match(
    match: Match,
    numbers: Iterable[int],
    report: Report,
    jobs: int = 1,
    stop: Event | None = None,
    *,
    recorded: bool = False,
    player_of: Callable[[Setting], Player] = Player,
) -> float:
    """Play games of a match on `jobs` threads, whose kernels release the lock; the seconds it took.

    `report` is called in this thread, in the order in which games end. Once `stop` is set, the
    games under way are given up. `player_of` makes those who know the bots by their names.
    """
    halt = stop or Event()
    players: SimpleQueue[Player] = SimpleQueue()
    for _ in range(jobs):
        players.put(player_of(match.setting))
    warm_up(match, player_of(match.setting))
    started = perf_counter()

    def work(number: int) -> Played:
        player = players.get()
        try:
            return play_game(match, number, player, lambda _: not halt.is_set(), recorded=recorded)
        finally:
            players.put(player)

    todo = iter(numbers)
    with ThreadPoolExecutor(jobs) as pool:
        try:
            # One more for each thread waits in line, so that none is idle while we report.
            running = {pool.submit(work, number) for number in islice(todo, 2 * jobs)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                tell(done, report)
                if not halt.is_set():
                    running |= {pool.submit(work, number) for number in islice(todo, len(done))}
        finally:
            halt.set()  # whatever went wrong, do not wait for the games that are under way
    return perf_counter() - started


def measure(
    match: Match, games: int, jobs: int, player_of: Callable[[Setting], Player] = Player
) -> dict[str, Any]:
    """Play a match, showing how far it is; its figures."""
    done: list[Finished] = []
    to_play = whole_rounds(match, games)
    with progress_bar(f"{match.name} {match.a} against {match.b}", to_play) as advance:

        def report(finished: Finished, _: object) -> None:
            done.append(finished)
            advance(1)

        seconds = play_match(match, range(to_play), report, jobs, player_of=player_of)
    return summary(match, sorted(done), seconds)


def tell(done: Iterable[Future[Played]], report: Report) -> None:
    """Report the games that came to their end, in order where several have ended meanwhile."""
    games = [played for future in done if (played := future.result()) is not None]
    for finished, record in sorted(games, key=lambda played: played[0].game):
        report(finished, record)


def warm_up(match: Match, player: Player) -> None:
    """Compile what is not compiled yet, so that no turn of the match has to wait for it."""
    game = Game.new(match.setting, generator(match.seed))
    rng = generator(match.seed)
    while game.is_chance:
        game.resolve(rng)
    for bot in {match.a, match.b}:
        player.choose(game.redact(game.to_move), bot, rng, Budget(trials=1), unwatched)


@contextmanager
def stopped_by_interrupt() -> Iterator[Event]:
    """An event that the first Ctrl-C sets, instead of breaking in anywhere; the next one does."""
    stop = Event()
    before = getsignal(SIGINT)
    # Only the main thread hears of signals, and a shell may want its background to hear of none.
    if current_thread() is not main_thread() or before in (SIG_IGN, None):
        yield stop
        return

    def hear(*_: object) -> None:
        stop.set()
        signal(SIGINT, before)

    signal(SIGINT, hear)
    try:
        yield stop
    finally:
        signal(SIGINT, before)
