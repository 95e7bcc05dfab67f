"""Iwari in the words of the game record (docs/record.md), both ways.

`parts`, `map`, `start`, `laid` and `packs` read what a game starts from, `land` and `position`
write it and every later position, `claims` reads a claimed end and `results` knows the rules behind
it; `decisions`, `builds`, `prices`, `deeds`, `void` and `chance` translate what happens in between.
Ids are strings in what we write; a reader also accepts integers.
"""

from bivouac.games.iwari.notation.chance import chance_event, resolve_with
from bivouac.games.iwari.notation.claims import ordered_final
from bivouac.games.iwari.notation.decisions import event, is_listed, steps
from bivouac.games.iwari.notation.parts import parts_of_record
from bivouac.games.iwari.notation.position import components, components_in, final, setup
from bivouac.games.iwari.notation.results import rule_of_result
from bivouac.games.iwari.notation.start import lay_out

__all__ = [
    "chance_event",
    "components",
    "components_in",
    "event",
    "final",
    "is_listed",
    "lay_out",
    "ordered_final",
    "parts_of_record",
    "resolve_with",
    "rule_of_result",
    "setup",
    "steps",
]
