"""Games against the void that no box has: small wild maps, few cards, few pieces, any map rule."""

from dataclasses import replace
from random import Random

from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import Connection, Map, MapRules, Spot, Territory
from bivouac.games.iwari.game import IwariSetting
from bivouac.games.iwari.notation.start import lay_out
from bivouac.games.iwari.options import Options
from tests.enumeration.iwari_odd import odd_roads
from tests.enumeration.iwari_void_side_by_side import VoidTwins
from tests.reference.iwari.void_position import Stock
from tests.rulebook.iwari.drawn import BIOME_OF, draw_connection

VOID_CARDS = 12
SETTLING_GROUP = 99  # ruins that never come together: games go on
RULES = (
    MapRules(),
    MapRules(void_group=5),
    MapRules(void_group=SETTLING_GROUP),
    MapRules(bare=("tundra",), haunted="tundra", void_group=8),
    MapRules(violet_first=True, void_group=SETTLING_GROUP),
    MapRules(centre=5, centre_limit=5, void_group=SETTLING_GROUP),
)


def odd_void_twins(seed: int, leader: str) -> VoidTwins:
    """Little territories fill, stacks get high, and every piece can run out."""
    random = Random(seed)
    players, rules = random.randint(1, 2), random.choice(RULES)
    drawn = odd_void_map(rules, random)
    stock = Stock(
        random.choice((3, 8, 20)),
        random.choice((1, 4, 8)),
        random.choice((6, 21, 60)),
        random.choice((0, 2, 8)),
    )
    most = len(drawn.territories)
    limit = random.choice((1, most - 1, most, most))
    cards = odd_cards(drawn, random)
    deck = list(cards)
    random.shuffle(deck)
    setup = {
        "first_seat": random.randrange(players),
        "hands": [[deck.pop() for _ in range(3)] for _ in range(players)],
        "display": [deck.pop() for _ in range(4)],
        "deck": deck,
        "mountains": [],
    }
    mode = ("solo", "coop")[players - 1]
    chosen = Options("odd", players, mode=mode, void_limit=limit)
    pieces = replace(
        packaged_box().pieces,
        tents=stock.tents,
        totems=stock.totems,
        ruins=stock.ruins,
        void_totems=stock.void_totems,
    )
    setting = IwariSetting(chosen, pieces, drawn, cards)
    game = lay_out(setting, {"setup": setup}, strict=False)
    return VoidTwins(game, seed, leader, strict=False, stock=stock)


def odd_cards(drawn: Map, random: Random) -> dict[str, str]:
    """Enough for all hands; void cards anywhere, enough of them that the deck cannot run out."""
    biomes = sorted({territory.biome for territory in drawn.territories})
    some = [random.choice(biomes) for _ in range(random.randint(10, 57))]
    cards = {f"card-{number}": biome for number, biome in enumerate(some)}
    return cards | {f"void-{number}": "void" for number in range(1, VOID_CARDS + 1)}


def odd_void_map(rules: MapRules, random: Random) -> Map:
    """Some territories of any size, one or two of a biome, each at a connection."""
    names = random.sample("tfgcd", random.randint(3, 5))
    if rules.haunted is not None and "t" not in names:
        names[0] = "t"
    most, share = random.choice((4, 8)), random.choice((0.2, 1.0))
    sizes = {name: random.randint(1, most) for name in names}
    seconds = [name for name in names if name != "t" and random.random() < share]
    sizes |= {name.upper(): random.randint(1, most) for name in seconds}
    spots = [f"{name}{i}" for name, size in sizes.items() for i in range(1, size + 1)]
    at = (0.0, 0.0)
    return Map(
        id="odd",
        name="Odd",
        size=(100.0, 100.0),
        territories=tuple(Territory(n, BIOME_OF[n.lower()], n, (), at, at) for n in sizes),
        spots=tuple(
            Spot(s, s[0], 0.0, 0.0, rules.violet_first and random.random() < 0.4) for s in spots
        ),
        roads=tuple((r.split("-")[0], r.split("-")[1]) for r in odd_roads(spots, random)),
        connections=tuple(odd_connections(list(sizes), spots, random)),
        rules=rules,
    )


def odd_connections(names: list[str], spots: list[str], random: Random) -> list[Connection]:
    """A ring of all territories, and some across: two may join the same pair (IA3).

    IA1: some are roads as well.
    """
    random.shuffle(names)
    pairs = [a + b for a, b in zip(names, [*names[1:], names[0]], strict=True)]
    pairs += ["".join(random.sample(names, 2)) for _ in range(random.randint(0, 4))]
    random.shuffle(pairs)
    found = []
    for number, pair in enumerate(pairs, 1):
        connection = draw_connection(str(number), pair, "land")
        if random.random() < 0.3:
            one, other = ([spot for spot in spots if spot[0] == name] for name in pair)
            ends = (random.choice(one), random.choice(other))
            connection = replace(connection, spots=ends)
        found.append(connection)
    return found
