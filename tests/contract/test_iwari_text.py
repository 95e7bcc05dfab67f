"""Iwari: every event of a game can be told, to everybody and without secrets."""

import random
import re
from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Message, generator
from bivouac.core.language import address, say
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.record.replay import play_event
from tests.conftest import scale
from tests.contract.iwari_made import empty_handed, with_holders, without_stock
from tests.contract.iwari_moments import every_table, moments, pick, setting_of
from tests.contract.looking import view_of
from tests.contract.telling import NAMES, Told, check_sentences, told_events


def events_at(table: str, seed: int) -> tuple[Told, ...]:
    """The events of a random game at a table."""
    return told_events(setting_of(table), seed, pick)


@pytest.mark.slow
@every_table
def test_every_event_of_a_game_can_be_told_to_everybody(table: str) -> None:
    for seed in range(scale(1)):
        check_sentences(events_at(table, seed))


@every_table
def test_what_is_said_tells_no_secret(table: str) -> None:
    """IT7: the same is said in every world that looks the same to everybody."""
    rng = generator(5)
    for event, messages, before, after in events_at(table, 0):
        setting = after.setting
        if event.get("from") == "deck":
            assert messages[0].key == "iwari-draw-deck"
            assert set(messages[0].args) == {"seat"}
        if "seat" in event and random.Random(str(event)).random() < 0.1:
            was, now = before.resample(SPECTATOR, rng), after.resample(SPECTATOR, rng)
            assert setting.describe(was.position, event, now.position) == messages


@every_table
def test_only_the_drawer_is_told_the_card_of_the_deck(table: str) -> None:
    """IT7, IS4."""
    seen = 0
    for event, _, before, after in events_at(table, 1):
        news = {
            seat: after.setting.news(before.redact(seat), after.redact(seat))
            for seat in range(-1, after.setting.seats)
        }
        told = [seat for seat, messages in news.items() if messages]
        if event.get("from") != "deck":
            assert told == []
            continue
        assert told == [event["seat"]]
        message = news[event["seat"]][0]
        biome = after.setting.components()["cards"][event["card"]]
        assert message == Message("iwari-drawn", {"cards": biome})
        assert say("en", message) == f"The card is {biome}."
        seen += 1
    assert seen > 0


def test_a_build_is_told_with_its_pieces_and_its_price() -> None:
    """IT1, IT3, I2.1."""
    args: dict[str, str | int] = {
        "seat": 1,
        "pieces": "both",
        "territory": "iwari-territory-old-pines=Old_Pines",
    }
    message = Message("iwari-build", args)
    assert say("en", address(message, NAMES, 1)) == "You build a tent and a totem in Old Pines."
    assert say("en", address(message, NAMES, 0)) == "Vik builds a tent and a totem in Old Pines."
    message = Message("iwari-build-third", {**args, "pieces": "tents"})
    assert (
        say("en", address(message, NAMES, 0))
        == "For the third tribe, Vik builds two tents in Old Pines."
    )
    message = Message("iwari-pay", {"seat": 0, "count": 3, "cards": "coast 2*tundra"})
    assert say("en", address(message, NAMES, 1)) == "Una pays 3 cards: coast and 2× tundra."


def test_a_territory_no_language_knows_is_called_as_its_map_calls_it() -> None:
    message = Message("iwari-explored", {"territory": "iwari-territory-no-such=The_Far_Isle"})
    assert say("en", message) == "The Far Isle is explored."


@pytest.mark.parametrize("name", ["a = b/c.d 3*x", "=", "   ", "\ufeffx\n{ $y }", "name=forest"])
def test_a_territory_of_a_strangers_map_may_be_called_anything(name: str) -> None:
    """A record brings its ids along; they are said as they are, and are no codes."""
    setting = GAME.setting({})
    first, *others = setting.map.territories
    stranger = replace(first, id=name, name=name)
    setting.map = replace(setting.map, territories=(stranger, *others))
    said = say("en", Message("iwari-explored", {"territory": territory_code(setting, 0)}))
    assert said.split() == [*name.replace("\ufeff", " ").split(), "is", "explored."]


