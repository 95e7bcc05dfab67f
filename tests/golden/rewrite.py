"""Golden transcripts: short games as `bivouac show` prints them, for the settings of each game.

`python -m tests.golden.rewrite` writes them anew; read the difference before you commit it.
"""

from pathlib import Path

from bivouac.core.contract import Json
from bivouac.core.registry import find_game
from bivouac.lab.outputs import play_recorded
from bivouac.record.show import headline, lines_of

HERE = Path(__file__).parent
SEED = 7
LONGEST = 300
"""Lines of a transcript that people still read."""
DEEDS = ["union", "discovery", "honour", "respect"]
IWARI: dict[str, dict[str, Json]] = {
    "third": {"map": "new-horizons", "players": 2},
    "draft": {"map": "vast-lands", "players": 3, "draft": True},
    "deeds": {"map": "new-horizons", "players": 4, "deeds": DEEDS},
    "path": {"map": "vast-lands", "players": 5, "settlements": "path"},
}
"""Each shows something of its own: the third tribe, the draft, all deeds, paths as settlements."""


def settings() -> list[tuple[str, dict[str, Json]]]:
    """What there is a transcript of, by its name, which begins with the game's."""
    dewan = [
        ("-".join(["dewan", *(str(value) for value in options.values())]), options)
        for options in find_game("dewan").option_sets()
    ]
    iwari = [
        (f"iwari-{chosen['map']}-{chosen['players']}-{what}", chosen)
        for what, chosen in IWARI.items()
    ]
    return [*dewan, *iwari]


def transcript(name: str, options: dict[str, Json]) -> str:
    """A game of greedy players, from the first decision to the points."""
    game = name.split("-")[0]
    setting = find_game(game).setting(options)
    record = next(play_recorded(game, setting, ["greedy"] * setting.seats, SEED, 1))
    return "\n".join([headline(record), *lines_of("golden", record, "en")]) + "\n"


if __name__ == "__main__":
    for name, options in settings():
        (HERE / f"{name}.txt").write_text(transcript(name, options), "utf-8")
