"""Nine: the smallest game that keeps the whole contract. docs/add-a-game.md walks through it.

Six cards, 1 to 6. Each of two players is dealt one face down. Seat 0 draws cards face down until it
stops, then seat 1. The higher sum wins, but a sum above the limit is worth nothing; with equal sums
fewer cards win.
"""

import sys
from collections.abc import Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import Annotated

import numpy as np

from bivouac.core.bits import EMPTY, ONE, below, bit, count, list_members, shuffle
from bivouac.core.contract import Event, Game, GameType, Json, Message, Order, Refused, Setting
from bivouac.core.errors import InputError
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Ints, Number, Records, Set, Shorts, Smalls, Words, allocate, whole

SEATS, CARDS, PLANS, FEATURES = 2, 6, 2, 2
CHOOSE, DRAWING, OVER = range(3)  # phases
STOP, DRAW = range(2)  # steps
ALL = (ONE << np.uint64(CARDS)) - ONE


class Static:
    limit: Number  # the highest sum that counts


class Position:
    phase: Number
    mover: Number
    turns: Number
    hands: Annotated[Words, "u8", (SEATS,)]  # sets of cards; card i is worth i + 1
    deck: Set  # without order: chance decides only when a card is drawn


class Work:
    steps: Annotated[Shorts, "i2", (2,)]
    order: Annotated[Smalls, "i1", (CARDS,)]
    generator: Annotated[Words, "u8", (1,)]
    scores: Annotated[Ints, "i4", (SEATS, 1)]


class Plan:
    STEPS = 1
    steps: Annotated[Shorts, "i2", (1,)]
    length: Number
    target: Number
    cards: Number
    gifts: Number
    doubles: Number


class Search:
    nothing: Number


@kernel
def deal(t: Static, p: Position, w: Work, rng: Words) -> None:
    p.deck = ALL
    for seat in range(SEATS):
        p.hands[seat] = EMPTY
        p.mover = seat
        resolve(t, p, w, rng)
    p.mover = 0
    p.turns = 1


@kernel
def is_over(p: Position) -> bool:
    return bool(p.phase == OVER)


@kernel
def is_chance(p: Position) -> bool:
    return bool(p.phase == DRAWING)


@kernel
def is_between(p: Position) -> bool:
    return True  # every decision is a single step


@kernel
def to_move(p: Position) -> int:
    return whole(p.mover)


@kernel
def turns(p: Position) -> int:
    return whole(p.turns)


@kernel
def ending(p: Position) -> int:
    return 0


@kernel
def legal(t: Static, p: Position, w: Work) -> int:
    w.steps[0] = STOP
    w.steps[1] = DRAW
    if p.phase != CHOOSE:
        return 0
    return 1 if p.deck == EMPTY else 2


@kernel
def apply(t: Static, p: Position, step: int) -> None:
    if step == DRAW:
        p.phase = DRAWING
    elif p.mover == 0:
        p.mover = 1
        p.turns = 2
    else:
        p.phase = OVER


@kernel
def draw(p: Position, card: int) -> None:
    p.deck &= ~bit(card)
    p.hands[p.mover] |= bit(card)
    p.phase = CHOOSE


@kernel
def resolve(t: Static, p: Position, w: Work, rng: Words) -> None:
    draw(p, whole(w.order[below(rng, list_members(p.deck, w.order))]))


@kernel
def redact(t: Static, p: Position, w: Work, seat: int) -> None:
    deal_hidden(p, w, seat, w.generator, False)


@kernel
def resample(t: Static, p: Position, w: Work, seat: int, rng: Words) -> None:
    deal_hidden(p, w, seat, rng, True)


@kernel
def deal_hidden(p: Position, w: Work, seat: int, rng: Words, by_chance: bool) -> None:
    """Deal all that `seat` cannot see again: in ascending order, or by chance."""
    hidden = p.deck
    for other in range(SEATS):
        if other != seat:
            hidden |= p.hands[other]
    size = list_members(hidden, w.order)
    if by_chance:
        shuffle(w.order, size, rng)
    n = 0
    for other in range(SEATS):
        if other != seat:
            held = count(p.hands[other])
            p.hands[other] = EMPTY
            for _ in range(held):
                p.hands[other] |= bit(whole(w.order[n]))
                hidden &= ~bit(whole(w.order[n]))
                n += 1
    p.deck = hidden


