"""What an event means to people, as messages. Nothing in them is secret: everybody may read them.

Cards and stories have no names: they are called by what they show, in the codes of
core/language.py.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from bivouac.core.contract import SPECTATOR, Event, Known, Message
from bivouac.games.dewan.box.types import Card, Story
from bivouac.games.dewan.layout import FISHING, MARKER, OVER, WATER
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.seats import count_all, terrain_of

Teller: TypeAlias = Callable[[Dewan, np.void, Event, np.void], list[Message]]


def describe(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """The event itself, then what followed from it."""
    kind = event["do"] if "do" in event else event["chance"]
    return [*TELLERS[kind](setting, before, event, after), *tell_outcome(setting, before, after)]


def card_code(card: Card) -> str:
    """What a card shows: its terrains, each with its symbol."""
    return "/".join(half_code(card, half) for half in range(len(card.halves)))


def half_code(card: Card, half: int) -> str:
    """What one half of a card shows."""
    shown = card.halves[half]
    return shown.terrain if shown.symbol is None else f"{shown.terrain}.{shown.symbol}"


def story_code(story: Story) -> str:
    """What a story asks for."""
    needs = story.needs.items()
    return " ".join(symbol if count == 1 else f"{count}*{symbol}" for symbol, count in needs)


def story_args(story: Story) -> dict[str, str | int]:
    """What messages say of a story."""
    return {"needs": story_code(story), "points": story.points, "fire": story.fire}


def card_of(setting: Dewan, card: object) -> Card:
    """A card by its id; records may write ids as numbers."""
    return setting.cards[setting.card_number[str(card)]]


def cards_code(cards: Sequence[Card]) -> str:
    """Several cards."""
    return " ".join(card_code(card) for card in cards)


def tell_story(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DS6: a story from the row, or from the stack, which is then shown."""
    if event["from"] == "row":
        key, number = "dewan-story-row", before["story_row"][event["index"]]
    else:
        key, number = "dewan-story-stack", before["stack"][before["stack_top"]]
    return [Message(key, {"seat": event["seat"], **story_args(setting.stories[int(number)])})]


def foretold(setting: Dewan, event: Event) -> list[Message]:
    """DS6: which story lies on top of the stack, nobody can say."""
    is_unseen = event.get("do") == "story" and event.get("from") == "stack"
    return [Message("dewan-story-unseen", {"seat": event["seat"]})] if is_unseen else []


