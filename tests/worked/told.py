"""What the pictures of both overviews are taken from: games of the lessons, well played on."""

from bivouac.core.contract import Game, Json
from bivouac.record.lessons import lessons_of
from bivouac.record.replay import play_event, start


def stand_of(name: str, lesson: str, played: int | None = None) -> Game:
    """The game of a lesson after so many events; None: at its end."""
    found = lessons_of(name)[lesson]
    game = start(found.record)
    for event in found.events[:played]:
        play_event(game, event)
    return game


def score_sheet(game: Game) -> dict[str, Json]:
    """What everybody has scored, source by source; what brought nobody anything is left out."""
    breakdown = game.result().breakdown
    rows = {source: [row[source] for row in breakdown] for source in breakdown[0]}
    return {"sheet": {source: points for source, points in rows.items() if any(points)}}
