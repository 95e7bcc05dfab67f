"""The coach of Dewan through whole games: what it says is true and gives nothing away."""

import re
import time
from collections import Counter
from random import Random

import pytest

from bivouac.core.contract import SPECTATOR, Game, generator
from bivouac.core.locales import LANGUAGES
from tests.coach.dewan_games import all_said, coached, every_table, setting_of
from tests.contract.cases import decides
from tests.contract.looking import spoken

pytestmark = pytest.mark.slow

ANCHOR = re.compile(r"(space|held|hand|row|story|seat)-(.+)|hand|pile|stack")
NAMES = ("Ada", "Bo", "Cy", "Di")


@every_table
def test_every_sentence_can_be_said_in_every_language(scenario: str, players: int) -> None:
    for known, advice in all_said(scenario, players):
        for language in LANGUAGES:
            text = spoken(language, advice.says, NAMES, known.seat)
            assert text.endswith((".", "。")), text
            assert not re.search(r"[{}]|  ", text)
            if language == "en":
                assert len(text) <= 150, text


@every_table
def test_a_coach_points_only_at_what_is_there(scenario: str, players: int) -> None:
    for known, advice in all_said(scenario, players):
        assert len({*advice.points}) == len(advice.points)
        view = known.view()
        held = {story["id"] for seat in view["seats"] for story in seat["stories"]}
        there = {
            "space": {space["id"] for space in view["map"]["spaces"]},
            "held": held,
            "hand": {*view["seats"][known.seat]["hand"]},
            "row": {str(slot) for slot, card in enumerate(view["row"]) if card},
            "story": {str(slot) for slot, story in enumerate(view["story_row"]) if story},
            "seat": {str(seat) for seat in range(players)},
        }
        for anchor in advice.points:
            found = ANCHOR.fullmatch(anchor)
            assert found, anchor
            assert found[1] is None or found[2] in there[found[1]], anchor


@every_table
def test_a_coach_knows_no_more_than_its_seat(scenario: str, players: int) -> None:
    """DT3: the same is said in every world that the seat cannot tell from this one."""
    setting, rng = setting_of(scenario, players), generator(1)
    for known, advice, event, after, brought in coached(scenario, players)[::3]:
        world = known.resample(known.seat, rng)
        assert setting.advice(world.redact(known.seat)) == advice
        later = after.resample(known.seat, rng).redact(known.seat)
        assert setting.brought(world.redact(known.seat), event, later) == brought


@every_table
def test_nothing_changes_when_a_coach_speaks(scenario: str, players: int) -> None:
    setting = setting_of(scenario, players)
    for known, advice, *_ in coached(scenario, players)[::5]:
        position = known.positions.tobytes()
        assert setting.advice(known) == advice
        assert known.positions.tobytes() == position


@every_table
def test_who_has_nothing_to_decide_is_told_nothing(scenario: str, players: int) -> None:
    setting, rng = setting_of(scenario, players), generator(2)
    game = Game.new(setting, rng)
    chooser = Random(2)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        for seat in {SPECTATOR, *range(players)} - {game.to_move}:
            assert setting.advice(game.redact(seat)) is None
        for step in chooser.choice(game.plans()).steps:
            game.apply(step)
            if decides(game) and not game.is_between:
                assert setting.advice(game.redact(game.to_move)) is None
    assert all(setting.advice(game.redact(seat)) is None for seat in range(players))


@every_table
def test_a_coach_speaks_often_enough_and_not_always_of_the_same(
    scenario: str, players: int
) -> None:
    said = [advice for _, advice, *_ in coached(scenario, players)]
    spoken_of = Counter(advice.says.key for advice in said if advice)
    assert 0.5 < spoken_of.total() / len(said) < 0.85
    assert len(spoken_of) > 12
    assert spoken_of.most_common(1)[0][1] < spoken_of.total() / 3
    brought = [one for *_, one in coached(scenario, players)]
    assert 0.25 < sum(one is not None for one in brought) / len(brought) < 0.7


def test_what_a_coach_costs() -> None:
    """Printed with -s, beside what an offer costs; machines differ, so there is no limit."""
    setting = setting_of("classic", 4)
    knowns = [known for known, *_ in coached("classic", 4)]
    begun = time.thread_time()
    for known in knowns:
        setting.advice(known)
    advised = time.thread_time()
    for known in knowns:
        setting.offer(known)
    spent = [advised - begun, time.thread_time() - advised]
    advice, offer = (f"{1000 * seconds / len(knowns):.2f} ms" for seconds in spent)
    print(f"advice {advice}, offer {offer}, {len(knowns)} decisions")
