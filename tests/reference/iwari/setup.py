"""Chapter IS: what must lie on the table before the first decision."""

from collections import Counter

from tests.reference.flow import Illegal, Json

from .position import DISPLAY, HAND, Position

BOX = {"tundra": 13, "forest": 12, "glacier": 11, "coast": 11, "desert": 10}  # IC1
REMOVED = {2: 2, 3: 2, 4: 1, 5: 0, 6: 0}  # IS3, of each biome
MOUNTAINS = {2: 4, 3: 3, 4: 2, 5: 1}  # IS2
VOID_CARDS = 12  # IA6
STORMS = 4  # IR1
TOKENS = 6  # IG1, of each colour
TOKEN_LANDS = 9  # IG1


def check_setup(position: Position, setup: Json) -> None:
    """Raise Illegal unless a game of the box may begin like this."""
    players = position.players
    if not 0 <= setup["first_seat"] < players:
        raise Illegal("IS1", "no such first player")
    check_covers(position, setup)
    left = {biome: count - REMOVED[players] for biome, count in BOX.items()}
    if position.determination is not None:
        left["void"] = VOID_CARDS
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
    check_expeditions(position, setup)
    check_gold(position, setup)
    check_discoveries(position, setup)


def check_covers(position: Position, setup: Json) -> None:
    """IS2, IR1: one mountain, or one storm, for each symbol."""
    has_symbols = any(found["symbol"] for found in position.connections.values())
    storms = setup.get("storms")
    expected = {"mountains": MOUNTAINS.get(position.players, 0) if has_symbols else 0}
    if storms is not None:
        expected = {"mountains": 0, "storms": STORMS}
        if not has_symbols:
            raise Illegal("IR1", "no storms without mountains")
    for key, count in expected.items():
        symbols = [position.connections[number]["symbol"] for number in setup[key]]
        if sorted(symbols) != list(range(1, count + 1)):
            raise Illegal("IS2" if key == "mountains" else "IR1", f"wrong {key}")


def check_expeditions(position: Position, setup: Json) -> None:
    """IX1: three different cards."""
    numbers = setup.get("expeditions", [])
    if len(set(numbers)) != (3 if position.has_expeditions else 0) or len(numbers) > 3:
        raise Illegal("IX1", "three expeditions lie open")


def check_gold(position: Position, setup: Json) -> None:
    """IM6: one token in each biome."""
    biomes = [position.territories[territory] for territory in setup.get("gold", [])]
    if sorted(biomes) != (sorted(BOX) if position.veneration == "c" else []):
        raise Illegal("IM6", "a gold token in each biome")


def check_discoveries(position: Position, setup: Json) -> None:
    """IG1: two tokens in each territory, of at most nine, on spots that may have one."""
    tokens = setup.get("discoveries", {})
    lands = Counter(position.spots[spot] for spot in tokens)
    count = min(TOKEN_LANDS, len(position.territories)) if position.has_discoveries else 0
    if len(lands) != count or set(lands.values()) - {2}:
        raise Illegal("IG1", "two tokens in each territory")
    if any(number > TOKENS for number in Counter(tokens.values()).values()):
        raise Illegal("IG1", "six tokens of each colour")
    if set(tokens) & (position.crossings | position.violet | set(position.areas)):
        raise Illegal("IG1", "a token on a spot that may not have one")
