"""A report as text for people, line by line."""

from collections.abc import Iterator, Sequence

from bivouac.analysis.doubt import Z
from bivouac.analysis.report_wire import (
    Judged,
    KeyMoment,
    MeanRegret,
    Report,
    ResultParts,
)
from bivouac.bots.levels import LEVELS
from bivouac.core.contract import Game, Json
from bivouac.core.language import address, say
from bivouac.core.messages import Message, read_message
from bivouac.core.wire import Message as Sentence
from bivouac.core.words import Words
from bivouac.record.replay import replay_from, start
from bivouac.record.show import WIDTH, names_of

MARGIN = " " * (WIDTH + 2)
GAP = "  "
"""Between columns."""


class Printed:
    """A report and the game it is of."""

    def __init__(self, report: Report, record: Json, words: Words) -> None:
        self.report = report
        self.record = record
        self.words = words
        self.game: Game = start(record)
        self.names = names_of(record, self.game, words.language)

    def lines(self) -> Iterator[str]:
        """All of it."""
        yield from self.head()
        yield ""
        yield from self.parts()
        yield ""
        yield from self.grades()
        yield from self.moments()
        yield ""
        yield from self.behind()

    def head(self) -> Iterator[str]:
        """How it was measured, and what to think of that."""
        report, words = self.report, self.words
        yield words(
            "analysis-measured",
            playouts=words.figure(report["playouts"], ",d"),
            quality=report["quality"],
            version=report["meter"]["version"],
        )
        if not report["meter"]["calibrated"]:
            yield words("analysis-uncalibrated")
        if not report["result"]["over"]:
            yield words("analysis-not-over")

    def named(self, seats: Sequence[int]) -> str:
        """Who a side is."""
        return " + ".join(self.names[seat] for seat in seats) or self.words("name-neutral")

    def percent(self, chance: float, *, signed: bool = False) -> str:
        """A chance, or a change of one, as a number of hundredths."""
        return self.words.figure(100 * chance, "+.1f" if signed else ".1f")

    def unsure(self, chance: float, error: float, *, signed: bool = False) -> str:
        """The same with what 95 of 100 errors stay below."""
        figure = self.percent(chance, signed=signed)
        return f"{figure} ±{self.words.figure(100 * Z * error, '.1f')}"

    def parts(self) -> Iterator[str]:
        """Where every result comes from."""
        report, words = self.report, self.words
        is_void = report["timeline"][0]["points"] is None
        yield words("analysis-chances-void" if is_void else "analysis-chances")
        heads = words.all(
            "analysis-player",
            "analysis-start",
            "analysis-luck",
            "analysis-own",
            "analysis-others",
            "analysis-noise",
            "analysis-result",
            "analysis-adjusted",
        )
        sides = [side for side in range(len(report["sides"])) if not is_void or side == 0]
        rows = [self.row_of_parts(side, report["parts"][side]) for side in sides]
        yield from table([heads, *rows])

    def row_of_parts(self, side: int, part: ResultParts) -> list[str]:
        """Of one side."""
        errors = part["errors"]
        return [
            self.named(self.report["sides"][side]),
            self.unsure(part["start"], errors["start"]),
            self.unsure(part["luck"], errors["luck"], signed=True),
            self.unsure(part["own"], errors["own"], signed=True),
            self.unsure(part["others"], errors["others"], signed=True),
            self.percent(part["noise"], signed=True),
            self.percent(self.report["result"]["chance"][side]),
            self.unsure(part["adjusted"], errors["luck"]),
        ]

    def grades(self) -> Iterator[str]:
        """What decisions cost, and what those of bots would have cost."""
        words = self.words
        yield words("analysis-grades")
        heads = words.all("analysis-player", "analysis-decisions", "analysis-cost")
        rows = [
            [
                self.names[seat],
                str(grade["decisions"]),
                self.cost(grade),
                *(self.cost(grade["levels"][level]) for level in LEVELS),
            ]
            for seat, grade in enumerate(self.report["grades"])
        ]
        yield from table([[*heads, *LEVELS], *rows])

    def cost(self, mean: MeanRegret) -> str:
        """A mean regret."""
        return self.unsure(mean["regret"], mean["error"])

    def moments(self) -> Iterator[str]:
        """What moved the chances most."""
        moments = self.report["moments"]
        if moments:
            yield ""
            yield self.words("analysis-moments")
        told = {moment["event"]: [*self.told(moment["event"])] for moment in moments}
        for moment in moments:
            first, *others = [*told[moment["event"]], self.changes(moment)]
            yield f"{moment['event'] + 1:{WIDTH}}  {first}"
            yield from (f"{MARGIN}{line}" for line in others)

    def changes(self, moment: KeyMoment) -> str:
        """By how much it moved them."""
        sides, changes = self.report["sides"], moment["change"]
        told = [
            f"{self.named(seats)} {self.percent(change, signed=True)}"
            for seats, change in zip(sides, changes, strict=True)
            if seats or self.report["result"]["points"] is not None
        ]
        if moment["why"] == "luck":
            return self.words("analysis-by-luck", changes=", ".join(told))
        return self.words("analysis-by-decision", changes=", ".join(told))

    def told(self, event: int) -> Iterator[str]:
        """What the log says of an event."""
        for one in replay_from(start(self.record), self.record):
            if one.number == event + 1:
                said = one.game.setting.describe(one.before, one.event, one.game.position)
                yield from (self.say(message) for message in said)
                return

    def say(self, message: Message) -> str:
        """A sentence, with the players' names."""
        return say(self.words.language, address(message, self.names))

    def sentences(self, messages: Sequence[Sentence]) -> list[str]:
        """Sentences of a report."""
        return [self.say(read_message(message)) for message in messages]

    def behind(self) -> Iterator[str]:
        """Decisions that surely cost something."""
        apart = [one for one in self.report["decisions"] if one["verdict"].startswith("apart")]
        yield self.words("analysis-behind" if apart else "analysis-none-behind")
        for one in apart:
            yield from self.decision(one)

    def decision(self, judged: Judged) -> Iterator[str]:
        """One of them, and what would have been better."""
        played, best, words = judged["played"], judged["best"], self.words
        assert played is not None
        assert best is not None
        first, *others = self.sentences(played["says"])
        low, high = judged["interval"]
        yield f"{judged['event'] + 1:{WIDTH}}  {first}"
        yield from (f"{MARGIN}{line}" for line in others)
        yield MARGIN + words(
            "analysis-played",
            chance=words.figure(played["chance"], ".0%"),
            regret=self.percent(judged["regret"]),
            low=self.percent(low),
            high=self.percent(high),
        )
        better = words("analysis-better", chance=words.figure(best["chance"], ".0%"))
        says = [
            *self.sentences(best["says"]),
            *(self.reason(one["says"]) for one in best["reasons"]),
        ]
        yield f"{MARGIN}{better} {' '.join(says)}"

    def reason(self, message: Sentence) -> str:
        """What speaks for a plan."""
        return self.say(read_message(message))


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows in columns: the first to the left, figures to the right."""
    from rich.cells import cell_len

    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for first, *cells in rows:
        line = first + " " * (widths[0] - cell_len(first))
        for cell, width in zip(cells, widths[1:], strict=True):
            line += GAP + " " * (width - cell_len(cell)) + cell
        yield line
