"""Iwari: a resampled world is any world a seat cannot exclude, and all are equally likely.

Worlds are counted another way: every deal and every shuffle a seat cannot exclude is replayed.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from pathlib import Path

import pytest

from bivouac.core.contract import Event, Game, Json, Refused, generator
from bivouac.games.iwari.game import GAME, Iwari
from bivouac.record.replay import play_event
from bivouac.record.write import Recorder, record_of
from tests.conftest import scale

FEW_PIECES = """tents = 20
totems = 8
hand = 2
display = 1
settlement = 4
void_cards = 12
missions = 3
fortifications = 1
tokens = 1
token_points = 6
ruins = 21
void_totems = 8
packs = 4
most_shown = 4
most_aside = 3
limits = { solo = 3, coop = 1 }
cards = { tundra = 4, forest = 3, glacier = 3, coast = 2, desert = 2 }
removed = { 2 = 1, 3 = 0, 4 = 0, 5 = 0, 6 = 0 }
mountains = { 2 = 4, 3 = 3, 4 = 2, 5 = 1, 6 = 0 }
pawns = { union = 2, discovery = 2, honour = 1, respect = 1, courage = 1, veneration = 1 }
[rewards]
""" + "\n".join(f"{number} = [4, 2]" for number in range(1, 17))
MOST_SHUFFLED = 5
"""A shuffle of more cards would take too long to list."""


FEWER_CARDS = """cards = { tundra = 5, forest = 5, glacier = 4, coast = 4, desert = 4 }
removed = { 2 = 3, 3 = 0, 4 = 0, 5 = 0, 6 = 0 }"""
"""For the draft, before which all cards are hidden."""


def few_pieces(folder: Path, draft: bool) -> Path:
    """A box with so few cards that all worlds can be listed."""
    fewer = re.sub("^cards = .*\\nremoved = .*", FEWER_CARDS, FEW_PIECES, flags=re.MULTILINE)
    text = fewer if draft else FEW_PIECES
    (folder / "pieces.toml").write_text(text)
    return folder


def small_game(setting: Iwari, seed: int, decisions: int) -> Recorder:
    """The first decisions of a random game with few cards."""
    rng = generator(seed)
    chooser = random.Random(seed)
    recorder = Recorder("iwari", Game.new(setting, rng))
    game = recorder.game
    while not game.is_over and (len(recorder.events) < decisions or not game.is_between):
        if game.is_chance:
            recorder.resolve(rng)
        else:
            recorder.apply(chooser.choice(game.legal()))
    return recorder


def starts_for(recorder: Recorder, seat: int) -> Iterator[Game]:
    """Every deal that a seat cannot exclude at the start, laid out from a record."""
    record = record_of("iwari", recorder.start, [], recorder.start)
    setup = record["setup"]
    other = 1 - seat
    held = len(setup["hands"][other])
    for cards in permutations([*setup["hands"][other], *setup["deck"]]):
        setup["hands"][other] = list(cards[:held])
        setup["deck"] = list(cards[held:])
        yield GAME.lay_out(recorder.game.setting, record)


def outcomes_of(game: Game, event: Event) -> Iterator[Event]:
    """The event as it may have been: a shuffle in any order, a draw of whatever lies on top."""
    if event.get("chance") != "shuffle":
        yield game.setting.completed(game.position, event)
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
    for outcome in outcomes_of(game, event):
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


def telling_games(setting: Iwari) -> Iterator[tuple[Recorder, list[Counter[bytes]]]]:
    """Games with the worlds of each seat, where there is something to tell apart."""
    for seed in range(scale(30)):
        for decisions in (2, 4, 9, 12) if setting.chosen.draft else (0, 5, 9, 12):
            recorder = small_game(setting, seed, decisions)
            shuffles = [len(event["cards"]) for event in recorder.events if "chance" in event]
            if max(shuffles, default=0) <= MOST_SHUFFLED:
                worlds = [worlds_for(recorder, seat) for seat in range(2)]
                if max(map(len, worlds)) >= 3:
                    yield recorder, worlds


@pytest.mark.slow
@pytest.mark.parametrize("draft", [False, True])
def test_resampling_gives_every_consistent_world_equally_often(tmp_path: Path, draft: bool) -> None:
    setting = GAME.setting({"players": 2, "draft": draft}, few_pieces(tmp_path, draft))
    rng = generator(1, 1)
    games = list(islice(telling_games(setting), scale(4, short=2)))
    assert len(games) == scale(4, short=2)
    for recorder, possible in games:
        for seat, worlds in enumerate(possible):
            assert recorder.game.positions.tobytes() in worlds
            counts = Counter(
                recorder.game.resample(seat, rng).positions.tobytes()
                for _ in range(60 * len(worlds))
            )
            assert set(counts) == set(worlds)
            assert is_uniform(counts, worlds)


def test_the_colours_of_face_down_tokens_are_dealt_anew_all_alike(tmp_path: Path) -> None:
    """IG1: one token of each colour, two in a territory and one in the box: six worlds."""
    setting = GAME.setting({"players": 2, "discoveries": True}, few_pieces(tmp_path, False))
    rng = generator(1, 2)
    game = Game.new(setting, rng)
    worlds = Counter(bytes(colours) for colours in permutations(range(3)))
    for seat in range(-1, 2):
        found = Counter(
            game.resample(seat, rng).position["token_colour"][:3].tobytes() for _ in range(600)
        )
        assert set(found) == set(worlds)
        assert is_uniform(found, worlds)
    explored = explored_game(game)
    assert all(
        explored.resample(seat, rng).position["token_colour"].tolist()
        == explored.position["token_colour"].tolist()
        for seat in range(-1, 2)
    )


def explored_game(game: Game) -> Game:
    """The game with all tokens of the map turned up."""
    seen = game.copy()
    seen.positions["veiled"] = 0
    return seen
