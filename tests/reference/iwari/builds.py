"""Chapter IT with IA, IF1 and IG1: which pieces may be placed, and which cards pay for them."""

from collections.abc import Sequence
from typing import TypeAlias

from tests.reference.flow import Json

from .position import Position

Payment: TypeAlias = list[str]
Price: TypeAlias = tuple[tuple[str, ...], ...]  # the biomes of the cards, in each way to pay

MOST_PIECES, MOST_CARDS = 2, 3  # IT1


def area_of(position: Position, piece: Json) -> str | None:
    """IA6: the unknown area to which a piece brings its contested token."""
    for spot, token in position.areas.items():
        if token == piece["token"] and position.spots[spot] == piece["territory"]:
            return spot
    return None


def territory_of(position: Position, piece: Json) -> str:
    if "spot" in piece:
        return position.spots[piece["spot"]]
    return str(piece["territory"])


def has_room(position: Position, territory: str) -> bool:
    """IT5, IA1, IA4: may one more totem, of anybody or of the void, stand here?"""
    if position.territories[territory] in position.bare:
        return False
    return sum(position.totems[territory]) + 1 <= max(position.tents_in(territory))


def why_not(position: Position, tribe: int, piece: Json) -> str | None:
    """The rule that forbids a piece on the map as it is now, leaving IT4 and IG1 aside."""
    return {
        "tent": why_no_tent,
        "totem": why_no_totem,
        "fortification": why_no_fortification,
        "void_totem": why_no_void_totem,
        "contested": why_no_contested,
    }[piece["piece"]](position, tribe, piece)


def why_no_tent(position: Position, tribe: int, piece: Json) -> str | None:
    """IT5, IT6, IA2."""
    spot = piece["spot"]
    if spot in position.areas or spot in position.tents:
        return "IT5"
    if (spot in position.ruins) != piece.get("ruin", False):
        return "IA2"
    return None if position.tents_left(tribe) else "IT6"


def why_no_totem(position: Position, tribe: int, piece: Json) -> str | None:
    """IT5, IT6."""
    if not has_room(position, piece["territory"]):
        return "IA1" if position.territories[piece["territory"]] in position.bare else "IT5"
    return None if position.totems_left(tribe) else "IT6"


def why_no_fortification(position: Position, tribe: int, piece: Json) -> str | None:
    """IF1."""
    spot = piece["spot"]
    is_free = spot not in position.tents and spot not in position.ruins
    is_free = is_free and spot not in position.areas and spot not in position.fortifications
    is_there = position.forts and tribe != position.third and tribe not in position.fortified
    return None if is_free and is_there else "IF1"


def why_no_void_totem(position: Position, tribe: int, piece: Json) -> str | None:
    """IA4."""
    if position.centre is None or tribe == position.third:
        return "IA4"
    if piece["from"] == "centre":
        there = position.centre
    else:
        there = position.totems[piece["from"]][-1]
        if position.territories[piece["from"]] == position.territories[piece["territory"]]:
            return "IA4"
    if there == 0:
        return "IA4"
    return None if has_room(position, piece["territory"]) else "IT5"


def why_no_contested(position: Position, tribe: int, piece: Json) -> str | None:
    """IA6."""
    if tribe == position.third or area_of(position, piece) is None:
        return "IA6"
    if position.contested[piece["token"]] is not None:
        return "IA6"
    return None if position.tents_left(tribe) else "IT6"


def put(position: Position, tribe: int, piece: Json) -> None:
    """A piece on the map, without anything that follows from it."""
    kind = piece["piece"]
    if kind == "tent":
        position.tents[piece["spot"]] = tribe
        if piece.get("ruin"):
            position.ruins.discard(piece["spot"])
            position.ruins_kept[tribe] += 1
    elif kind == "totem":
        position.totems[piece["territory"]][tribe] += 1
    elif kind == "fortification":
        position.fortifications.append(piece["spot"])
        position.fortified.add(tribe)
    elif kind == "contested":
        spot = area_of(position, piece)
        assert spot is not None
        position.tents[spot] = tribe
        position.contested[piece["token"]] = piece["territory"]
    else:
        move_void_totem(position, piece["from"], piece["territory"])


def move_void_totem(position: Position, source: str, destination: str) -> None:
    """IA4: either may be the centre."""
    assert position.centre is not None
    for place, change in ((source, -1), (destination, 1)):
        if place == "centre":
            position.centre += change
        else:
            position.totems[place][-1] += change


def take_back(position: Position, tribe: int, piece: Json) -> None:
    """The opposite of `put`."""
    kind = piece["piece"]
    if kind == "tent":
        del position.tents[piece["spot"]]
        if piece.get("ruin"):
            position.ruins.add(piece["spot"])
            position.ruins_kept[tribe] -= 1
    elif kind == "totem":
        position.totems[piece["territory"]][tribe] -= 1
    elif kind == "fortification":
        position.fortifications.remove(piece["spot"])
        position.fortified.discard(tribe)
    elif kind == "contested":
        spot = area_of(position, piece)
        assert spot is not None
        del position.tents[spot]
        position.contested[piece["token"]] = None
    else:
        move_void_totem(position, piece["territory"], piece["from"])


