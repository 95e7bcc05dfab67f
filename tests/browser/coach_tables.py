"""Tables at which a coach has something to say."""

from bivouac.core.contract import Game
from scripts.prepared_tables import Prepared, Until, asked


def advised(until: Until) -> Until:
    """Until somebody is asked, and the coach has something to say about it, with a place."""

    def is_reached(game: Game) -> bool:
        if not until(game):
            return False
        advice = game.setting.advice(game.redact(0))
        return advice is not None and any(point.startswith("space-") for point in advice.points)

    return is_reached


TURN = Prepared("coach", "classic", "pb", advised(asked(0, "turn", 6)), coach=True)
PHONE = Prepared("coach-on-phone", "classic", "pb", advised(asked(0, "turn", 6)), coach=True)
IWARI = Prepared(
    "coach-iwari", "new-horizons", "pb", advised(asked(0, "turn", 6)), game="iwari", coach=True
)
TABLES = [TURN, PHONE, IWARI]
