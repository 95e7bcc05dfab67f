"""Chapters DK, DV2 and DV3: the row, the pile, the supply and the discards."""

from .position import PILE_SIZE, Flow, Position, Shuffle


def take_choices(position: Position) -> list[list[int]]:
    """DK1, DK3: slots of two neighbouring cards; a single card only where no two are neighbours."""
    filled = [slot for slot, card in enumerate(position.row) if card is not None]
    pairs = [[slot, slot + 1] for slot in filled if slot + 1 in filled]
    return pairs or [[slot] for slot in filled]


def take_cards(position: Position, seat: int, slots: list[int]) -> None:
    """DK1: cards of the row into the hand; the slots are refilled afterwards."""
    for slot in slots:
        card = position.row[slot]
        assert card is not None
        position.hands[seat].append(card)
        position.row[slot] = None


def shuffle_discards(position: Position, into: str) -> Flow:
    """DK3, DV3: the discards become the new pile or supply, which is empty now."""
    target = position.pile if into == "pile" else position.supply
    assert not target
    if position.discards:
        rule = "DV3" if position.has_events() else "DK3"
        event = yield Shuffle(into, frozenset(position.discards), rule)
        target.extend(event["cards"])
        position.discards.clear()


def make_pile(position: Position) -> Flow:
    """A new pile for an empty one: the discards (DK3), or cards off the supply (DV2, DV3)."""
    if not position.has_events():
        yield from shuffle_discards(position, "pile")
        return
    while len(position.pile) < PILE_SIZE[position.players]:
        if not position.supply:
            yield from shuffle_discards(position, "supply")
        if not position.supply:
            return
        position.pile.append(position.supply.pop(0))


def draw_reward(position: Position, seat: int) -> Flow:
    """DY6: a card from the pile, or from the supply where events happen (DV3), if there is one."""
    name = "supply" if position.has_events() else "pile"
    source = position.supply if position.has_events() else position.pile
    if not source:
        yield from shuffle_discards(position, name)
    if source:
        position.hands[seat].append(source.pop(0))
