"""What the coach of Dewan says is true: played, and counted by the rules before and after."""

from collections import Counter
from collections.abc import Sequence

import pytest

from bivouac.core.contract import Advice, Json, Known
from bivouac.games.dewan.coach.outlook import Outlook
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.sets import members
from tests.coach.dewan_games import all_said, coached, every_table, setting_of

pytestmark = pytest.mark.slow


def spaces_in(setting: Dewan, advice: Advice) -> list[int]:
    names = [anchor.removeprefix("space-") for anchor in advice.points]
    return [setting.space_number[name] for name in names if name in setting.space_number]


def named(advice: Advice, kind: str) -> list[str]:
    return [one.removeprefix(f"{kind}-") for one in advice.points if one.startswith(f"{kind}-")]


def played(known: Known, steps: Sequence[int]) -> Known:
    later = known.copy()
    for step in steps:
        later.apply(step)
    return later


def held_by(known: Known, seat: int) -> list[Json]:
    """The stories of a seat, as everybody sees them."""
    stories: list[Json] = known.view()["seats"][seat]["stories"]
    return stories


def is_met(known: Known, story: str) -> bool:
    """DY6: does the tribe hold this story, told, or with all its needs met?"""
    (shown,) = (one for one in held_by(known, known.seat) if one["id"] == story)
    return bool(shown["told"] or shown["met"])


def lacking(known: Known, seat: int, story: str) -> list[str]:
    """What it lacks for a story, each thing as often as it is lacking."""
    (shown,) = (one for one in held_by(known, seat) if one["id"] == story)
    return [need["symbol"] for need in shown["needs"] for _ in range(need["need"] - need["have"])]


@every_table
def test_camps_bring_what_the_coach_says(scenario: str, players: int) -> None:
    """DY6, DX3-DX5, DD2, DL3, DH6: played, and counted by the rules before and after."""
    setting = setting_of(scenario, players)
    checked = Counter[str]()
    for known, advice, *_ in coached(scenario, players):
        if advice is None or "space" not in "".join(advice.points):
            continue
        key = advice.says.key.removeprefix("coach-dewan-")
        side, args = known.seat % setting.sides, advice.says.args
        ways = {way.space: way for way in Outlook(setting, known).ways}
        was = known.result()
        for space in spaces_in(setting, advice):
            if key.startswith("gain-"):
                later = played(known, ways[space].steps)
                source = key.removeprefix("gain-").replace("-", "_")
                now = later.result().breakdown[side]
                assert now[source] - was.breakdown[side][source] == args["points"]
            elif key == "takes":
                later = played(known, ways[space].steps)
                other = int(str(args["seat"])) % setting.sides
                assert was.scores[other] - later.result().scores[other] == args["points"]
            elif key == "story-now":
                (story,) = named(advice, "held")
                assert is_met(played(known, ways[space].steps), story)
            elif key == "tuck-ahead":
                (story,), (card,) = named(advice, "held"), named(advice, "hand")
                later = played(known, ways[space].steps)
                assert any(
                    is_met(played(later, plan.steps), story)
                    for plan in later.plans()
                    if setting.event(later.position, plan.steps)["card"] == card
                )
            else:
                continue
            checked[key.partition("-")[0]] += 1
    assert checked["story"] > 0
    assert checked["gain"] > 0


@every_table
def test_two_cards_of_the_row_pay_for_the_camp_that_completes_a_story(
    scenario: str, players: int
) -> None:
    """DK1, DY6: with these cards in hand."""
    setting = setting_of(scenario, players)
    count = 0
    for known, advice, *_ in coached(scenario, players):
        if advice is None or advice.says.key != "coach-dewan-row-story":
            continue
        count += 1
        look = Outlook(setting, known)
        slots = [int(slot) for slot in named(advice, "row")]
        assert tuple(slots) in look.pairs
        (space,), (story,) = spaces_in(setting, advice), named(advice, "held")
        assert space not in {way.space for way in look.ways}
        richer = look.with_cards(slots).known
        assert len(members(richer.position["hands"][known.seat])) == len(look.hand) + 2
        (steps,) = [plan.steps for plan in richer.plans() if plan.target == space]
        assert is_met(played(richer, steps), story)
    assert count > 0


@every_table
def test_a_story_lacks_what_the_coach_says(scenario: str, players: int) -> None:
    """DY2-DY4, DT3."""
    count = 0
    for known, advice in all_said(scenario, players):
        key, args = advice.says.key.removeprefix("coach-dewan-"), advice.says.args
        if key.startswith("lacks") or key == "others-lack":
            seat = int(str(args.get("seat", known.seat)))
            assert lacking(known, seat, named(advice, "held")[0]) == [args["symbol"]]
            count += 1
    assert count > 0


@every_table
def test_at_the_end_the_coach_knows_how_things_stand(scenario: str, players: int) -> None:
    """DX1, DX6, DC6."""
    setting = setting_of(scenario, players)
    heard = Counter[str]()
    for known, advice, *_ in coached(scenario, players):
        key = "" if advice is None else advice.says.key.removeprefix("coach-dewan-")
        side, view = known.seat % setting.sides, known.view()
        assert key.startswith("last-turn") == (view["last_round"] and view["phase"] == "turn")
        if advice is None:
            continue
        if key == "last-turn-cards":
            offer = setting.offer(known)
            assert offer is not None
            assert all(one["gains"]["points"][side] <= 0 for one in offer["journeys"])
        elif key == "others-last-camp":
            assert view["seats"][advice.says.args["seat"]]["camps_left"] == 1
        elif key == "last-camp":
            scores = [*known.result().scores]
            lead = scores.pop(side) - max(scores)
            word = "level" if lead == 0 else "ahead" if lead > 0 else "behind"
            assert advice.says.args == {"standing": word, "points": abs(lead)}
        heard[key] += 1
    assert heard["others-last-camp"] > 0


@every_table
def test_what_is_told_afterwards_has_come_about(scenario: str, players: int) -> None:
    """DX3-DX5, DD2, DL3, DH5, DH6: points before and after, stories on the board."""
    setting = setting_of(scenario, players)
    for before, _, event, after, brought in coached(scenario, players):
        if brought is None:
            continue
        key, args = brought.says.key.removeprefix("coach-dewan-brought-"), brought.says.args
        side = before.seat % setting.sides
        was, now = (one.result().breakdown[side] for one in (before, after))
        source = key.replace("-", "_")
        if source in was and key != "story":
            counted = now[source] - was[source]
            assert counted == args["points"], (key, event)
        elif key == "story":
            assert all(is_met(after, story) for story in named(brought, "held"))
            assert len(named(brought, "held")) == args["count"]
        elif key == "joined":
            assert was["groups"] - now["groups"] == args["points"]
        elif key == "nearer":
            (story,) = named(brought, "held")
            (shown,) = (one for one in held_by(after, before.seat) if one["id"] == story)
            met = sum(min(need["have"], need["need"]) for need in shown["needs"])
            assert met == args["have"]
