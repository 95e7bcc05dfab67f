"""Nothing secret is in any view of Iwari, and what it counts agrees with the rules."""

import json
import random
from itertools import chain, combinations, pairwise

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json
from bivouac.games.iwari.layout import PAY, PIECE
from tests.conftest import scale
from tests.contract.iwari_moments import (
    TABLES,
    every_table,
    moments,
    played,
    positions_of,
    setting_of,
)
from tests.contract.knowing import check_hands, check_knowledge, see, viewers


@pytest.mark.slow
@every_table
def test_what_a_seat_knows_and_can_do_depends_on_nothing_it_cannot_know(table: str) -> None:
    """IT7, IG1: two worlds that differ only in hidden cards and colours are alike to a seat."""
    for seed in range(scale(1)):
        for number, game in enumerate(positions_of(table, seed, 0.2)):
            check_knowledge(game, number, with_views=number % 4 == 0)


@every_table
def test_hands_are_secret_but_their_sizes_and_what_everybody_saw_are_not(table: str) -> None:
    for game in positions_of(table, 0, 0.05):
        check_hands(game)


def test_cards_of_the_display_are_known_in_a_hand_and_cards_of_the_deck_are_not() -> None:
    """IT7."""
    seen = 0
    for game in moments("three-path", share=0.5):
        offer = game.setting.offer(game.redact(game.to_move))
        assert offer is not None
        for draw in offer["draws"]:
            seat = game.to_move
            before, after = see(game, SPECTATOR), see(played(game, draw["event"]), SPECTATOR)
            new = set(after["seats"][seat]["hand"]) - set(before["seats"][seat]["hand"])
            assert new == ({draw["card"]} if draw["from"] == "display" else set())
            seen += 1
    assert seen > 0


@pytest.mark.slow
@every_table
def test_a_build_is_its_mover_s_secret_until_it_is_paid_for(table: str) -> None:
    """IT1: while it is chosen nothing changes for anybody."""
    seen = 0
    before = Game(setting_of(table))
    for game in positions_of(table, 1, 1.0):
        if game.position["phase"] in (PIECE, PAY):
            if random.Random(seen).random() < 0.1:
                for seat in viewers(game):
                    assert see(game, seat) == see(before, seat)
            seen += 1
        elif not game.is_over:
            before.positions[:] = game.positions
    assert seen > 0


# What a view counts, counted another way.


def ranked(tents: list[int]) -> dict[int, tuple[int, int]]:
    """IP1: rank and points of each tribe with a tent, straight from the words of the rule."""
    numbers = sorted({n for n in tents if n > 0}, reverse=True)
    points = [sum(tents), *numbers]
    return {
        tribe: (numbers.index(n) + 1, points[numbers.index(n)])
        for tribe, n in enumerate(tents)
        if n > 0
    }


def factor_at(view: Json, kind: str, name: Json) -> int:
    """IM1, IM5: 1 and a step for each pawn, one less for Courage."""
    deeds = [pawn["deed"] for pawn in view["pawns"] if pawn[kind] == name]
    return 1 + len(deeds) - 2 * deeds.count("courage")


@every_table
def test_territories_show_ranks_and_points_as_they_would_be_scored(table: str) -> None:
    """IP1, IM1, IT5, IF2: a contested tent counts, but stands on no spot of the territory (IA6)."""
    setting = setting_of(table)
    where = {spot.id: spot.territory for spot in setting.map.spots}
    unknown = {spot.id for spot in setting.map.spots if spot.contested is not None}
    for game in positions_of(table, 2, 0.03):
        view = game.observe(SPECTATOR)
        for shown in view["territories"]:
            inside = [spot for spot, territory in where.items() if territory == shown["id"]]
            standing = {spot: view["tents"][spot] for spot in inside if spot in view["tents"]}
            owners = list(standing.values())
            tents = [owners.count(tribe) for tribe in range(setting.sides)]
            spots = [spot for spot in inside if spot not in unknown]
            assert shown["spots"] == len(spots)
            assert shown["free"] == sum(spot not in standing for spot in spots)
            assert (shown["explored"], shown["cap"]) == (bool(owners), max(tents))
            assert shown["factor"] == factor_at(view, "territory", shown["id"])
            ranks = ranked(tents)
            assert [one["rank"] for one in shown["ranks"]] == sorted(r for r, _ in ranks.values())
            forts = [standing.get(spot) for spot in view["fortifications"]]
            for one in shown["ranks"]:
                rank, points = ranks[one["tribe"]]
                assert (one["tents"], one["rank"]) == (tents[one["tribe"]], rank)
                assert one["doubled"] == (one["tribe"] in forts)
                assert one["points"] == points * shown["factor"] * (1 + one["doubled"])
            assert sum(shown["totems"]) <= shown["cap"] or shown["totems"][setting.sides :]


