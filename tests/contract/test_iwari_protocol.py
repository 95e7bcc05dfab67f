"""Iwari: the server says exactly what the client's protocol.ts declares."""

import re
from itertools import chain, product
from pathlib import Path

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, generator
from tests.contract.iwari_moments import AGAINST_VOID, builds, moments, setting_of
from tests.contract.test_iwari_void_offers import moments_of
from tests.contract.test_iwari_void_story import told_events
from tests.contract.test_iwari_walk import ORDER, scorings

TEXT = (Path(__file__).parents[2] / "web/src/games/iwari/protocol.ts").read_text("utf-8")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
FIELD = re.compile(r"(\w+)\??:")


def fields(text: str) -> set[str]:
    """The names in the outermost braces of a declaration."""
    found, depth, part = set(), 0, ""
    for sign in COMMENT.sub("", text):
        depth += (sign in "{[(<") - (sign in "}])>")
        if depth == 1 and sign in "{;":
            part = ""
        elif depth == 1 and sign == ":" and FIELD.fullmatch(part.strip() + ":"):
            found.add(part.strip().removesuffix("?"))
        part += sign if depth == 1 and sign not in "{;" else ""
        if depth == 0 and found:
            break
    return found


def declared(name: str) -> set[str]:
    """The fields of an interface."""
    return fields(TEXT.split(f"export interface {name} ")[1])


def inner(name: str, field: str) -> set[str]:
    """The fields of the objects that a field of an interface lists."""
    return fields(TEXT.split(f"export interface {name} ")[1].split(f"\n  {field}: ")[1])


def check(name: str, found: list[Json]) -> None:
    assert found, name
    assert all(set(one) == declared(name) for one in found), name


def test_declarations_are_read() -> None:
    assert declared("Settlement") == {"tribe", "spots", "counted", "points", "doubled"}
    assert inner("Offer", "swaps") == {"card", "event"}
    assert inner("View", "seats") == {"hand", "hand_size", "unknown"}


def test_views_have_the_declared_fields() -> None:
    pawns, settlements, expeditions = [], [], []
    for table in ("two-everything", "four", "road"):
        for game in moments(table, games=2, share=0.05):
            view = game.observe(game.to_move)
            check("View", [view])
            check("TerritoryNow", view["territories"])
            check("ConnectionNow", view["connections"])
            assert declared("Options") <= set(view["options"])
            assert all(set(one) == inner("View", "seats") for one in view["seats"])
            check("TribeNow", view["tribes"])
            ranks = [one for territory in view["territories"] for one in territory["ranks"]]
            ranks += view["road"]
            assert all(set(one) == declared("Rank") for one in ranks)
            pawns += view["pawns"]
            settlements += view["settlements"]
            expeditions += view["expeditions"]
    check("Pawn", pawns)
    check("Expedition", expeditions)
    check("Settlement", settlements)


def test_offers_and_drafts_have_the_declared_fields() -> None:
    for game, offer in builds("two-everything", share=0.05):
        check("Offer", [offer])
        check("Place", offer["places"])
        check("Gains", [place["gains"] for place in offer["places"]])
        wish = {"pieces": [offer["places"][0]["piece"]], "cards": [[]]}
        drafted = game.setting.draft(game, game.to_move, wish)
        check("Drafted", [drafted])
        check("Build", [drafted["build"]])
        made = drafted["build"]["pieces"]
        assert all(set(one) == inner("Build", "pieces") for one in made)
        assert all(set(one) == declared("Place") for one in drafted["nexts"])


@pytest.mark.slow
def test_other_choices_have_the_declared_fields() -> None:
    seen = set()
    crowd = moments("two-everything", games=3, share=0.3, is_crowd=True)
    for game in chain(crowd, moments("two-everything", games=3, share=0.3)):
        offer = game.setting.offer(game, game.to_move)
        assert offer is not None
        for name in ("swaps", "discards", "draws", "deeds", "explores"):
            assert all(set(one) == inner("Offer", name) for one in offer[name])
            seen |= {name} if offer[name] else set()
        for name in ("storm", "walk"):
            assert offer[name] is None or set(offer[name]) == inner("Offer", name)
            seen |= {name} if offer[name] is not None else set()
    assert {"swaps", "draws", "deeds", "explores", "walk"} <= seen


