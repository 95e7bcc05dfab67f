"""IV: how it stands against the void is shown to everybody, and what is hidden is not."""

from collections import Counter
from itertools import combinations, product

import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Refused, generator
from bivouac.games.iwari.layout import REASONS
from bivouac.games.iwari.refusals.due import is_adding
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import split
from bivouac.games.iwari.view.reading import held_cards, is_seen
from tests.contract.iwari_moments import (
    AGAINST_VOID,
    every_void_table,
    moments,
    played,
    positions_of,
    setting_of,
)
from tests.contract.knowing import check_knowledge, see
from tests.contract.looking import offer_of
from tests.contract.test_iwari_views import connected
from tests.tables.people import events_of

TOGETHER = "coop-new-horizons"
STAGES = {
    "turn": {"player"},
    "void": {"void"},
    "refill": {"hand"},
    "order": {"void", "hand", "display"},
    "ruin": {"player", "void", "hand", "display"},
    "target": {"player", "void", "hand", "display"},
    "free": {"player"},
}


@pytest.mark.slow
@every_void_table
def test_what_a_seat_knows_and_can_do_depends_on_nothing_it_cannot_know(table: str) -> None:
    """IV12: the partner's unseen cards and the deck."""
    for number, game in enumerate(positions_of(table, 0, 0.2)):
        check_knowledge(game, number, with_views=number % 2 == 0)


def same_in_both(game: Game, world: Game, event: Event) -> tuple[Game, Game] | None:
    """What a decision leads to in two worlds, if the mover's partner cannot tell them apart."""
    partner = 1 - game.to_move
    public = game.setting.public_event(event)
    try:
        here, there = played(game, public), played(world, public)
    except Refused:
        return None
    return (here, there) if see(here, partner) == see(there, partner) else None


@pytest.mark.slow
def test_what_a_partner_knows_after_a_decision_depends_on_nothing_hidden_before() -> None:
    """IV12: not on whether void cards may follow either, which the mover is asked then."""
    rng = generator(5)
    adding = set()
    for game in moments(TOGETHER, share=0.5):
        partner = 1 - game.to_move
        for world in [game.resample(partner, rng) for _ in range(3)]:
            for event in events_of(offer_of(game)):
                if (both := same_in_both(game, world, event)) is None:
                    continue
                here, there = [after.redact(partner).positions.tobytes() for after in both]
                assert here == there
                adding.add(tuple(is_adding(after.position) for after in both))
    assert (True, False) in adding, "void cards may follow in one world and not in the other"


def drawn_the_other_way(game: Game) -> Game | None:
    """The game as if two unseen cards of the mover had come the other way round, if any can."""
    setting, position = setting_of(TOGETHER), game.position
    cards = [card for card in held_cards(position, game.to_move) if not is_seen(position, card)]
    packs = {card: int(position["shuffled"][card]) for card in cards}
    for one, other in combinations(cards, 2):
        is_void = "void" in (setting.card_biomes[one], setting.card_biomes[other])
        if packs[one] != packs[other] and not is_void:
            world = game.copy()
            world.positions["shuffled"][0, [one, other]] = packs[other], packs[one]
            return world
    return None


def test_a_partner_cannot_tell_when_the_cards_came_that_are_left_in_a_hand() -> None:
    """IV12: a card of the hand is played, and nobody else knows which pack it was from."""
    played_from = set()
    for game in moments(TOGETHER, share=1):
        if (world := drawn_the_other_way(game)) is None:
            continue
        partner = 1 - game.to_move
        for event in events_of(offer_of(game)):
            if (both := same_in_both(game, world, event)) is not None:
                here, there = [after.redact(partner).positions.tobytes() for after in both]
                assert here == there
                played_from.add(event["do"])
    assert played_from & {"swap", "discard", "skip"}


@every_void_table
def test_what_the_void_has_is_what_lies_on_the_table(table: str) -> None:
    """IV1, IV4, IV6: its stock, its cards and its pawn."""
    setting = setting_of(table)
    for game in positions_of(table, 0, 0.2):
        view, final = game.observe(SPECTATOR), setting.final(game.position)
        void = view["void"]
        assert void["tribe"] == setting.seats == len(view["tribes"]) - 1
        ruins = list(view["tents"].values()).count(void["tribe"])
        assert void["ruins"] == [21 - ruins, 21]
        totems = sum(place["totems"][void["tribe"]] for place in view["territories"])
        central = view["centre"] or 0
        assert void["totems"] == [8 - totems - central, 8]
        assert void["centre"] == (None if view["centre"] is None else [view["centre"], 5])
        assert void["pawn"] == final["void_pawn"]
        assert (void["above"], void["aside"]) == (final["above"], final["aside"])
        shown = [card for card in view["display"] if card.startswith("void")]
        assert void["showing"] == len(shown) + len(void["above"])
        assert (void["shown_limit"], void["aside_limit"]) == (4, 3)
        assert view["points"] == [dict(one) for one in view["points"]]
        assert all(list(one) == ["won"] for one in view["points"])
        assert view["ruins"] == view["mountains"] == view["storms"] == []
        if view["phase"] in STAGES:
            assert void["stage"] in STAGES[view["phase"]]


