"""No message to a viewer changes when only cards hidden from it change.

A game is played twice: once as dealt, and once from a setup in which the cards, stories and tokens
that the viewer has not seen by the end of the test lie elsewhere. Commitment, seed and decisions
are the same. Everything said to the viewer must then be the same, word for word.
"""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

import pytest

from bivouac.core.contract import SPECTATOR, Event, Json, Refused
from bivouac.store.rows import CHANCE, PLAYING, Deal
from bivouac.tables.declined import Declined, declined_by_rules
from bivouac.tables.finished import view_record
from bivouac.tables.logged_game import MOST_MOMENTS
from bivouac.tables.table import Table
from bivouac.tables.transaction import NewRow
from tests.conftest import scale
from tests.tables.asking import curious
from tests.tables.sat import AT, NAMES, dealt, decide, every_option_set, seated, some_choice, undo

pytestmark = pytest.mark.slow  # the file as a whole

UNDO = {"do": "undo"}


def some_events(deal: Deal, seed: int, length: int) -> list[Event]:
    """A game of some length, with decisions taken back now and then."""
    chooser = random.Random(seed)
    table = seated(deal)
    events: list[Event] = []
    while len(events) < length and (event := some_choice(table, chooser)) is not None:
        assert table.logged is not None
        events.append(event)
        decide(table, event["seat"], event)
        if table.logged.can_undo(event["seat"]) and chooser.random() < 0.5:
            events.append({"seat": event["seat"], **UNDO})
            undo(table, event["seat"])
    return events


def play(table: Table, event: Event) -> list[NewRow]:
    """A decision, or a decision taken back."""
    if event["do"] == "undo":
        return undo(table, event["seat"])
    return decide(table, event["seat"], event)


def transcripts(
    deal: Deal, events: list[Event], ends: Mapping[int, int], seed: int
) -> dict[int, list[Json]]:
    """Everything said to some viewers, to each until its own number of decisions is made.

    Questions of their own are included.
    """
    choosers = {viewer: random.Random(seed) for viewer in ends}
    table = seated(deal)
    told = {viewer: [state_for(table, viewer)] for viewer in ends}
    for viewer in (viewer for viewer, end in ends.items() if end == 0):
        told[viewer] += last_words(table, viewer)
    for number, event in enumerate(events[: max(ends.values())], 1):
        new_rows = play(table, event)
        for viewer in (viewer for viewer, end in ends.items() if number <= end):
            told[viewer] += table.news(new_rows, viewer)
            if choosers[viewer].random() < 0.25:
                told[viewer] += questions(table, viewer, choosers[viewer])
            if number == ends[viewer]:
                told[viewer] += last_words(table, viewer)
    return told


def state_for(table: Table, viewer: int) -> Json:
    """What a viewer is told that comes anew."""
    guest = NAMES[viewer] if viewer != SPECTATOR else "nobody"
    return table.state(table.info(guest), viewer, 0)


def last_words(table: Table, viewer: int) -> Iterator[Json]:
    """What can be read without playing on."""
    yield state_for(table, viewer)
    yield [row.said["messages"] for row in table.rows]
    yield past_of(table, viewer)
    table.views[viewer] = state_for(table, viewer)["view"]
    yield view_record(table, viewer)


def past_of(table: Table, viewer: int) -> Json:
    """Every moment of the game, as the viewer knew it then."""
    assert table.logged is not None
    last = table.logged.number
    return [table.logged.past(first, last, viewer) for first in range(0, last + 1, MOST_MOMENTS)]


def questions(table: Table, viewer: int, chooser: random.Random) -> Iterator[Json]:
    """Answers to drafts, whys, decisions that cannot be and undoing, whosever turn it is."""
    assert table.logged is not None
    if viewer == SPECTATOR or table.logged.decides is None:
        return
    known = table.logged.known(viewer)
    setting = known.setting
    asked = curious(known, viewer, sorted(table.deal.components["cards"]), chooser)
    for begun in asked.drafts if table.logged.decides == viewer else []:
        try:
            yield setting.draft(known, begun)
        except Refused as refused:
            yield spelled(declined_by_rules(refused))
    for question in asked.questions:
        try:
            yield spelled(declined_by_rules(setting.why(known, question)))
        except Refused as refused:
            yield spelled(declined_by_rules(refused))
    for event in asked.events:
        yield attempt(table, viewer, event)
    yield table.logged.can_undo(viewer)


def attempt(table: Table, viewer: int, event: Event) -> Json:
    """How a decision would be answered; it does not happen."""
    transaction = table.transaction(AT, NAMES[viewer], PLAYING)
    try:
        transaction.decide(viewer, event)
    except Declined as no:
        return spelled(no)
    return "done"


def spelled(no: Declined) -> Json:
    return [no.message.key, dict(no.message.args), no.rule, no.status]


