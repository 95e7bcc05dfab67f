"""Declared types as JSON Schema (draft 2020-12), with their comments as descriptions."""

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from scripts.declared.reading import (
    EXTENDED,
    OPEN,
    Alias,
    Declaration,
    Field,
    Module,
    Shape,
    arguments,
    members,
    module,
)

Schema: TypeAlias = dict[str, Any]

WORDS: dict[str, Schema] = {
    "str": {"type": "string"},
    "int": {"type": "integer"},
    "float": {"type": "number"},
    "bool": {"type": "boolean"},
    "None": {"type": "null"},
    "object": {},
    "Json": {},
}


class Definitions:
    """The definitions that some types need, under names of their own."""

    def __init__(
        self, key: Callable[[str, str], str], fields: Mapping[str, str] | None = None
    ) -> None:
        self.key = key  # of a module and a name in it
        self.fields = fields or {}  # what those mean, by name, that are not explained
        self.found: dict[str, Schema] = {}

    def named(self, at: Module, name: str) -> Schema:
        """A reference to a type, which is defined from now on."""
        if name in WORDS:
            return dict(WORDS[name])
        home, declared = at.find(name)
        if isinstance(declared, Alias) and is_named_otherwise(declared.type):
            return self.type(home, declared.type)
        key = self.key(home.name, name)
        if key not in self.found:
            self.found[key] = {}  # it may mention itself
            self.found[key] = self.definition(home, declared)
        return {"$ref": f"#/$defs/{key}"}

    def definition(self, at: Module, declared: Declaration) -> Schema:
        """What a declaration says."""
        said = {"description": " ".join(declared.doc.split())} if declared.doc else {}
        if isinstance(declared, Alias):
            return {**said, **self.type(at, declared.type)}
        return {**said, **self.shape(at, declared)}

    def shape(self, at: Module, shape: Shape) -> Schema:
        """An object with the fields of a shape, and no others unless it says so."""
        fields = [*all_fields(at, shape)]
        return {
            "type": "object",
            "required": [field.name for _, field in fields if field.is_required],
            "properties": {field.name: self.field(home, field) for home, field in fields},
            "additionalProperties": OPEN in shape.marks or EXTENDED in shape.marks,
        }

    def field(self, at: Module, field: Field) -> Schema:
        """What a field holds."""
        comment = field.comment or self.fields.get(field.name)
        said = {"description": comment} if comment else {}
        return {**said, **self.type(at, field.type)}

    def partial(self, at: Module, name: str) -> Schema:
        """Some of the fields of a shape, which may themselves be there in part."""
        home, shape = at.find(name)
        assert isinstance(shape, Shape)
        names = [field.name for _, field in all_fields(home, shape)]
        return {"type": "object", "propertyNames": {"enum": names}}

    def type(self, at: Module, type_: ast.expr) -> Schema:
        """What a type allows."""
        if isinstance(type_, ast.BinOp):
            return union([self.type(at, part) for part in members(type_)])
        if isinstance(type_, ast.Subscript):
            return self.compound(at, ast.unparse(type_.value), arguments(type_))
        return self.named(at, ast.unparse(type_))

    def compound(self, at: Module, kind: str, parts: Sequence[ast.expr]) -> Schema:
        """What a type made of others allows."""
        if kind == "Literal":
            values = [ast.literal_eval(part) for part in parts]
            return {"const": values[0]} if len(values) == 1 else {"enum": values}
        if kind == "Annotated" and isinstance(parts[1], ast.Call):
            says = {str(word.arg): ast.literal_eval(word.value) for word in parts[1].keywords}
            return {**self.type(at, parts[0]), **says}
        if kind == "Annotated":
            return self.type(at, parts[1])
        if kind == "Partial":
            return self.partial(at, ast.unparse(parts[0]))
        inner = [self.type(at, part) for part in parts]
        if kind in ("dict", "Mapping"):
            names = {} if inner[0] == WORDS["str"] else {"propertyNames": inner[0]}
            return {"type": "object", **names, "additionalProperties": inner[1]}
        if kind == "tuple":
            size = {"minItems": len(inner), "maxItems": len(inner)}
            if all(one == inner[0] for one in inner):
                return {"type": "array", "items": inner[0], **size}
            return {"type": "array", "prefixItems": inner, **size}
        if kind in ("list", "Sequence"):
            return {"type": "array", "items": inner[0]}
        raise TypeError(f"{at.name}: {kind} cannot be said in JSON Schema")


def is_named_otherwise(type_: ast.expr) -> bool:
    """Does an alias only say how Python reads a type that has a name of its own?"""
    if not isinstance(type_, ast.Subscript) or ast.unparse(type_.value) != "Annotated":
        return False
    return isinstance(arguments(type_)[1], ast.Name)


def all_fields(at: Module, shape: Shape) -> Sequence[tuple[Module, Field]]:
    """The fields of a shape, those of its bases first."""
    inherited: list[tuple[Module, Field]] = []
    for base in shape.bases:
        home, declared = at.find(base)
        assert isinstance(declared, Shape)
        inherited += all_fields(home, declared)
    return [*inherited, *((at, field) for field in shape.fields)]


def union(parts: Sequence[Schema]) -> Schema:
    """Any of some types; plain ones in one word."""
    if all(part.keys() == {"type"} for part in parts):
        return {"type": [part["type"] for part in parts]}
    if all(part.keys() <= {"enum", "const"} or part == WORDS["None"] for part in parts):
        return {"enum": [value for part in parts for value in values_of(part)]}
    return {"anyOf": list(parts)}


def values_of(part: Schema) -> list[Any]:
    """The values that a plain enumeration allows."""
    if part == WORDS["None"]:
        return [None]
    return list(part["enum"]) if "enum" in part else [part["const"]]


def schema_of(module_name: str, name: str) -> Schema:
    """A type with all that it mentions, as a schema that stands alone."""
    definitions = Definitions(lambda home, own: f"{home}.{own}")
    return {**definitions.named(module(module_name), name), "$defs": definitions.found}
