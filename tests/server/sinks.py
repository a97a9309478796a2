"""Servers that receive the emails and webhook calls of the tests."""

import asyncio
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_string, policy

from .clients import PATIENCE

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def sink(handle: Handler, certificate: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Run this handler as a server; yields its port."""
    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=certificate)
    async with server:
        yield server.sockets[0].getsockname()[1]


class Hook:
    """Receives webhook calls, and answers with a redirect unless told otherwise."""

    def __init__(
        self, answer: bytes = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n"
    ) -> None:
        self.got: asyncio.Queue[str] = asyncio.Queue()
        self._answer = answer

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length: ")[2].split("\r\n")[0])
        body = (await reader.readexactly(length)).decode()
        writer.write(self._answer)
        await writer.drain()
        writer.close()
        self.got.put_nowait(head + body)


class Mailbox:
    """A minimal SMTP server; with a certificate it offers STARTTLS and asks for a login."""

    def __init__(self, starttls: ssl.SSLContext | None = None) -> None:
        self.got: asyncio.Queue[str] = asyncio.Queue()
        self.received: list[str] = []
        self._starttls = starttls

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 hello\r\n")
        while (line := await reader.readline()) and not line.upper().startswith(b"QUIT"):
            self.received.append(line.decode().strip())
            await self._answer(line.split()[0].upper(), reader, writer)
        writer.write(b"221 bye\r\n")
        writer.close()

    async def _answer(
        self, verb: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if verb == b"EHLO":
            secure = writer.get_extra_info("ssl_object") is not None
            offered = b"AUTH PLAIN" if secure else b"STARTTLS"
            writer.write(b"250-fine\r\n250 " + offered + b"\r\n")
        elif verb == b"STARTTLS" and self._starttls:
            writer.write(b"220 go on\r\n")
            await writer.start_tls(self._starttls)
        elif verb == b"AUTH":
            writer.write(b"235 welcome\r\n")
        elif verb == b"DATA":
            writer.write(b"354 go on\r\n")
            self.got.put_nowait((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"250 fine\r\n")
        else:
            writer.write(b"502 what?\r\n" if verb == b"STARTTLS" else b"250 fine\r\n")

    async def email(self) -> str:
        """The next email, with its lines as they were written."""
        async with asyncio.timeout(PATIENCE):
            text = await self.got.get()
        message = message_from_string(text.removesuffix("\r\n.\r\n"), policy=policy.default)
        headers = "".join(f"{name}: {value}\n" for name, value in message.items())
        return headers + str(message.get_content())


def secret_in(email: str, word: str) -> str:
    """The secret in the link of an email."""
    found = re.search(rf"#{word}=([\w-]+)", email)
    assert found, email
    return found[1]