@every_table
def test_connections_show_who_would_score_them(table: str) -> None:
    """IP2, IM1, IS2, IR, IA2, IA4."""
    setting = setting_of(table)
    connections = {one.number: one for one in setting.map.connections}
    guarded = {spot.guards for spot in setting.map.spots}
    for game in positions_of(table, 0, 0.03):
        view = game.observe(SPECTATOR)
        totems = {one["id"]: one["totems"] for one in view["territories"]}
        closed = {spot.guards for spot in setting.map.spots if spot.id in view["ruins"]}
        assert [one["number"] for one in view["connections"]] == sorted(connections)
        for shown in view["connections"]:
            number = shown["number"]
            here, there = (totems[end] for end in connections[number].territories)
            covers = {"mountain": view["mountains"], "storm": view["storms"], "ruin": closed}
            assert shown["covered"] in (None, *covers)
            for cover, numbers in covers.items():
                assert (number in numbers) == (shown["covered"] == cover)
            assert shown["left"] == (number < first_scored(view))
            assert shown["totems"] == sum(here) + sum(there)
            leading = [
                tribe
                for tribe in range(setting.sides)
                if here[tribe] == max(here) > 0 and there[tribe] == max(there) > 0
            ]
            is_scored = shown["covered"] is None and not shown["left"]
            assert shown["holders"] == (leading if is_scored else [])
            assert shown["factor"] == factor_at(view, "connection", number)
            worth = 1 if number in guarded else shown["totems"]
            assert shown["points"] == (worth * shown["factor"] if is_scored else 0)


def first_scored(view: Json) -> float:
    """IR2: the number before which the walking totem has left all connections."""
    if not view["options"]["walking_totem"]:
        return 0
    return float("inf") if view["walker"] is None else view["walker"]


@every_table
def test_points_are_the_sum_of_what_the_view_shows_apart(table: str) -> None:
    """IP1-IP3, IM1, IA2, IA5, IG1: all that is shown apart adds up to the points by key."""
    for game in positions_of(table, 1, 0.03):
        check_sums(game)


def check_sums(game: Game) -> None:
    """The points by key, as the rules score them, and added up from the parts of the view."""
    setting, view = game.setting, game.observe(SPECTATOR)
    assert view["points"] == [dict(side) for side in game.result().breakdown]
    for tribe in range(setting.sides):
        points = view["points"][tribe]
        assert list(points) == list(setting.keys_in_play)
        ranks = [one for place in view["territories"] for one in place["ranks"]]
        assert points["tents"] == sum(o["points"] for o in ranks if o["tribe"] == tribe)
        held = [one for one in view["connections"] if tribe in one["holders"]]
        assert points["totems"] == sum(one["points"] for one in held)
        own = [one for one in view["settlements"] if one["tribe"] == tribe]
        assert points["settlements"] == sum(one["points"] for one in own)
        road = [one["points"] for one in view["road"] if one["tribe"] == tribe]
        assert points.get("road", 0) == sum(road)
        assert points.get("ruins", 0) == view["tribes"][tribe]["ruins"]
        assert points.get("discoveries", 0) == token_points(view, tribe)


def token_points(view: Json, tribe: int) -> int:
    """IG1: 6 points for each colour of which nobody has more tokens."""
    tokens = [one["tokens"] for one in view["tribes"]]
    return sum(
        6 for colour, own in tokens[tribe].items() if own == max(one[colour] for one in tokens) > 0
    )


@every_table
def test_the_violet_road_is_ranked_like_a_territory(table: str) -> None:
    """IA5: by all tents on violet spots, where the map scores them."""
    setting = setting_of(table)
    violet = {spot.id for spot in setting.map.spots if spot.violet}
    for game in positions_of(table, 2, 0.02):
        view = game.observe(SPECTATOR)
        owners = [tribe for spot, tribe in view["tents"].items() if spot in violet]
        ranks = ranked([owners.count(tribe) for tribe in range(setting.sides)])
        shown = {one["tribe"]: (one["rank"], one["points"]) for one in view["road"]}
        assert shown == (ranks if setting.map.rules.road else {})
        assert [one["rank"] for one in view["road"]] == sorted(rank for rank, _ in shown.values())


