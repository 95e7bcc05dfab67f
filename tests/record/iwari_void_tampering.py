"""Spoilt events of Iwari against the void: the table, what is changed, and the rule."""

from tests.record import iwari_void_changes as it
from tests.record import spoiling as to
from tests.record.games import GREEDY, is_chance, is_do
from tests.record.iwari_changes import is_own_build, pay_from_other_hand, totem
from tests.record.iwari_games import against_void
from tests.record.iwari_void_changes import instead, is_void_build
from tests.record.spoiling import Tampering

T = Tampering
SOLO = against_void("vast-lands", "solo")
COOP = against_void("new-horizons", "coop", 5)
LONG_SOLO = against_void("vast-lands", "solo", 12)
LONG_COOP = against_void("glacier-massif", "coop", 12)
FLOATING = against_void("floating-lands", "solo", 11)
ISLAND = against_void("forgotten-island", "coop", 5)
ROAD = against_void("long-road", "solo")
ISLAND_SOLO = against_void("forgotten-island", "solo", 5)
PATHS = against_void("unexplored-paths", "coop", 5)
WISE_SOLO, WISE_COOP, WISE_PATHS = (table + GREEDY for table in (LONG_SOLO, LONG_COOP, PATHS))
FOUR = "iwari map=new-horizons players=4"

played, skip, order, target, free, swap, passes, discard = (
    is_do(kind) for kind in ("void", "skip", "order", "target", "free", "swap", "pass", "discard")
)
shuffle = is_chance("shuffle")
own, ruins = is_own_build, is_void_build

