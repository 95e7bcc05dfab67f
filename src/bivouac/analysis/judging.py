"""The decisions of a game in a report: who gets how much work, and what is said of each."""

from collections.abc import Sequence
from functools import partial

from bivouac.analysis.course import Course
from bivouac.analysis.crew import Bench, Task
from bivouac.analysis.deciding import SHOWN, TELLING, Judgement, Question, judge
from bivouac.analysis.meter import Meter
from bivouac.analysis.quality import Effort, Need, shared_out
from bivouac.analysis.reasons import TRIALS, reasons_for
from bivouac.analysis.report_wire import Judged, PlanReason, Verdict, Weighed
from bivouac.bots.budget import Watch
from bivouac.core.contract import Event, Game
from bivouac.core.messages import Message, spelled
from bivouac.core.wire import Message as Sentence
from bivouac.record.replay import snapshot

VERDICTS: tuple[tuple[float, Verdict], ...] = (
    (0.10, "apart10"),
    (0.05, "apart5"),
    (0.02, "apart2"),
)
"""By how much a decision has to be behind the best one for sure, to be called so."""
DIGITS = 4


def decisions_of(course: Course) -> list[int]:
    """The events in which somebody decided."""
    return [event for event in range(len(course.events)) if course.seat(event) is not None]


def question_of(course: Course, event: int, need: Need, trials: float, effort: Effort) -> Question:
    """A decision of the game, as its mover knew it."""
    seat = course.seat(event)
    assert seat is not None
    known = course.games[event].redact(seat)
    return Question(
        known,
        course.steps[event],
        trials,
        need.cost,
        effort.entrants,
        effort.thought,
        partial(course.rng, event),
    )


def decision_tasks(
    course: Course, needs: Sequence[Need], trials: float, effort: Effort
) -> list[Task[tuple[Judgement, Judged]]]:
    """All decisions to be judged, in order; `needs` are those of the positions, by event."""
    events = decisions_of(course)
    parts = shared_out(trials, [needs[event] for event in events])

    def task(event: int, part: float) -> Task[tuple[Judgement, Judged]]:
        def do(bench: Bench, watch: Watch) -> tuple[Judgement, Judged]:
            question = question_of(course, event, needs[event], part, effort)
            judgement = judge(bench, question, watch)
            return judgement, judged(course, event, judgement, bench.meter)

        return Task(part, do)

    return [task(event, part) for event, part in zip(events, parts, strict=True)]


def judged(course: Course, event: int, judgement: Judgement, meter: Meter) -> Judged:
    """A decision as a report tells it."""
    seat = course.seat(event)
    assert seat is not None
    teller = Teller(course, event, judgement, meter)
    regret = judgement.regret(meter)
    interval = [round(regret.low, DIGITS), round(regret.high, DIGITS)]
    forced, others = judgement.is_forced, judgement.chosen[1:SHOWN]
    return {
        "event": event,
        "seat": seat,
        "round": course.round(event),
        "plans": len(judgement.plans),
        "played": None if forced else teller.played(),
        "best": None if forced else teller.weighed(judgement.best),
        "others": [] if forced else [teller.weighed(plan) for plan in others if plan != 0],
        "regret": round(regret.mean, DIGITS),
        "interval": interval,
        "verdict": "forced" if forced else verdict_of(regret.low),
    }


def verdict_of(low: float) -> Verdict:
    """What may be said where a decision is behind the best one by at least so much."""
    return next((verdict for least, verdict in VERDICTS if low > least), "not-told-apart")


class Teller:
    """Tells of the plans of one decision."""

    def __init__(self, course: Course, event: int, judgement: Judgement, meter: Meter) -> None:
        self.course = course
        self.event = event
        self.judgement = judgement
        self.meter = meter
        self.rng = course.rng(event, TELLING)

    def played(self) -> Weighed:
        """The plan that was played, as the record has it."""
        before, after = (self.course.games[self.event + later] for later in (0, 1))
        event = self.course.events[self.event]
        says = self.course.setting.describe(before.position, event, after.position)
        return self.figures(0, event, says, [])

    def weighed(self, plan: int) -> Weighed:
        """One of the plans that might have been played, and what speaks for it."""
        known, steps = self.judgement.question.known, self.judgement.plans[plan]
        assert self.judgement.racing is not None
        found = reasons_for(known, steps, self.judgement.racing, plan, self.rng)
        reasons: list[PlanReason] = [
            {"says": spelled(reason.says), "points": [*reason.points]} for reason in found
        ]
        setting = known.setting
        event = setting.public_event(setting.event(known.position, steps))
        return self.figures(plan, event, self.says(steps), reasons)

    def figures(
        self, plan: int, event: Event, says: Sequence[Message], reasons: list[PlanReason]
    ) -> Weighed:
        """A plan with its figures."""
        chance, error = self.judgement.chance(self.meter, plan)
        points = self.judgement.points(plan)
        spelt: list[Sentence] = [spelled(message) for message in says]
        return {
            "event": event,
            "says": spelt,
            "chance": round(chance, DIGITS),
            "error": round(error, DIGITS),
            "points": None if points is None else round(points, 2),
            "reasons": reasons,
        }

    def says(self, steps: Sequence[int]) -> list[Message]:
        """What the log would say of a plan, as far as it would say it whatever chance turns up."""
        known = self.judgement.question.known
        told = [self.said_in(known.resample(known.seat, self.rng), steps) for _ in range(TRIALS)]
        return [message for message in told[0] if all(message in other for other in told)]

    def said_in(self, world: Game, steps: Sequence[int]) -> list[Message]:
        """What the log would say of a plan in one world."""
        before, setting = snapshot(world), world.setting
        event = setting.event(before, steps)
        for step in steps:
            world.apply(step)
        return setting.describe(before, event, world.position)
