"""IV: what the void does by itself is told one by one, each with its reason, and adds up."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest

from bivouac.core.contract import SPECTATOR, Event, Game, Json, Message, Refused, generator
from bivouac.core.language import LANGUAGES, address, say
from bivouac.games.iwari.game import Iwari
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.notation.position import members, members_of
from bivouac.record.write import Recorder
from tests.conftest import scale
from tests.contract.iwari_moments import every_void_table, pick, played, setting_of
from tests.contract.looking import spoken, view_of

NAMES = ["Una", "Vik"]
KINDS = {
    "reveal",
    "begin",
    "totem",
    "ruin",
    "piece",
    "lost",
    "judge",
    "settle",
    "pawn",
    "aside",
    "end",
}


class Told(NamedTuple):
    """An event, what is said of it, and the game before and after it."""

    setting: Iwari
    event: Event
    messages: list[Message]
    story: Json | None
    before: Game
    after: Game

    @property
    def steps(self) -> list[Json]:
        return [] if self.story is None else list(self.story["steps"])

    def of(self, *kinds: str) -> list[Json]:
        """The steps of some kinds."""
        return [step for step in self.steps if step["kind"] in kinds]


@lru_cache(maxsize=64)
def told_events(table: str, seed: int, is_crowd: bool = False) -> tuple[Told, ...]:
    """Every event of a random game, played once for all tests that listen."""
    return tuple(play_and_tell(table, seed, is_crowd))


def play_and_tell(table: str, seed: int, is_crowd: bool) -> Iterator[Told]:
    setting = setting_of(table)
    rng = generator(seed)
    chooser = random.Random(seed)
    recorder = Recorder("iwari", Game.new(setting, rng))
    game = recorder.game
    before = game.copy()
    while not game.is_over:
        if game.is_chance:
            recorder.resolve(rng)
        else:
            recorder.apply(pick(game, chooser, is_crowd))
        if game.is_between:
            event = recorder.events[-1]
            after = game.copy()
            moment = (before.position, event, after.position)
            yield Told(
                setting, event, setting.describe(*moment), setting.scoring(*moment), before, after
            )
            before = after


def spelled(message: Message) -> Json:
    return {"key": message.key, "args": dict(message.args)}


@pytest.mark.slow
@every_void_table
def test_every_event_of_a_game_can_be_told_to_everybody(table: str) -> None:
    for seed in range(scale(2)):
        for one in told_events(table, seed, is_crowd=seed % 2 == 1):
            assert one.messages, one.event
            for message in one.messages:
                for language, reader in product(LANGUAGES, (SPECTATOR, 0, 1)):
                    text = spoken(language, message, NAMES, reader)
                    assert re.fullmatch(r"\w[^{}\u2068\u2069\n=_]*[.。]", text), text


@every_void_table
def test_a_story_is_the_end_of_what_is_said(table: str) -> None:
    """What goes before it is the decision, or what a build costs: one sentence at the most."""
    for one in told_events(table, 0):
        assert {step["kind"] for step in one.steps} <= KINDS
        said = [spelled(message) for message in one.messages]
        told = [step["message"] for step in one.steps]
        assert said[len(said) - len(told) :] == told
        if told:
            assert len(said) - len(told) <= 1


@pytest.mark.slow
@every_void_table
def test_the_steps_of_a_story_add_up_to_the_position_after_it(table: str) -> None:
    """IV4-IV8, IV10: every piece, judgement, move of the pawn and void card is told once."""
    seen = Counter[str]()
    for seed in range(scale(2)):
        for one in told_events(table, seed, is_crowd=seed % 2 == 1):
            seen.update(step["kind"] for step in one.steps)
            check_pieces(one)
            check_judgements(one)
            check_pawn(one)
            check_cards(one)
            assert bool(one.of("end")) == one.after.is_over
    assert {"begin", "ruin", "pawn", "end"} <= set(seen)


def placed(one: Told) -> tuple[set[str], Counter[str], int]:
    """Spots with a new tent or ruin, totems gained by territory, and in the centre."""
    setting, was, now = one.setting, one.before.position, one.after.position
    tents = [set(members(np.bitwise_or.reduce(position["tents"]))) for position in (was, now)]
    spots = {setting.spot_ids[spot] for spot in tents[1] - tents[0]}
    gained = np.maximum(now["totems"].astype(int) - was["totems"], 0).sum(axis=1)
    totems = Counter({name: int(gained[i]) for i, name in enumerate(setting.territory_ids)})
    return spots, +totems, max(int(now["centre"]) - int(was["centre"]), 0)


def check_pieces(one: Told) -> None:
    """IT1, IV5, IV8, IV11: a piece that an event has put down is one step, where it stands."""
    spots, totems, central = placed(one)
    told = [step for step in one.of("piece", "ruin", "totem") if not is_question(step)]
    if one.story is None:
        assert central == 0
        assert not one.after.is_over
        return
    at_centre = [step for step in told if step["message"]["key"] == "iwari-void-totem-centre"]
    standing = [step for step in told if step["spot"] is None and step not in at_centre]
    assert len(at_centre) >= central
    assert Counter(step["territory"] for step in standing) == totems
    assert {step["spot"] for step in told} - {None} >= spots
    where = {spot.id: spot.territory for spot in one.setting.map.spots}
    assert all(where[step["spot"]] == step["territory"] for step in told if step["spot"])


def is_question(step: Json) -> bool:
    """Is it told why a player chooses the spot of a ruin, or why none follows?"""
    return step["kind"] == "ruin" and step["spot"] is None


def check_judgements(one: Told) -> None:
    """IV7: with its numbers; and the virtual totem is where they say."""
    setting, was, now = one.setting, one.before.position, one.after.position
    fresh = [setting.territory_ids[at] for at in members_of(now["closed"] & ~was["closed"])]
    told = one.of("judge")
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
    moves = one.of("pawn")
    if moves:
        assert moves[-1]["connection"] == number
    elif not one.after.is_over:
        assert number == view_of(one.before)["void"]["pawn"]


def check_cards(one: Told) -> None:
    """IV4, IV6: void cards that came up in the display, and those that were set aside."""
    view, was = view_of(one.after), view_of(one.before)
    reveals, aside = one.of("reveal"), one.of("aside")
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
    for one in told_events(table, 0):
        for step in one.of("ruin"):
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
        *_, last = told_events(table, seed, is_crowd=seed % 2 == 1)
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
    for one in told_events(table, 0):
        if "chance" in one.event:
            continue
        setting, world = one.setting, one.after.resample(SPECTATOR, rng)
        hidden = hidden_cards(one.after)
        cards = dict(zip(hidden, hidden_cards(world), strict=True))
        before = relabelled(one.before, cards)
        event = setting.completed(before.position, one.event)
        if not leads_to(before, event, view_of(one.after)):
            continue
        compared += cards != dict(zip(hidden, hidden, strict=True))
        moment = (before.position, event, world.position)
        assert setting.describe(*moment) == one.messages
        assert setting.scoring(*moment) == one.story
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
    several = "You play 4 void cards, and 4 void cards show now."
    assert said == (
        "You play a void card, and one void card shows now." if number == 1 else several
    )
