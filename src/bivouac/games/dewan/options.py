"""What is chosen when a table is made: the scenario and the number of players."""

from collections.abc import Mapping
from dataclasses import dataclass

from bivouac.core.errors import InputError
from bivouac.games.dewan.box.types import Box
from bivouac.games.dewan.wire import view as wire

NAMES = ("scenario", "players")
DEFAULTS = {"scenario": "classic", "players": "2"}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game of Dewan, as a record spells them."""

    scenario: str
    players: int

    def to_json(self) -> wire.Options:
        """The record's `options`."""
        return {"scenario": self.scenario, "players": self.players}


def read_options(chosen: Mapping[str, object], box: Box) -> Options:
    """Options from a command line or a record; what is not chosen has its default."""
    for name in chosen:
        if name not in NAMES:
            raise InputError("command-no-option", game="dewan", name=name, known=", ".join(NAMES))
    scenario = shown(chosen.get("scenario", DEFAULTS["scenario"]))
    if scenario not in box.scenarios:
        known = ", ".join(box.scenarios)
        raise InputError("dewan-fault-no-scenario", scenario=scenario, known=known)
    allowed = box.scenarios[scenario].players
    default = allowed[0] if "players" not in chosen else chosen["players"]
    players = shown(default)
    if players not in {str(number) for number in allowed}:
        numbers = ", ".join(str(number) for number in allowed)
        raise InputError(
            "dewan-fault-players-typed", scenario=scenario, allowed=numbers, players=players
        )
    return Options(scenario, int(players))


def shown(value: object) -> str:
    """A value as it was typed: a list has commas."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def combinations(box: Box) -> list[Options]:
    """Every scenario with every number of players it is for."""
    return [
        Options(name, players)
        for name, scenario in box.scenarios.items()
        for players in scenario.players
    ]
