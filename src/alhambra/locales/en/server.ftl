### The server: why something was not possible, and what the command says.

## The store

error-store-address = "{ $address }" is neither a path nor a postgresql:// address.
error-store-extra = PostgreSQL needs the extra "server": pip install "alhambra-game[server]"
error-store-newer = The database { $address } was written by a newer version of Alhambra. Use that version, or another database.
error-store-unreadable = The database { $address } cannot be opened: { $reason }
error-store-full = This could not be stored, so nothing has happened: the server's disk is full, or cannot be written to.
error-store-in-use = The database { $address } is in use by another server process. Stop that one, or use PostgreSQL for several.
error-store-away = The database does not answer. Try again in a moment.

## Tables and seats

error-name-bad = A name has 1 to { $longest } letters on one line.
error-name-letters = This name has characters that cannot be shown: use letters, digits, blanks and emoji.
error-name-marks = This name piles up accents: two on a letter are enough.
error-name-scripts = Write a name in one script: Latin letters do not go with Cyrillic or Greek ones.
error-name-taken = "{ $name }" sits at this table already, and your name looks the same. Choose one that can be told from it.
error-name-reserved = "{ $name }" is what a bot or the neutral player is called here, and your name looks the same. Choose one that can be told from it.
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
error-record-heavy = This record takes too much time or memory to read.

## Drafts

error-not-deciding = It is not your decision now.
error-draft-complete = Your turn is complete: confirm it, or undo a step.
error-draft-incomplete = Your turn is not complete yet.
error-draft-empty = There is nothing to undo.
error-needs-confirm = "{ $action }" reveals something hidden or lets somebody else decide: neither it nor what you have done before it in this turn can be taken back. Confirm if you want to go on.
error-game-long = This game has had { $moves } moves. From now on nobody may redesign; if you can do nothing else, leave your seat to a bot.
error-table-long = Much has happened at this table: its story has { $lines } lines. From now on no turn can be taken back.
error-back-nothing = There is nothing of yours to take back: something was revealed or shuffled since, or others have moved.
error-back-not-asked = Nobody waits for this answer.

## Plans, chat and aids

error-plan-tile = { $tile } is no longer where the plan needs it.
error-preview-tile = { $tile } is neither on the market nor on your reserve.
error-plan-verb = "{ $action }" cannot be planned: nobody knows what comes up.
error-chat-empty = There is nothing to say in this message.
error-aid-off = This table does not allow that aid.
error-spectators-off = This table does not want spectators.

## Who may do what

error-token-wrong = This secret holds nothing here.
error-lan-refused = Only whoever sits at the machine of the server can open it to the network.
error-host-only = Only the host of the table may do this.
error-game-not-over = This is told when the game is over.
error-table-unknown = There is no such table.
error-table-aside = This table was set aside: { $reason }
error-level-unknown = There is no bot of level "{ $level }". Known: { $known }.
error-mail-off = This server sends no emails.
error-mail-bad = This is no email address.
error-mail-link-old = This link is no longer good. Whoever plays can enter the address at the table once more.
error-hook-refused = This address cannot be called: it must be a public http or https address.

## The wire

error-page-unknown = There is nothing at this address.
error-page-missing = The page for browsers is not in this installation. With npm's registry in reach, "make page" builds it, or "pip install ." without ALHAMBRA_NO_PAGE.
error-metrics-off = This server keeps no figures for Prometheus. Its operator installs what is needed with: pip install "alhambra-game[server]"
error-method-unknown = This address does not answer to that method.
error-body-bad = This request cannot be read: { $reason }
error-body-too-large = This request is too large.
error-too-many =
    { $what ->
        [tables] Too many tables from this address: at most { $limit } a minute. Try again in a moment.
        [replays] Too many records from this address: at most { $limit } a minute. Try again in a moment.
        [records] Too many records are waiting to be read: at most { $limit }. Try again in a moment.
        [requests] Too many requests from this address: at most { $limit } a minute. Try again in a moment.
        [work] This address keeps the server too busy: at most { $limit } seconds of work a minute. Try again in a moment.
        [secrets] Too many wrong secrets from this address: at most { $limit } a minute. Try again in a moment.
        [messages] Too many messages from this address: at most { $limit } a minute. Try again in a moment.
        [chat] Too many lines of chat: at most { $limit } a minute. Try again in a moment.
        [mail] Too many emails that ask whether an address is right: at most { $limit } an hour. Try again later.
        [mailbox] Too many emails that ask whether this address is right: at most { $limit } a day. Try again tomorrow.
        [notices] Too many changes of notices from this address: at most { $limit } an hour. Try again later.
        [sockets] Too many open tables at this address: at most { $limit } at a time. Close one and try again.
        [spectators] This table has as many spectators as it can have: { $limit }. Try again in a moment.
        [spectators-here] Too many spectators of this table at this address: at most { $limit } at a time. Close one and try again.
        [bots] The bots have given hints at this table for long enough: at most { $limit } seconds a minute. Try again in a moment.
        [hints] A hint is already on its way. Wait for it.
        [connections] Too many connections: at most { $limit } at a time. Try again in a moment.
       *[other] Too much at once: at most { $limit }. Try again in a moment.
    }
