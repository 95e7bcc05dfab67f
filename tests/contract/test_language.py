"""What people read: every key has its words in every language, and every event can be told."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bivouac
from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, generator
from bivouac.core.language import LANGUAGES, LOCALES, SOURCE, address, has_words, say
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.layout import EVENTS, SCORE_KEYS, SYMBOLS
from bivouac.record.write import Recorder
from bivouac.terminal.dewan import TOPICS
from tests.conftest import scale

PACKAGE = Path(bivouac.__file__).parent
OPTION_SETS = GAME.option_sets()
SCENARIOS = sorted({str(chosen["scenario"]) for chosen in OPTION_SETS})
KEY = re.compile(r"(dewan|terminal|name|list)(-[a-z0-9_]+)+")
FAMILIES = {
    "name-": (*SYMBOLS, "start", "volcano", "lava"),
    "dewan-event-": EVENTS[1:],
    "dewan-ask-": ("rain", "lava"),
    "dewan-then-": ("story", "tuck"),
    "dewan-score-": SCORE_KEYS,
    "dewan-scenario-": SCENARIOS,
    "dewan-help-": (*TOPICS, *SCENARIOS),
}
"""Keys that code puts together: the beginning, and how they can go on."""


def keys_of(language: str) -> list[str]:
    keys = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)], path
        keys += [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    return keys


class Keys(ast.NodeVisitor):
    """The keys a module names, and the beginnings of those it puts together."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.begun: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and KEY.fullmatch(node.value):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, ast.Constant) and KEY.fullmatch(str(first.value) + "x"):
            self.begun.add(str(first.value))
        for value in node.values:
            if not isinstance(value, ast.Constant):
                self.visit(value)


def keys_in_code() -> Keys:
    found = Keys()
    for path in PACKAGE.rglob("*.py"):
        found.visit(ast.parse(path.read_text("utf-8")))
    return found


def test_every_key_in_the_code_has_words() -> None:
    found = keys_in_code()
    assert found.begun <= set(FAMILIES), "list in FAMILIES how these keys can go on"
    missing = {key for key in found.whole if not has_words(SOURCE, key)}
    assert not missing


def test_every_key_that_code_puts_together_has_words() -> None:
    for beginning, ends in FAMILIES.items():
        assert not [end for end in ends if not has_words(SOURCE, beginning + end)]


def test_no_key_is_unused() -> None:
    found = keys_in_code()
    used = found.whole | {key + end for key in found.begun for end in FAMILIES[key]}
    assert set(keys_of(SOURCE)) <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_key_once(language: str) -> None:
    keys = keys_of(language)
    assert sorted(keys) == sorted(set(keys_of(SOURCE)))


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


@pytest.mark.parametrize(
    "chosen", OPTION_SETS, ids=lambda chosen: "-".join(map(str, chosen.values()))
)
def test_every_event_of_a_game_can_be_told_to_everybody(chosen: Json) -> None:
    names = ["Una", "Vik", "Zoë", "Kai"]
    for seed in range(scale(2)):
        for event, messages, _ in told_events(chosen, seed):
            assert messages, event
            for message in messages:
                for reader in (SPECTATOR, 0, 1):
                    text = say("en", address(message, names, reader))
                    assert re.fullmatch(r"[A-Z][^{}\u2068\u2069\n]*\.", text), text


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
