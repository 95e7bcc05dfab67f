"""Dewan as its rooms know it: options, components, and the names of what the kernels number."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bivouac.core.contract import Setting
from bivouac.core.hexes import Axial
from bivouac.core.rules import Rules
from bivouac.games.dewan import kernels
from bivouac.games.dewan.box.types import Board, Card, Own, Scenario, Story
from bivouac.games.dewan.layout import SCORE_KEYS
from bivouac.games.dewan.options import Options
from bivouac.games.dewan.setup.static import adjacency, new_static, write_scenario
from bivouac.games.dewan.steps import STEP_SPACE

PRINTED = Own()
"""A game of the packaged box."""


class Dewan(Setting):
    """Dewan as one table plays it, with the names people know things by.

    Kernels number cards, stories, spaces and tiles from 0; the tuples here give their ids.
    """

    game = "dewan"
    rules: Rules = kernels
    score_keys = SCORE_KEYS
    step_space = STEP_SPACE
    evaluations = Path(__file__).with_name("worth") / "evaluations.json"

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
        own: Own = PRINTED,
    ) -> None:
        self.chosen = chosen
        self.options = chosen.to_json()
        self.scenario = scenario
        self.board = board
        self.own = own  # what a record has to tell of them
        self.seats = chosen.players
        self.sides = 2 if scenario.teams else chosen.players
        self.keys_in_play = tuple(key for key in SCORE_KEYS if key in scenario.score)
        self.cards = tuple(cards)
        self.stories = tuple(stories)
        self.space_ids = tuple(spaces)
        self.coordinates = tuple(spaces.values())
        self.tile_of = dict(tile_of)  # the tile each space lies on, by id
        self.tile_kinds = dict(tile_kinds)  # start, neutral or event, by the tile's id
        self.card_ids = [card.id for card in cards]
        self.card_kinds = [card.kind for card in cards]
        self.card_signs = {card.id: card.signs for card in cards}
        self.card_number = {card.id: i for i, card in enumerate(cards)}
        self.story_number = {story.id: i for i, story in enumerate(stories)}
        self.space_number = {space: i for i, space in enumerate(self.space_ids)}
        self.static = new_static(cards, stories, adjacency(self.coordinates))
        write_scenario(self.static, scenario, board, chosen.players)

    @property
    def variant(self) -> str:
        return str(self.options["scenario"])
