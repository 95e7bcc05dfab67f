"""IT1, IT3-IT6, IV2, IV3, IV8, IV9, IV11: builds against the void, and what pays their pieces."""

from collections.abc import Iterator
from dataclasses import replace

from tests.reference.flow import Json

from .builds import MOST_CARDS, MOST_PIECES
from .void_position import Position


def territory_of(position: Position, piece: Json) -> str:
    """Where a piece goes."""
    return position.spots[piece["spot"]] if "spot" in piece else str(piece["territory"])


def source_of(position: Position, piece: Json) -> str:
    """IV9: the territory that a piece leaves."""
    where = piece["from"]
    return position.spots[where] if piece["piece"] == "tent" else str(where)


def why_not(position: Position, tribe: int, piece: Json, unlimited: bool = False) -> str | None:
    """The rule that forbids a piece on the map as it is now, leaving IT4 aside.

    `unlimited`: as if the stock never ran out (IV3).
    """
    if territory_of(position, piece) in position.claims:
        return "IV7"
    if piece["piece"] == "void_totem":
        return why_no_void_totem(position, tribe, piece)
    is_moved = "from" in piece
    if is_moved and why_not_moved(position, tribe, piece):
        return "IV9"
    rule = (why_no_tent if piece["piece"] == "tent" else why_no_totem)(position, tribe, piece)
    if rule is None and not is_moved and not unlimited:
        left = position.tents_left if piece["piece"] == "tent" else position.totems_left
        return None if left(tribe) else "IT6"
    return rule


def why_no_tent(position: Position, tribe: int, piece: Json) -> str | None:
    """IT5; IV11: a ruin of a void build goes on a violet spot while there is one."""
    if piece["spot"] in position.tents:
        return "IT5"
    if position.violet_first and tribe == position.void and piece["spot"] not in position.violet:
        free = position.free_spots(position.spots[piece["spot"]])
        if position.violet.intersection(free):
            return "IV11"
    return None


def why_no_totem(position: Position, tribe: int, piece: Json) -> str | None:
    """IT5, IA1."""
    if position.has_room(piece["territory"]):
        return None
    return "IA1" if position.territories[piece["territory"]] in position.bare else "IT5"


def why_no_void_totem(position: Position, tribe: int, piece: Json) -> str | None:
    """IA4, IV11: from the centre only, and by a player."""
    if position.centre_limit is None or tribe == position.void:
        return "IV11"
    if piece["from"] != "centre" or position.centre == 0:
        return "IV11"
    return why_no_totem(position, tribe, piece)


def why_not_moved(position: Position, tribe: int, piece: Json) -> str | None:
    """IV9: an own piece, no void totem above it, from a complete biome to another biome."""
    source = source_of(position, piece)
    biome = position.territories[source]
    if tribe == position.void or not position.is_complete(biome):
        return "IV9"
    if biome == position.territories[territory_of(position, piece)]:
        return "IV9"
    if piece["piece"] == "tent":
        return None if position.tents.get(piece["from"]) == tribe else "IV9"
    return None if tribe in loose_totems(position, source) else "IV9"


def loose_totems(position: Position, territory: str) -> list[int]:
    """IV9: the totems of a stack above its highest void totem."""
    stack = position.stacks[territory]
    if position.void not in stack:
        return stack
    highest = len(stack) - 1 - stack[::-1].index(position.void)
    return stack[highest + 1 :]


def put(position: Position, tribe: int, piece: Json) -> None:
    """A piece on the map, without anything that follows from it; IV9: a tent keeps its mark."""
    kind, source = piece["piece"], piece.get("from")
    if kind == "tent":
        position.tents[piece["spot"]] = tribe
        if source is not None:
            del position.tents[source]
            if source in position.marked:
                position.marked.remove(source)
                position.marked.add(piece["spot"])
    elif kind == "totem":
        if source is not None:
            stack = position.stacks[source]
            del stack[len(stack) - 1 - stack[::-1].index(tribe)]
        position.stacks[piece["territory"]].append(tribe)
    else:
        position.centre -= 1
        position.stacks[piece["territory"]].append(position.void)


