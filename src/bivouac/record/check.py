"""Records verified: nothing is taken on trust, not even chance where the record shows its seed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bivouac.core.contract import Game, Json, Result
from bivouac.core.errors import InputError, complaint
from bivouac.core.language import has_words, say
from bivouac.core.locales import SOURCE
from bivouac.core.messages import Message
from bivouac.core.notation import THE_RECORD
from bivouac.record.fair import check_chance, check_deal, check_fair
from bivouac.record.faults import (
    RecordError,
    at_event,
    brief,
    by_rule,
    fault,
    fault_of_part,
    find_difference,
    part_of,
    placed,
)
from bivouac.record.printing import complain, put
from bivouac.record.read import documents, parse
from bivouac.record.replay import replay_from, start
from bivouac.record.write import FORMAT, outcome_of

KEYS = ("format", "game", "rules", "options", "components", "setup", "events", "result")


@dataclass(frozen=True, slots=True)
class Summary:
    """What a sound record holds."""

    game: str
    options: dict[str, Json]
    events: int
    result: Result | None  # None: not finished
    fair: bool  # chance was verified too

    def __str__(self) -> str:
        return self.text(SOURCE)

    def text(self, language: str) -> str:
        """In a few words."""
        said = [f"{self.game} {say_options(self.options)}"]
        return ", ".join([*said, *(say(language, part) for part in self.parts())])

    def parts(self) -> Iterator[Message]:
        """What there is to say of it."""
        yield Message("record-events", {"count": self.events})
        if self.result is None:
            yield Message("record-unfinished", {})
        else:
            yield from verdict_of(self.result)
            winners = " ".join(map(str, self.result.winners))
            none = Message("record-no-winner", {})
            yield Message("record-won", {"winners": winners}) if winners else none
        if self.fair:
            yield Message("record-fair", {})


def verdict_of(result: Result) -> Iterator[Message]:
    """The points; where there are none, the words that say what decided the game."""
    if result.verdict is None:
        yield Message("record-scores", {"scores": " ".join(map(str, result.scores))})
        return
    for key, word in result.verdict.items():
        if isinstance(word, str):
            ending = f"lab-ending-{word}"
            if has_words(SOURCE, ending):
                yield Message("record-ended-by", {"ending": Message(ending, {})})
            else:  # a game of another package may have no words for it
                yield Message("record-verdict", {"key": key, "word": word})


def say_options(options: dict[str, Json]) -> str:
    """Options as the command line takes them; what is not in play is left out."""
    found = {name: value for name, value in options.items() if value not in (None, False, [])}
    return " ".join(f"{name}={say_option(value)}" for name, value in found.items())


def say_option(value: Json) -> str:
    """An option as the command line takes it."""
    if isinstance(value, list):
        return ",".join(map(say_option, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_record(record: Json) -> Summary:
    """Replay a record and verify all of it; RecordError says what is wrong first."""
    check_frame(record)
    seed = check_fair(record)
    game = start(record)
    replay = replay_from(game, record)
    if seed is not None:
        replay = check_chance(replay, check_deal(game, record, seed))
    for _ in replay:
        pass
    return Summary(
        record["game"],
        dict(game.setting.options),
        len(record["events"]),
        check_end(game, record),
        seed is not None,
    )


def check_frame(record: Json) -> None:
    """The document as such. Other keys at its top level are nobody's business."""
    if not isinstance(record, dict):
        raise fault(THE_RECORD, "fault-object", value=brief(record))
    for key in KEYS:
        if key not in record:
            raise fault(THE_RECORD, "fault-missing", key=key)
    if record["format"] != FORMAT:
        raise fault("format", "fault-format", right=FORMAT, value=brief(record["format"]))
    if not isinstance(record["rules"], str) or not record["rules"]:
        raise fault("rules", "fault-string", value=brief(record["rules"]))
    names = record.get("names", [])
    if not isinstance(names, list) or not all(isinstance(n, str | None) for n in names):
        raise fault("names", "fault-names")
    if not isinstance(record["result"], dict | None):
        raise fault("result", "fault-object-or-null", value=brief(record["result"]))


def check_end(game: Game, record: Json) -> Result | None:
    """The game ends where the record ends, no earlier and no later."""
    setting, claimed = game.setting, record["result"]
    over = setting.rule_of_result("scores")
    if claimed is None:
        if game.is_over:
            raise fault("result", "fault-over", over)
        return None
    if not game.is_over:
        number = len(record["events"]) + 1
        told = at_event(number, Message("fault-not-over", {}))
        raise RecordError(by_rule(told, over), over, number)
    result = game.result()
    check_result(game, result, claimed)
    return result


def check_result(game: Game, result: Result, claimed: dict[str, Json]) -> None:
    """Points or verdict, winners and the final position, computed anew and compared."""
    setting, position = game.setting, game.position
    right = outcome_of(result)
    keys = (*right, "final")
    for key in claimed:
        if key not in keys:
            raise fault("result", "fault-has-keys", key=brief(key), known=", ".join(keys))
    for key in keys:
        if key not in claimed:
            raise fault("result", "fault-missing", key=key)
    claimed = {**claimed, "winners": in_order(claimed["winners"])}
    for key in sorted(right, key=lambda key: key != "breakdown"):  # it says more than its sums
        compare(game, key, right[key], claimed[key])
    try:
        final = setting.ordered_final(position, claimed["final"])
    except InputError as error:
        raise fault_of_part(error) from None
    compare(game, "final", setting.ordered_final(position, setting.final(position)), final)


def in_order(winners: Json) -> Json:
    """Winners in seat order, since theirs has no meaning; anything else as it is."""
    is_sortable = isinstance(winners, list) and all(type(seat) is int for seat in winners)
    return sorted(winners) if is_sortable else winners


def compare(game: Game, key: str, right: Json, claimed: Json) -> None:
    """One key of the result."""
    found = find_difference(f"result.{key}", right, claimed)
    if found is not None:
        where, reason = found
        raise fault(where, reason, game.setting.rule_of_result(part_of(where)))


def check_files(paths: Sequence[Path], language: str = SOURCE) -> int:
    """Check files, one line for each sound file and each unsound record; the exit status."""
    return max([check_file(path, language) for path in paths], default=0)


def check_file(path: Path, language: str = SOURCE) -> int:
    """Check one file: 0 if all is well, else 2."""
    sound: list[Summary] = []
    faults = 0
    try:
        for document in documents(path):
            try:
                record = parse(document)
            except InputError as error:
                faults += complain(complaint(error, language))
                continue
            try:
                sound.append(check_record(record))
            except InputError as error:
                faults += complain(complaint(placed(document.where, error), language))
    except InputError as error:
        faults += complain(complaint(error, language))
    if faults == 0 and not sound:
        faults += complain(say(language, Message("command-no-record", {"path": str(path)})))
    if faults == 0:
        put(f"{path}: OK: {say_all(sound, language)}")
    return 2 if faults else 0


def say_all(sound: list[Summary], language: str) -> str:
    """A file of sound records in a few words."""
    if len(sound) == 1:
        return sound[0].text(language)
    finished = sum(summary.result is not None for summary in sound)
    events = sum(summary.events for summary in sound)
    found = {"records": len(sound), "events": events, "finished": finished}
    return say(language, Message("record-all", found))
