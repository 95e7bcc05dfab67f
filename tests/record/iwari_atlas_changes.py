"""Ways to spoil an event of a good record of Iwari on a map with rules of its own (IA)."""

from bivouac.core.contract import Event, Game, Json
from tests.record.iwari_changes import (
    biome_of,
    is_build,
    is_own_build,
    is_third_build,
    setting_of,
    spare_cards,
    territory_of,
    totem,
    unexplored,
)
from tests.record.iwari_extension_changes import explored, is_alone, places
from tests.record.spoiling import final_of


def is_tent_on_ruin(event: Event, game: Game) -> bool:
    return places("tent")(event, game) and "ruin" in event["pieces"][0]


def is_plain_tent(event: Event, game: Game) -> bool:
    return places("tent")(event, game) and "ruin" not in event["pieces"][0]


def has_other_card(event: Event, game: Game) -> bool:
    """A spare card of another biome than the first one paid with."""
    first = biome_of(game, event["cards"][0][0])
    return any(biome_of(game, card) != first for card in spare_cards(event, game))


def pay_mixed(events: Json, i: int, game: Game) -> None:
    """A card of another biome instead of one of those that pay."""
    first = biome_of(game, events[i]["cards"][0][0])
    spare = [card for card in spare_cards(events[i], game) if biome_of(game, card) != first]
    events[i]["cards"][0][-1] = spare[0]


def moves_alone(event: Event, game: Game) -> bool:
    return places("void_totem")(event, game) and is_alone(event, game)


def move_from_nowhere(events: Json, i: int, game: Game) -> None:
    """From a territory without a void totem."""
    totems = final_of(game)["totems"]
    piece = events[i]["pieces"][0]
    piece["from"] = next(
        name for name, by_tribe in totems.items() if not by_tribe[-1] and name != piece["territory"]
    )


def move_twice(events: Json, i: int, game: Game) -> None:
    events[i]["pieces"].append(dict(events[i]["pieces"][0]))
    events[i]["cards"] = [events[i]["cards"][0], events[i]["cards"][0][:1]]


def biome_at(game: Game, territory: str) -> str:
    setting = setting_of(game)
    return setting.map.territories[setting.territory_number[territory]].biome


def has_twin_biomes(event: Event, game: Game) -> bool:
    """A move to a territory, while a void totem stands in another one of its biome."""
    return moves_alone(event, game) and twin_sources(event, game) != []


def twin_sources(event: Event, game: Game) -> list[str]:
    goal = event["pieces"][0]["territory"]
    return [
        name
        for name, by_tribe in final_of(game)["totems"].items()
        if by_tribe[-1] and biome_at(game, name) == biome_at(game, goal)
    ]


def move_within_biome(events: Json, i: int, game: Game) -> None:
    events[i]["pieces"][0]["from"] = twin_sources(events[i], game)[0]


def move_from_centre(event: Event, game: Game) -> Json:
    """To where there is room."""
    place = int(game.position["open"]).bit_length() - 1
    name = setting_of(game).territory_ids[place]
    return {"piece": "void_totem", "territory": name, "from": "centre"}


def has_room(event: Event, game: Game) -> bool:
    return bool(game.position["open"])


def move_token_again(events: Json, i: int, game: Game) -> None:
    """A token that lies already, in the territory where it did not go."""
    setting, placed = setting_of(game), final_of(game)["contested"]
    token, home = next((token, home) for token, home in placed.items() if home is not None)
    other = next(
        spot.territory
        for spot in setting.map.spots
        if spot.contested == token and spot.territory != home
    )
    piece = {"piece": "contested", "token": token, "territory": other}
    events[i].update(pieces=[piece], cards=events[i]["cards"][:1])


def has_placed_token(event: Event, game: Game) -> bool:
    """A build where the other area of a token that lies already is in explored land."""
    if not is_own_build(event, game):
        return False
    setting, placed = setting_of(game), final_of(game)["contested"]
    return any(
        placed[spot.contested] not in (None, spot.territory)
        and setting.territory_number[spot.territory] in explored(game)
        for spot in setting.map.spots
        if spot.contested is not None
    )


def token_elsewhere(events: Json, i: int, game: Game) -> None:
    """To a territory without an area for the token."""
    setting, piece = setting_of(game), events[i]["pieces"][0]
    beside = {spot.territory for spot in setting.map.spots if spot.contested == piece["token"]}
    piece["territory"] = next(name for name in setting.territory_ids if name not in beside)


