"""Spoilt events of Iwari beyond the base game: the table, what is changed, and the rule."""

from tests.record import iwari_atlas_changes as at
from tests.record import iwari_extension_changes as it
from tests.record import spoiling as to
from tests.record.games import is_do
from tests.record.iwari_changes import (
    both,
    earns,
    is_build,
    is_own_build,
    is_third_build,
    put_on_connection,
    target,
)
from tests.record.spoiling import Tampering

T = Tampering
ALL_DEEDS = "deeds=union,discovery,honour,respect,courage,veneration"
SWITCHES = "walking_totem=true fortifications=true discoveries=true"
BASE = "iwari map=new-horizons players=4"
ALL = f"iwari map=vast-lands players=3 storms=true expeditions=true {SWITCHES} {ALL_DEEDS}"
STORMY = "iwari map=vast-lands players=3 storms=true"
GOLD = f"iwari map=new-horizons players=3 walking_totem=true {ALL_DEEDS} veneration=c"
THIRD = f"iwari map=new-horizons players=2 expeditions=true {SWITCHES}"
FLOATING = "iwari map=floating-lands players=3"
RUINS = "iwari map=forgotten-island players=3"
PATHS = "iwari map=unexplored-paths players=3"
PATHS_OF_TWO = "iwari map=unexplored-paths players=2"
VOID = f"iwari map=the-void players=4 {ALL_DEEDS} veneration=b"
VOID_OF_TWO = "iwari map=the-void players=2"

storm, walk, explore, deed = (is_do(kind) for kind in ("storm", "walk", "explore", "deed"))
fortification, contested = it.places("fortification"), it.places("contested")

