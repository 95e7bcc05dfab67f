"""IV3-IV6, IV8, IV11: what the void does, or what is asked for it, and why."""

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.layout import (
    BIOMES,
    CORRUPTION,
    FREE,
    HAND_STAGE,
    NONE,
    ORDER,
    OVER,
    RUINING,
    TENT,
    VOID_BIOME,
    VOID_STAGE,
)
from bivouac.games.iwari.notation.builds import Piece, piece
from bivouac.games.iwari.notation.position import members, members_of, tribe_name
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.refusals.due import is_haunting
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.builds import Builder, tell_piece
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.telling.consequence import Consequence
from bivouac.games.iwari.telling.happenings import (
    Happening,
    first_new,
    has_lost_piece,
    is_building,
    new_ruin,
    new_totem,
    revealed,
)
from bivouac.games.iwari.view.void import haunted_land, void_cards_showing
from bivouac.games.iwari.view.void_counts import nearest_to_ruins
from bivouac.games.iwari.wire.void import Action


def tell_act(setting: Iwari, one: Happening) -> list[Consequence]:
    """What was done, by the void or for it."""
    return [
        *tell_aside(setting, one),
        *tell_revealed(setting, one),
        *tell_begin(setting, one),
        *tell_passed(setting, one),
        *tell_own_piece(setting, one),
        *tell_built(setting, one),
        *tell_chosen(setting, one),
        *tell_not_haunted(setting, one),
        *tell_idle(one),
    ]


