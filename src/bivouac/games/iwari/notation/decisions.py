"""Decisions in the words of a record, and back into steps."""

from collections.abc import Mapping, Sequence

import numpy as np

from bivouac.core.complaints import shown
from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.notation import check_keys, refuse_type
from bivouac.games.iwari.layout import DRAFT, PIECES
from bivouac.games.iwari.notation.builds import KEYS as BUILD_KEYS
from bivouac.games.iwari.notation.builds import begins_build, build, piece_steps, read_build
from bivouac.games.iwari.notation.deeds import deed, deed_steps
from bivouac.games.iwari.notation.names import card_number, connection_place, territory_number
from bivouac.games.iwari.notation.position import tribe_name
from bivouac.games.iwari.notation.prices import in_order, prices
from bivouac.games.iwari.notation.void import KEYS as VOID_KEYS
from bivouac.games.iwari.notation.void import void_decision, void_steps
from bivouac.games.iwari.refusals.due import decides, due_now
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import split, step_of

KEYS: Mapping[str, tuple[str, ...]] = {
    "build": BUILD_KEYS,
    "explore": ("territory",),
    "swap": ("card",),
    "discard": ("card",),
    "draw": ("from", "index", "card"),
    "deed": ("deed", "territory"),
    "storm": ("connection", "move"),
    "walk": ("score",),
    "pass": (),
    **VOID_KEYS,
}
CARD_STEPS = ("pay", "swap", "discard", "void", "skip")
"""The steps that name a hand card; those of one biome are alike."""


def event(setting: Iwari, position: np.void, steps: Sequence[int]) -> Event:
    """The record event of a decision, given the position before it and its steps."""
    decision: Event = {"seat": decides(position)}
    kind, number = split(steps[0])
    against_void = void_decision(setting, position, steps)
    if against_void is not None:
        return decision | against_void
    if begins_build(steps[0]):
        tribe = tribe_name(setting, int(position["tribe"]))
        return decision | {"do": "build", "tribe": tribe, **build(setting, steps)}
    if kind == "explore":
        return decision | {"do": kind, "territory": setting.territory_ids[number]}
    if kind in ("swap", "discard"):
        return decision | {"do": kind, "card": setting.cards[number]}
    if kind == "draw":
        card = setting.cards[position["display"][number]]
        return decision | {"do": "draw", "from": "display", "index": number, "card": card}
    if kind == "draw_deck":
        card = setting.cards[position["deck"][position["deck_top"]]]
        return decision | {"do": "draw", "from": "deck", "card": card}
    if kind == "deed":
        return decision | {"do": "deed", **deed(setting, number)}
    if kind == "storm":
        connection = setting.connection_numbers[storm_due(position)]
        return decision | {"do": kind, "connection": connection, "move": bool(number)}
    if kind == "walk":
        return decision | {"do": kind, "score": bool(number)}
    return decision | {"do": "pass"}


def storm_due(position: np.void) -> int:
    """IR1: the connection whose storm is to be decided now: the first of those due."""
    due = int(position["storms_due"])
    return (due & -due).bit_length() - 1


def steps(setting: Iwari, position: np.void, event: Event) -> list[int]:
    """The steps of a decision, legal or not; Refused if it cannot be said in steps."""
    do = event.get("do")
    if not isinstance(do, str) or do not in KEYS:
        known = ", ".join(KEYS)
        rule = due_now(setting, position).rule
        raise Refused(rule, Message("fault-no-decision", {"do": shown(do), "known": known}))
    if do == "build":
        return build_steps(setting, position, event)
    if do == "draw":
        return draw_steps(setting, position, event)
    if do == "deed":
        return deed_steps(setting, event)
    check_decision(event, do, KEYS[do])
    if do in VOID_KEYS:
        return void_steps(setting, position, event)
    if do == "explore":
        return [step_of("explore", territory_number(setting, event["territory"], "IG1"))]
    if do == "swap":
        return [step_of("swap", card_number(setting, event["card"], "IT2"))]
    if do == "discard":
        rule = "IV3" if setting.against_void else "I2.1"
        return [step_of("discard", card_number(setting, event["card"], rule))]
    if do == "storm":
        return storm_steps(setting, position, event)
    if do == "walk":
        return [step_of("walk", read_flag("score", event["score"]))]
    return [step_of("pass")]


