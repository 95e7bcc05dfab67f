"""Spoilt events of Dewan: for each, the table it is done at, what is changed, and the rule."""

from tests.record import changes as it
from tests.record import spoiling as to
from tests.record.games import Fits, is_chance, is_do, table_of
from tests.record.spoiling import Change, Tampering


def T(  # noqa: N802 - a word for the tables below
    title: str, table: str, fits: Fits, change: Change, rule: str, later: int = 0
) -> Tampering:
    """At a table said by scenario and players."""
    scenario, players = table.split()
    return Tampering(title, table_of(scenario, int(players)), fits, change, rule, later)


story, take, place = is_do("story"), is_do("take"), is_do("place")
tuck, marker, fish = is_do("tuck"), is_do("marker"), is_do("fish")
shuffle, berry = is_chance("shuffle"), is_chance("berry")
tuck_of_card, fish_for_card = it.uses_card("tuck"), it.uses_card("fish")
beside_camp, beside_water = it.place_beside(it.has_camp), it.place_beside(it.is_water)
beside_volcano, beside_lava = it.place_beside(it.is_blocked), it.place_beside(it.is_lava)
beside_village = it.place_beside(it.is_taken_water)

STORIES_AND_TURNS = [
    T("a story chosen out of turn", "classic 3", story, to.other_seat, "DS6"),
    T("a story of no slot", "classic 2", story, to.say(**{"from": "row", "index": 5}), "DS6"),
    T("a story from nowhere", "lake 2", story, to.say(**{"from": "x", "index": 0}), "format"),
    T("stack with index", "team 4", story, to.say(**{"from": "stack", "index": 0}), "format"),
    T("a story left out of the draft", "team 4", story, to.drop, "DS6"),
    T("a story chosen twice", "downpour 3", story, to.repeat, "DS6", later=1),
    T("a story left out after a camp", "lake 3", it.is_second_story, to.drop, "DE2"),
    T("a story of another seat", "volcano 3", it.is_second_story, to.other_seat, "DE2"),
    T("a turn of the wrong seat", "team 4", take, to.other_seat, "DT1"),
    T("a turn left out", "classic 3", take, to.drop, "DT1"),
    T("a turn taken twice", "volcano 2", take, to.repeat, "DT1", later=1),
    T("a pass though cards can be taken", "classic 2", take, to.pass_instead, "DT2"),
    T("a decision nobody knows", "lake 2", take, to.say(do="fly"), "DT1"),
    T("a decision without a seat", "classic 2", take, to.cut("seat"), "format"),
    T("a seat that is true", "classic 2", it.is_take_of_seat_1, to.say(seat=True), "format"),
    T("a decision with a key too many", "classic 2", take, to.say(note="!"), "format"),
    T("an event that is no object", "classic 2", take, to.write_list, "format"),
]
TAKES = [
    T("cards that are not neighbours", "classic 2", take, to.say(slots=[0, 2]), "DK1"),
    T("a card taken twice", "classic 4", take, to.say(slots=[1, 1]), "DK1"),
    T("three cards", "team 4", take, to.say(slots=[1, 2, 3]), "DK1"),
    T("no card", "lake 4", take, to.say(slots=[]), "DK1"),
    T("a slot beyond the row", "downpour 2", take, to.say(slots=[5, 6]), "DK1"),
    T("one card though two are neighbours", "volcano 4", take, to.say(slots=[3]), "DK3"),
    T("slots that are words", "classic 2", take, to.say(slots=["0", "1"]), "format"),
]
JOURNEYS = [
    T("a camp where a camp stands", "classic 3", beside_camp, it.travel_to(it.has_camp), "DP1"),
    T("a camp on water", "classic 4", beside_water, it.travel_to(it.is_water), "DP1"),
    T("a journey from a rival's camp", "team 4", place, it.begin_at_rival, "DP1"),
    T("a journey that goes nowhere", "classic 2", place, it.stay, "DP1"),
    T("a journey without a space", "classic 2", place, to.say(route=[]), "DP1"),
    T("a journey that leaps", "lake 2", it.is_long, it.skip_space, "DP2"),
    T("a journey off the map", "classic 2", place, to.put("route.-1", "Z9"), "DP2"),
    T("a journey that turns back", "downpour 4", it.is_long, to.copy("route.0", "route.2"), "DP7"),
    T(
        "a journey into the volcano",
        "volcano 2",
        beside_volcano,
        it.travel_to(it.is_blocked),
        "DL2",
    ),
    T("a journey into lava", "volcano 2", beside_lava, it.travel_to(it.is_lava), "DL2"),
    T(
        "a second village in a zone",
        "lake 2",
        beside_village,
        it.travel_to(it.is_taken_water),
        "DH1",
    ),
    T("a card too few", "classic 2", place, to.cut("pay.-1"), "DP2"),
    T("a card too many", "downpour 3", it.has_spare_card, it.pay_more, "DP2"),
    T("a crossing paid twice", "lake 3", it.is_crossing_with_spare_card, it.pay_more, "DP2"),
    T("a card of another hand", "team 4", it.rival_holds_cards, it.pay_from_other_hand, "DP2"),
    T("a card that pays twice", "volcano 3", place, to.copy("pay.0", "pay.1"), "DP2"),
    T("a card of another terrain", "classic 3", it.has_wrong_card, it.pay_wrong_terrain, "DP2"),
    T("a card that does not exist", "lake 4", place, to.put("pay.0", "joker"), "DP2"),
    T("a payment that is no list", "classic 2", place, to.say(pay="all"), "format"),
]
EFFECTS_AND_EVENTS = [
    T("a tuck of another hand's card", "classic 2", tuck_of_card, it.use_card_of_other, "DE2"),
    T("a tuck of no half", "volcano 3", tuck_of_card, to.say(half=2), "DE2"),
    T("a tuck without a half", "volcano 3", tuck_of_card, to.cut("half"), "format"),
    T("a tuck left out", "lake 2", tuck, to.drop, "DE2"),
    T("a tuck of another seat", "team 4", tuck, to.other_seat, "DE2"),
    T("a tuck too many", "downpour 2", tuck, to.repeat, "DT1", later=1),
    T(
        "a water marker far from water",
        "downpour 3",
        it.has_far_land,
        it.mark(it.is_far_land),
        "DD1",
    ),
    T("a water marker on water", "downpour 2", marker, it.mark(it.is_water), "DD1"),
    T("a water marker on a camp", "downpour 4", marker, it.mark(it.has_camp), "DD1"),
    T("a water marker of another seat", "downpour 4", marker, to.other_seat, "DD1"),
    T("a water marker left out", "downpour 2", marker, to.drop, "DD1"),
    T("a lava marker far from lava", "volcano 3", it.has_far_land, it.mark(it.is_far_land), "DL1"),
    T("a lava marker on the volcano", "volcano 2", marker, it.mark(it.is_blocked), "DL1"),
    T("a lava marker off the map", "volcano 4", marker, to.say(space="nowhere"), "DL1"),
    T("a marker too many", "volcano 2", marker, to.repeat, "DT1", later=1),
    T("a marker in a game without", "classic 2", take, to.say(do="marker"), "DT1"),
    T("fish for a card of another hand", "lake 2", fish_for_card, it.use_card_of_other, "DH5"),
    T("fish for a card that does not exist", "lake 3", fish, to.say(card="worm"), "DH5"),
    T("fish left out", "lake 4", fish, to.drop, "DH5"),
    T("fish of another seat", "lake 3", fish, to.other_seat, "DH5"),
]
CHANCE = [
    T("a shuffle without a discard", "classic 3", shuffle, to.cut("cards.-1"), "DK3"),
    T("a shuffle with a card twice", "team 4", shuffle, to.shuffle_twice, "DK3"),
    T(
        "a shuffle with a card of the row",
        "classic 2",
        it.has_full_end_of_row,
        it.shuffle_in,
        "DK3",
    ),
    T("a shuffle with a card of the row", "lake 2", it.has_full_end_of_row, it.shuffle_in, "DV3"),
    T("a shuffle into the supply", "classic 2", shuffle, to.say(into="supply"), "DK3"),
    T("a shuffle into the pile", "downpour 3", shuffle, to.say(into="pile"), "DV3"),
    T("a shuffle left out", "classic 4", shuffle, to.drop, "DK3"),
    T("a shuffle left out", "volcano 4", shuffle, to.drop, "DV3"),
    T("a shuffle too many", "lake 3", shuffle, to.repeat, "DV3", later=1),
    T("a shuffle of nothing", "classic 2", take, to.insert({"chance": "shuffle"}), "DK3"),
    T("a shuffle that is no list", "team 4", shuffle, to.say(cards=7), "format"),
    T("an odd berry to a wrong part", "downpour 2", berry, it.berry_elsewhere, "DV7"),
    T("an odd berry off the map", "volcano 3", berry, to.say(space="Z0"), "DV7"),
    T("an odd berry left out", "downpour 3", berry, to.drop, "DV7"),
    T("an odd berry too many", "volcano 3", take, to.insert({"chance": "berry"}), "DV7"),
    T("chance that nobody knows", "classic 2", take, to.insert({"chance": "dice"}), "DT1"),
]
TAMPERINGS = [*STORIES_AND_TURNS, *TAKES, *JOURNEYS, *EFFECTS_AND_EVENTS, *CHANCE]
