"""What the coach of Dewan says of a table that a test has laid out."""

from bivouac.core.contract import Advice, Event
from bivouac.games.dewan.coach.outlook import Outlook, Topic
from tests.rulebook.dewan.board import Table

Said = tuple[str, list[str]]
"""The key of a sentence without what all have in common, and the anchors."""


def said(advice: Advice | None) -> Said | None:
    if advice is None:
        return None
    return advice.says.key.removeprefix("coach-dewan-"), [*advice.points]


def of(topic: Topic, table: Table) -> Said | None:
    """What a topic has to say to the mover."""
    return said(topic(Outlook(table.setting, table.game.redact(table.to_move))))


def args(topic: Topic, table: Table) -> dict[str, object]:
    """What fills the gaps of its sentence."""
    found = topic(Outlook(table.setting, table.game.redact(table.to_move)))
    assert found is not None
    return dict(found.says.args)


def advised(table: Table) -> Said | None:
    """What the coach says to the mover of all there is."""
    return said(table.setting.advice(table.game.redact(table.to_move)))


def brought(table: Table, event: Event) -> Advice | None:
    """Play a decision; what the coach says of it."""
    seat = event["seat"]
    before = table.game.redact(seat)
    table.play(event)
    return table.setting.brought(before, event, table.game.redact(seat))