def names_in(found: Json) -> set[str]:
    """Every word in a piece of JSON, keys left out."""
    if isinstance(found, dict):
        return set().union(*map(names_in, found.values()))
    if isinstance(found, list):
        return set().union(*map(names_in, found))
    return {found} if isinstance(found, str) else set()


class Seen(NamedTuple):
    """What has been shown to a viewer, and what not."""

    names: set[str]  # of cards and stories
    veiled: list[str]  # spots with a token that still lies face down (IG1)


def seen_in(told: list[Json]) -> Seen:
    """What a viewer has seen at the end of a transcript. The tally names every card of the box."""
    views = [said["view"] for said in told if isinstance(said, dict) and "view" in said]
    shown = [{part: view[part] for part in view if part != "tally"} for view in views]
    tokens = views[-1].get("discoveries", {})
    return Seen(names_in(shown), [spot for spot, colour in tokens.items() if colour is None])


def dealt_otherwise(deal: Deal, seen: Seen, viewer: int, chooser: random.Random) -> Deal:
    """The deal with everything that was never seen lying elsewhere; the commitment stays."""
    setup = json.loads(json.dumps(deal.setup))
    hands = [hand for seat, hand in enumerate(setup["hands"]) if seat != viewer]
    piles = [setup[name] for name in ("pile", "supply", "deck") if name in setup]
    void = void_cards(deal)
    shuffle_unseen([*hands, *piles], seen.names | void, chooser)
    if void:
        packs = [list(pack) for pack in packs_of(setup["deck"])]
        for pack in packs:
            shuffle_unseen([pack], seen.names, chooser)
        setup["deck"] = [card for pack in packs for card in pack]
    shuffle_unseen([setup.get("story_stack", [])], seen.names, chooser)
    colours = [setup["discoveries"][spot] for spot in seen.veiled]
    chooser.shuffle(colours)
    setup.get("discoveries", {}).update(zip(seen.veiled, colours, strict=True))
    return replace(deal, setup=setup)


def void_cards(deal: Deal) -> set[str]:
    """IV1: the void's cards, of which everybody knows how many are in each pack of the deck."""
    if deal.options.get("mode", "versus") == "versus":
        return set()
    return {card for card, biome in deal.components["cards"].items() if biome == "void"}


def packs_of(deck: list[str]) -> Iterator[list[str]]:
    """IV1: the four packs of a deck, the larger ones on top."""
    size, larger = divmod(len(deck), 4)
    top = 0
    for pack in range(4):
        bottom = top + size + (pack < larger)
        yield deck[top:bottom]
        top = bottom


def count_without_chance(deal: Deal, events: list[Event]) -> int:
    """IV6: the events before the first shuffle: what comes of that depends on the hidden cards."""
    table = seated(deal)
    for number, event in enumerate(events):
        if any(new.row.kind == CHANCE for new in play(table, event)):
            return number
    return len(events)


def shuffle_unseen(places: list[list[str]], seen: set[str], chooser: random.Random) -> None:
    """Deal the unseen things of some places out again, among these places."""
    unseen = [name for place in places for name in place if name not in seen]
    chooser.shuffle(unseen)
    for place in places:
        place[:] = [name if name in seen else unseen.pop() for name in place]


@every_option_set
def test_nothing_said_to_a_viewer_depends_on_what_is_hidden_from_it(chosen: Json) -> None:
    compared = changed = 0
    for seed in range(scale(1)):
        deal = dealt(chosen, 100 + seed)
        chooser = random.Random(seed)
        game = some_events(deal, seed, 40)
        ends = ends_of(deal, game, chooser)
        for viewer, told in transcripts(deal, game, ends, seed).items():
            other = dealt_otherwise(deal, seen_in(told), viewer, chooser)
            try:
                retold = transcripts(other, game, {viewer: ends[viewer]}, seed)[viewer]
            except Declined:
                continue  # somebody passed who could not have with the other cards
            changed += other.setup != deal.setup
            compared += 1
            for one, two in zip(told, retold, strict=True):
                assert json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)
    assert compared > 0
    assert changed > compared // 2


def ends_of(deal: Deal, game: list[Event], chooser: random.Random) -> dict[int, int]:
    """After how many decisions each viewer leaves."""
    most = count_without_chance(deal, game) if void_cards(deal) else len(game)
    viewers = (SPECTATOR, *range(int(deal.options["players"])))
    return {viewer: min(most, chooser.randrange(4, len(game))) for viewer in viewers}


@pytest.mark.parametrize(
    "chosen", [{"scenario": "classic", "players": 2}, {"map": "vast-lands", "players": 3}]
)
def test_the_test_would_notice_a_leak(chosen: Json) -> None:
    deal = dealt(chosen, 7)
    seen = seen_in(transcripts(deal, [], {0: 0}, 7)[0])
    other = dealt_otherwise(deal, seen, 0, random.Random(7))
    one, two = (transcripts(one, [], {1: 0}, 7)[1] for one in (deal, other))
    assert one != two