SPECIAL = {
    "tent": {"iwari-build-ruin", "iwari-build-ruin-third"},
    "fortification": {"iwari-build-fortification"},
    "contested": {"iwari-build-contested"},
    "void_totem": {"iwari-build-void-totem", "iwari-build-void-totem-centre"},
}


@every_table
def test_pieces_and_cards_are_told_as_the_event_has_them(table: str) -> None:
    """IT1, IF1, IA2, IA4, IA6: tents and totems in one sentence, other pieces one by one."""
    seen = Counter[str]()
    games = (events_at(table, seed) for seed in range(3))
    for event, messages, _, after in chain(*games):
        if event.get("do") != "build":
            continue
        pieces = [piece["piece"] for piece in event["pieces"]]
        is_own = event["tribe"] == event["seat"]
        assert after.setting.seats == 2 or is_own
        price = next(message for message in messages if message.key == "iwari-pay")
        assert price.args["count"] == sum(map(len, event["cards"]))
        if any(
            piece["piece"] not in ("tent", "totem") or "ruin" in piece for piece in event["pieces"]
        ):
            assert messages.index(price) == len(pieces)
            said_of = zip(messages, event["pieces"], strict=False)
            assert any(message.key in SPECIAL.get(piece["piece"], ()) for message, piece in said_of)
            continue
        said = {("tent",): "tent", ("totem",): "totem"}.get(tuple(pieces), "both")
        if len(pieces) == 2 and pieces[0] == pieces[1]:
            said = f"{pieces[0]}s"
        assert messages[0].args["pieces"] == said
        assert messages[0].key == ("iwari-build" if is_own else "iwari-build-third")
        assert messages[1] == price
        seen[said] += 1
    assert {"tent", "tents", "both"} <= set(seen)


@every_table
def test_explored_and_filled_territories_and_settlements_are_told_once(table: str) -> None:
    """IT4, IM4, IP3."""
    told: Counter[tuple[str, str]] = Counter()
    settled = 0
    for _, messages, before, after in events_at(table, 2):
        for message in messages:
            if message.key in ("iwari-explored", "iwari-filled"):
                told[message.key, str(message.args["territory"])] += 1
            if message.key.startswith("iwari-settlement"):
                was, now = (len(view_of(game)["settlements"]) for game in (before, after))
                assert was <= now
                settled += 1
    view = view_of(after)
    assert max(told.values()) == 1
    counts = Counter(key for key, _ in told)
    assert counts["iwari-explored"] == sum(one["explored"] for one in view["territories"])
    assert counts["iwari-filled"] == sum(one["free"] == 0 for one in view["territories"])
    assert settled >= len(view["settlements"])


@every_table
def test_deeds_are_told_with_what_they_multiply(table: str) -> None:
    """IM1-IM6: or that they are declined."""
    keys = Counter[str]()
    for seed in range(scale(3)):
        for event, messages, _, after in events_at(table, seed):
            if event.get("do") != "deed":
                continue
            view = view_of(after)
            keys[messages[0].key] += 1
            name = event.get("territory", event.get("connection"))
            if name is None:
                assert messages[0].key == f"iwari-{event['deed']}-declined"
                continue
            assert messages[0].key.startswith(f"iwari-earn-{event['deed']}")
            places = [*view["territories"], *view["connections"]]
            place = next(one for one in places if one.get("id", one.get("number")) == name)
            assert messages[0].args["factor"] == place["factor"]
    assert bool(keys) == bool(setting_of(table).chosen.deeds)


