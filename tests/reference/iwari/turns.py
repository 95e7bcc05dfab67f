"""Chapters IS4, IT, I2, IE: the course of a game, stopping at each decision and chance."""

from tests.reference.flow import Json

from .aftermath import offer_veneration, place
from .builds import builds, explores, territory_of
from .position import DISPLAY, HAND, Ask, Flow, Position, Shuffle
from .scoring import tent_points


def play(position: Position) -> Flow:
    """A whole game; over when a round ends after the end was brought about (IE2)."""
    order = [(position.first_seat + i) % position.players for i in range(position.players)]
    if position.draft:
        for seat in reversed(order):
            yield from draw_cards(position, seat, "IS4")
            yield from fill_display(position)
    while not position.ending:
        for seat in order:
            yield from play_turn(position, seat)
    if position.veneration is not None:
        yield from offer_veneration(position)


def play_turn(position: Position, seat: int) -> Flow:
    yield from take_action(position, seat, "turn", "IT1")
    if position.third is not None and position.hands[seat]:
        yield from take_action(position, seat, "third", "I2.1")
    yield from draw_cards(position, seat, "IT7")
    yield from fill_display(position)
    if position.mid_due and not position.ending:
        position.mid = tent_points(position, final=False)
    position.mid_due = False


def take_action(position: Position, seat: int, about: str, rule: str) -> Flow:
    """IG1: an action, before which the tokens of a territory may be turned up."""
    event = yield Ask(seat, about, rule)
    if event["do"] == "explore":
        position.exploring = event["territory"]
        event = yield Ask(seat, about, "IG1")
    yield from act(position, seat, event)


def act(position: Position, seat: int, event: Json) -> Flow:
    """IT1, IT2, IT8, I2.1: the cards are discarded, then pieces go down one at a time."""
    if event["do"] == "build":
        spend(position, seat, [card for cards in event["cards"] for card in cards])
        position.exploring = None
        unexplored = position.is_unexplored(territory_of(position, event["pieces"][0]))
        if unexplored and len(event["pieces"]) == 2:
            position.determination = (seat - 1) % position.players  # IA6
        for piece in event["pieces"]:
            yield from place(position, seat, event["tribe"], piece)
    elif event["do"] in ("swap", "discard"):
        spend(position, seat, [event["card"]])


def spend(position: Position, seat: int, cards: list[str]) -> None:
    for card in cards:
        position.hands[seat].remove(card)
        position.discards.append(card)


def draw_cards(position: Position, seat: int, rule: str) -> Flow:
    """IT7, IS4: a full hand, card by card, as long as there are any."""
    while len(position.hands[seat]) < HAND and (position.display or position.deck):
        event = yield Ask(seat, "draw", rule)
        if event["from"] == "display":
            position.hands[seat].append(position.display.pop(event["index"]))
        else:
            position.hands[seat].append(position.deck.pop(0))
            yield from renew_deck(position)


def fill_display(position: Position) -> Flow:
    """IT7: at its end, up to four cards."""
    while len(position.display) < DISPLAY and position.deck:
        position.display.append(position.deck.pop(0))
        yield from renew_deck(position)


def renew_deck(position: Position) -> Flow:
    """IE1, IE2: what happens when the last card of the deck has just been taken."""
    if position.deck:
        return
    position.deck_runs += 1
    if position.deck_runs == 2:
        position.ending = True
    if position.ending:
        return
    position.mid_due = True
    event = yield Shuffle()
    position.deck, position.discards = list(event["cards"]), []


def decisions(position: Position, ask: Ask) -> list[Json]:
    """Every legal decision, once for equal cards of a hand."""
    if ask.about == "deed":
        return [
            {"seat": ask.seat, "do": "deed", "deed": deed, **(place or {"territory": None})}
            for deed, places in ask.earned.items()
            for place in places
        ]
    if ask.about == "storm":
        storm = {"seat": ask.seat, "do": "storm", "connection": ask.connection}
        return [{**storm, "move": moves} for moves in (False, True)]
    if ask.about == "walk":
        return [{"seat": ask.seat, "do": "walk", "score": score} for score in (False, True)]
    if ask.about == "draw":
        return draws(position, ask.seat)
    if ask.about == "third":
        found = builds(position, ask.seat, 2) + explores(position, ask.seat, 2)
        return found or give_up_one(position, ask.seat, "discard")
    if not position.hands[ask.seat]:
        return [{"seat": ask.seat, "do": "pass"}]
    own = builds(position, ask.seat, ask.seat) + explores(position, ask.seat, ask.seat)
    return own if position.exploring else [*own, *give_up_one(position, ask.seat, "swap")]


def give_up_one(position: Position, seat: int, do: str) -> list[Json]:
    """IT2, I2.1: one card of the hand, one for each biome."""
    first = {position.biomes[card]: card for card in reversed(position.hands[seat])}
    return [{"seat": seat, "do": do, "card": card} for card in first.values()]


def draws(position: Position, seat: int) -> list[Json]:
    """IT7: any card of the display, or the top card of the deck."""
    found: list[Json] = [
        {"seat": seat, "do": "draw", "from": "display", "index": index, "card": card}
        for index, card in enumerate(position.display)
    ]
    top = position.deck[:1]
    return found + [{"seat": seat, "do": "draw", "from": "deck", "card": card} for card in top]
