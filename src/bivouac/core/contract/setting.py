"""A game as one table plays it, and a game in the registry, which makes settings."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bivouac.core.bind import bind
from bivouac.core.contract.drilled import Drilled
from bivouac.core.contract.fair import Fair
from bivouac.core.contract.listed import Block, Choice, Listed, Pad
from bivouac.core.contract.recorded import Recorded
from bivouac.core.contract.seated import Seated
from bivouac.core.contract.told import Told
from bivouac.core.records import Records
from bivouac.core.rules import Rules
from bivouac.core.wire import Json

Source: TypeAlias = Path | Mapping[str, str]
"""Where other components are: a folder, or its files by name, read before."""


class Setting(Recorded, Seated, Told, Fair, Listed, Drilled):
    """A game as one table plays it: options, components and the static record made of them.

    What it can do besides is asked by six kinds of customers, each with a class of its own.
    """

    game: str  # its name in the registry
    rules: Rules  # the kernels: a module
    static: Records
    options: Mapping[str, Json]  # as a record spells them
    seats: int
    sides: int
    score_keys: tuple[str, ...]  # all keys of the game, in the order of `score`
    keys_in_play: tuple[str, ...]
    step_space: int  # steps are integers below this
    scored: bool = True  # False: won or lost without points; `verdict` says what decided it
    endings: tuple[str | None, ...] = (None,)  # what can end a game, by the number of the kernels
    evaluations: Path | None = None  # what bots have learnt of it (docs/evaluation.md): a file

    @cached_property
    def entries(self) -> Any:
        """The kernels as Python calls them (core/entries.py)."""
        return bind("bivouac.core.entries", self.rules)

    @property
    def variant(self) -> str:
        """What is played, as far as bots learn it apart: the scenario, the map."""
        return self.game

    def pictured(self) -> Json:
        return self.components()


class TableChoices(NamedTuple):
    """What can be chosen for a table with components of one's own."""

    sets: list[dict[str, Json]]  # as `option_sets`, what is not packaged first
    choices: list[Choice]
    blocks: list[Block]
    titles: dict[str, str]  # what scenarios or maps call themselves, by id, if not packaged
    sketches: dict[str, Json]  # how they look, by id, as `Listed.sketch`


class GameType(ABC):
    """A game in the registry."""

    name: str
    lessons: Path | None = None  # the folder of its lessons (record/lessons.py), if it has any

    @abstractmethod
    def setting(self, chosen: Mapping[str, object], components: Source | None = None) -> Setting:
        """The setting for chosen options; InputError names what is wrong."""

    @abstractmethod
    def setting_of_record(self, record: Json) -> Setting:
        """The setting a record was played with, built from the record alone."""

    def setting_with(self, options: Json, components: Json) -> Setting:
        """The setting that deals new games with a record's `options` and `components`.

        InputError if it cannot be. A game without components of one's own has only its own.
        """
        return self.setting(options)

    def takes(self, tables: Mapping[str, Mapping[str, object]]) -> bool:
        """Are these TOML files, by name, components of this game?"""
        return False

    @abstractmethod
    def option_sets(self) -> list[dict[str, Json]]:
        """Every combination of the main options (scenario or map, players), the others at rest."""

    def choices_with(self, components: Source) -> "TableChoices":
        """What can be chosen for a table with other components; InputError if they are unfit.

        Only asked of a game that takes them.
        """
        raise NotImplementedError

    def way(self, options: Mapping[str, object]) -> str:
        """A name for the rule module that plays these options; most games have only one."""
        return self.name

    def choices(self) -> list[Choice]:
        """What else can be chosen for a table, whatever the main options are."""
        return []

    def blocks(self) -> list[Block]:
        """Which choices, main options included, exclude each other."""
        return []

    def pads(self) -> list[Pad]:
        """Score pads for those who play on cardboard: core/pads.py makes them; none by default."""
        return []

    def drills(self) -> Mapping[str, Sequence[Mapping[str, Json]]]:
        """By kind of drill, the options of the games that its positions come from."""
        return {}
