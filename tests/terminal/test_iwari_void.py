"""Iwari against the void at the terminal (IV): all can be decided, and all is told."""

import io
import re
from collections.abc import Iterator
from itertools import chain

import pytest

from bivouac.bots.play import Player
from bivouac.cli import main
from bivouac.core.contract import Game, Known, generator
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import DONE, split
from bivouac.games.iwari.terminal.face import HELP
from bivouac.record.check import check_record
from bivouac.terminal.face import Menu
from tests.terminal.iwari_seen import decided, face_for, moments
from tests.terminal.people import check_left_and_resumed, iwari_of, last_game, play, usual, words_of
from tests.terminal.seen import NAMES, check_told_apart, text_of
from tests.terminal.test_iwari_choices import AGAINST_VOID, name_of
from tests.walks import end_of

pytestmark = pytest.mark.slow  # the file as a whole

every_setting = pytest.mark.parametrize("chosen", AGAINST_VOID, ids=name_of)
SOLO, COOP = AGAINST_VOID[0], AGAINST_VOID[3]
EASY = {"players": 2, "mode": "coop", "void_limit": 8}


def eager_game(chosen: dict[str, object], seed: int) -> Iterator[Game]:
    """A game of bots that want to win: they make settlements. At each decision, and at the end."""
    setting = iwari_of(**chosen)
    player, rng, bots = Player(setting), generator(seed), generator(seed, 1)
    game = Game.new(setting, rng)
    while not game.is_over:
        if game.is_chance:
            game.resolve(rng)
            continue
        yield game
        for step in player.simulate(game, "greedy", bots):
            game.apply(step)
    yield game


def eager_moments(chosen: dict[str, object], seed: int) -> Iterator[Known]:
    """The decisions of such a game, as whoever must choose sees them."""
    for game in eager_game(chosen, seed):
        if not game.is_over:
            yield game.redact(game.to_move)


def eager_ends(chosen: dict[str, object]) -> list[Game]:
    """The ends of some such games."""
    return [[*eager_game(chosen, seed)][-1] for seed in range(1, 6)]


def test_every_kind_of_question_is_asked_and_told_apart_by_words() -> None:
    asked = set()
    for game in chain(*(eager_moments(EASY, seed) for seed in range(4))):
        menu = face_for(game).menu(game, 80)
        if menu.topic in asked:
            continue
        asked.add(menu.topic)
        assert {choice.steps[0] for choice in decided(game)} == set(game.legal())
        check_told_apart(menu)
    assert asked == {"turn", "void", "order", "ruin", "target", "free", "draw"}


def as_if_filled(chosen: dict[str, object], kinds: set[str]) -> Known:
    """A moment at which such steps are legal once every territory has been full (IV9)."""
    for game in eager_moments(chosen, 1):
        game.positions["filled"] = (1 << len(game.observe(0)["territories"])) - 1
        if kinds <= {split(step)[0] for step in game.legal()}:
            return game
    raise AssertionError(f"no such moment: {kinds}")


def test_pieces_of_a_complete_biome_can_be_moved_and_paid_for() -> None:
    game = as_if_filled(EASY, {"lift_tent", "lift_totem"})
    choices = decided(game)
    assert {choice.steps[0] for choice in choices} == set(game.legal())
    moves = [choice for choice in choices if split(choice.steps[0])[0].startswith("lift")]
    for choice in moves:
        piece = game.setting.event(game.position, choice.steps)["pieces"][0]
        assert "from" in piece
    named = [words_of(choice) for choice in moves if len(choice.cells) > 1]
    assert any("tent from" in line for line in named)
    assert any("totem from" in line for line in named)
    built = next(choice for choice in moves if "tent from" in words_of(choice))
    preview = face_for(game).preview(game, (*built.steps, DONE))
    assert preview is not None
    assert "tent from" in text_of(preview)


def test_a_card_of_a_complete_biome_passes_the_void_over() -> None:
    game = as_if_filled(EASY, {"skip"})
    menu = face_for(game).menu(game, 80)
    skips = [choice for choice in menu.choices if "Pass the void over" in words_of(choice)]
    assert [split(choice.steps[0])[0] for choice in skips] == ["skip"] * len(skips)
    assert skips


@every_setting
@pytest.mark.parametrize("width", [48, 80, 160])
def test_the_table_shows_the_void_and_what_it_threatens(
    chosen: dict[str, object], width: int
) -> None:
    setting = iwari_of(**chosen)
    for game in moments(setting, 0.04):
        face, view = face_for(game), game.observe(game.to_move)
        shown = text_of(face.table(game, width), width)
        assert max(map(len, shown.split("\n"))) <= width
        flowing = " ".join(shown.split())
        assert "The void" in flowing
        assert face.signs.pawn(face.atlas.connection(view["void"]["pawn"])).plain in flowing
        assert f"territories {view['void']['held']}/5" in flowing
        assert ("in the centre" in flowing) == (view["void"]["centre"] is not None)
        assert ("on violet spots" in flowing) == (view["void"]["violet"] is not None)
        assert "points" not in flowing.replace("points now", "")


