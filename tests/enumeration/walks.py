"""Journeys of big hands, too many to list: a search over (space, cards spent), for the reference.

Walks may enter a space twice here. Leaving the loop out never costs more, so which spaces can be
reached, and at what price, is the same as for routes that do not (DP7).
"""

from collections import Counter, deque
from collections.abc import Iterable
from functools import cache

from tests.reference.dewan.position import Position
from tests.reference.dewan.travel import Cost, can_enter, can_pay, cost_of, is_destination

Price = tuple[int, int, int]
"""Cards, gifts, cards with two terrains."""
Spent = tuple[tuple[str, int], ...]
"""How many cards of each terrain, or of any, a walk has cost so far."""
State = tuple[str, Spent]


class Walks:
    """The walks a seat can pay for."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position, self.seat = position, seat
        hand = position.hands[seat]
        spaces = [space for space in position.spaces if can_enter(position, space)]
        self.cost = {space: cost_of(position, seat, space) for space in spaces}
        self.ends = {space for space in spaces if is_destination(position, space)}
        halves = {card: position.cards[card]["halves"] for card in hand}
        singles = [card for card in hand if len({half["terrain"] for half in halves[card]}) == 1]

        @cache
        def pays(spent: Spent) -> bool:
            return can_pay(position, hand, due(spent))

        @cache
        def doubles(spent: Spent) -> int:
            """What single-terrain cards leave unpaid at the least."""
            return sum(n for _, n in spent) - most_paid(position, singles, due(spent))

        self.pays, self.doubles = pays, doubles

    def enter(self, spent: Spent, space: str, before: str | None) -> Spent:
        """DP2, DP4: what has been spent once a space is entered."""
        terrain = self.cost[space].terrain
        if terrain == "water" and before is not None and self.cost[before].terrain == "water":
            return spent
        counts = Counter(dict(spent))
        counts[terrain or "any"] += 1
        return tuple(sorted(counts.items()))

    def is_gift(self, space: str, before: str | None) -> bool:
        """DP5, DH3."""
        cost = self.cost[space]
        in_water = before is not None and self.cost[before].terrain == cost.terrain == "water"
        return cost.recipient is not None and not in_water

    def can_finish(self, space: str, spent: Spent, visited: Iterable[str]) -> bool:
        """Can a walk that has paid for a space still end, there or further on?"""
        seen = {(space, spent)}
        queue = deque(seen)
        avoided = set(visited)
        while queue:
            here, paid = queue.popleft()
            if here in self.ends:
                return True
            for there in self.position.neighbours[here]:
                if there in self.cost and there not in avoided:
                    state = (there, self.enter(paid, there, here))
                    if state not in seen and self.pays(state[1]):
                        seen.add(state)
                        queue.append(state)
        return False

    def prices(self) -> dict[str, Price]:
        """The lowest price of every destination, from any own camp."""
        gifts: dict[State, int] = {}
        queue: deque[State] = deque()
        for camp in self.position.all_camps(self.seat):
            self._note(gifts, queue, (camp, self.enter((), camp, None)), 0)
        while queue:
            here, paid = state = queue.popleft()
            for there in self.position.neighbours[here]:
                if there in self.cost:
                    given = gifts[state] + self.is_gift(there, here)
                    self._note(gifts, queue, (there, self.enter(paid, there, here)), given)
        found: dict[str, Price] = {}
        for (space, spent), given in gifts.items():
            if space in self.ends:
                price = (sum(n for _, n in spent), given, self.doubles(spent))
                found[space] = min(price, found.get(space, price))
        return found

    def _note(self, gifts: dict[State, int], queue: deque[State], state: State, given: int) -> None:
        if self.pays(state[1]) and given < gifts.get(state, given + 1):
            gifts[state] = given
            queue.append(state)


def due(spent: Spent) -> list[Cost]:
    """What was spent, as the costs of a journey."""
    terrains = [None if terrain == "any" else terrain for terrain, n in spent for _ in range(n)]
    return [Cost(terrain, None) for terrain in terrains]


def most_paid(position: Position, cards: list[str], costs: list[Cost]) -> int:
    """The most costs these cards can pay: with every further cost one more, or none (a matroid)."""
    paid: list[Cost] = []
    for cost in costs:
        if can_pay(position, cards, [*paid, cost]):
            paid.append(cost)
    return len(paid)
