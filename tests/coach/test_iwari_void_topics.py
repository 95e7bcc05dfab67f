"""IV: every topic against the void is found where it is, and not in nearly the same position."""

from collections.abc import Callable

import pytest

from bivouac.core.contract import Advice, Event
from bivouac.games.iwari.coach import void, void_acts, void_turn
from bivouac.games.iwari.coach.matters import Topic
from bivouac.games.iwari.coach.void_sight import VoidSight
from tests.coach.iwari_sights import found_void, in_phase
from tests.rulebook.iwari.board import build, swap
from tests.rulebook.iwari.test_void_maps import FLOATING, PATHS, ROAD, on
from tests.rulebook.iwari.void_board import VoidTable, alone, skip, void_build

Made = Callable[[], VoidTable]


def showing(count: int, hand: str = "t-1") -> VoidTable:
    """So many void cards in the display, and the pawn between tundra and forest."""
    cards = [f"v-9{i}" if i < count else f"d-9{i}" for i in range(4)]
    return alone(hand, display=" ".join(cards), others="v-1 v-2 v-3")


def aside(count: int) -> VoidTable:
    """So many void cards set aside."""
    table = alone("t-1", others="v-1 v-2")
    numbers = [table.setting.card_number[f"v-{i + 1}"] for i in range(count)]
    table.positions["aside"][0, 0] = sum(1 << number for number in numbers)
    return table


def acting(hand: str, ruins: str = "", tents: str = "") -> VoidTable:
    """The void action, after the first card was swapped."""
    table = alone(f"{hand} t-9", others="t-1").ruins(ruins).tents(0, tents)
    table.play(swap(0, "t-9"))
    return table


def totem_table(own: str, cards: str = "t-1") -> VoidTable:
    """Two ruins and a tent in the tundra, and own totems there."""
    return alone(cards).ruins("t1 t2").tents(0, "t3").totems(0, own)


def settled(void_totems: str) -> VoidTable:
    """IV8: a new settlement in the desert, and a free piece is to be placed."""
    table = alone("d-1").tents(0, "d1 d2 d3").totems(1, void_totems)
    table.play(build(0, "d4", "d-1"))
    return table


def drawing(hand: str) -> VoidTable:
    """A card is to be drawn, glacier cards lie open, and a totem would turn the glacier."""
    table = alone(hand, display="g-91 g-92 g-93 g-94").ruins("g1 g2").tents(0, "g3").totems(0, "g")
    in_phase(table, "refill")
    return table


def aiming(own: str) -> VoidTable:
    """IV8: a settlement of ruins lets the void act on the coast or in the desert."""
    table = alone("t-1 d-1").ruins("c2 c3 d1").tents(0, "d4 d5 d6").totems(0, own)
    table.play(swap(0, "t-1"), void_build(0, "d2", "d-1"))
    return table


