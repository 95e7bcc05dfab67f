"""The HTTP side of the protocol: lobby, tables, records and replays.

Paths, bodies and answers are those of tables/wire.py. The tables decide everything; here a
request is only read and an answer written.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Self

from fastapi import APIRouter, Depends
from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bivouac.core.contract import Json
from bivouac.server.edge import Caller, Tables, edge_of, require
from bivouac.server.limits import BODY_BYTES, RECORD_BYTES
from bivouac.server.reading import read_body, read_json, read_text
from bivouac.server.refusals import bad_request
from bivouac.tables import changes, drills, finished, lessons, lobby, own_games
from bivouac.tables.wire import TableInfo

router = APIRouter(prefix="/api")


class Asked(BaseModel):
    """The body of a request: just these fields, of just these types."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @classmethod
    async def read(cls, request: Request) -> Self:
        """Read and check it."""
        try:
            return cls.model_validate(await read_body(request, BODY_BYTES))
        except ValidationError:
            raise bad_request() from None


class Nothing(Asked):
    """{}"""


class Named(Asked):
    """{name}"""

    name: str


class Joining(Asked):
    """{seat, name}; seat null: any open one."""

    seat: int | None
    name: str


class Renamed(Asked):
    """{seat, name}"""

    seat: int
    name: str


class Keyed(Asked):
    """{key}"""

    key: str


class Seated(Asked):
    """{seat}"""

    seat: int


class Replaced(Asked):
    """{seat, bot}"""

    seat: int
    bot: str


class Learning(Asked):
    """{game, lesson, afresh}"""

    game: str
    lesson: str
    afresh: bool


class Answering(Asked):
    """{chosen}"""

    chosen: list[str]


class Voting(Asked):
    """{agree}"""

    agree: bool


def read_viewer(viewer: str) -> int | str:
    """The seat, -1 or "all" of a query."""
    if viewer == "all":
        return viewer
    return read_seat(viewer)


def read_seat(seat: str) -> int:
    """The seat of a query."""
    if not re.fullmatch("-?[0-9]{1,3}", seat):
        raise bad_request()
    return int(seat)


def read_number(number: str) -> int:
    """The number of a path."""
    if not re.fullmatch("[0-9]{1,9}", number):
        raise bad_request()
    return int(number)


@router.get("/me")
async def me(guest: Caller) -> Response:
    """Who am I?"""
    return JSONResponse({"name": guest.name})


@router.put("/me")
async def rename(
    guest: Caller, tables: Tables, asked: Annotated[Named, Depends(Named.read)]
) -> Response:
    """Call me so."""
    renamed = await lobby.rename(tables, guest, asked.name)
    return JSONResponse({"name": renamed.name})


@router.get("/catalogue")
async def catalogue(tables: Tables) -> Response:
    """What can be played?"""
    return JSONResponse(await tables.in_thread(lobby.catalogue, tables.boxes, [*tables.others]))


@router.get("/ready")
async def ready(tables: Tables) -> Response:
    """Which games can be played by now?"""
    return JSONResponse(tables.readiness.report())


@router.get("/lobby")
async def the_lobby(guest: Caller, tables: Tables) -> Response:
    """Which tables are there?"""
    return JSONResponse(await lobby.lobby_of(tables, guest))


@router.get("/games")
async def games(guest: Caller, tables: Tables, before: str = "") -> Response:
    """Which games of mine are done?"""
    return JSONResponse(await own_games.own_games_of(tables, guest, before))


@router.get("/lessons")
async def the_lessons(guest: Caller, tables: Tables) -> Response:
    """What can be learnt?"""
    return JSONResponse(await lessons.lessons_for(tables, guest))


@router.post("/lessons")
async def learn(
    request: Request,
    guest: Caller,
    tables: Tables,
    asked: Annotated[Learning, Depends(Learning.read)],
) -> Response:
    """Learn something, or go on with it."""
    require(edge_of(request).limits.tables, request)
    return JSONResponse({"table": await lessons.learn(tables, guest, **asked.model_dump())})


@router.get("/drills")
async def the_drills(tables: Tables) -> Response:
    """What can be practised?"""
    return JSONResponse(await tables.in_thread(drills.kinds))


