"""Chapter IT: which pieces may be placed, in which order, and which cards pay for them."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from .position import Json, Position

Payment: TypeAlias = list[str]

MOST_PIECES, MOST_CARDS = 2, 3  # IT1


def territory_of(position: Position, piece: Json) -> str:
    if piece["piece"] == "tent":
        return position.spots[piece["spot"]]
    return str(piece["territory"])


def why_not(position: Position, tribe: int, piece: Json) -> str | None:
    """IT5, IT6: the rule that forbids a piece on the map as it is now, leaving IT4 aside."""
    if piece["piece"] == "tent":
        if piece["spot"] in position.tents:
            return "IT5"
        return None if position.tents_left(tribe) else "IT6"
    territory = piece["territory"]
    if sum(position.totems[territory]) + 1 > max(position.tents_in(territory)):
        return "IT5"
    return None if position.totems_left(tribe) else "IT6"


def put(position: Position, tribe: int, piece: Json) -> None:
    if piece["piece"] == "tent":
        position.tents[piece["spot"]] = tribe
    else:
        position.totems[piece["territory"]][tribe] += 1


def take_back(position: Position, tribe: int, piece: Json) -> None:
    if piece["piece"] == "tent":
        del position.tents[piece["spot"]]
    else:
        position.totems[piece["territory"]][tribe] -= 1


def is_unexplored(position: Position, territory: str) -> bool:
    """IT4: no tent of anybody."""
    return sum(position.tents_in(territory)) == 0


def single_pieces(position: Position, tribe: int, territory: str) -> list[Json]:
    """Every piece that could be placed in a territory now."""
    pieces: list[Json] = [{"piece": "tent", "spot": spot} for spot in position.spots_of(territory)]
    pieces.append({"piece": "totem", "territory": territory})
    return [piece for piece in pieces if why_not(position, tribe, piece) is None]


def piece_lists(position: Position, tribe: int, territory: str) -> list[list[Json]]:
    """IT1, IT4, IT5: one piece, or two, the second on the map as the first has left it."""
    found = [[piece] for piece in single_pieces(position, tribe, territory)]
    if is_unexplored(position, territory):
        return found
    for first in single_pieces(position, tribe, territory):
        put(position, tribe, first)
        found += [[first, second] for second in single_pieces(position, tribe, territory)]
        take_back(position, tribe, first)
    return found


def pays_for_piece(position: Position, cards: Payment, biome: str) -> bool:
    """IT3: one card of the biome, or two of one other biome."""
    kinds = [position.biomes[card] for card in cards]
    if len(kinds) == 1:
        return kinds[0] == biome
    return len(kinds) == 2 and kinds[0] == kinds[1] != biome


def payments(position: Position, hand: list[str], biome: str, pieces: int) -> list[list[Payment]]:
    """IT1, IT3: every way to pay for some pieces; of ways with equal cards the first."""
    found: dict[str, list[Payment]] = {}
    for paid in ways_to_pay(position, hand, biome, pieces):
        if sum(map(len, paid)) <= MOST_CARDS:
            found.setdefault(repr(kinds_of(position, paid)), paid)
    return list(found.values())


def ways_to_pay(
    position: Position, hand: list[str], biome: str, pieces: int
) -> Iterator[list[Payment]]:
    """Every division of cards among pieces."""
    if pieces == 0:
        yield []
        return
    for size in (1, 2):
        for cards in combinations(hand, size):
            if pays_for_piece(position, list(cards), biome):
                rest = [card for card in hand if card not in cards]
                for more in ways_to_pay(position, rest, biome, pieces - 1):
                    yield [list(cards), *more]


def kinds_of(position: Position, paid: list[Payment]) -> list[list[str]]:
    """A payment up to equal cards."""
    return [[position.biomes[card] for card in cards] for cards in paid]


def builds(position: Position, seat: int, tribe: int) -> list[Json]:
    """Every build of a seat for a tribe, once for equal cards."""
    found = []
    for territory, biome in position.territories.items():
        ways = {n: payments(position, position.hands[seat], biome, n) for n in (1, 2)}
        if not ways[1]:
            continue
        for pieces in piece_lists(position, tribe, territory):
            for cards in ways[len(pieces)]:
                decision = {"seat": seat, "do": "build", "tribe": tribe}
                found.append({**decision, "pieces": pieces, "cards": cards})
    return found
