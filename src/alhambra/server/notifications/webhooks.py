"""Webhook calls to URLs that users chose: public hosts only, one attempt, no redirects."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

import msgspec

from alhambra.server.ip_networks import NAT64
from alhambra.table.errors import RequestError

#: IPv4 addresses that are not public hosts: this machine and network, private and shared ones,
#: those for documents, tests, relays and protocols, multicast, reserved.
_NOT_PUBLIC_4 = tuple(map(ipaddress.IPv4Network, (
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24",
    "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
    "224.0.0.0/4", "240.0.0.0/4",
)))  # fmt: skip
#: All public hosts of IPv6 are in here…
_PUBLIC_6 = ipaddress.IPv6Network("2000::/3")
#: … but for protocols (Teredo is one), documents and 6to4, which leads to any address of IPv4.
_NOT_PUBLIC_6 = tuple(map(ipaddress.IPv6Network, (
    "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20",
)))  # fmt: skip
#: What holds an address of IPv4 in its last 32 bits, and is as public as that.
_HOLDS_4 = (ipaddress.IPv6Network("::ffff:0:0/96"), NAT64)
#: Lower ports belong to system services; of those, only the web's may be called.
_FIRST_FREE_PORT = 1024
_WEB = {"http": 80, "https": 443}
#: Bytes that are read of a response.
_ANSWER = 256
_STATUS = re.compile(rb"HTTP/\d(?:\.\d)? ([1-5]\d\d)(?!\d)")
_SUCCESS = range(200, 300)


class WebhookFailed(Exception):
    """The host was reached and did not accept the call; the text is fit for a log."""


def parse_webhook(text: str) -> SplitResult:
    """The parts of a webhook URL; refused if we may not call it."""
    try:
        url = urlsplit(text)
        port = port_of(url)
    except ValueError:
        raise RequestError("hook-refused") from None
    fit = text.isascii() and text.isprintable() and " " not in text
    if url.scheme not in _WEB or not url.hostname or "@" in url.netloc or not fit:
        raise RequestError("hook-refused")
    if port not in _WEB.values() and port < _FIRST_FREE_PORT:
        raise RequestError("hook-refused")
    return url


def port_of(url: SplitResult) -> int:
    """The port, or the default one of the scheme."""
    return _WEB.get(url.scheme, 0) if url.port is None else url.port


async def find_host(url: SplitResult, *, private: bool = False) -> str:
    """The address of a webhook's host. It is refused if any address of that name is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.hostname, port_of(url), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, ValueError) as error:
        raise RequestError("hook-refused") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(map(is_public, addresses)):
        raise RequestError("hook-refused")
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an address is that of a public host. The rule is our own: `is_global` of the standard
    library differs between its versions."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in _NOT_PUBLIC_4)
    if any(address in network for network in _HOLDS_4):
        return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)))
    return address in _PUBLIC_6 and not any(address in network for network in _NOT_PUBLIC_6)


async def post_webhook(webhook: str, body: dict[str, str], *, private: bool = False) -> None:
    """Post a small JSON body; a status of 200 to 299 means accepted. The host name is
    resolved once, so that it cannot change between the check and the call; redirects are not
    followed, and only the beginning of the answer is read."""
    url = parse_webhook(webhook)
    address = await find_host(url, private=private)
    secure = url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port_of(url),
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=url.hostname if secure else None,
        limit=_ANSWER,
    )
    try:
        data = msgspec.json.encode(body)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii", "replace") + data)
        await writer.drain()
        status = await _status(reader)
    finally:
        writer.close()
    if status not in _SUCCESS:
        raise WebhookFailed(f"status {status}" if status else "no HTTP status")


async def _status(reader: asyncio.StreamReader) -> int:
    """The HTTP status of a response; 0 if it does not begin with one."""
    begun = b""
    while b"\n" not in begun and (more := await reader.read(_ANSWER - len(begun))):
        begun += more
    found = _STATUS.match(begun)
    return int(found[1]) if found else 0