@pytest.mark.slow
@every_table
def test_settlements_are_connected_and_their_paths_can_be_walked(table: str) -> None:
    """IP3, IF2, IA1: connections that are roads join tents too."""
    setting = setting_of(table)
    ways = [one.spots for one in setting.map.connections if one.spots is not None]
    roads = {frozenset(road) for road in (*setting.map.roads, *ways)}
    least = setting.pieces.settlement
    seen = 0
    for game in chain(*(positions_of(table, seed, 0.01, True) for seed in range(8))):
        view = game.observe(SPECTATOR)
        for shown in view["settlements"]:
            spots, counted = shown["spots"], shown["counted"]
            assert len(spots) >= least
            assert all(view["tents"][spot] == shown["tribe"] for spot in spots)
            assert connected(spots, roads) == set(spots)
            own = [spot for spot, tribe in view["tents"].items() if tribe == shown["tribe"]]
            assert connected(spots[:1], roads, own) == set(spots)
            assert shown["doubled"] == (not set(spots).isdisjoint(view["fortifications"]))
            assert len(counted) == len(set(counted))
            assert shown["points"] == len(counted) * (1 + shown["doubled"])
            if setting.chosen.settlements == "path":
                pairs = pairwise(counted)
                assert all(frozenset(pair) in roads for pair in pairs)
                assert set(counted) <= set(spots)
            else:
                assert counted == spots
            seen += 1
        for tribe, shown in enumerate(view["tribes"]):
            own = [len(one["counted"]) for one in view["settlements"] if one["tribe"] == tribe]
            assert max(own, default=0) <= shown["longest"]
    assert seen > 0


def connected(
    spots: list[str], roads: set[frozenset[str]], among: list[str] | None = None
) -> set[str]:
    """What roads reach from the first spot within a set of spots."""
    inside = set(spots if among is None else among)
    found, fresh = {spots[0]}, [spots[0]]
    while fresh:
        here = fresh.pop()
        near = {spot for spot in inside - found if frozenset((here, spot)) in roads}
        found |= near
        fresh += near
    return found


@every_table
def test_tribes_show_their_stock_their_leads_and_their_deeds(table: str) -> None:
    """IC1, IC4, IM2-IM6, IF1."""
    setting = setting_of(table)
    for game in positions_of(table, 0, 0.03):
        view = game.observe(SPECTATOR)
        assert len(view["tribes"]) == setting.sides
        for tribe, shown in enumerate(view["tribes"]):
            placed = list(view["tents"].values()).count(tribe)
            totems = sum(place["totems"][tribe] for place in view["territories"])
            assert shown["tents_left"] == setting.pieces.tents - placed
            assert shown["totems_left"] == setting.pieces.totems - totems
            ranks = [one for place in view["territories"] for one in place["ranks"]]
            leads = [one for one in ranks if (one["tribe"], one["rank"]) == (tribe, 1)]
            assert shown["leads"] == len(leads)
            own = [pawn["deed"] for pawn in view["pawns"] if pawn["seat"] == tribe]
            assert shown["deeds"] == own
        forts = sum(one["fortifications_left"] for one in view["tribes"])
        owned = setting.seats if setting.chosen.fortifications else 0
        assert forts + len(view["fortifications"]) == owned * setting.pieces.fortifications
        assert list(view["pawns_left"]) == list(setting.chosen.deeds)
        for deed, left in view["pawns_left"].items():
            out = sum(pawn["deed"] == deed for pawn in view["pawns"])
            leaves = setting.pieces.pawns[deed] if deed in ("courage", "veneration") else 0
            assert 0 <= setting.pieces.pawns[deed] - left - out <= leaves
        for one, other in combinations(view["pawns"], 2):
            assert (one["deed"], one["seat"]) != (other["deed"], other["seat"])


@every_table
def test_the_view_says_whose_turn_it_is_and_what_for(table: str) -> None:
    """IS4, I2.1, IM7, IT7, IE2, IR: a storm and Veneration may ask somebody out of turn."""
    setting = setting_of(table)
    phases = set()
    for game in positions_of(table, 1, 0.3):
        view = game.observe(SPECTATOR)
        phases.add(view["phase"])
        waits = view["phase"] in ("shuffle", "over")
        assert view["decides"] == (None if waits else game.to_move)
        assert view["third"] == (2 if setting.seats == 2 else None)
        acting = {"turn": view["turn"], "deed": view["decides"], "third": view["third"]}
        assert view["tribe"] == acting.get(view["phase"])
        assert view["decides"] in (view["turn"], None) or view["phase"] in ("storm", "deed")
        assert (view["round"] == 0) == (view["phase"] == "draft") == (view["turns"] == 0)
        assert view["last_round"] or view["phase"] != "over"
        assert (view["storm"] is not None) == (view["phase"] == "storm")
    expected = {"turn", "refill", "over"}
    expected |= {"draft"} if setting.chosen.draft else set()
    expected |= {"third"} if setting.seats == 2 else set()
    assert expected <= phases


def test_a_sketch_shows_territories_and_tents() -> None:
    for table in TABLES:
        *_, game = positions_of(table, 2, 0)
        setting = setting_of(table)
        sketch = setting.sketch(game.position)
        assert json.loads(json.dumps(sketch)) == sketch
        biomes = [territory.biome for territory in setting.map.territories]
        assert [biome for biome, _ in sketch["territories"]] == biomes
        width, height = sketch["size"]
        tents = game.observe(SPECTATOR)["tents"]
        assert [tribe for _, _, tribe in sketch["tents"]] == list(tents.values())
        assert all(0 <= x <= width and 0 <= y <= height for x, y, _ in sketch["tents"])
