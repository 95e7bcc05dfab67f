"""What a hint says: the best plans of a seat as the protocol has them."""

from bivouac.analysis.hints import Hint, hints
from bivouac.analysis.meter import Meter
from bivouac.bots.budget import Budget, Watch
from bivouac.core.contract import Known
from bivouac.core.messages import spelled
from bivouac.core.records import Words
from bivouac.tables.hint_wire import HintAnswer, HintPlan, HintReason, Standing

TOLD_APART = 2.0
"""Standard errors by which a plan is behind the best one; what is nearer is as good."""


def answer_of(known: Known, budget: Budget, rng: Words, watch: Watch) -> HintAnswer:
    """The best plans of the seat that has to decide, from what it knows; for request 0.

    Chances stay unsaid where it was not shown that they come true.
    """
    meter = Meter(known.setting)
    found = hints(meter, known, rng, budget, watch)
    plans = [plan_of(known, hint, found.best[0], rng) for hint in found.best]
    if not meter.way.passed:
        for plan in plans:
            plan["chance"] = plan["error"] = plan["behind"] = None
    return {
        "type": "hinted",
        "request": 0,
        "hints": plans,
        "only": None if found.only is None else spelled(found.only),
        "calibrated": meter.way.passed,
        "compared": found.compared,
        "playouts": found.playouts,
        "longer": None,
    }


def plan_of(known: Known, hint: Hint, best: Hint, rng: Words) -> HintPlan:
    """One plan, beside the best one."""
    after = known.resample(known.seat, rng)
    for step in hint.steps:
        after.apply(step)
    reasons: list[HintReason] = [
        {"says": spelled(reason.says), "points": list(reason.points)} for reason in hint.reasons
    ]
    return {
        "event": hint.event,
        "says": [*map(spelled, known.setting.planned(known, hint.event, after.position))],
        "standing": standing_of(hint, best),
        "chance": round(hint.chance, 4),
        "error": round(hint.error, 4),
        "behind": round(hint.behind, 4),
        "points": None if hint.points is None else round(hint.points, 1),
        "reasons": reasons,
    }


def standing_of(hint: Hint, best: Hint) -> Standing:
    """Is a plan the best, as good, or behind?"""
    if hint is best:
        return "best"
    return "behind" if hint.behind > TOLD_APART * hint.doubt else "alike"