error-host-wrong = This server is not called that. If it should be, name it with --allow-host.
error-internal = Something went wrong here, and it was written down. Nothing of the game is lost.
error-hello-first = Say first which table you want.
error-hello-once = You are at this table already.
error-message-bad = This message cannot be read: { $reason }
error-store-conflict = Too much happened at once. Try again.
error-cannot-listen = Cannot listen on { $where }: { $reason }

## Notices

notice-subject = Alhambra: it is your turn
notice-body =
    A game of Alhambra waits for your turn:
    { $link }

    No more emails about this game:
    { $stop }
confirm-subject = Alhambra: is this your address?
confirm-body =
    Somebody wants an email to this address whenever it is their turn in a game of Alhambra.

    If that is you, say yes here within { $days } days:
    { $link }

    If not, do nothing: you get no other email about this game.

## The command

help-serve = Host tables for browsers and programs, on this machine unless told otherwise.
help-serve-epilog =
    Examples:

    For this machine: [bold]alhambra serve[/bold]

    For everybody on this network: [bold]alhambra serve --lan[/bold]

    For the world, behind a proxy with TLS: [bold]alhambra serve --public --address https://play.example.org[/bold]
help-serve-port = The port to listen on; 0 for any free one.
help-serve-db = The database: a path, or a postgresql:// address. Default: your data folder.
help-serve-lan = Open the tables to this network, and show a QR code.
help-serve-public = Open the tables to the world, behind a proxy; needs --address.
help-serve-host = The address to listen on, where the default does not fit.
help-serve-address = The address that browsers use, with the base path if there is one.
help-serve-allow = A further name of this server. May be repeated.
help-serve-proxy = The address of a proxy whose forwarded headers are believed. May be repeated.
help-serve-admin = A file with the operator's secret. Default: the variable ALHAMBRA_ADMIN_SECRET.
help-serve-smtp = A mail server for turn notices: host:port, or with encryption smtp://user@host:587 or smtps://user@host:465.
help-serve-smtp-password = A file with the password of the mail server. Default: the variable ALHAMBRA_SMTP_PASSWORD.
help-serve-from = The sender of turn notices.
help-serve-bots = Processes in which bots think: so many for the quick ones, and as many for those that search.
help-serve-keep-open = Days after which tables that never started are deleted.
help-serve-keep-finished = Days after which finished tables are deleted.
help-backup = Copy the database of a server, running or not.
help-backup-path = The new file.
help-restore = Put a copy in the place of the database, also under a running server.
help-restore-path = The copy.
help-admin = List, inspect, close or delete tables of a running server.
help-admin-epilog = Example: [bold]alhambra admin close ABC234 --secret admin.txt[/bold]
help-admin-what = list, inspect, close or delete.
argument-what = WHAT
argument-table = TABLE
help-admin-table = The id or the code of the table.
help-admin-url = Where the server is.
serve-ready = Alhambra is served at { $url }
serve-lan = On this network: { $url }
serve-public = Listening for your proxy on port { $port }. It needs: TLS at the proxy, WebSocket upgrades passed on, the headers Host, X-Forwarded-For and X-Forwarded-Proto set.
serve-stop = Ctrl-C stops it; nothing is lost.
serve-no-browser = No browser could be opened here: open this address in one.
backup-done = The copy is in { $path }.
restore-done = The database is as it was in { $path }.
error-lan-and-public = Choose --lan or --public, not both.
error-public-needs = --public needs --address with the https:// address that browsers use, and a proxy there that ends TLS and passes on to this port. docs/hosting.md shows how.
error-smtp-bad = "{ $address }" is no mail server: write host:port, smtp://user@host:587 or smtps://user@host:465.
error-smtp-password = A password on the command line is seen by everybody on this machine. Leave it out, and put it into a file for --smtp-password.
error-smtp-secret = The mail server wants a password: put it into the variable { $variable }, or into a file for --smtp-password.
error-smtp-address = Letters need links that lead here: say with --address where players find this server.
error-backup-missing = There is no file { $path }.
error-backup-exists = { $path } exists already; a copy never overwrites anything.
error-backup-sqlite = Only SQLite databases are copied here; for PostgreSQL use pg_dump and pg_restore.
error-backup-failed = { $path } could not be written: { $reason }
error-backup-stranger = { $path } is no copy of tables.
error-admin-what = Say what to do, and with which table: { $known }.
error-admin-refused = The server refused: { $reason }
error-admin-unreachable = The server at { $url } does not answer: { $reason }
