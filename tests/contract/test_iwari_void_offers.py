"""IV: offers and drafts against the void agree with the engine, and promise what comes true."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json
from bivouac.games.iwari.layout import VOID_BIOME
from bivouac.games.iwari.notation.builds import piece_of
from bivouac.games.iwari.steps import split
from tests.contract.iwari_made import moments_of, without_stock
from tests.contract.iwari_moments import every_table, every_void_table, moments, played, setting_of
from tests.contract.looking import draft_of, offer_of, view_of

NEW = ("lifts", "voids", "skips", "orders", "ruins", "targets")


@every_table
def test_other_games_are_offered_nothing_of_it(table: str) -> None:
    game = next(moments(table, share=1))
    offer = offer_of(game)
    assert all(offer[name] == [] for name in NEW)
    assert offer["free"] is None
    assert view_of(game)["void"] is None
    assert all(place["gains"]["void"] is None for place in offer["places"])


@pytest.mark.slow
@every_void_table
def test_void_cards_are_offered_by_their_number(table: str) -> None:
    """IV3, IV4: as many as are in hand; also after a void build, before the first card is drawn."""
    phases = Counter[str]()
    for game in moments(table, share=0.4):
        offer, seat = offer_of(game), game.to_move
        if not offer["voids"]:
            continue
        held = int(game.position["held"][seat, VOID_BIOME])
        assert [len(one["cards"]) for one in offer["voids"]] == list(range(1, held + 1))
        showing = view_of(game)["void"]["showing"]
        for one in offer["voids"]:
            after = played(game, one["event"])
            assert one["corrupts"] == (showing + len(one["cards"]) >= 4)
            if one["corrupts"] and after.observe(SPECTATOR)["void"]["now"]:
                assert after.observe(SPECTATOR)["void"]["now"]["kind"] != "infection"
        phases[offer["phase"]] += 1
    assert phases


def draft(game: Game, pieces: list[Json], cards: list[list[str]] | None = None) -> Json:
    return draft_of(game, {"pieces": pieces, "cards": cards or [[] for _ in pieces]})


def firsts(table: str) -> Iterator[tuple[Game, Json, Json]]:
    """First pieces of builds, from the stock and moved ones, each as it would be drafted."""
    chooser = random.Random(7)
    for game in moments_of(table, share=0.25):
        offer = offer_of(game)
        pieces = [(place["piece"], place["ways"]) for place in offer["places"]]
        for lift in offer["lifts"]:
            at = "spot" if lift["piece"] == "tent" else "territory"
            to = chooser.choice(lift["to"])
            moved = {"piece": lift["piece"], at: to, "from": lift["from"]}
            pieces.append((moved, lift["ways"]))
        for piece, ways in [*chooser.sample(pieces, min(len(pieces), 2)), *pieces[-1:]]:
            yield game, piece, ways


@pytest.mark.slow
@every_void_table
def test_a_build_goes_on_where_the_engine_goes_on(table: str) -> None:
    """IT1, IV9: from the stock or from a complete biome, whichever way the first piece is paid."""
    setting = setting_of(table)
    seen = Counter[bool]()
    for game, piece, ways in firsts(table):
        for way in ways:
            found = draft(game, [piece], [way])
            assert found["build"]["pieces"] == [{"piece": piece, "cards": way, "ways": ways}]
            played(game, found["build"]["event"])
            under_way = game.copy()
            for step in setting.steps(game.position, found["build"]["event"])[:-1]:
                under_way.apply(step)
            seconds = [step for step in under_way.legal() if piece_of(step) is not None]
            offered = [second_step(game, one["event"]) for one in found["nexts"]]
            assert offered == seconds
            lifted = [s for s in under_way.legal() if split(s)[0].startswith("lift")]
            assert len(found["lifts"]) == len(lifted)
            for one in found["nexts"]:
                for other in one["ways"]:
                    played(game, {**one["event"], "cards": [way, other]})
            for lift in found["lifts"]:
                check_second_lift(game, piece, way, lift)
            seen["from" in piece] += 1
    assert seen[True] + seen[False] > 0


def second_step(game: Game, event: Json) -> int:
    """The step that chooses the second piece of a build."""
    steps = game.setting.steps(game.position, event)
    return [step for step in steps if piece_of(step) is not None][1]


def check_second_lift(game: Game, first: Json, way: list[str], lift: Json) -> None:
    """IV9: a second piece that moves goes to the territory of the first, and can be confirmed."""
    at = "spot" if lift["piece"] == "tent" else "territory"
    for to in lift["to"][:2]:
        moved = {"piece": lift["piece"], at: to, "from": lift["from"]}
        for other in lift["ways"]:
            found = draft(game, [first, moved], [way, other])
            assert found["nexts"] == found["lifts"] == []
            played(game, found["build"]["event"])


@pytest.mark.slow
@every_void_table
def test_what_a_lift_names_is_all_that_can_be_done_with_the_piece(table: str) -> None:
    """IV9: to an open territory of another biome, for the card of the one it leaves."""
    setting = setting_of(table)
    biomes = {one.id: one.biome for one in setting.map.territories}
    where = {spot.id: spot.territory for spot in setting.map.spots}
    seen = 0
    for game in moments_of(table, share=0.3):
        for lift in offer_of(game)["lifts"]:
            view = view_of(game)
            is_tent = lift["piece"] == "tent"
            home = where[lift["from"]] if is_tent else lift["from"]
            assert biomes[home] in view["void"]["complete"]
            for to in lift["to"]:
                land = where[to] if is_tent else to
                assert biomes[land] != biomes[home]
                assert land not in view["void"]["claims"]
                assert not (is_tent and to in view["tents"])
            assert lift["ways"]
            seen += 1
    assert seen > 0


@pytest.mark.slow
@every_void_table
def test_what_a_build_promises_comes_true(table: str) -> None:
    """IV5, IV7, IV8, IV10, IV11: up to the next thing that is asked."""
    seen = Counter[str]()
    for game in moments_of(table, share=0.15):
        offer = offer_of(game)
        for place in offer["places"]:
            assert set(place["gains"]["points"]) == {0}
            assert place["gains"]["rank"] == [None, None]
            gains, event = place["gains"]["void"], place["event"]
            seen.update(check_void_gains(game, event, gains, place["territory"]))
        for one in (offer["free"] or {"places": []})["places"]:
            seen.update(check_void_gains(game, one["event"], one["gains"], one["territory"]))
    assert seen["tents"] > 0


@every_void_table
def test_what_a_ruin_promises_comes_true(table: str) -> None:
    """IV5, IV11: where no card is revealed before the next thing is asked."""
    compared = 0
    where = {spot.id: spot.territory for spot in setting_of(table).map.spots}
    for game in moments(table, games=3, share=0):
        for one in offer_of(game)["ruins"]:
            after = played(game, one["event"])
            if after.position["deck_top"] == game.position["deck_top"]:
                check_void_gains(game, one["event"], one["gains"], where[one["spot"]])
                compared += 1
    assert compared > 0


def tells_of_loss(before: Game, event: Json) -> bool:
    """IV8: is it told that a piece of the build is lost?"""
    told = before.setting.describe(before.position, event, played(before, event).position)
    return any(message.key == "iwari-void-lost" for message in told)


def check_void_gains(before: Game, event: Json, gains: Json, where: str) -> set[str]:
    """Everything of `VoidGains`, compared with the views; what it brought."""
    after = played(before, event)
    was, now = view_of(before), view_of(after)
    seats = before.setting.seats
    place = next(one for one in now["territories"] if one["id"] == where)
    tents = {one["tribe"]: one["tents"] for one in place["ranks"]}
    void = now["void"]["tribe"]
    assert gains["tents"] == [sum(tents.get(seat, 0) for seat in range(seats)), tents.get(void, 0)]
    assert gains["totems"] == [sum(place["totems"][:seats]), place["totems"][void]]
    fresh = now["void"]["claims"].keys() - was["void"]["claims"].keys()
    assert gains["claims"] == {name: now["void"]["claims"][name]["by"] for name in fresh}
    assert gains["group"] == [was["void"]["group"][0], now["void"]["group"][0]]
    assert gains["free"] == (now["phase"] == "free")
    assert gains["lost"] == tells_of_loss(before, event)
    moved = now["void"]["pawn"] != was["void"]["pawn"]
    assert gains["moves_on"] == (now["void"]["pawn"] if moved else None)
    assert gains["ends"] == now["void"]["reason"]
    acting = now["void"]["now"]
    if acting is not None and acting["kind"] == "haunted":
        assert gains["haunts"]
    if now["phase"] == "target":
        assert gains["acts"]
    return {name for name, value in gains.items() if value}


@pytest.mark.slow
def test_a_second_piece_that_will_be_lost_is_announced() -> None:
    """IV8: as the aftermath of the build tells it then."""
    seen = Counter[bool]()
    for table in ("coop-floating-lands", "coop-new-horizons", "coop-glacier-massif"):
        for game in moments(table, games=2, share=0.3, is_crowd=True):
            offer = offer_of(game)
            for place in offer["places"][:6]:
                for one in draft(game, [place["piece"]])["nexts"][:6]:
                    lost = one["gains"]["void"]["lost"]
                    assert lost == tells_of_loss(game, one["event"])
                    seen[lost] += 1
    assert seen[False] > 0


@pytest.mark.slow
def test_without_stock_the_void_ends_the_game_and_without_cards_to_build_one_is_discarded() -> None:
    """IV3, IV10: what is offered when nothing can be done for the void."""
    seen = Counter[str]()
    for game in moments("solo-new-horizons", games=2, share=0.5):
        if offer_of(game)["phase"] != "void":
            continue
        bare = without_stock(game, view_of(game)["void"]["tribe"])
        offer = offer_of(bare)
        assert offer["places"] == []
        for discard in offer["discards"]:
            assert played(bare, discard["event"]).observe(SPECTATOR)["phase"] == "refill"
        seen["void"] += bool(offer["voids"])
        seen["discards"] += bool(offer["discards"])
    assert seen
