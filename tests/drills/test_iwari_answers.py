"""What is right in the drills of Iwari, counted on the map once more."""

from itertools import combinations

import pytest

from bivouac.core.contract import Json, Refused
from bivouac.record.replay import play_event
from bivouac.tables.drills import Posed, pose
from tests.conftest import scale
from tests.drills.counted import (
    can_pay,
    groups,
    leads,
    longest,
    roads_of,
    shared_out,
    steps_to,
    tent_points,
    tents_in,
)

GAME = "iwari"
NUMBERS = range(1, scale(10) + 1)
SETTLEMENT = 4

every_number = pytest.mark.parametrize("number", NUMBERS)


def asked(kind: str, number: int) -> tuple[Posed, Json, Json]:
    """A drill, the view of its position, and the components."""
    posed = pose(GAME, kind, number)
    return posed, posed.known.view(), posed.known.setting.pictured()


def id_of(anchor: str) -> str:
    return anchor.partition(":")[2]


def number_of(posed: Posed) -> int:
    """An answer that is a number."""
    (answer,) = posed.drill.answers
    (name,) = answer
    return int(name.removeprefix("number-"))


def seat_of(posed: Posed) -> int:
    """Whom a question is about."""
    seat = posed.drill.asks.args["seat"]
    assert isinstance(seat, int)
    return seat


@pytest.mark.slow
@every_number
def test_the_cards_that_pay_are_those_with_which_the_build_is_legal(number: int) -> None:
    (known, drill, _), _, _ = asked("paying", number)
    pieces = [
        {"piece": "tent", "spot": id_of(place)}
        if place.startswith("space-spot:")
        else {"piece": "totem", "territory": id_of(place)}
        for place in drill.points[1:]
    ]
    cards = [choice.name.removeprefix("hand-") for choice in drill.choices]

    def is_legal(shares: list[list[str]]) -> bool:
        event = {"seat": known.seat, "do": "build", "tribe": known.seat}
        try:
            play_event(known.copy(), {**event, "pieces": pieces, "cards": shares})
        except Refused:
            return False
        return True

    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            pays = any(map(is_legal, shared_out(chosen, len(pieces))))
            assert drill.is_right([f"hand-{card}" for card in chosen]) == pays


@every_number
def test_one_can_build_where_spots_and_cards_allow_it(number: int) -> None:
    (_, drill, _), view, components = asked("building", number)
    hand = [components["cards"][card] for card in view["seats"][view["seat"]]["hand"]]
    biomes = {one["id"]: one["biome"] for one in components["map"]["territories"]}
    now = {one["id"]: one for one in view["territories"]}
    for choice in drill.choices:
        land = now[id_of(choice.name)]
        tents = tents_in(view, components, land["id"])
        if drill.asks.args["what"] == "totem":
            can = sum(land["totems"]) < max(tents) and can_pay(hand, biomes[land["id"]], 1)
        else:
            can = any(tents) and land["spots"] - sum(tents) >= 2
            can = can and can_pay(hand, biomes[land["id"]], 2)
        assert can == (choice.name in drill.answers[0]), choice.name


@every_number
def test_tents_score_by_their_rank(number: int) -> None:
    posed, view, components = asked("tents", number)
    territory = id_of(posed.drill.points[0])
    factor = next(one["factor"] for one in view["territories"] if one["id"] == territory)
    tents = tents_in(view, components, territory)
    assert number_of(posed) == tent_points(tents, seat_of(posed)) * factor


@every_number
def test_totems_score_where_they_lead_on_both_sides(number: int) -> None:
    posed, view, components = asked("totems", number)
    totems = {one["id"]: one["totems"] for one in view["territories"]}
    ends = {one["number"]: one["territories"] for one in components["map"]["connections"]}
    for choice in posed.drill.choices:
        connection = int(id_of(choice.name))
        scores = connection not in view["mountains"] and all(
            leads(totems[end], seat_of(posed)) for end in ends[connection]
        )
        assert scores == (choice.name in posed.drill.answers[0])


@every_number
def test_settlements_score_their_tents_or_their_longest_path(number: int) -> None:
    posed, view, components = asked("settlements", number)
    roads = roads_of(components)
    mine = [spot for spot, tribe in view["tents"].items() if tribe == seat_of(posed)]
    large = [group for group in groups(mine, roads) if len(group) >= SETTLEMENT]
    is_path = view["options"]["settlements"] == "path"
    assert number_of(posed) == sum(
        longest(group, roads) if is_path else len(group) for group in large
    )
    assert posed.drill.asks.args["counts"] == view["options"]["settlements"]


@every_number
def test_the_void_claims_where_it_has_as_many_totems_with_the_virtual_one(number: int) -> None:
    posed, view, components = asked("claims", number)
    void = view["void"]["tribe"]
    totems = {one["id"]: one["totems"] for one in view["territories"]}
    for choice in posed.drill.choices:
        land = id_of(choice.name)
        tents = tents_in(view, components, land)
        own = sum(tents[:void]) > tents[void]
        claims = totems[land][void] + (not own) >= sum(totems[land][:void]) + own
        assert claims == (choice.name in posed.drill.answers[0])


@every_number
def test_an_infection_brings_a_totem_or_a_ruin_nearest_to_another(number: int) -> None:
    posed, view, components = asked("infections", number)
    void = view["void"]["tribe"]
    land = id_of(posed.drill.points[0])
    pawn = next(
        one["territories"]
        for one in components["map"]["connections"]
        if one["number"] == view["void"]["pawn"]
    )
    assert land in pawn
    now = next(one for one in view["territories"] if one["id"] == land)
    right = {name for answer in posed.drill.answers for name in answer}
    if sum(now["totems"]) < max(tents_in(view, components, land)):
        assert right == {f"space-totem:{land}"}
        return
    ruins = {spot for spot, tribe in view["tents"].items() if tribe == void}
    roads = roads_of(components)
    free = [
        one["id"]
        for one in components["map"]["spots"]
        if one["territory"] == land and one["id"] not in view["tents"]
    ]
    away = {spot: steps_to(spot, ruins, roads) for spot in free}
    least = min(steps for steps in away.values() if steps is not None)
    assert right == {f"space-spot:{spot}" for spot in free if away[spot] == least}
