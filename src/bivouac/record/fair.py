"""Was chance fair? Every shuffle of a record repeated from its seed (core/fair.py)."""

import string
from collections.abc import Iterator

from bivouac.core.contract import Event, Game, GameType, Json
from bivouac.core.errors import InputError
from bivouac.core.fair import SEED_BYTES, Shuffles, commitment, deal
from bivouac.core.messages import Message
from bivouac.record.faults import RecordError, at_event, brief, fault, find_difference
from bivouac.record.replay import Replayed, game_of

KEYS = ("commitment", "seed")


def check_fair(record: Json) -> bytes | None:
    """The seed of a record, which must fit its commitment; None where it shows no seed."""
    if "fair" not in record:
        return None
    fair = record["fair"]
    if not isinstance(fair, dict):
        raise fault("fair", "fault-object", value=brief(fair))
    for key in fair:
        if key not in KEYS:
            raise fault("fair", "fault-has-keys", key=brief(key), known=", ".join(KEYS))
    if "commitment" not in fair:
        raise fault("fair", "fault-missing", key="commitment")
    claimed = read_hex("fair.commitment", fair["commitment"])
    if "seed" not in fair:
        if record["result"] is not None:
            raise fault("fair", "fault-no-seed")
        return None
    seed = read_hex("fair.seed", fair["seed"])
    if commitment(seed) != claimed.hex():
        raise fault("fair.seed", "fault-commitment")
    return seed


def read_hex(where: str, value: Json) -> bytes:
    """256 bits in hexadecimal digits."""
    size = 2 * SEED_BYTES
    if not isinstance(value, str) or len(value) != size or set(value) - set(string.hexdigits):
        raise fault(where, "fault-hex", size=size, value=brief(value))
    return bytes.fromhex(value)


def check_deal(game: Game, record: Json, seed: bytes) -> Shuffles:
    """The setup is the one the seed gives; the shuffles that play goes on with.

    The map can be repeated only where the record tells all that it takes.
    """
    setting = game.setting
    setup = setting.setup(game.position)
    game_type = game_of(record)
    dealt = deal_anew(game_type, setting.options, setting.components(), seed)
    if dealt is None:
        shuffles = Shuffles(seed)
        dealt = setting.shuffled(setup, shuffles.order), shuffles
    found = find_difference("setup", dealt[0], setup)
    if found is not None:
        where, reason = found
        raise fault(where, "fault-not-the-seed", reason=reason)
    return dealt[1]


def deal_anew(
    game_type: GameType, options: Json, components: Json, seed: bytes
) -> tuple[Json, Shuffles] | None:
    """What a seed deals with the components of a record; None if they do not say all it takes."""
    try:
        setting = game_type.setting_with(dict(options), components)
    except InputError:
        return None
    return deal(setting, seed) if setting.components() == components else None


def check_chance(replay: Iterator[Replayed], shuffles: Shuffles) -> Iterator[Replayed]:
    """The events of a replay, each outcome of chance compared with what the seed gives."""
    for one in replay:
        if "chance" in one.event:
            right = one.game.setting.chance_by(one.before, shuffles.order)
            compare_chance(one.number, right, one.event)
        yield one


def compare_chance(number: int, right: Event, claimed: Event) -> None:
    """One outcome of chance; ids may be written as numbers."""
    found = find_difference("", spelled(right), spelled(claimed))
    if found is not None:
        where, reason = found
        told = Message("fault-part-not-the-seed", {"part": where.lstrip("."), "reason": reason})
        raise RecordError(at_event(number, told), None, number)


def spelled(value: Json) -> Json:
    """Lists and ids of a chance event with every id as a string."""
    if isinstance(value, dict):
        return {key: spelled(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [spelled(entry) for entry in value]
    return str(value) if type(value) is int else value
