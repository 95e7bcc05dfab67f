"""The cards and places in records of Iwari: which are alike, and what they are called."""

from bivouac.core.contract import Event, Game, Json
from bivouac.games.iwari.setting import Iwari


def exchange_twins(game: Game, event: Event) -> int:
    """Replace cards that a decision plays by identical ones in the same hand; how many."""
    setting = game.setting
    assert isinstance(setting, Iwari)
    biome = dict(zip(setting.cards, setting.card_biomes, strict=True))
    hand = setting.final(game.position)["hands"][event["seat"]]
    ways = ways_of(event)
    used = [card for way in ways for card in way]
    exchanged = 0
    for way in ways:
        for i, card in enumerate(way):
            twins = [c for c in hand if c not in used and biome[c] == biome[card]]
            if twins:
                way[i] = twins[-1]
                used.append(twins[-1])
                exchanged += 1
    if ways and "card" in event:
        event["card"] = ways[0][0]
    return exchanged


def ways_of(event: Event) -> list[list[str]]:
    """The cards of the hand that a decision names, piece by piece."""
    if event["do"] == "build":
        ways: list[list[str]] = event["cards"]
        return ways
    if event["do"] == "void":
        return [event["cards"]]
    return [[event["card"]]] if event["do"] in ("swap", "skip", "discard") else []


def ids_in(record: Json) -> list[str]:
    """What has an id: cards, territories and spots."""
    land = record["components"]["map"]
    places = [entry["id"] for entry in [*land["territories"], *land["spots"]]]
    return [*record["components"]["cards"], *places]
