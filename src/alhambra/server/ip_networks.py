"""Networks of addresses that more than one part of the server has to know."""

from __future__ import annotations

import ipaddress

#: NAT64: IPv4 addresses as the last 32 bits of IPv6 ones.
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
