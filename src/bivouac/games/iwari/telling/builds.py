"""Builds as messages: their pieces, and the cards they cost (IT1, IT3, IF1, IA2, IA4, IA6, IV)."""

from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Event, Json, Message
from bivouac.games.iwari.box.pieces import VOID
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import cards_code, named_territory, territory_code


class Builder(NamedTuple):
    """Who builds, and for whom."""

    seat: int
    tribe: int | str  # as a record calls it

    @property
    def is_own(self) -> bool:
        """I2.1: does a player act for the own tribe, not for the third?"""
        return self.tribe == self.seat


def tell_build(setting: Iwari, before: np.void, event: Event, after: np.void) -> list[Message]:
    """IT1, I2.1, IV3: the pieces, and the cards they cost."""
    builder, pieces = Builder(event["seat"], event["tribe"]), event["pieces"]
    paid = [setting.card_number[str(card)] for way in event["cards"] for card in way]
    cost: dict[str, str | int] = {
        "seat": builder.seat,
        "count": len(paid),
        "cards": cards_code(setting, paid),
    }
    if all(is_plain(piece) for piece in pieces):
        told = [tell_pieces(setting, builder, pieces)]
    else:
        told = [tell_piece(setting, builder, piece) for piece in pieces]
    return [*told, Message("iwari-pay", cost)]


def is_plain(piece: Json) -> bool:
    """IT5: an ordinary tent or totem, which comes from the stock."""
    return piece["piece"] in ("tent", "totem") and "ruin" not in piece and "from" not in piece


def tell_pieces(setting: Iwari, builder: Builder, pieces: list[Json]) -> Message:
    """IT5: tents and totems, in one sentence."""
    kinds = [piece["piece"] for piece in pieces]
    said = kinds[0] if len(kinds) == 1 else f"{kinds[0]}s" if len(set(kinds)) == 1 else "both"
    where = place_of(setting, pieces[0])
    args = {"seat": builder.seat, "pieces": said, "territory": where}
    if builder.tribe == VOID:
        return Message("iwari-build-void", args)
    return Message("iwari-build" if builder.is_own else "iwari-build-third", args)


def tell_piece(setting: Iwari, builder: Builder, piece: Json) -> Message:
    """IF1, IA2, IA4, IA6, IV9: a piece in a sentence of its own."""
    if is_plain(piece):
        return tell_pieces(setting, builder, [piece])
    args: dict[str, str | int] = {"seat": builder.seat, "territory": place_of(setting, piece)}
    if piece["piece"] == "fortification":
        return Message("iwari-build-fortification", args)
    if piece["piece"] == "contested":
        return Message("iwari-build-contested", args)
    if piece["piece"] == "void_totem":
        if piece["from"] not in setting.territory_number:
            return Message("iwari-build-void-totem-centre", args)
        source = named_territory(setting, piece["from"])
        return Message("iwari-build-void-totem", {**args, "source": source})
    if "from" in piece:
        args["source"] = source_of(setting, piece)
        return Message("iwari-build-moved", {**args, "piece": piece["piece"]})
    return Message("iwari-build-ruin" if builder.is_own else "iwari-build-ruin-third", args)


def place_of(setting: Iwari, piece: Json) -> str:
    """The territory a piece goes to, as messages name it."""
    if "territory" in piece:
        return named_territory(setting, piece["territory"])
    return territory_around(setting, piece["spot"])


def source_of(setting: Iwari, piece: Json) -> str:
    """IV9: the territory a piece is moved from."""
    if piece["piece"] == "totem":
        return named_territory(setting, piece["from"])
    return territory_around(setting, piece["from"])


def territory_around(setting: Iwari, spot: object) -> str:
    """The territory of a spot, as messages name it."""
    number = setting.spot_number[str(spot)]
    return territory_code(setting, int(setting.static["territory_of"][0, number]))