@router.get("/drills/{game}/{kind}/{number}")
async def pose(
    request: Request, game: str, kind: str, number: str, guest: Caller, tables: Tables
) -> Response:
    """Ask me something."""
    require(edge_of(request).limits.drills, request)
    return JSONResponse(await drills.show(tables, game, kind, read_number(number)))


@router.post("/drills/{game}/{kind}/{number}")
async def answer(
    request: Request,
    game: str,
    kind: str,
    number: str,
    guest: Caller,
    tables: Tables,
    asked: Annotated[Answering, Depends(Answering.read)],
) -> Response:
    """Is this right?"""
    require(edge_of(request).limits.drills, request)
    said = await drills.answer(tables, game, kind, read_number(number), asked.chosen)
    return JSONResponse(said)


@router.post("/tables")
async def create(request: Request, guest: Caller, tables: Tables) -> Response:
    """Make a table."""
    require(edge_of(request).limits.tables, request)
    return JSONResponse(
        {"table": await lobby.create(tables, guest, await read_body(request, BODY_BYTES))}
    )


@router.get("/tables/{table}")
async def info(table: str, guest: Caller, tables: Tables) -> Response:
    """What about this table?"""
    return JSONResponse({"table": await lobby.info(tables, table, guest)})


def add_change(path: str, body: type[Asked], change: Callable[..., Awaitable[TableInfo]]) -> None:
    """A request that changes who sits where, by what its body says."""

    @router.post(f"/tables/{{table}}/{path}")
    async def changed(
        table: str, guest: Caller, tables: Tables, asked: Annotated[Asked, Depends(body.read)]
    ) -> Response:
        return JSONResponse({"table": await change(tables, table, guest, **asked.model_dump())})


add_change("join", Joining, changes.join)
add_change("claim", Keyed, changes.claim)
add_change("rename", Renamed, changes.rename)
add_change("leave", Nothing, changes.leave)
add_change("return", Seated, changes.come_back)
add_change("stand-in", Replaced, changes.stand_in)
add_change("fill", Replaced, changes.fill)
add_change("end", Voting, changes.vote_end)


@router.post("/tables/{table}/again")
async def again(
    request: Request,
    table: str,
    guest: Caller,
    tables: Tables,
    asked: Annotated[Nothing, Depends(Nothing.read)],
) -> Response:
    """Play again, everybody on the same seat."""
    require(edge_of(request).limits.tables, request)
    return JSONResponse({"table": await lobby.play_again(tables, table, guest)})


@router.get("/tables/{table}/seat-link")
async def seat_link(table: str, guest: Caller, tables: Tables, seat: str = "") -> Response:
    """The key of a seat of mine, for another device."""
    return JSONResponse({"key": await changes.seat_key(tables, table, guest, read_seat(seat))})


@router.get("/tables/{table}/record")
async def record(table: str, guest: Caller, tables: Tables) -> Response:
    """The record of a table, as a file."""
    written = await finished.record_of(tables, table, guest)
    return JSONResponse(
        written, headers={"content-disposition": f'attachment; filename="bivouac-{table}.json"'}
    )


@router.get("/tables/{table}/replay")
async def replay(
    request: Request, table: str, guest: Caller, tables: Tables, look: str = ""
) -> Response:
    """A table that is over, step by step."""
    require(edge_of(request).limits.replays, request)
    chosen = read_viewer(look)
    async with edge_of(request).replaying:
        return await large(await finished.replay_table(tables, table, chosen))


@router.post("/replay")
async def replay_record(
    request: Request, guest: Caller, tables: Tables, look: str = ""
) -> Response:
    """Any record, step by step."""
    require(edge_of(request).limits.replays, request)
    chosen = read_viewer(look)
    text = await read_text(request, RECORD_BYTES)
    async with edge_of(request).replaying:
        record = await asyncio.to_thread(read_json, text)
        return await large(await finished.replay_record(tables, record, chosen))


async def large(answer: Json) -> Response:
    """An answer of some megabytes, written in a thread so that nobody waits meanwhile."""
    return await asyncio.to_thread(JSONResponse, answer)


@router.api_route("/{path:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
async def nowhere(path: str) -> Response:
    """No such request."""
    raise HTTPException(404)
