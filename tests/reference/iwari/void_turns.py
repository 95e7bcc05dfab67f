"""IV2-IV6, IV10: the course of a game against the void, stopping at each decision and chance."""

from collections.abc import Generator

from tests.reference.flow import Json

from .position import DISPLAY, HAND
from .void_builds import builds
from .void_effects import build, close, infect, judge, move_pawn, open_at_pawn, spend
from .void_position import MOST_ASIDE, MOST_SHOWN, Ask, Ended, Flow, Position, Request, Shuffle

WON_AT_ONCE = ("settlement", "centre", "limit")  # IV10, IV11: nothing more is judged


def play(position: Position) -> Flow:
    """A whole game; what ends it, ends it at once. IV10: then open territories may be judged."""
    try:
        seat = position.first_seat
        while True:
            yield from play_turn(position, seat)
            seat = (seat + 1) % position.players
    except Ended as ended:
        position.reason = ended.reason
        if ended.reason not in WON_AT_ONCE:
            close(position, position.open)


def play_turn(position: Position, seat: int) -> Flow:
    """IV2."""
    position.is_haunted = False
    yield from act_as_player(position, seat)
    may_follow = False
    if position.hands[seat]:
        may_follow = yield from act_as_void(position, seat)
    yield from refill_hand(position, seat, may_follow)
    yield from fill_display(position, seat)


def act_as_player(position: Position, seat: int) -> Flow:
    """IT1, IT2, IV2, IV9, IV10."""
    if not position.tents_left(seat) and not position.totems_left(seat):
        raise Ended("stock")
    if all(map(position.is_void_card, position.hands[seat])):
        yield Ask(seat, "IV2", [{"seat": seat, "do": "pass"}])
        return
    swaps = [d for d in one_card(position, seat, "swap") if not position.is_void_card(d["card"])]
    event = yield Ask(seat, "IV2", [*builds(position, seat, seat), *swaps])
    if event["do"] == "build":
        yield from build(position, seat, seat, event)
    else:
        spend(position, seat, [event["card"]])


def act_as_void(position: Position, seat: int) -> Generator[Request, Json, bool]:
    """IV3, IV9: a build, void cards or a card skipped; whether void cards may still follow."""
    skips = [
        decision
        for decision in one_card(position, seat, "skip")
        if position.is_complete(position.biomes[decision["card"]])
    ]
    found = [*builds(position, seat, position.void), *void_plays(position, seat), *skips]
    if not found:
        if builds(position, seat, position.void, unlimited=True):
            raise Ended("piece")
        found = one_card(position, seat, "discard")
    event = yield Ask(seat, "IV3", found)
    if event["do"] == "build":
        yield from build(position, seat, position.void, event)
        return bool(void_plays(position, seat))
    if event["do"] == "void":
        yield from play_void_cards(position, seat, event["cards"])
    else:
        spend(position, seat, [event["card"]])
    return False


def one_card(position: Position, seat: int, do: str) -> list[Json]:
    """One card of the hand, one for each biome."""
    first = {position.biomes[card]: card for card in reversed(position.hands[seat])}
    return [{"seat": seat, "do": do, "card": card} for card in first.values()]


def void_plays(position: Position, seat: int) -> list[Json]:
    """IV3: one, two or more of the void cards in hand."""
    cards = [card for card in position.hands[seat] if position.is_void_card(card)]
    counts = range(1, len(cards) + 1)
    return [{"seat": seat, "do": "void", "cards": cards[:count]} for count in counts]


def play_void_cards(position: Position, seat: int, cards: list[str]) -> Flow:
    """IV3, IV4: all of them face up above the display, then one infection or a corruption."""
    for card in cards:
        position.hands[seat].remove(card)
        position.above.append(card)
    yield from strike(position, seat)


def refill_hand(position: Position, seat: int, may_follow: bool) -> Flow:
    """IT7, IV3: card by card; before the first, void cards may still follow a void build."""
    while len(position.hands[seat]) < HAND:
        more = void_plays(position, seat) if may_follow else []
        event = yield Ask(seat, "IT7", [*draws(position, seat), *more])
        may_follow = False
        if event["do"] == "void":
            yield from play_void_cards(position, seat, event["cards"])
        elif event["from"] == "display":
            position.hands[seat].append(position.display.pop(event["index"]))
        else:
            position.hands[seat].append(position.deck.pop(0))


def draws(position: Position, seat: int) -> list[Json]:
    """IT7: any card of the display, a void card too, or the top card of the deck."""
    draw = {"seat": seat, "do": "draw"}
    shown = [
        {**draw, "from": "display", "index": index, "card": card}
        for index, card in enumerate(position.display)
    ]
    return [*shown, {**draw, "from": "deck", "card": position.deck[0]}]


def fill_display(position: Position, seat: int) -> Flow:
    """IT7, IV4: card by card; a void card stops the filling until it has acted."""
    while len(position.display) < DISPLAY:
        position.display.append(position.deck.pop(0))
        if position.is_void_card(position.display[-1]):
            yield from strike(position, seat)


def strike(position: Position, seat: int) -> Flow:
    """IV4, IV5, IV6: an infection, or with enough void cards showing a corruption."""
    is_corruption = len(position.showing) >= MOST_SHOWN
    position.is_infecting = True
    territories = open_at_pawn(position)
    if len(territories) == 2:
        order = {"seat": seat, "do": "order"}
        both = [territories, territories[::-1]]
        event = yield Ask(seat, "IV5", [{**order, "territories": ways} for ways in both])
        territories = event["territories"]
    for territory in territories:
        if territory not in position.claims:
            yield from infect(position, seat, territory)
    if is_corruption and open_at_pawn(position):
        judge(position, open_at_pawn(position))
    position.is_infecting = False
    move_pawn(position)
    if is_corruption:
        yield from renew_deck(position)


def renew_deck(position: Position) -> Flow:
    """IV6, IV10: one void card is set aside, the others are shuffled into the deck."""
    event = yield Shuffle()
    position.aside += [card for card in position.showing if card not in event["cards"]]
    position.above = []
    position.display = [card for card in position.display if not position.is_void_card(card)]
    position.deck = list(event["cards"])
    if len(position.aside) >= MOST_ASIDE:
        raise Ended("third-card")
