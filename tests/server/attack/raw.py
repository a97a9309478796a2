"""Bytes on a connection, as somebody sends them who does not mean well."""

import asyncio
import base64
import re
import socket
import sys
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, Host, Site
from tests.server.processes import Process

#: Whoever attacks from here is somebody else than the player on 127.0.0.1.
ELSEWHERE = "127.0.0.2"

linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere this machine has one address"
)

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(b"x" * 16) + b"\r\n"
)


class Line:
    """A connection of an attacker."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, address: str = ELSEWHERE, to: str = "127.0.0.1") -> "Line":
        """Connect from an address of this machine."""
        # A small buffer, so that it does not take megabytes to show that nobody reads.
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.bind((address, 0))
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, (to, port))
        return cls(*await asyncio.open_connection(sock=plain, limit=1024))

    @classmethod
    async def upgraded(cls, port: int, address: str = ELSEWHERE) -> "Line":
        """A socket that has said nothing yet."""
        line = await cls.open(port, address)
        line.writer.write(UPGRADE + b"\r\n")
        async with asyncio.timeout(PATIENCE):
            assert b"101" in await line.reader.readuntil(b"\r\n\r\n")
        return line

    async def send(self, data: bytes) -> bool:
        """Whether it could be sent: not if the other side is gone."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()
        except OSError:
            return False
        return not self.reader.at_eof()

    async def ended(self) -> bytes:
        """What comes until the other side ends it; a failure if it does not."""
        found = b""
        try:
            async with asyncio.timeout(PATIENCE):
                while data := await self.reader.read(65536):
                    found += data
        except ConnectionError:
            pass
        finally:
            self.writer.close()
        return found


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client; its mask changes nothing."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([0x80 * fin | opcode]) + length + bytes(4) + data


def resident(process: Process) -> float:
    """The memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.process.pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


async def plays_on(site: Site, host: Host) -> None:
    """A game goes on: whoever has to decide comes, and a turn is committed."""
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        await client.turn()