TURNS = [
    T("a turn of the other seat", COOP, own, to.other_seat, "IV2"),
    T("an own action left out", SOLO, own, to.drop, "IV2"),
    T("an own action for the void", SOLO, own, to.say(tribe="void"), "IV2"),
    T("an own action for nobody", COOP, own, to.say(tribe=7), "IV2"),
    T("the void by its number", SOLO, ruins, to.say(tribe=1), "format"),
    T("a tribe that is a word", SOLO, own, to.say(tribe="players"), "format"),
    T("a pass with cards", SOLO, own, to.pass_instead, "IV2"),
    T("a decision nobody knows", SOLO, own, to.say(do="fly"), "IV2"),
    T("a skipped action left out", SOLO, passes, to.drop, "IV2"),
    T("a swap instead of a skipped action", SOLO, *instead(passes, it.swap_void), "IV2"),
    T("a deed", SOLO, own, to.say(do="deed"), "IV2"),
    T("an own action twice", COOP, own, to.repeat, "IV3", later=1),
    T("a void action left out", SOLO, ruins, to.drop, "IV3"),
    T("a void action of the other seat", COOP, ruins, to.other_seat, "IV3"),
    T("a void action for oneself", SOLO, ruins, to.say(tribe=0), "IV3"),
    T("a void action that is a swap", SOLO, ruins, to.say(do="swap"), "IV3"),
    T("a void action that is a pass", SOLO, ruins, to.pass_instead, "IV3"),
    T("a void action twice", SOLO, ruins, to.repeat, "IT7", later=1),
    T("a draw left out", COOP, it.draws_last, to.drop, "IT7"),
]
CARDS = [
    T("a void card that pays", SOLO, *instead(own, it.pay_with_void), "IV2"),
    T("void cards that pay as a joker", SOLO, *instead(own, it.pay_with_voids), "IV2"),
    T("a void card that pays for a ruin", SOLO, *instead(ruins, it.pay_with_void), "IV2"),
    T("a void card swapped", SOLO, *instead(own, it.swap_void), "IV2"),
    T("a swap of no card there is", SOLO, swap, to.say(card="joker"), "IT2"),
    T("a card of the other hand", COOP, ruins, pay_from_other_hand, "IT3"),
    T("a biome card as a void card", SOLO, *instead(ruins, it.play_other), "IV3"),
    T("no void card", SOLO, played, to.say(cards=[]), "IV3"),
    T("a void card twice", SOLO, *instead(played, it.play_twice), "IV3"),
    T("a void card that shows", SOLO, *instead(played, it.play_elsewhere), "IV3"),
    T("a void card nobody knows", SOLO, played, to.say(cards=["void-99"]), "IV3"),
    T("void cards that are no list", SOLO, played, to.say(cards="all"), "format"),
    T("void cards left out", SOLO, played, to.cut("cards"), "format"),
    T("void cards too late", SOLO, it.draws_first_of_two, it.play_after_draw, "IT7", later=1),
    T("a skip too early", SOLO, *instead(ruins, it.skip_incomplete), "IV9"),
    T("a skip with a void card", SOLO, *instead(ruins, it.skip_void), "IV9"),
    T("a skip with another's card", SOLO, *instead(ruins, it.skip_other_hand), "IV9"),
    T("a skip in the own action", WISE_COOP, own, to.say(do="skip"), "IV2"),
    T("a discard though a build is possible", SOLO, *instead(ruins, it.discard_one), "IV3"),
    T("a skip left out", WISE_COOP, skip, to.drop, "IV3"),
    T("a discard of a card of the deck", ISLAND_SOLO, *instead(discard, it.discard_unseen), "IV3"),
    T("a discard of no card there is", ISLAND_SOLO, discard, to.say(card="joker"), "IV3"),
    T("a discard left out", ISLAND_SOLO, discard, to.drop, "IV3"),
]
PIECES = [
    T("a piece in a judged territory", SOLO, *instead(own, it.enter_closed), "IV7"),
    T("a ruin in a judged territory", SOLO, *instead(ruins, it.enter_closed), "IV7"),
    T("a tent on a ruin", SOLO, *instead(own, it.on_ruin), "IT5"),
    T("a ruin on a ruin", SOLO, *instead(ruins, it.on_ruin), "IT5"),
    T("a ruin beside the violet spots", ISLAND, *instead(ruins, it.not_violet), "IV11"),
    T("a ruin beside the violet road", ROAD, *instead(ruins, it.not_violet), "IV11"),
    T("a void totem of an empty centre", PATHS, *instead(own, it.from_empty_centre), "IV11"),
    T("a void totem of a territory", PATHS, *instead(own, it.from_territory), "IV11"),
    T("a void totem without a centre", SOLO, *instead(own, it.from_centre), "IV11"),
    T("a void totem moved by the void", PATHS, *instead(ruins, it.from_centre), "IV11"),
    T("a void totem for one card", WISE_PATHS, it.calls_totem, to.cut("cards.0.-1"), "IA4"),
    T("a void totem too many", LONG_COOP, *instead(ruins, it.void_out_of_totems), "IT6"),
    T("a tent that leaves too early", SOLO, *instead(it.places_tent, it.move_incomplete), "IV9"),
    T("a tent from nowhere", SOLO, *instead(it.places_tent, it.move_nothing), "IV9"),
    T("a ruin moved as a tent", SOLO, *instead(it.places_tent, it.move_ruin), "IV9"),
    T("a ruin that moves", SOLO, *instead(ruins, it.move_for_void), "IV9"),
    T("a totem from nowhere", SOLO, *instead(own, it.move_no_totem), "IV9"),
    T("a totem under a void totem", SOLO, *instead(own, it.move_under_void), "IV9"),
    T("a move for another card", LONG_SOLO, *instead(it.moves_tent, it.move_for_other_card), "IV9"),
    T("a tent moved twice", LONG_SOLO, *instead(it.moves_tent, it.move_twice), "IV9"),
    T("a tent moved against each other", FOUR, *instead(own, it.move_nothing), "IV9"),
]
INFECTIONS = [
    T("an order left out", SOLO, order, to.drop, "IV5"),
    T("an order of the other seat", COOP, order, to.other_seat, "IV5"),
    T("an order of one", SOLO, *instead(order, it.order_of(0)), "IV5"),
    T("an order of none", SOLO, order, to.say(territories=[]), "IV5"),
    T("an order of the same twice", SOLO, *instead(order, it.order_of(1, 1)), "IV5"),
    T("an order of three", SOLO, *instead(order, it.order_of(0, 1, 0)), "IV5"),
    T("an order with another", SOLO, *instead(order, it.order_elsewhere), "IV5"),
    T("an order off the map", SOLO, *instead(order, it.order_of(0, "nowhere")), "IV5"),
    T("an order that is no list", SOLO, order, to.say(territories="both"), "format"),
    T(
        "an order out of the blue",
        SOLO,
        own,
        to.insert({"seat": 0, "do": "order", "territories": []}),
        "IV2",
    ),
    T("a ruin left out", SOLO, it.is_tie, to.drop, "IV5"),
    T("a ruin of the other seat", COOP, it.is_tie, to.other_seat, "IV5"),
    T("a ruin elsewhere", SOLO, *instead(it.is_tie, it.ruin_elsewhere), "IV5"),
    T("a ruin where a piece stands", SOLO, *instead(it.is_tie, it.ruin_on_piece), "IV5"),
    T("a ruin farther away", SOLO, *instead(it.is_tie, it.ruin_farther), "IV5"),
    T("a ruin off the map", SOLO, it.is_tie, to.say(spot="nowhere"), "IV5"),
    T("a ruin without a spot", SOLO, it.is_tie, to.cut("spot"), "format"),
    T("a haunted ruin left out", FLOATING, it.is_haunted, to.drop, "IV11"),
    T("a haunted ruin elsewhere", FLOATING, *instead(it.is_haunted, it.ruin_elsewhere), "IV11"),
    T("a haunted ruin on a piece", FLOATING, *instead(it.is_haunted, it.ruin_on_piece), "IV5"),
]
SETTLEMENTS = [
    T("a target left out", LONG_COOP, target, to.drop, "IV8"),
    T("a target elsewhere", LONG_COOP, *instead(target, it.target_elsewhere), "IV8"),
    T("a target that was judged", LONG_COOP, *instead(target, it.target_closed), "IV7"),
    T("a target off the map", LONG_COOP, target, to.say(territory="nowhere"), "IV8"),
    T("a piece after the last tent", LONG_SOLO, *instead(own, it.follow_last_tent), "IV8"),
    T("a piece after the last ruin", WISE_COOP, *instead(ruins, it.follow_last_tent), "IV8"),
    T("a free piece left out", WISE_COOP, free, to.drop, "IV8"),
    T("a free piece of the other seat", WISE_COOP, free, to.other_seat, "IV8"),
    T("a free piece elsewhere", WISE_COOP, *instead(free, it.free_elsewhere), "IV8"),
    T("a free piece in a judged territory", WISE_COOP, *instead(free, it.free_in_closed), "IV7"),
    T("a free tent on a tent", WISE_COOP, *instead(free, it.free_on_tent), "IT5"),
    T("a free totem beyond the cap", WISE_COOP, *instead(free, it.free_beyond_cap), "IT5"),
    T("a free tent that moves", WISE_COOP, *instead(free, it.free_moved), "IV8"),
    T("a free fortification", WISE_COOP, *instead(free, it.free_fort), "IV8"),
    T("a free piece that is a word", WISE_COOP, free, to.say(piece="tent"), "format"),
    T("a free piece off the map", WISE_COOP, free, to.say(piece=totem("nowhere")), "IT5"),
]
CHANCE = [
    T("a shuffle without a card of the deck", COOP, shuffle, it.forget_deck_card, "IV6"),
    T("a shuffle with a card twice", COOP, shuffle, to.shuffle_twice, "IV6"),
    T("a shuffle that sets none aside", COOP, shuffle, it.set_none_aside, "IV6"),
    T("a shuffle that sets two aside", COOP, shuffle, it.set_two_aside, "IV6"),
    T("a shuffle of a hand card", COOP, shuffle, it.shuffle_hand_in, "IV6"),
    T("a shuffle of the discards", COOP, shuffle, it.shuffle_discard_in, "IV6"),
    T("a shuffle of no card there is", COOP, shuffle, to.say(cards=["joker"]), "IV6"),
    T("a shuffle into the display", COOP, shuffle, to.say(into="display"), "IV6"),
    T("a shuffle that is no list", COOP, shuffle, to.say(cards=7), "format"),
    T("a shuffle left out", COOP, shuffle, to.drop, "IV6"),
    T("a shuffle too many", COOP, own, to.insert({"chance": "shuffle"}), "IV6"),
    T("a shuffle instead of a void action", COOP, ruins, to.insert({"chance": "shuffle"}), "IV3"),
    T("chance that nobody knows", COOP, shuffle, to.say(chance="dice"), "IV6"),
]
TAMPERINGS = [*TURNS, *CARDS, *PIECES, *INFECTIONS, *SETTLEMENTS, *CHANCE]
