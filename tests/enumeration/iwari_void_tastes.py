"""Players against the void with a taste: they bring about what random players hardly ever see.

A taste gives every legal decision a worth, reading the reference's position; one of the best is
taken, or now and then any.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from bivouac.core.contract import Json
from tests.reference.iwari.void_builds import territory_of
from tests.reference.iwari.void_game import VoidGame
from tests.reference.iwari.void_position import Position

Taste: TypeAlias = Callable[[Position, Json], float]


def spend(position: Position, decision: Json) -> float:
    """Two pieces for three cards leave no card for the void: games run long, pieces run out."""
    if decision["do"] == "build":
        if decision["tribe"] == "void":
            return -count(decision, "tent")
        return 10 * len(decision["pieces"]) + sum(len(cards) for cards in decision["cards"])
    if decision["do"] == "draw":
        return not is_void_draw(position, decision)
    return is_free_piece(decision) or 5 * (decision["do"] == "skip")


def fill(position: Position, decision: Json) -> float:
    """Fill territories one by one, so that biomes are complete; then move what stands there."""
    if decision["do"] == "build":
        free = len(position.free_spots(territory_of(position, decision["pieces"][0])))
        moved = ["from" in piece for piece in decision["pieces"]].count(True)
        return 20 + 30 * moved + 2 * count(decision, "tent") - free
    if decision["do"] == "draw":
        return position.is_complete(position.biomes[decision["card"]])
    return is_free_piece(decision) or 8 * (decision["do"] == "skip")


def settle(position: Position, decision: Json) -> float:
    """Tents side by side: settlements, and free pieces where a second piece was to go (IV8)."""
    if is_free_piece(decision):
        pieces, tribe = [decision["piece"]], decision["seat"]
    elif decision["do"] == "build" and decision["tribe"] != "void":
        pieces, tribe = decision["pieces"], decision["tribe"]
    else:
        return 3 * int(decision["do"] == "skip")
    spots = [piece["spot"] for piece in pieces if "spot" in piece]
    own = {spot for spot, owner in position.tents.items() if owner == tribe}
    return 1 + sum(1 + len(position.roads[spot] & own) for spot in spots)


def hoard(position: Position, decision: Json) -> float:
    """Take void cards and play them late: skipped actions and corruptions by hand."""
    if decision["do"] == "void":
        return 2 if len(decision["cards"]) == 3 else -1
    return is_void_draw(position, decision)


def is_void_draw(position: Position, decision: Json) -> bool:
    return decision["do"] == "draw" and position.is_void_card(decision["card"])


def count(decision: Json, kind: str) -> int:
    """The pieces of a kind in a build."""
    return [piece["piece"] for piece in decision["pieces"]].count(kind)


def is_free_piece(decision: Json) -> bool:
    return decision["do"] == "free" and decision["piece"] is not None


def totem(position: Position, decision: Json) -> float:
    """Totems of both sides, high stacks, void totems from the centre; the void cards at once."""
    if decision["do"] == "build":
        return 2 * len(decision["pieces"]) - count(decision, "tent")
    if is_free_piece(decision):
        return bool(decision["piece"]["piece"] == "totem")
    return bool(decision["do"] == "void")


def any_kind(position: Position, decision: Json) -> float:
    """Whatever comes."""
    return 0


TASTES: dict[str, Taste] = {
    taste.__name__: taste for taste in (any_kind, spend, fill, settle, hoard, totem)
}


def choose(game: VoidGame, taste: str, random: Random) -> Json:
    """A legal decision; one in eight of any kind, as likely of each."""
    legal = game.decisions()
    if taste == "any_kind" or random.random() < 0.125:
        kind = random.choice(sorted({decision["do"] for decision in legal}))
        return random.choice([decision for decision in legal if decision["do"] == kind])
    worths = [TASTES[taste](game.position, decision) for decision in legal]
    best = max(worths)
    return random.choice([d for d, worth in zip(legal, worths, strict=True) if worth == best])


def shuffle(game: VoidGame, random: Random) -> Json:
    """An outcome of chance after a corruption, with any void card set aside (IV6)."""
    position = game.position
    aside = random.choice(position.showing)
    cards = [card for card in [*position.deck, *position.showing] if card != aside]
    random.shuffle(cards)
    return {"chance": "shuffle", "into": "deck", "cards": cards}