def check_decision(event: Event, do: str, keys: Sequence[str]) -> None:
    """A decision has exactly the keys of its kind."""
    check_keys(Message("fault-decision", {"do": do}), event, ("seat", "do", *keys))


def read_flag(key: str, value: Json) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        refuse_type(key, "kind-flag", value)
    return value


def storm_steps(setting: Iwari, position: np.void, event: Event) -> list[int]:
    """IR1: the storm that is due moves or stays; storms are decided in ascending order."""
    place = connection_place(setting, event["connection"], "IR1")
    moves = read_flag("move", event["move"])
    due = storm_due(position)
    if due >= 0 and place != due:
        number = setting.connection_numbers[due]
        reason = f"the storm on connection {number} is to be decided now, not {event['connection']}"
        message = Message("iwari-refused-other-storm", {"connection": number})
        raise Refused("IR1", reason, message)
    return [step_of("storm", moves)]


def build_steps(setting: Iwari, position: np.void, event: Event) -> list[int]:
    """IT1, I2.1: pieces, each with its payment, for the tribe that is to act."""
    found = read_build(setting, event)
    check_tribe(setting, int(position["tribe"]), found.tribe)
    made = []
    costs = prices(setting, position, found.pieces)
    for one, cards, cost in zip(found.pieces, found.cards, costs, strict=True):
        made += piece_steps(one)
        made += [step_of("pay", card) for card in in_order(setting, cost, cards)]
    return made if len(found.pieces) == PIECES else [*made, step_of("done")]


def check_tribe(setting: Iwari, due: int, found: int) -> None:
    """IT1, I2.1, IV2, IV3: the tribe that is to act."""
    if found == due:
        return
    reason = f"{called(setting, due)} is to build now, not {called(setting, found)}"
    if setting.against_void:
        is_void = due == setting.void
        key = "iwari-refused-tribe-void" if is_void else "iwari-refused-tribe-own"
        raise Refused("IV3" if is_void else "IV2", reason, Message(key, {}))
    rule = "I2.1" if due == setting.third else "IT1"
    raise Refused(rule, reason, Message("iwari-refused-tribe", {}))


def called(setting: Iwari, tribe: int) -> str:
    """A tribe in a sentence."""
    is_void = setting.against_void and tribe == setting.void
    return "the void" if is_void else f"tribe {shown(tribe)}"


def draw_steps(setting: Iwari, position: np.void, event: Event) -> list[int]:
    """IT7, IS4: a card of the display, or the top card of the deck."""
    rule = "IS4" if position["phase"] == DRAFT else "IT7"
    if event.get("from") == "deck":
        top = int(position["deck_top"])
        if top == position["deck_end"]:
            message = Message("iwari-refused-deck-empty", {})
            raise Refused(rule, "the deck is empty", message)
        check_decision(event, "draw", ("from", "card"))
        check_card(setting, event["card"], int(position["deck"][top]), rule)
        return [step_of("draw_deck")]
    check_decision(event, "draw", KEYS["draw"])
    if event["from"] != "display":
        refuse_type("from", "kind-display-or-deck", event["from"])
    index = event["index"]
    if type(index) is not int:
        refuse_type("index", "kind-display-place", index)
    if not 0 <= index < position["display_n"]:
        message = Message("iwari-refused-no-place", {"count": int(position["display_n"])})
        raise Refused(rule, f"the display has no card in place {shown(index)}", message)
    check_card(setting, event["card"], int(position["display"][index]), rule)
    return [step_of("draw", index)]


def check_card(setting: Iwari, claimed: Json, right: int, rule: str) -> None:
    """IT7: the card that is drawn is the one that lies there."""
    card = card_number(setting, claimed, rule)
    if card != right:
        reason = f"the card there is {shown(setting.cards[right])}, not {shown(claimed)}"
        raise Refused(rule, reason, Message("iwari-refused-other-card", {}))


def is_listed(setting: Iwari, position: np.void, step: int, legal: Sequence[int]) -> bool:
    """Is a step legal, given the list of legal ones, where identical cards appear once?"""
    if step in legal:
        return True
    kind, card = split(step)
    held = position["hands"][position["seat"]]
    if kind not in CARD_STEPS or card not in held or card in position["paid"]:
        return False
    biomes = setting.card_biomes
    twins = [twin for twin, biome in enumerate(biomes) if biome == biomes[card]]
    return any(step_of(kind, twin) in legal for twin in twins)