def tell_aside(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV6: of the void cards showing one is set aside, the others go back into the deck."""
    aside = members(one.now["aside"])
    if len(aside) == len(members(one.was["aside"])):
        return []
    args = {
        "number": len(aside),
        "limit": int(setting.static["most_aside"][0]),
        "count": void_cards_showing(setting, one.was) - 1,
    }
    return [Consequence("aside", Message("iwari-void-aside", args))]


def tell_revealed(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV4: a void card was turned up for the display."""
    card = revealed(one.was, one.now)
    if card == NONE or setting.static["biomes"][0, card] != VOID_BIOME:
        return []
    showing = void_cards_showing(setting, one.now)
    return [Consequence("reveal", Message("iwari-void-revealed", {"count": showing}))]


def tell_begin(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV4-IV6: an infection begins, or a corruption; closed territories are passed over."""
    if one.was["infection"] != 0 or one.now["infection"] == 0:
        return []
    pawn = int(one.was["pawn"])
    ends = setting.static["ends"][0, pawn].tolist()
    args: dict[str, str | int] = {
        "connection": setting.connection_numbers[pawn],
        "one": territory_code(setting, ends[0]),
        "other": territory_code(setting, ends[1]),
    }
    if one.now["infection"] == CORRUPTION:
        begins: Action = "corruption"
        args["count"] = void_cards_showing(setting, one.now)
        message = Message("iwari-void-corruption", args)
    else:
        begins = "infection"
        message = Message("iwari-void-infection", args)
    closed = [end for end in ends if int(one.was["closed"]) >> end & 1]
    return [
        Consequence("begin", message, connection=pawn, begins=begins),
        *(tell_closed(setting, territory) for territory in closed),
    ]


def tell_passed(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV5: a territory that has been closed since the infection began is passed over."""
    gone = members_of(one.was["infected"] & ~one.now["infected"] & one.was["closed"])
    return [tell_closed(setting, territory) for territory in gone]


def tell_closed(setting: Iwari, territory: int) -> Consequence:
    """IV5, IV7: the void does not enter a closed territory."""
    args = {"territory": territory_code(setting, territory)}
    return Consequence("begin", Message("iwari-void-passed", args), territory)


def tell_own_piece(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV5: the piece the void puts down by itself: a totem if it can, else a ruin."""
    territory = int(one.was["acting_in"])
    if territory == NONE or one.is_decided:
        return []
    where = {"territory": territory_code(setting, territory)}
    room: dict[str, str | int] = {
        "count": int(one.was["all_totems"][territory]),
        "cap": int(one.was["most_tents"][territory]),
    }
    spot = new_ruin(setting, one.was, one.now)
    if spot != NONE:
        steps = nearest_to_ruins(setting, one.was, territory).steps
        args = {**where, **why_no_totem(setting, one.was, territory), "steps": steps}
        return [Consequence("ruin", Message("iwari-void-ruin", args), territory, spot)]
    if one.now["centre"] > one.was["centre"]:
        most = int(setting.static["centre_limit"][0])
        args = {**where, **room, "centre": int(one.now["centre"]), "limit": most}
        return [Consequence("totem", Message("iwari-void-totem-centre", args), territory)]
    if new_totem(one.was, one.now, setting.void) != NONE:
        return [Consequence("totem", Message("iwari-void-totem", {**where, **room}), territory)]
    return []


def why_no_totem(setting: Iwari, position: np.void, territory: int) -> dict[str, str | int]:
    """IV5, IT5, IA1: what keeps the void from placing a totem."""
    cap = int(position["most_tents"][territory])
    if not int(setting.static["totem_lands"][0]) >> territory & 1:
        why = "bare"
    elif cap == 0:
        why = "unexplored"
    elif position["all_totems"][territory] >= cap:
        why = "cap"
    else:
        why = "stock"
    return {"why": why, "cap": cap}


def tell_built(setting: Iwari, one: Happening) -> list[Consequence]:
    """IT1, IV8: the next piece of a build; or it is lost."""
    was = one.was
    if not is_building(one):
        return []
    number = int(was["placed_n"])
    names = ("piece_kind", "piece_at", "piece_from")
    placed = Piece(*(int(was[name][number]) for name in names))
    territory = territory_of(setting, placed)
    spot = placed.at if placed.kind == TENT else NONE
    if has_lost_piece(one):
        where = territory_code(setting, territory)
        why = why_lost(setting, was, placed, territory)
        fate = "lost" if placed.source == NONE else "stays"
        message = Message("iwari-void-lost", {"territory": where, "why": why, "fate": fate})
        return [Consequence("lost", message, territory, spot)]
    builder = Builder(int(was["seat"]), tribe_name(setting, int(was["tribe"])))
    message = tell_piece(setting, builder, piece(setting, placed))
    return [Consequence("piece", message, territory, spot, is_own=True)]


def tell_chosen(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV5, IV8, IV11: the ruin or the free piece that was asked for."""
    if not one.is_decided or one.was["phase"] not in (RUINING, FREE):
        return []
    seat = int(one.was["seat"])
    tribe = setting.void if one.was["phase"] == RUINING else int(one.was["settler"])
    spot = first_new(one.was["tents"][tribe], one.now["tents"][tribe])
    if spot != NONE:
        territory = int(setting.static["territory_of"][0, spot])
    else:
        territory = new_totem(one.was, one.now, tribe)
    args: dict[str, str | int] = {"seat": seat}
    if territory == NONE:
        return []
    args["territory"] = territory_code(setting, territory)
    if tribe == setting.void:
        message = Message("iwari-void-chosen", args)
        return [Consequence("ruin", message, territory, spot, is_own=True)]
    message = Message("iwari-free", {**args, "piece": "totem" if spot == NONE else "tent"})
    return [Consequence("piece", message, territory, spot, is_own=True)]


def why_lost(setting: Iwari, was: np.void, lost: Piece, territory: int) -> str:
    """IV8: what has become of the place of a piece, or of the piece."""
    if int(was["closed"]) >> territory & 1:
        return "closed"
    if lost.kind == TENT:
        return "stock" if lost.at in members(was["free"]) else "taken"
    has_room = was["all_totems"][territory] < was["most_tents"][territory]
    return "stock" if has_room else "cap"


def tell_not_haunted(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV11: the land where a ruin would follow is closed."""
    is_over = one.now["phase"] == OVER
    if one.is_decided or one.was["haunt_due"] == 0 or one.now["haunt_due"] == 1 or is_over:
        return []
    land = haunted_land(setting)
    args = {
        "biome": BIOMES[setting.static["haunted"][0]],
        "territory": territory_code(setting, land),
    }
    return [Consequence("begin", Message("iwari-void-haunts-not", args), land)]


def tell_idle(one: Happening) -> list[Consequence]:
    """IV3: with an empty hand there is no void action."""
    was, now = one.was, one.now
    is_skipped = was["stage"] == VOID_STAGE and now["stage"] == HAND_STAGE
    has_acted = one.is_decided or was["piece_n"] > 0 or was["infection"] != 0
    if not is_skipped or has_acted:
        return []
    return [Consequence("begin", Message("iwari-void-idle", {"seat": int(now["seat"])}))]


def tell_question(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV5, IV11: why a player is asked now; questions after a settlement are told with it (IV8)."""
    phase = int(one.now["phase"])
    args: dict[str, str | int] = {"seat": int(one.now["seat"])}
    if phase == one.was["phase"]:
        return []
    if phase == ORDER:
        first, second = members_of(one.now["infected"])
        args |= {"one": territory_code(setting, first), "other": territory_code(setting, second)}
        message = Message("iwari-void-order-asked", args)
        return [Consequence("begin", message, connection=int(one.now["pawn"]), asks=True)]
    if phase != RUINING:
        return []
    if is_haunting(one.now):
        land = haunted_land(setting)
        args["biome"] = BIOMES[setting.static["haunted"][0]]
        args["territory"] = territory_code(setting, land)
        message = Message("iwari-void-haunts", args)
        return [Consequence("ruin", message, land, begins="haunted", asks=True)]
    return [ask_for_spot(setting, one.now)]


def ask_for_spot(setting: Iwari, now: np.void) -> Consequence:
    """IV5: why the rule leaves the spot of a ruin to the player."""
    territory = int(now["acting_in"])
    nearest = nearest_to_ruins(setting, now, territory)
    args: dict[str, str | int] = {
        "seat": int(now["seat"]),
        "territory": territory_code(setting, territory),
        **why_no_totem(setting, now, territory),
        "count": len(nearest.spots),
    }
    if nearest.steps != NONE:
        message = Message("iwari-void-ruin-tie", {**args, "steps": nearest.steps})
    elif now["tents"][setting.void].any():
        message = Message("iwari-void-ruin-unreachable", args)
    else:
        message = Message("iwari-void-ruin-first", args)
    return Consequence("ruin", message, territory, asks=True)
