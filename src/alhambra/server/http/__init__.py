"""HTTP and WebSocket at the edge of the server."""