CASES: dict[str, tuple[Topic[VoidSight], Made, Made]] = {
    "IV6 corruption": (void_turn.corruption, lambda: showing(3), lambda: showing(2)),
    "IV10 last land": (
        void_turn.last_land,
        lambda: alone("t-1").ruins("f1 f2").close("g c", by_void="g c"),
        lambda: alone("t-1").ruins("f1 f2").close("g c", by_void="g"),
    ),
    "IV10 last corruption": (void_turn.last_corruption, lambda: aside(2), lambda: aside(1)),
    "IV10 ten ruins": (
        void_turn.ten_ruins,
        lambda: alone("d-1").ruins("t2 t3 t4 t5 f1 f2 f3"),
        lambda: alone("d-1").ruins("t2 t3 t4 t5 f1 f3"),
    ),
    "IV10 few ruins": (
        void_turn.few_ruins,
        lambda: alone("t-1").put(tents_left=[20, 3]),
        lambda: alone("t-1").put(tents_left=[20, 4]),
    ),
    "IV7 turn to you": (
        void_turn.turn_to_you,
        lambda: totem_table("t"),
        lambda: totem_table("t", cards="g-1"),
    ),
    "IV7 claim": (
        void_turn.claim,
        lambda: alone("c-1").tents(0, "c1 c2"),
        lambda: alone("c-1").tents(0, "c1"),
    ),
    "IV7 claim for the void": (
        void_turn.claim_for_void,
        lambda: alone("c-1").ruins("c1 c2"),
        lambda: alone("c-1").ruins("c1"),
    ),
    "IV8 own settlement": (
        void_turn.own_settlement,
        lambda: alone("t-1").tents(0, "t1 t2 t3"),
        lambda: alone("t-1").tents(0, "t1 t2"),
    ),
    "IV9 spare card": (
        void_turn.spare_card,
        lambda: alone("t-1").complete("t"),
        lambda: alone("f-1").complete("t"),
    ),
    "IV3 empty hand": (
        void_turn.empty_hand,
        lambda: alone("t-1"),
        lambda: alone("t-1 v-1"),
    ),
    "IV7 weakest": (
        void_turn.weakest,
        lambda: alone("d-1").ruins("c1"),
        lambda: alone("d-1").tents(0, "c1"),
    ),
    "IV10 void wins": (
        void_acts.loses,
        lambda: acting("f-1", "t1 t2 t3 t4 t5 f1 f2 f3 g1"),
        lambda: acting("f-1", "t1 t2 t3 t5 f1 f2 f3 g1"),
    ),
    "IV7 turn away": (
        void_acts.turn_away,
        lambda: acting("g-1", "g1", "g2 g3"),
        lambda: acting("g-1", "", "g2 g3 g4").totems(0, "g"),
    ),
    "IV3 void card": (void_acts.void_card, lambda: acting("v-1"), lambda: acting("g-1")),
    "IV9 skip": (
        void_acts.skip,
        lambda: in_phase(alone("t-1").complete("t"), "void").put(stage=1),
        lambda: in_phase(alone("f-1").complete("t"), "void").put(stage=1),
    ),
    "IV8 near settlement": (
        void_acts.near_settlement,
        lambda: acting("g-1", "d1 d2 d3"),
        lambda: acting("g-1", "d1 d2 d7"),
    ),
    "IV8 joins": (
        void_acts.joins,
        lambda: in_phase(alone("t-1").ruins("d1 d3"), "ruin").put(acting_in=4),
        lambda: in_phase(alone("t-1").ruins("d8"), "ruin").put(acting_in=4),
    ),
    "IV8 free piece": (
        void_acts.free_piece,
        lambda: settled("d"),
        lambda: settled(""),
    ),
    "IV8 target": (void_acts.target, lambda: aiming(""), lambda: aiming("d")),
    "IV11 centre": (
        void_turn.centre,
        lambda: on(PATHS, "t-1").put(centre=4),
        lambda: on(PATHS, "t-1").put(centre=3),
    ),
    "IV11 violet": (
        void_turn.violet,
        lambda: on(ROAD, "t-1").ruins("g1"),
        lambda: on(ROAD, "t-1").ruins("g1").tents(0, "g2"),
    ),
    "IV11 haunted": (
        void_turn.haunted,
        lambda: on(FLOATING, "t-1"),
        lambda: on(FLOATING, "g-1"),
    ),
    "IV4 void shown": (
        void_acts.void_shown,
        lambda: in_phase(showing(3), "refill").put(stage=2),
        lambda: in_phase(showing(2), "refill").put(stage=2),
    ),
    "IV7 card to turn": (
        void_acts.card_to_turn,
        lambda: drawing("t-1"),
        lambda: drawing("g-1"),
    ),
}
"""By rule and topic: a position where there is something to say, and one where there is not."""


@pytest.mark.parametrize("case", CASES)
def test_a_topic_is_found_where_it_is(case: str) -> None:
    topic, made, _ = CASES[case]
    assert found_void(topic, made()) is not None


@pytest.mark.parametrize("case", CASES)
def test_a_topic_is_not_found_where_it_is_not(case: str) -> None:
    topic, _, made = CASES[case]
    assert found_void(topic, made()) is None


def test_every_topic_has_a_case() -> None:
    topics = {topic for found in void.TOPICS.values() for topic in found}
    assert topics == {topic for topic, _, _ in CASES.values()}


def test_before_a_corruption_that_takes_nothing_its_judgements_are_announced() -> None:
    """IV6: both territories are the player's as they stand."""
    advice = found_void(void_turn.corruption, showing(3).tents(0, "t1 f1"))
    assert advice is not None
    assert advice.says.key == "coach-iwari-corruption-near"


def brought(table: VoidTable, event: Event) -> Advice | None:
    before = table.game.redact(table.to_move)
    table.play(event)
    return table.setting.brought(before, event, table.game.redact(before.seat))


BROUGHT: dict[str, tuple[Made, Event]] = {
    "claimed": (lambda: alone("c-1 t-1").tents(0, "c1 c2"), build(0, "c3", "c-1")),
    "lost": (lambda: alone("c-1 t-1").ruins("c1 c2"), build(0, "c3", "c-1")),
    "free": (lambda: alone("d-1 t-1").tents(0, "d1 d2 d3"), build(0, "d4", "d-1")),
    "saved": (lambda: alone("d-1 t-1").ruins("d1").tents(0, "d2"), build(0, "d4", "d-1")),
    "rest": (lambda: alone("d-1").tents(0, "d1"), build(0, "d4", "d-1")),
    "skip": (
        lambda: alone("t-1 g-1 t-9").complete("t").play(swap(0, "t-9")),
        skip(0, "t-1"),
    ),
    "endangered": (lambda: acting("g-1", "g1", "g2 g3"), void_build(0, "g5", "g-1")),
    "ruins": (
        lambda: acting("f-1", "t2 t3 t4 t5 f1 f2"),
        void_build(0, "f3", "f-1"),
    ),
}


@pytest.mark.parametrize("kind", BROUGHT)
def test_what_a_decision_brought_is_said(kind: str) -> None:
    """IV3, IV7, IV8, IV9, IV10."""
    made, event = BROUGHT[kind]
    advice = brought(made(), event)
    assert advice is not None
    assert advice.says.key == f"coach-iwari-brought-{kind}"


def test_a_swap_brings_nothing_worth_saying() -> None:
    assert brought(alone("t-1 g-1"), swap(0, "t-1")) is None
