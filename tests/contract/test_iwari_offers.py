"""Iwari: offers agree with the engine: what they hold can be done, what can be done they hold."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, generator
from bivouac.games.iwari.layout import DEED, STORM, VENERATION, WALK
from bivouac.games.iwari.notation.builds import begins_build, piece_of
from bivouac.games.iwari.steps import DONE, PAY_WITH, STORM_STAYS, WALK_NOT, split
from tests.conftest import LONG
from tests.contract.iwari_made import empty_handed, moments_of, with_holders, without_stock
from tests.contract.iwari_moments import (
    AGAINST_VOID,
    SHARE,
    any_table,
    builds,
    every_table,
    moments,
    played,
    setting_of,
)
from tests.contract.looking import draft_of, offer_of, view_of
from tests.tables.people import events_of


def moments_at(table: str, share: float = SHARE) -> Iterator[Game]:
    """Moments of games at a table, against the void with a complete biome too."""
    return moments_of(table, 2 * share) if table in AGAINST_VOID else moments(table, share=share)


@pytest.mark.slow
@any_table
def test_every_event_of_an_offer_is_accepted(table: str) -> None:
    phases = Counter[str]()
    for game in moments_at(table):
        offer = offer_of(game)
        phases[offer["phase"]] += 1
        events = list(events_of(offer))
        assert events
        for event in events:
            played(game, event)
        for place in offer["places"]:
            for way in place["ways"]:
                played(game, {**place["event"], "cards": [way]})
    assert {"turn", "refill"} <= set(phases)
    assert table not in AGAINST_VOID or len(phases) > 3


def decisions_of(game: Game, steps: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The steps of every whole decision of the mover that is no build."""
    for step in game.legal():
        if not steps and begins_build(step):
            continue
        after = game.copy()
        after.apply(step)
        if after.is_between:
            yield (*steps, step)
        else:
            yield from decisions_of(after, (*steps, step))


@pytest.mark.slow
@any_table
def test_everything_that_is_legal_is_offered(table: str) -> None:
    """IT1, IT2, IT7, I2.1, IM7, IF1, IA, IG1, IR, IV2, IV3, IV5, IV8, IV9: of equal cards one."""
    setting = setting_of(table)
    for game in moments_at(table):
        offer = offer_of(game)
        legal = game.legal()
        is_free = offer["phase"] == "free"
        pieces = [step for step in legal if piece_of(step) is not None and not is_free]
        offered = [setting.steps(game.position, one["event"])[0] for one in offer["places"]]
        assert offered == pieces
        others = [event for event in events_of(offer) if event["do"] != "build"]
        found = [(step,) for step in legal] if is_free else decisions_of(game)
        simple = [setting.public_event(setting.event(game.position, one)) for one in found]
        assert sorted(map(str, others)) == sorted(map(str, simple))
        lifted = [step for step in legal if split(step)[0].startswith("lift")]
        assert len(offer["lifts"]) == len(lifted)


@pytest.mark.slow
@every_table
def test_ways_to_pay_are_those_of_the_engine_and_the_cheapest_comes_first(table: str) -> None:
    """IT3: one card of the biome, or two of another one; or a fixed price (IA2, IA4, IA6)."""
    setting = setting_of(table)
    counts = Counter[int]()
    for game, offer in builds(table, games=3, short=2):
        for place in offer["places"]:
            under_way = game.copy()
            under_way.apply(setting.steps(game.position, place["event"])[0])
            assert sorted(place["ways"]) == sorted(payments(setting.cards, under_way))
            lengths = [len(way) for way in place["ways"]]
            assert lengths == sorted(lengths)
            assert place["event"]["cards"] == [place["ways"][0]]
            counts[len(place["ways"])] += 1
    assert {1, 2} <= set(counts)


def payments(cards: tuple[str, ...], under_way: Game) -> list[list[str]]:
    """Every way to pay for the piece just chosen, by the engine's legal steps."""
    found = []
    for step in under_way.legal():
        after = under_way.copy()
        after.apply(step)
        card = cards[step - PAY_WITH]
        if DONE in after.legal() or after.is_between:
            found.append([card])
        else:
            found += [[card, *rest] for rest in payments(cards, after)]
    return found


@every_table
def test_nobody_else_is_offered_anything(table: str) -> None:
    for game in moments(table):
        for seat in {SPECTATOR, *range(game.setting.seats)} - {game.to_move}:
            assert game.setting.offer(game.redact(seat)) is None


@every_table
def test_nothing_is_offered_in_the_middle_of_a_build_or_after_the_end(table: str) -> None:
    game = next(game for game, _ in builds(table))
    game.apply(game.legal()[0])
    assert not game.is_between
    assert game.setting.offer(game.redact(game.to_move)) is None


