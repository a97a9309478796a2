"""Tables over HTTP and WebSocket. `docs/server.md` describes it."""
