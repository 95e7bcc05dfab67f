"""What server and client say to each other about hints; docs/protocol.md explains it."""

from typing import Literal, TypeAlias, TypedDict

from bivouac.core.wire import Event, Message


class AskHint(TypedDict):
    """What would be good? Asked by the seat that decides, at a table with hints."""

    type: Literal["hint"]
    request: int
    number: int  # of the last row known
    longer: bool  # think further about what was asked before


class HintReason(TypedDict):
    """Why a plan is good."""

    says: Message
    points: list[str]  # anchors of what it is about, as in LessonStep


Standing: TypeAlias = Literal["best", "alike", "behind"]
"""How good a plan is: alike cannot be told apart from the best one."""


class HintPlan(TypedDict):
    """A decision that looks good."""

    event: Event  # as it would be decided
    says: list[Message]  # the same in words
    standing: Standing
    chance: float | None  # to win, from 0 to 1; null where chances were not checked: `calibrated`
    error: float | None  # its standard error
    behind: float | None  # by so much of a chance the best one is better
    points: float | None  # of its side at the end; null where there are none
    reasons: list[HintReason]  # the weightiest first


class HintAnswer(TypedDict):
    """The best plans, the best first."""

    type: Literal["hinted"]
    request: int
    hints: list[HintPlan]  # []: there is only one plan
    only: Message | None  # says so
    calibrated: bool  # what is foretold for such tables has come true in others
    compared: int  # plans
    playouts: int  # games played on for it
    longer: int | None  # seconds that it takes to think further; null: nothing would come of it
