"""Iwari as its rooms know it: options, components, and the names of what the kernels number."""

from collections.abc import Mapping
from pathlib import Path

from bivouac.core.contract import Setting
from bivouac.core.rules import Rules
from bivouac.games.iwari import kernels
from bivouac.games.iwari.box.types import Map, Pieces
from bivouac.games.iwari.layout import K_SETTLEMENTS, K_WON, NONE, REASONS, SCORE_KEYS
from bivouac.games.iwari.options import Options
from bivouac.games.iwari.setup.static import new_static
from bivouac.games.iwari.steps import STEP_SPACE
from bivouac.games.iwari.void import kernels as void_kernels

AGAINST_ALL: Rules = kernels
AGAINST_VOID: Rules = void_kernels


class Iwari(Setting):
    """Iwari as one table plays it, with the names people know things by.

    Kernels number cards, territories, spots and connections from 0; the tuples here give their ids
    and printed numbers.
    """

    game = "iwari"
    score_keys = SCORE_KEYS
    step_space = STEP_SPACE
    endings = REASONS
    evaluations = Path(__file__).with_name("worth") / "evaluations.json"

    def __init__(
        self,
        chosen: Options,
        pieces: Pieces,
        game_map: Map,
        cards: Mapping[str, str],
        own_pieces: Pieces | None = None,
    ) -> None:
        self.chosen = chosen
        self.options = chosen.to_json()
        self.pieces = pieces
        self.own_pieces = own_pieces  # a record holds them; None: they are the packaged ones
        self.map = game_map
        self.seats = chosen.players
        self.against_void = chosen.against_void
        self.rules = AGAINST_VOID if chosen.against_void else AGAINST_ALL
        self.scored = not chosen.against_void
        has_third = chosen.players == 2 and not chosen.against_void
        self.third = 2 if has_third else NONE  # the neutral tribe (IS5)
        self.sides = chosen.players + (has_third or chosen.against_void)
        self.void = void_tribe(chosen, self.sides, game_map)
        self.stacks = max(self.sides, self.void + 1)  # tribes with totems
        self.has_ruins = starts_with_ruins(chosen, game_map)
        self.keys_in_play = keys_in_play(chosen, game_map)
        self.cards = tuple(cards)
        self.card_biomes = tuple(cards.values())
        self.card_number = {card: i for i, card in enumerate(self.cards)}
        self.territory_ids = tuple(territory.id for territory in game_map.territories)
        self.territory_number = {name: i for i, name in enumerate(self.territory_ids)}
        self.spot_ids = tuple(spot.id for spot in game_map.spots)
        self.spot_number = {name: i for i, name in enumerate(self.spot_ids)}
        self.token_ids = tuple(
            dict.fromkeys(s.contested for s in game_map.spots if s.contested is not None)
        )
        self.token_number = {name: i for i, name in enumerate(self.token_ids)}
        self.connection_numbers = tuple(found.number for found in game_map.connections)
        self.connection_number = {number: i for i, number in enumerate(self.connection_numbers)}
        self.static = new_static(pieces, game_map, chosen, cards)

    @property
    def variant(self) -> str:
        return str(self.options["map"])


def void_tribe(chosen: Options, sides: int, game_map: Map) -> int:
    """The number of the void: the last tribe (IV), last of those with totems (IA4), or NONE."""
    if chosen.against_void:
        return sides - 1
    return sides if game_map.rules.centre else NONE


def starts_with_ruins(chosen: Options, game_map: Map) -> bool:
    """IA2: are there ruins to be cleared? Against the void none are set up (IV11)."""
    return not chosen.against_void and any(spot.icon is not None for spot in game_map.spots)


def keys_in_play(chosen: Options, game_map: Map) -> tuple[str, ...]:
    """IX1, IR2, IG1, IA2, IA5: what can bring points besides tents, totems and settlements.

    Against the void there are none (IV10): the game is won or lost.
    """
    if chosen.against_void:
        return (SCORE_KEYS[K_WON],)
    in_play = {
        "expeditions": chosen.expeditions,
        "walking": chosen.walking_totem,
        "discoveries": chosen.discoveries,
        "ruins": starts_with_ruins(chosen, game_map),
        "road": game_map.rules.road,
    }
    always = SCORE_KEYS[: K_SETTLEMENTS + 1]
    return (*always, *(key for key in SCORE_KEYS if in_play.get(key, False)))
