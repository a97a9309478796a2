"""The vizier: search by playouts on top of the architect."""
