"""The cards and places in records of Dewan: which are alike, and what they are called."""

from bivouac.core.contract import Event, Game, Json
from bivouac.games.dewan.setting import Dewan


def exchange_twins(game: Game, event: Event) -> int:
    """Replace cards of a decision by identical ones in the same hand; how many."""
    setting = game.setting
    assert isinstance(setting, Dewan)
    hand = setting.final(game.position)["hands"][event["seat"]]
    halves = {card.id: card.halves for card in setting.cards}
    used = event.get("pay", [event.get("card")])
    exchanged = 0
    for i, card in enumerate(used):
        twins = [c for c in hand if c not in used and card and halves[c] == halves[card]]
        if twins:
            used[i] = twins[-1]
            exchanged += 1
    if "card" in event:
        event["card"] = used[0]
    return exchanged


def ids_in(record: Json) -> list[str]:
    """What has an id: cards, stories, tiles and spaces."""
    land, components = record["setup"]["map"], record["components"]
    spaces = [space["id"] for space in land["spaces"]]
    return [*components["cards"], *components["stories"], *land["tiles"], *spaces]
