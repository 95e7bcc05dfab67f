"""DS1-DS6: what was laid out and dealt, told part by part."""

from collections import Counter
from collections.abc import Iterator

from bivouac.core.contract import Json, Known
from bivouac.core.wire import Message, OpeningPart
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.telling.events import cards_code


def opening(setting: Dewan, known: Known) -> list[OpeningPart]:
    """How the game was set up, as its seat knew it before the first turn."""
    view = known.view()
    parts = {
        "map": told_map(setting, view),
        "cards": told_cards(setting, view, known.seat),
        "stories": told_stories(view),
        "first": told_first(setting, view),
    }
    return [{"part": part, "messages": list(messages)} for part, messages in parts.items()]


def said(key: str, **args: str | int) -> Message:
    """A message as it travels."""
    return {"key": key, "args": {**args}}


def told_map(setting: Dewan, view: Json) -> Iterator[Message]:
    """DS1-DS3, DV1: the tiles, the starting camps and the berries."""
    kinds = Counter(setting.tile_kinds.values())
    yield said("dewan-opening-map", neutral=kinds["neutral"], start=kinds["start"])
    if kinds["event"]:
        yield said("dewan-opening-event-tile", event=view["board"]["event"])
    yield said("dewan-opening-berries", count=sum(zone["berries"] for zone in view["map"]["zones"]))


def told_cards(setting: Dewan, view: Json, seat: int) -> Iterator[Message]:
    """DS5, DV1: hands, row and pile; of the hands the own one."""
    sizes = {"hand": view["seats"][0]["hand_size"], "row": len(view["row"]), "pile": view["pile"]}
    if view["board"]["pile_size"] is None:
        yield said("dewan-opening-cards", **sizes)
    else:
        yield said("dewan-opening-cards-event", **sizes, supply=view["supply"])
    if 0 <= seat < setting.seats:
        hand = [setting.cards[setting.card_number[card]] for card in view["seats"][seat]["hand"]]
        yield said("dewan-opening-hand", cards=cards_code(hand))


def told_stories(view: Json) -> Iterator[Message]:
    """DS4: the stories to choose from."""
    count = sum(story is not None for story in view["story_row"])
    yield said("dewan-opening-stories", count=count, stack=view["stack"])


def told_first(setting: Dewan, view: Json) -> Iterator[Message]:
    """DS6, DM1: who begins, and who plays together."""
    yield said("dewan-opening-first", seat=view["first"])
    if setting.scenario.teams:
        yield said("dewan-opening-team")
