"""IV: what matters most in a decision against the void."""

from collections.abc import Mapping, Sequence

from bivouac.core.contract import Advice, Known
from bivouac.games.iwari.coach import void_acts, void_turn
from bivouac.games.iwari.coach.matters import Topic, found_by, weightiest
from bivouac.games.iwari.coach.void_sight import VoidSight
from bivouac.games.iwari.layout import FREE, REFILL, RUINING, TARGET, TURN, VOID
from bivouac.games.iwari.setting import Iwari

TOPICS: Mapping[int, Sequence[Topic[VoidSight]]] = {
    TURN: void_turn.TOPICS,
    VOID: void_acts.FOR_VOID,
    RUINING: void_acts.FOR_RUIN,
    TARGET: void_acts.FOR_TARGET,
    FREE: void_acts.FOR_FREE,
    REFILL: void_acts.FOR_DRAW,
}
"""By phase what may matter there. Where an infection begins first is left to the player (IV5)."""


def advice(setting: Iwari, known: Known) -> Advice | None:
    """`Seated.advice` against the void."""
    topics = TOPICS.get(int(known.position["phase"]), ())
    return weightiest(found_by(topics, VoidSight(setting, known))) if topics else None
