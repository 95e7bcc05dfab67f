"""Points and winners of every scenario."""

from .boards import Tile, begin, make_record
from .game import Game
from .scoring import zone_majority

STRIP = "{} d . d d . d d . d d . d . d . d"
"""A starting camp beside b; pairs d e, g h, j k; single spaces m, o, q."""


def points(count: int, fire: int = 0) -> Tile:
    return ({"desert": 1}, count, fire)


def rulebook_game() -> Game:
    """Billy, Alix and Charlie of the scoring example, on three strips of desert."""
    drawn = "\n.\n".join(STRIP.format(seat) for seat in range(3))
    stories = {"B1": points(9), "B2": points(8), "A1": points(9, 2), "A2": points(6, 1)}
    stories |= {"A3": points(4, 1), "C1": points(5, 1), "C2": points(7), "C3": points(4)}
    others = [f"m:{symbol}-{n}" for symbol in ("fire", "berry") for n in range(5)]
    game = begin(make_record(drawn, stories=stories, others=others))
    position = game.position
    position.stories = [["B1", "B2"], ["A1", "A2", "A3"], ["C1", "never-1", "C2", "C3"]]
    position.camps = [
        ["b0", "d0", "e0"],
        ["b2", "d2", "e2", "g2", "h2", "j2", "k2"],
        ["b4", "d4", "e4", "g4", "j4", "m4", "o4", "q4"],
    ]
    tucked = [["fire-0", "berry-0"], ["fire-1", "fire-2"], ["fire-3", "berry-1"]]
    position.tucks = [[{"card": f"m:{t}", "half": 0} for t in row] for row in tucked]
    position.won_berries = [4, 2, 3]
    return game


def test_the_scoring_example_of_the_rulebooks_adds_up() -> None:
    """DX7, DX2, DX3, DX4, DX5: 36 for Billy, 49 for Alix, 35 for Charlie."""
    result = rulebook_game().result()
    keys = ("stories", "fire", "most_fire", "groups", "berries")
    assert [[row[key] for key in keys] for row in result["breakdown"]] == [
        [17, 1, 0, 8, 10],
        [19, 6, 4, 16, 4],
        [16, 3, 0, 8, 8],
    ]
    assert result["scores"] == [36, 49, 35]
    assert result["winners"] == [1]


def test_tied_players_all_earn_the_most_fire_but_nobody_with_none() -> None:
    """DX3, ruling."""
    game = begin(make_record("0 d 1", others=["m:fire-1", "m:fire-2"]))
    assert [row["most_fire"] for row in game.result()["breakdown"]] == [0, 0]
    for seat in (0, 1):
        game.position.tucks[seat][1] = {"card": f"m:fire-{seat + 1}", "half": 0}
    assert [row["most_fire"] for row in game.result()["breakdown"]] == [4, 4]


def test_ties_are_broken_by_hand_cards_and_then_shared() -> None:
    """DX6."""
    game = begin(make_record("0 d 1 d 2", hands=[["d-1"], ["d-2", "d-3"], ["d-4", "d-5"]]))
    assert game.result()["winners"] == [1, 2]
    game.position.hands[0] += ["d-6", "d-7"]
    assert game.result()["winners"] == [0]


def test_a_team_scores_groups_and_berries_that_both_partners_share() -> None:
    """DM1-DM5: fire summed by team, groups with a camp of each, 4 for each pair of berries."""
    drawn = "0 d d 2 . d d . d d\n.\n1 d d d 3"
    game = begin(make_record(drawn, scenario="team", others=["m:fire-1", "m:berry-1"]))
    position = game.position
    position.camps = [["b0", "f0", "i0"], ["b2", "c2"], ["c0", "g0"], []]
    position.won_berries = [3, 1, 1, 0]
    position.tucks[2][:2] = [{"card": c, "half": 0} for c in ("m:berry-1", "m:fire-1")]
    result = game.result()
    assert result["breakdown"] == [
        {"stories": 0, "fire": 1, "most_fire": 4, "groups": 8, "berries": 8},
        {"stories": 0, "fire": 0, "most_fire": 0, "groups": 0, "berries": 0},
    ]
    assert result["scores"] == [21, 0]
    assert result["winners"] == [0, 2]
    position.camps[1] = ["b2", "c2", "d2"]
    assert game.result()["breakdown"][1]["groups"] == 4


