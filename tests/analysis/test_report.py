"""Reports: reproducible, complete, and adding up."""

import json
from pathlib import Path
from threading import get_ident

import jsonschema_rs
import pytest

from bivouac.analysis import meter as metering
from bivouac.analysis.report import analyse_with
from bivouac.analysis.report_wire import Report
from bivouac.core.contract import Json, Setting
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from tests.analysis.recorded import ALL, LITTLE, NINE, record_of, report_of
from tests.conftest import scale

SCHEMA = Path(__file__).parents[2] / "docs/analysis.schema.json"
HALF_A_DIGIT = 0.00005

each_setting = pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.variant)


@each_setting
def test_a_report_is_what_its_schema_says(setting: Setting) -> None:
    report = json.loads(json.dumps(report_of(setting, 1)))
    jsonschema_rs.Draft202012Validator(json.loads(SCHEMA.read_text("utf-8"))).validate(report)


@pytest.mark.slow
@each_setting
def test_a_report_depends_on_the_game_alone(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on threads, on how the work is cut up, or on who played."""
    record = {**record_of(setting, 1), "names": ["Ada", None], "seeds": 7}
    monkeypatch.setattr(metering, "SLICE", 0.001)
    found = analyse_with(record, "quick", LITTLE, threads=3)
    assert found is not None
    assert found["names"][0] == "Ada"
    assert {**found, "names": None} == {**report_of(setting, 1), "names": None}


@each_setting
def test_the_curve_runs_from_the_start_to_the_result(setting: Setting) -> None:
    for seed in range(1, 1 + scale(2, short=1)):
        record, report = record_of(setting, seed), report_of(setting, seed)
        assert [one["event"] for one in report["timeline"]] == [*range(-1, len(record["events"]))]
        for one in report["timeline"]:
            assert sum(one["chance"]) == pytest.approx(1, abs=0.0002)
            assert len(one["chance"]) == len(one["error"]) == len(report["sides"])
        assert report["timeline"][-1]["chance"] == report["result"]["chance"]
        assert report["timeline"][-1]["error"] == [0.0] * len(report["sides"])
        winners = [
            seat
            for side, chance in zip(report["sides"], report["result"]["chance"], strict=True)
            for seat in side
            if chance > 0
        ]
        assert sorted(winners) == record["result"]["winners"]
        if setting.scored:
            assert report["result"]["points"] == record["result"]["scores"]


@each_setting
def test_the_parts_add_up_to_the_result(setting: Setting) -> None:
    report = report_of(setting, 1)
    for side, part in enumerate(report["parts"]):
        told = part["start"] + part["luck"] + part["own"] + part["others"] + part["noise"]
        assert told == pytest.approx(report["result"]["chance"][side], abs=1e-9)
        assert part["adjusted"] == pytest.approx(told - part["luck"] - part["noise"], abs=1e-9)
        in_all = sum(one["luck"][side] for one in report["luck"])
        slack = HALF_A_DIGIT * (len(report["luck"]) + 1)
        assert part["luck"] == pytest.approx(in_all, abs=slack)
        assert abs(part["noise"]) <= 5 * HALF_A_DIGIT, "nothing here is corrected"
    for one in report["luck"]:
        assert sum(one["luck"]) == pytest.approx(0, abs=4 * HALF_A_DIGIT)
    if not setting.scored:
        assert report["parts"][0]["others"] == report["parts"][1]["own"] == 0


@each_setting
def test_every_decision_is_told_in_every_language(setting: Setting) -> None:
    record, report = record_of(setting, 1), report_of(setting, 1)
    decided = [event for event, one in enumerate(record["events"]) if "chance" not in one]
    assert [one["event"] for one in report["decisions"]] == decided
    for one in report["decisions"]:
        if one["verdict"] == "forced":
            assert (one["plans"], one["played"], one["best"], one["regret"]) == (1, None, None, 0)
            continue
        assert one["plans"] > 1
        assert one["played"] is not None
        assert one["best"] is not None
        assert one["played"]["event"] == record["events"][one["event"]]
        for plan in (one["played"], one["best"], *one["others"]):
            assert plan["error"] > 0
            assert plan["says"]
            said = (*plan["says"], *(reason["says"] for reason in plan["reasons"]))
            for message in said if setting is not NINE else ():  # its words are not installed
                assert all(say(language, read_message(message)) for language in LANGUAGES)
        gap = one["best"]["chance"] - one["played"]["chance"]
        assert one["regret"] == pytest.approx(gap, abs=2 * HALF_A_DIGIT)
        low, high = one["interval"]
        assert low <= one["regret"] <= high
        assert one["verdict"] == verdict(low)


def verdict(low: float) -> str:
    """What may be said, counted another way."""
    passed = [points for points in (2, 5, 10) if low > points / 100]
    return f"apart{passed[-1]}" if passed else "not-told-apart"


def test_a_game_that_was_not_ended_is_told_as_far_as_it_went() -> None:
    record = record_of(ALL[0], 1)
    cut = {**record, "events": record["events"][:-6], "result": None}
    found = analyse_with(cut, "quick", LITTLE)
    assert found is not None
    assert not found["result"]["over"]
    assert found["result"]["chance"] == found["timeline"][-1]["chance"]
    assert all(error > 0 for error in found["timeline"][-1]["error"])


class Watcher:
    """Somebody who watches, and says stop after a while."""

    def __init__(self, looks: float) -> None:
        self.left = looks
        self.shares: list[float] = []
        self.threads: set[int] = set()

    def __call__(self, share: float) -> bool:
        self.shares.append(share)
        self.threads.add(get_ident())
        self.left -= 1
        return self.left > 0


def test_whoever_watches_is_told_how_far_it_is_and_can_stop_it() -> None:
    record: Json = record_of(ALL[0], 1)
    much = LITTLE._replace(trials=10**12)
    watcher = Watcher(20)
    assert analyse_with(record, "quick", much, watcher, threads=2) is None
    assert len(watcher.shares) == 20
    assert watcher.threads == {get_ident()}
    assert watcher.shares == sorted(watcher.shares)
    assert 0 <= watcher.shares[0] <= watcher.shares[-1] < 1


def test_what_goes_wrong_in_a_thread_is_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr("bivouac.analysis.judging.judge", fail)
    with pytest.raises(ArithmeticError):
        analyse_with(record_of(NINE, 1), "quick", LITTLE, threads=2)


def test_moments_are_the_largest_changes_beyond_their_error() -> None:
    told = 0
    for seed in range(1, 7):
        report: Report = report_of(NINE, seed)
        luck = {one["event"]: one for one in report["luck"]}
        for moment in report["moments"]:
            told += 1
            assert max(map(abs, moment["change"])) >= 0.05
            if moment["why"] == "luck":
                assert moment["change"] == luck[moment["event"]]["luck"]
        assert len(report["moments"]) <= 5
    assert told > 0