def area_of(event: Event, game: Game) -> Json:
    """A plain tent on an unknown area."""
    spots = setting_of(game).map.spots
    return {"piece": "tent", "spot": next(s.id for s in spots if s.contested is not None)}


def token_of_third(event: Event, game: Game) -> Json:
    """A token beside an explored territory."""
    setting = setting_of(game)
    near = [setting.territory_ids[number] for number in explored(game)]
    spots = setting.map.spots
    area = next(s for s in spots if s.contested is not None and s.territory in near)
    return {"piece": "contested", "token": area.contested, "territory": area.territory}


def third_near_token(event: Event, game: Game) -> bool:
    setting = setting_of(game)
    near = [setting.territory_ids[number] for number in explored(game)]
    spots = [spot for spot in setting.map.spots if spot.contested is not None]
    return is_third_build(event, game) and any(spot.territory in near for spot in spots)


def is_determined(event: Event, game: Game) -> bool:
    """A second piece where no tent was."""
    is_double = is_build(event, game) and len(event["pieces"]) == 2
    return is_double and territory_of(game, event) in unexplored(game)


def bare_land(event: Event, game: Game) -> Json:
    """A totem in explored land that takes none."""
    return totem(setting_of(game).territory_ids[bare_lands(game)[0]])


def bare_lands(game: Game) -> list[int]:
    land = setting_of(game).map
    is_bare = [territory.biome in land.rules.bare for territory in land.territories]
    return [number for number in explored(game) if is_bare[number]]


def has_bare_land(event: Event, game: Game) -> bool:
    return is_own_build(event, game) and bare_lands(game) != []


def is_without_contested_tent(event: Event, game: Game, territory: int) -> bool:
    setting, final = setting_of(game), final_of(game)
    name = setting.territory_ids[territory]
    areas = [s.id for s in setting.map.spots if s.contested is not None and s.territory == name]
    return all(final["tents"].get(area) != event["seat"] for area in areas)


FALSE_RUIN = {"piece": "tent", "spot": "nowhere", "ruin": False}


def could_joke(event: Event, game: Game) -> bool:
    """The holder of the determination token explores for one card and has a pair left."""
    return (
        is_first_tent(event, game)
        and game.position["determination"] == event["seat"]
        and pair_left(event, game) != []
    )


def is_first_tent(event: Event, game: Game) -> bool:
    """An own tent where none is, alone, for one card, with another spot beside it."""
    return (
        is_own_build(event, game)
        and places("tent")(event, game)
        and is_alone(event, game)
        and len(event["cards"][0]) == 1
        and territory_of(game, event) in unexplored(game)
    )


def pair_left(event: Event, game: Game) -> list[str]:
    """Two spare cards of one biome that is not the territory's."""
    left = spare_cards(event, game)
    biomes = {biome_of(game, card) for card in left}
    wanted = biome_of(game, event["cards"][0][0])
    return left if len(left) == 2 and len(biomes) == 1 and wanted not in biomes else []


def pay_joker(events: Json, i: int, game: Game) -> None:
    add_piece(events[i], game, pair_left(events[i], game))


def is_not_holder(event: Event, game: Game) -> bool:
    """Somebody else explores for one card and has a card of the biome left."""
    return (
        is_first_tent(event, game)
        and game.position["determination"] != event["seat"]
        and any(biome_of(game, c) == wanted_biome(event, game) for c in spare_cards(event, game))
    )


def wanted_biome(event: Event, game: Game) -> str:
    return biome_of(game, event["cards"][0][0])


def add_tent(events: Json, i: int, game: Game) -> None:
    spare = spare_cards(events[i], game)
    cards = [card for card in spare if biome_of(game, card) == wanted_biome(events[i], game)]
    add_piece(events[i], game, cards[:1])


def add_piece(event: Event, game: Game, cards: list[str]) -> None:
    """A second tent in the same territory."""
    setting, first = setting_of(game), event["pieces"][0]["spot"]
    home = setting.map.spots[setting.spot_number[first]].territory
    spots = [s.id for s in setting.map.spots if s.territory == home and s.contested is None]
    spot = next(spot for spot in spots if spot != first)
    event["pieces"].append({"piece": "tent", "spot": spot})
    event["cards"].append(cards)
