"""The socket of a table: messages in, messages out, and nothing a stranger sends disturbs it."""

import asyncio
import json
from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from bivouac.core.contract import Message
from bivouac.server.edge import Edge, address_of, edge_of, too_fast
from bivouac.server.limits import FLOOD, MESSAGE_CHARACTERS, OUTBOX
from bivouac.server.reading import bad_json, read_json, too_large
from bivouac.server.refusals import note_mishap, refused
from bivouac.tables import lobby, wire
from bivouac.tables.connection import Connection, connect
from bivouac.tables.declined import NOT_READY, Declined

PRIVATE = 4000
"""Close codes from here on are ours: this and an HTTP status. There is no use in coming back."""
FLOODED = 1008
LATER = BEHIND = 1013
"""The rules are not ready, or the reader is too slow: it may come back and gets what it missed."""
PATIENCE = 5.0
"""Seconds to say goodbye in."""

router = APIRouter()


class Outbox:
    """Messages on their way to a socket, in order."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.waiting: asyncio.Queue[wire.ToClient] = asyncio.Queue(OUTBOX)
        self.task = asyncio.create_task(self.run())

    def put(self, message: wire.ToClient) -> None:
        """Send a message soon; a reader that is too far behind is sent nothing any more.

        How far a bot is thinking is soon said anew: whoever still has to read something is spared.
        """
        if message["type"] == "thinking" and not self.waiting.empty():
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.task.cancel()

    async def emptied(self) -> None:
        """Wait until everything is sent: who does not listen is not heard either."""
        await self.waiting.join()

    async def run(self) -> None:
        """Send what waits, for as long as the socket is open."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.waiting.get()
                await self.socket.send_text(encode(message))
                self.waiting.task_done()


def encode(message: wire.ToClient) -> str:
    """A message as text."""
    return json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Look at a table, and play at it."""
    edge = edge_of(socket)
    await socket.accept()
    guest_id = edge.cookies.guest_id(socket)
    try:
        if guest_id is None:
            raise Declined(Message("server-no-guest", {}), status=403)
        if not edge.limits.open_socket(guest_id, address_of(socket)):
            raise Declined(Message("server-many-sockets", {}), status=429)
    except Declined as refusal:
        await turn_away(socket, refusal)
        return
    try:
        await attend(edge, socket, table, guest_id)
    finally:
        edge.limits.close_socket(guest_id, address_of(socket))


async def attend(edge: Edge, socket: WebSocket, table: str, guest_id: str) -> None:
    """Be there until the socket closes, on whichever side."""
    outbox = Outbox(socket)
    try:
        connection = await connect(
            edge.tables, table, await lobby.find_guest(edge.tables, guest_id), outbox.put
        )
        try:
            code = await converse(edge, socket, connection, outbox)
        finally:
            connection.close()
    except Declined as refusal:
        await turn_away(socket, refusal)
    else:
        await close(socket, code)
    finally:
        outbox.task.cancel()


async def converse(edge: Edge, socket: WebSocket, connection: Connection, outbox: Outbox) -> int:
    """Hear and say, until one of the two is over; the code to close with."""
    listening = asyncio.create_task(listen(edge, socket, connection, outbox))
    try:
        await asyncio.wait({listening, outbox.task}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        code = BEHIND if outbox.task.cancelled() else FLOODED
        listening.cancel()
        outbox.task.cancel()
        ends = await asyncio.gather(listening, outbox.task, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
    return code


async def listen(edge: Edge, socket: WebSocket, connection: Connection, outbox: Outbox) -> None:
    """Hear one message after the other, until the socket closes or floods us."""
    bucket = edge.limits.messages()
    flood = 0
    while flood < FLOOD:
        await outbox.emptied()
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        in_time = bucket.take()
        flood = max(0, flood - 1) if in_time else flood + 1
        try:
            message = read_message(text)
            if not in_time:
                outbox.put(refused(too_fast(), request_of(message)))
                continue
        except Declined as refusal:
            outbox.put(refused(refusal))
            continue
        try:
            await connection.handle(message)
        except Exception as error:
            outbox.put(refused(note_mishap(socket.url.path, error), request_of(message)))


def read_message(text: str | None) -> object:
    """The JSON of a message; Declined if there is none."""
    if text is None:
        raise bad_json()
    if len(text) > MESSAGE_CHARACTERS:
        raise too_large(MESSAGE_CHARACTERS)
    return read_json(text)


def request_of(message: object) -> int | None:
    """The number a client gave its request, so that it knows which one is answered."""
    request = message.get("request") if isinstance(message, dict) else None
    return request if isinstance(request, int) and not isinstance(request, bool) else None


async def turn_away(socket: WebSocket, refusal: Declined) -> None:
    """Say why not, and close: for good, unless it is only too early."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(refused(refusal)))
    await close(socket, LATER if refusal.status == NOT_READY else PRIVATE + refusal.status)


async def close(socket: WebSocket, code: int) -> None:
    """Close a socket, if it is still open; a peer that does not listen is left alone."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await asyncio.wait_for(socket.close(code), PATIENCE)
