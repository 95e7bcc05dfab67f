"""IV: what follows by itself from an event against the void, step by step, each with its reason.

The event is played once more, one happening after the other (happenings.py), and each is told as it
came about: first what was done (void_acts.py), then what that brought (void_effects.py). Nothing
in it is secret: a card is told when it lies open.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Event, Json
from bivouac.games.iwari.telling.happenings import happenings
from bivouac.games.iwari.telling.told import Told
from bivouac.games.iwari.telling.void_acts import tell_act, tell_question
from bivouac.games.iwari.telling.void_effects import tell_effects
from bivouac.games.iwari.telling.void_endings import tell_void_end

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


def story(setting: "Iwari", before: np.void, event: Event) -> Json | None:
    """The protocol's `Story` of an event; None where nothing follows from it by itself."""
    steps = story_steps(setting, before, event)
    if not has_followed(steps):
        return None
    return {"kind": "void", "steps": [one.to_json(setting) for one in steps]}


def has_followed(steps: Sequence[Told]) -> bool:
    """Has anything followed besides the pieces that the event itself puts down?"""
    return any(not one.is_own for one in steps)


def story_steps(setting: "Iwari", before: np.void, event: Event) -> list[Told]:
    """IV4-IV8, IV10, IV11: the pieces of an event and all that follows from it, in order.

    In every happening: the act, judgements, the pawn, a settlement (IV7, IV5, IV8); then what is
    asked of a player, or the end.
    """
    told: list[Told] = []
    for one in happenings(setting, before, event):
        told += tell_act(setting, one)
        told += tell_effects(setting, one)
        told += tell_question(setting, one)
        told += tell_void_end(setting, one)
    return told
