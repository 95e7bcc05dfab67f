"""Spoilt events of Iwari: for each, the table it is done at, what is changed, and the rule."""

from tests.record import iwari_changes as it
from tests.record import spoiling as to
from tests.record.games import is_chance, is_do
from tests.record.spoiling import Tampering

T = Tampering
DEEDS = "deeds=union,discovery,honour,respect"
TWO = "iwari map=new-horizons players=2"
TWO_AT_SEA = f"iwari map=vast-lands players=2 {DEEDS}"
DRAFT = "iwari map=new-horizons players=3 draft=true"
THREE = f"iwari map=vast-lands players=3 {DEEDS}"
FOUR = f"iwari map=new-horizons players=4 {DEEDS}"
PAIR = ["tundra-1", "tundra-2"]
FIVE = "iwari map=vast-lands players=5 settlements=path"

swap, draw, deed, discard = is_do("swap"), is_do("draw"), is_do("deed"), is_do("discard")
shuffle = is_chance("shuffle")
from_deck, from_display = it.draws_from("deck"), it.draws_from("display")

TURNS = [
    T("a turn of the wrong seat", FOUR, it.is_build, to.other_seat, "IT1"),
    T("a turn left out", FIVE, it.is_build, to.drop, "IT1"),
    T("a turn begun before the refill", THREE, swap, to.repeat, "IT7", later=1),
    T("a pass though there are cards", FIVE, it.is_build, to.pass_instead, "IT2"),
    T("a decision nobody knows", FOUR, it.is_build, to.say(do="fly"), "IT1"),
    T("a decision without a seat", FOUR, it.is_build, to.cut("seat"), "format"),
    T("a seat that is a word", FOUR, it.is_build, to.say(seat="0"), "format"),
    T("a decision with a key too many", FOUR, it.is_build, to.say(note="!"), "format"),
    T("an event that is no object", FOUR, swap, to.write_list, "format"),
    T("a swap of another hand's card", FOUR, swap, it.use_card_of_other, "IT2"),
    T("a swap of no card there is", THREE, swap, to.say(card="joker"), "IT2"),
    T("a discard without a third tribe", THREE, swap, to.say(do="discard"), "IT1"),
]
PIECES = [
    T("a tent on a tent", FOUR, it.has_tents, it.pitch_on_tent, "IT5"),
    T("two tents on one spot", FIVE, it.takes_tents, to.copy("pieces.0", "pieces.1"), "IT5"),
    T(
        "a tent off the map",
        FOUR,
        it.is_build,
        to.put("pieces.0", {"piece": "tent", "spot": "nowhere"}),
        "IT5",
    ),
    T(
        "a totem off the map",
        FOUR,
        it.is_build,
        to.put("pieces.0", {"piece": "totem", "territory": "Z"}),
        "IT5",
    ),
    T("a totem beyond the cap", THREE, it.has_full_territory, it.raise_in_full, "IT5"),
    T("a totem where no tent is", FOUR, it.has_unexplored, it.raise_in_unexplored, "IT4"),
    T(
        "two tents where none is",
        FIVE,
        it.both(it.builds(2), it.has_unexplored),
        it.pitch_two_in_unexplored,
        "IT4",
    ),
    T("pieces in two territories", FOUR, it.builds(2), it.build_elsewhere_too, "IT1"),
    T("three pieces", FOUR, it.builds(2), it.add_piece, "IT1"),
    T("no piece", FOUR, it.is_build, to.say(pieces=[], cards=[]), "IT1"),
    T("a totem too many", TWO, it.is_out_of("totems_left"), it.raise_without_stock, "IT6"),
    T("a piece nobody knows", FOUR, it.is_build, to.put("pieces.0", {"piece": "camp"}), "format"),
    T("a piece that is a word", FOUR, it.is_build, to.put("pieces.0", "tent"), "format"),
    T("pieces that are no list", FOUR, it.is_build, to.say(pieces="tent"), "format"),
    T("a build for another tribe", FOUR, it.is_build, to.say(tribe=7), "IT1"),
    T("an own build for the third tribe", TWO, it.is_own_build, to.say(tribe=2), "IT1"),
    T("a tribe that is a word", FOUR, it.is_build, to.say(tribe="0"), "format"),
]
PAYMENTS = [
    T("a card too few", FIVE, it.builds(2), to.cut("cards.-1"), "IT3"),
    T("a piece for nothing", FOUR, it.is_build, to.say(cards=[[]]), "IT3"),
    T("four cards", FOUR, it.builds(2), to.put("cards", [PAIR, ["forest-1", "forest-2"]]), "IT1"),
    T(
        "a card of another biome",
        FOUR,
        it.pays_one_and_has(it.other_biome),
        it.pay_instead(it.other_biome),
        "IT3",
    ),
    T(
        "a mixed pair",
        FIVE,
        it.pays_one_and_has(it.other_biome),
        it.pay_besides(it.other_biome),
        "IT3",
    ),
    T(
        "a pair of the own biome",
        FIVE,
        it.pays_one_and_has(it.own_biome),
        it.pay_besides(it.own_biome),
        "IT3",
    ),
    T("half a joker", FOUR, it.both(it.builds(1), it.pays(2)), to.cut("cards.0.-1"), "IT3"),
    T(
        "a card that pays twice",
        FOUR,
        it.both(it.builds(2), it.pays(1)),
        to.copy("cards.0", "cards.1"),
        "IT3",
    ),
    T("a card of another hand", THREE, it.is_build, it.pay_from_other_hand, "IT3"),
    T("a card that does not exist", FOUR, it.builds(1), to.say(cards=[["joker"]]), "IT3"),
    T("a payment that is no list", FOUR, it.is_build, to.say(cards="all"), "format"),
    T("a card without a list", FOUR, it.builds(1), to.say(cards=["tundra-1"]), "format"),
]
THIRD = [
    T("the third tribe left out", TWO, it.is_third_build, to.drop, "I2.1"),
    T(
        "the third tribe's build for oneself",
        TWO_AT_SEA,
        it.is_third_build,
        to.say(tribe=0),
        "I2.1",
    ),
    T("the third tribe's build by the other seat", TWO, it.is_third_build, to.other_seat, "I2.1"),
    T("a swap for the third tribe", TWO, it.is_third_build, to.say(do="swap"), "I2.1"),
    T(
        "a discard though the third tribe can build",
        TWO,
        it.is_third_build,
        it.discard_instead,
        "I2.1",
    ),
    T("the third tribe twice", TWO_AT_SEA, it.is_third_build, to.repeat, "IT7", later=1),
]
DRAWS = [
    T("another card of the display", FOUR, from_display, to.say(card="tundra-1"), "IT7"),
    T("a card beyond the display", FIVE, from_display, to.say(index=4), "IT7"),
    T("a card before the display", FIVE, from_display, to.say(index=-1), "IT7"),
    T("another card of the deck", TWO, from_deck, it.draw_other, "IT7"),
    T("a card that does not exist", FOUR, from_deck, to.say(card="joker"), "IT7"),
    T("a draw left out", FOUR, draw, to.drop, "IT7"),
    T("a draw of another seat", THREE, draw, to.other_seat, "IT7"),
    T("a draw instead of a turn", FOUR, it.is_build, to.say(do="draw"), "IT1"),
    T("a draw from nowhere", FOUR, from_display, to.say(**{"from": "box"}), "format"),
    T("a draw from the deck with a place", FOUR, from_deck, to.say(index=0), "format"),
    T("a draw from the deck without its card", FOUR, from_deck, to.cut("card"), "format"),
    T("a place that is true", FOUR, from_display, to.say(index=True), "format"),
    T("a pick out of turn", DRAFT, draw, to.other_seat, "IS4"),
    T("a build before the hands are picked", DRAFT, draw, to.say(do="build"), "IS4"),
    T("another card picked from the deck", DRAFT, from_deck, it.draw_other, "IS4"),
    T("a pick beyond the display", DRAFT, from_display, to.say(index=9), "IS4"),
]
DEEDS_DONE = [
    T("a union far from the settlement", THREE, *it.target("union", it.is_untouched), "IM2"),
    T("a discovery where it was made", FOUR, *it.target("discovery", it.is_filled_now), "IM4"),
    T("an honour by sea", THREE, *it.target("honour", it.is_other_kind), "IM3"),
    T("a respect by land", THREE, *it.target("respect", it.is_other_kind), "IM3"),
    T("an honour under a mountain", FOUR, *it.target("honour", it.is_covered), "IM3"),
    T("an honour without the lead", FOUR, *it.target("honour", it.is_not_led), "IM3"),
    T("a union on a connection", THREE, it.earns("union"), it.put_on_connection, "IM2"),
    T("a union on nothing", THREE, it.earns("union"), to.cut("territory"), "format"),
    T("an honour on no connection", FOUR, it.earns("honour"), to.say(connection=99), "IM3"),
    T("an honour on a word", FOUR, it.earns("honour"), to.say(connection="1"), "format"),
    T("a discovery nowhere", FOUR, it.earns("discovery"), to.say(territory="Z"), "IM4"),
    T("an honour declined", FOUR, it.earns("honour"), to.say(connection=None), "IM3"),
    T("a discovery declined", FOUR, it.earns("discovery"), to.say(territory=None), "IM4"),
    T("a deed left out", FOUR, deed, to.drop, "IM7"),
    T("a deed of another seat", THREE, deed, to.other_seat, "IM7"),
    T("a deed nobody knows", FOUR, deed, to.say(deed="valour"), "IM7"),
    T("a deed that was not earned", THREE, it.earns("discovery"), to.say(deed="union"), "IM7"),
    T("a deed in a game without", FIVE, it.is_build, to.say(do="deed"), "IT1"),
]
CHANCE = [
    T("a shuffle without a discard", FOUR, shuffle, to.cut("cards.-1"), "IE1"),
    T("a shuffle with a card twice", TWO, shuffle, to.shuffle_twice, "IE1"),
    T("a shuffle with a card of the display", FIVE, shuffle, it.shuffle_in, "IE1"),
    T("a shuffle into the display", FOUR, shuffle, to.say(into="display"), "IE1"),
    T("a shuffle left out", THREE, shuffle, to.drop, "IE1"),
    T("a shuffle too many", FOUR, it.is_build, to.insert({"chance": "shuffle"}), "IE1"),
    T("a shuffle instead of a draw", FOUR, draw, to.insert({"chance": "shuffle"}), "IT7"),
    T("a shuffle that is no list", TWO, shuffle, to.say(cards=7), "format"),
    T("chance that nobody knows", FOUR, it.is_build, to.insert({"chance": "dice"}), "IT1"),
]
TAMPERINGS = [*TURNS, *PIECES, *PAYMENTS, *THIRD, *DRAWS, *DEEDS_DONE, *CHANCE]
