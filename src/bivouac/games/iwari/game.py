"""Iwari behind the contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from bivouac.core.contract import (
    Block,
    Choice,
    Event,
    Game,
    GameType,
    Json,
    Message,
    Order,
    Refused,
    Setting,
)
from bivouac.core.records import Records
from bivouac.games.iwari import fair, kernels, notation, offered
from bivouac.games.iwari.box import Map, Pieces, load_box, packaged_box
from bivouac.games.iwari.layout import K_SETTLEMENTS, K_WON, NONE, REASONS, SCORE_KEYS
from bivouac.games.iwari.offers import choices, drafts, wishes
from bivouac.games.iwari.options import Options, read_options
from bivouac.games.iwari.picture import drawing
from bivouac.games.iwari.refusals import decisions
from bivouac.games.iwari.setup.deck import cards_in_play
from bivouac.games.iwari.setup.static import new_static
from bivouac.games.iwari.steps import STEP_SPACE
from bivouac.games.iwari.telling import events, scoring_steps
from bivouac.games.iwari.view import seats
from bivouac.games.iwari.void import kernels as void_kernels
from bivouac.games.iwari.void.options import VERSUS


class Iwari(Setting):
    """Iwari as one table plays it, with the names people know things by.

    Kernels number cards, territories, spots and connections from 0; the tuples here give their ids
    and printed numbers.
    """

    game = "iwari"
    score_keys = SCORE_KEYS
    step_space = STEP_SPACE
    endings = REASONS

    def __init__(
        self, chosen: Options, pieces: Pieces, game_map: Map, cards: Mapping[str, str]
    ) -> None:
        self.chosen = chosen
        self.options = chosen.to_json()
        self.pieces = pieces
        self.map = game_map
        self.seats = chosen.players
        self.against_void = chosen.against_void
        self.rules = void_kernels if chosen.against_void else kernels
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

    def components(self) -> Json:
        return notation.components(self)

    def components_in(self, setup: Json) -> Json:
        return notation.components_in(self, setup)

    def setup(self, position: np.void) -> Json:
        return notation.setup(self, position)

    def final(self, position: np.void) -> Json:
        return notation.final(self, position)

    def verdict(self, position: np.void) -> dict[str, Json]:
        """IV7, IV10: who has claimed which territory, and what ended the game."""
        if self.scored:
            return {}
        closed, lost = int(position["closed"]), int(position["lost"])
        claims = {
            name: "void" if lost >> i & 1 else "players"
            for i, name in enumerate(self.territory_ids)
            if closed >> i & 1
        }
        return {"claims": claims, "reason": REASONS[position["reason"]]}

    def event(self, position: np.void, steps: Sequence[int]) -> Event:
        return notation.event(self, position, steps)

    def steps(self, position: np.void, event: Event) -> list[int]:
        return notation.steps(self, position, event)

    def refusal(self, position: np.void, event: Event) -> Refused:
        return decisions.refusal(self, position, event)

    def chance_event(self, before: np.void, after: np.void) -> Event:
        return notation.chance_event(self, before, after)

    def resolve_with(self, positions: Records, i: int, event: Event) -> None:
        notation.resolve_with(self, positions, i, event)

    def is_listed(self, position: np.void, step: int, legal: Sequence[int]) -> bool:
        return notation.is_listed(self, position, step, legal)

    def ordered_final(self, position: np.void, claimed: Json) -> dict[str, Json]:
        return notation.ordered_final(self, position, claimed)

    def rule_of_result(self, path: str) -> str:
        return notation.rule_of_result(self, path)

    def observe(self, position: np.void, seat: int) -> Json:
        return seats.observe(self, position, seat)

    def describe(self, before: np.void, event: Event, after: np.void) -> list[Message]:
        return events.describe(self, before, event, after)

    def news(self, before: Game, after: Game, seat: int) -> list[Message]:
        return events.tell_drawn(self, before.position, after.position, seat)

    def public_event(self, event: Event) -> Event:
        return fair.public_event(event)

    def completed(self, position: np.void, event: Event) -> Event:
        return fair.completed(self, position, event)

    def scoring(self, before: np.void, event: Event, after: np.void) -> Json | None:
        return scoring_steps.scoring(self, before, event, after)

    def pictured(self) -> Json:
        return drawing.pictured(self)

    def offer(self, game: Game, seat: int) -> Json | None:
        return choices.offer(self, game, seat)

    def draft(self, game: Game, seat: int, wish: Json) -> Json:
        return drafts.draft(self, game, seat, wish)

    def why(self, game: Game, seat: int, wish: Json) -> Refused:
        return wishes.why(self, game, seat, wish)

    def sketch(self, position: np.void) -> Json:
        return seats.sketch(self, position)

    def round_of(self, position: np.void) -> int:
        return seats.round_of(self, position)

    def shuffled(self, setup: Json, order: Order) -> Json:
        return fair.shuffled(self, setup, order)

    def chance_by(self, position: np.void, order: Order) -> Event:
        return fair.chance_by(self, position, order)


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


class IwariType(GameType):
    """Iwari in the registry."""

    name = "iwari"

    def setting(self, chosen: Mapping[str, object], components: Path | None = None) -> Iwari:
        box = load_box(components)
        options = read_options(chosen, box)
        game_map = box.maps[options.map]
        cards = cards_in_play(box.pieces, options, game_map)
        setting = Iwari(options, box.pieces, game_map, cards)
        setting.recordable = box.pieces == packaged_box().pieces
        return setting

    def setting_of_record(self, record: Json) -> Iwari:
        return Iwari(*notation.parts_of_record(record))

    def lay_out(self, setting: Setting, record: Json) -> Game:
        assert isinstance(setting, Iwari)
        return notation.lay_out(setting, record)

    def way(self, options: Mapping[str, object]) -> str:
        is_usual = options.get("mode", VERSUS) == VERSUS
        return self.name if is_usual else f"{self.name}-void"

    def option_sets(self) -> list[dict[str, Json]]:
        return [options.to_json() for options in offered.combinations(load_box())]

    def choices(self) -> list[Choice]:
        return offered.choices(load_box())

    def blocks(self) -> list[Block]:
        return offered.blocks(load_box())


GAME = IwariType()
