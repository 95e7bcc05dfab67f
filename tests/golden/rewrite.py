"""Golden transcripts: one short game for each setting, as `bivouac show` prints it.

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


def settings() -> list[tuple[str, dict[str, Json]]]:
    """Every setting of every game, with the name of its transcript."""
    return [
        ("-".join(["dewan", *(str(value) for value in options.values())]), options)
        for options in find_game("dewan").option_sets()
    ]


def transcript(options: dict[str, Json]) -> str:
    """A game of greedy players, from the first story to the points."""
    setting = find_game("dewan").setting(options)
    record = next(play_recorded("dewan", setting, ["greedy"] * setting.seats, SEED, 1))
    return "\n".join([headline(record), *lines_of("golden", record, "en")]) + "\n"


if __name__ == "__main__":
    for name, options in settings():
        (HERE / f"{name}.txt").write_text(transcript(options), "utf-8")
