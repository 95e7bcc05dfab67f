"""Requests about puzzles; tables/puzzle_wire.py types what is answered."""

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bivouac.server.api import Asked
from bivouac.server.edge import Caller, Tables, edge_of, require
from bivouac.tables import puzzles

router = APIRouter(prefix="/api/puzzles")


class Answering(Asked):
    """{chosen}"""

    chosen: str


class Playing(Asked):
    """{bot}"""

    bot: str


@router.get("")
async def the_puzzles(tables: Tables) -> Response:
    """What can be puzzled over?"""
    return JSONResponse(await tables.in_thread(puzzles.known_puzzles))


@router.get("/{game}/{day}")
async def pose(request: Request, game: str, day: str, guest: Caller, tables: Tables) -> Response:
    """Ask me something."""
    require(edge_of(request).limits.drills, request)
    return JSONResponse(await puzzles.show(tables, game, day))


@router.post("/{game}/{day}")
async def answer(
    request: Request,
    game: str,
    day: str,
    guest: Caller,
    tables: Tables,
    asked: Annotated[Answering, Depends(Answering.read)],
) -> Response:
    """Is this best?"""
    require(edge_of(request).limits.drills, request)
    return JSONResponse(await puzzles.answer(tables, game, day, asked.chosen))


@router.post("/{game}/{day}/play")
async def play_on(
    request: Request,
    game: str,
    day: str,
    guest: Caller,
    tables: Tables,
    asked: Annotated[Playing, Depends(Playing.read)],
) -> Response:
    """Let me play on from there."""
    require(edge_of(request).limits.tables, request)
    async with edge_of(request).replaying:
        return JSONResponse({"table": await puzzles.play_on(tables, guest, game, day, asked.bot)})