@pytest.mark.slow
@any_table
def test_an_offer_depends_only_on_what_its_seat_knows(table: str) -> None:
    """IV12: in any world that differs in cards it has not seen; drafts too."""
    rng = generator(1)
    for game in moments_at(table, share=0.04 if table in AGAINST_VOID else 0.08):
        seat, offer = game.to_move, offer_of(game)
        for world in (game.resample(seat, rng) for _ in range(2)):
            assert game.setting.offer(world.redact(seat)) == offer
            for place in offer["places"][:1]:
                begun = {"pieces": [place["piece"]], "cards": [[]]}
                assert draft_of(world, begun) == draft_of(game, begun)


@pytest.mark.slow
@every_table
def test_what_a_build_promises_comes_true(table: str) -> None:
    """IP, IT4, IT5, IM2-IM5: compared with the views before and after it."""
    seen = Counter[str]()
    for game, offer in builds(table, games=2, share=0.1 if LONG else 0.07):
        seat = game.to_move
        before = view_of(game, seat)
        for place in offer["places"]:
            after = played(game, place["event"])
            deeds = {one["deed"] for one in after_deeds(after)} - {"veneration"}
            assert set(place["gains"]["deeds"]) == deeds
            seen.update(deeds)
            settle(after)
            check_gains(before, after.observe(seat), place, offer["tribe"])
    if setting_of(table).chosen.deeds:
        assert seen


def after_deeds(game: Game) -> list[Json]:
    """What is offered where deeds are asked about."""
    return list(offer_of(game)["deeds"]) if game.position["phase"] == DEED else []


def settle(game: Game) -> None:
    """Go on to where nothing of the build is left to decide, as `Gains` supposes.

    Deeds are given up, so that no pawn changes any points; storms and the walking totem stay.
    """
    position = game.positions[0]
    if position["phase"] == DEED and position["earned"] != 1 << VENERATION:
        pawns, here, there = (
            position[name].copy() for name in ("pawn_n", "territory_pawns", "connection_pawns")
        )
        while position["phase"] == DEED and position["earned"] != 1 << VENERATION:
            game.apply(game.legal()[0])
        position["pawn_n"], position["territory_pawns"], position["connection_pawns"] = (
            pawns,
            here,
            there,
        )
    while position["phase"] in (STORM, WALK):
        game.apply(STORM_STAYS if position["phase"] == STORM else WALK_NOT)


def check_gains(before: Json, after: Json, place: Json, tribe: int) -> None:
    """Everything of `Gains` but the deeds."""
    gains, where = place["gains"], place["territory"]
    was, now = (
        next(one for one in view["territories"] if one["id"] == where) for view in (before, after)
    )
    totals = [[sum(side.values()) for side in view["points"]] for view in (before, after)]
    assert gains["points"] == [new - old for old, new in zip(*totals, strict=True)]
    assert gains["explores"] == (not was["explored"])
    assert gains["fills"] == (was["free"] > 0 == now["free"])
    assert gains["totems"] == [sum(now["totems"]), now["cap"]]
    for i, shown in enumerate((was, now)):
        ranks = [one["rank"] for one in shown["ranks"] if one["tribe"] == tribe]
        assert gains["rank"][i] == (ranks[0] if ranks else None)
        own = shown["totems"][tribe]
        assert gains["majority"][i] == (own == max(shown["totems"]) > 0)
    spots = set(after["tents"]) - set(before["tents"])
    joined = [len(one["spots"]) for one in after["settlements"] if spots & set(one["spots"])]
    assert gains["settlement"] == (joined[0] if joined else 0)
    had, has = (view["tribes"][tribe] for view in (before, after))
    new = [number for number in has["expeditions"] if number not in had["expeditions"]]
    assert gains["expeditions"] == new
    taken = [colour for colour, n in has["tokens"].items() if n > had["tokens"][colour]]
    assert gains["token"] == (taken[0] if taken else None)
    assert gains["determination"] is False


def factor_at(view: Json, territory: str | None, connection: int | None) -> int:
    """IM1: what multiplies the points there; 1 where a pawn goes nowhere."""
    places = [*view["territories"], *view["connections"]]
    at = [one for one in places if one.get("id", one.get("number")) in (territory, connection)]
    return int(at[0]["factor"]) if at else 1