def with_piece(position: Position, tribe: int, piece: Json) -> Position:
    """Another position, in which a piece has been put."""
    other = replace(
        position,
        tents=dict(position.tents),
        stacks={place: list(stack) for place, stack in position.stacks.items()},
        marked=set(position.marked),
    )
    put(other, tribe, piece)
    return other


def single_pieces(
    position: Position, tribe: int, territory: str, unlimited: bool = False
) -> list[Json]:
    """IT4, IT5, IV9: every piece that could come into a territory now."""
    spots = position.free_spots(territory)
    left = [t for t, biome in position.territories.items() if position.is_complete(biome)]
    own = [s for s, owner in position.tents.items() if owner == tribe and position.spots[s] in left]
    pieces: list[Json] = [{"piece": "tent", "spot": spot} for spot in spots]
    pieces += [{"piece": "tent", "spot": s, "from": source} for s in spots for source in own]
    pieces.append({"piece": "totem", "territory": territory})
    pieces += [{"piece": "totem", "territory": territory, "from": source} for source in left]
    pieces.append({"piece": "void_totem", "territory": territory, "from": "centre"})
    return [piece for piece in pieces if why_not(position, tribe, piece, unlimited) is None]


def price_of(position: Position, piece: Json) -> list[list[str]]:
    """IT3, IV9, IA4: the biomes of the cards, in every way there is; void cards pay nothing."""
    biome = position.territories[territory_of(position, piece)]
    if piece["piece"] == "void_totem":
        return [[biome, biome]]
    if "from" in piece:
        biome = position.territories[source_of(position, piece)]
    others = sorted(set(position.biomes.values()) - {biome, "void"})
    return [[biome], *([other, other] for other in others)]


def payments(position: Position, hand: list[str], piece: Json) -> Iterator[list[str]]:
    """Every way to pay for a piece, once for equal cards."""
    for way in price_of(position, piece):
        fitting = [card for card in hand if position.biomes[card] == way[0]]
        if len(fitting) >= len(way):
            yield fitting[: len(way)]


def builds(position: Position, seat: int, tribe: int, unlimited: bool = False) -> list[Json]:
    """IT1, IV3, IV9: every build of a seat for a tribe, the void included.

    A second piece is possible on the map as the first leaves it, whatever follows from the first;
    but none follows a tent that leaves no spot free (IV8).
    """
    hand = position.hands[seat]
    decision = {"seat": seat, "do": "build", "tribe": name_of(position, tribe)}
    found: list[Json] = []
    for territory in position.open:
        is_unexplored = position.is_unexplored(territory)
        for first in single_pieces(position, tribe, territory, unlimited):
            paid = list(payments(position, hand, first))
            found += [{**decision, "pieces": [first], "cards": [cards]} for cards in paid]
            if is_unexplored or not paid:
                continue  # IT4
            after = with_piece(position, tribe, first)
            if not after.free_spots(territory):
                continue  # IV8
            seconds = single_pieces(after, tribe, territory, unlimited)
            for cards in paid:
                rest = [card for card in hand if card not in cards]
                found += [
                    {**decision, "pieces": [first, second], "cards": [cards, more]}
                    for second in seconds
                    for more in payments(position, rest, second)
                    if len(cards) + len(more) <= MOST_CARDS
                ]
    return found


def name_of(position: Position, tribe: int) -> int | str:
    """A tribe in the words of the record."""
    return "void" if tribe == position.void else tribe


def rule_of_build(position: Position, tribe: int, event: Json) -> str:
    """The rule that a build breaks; it names places of the map."""
    pieces, cards = event["pieces"], [card for cards in event["cards"] for card in cards]
    if not 1 <= len(pieces) <= MOST_PIECES or len(cards) > MOST_CARDS:
        return "IT1"
    territories = {territory_of(position, piece) for piece in pieces}
    if len(territories) > 1:
        return "IT1"
    territory = territories.pop()
    kinds = [piece["piece"] for piece in pieces]
    if territory not in position.claims and position.is_unexplored(territory):
        if kinds != ["tent"]:
            return "IT4"
    rule = why_not(position, tribe, pieces[0])
    if rule is None and len(pieces) == 2:
        after = with_piece(position, tribe, pieces[0])
        is_last = not after.free_spots(territory)
        rule = "IV8" if is_last else why_not(after, tribe, pieces[1])
    return rule or "IT3"
