"""Why a decision is not legal now, in one friendly line, with the rule it breaks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn, TypeAlias

import numpy as np

from bivouac.core.contract import Event, Message, Refused
from bivouac.core.notation import FORMAT, shown
from bivouac.games.iwari.counts import count_all
from bivouac.games.iwari.due import kinds_due, message_due, rule_due, sentence_due
from bivouac.games.iwari.layout import (
    DEED_NAMES,
    DISCOVERY,
    HONOUR,
    KINDS,
    LAND,
    RESPECT,
    SEA,
    TENT,
    TERRITORIES,
    TOTEM,
    UNION,
)
from bivouac.games.iwari.notation.builds import read_build
from bivouac.games.iwari.notation.decisions import DEED_RULES, steps
from bivouac.games.iwari.steps import TARGETS, split
from bivouac.games.iwari.text import territory_code
from bivouac.games.iwari.view import held_cards, owners_of

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

Piece: TypeAlias = tuple[int, int]
"""TENT and its spot, or TOTEM and its territory."""


def refusal(setting: "Iwari", position: np.void, event: Event) -> Refused:
    """Why a decision is not legal in a position between two decisions."""
    try:
        check_due(position, event)
        check_decision(setting, position, event)
    except Refused as refused:
        return refused
    message = Message("iwari-refused-impossible", {})
    return Refused(rule_due(position), "this is not possible now", message)


def refuse(rule: str, reason: str, key: str, **args: str | int) -> NoReturn:
    """Refuse a decision, with the key of what people are told."""
    raise Refused(rule, reason, Message(key, args))


def territory_args(setting: "Iwari", territory: int) -> dict[str, str | int]:
    """What messages say of a territory: its name and its biome."""
    biome = setting.map.territories[territory].biome
    return {"territory": territory_code(setting, territory), "biome": biome}


def check_due(position: np.void, event: Event) -> None:
    """It is time for a decision of this seat and of this kind."""
    kinds, due, rule = kinds_due(position), sentence_due(position), rule_due(position)
    message = message_due(position)
    if not kinds:
        raise Refused(rule, due, message)
    if "seat" not in event:
        raise Refused(FORMAT, "'seat' is missing")
    seat, do = event["seat"], event.get("do")
    if type(seat) is not int:
        raise Refused(FORMAT, f"'seat' must be a whole number, not {shown(seat)}")
    if seat != position["seat"]:
        raise Refused(rule, f"seat {shown(seat)} cannot decide now: {due}", message)
    if isinstance(do, str) and do not in kinds:
        raise Refused(rule, f"{shown(do)} is not possible now: {due}", message)


def check_decision(setting: "Iwari", position: np.void, event: Event) -> None:
    """The content of a decision that comes at the right time from the right seat."""
    kind, number = split(steps(setting, position, event)[0])
    if kind in ("tent", "totem"):
        build = read_build(setting, event)
        check_pieces(setting, position, build.pieces)
        check_payment(setting, position, territory_of(setting, build.pieces[0]), build.cards)
    elif kind == "swap":
        check_in_hand(setting, position, number, "IT2")
    elif kind == "pass":
        reason = f"only a player without cards passes; seat {int(position['seat'])} has some"
        refuse("IT2", reason, "iwari-refused-pass")
    elif kind == "discard":
        check_in_hand(setting, position, number, "I2.1")
        reason = "a card is discarded only where the third tribe can build nothing"
        refuse("I2.1", reason, "iwari-refused-discard")
    elif kind == "deed":
        check_deed(setting, position, *divmod(number, TARGETS))


def check_in_hand(setting: "Iwari", position: np.void, card: int, rule: str) -> None:
    """A player plays cards of the own hand."""
    seat = int(position["seat"])
    if card not in held_cards(position, seat):
        reason = f"card {shown(setting.cards[card])} is not in the hand of seat {seat}"
        biome = setting.card_biomes[card]
        refuse(rule, reason, "iwari-refused-not-in-hand", seat=seat, card=biome)


def territory_of(setting: "Iwari", piece: Piece) -> int:
    """The territory a piece stands in."""
    kind, at = piece
    return int(setting.tables["territory_of"][0, at]) if kind == TENT else at


def check_pieces(setting: "Iwari", position: np.void, pieces: Sequence[Piece]) -> None:
    """IT1, IT4-IT6: the pieces of a build, in their order."""
    for i, piece in enumerate(pieces):
        check_piece(setting, position, pieces[:i], piece)


def check_piece(setting: "Iwari", position: np.void, chosen: Sequence[Piece], piece: Piece) -> None:
    """IT1, IT4, IT5, IT6: one piece, after those chosen before it in the same build."""
    territory = territory_of(setting, piece)
    args = territory_args(setting, territory)
    name = shown(setting.territory_ids[territory])
    if chosen and territory != territory_of(setting, chosen[0]):
        other = territory_of(setting, chosen[0])
        reason = f"all pieces of a build go to one territory, not to {name} as well"
        where = territory_code(setting, other)
        refuse("IT1", reason, "iwari-refused-one-territory", territory=where)
    if not position["n_tents"][territory].any() and (chosen or piece[0] == TOTEM):
        reason = f"{name} has no tent yet: one tent may be placed there, and nothing else"
        refuse("IT4", reason, "iwari-refused-unexplored", **args)
    if piece[0] == TENT:
        check_spot(setting, position, chosen, piece[1])
    else:
        check_cap(setting, position, chosen, territory)
    check_stock(setting, position, chosen, piece[0])


def check_spot(setting: "Iwari", position: np.void, chosen: Sequence[Piece], spot: int) -> None:
    """IT5: a tent goes on a free tent spot."""
    name = shown(setting.spot_ids[spot])
    tribe = owners_of(setting, position).get(spot)
    if tribe is not None:
        reason = f"there is a tent of tribe {tribe} on {name} already"
        if tribe < setting.seats:
            refuse("IT5", reason, "iwari-refused-spot", seat=tribe)
        refuse("IT5", reason, "iwari-refused-spot-third")
    if (TENT, spot) in chosen:
        reason = f"the first tent of this build is on {name} already"
        refuse("IT5", reason, "iwari-refused-spot-chosen")


def check_cap(setting: "Iwari", position: np.void, chosen: Sequence[Piece], territory: int) -> None:
    """IT5: never more totems than the tribe with the most tents has; a tent chosen first counts."""
    kinds = [kind for kind, _ in chosen]
    tents = position["n_tents"][territory].astype(int)
    tents[position["tribe"]] += kinds.count(TENT)
    cap, standing = int(tents.max()), int(position["totems"][territory].sum())
    if standing + kinds.count(TOTEM) >= cap:
        name = shown(setting.territory_ids[territory])
        reason = f"there is room for {cap} totems in {name}, for no tribe has more tents there"
        where = territory_code(setting, territory)
        refuse("IT5", reason, "iwari-refused-cap", territory=where, count=cap)


def check_stock(setting: "Iwari", position: np.void, chosen: Sequence[Piece], kind: int) -> None:
    """IT6: a tribe places what it has."""
    tribe = int(position["tribe"])
    left = int(position["tents_left" if kind == TENT else "totems_left"][tribe])
    if left <= sum(other == kind for other, _ in chosen):
        what = "tents" if kind == TENT else "totems"
        keys = ("iwari-refused-no-tents", "iwari-refused-no-totems")
        if tribe == setting.third:
            keys = ("iwari-refused-no-tents-third", "iwari-refused-no-totems-third")
        refuse("IT6", f"tribe {tribe} has no {what} left", keys[kind])


def check_payment(
    setting: "Iwari", position: np.void, territory: int, ways: Sequence[Sequence[int]]
) -> None:
    """IT3: hand cards, each once; for each piece one of the biome, or two of one other."""
    cards = [card for way in ways for card in way]
    for i, card in enumerate(cards):
        check_in_hand(setting, position, card, "IT3")
        if card in cards[:i]:
            reason = f"card {shown(setting.cards[card])} pays twice"
            refuse("IT3", reason, "iwari-refused-pays-twice", card=setting.card_biomes[card])
    for way in ways:
        if way:
            check_way(setting, territory, way)


def check_way(setting: "Iwari", territory: int, way: Sequence[int]) -> None:
    """IT3: what pays for one piece."""
    args = territory_args(setting, territory)
    biomes = [setting.card_biomes[card] for card in way]
    where = f"{shown(setting.territory_ids[territory])} ({args['biome']})"
    if len(way) == 1 and biomes[0] != args["biome"]:
        reason = f"one {biomes[0]} card does not pay for a piece in {where}"
        refuse("IT3", reason, "iwari-refused-biome", card=biomes[0], **args)
    if len(way) > 1 and len(set(biomes)) > 1:
        reason = "two cards that pay as a joker are of one biome"
        refuse("IT3", reason, "iwari-refused-pair", **args)
    if len(way) > 1 and biomes[0] == args["biome"]:
        reason = f"one {biomes[0]} card pays for a piece in {where}, not two"
        refuse("IT3", reason, "iwari-refused-pair-own", **args)


def check_deed(setting: "Iwari", position: np.void, deed: int, target: int) -> None:
    """IM2-IM4, IM7: a deed that is earned, on a target that it allows."""
    name = DEED_NAMES[deed]
    if not int(position["earned"]) >> deed & 1:
        reason = f"no pawn of {name} is to be placed now"
        refuse("IM7", reason, "iwari-refused-not-earned", deed=name)
    if deed in (HONOUR, RESPECT):
        check_connection(setting, position, deed, target - TERRITORIES)
        return
    where = territory_code(setting, target)
    place = shown(setting.territory_ids[target])
    if deed == UNION:
        reason = f"the settlement does not touch {place}"
        refuse("IM2", reason, "iwari-refused-union", territory=where)
    if deed == DISCOVERY and target == position["build_in"]:
        reason = f"the pawn goes on another territory than {place}, which was filled"
        refuse("IM4", reason, "iwari-refused-discovery", territory=where)


def check_connection(setting: "Iwari", position: np.void, deed: int, connection: int) -> None:
    """IM3: an uncovered connection of the right kind with a majority at both ends."""
    rule = DEED_RULES[DEED_NAMES[deed]]
    number = setting.connection_numbers[connection]
    kind = int(setting.tables["connection_kind"][0, connection])
    if kind != (LAND if deed == HONOUR else SEA):
        key = "iwari-refused-honour" if deed == HONOUR else "iwari-refused-respect"
        reason = f"connection {number} is one by {KINDS[kind]}"
        refuse(rule, reason, key, connection=number)
    if position["covered"][connection]:
        reason = f"a mountain covers connection {number}"
        refuse(rule, reason, "iwari-refused-covered", connection=number)
    if not int(count_all(setting, position).holders[connection]) >> int(position["seat"]) & 1:
        reason = f"seat {int(position['seat'])} does not lead at both ends of {number}"
        refuse(rule, reason, "iwari-refused-not-leading", connection=number)
