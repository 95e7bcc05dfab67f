"""What the games say is what their types declare: no field more, none less, each of its type."""

from collections.abc import Iterator
from itertools import chain, product

import jsonschema_rs
import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, generator
from scripts.declared.reading import Alias, members, module
from tests.contract import moments as dewan
from tests.contract.iwari_made import moments_of
from tests.contract.iwari_moments import AGAINST_VOID, TABLES, builds, moments, setting_of
from tests.contract.looking import draft_of, offer_of, view_of
from tests.contract.test_iwari_aftermath import events_at
from tests.contract.test_iwari_scoring_steps import ORDER, scorings
from tests.wire import check, check_of_game


def seen_by_all(game: Game) -> Iterator[Json]:
    """The views of everybody, each of the type that the game declares and of that of any game."""
    for seat in (SPECTATOR, *range(game.setting.seats)):
        view = view_of(game, seat)
        check_of_game(game.setting.game, "View", view)
        check(view, "View", "bivouac.core.wire")
        yield view


def offered(game: Game) -> Json:
    """What the mover is offered, of the same two types."""
    offer = offer_of(game)
    check_of_game(game.setting.game, "Offer", offer)
    check(offer, "Offer", "bivouac.core.wire")
    return offer


def drafted(game: Game, draft: Json) -> Json:
    """How the mover can go on."""
    check_of_game(game.setting.game, "Draft", draft)
    answer = draft_of(game, draft)
    check_of_game(game.setting.game, "Drafted", answer)
    return answer


def count(found: dict[str, int], told: Json) -> None:
    """How often something of each name was there."""
    for name, value in told.items():
        found[name] = found.get(name, 0) + bool(value)


def test_a_field_too_many_too_few_or_of_another_type_is_noticed() -> None:
    view = view_of(Game.new(setting_of("four"), generator(1)))
    less = {name: value for name, value in view.items() if name != "deck"}
    for wrong in (less, {**view, "more": 1}, {**view, "deck": "1"}, {**view, "phase": "tea"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check_of_game("iwari", "View", wrong)


@pytest.mark.slow
@dewan.every_table
def test_dewan_says_what_it_declares(scenario: str, players: int) -> None:
    found: dict[str, int] = {}
    for game in dewan.moments(scenario, players, share=0.2):
        assert len([*seen_by_all(game)]) == players + 1
        offer = offered(game)
        count(found, offer)
        for origin in offer["origins"][:1]:
            assert drafted(game, {"route": [origin], "pins": [], "way": 0})["nexts"]
    setting = dewan.setting_of(scenario, players)
    check_of_game("dewan", "Components", setting.pictured())
    check_of_game("dewan", "Sketch", setting.sketch(Game.new(setting, generator(1)).position))
    assert min(found[name] for name in ("journeys", "takes", "stories", "tucks")) > 0
    assert bool(found["markers"]) == (scenario in ("downpour", "volcano"))
    assert bool(found["fishing"]) == (scenario == "lake")


def test_views_of_iwari_are_what_it_declares() -> None:
    found: dict[str, int] = {}
    for table in ("two-everything", "four", "road"):
        for game in moments(table, games=2, share=0.05):
            for view in seen_by_all(game):
                count(found, view)
    names = ("pawns", "settlements", "expeditions", "discoveries", "road", "storms", "tents")
    assert min(found[name] for name in names) > 0


def test_builds_of_iwari_are_what_it_declares() -> None:
    for game, offer in builds("two-everything", share=0.05):
        assert offered(game) == offer
        answer = drafted(game, {"pieces": [offer["places"][0]["piece"]], "cards": [[]]})
        assert answer["build"]["pieces"]


@pytest.mark.slow
def test_other_choices_of_iwari_are_what_it_declares() -> None:
    found: dict[str, int] = {}
    crowd = moments("two-everything", games=3, share=0.3, is_crowd=True)
    for game in chain(crowd, moments("two-everything", games=3, share=0.3)):
        count(found, offered(game))
    assert min(found[name] for name in ("swaps", "draws", "deeds", "explores", "walk")) > 0


def test_every_piece_that_is_declared_is_offered() -> None:
    declared = module("bivouac.games.iwari.wire.offers").declared["Piece"]
    assert isinstance(declared, Alias)
    seen = set()
    for table in ("two-everything", "island", "paths", "void"):
        for _, offer in builds(table, games=2, share=0.1):
            for place in offer["places"]:
                check_of_game("iwari", "Place", place)
                seen.add(place["piece"]["piece"])
    assert len(seen) == len(members(declared.type))


@pytest.mark.parametrize("table", [*TABLES, *AGAINST_VOID])
def test_maps_of_iwari_are_drawn_as_it_declares(table: str) -> None:
    setting = setting_of(table)
    check_of_game("iwari", "Components", setting.pictured())
    check_of_game("iwari", "Sketch", setting.sketch(Game.new(setting, generator(1)).position))


def test_scorings_of_iwari_are_what_it_declares() -> None:
    seen = set()
    for table, seed in product(("four-everything", "road", "island"), range(2)):
        for scoring, _ in scorings(setting_of(table), seed):
            check_of_game("iwari", "Scoring", scoring)
            seen |= {step["kind"] for step in scoring["steps"]}
    assert seen == set(ORDER)


def test_views_against_the_void_are_what_iwari_declares() -> None:
    """IV."""
    found: dict[str, int] = {}
    for table in AGAINST_VOID:
        for game in moments(table, share=0.05):
            for view in seen_by_all(game):
                count(found, view["void"])
    assert min(found[name] for name in ("claims", "now", "loose", "above")) > 0


@pytest.mark.slow
def test_offers_against_the_void_are_what_iwari_declares() -> None:
    """IV."""
    found: dict[str, int] = {}
    for table in ("coop-new-horizons", "coop-long-road", "solo-floating-lands"):
        for game in moments_of(table):
            count(found, offered(game))
    names = ("lifts", "voids", "skips", "orders", "ruins", "targets", "free")
    assert min(found[name] for name in names) > 0


def test_what_follows_against_the_void_is_what_iwari_declares() -> None:
    """IV."""
    for table in ("coop-new-horizons", "solo-unexplored-paths"):
        told = [one.scoring for one in events_at(table, 1) if one.scoring is not None]
        assert told
        for one in told:
            check_of_game("iwari", "Aftermath", one)
