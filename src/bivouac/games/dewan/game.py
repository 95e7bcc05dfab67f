"""Dewan behind the contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from bivouac.core.contract import Event, Game, GameType, Json, Message, Order, Refused, Setting
from bivouac.core.hexes import Axial
from bivouac.core.records import Records
from bivouac.games.dewan import fair, kernels, notation
from bivouac.games.dewan.box import Board, Card, Layout, Scenario, Story, load_box
from bivouac.games.dewan.layout import SCORE_KEYS
from bivouac.games.dewan.offers import choices, drafts, wishes
from bivouac.games.dewan.options import Options, combinations, read_options
from bivouac.games.dewan.refusals import decisions
from bivouac.games.dewan.setup.static import (
    adjacency,
    layout_spaces,
    new_static,
    write_scenario,
    write_tiles,
)
from bivouac.games.dewan.steps import STEP_SPACE
from bivouac.games.dewan.telling import events
from bivouac.games.dewan.view import seats


class Dewan(Setting):
    """Dewan as one table plays it, with the names people know things by.

    Kernels number cards, stories, spaces and tiles from 0; the tuples here give their ids.
    """

    game = "dewan"
    rules = kernels
    score_keys = SCORE_KEYS
    step_space = STEP_SPACE

    def __init__(
        self,
        chosen: Options,
        scenario: Scenario,
        board: Board,
        cards: Sequence[Card],
        stories: Sequence[Story],
        spaces: Mapping[str, Axial],
        tile_of: Mapping[str, str],
        tile_kinds: Mapping[str, str],
    ) -> None:
        self.chosen = chosen
        self.options = chosen.to_json()
        self.scenario = scenario
        self.board = board
        self.seats = chosen.players
        self.sides = 2 if scenario.teams else chosen.players
        self.keys_in_play = tuple(key for key in SCORE_KEYS if key in scenario.score)
        self.cards = tuple(cards)
        self.stories = tuple(stories)
        self.space_ids = tuple(spaces)
        self.coordinates = tuple(spaces.values())
        self.tile_of = dict(tile_of)  # the tile each space lies on, by id
        self.tile_kinds = dict(tile_kinds)  # start, neutral or event, by the tile's id
        self.card_number = {card.id: i for i, card in enumerate(cards)}
        self.story_number = {story.id: i for i, story in enumerate(stories)}
        self.space_number = {space: i for i, space in enumerate(self.space_ids)}
        self.static = new_static(cards, stories, adjacency(self.coordinates))
        write_scenario(self.static, scenario, board, chosen.players)

    def components(self) -> Json:
        return notation.components(self)

    def setup(self, position: np.void) -> Json:
        return notation.setup(self, position)

    def final(self, position: np.void) -> Json:
        return notation.final(self, position)

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


def tile_kinds(layout: Layout) -> dict[str, str]:
    """The kind of the tile on each place of a layout, by the letter of the place."""
    kinds = ["neutral"] * len(layout.neutral) + ["start"] * len(layout.start)
    kinds += ["event"] if layout.event is not None else []
    return dict(zip("ABCDEFGHI", kinds, strict=False))


class DewanType(GameType):
    """Dewan in the registry."""

    name = "dewan"

    def setting(self, chosen: Mapping[str, object], components: Path | None = None) -> Dewan:
        box = load_box(components)
        options = read_options(chosen, box)
        scenario = box.scenarios[options.scenario]
        layout = box.layouts[scenario.layout][options.players]
        letters = "ABCDEFGHI"[: len(layout.places)]
        names = [f"{letter}{number}" for letter in letters for number in range(7)]
        setting = Dewan(
            options,
            scenario,
            box.board,
            box.cards,
            box.stories_of(scenario),
            dict(zip(names, layout_spaces(layout), strict=True)),
            {name: name[0] for name in names},
            tile_kinds(layout),
        )
        write_tiles(setting.static, box, scenario)
        printed = load_box()
        setting.recordable = (
            box.board == printed.board and printed.scenarios.get(options.scenario) == scenario
        )
        return setting

    def setting_of_record(self, record: Json) -> Dewan:
        return Dewan(*notation.parts_of_record(record))

    def lay_out(self, setting: Setting, record: Json) -> Game:
        assert isinstance(setting, Dewan)
        return notation.lay_out(setting, record)

    def option_sets(self) -> list[dict[str, Json]]:
        return [dict(options.to_json()) for options in combinations(load_box())]


GAME = DewanType()
