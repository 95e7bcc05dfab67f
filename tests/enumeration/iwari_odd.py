"""Games of Iwari that no box has, played by the engine and by the reference side by side."""

from collections import Counter
from itertools import combinations
from random import Random

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import Map
from bivouac.games.iwari.game import IwariSetting
from bivouac.games.iwari.layout import ROADS
from bivouac.games.iwari.notation.start import lay_out
from bivouac.games.iwari.options import Options
from tests.boxes import DEEDS
from tests.enumeration.iwari_side_by_side import Twins
from tests.rulebook.iwari.drawn import BIOME_OF, draw_map


def odd_twins(seed: int, bot: str) -> Twins:
    """A game no box has: a small wild map and few cards, so that decks, hands and points run out.

    There are cards for full hands, so whoever takes the last one can shuffle discards (IE1).
    """
    random = Random(seed)
    players = random.randint(2, 5)
    chosen = Options(
        "odd",
        players,
        draft=random.random() < 0.3,
        deeds=tuple(deed for deed in DEEDS if random.random() < 0.7),
        settlements=random.choice(("group", "path")),
    )
    names = random.sample("tfgcd", random.randint(2, 5))
    size = 3 * players + 4 + random.randint(1, 12)
    cards = {f"card-{i}": BIOME_OF[random.choice(names)] for i in range(size)}
    deck = list(cards)
    sizes = [0 if chosen.draft else random.choice((0, 2, 3, 3, 3)) for _ in range(players)]
    hands = [[deck.pop() for _ in range(size)] for size in sizes]
    drawn = odd_map(names, random)
    setup = {
        "first_seat": random.randrange(players),
        "hands": hands,
        "display": [deck.pop() for _ in range(4)],
        "deck": deck,
        "mountains": [found.number for found in drawn.connections if random.random() < 0.2],
    }
    setting = IwariSetting(chosen, packaged_box().pieces, drawn, cards)
    game = lay_out(setting, {"setup": setup}, strict=False)
    return Twins(game, seed, bot, strict=False)


def odd_map(names: list[str], random: Random) -> Map:
    """Some territories of any size, roads and connections between any of them."""
    sizes = {name: random.randint(1, 7) for name in names}
    spots = [f"{name}{i}" for name, size in sizes.items() for i in range(1, size + 1)]
    joined = [ends for ends in combinations(names, 2) if random.random() < 0.8]
    numbers = sorted(random.sample(range(1, 20), len(joined)))
    return draw_map(
        sizes,
        " ".join(odd_roads(spots, random)),
        " ".join(
            f"{number}:{one}{other}:{random.choice(('land', 'sea'))}"
            for number, (one, other) in zip(numbers, joined, strict=True)
        ),
    )


def odd_roads(spots: list[str], random: Random) -> list[str]:
    """Roads between any spots, with as many meeting at one as the engine can take."""
    met: Counter[str] = Counter()
    roads = []
    for one, other in combinations(spots, 2):
        if random.random() < 0.15 and met[one] < ROADS and met[other] < ROADS:
            roads.append(f"{one}-{other}")
            met.update((one, other))
    return roads
