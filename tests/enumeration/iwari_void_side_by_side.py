"""One game against the void, played by the engine and by the reference side by side."""

from bivouac.core.contract import Game, Json, generator
from bivouac.games.iwari.game import GAME
from tests.boxes import VOID_MAPS
from tests.enumeration.iwari_side_by_side import Twins
from tests.enumeration.iwari_void_tastes import TASTES, choose, shuffle
from tests.reference.iwari.void_game import VoidGame
from tests.reference.iwari.void_position import Stock

VOID_SETS: list[Json] = [
    {"map": land, "mode": mode, "players": players, "void_limit": limit}
    for number, land in enumerate(VOID_MAPS)
    for mode, players, limits in (("solo", 1, (3, 2, 4, 10)), ("coop", 2, (1, 8, 2)))
    for limit in (limits[number % len(limits)],)
]
"""Every map that goes with the void, alone and together, with some limit."""


def name_of(options: Json) -> str:
    """Options in a few words."""
    return "-".join(str(options[key]) for key in ("map", "mode", "void_limit"))


class VoidTwins(Twins):
    """The engine leads by the steps of a bot, or the reference by a taste; the other follows."""

    reference: VoidGame

    def __init__(
        self, game: Game, seed: int, leader: str, *, strict: bool = True, stock: Stock | None = None
    ) -> None:
        self.stock = stock
        super().__init__(game, seed, leader, strict=strict)

    def new_reference(self, strict: bool) -> VoidGame:
        return VoidGame(self.recorder.record(), strict=strict, stock=self.stock)

    def play_on(self) -> None:
        if self.bot not in TASTES:
            super().play_on()
            return
        if self.reference.is_chance:
            event = shuffle(self.reference, self.random)
        else:
            event = choose(self.reference, self.bot, self.random)
        self.recorder.play(event)
        self.reference.apply(event)


def new_void_twins(options: Json, seed: int, leader: str) -> VoidTwins:
    """A new game of the box."""
    return VoidTwins(Game.new(GAME.setting(options), generator(seed)), seed, leader)
