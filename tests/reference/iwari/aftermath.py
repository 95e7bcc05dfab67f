"""What follows a piece: tokens, deeds, expeditions, storms and the walking totem, in this order."""

from tests.reference.flow import Json

from .builds import area_of, put, territory_of
from .deeds import courage_places, earned_deeds, explores_last
from .expeditions import reward
from .position import Ask, Flow, Position
from .scoring import factor, totems_over_connection


def place(position: Position, seat: int, tribe: int, piece: Json) -> Flow:
    """IE2, I2.2, I2.3, IM7: a player's piece may end the game and earn pawns; the third's not."""
    was_full = position.is_full(territory_of(position, piece))
    put(position, tribe, piece)
    take_token(position, tribe, piece)
    is_own = tribe != position.third
    if is_own and position.tents_left(tribe) == 0:
        position.ending = True
    if is_own:
        yield from place_pawns(position, seat, piece)
    elif explores_last(position, piece):
        position.courage_is_gone = True
    reward(position, seat)
    if not was_full and position.is_full(territory_of(position, piece)):
        yield from decide_storms(position, territory_of(position, piece))
    if is_own and piece["piece"] == "totem":
        yield from offer_walk(position, seat, piece["territory"])


def take_token(position: Position, tribe: int, piece: Json) -> None:
    """IG1: a tent on a token takes it."""
    if piece["piece"] in ("tent", "contested"):
        spot = area_of(position, piece) if piece["piece"] == "contested" else piece["spot"]
        if spot in position.discoveries:
            position.tokens[tribe].append(position.discoveries.pop(spot))


def place_pawns(position: Position, seat: int, piece: Json) -> Flow:
    """IM2-IM5, IM7: the active player orders and places what was earned with this piece."""
    earned = earned_deeds(position, seat, piece)
    has_courage = "courage" in position.deeds and not position.courage_is_gone
    has_courage = has_courage and explores_last(position, piece)
    if has_courage:
        position.courage_is_gone = True
        has_courage = bool(earned or position.pawns)
    while earned or has_courage:
        courage = {"courage": courage_places(position)} if has_courage else {}
        event = yield Ask(seat, "deed", "IM7", {**earned, **courage})
        add_pawn(position, event)
        has_courage = has_courage and event["deed"] != "courage"
        earned = {deed: places for deed, places in earned.items() if deed != event["deed"]}


def add_pawn(position: Position, event: Json) -> None:
    """A pawn goes where it was put; a declined one nowhere."""
    if event.get("territory") is not None or event.get("connection") is not None:
        position.pawns.append(
            {key: value for key, value in event.items() if key != "do" and value is not None}
        )


def decide_storms(position: Position, filled: str) -> Flow:
    """IR1: storms between two full territories, one of which has just been filled."""
    due = [
        number
        for number in sorted(position.storms)
        if filled in position.connections[number]["territories"]
        and all(map(position.is_full, position.connections[number]["territories"]))
    ]
    for number in due:
        one, other = position.connections[number]["territories"]
        pairs = zip(position.tents_in(one), position.tents_in(other), strict=True)
        counts = [a + b for a, b in pairs]
        leaders = [tribe for tribe, count in enumerate(counts) if count == max(counts)]
        moves = True
        if len(leaders) == 1 and leaders[0] != position.third:
            event = yield Ask(leaders[0], "storm", "IR1", connection=number)
            moves = event["move"]
        if moves:
            move_storm(position, number)


def move_storm(position: Position, number: int) -> None:
    """IR1: to the next number that is not covered, after the last to the first."""
    numbers = sorted(position.connections)
    place = numbers.index(number)
    for target in numbers[place + 1 :] + numbers[:place]:
        if target not in position.closed:
            position.storms.remove(number)
            position.storms.add(target)
            return


def offer_walk(position: Position, seat: int, territory: str) -> Flow:
    """IR2: a totem beside the walking one."""
    if position.walker not in position.connections:
        return
    assert position.walker is not None
    if territory not in position.connections[position.walker]["territories"]:
        return
    event = yield Ask(seat, "walk", "IR2")
    if event["score"]:
        times = factor(position, "connection", position.walker)
        for tribe, worth in enumerate(totems_over_connection(position, position.walker)):
            position.walked[tribe] += times * worth
        position.walker += 1


def offer_veneration(position: Position) -> Flow:
    """IM6: at the end, whoever is alone in front of all tribes may place it."""
    counts = venerated(position)
    leaders = [tribe for tribe, count in enumerate(counts) if count == max(counts)]
    if len(leaders) != 1 or leaders[0] == position.third:
        return
    places = veneration_places(position, leaders[0])
    if places:
        ask = Ask(leaders[0], "deed", "IM6", {"veneration": [*places, None]})
        add_pawn(position, (yield ask))


def venerated(position: Position) -> list[int]:
    """IM6: what each tribe has of what the card counts."""
    if position.veneration == "c":
        stacks = [position.totems[territory] for territory in position.gold]
        return [sum(stack[tribe] for stack in stacks) for tribe in range(position.tribes)]
    spots = position.dead_ends if position.veneration == "a" else set(position.areas)
    owners = [tribe for spot, tribe in position.tents.items() if spot in spots]
    return [owners.count(tribe) for tribe in range(position.tribes)]


def veneration_places(position: Position, seat: int) -> list[Json]:
    """IM6: any territory; one with an own contested tent; an open connection not yet left."""
    if position.veneration == "a":
        return [{"territory": territory} for territory in position.territories]
    if position.veneration == "b":
        own = {position.spots[s] for s in position.areas if position.tents.get(s) == seat}
        return [{"territory": territory} for territory in position.territories if territory in own]
    return [
        {"connection": number}
        for number in position.connections
        if number not in position.closed and not position.is_left(number)
    ]
