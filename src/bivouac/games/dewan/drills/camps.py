"""DE, DX, DV: which of these camps brings the most points?"""

from random import Random

from bivouac.core.contract import Advice, Drill, DrillChoice, Known, Message
from bivouac.core.drilling import mixed
from bivouac.games.dewan.offers.choices import Choices
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.wire import offers as wire

SHOWN = 4


def ask(setting: Dewan, known: Known, chance: Random) -> Drill | None:
    """Camps in reach, one of which brings more than the others."""
    if known.position["n_built"][known.seat] == 0:
        return None
    side = known.seat % setting.sides
    found = {one["to"]: one["gains"] for one in Choices(setting, known).journeys()}
    worth = {space: gains["points"][side] for space, gains in found.items()}
    ordered = sorted(mixed(sorted(worth), chance), key=lambda space: -worth[space])
    if len(ordered) < SHOWN or not worth[ordered[0]] > worth[ordered[1]] > 0:
        return None
    best, *others = ordered
    shown = sorted([best, others[0], *chance.sample(others[1:], SHOWN - 2)])
    reasons = sorted(shown, key=lambda space: -worth[space])
    return Drill(
        Message("drills-dewan-camps-asks", {}),
        tuple(
            DrillChoice(name_of(one), Message("drills-dewan-space", {"space": one}))
            for one in shown
        ),
        (frozenset({name_of(best)}),),
        tuple(reason(space, worth[space], found[space]) for space in reasons),
        points=tuple(map(name_of, shown)),
    )


def name_of(space: str) -> str:
    """The name of a choice that is a space."""
    return f"space-{space}"


def reason(space: str, points: int, gains: wire.Gains) -> Advice:
    """What a camp brings, and where its points come from."""
    sources = " ".join(f"dewan-score-{key}={key}" for key, more in gains["sources"].items() if more)
    key = "drills-dewan-camps-worth" if sources else "drills-dewan-camps-nothing"
    return Advice(
        Message(key, {"space": space, "points": points, "sources": sources}), (name_of(space),)
    )
