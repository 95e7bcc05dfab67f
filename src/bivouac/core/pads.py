"""Score pads of a game, read off its settings: what brings points, and how many sides score."""

from collections.abc import Mapping, Sequence

from bivouac.core.contract import Choice, GameType, Json, Pad, PadLine, Setting
from bivouac.core.errors import InputError

PLAYERS = "players"


def pads_of(game: GameType) -> list[Pad]:
    """A pad for every combination of the main options that counts points."""
    choices = game.choices()
    asked = {PLAYERS, *(choice.name for choice in choices)}
    sets: dict[str, list[dict[str, Json]]] = {}
    for chosen in game.option_sets():
        main = {name: value for name, value in chosen.items() if name not in asked}
        sets.setdefault(repr(main), []).append(chosen)
    found = (pad_of(game, choices, alike, asked) for alike in sets.values())
    return [pad for pad in found if pad is not None]


def pad_of(
    game: GameType, choices: Sequence[Choice], alike: Sequence[Mapping[str, Json]], asked: set[str]
) -> Pad | None:
    """The pad of some sets that differ in the number of players alone."""
    settings = [game.setting(chosen) for chosen in alike]
    if not settings[0].scored:
        return None
    main = {name: value for name, value in alike[0].items() if name not in asked}
    sides = {setting.seats: setting.sides for setting in settings}
    return Pad(main, sides, lines_of(game, choices, alike[-1], settings[-1]))


def lines_of(
    game: GameType, choices: Sequence[Choice], chosen: Mapping[str, Json], setting: Setting
) -> tuple[PadLine, ...]:
    """What brings points, and what does so once a switch is on."""
    by: dict[str, str | None] = dict.fromkeys(setting.keys_in_play)
    for choice in choices:
        if choice.kind == "switch":
            for key in keys_with(game, {**chosen, choice.name: not choice.default}):
                by.setdefault(key, choice.name)
    return tuple(PadLine(key, by[key]) for key in setting.score_keys if key in by)


def keys_with(game: GameType, chosen: Mapping[str, Json]) -> tuple[str, ...]:
    """The sources of points with these options; none where they do not go together."""
    try:
        return game.setting(chosen).keys_in_play
    except InputError:
        return ()
