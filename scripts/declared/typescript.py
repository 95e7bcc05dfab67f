"""Declared types in TypeScript, with their comments."""

import ast
import json
from collections.abc import Iterator, Sequence
from textwrap import wrap

from scripts.declared.reading import (
    OPEN,
    Alias,
    Declaration,
    Field,
    Module,
    Remark,
    Shape,
    arguments,
    members,
    module,
)

WIDTH = 120
WORDS = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
    "Json": "unknown",
    "None": "null",
}
LISTS, RECORDS = ("list", "Sequence"), ("dict", "Mapping")


class File:
    """One file of TypeScript, made of some modules."""

    def __init__(self, modules: Sequence[str], others: dict[str, str]) -> None:
        self.modules = [module(name) for name in modules]
        self.others = others  # the files of other modules, as this one imports them
        self.imports: dict[str, set[str]] = {}  # names by file
        self.borrowed: dict[str, tuple[Module, Declaration]] = {}  # from modules without a file

    def text(self, first_line: str) -> str:
        """All of it."""
        own = [*self.written()]
        borrowed = [self.declaration(at, one) for at, one in self.borrowed.values()]
        head = "\n".join([first_line, *(f"// {line}" for line in self.said())])
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "{file}";'
            for file, names in sorted(self.imports.items())
        ]
        blocks = [head, "\n".join(imports), *borrowed, *own]
        return "\n\n".join(block for block in blocks if block) + "\n"

    def said(self) -> list[str]:
        """What the modules say about themselves, but for how they are turned into this file."""
        docs = [(ast.get_docstring(one.tree) or "").split("\n\n")[0] for one in self.modules]
        return [line for doc in docs for line in doc.split("\n")]

    def written(self) -> Iterator[str]:
        """The declarations and remarks of the modules, in order."""
        for one in self.modules:
            for part in one.parts:
                if isinstance(part, Remark):
                    yield "\n".join(f"// {line}".rstrip() for line in part.lines)
                elif is_written(part):
                    yield self.declaration(one, part)

    def declaration(self, at: Module, declared: Declaration) -> str:
        """A type that can be imported."""
        if isinstance(declared, Alias):
            return said_above(declared.doc) + self.alias(at, declared)
        bases = [self.name(at, base) for base in declared.bases]
        extends = f" extends {', '.join(bases)}" if bases else ""
        lines = [line for field in declared.fields for line in self.field(at, field)]
        if OPEN in declared.marks:
            lines.append("  [field: string]: unknown;")
        body = "\n".join([f"export interface {declared.name}{extends} {{", *lines, "}"])
        return said_above(declared.doc) + body

    def field(self, at: Module, field: Field) -> Iterator[str]:
        """A field, with its comment behind it, or above it where that is too long."""
        line = f"  {field.name}{'' if field.is_required else '?'}: {self.type(at, field.type)};"
        if field.comment and len(line) + len(field.comment) + 4 > WIDTH:
            yield from (f"  // {part}" for part in wrap(field.comment, WIDTH - 5))
        elif field.comment:
            line += f" // {field.comment}"
        yield line

    def alias(self, at: Module, alias: Alias) -> str:
        """A name for a type; where its members are explained one by one, a line for each."""
        parts = members(alias.type)
        if len(parts) == 1 and isinstance(alias.type, ast.Subscript) and is_literal(alias.type):
            parts = arguments(alias.type)
        line = f"export type {alias.name} = {' | '.join(self.type(at, part) for part in parts)};"
        comments = [at.comments.get(part.end_lineno or 0, "") for part in parts]
        is_explained = len({part.lineno for part in parts}) == len(parts) and any(comments)
        if not is_explained and len(line) <= WIDTH:
            return line
        lines = [f"  | {self.type(at, part)}" for part in parts]
        lines[-1] += ";"
        if is_explained:
            lines = [
                f"{line} // {comment}" if comment else line
                for line, comment in zip(lines, comments, strict=True)
            ]
        return "\n".join([f"export type {alias.name} =", *lines])

    def type(self, at: Module, type_: ast.expr) -> str:
        """A type as it is written."""
        if isinstance(type_, ast.BinOp):
            return " | ".join(self.type(at, part) for part in members(type_))
        if isinstance(type_, ast.Constant) and isinstance(type_.value, str):
            return json.dumps(type_.value, ensure_ascii=False)
        if isinstance(type_, ast.Constant):
            return json.dumps(type_.value)
        if isinstance(type_, ast.Subscript):
            return self.compound(at, ast.unparse(type_.value), arguments(type_))
        return self.name(at, ast.unparse(type_))

    def compound(self, at: Module, kind: str, parts: Sequence[ast.expr]) -> str:
        """A type made of others."""
        if kind == "Annotated":
            return self.type(at, parts[0 if isinstance(parts[1], ast.Call) else 1])
        inner = [self.type(at, part) for part in parts]
        if kind == "Partial":
            return f"Partial<{inner[0]}>"
        if kind == "Literal":
            return " | ".join(inner)
        if kind in RECORDS:
            return f"Record<{inner[0]}, {inner[1]}>"
        if kind == "tuple" and inner[-1] != "...":
            return f"[{', '.join(inner)}]"
        if kind in LISTS:
            return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"
        raise TypeError(f"{at.name}: {kind} cannot be said in TypeScript")

    def name(self, at: Module, name: str) -> str:
        """A type that has a name: our own, or one of another file, which is then imported."""
        if name in WORDS:
            return WORDS[name]
        home, declared = at.find(name)
        if isinstance(declared, Alias) and not is_written(declared):
            return self.type(home, declared.type)
        if home.name in self.others:
            self.imports.setdefault(self.others[home.name], set()).add(declared.name)
        elif home not in self.modules:
            self.borrowed[declared.name] = home, declared
        return declared.name


def is_literal(type_: ast.Subscript) -> bool:
    """Is it one of some words?"""
    return ast.unparse(type_.value) == "Literal"


def is_written(declared: Declaration) -> bool:
    """Has it a name in TypeScript? Not if it only says how Python reads another type."""
    if isinstance(declared, Shape):
        return bool(declared.fields or declared.bases)
    is_annotated = ast.unparse(declared.type).startswith("Annotated[")
    return declared.name not in WORDS and not is_annotated


def said_above(doc: str) -> str:
    """What a declaration means, above it."""
    if not doc:
        return ""
    lines = [line for part in doc.split("\n\n") for line in wrap(" ".join(part.split()), WIDTH - 4)]
    if len(lines) == 1 and len(lines[0]) + 7 <= WIDTH:
        return f"/** {lines[0]} */\n"
    return "/** " + "\n * ".join(lines) + " */\n"
