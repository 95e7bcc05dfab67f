"""DT3: what lies face down and nobody has seen, laid out anew by shuffles of ids.

A card of pile or supply has lain there unseen since the shuffle it was last in, so it is in that
shuffle, or in the setup, that another card takes its place. The same holds for the story stack,
which is never shuffled again.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from bivouac.core.contract import Beginning, Event, Json, Order
from bivouac.core.fair import relaid as laid_anew
from bivouac.games.dewan.notation.position import cards_on_table
from bivouac.games.dewan.setting import Dewan


def relaid(setting: Dewan, begun: Beginning, position: np.void, order: Order) -> Beginning:
    """One shuffle for the unseen cards of each shuffle, the earliest first; one for the stories.

    Where there are none, there is no shuffle.
    """
    setup, events = begun.setup, list(begun.events)
    shuffles = [place for place, event in enumerate(events) if event.get("chance") == "shuffle"]
    for number, cards in sorted(unseen_cards(setting, position).items()):
        lies = laid_anew(cards, order)
        if number == 0:
            setup = exchanged(setup, ("pile", "supply"), lies)
        else:
            place = shuffles[number - 1]
            events[place] = exchanged(events[place], ("cards",), lies)
    stories = cards_on_table(setting, position)["story_stack"]
    if stories:
        setup = exchanged(setup, ("story_stack",), laid_anew(stories, order))
    return Beginning(setup, events)


def unseen_cards(setting: Dewan, position: np.void) -> Mapping[int, Sequence[str]]:
    """The cards of pile and supply by the shuffle they were last in, as they lie."""
    found: dict[int, list[str]] = {}
    lying = cards_on_table(setting, position)
    for card in [*lying["pile"], *lying["supply"]]:
        number = int(position["shuffled"][setting.card_number[card]])
        found.setdefault(number, []).append(card)
    return found


def exchanged(part: Json, places: Sequence[str], lies: Mapping[str, str]) -> Event:
    """A part of a record with other ids in some of its lists."""
    return {**part, **{place: [lies.get(name, name) for name in part[place]] for place in places}}
