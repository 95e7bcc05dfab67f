"""Iwari in the words of the game record (docs/record.md), both ways.

`parts`, `map`, `start`, `laid` and `packs` read what a game starts from, `land` and `position`
write it and every later position, `claims` reads a claimed end and `results` knows the rules behind
it; `decisions`, `builds`, `prices`, `deeds`, `void` and `chance` translate what happens in between.
Ids are strings in what we write; a reader also accepts integers.
"""