@pytest.mark.slow
@every_table
def test_what_expansions_bring_is_told_when_it_happens(table: str) -> None:
    """IG1, IX1, IR, IA2, IA6, IM5: told as often as the views before and after it say."""
    for event, messages, before, after in events_at(table, 1):
        was, now = view_of(before), view_of(after)
        told = Counter(message.key for message in messages)
        taken = [sum(view["tokens"].values()) for one in (was, now) for view in one["tribes"]]
        sides = len(now["tribes"])
        tokens = [m for m in messages if m.key.startswith("iwari-token")]
        assert sum(int(str(m.args["count"])) for m in tokens) == sum(taken[sides:]) - sum(
            taken[:sides]
        )
        done = [sum(len(one["expeditions"]) for one in view["tribes"]) for view in (was, now)]
        assert told["iwari-expedition-first"] + told["iwari-expedition-second"] == done[1] - done[0]
        assert told["iwari-opened"] == sum(
            one["covered"] == "ruin" != other["covered"]
            for one, other in zip(was["connections"], now["connections"], strict=True)
        )
        moved = told["iwari-storm-moved"] + told["iwari-storm-moves"]
        assert moved == len(set(was["storms"]) - set(now["storms"]))
        passed = was["determination"] != now["determination"]
        assert told["iwari-determination"] == told["iwari-determination-passes"] == passed
        assert told["iwari-walk"] == (was["walker"] != now["walker"])
        for deed in ("courage", "veneration"):
            placed = sum(pawn["deed"] == deed for pawn in now["pawns"])
            gone = [view["pawns_left"].get(deed, 0) for view in (was, now)] == [1, 0]
            leaves = sum(n for key, n in told.items() if key.startswith(f"iwari-{deed}-"))
            assert leaves == (gone and not placed), event


def test_an_explored_territory_is_told_with_the_colours_that_came_up() -> None:
    """IG1: everybody sees them now; for the third tribe too."""
    keys = Counter[str]()
    for event, messages, before, after in events_at("two-everything", 1):
        if event.get("do") != "explore":
            continue
        shown, was = view_of(after)["discoveries"], view_of(before)
        came_up = [colour for spot, colour in shown.items() if was["discoveries"][spot] is None]
        colours = " ".join(filter(None, came_up))
        names = say("en", Message("iwari-drawn", {"cards": colours}))[len("The card is ") :]
        third = "-third" if was["phase"] == "third" else ""
        assert messages[0].key == f"iwari-explore{third}"
        if len(set(colours.split())) == 2:
            assert say("en", address(messages[0], NAMES)).endswith(names)
        keys[messages[0].key] += 1
    assert set(keys) == {"iwari-explore", "iwari-explore-third"}


def test_the_walking_totem_is_told_with_what_everybody_scores() -> None:
    """IR2: nobody where nobody leads."""
    seen = Counter[str]()
    for table in ("two-everything", "four-everything"):
        for game in moments(table, games=4, share=0):
            offer = game.setting.offer(game.redact(game.to_move))
            assert offer is not None
            if offer["phase"] != "walk":
                continue
            for one in (game, with_holders(game)):
                seen.update(told_walk(one))
    assert set(seen) >= {"iwari-walk", "iwari-walk-points", "iwari-walk-nothing", "iwari-walk-on"}


def told_walk(game: Game) -> list[str]:
    """The keys of what is said when the walking totem scores."""
    offer = game.setting.offer(game.redact(game.to_move))
    assert offer is not None
    after = game.copy()
    event = offer["walk"]["score"]
    before, _ = play_event(after, event)
    messages = game.setting.describe(before, event, after.position)
    walked = [message for message in messages if message.key.startswith("iwari-walk")]
    scored = {m.args.get("seat", 2): m.args["points"] for m in walked if "points" in m.args}
    won = {tribe: n for tribe, n in enumerate(offer["walk"]["points"]) if n}
    assert scored == won or after.is_over
    return [message.key for message in messages]


