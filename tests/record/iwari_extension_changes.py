"""Ways to spoil an event of a good record of Iwari with more than the base game in play."""

from collections.abc import Callable

from bivouac.core.contract import Event, Game, Json
from tests.record.games import Fits
from tests.record.iwari_changes import (
    both,
    earns,
    is_build,
    is_own_build,
    is_third_build,
    setting_of,
    territory_of,
    totem,
    unexplored,
)
from tests.record.spoiling import Change, final_of


def places(kind: str) -> Fits:
    """A build whose first piece is of a kind."""
    return lambda event, game: is_build(event, game) and event["pieces"][0]["piece"] == kind


def is_alone(event: Event, game: Game) -> bool:
    """A build of one piece."""
    return len(event["pieces"]) == 1


def only(piece: Callable[[Event, Game], Json]) -> Change:
    """Another piece instead of all those of a build, for the first payment."""

    def change(events: Json, i: int, game: Game) -> None:
        events[i].update(pieces=[piece(events[i], game)], cards=events[i]["cards"][:1])

    return change


def fixed(piece: Json) -> Change:
    return only(lambda event, game: piece)


def fort(spot: str) -> Json:
    return {"piece": "fortification", "spot": spot}


def spot_in(game: Game, territory: int) -> str:
    setting = setting_of(game)
    home = setting.territory_ids[territory]
    return next(spot.id for spot in setting.map.spots if spot.territory == home)


def fortify_tent(event: Event, game: Game) -> Json:
    return fort(next(iter(final_of(game)["tents"])))


def fortify_again(event: Event, game: Game) -> Json:
    return fort(final_of(game)["fortifications"][0])


def fortify_unexplored(event: Event, game: Game) -> Json:
    return fort(spot_in(game, unexplored(game)[0]))


def free_spot(event: Event, game: Game) -> str:
    """A free spot without fortification in an explored territory."""
    final, setting = final_of(game), setting_of(game)
    explored = {setting.map.spots[setting.spot_number[spot]].territory for spot in final["tents"]}
    return next(
        spot.id
        for spot in setting.map.spots
        if spot.territory in explored and spot.id not in (*final["tents"], *final["fortifications"])
    )


def fortify_free(event: Event, game: Game) -> Json:
    return fort(free_spot(event, game))


def has_tents(event: Event, game: Game) -> bool:
    return is_own_build(event, game) and final_of(game)["tents"] != {}


def has_forts(event: Event, game: Game) -> bool:
    """An own build of a player with a fortification left, where one stands on a free spot."""
    final = final_of(game)
    return (
        is_own_build(event, game)
        and bool(game.position["forts_left"][event["seat"]])
        and final["fortifications"] != []
        and final["fortifications"][0] not in final["tents"]
    )


def has_no_fort_left(event: Event, game: Game) -> bool:
    return has_tents(event, game) and not game.position["forts_left"][event["seat"]]


def third_with_tents(event: Event, game: Game) -> bool:
    return is_third_build(event, game) and final_of(game)["tents"] != {}


def has_unexplored(event: Event, game: Game) -> bool:
    return (
        is_own_build(event, game) and unexplored(game) != [] and not is_after_explore(event, game)
    )


def is_after_explore(event: Event, game: Game) -> bool:
    return is_build(event, game) and bool(game.position["exploring"] >= 0)


def explored(game: Game) -> list[int]:
    return [n for n in range(len(setting_of(game).territory_ids)) if n not in unexplored(game)]


def explore_explored(events: Json, i: int, game: Game) -> None:
    events[i]["territory"] = setting_of(game).territory_ids[explored(game)[0]]


def explores_later(event: Event, game: Game) -> bool:
    return event.get("do") == "explore" and explored(game) != []


def build_elsewhere(events: Json, i: int, game: Game) -> None:
    """After exploring, in another territory."""
    here, setting = territory_of(game, events[i]), setting_of(game)
    there = next(n for n in range(len(setting.territory_ids)) if n != here)
    events[i].update(
        pieces=[{"piece": "tent", "spot": spot_in(game, there)}], cards=events[i]["cards"][:1]
    )


def totem_here(event: Event, game: Game) -> Json:
    return totem(setting_of(game).territory_ids[territory_of(game, event)])


def swap_instead(events: Json, i: int, game: Game) -> None:
    events[i] = {"seat": events[i]["seat"], "do": "swap", "card": events[i]["cards"][0][0]}


def is_without_pawn(event: Event, game: Game, territory: int) -> bool:
    return all(int(at) != territory for at in game.position["pawn_territory"])


def is_left(event: Event, game: Game, connection: int) -> bool:
    """A connection that nothing covers and that the walking totem has left."""
    is_open = not game.position["covered"][connection]
    return is_open and connection < int(game.position["walker"])


def is_hidden(event: Event, game: Game, connection: int) -> bool:
    return bool(game.position["covered"][connection])


def on(deed: str, key: str) -> Fits:
    """A deed that is placed, on a territory or on a connection."""
    return both(earns(deed), lambda event, game: event.get(key) is not None)


def other_storm(events: Json, i: int, game: Game) -> None:
    numbers = setting_of(game).connection_numbers
    events[i]["connection"] = next(n for n in numbers if n != events[i]["connection"])


def is_left_by_land(event: Event, game: Game, connection: int) -> bool:
    kind = setting_of(game).map.connections[connection].kind
    return kind == "land" and is_left(event, game, connection)


def has_fort_left(event: Event, game: Game) -> bool:
    return has_tents(event, game) and not is_after_explore(event, game)


def raise_here(events: Json, i: int, game: Game) -> None:
    """A totem instead of the tent."""
    only(totem_here)(events, i, game)


def explore_instead(events: Json, i: int, game: Game) -> None:
    name = setting_of(game).territory_ids[0]
    events[i] = {"seat": events[i]["seat"], "do": "explore", "territory": name}


def is_third_turn(event: Event, game: Game) -> bool:
    return bool(game.position["tribe"] != game.position["seat"])
