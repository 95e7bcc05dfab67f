"""Spoilt events of Iwari beyond the base game: the table, what is changed, and the rule."""

from tests.record import iwari_atlas_changes as atlas
from tests.record import iwari_extension_changes as ext
from tests.record.games import is_do
from tests.record.iwari_changes import both, earns, is_build, is_own_build, is_third_build, target
from tests.record.spoiling import (
    Tampering,
    drop,
    other_seat,
    remove_key,
    repeat,
    set_keys,
)

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
fortification, contested = ext.places("fortification"), ext.places("contested")

STORMS = [
    T("a storm decided by another seat", STORMY, storm, other_seat, "IR1"),
    T("a storm left out", STORMY, storm, drop, "IR1"),
    T("a storm where none is to be decided", STORMY, storm, ext.other_storm, "IR1"),
    T("a storm off the map", STORMY, storm, set_keys(connection=99), "IR1"),
    T("a storm that moves perhaps", STORMY, storm, set_keys(move="maybe"), "format"),
    T("a storm without its place", STORMY, storm, remove_key("connection"), "format"),
    T("a storm out of the blue", STORMY, is_build, set_keys(do="storm"), "IT1"),
    T("a storm instead of a walk", ALL, walk, set_keys(do="storm"), "IR2"),
]
WALKS = [
    T("a walk of another seat", ALL, walk, other_seat, "IR2"),
    T("a walk left out", ALL, walk, drop, "IR2"),
    T("a walk that scores one", ALL, walk, set_keys(score=1), "format"),
    T("a walk that does not say", ALL, walk, remove_key("score"), "format"),
    T("a walk in a game without", BASE, is_build, set_keys(do="walk"), "IT1"),
    T("an honour where the totem has been", GOLD, *target("honour", ext.is_left_by_land), "IM3"),
]
FORTS = [
    T("a fortification on a tent", ALL, ext.has_fort_left, ext.only(ext.fortify_tent), "IF1"),
    T("two fortifications on a spot", ALL, ext.has_forts, ext.only(ext.fortify_again), "IF1"),
    T("a second fortification", ALL, ext.has_no_fort_left, ext.only(ext.fortify_free), "IF1"),
    T(
        "a fortification where no tent is",
        ALL,
        ext.has_unexplored,
        ext.only(ext.fortify_unexplored),
        "IF1",
    ),
    T(
        "a fortification of the third tribe",
        THIRD,
        ext.third_with_tents,
        ext.only(ext.fortify_free),
        "IF1",
    ),
    T("a fortification in a game without", BASE, ext.has_tents, ext.only(ext.fortify_free), "IF1"),
    T("a fortification off the map", ALL, fortification, ext.fixed(ext.fort("nowhere")), "IF1"),
    T("a fortification without a spot", ALL, fortification, ext.forget_spot, "format"),
    T("a fortification for nothing", ALL, fortification, set_keys(cards=[]), "IT3"),
]
DISCOVERIES = [
    T("tokens not turned up", ALL, explore, drop, "IG1"),
    T("tokens turned up twice", ALL, explore, repeat, "IG1", later=1),
    T("tokens turned up where none are", ALL, ext.explores_later, ext.explore_explored, "IG1"),
    T("tokens turned up off the map", ALL, explore, set_keys(territory="nowhere"), "IG1"),
    T("tokens turned up by another seat", ALL, explore, other_seat, "IT1"),
    T("another territory than was explored", ALL, ext.is_after_explore, ext.build_elsewhere, "IG1"),
    T("a totem where tokens were turned up", ALL, ext.is_after_explore, ext.raise_here, "IT4"),
    T("a swap after exploring", ALL, ext.is_after_explore, ext.swap_instead, "IG1"),
    T("exploring in a game without", BASE, ext.has_tents, ext.explore_instead, "IG1"),
    T(
        "the third tribe's tokens turned up twice",
        THIRD,
        both(explore, ext.is_third_turn),
        repeat,
        "IG1",
        later=1,
    ),
]
DEEDS = [
    T("a courage alone", ALL, *target("courage", ext.is_without_pawn), "IM5"),
    T("a courage nowhere", ALL, ext.on("courage", "territory"), set_keys(territory="Z"), "IM5"),
    T("a courage left out", ALL, earns("courage"), drop, "IM7"),
    T("a courage of another seat", ALL, earns("courage"), other_seat, "IM7"),
    T("a courage that was not earned", ALL, earns("union"), set_keys(deed="courage"), "IM7"),
    T("a union declined", ALL, earns("union"), set_keys(territory=None), "IM2"),
    T("a veneration of another seat", ALL, earns("veneration"), other_seat, "IM6"),
    T("a veneration on a connection", ALL, earns("veneration"), ext.to_connection, "IM6"),
    T("a veneration nowhere", ALL, earns("veneration"), set_keys(territory="Z"), "IM6"),
    T("a swap instead of a veneration", ALL, earns("veneration"), set_keys(do="swap"), "IM6"),
    T("a veneration under a mountain", GOLD, *target("veneration", ext.is_hidden), "IM6"),
    T("a veneration left by the totem", GOLD, *target("veneration", ext.is_left), "IM6"),
    T("a veneration too early", GOLD, deed, set_keys(deed="veneration", connection=None), "IM7"),
    T(
        "a veneration without a tent there",
        VOID,
        *target("veneration", atlas.is_without_contested_tent),
        "IM6",
    ),
]
ATLAS = [
    T("a totem in bare land", FLOATING, atlas.has_bare_land, ext.only(atlas.bare_land), "IA1"),
    T("a ruin that is not there", RUINS, atlas.is_plain_tent, atlas.say_ruin, "IA2"),
    T("a ruin that is not said", RUINS, atlas.is_tent_on_ruin, atlas.hide_ruin, "IA2"),
    T("a ruin for one card", RUINS, atlas.is_tent_on_ruin, atlas.pay_one, "IA2"),
    T(
        "a ruin for two biomes",
        RUINS,
        both(atlas.is_tent_on_ruin, atlas.has_other_card),
        atlas.pay_mixed,
        "IA2",
    ),
    T("a ruin that is false", RUINS, is_build, ext.fixed(atlas.FALSE_RUIN), "format"),
    T("a void totem from nowhere", PATHS, atlas.moves_alone, atlas.move_from_nowhere, "IA4"),
    T("a void totem for one card", PATHS, atlas.moves_alone, atlas.pay_one, "IA4"),
    T(
        "a void totem for another card",
        PATHS,
        both(atlas.moves_alone, atlas.has_other_card),
        atlas.pay_mixed,
        "IA4",
    ),
    T("two void totems", PATHS, atlas.moves_alone, atlas.move_twice, "IA4"),
    T("a void totem in its biome", PATHS, atlas.has_twin_biomes, atlas.move_within_biome, "IA4"),
    T(
        "a void totem for the third tribe",
        PATHS_OF_TWO,
        both(is_third_build, atlas.has_room),
        ext.only(atlas.move_from_centre),
        "IA4",
    ),
    T(
        "a void totem on another map",
        BASE,
        both(is_own_build, atlas.has_room),
        ext.only(atlas.move_from_centre),
        "IA4",
    ),
    T("a token for one card", VOID, contested, atlas.pay_one, "IA6"),
    T("a token in another land", VOID, contested, atlas.token_elsewhere, "IA6"),
    T("a token that lies already", VOID, atlas.has_placed_token, atlas.move_token_again, "IA6"),
    T("a token nobody knows", VOID, contested, atlas.rename_token, "IA6"),
    T("a tent on an unknown area", VOID, is_own_build, ext.only(atlas.area_of), "IA6"),
    T(
        "a token of the third tribe",
        VOID_OF_TWO,
        atlas.third_near_token,
        ext.only(atlas.token_of_third),
        "IA6",
    ),
    T("a second piece for a joker", VOID, atlas.could_joke, atlas.pay_joker, "IA6"),
    T("a second piece without the token", VOID, atlas.is_not_holder, atlas.add_tent, "IT4"),
]
TAMPERINGS = [*STORMS, *WALKS, *FORTS, *DISCOVERIES, *DEEDS, *ATLAS]
