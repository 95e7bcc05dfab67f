"""Chapters DS6, DE2 and DY: story tiles, tucked cards, and what fulfils a tile."""

from tests.reference.flow import Json

from .cards import draw_reward
from .position import LANDS, Ask, Flow, Position, Zone
from .zones import adjacent_water_zones, terrain_at, zone_of


def count_symbol(position: Position, seat: int, symbol: str) -> int:
    """How many of a terrain or resource a seat has for its stories (DY1-DY4)."""
    if symbol in LANDS:
        return _count_land(position, seat, symbol)
    if symbol == "water":
        return _count_water(position, seat)
    return _count_resource(position, seat, symbol)


def _count_land(position: Position, seat: int, terrain: str) -> int:
    """DY2: different zones with a camp, and tucked halves."""
    camps = [camp for camp in position.camps[seat] if terrain_at(position, camp) == terrain]
    return len({zone_of(position, camp) for camp in camps}) + _tucked_terrain(
        position, seat, terrain
    )


def _count_water(position: Position, seat: int) -> int:
    """DY3: different water zones next to a camp, and tucked halves."""
    found: set[Zone] = set()
    for camp in position.camps[seat]:
        found |= adjacent_water_zones(position, camp)
    return len(found) + _tucked_terrain(position, seat, "water")


def _count_resource(position: Position, seat: int, resource: str) -> int:
    """DY4: icons touched by a camp, each once, and tucked symbols."""
    icons = [icon for icon in position.icons if icon["kind"] == resource]
    touched = [
        icon for icon in icons if any(space in position.camps[seat] for space in icon["spaces"])
    ]
    return len(touched) + count_tucked_symbol(position, seat, resource)


def _tucked_terrain(position: Position, seat: int, terrain: str) -> int:
    return sum(half["terrain"] == terrain for half in position.tucked_halves(seat))


def count_tucked_symbol(position: Position, seat: int, symbol: str) -> int:
    return sum(half["symbol"] == symbol for half in position.tucked_halves(seat))


def is_met(position: Position, seat: int, story: str) -> bool:
    """DY5: a tile is checked on its own; camps, cards and icons serve any number of tiles."""
    needs: dict[str, int] = position.story_tiles[story]["needs"]
    return all(count_symbol(position, seat, symbol) >= n for symbol, n in needs.items())


def fulfilled(position: Position, seat: int) -> list[str]:
    """DY6: the tiles that count at the end: those that slid up and those met now."""
    told = position.told[seat]
    return [s for s in position.stories[seat] if s in told or is_met(position, seat, s)]


def slide_stories(position: Position, seat: int) -> Flow:
    """DY6: each newly fulfilled tile slides up, in slot order, and earns a card."""
    new = [s for s in position.stories[seat] if s not in position.told[seat]]
    for story in [s for s in new if is_met(position, seat, s)]:
        position.told[seat].add(story)
        yield from draw_reward(position, seat)


def story_choices(position: Position) -> list[Json]:
    """DS6: any tile of the row, or the top of the stack."""
    slots = [i for i, story in enumerate(position.story_row) if story is not None]
    choices: list[Json] = [{"from": "row", "index": i} for i in slots]
    return choices + ([{"from": "stack"}] if position.story_stack else [])


def take_story(position: Position, seat: int, rule: str) -> Flow:
    """DS6: take a tile into the leftmost free slot; a row slot is replaced from the stack."""
    if not story_choices(position):
        return
    event = yield Ask(seat, "story", rule)
    stack = position.story_stack
    if event["from"] == "stack":
        position.stories[seat].append(stack.pop(0))
        return
    story = position.story_row[event["index"]]
    assert story is not None
    position.story_row[event["index"]] = stack.pop(0) if stack else None
    position.stories[seat].append(story)


def tuck_choices(position: Position, seat: int) -> list[Json]:
    """DE2: any half of any hand card, or none."""
    choices: list[Json] = [
        {"card": card, "half": half}
        for card in position.hands[seat]
        for half in range(len(position.cards[card]["halves"]))
    ]
    return [*choices, {"card": None}]


def tuck_card(position: Position, seat: int, slot: int) -> Flow:
    """DE2: tuck a hand card now, or the slot stays empty for good."""
    if not position.hands[seat]:
        return
    event = yield Ask(seat, "tuck", "DE2")
    if event["card"] is not None:
        position.hands[seat].remove(event["card"])
        position.tucks[seat][slot] = {"card": event["card"], "half": event["half"]}
