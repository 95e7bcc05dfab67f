"""What is said is what the types of the wire declare: what a test hears is held against them."""

import ast
from functools import cache

import jsonschema_rs

from bivouac.core.contract import Json
from scripts.declared.reading import Alias, Shape, members, module
from scripts.declared.schema import schema_of
from scripts.generate_types import FILES

TABLES = "bivouac.tables.wire"
DRILLS = "bivouac.tables.drill_wire"
REPLIES = {
    "/api/me": "Me",
    "/api/catalogue": "Catalogue",
    "/api/ready": "Ready",
    "/api/lobby": "Lobby",
    "/api/games": "OwnGames",
    "/api/replay": "Replay",
    "/api/drills": "Drills",
}
"""The types of what is answered to some requests."""
WITHIN = {"view": "View", "offer": "Offer", "components": "Components", "draft": "Drafted"}
"""The types of a game for what a message of any game holds."""


@cache
def validator(module_name: str, name: str) -> jsonschema_rs.Draft202012Validator:
    """What holds values against a type."""
    return jsonschema_rs.Draft202012Validator(schema_of(module_name, name))


def check(value: Json, name: str, module_name: str = TABLES) -> None:
    """A value is of a type."""
    validator(module_name, name).validate(value)


def check_of_game(game: str, name: str, value: Json) -> None:
    """A value is of a type that a game declares, or null; a game need not declare any."""
    for one in FILES.get(f"games/{game}/protocol.ts", ()):
        if value is not None and name in module(one).declared:
            check(value, name, one)


@cache
def types_by_word() -> dict[str, str]:
    """The types of messages to clients, by the word that each begins with."""
    wire = module(TABLES)
    messages = wire.declared["ToClient"]
    assert isinstance(messages, Alias)
    found = {}
    for part in members(messages.type):
        _, shape = wire.find(ast.unparse(part))
        assert isinstance(shape, Shape)
        word = next(field.type for field in shape.fields if field.name == "type")
        assert isinstance(word, ast.Subscript)
        found[str(ast.literal_eval(word.slice))] = shape.name
    return found


def check_message(game: str, message: Json) -> None:
    """A message to a client is what the tables declare, and what is in it what the game does."""
    check(message, types_by_word()[message["type"]])
    for field, name in WITHIN.items():
        check_of_game(game, name, message.get(field))
    for entry in [*message.get("log", ()), *([message["entry"]] if "entry" in message else [])]:
        check_of_game(game, "Scored", entry["scoring"])


def check_reply(path: str, status: int, answer: Json) -> None:
    """What a request is answered with."""
    plain = path.partition("?")[0]
    if status >= 400:
        check(answer, "ErrorReply")
    elif plain in REPLIES or plain.endswith("/replay"):
        check(answer, REPLIES.get(plain, "Replay"), DRILLS if "drills" in plain else TABLES)
    if plain in ("/api/lobby", "/api/games") and status < 400:
        lists = (cards for cards in answer.values() if isinstance(cards, list))
        for card in (card for cards in lists for card in cards):
            check_of_game(card["game"], "Sketch", card["sketch"])
