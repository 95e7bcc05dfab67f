"""A reader that falls behind is let go, and costs no more memory than its outbox holds."""

import asyncio
import json

from starlette.types import Message
from starlette.websockets import WebSocket

from bivouac.server.limits import OUTBOX
from bivouac.server.live import Outbox
from bivouac.tables.wire import Done


class Peer:
    """The other end of a socket, which reads only when it may."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.read: list[str] = []

    async def socket(self) -> WebSocket:
        """An accepted socket to this peer."""
        socket = WebSocket({"type": "websocket"}, self.receive, self.send)
        await socket.accept()
        return socket

    async def receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.reads.wait()
            self.read.append(message["text"])


def done(number: int) -> Done:
    return {"type": "done", "request": number, "number": number}


def test_messages_arrive_in_order() -> None:
    async def talk() -> list[str]:
        peer = Peer()
        outbox = Outbox(await peer.socket())
        peer.reads.set()
        for number in range(OUTBOX):
            outbox.put({"type": "drafted", "request": number, "draft": "山"})
        await outbox.emptied()
        outbox.task.cancel()
        return peer.read

    read = asyncio.run(talk())
    assert [json.loads(text)["request"] for text in read] == list(range(OUTBOX))
    assert "山" in read[0]


def test_a_reader_too_far_behind_is_let_go() -> None:
    async def talk() -> tuple[bool, bool]:
        outbox = Outbox(await Peer().socket())
        for number in range(OUTBOX):
            outbox.put(done(number))
        await asyncio.sleep(0)
        in_time = outbox.task.cancelling() == 0
        outbox.put(done(OUTBOX))
        outbox.put(done(OUTBOX + 1))
        await asyncio.wait([outbox.task])
        return in_time, outbox.task.cancelled()

    assert asyncio.run(talk()) == (True, True)