STORMS = [
    T("a storm decided by another seat", STORMY, storm, to.other_seat, "IR1"),
    T("a storm left out", STORMY, storm, to.drop, "IR1"),
    T("a storm where none is to be decided", STORMY, storm, it.other_storm, "IR1"),
    T("a storm off the map", STORMY, storm, to.say(connection=99), "IR1"),
    T("a storm that moves perhaps", STORMY, storm, to.say(move="maybe"), "format"),
    T("a storm without its place", STORMY, storm, to.cut("connection"), "format"),
    T("a storm out of the blue", STORMY, is_build, to.say(do="storm"), "IT1"),
    T("a storm instead of a walk", ALL, walk, to.say(do="storm"), "IR2"),
]
WALKS = [
    T("a walk of another seat", ALL, walk, to.other_seat, "IR2"),
    T("a walk left out", ALL, walk, to.drop, "IR2"),
    T("a walk that scores one", ALL, walk, to.say(score=1), "format"),
    T("a walk that does not say", ALL, walk, to.cut("score"), "format"),
    T("a walk in a game without", BASE, is_build, to.say(do="walk"), "IT1"),
    T("an honour where the totem has been", GOLD, *target("honour", it.is_left_by_land), "IM3"),
]
FORTS = [
    T("a fortification on a tent", ALL, it.has_fort_left, it.only(it.fortify_tent), "IF1"),
    T("two fortifications on a spot", ALL, it.has_forts, it.only(it.fortify_again), "IF1"),
    T("a second fortification", ALL, it.has_no_fort_left, it.only(it.fortify_free), "IF1"),
    T(
        "a fortification where no tent is",
        ALL,
        it.has_unexplored,
        it.only(it.fortify_unexplored),
        "IF1",
    ),
    T(
        "a fortification of the third tribe",
        THIRD,
        it.third_with_tents,
        it.only(it.fortify_free),
        "IF1",
    ),
    T("a fortification in a game without", BASE, it.has_tents, it.only(it.fortify_free), "IF1"),
    T("a fortification off the map", ALL, fortification, it.fixed(it.fort("nowhere")), "IF1"),
    T("a fortification without a spot", ALL, fortification, to.cut("pieces.0.spot"), "format"),
    T("a fortification for nothing", ALL, fortification, to.say(cards=[]), "IT3"),
]
DISCOVERIES = [
    T("tokens not turned up", ALL, explore, to.drop, "IG1"),
    T("tokens turned up twice", ALL, explore, to.repeat, "IG1", later=1),
    T("tokens turned up where none are", ALL, it.explores_later, it.explore_explored, "IG1"),
    T("tokens turned up off the map", ALL, explore, to.say(territory="nowhere"), "IG1"),
    T("tokens turned up by another seat", ALL, explore, to.other_seat, "IT1"),
    T("another territory than was explored", ALL, it.is_after_explore, it.build_elsewhere, "IG1"),
    T("a totem where tokens were turned up", ALL, it.is_after_explore, it.raise_here, "IT4"),
    T("a swap after exploring", ALL, it.is_after_explore, it.swap_instead, "IG1"),
    T("exploring in a game without", BASE, it.has_tents, it.explore_instead, "IG1"),
    T(
        "the third tribe's tokens turned up twice",
        THIRD,
        both(explore, it.is_third_turn),
        to.repeat,
        "IG1",
        later=1,
    ),
]
DEEDS = [
    T("a courage alone", ALL, *target("courage", it.is_without_pawn), "IM5"),
    T("a courage nowhere", ALL, it.on("courage", "territory"), to.say(territory="Z"), "IM5"),
    T("a courage left out", ALL, earns("courage"), to.drop, "IM7"),
    T("a courage of another seat", ALL, earns("courage"), to.other_seat, "IM7"),
    T("a courage that was not earned", ALL, earns("union"), to.say(deed="courage"), "IM7"),
    T("a union declined", ALL, earns("union"), to.say(territory=None), "IM2"),
    T("a veneration of another seat", ALL, earns("veneration"), to.other_seat, "IM6"),
    T("a veneration on a connection", ALL, earns("veneration"), put_on_connection, "IM6"),
    T("a veneration nowhere", ALL, earns("veneration"), to.say(territory="Z"), "IM6"),
    T("a swap instead of a veneration", ALL, earns("veneration"), to.say(do="swap"), "IM6"),
    T("a veneration under a mountain", GOLD, *target("veneration", it.is_hidden), "IM6"),
    T("a veneration left by the totem", GOLD, *target("veneration", it.is_left), "IM6"),
    T("a veneration too early", GOLD, deed, to.say(deed="veneration", connection=None), "IM7"),
    T(
        "a veneration without a tent there",
        VOID,
        *target("veneration", at.is_without_contested_tent),
        "IM6",
    ),
]
ATLAS = [
    T("a totem in bare land", FLOATING, at.has_bare_land, it.only(at.bare_land), "IA1"),
    T("a ruin that is not there", RUINS, at.is_plain_tent, to.put("pieces.0.ruin", True), "IA2"),
    T("a ruin that is not said", RUINS, at.is_tent_on_ruin, to.cut("pieces.0.ruin"), "IA2"),
    T("a ruin for one card", RUINS, at.is_tent_on_ruin, to.cut("cards.0.-1"), "IA2"),
    T(
        "a ruin for two biomes",
        RUINS,
        both(at.is_tent_on_ruin, at.has_other_card),
        at.pay_mixed,
        "IA2",
    ),
    T("a ruin that is false", RUINS, is_build, it.fixed(at.FALSE_RUIN), "format"),
    T("a void totem from nowhere", PATHS, at.moves_alone, at.move_from_nowhere, "IA4"),
    T("a void totem for one card", PATHS, at.moves_alone, to.cut("cards.0.-1"), "IA4"),
    T(
        "a void totem for another card",
        PATHS,
        both(at.moves_alone, at.has_other_card),
        at.pay_mixed,
        "IA4",
    ),
    T("two void totems", PATHS, at.moves_alone, at.move_twice, "IA4"),
    T("a void totem in its biome", PATHS, at.has_twin_biomes, at.move_within_biome, "IA4"),
    T(
        "a void totem for the third tribe",
        PATHS_OF_TWO,
        both(is_third_build, at.has_room),
        it.only(at.move_from_centre),
        "IA4",
    ),
    T(
        "a void totem on another map",
        BASE,
        both(is_own_build, at.has_room),
        it.only(at.move_from_centre),
        "IA4",
    ),
    T("a token for one card", VOID, contested, to.cut("cards.0.-1"), "IA6"),
    T("a token in another land", VOID, contested, at.token_elsewhere, "IA6"),
    T("a token that lies already", VOID, at.has_placed_token, at.move_token_again, "IA6"),
    T("a token nobody knows", VOID, contested, to.put("pieces.0.token", "omega"), "IA6"),
    T("a tent on an unknown area", VOID, is_own_build, it.only(at.area_of), "IA6"),
    T(
        "a token of the third tribe",
        VOID_OF_TWO,
        at.third_near_token,
        it.only(at.token_of_third),
        "IA6",
    ),
    T("a second piece for a joker", VOID, at.could_joke, at.pay_joker, "IA6"),
    T("a second piece without the token", VOID, at.is_not_holder, at.add_tent, "IT4"),
]
TAMPERINGS = [*STORMS, *WALKS, *FORTS, *DISCOVERIES, *DEEDS, *ATLAS]
