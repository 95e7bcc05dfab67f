"""What a seat may see, as plain data, worked out from what it knows.

Hands are secret, and so are the cards of the deck, the colours of discovery tokens that lie face
down or in the box, and a build until it is paid for. Everything else on the table is public: the
map, the display, the discards, hand sizes, and the cards of a hand that everybody saw arrive there.
Ids are those of the record.
"""

from collections.abc import Sequence

import numpy as np

from bivouac.core.contract import Known
from bivouac.games.iwari.layout import (
    COLOURS,
    DEED,
    DEED_NAMES,
    DRAFT,
    FREE,
    NONE,
    ORDER,
    OVER,
    REFILL,
    RUINING,
    SCORE_KEYS,
    SHUFFLE,
    STORM,
    TARGET,
    THIRD,
    TRIBES,
    TURN,
    VOID,
    WALK,
)
from bivouac.games.iwari.notation.position import card_ids, members
from bivouac.games.iwari.picture.drawing import sketch_of
from bivouac.games.iwari.refusals.due import decides, phase_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.cards import see_tally
from bivouac.games.iwari.view.counts import WON_BEFORE, Counts, count_all
from bivouac.games.iwari.view.expansion import see_expansion, see_pawns
from bivouac.games.iwari.view.groups import Group, groups_of
from bivouac.games.iwari.view.land import see_land
from bivouac.games.iwari.view.reading import fulfilled, held_cards, is_seen, owners_of
from bivouac.games.iwari.view.void import see_void
from bivouac.games.iwari.wire import view as wire
from bivouac.games.iwari.wire.map import Sketch

PHASES: dict[int, wire.AnyPhase] = {
    DRAFT: "draft",
    TURN: "turn",
    THIRD: "third",
    DEED: "deed",
    STORM: "storm",
    WALK: "walk",
    VOID: "void",
    ORDER: "order",
    RUINING: "ruin",
    TARGET: "target",
    FREE: "free",
    REFILL: "refill",
    SHUFFLE: "shuffle",
    OVER: "over",
}

VOID_ACTS = (VOID, ORDER, RUINING, TARGET)
"""The phases in which a player decides for the void (IV3, IV5, IV8, IV11)."""


def observe(setting: Iwari, known: Known) -> wire.View:
    """Everything its seat may see; SPECTATOR, which is no seat, sees what is public."""
    position, seat = known.position, known.seat
    counts = count_all(setting, position)
    groups = groups_of(setting, position)
    return {
        "seat": seat,
        "options": setting.chosen.to_json(),
        **see_turn(setting, position),
        **see_land(setting, position, counts, groups),
        **see_pawns(setting, position),
        **see_expansion(setting, position, counts),
        "void": see_void(setting, position, groups),
        **see_cards(setting, position, seat),
        "seats": [see_hand(setting, position, other, seat) for other in range(setting.seats)],
        "tribes": [see_tribe(position, counts, groups, tribe) for tribe in range(setting.sides)],
        "points": counts.points_by_key(setting),
        **see_track(setting, position, counts),
    }


def see_turn(setting: Iwari, position: np.void) -> wire.TurnNow:
    """Whose turn it is and what for; a half-made build shows nowhere, not even to its player."""
    phase, seat, asked = phase_of(position), int(position["seat"]), decides(position)
    third = None if setting.third == NONE else setting.third
    return {
        "phase": PHASES[phase],
        "first": int(position["first"]),
        "turn": seat,
        "decides": None if phase in (SHUFFLE, OVER) else asked,
        "turns": int(position["turns"]),
        "round": round_of(setting, position),
        "last_round": bool(position["ending"]),
        "tribe": tribe_acting(setting, position),
        "third": third,
    }


def tribe_acting(setting: Iwari, position: np.void) -> int | None:
    """The tribe whose pieces the present decision places, or brings about (I2.1, IM7, IV)."""
    phase = phase_of(position)
    if phase in VOID_ACTS:
        return setting.void
    seat = int(position["seat"])
    return {TURN: seat, THIRD: setting.third, DEED: decides(position), FREE: seat}.get(phase)


def round_of(setting: Iwari, position: np.void) -> int:
    """IE2: the number of the round; 0 while opening hands are picked."""
    return (int(position["turns"]) + setting.seats - 1) // setting.seats


def see_track(setting: Iwari, position: np.void, counts: Counts) -> wire.TrackNow:
    """IE1, IE2: the points on the score track, at the end all; and the sources won before it."""
    sums: list[int] = counts.points[: setting.sides].sum(axis=1).tolist()
    keys = [SCORE_KEYS[key] for key in WON_BEFORE]
    return {
        "track": sums if phase_of(position) == OVER else counts.won(setting),
        "won": [key for key in keys if key in setting.keys_in_play],
    }


def see_cards(setting: Iwari, position: np.void, viewer: int) -> wire.CardsNow:
    """IT7, IT8, IE1: the display, the size of the deck, the discards."""
    return {
        "display": card_ids(setting, position["display"]),
        "display_limit": int(setting.static["shown"][0]),
        "hand_limit": int(setting.static["dealt"][0]),
        "deck": int(position["deck_end"] - position["deck_top"]),
        "discards": card_ids(setting, members(position["discards"])),
        "tally": see_tally(setting, position, viewer),
        "deck_runs": int(position["deck_runs"]),
    }


def see_hand(setting: Iwari, position: np.void, seat: int, viewer: int) -> wire.HandNow:
    """Of a hand, what `viewer` may know: all of the own, of others what everybody saw arrive."""
    hand = held_cards(position, seat)
    known = [card for card in hand if seat == viewer or is_seen(position, card)]
    size = int(position["hand_n"][seat])
    return {"hand": card_ids(setting, known), "hand_size": size, "unknown": size - len(known)}


def see_tribe(
    position: np.void, counts: Counts, groups: Sequence[Group], tribe: int
) -> wire.TribeNow:
    """IC1: the stock of a tribe, how it stands on the map, and what it has won."""
    pawns = range(int(position["pawn_n"]))
    sizes = [len(group.counted) for group in groups if group.tribe == tribe]
    taken = position["tokens"][tribe].tolist()
    return {
        "tents_left": int(position["tents_left"][tribe]),
        "totems_left": int(position["totems_left"][tribe]),
        "fortifications_left": int(position["forts_left"][tribe]),
        "leads": int((counts.ranks[:, tribe] == 1).sum()),
        "longest": max(sizes, default=0),
        "deeds": [
            DEED_NAMES[position["pawn_deed"][i]] for i in pawns if position["pawn_seat"][i] == tribe
        ],
        "expeditions": [mission + 1 for mission in fulfilled(position, tribe)],
        "ruins": int(position["ruins"][tribe]),
        "tokens": dict(zip(COLOURS, taken, strict=True)),
    }


def sketch(setting: Iwari, position: np.void) -> Sketch:
    """The map in short: territories, and the tents that stand on it."""
    spots = setting.map.spots
    return {
        **sketch_of(setting.map),
        "tents": [
            [round(spots[spot].x), round(spots[spot].y), look_of(setting, tribe)]
            for spot, tribe in owners_of(setting, position).items()
        ],
    }


def look_of(setting: Iwari, tribe: int) -> int:
    """The tribe whose tents a sketch draws: the void's are ruins, as those of a sixth player."""
    return TRIBES - 1 if setting.against_void and tribe == setting.void else tribe