@every_void_table
def test_claims_are_shown_as_they_were_judged(table: str) -> None:
    """IV7: they stay, whatever happens there later."""
    setting = setting_of(table)
    seen: dict[str, Json] = {}
    for game in positions_of(table, 1, 1.0, is_crowd=True):
        void = game.observe(SPECTATOR)["void"]
        claims = void["claims"]
        assert {name: claims[name] for name in seen} == seen
        seen = claims
        assert void["held"] == sum(one["by"] == "void" for one in claims.values())
        final = setting.final(game.position)["claims"]
        assert final == {name: one["by"] for name, one in claims.items()}
        for one in claims.values():
            check_judged(one)
    assert void["reason"] in REASONS[1:]
    assert void["limit"] == setting.chosen.void_limit
    assert seen or void["reason"] in ("settlement", "centre")


def check_judged(one: Json) -> None:
    """IV7: tents and ruins decide on the virtual totem, totems on the territory; ties are lost."""
    assert one["virtual"] == ("players" if one["tents"] > one["ruins"] else "void")
    own = one["totems"] + (one["virtual"] == "players")
    others = one["void_totems"] + (one["virtual"] == "void")
    assert one["sums"] == [own, others]
    assert one["by"] == ("players" if own > others else "void")


@every_void_table
def test_every_territory_says_how_it_would_be_judged_as_it_stands(table: str) -> None:
    """IV7: both players count together; a closed one may stand otherwise than it was judged."""
    setting = setting_of(table)
    for game in positions_of(table, 1, 0.2, is_crowd=True):
        view = game.observe(SPECTATOR)
        void = view["void"]["tribe"]
        for land in view["territories"]:
            verdict = land["verdict"]
            spots = [spot.id for spot in setting.map.spots if spot.territory == land["id"]]
            owners = [view["tents"][spot] for spot in spots if spot in view["tents"]]
            ruins, totems = owners.count(void), land["totems"]
            assert verdict["cause"] is None
            assert (verdict["tents"], verdict["ruins"]) == (len(owners) - ruins, ruins)
            assert (verdict["totems"], verdict["void_totems"]) == (sum(totems[:void]), totems[void])
            check_judged(verdict)


@pytest.mark.slow
def test_what_decided_a_game_is_what_its_result_says() -> None:
    """IV10, IV11: the end itself, the territories the void holds, or the violet spots."""
    seen = set()
    for table, seed in product(AGAINST_VOID, range(2)):
        for game in positions_of(table, seed, 0.05, is_crowd=seed == 1):
            void = game.observe(SPECTATOR)["void"]
            assert (void["outcome"] is None) == (void["reason"] is None) == (not game.is_over)
        seen.add(void["outcome"])
        assert (void["outcome"] == "won") == bool(game.result().winners)
        is_at_once = void["reason"] in ("settlement", "limit", "centre")
        assert (void["outcome"] == "at_once") == is_at_once
        assert (void["outcome"] == "lost") == (not is_at_once and void["held"] >= void["limit"])
    assert len(seen) > 1


def roads_of(setting: Iwari) -> set[frozenset[str]]:
    """IA1, IV11: printed roads, connections that are roads, and for ruins the whole tundra."""
    ways = [one.spots for one in setting.map.connections if one.spots is not None]
    return {frozenset(road) for road in (*setting.map.roads, *ways)}


def haunted_pairs(setting: Iwari) -> set[frozenset[str]]:
    """IV11: ruins in the tundra of Floating Lands are all adjacent."""
    if setting.map.rules.haunted is None:
        return set()
    lands = [one.id for one in setting.map.territories if one.biome == setting.map.rules.haunted]
    spots = [spot.id for spot in setting.map.spots if spot.territory in lands]
    return {frozenset(pair) for pair in combinations(spots, 2)}


