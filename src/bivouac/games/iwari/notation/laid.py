"""What lies on the map before the first decision, read from a record and checked."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bivouac.core.complaints import fail, shown, thing
from bivouac.core.contract import Json
from bivouac.core.messages import Message
from bivouac.core.notation import as_known, as_list, as_mapping, as_word
from bivouac.games.iwari.box.pieces import CARD_BIOMES
from bivouac.games.iwari.layout import COLOUR_COUNT, COLOURS
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.setting import Iwari

TOKENS_EACH = 2
"""Discovery tokens in a territory (IG1)."""


class Laid(NamedTuple):
    """What the setup puts on the map, or beside it, by number."""

    mountains: list[int]  # connections
    storms: list[int]
    expeditions: list[int]
    gold: list[int]  # territories
    discoveries: dict[int, int]  # colours by spot


def read_laid(setting: Iwari, setup: dict[str, Json]) -> Laid:
    """IS2, IR1, IX1, IM6, IG1; what is not in play is not there."""
    return Laid(
        read_connections(setting, "setup.mountains", setup["mountains"], "IS2"),
        read_connections(setting, "setup.storms", setup.get("storms", []), "IR1"),
        read_expeditions(setting, setup.get("expeditions", [])),
        read_gold(setting, setup.get("gold", [])),
        read_discoveries(setting, setup.get("discoveries", {})),
    )


def read_connections(setting: Iwari, where: str, data: Json, rule: str) -> list[int]:
    """The places of some connections, none twice."""
    places = []
    for number in as_list(where, data):
        if type(number) is not int or number not in setting.connection_number:
            fail(where, "fault-no-such", what=thing("connection"), name=shown(number))
        if setting.connection_number[number] in places:
            fail(where, "fault-thing-twice", rule, what=thing("connection"), name=number)
        places.append(setting.connection_number[number])
    return places


def read_expeditions(setting: Iwari, data: Json) -> list[int]:
    """IX1: expeditions by their printed numbers, none twice."""
    where = "setup.expeditions"
    missions = []
    for number in as_list(where, data):
        if type(number) is not int or number not in setting.pieces.rewards:
            fail(where, "fault-no-such", "IX1", what=thing("expedition"), name=shown(number))
        if number - 1 in missions:
            fail(where, "fault-thing-twice", "IX1", what=thing("expedition"), name=number)
        missions.append(number - 1)
    return missions


def read_gold(setting: Iwari, data: Json) -> list[int]:
    """IM6: the territories with a gold token, none twice."""
    where = "setup.gold"
    territories: list[int] = []
    for name in as_list(where, data):
        number = as_known(where, "territory", name, setting.territory_number)
        if number in territories:
            fail(where, "fault-thing-twice", "IM6", what=thing("territory"), name=shown(name))
        territories.append(number)
    return territories


def read_discoveries(setting: Iwari, data: Json) -> dict[int, int]:
    """IG1: the colour of each token by spot, not more of a colour than there are."""
    where = "setup.discoveries"
    colours = {}
    for name, colour in as_mapping(where, data).items():
        spot = as_known(where, "spot", name, setting.spot_number)
        colours[spot] = COLOURS.index(as_word(f"{where} {shown(name)}", colour, COLOURS))
    for colour, count in Counter(colours.values()).items():
        if count > setting.pieces.tokens:
            reason = Message(
                "iwari-fault-token-count",
                {"right": setting.pieces.tokens, "colour": COLOURS[colour], "count": count},
            )
            fail(where, reason, "IG1")
    return colours


def check_laid(setting: Iwari, laid: Laid) -> None:
    """What chance can have laid out, and nothing else."""
    static = setting.static
    if setting.against_void and laid.mountains:
        fail("setup.mountains", "iwari-fault-no-mountains", "IV")
    check_symbols(setting, "mountains", laid.mountains, int(static["mountains"][0]), "IS2")
    check_symbols(setting, "storms", laid.storms, int(static["storms"][0]), "IR1")
    for check in CHECKS:
        check(setting, laid)


def check_symbols(
    setting: Iwari, what: str, covered: Sequence[int], symbols: int, rule: str
) -> None:
    """IS2, IR1: of each symbol in play one of its two connections is covered, and no other."""
    connections = setting.map.connections
    for place in covered:
        symbol = connections[place].symbol
        if symbol is None or symbol > symbols:
            number = connections[place].number
            reason = Message(
                "iwari-fault-no-symbol", {"number": number, "what": what.removesuffix("s")}
            )
            fail(f"setup.{what}", reason, rule)
    for symbol in range(1, symbols + 1):
        shows = [place for place, found in enumerate(connections) if found.symbol == symbol]
        count = sum(place in covered for place in shows)
        if shows and count != 1:
            reason = Message("iwari-fault-symbol-covered", {"symbol": symbol, "count": count})
            fail(f"setup.{what}", reason, rule)


def check_expeditions(setting: Iwari, laid: Laid) -> None:
    """IX1: as many as lie open at the start."""
    right = setting.pieces.missions
    if setting.chosen.expeditions and len(laid.expeditions) != right:
        reason = Message(
            "iwari-fault-expedition-count", {"right": right, "count": len(laid.expeditions)}
        )
        fail("setup.expeditions", reason, "IX1")


def check_gold(setting: Iwari, laid: Laid) -> None:
    """IM6: one token in each of the five biomes that the map has."""
    if setting.chosen.veneration != "c":
        return
    biomes = [territory.biome for territory in setting.map.territories]
    counts = Counter(biomes[number] for number in laid.gold)
    for biome in sorted({*counts, *(b for b in CARD_BIOMES if b in biomes)}):
        right = 1 if biome in CARD_BIOMES else 0
        if counts[biome] != right:
            reason = Message(
                "iwari-fault-gold", {"right": right, "biome": biome, "count": counts[biome]}
            )
            fail("setup.gold", reason, "IM6")


def check_discoveries(setting: Iwari, laid: Laid) -> None:
    """IG1: two in a territory, on plain spots, in as many territories as there are tokens for."""
    if not setting.chosen.discoveries:
        return
    where, home = "setup.discoveries", setting.static["territory_of"][0]
    plain = members(setting.static["plain"][0])
    for spot in laid.discoveries:
        if spot not in plain:
            fail(where, "iwari-fault-no-token", "IG1", spot=shown(setting.spot_ids[spot]))
    room = Counter(int(home[spot]) for spot in plain)
    lying = Counter(int(home[spot]) for spot in laid.discoveries)
    for territory, count in lying.items():
        right = min(TOKENS_EACH, room[territory])
        if count != right:
            name = shown(setting.territory_ids[territory])
            fail(where, "iwari-fault-tokens-in", "IG1", right=right, territory=name, count=count)
    check_spread(setting, len(lying), len(room))


def check_spread(setting: Iwari, lying: int, roomy: int) -> None:
    """IG1: where tokens do not suffice for all territories, some are drawn, whatever room is there.

    `lying` have tokens, `roomy` have a spot for one.
    """
    everywhere = len(setting.territory_ids)
    drawn = min(everywhere, COLOUR_COUNT * setting.pieces.tokens // TOKENS_EACH)
    least, most = drawn - (everywhere - roomy), min(drawn, roomy)
    if not least <= lying <= most:
        reason = Message("iwari-fault-token-lands", {"right": most, "count": lying})
        fail("setup.discoveries", reason, "IG1")


CHECKS: tuple[Callable[[Iwari, Laid], None], ...] = (
    check_expeditions,
    check_gold,
    check_discoveries,
)