@every_table
def test_scorings_the_last_round_and_the_end_are_told(table: str) -> None:
    """IE1-IE3, I2.2."""
    for seed in range(scale(2)):
        keys = Counter[str]()
        for _, messages, _, after in events_at(table, seed):
            keys.update(message.key for message in messages)
            if any(message.key == "iwari-mid" for message in messages):
                points = [m.args["points"] for m in messages if m.key.startswith("iwari-mid-")]
                assert points == [side["tents_mid"] for side in after.result().breakdown]
        assert keys["iwari-shuffle"] <= 1
        assert keys["iwari-mid"] <= keys["iwari-shuffle"]
        assert keys["iwari-last-round-deck"] + keys["iwari-last-round-tents"] == 1
        result = after.result()
        ends = [m for m in messages if re.match("iwari-(wins|shares|third-wins)", m.key)]
        if result.winners:
            assert tuple(message.args["seat"] for message in ends) == result.winners
        else:
            assert [message.key for message in ends] == ["iwari-third-wins"]
        assert {message.args["points"] for message in ends} == {max(result.scores)}


def test_the_last_tent_names_its_player() -> None:
    """IE2: a player's last tent ends the game, the third tribe's does not."""
    for tribe in (0, 2):
        game = next(
            game
            for game in moments("two", share=1)
            if game.observe(-1)["tribe"] == tribe and game.legal()[0] < 128
        )
        game.positions["tents_left"][0, tribe] = 1
        offer = game.setting.offer(game.redact(game.to_move))
        assert offer is not None
        event = offer["places"][0]["event"]
        before, _ = play_event(game, event)
        told = game.setting.describe(before, event, game.position)
        last = Message("iwari-last-round-tents", {"seat": tribe})
        assert (last in told) == (tribe == 0)
        assert bool(game.position["ending"]) == (tribe == 0)


def test_a_pass_is_told() -> None:
    """IT2."""
    game = empty_handed(
        next(game for game in moments("four") if game.observe(-1)["phase"] == "turn")
    )
    event: Event = {"seat": game.to_move, "do": "pass"}
    before, _ = play_event(game, event)
    told = game.setting.describe(before, event, game.position)
    assert told[0] == Message("iwari-pass", {"seat": event["seat"]})


def test_a_discard_for_the_third_tribe_is_told() -> None:
    """I2.1."""
    third = (game for game in moments("two", share=1) if game.observe(-1)["phase"] == "third")
    game = without_stock(next(third), 2)
    event = game.setting.event(game.position, game.legal()[:1])
    before, _ = play_event(game, event)
    told = game.setting.describe(before, event, game.position)
    biome = game.setting.components()["cards"][event["card"]]
    assert told == [Message("iwari-discard", {"seat": event["seat"], "card": biome})]
    said = f"The third tribe can build nothing, so {NAMES[event['seat']]} discards a card: {biome}."
    assert say("en", address(told[0], NAMES)) == said


def test_expeditions_have_names_and_say_what_they_ask_for() -> None:
    """IX2."""
    numbers = packaged_box().pieces.rewards
    assert sorted(numbers) == list(range(1, 17))
    names = {say("en", Message(f"iwari-expedition-{number}", {})) for number in numbers}
    lines = {say("en", Message(f"iwari-expedition-line-{number}", {})) for number in numbers}
    assert len(names) == len(lines) == 16
    message = Message("iwari-expedition-first", {"seat": 1, "expedition": "iwari-expedition-6=6"})
    message = replace(message, args={**message.args, "points": 4})
    said = "You are the first to complete “A tent in every biome”, which brings 4 points."
    assert say("en", address(message, NAMES, 1)) == said


@pytest.mark.parametrize("map_id", packaged_box().maps)
def test_packaged_maps_and_their_territories_have_names(map_id: str) -> None:
    game_map = GAME.setting({"map": map_id, "players": 2}).map
    assert say("en", Message(f"iwari-map-{map_id}", {})) == game_map.name
    for territory in game_map.territories:
        assert say("en", Message(f"iwari-territory-{territory.id}", {})) == territory.name
