"""Draw a game at the terminal, half-way, as docs/screens/terminal.svg.

python scripts/take_terminal_screen.py
"""

import io
import tempfile
from pathlib import Path

from rich.console import Console

from bivouac.bots.play import Player
from bivouac.core.contract import Game, generator
from bivouac.core.registry import find_game
from bivouac.record.write import Recorder
from bivouac.terminal import saves
from bivouac.terminal.play import resume
from bivouac.terminal.screen import Screen

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
SEED = 8
TURNS = 24
SEATS = ["human", "greedy", "greedy", "greedy"]
NAMES = ["Maren", "Tomás", "Aiko", "Sorrel"]


class Picture(Screen):
    """A screen that does not say where the game was saved: that is different on every machine."""

    def say(self, key: str, **args: str | int) -> None:
        """Print one message."""
        if key != "terminal-left":
            super().say(key, **args)


def play_half_a_game() -> Recorder:
    """Greedy players on every seat until the first seat's turn, with half the camps placed."""
    rng = generator(SEED)
    setting = find_game("dewan").setting({"players": "4"})
    recorder = Recorder("dewan", Game.new(setting, rng))
    game, player = recorder.game, Player(setting)
    while game.position["turns"] < TURNS or game.to_move != 0 or not game.is_between:
        if game.is_chance:
            recorder.resolve(rng)
            continue
        for step in player.simulate(game, "greedy", rng):
            recorder.apply(step)
    return recorder


def main() -> None:
    """Save the half-played game, resume it on a recorded console, and export what it shows."""
    record = play_half_a_game().record(names=NAMES)
    record["table"] = saves.Saved(SEATS, SEED, [1, 2]).to_json()
    console = Console(
        record=True, width=128, force_terminal=True, color_system="truecolor", file=io.StringIO()
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        saves.write(path, record)
        resume("dewan", path, screen=Picture(console=console, source=io.StringIO("2\n")))
    picture = console.export_svg(title="bivouac play dewan --set players=4")
    (SCREENS / "terminal.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