def test_pieces_are_those_that_are_declared() -> None:
    declaration = TEXT.split("export type Piece =")[1].split("\n\n")[0]
    parts = COMMENT.sub("", declaration).split("\n  | ")[1:]
    kinds = {re.findall(r'piece: "(\w+)"', part)[0]: fields(part) for part in parts}
    seen = set()
    for table in ("two-everything", "island", "paths", "void"):
        for _, offer in builds(table, games=2, share=0.1):
            for place in offer["places"]:
                piece = place["piece"]
                assert set(piece) | {"ruin", "from"} == kinds[piece["piece"]] | {"ruin", "from"}
                seen.add(piece["piece"])
    assert seen == set(kinds)


def test_drawings_have_the_declared_fields() -> None:
    for table in ("four", "paths", "void"):
        pictured = setting_of(table).pictured()
        check("Drawing", [pictured["drawing"]])
        assert set(pictured) <= declared("Components")


def test_scorings_have_the_declared_fields() -> None:
    variants = TEXT.split("export type ScoringStep")[1].split(";\n\n")[0].split("\n  | ")[1:]
    steps = {re.findall(r'kind: "(\w+)"', part)[0]: fields(part) for part in variants}
    assert set(steps) == set(ORDER)
    seen = set()
    for table, seed in product(("four-everything", "road", "island"), range(2)):
        for walk, _ in scorings(setting_of(table), seed):
            check("Scoring", [walk])
            for step in walk["steps"]:
                assert set(step) == steps[step["kind"]]
                seen.add(step["kind"])
                if step["kind"] in ("territory", "road"):
                    assert all(set(one) == declared("WalkRank") for one in step["ranks"])
    assert seen == set(steps)


def test_views_against_the_void_have_the_declared_fields() -> None:
    """IV."""
    claims, actions = [], []
    for table in AGAINST_VOID:
        for game in moments(table, share=0.05):
            view = game.observe(game.to_move)
            check("View", [view])
            check("VoidNow", [view["void"]])
            claims += view["void"]["claims"].values()
            actions += [view["void"]["now"]] if view["void"]["now"] is not None else []
    check("Claim", claims)
    check("VoidAction", actions)


@pytest.mark.slow
def test_offers_against_the_void_have_the_declared_fields() -> None:
    """IV."""
    lists = ("voids", "skips", "orders", "ruins", "targets")
    gains, lifts, seen = [], [], set()
    for table in ("coop-new-horizons", "coop-long-road", "solo-floating-lands"):
        for game in moments_of(table):
            offer = game.setting.offer(game, game.to_move)
            assert offer is not None
            check("Offer", [offer])
            for name in lists:
                assert all(set(one) == inner("Offer", name) for one in offer[name])
                seen |= {name} if offer[name] else set()
            lifts += offer["lifts"]
            gains += [place["gains"]["void"] for place in offer["places"]]
            gains += [one["gains"] for one in offer["ruins"]]
            if offer["free"] is not None:
                assert set(offer["free"]) == inner("Offer", "free")
                gains += [one["gains"] for one in offer["free"]["places"]]
    check("Lift", lifts)
    check("VoidGains", gains)
    assert seen == set(lists)


def test_stories_have_the_declared_fields() -> None:
    """IV."""
    for table in ("coop-new-horizons", "solo-unexplored-paths"):
        stories = [one.story for one in told_events(table, 1) if one.story is not None]
        check("Aftermath", stories)
        steps = [step for one in stories for step in one["steps"]]
        check("AftermathStep", steps)
        assert {one["kind"] for one in stories} == {"void"}
        declaration = TEXT.split("export interface AftermathStep ")[1].split(";")[0]
        assert {step["kind"] for step in steps} <= set(re.findall(r'"(\w+)"', declaration))


def test_sketches_have_the_declared_fields() -> None:
    setting = setting_of("four")
    game = Game.new(setting, generator(1))
    check("Sketch", [setting.sketch(game.position)])
    assert game.observe(SPECTATOR)["seat"] == SPECTATOR
