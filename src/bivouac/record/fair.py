"""Was chance fair? Every shuffle of a record repeated from its seed (core/fair.py)."""

import string
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from bivouac.core.contract import Beginning, Event, Game, GameType, Json
from bivouac.core.errors import InputError
from bivouac.core.fair import SEED_BYTES, Shuffles, commitment, deal
from bivouac.core.messages import Message
from bivouac.record.faults import RecordError, at_event, brief, fault, find_difference
from bivouac.record.replay import Replayed, game_of, replay_from

KEYS = ("commitment", "seed", "after")


class Proof(NamedTuple):
    """What a record shows of its chance."""

    seed: bytes
    after: int | None  # the seed has decided since so many events; None: since before the deal


def check_fair(record: Json) -> Proof | None:
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
    after = read_after(record, fair["after"]) if "after" in fair else None
    if "seed" not in fair:
        if record["result"] is not None:
            raise fault("fair", "fault-no-seed")
        return None
    seed = read_hex("fair.seed", fair["seed"])
    if commitment(seed) != claimed.hex():
        raise fault("fair.seed", "fault-commitment")
    return Proof(seed, after)


def read_after(record: Json, after: Json) -> int:
    """How many events of a record came before its seed."""
    events = record["events"]
    most = len(events) if isinstance(events, list) else 0
    if type(after) is not int or not 0 <= after <= most:
        raise fault("fair.after", "fault-after", most=most, value=brief(after))
    return after


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


def check_proof(game: Game, record: Json, proof: Proof | None) -> Iterator[Replayed]:
    """The events of a record as they happen in a game, with what its seed proves of them."""
    replay = replay_from(game, record)
    if proof is None:
        return replay
    if proof.after is None:
        return check_chance(replay, check_deal(game, record, proof.seed))
    return check_later_chance(game, replay, proof.seed, proof.after)


def check_later_chance(
    game: Game, replay: Iterator[Replayed], seed: bytes, after: int
) -> Iterator[Replayed]:
    """A game that goes on from a position of another one: what its seed decided, from there on.

    What nobody had seen by then was laid out anew by the first shuffles of the seed.
    """
    begun = Beginning(game.setting.setup(game.position), events := list[Event]())
    for one in islice(replay, after):
        events.append(worded(one.event))
        yield one
    shuffles = Shuffles(seed)
    right = game.setting.relaid(begun, game.position, shuffles.order)
    found = find_difference("setup", right.setup, begun.setup)
    if found is not None:
        where, reason = found
        raise fault(where, "fault-not-the-seed", reason=reason)
    for number, (event, claimed) in enumerate(zip(right.events, events, strict=True), 1):
        if "chance" in claimed:
            compare_chance(number, event, claimed)
    yield from check_chance(replay, shuffles)


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


def worded(event: Event) -> Event:
    """An event, if it is an outcome of chance with every id as a string."""
    return spelled(event) if "chance" in event else event


def spelled(value: Json) -> Json:
    """Lists and ids of a chance event with every id as a string."""
    if isinstance(value, dict):
        return {key: spelled(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [spelled(entry) for entry in value]
    return str(value) if type(value) is int else value
