"""DS4, DS5, DK3, DV3, DV7: what chance decides in Dewan, decided by a shuffle of ids."""

from itertools import islice

import numpy as np

from bivouac.core.contract import Event, Json, Order
from bivouac.games.dewan.layout import ODD_BERRY
from bivouac.games.dewan.notation.chance import STACKS
from bivouac.games.dewan.notation.position import members
from bivouac.games.dewan.setting import Dewan


def shuffled(setting: Dewan, setup: Json, order: Order) -> Json:
    """DS4, DS5, DV1: the first shuffle deals the cards, the second one lays out the stories.

    Cards go to the hands seat by seat, then to the row, the pile and the supply; stories to the
    row and the stack; each place gets as many as it has in `setup`.
    """
    cards = iter(order([card.id for card in setting.cards]))
    stories = iter(order([story.id for story in setting.stories]))
    hands = [list(islice(cards, len(hand))) for hand in setup["hands"]]
    return {
        **setup,
        "hands": [sorted(hand, key=setting.card_number.__getitem__) for hand in hands],
        **{place: list(islice(cards, len(setup[place]))) for place in ("row", "pile", "supply")},
        **{
            place: list(islice(stories, len(setup[place])))
            for place in ("story_row", "story_stack")
        },
    }


def chance_by(setting: Dewan, position: np.void, order: Order) -> Event:
    """DK3, DV3: the discards, top card first. DV7: the part whose first space comes out on top."""
    if position["phase"] == ODD_BERRY:
        parts = [setting.space_ids[zone] for zone in members(position["parts"])]
        return {"chance": "berry", "space": order(parts)[0]}
    discards = [setting.cards[card].id for card in members(position["discards"])]
    return {"chance": "shuffle", "into": STACKS[int(position["into"])], "cards": order(discards)}


def public_event(setting: Dewan, event: Event) -> Event:
    """DT3: nobody sees the order of shuffled cards, only how many there are."""
    if event.get("chance") != "shuffle":
        return event
    shown = {key: value for key, value in event.items() if key != "cards"}
    return {**shown, "count": len(event["cards"])}
