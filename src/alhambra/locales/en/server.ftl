### The server: why something was not possible, and what the command says.

## The store

error-store-address = "{ $address }" is neither a path nor a postgresql:// address.
error-store-extra = PostgreSQL needs the extra "postgres": pip install "alhambra-game[postgres]".
error-store-newer = The database { $address } was written by a newer version of Alhambra. Use that version, or another database.
error-store-unreadable = The database { $address } cannot be opened: { $reason }
error-store-full = This could not be stored, so nothing has happened: { $reason }
error-store-away = The database does not answer: { $reason }
