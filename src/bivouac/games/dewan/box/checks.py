"""What no file of the box can promise alone: any scenario can be set up with any draw of tiles."""

from collections.abc import Callable, Sequence

from bivouac.core.complaints import fail, listed
from bivouac.core.hexes import DIRECTIONS
from bivouac.core.messages import Message
from bivouac.games.dewan.box.types import Box, Layout, Place, Scenario, Tile
from bivouac.games.dewan.layout import ICONS


def check_box(box: Box) -> None:
    """Refuse a box whose files do not fit each other."""
    for name, layouts in box.layouts.items():
        for players, layout in layouts.items():
            if not is_connected(layout.places):
                fail(f"layouts.toml: {name}.{players}", "dewan-box-one-map")
    for scenario in box.scenarios.values():
        where = f"scenarios.toml: {scenario.name}"
        check_score(where, scenario)
        check_event(where, scenario, box)
        for players in scenario.players:
            layout = layout_of(where, scenario, players, box)
            check_tiles(scenario, players, layout, box)
            check_supplies(scenario, players, box)


def is_connected(places: Sequence[Place]) -> bool:
    """Whether tiles laid on these places form one map (DR5).

    Places touch as hexagons do: a step from tile to tile is one of the six axial steps in (u, v).
    The volcano cannot part a map, since whatever touches it lies on its own ring.
    """
    reached = set(places[:1])
    frontier = list(reached)
    while frontier:
        u, v = frontier.pop()
        steps = {(u + du, v + dv) for du, dv in DIRECTIONS}
        fresh = steps.intersection(places) - reached
        reached |= fresh
        frontier += fresh
    return len(reached) == len(places)


def check_score(where: str, scenario: Scenario) -> None:
    """What is scored can happen."""
    if scenario.volcano_fire and "fire" not in scenario.score:
        fail(where, "dewan-box-volcano-fire-key")
    if "fish" in scenario.score and scenario.event != "fish":
        fail(where, "dewan-box-fish-key", event=scenario.event)


def check_event(where: str, scenario: Scenario, box: Box) -> None:
    """An event has the tile, the villages and the players it needs."""
    known = [tile.id for tile in box.tiles_of("event")]
    if scenario.event_tile is not None and scenario.event_tile not in known:
        fail(where, "dewan-box-unknown-tile", tile=scenario.event_tile, known=listed(known))
    tile = box.event_tile_of(scenario)
    has_volcano = tile is not None and tile.has_volcano
    if scenario.event == "lava" and not has_volcano:
        fail(where, "dewan-box-lava-tile")
    if scenario.volcano_fire and not has_volcano:
        fail(where, "dewan-box-fire-tile")
    if scenario.event == "fish" and not scenario.villages:
        fail(where, "dewan-box-fish-villages")
    if scenario.event == "rain" and scenario.villages:
        fail(where, "dewan-box-rain-villages")
    if scenario.teams and scenario.players != (4,):
        fail(where, "dewan-box-teams", players=listed(scenario.players))


def layout_of(where: str, scenario: Scenario, players: int, box: Box) -> Layout:
    """The layout of a scenario, which has an event place exactly if there is a tile for it."""
    if scenario.layout not in box.layouts:
        fail(
            where,
            "dewan-box-unknown-layout",
            layout=scenario.layout,
            known=listed(list(box.layouts)),
        )
    layouts = box.layouts[scenario.layout]
    if players not in layouts:
        counts = listed(list(layouts))
        fail(
            where,
            "dewan-box-layout-players",
            layout=scenario.layout,
            players=players,
            counts=counts,
        )
    layout = layouts[players]
    name = f"layout {scenario.layout}.{players}"
    if layout.event is not None and scenario.event_tile is None:
        fail(where, "dewan-box-event-place", name=name)
    if layout.event is None and scenario.event_tile is not None:
        fail(where, "dewan-box-no-event-place", name=name)
    return layout


def check_tiles(scenario: Scenario, players: int, layout: Layout, box: Box) -> None:
    """There are tiles for every place, and no draw of them shows too much (DC3, DS1, DS2)."""
    title = Message("dewan-box-map", {"scenario": scenario.name, "players": players})
    neutral = len(layout.neutral)
    if neutral != players:
        fail(
            "layouts.toml",
            "dewan-box-neutral-places",
            title=title,
            neutral=neutral,
            players=players,
        )
    for kind, places in (("start", layout.start), ("neutral", layout.neutral)):
        have = len(box.tiles_of(kind))
        if have < len(places):
            fail(
                "tiles.toml",
                "dewan-box-few-tiles",
                title=title,
                count=len(places),
                kind=kind,
                have=have,
            )
    icons = most_on_a_map(scenario, layout, box, lambda tile: len(tile.icons))
    if icons > ICONS:
        fail("tiles.toml", "dewan-box-many-icons", title=title, icons=icons, most=ICONS)
    symbols = most_on_a_map(scenario, layout, box, lambda tile: len(tile.berries))
    tokens = symbols * box.board.berries_per_symbol
    if tokens > box.board.berry_tokens:
        have = box.board.berry_tokens
        fail("tiles.toml", "dewan-box-many-tokens", title=title, tokens=tokens, have=have)


def most_on_a_map(
    scenario: Scenario, layout: Layout, box: Box, count: Callable[[Tile], int]
) -> int:
    """The highest total over a map's tiles that any draw can give."""
    event_tile = box.event_tile_of(scenario)
    total = count(event_tile) if event_tile is not None else 0
    for kind, places in (("start", layout.start), ("neutral", layout.neutral)):
        highest = sorted(map(count, box.tiles_of(kind)), reverse=True)
        total += sum(highest[: len(places)])
    return total


def check_supplies(scenario: Scenario, players: int, box: Box) -> None:
    """There are stories for every slot, and cards for hands, row and pile (DS5, DV1)."""
    board = box.board
    title = Message("dewan-box-game", {"scenario": scenario.name, "players": players})
    stories = len(box.stories_of(scenario))
    slots = board.story_slots * players
    if stories < slots:
        fail("stories.toml", "dewan-box-few-stories", title=title, slots=slots, stories=stories)
    pile = board.pile[players] if scenario.event != "none" else 1
    cards = board.dealt * players + board.row + pile
    if len(box.cards) < cards:
        fail("cards.toml", "dewan-box-few-cards", title=title, cards=cards, count=len(box.cards))
