"""What follows from an event by itself, as messages: on the map, beside it, and at the end."""

import numpy as np

from bivouac.core.contract import Event, Message
from bivouac.games.iwari.layout import COLOURS, COURAGE, NONE, RUIN, STORM_PIECE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import counted, expedition_code, territory_code
from bivouac.games.iwari.telling.endings import tell_ending
from bivouac.games.iwari.view.groups import settlements_of
from bivouac.games.iwari.view.reading import following_open


def tell_outcome(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """In the order of a turn: the piece, deeds that leave, expeditions, storms; then the end."""
    return [
        *tell_tokens(setting, before, after),
        *tell_opened(setting, before, after),
        *tell_map(setting, before, after),
        *tell_settlements(setting, before, after),
        *tell_determination(before, after),
        *tell_courage(setting, before, event, after),
        *tell_expeditions(setting, before, after),
        *tell_storms(setting, before, event, after),
        *tell_ending(setting, before, event, after),
    ]


def tell_tokens(setting: Iwari, before: np.void, after: np.void) -> list[Message]:
    """IG1: discovery tokens taken; they are public."""
    told = []
    for tribe in range(setting.sides):
        new = (after["tokens"][tribe] - before["tokens"][tribe]).tolist()
        taken = [colour for colour, n in zip(COLOURS, new, strict=True) for _ in range(n)]
        args: dict[str, str | int] = {"count": len(taken), "tokens": counted(taken)}
        if taken and tribe < setting.seats:
            told.append(Message("iwari-token", {"seat": tribe, **args}))
        elif taken:
            told.append(Message("iwari-token-third", args))
    return told


def tell_opened(setting: Iwari, before: np.void, after: np.void) -> list[Message]:
    """IA2: connections that no ruin closes any more."""
    opened = np.flatnonzero((before["covered"] == RUIN) & (after["covered"] != RUIN))
    numbers = setting.connection_numbers
    return [Message("iwari-opened", {"connection": numbers[place]}) for place in opened]


def tell_map(setting: Iwari, before: np.void, after: np.void) -> list[Message]:
    """IT4, IM4: territories explored and filled."""
    told = []
    for territory in range(len(setting.territory_ids)):
        where = {"territory": territory_code(setting, territory)}
        if after["n_tents"][territory].any() and not before["n_tents"][territory].any():
            told.append(Message("iwari-explored", where))
        if before["n_free"][territory] > 0 == after["n_free"][territory]:
            told.append(Message("iwari-filled", where))
    return told


def tell_settlements(setting: Iwari, before: np.void, after: np.void) -> list[Message]:
    """IP3: settlements that did not exist before; one that grows is not told."""
    if (before["tents"] == after["tents"]).all():
        return []
    settled = {spot for group in settlements_of(setting, before) for spot in group.spots}
    told = []
    for group in settlements_of(setting, after):
        count = len(group.spots)
        if not settled.isdisjoint(group.spots):
            continue
        if group.tribe < setting.seats:
            told.append(Message("iwari-settlement", {"seat": group.tribe, "count": count}))
        else:
            told.append(Message("iwari-settlement-third", {"count": count}))
    return told


def tell_determination(before: np.void, after: np.void) -> list[Message]:
    """IA6: the determination token was used, and passed on."""
    holder = int(after["determination"])
    if holder == before["determination"]:
        return []
    return [
        Message("iwari-determination", {"seat": int(before["determination"])}),
        Message("iwari-determination-passes", {"seat": holder}),
    ]


def tell_courage(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IM5, I2.3: Courage leaves the game, and nobody was asked."""
    gone = int(before["pawns_left"][COURAGE]) - int(after["pawns_left"][COURAGE])
    if gone == 0 or event.get("deed") == "courage":
        return []
    is_third = event.get("tribe") == setting.third != NONE
    return [Message("iwari-courage-third" if is_third else "iwari-courage-alone", {})]


def tell_expeditions(setting: Iwari, before: np.void, after: np.void) -> list[Message]:
    """IX1: expeditions fulfilled, first and second, in the order of their numbers."""
    told = []
    keys = ("iwari-expedition-first", "iwari-expedition-second")
    taken = (before["mission_seat"] == NONE) & (after["mission_seat"] != NONE)
    for mission, place in np.argwhere(taken).tolist():
        args: dict[str, str | int] = {
            "seat": int(after["mission_seat"][mission, place]),
            "expedition": expedition_code(mission + 1),
            "points": int(setting.static["rewards"][0, mission, place]),
        }
        told.append(Message(keys[place], args))
    return told


def tell_storms(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IR1: storms that moved by themselves, in ascending order."""
    covered = before["covered"].copy()
    numbers = setting.connection_numbers
    told = []
    for place in np.flatnonzero((covered == STORM_PIECE) & (after["covered"] != STORM_PIECE)):
        goes = following_open(covered, len(numbers), int(place))
        covered[place], covered[goes] = 0, STORM_PIECE
        if event.get("do") != "storm" or event["connection"] != numbers[place]:
            args = {"connection": numbers[place], "to": numbers[goes]}
            told.append(Message("iwari-storm-moved", args))
    return told
