"""DT3: what a seat may see, as plain data, worked out from what it knows.

Hands are secret, and so are face-down cards and stories; so is a journey until it is paid for.
Everything else on the table is public: stories, tucked halves, berries, fish, hand sizes, and the
cards of a hand that everybody saw arrive there. Ids are those of the record.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bivouac.core.contract import Known
from bivouac.core.jit import entry
from bivouac.core.records import Ints, Records, Word, Words, allocate
from bivouac.games.dewan.kernels import tie_break
from bivouac.games.dewan.layout import (
    FISHING,
    KEYS,
    MARKER,
    NONE,
    ODD_BERRY,
    OVER,
    PAY,
    RESOURCES,
    ROUTE,
    SEATS,
    SHUFFLE,
    START,
    STORY,
    SYMBOLS,
    TERRAINS,
    TUCK,
    TURN,
    Position,
)
from bivouac.games.dewan.rules.scoring import count_berries, count_fire, count_sides, score
from bivouac.games.dewan.rules.stories import holdings
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.cards import see_tally
from bivouac.games.dewan.view.sets import counter, ids_of, members
from bivouac.games.dewan.wire import view as wire

PHASES = {
    STORY: "story",
    TURN: "turn",
    ROUTE: "route",
    PAY: "pay",
    TUCK: "tuck",
    MARKER: "marker",
    FISHING: "fishing",
    SHUFFLE: "shuffle",
    ODD_BERRY: "odd_berry",
    OVER: "over",
}

NAMES = (*TERRAINS, "start", "lava")
"""What a space is, by its code."""

SIGNS: dict[str | None, wire.EventSign] = {"rain": "water", "lava": "lava", "fish": "fish"}
"""DV2: what an event puts on the map, or gives."""


def observe(setting: Dewan, known: Known) -> wire.View:
    """Everything its seat may see; SPECTATOR, which is no seat, sees what is public (DT3)."""
    position, seat = known.position, known.seat
    counts = count_all(setting, position)
    return {
        "seat": seat,
        "options": setting.chosen.to_json(),
        **see_turn(setting, position, seat),
        "map": see_map(setting, position),
        "row": card_ids(setting, position["row"][: setting.board.row]),
        "pile": int(position["pile_end"] - position["pile_top"]),
        "supply": int(position["supply_end"] - position["supply_top"]),
        "discards": ids_of(setting, position["discards"]),
        "tally": see_tally(setting, position, seat),
        "story_row": story_ids(setting, position["story_row"][: setting.board.story_row]),
        "stack": int(position["stack_end"] - position["stack_top"]),
        "markers_left": int(setting.static["markers"][0] - position["n_markers"]),
        "fish_left": int(position["fish_left"]),
        "seats": [
            see_tribe(setting, position, counts, other, seat) for other in range(setting.seats)
        ],
        "sides": [list(range(side, setting.seats, setting.sides)) for side in range(setting.sides)],
        "points": counts.points_by_key(setting),
        "board": see_board(setting),
    }


@dataclass(frozen=True, slots=True)
class Counts:
    """What the rules count in a position; all of it is public."""

    have: Words  # [seat] packed counters of what counts for stories
    fire: Ints  # [seat]
    berries: Ints  # [seat] tokens and tucked symbols
    points: Ints  # [side, key] as if the game ended now
    ties: Ints  # [side] what decides between equal scores

    def points_by_key(self, setting: Dewan) -> list[dict[str, int]]:
        """By side, the points by the keys in play."""
        keys = [(i, key) for i, key in enumerate(setting.score_keys) if key in setting.keys_in_play]
        return [
            {key: int(self.points[side, i]) for i, key in keys} for side in range(setting.sides)
        ]


def count_all(setting: Dewan, position: np.void) -> Counts:
    """Let the rules count."""
    positions = allocate(Position, 1)
    positions[0] = position
    counts = Counts(
        np.zeros(SEATS, np.uint64),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros((SEATS, KEYS), np.int32),
        np.zeros(SEATS, np.int32),
    )
    write_counts(
        setting.static,
        positions,
        counts.have,
        counts.fire,
        counts.berries,
        counts.points,
        counts.ties,
    )
    return counts


@entry
def write_counts(
    static: Records,
    positions: Records,
    have: Words,
    fire: Ints,
    berries: Ints,
    points: Ints,
    ties: Ints,
) -> None:
    """All counts of a view in one call."""
    t = static[0]
    p = positions[0]
    for seat in range(t.players):
        have[seat] = holdings(p, seat)
        fire[seat] = count_fire(t, p, seat)
        berries[seat] = count_berries(p, seat)
    score(t, p, points)
    for side in range(count_sides(t)):
        ties[side] = tie_break(t, p, side)


def see_turn(setting: Dewan, position: np.void, seat: int) -> wire.Turn:
    """Whose turn it is and what for; a half-made journey only for whoever makes it."""
    phase = int(position["phase"])
    mover = int(position["mover"])
    journey = None
    if phase in (ROUTE, PAY):
        if seat == mover:
            journey = see_journey(setting, position)
        else:
            phase = TURN
    turns = int(position["turns"])
    return {
        "phase": PHASES[phase],
        "first": int(position["first"]),
        "turn": int(position["seat"]),
        "decides": None if phase >= SHUFFLE else mover,
        "draft": turns == 0,
        "turns": turns,
        "round": round_of(setting, position),
        "last_round": bool(position["last_round"]),
        "journey": journey,
    }


def round_of(setting: Dewan, position: np.void) -> int:
    """DT1: the number of the round; 0 while the first stories are chosen."""
    return (int(position["turns"]) + setting.seats - 1) // setting.seats


def see_journey(setting: Dewan, position: np.void) -> wire.HalfMade:
    """The route so far and the card for each of its spaces; null where none is paid yet or due."""
    length = int(position["route_n"])
    return {
        "route": space_ids(setting, position["route"][:length]),
        "pay": card_ids(setting, position["payment"][:length]),
        "next": int(position["pay_at"]),
    }


def owners_of(setting: Dewan, position: np.void) -> dict[int, int]:
    """The seat whose camp stands on a space, by space."""
    owners: dict[int, int] = {}
    for seat in range(setting.seats):
        owners |= dict.fromkeys(members(position["camps"][seat]), seat)
    return owners


def pictured(setting: Dewan) -> wire.Components:
    """The cards and stories, and what the scenario plays with."""
    told = setting.components()
    return {
        "cards": told["cards"],
        "stories": told["stories"],
        "pair": told["pair"],
        "play": see_play(setting),
    }


def see_play(setting: Dewan) -> wire.Play:
    """DC7: the options of the scenario that people are told of."""
    scenario = setting.scenario
    return {
        "own": setting.own.scenario is not None or setting.own.board is not None,
        "teams": scenario.teams,
        "villages": scenario.villages,
        "score": {key: scenario.score[key] for key in setting.keys_in_play},
        "zone_terrains": list(scenario.zone_terrains),
        "volcano_fire": scenario.volcano_fire,
        "majorities_tied": scenario.majorities_tied,
    }


def title(setting: Dewan) -> str | None:
    """What the scenario calls itself, where it is not a packaged one."""
    own = setting.own.scenario
    return None if own is None else own.title or own.name


def sketch(setting: Dewan, position: np.void) -> wire.Sketch:
    """The map in short: where each space lies, what it is, and whose camp stands there."""
    owners = owners_of(setting, position)
    terrains = terrains_of(position)
    return [
        [q, r, terrains[space], owners.get(space)]
        for space, (q, r) in enumerate(setting.coordinates)
    ]


def see_map(setting: Dewan, position: np.void) -> wire.Land:
    """Spaces, zones with their berries, and icons."""
    owners = owners_of(setting, position)
    villages = {
        space for seat in range(setting.seats) for space in members(position["villages"][seat])
    }
    markers = set(position["markers"][: position["n_markers"]].tolist())
    terrains = terrains_of(position)
    spaces: list[wire.Space] = [
        {
            "id": name,
            "q": q,
            "r": r,
            "terrain": terrains[space],
            "tile": setting.tile_of[name],
            "camp": owners.get(space),
            "village": space in villages,
            "start": terrains[space] == "start",
            "marker": space in markers,
        }
        for space, (name, (q, r)) in enumerate(
            zip(setting.space_ids, setting.coordinates, strict=True)
        )
    ]
    return {
        "spaces": spaces,
        "zones": see_zones(setting, position, terrains),
        "icons": see_icons(setting, position),
    }


def terrain_of(position: np.void, space: int) -> str:
    """What a space is now: a terrain, a start, the volcano or lava."""
    return terrains_of(position)[space]


def terrains_of(position: np.void) -> list[str]:
    """The same of every space, by number."""
    named = [NAMES[code] for code in position["terrain"].tolist()]
    if position["volcano"] != NONE:
        named[position["volcano"]] = "volcano"
    return named


def see_zones(setting: Dewan, position: np.void, terrains: Sequence[str]) -> list[wire.Zone]:
    """DZ1, DZ2: zones, each named by its first space, with the berries left in it."""
    zones: dict[int, list[str]] = {}
    zone_of = position["zone"].tolist()
    for zone, name in zip(zone_of, setting.space_ids, strict=False):
        if zone != NONE:
            zones.setdefault(zone, []).append(name)
    berries = position["berries"].tolist()
    return [
        {
            "id": setting.space_ids[zone],
            "terrain": terrains[zone],
            "spaces": spaces,
            "berries": berries[zone],
        }
        for zone, spaces in zones.items()
    ]


def see_icons(setting: Dewan, position: np.void) -> list[wire.Icon]:
    """DC3: resource icons, each between two spaces."""
    return [
        {"kind": SYMBOLS[int(kind)], "spaces": space_ids(setting, spaces)}
        for kind, spaces in zip(position["icon_kind"], position["icon_at"], strict=True)
        if kind != NONE
    ]


def see_tribe(
    setting: Dewan, position: np.void, counts: Counts, seat: int, viewer: int
) -> wire.Tribe:
    """DT3: one player's board, and of the hand what `viewer` may know."""
    hand = position["hands"][seat]
    known = hand if seat == viewer else hand & position["seen"]
    built = int(position["n_built"][seat])
    have = counts.have[seat]
    return {
        "hand": ids_of(setting, known),
        "hand_size": len(members(hand)),
        "unknown": len(members(hand & ~known)),
        "start": setting.space_ids[int(position["starts"][seat])],
        "camps": space_ids(setting, position["built"][seat, :built]),
        "camps_left": len(setting.board.spaces) - built,
        "have": {SYMBOLS[i]: counter(have, i) for i in range(START + len(RESOURCES))},
        "stories": see_stories(setting, position, seat, have),
        "tucks": see_tucks(setting, position, seat),
        "berries": int(counts.berries[seat]),
        "fire": int(counts.fire[seat]),
        "fish": int(position["fish"][seat]),
    }


