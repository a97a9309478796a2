"""Raw bytes on TCP connections, as an attacker sends them."""

import asyncio
import base64
import re
import socket
import sys
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, Host, Site
from tests.server.processes import Process

#: The attacker's address, unlike the player's, which is 127.0.0.1.
ATTACKER = "127.0.0.2"

linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere this machine has one address"
)

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(b"x" * 16) + b"\r\n"
)


class RawConnection:
    """A TCP connection of an attacker."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(
        cls, port: int, address: str = ATTACKER, to: str = "127.0.0.1"
    ) -> "RawConnection":
        """Connect from a loopback address."""
        # A small buffer, so that an unread connection fills up quickly.
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.bind((address, 0))
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, (to, port))
        return cls(*await asyncio.open_connection(sock=sock, limit=1024))

    @classmethod
    async def upgraded(cls, port: int, address: str = ATTACKER) -> "RawConnection":
        """A WebSocket that has not sent anything yet."""
        connection = await cls.open(port, address)
        connection.writer.write(UPGRADE + b"\r\n")
        async with asyncio.timeout(PATIENCE):
            assert b"101" in await connection.reader.readuntil(b"\r\n\r\n")
        return connection

    async def send(self, data: bytes) -> bool:
        """Send, and return whether the peer is still connected."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()
        except OSError:
            return False
        return not self.reader.at_eof()

    async def ended(self) -> bytes:
        """Read until the peer closes the connection; fails if it does not."""
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
    """A client's frame; its mask is zero."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([0x80 * fin | opcode]) + length + bytes(4) + data


def resident(process: Process) -> float:
    """The resident memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.process.pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


async def plays_on(site: Site, host: Host) -> None:
    """Check that the game goes on: the active seat connects and commits a turn."""
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        await client.turn()
