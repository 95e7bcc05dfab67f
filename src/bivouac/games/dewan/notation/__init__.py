"""Dewan in the words of the game record (docs/record.md), both ways.

`parts`, `map` and `start` read what a game starts from,
`position` writes it and every later position, `claims` reads a claimed end,
`decisions` and `chance` translate what happens in between. Ids are strings in what
we write; a reader also accepts integers.
"""
