"""IV: what can be chosen against the void, what cannot, and how hard it is called."""

import pytest

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.core.language import say
from bivouac.core.registry import find_game
from bivouac.games.iwari.box import load_box
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.void.options import difficulties

GAME = find_game("iwari")
MAPS = [chosen["map"] for chosen in GAME.option_sets() if chosen["mode"] == "solo"]
EXCLUDED: list[dict[str, Json]] = [
    {"draft": True},
    {"deeds": ["union"]},
    {"deeds": ["veneration"], "veneration": "a"},
    {"expeditions": True},
    {"storms": True},
    {"walking_totem": True},
    {"fortifications": True},
    {"discoveries": True},
    {"settlements": "path"},
]


def setting_of(**chosen: Json) -> Iwari:
    setting = GAME.setting(chosen)
    assert isinstance(setting, Iwari)
    return setting


def refusal_of(**chosen: Json) -> str:
    with pytest.raises(InputError) as refused:
        GAME.setting(chosen)
    return str(refused.value)


def test_every_map_but_the_void_can_be_played_alone_and_together() -> None:
    assert len(MAPS) == 7
    assert "the-void" not in MAPS
    together = [chosen["map"] for chosen in GAME.option_sets() if chosen["mode"] == "coop"]
    assert together == MAPS
    for mode in ("solo", "coop"):
        reason = refusal_of(mode=mode, map="the-void")
        assert reason == f"mode={mode} is not played on the-void, where the void is a biome (IV)"


@pytest.mark.parametrize(("mode", "players", "limit"), [("solo", 1, 3), ("coop", 2, 1)])
def test_a_mode_says_how_many_play_and_what_the_void_needs(
    mode: str, players: int, limit: int
) -> None:
    """IV10: three territories alone, one together, unless something else is chosen."""
    setting = setting_of(mode=mode)
    assert setting.options["players"] == setting.seats == players
    assert setting.options["void_limit"] == limit
    assert setting.options == setting_of(mode=mode, players=players, void_limit=limit).options
    assert setting_of(mode=mode, void_limit="2").options["void_limit"] == 2


@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_the_void_is_the_last_side_and_nobody_scores(mode: str) -> None:
    """IV1, IV10: no third tribe, all cards and the void's, won or lost without points."""
    setting = setting_of(mode=mode, map="forgotten-island")
    assert (setting.third, setting.void) == (NONE, setting.seats)
    assert setting.sides == setting.stacks == setting.seats + 1
    assert not setting.scored
    assert not setting.has_ruins
    assert setting.keys_in_play == ("won",)
    assert len(setting.cards) == 57 + 12
    assert setting.card_biomes.count("void") == 12


@pytest.mark.parametrize("chosen", EXCLUDED, ids=lambda chosen: "-".join(chosen))
def test_what_is_for_players_against_each_other_is_refused(chosen: Json) -> None:
    for mode in ("solo", "coop"):
        reason = refusal_of(mode=mode, **chosen)
        assert reason.endswith(f"not played against the void, with mode={mode} (IV)")
        assert "\n" not in reason


def test_a_limit_is_from_one_to_all_territories() -> None:
    """IV10: and there is none where the void does not play."""
    most = len(setting_of(mode="solo").territory_ids)
    assert setting_of(mode="solo", void_limit=most).options["void_limit"] == most
    for limit in (0, most + 1):
        assert refusal_of(mode="solo", void_limit=limit) == (
            f"void_limit is 1 to {most} on new-horizons, not {limit} (IV10)"
        )
    for wrong in ("-1", "three", 1.5, True, "³"):
        assert refusal_of(mode="solo", void_limit=wrong).endswith("(IV10)")
    assert refusal_of(void_limit=3).endswith("(IV10)")
    assert setting_of(void_limit=None).options["void_limit"] is None


def test_a_mode_has_its_own_number_of_players() -> None:
    assert refusal_of(mode="solo", players=2) == "mode=solo is for 1 player, not '2' (IV)"
    assert refusal_of(mode="coop", players=1) == "mode=coop is for 2 players, not '1' (IV)"
    assert refusal_of(mode="alone") == "mode is one of versus, solo, coop, not 'alone'"
    assert refusal_of(players=1).endswith("not '1'; one plays alone with mode=solo")


def test_difficulties_are_named_after_the_rulebook() -> None:
    """IV10: normal is what the rules say; nothing is harder than one territory."""
    box = load_box()
    assert difficulties("solo", box) == {"easy": 5, "normal": 3, "hard": 2}
    assert difficulties("coop", box) == {"easy": 5, "normal": 1}
    offered = {c.needs: (c.values, c.default) for c in GAME.choices() if c.name == "void_limit"}
    assert offered == {
        ("mode", "solo"): (("5", "3", "2"), "3"),
        ("mode", "coop"): (("5", "1"), "1"),
    }


def test_whatever_the_void_excludes_is_blocked_with_a_reason() -> None:
    blocks = [block for block in GAME.blocks() if block.other == "mode"]
    assert all(block.values == ("solo", "coop") for block in blocks)
    blocked = {(block.name, block.value) for block in blocks}
    for chosen in EXCLUDED:
        ((name, value), *_) = chosen.items()
        assert (name, value[0] if isinstance(value, list) else value) in blocked
    assert ("map", "the-void") in blocked
    for block in blocks:
        assert say("en", block.why)
