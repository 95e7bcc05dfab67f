"""Before a decision: the one thing that matters most, or nothing.

A coach has no memory. So that it does not repeat itself, what weighs the same is said in turn, one
thing a round, and of what can wait it is silent in one round, too.
"""

from collections.abc import Iterator, Sequence

from bivouac.core.contract import Advice, Known
from bivouac.games.dewan.coach.moments import RANKED
from bivouac.games.dewan.coach.outlook import Outlook, Topic
from bivouac.games.dewan.coach.tips import TIPS
from bivouac.games.dewan.coach.turns import PRESSING, WEIGHTY, last_turn
from bivouac.games.dewan.layout import FISHING, TURN
from bivouac.games.dewan.setting import Dewan


def advice(setting: Dewan, known: Known) -> Advice | None:
    """What to say to a seat that has to decide; None for all others."""
    if not known.decides:
        return None
    look = Outlook(setting, known)
    phase = int(look.position["phase"])
    if phase == TURN:
        return of_turn(look)
    found = next(said(look, RANKED.get(phase, ())), None)
    return in_turn(look, [found, None]) if phase == FISHING else found


def of_turn(look: Outlook) -> Advice | None:
    """DT1: first what ends a story or the game, then points in reach, then all the rest."""
    if look.position["last_round"]:
        return last_turn(look)
    pressing = [*said(look, PRESSING)]
    if pressing:
        return in_turn(look, pressing)
    weighty = [*said(look, WEIGHTY)]
    return in_turn(look, [*weighty, None]) or in_turn(look, [*said(look, TIPS), None])


def said(look: Outlook, topics: Sequence[Topic]) -> Iterator[Advice]:
    """What there is to say of some topics, in their order."""
    return (found for topic in topics if (found := topic(look)) is not None)


def in_turn(look: Outlook, ready: Sequence[Advice | None]) -> Advice | None:
    """The one whose round it is."""
    return ready[look.round % len(ready)]
