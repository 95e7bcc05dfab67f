"""Dewan behind the contract: which room keeps which part of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bivouac.core.contract import GameType, Json, Pad, Source, TableChoices
from bivouac.core.pads import pads_of
from bivouac.games.dewan import drills, fair
from bivouac.games.dewan.box import FILES, load_box
from bivouac.games.dewan.box.types import Box, Layout
from bivouac.games.dewan.coach import advice, brought
from bivouac.games.dewan.notation import chance, claims, decisions, parts, position, start
from bivouac.games.dewan.notation.own import own_of
from bivouac.games.dewan.offers import choices, drafts, wishes
from bivouac.games.dewan.options import Options, combinations, read_options
from bivouac.games.dewan.refusals import decisions as refusals
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.setup.static import layout_spaces, write_tiles
from bivouac.games.dewan.telling import events, opening, phrases
from bivouac.games.dewan.view import seats


class DewanSetting(Dewan):
    """Dewan as one table plays it, complete."""

    # what records ask
    components = position.components
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
    rule_of_result = claims.rule_of_result

    # somebody at a seat
    observe = seats.observe
    public_event = fair.public_event
    offer = choices.offer
    draft = drafts.draft
    why = wishes.why
    advice = advice.advice
    brought = brought.brought

    # whoever tells what happened
    describe = events.describe
    planned = events.planned
    news = events.news
    opening = opening.opening

    # shuffles
    shuffled = fair.shuffled
    chance_by = fair.chance_by

    # somebody who practises
    drill = drills.drill

    # the lobby
    pictured = seats.pictured
    title = seats.title
    sketch = seats.sketch
    round_of = seats.round_of
    phrases = phrases.phrases


def tile_kinds(layout: Layout) -> dict[str, str]:
    """The kind of the tile on each place of a layout, by the letter of the place."""
    kinds = ["neutral"] * len(layout.neutral) + ["start"] * len(layout.start)
    kinds += ["event"] if layout.event is not None else []
    return dict(zip("ABCDEFGHI", kinds, strict=False))


class DewanType(GameType):
    """Dewan in the registry."""

    name = "dewan"
    lessons = Path(__file__).parent / "lessons"

    def setting(
        self, chosen: Mapping[str, object], components: Source | None = None
    ) -> DewanSetting:
        box = load_box(components)
        return setting_of_box(read_options(chosen, box), box)

    def setting_of_record(self, record: Json) -> DewanSetting:
        return DewanSetting(*parts.parts_of_record(record))

    def setting_with(self, options: Json, components: Json) -> DewanSetting:
        chosen, box, _ = parts.box_of_record(options, components, is_dealt=True)
        return setting_of_box(chosen, box)

    def takes(self, tables: Mapping[str, Mapping[str, object]]) -> bool:
        return any(name in FILES for name in tables)

    def option_sets(self) -> list[dict[str, Json]]:
        return [dict(options.to_json()) for options in combinations(load_box())]

    def pads(self) -> list[Pad]:
        return pads_of(self)

    def drills(self) -> Mapping[str, Sequence[Mapping[str, Json]]]:
        return {kind: drills.games_of(kind) for kind in drills.ASKERS}

    def choices_with(self, components: Source) -> TableChoices:
        box, printed = load_box(components), load_box()
        own = [one for name, one in box.scenarios.items() if one != printed.scenarios.get(name)]
        titles = {one.name: one.title or one.name for one in own}
        sets = sorted(combinations(box), key=lambda options: options.scenario not in titles)
        return TableChoices([dict(options.to_json()) for options in sets], [], [], titles, {})


def setting_of_box(options: Options, box: Box) -> DewanSetting:
    """A table with the components of a box, on which a game can be dealt."""
    scenario = box.scenarios[options.scenario]
    layout = box.layouts[scenario.layout][options.players]
    letters = "ABCDEFGHI"[: len(layout.places)]
    names = [f"{letter}{number}" for letter in letters for number in range(7)]
    setting = DewanSetting(
        options,
        scenario,
        box.board,
        box.cards,
        box.stories_of(scenario),
        dict(zip(names, layout_spaces(layout), strict=True)),
        {name: name[0] for name in names},
        tile_kinds(layout),
        own_of(box, scenario, options.players),
    )
    write_tiles(setting.static, box, scenario)
    return setting


GAME = DewanType()