@every_void_table
def test_settlements_of_ruins_and_tents_are_those_that_roads_connect(table: str) -> None:
    """IV8, IV10, IV11: and the largest group of ruins is a threat."""
    setting = setting_of(table)
    roads = roads_of(setting)
    among_ruins = roads | haunted_pairs(setting)
    for game in positions_of(table, 1, 0.1, is_crowd=True):
        view = game.observe(SPECTATOR)
        void = view["void"]["tribe"]
        ruins = [spot for spot, tribe in view["tents"].items() if tribe == void]
        largest = max((len(connected([spot], among_ruins, ruins)) for spot in ruins), default=0)
        assert view["void"]["group"] == [largest, setting.map.rules.void_group]
        for shown in view["settlements"]:
            used = among_ruins if shown["tribe"] == void else roads
            own = [spot for spot, tribe in view["tents"].items() if tribe == shown["tribe"]]
            assert connected(shown["spots"][:1], used, own) == set(shown["spots"])
            assert shown["points"] == 0
            assert game.is_over or set(shown["spots"]) <= set(view["void"]["marked"])


@every_void_table
def test_what_only_some_maps_have_is_shown_there(table: str) -> None:
    """IV9, IV11: violet spots, the haunted tundra, complete biomes."""
    setting = setting_of(table)
    rules = setting.map.rules
    violet = {spot.id for spot in setting.map.spots if spot.violet}
    for game in positions_of(table, 1, 0.1, is_crowd=True):
        view = game.observe(SPECTATOR)
        void = view["void"]
        assert (void["violet"] is not None) == rules.violet_first
        if void["violet"] is not None:
            owners = Counter(tribe for spot, tribe in view["tents"].items() if spot in violet)
            ruins = owners.pop(void["tribe"], 0)
            assert void["violet"] == {"ruins": ruins, "tents": owners.total()}
        assert (void["haunted"] is not None) == (rules.haunted is not None)
        assert (void["centre"] is not None) == (rules.centre_limit > 0)
        for biome in void["complete"]:
            lands = [one.id for one in setting.map.territories if one.biome == biome]
            assert lands
            assert all(void["claims"][land]["cause"] == "filled" for land in lands)


@pytest.mark.slow
@every_void_table
def test_totems_above_the_last_void_totem_are_loose(table: str) -> None:
    """IV9: told from the order in which they were placed."""
    towers: dict[str, list[int]] = {}
    before: Json = None
    for game in positions_of(table, 0, 1.0):
        view = game.observe(SPECTATOR)
        for one in view["territories"]:
            had = towers.setdefault(one["id"], [0] * len(one["totems"]))
            gained = [now - was for was, now in zip(had, one["totems"], strict=True)]
            shown = view["void"]["loose"].get(one["id"])
            assert (shown is not None) == any(one["totems"][:-1])
            if not any(gained):
                assert before is None or shown == before["void"]["loose"].get(one["id"])
            elif gained[-1] > 0 and not any(gained[:-1]):
                assert shown is None or not any(shown)
            towers[one["id"]] = one["totems"]
        before = view


@every_void_table
def test_what_the_void_is_doing_is_shown_while_something_is_left_to_do(table: str) -> None:
    """IV5, IV8, IV11."""
    seen = Counter[str]()
    for game in moments(table, games=2, share=0.3):
        view = game.observe(SPECTATOR)
        now = view["void"]["now"]
        if view["phase"] in ("order", "ruin", "target"):
            assert view["tribe"] == view["void"]["tribe"]
            assert now is not None
            seen[now["kind"]] += 1
            offer = game.setting.offer(game.redact(game.to_move))
            assert offer is not None
            assert offer["tribe"] == view["tribe"]
        else:
            assert now is None
            continue
        is_at_pawn = now["kind"] in ("infection", "corruption")
        assert now["connection"] == (view["void"]["pawn"] if is_at_pawn else None)
        assert (now["territory"] is not None) == (view["phase"] == "ruin")
        assert now["territory"] not in now["left"]
        if view["phase"] == "order":
            assert [sorted(one["territories"]) for one in offer["orders"]] == [
                sorted(now["left"])
            ] * 2
        if view["phase"] == "target":
            assert [one["territory"] for one in offer["targets"]] == now["left"]
        if view["phase"] == "ruin":
            spots = {spot.id: spot.territory for spot in setting_of(table).map.spots}
            assert {spots[one["spot"]] for one in offer["ruins"]} == {now["territory"]}
    assert seen["infection"] + seen["corruption"] > 0


def test_the_free_piece_of_a_settlement_is_shown_as_the_player_s() -> None:
    """IV8: and a tent that is placed is that player's."""
    placed = 0
    for game in moments("coop-vast-lands", games=2, share=0, is_crowd=True):
        view = game.observe(SPECTATOR)
        if view["phase"] != "free":
            continue
        assert view["tribe"] == view["turn"] == game.to_move
        for step in game.legal():
            kind, number = split(step)
            if kind == "tent":
                after = game.copy()
                after.apply(step)
                spot = setting_of("coop-vast-lands").spot_ids[number]
                assert after.observe(SPECTATOR)["tents"][spot] == view["tribe"]
                placed += 1
    assert placed > 0
