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
error-name-letters = This name has characters that cannot be displayed: use letters, digits, spaces and emoji.
error-name-marks = This name has too many accents on one letter: use two at most.
error-name-scripts = Write a name in one script: do not mix Latin letters with Cyrillic or Greek ones.
error-name-taken = "{ $name }" is already at this table, and your name looks the same. Choose one that looks different.
error-name-reserved = "{ $name }" is the name of a bot or of the neutral player here, and your name looks the same. Choose one that looks different.
error-seat-unknown = There is no seat { $seat } at this table.
error-seat-taken = This seat is taken.
error-seats-open = Some seats are still free: wait for players, or fill them with bots.
error-already-started = The game has already started.
error-not-started = The game has not started yet.
error-table-over = The game at this table is over.
error-no-rematch-yet = A rematch is possible once the game is over.
error-move-unknown = The record has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, so there is no move { $move }.
error-record-over = The game is over at this move: choose an earlier one.
error-record-seats = The record is for { $players } players, but there are { $seats } seats.
error-record-heavy = This record takes too much time or memory to read.

## Drafts

error-not-deciding = It is not your decision now.
error-draft-complete = Your turn is complete: confirm it, or undo a step.
error-draft-incomplete = Your turn is not complete yet.
error-draft-empty = There is nothing to undo.
error-needs-confirm = "{ $action }" reveals something hidden or lets somebody else decide. After it, neither it nor your earlier steps of this turn can be undone one by one. Confirm to go on.
error-game-long = This game already has { $moves } moves. From now on nobody may redesign; if you can do nothing else, leave your seat to a bot.
error-table-long = Much has happened at this table: its journal has { $lines } lines. From now on no turn can be taken back.
error-back-nothing = You have nothing to take back: something has been revealed or shuffled since, or others have moved.
error-back-not-asked = Nobody is waiting for this answer.

## Plans, chat and aids

error-plan-tile = { $tile } is no longer where the plan needs it.
error-preview-tile = { $tile } is neither in the market nor in your reserve.
error-plan-verb = "{ $action }" cannot be planned: nobody knows what it will reveal.
error-chat-empty = This message is empty.
error-aid-off = This aid is switched off at this table.
error-spectators-off = This table does not allow spectators.
error-hands-open = Spectators see all hands at this table, so only bots can play here.

## Who may do what

error-token-wrong = This token is not valid at this table.
error-lan-refused = Only somebody at the server's own machine can open it to the network.
error-host-only = Only the host of the table may do this.
error-game-not-over = Available once the game is over.
error-table-unknown = There is no such table.
error-table-aside = This table could not be loaded and was set aside: { $reason }
error-level-unknown = There is no bot of level "{ $level }". Known: { $known }.
error-mail-off = This server sends no emails.
error-mail-bad = This is not an email address.
error-mail-link-old = This link is no longer valid. The player can enter the address at the table once more.
error-hook-refused = This webhook address cannot be used: it must be a public http or https address.

## The wire

error-page-unknown = There is nothing at this address.
error-page-missing = This installation does not include the page for browsers. With access to the npm registry, "make page" builds it, or "pip install ." without ALHAMBRA_NO_PAGE.
error-metrics-off = This server has no Prometheus metrics. Its operator can install what is needed with: pip install "alhambra-game[server]"
error-method-unknown = This address does not support that method.
error-body-bad = This request cannot be read: { $reason }
error-body-too-large = This request is too large.
error-too-many =
    { $what ->
        [tables] Too many tables from this address: at most { $limit } a minute. Try again in a moment.
        [replays] Too many records from this address: at most { $limit } a minute. Try again in a moment.
        [records] Too many records are waiting to be read: at most { $limit }. Try again in a moment.
        [requests] Too many requests from this address: at most { $limit } a minute. Try again in a moment.
        [work] This address keeps the server too busy: at most { $limit } seconds of work a minute. Try again in a moment.
        [secrets] Too many wrong tokens from this address: at most { $limit } a minute. Try again in a moment.
        [messages] Too many messages from this address: at most { $limit } a minute. Try again in a moment.
        [chat] Too many lines of chat: at most { $limit } a minute. Try again in a moment.
        [mail] Too many confirmation emails: at most { $limit } an hour. Try again later.
        [mailbox] Too many confirmation emails to this address: at most { $limit } a day. Try again tomorrow.
        [notices] Too many changes to notifications from this address: at most { $limit } an hour. Try again later.
        [sockets] Too many open tables at this address: at most { $limit } at a time. Close one and try again.
        [spectators] This table already has { $limit } spectators, the most it can have. Try again in a moment.
        [spectators-here] Too many spectators of this table at this address: at most { $limit } at a time. Close one and try again.
        [bots] Too many hints at this table: bots may think for { $limit } seconds a minute. Try again in a moment.
        [hints] A hint is already being computed. Wait for it.
        [connections] Too many connections: at most { $limit } at a time. Try again in a moment.
       *[other] Too much at once: at most { $limit }. Try again in a moment.
    }