@kernel
def plans(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    n = legal(t, p, w)
    for i in range(n):
        found[i].steps[0] = w.steps[i]
        found[i].length = 1
        found[i].target = -1
        found[i].cards = found[i].gifts = found[i].doubles = 0
    return n


@kernel
def points_of(t: Static, p: Position, seat: int) -> int:
    total = 0
    for card in range(CARDS):
        if p.hands[seat] & bit(card) != EMPTY:
            total += card + 1
    return total if total <= t.limit else 0


@kernel
def value(t: Static, p: Position, w: Work, seat: int) -> int:
    points = points_of(t, p, seat)
    if p.phase == DRAWING:
        return points + 3 if points + 3 <= t.limit else 0
    return points


@kernel
def features(t: Static, p: Position, w: Work, side: int, out: Ints) -> None:
    out[0] = 1
    out[1] = count(p.hands[side])


@kernel
def progress(t: Static, p: Position) -> int:
    return 128 if p.mover == 1 else 0


@kernel
def score(t: Static, p: Position, points: Ints) -> None:
    for seat in range(SEATS):
        points[seat, 0] = points_of(t, p, seat)


@kernel
def count_sides(t: Static) -> int:
    return SEATS


@kernel
def side_of(t: Static, seat: int) -> int:
    return seat


@kernel
def tie_break(t: Static, p: Position, side: int) -> int:
    return CARDS - count(p.hands[side])


@entry
def put_card(positions: Records, i: int, card: int) -> None:
    draw(positions[i], card)


def values(cards: np.uint64) -> list[int]:
    """A set of cards as a record lists it."""
    return [card + 1 for card in range(CARDS) if int(cards) >> card & 1]


class Nine(Setting):
    game = "nine"
    rules = sys.modules[__name__]
    seats = sides = SEATS
    score_keys = keys_in_play = ("cards",)
    step_space = 2

    def __init__(self, limit: int) -> None:
        self.options = {"limit": limit}
        self.static = allocate(Static, 1)
        self.static["limit"] = limit

    def components(self) -> Json:
        return {"cards": values(ALL)}

    def setup(self, position: np.void) -> Json:
        return {"hands": [values(hand) for hand in position["hands"]]}

    def final(self, position: np.void) -> Json:
        return self.setup(position)

    def event(self, position: np.void, steps: Sequence[int]) -> Event:
        return {"seat": int(position["mover"]), "do": "draw" if steps[0] == DRAW else "stop"}

    def steps(self, position: np.void, event: Event) -> list[int]:
        if event.get("do") not in ("stop", "draw"):
            raise Refused("turn", "a player stops or draws")
        return [DRAW if event["do"] == "draw" else STOP]

    def refusal(self, position: np.void, event: Event) -> Refused:
        return Refused("turn", "not this seat, or not now")

    def chance_event(self, before: np.void, after: np.void) -> Event:
        return {"chance": "card", "card": values(before["deck"] & ~after["deck"])[0]}

    def resolve_with(self, positions: Records, i: int, event: Event) -> None:
        card = event.get("card")
        if positions[i]["phase"] != DRAWING or card not in values(positions[i]["deck"]):
            raise Refused("draw", f"card {card!r} cannot be drawn now")
        put_card(positions, i, card - 1)

    def observe(self, position: np.void, seat: int) -> Json:
        hands = [values(hand) for hand in position["hands"]]
        return {
            "decides": int(position["mover"]) if position["phase"] == CHOOSE else None,
            "hand": hands[seat] if seat >= 0 else None,
            "sizes": [len(hand) for hand in hands],
        }

    def describe(self, before: np.void, event: Event, after: np.void) -> list[Message]:
        return [Message(f"nine-{event['do']}", {"seat": event["seat"]})] if "do" in event else []

    def public_event(self, event: Event) -> Event:
        return {"chance": "card"} if "chance" in event else event

    def offer(self, game: Game, seat: int) -> Json | None:
        if game.is_over or game.is_chance or game.to_move != seat:
            return None
        return {"choices": [self.event(game.position, [step]) for step in game.legal()]}

    def draft(self, game: Game, seat: int, wish: Json) -> Json:
        raise Refused("turn", "no decision is ever half made")

    def why(self, game: Game, seat: int, wish: Json) -> Refused:
        return self.refusal(game.position, {"seat": seat, **wish})

    def sketch(self, position: np.void) -> Json:
        return []

    def round_of(self, position: np.void) -> int:
        return 1

    def shuffled(self, setup: Json, order: Order) -> Json:
        dealt = order([str(card) for card in values(ALL)])
        return {"hands": [[int(card)] for card in dealt[:SEATS]]}

    def chance_by(self, position: np.void, order: Order) -> Event:
        cards = [str(card) for card in values(position["deck"])]
        return {"chance": "card", "card": int(order(cards)[0])}


class NineType(GameType):
    name = "nine"

    def setting(self, chosen: Mapping[str, object], components: Path | None = None) -> Nine:
        limit = str(chosen.get("limit", 9))
        if set(chosen) - {"limit"} or limit not in ("8", "9", "10"):
            raise InputError("nine has one option: limit, which is 8, 9 or 10")
        return Nine(int(limit))

    def setting_of_record(self, record: Json) -> Nine:
        return self.setting(record["options"])

    def lay_out(self, setting: Setting, record: Json) -> Game:
        hands = record["setup"]["hands"]
        if hands not in [[[a], [b]] for a, b in permutations(values(ALL), SEATS)]:
            raise InputError("setup: each player has one card of 1 to 6")
        game = Game(setting)
        game.positions["turns"] = 1
        game.positions["hands"] = [[1 << hand[0] - 1 for hand in hands]]
        game.positions["deck"] = ALL & ~np.bitwise_or.reduce(game.positions["hands"][0])
        return game

    def option_sets(self) -> list[dict[str, Json]]:
        return [{"limit": limit} for limit in (8, 9, 10)]


GAME = NineType()
