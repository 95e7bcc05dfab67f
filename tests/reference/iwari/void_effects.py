"""IV5, IV7, IV8, IV10, IV11: what follows a piece of either side, and where the void acts."""

from collections import Counter

from tests.reference.flow import Json

from .void_builds import put, single_pieces, territory_of, why_not
from .void_position import Ask, Ended, Flow, Position


def build(position: Position, seat: int, tribe: int, event: Json) -> Flow:
    """IT8, IV8: the cards are discarded, then pieces go down one at a time.

    The second is lost if an effect of the first has made it impossible. IV11: then the tundra.
    """
    cards = [card for cards in event["cards"] for card in cards]
    spend(position, seat, cards)
    for piece in event["pieces"]:
        if why_not(position, tribe, piece) is None:
            yield from place(position, seat, tribe, piece)
    is_tundra = position.haunted in [position.biomes[card] for card in cards]
    if is_tundra and not position.is_haunted:
        position.is_haunted = True
        yield from haunt(position, seat)


def spend(position: Position, seat: int, cards: list[str]) -> None:
    for card in cards:
        position.hands[seat].remove(card)
        position.discards.append(card)


def place(position: Position, seat: int, tribe: int, piece: Json) -> Flow:
    """A piece and its effects: instant wins, judgement, a new settlement, in this order."""
    put(position, tribe, piece)
    territory = territory_of(position, piece)
    group = position.group_of(piece["spot"]) if piece["piece"] == "tent" else set()
    if tribe == position.void and len(group) >= position.void_group:
        raise Ended("settlement")
    if not position.free_spots(territory):
        position.filled.add(territory)
        judge(position, [territory])
    if position.is_new_settlement(group):
        position.marked |= group
        if tribe == position.void:
            yield from act_for_void(position, seat, group)
        else:
            yield from offer_free_piece(position, seat, group)
    elif group & position.marked:
        position.marked |= group


def judge(position: Position, territories: list[str]) -> None:
    """IV7, IV10: close some territories, then look at the limit; the pawn does not stay there."""
    close(position, territories)
    if position.lost >= position.limit:
        raise Ended("limit")
    if not position.open:
        raise Ended("all-judged")
    if not position.is_infecting and not open_at_pawn(position):
        move_pawn(position)


def close(position: Position, territories: list[str]) -> None:
    """IV7."""
    for territory in territories:
        position.claims[territory] = claimant(position, territory)


def claimant(position: Position, territory: str) -> str:
    """IV7: the void on equality, twice; in cooperation the two colours are one side."""
    *tents, ruins = position.tents_in(territory)
    *totems, void_totems = position.totems_in(territory)
    players = sum(totems)
    if sum(tents) > ruins:
        players += 1
    else:
        void_totems += 1
    return "players" if players > void_totems else "void"


def open_at_pawn(position: Position) -> list[str]:
    """IV5: the open territories of the pawn's connection."""
    return [t for t in position.connections[position.pawn] if t not in position.claims]


def move_pawn(position: Position) -> None:
    """IV5: to the next number, wrapping, past those between two closed territories."""
    numbers = sorted(position.connections)
    here = numbers.index(position.pawn)
    for number in numbers[here + 1 :] + numbers[: here + 1]:
        position.pawn = number
        if open_at_pawn(position):
            return


def offer_free_piece(position: Position, seat: int, group: set[str]) -> Flow:
    """IV8: one of the own pieces in stock, in an open territory of the settlement, or none."""
    touched = {position.spots[spot] for spot in group}
    pieces = [
        piece
        for territory in position.open
        if territory in touched
        for piece in single_pieces(position, seat, territory)
        if "from" not in piece
    ]
    if not pieces:
        return
    free = {"seat": seat, "do": "free"}
    event = yield Ask(seat, "IV8", [{**free, "piece": piece} for piece in [*pieces, None]])
    if event["piece"] is not None:
        yield from place(position, seat, seat, event["piece"])


def act_for_void(position: Position, seat: int, group: set[str]) -> Flow:
    """IV8: the void acts where most ruins of its new settlement are."""
    counts = Counter(position.spots[spot] for spot in group)
    most = [t for t in position.territories if counts[t] == max(counts.values())]
    open_ones = [territory for territory in most if territory not in position.claims]
    if not open_ones:
        return
    target = open_ones[0]
    if len(most) > 1:
        choice = {"seat": seat, "do": "target"}
        event = yield Ask(seat, "IV8", [{**choice, "territory": t} for t in open_ones])
        target = event["territory"]
    yield from infect(position, seat, target)


def infect(position: Position, seat: int, territory: str) -> Flow:
    """IV5: a void totem if the cap allows and there is one, else a ruin.

    IV11: on Unexplored Paths the totem goes to the centre instead.
    """
    if position.has_room(territory) and position.totems_left(position.void):
        if position.centre_limit is None:
            totem = {"piece": "totem", "territory": territory}
            yield from place(position, seat, position.void, totem)
        else:
            position.centre += 1
            if position.centre >= position.centre_limit:
                raise Ended("centre")
        return
    if not position.tents_left(position.void):
        raise Ended("piece")
    spots, is_chosen = nearest_spots(position, territory)
    yield from place_ruin(position, seat, spots, "IV5", is_chosen)


def place_ruin(position: Position, seat: int, spots: list[str], rule: str, asks: bool) -> Flow:
    """A ruin on one of some spots: the player's choice where the rule asks for it."""
    spot = spots[0]
    if asks:
        choice = {"seat": seat, "do": "ruin"}
        event = yield Ask(seat, rule, [{**choice, "spot": spot} for spot in spots])
        spot = event["spot"]
    yield from place(position, seat, position.void, {"piece": "tent", "spot": spot})


def nearest_spots(position: Position, territory: str) -> tuple[list[str], bool]:
    """IV5: where a ruin may go, and whether the player chooses.

    The free spots nearest to any ruin along printed roads; all, where no road leads to a ruin.
    """
    free = position.free_spots(territory)
    reached = {spot for spot, tribe in position.tents.items() if tribe == position.void}
    edge = set(reached)
    while edge:
        edge = {other for spot in edge for other in position.printed[spot]} - reached
        reached |= edge
        found = [spot for spot in free if spot in edge]
        if found:
            return found, len(found) > 1
    return free, True


def haunt(position: Position, seat: int) -> Flow:
    """IV11: a ruin in the tundra after its cards, unless that is closed."""
    for territory in position.open:
        if position.territories[territory] == position.haunted:
            if not position.tents_left(position.void):
                raise Ended("piece")
            yield from place_ruin(position, seat, position.free_spots(territory), "IV11", asks=True)
