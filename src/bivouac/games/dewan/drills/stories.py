"""DY1-DY5: which of these stories are met by the camps and cards of this tribe?"""

from random import Random

from bivouac.core.contract import Advice, Drill, DrillChoice, Known, Message
from bivouac.core.drilling import mixed
from bivouac.core.records import Word
from bivouac.games.dewan.box.types import Story
from bivouac.games.dewan.drills.lands import counted_for
from bivouac.games.dewan.layout import NONE, SYMBOLS
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.telling.events import story_code
from bivouac.games.dewan.view.seats import count_all
from bivouac.games.dewan.view.sets import counter

FEWEST_CAMPS = 3
SHOWN = 5


def ask(setting: Dewan, known: Known, chance: Random) -> Drill | None:
    """Stories that are met beside others that nearly are, of the board and of the row."""
    position, seat = known.position, known.seat
    if position["n_built"][seat] < FEWEST_CAMPS:
        return None
    numbers = {*position["stories"][seat].tolist(), *position["story_row"].tolist()} - {NONE}
    have = count_all(setting, position).have[seat]
    stories = [setting.stories[number] for number in sorted(numbers)]
    lacks = {story.id: missing(story, have) for story in stories}
    met = [story for story in stories if not lacks[story.id]]
    near = sorted((s for s in stories if lacks[s.id]), key=lambda s: sum(lacks[s.id].values()))
    if not met or not near or sum(lacks[near[0].id].values()) > 1:
        return None
    shown = mixed([*met[: SHOWN - 2], *near][:SHOWN], chance)
    return Drill(
        Message("drills-dewan-stories-asks", {"seat": seat}),
        tuple(DrillChoice(name_of(story)) for story in shown),
        (frozenset(name_of(story) for story in shown if not lacks[story.id]),),
        tuple(reason(setting, known, story, lacks[story.id]) for story in shown),
        several=True,
    )


def missing(story: Story, have: Word) -> dict[str, int]:
    """DY2-DY4: of which symbols there are too few, and how many are missing."""
    lacks = {
        symbol: need - counter(have, SYMBOLS.index(symbol)) for symbol, need in story.needs.items()
    }
    return {symbol: count for symbol, count in lacks.items() if count > 0}


def name_of(story: Story) -> str:
    """The name of a choice that is a story."""
    return f"story-{story.id}"


def reason(setting: Dewan, known: Known, story: Story, lacks: dict[str, int]) -> Advice:
    """That a story is met, or what it misses most; and what counts for it."""
    if not lacks:
        spots = [space for symbol in story.needs for space in counted_for(setting, known, symbol)]
        met = Message("drills-dewan-stories-met", {"needs": story_code(story)})
        return Advice(met, (name_of(story), *dict.fromkeys(spots)))
    symbol = max(lacks, key=lambda one: lacks[one])
    need = story.needs[symbol]
    args: dict[str, str | int] = {
        "needs": story_code(story),
        "symbol": symbol,
        "have": need - lacks[symbol],
        "need": need,
    }
    return Advice(Message("drills-dewan-stories-unmet", args), (name_of(story),))
