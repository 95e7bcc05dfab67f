"""Iwari: what expansions put on the map is shown as it lies there, and what is hidden is not."""

import random
from collections import Counter
from itertools import chain

import pytest

from bivouac.core.contract import SPECTATOR, Game, Json, generator
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.layout import COLOURS, NONE
from bivouac.games.iwari.notation.position import members
from tests.conftest import scale
from tests.contract.iwari_moments import (
    TABLES,
    every_table,
    moments,
    pick,
    positions_of,
    setting_of,
)
from tests.contract.knowing import see, viewers
from tests.contract.test_iwari_views import check_sums
from tests.property.iwari_options import random_options

WITH_TOKENS = [name for name, chosen in TABLES.items() if chosen.get("discoveries")]
with_tokens = pytest.mark.parametrize("table", WITH_TOKENS)


def mixed(game: Game) -> Game:
    """The same game with other colours under all tokens that lie face down, or in the box."""
    other = game.copy()
    position = other.positions[0]
    veiled = set(members(position["veiled"]))
    laid = int(position["token_n"])
    spots, colours = position["token_spot"], position["token_colour"]
    hidden = [i for i in range(laid) if spots[i] in veiled]
    hidden += [i for i in range(laid, len(colours)) if colours[i] != NONE]
    turned = [int(colours[i]) for i in hidden]
    for i, colour in zip(hidden, turned[1:] + turned[:1], strict=True):
        colours[i] = colour
    colours[laid:] = sorted(colours[laid:], key=lambda colour: (colour == NONE, colour))
    return other


@pytest.mark.slow
@with_tokens
def test_the_colour_of_a_token_that_lies_face_down_reaches_nobody(table: str) -> None:
    """IG1: neither by views nor by offers, drafts and answers, of any seat."""
    differed = 0
    for seed in range(scale(1)):
        for game in positions_of(table, seed, 0.1):
            other = mixed(game)
            differed += other.positions.tobytes() != game.positions.tobytes()
            for seat in viewers(game):
                assert see(other, seat) == see(game, seat)
                assert game.setting.offer(other.redact(seat)) == game.setting.offer(
                    game.redact(seat)
                )
    assert differed > 0


@with_tokens
def test_plans_depend_on_no_hidden_colour(table: str) -> None:
    """IG1: neither do the steps that are legal."""
    for game in moments(table, share=0.1):
        known, other = (one.redact(game.to_move) for one in (game, mixed(game)))
        assert other.positions.tobytes() == known.positions.tobytes()
        assert mixed(game).plans() == game.plans()
        assert mixed(game).legal() == game.legal()


@with_tokens
def test_tokens_show_their_colour_once_their_territory_is_explored(table: str) -> None:
    """IG1: two in a territory, then those that no tent has taken."""
    setting = setting_of(table)
    where = {spot.id: spot.territory for spot in setting.map.spots}
    for game in positions_of(table, 1, 0.1):
        view = game.observe(SPECTATOR)
        lying = Counter(where[spot] for spot in view["discoveries"])
        for place in view["territories"]:
            tokens = {s: c for s, c in view["discoveries"].items() if where[s] == place["id"]}
            is_down = place["veiled"]
            assert all((colour is None) == is_down for colour in tokens.values())
            assert not (is_down and place["explored"])
            assert lying[place["id"]] == 2 if is_down else lying[place["id"]] <= 2
        assert set(view["discoveries"]).isdisjoint(view["tents"])
        if view["exploring"] is not None:
            assert view["phase"] in ("turn", "third")
        taken = sum(sum(one["tokens"].values()) for one in view["tribes"])
        assert taken + len(view["discoveries"]) == int(game.position["token_n"])
        assert all(list(one["tokens"]) == list(COLOURS) for one in view["tribes"])


@every_table
def test_nothing_is_shown_that_is_not_in_play(table: str) -> None:
    setting = setting_of(table)
    chosen, rules = setting.chosen, setting.map.rules
    view = Game.new(setting, generator(3)).observe(SPECTATOR)
    assert len(view["storms"]) == (4 if chosen.storms else 0)
    assert (view["walker"] == 1) == chosen.walking_totem
    assert bool(view["discoveries"]) == chosen.discoveries
    assert len(view["expeditions"]) == (3 if chosen.expeditions else 0)
    assert (view["centre"] is None) == (rules.centre == 0)
    assert list(view["contested"]) == list(setting.token_ids)
    assert set(view["contested"].values()) <= {None}
    holder = (view["first"] - 1) % setting.seats if rules.void_cards else None
    assert view["determination"] == holder
    gold = sum(place["gold"] for place in view["territories"])
    assert gold == (5 if chosen.veneration == "c" else 0)
    assert view["ruins"] == [spot.id for spot in setting.map.spots if spot.icon is not None]
    assert not (view["mountains"] and (chosen.storms or view["ruins"]))


