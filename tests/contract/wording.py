"""Reading the locale files and finding the keys that code uses, for the tests of translations."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeGuard

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import bivouac
from bivouac.core.locales import LOCALES

PACKAGE = Path(bivouac.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"

SPEAKERS = {"Message", "words", "flowing", "all", "say", "has_words", "text_of"}
"""Functions of the Python code whose string arguments are keys."""

NUMBERS = {"zero", "one", "two", "few", "many", "other"}
"""The words that languages have for numbers of things."""
OWN = re.compile(r"(dewan|iwari|terminal|name|list|server|table|refused)(-[a-z0-9_]+)+")
"""Any such text in the Python code is a key."""
KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9]*(-[a-zA-Z0-9_]+)+")
BEGINNING = re.compile(r"[a-zA-Z][a-zA-Z0-9]*-([a-zA-Z0-9_]+-)*")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!\S)//[^\n]*", re.DOTALL)
QUOTED = re.compile(r"""(["'`])([a-zA-Z][\w-]*)\1""")
TEMPLATE = re.compile(r"`([a-zA-Z][\w-]*-)\$\{")
GLUED = re.compile(r"""["']([a-zA-Z][\w-]*-)["']\s*\+""")
CALL = re.compile(r"\b(?:t|hasWords)\(")
COMPARED = re.compile(r"""[!=]==?\s*["'][\w-]*["']|\[["'][\w-]*["']\]""")
MESSAGE_KEY = re.compile(r"""\bkey:\s*["']([a-z][a-z0-9]*(?:-[\w]+)+)["']""")


@cache
def entries_of(language: str) -> dict[str, list[ftl.EntryType]]:
    """What each file of a language holds, broken parts (Junk) included."""
    return {
        path.name: FluentParser().parse(path.read_text("utf-8")).body
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


@cache
def messages_of(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key."""
    return {
        entry.id.name: entry
        for entries in entries_of(language).values()
        for entry in entries
        if isinstance(entry, ftl.Message)
    }


def text_of(message: ftl.Message) -> str:
    """A message as it stands in its file, without its comment."""
    return FluentSerializer().serialize_entry(
        ftl.Message(message.id, message.value, message.attributes)
    )


@dataclass
class Parts:
    """What a message is made of: variables, those said themselves or by NAMES or SIGNS, selectors,
    other messages."""

    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    selectors: dict[str, set[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)

    @property
    def only_counted(self) -> set[str]:
        """Variables that only choose between one and many, which not every language does."""
        counted = {name for name, keys in self.selectors.items() if keys <= NUMBERS}
        return counted - self.shown - self.named


def parts_of(message: ftl.Message) -> Parts:
    """What a message is made of."""
    parts = Parts()
    for node in walk(message):
        match node:
            case ftl.Placeable(expression=ftl.VariableReference(id=name)):
                parts.shown.add(name.name)
            case ftl.VariableReference(id=name):
                parts.variables.add(name.name)
            case ftl.MessageReference(id=name):
                parts.references.add(name.name)
            case ftl.FunctionReference(
                id=ftl.Identifier(name="NAMES" | "SIGNS"), arguments=arguments
            ):
                parts.named |= {one.id.name for one in walk(arguments) if is_variable(one)}
            case ftl.SelectExpression(selector=ftl.VariableReference(id=name), variants=variants):
                parts.selectors.setdefault(name.name, set()).update(map(variant_name, variants))
    return parts


def is_variable(node: ftl.BaseNode) -> TypeGuard[ftl.VariableReference]:
    """Does this stand for an argument?"""
    return isinstance(node, ftl.VariableReference)


def variant_name(variant: ftl.Variant) -> str:
    """What a variant is for: a word or a number."""
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from walk(part)


@dataclass
class Used(ast.NodeVisitor):
    """The keys that code names: `strings`, all texts that could be one; `said`, those that must be
    one; `begun`, beginnings that code completes; `words`, with which it may do so."""

    words: set[str] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)
    begun: set[str] = field(default_factory=set)
    begun_and_said: set[str] = field(default_factory=set)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, str):
            return
        self.words.add(node.value)
        if KEY.fullmatch(node.value):
            self.strings.add(node.value)
            if OWN.fullmatch(node.value):
                self.said.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, ast.Constant) and BEGINNING.fullmatch(str(first.value)):
            self.begun.add(str(first.value))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in SPEAKERS:
            for argument in node.args[:1] if name == "Message" else node.args:
                self.said |= {text for text in results(argument) if KEY.fullmatch(text)}
        self.generic_visit(node)

    def read_client(self, text: str) -> None:
        """The same of a TypeScript or Svelte file."""
        text = COMMENT.sub("", text)
        self.words |= {found[1] for found in QUOTED.findall(text)}
        self.strings |= {word for word in self.words if KEY.fullmatch(word)}
        self.begun |= {*TEMPLATE.findall(text), *GLUED.findall(text)}
        self.said |= set(MESSAGE_KEY.findall(text))
        for call in CALL.finditer(text):
            argument = COMPARED.sub("", first_argument(text, call.end()))
            self.said |= {found[1] for found in QUOTED.findall(argument)}
            self.begun_and_said |= {*TEMPLATE.findall(argument), *GLUED.findall(argument)}


def first_argument(text: str, start: int) -> str:
    """The first argument of a call whose bracket has just been opened."""
    depth = 0
    for end in range(start, len(text)):
        depth += (text[end] in "([{") - (text[end] in ")]}")
        if depth < 0 or (depth == 0 and text[end] == ","):
            return text[start:end]
    return ""


def results(node: ast.expr) -> Iterator[str]:
    """The texts an expression can have as its value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from results(node.body)
        yield from results(node.orelse)


@cache
def used_keys() -> Used:
    """The keys of the whole program: package and browser client, tests excluded."""
    used = Used()
    for path in sorted(PACKAGE.rglob("*.py")):
        used.visit(ast.parse(path.read_text("utf-8")))
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            used.read_client(path.read_text("utf-8"))
    used.strings |= set(
        re.findall(r"web-start-[a-z-]+", (CLIENT.parent / "words.ts").read_text("utf-8"))
    )
    for message in messages_of("en").values():
        used.strings |= parts_of(message).references
    # Where the map shows the place, the client says the short twin of a message.
    # In the log and in captions it says the brief one.
    used.strings |= {f"{key}-{twin}" for key in used.strings for twin in ("short", "brief")}
    return used
