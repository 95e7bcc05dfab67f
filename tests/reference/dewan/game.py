"""Dewan on game records: the public face of the reference implementation."""

from typing import Any

from tests.reference.flow import Illegal, Json, RecordedGame

from .legal import check_event, decisions, expected
from .position import Ask, Position, Request, read_position
from .scoring import score
from .turns import play
from .zones import berries_by_space, lay_berries, zone_of

__all__ = ["Game", "Illegal", "replay"]

FIELD_RULES = {
    "hands": "DK1",
    "row": "DK2",
    "pile": "DV2",
    "supply": "DV3",
    "story_row": "DS6",
    "story_stack": "DS6",
    "discards": "DP5",
    "camps": "DP6",
    "berries": "DZ2",
    "won_berries": "DE1",
    "tucks": "DE2",
    "stories": "DS6",
    "told": "DY6",
    "markers": "DV4",
    "fish": "DH5",
}
POINT_RULES = {
    "stories": "DX2",
    "fire": "DX3",
    "most_fire": "DX3",
    "groups": "DX4",
    "berries": "DX5",
    "zones": "DD2",
    "water": "DL3",
    "rivals": "DL3",
    "pairs": "DV6",
    "majorities": "DH6",
    "fish": "DH6",
}
TEAM_POINT_RULES = {
    "stories": "DM2",
    "fire": "DM2",
    "most_fire": "DM2",
    "groups": "DM3",
    "berries": "DM4",
}


class Game(RecordedGame[Position, Request]):
    """A game of Dewan."""

    END = "DX1"

    def __init__(self, record: Json) -> None:
        position = read_position(record)
        lay_berries(position, record["setup"]["map"]["berries"])
        super().__init__(position, play(position))

    def expects(self) -> Json | None:
        """The decision or chance event that is due; None when the game is over."""
        return None if self._request is None else expected(self.position, self._request)

    def listed(self, request: Request) -> list[Json]:
        return decisions(self.position, request) if isinstance(request, Ask) else []

    def check_event(self, request: Request, event: Json) -> None:
        check_event(self.position, request, event)

    def final(self) -> Json:
        """The position in the terms of the record's `final`."""
        p = self.position
        return {
            "hands": [list(hand) for hand in p.hands],
            "row": list(p.row),
            "pile": list(p.pile),
            "supply": list(p.supply),
            "story_row": list(p.story_row),
            "story_stack": list(p.story_stack),
            "discards": list(p.discards),
            "camps": [list(camps) for camps in p.camps],
            "berries": berries_by_space(p),
            "won_berries": list(p.won_berries),
            "tucks": [list(tucks) for tucks in p.tucks],
            "stories": [list(tiles) for tiles in p.stories],
            "told": [
                [story for story in stories if story in told]
                for stories, told in zip(p.stories, p.told, strict=True)
            ],
            "markers": list(p.markers),
            "fish": list(p.fish),
        }

    def result(self) -> Json:
        """Scores, breakdown, winners and final, as they stand now."""
        return {**score(self.position), "final": self.final()}

    def canonical(self, final: Json) -> Json:
        """A `final` with its free choices settled: hands and discards sorted, zones by least id."""
        left: dict[str, int] = {}
        for space, tokens in final["berries"].items():
            zone = zone_of(self.position, space) if space in self.position.spaces else None
            name = space if zone is None else min(zone)
            if name in left:
                raise Illegal("DZ2", f"two entries for the berries of one zone: {space}")
            left[name] = tokens
        return {
            **final,
            "hands": [sorted(hand) for hand in final["hands"]],
            "discards": sorted(final["discards"]),
            "berries": {name: tokens for name, tokens in left.items() if tokens != 0},
        }


def replay(record: Json) -> Game:
    """Apply all events and compare the result, if there is one."""
    game = Game(record)
    events = record["events"]
    for index, event in enumerate(events):
        try:
            game.apply(event)
        except Illegal as illegal:
            raise Illegal(illegal.rule, f"event {index}: {illegal.reason}") from illegal
    if record.get("result") is not None:
        if game.expects() is not None:
            raise Illegal("DX1", f"event {len(events)}: missing, the game is not over")
        try:
            check_result(game, record["result"])
        except Illegal as illegal:
            raise Illegal(illegal.rule, f"event {len(events)}: {illegal.reason}") from illegal
    return game


def check_result(game: Game, claimed: Json) -> None:
    """Refuse a result that differs, naming the rule of the first difference."""
    right = game.result()
    team = game.position.scenario == "team"
    ours, theirs = right["breakdown"], claimed["breakdown"]
    if len(ours) != len(theirs):
        raise Illegal("DM1", f"the breakdown has {len(ours)} rows, not {len(theirs)}")
    for side, row in enumerate(ours):
        rules = TEAM_POINT_RULES if team else POINT_RULES
        _compare(f"breakdown {side}", row, theirs[side], rules)
    if claimed["scores"] != right["scores"]:
        raise Illegal("DX1", f"scores are {right['scores']}, not {claimed['scores']}")
    if claimed["winners"] != right["winners"]:
        raise Illegal("DM5" if team else "DX6", f"winners are {right['winners']}")
    check_final(game, claimed["final"])


def check_final(game: Game, claimed: Json) -> None:
    """Refuse a final position that differs; fields the record does not define are ignored."""
    for key, rule in FIELD_RULES.items():
        if key not in claimed:
            raise Illegal(rule, f"final has no {key}")
    theirs = game.canonical({key: claimed[key] for key in FIELD_RULES})
    _compare("final", game.canonical(game.final()), theirs, FIELD_RULES)


def _compare(what: str, ours: Json, theirs: Json, rules: dict[str, str]) -> None:
    missing: Any = object()
    for key in [*ours, *(key for key in theirs if key not in ours)]:
        if ours.get(key, missing) != theirs.get(key, missing):
            raise Illegal(
                rules.get(key, "DV5"),
                f"{what} {key} is {ours.get(key, 'absent')}, not {theirs.get(key, 'absent')}",
            )
