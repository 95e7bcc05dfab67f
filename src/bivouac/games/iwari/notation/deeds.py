"""Deeds in the words of a record, and back into steps (IM)."""

from collections.abc import Mapping

from bivouac.core.complaints import shown
from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.notation import check_keys
from bivouac.games.iwari.layout import DEED_NAMES, TERRITORIES
from bivouac.games.iwari.notation.names import connection_place, territory_number
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import DEED_AT, NOWHERE, TARGETS

DEED_RULES: Mapping[str, str] = {
    "union": "IM2",
    "discovery": "IM4",
    "honour": "IM3",
    "respect": "IM3",
    "courage": "IM5",
    "veneration": "IM6",
}
TARGET_KEYS: Mapping[str, tuple[str, ...]] = {
    "union": ("territory",),
    "discovery": ("territory",),
    "honour": ("connection",),
    "respect": ("connection",),
    "courage": ("territory", "connection"),
}
"""What a pawn can go on; of Veneration its card says it."""
WRONG_TARGETS: Mapping[tuple[str, str], str] = {
    ("veneration", "connection"): "iwari-refused-veneration-territory",
    ("veneration", "territory"): "iwari-refused-veneration-connection",
}
"""What people are told of a pawn on the wrong kind of place."""
DECLINED = ("courage", "veneration")
"""Deeds that need not be placed (IM5, IM6)."""


def target_keys(setting: Iwari, name: str) -> tuple[str, ...]:
    """IM2-IM6: what the pawn of a deed goes on; the first is named where it is declined."""
    if name == "veneration":
        return ("connection",) if setting.chosen.veneration == "c" else ("territory",)
    return TARGET_KEYS[name]


def deed(setting: Iwari, number: int) -> dict[str, Json]:
    """The deed and the target that a step names."""
    which, target = divmod(number, TARGETS)
    name = DEED_NAMES[which]
    if target == NOWHERE:
        return {"deed": name, target_keys(setting, name)[0]: None}
    if target < TERRITORIES:
        return {"deed": name, "territory": setting.territory_ids[target]}
    return {"deed": name, "connection": setting.connection_numbers[target - TERRITORIES]}


def deed_steps(setting: Iwari, event: Event) -> list[int]:
    """IM2-IM7: a pawn on a territory or on a connection, or declined."""
    name = event.get("deed")
    if not isinstance(name, str) or name not in DEED_RULES:
        known = ", ".join(DEED_RULES)
        message = Message("iwari-refused-no-such-deed", {"name": shown(name)})
        raise Refused("IM7", f"there is no deed {shown(name)}; there are: {known}", message)
    key = read_key(setting, event, name)
    check_keys(Message("fault-decision", {"do": "deed"}), event, ("seat", "do", "deed", key))
    return [DEED_AT + DEED_NAMES.index(name) * TARGETS + read_target(setting, event, name, key)]


def read_key(setting: Iwari, event: Event, name: str) -> str:
    """What a deed names: a territory or a connection; either where it names nothing."""
    keys = target_keys(setting, name)
    key = next((key for key in ("territory", "connection") if key in event), keys[0])
    if key not in keys and not (name in DECLINED and event[key] is None):
        message = Message(
            WRONG_TARGETS.get((name, key), "iwari-refused-deed-target"), {"deed": name}
        )
        raise Refused(DEED_RULES[name], f"the pawn of {name} goes on a {keys[0]}", message)
    return key


def read_target(setting: Iwari, event: Event, name: str, key: str) -> int:
    """Where a pawn goes, as steps number it."""
    rule = DEED_RULES[name]
    if event[key] is None:
        if name in DECLINED:
            return NOWHERE
        message = Message("iwari-refused-decline", {"deed": name})
        raise Refused(rule, f"the pawn of {name} cannot be declined", message)
    if key == "connection":
        return TERRITORIES + connection_place(setting, event[key], rule)
    return territory_number(setting, event[key], rule)
