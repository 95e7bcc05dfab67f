"""Builds in the words of a record: pieces, and the cards that pay for them (IT1, IT3)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bivouac.core.complaints import shown, thing
from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.notation import check_keys, refuse_type
from bivouac.games.iwari.box.pieces import VOID
from bivouac.games.iwari.layout import (
    CENTRE,
    FORT,
    NONE,
    PAID,
    PIECES,
    TENT,
    TERRITORIES,
    TOTEM,
    VOID_TOTEM,
)
from bivouac.games.iwari.notation.names import (
    area_number,
    card_number,
    spot_number,
    territory_number,
)
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import (
    FORT_AT,
    LIFT_TENT,
    LIFT_TOTEM,
    MOVE_TOTEM,
    TENT_AT,
    TOTEM_AT,
    split,
)
from bivouac.games.iwari.wire import offers as wire

KEYS = ("tribe", "pieces", "cards")
MOST_CARDS = 3
"""A build takes at most three cards (IT1)."""
UNPAID = "iwari-refused-payment"
"""What people are told of a payment that could never be one."""
CENTRE_NAME = "centre"
"""Where a void totem comes from that is in no territory (IA4)."""


class Piece(NamedTuple):
    """A piece of a build, by the numbers of the components."""

    kind: int  # TENT, TOTEM, FORT or VOID_TOTEM
    at: int  # the spot of a TENT or FORT, else the territory it goes to
    source: int = NONE
    """Of a VOID_TOTEM: the territory it comes from, or CENTRE (IA4); of a TENT or TOTEM that moves:
    the spot, or the territory (IV9)."""


class Build(NamedTuple):
    """What a build decision says, by the numbers of the components."""

    tribe: int
    pieces: list[Piece]
    cards: list[list[int]]  # by piece


FIRST_STEPS: Mapping[int, int] = {TENT: TENT_AT, TOTEM: TOTEM_AT, FORT: FORT_AT}
KINDS: Mapping[str, int] = {"tent": TENT, "totem": TOTEM, "fort": FORT}
"""Of the steps that name a piece by its spot or its territory alone."""
LIFTS: Mapping[int, int] = {TENT: LIFT_TENT, TOTEM: LIFT_TOTEM}
"""The steps that pick up a piece to move it (IV9)."""
LIFTED = ("lift_tent", "lift_totem")


def piece_steps(one: Piece) -> list[int]:
    """The steps that choose a piece: where it is picked up if it moves (IV9), where it goes."""
    if one.kind == VOID_TOTEM:
        return [MOVE_TOTEM + one.source * TERRITORIES + one.at]
    lifts = [] if one.source == NONE else [LIFTS[one.kind] + one.source]
    return [*lifts, FIRST_STEPS[one.kind] + one.at]


def piece_of(step: int) -> Piece | None:
    """The piece that a step chooses; None where it chooses none."""
    kind, number = split(step)
    if kind == "void_totem":
        source, territory = divmod(number, TERRITORIES)
        return Piece(VOID_TOTEM, territory, source)
    return Piece(KINDS[kind], number) if kind in KINDS else None


def begins_build(step: int) -> bool:
    """Does a build begin with this step: with a piece, or one picked up (IV9)?"""
    return piece_of(step) is not None or split(step)[0] in LIFTED


def build(setting: Iwari, steps: Sequence[int]) -> dict[str, Json]:
    """The pieces and the payments that the steps of a build name."""
    pieces: list[Json] = []
    cards: list[list[str]] = []
    source = NONE
    for step in steps:
        one, (kind, number) = piece_of(step), split(step)
        if one is not None:
            pieces.append(piece(setting, one if source == NONE else one._replace(source=source)))
            cards.append([])
            source = NONE
        elif kind == "pay":
            cards[-1].append(setting.cards[number])
        elif kind in LIFTED:
            source = number
    return {"pieces": pieces, "cards": cards}


def has_ruin(setting: Iwari, spot: int) -> bool:
    """IA2: does a ruin lie on a spot at first? None does against the void (IV11)."""
    return setting.has_ruins and setting.map.spots[spot].icon is not None


def piece(setting: Iwari, one: Piece) -> wire.Piece:
    """One piece of a build. What a tent finds on its spot is printed on the map (IA2, IA6)."""
    if one.kind == TOTEM:
        territory = setting.territory_ids[one.at]
        totem: wire.Totem = {"piece": "totem", "territory": territory}
        if one.source != NONE:
            totem["from"] = setting.territory_ids[one.source]
        return totem
    if one.kind == VOID_TOTEM:
        source = CENTRE_NAME if one.source == CENTRE else setting.territory_ids[one.source]
        territory = setting.territory_ids[one.at]
        return {"piece": "void_totem", "territory": territory, "from": source}
    spot = setting.map.spots[one.at]
    if one.kind == FORT:
        return {"piece": "fortification", "spot": spot.id}
    if spot.contested is not None:
        return {"piece": "contested", "token": spot.contested, "territory": spot.territory}
    tent: wire.Tent = {"piece": "tent", "spot": spot.id}
    if has_ruin(setting, one.at):
        tent["ruin"] = True
    if one.source != NONE:  # it moves (IV9)
        tent["from"] = setting.spot_ids[one.source]
    return tent


def read_build(setting: Iwari, event: Event) -> Build:
    """IT1, IT3: one or two pieces, one or two cards for each, three cards in all."""
    check_keys(Message("fault-decision", {"do": "build"}), event, ("seat", "do", *KEYS))
    tribe = read_tribe(setting, event["tribe"])
    for key, right in (("pieces", "kind-pieces"), ("cards", "kind-payments")):
        if not isinstance(event[key], list):
            refuse_type(key, right, event[key])
    count = len(event["pieces"])
    if not 1 <= count <= PIECES:
        message = Message("iwari-refused-two-pieces", {"count": count})
        raise Refused("IT1", f"a build places one or two pieces, not {count}", message)
    pieces = [read_piece(setting, entry) for entry in event["pieces"]]
    return Build(tribe, pieces, read_payments(setting, event["cards"], count))


def read_tribe(setting: Iwari, name: Json) -> int:
    """The number of a tribe; the void has a name where it is the opponent (IV)."""
    if setting.against_void and name == VOID:
        return setting.void
    if type(name) is not int or (setting.against_void and name == setting.void):
        right = "kind-tribe-or-void" if setting.against_void else "kind-tribe"
        refuse_type("tribe", right, name)
    return name


def read_piece(setting: Iwari, entry: Json) -> Piece:
    """IT5, IF1, IA2, IA4, IA6, IV9: a piece for a spot or for a territory."""
    kind = entry.get("piece") if isinstance(entry, dict) else None
    if kind == "tent":
        return read_tent(setting, entry)
    if kind == "totem":
        return read_totem(setting, entry)
    if kind == "fortification":
        check_keys(thing("a-fortification"), entry, ("piece", "spot"))
        return Piece(FORT, spot_number(setting, entry["spot"], "IF1"))
    if kind == "void_totem":
        return read_void_totem(setting, entry)
    if kind == "contested":
        check_keys(thing("a-contested-token"), entry, ("piece", "token", "territory"))
        territory = territory_number(setting, entry["territory"], "IA6")
        return Piece(TENT, area_number(setting, entry["token"], territory))
    refuse_type("piece", "kind-piece", kind)


def read_tent(setting: Iwari, entry: dict[str, Json]) -> Piece:
    """IT5, IA2: whether a tent replaces a ruin follows from its spot, and must be said.

    IV9: one that moves says from where.
    """
    said = tuple(key for key in ("ruin", "from") if key in entry)
    check_keys(thing("a-tent"), entry, ("piece", "spot", *said))
    if "ruin" in said and entry["ruin"] is not True:
        refuse_type("ruin", "kind-ruin", entry["ruin"])
    number = spot_number(setting, entry["spot"], "IT5")
    spot = setting.map.spots[number]
    if spot.contested is not None:
        message = Message("iwari-refused-unknown-area", {})
        reason = f"{shown(spot.id)} is an unknown area: a tent comes there with its token only"
        raise Refused("IA6", reason, message)
    if ("ruin" in said) != has_ruin(setting, number):
        lies = "a ruin lies" if has_ruin(setting, number) else "no ruin lies"
        reason = f"{lies} on {shown(spot.id)}"
        raise Refused("IA2", reason, Message("iwari-refused-ruin-said", {}))
    source = spot_number(setting, entry["from"], "IV9") if "from" in said else NONE
    return Piece(TENT, number, source)


def read_totem(setting: Iwari, entry: dict[str, Json]) -> Piece:
    """IT5, IV9: a totem for a territory, from another one if it moves."""
    said = ("from",) if "from" in entry else ()
    check_keys(thing("a-totem"), entry, ("piece", "territory", *said))
    number = territory_number(setting, entry["territory"], "IT5")
    source = territory_number(setting, entry["from"], "IV9") if said else NONE
    return Piece(TOTEM, number, source)


def read_void_totem(setting: Iwari, entry: dict[str, Json]) -> Piece:
    """IA4: from the centre or from a territory to a territory."""
    check_keys(thing("a-void-totem"), entry, ("piece", "territory", "from"))
    territory = territory_number(setting, entry["territory"], "IA4")
    if entry["from"] == CENTRE_NAME and CENTRE_NAME not in setting.territory_number:
        return Piece(VOID_TOTEM, territory, CENTRE)
    return Piece(VOID_TOTEM, territory, territory_number(setting, entry["from"], "IA4"))


def read_payments(setting: Iwari, found: list[Json], pieces: int) -> list[list[int]]:
    """IT1, IT3: the cards for each piece."""
    if len(found) != pieces:
        reason = f"each piece is paid for: {len(found)} payments for {pieces} pieces"
        raise Refused("IT3", reason, Message(UNPAID, {}))
    cards = [read_payment(setting, entry) for entry in found]
    total = sum(map(len, cards))
    if total > MOST_CARDS:
        message = Message("iwari-refused-three-cards", {"count": total})
        raise Refused("IT1", f"a build takes at most {MOST_CARDS} cards, not {total}", message)
    return cards


def read_payment(setting: Iwari, entry: Json) -> list[int]:
    """IT3: one card, or two."""
    if not isinstance(entry, list):
        refuse_type("cards", "kind-payments", entry)
    if not 1 <= len(entry) <= PAID:
        reason = f"a piece costs one card, or two as a joker, not {len(entry)}"
        raise Refused("IT3", reason, Message(UNPAID, {}))
    return [card_number(setting, name, "IT3") for name in entry]