def tell_take(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DK1: the cards are face up, so everybody sees them."""
    cards = cards_code([setting.cards[int(before["row"][slot])] for slot in event["slots"]])
    return [Message("dewan-take", {"seat": event["seat"], "cards": cards})]


def tell_place(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DP, DE1: the camp, the payment, who receives a card, and the berry."""
    seat = event["seat"]
    goal = setting.space_number[str(event["route"][-1])]
    args: dict[str, str | int] = {
        "camp": int(after["n_built"][seat]),
        "space": setting.space_ids[goal],
        "terrain": terrain_of(before, goal),
        "route": "-".join(str(space) for space in event["route"]),
    }
    key = "dewan-village" if int(before["terrain"][goal]) == WATER else "dewan-place"
    told = [Message(key, {"seat": seat, **args}), *tell_payment(setting, before, event, after)]
    if after["won_berries"][seat] > before["won_berries"][seat]:
        told.append(Message("dewan-berry", {"seat": seat}))
    return told


def tell_payment(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DP2, DP5: the cards paid, and those that other players receive."""
    paid = [card_of(setting, card) for card in event["pay"]]
    args = {"seat": event["seat"], "count": len(paid), "cards": cards_code(paid)}
    told = [Message("dewan-pay", args)]
    for receiver in range(setting.seats):
        gained = int(after["hands"][receiver]) & ~int(before["hands"][receiver])
        gifts = [card for card in paid if gained >> setting.card_number[card.id] & 1]
        if gifts and receiver != event["seat"]:
            told.append(Message("dewan-receive", {"seat": receiver, "cards": cards_code(gifts)}))
    return told


def tell_tuck(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DE2: the half that shows from now on, or a slot left empty."""
    if event["card"] is None:
        return [Message("dewan-tuck-none", {"seat": event["seat"]})]
    card = card_of(setting, event["card"])
    args = {"seat": event["seat"], "card": card_code(card), "half": half_code(card, event["half"])}
    return [Message("dewan-tuck", args)]


def tell_marker(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DD1, DL1, DV7: the marker, and the berries of a zone it tears apart."""
    space = setting.space_number[str(event["space"])]
    key = "dewan-marker-water" if setting.scenario.event == "rain" else "dewan-marker-lava"
    args = {"seat": event["seat"], "space": setting.space_ids[space]}
    told = [Message(key, {**args, "terrain": terrain_of(before, space)})]
    if before["berries"][before["zone"][space]] == 0:
        return told
    torn = np.flatnonzero(before["zone"] == before["zone"][space])
    parts = sorted({int(after["zone"][other]) for other in torn if other != space})
    if not parts:
        told.append(Message("dewan-berries-lost", {}))
    for part in parts if len(parts) > 1 else []:
        count = int(after["berries"][part])
        if count > 0:
            told.append(
                Message("dewan-berries-move", {"count": count, "space": setting.space_ids[part]})
            )
    return told


def tell_fish(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DH5: fish for a card, or none."""
    seat = event["seat"]
    if event["card"] is None:
        return [Message("dewan-fish-none", {"seat": seat})]
    caught = int(after["fish"][seat] - before["fish"][seat])
    card = card_code(card_of(setting, event["card"]))
    return [Message("dewan-fish", {"seat": seat, "card": card, "count": caught})]


def tell_pass(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DT2: nothing could be done."""
    return [Message("dewan-pass", {"seat": event["seat"]})]


def tell_shuffle(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DK3, DV3: the discards are used again."""
    key = "dewan-shuffle-pile" if event["into"] == "pile" else "dewan-shuffle-supply"
    return [Message(key, {"count": len(event["cards"])})]


def tell_odd_berry(setting: Dewan, before: np.void, event: Event, after: np.void) -> list[Message]:
    """DV7: where an odd berry went."""
    return [Message("dewan-berry-odd", {"space": str(event["space"])})]


TELLERS: dict[str, Teller] = {
    "story": tell_story,
    "take": tell_take,
    "place": tell_place,
    "tuck": tell_tuck,
    "marker": tell_marker,
    "fish": tell_fish,
    "pass": tell_pass,
    "shuffle": tell_shuffle,
    "berry": tell_odd_berry,
}


def tell_outcome(setting: Dewan, before: np.void, after: np.void) -> list[Message]:
    """What follows by itself: stories told and rewarded, a scenario's event, the end."""
    told = []
    for seat in range(setting.seats):
        fresh = after["told"][seat] > before["told"][seat]
        for number in after["stories"][seat][fresh]:
            args = story_args(setting.stories[int(number)])
            told.append(Message("dewan-told", {"seat": seat, **args}))
        gained = int(after["hands"][seat]) & ~int(before["hands"][seat])
        drawn = (gained & ~int(after["seen"])).bit_count()
        if drawn > 0:
            told.append(Message("dewan-reward", {"seat": seat, "count": drawn}))
    if after["last_round"] and not before["last_round"]:
        told.append(Message("dewan-last-round", {}))
    if begins_event(before, after):
        told.append(Message(f"dewan-event-{setting.scenario.event}", {}))
    if after["phase"] == OVER:
        told.extend(tell_end(setting, after))
    return told


def news(setting: Dewan, before: Known, after: Known) -> list[Message]:
    """DY6: to a seat alone, the cards it has drawn unseen by the others."""
    seat = after.seat
    if seat == SPECTATOR:
        return []
    had, position = int(before.position["hands"][seat]), after.position
    gained = int(position["hands"][seat]) & ~had & ~int(position["seen"])
    drawn = [card for i, card in enumerate(setting.cards) if gained >> i & 1]
    return [Message("dewan-drawn", {"cards": cards_code(drawn)})] if drawn else []


def begins_event(before: np.void, after: np.void) -> bool:
    """DV2: has the last card of the pile just been taken, so that somebody must now decide?"""
    if after["phase"] == MARKER:
        return True
    fishing = after["phase"] == FISHING
    return bool(fishing and (before["phase"] != FISHING or after["asked"] <= before["asked"]))


def tell_end(setting: Dewan, position: np.void) -> list[Message]:
    """DX6, DM5: who wins, and with how many points."""
    counts = count_all(setting, position)
    scores = [sum(by_key.values()) for by_key in counts.points_by_key(setting)]
    standings = list(zip(scores, counts.ties[: setting.sides].tolist(), strict=True))
    best = max(standings)
    sides = [side for side in range(setting.sides) if standings[side] == best]
    key = "dewan-wins" if scores.count(best[0]) == 1 else "dewan-wins-tie"
    if len(sides) > 1:
        key = "dewan-shares"
    winners = [seat for seat in range(setting.seats) if seat % setting.sides in sides]
    return [
        Message("dewan-over", {}),
        *(Message(key, {"seat": seat, "points": best[0]}) for seat in winners),
    ]
