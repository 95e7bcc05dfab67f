"""What our implementation says of an event."""

from bivouac.core.contract import Event, Game, Refused
from bivouac.record.replay import play_event


def verdict(game: Game, event: Event) -> str | None:
    """The rule an event breaks, tried on a copy."""
    try:
        play_event(game.copy(), event)
    except Refused as refused:
        return refused.rule
    return None
