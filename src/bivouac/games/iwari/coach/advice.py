"""What matters most in a decision: every topic of its phase looks, the weightiest speaks."""

from collections.abc import Mapping, Sequence

from bivouac.core.contract import Advice, Known
from bivouac.games.iwari.coach import (
    beginnings,
    clock,
    draws,
    gains,
    questions,
    rivals,
    void,
)
from bivouac.games.iwari.coach.matters import Topic, found_by, weightiest
from bivouac.games.iwari.coach.sight import Sight
from bivouac.games.iwari.layout import DEED, REFILL, STORM, THIRD, TURN, WALK
from bivouac.games.iwari.setting import Iwari

TOPICS: Mapping[int, Sequence[Topic[Sight]]] = {
    TURN: (*clock.TOPICS, *gains.TOPICS, *rivals.TOPICS, *beginnings.TOPICS),
    THIRD: questions.ABOUT_THIRD,
    DEED: questions.ABOUT_PAWNS,
    STORM: (questions.storm,),
    WALK: (questions.walk,),
    REFILL: draws.TOPICS,
}
"""By phase what may matter there; of equal matters the first is said."""


def advice(setting: Iwari, known: Known) -> Advice | None:
    """`Seated.advice`."""
    if not known.decides:
        return None
    if setting.against_void:
        return void.advice(setting, known)
    topics = TOPICS.get(int(known.position["phase"]), ())
    return weightiest(found_by(topics, Sight(setting, known))) if topics else None
