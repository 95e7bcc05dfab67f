"""Reports of analysed games, by their keys (tables/analysing.py); packed, for they are long."""

import json
import zlib

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.orm import Session

from bivouac.core.contract import Json
from bivouac.store.models import AnalysisModel

KEPT = 500
"""So many reports of records from elsewhere are kept. Those of tables stay with the tables."""


def find_report(session: Session, key: str) -> Json | None:
    """A report, if it was ever made."""
    found = session.scalar(select(AnalysisModel.report).where(AnalysisModel.key == key))
    return None if found is None else json.loads(zlib.decompress(found))


def put_report(session: Session, key: str, report: Json, of_table: bool, now: str) -> None:
    """Keep a report; the oldest ones of records from elsewhere make room."""
    packed = zlib.compress(json.dumps(report, separators=(",", ":")).encode())
    row = upsert(AnalysisModel).values(key=key, report=packed, of_table=of_table, made=now)
    session.execute(row.on_conflict_do_nothing(index_elements=["key"]))
    others = select(AnalysisModel.key).where(AnalysisModel.of_table.is_(False))
    oldest = others.order_by(AnalysisModel.made.desc(), AnalysisModel.key).offset(KEPT)
    session.execute(delete(AnalysisModel).where(AnalysisModel.key.in_(oldest)))
