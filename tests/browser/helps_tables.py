"""Tables where somebody asks what things are, or looks back on a story that others completed."""

from bivouac.core.contract import SPECTATOR, Game
from scripts.prepared_tables import Prepared, asked, turn_of
from tests.browser.iwari_tables import at


class ToldMeanwhile:
    """Until a turn of seat 0 just before which the last of the others has completed a story."""

    def __init__(self) -> None:
        self.before: int | None = None  # that seat's stories at the last turn of seat 0

    def __call__(self, game: Game) -> bool:
        if not asked(0, "turn")(game):
            return False
        view = game.observe(SPECTATOR)
        told = sum(story["told"] for seat in view["seats"][2:] for story in seat["stories"])
        is_reached = self.before is not None and told > self.before
        self.before = None if is_reached else told
        return is_reached


IWARI = at("helps", "new-horizons", turn_of(0, 6, reach=3), 1, expeditions=True)
TOLD = Prepared("helps-told", "classic", "pbb", ToldMeanwhile(), seed=2)

TABLES = [IWARI, TOLD]
