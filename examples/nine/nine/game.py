"""Nine: the smallest game that keeps the whole contract. docs/add-a-game.md walks through it.

The rules number what they know; here it gets names: the parts of a record, what a seat may see,
what an event means to people, what can be chosen.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from bivouac.core.complaints import shown
from bivouac.core.contract import (
    Event,
    Game,
    GameType,
    Json,
    Known,
    Message,
    Order,
    Refused,
    Setting,
    Source,
)
from bivouac.core.errors import InputError
from bivouac.core.notation import as_list, as_mapping, as_number, as_object, part
from bivouac.core.records import Records, allocate
from nine import rules
from nine.rules import ALL, CARDS, CHOOSE, DRAW, DRAWING, OVER, SEATS, STOP, Static, put_card

PHASES = ("choose", "draw", "over")


def values(cards: np.uint64) -> list[int]:
    """A set of cards as a record lists it."""
    return [card + 1 for card in range(CARDS) if int(cards) >> card & 1]


def added(cards: Sequence[int]) -> dict[str, Json]:
    """Cards and their sum, as sentences say them."""
    return {"cards": " + ".join(map(str, cards)), "sum": sum(cards)}


def said(key: str, **args: Json) -> Json:
    """A message as it travels."""
    return {"key": key, "args": args}


def see_seat(seat: int, hand: Sequence[int], is_open: bool) -> Json:
    """A player, to somebody who sees their cards or only how many they are."""
    if is_open:
        line = said("nine-open", seat=seat, **added(hand))
        return {"hand_size": len(hand), "hand": list(hand), "line": line}
    line = said("nine-hidden", seat=seat, count=len(hand))
    return {"hand_size": len(hand), "hand": None, "line": line}


class Nine(Setting):
    game = "nine"
    rules = rules
    seats = sides = SEATS
    score_keys = keys_in_play = ("cards",)
    step_space = 2

    def __init__(self, limit: int) -> None:
        self.options = {"limit": limit, "players": SEATS}
        self.limit = limit
        self.static = allocate(Static, 1)
        self.static["limit"] = limit

    def components(self) -> Json:
        return {"cards": values(ALL)}

    def setup(self, position: np.void) -> Json:
        return {"hands": [values(hand) for hand in position["hands"]]}

    def final(self, position: np.void) -> Json:
        return self.setup(position)

    def lay_out(self, record: Json) -> Game:
        setup = as_object("setup", part(record, "setup"), ("hands",))
        hands = [as_list("hands", hand, 1) for hand in as_list("hands", setup["hands"], SEATS)]
        if len({as_number("hands", card, 1, CARDS) for hand in hands for card in hand}) < SEATS:
            raise InputError("hands: a card cannot be dealt twice")
        game = Game(self)
        game.positions["turns"] = 1
        game.positions["hands"] = [[1 << hand[0] - 1 for hand in hands]]
        game.positions["deck"] = ALL & ~np.bitwise_or.reduce(game.positions["hands"][0])
        return game

    def event(self, position: np.void, steps: Sequence[int]) -> Event:
        return {"seat": int(position["mover"]), "do": "draw" if steps[0] == DRAW else "stop"}

    def steps(self, position: np.void, event: Event) -> list[int]:
        if event.get("do") not in ("stop", "draw"):
            message = Message("nine-refused-choice", {})
            raise Refused("NR2", "a player stops or draws", message)
        return [DRAW if event["do"] == "draw" else STOP]

    def refusal(self, position: np.void, event: Event) -> Refused:
        if event.get("do") == "draw" and not values(position["deck"]):
            return Refused("NR2", "the deck is empty", Message("nine-refused-empty", {}))
        return Refused("NR2", "not this seat, or not now", Message("nine-refused", {}))

    def chance_event(self, before: np.void, after: np.void) -> Event:
        return {"chance": "card", "card": values(before["deck"] & ~after["deck"])[0]}

    def resolve_with(self, positions: Records, i: int, event: Event) -> None:
        card, left = event.get("card"), values(positions[i]["deck"])
        if positions[i]["phase"] != DRAWING or type(card) is not int or card not in left:
            raise Refused("NR2", f"card {shown(card)} cannot be drawn now")
        put_card(positions, i, card - 1)

    def observe(self, known: Known) -> Json:
        position, seat = known.position, known.seat
        phase, mover = int(position["phase"]), int(position["mover"])
        hands = [values(hand) for hand in position["hands"]]
        deck = CARDS - sum(map(len, hands))
        return {
            "seat": seat,
            "phase": PHASES[phase],
            "first": 0,
            "turn": mover,
            "decides": mover if phase == CHOOSE else None,
            "turns": int(position["turns"]),
            "round": 1,
            "last_round": True,
            "seats": [see_seat(i, hands[i], phase == OVER or i == seat) for i in range(SEATS)],
            "points": [{"cards": self.worth(hand)} for hand in hands] if phase == OVER else [],
            "limit": self.limit,
            "deck": deck,
            "lines": [said("nine-deck", count=deck)],
        }

    def worth(self, hand: Sequence[int]) -> int:
        """What a hand is worth (NR3)."""
        return sum(hand) if sum(hand) <= self.limit else 0

    def describe(self, before: np.void, event: Event, after: np.void) -> list[Message]:
        if "do" not in event:
            return []
        told = [Message(f"nine-{event['do']}", {"seat": event["seat"]})]
        if after["phase"] == OVER:
            for seat, cards in enumerate(after["hands"]):
                hand = values(cards)
                over = "yes" if sum(hand) > self.limit else "no"
                told.append(Message("nine-shows", {"seat": seat, "over": over, **added(hand)}))
        return told

    def news(self, before: Known, after: Known) -> list[Message]:
        seat = after.seat
        new = after.position["hands"][seat] & ~before.position["hands"][seat]
        return [Message("nine-drew", {"seat": seat, "card": card}) for card in values(new)]

    def public_event(self, event: Event) -> Event:
        return {"chance": "card"} if "chance" in event else event

    def offer(self, known: Known) -> Json | None:
        if known.is_over or known.is_chance or known.to_move != known.seat:
            return None
        hand = values(known.position["hands"][known.seat])
        lines = {
            STOP: said("nine-do-stop-line", sum=sum(hand)),
            DRAW: said("nine-do-draw-line", limit=self.limit),
        }
        choices = []
        for step in sorted(known.legal(), reverse=True):
            event = self.event(known.position, [step])
            label = said(f"nine-do-{event['do']}")
            choices.append({"event": event, "label": label, "line": lines[step]})
        return {"phase": "choose", "pass": None, "choices": choices}

    def draft(self, known: Known, begun: Json) -> Json:
        raise Refused("NR2", "no decision is ever half made")

    def why(self, known: Known, wish: Json) -> Refused:
        return self.refusal(known.position, wish if isinstance(wish, dict) else {})

    def sketch(self, position: np.void) -> Json:
        return None  # the lobby shows a picture instead

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

    def setting(self, chosen: Mapping[str, object], components: Source | None = None) -> Nine:
        limit = str(chosen.get("limit", 9))
        if set(chosen) - {"limit", "players"} or limit not in ("8", "9", "10"):
            raise InputError("nine has one option: limit, which is 8, 9 or 10")
        if str(chosen.get("players", SEATS)) != str(SEATS):
            raise InputError("nine is for 2 players")
        return Nine(int(limit))

    def setting_of_record(self, record: Json) -> Nine:
        return self.setting(as_mapping("options", part(record, "options")))

    def option_sets(self) -> list[dict[str, Json]]:
        return [{"limit": limit, "players": SEATS} for limit in (9, 8, 10)]


GAME = NineType()