@every_setting
def test_the_map_has_ruins_the_pawn_and_claims(chosen: dict[str, object]) -> None:
    game = end_of(iwari_of(**chosen))
    art, view = face_for(game).art, game.observe(-1)
    drawn = art.draw(view, 100).plain
    void = view["void"]["tribe"]
    standing = list(view["tents"].values()).count(void)
    assert drawn.count(art.signs.tribe(void).plain) == standing > 0
    assert drawn.count(art.signs.pawn(art.atlas.connection(view["void"]["pawn"])).plain) == 1
    for territory, letter in art.atlas.letters.items():
        claim = view["void"]["claims"].get(territory)
        mark = "" if claim is None else art.signs.claim(claim["by"]).plain
        assert drawn.count(f"[{letter}{mark}]") == 1
    assert face_for(game, ascii_only=True).art.draw(view, 100).plain.isascii()


@every_setting
def test_who_would_claim_a_territory_is_who_does_when_it_is_judged(
    chosen: dict[str, object],
) -> None:
    """IV7: at the end of a game nothing has entered a judged territory since."""
    judged = 0
    for game in eager_ends(chosen):
        boards, view = face_for(game).boards, game.observe(-1)
        full = [now for now in view["territories"] if not now["free"]]  # no piece has left
        for now in full:
            claim = view["void"]["claims"].get(now["id"])
            if claim is not None and claim["cause"] == "filled":
                judged += 1
                assert boards.void.would_claim(view, now) == claim["by"]
    assert judged > 0


@every_setting
def test_the_sheet_explains_every_claim_and_the_end(chosen: dict[str, object]) -> None:
    ends = eager_ends(chosen)
    for game in ends:
        expect_explained(game, iwari_of(**chosen))
    assert any(game.observe(-1)["void"]["claims"] for game in ends)


def expect_explained(game: Game, setting: Iwari) -> None:
    """Of each territory the sheet says whose it is and why, and at last who has won."""
    view = game.observe(-1)
    lines = text_of(face_for(game).sheet(game.redact(-1)), 160).split("\n")
    for territory in setting.map.territories:
        line = next(line for line in lines if territory.name in line)
        claim = view["void"]["claims"].get(territory.id)
        if claim is None:
            assert re.search(r"\((void|yours)\)", line)
            continue
        assert f"{claim['tents']} : {claim['ruins']}" in line
        assert ("yours" in line) == (claim["by"] == "players")
        assert "+1" in line
    last = lines[-2]
    assert last == (
        "You have held out against the void." if game.result().winners else "The void has won."
    )


def test_before_the_end_the_sheet_says_how_it_stands() -> None:
    game = next(moments(iwari_of(**SOLO), 1.0))
    shown = text_of(face_for(game).sheet(game))
    assert "territories 0/5" in shown
    assert "The void has won" not in shown


def test_two_players_and_the_void_have_signs_of_their_own() -> None:
    game = next(moments(iwari_of(**COOP), 1.0))
    signs = face_for(game).signs
    assert signs.names == [*NAMES[:2], "The void"]
    assert len({signs.tribe(tribe).plain for tribe in range(3)}) == 3
    assert signs.shape(2) == signs.shape(5)


def test_help_tells_of_the_void_of_the_map_and_of_the_limit() -> None:
    face = face_for(next(moments(iwari_of(**COOP), 1.0)))
    for topic, key in HELP.items():
        shown = " ".join(text_of(face.help(topic)).split())
        assert shown.startswith(face.words.flowing(key).strip()[:40])
        assert "corruption" in shown
        assert "You play together" in shown
        assert "Floating Lands: the first tundra card" in shown
        assert "the void wins with 5 territories" in shown
    alone = text_of(face_for(next(moments(iwari_of(**SOLO), 1.0))).help(""))
    assert "You play together" not in alone


def builder(menu: Menu) -> str:
    """Builds whenever that is possible; otherwise like anybody else."""
    return "1" if menu.topic in ("turn", "void") else usual(menu)


@pytest.mark.parametrize(
    "chosen",
    [{"players": 1, "mode": "solo"}, {"players": 2, "mode": "coop", "map": "vast-lands"}],
    ids=name_of,
)
def test_a_whole_game_is_told_with_its_reasons_and_ends_with_a_verdict(
    chosen: dict[str, object],
) -> None:
    shown = play(builder, iwari_of(**chosen))
    record = last_game()
    assert check_record(record).result is not None
    assert record["result"]["scores"] is None
    assert "against the void" in shown.split("\n")[0]
    end = shown[shown.rindex("How it ended") :]
    has_won = bool(record["result"]["winners"])
    assert ("You have held out" if has_won else "The void has won.") in end
    story = " ".join(shown.split())
    assert "infection begins at connection 1" in story
    assert "ruin goes on the free spot nearest to a ruin" in story or "void totem goes to" in story
    assert max(len(line) for line in shown.splitlines() if "/games/" not in line) <= 80


def test_a_game_left_and_resumed_is_the_game_played_in_one_go() -> None:
    check_left_and_resumed(builder, iwari_of(2, mode="coop"))


@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_the_command_line_begins_and_resumes_such_a_game(
    mode: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("swap\n1\nq\n"))
    assert main(["play", "iwari", "--set", f"mode={mode}", "--set", "void_limit=2"]) == 0
    assert "against the void" in capsys.readouterr().out
    options = last_game()["options"]
    assert (options["mode"], options["void_limit"]) == (mode, 2)
    monkeypatch.setattr("sys.stdin", io.StringIO("t\n"))
    assert main(["play", "iwari", "--resume"]) == 0
    assert "against the void" in capsys.readouterr().out


def test_what_is_not_played_against_the_void_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for chosen in ("deeds=union", "players=3", "map=the-void", "void_limit=40"):
        assert main(["play", "iwari", "--set", "mode=solo", "--set", chosen]) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        assert "(IV" in error
