"""Every world that a seat cannot exclude, counted by replaying every deal and every shuffle."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations
from random import Random

from bivouac.core.contract import Event, Game, Json, Refused, Setting, generator
from bivouac.record.replay import play_event
from bivouac.record.write import Recorder, record_of
from tests.conftest import scale
from tests.contract.knowing import see
from tests.walks import Pick, any_step, go_on

MOST_SHUFFLED = 5
"""A shuffle of more cards, or a third one, would take too long to list."""
Deals = Callable[[Json, int], Iterator[None]]
"""Lays out a record's setup in one way after the other that a seat cannot exclude."""


def small_game(setting: Setting, seed: int, decisions: int, pick: Pick) -> Recorder:
    """The first decisions of a random game with few cards."""
    rng, chooser = generator(seed), Random(seed)
    recorder = Recorder(setting.game, Game.new(setting, rng))
    game = recorder.game
    while not game.is_over and (len(recorder.events) < decisions or not game.is_between):
        go_on(recorder, rng, chooser, pick)
    return recorder


def is_shuffle(event: Event) -> bool:
    """Chance decides an order of cards; where an odd berry goes, everybody sees."""
    return event.get("chance") == "shuffle"


def outcomes_of(game: Game, event: Event) -> Iterator[Event]:
    """The event as it may have been: a shuffle in any order, a draw of whatever lies on top."""
    if not is_shuffle(event):
        yield game.setting.completed(game.position, event)
        return
    for cards in permutations(event["cards"]):
        yield {**event, "cards": list(cards)}


def replays(game: Game, event: Event, seat: int, view: Json) -> Iterator[Game]:
    """What may follow in one world, if it looks like what the seat saw."""
    for outcome in outcomes_of(game, event):
        after = game.copy()
        try:
            play_event(after, outcome)
        except Refused:
            continue
        if see(after, seat) == view:
            yield after


def worlds_for(recorder: Recorder, seat: int, deals: Deals) -> Counter[bytes]:
    """Every world that fits all a seat has seen, with the number of ways it came about."""
    truth, setting = recorder.start.copy(), recorder.game.setting
    record = record_of(setting.game, recorder.start, [], recorder.start)
    games = [setting.lay_out(record) for _ in deals(record["setup"], seat)]
    for event in recorder.events:
        play_event(truth, event)
        view = see(truth, seat)
        games = [after for game in games for after in replays(game, event, seat, view)]
    return Counter(game.positions.tobytes() for game in games)


def is_uniform(counts: Counter[bytes], worlds: Counter[bytes]) -> bool:
    """A chi-square test, with a limit that one fair test in a million would miss."""
    total, ways = counts.total(), worlds.total()
    expected = {world: total * weight / ways for world, weight in worlds.items()}
    statistic = sum((counts[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(worlds) - 1
    return bool(statistic < freedom + 5 * (2 * freedom) ** 0.5 + 12)


def telling_games(
    setting: Setting, lengths: Sequence[int], deals: Deals, pick: Pick
) -> Iterator[tuple[Recorder, list[Counter[bytes]]]]:
    """Games with the worlds of each seat, where there is something to tell apart."""
    for seed in range(scale(30)):
        for decisions in lengths:
            recorder = small_game(setting, seed, decisions, pick)
            shuffles = [len(event["cards"]) for event in recorder.events if is_shuffle(event)]
            if len(shuffles) <= 2 and max(shuffles, default=0) <= MOST_SHUFFLED:
                worlds = [worlds_for(recorder, seat, deals) for seat in range(2)]
                if max(map(len, worlds)) >= 3:
                    yield recorder, worlds


def check_resampling(
    setting: Setting, lengths: Sequence[int], deals: Deals, pick: Pick = any_step
) -> None:
    """A resampled world is any world a seat cannot exclude, and all are equally likely."""
    rng, count = generator(1, 1), scale(5, short=2)
    games = list(islice(telling_games(setting, lengths, deals, pick), count))
    assert len(games) == count
    for recorder, possible in games:
        for seat, worlds in enumerate(possible):
            assert recorder.game.positions.tobytes() in worlds
            counts = Counter(
                recorder.game.resample(seat, rng).positions.tobytes()
                for _ in range(60 * len(worlds))
            )
            assert set(counts) == set(worlds)
            assert is_uniform(counts, worlds)