error-host-wrong = This server does not accept this host name. Its operator can allow it with --allow-host.
error-internal = Something went wrong here; the error was logged. Nothing of the game is lost.
error-hello-first = The first message must be `hello`.
error-hello-once = You have already joined this table.
error-message-bad = This message cannot be read: { $reason }
error-store-conflict = Too many changes at the same time. Try again.
error-cannot-listen = Cannot listen on { $where }: { $reason }

## Notices

notice-subject = Alhambra: it is your turn
notice-body =
    It is your turn in a game of Alhambra:
    { $link }

    Stop emails about this game:
    { $stop }
confirm-subject = Alhambra: is this your address?
confirm-body =
    Somebody wants an email to this address whenever it is their turn in a game of Alhambra.

    If that is you, confirm here within { $days } days:
    { $link }

    If not, do nothing: you will get no other email about this game.

## The command

help-serve = Host tables for browsers and programs, by default for this machine only.
help-serve-epilog =
    Examples:

    For this machine: [bold]alhambra serve[/bold]

    For everybody on this network: [bold]alhambra serve --lan[/bold]

    For the internet, behind a proxy with TLS: [bold]alhambra serve --public --address https://play.example.org[/bold]
help-serve-port = The port to listen on; 0 for any free one.
help-serve-db = The database: a path, or a postgresql:// address. Default: your data folder.
help-serve-lan = Open the tables to this network, and show a QR code.
help-serve-public = Open the tables to the internet, behind a proxy; needs --address.
help-serve-host = The address to listen on, if not the default.
help-serve-address = The address that browsers use, with the base path if there is one.
help-serve-allow = Another host name of this server. May be repeated.
help-serve-proxy = The address of a proxy whose forwarded headers are trusted. May be repeated.
help-serve-admin = A file with the operator's secret. Default: the variable ALHAMBRA_ADMIN_SECRET.
help-serve-smtp = A mail server for turn notifications: host:port, or with encryption smtp://user@host:587 or smtps://user@host:465.
help-serve-smtp-password = A file with the password of the mail server. Default: the variable ALHAMBRA_SMTP_PASSWORD.
help-serve-from = The sender of turn notifications.
help-serve-bots = Processes for bots: this many for the quick ones, and as many again for those that search.
help-serve-keep-open = Days after which tables that never started are deleted.
help-serve-keep-finished = Days after which finished tables are deleted.
help-backup = Back up the database of a server, running or not.
help-backup-path = The new file.
help-restore = Replace the database with a backup, even while a server is running.
help-restore-path = The backup.
help-admin = List, inspect, close or delete tables of a running server.
help-admin-epilog = Example: [bold]alhambra admin close ABC234 --secret admin.txt[/bold]
help-admin-what = list, inspect, close or delete.
argument-what = WHAT
argument-table = TABLE
help-admin-table = The id or the code of the table.
help-admin-url = The address of the server.
serve-ready = Alhambra is served at { $url }
serve-lan = On this network: { $url }
serve-public = Listening for your proxy on port { $port }. The proxy must terminate TLS, pass on WebSocket upgrades, and set the headers Host, X-Forwarded-For and X-Forwarded-Proto.
serve-stop = Press Ctrl-C to stop; nothing is lost.
serve-no-browser = No browser could be opened here. Open this address yourself.
backup-done = The backup is in { $path }.
restore-done = The database was restored from { $path }.
error-lan-and-public = Choose --lan or --public, not both.
error-public-needs = --public needs --address with the https:// address that browsers use, and a proxy there that terminates TLS and forwards to this port. See docs/hosting.md.
error-smtp-bad = "{ $address }" is not a mail server: write host:port, smtp://user@host:587 or smtps://user@host:465.
error-smtp-password = Everybody on this machine can see a password on the command line. Leave it out, and put it into a file for --smtp-password.
error-smtp-secret = The mail server needs a password: put it into the variable { $variable }, or into a file for --smtp-password.
error-smtp-address = Emails contain links: give the server's public address with --address.
error-backup-missing = There is no file { $path }.
error-backup-exists = { $path } already exists; a backup never overwrites anything.
error-backup-sqlite = Only SQLite databases can be backed up here; for PostgreSQL use pg_dump and pg_restore.
error-backup-failed = { $path } could not be written: { $reason }
error-backup-stranger = { $path } is not a backup of tables.
error-admin-what = Name a command and, where needed, a table: { $known }.
error-admin-refused = The server refused: { $reason }
error-admin-unreachable = The server at { $url } does not answer: { $reason }