@every_table
def test_expeditions_show_how_far_everybody_is(table: str) -> None:
    """IX1, IX2: nobody has had a reward without having had all of it."""
    setting = setting_of(table)
    seen = 0
    for game in chain(*(positions_of(table, seed, 0.02) for seed in range(4))):
        view = game.observe(SPECTATOR)
        rewards = setting.pieces.rewards
        for one in view["expeditions"]:
            assert tuple(one["rewards"]) == tuple(rewards[one["number"]])
            assert len(one["progress"]) == setting.seats
            for seat, (have, goal) in enumerate(one["progress"]):
                assert 0 <= have <= goal
                done = one["number"] in view["tribes"][seat]["expeditions"]
                assert done == (one["taken"] == seat)
                assert done or have < goal or view["phase"] == "deed"  # deeds come first (IM7)
                seen += done
        for tribe, shown in enumerate(view["tribes"]):
            won = view["points"][tribe].get("expeditions", 0)
            assert won <= sum(max(rewards[number]) for number in shown["expeditions"])
    assert seen > 0 or not setting.chosen.expeditions


@pytest.mark.parametrize("seed", range(scale(2)))
def test_the_storm_that_is_asked_about_goes_where_the_view_says(seed: int) -> None:
    """IR1: to the next number that nothing covers."""
    seen = 0
    setting = setting_of("four-everything")
    for game in storms_asked(seed):
        view = game.observe(SPECTATOR)
        offer = setting.offer(game.redact(game.to_move))
        assert offer is not None
        assert {key: offer["storm"][key] for key in view["storm"]} == view["storm"]
        stays, moves = (after(game, offer["storm"][key]) for key in ("stay", "move"))
        others = set(view["storms"]) - {view["storm"]["connection"]}
        assert set(moves["storms"]) == others | {view["storm"]["to"]}
        assert stays["storms"] == view["storms"]
        seen += 1
    assert seen > 0


def storms_asked(seed: int) -> list[Game]:
    """Moments at which one storm, and no other, is to be decided."""
    found = []
    for game in moments("four-everything", 4, 0, seed, is_crowd=True):
        due = int(game.position["storms_due"])
        if game.observe(SPECTATOR)["phase"] == "storm" and due & (due - 1) == 0:
            found.append(game)
    return found


def after(game: Game, event: Json) -> Json:
    """The view after an event."""
    other = game.copy()
    for step in game.setting.steps(game.position, event):
        other.apply(step)
    return see(other, SPECTATOR)


def test_records_of_two_games_that_differ_in_hidden_colours_are_told_alike() -> None:
    """IG1: what is said of an event says nothing of what it did not turn up."""
    setting = setting_of("four-everything")
    for seed in range(scale(3)):
        rng, chooser = generator(seed), random.Random(seed)
        game = Game.new(setting, rng)
        while not game.is_over:
            before, was = game.copy(), mixed(game)
            if game.is_chance:
                game.resolve(rng)
                continue
            steps: list[int] = []
            while not steps or not game.is_between:
                steps.append(chooser.choice(game.legal()))
                game.apply(steps[-1])
            event = setting.event(before.position, steps)
            now = was.copy()
            for step in steps:
                now.apply(step)
            told = setting.describe(before.position, event, game.position)
            if event["do"] != "explore":
                assert setting.describe(was.position, event, now.position) == told


MAINS = {
    f"{main['map']}-{main['players']}": main
    for main in GAME.option_sets()
    if main["mode"] == "versus"
}


@pytest.mark.parametrize("main", MAINS.values(), ids=MAINS)
def test_what_a_view_shows_apart_adds_up_with_any_options(main: Json) -> None:
    """IP, IM1, IA, IF2, IG1: on every map, with every number of players, at some moments."""
    chooser = random.Random(f"{main['map']} {main['players']}")
    for number in range(scale(1)):
        named = {"map": main["map"], "players": main["players"]}
        setting = GAME.setting(random_options(named, chooser))
        rng = generator(number)
        game = Game.new(setting, rng)
        while not game.is_over:
            if chooser.random() < 0.01:
                check_sums(game)
            if game.is_chance:
                game.resolve(rng)
            else:
                game.apply(pick(game, chooser))
        check_sums(game)
