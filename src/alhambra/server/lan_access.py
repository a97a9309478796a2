"""Opening a server of this machine to its network, and closing it again, while it runs."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable

from alhambra.table.errors import RequestError

LOOPBACK = "127.0.0.1"
ANYWHERE = "0.0.0.0"


def own_address() -> str:
    """The address of this machine on its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Network:
    """The second listener of a server, on the local network, that can be opened and closed."""

    def __init__(
        self, host: str, port: int, address: str, protocol: Callable[[], asyncio.Protocol]
    ) -> None:
        self._always = host == ANYWHERE
        self._port = port
        self._address = address or own_address()
        self._protocol = protocol
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        """Where others on the network find the server; empty while it is closed to them."""
        return f"http://{self._address}:{self._port}/" if self._always or self._server else ""

    async def open(self) -> None:
        """Listen on the network."""
        if self.url:
            return
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(self._protocol, self._address, self._port)
        except OSError as error:
            where = f"{self._address}:{self._port}"
            raise RequestError("cannot-listen", where=where, reason=error.strerror or "") from error

    def close(self) -> None:
        """Stop listening; open connections stay."""
        if self._server:
            self._server.close()
            self._server = None
