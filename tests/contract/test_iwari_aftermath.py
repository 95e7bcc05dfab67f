"""IV: what the void does by itself is told one by one, each with its reason, and adds up."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, Refused, generator
from bivouac.core.language import address, say
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.notation.position import members, members_of
from bivouac.games.iwari.setting import Iwari
from tests.conftest import scale
from tests.contract.iwari_moments import crowd, every_void_table, pick, played, setting_of
from tests.contract.looking import view_of
from tests.contract.telling import Told, check_sentences, told_events

NAMES = ["Una", "Vik"]
KINDS = set("reveal begin totem ruin piece lost judge settle pawn aside end".split())


def events_at(table: str, seed: int, is_crowd: bool = False) -> tuple[Told, ...]:
    """The events of a random game at a table."""
    return told_events(setting_of(table), seed, crowd if is_crowd else pick)


def steps_of(one: Told, *kinds: str) -> list[Json]:
    """What the void did by itself after an event: all of it, or the steps of some kinds."""
    steps = [] if one.scoring is None else one.scoring["steps"]
    return [step for step in steps if not kinds or step["kind"] in kinds]


def setting_at(one: Told) -> Iwari:
    assert isinstance(one.after.setting, Iwari)
    return one.after.setting


def spelled(message: Message) -> Json:
    return {"key": message.key, "args": dict(message.args)}


@pytest.mark.slow
@every_void_table
def test_every_event_of_a_game_can_be_told_to_everybody(table: str) -> None:
    for seed in range(scale(2)):
        check_sentences(events_at(table, seed, is_crowd=seed % 2 == 1), NAMES)


@every_void_table
def test_an_aftermath_is_the_end_of_what_is_said(table: str) -> None:
    """What goes before it is the decision, or what a build costs: one sentence at the most."""
    for one in events_at(table, 0):
        assert {step["kind"] for step in steps_of(one)} <= KINDS
        said = [spelled(message) for message in one.messages]
        aftermath = [step["message"] for step in steps_of(one)]
        assert said[len(said) - len(aftermath) :] == aftermath
        if aftermath:
            assert len(said) - len(aftermath) <= 1


@pytest.mark.slow
@every_void_table
def test_the_steps_of_an_aftermath_add_up_to_the_position_after_it(table: str) -> None:
    """IV4-IV8, IV10: every piece, judgement, move of the pawn and void card is told once."""
    seen = Counter[str]()
    for seed in range(scale(2)):
        for one in events_at(table, seed, is_crowd=seed % 2 == 1):
            seen.update(step["kind"] for step in steps_of(one))
            check_pieces(one)
            check_judgements(one)
            check_pawn(one)
            check_cards(one)
            assert bool(steps_of(one, "end")) == one.after.is_over
    assert {"begin", "ruin", "pawn", "end"} <= set(seen)


TABLE = ("tents", "territories", "centre", "display", "void")
"""What an aftermath can change on the table."""


def table_of(view: Json) -> dict[str, Json]:
    """The same of a view, as `changes` has it."""
    territories = {one["id"]: one for one in view["territories"]}
    void = {key: value for key, value in view["void"].items() if key != "now"}
    return {key: view[key] for key in TABLE} | {"territories": territories, "void": void}


def merged(table: Json, changes: Json) -> Json:
    """A table with what has changed in it, at any depth."""
    kept = {key: value for key, value in table.items() if changes.get(key, 0) is not None}
    for key, value in changes.items():
        if value is not None:
            is_inner = isinstance(value, dict) and isinstance(table.get(key), dict)
            kept[key] = merged(table[key], value) if is_inner else value
    return kept


@every_void_table
def test_what_changes_with_each_step_adds_up_to_the_table_after_all_of_them(table: str) -> None:
    """IV: and a piece, a judgement and the pawn are not there before they are told."""
    told = 0
    for one in events_at(table, 0):
        now = table_of(view_of(one.before))
        for step in steps_of(one)[:-1]:
            before, now = now, merged(now, step["changes"])
            check_change(step, before, now)
            told += bool(step["changes"])
        for last in steps_of(one)[-1:]:
            assert last["changes"] == {}, "the view after the event says it"
            check_change(last, now, table_of(view_of(one.after)))
    assert told > 0


def check_change(step: Json, before: Json, now: Json) -> None:
    """What a step tells is what it changes, and what it does not speak of stays."""
    kind, land, spot = step["kind"], step["territory"], step["spot"]
    claims = now["void"]["claims"].keys() - before["void"]["claims"].keys()
    assert claims == ({land} if kind == "judge" else set())
    if kind in ("piece", "ruin", "totem") and not step["asks"]:
        is_at_centre = before["centre"] != now["centre"]
        assert is_at_centre or before["territories"][land] != now["territories"][land]
        assert spot is None or before["tents"].get(spot) != now["tents"][spot]
    elif kind in ("judge", "pawn", "reveal", "begin", "settle"):
        assert now["tents"] == before["tents"]
    if kind == "pawn":
        assert now["void"]["pawn"] == step["connection"]


@every_void_table
def test_a_step_says_what_begins_with_it_and_whether_somebody_is_asked(table: str) -> None:
    """IV5, IV6, IV8, IV11."""
    for one in events_at(table, 0):
        *done, last = steps_of(one) or [{"asks": False}]
        view = view_of(one.after)
        assert not any(step["asks"] for step in done)
        assert not last["asks"] or view["phase"] in ("order", "ruin")
        if last["asks"] and last["begins"] is not None:
            assert view["void"]["now"]["kind"] == last["begins"]
        begun = {step["begins"] for step in done if step["kind"] not in ("begin", "settle", "ruin")}
        assert begun <= {None}


def placed(one: Told) -> tuple[set[str], Counter[str], int]:
    """Spots with a new tent or ruin, totems gained by territory, and in the centre."""
    setting, was, now = setting_at(one), one.before.position, one.after.position
    tents = [set(members(np.bitwise_or.reduce(position["tents"]))) for position in (was, now)]
    spots = {setting.spot_ids[spot] for spot in tents[1] - tents[0]}
    gained = np.maximum(now["totems"].astype(int) - was["totems"], 0).sum(axis=1)
    totems = Counter({name: int(gained[i]) for i, name in enumerate(setting.territory_ids)})
    return spots, +totems, max(int(now["centre"]) - int(was["centre"]), 0)


def check_pieces(one: Told) -> None:
    """IT1, IV5, IV8, IV11: a piece that an event has put down is one step, where it stands."""
    spots, totems, central = placed(one)
    told = [step for step in steps_of(one, "piece", "ruin", "totem") if not step["asks"]]
    if one.scoring is None:
        assert central == 0
        assert not one.after.is_over
        return
    at_centre = [step for step in told if step["message"]["key"] == "iwari-void-totem-centre"]
    standing = [step for step in told if step["spot"] is None and step not in at_centre]
    assert len(at_centre) >= central
    assert Counter(step["territory"] for step in standing) == totems
    assert {step["spot"] for step in told} - {None} >= spots
    where = {spot.id: spot.territory for spot in setting_at(one).map.spots}
    assert all(where[step["spot"]] == step["territory"] for step in told if step["spot"])


def check_judgements(one: Told) -> None:
    """IV7: with its numbers; and the virtual totem is where they say."""
    setting, was, now = setting_at(one), one.before.position, one.after.position
    fresh = [setting.territory_ids[at] for at in members_of(now["closed"] & ~was["closed"])]
    told = steps_of(one, "judge")
    assert sorted(step["territory"] for step in told) == sorted(fresh)
    claims = view_of(one.after)["void"]["claims"]
    for step in told:
        args, claim = step["message"]["args"], claims[step["territory"]]
        assert (args["tents"], args["ruins"]) == (claim["tents"], claim["ruins"])
        own = claim["totems"] + (claim["virtual"] == "players")
        void = claim["void_totems"] + (claim["virtual"] == "void")
        assert (args["totems"], args["others"]) == (own, void)
        assert claim["virtual"] == ("players" if claim["tents"] > claim["ruins"] else "void")
        assert claim["by"] == ("players" if own > void else "void")
        assert args["cause"] == claim["cause"]
        for key, side in (("virtual", claim["virtual"]), ("by", claim["by"])):
            assert args[key].startswith("player") == (side == "players")


def check_pawn(one: Told) -> None:
    """IV5: the last move of the pawn is where it stands."""
    number = view_of(one.after)["void"]["pawn"]
    moves = steps_of(one, "pawn")
    if moves:
        assert moves[-1]["connection"] == number
    elif not one.after.is_over:
        assert number == view_of(one.before)["void"]["pawn"]


def check_cards(one: Told) -> None:
    """IV4, IV6: void cards that came up in the display, and those that were set aside."""
    view, was = view_of(one.after), view_of(one.before)
    reveals, aside = steps_of(one, "reveal"), steps_of(one, "aside")
    kept = [card for card in view["display"] if card.startswith("void")]
    if one.event.get("chance") == "shuffle":
        assert len(aside) == 1
        assert len(reveals) == len(kept)
    else:
        had = [card for card in was["display"] if card in kept]
        assert len(reveals) == len(kept) - len(had)
    assert len(aside) == len(view["void"]["aside"]) - len(was["void"]["aside"])


@every_void_table
def test_every_piece_and_every_sentence_has_its_reason(table: str) -> None:
    """IV5, IT5: where a ruin came instead of a totem the cap, the land or the stock forbids one."""
    setting = setting_of(table)
    for one in events_at(table, 0):
        for step in steps_of(one, "ruin"):
            args = step["message"]["args"]
            if "why" not in args:
                continue
            territory = setting.territory_number[step["territory"]]
            is_bare = not int(setting.static["totem_lands"][0]) >> territory & 1
            assert (args["why"] == "bare") == is_bare
            assert (args["why"] == "unexplored") == (args["cap"] == 0 and not is_bare)
            if args["why"] == "stock":
                assert one.after.position["totems_left"][setting.void] == 0
            if "steps" in args:
                assert args["steps"] >= 1


@pytest.mark.slow
def test_the_end_says_what_ended_the_game_and_who_won() -> None:
    """IV10: as the result has it."""
    reasons = Counter[str]()
    for table, seed in product(("solo-new-horizons", "coop-long-road"), range(scale(6))):
        *_, last = events_at(table, seed, is_crowd=seed % 2 == 1)
        keys = [message.key for message in last.messages]
        won = bool(last.after.result().winners)
        assert ("iwari-void-wins" in keys) != won
        assert any(key.startswith("iwari-void-beaten") for key in keys) == won
        reason = view_of(last.after)["void"]["reason"]
        key = {"all-judged": "judged", "third-card": "third"}.get(reason, reason)
        ends = {f"iwari-void-end-{key}"} | ({"iwari-void-end-ruin"} if reason == "piece" else set())
        assert ends & set(keys)
        reasons[reason] += 1
    assert len(reasons) > 1


def relabelled(game: Game, cards: dict[int, int]) -> Game:
    """The game with cards in hands and deck renamed."""
    other = game.copy()
    position = other.positions[0]
    for i in range(int(position["deck_top"]), int(position["deck_end"])):
        position["deck"][i] = cards.get(int(position["deck"][i]), int(position["deck"][i]))
    for seat in range(game.setting.seats):
        held = [cards.get(card, card) for card in position["hands"][seat].tolist() if card != NONE]
        position["hands"][seat, : len(held)] = sorted(held)
        biomes = [int(game.setting.static["biomes"][0, card]) for card in held]
        position["held"][seat] = [biomes.count(biome) for biome in range(6)]
    return other


@pytest.mark.slow
@every_void_table
def test_what_is_said_tells_no_secret(table: str) -> None:
    """IV12: the same is said in every world that differs in cards nobody has seen by then."""
    rng = generator(5)
    compared = 0
    for one in events_at(table, 0):
        if "chance" in one.event:
            continue
        setting, world = setting_at(one), one.after.resample(SPECTATOR, rng)
        hidden = hidden_cards(one.after)
        cards = dict(zip(hidden, hidden_cards(world), strict=True))
        before = relabelled(one.before, cards)
        event = setting.completed(before.position, one.event)
        if not leads_to(before, event, view_of(one.after)):
            continue
        compared += cards != dict(zip(hidden, hidden, strict=True))
        moment = (before.position, event, world.position)
        assert setting.describe(*moment) == one.messages
        assert setting.scoring(*moment) == one.scoring
    assert compared > 0


def leads_to(before: Game, event: Event, view: Json) -> bool:
    """Is an event possible in a world, and does everybody see the same then?

    A hand of void cards can only pass (IV2), and by a hand alone the game may end (IV3, IV10).
    """
    try:
        return bool(played(before, event).observe(SPECTATOR) == view)
    except Refused:
        return False


def hidden_cards(game: Game) -> list[int]:
    """The cards nobody has seen, in the places of deck and hands."""
    position = game.position
    deck = position["deck"][position["deck_top"] : position["deck_end"]].tolist()
    seen = members(position["seen"])
    hands = position["hands"][: game.setting.seats].tolist()
    return [*deck, *(card for hand in hands for card in hand if card != NONE and card not in seen)]


@pytest.mark.parametrize("number", [1, 4])
def test_a_message_of_one_thing_or_several_reads_well(number: int) -> None:
    args: dict[str, str | int] = {"seat": 0, "count": number, "showing": number}
    said = say("en", address(Message("iwari-void-cards", args), NAMES, 0))
    several = "You play 4 void cards; 4 void cards are now showing."
    assert said == (
        "You play a void card; one void card is now showing." if number == 1 else several
    )
