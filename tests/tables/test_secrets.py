"""No message to a look changes when only cards hidden from it change.

A game is played twice: once as dealt, and once from a setup in which the cards, stories and tokens
that the look has not seen by the end of the test lie elsewhere. Commitment, seed and decisions are
the same. Everything said to the look must then be the same, word for word.
"""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

import pytest

from bivouac.core.contract import SPECTATOR, Event, Json, Refused
from bivouac.store.kept import CHANCE, PLAYING, Opening
from bivouac.tables.declined import Declined, declined_by_rules
from bivouac.tables.page import Line
from bivouac.tables.sights import sight_record
from bivouac.tables.sitting import Sitting
from tests.conftest import breadth, scale
from tests.tables.asking import curious
from tests.tables.sat import (
    AT,
    BY_TURNS,
    NAMES,
    SETS,
    dealt,
    decide,
    name_of,
    seated,
    some_choice,
    undo,
)

pytestmark = pytest.mark.slow  # the file as a whole

UNDO = {"do": "undo"}
every_option_set = pytest.mark.parametrize("chosen", breadth(SETS, BY_TURNS), ids=name_of)


def some_events(opening: Opening, seed: int, length: int) -> list[Event]:
    """A game of some length, with decisions taken back now and then."""
    chooser = random.Random(seed)
    sitting = seated(opening)
    events: list[Event] = []
    while len(events) < length and (event := some_choice(sitting, chooser)) is not None:
        assert sitting.table is not None
        events.append(event)
        decide(sitting, event["seat"], event)
        if sitting.table.can_undo(event["seat"]) and chooser.random() < 0.5:
            events.append({"seat": event["seat"], **UNDO})
            undo(sitting, event["seat"])
    return events


def play(sitting: Sitting, event: Event) -> list[Line]:
    """A decision, or a decision taken back."""
    if event["do"] == "undo":
        return undo(sitting, event["seat"])
    return decide(sitting, event["seat"], event)


def transcripts(
    opening: Opening, events: list[Event], ends: Mapping[int, int], seed: int
) -> dict[int, list[Json]]:
    """Everything said to some looks, to each until its own number of decisions is made.

    Questions of their own are included.
    """
    choosers = {look: random.Random(seed) for look in ends}
    sitting = seated(opening)
    told = {look: [state_for(sitting, look)] for look in ends}
    for look in (look for look, end in ends.items() if end == 0):
        told[look] += last_words(sitting, look)
    for number, event in enumerate(events[: max(ends.values())], 1):
        lines = play(sitting, event)
        for look in (look for look, end in ends.items() if number <= end):
            told[look] += sitting.news(lines, look)
            if choosers[look].random() < 0.25:
                told[look] += questions(sitting, look, choosers[look])
            if number == ends[look]:
                told[look] += last_words(sitting, look)
    return told


def state_for(sitting: Sitting, look: int) -> Json:
    """What a look is told that comes anew."""
    guest = NAMES[look] if look != SPECTATOR else "nobody"
    return sitting.state(sitting.info(guest), look, 0)


def last_words(sitting: Sitting, look: int) -> Iterator[Json]:
    """What can be read without playing on."""
    yield state_for(sitting, look)
    yield [row.said["messages"] for row in sitting.rows]
    sitting.sights[look] = sitting.view(look)
    yield sight_record(sitting, look)


def questions(sitting: Sitting, look: int, chooser: random.Random) -> Iterator[Json]:
    """Answers to drafts, wishes, decisions that cannot be and undoing, whosever turn it is."""
    assert sitting.table is not None
    if look == SPECTATOR or sitting.table.decides is None:
        return
    known = sitting.table.game.redact(look)
    setting = known.setting
    asked = curious(known, look, sorted(sitting.opening.components["cards"]), chooser)
    for begun in asked.drafts if sitting.table.decides == look else []:
        try:
            yield setting.draft(known, look, begun)
        except Refused as refused:
            yield spelled(declined_by_rules(refused))
    for wish in asked.wishes:
        try:
            yield spelled(declined_by_rules(setting.why(known, look, wish)))
        except Refused as refused:
            yield spelled(declined_by_rules(refused))
    for event in asked.events:
        yield attempt(sitting, look, event)
    yield sitting.table.can_undo(look)


