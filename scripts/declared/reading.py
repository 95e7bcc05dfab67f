"""The types that a module declares, in order, with the comments that explain them.

The source is read and not run: aliases keep their names, and comments are seen.
"""

import ast
import importlib.util
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TypeAlias

EXTENDED, OPEN = "Extended", "Open"  # of core/wire.py
MARKS = (EXTENDED, OPEN, "TypedDict")
"""Bases that say something about a shape and give it no fields."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a shape."""

    name: str
    type: ast.expr
    is_required: bool
    comment: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A TypedDict."""

    name: str
    doc: str
    bases: tuple[str, ...]  # that give it fields
    marks: tuple[str, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Alias:
    """A TypeAlias."""

    name: str
    doc: str
    type: ast.expr


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment between declarations."""

    lines: tuple[str, ...]


Declaration: TypeAlias = Shape | Alias


class Module:
    """A module and what it declares."""

    def __init__(self, name: str) -> None:
        found = importlib.util.find_spec(name)
        if found is None or found.origin is None:
            raise LookupError(name)
        self.name = name
        self.text = Path(found.origin).read_text("utf-8")
        self.tree = ast.parse(self.text)

    @cached_property
    def comments(self) -> dict[int, str]:
        """Comments by line."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        found = [one for one in tokens if one.type == tokenize.COMMENT]
        return {one.start[0]: one.string.removeprefix("#").strip() for one in found}

    @cached_property
    def parts(self) -> list[Declaration | Remark]:
        """Declarations and remarks, in order."""
        found: list[tuple[int, Declaration | Remark]] = [*self.remarks()]
        for node, after in zip(self.tree.body, [*self.tree.body[1:], None], strict=True):
            declared = self.declaration(node, after)
            if declared is not None:
                found.append((node.lineno, declared))
        return [part for _, part in sorted(found, key=lambda one: one[0])]

    @cached_property
    def declared(self) -> dict[str, Declaration]:
        """Declarations by name."""
        return {one.name: one for one in self.parts if not isinstance(one, Remark)}

    @cached_property
    def imported(self) -> dict[str, str]:
        """The modules that names come from."""
        nodes = (node for node in self.tree.body if isinstance(node, ast.ImportFrom))
        return {alias.name: str(node.module) for node in nodes for alias in node.names}

    def find(self, name: str) -> tuple["Module", Declaration]:
        """Where a name is declared, and as what."""
        if name in self.declared:
            return self, self.declared[name]
        if name not in self.imported:
            raise LookupError(f"{self.name} declares no type {name}")
        return module(self.imported[name]).find(name)

    def remarks(self) -> Iterator[tuple[int, Remark]]:
        """Comments that begin their lines, outside of any statement."""
        inside = {line for node in self.tree.body for line in range(node.lineno, end(node) + 1)}
        free = [line for line in sorted(self.comments) if line not in inside]
        text = self.text.splitlines()
        for first in (line for line in free if line - 1 not in free):
            last = next(line for line in range(first, len(text) + 2) if line not in free)
            yield first, Remark(tuple(line[2:] for line in text[first - 1 : last - 1]))

    def declaration(self, node: ast.stmt, after: ast.stmt | None) -> Declaration | None:
        """The type that a statement declares, if it does."""
        if isinstance(node, ast.ClassDef):
            return self.class_shape(node)
        doc = docstring_after(after)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            assert node.value is not None
            return Alias(ast.unparse(node.target), doc, node.value)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if ast.unparse(node.value.func) == "TypedDict":
                return self.called_shape(node.value, doc)
        return None

    def class_shape(self, node: ast.ClassDef) -> Shape | None:
        """A shape written as a class; plain, generic and data classes are none."""
        if node.decorator_list or not all(isinstance(base, ast.Name) for base in node.bases):
            return None
        if not node.bases:
            return None
        is_total = not any(word.arg == "total" for word in node.keywords)
        bases = [ast.unparse(base) for base in node.bases]
        fields = tuple(
            self.field(ast.unparse(part.target), part.annotation, is_total)
            for part in node.body
            if isinstance(part, ast.AnnAssign)
        )
        doc = ast.get_docstring(node) or ""
        own = tuple(base for base in bases if base not in MARKS)
        return Shape(node.name, doc, own, tuple(base for base in bases if base in MARKS), fields)

    def called_shape(self, call: ast.Call, doc: str) -> Shape:
        """A shape written as a call, because its fields have names that Python keeps for itself."""
        name, fields = call.args
        assert isinstance(name, ast.Constant)
        assert isinstance(fields, ast.Dict)
        is_total = not any(word.arg == "total" for word in call.keywords)
        found = tuple(
            self.field(ast.literal_eval(key), value, is_total)
            for key, value in zip(fields.keys, fields.values, strict=True)
            if key is not None
        )
        return Shape(str(name.value), doc, (), (), found)

    def field(self, name: str, type_: ast.expr, is_required: bool) -> Field:
        """A field, with the comment behind it or on the lines above it."""
        comment = self.comments.get(end(type_), "") or self.comment_above(type_.lineno)
        if isinstance(type_, ast.Subscript) and ast.unparse(type_.value) == "NotRequired":
            type_, is_required = type_.slice, False
        return Field(name, type_, is_required, comment)

    def comment_above(self, line: int) -> str:
        """A comment that has the lines above for itself, where a field's own line is too short."""
        text, above = self.text.splitlines(), line - 1
        while text[above - 1].strip().startswith("#"):
            above -= 1
        return " ".join(one.strip().removeprefix("#").strip() for one in text[above : line - 1])


def end(node: ast.stmt | ast.expr) -> int:
    """The last line of a node."""
    return node.end_lineno or node.lineno


def docstring_after(node: ast.stmt | None) -> str:
    """What a string behind an assignment says about it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return ""


@cache
def module(name: str) -> Module:
    """A module by its name."""
    return Module(name)


def members(type_: ast.expr) -> list[ast.expr]:
    """The parts of a union, or the type alone."""
    if isinstance(type_, ast.BinOp):
        return [*members(type_.left), *members(type_.right)]
    return [type_]


def arguments(type_: ast.Subscript) -> list[ast.expr]:
    """What stands in the brackets of a type."""
    return type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]
