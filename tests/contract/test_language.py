"""What people read: messages are said by key, and every event of a game can be told."""

import pytest

from bivouac.core.contract import SPECTATOR, Json, Message
from bivouac.core.language import address, say
from bivouac.games.dewan.game import GAME
from tests.conftest import scale
from tests.contract.telling import check_sentences, told_events

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
    assert told == "Seat 1 completes a story: 3× forest and crystal (1 point and 2 fires)."


def test_a_sentence_knows_its_reader() -> None:
    message = Message("dewan-tuck-none", {"seat": 1})
    names = ["Una", "Vik"]
    assert say("en", address(message, names, 1)).startswith("You tuck")
    assert say("en", address(message, names, 0)).startswith("Vik tucks")
    assert say("en", address(message, names, SPECTATOR)).startswith("Vik tucks")
    assert address(Message("dewan-over", {}), names, 0).args == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "chosen", OPTION_SETS, ids=lambda chosen: "-".join(map(str, chosen.values()))
)
def test_every_event_of_a_game_can_be_told_to_everybody(chosen: Json) -> None:
    for seed in range(scale(2)):
        check_sentences(told_events(GAME.setting(chosen), seed))


def test_a_reward_is_told_without_the_card() -> None:
    rewards = 0
    for chosen in OPTION_SETS:
        for _, messages, _, game in told_events(GAME.setting(chosen), 3):
            for message in messages:
                if message.key == "dewan-reward":
                    rewards += 1
                    assert set(message.args) == {"seat", "count"}
                    assert game.observe(SPECTATOR)["seats"][message.args["seat"]]["unknown"] > 0
    assert rewards > 0


def test_the_end_names_the_winners_with_their_points() -> None:
    for chosen in OPTION_SETS:
        *_, (_, messages, _, game) = told_events(GAME.setting(chosen), 4)
        result = game.result()
        ends = ("dewan-wins", "dewan-wins-tie", "dewan-shares")
        told = [message for message in messages if message.key in ends]
        assert tuple(message.args["seat"] for message in told) == result.winners
        assert {message.args["points"] for message in told} == {max(result.scores)}


@pytest.mark.parametrize(
    ("language", "count", "parts", "words"),
    [
        ("en", 1, 1, "stays in the zone"),
        ("en", 2, 1, "stay in the zone"),
        ("en", 1, 2, "goes to the largest part"),
        ("fr", 1, 1, "reste dans la zone"),
        ("de", 1, 2, "kommt in den größten Teil"),
    ],
)
def test_one_berry_stays_several_stay(language: str, count: int, parts: int, words: str) -> None:
    said = say(language, Message("dewan-table-berries-stay", {"count": count, "parts": parts}))
    assert said == words
