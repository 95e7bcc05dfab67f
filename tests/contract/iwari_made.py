"""Games of Iwari as random play seldom leaves them: changed by hand."""

from collections.abc import Iterator

from bivouac.core.contract import Game
from bivouac.games.iwari.layout import FILLED, VOID_BIOME
from bivouac.games.iwari.notation.position import members_of
from bivouac.games.iwari.steps import split
from tests.contract.iwari_moments import moments
from tests.contract.looking import view_of


def empty_handed(game: Game) -> Game:
    """The game with nothing in the mover's hand."""
    bare = game.copy()
    seat = bare.to_move
    bare.positions["hands"][0, seat] = -1
    bare.positions["hand_n"][0, seat] = 0
    bare.positions["held"][0, seat] = 0
    return bare


def without_stock(game: Game, tribe: int) -> Game:
    """The game with all pieces of a tribe gone from its stock."""
    bare = game.copy()
    bare.positions["tents_left"][0, tribe] = 0
    bare.positions["totems_left"][0, tribe] = 0
    return bare


def with_holders(game: Game) -> Game:
    """The game with two tribes that lead at both ends of the walking totem's connection."""
    led = game.copy()
    position = led.positions[0]
    position["covered"][position["walker"]] = 0
    for end in game.setting.static["ends"][0, position["walker"]]:
        position["leaders"][end] = 0b11
    return led


def with_complete_biome(game: Game, biome: int) -> Game:
    """The game as if a biome were complete (IV9): filled and closed, by made-up judgements."""
    full = game.copy()
    position = full.positions[0]
    lands = full.setting.static["lands"][0, biome]
    position["filled"] |= lands
    position["closed"] |= lands
    position["verdict"][members_of(lands), 0] = FILLED
    return full


def moments_of(table: str, share: float = 0.15) -> Iterator[Game]:
    """Moments of games, and the same with a complete biome from which something can move (IV9)."""
    for seed in range(2):
        for game in moments(table, share=share, seed=seed, is_crowd=seed == 1):
            yield game
            if view_of(game)["phase"] in ("turn", "void"):
                full = [with_complete_biome(game, biome) for biome in range(VOID_BIOME)]
                yield next((one for one in full if has_lift(one)), full[0])


def has_lift(game: Game) -> bool:
    """IV9: can an own piece move?"""
    return any(split(step)[0].startswith("lift") for step in game.legal())
