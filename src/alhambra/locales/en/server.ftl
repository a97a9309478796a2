### The server: why something was not possible, and what the command says.

## The store

error-store-address = "{ $address }" is neither a path nor a postgresql:// address.
error-store-extra = PostgreSQL needs the extra "postgres": pip install "alhambra-game[postgres]".
error-store-newer = The database { $address } was written by a newer version of Alhambra. Use that version, or another database.
error-store-unreadable = The database { $address } cannot be opened: { $reason }
error-store-full = This could not be stored, so nothing has happened: { $reason }
error-store-away = The database does not answer: { $reason }

## Tables and seats

error-name-bad = A name has 1 to { $longest } letters on one line.
error-name-taken = Somebody at this table is called "{ $name }" already.
error-seat-unknown = There is no seat { $seat } at this table.
error-seat-taken = This seat is taken.
error-seats-open = Some seats are still open: wait for players, or fill them with bots.
error-already-started = The game has started already.
error-not-started = The game has not started yet.
error-table-over = The game at this table is over.
error-no-rematch-yet = A rematch is possible when the game is over.
error-move-unknown = The record has { $moves } moves, so there is no move { $move }.
error-record-over = The game is over at this move: choose an earlier one.
error-record-seats = The record is of a game for { $players } players, but there are { $seats } seats.

## Drafts

error-not-deciding = It is not your decision now.
error-draft-complete = Your turn is complete: confirm it, or undo a step.
error-draft-incomplete = Your turn is not complete yet.
error-draft-empty = There is nothing to undo.
error-needs-confirm = "{ $action }" reveals something hidden: what you have done in this turn cannot be taken back after it. Confirm if you want to go on.
