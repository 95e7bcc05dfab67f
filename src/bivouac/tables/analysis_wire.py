"""What server and client say to each other about analyses; docs/protocol.md explains it."""

from typing import Literal, TypeAlias, TypedDict

from bivouac.analysis.report_wire import Report

AnalysisState: TypeAlias = Literal[
    "none",  # nobody has asked for it
    "off",  # nor can they: this server makes none
    "waiting",  # for others to be done
    "running",
    "stopped",  # by the reader
    "failed",
    "done",
]
"""Where an analysis can stand."""


class Analysis(TypedDict):
    """How far an analysis is, for one reader."""

    state: AnalysisState
    share: float  # of what is to be done, from 0 to 1
    report: Report | None  # when it is done; names are those of the table, "" for other records


class TableAnalysis(TypedDict):
    """GET /api/tables/ID/analysis: of a table that is over or ended.

    POST /api/tables/ID/analysis {idle}: begin it, or hear how far it is; `idle`: begin it only if
    nothing else is analysed. POST /api/tables/ID/analysis/stop {}: not for me any more.
    """

    analysis: Analysis


class RecordAnalysis(TableAnalysis):
    """POST /api/analysis with a record as body: begin it, or hear how far it is.

    GET /api/analysis/KEY and POST /api/analysis/KEY/stop {} are as for a table.
    """

    key: str
