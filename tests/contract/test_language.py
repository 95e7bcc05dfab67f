"""What people read: messages are said by key, and every event of a game can be told."""

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, generator
from bivouac.core.language import LANGUAGES, address, say
from bivouac.games.dewan.game import GAME
from bivouac.record.write import Recorder
from tests.conftest import scale
from tests.contract.looking import spoken

OPTION_SETS = GAME.option_sets()


def test_a_key_without_words_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="no message 'dewan-nonsense' in locales/en"):
        say("en", Message("dewan-nonsense", {}))
    with pytest.raises(LookupError, match=r"no language 'xx'; there are: .*en"):
        say("xx", Message("dewan-over", {}))


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match=r"message 'dewan-wins'.*points"):
        say("en", Message("dewan-wins", {"seat": 0}))


def test_a_thing_without_a_name_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="no message 'name-swamp'"):
        say("en", Message("dewan-take", {"seat": 0, "cards": "swamp"}))


def test_codes_are_said_as_phrases() -> None:
    cards = "forest water.crystal/desert forest.berry"
    told = say("en", Message("dewan-take", {"seat": 1, "cards": cards}))
    expected = "Seat 1 takes from the row: forest, water (crystal)/desert and forest (berry)."
    assert told == expected
    args: dict[str, str | int] = {"seat": 1, "needs": "3*forest crystal", "points": 1, "fire": 2}
    told = say("en", Message("dewan-told", args))
    assert told == "Seat 1 tells the story of 3 forest and crystal, worth 1 point and 2 fires."


def test_a_sentence_knows_its_reader() -> None:
    message = Message("dewan-tuck-none", {"seat": 1})
    names = ["Una", "Vik"]
    assert say("en", address(message, names, 1)).startswith("You tuck")
    assert say("en", address(message, names, 0)).startswith("Vik tucks")
    assert say("en", address(message, names, SPECTATOR)).startswith("Vik tucks")
    assert address(Message("dewan-over", {}), names, 0).args == {}


def told_events(chosen: Json, seed: int) -> Iterator[tuple[Event, list[Message], Game]]:
    """Every event of a random game with what is said of it, and the game after it."""
    rng = generator(seed)
    chooser = random.Random(seed)
    setting = GAME.setting(chosen)
    recorder = Recorder("dewan", Game.new(setting, rng))
    game = recorder.game
    before = game.copy()
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
        else:
            recorder.apply(chooser.choice(game.legal()))
        if game.is_between:
            event = recorder.events[-1]
            yield event, setting.describe(before.position, event, game.position), game
            before = game.copy()


@pytest.mark.slow
@pytest.mark.parametrize(
    "chosen", OPTION_SETS, ids=lambda chosen: "-".join(map(str, chosen.values()))
)
def test_every_event_of_a_game_can_be_told_to_everybody(chosen: Json) -> None:
    names = ["Una", "Vik", "Zoë", "Kai"]
    for seed in range(scale(2)):
        for event, messages, _ in told_events(chosen, seed):
            assert messages, event
            for message in messages:
                for language, reader in itertools.product(LANGUAGES, (SPECTATOR, 0, 1)):
                    text = spoken(language, message, names, reader)
                    assert re.fullmatch(r"\w[^{}\u2068\u2069\n]*[.。]", text), text


def test_a_reward_is_told_without_the_card() -> None:
    rewards = 0
    for chosen in OPTION_SETS:
        for _, messages, game in told_events(chosen, 3):
            for message in messages:
                if message.key == "dewan-reward":
                    rewards += 1
                    assert set(message.args) == {"seat", "count"}
                    assert game.observe(SPECTATOR)["seats"][message.args["seat"]]["unknown"] > 0
    assert rewards > 0


def test_the_end_names_the_winners_with_their_points() -> None:
    for chosen in OPTION_SETS:
        *_, (_, messages, game) = told_events(chosen, 4)
        result = game.result()
        ends = ("dewan-wins", "dewan-wins-tie", "dewan-shares")
        told = [message for message in messages if message.key in ends]
        assert tuple(message.args["seat"] for message in told) == result.winners
        assert {message.args["points"] for message in told} == {max(result.scores)}
