"""What the meter finds in some positions: `python -m tests.analysis.measured` prints it as JSON.

It must not depend on how the kernels run.
"""

import json
import sys

from bivouac.analysis.meter import Meter
from bivouac.core.contract import Game, Json, Setting, generator
from bivouac.core.jit import COMPILED
from nine.game import Nine
from tests.walks import walk

FEW = 6


def found_in(setting: Setting) -> list[Json]:
    """Chances and points with all hands open and by what the mover knows, at a few moments."""
    meter, game = Meter(setting), Game(setting)
    found: list[object] = []
    positions = walk(setting, 5)
    for position in positions[:: max(1, len(positions) // FEW)]:
        game.positions[0] = position
        found.append(meter.measure(meter.open(game), 10, generator(1)))
        if not game.is_over and not game.is_chance:
            known = game.redact(game.to_move)
            compared = meter.compare(known, meter.lineup(known, 3, generator(2)), 4, generator(3))
            found.append([compared.chance.tolist(), compared.lead.tolist()])
    as_written: list[Json] = json.loads(json.dumps(found))
    return as_written


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, "found": found_in(Nine(9))}, sys.stdout)
