"""Chapter IS: what must lie on the table before the first decision."""

from collections import Counter

from .position import DISPLAY, HAND, Illegal, Json, Position

BOX = {"tundra": 13, "forest": 12, "glacier": 11, "coast": 11, "desert": 10}  # IC1
REMOVED = {2: 2, 3: 2, 4: 1, 5: 0}  # IS3, of each biome
MOUNTAINS = {2: 4, 3: 3, 4: 2, 5: 1}  # IS2


def check_setup(position: Position, setup: Json) -> None:
    """Raise Illegal unless a game of the box may begin like this."""
    players = position.players
    if not 0 <= setup["first_seat"] < players:
        raise Illegal("IS1", "no such first player")
    symbols = [position.connections[number]["symbol"] for number in setup["mountains"]]
    if sorted(symbols) != list(range(1, MOUNTAINS[players] + 1)):
        raise Illegal("IS2", "not one mountain for each of the first symbols")
    left = {biome: count - REMOVED[players] for biome, count in BOX.items()}
    if Counter(position.biomes.values()) != left:
        raise Illegal("IS3", "these are not the cards for so many players")
    lying = [*setup["display"], *setup["deck"], *(card for hand in setup["hands"] for card in hand)]
    if Counter(lying) != Counter(list(position.biomes)):
        raise Illegal("IS3", "not every card lies on the table once")
    dealt = 0 if position.draft else HAND
    if [len(hand) for hand in setup["hands"]] != [dealt] * players:
        raise Illegal("IS4", "hands of the wrong size")
    if len(setup["display"]) != DISPLAY:
        raise Illegal("IS4", "a display of the wrong size")