def single_pieces(position: Position, tribe: int, territory: str) -> list[Json]:
    """Every piece that could be placed in a territory now, leaving IT4 and IG1 aside."""
    spots = position.spots_of(territory)
    pieces: list[Json] = []
    for spot in spots:
        ruin = {"ruin": True} if spot in position.ruins else {}
        pieces.append({"piece": "tent", "spot": spot, **ruin})
    pieces.append({"piece": "totem", "territory": territory})
    pieces += [{"piece": "fortification", "spot": spot} for spot in spots]
    sources = ["centre", *position.territories]
    pieces += [
        {"piece": "void_totem", "territory": territory, "from": source}
        for source in sources
        if position.centre is not None
    ]
    pieces += [
        {"piece": "contested", "token": token, "territory": territory}
        for token in position.contested
    ]
    return [piece for piece in pieces if why_not(position, tribe, piece) is None]


def may_follow(position: Position, seat: int, tribe: int, first: Json, second: Json) -> bool:
    """IT4, IA4, IA6: which two pieces make one build, apart from where they may stand.

    `first` is not yet on the map.
    """
    if first["piece"] == second["piece"] == "void_totem":
        return False
    if position.is_unexplored(territory_of(position, first)):
        holds = position.determination == seat and tribe != position.third
        plain = second["piece"] in ("tent", "totem") and not second.get("ruin")
        return holds and plain
    return True


def piece_lists(position: Position, seat: int, tribe: int, territory: str) -> list[list[Json]]:
    """IT1, IT4, IT5: one piece, or two, the second on the map as the first has left it."""
    singles = single_pieces(position, tribe, territory)
    if position.is_unexplored(territory):
        singles = [piece for piece in singles if piece["piece"] in ("tent", "contested")]
    found = [[piece] for piece in singles]
    for first in singles:
        put(position, tribe, first)
        seconds = single_pieces(position, tribe, territory)
        take_back(position, tribe, first)
        found += [
            [first, second]
            for second in seconds
            if may_follow(position, seat, tribe, first, second)
        ]
    return found


def prices_of(position: Position, pieces: list[Json]) -> list[Price]:
    """What each piece costs; IA6: the one that the determination token allows costs one card."""
    prices = [price_of(position, piece) for piece in pieces]
    if len(pieces) == 2 and position.is_unexplored(territory_of(position, pieces[0])):
        prices[1] = prices[1][:1]
    return prices


def price_of(position: Position, piece: Json) -> Price:
    """The biomes of the cards, in every way there is."""
    biome = position.territories[territory_of(position, piece)]
    if piece["piece"] == "contested":
        return ((biome, biome),)  # IA6
    if piece.get("ruin"):
        icon = position.icons[piece["spot"]]
        return ((icon, icon),)  # IA2
    if piece["piece"] == "void_totem":
        source = piece["from"]
        return ((biome if source == "centre" else position.territories[source], biome),)  # IA4
    others = sorted({other for other in position.biomes.values() if other != biome})
    return ((biome,), *((other, other) for other in others))  # IT3


def payments(position: Position, hand: list[str], prices: list[Price]) -> list[list[Payment]]:
    """IT1: every way to pay some prices with three cards at most, once for equal cards."""
    if not prices:
        return [[]]
    found = []
    for way in prices[0]:
        cards = find_cards(position, hand, way)
        if cards:
            rest = [card for card in hand if card not in cards]
            found += [[cards, *more] for more in payments(position, rest, prices[1:])]
    return [paid for paid in found if sum(map(len, paid)) <= MOST_CARDS]


def find_cards(position: Position, hand: list[str], way: Sequence[str]) -> Payment:
    """Cards of these biomes in a hand; none if it lacks one."""
    left, found = list(hand), []
    for biome in way:
        fitting = [card for card in left if position.biomes[card] == biome]
        if not fitting:
            return []
        found.append(fitting[0])
        left.remove(fitting[0])
    return found


def kinds_of(position: Position, paid: list[Payment]) -> list[list[str]]:
    """A payment up to equal cards, and up to the order of the two for one piece."""
    return [sorted(position.biomes[card] for card in cards) for cards in paid]


def builds(position: Position, seat: int, tribe: int) -> list[Json]:
    """Every build of a seat for a tribe, once for equal cards."""
    found = []
    for territory in position.territories:
        if position.is_veiled(territory):
            continue
        if position.exploring is not None and position.exploring != territory:
            continue
        for pieces in piece_lists(position, seat, tribe, territory):
            for cards in payments(position, position.hands[seat], prices_of(position, pieces)):
                decision = {"seat": seat, "do": "build", "tribe": tribe}
                found.append({**decision, "pieces": pieces, "cards": cards})
    return found


def explores(position: Position, seat: int, tribe: int) -> list[Json]:
    """IG1: the territories whose tokens can be turned up, as a tent there can be paid for."""
    found = []
    for territory in position.territories:
        if position.exploring is not None or not position.is_veiled(territory):
            continue
        tents = [p for p in single_pieces(position, tribe, territory) if p["piece"] == "tent"]
        hand = position.hands[seat]
        if any(payments(position, hand, [price_of(position, tent)]) for tent in tents):
            found.append({"seat": seat, "do": "explore", "territory": territory})
    return found