def attempt(sitting: Sitting, look: int, event: Event) -> Json:
    """How a decision would be answered; it does not happen."""
    page = sitting.page(AT, NAMES[look], PLAYING)
    try:
        page.decide(look, event)
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
    """What has been shown to a look, and what not."""

    names: set[str]  # of cards and stories
    veiled: list[str]  # spots with a token that still lies face down (IG1)


def seen_in(told: list[Json]) -> Seen:
    """What a look has seen at the end of a transcript."""
    views = [said["view"] for said in told if isinstance(said, dict) and "view" in said]
    tokens = views[-1].get("discoveries", {})
    return Seen(names_in(views), [spot for spot, colour in tokens.items() if colour is None])


def dealt_otherwise(opening: Opening, seen: Seen, look: int, chooser: random.Random) -> Opening:
    """The opening with everything that was never seen lying elsewhere; the commitment stays."""
    setup = json.loads(json.dumps(opening.setup))
    hands = [hand for seat, hand in enumerate(setup["hands"]) if seat != look]
    piles = [setup[name] for name in ("pile", "supply", "deck") if name in setup]
    void = void_cards(opening)
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
    return replace(opening, setup=setup)


def void_cards(opening: Opening) -> set[str]:
    """IV1: the void's cards, of which everybody knows how many are in each pack of the deck."""
    if opening.options.get("mode", "versus") == "versus":
        return set()
    return {card for card, biome in opening.components["cards"].items() if biome == "void"}


def packs_of(deck: list[str]) -> Iterator[list[str]]:
    """IV1: the four packs of a deck, the larger ones on top."""
    size, larger = divmod(len(deck), 4)
    top = 0
    for pack in range(4):
        bottom = top + size + (pack < larger)
        yield deck[top:bottom]
        top = bottom


def count_without_chance(opening: Opening, events: list[Event]) -> int:
    """IV6: the events before the first shuffle: what comes of that depends on the hidden cards."""
    sitting = seated(opening)
    for number, event in enumerate(events):
        if any(line.row.kind == CHANCE for line in play(sitting, event)):
            return number
    return len(events)


def shuffle_unseen(places: list[list[str]], seen: set[str], chooser: random.Random) -> None:
    """Deal the unseen things of some places out again, among these places."""
    unseen = [name for place in places for name in place if name not in seen]
    chooser.shuffle(unseen)
    for place in places:
        place[:] = [name if name in seen else unseen.pop() for name in place]


@every_option_set
def test_nothing_said_to_a_look_depends_on_what_is_hidden_from_it(chosen: Json) -> None:
    compared = changed = 0
    for seed in range(scale(1)):
        opening = dealt(chosen, 100 + seed)
        chooser = random.Random(seed)
        game = some_events(opening, seed, 40)
        ends = ends_of(opening, game, chooser)
        for look, told in transcripts(opening, game, ends, seed).items():
            other = dealt_otherwise(opening, seen_in(told), look, chooser)
            try:
                retold = transcripts(other, game, {look: ends[look]}, seed)[look]
            except Declined:
                continue  # somebody passed who could not have with the other cards
            changed += other.setup != opening.setup
            compared += 1
            for one, two in zip(told, retold, strict=True):
                assert json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)
    assert compared > 0
    assert changed > compared // 2


def ends_of(opening: Opening, game: list[Event], chooser: random.Random) -> dict[int, int]:
    """After how many decisions each look leaves."""
    most = count_without_chance(opening, game) if void_cards(opening) else len(game)
    looks = (SPECTATOR, *range(int(opening.options["players"])))
    return {look: min(most, chooser.randrange(4, len(game))) for look in looks}


@pytest.mark.parametrize(
    "chosen", [{"scenario": "classic", "players": 2}, {"map": "vast-lands", "players": 3}]
)
def test_the_test_would_notice_a_leak(chosen: Json) -> None:
    opening = dealt(chosen, 7)
    seen = seen_in(transcripts(opening, [], {0: 0}, 7)[0])
    other = dealt_otherwise(opening, seen, 0, random.Random(7))
    one, two = (transcripts(deal, [], {1: 0}, 7)[1] for deal in (opening, other))
    assert one != two