def see_stories(setting: Dewan, position: np.void, seat: int, have: Word) -> list[wire.HeldStory]:
    """DY2-DY6: the stories of a board, and of each requirement how much is met."""
    shown: list[wire.HeldStory] = []
    for number, told in zip(position["stories"][seat], position["told"][seat], strict=True):
        if number == NONE:
            continue
        story = setting.stories[int(number)]
        needs: list[wire.Need] = [
            {"symbol": symbol, "have": counter(have, SYMBOLS.index(symbol)), "need": need}
            for symbol, need in story.needs.items()
        ]
        met = all(one["have"] >= one["need"] for one in needs)
        shown.append({"id": story.id, "told": bool(told), "met": met, "needs": needs})
    return shown


def see_board(setting: Dewan) -> wire.Board:
    """DC6, DV1: what every tribe board offers, and how many cards an event takes."""
    size = int(setting.static["pile_size"][0])
    effects = setting.board.spaces
    camps = {
        effect: [camp for camp, each in enumerate(effects, 1) if each == effect]
        for effect in ("story", "tuck")
    }
    return {
        "effects": list(effects),
        "story_camps": [0, *camps["story"]][: setting.board.story_slots],
        "tuck_camps": camps["tuck"],
        "story_slots": setting.board.story_slots,
        "tuck_slots": len(camps["tuck"]),
        "pile_size": size if size > 0 else None,
        "event": SIGNS.get(setting.scenario.event),
    }


def see_tucks(setting: Dewan, position: np.void, seat: int) -> list[wire.Tuck | None]:
    """DE2: the tucked halves, in slot order; null for a slot that stays empty."""
    return [
        None if card == NONE else {"card": setting.cards[int(card)].id, "half": int(half)}
        for card, half in zip(
            position["tucks"][seat, : position["n_tucks"][seat]],
            position["tuck_halves"][seat],
            strict=False,
        )
    ]


def card_ids(setting: Dewan, cards: Any) -> list[str | None]:
    """The ids of cards by number; null for an empty place."""
    return [None if card == NONE else setting.cards[card].id for card in cards]


def story_ids(setting: Dewan, stories: Any) -> list[str | None]:
    """The ids of stories by number; null for an empty place."""
    return [None if story == NONE else setting.stories[story].id for story in stories]


def space_ids(setting: Dewan, spaces: Any) -> list[str]:
    """The ids of spaces by number."""
    return [setting.space_ids[space] for space in spaces]
