"""IS1-IS5, IV1: what was laid out and dealt, told part by part."""

from collections.abc import Iterator

from bivouac.core.contract import Json, Known
from bivouac.core.wire import Message, OpeningPart
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import (
    BLANKS,
    PLAIN_ID,
    cards_code,
    expedition_code,
)


def opening(setting: Iwari, known: Known) -> list[OpeningPart]:
    """How the game was set up, as its seat knew it before the first turn."""
    view = known.view()
    parts = {
        "map": told_map(setting, view),
        "extras": told_extras(setting, view),
        "cards": told_cards(setting, view, known.seat),
        "goals": told_goals(view),
        "void": told_void(setting, view),
        "first": told_first(view),
    }
    told = {part: list(messages) for part, messages in parts.items()}
    return [{"part": part, "messages": messages} for part, messages in told.items() if messages]


def said(key: str, **args: str | int) -> Message:
    """A message as it travels."""
    return {"key": key, "args": {**args}}


def told_map(setting: Iwari, view: Json) -> Iterator[Message]:
    """IS1, IS2: the map, its territories and connections, and the mountains on some of these."""
    one = setting.map
    key = one.id if PLAIN_ID.fullmatch(one.id) else ""
    yield said(
        "iwari-opening-map",
        map=f"iwari-map-{key}={BLANKS.sub('_', one.name.strip())}",
        territories=len(view["territories"]),
        connections=len(view["connections"]),
    )
    if view["mountains"]:
        yield said("iwari-opening-mountains", count=len(view["mountains"]))


def told_extras(setting: Iwari, view: Json) -> Iterator[Message]:
    """IA2, IA4, IA6, IF1, IG1, IR1, IR2: what else lies on the map or beside it."""
    forts = view["tribes"][0]["fortifications_left"]
    counts = {
        "ruins": len(view["ruins"]),
        "centre": 0 if setting.against_void else (view["centre"] or 0),
        "contested": len(view["contested"]),
        "discoveries": len(view["discoveries"]),
        "storms": len(view["storms"]),
        "fortifications": forts,
    }
    for name, count in counts.items():
        if count > 0:
            yield said("iwari-opening-lying", what=name, count=count)
    if view["walker"] is not None:
        yield said("iwari-opening-walker", connection=view["walker"])


def told_cards(setting: Iwari, view: Json, seat: int) -> Iterator[Message]:
    """IS3, IS4: what stays in the box, hands, display and deck; of the hands the own one."""
    out = sum(one["out"] for one in view["tally"]["kinds"])
    if out > 0:
        yield said("iwari-opening-box", count=out)
    sizes = {"display": len(view["display"]), "deck": view["deck"]}
    if view["phase"] == "draft":
        yield said("iwari-opening-draft", **sizes)
        return
    yield said("iwari-opening-cards", hand=view["seats"][0]["hand_size"], **sizes)
    if 0 <= seat < setting.seats:
        hand = [setting.card_number[card] for card in view["seats"][seat]["hand"]]
        yield said("iwari-opening-hand", cards=cards_code(setting, hand))


def told_goals(view: Json) -> Iterator[Message]:
    """IM1, IX1: the deeds and the expeditions in play."""
    if view["pawns_left"]:
        yield said("iwari-opening-deeds", deeds=" ".join(view["pawns_left"]))
    if view["expeditions"]:
        codes = [expedition_code(one["number"]) for one in view["expeditions"]]
        yield said("iwari-opening-expeditions", expeditions=" ".join(codes))


def told_void(setting: Iwari, view: Json) -> Iterator[Message]:
    """IV1, IV10: the pieces of the void, its pawn, its cards, and with what it wins."""
    now = view["void"]
    if now is None:
        return
    ruins, totems = now["ruins"][1], now["totems"][1]
    yield said("iwari-opening-void", ruins=ruins, totems=totems, connection=now["pawn"])
    static = setting.static[0]
    packs, cards = int(static["packs"]), int(static["pack_voids"])
    yield said("iwari-opening-packs", packs=packs, cards=cards)
    yield said("iwari-opening-limit", count=now["limit"])


def told_first(view: Json) -> Iterator[Message]:
    """IS1, IS5: who begins, and the tribe that belongs to nobody."""
    if view["third"] is not None:
        yield said("iwari-opening-third")
    yield said("iwari-opening-first", seat=view["first"])
