"""IV: what follows by itself from an event against the void, step by step, each with its reason.

The event is played once more, one happening after the other (happenings.py), and each is told as it
came about: first what was done (void_acts.py), then what that brought (void_effects.py). Nothing
in it is secret: a card is told when it lies open.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from bivouac.core.contract import Event
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.consequence import Consequence
from bivouac.games.iwari.telling.happenings import Happening, happenings
from bivouac.games.iwari.telling.void_acts import tell_act, tell_question
from bivouac.games.iwari.telling.void_effects import tell_effects
from bivouac.games.iwari.telling.void_endings import tell_void_end
from bivouac.games.iwari.view.changes import difference, see_table, table_after
from bivouac.games.iwari.wire import scoring as wire


def aftermath(setting: Iwari, before: np.void, event: Event) -> wire.Aftermath | None:
    """The protocol's `Aftermath` of an event; None where nothing follows from it by itself."""
    told = list(aftermath_of(setting, before, event))
    if not has_followed([step for _, steps in told for step in steps]):
        return None
    table = see_table(setting, before)
    found: list[wire.AftermathStep] = []
    for one, steps in told:
        after = see_table(setting, one.now) if steps else table
        for number, step in enumerate(steps, 1):
            said = step.to_json(setting)
            is_last = number == len(steps)
            shown = after if is_last else table_after(table, after, step.kind, said["territory"])
            found.append({**said, "changes": difference(table, shown)})
            table = shown
    found[-1]["changes"] = {}  # then everything is as the view after the event has it
    return {"kind": "void", "steps": found}


def has_followed(steps: Sequence[Consequence]) -> bool:
    """Has anything followed besides the pieces that the event itself puts down?"""
    return any(not one.is_own for one in steps)


def aftermath_steps(setting: Iwari, before: np.void, event: Event) -> list[Consequence]:
    """IV4-IV8, IV10, IV11: the pieces of an event and all that follows from it, in order."""
    return [step for _, steps in aftermath_of(setting, before, event) for step in steps]


def aftermath_of(
    setting: Iwari, before: np.void, event: Event
) -> Iterator[tuple[Happening, list[Consequence]]]:
    """Every happening with what is told of it.

    In order: the act, judgements, the pawn, a settlement (IV7, IV5, IV8); then what is asked of a
    player, or the end.
    """
    for one in happenings(setting, before, event):
        told = tell_act(setting, one)
        told += tell_effects(setting, one)
        told += tell_question(setting, one)
        told += tell_void_end(setting, one)
        yield one, told
