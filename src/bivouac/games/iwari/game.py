"""Iwari behind the contract: which room keeps which part of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bivouac.core.contract import Block, Choice, GameType, Json, Pad, Source, TableChoices
from bivouac.core.pads import pads_of
from bivouac.games.iwari import drills, fair, table_choices
from bivouac.games.iwari.box import PIECES, load_box, packaged_box
from bivouac.games.iwari.coach import advice, brought
from bivouac.games.iwari.notation import chance, claims, decisions, parts, position, results, start
from bivouac.games.iwari.offers import choices, drafts, wishes
from bivouac.games.iwari.options import read_options
from bivouac.games.iwari.picture import drawing
from bivouac.games.iwari.refusals import decisions as refusals
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.setup.deck import cards_in_play
from bivouac.games.iwari.telling import events, opening, phrases, scoring_steps
from bivouac.games.iwari.view import seats
from bivouac.games.iwari.void.options import VERSUS


class IwariSetting(Iwari):
    """Iwari as one table plays it, complete."""

    # what records ask
    components = position.components
    components_in = position.components_in
    setup = position.setup
    lay_out = start.lay_out
    event = decisions.event
    steps = decisions.steps
    is_listed = decisions.is_listed
    refusal = refusals.refusal
    chance_event = chance.chance_event
    resolve_with = chance.resolve_with
    final = position.final
    ordered_final = claims.ordered_final
    verdict = position.verdict
    rule_of_result = results.rule_of_result

    # somebody at a seat
    observe = seats.observe
    public_event = fair.public_event
    completed = fair.completed
    offer = choices.offer
    draft = drafts.draft
    why = wishes.why
    advice = advice.advice
    brought = brought.brought

    # whoever tells what happened
    describe = events.describe
    planned = events.planned
    news = events.news
    scoring = scoring_steps.scoring
    opening = opening.opening

    # shuffles
    shuffled = fair.shuffled
    chance_by = fair.chance_by

    # somebody who practises
    drill = drills.drill

    # the lobby
    title = drawing.title
    sketch = seats.sketch
    round_of = seats.round_of
    phrases = phrases.phrases
    pictured = drawing.pictured


class IwariType(GameType):
    """Iwari in the registry."""

    name = "iwari"
    lessons = Path(__file__).parent / "lessons"

    def setting(
        self, chosen: Mapping[str, object], components: Source | None = None
    ) -> IwariSetting:
        box = load_box(components)
        options = read_options(chosen, box)
        game_map = box.maps[options.map]
        cards = cards_in_play(box.pieces, options, game_map)
        own_pieces = None if box.pieces == packaged_box().pieces else box.pieces
        return IwariSetting(options, box.pieces, game_map, cards, own_pieces)

    def setting_of_record(self, record: Json) -> IwariSetting:
        return IwariSetting(*parts.parts_of_record(record))

    def setting_with(self, options: Json, components: Json) -> IwariSetting:
        return IwariSetting(*parts.parts_to_deal(options, components))

    def takes(self, tables: Mapping[str, Mapping[str, object]]) -> bool:
        return PIECES in tables or any("territory" in table for table in tables.values())

    def way(self, options: Mapping[str, object]) -> str:
        is_usual = options.get("mode", VERSUS) == VERSUS
        return self.name if is_usual else f"{self.name}-void"

    def option_sets(self) -> list[dict[str, Json]]:
        return [dict(options.to_json()) for options in table_choices.combinations(load_box())]

    def choices(self) -> list[Choice]:
        return table_choices.choices(load_box())

    def blocks(self) -> list[Block]:
        return table_choices.blocks(load_box())

    def pads(self) -> list[Pad]:
        return pads_of(self)

    def drills(self) -> Mapping[str, Sequence[Mapping[str, Json]]]:
        return {kind: drills.games_of(kind) for kind in drills.ASKERS}

    def choices_with(self, components: Source) -> TableChoices:
        return table_choices.choices_with(load_box(components), packaged_box())


GAME = IwariType()