@pytest.mark.slow
@every_table
def test_a_pawn_brings_what_it_promises(table: str) -> None:
    """IM1, IM5, IM6: compared with the view after it, where nothing else happens in between."""
    seen = 0
    for game in moments(table, games=4, share=0):
        offer = offer_of(game)
        pieces_left = game.position["piece_n"] - game.position["placed_n"]
        before = view_of(game)
        for deed in offer["deeds"] if pieces_left == 0 else []:
            after = played(game, deed["event"]).observe(SPECTATOR)
            keys = ("tents", "totems")
            totals = [
                [sum(side[key] for key in keys) for side in view["points"]]
                for view in (before, after)
            ]
            for view, factor in zip((before, after), deed["factors"], strict=True):
                assert factor == factor_at(view, deed["territory"], deed["connection"])
            if after["storms"] == before["storms"]:
                assert deed["points"] == [new - old for old, new in zip(*totals, strict=True)]
            places = {deed["territory"], deed["connection"]} - {None}
            assert len(places) == 1 or deed["deed"] in ("courage", "veneration")
            seen += 1
    assert (seen > 0) == bool(setting_of(table).chosen.deeds)


def test_the_third_tribe_builds_with_its_own_pieces_or_a_card_is_discarded() -> None:
    """I2.1."""
    seen = 0
    for table in ("two", "two-draft"):
        for game in moments(table, games=2, share=0.4):
            offer = offer_of(game)
            if offer["phase"] != "third":
                assert (offer["tribe"], offer["discards"]) == (game.to_move, [])
                continue
            assert offer["tribe"] == 2
            assert offer["swaps"] == []
            assert bool(offer["places"]) != bool(offer["discards"])
            assert all(place["event"]["tribe"] == 2 for place in offer["places"])
            assert all(place["gains"]["deeds"] == [] for place in offer["places"])
            seen += 1
            bare = without_stock(game, 2)
            assert offer_of(bare)["places"] == []
            for discard in offer_of(bare)["discards"]:
                assert discard["event"]["card"] == discard["card"]
                assert played(bare, discard["event"]).observe(SPECTATOR)["phase"] == "refill"
    assert seen > 0


def test_a_player_without_cards_can_only_pass() -> None:
    """IT2."""
    game = next(game for game in moments("four") if offer_of(game)["phase"] == "turn")
    bare = empty_handed(game)
    offer = offer_of(bare)
    assert offer["pass"] == {"seat": bare.to_move, "do": "pass"}
    assert list(events_of(offer)) == [offer["pass"]]
    assert offer_of(game)["pass"] is None


def test_the_card_of_a_draw_from_the_deck_is_not_told_beforehand() -> None:
    """IT7."""
    seen = 0
    for game in moments("three-path", share=0.3):
        for draw in offer_of(game)["draws"]:
            if draw["from"] == "deck":
                assert draw["card"] is None
                assert set(draw["event"]) == {"seat", "do", "from"}
                seen += 1
            else:
                assert draw["card"] == view_of(game)["display"][draw["index"]]
    assert seen > 0


def test_the_walking_totem_scores_what_it_promises() -> None:
    """IR2, IM1: for all tribes, by totems and pawns as they stand now."""
    seen = 0
    for table in ("two-everything", "four-everything"):
        for game in moments(table, games=4, share=0):
            if offer_of(game)["phase"] == "walk":
                check_walk(game)
                check_walk(with_holders(game))
                assert any(offer_of(with_holders(game))["walk"]["points"])
                seen += 1
    assert seen > 0


def check_walk(game: Game) -> None:
    """What is offered, compared with the views after it."""
    walk, before = offer_of(game)["walk"], view_of(game)
    after = played(game, walk["score"]).observe(SPECTATOR)
    points = (before["points"], after["points"])
    won = [new["walking"] - old["walking"] for old, new in zip(*points, strict=True)]
    assert walk["points"] == won
    assert (walk["connection"], walk["to"]) == (before["walker"], after["walker"])
    assert played(game, walk["not"]).observe(SPECTATOR)["walker"] == before["walker"]


def test_a_territory_with_face_down_tokens_is_explored_before_anything_is_built_there() -> None:
    """IG1: it is offered as such, and after it one tent there and nothing else."""
    seen = 0
    for game in moments("two-everything", games=2, share=0.3):
        offer, view = offer_of(game), view_of(game)
        veiled = {place["id"] for place in view["territories"] if place["veiled"]}
        assert veiled.isdisjoint(place["territory"] for place in offer["places"])
        for explore in offer["explores"]:
            assert explore["territory"] in veiled
            after = played(game, explore["event"])
            found = offer_of(after)
            assert after.observe(SPECTATOR)["exploring"] == explore["territory"]
            assert found["phase"] == offer["phase"]
            assert found["swaps"] == found["explores"] == found["discards"] == []
            assert {place["territory"] for place in found["places"]} == {explore["territory"]}
            assert {place["piece"]["piece"] for place in found["places"]} == {"tent"}
            tokens = after.observe(SPECTATOR)["discoveries"]
            for place in found["places"]:
                assert place["gains"]["token"] == tokens.get(place["piece"]["spot"])
            seen += 1
    assert seen > 0
