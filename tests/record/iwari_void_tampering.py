"""Spoilt events of Iwari against the void: the table, what is changed, and the rule."""

from tests.record import iwari_void_changes as void
from tests.record.games import GREEDY, is_chance, is_do
from tests.record.iwari_atlas_changes import pay_one
from tests.record.iwari_changes import is_own_build, pay_from_other_hand, totem
from tests.record.iwari_games import against_void
from tests.record.iwari_void_changes import instead, is_void_build
from tests.record.spoiling import (
    Tampering,
    drop,
    insert,
    other_seat,
    pass_instead,
    remove_key,
    repeat,
    set_keys,
    shuffle_twice,
)

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

TURNS = [
    T("a turn of the other seat", COOP, is_own_build, other_seat, "IV2"),
    T("an own action left out", SOLO, is_own_build, drop, "IV2"),
    T("an own action for the void", SOLO, is_own_build, set_keys(tribe="void"), "IV2"),
    T("an own action for nobody", COOP, is_own_build, set_keys(tribe=7), "IV2"),
    T("the void by its number", SOLO, is_void_build, set_keys(tribe=1), "format"),
    T("a tribe that is a word", SOLO, is_own_build, set_keys(tribe="players"), "format"),
    T("a pass with cards", SOLO, is_own_build, pass_instead, "IV2"),
    T("a decision nobody knows", SOLO, is_own_build, set_keys(do="fly"), "IV2"),
    T("a skipped action left out", SOLO, passes, drop, "IV2"),
    T("a swap instead of a skipped action", SOLO, *instead(passes, void.swap_void), "IV2"),
    T("a deed", SOLO, is_own_build, set_keys(do="deed"), "IV2"),
    T("an own action twice", COOP, is_own_build, repeat, "IV3", later=1),
    T("a void action left out", SOLO, is_void_build, drop, "IV3"),
    T("a void action of the other seat", COOP, is_void_build, other_seat, "IV3"),
    T("a void action for oneself", SOLO, is_void_build, set_keys(tribe=0), "IV3"),
    T("a void action that is a swap", SOLO, is_void_build, set_keys(do="swap"), "IV3"),
    T("a void action that is a pass", SOLO, is_void_build, pass_instead, "IV3"),
    T("a void action twice", SOLO, is_void_build, repeat, "IT7", later=1),
    T("a draw left out", COOP, void.draws_last, drop, "IT7"),
]
CARDS = [
    T("a void card that pays", SOLO, *instead(is_own_build, void.pay_with_void), "IV2"),
    T("void cards that pay as a joker", SOLO, *instead(is_own_build, void.pay_with_voids), "IV2"),
    T("a void card that pays for a ruin", SOLO, *instead(is_void_build, void.pay_with_void), "IV2"),
    T("a void card swapped", SOLO, *instead(is_own_build, void.swap_void), "IV2"),
    T("a swap of no card there is", SOLO, swap, set_keys(card="joker"), "IT2"),
    T("a card of the other hand", COOP, is_void_build, pay_from_other_hand, "IT3"),
    T("a biome card as a void card", SOLO, *instead(is_void_build, void.play_other), "IV3"),
    T("no void card", SOLO, played, set_keys(cards=[]), "IV3"),
    T("a void card twice", SOLO, *instead(played, void.play_twice), "IV3"),
    T("a void card that shows", SOLO, *instead(played, void.play_elsewhere), "IV3"),
    T("a void card nobody knows", SOLO, played, set_keys(cards=["void-99"]), "IV3"),
    T("void cards that are no list", SOLO, played, set_keys(cards="all"), "format"),
    T("void cards left out", SOLO, played, remove_key("cards"), "format"),
    T("void cards too late", SOLO, void.draws_first_of_two, void.play_after_draw, "IT7", later=1),
    T("a skip too early", SOLO, *instead(is_void_build, void.skip_incomplete), "IV9"),
    T("a skip with a void card", SOLO, *instead(is_void_build, void.skip_void), "IV9"),
    T("a skip with another's card", SOLO, *instead(is_void_build, void.skip_other_hand), "IV9"),
    T("a skip in the own action", WISE_COOP, is_own_build, set_keys(do="skip"), "IV2"),
    T(
        "a discard though a build is possible",
        SOLO,
        *instead(is_void_build, void.discard_one),
        "IV3",
    ),
    T("a skip left out", WISE_COOP, skip, drop, "IV3"),
    T(
        "a discard of a card of the deck",
        ISLAND_SOLO,
        *instead(discard, void.discard_unseen),
        "IV3",
    ),
    T("a discard of no card there is", ISLAND_SOLO, discard, set_keys(card="joker"), "IV3"),
    T("a discard left out", ISLAND_SOLO, discard, drop, "IV3"),
]
PIECES = [
    T("a piece in a judged territory", SOLO, *instead(is_own_build, void.enter_closed), "IV7"),
    T("a ruin in a judged territory", SOLO, *instead(is_void_build, void.enter_closed), "IV7"),
    T("a tent on a ruin", SOLO, *instead(is_own_build, void.on_ruin), "IT5"),
    T("a ruin on a ruin", SOLO, *instead(is_void_build, void.on_ruin), "IT5"),
    T("a ruin beside the violet spots", ISLAND, *instead(is_void_build, void.not_violet), "IV11"),
    T("a ruin beside the violet road", ROAD, *instead(is_void_build, void.not_violet), "IV11"),
    T(
        "a void totem of an empty centre",
        PATHS,
        *instead(is_own_build, void.from_empty_centre),
        "IV11",
    ),
    T("a void totem of a territory", PATHS, *instead(is_own_build, void.from_territory), "IV11"),
    T("a void totem without a centre", SOLO, *instead(is_own_build, void.from_centre), "IV11"),
    T("a void totem moved by the void", PATHS, *instead(is_void_build, void.from_centre), "IV11"),
    T("a void totem for one card", WISE_PATHS, void.calls_totem, pay_one, "IA4"),
    T("a void totem too many", LONG_COOP, *instead(is_void_build, void.void_out_of_totems), "IT6"),
    T(
        "a tent that leaves too early",
        SOLO,
        *instead(void.places_tent, void.move_incomplete),
        "IV9",
    ),
    T("a tent from nowhere", SOLO, *instead(void.places_tent, void.move_nothing), "IV9"),
    T("a ruin moved as a tent", SOLO, *instead(void.places_tent, void.move_ruin), "IV9"),
    T("a ruin that moves", SOLO, *instead(is_void_build, void.move_for_void), "IV9"),
    T("a totem from nowhere", SOLO, *instead(is_own_build, void.move_no_totem), "IV9"),
    T("a totem under a void totem", SOLO, *instead(is_own_build, void.move_under_void), "IV9"),
    T(
        "a move for another card",
        LONG_SOLO,
        *instead(void.moves_tent, void.move_for_other_card),
        "IV9",
    ),
    T("a tent moved twice", LONG_SOLO, *instead(void.moves_tent, void.move_twice), "IV9"),
    T("a tent moved against each other", FOUR, *instead(is_own_build, void.move_nothing), "IV9"),
]
INFECTIONS = [
    T("an order left out", SOLO, order, drop, "IV5"),
    T("an order of the other seat", COOP, order, other_seat, "IV5"),
    T("an order of one", SOLO, *instead(order, void.order_of(0)), "IV5"),
    T("an order of none", SOLO, order, set_keys(territories=[]), "IV5"),
    T("an order of the same twice", SOLO, *instead(order, void.order_of(1, 1)), "IV5"),
    T("an order of three", SOLO, *instead(order, void.order_of(0, 1, 0)), "IV5"),
    T("an order with another", SOLO, *instead(order, void.order_elsewhere), "IV5"),
    T("an order off the map", SOLO, *instead(order, void.order_of(0, "nowhere")), "IV5"),
    T("an order that is no list", SOLO, order, set_keys(territories="both"), "format"),
    T(
        "an order out of the blue",
        SOLO,
        is_own_build,
        insert({"seat": 0, "do": "order", "territories": []}),
        "IV2",
    ),
    T("a ruin left out", SOLO, void.is_tie, drop, "IV5"),
    T("a ruin of the other seat", COOP, void.is_tie, other_seat, "IV5"),
    T("a ruin elsewhere", SOLO, *instead(void.is_tie, void.ruin_elsewhere), "IV5"),
    T("a ruin where a piece stands", SOLO, *instead(void.is_tie, void.ruin_on_piece), "IV5"),
    T("a ruin farther away", SOLO, *instead(void.is_tie, void.ruin_farther), "IV5"),
    T("a ruin off the map", SOLO, void.is_tie, set_keys(spot="nowhere"), "IV5"),
    T("a ruin without a spot", SOLO, void.is_tie, remove_key("spot"), "format"),
    T("a haunted ruin left out", FLOATING, void.is_haunted, drop, "IV11"),
    T("a haunted ruin elsewhere", FLOATING, *instead(void.is_haunted, void.ruin_elsewhere), "IV11"),
    T("a haunted ruin on a piece", FLOATING, *instead(void.is_haunted, void.ruin_on_piece), "IV5"),
]
SETTLEMENTS = [
    T("a target left out", LONG_COOP, target, drop, "IV8"),
    T("a target elsewhere", LONG_COOP, *instead(target, void.target_elsewhere), "IV8"),
    T("a target that was judged", LONG_COOP, *instead(target, void.target_closed), "IV7"),
    T("a target off the map", LONG_COOP, target, set_keys(territory="nowhere"), "IV8"),
    T("a free piece left out", WISE_COOP, free, drop, "IV8"),
    T("a free piece of the other seat", WISE_COOP, free, other_seat, "IV8"),
    T("a free piece elsewhere", WISE_COOP, *instead(free, void.free_elsewhere), "IV8"),
    T("a free piece in a judged territory", WISE_COOP, *instead(free, void.free_in_closed), "IV7"),
    T("a free tent on a tent", WISE_COOP, *instead(free, void.free_on_tent), "IT5"),
    T("a free totem beyond the cap", WISE_COOP, *instead(free, void.free_beyond_cap), "IT5"),
    T("a free tent that moves", WISE_COOP, *instead(free, void.free_moved), "IV8"),
    T("a free fortification", WISE_COOP, *instead(free, void.free_fort), "IV8"),
    T("a free piece that is a word", WISE_COOP, free, set_keys(piece="tent"), "format"),
    T("a free piece off the map", WISE_COOP, free, set_keys(piece=totem("nowhere")), "IT5"),
]
CHANCE = [
    T("a shuffle without a card of the deck", COOP, shuffle, void.forget_deck_card, "IV6"),
    T("a shuffle with a card twice", COOP, shuffle, shuffle_twice, "IV6"),
    T("a shuffle that sets none aside", COOP, shuffle, void.set_none_aside, "IV6"),
    T("a shuffle that sets two aside", COOP, shuffle, void.set_two_aside, "IV6"),
    T("a shuffle of a hand card", COOP, shuffle, void.shuffle_hand_in, "IV6"),
    T("a shuffle of the discards", COOP, shuffle, void.shuffle_discard_in, "IV6"),
    T("a shuffle of no card there is", COOP, shuffle, set_keys(cards=["joker"]), "IV6"),
    T("a shuffle into the display", COOP, shuffle, set_keys(into="display"), "IV6"),
    T("a shuffle that is no list", COOP, shuffle, set_keys(cards=7), "format"),
    T("a shuffle left out", COOP, shuffle, drop, "IV6"),
    T("a shuffle too many", COOP, is_own_build, insert({"chance": "shuffle"}), "IV6"),
    T(
        "a shuffle instead of a void action",
        COOP,
        is_void_build,
        insert({"chance": "shuffle"}),
        "IV3",
    ),
    T("chance that nobody knows", COOP, shuffle, set_keys(chance="dice"), "IV6"),
]
TAMPERINGS = [*TURNS, *CARDS, *PIECES, *INFECTIONS, *SETTLEMENTS, *CHANCE]
