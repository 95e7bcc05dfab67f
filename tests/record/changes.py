"""Ways to spoil an event of a good record of Dewan."""

from collections.abc import Callable

from bivouac.core.contract import Event, Game, Json
from bivouac.games.dewan.layout import BLOCKED, WATER
from bivouac.games.dewan.setting import Dewan
from tests.record.games import Fits
from tests.record.spoiling import Change, final_of, hand_of_other


def setting_of(game: Game) -> Dewan:
    assert isinstance(game.setting, Dewan)
    return game.setting


def neighbours(game: Game, space: int) -> list[int]:
    around = int(game.setting.static["around"][0, space])
    return [other for other in range(63) if around >> other & 1]


def has_camp(game: Game, space: int) -> bool:
    camps = game.position["camps"]
    return any(int(camps[seat]) >> space & 1 for seat in range(game.setting.seats))


def short_routes(game: Game, seat: int) -> list[tuple[int, int]]:
    """From each own camp to each neighbouring space."""
    camps = int(game.position["camps"][seat])
    own = [space for space in range(63) if camps >> space & 1]
    return [(camp, space) for camp in own for space in neighbours(game, camp)]


def routes_to(game: Game, seat: int, is_wanted: Callable[[Game, int], bool]) -> list[list[str]]:
    ids = setting_of(game).space_ids
    return [[ids[a], ids[b]] for a, b in short_routes(game, seat) if is_wanted(game, b)]


def place_beside(is_wanted: Callable[[Game, int], bool]) -> Fits:
    return lambda event, game: (
        event.get("do") == "place" and routes_to(game, event["seat"], is_wanted) != []
    )


def travel_to(is_wanted: Callable[[Game, int], bool]) -> Change:
    """Go from an own camp to a wanted space beside it, and pay as if it were allowed."""

    def change(events: Json, i: int, game: Game) -> None:
        route = routes_to(game, events[i]["seat"], is_wanted)[0]
        events[i].update(route=route, pay=events[i]["pay"][:2])

    return change


def is_water(game: Game, space: int) -> bool:
    return bool(game.position["terrain"][space] == WATER)


def is_blocked(game: Game, space: int) -> bool:
    return bool(game.position["terrain"][space] == BLOCKED)


def is_lava(game: Game, space: int) -> bool:
    return is_blocked(game, space) and space != game.position["volcano"]


def is_taken_water(game: Game, space: int) -> bool:
    """Water without a camp in a zone that has a village."""
    is_open = int(game.position["open"]) >> space & 1
    return is_water(game, space) and not is_open and not has_camp(game, space)


def is_long(event: Event, game: Game) -> bool:
    return event.get("do") == "place" and len(event["route"]) >= 3


def is_crossing(event: Event, game: Game) -> bool:
    """A route over water for which fewer cards are paid than it has spaces."""
    return event.get("do") == "place" and len(event["pay"]) < len(event["route"])


def skip_space(events: Json, i: int, game: Game) -> None:
    """From the origin straight to a space that is no neighbour of it."""
    setting = setting_of(game)
    start = setting.space_number[events[i]["route"][0]]
    far = [s for s in range(len(setting.space_ids)) if s not in neighbours(game, start)]
    events[i]["route"][1] = setting.space_ids[next(s for s in far if s != start)]


def begin_at_rival(events: Json, i: int, game: Game) -> None:
    rival = (events[i]["seat"] + 1) % game.setting.seats
    start = int(game.position["starts"][rival])
    events[i]["route"][0] = setting_of(game).space_ids[start]


def pay_more(events: Json, i: int, game: Game) -> None:
    hand = final_of(game)["hands"][events[i]["seat"]]
    events[i]["pay"].append(next(card for card in hand if card not in events[i]["pay"]))


def has_spare_card(event: Event, game: Game) -> bool:
    if event.get("do") != "place":
        return False
    return len(final_of(game)["hands"][event["seat"]]) > len(event["pay"])


def pay_from_other_hand(events: Json, i: int, game: Game) -> None:
    events[i]["pay"][0] = hand_of_other(events[i], game)[0]


def rival_holds_cards(event: Event, game: Game) -> bool:
    return event.get("do") == "place" and hand_of_other(event, game) != []


def wrong_card(event: Event, game: Game) -> str | None:
    """A spare hand card that does not show the terrain of the destination."""
    if not has_spare_card(event, game):
        return None
    setting = setting_of(game)
    goal = int(game.position["terrain"][setting.space_number[event["route"][-1]]])
    for card in final_of(game)["hands"][event["seat"]]:
        face = int(setting.static["faces"][0, setting.card_number[card]])
        if card not in event["pay"] and not face >> goal & 1:
            return str(card)
    return None


def pay_wrong_terrain(events: Json, i: int, game: Game) -> None:
    events[i]["pay"][-1] = wrong_card(events[i], game)


def use_card_of_other(events: Json, i: int, game: Game) -> None:
    events[i]["card"] = hand_of_other(events[i], game)[0]


def uses_card(kind: str) -> Fits:
    return lambda event, game: (
        event.get("do") == kind and event["card"] is not None and hand_of_other(event, game) != []
    )


def mark(is_wanted: Callable[[Game, int], bool]) -> Change:
    def change(events: Json, i: int, game: Game) -> None:
        ids = setting_of(game).space_ids
        events[i]["space"] = ids[next(s for s in range(len(ids)) if is_wanted(game, s))]

    return change


def is_far_land(game: Game, space: int) -> bool:
    """A free land space with neither water nor lava beside it."""
    is_open = int(game.position["open"]) >> space & 1
    near = neighbours(game, space)
    return bool(is_open) and not any(is_water(game, n) or is_blocked(game, n) for n in near)


def has_far_land(event: Event, game: Game) -> bool:
    spaces = range(int(game.setting.static["n_spaces"][0]))
    return event.get("do") == "marker" and any(is_far_land(game, space) for space in spaces)


def is_second_story(event: Event, game: Game) -> bool:
    """A story after a camp, not of the draft."""
    return event.get("do") == "story" and int(game.position["turns"]) > 0


def shuffle_in(events: Json, i: int, game: Game) -> None:
    events[i]["cards"][0] = final_of(game)["row"][5]


def has_full_end_of_row(event: Event, game: Game) -> bool:
    return event.get("chance") == "shuffle" and final_of(game)["row"][5] is not None


def berry_elsewhere(events: Json, i: int, game: Game) -> None:
    setting = setting_of(game)
    parts = int(game.position["parts"])
    zones = game.position["zone"]
    ids = setting.space_ids
    events[i]["space"] = next(
        name for s, name in enumerate(ids) if zones[s] < 0 or not parts >> int(zones[s]) & 1
    )


def stay(events: Json, i: int, game: Game) -> None:
    """A route of the origin alone."""
    del events[i]["route"][1:]


def has_wrong_card(event: Event, game: Game) -> bool:
    return wrong_card(event, game) is not None


def is_crossing_with_spare_card(event: Event, game: Game) -> bool:
    return is_crossing(event, game) and has_spare_card(event, game)


def is_take_of_seat_1(event: Event, game: Game) -> bool:
    return event.get("do") == "take" and event["seat"] == 1