def test_tied_teams_compare_their_hands_and_then_share() -> None:
    """DM5."""
    game = begin(make_record("0 d 1 d 2 d 3", scenario="team"))
    assert game.result()["winners"] == [0, 1, 2, 3]
    game.position.hands[3] = ["b-91"]
    assert game.result()["winners"] == [1, 3]


def test_downpour_scores_forest_and_mountain_zones_and_pairs() -> None:
    """DD2, DV5, DV6: tucked terrain is no zone; the resource counts icons and tucked symbols."""
    record = make_record(
        "0 f f m d f . 1",
        scenario="downpour",
        icons=[("crystal", "b0", "c0"), ("artifact", "b0", "c0")],
        others=["f:crystal-1", "f:berry-1"],
    )
    game = begin(record)
    game.position.camps[0] = ["b0", "c0", "d0", "e0"]
    game.position.tucks[0][:2] = [{"card": f"f:{c}-1", "half": 0} for c in ("crystal", "berry")]
    game.position.won_berries[0] = 2
    expected = {"stories": 0, "fire": 0, "most_fire": 0, "zones": 6, "pairs": 8}
    assert game.result()["breakdown"][0] == expected
    game.position.won_berries[0] = 0
    assert game.result()["breakdown"][0]["pairs"] == 4


def test_the_volcano_scores_water_zones_rivals_and_its_fire_once() -> None:
    """DL3: starting camps count next to water; two camps at the volcano make one fire."""
    tiles = dict.fromkeys(("e0", "f0", "g0"), "theirs") | dict.fromkeys(("b0", "a0"), "mine")
    drawn = "w 0 d V d 1 d w\n. d d ."
    record = make_record(drawn, scenario="volcano", tiles=tiles, icons=[("artifact", "c0", "c1")])
    game = begin(record)
    game.position.camps[0] = ["c0", "c1", "e0", "g0"]
    game.position.won_berries = [2, 2]
    assert game.result()["breakdown"] == [
        {"stories": 0, "fire": 1, "most_fire": 4, "water": 4, "rivals": 4, "pairs": 3},
        {"stories": 0, "fire": 0, "most_fire": 0, "water": 0, "rivals": 0, "pairs": 0},
    ]


SHORES = """
. . d d d . .
. d w w 0 . .
. d d d . . .
. . . . . . .
. d . . . d d
d w d . 1 w d
2 d . . d d .
"""
"""Zone A is c1 and d1, B is b5, C is f5."""


def test_majorities_of_the_worked_example() -> None:
    """DH7, DH6, DH4: A 4-2-1, B 2-2, C 3-3; villages do not count, starting camps do."""
    game = begin(make_record(SHORES, scenario="lake"))
    dana, billy, charlie = range(3)
    camps = game.position.camps
    camps[dana] = ["c0", "d0", "e0", "c1", "b5", "f4", "g4", "g5"]
    camps[billy] = ["b1", "b2", "a5", "b6", "e6", "f6"]
    camps[charlie] = ["c2", "c5", "f5"]
    lakes = [zone_majority(game.position, frozenset(z)) for z in (("c1", "d1"), ("b5",), ("f5",))]
    assert lakes == [[6, 0, 0], [0, 3, 3], [3, 3, 0]]
    assert [row["majorities"] for row in game.result()["breakdown"]] == [9, 6, 3]


def test_lake_villages_score_pairs_and_fish_beside_majorities() -> None:
    """DH6, DV5, DV6: nobody for a zone without camps beside it."""
    record = make_record("0 d d w . 1", scenario="lake", icons=[("pigment", "b0", "c0")])
    game = begin(record)
    game.position.camps[0] = ["b0"]
    game.position.won_berries = [1, 3]
    game.position.fish = [2, 5]
    assert game.result()["breakdown"] == [
        {"stories": 0, "fire": 0, "most_fire": 0, "majorities": 0, "pairs": 3, "fish": 6},
        {"stories": 0, "fire": 0, "most_fire": 0, "majorities": 0, "pairs": 0, "fish": 15},
    ]
