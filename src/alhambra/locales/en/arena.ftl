### `alhambra arena`: matches between bots.

## Its help. Square brackets are styles; keep them.

help-arena = Let bots play many games against one another, and measure them.
help-arena-epilog =
    Every deal is played once with each seating, so luck and seat are the same for all. Two bots: the first one against a table full of the second. Three or more: all of them together, or in all combinations if there are more bots than seats.

    Examples:

    The first against two of the second: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    With all modules, on two processes: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Keep everything: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]
help-arena-specs = The bots, two at least: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Number of games, rounded up to whole deals.
help-arena-players = Number of players, 2 to 6. Default: as many as there are bots.
help-arena-seed = The same seed gives the same games, whatever the number of workers.
help-arena-workers = Number of processes. Default: one for each core.
help-arena-timeout = Seconds that a decision may take; who takes longer loses the game. Default: no limit.
help-arena-cap = Decisions after which a game is a draw.
help-arena-json = Write the match, the standings and every game to this file.
help-arena-csv = Write one row per game to this file.
help-arena-records = Keep the record of every game in this folder.

## While it runs

arena-begins =
    { $games } games of { $players } players: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with { $seatings } seatings each. Seed { $seed }, { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }.
arena-progress = { $done } of { $games } games, { $left } left.
arena-running = Playing
arena-interrupted = Interrupted after { $done } of { $games } games.

## Faults

arena-fault =
    Deal { $deal }, seating { $seating }, seat { $seat }: { $what ->
        [crash] { $bot } crashed and loses: { $detail }
        [illegal] { $bot } loses by an illegal action: { $detail }
       *[timeout] { $bot } loses: it took more than { $limit } s for a decision.
    }
arena-capped = Deal { $deal }, seating { $seating }: a draw after { $cap } decisions.
arena-more-faults =
    { $count ->
        [one] One more game was stopped.
       *[other] { $count } more games were stopped.
    } --json and --csv list them all.

## The table

arena-title = Results
arena-entry = { $bot } (number { $number })
arena-column-games = games
arena-column-wins = wins
arena-column-interval = 95 % interval
arena-column-score = score
arena-column-margin = margin
arena-column-time = ms per decision
arena-column-faults = faults
arena-share = { $percent } %
arena-interval = { $low }–{ $high }
arena-par = Par is { $percent } % of the victories.
arena-speed = { $games } games in { $seconds } s, { $speed } games/s.
arena-written = Written: { $path }

## What cannot be played

error-arena-few-bots = A match needs at least two bots, not { $bots }.
error-arena-too-small = --{ $option } must be at least 1, not { $value }.
error-arena-bad-timeout = --timeout must be more than 0 and at most { $most } seconds, not { $value }.
error-arena-no-folder = { $path } cannot be written: there is no such folder.
error-arena-worker-died = A worker process died, out of memory or killed by a bot, so the match cannot go on. With --workers 1 it shows where.
