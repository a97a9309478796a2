### `alhambra arena`: matches between bots.

## Its help. Square brackets are styles; keep them.

help-arena = Let bots play many games against one another, and measure them.
help-arena-epilog =
    Every deal is played once with each seating, so luck and seat are the same for all. Two bots: the first one against a table full of the second. Three or more: all of them together, or in all combinations if there are more bots than seats.

    Examples:

    The first against two of the second: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    With all modules, on two processes: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Keep everything: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]

    Stop when it is clear who is better: [bold]alhambra arena architect mason --sprt[/bold]

    A long match that may be interrupted; the same line goes on with it: [bold]alhambra arena architect mason --games 10000 --resume match.jsonl[/bold]
help-arena-specs = The bots, two at least: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Number of games, rounded up to whole deals. Default: 100; with --sprt 10,000 at most.
help-arena-players = Number of players, 2 to 6. Default: as many as there are bots.
help-arena-seed = The same seed gives the same games, whatever the number of workers.
help-arena-workers = Number of processes; 0 plays in this one. Default: one for each core.
help-arena-cluster = Play on a Ray cluster: that of --address or RAY_ADDRESS, else a new one on this machine.
help-arena-address = Address of a Ray cluster, such as 10.0.0.5:6379, or auto for the one that this machine belongs to.
help-arena-timeout = Seconds that a decision may take; who takes longer loses the game. Default: no limit.
help-arena-cap = Decisions after which a game is a draw. Default: 5000.
help-arena-sprt = Stop when it is clear whether the first bot wins its par of the games or more, by a sequential test.
help-arena-shares = The two win shares that --sprt tells apart, such as 0.5:0.6. Default: par, and 0.05 more.
help-arena-resume = Keep finished games in this file, and go on with those that it holds. Settings that are left out are as in the file.
help-arena-json = Write the match, the standings and every game to this file.
help-arena-csv = Write one row per game to this file.
help-arena-records = Keep the record of every game in this folder.

## While it runs

arena-begins =
    { $games } games of { $players } players: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with { $seatings } seatings each. Seed { $seed }, { $crew }.
arena-crew =
    { $kind ->
        [cluster] on a cluster
        [here] in this process
       *[workers] { $workers ->
            [one] one worker
           *[other] { $workers } workers
        }
    }
arena-resumed =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $path } already.
arena-progress = { $done } of { $games } games, { $left } left.
arena-running = Playing
arena-interrupted = Interrupted after { $done } of { $games } games.
arena-go-on = Go on with: { $command }

## Faults

arena-fault =
    Deal { $deal }, seating { $seating }, seat { $seat }: { $what ->
        [crash] { $bot } crashed and loses: { $detail }
        [illegal] { $bot } loses by an illegal action: { $detail }
        [exit] { $bot } ended its process and loses: { $detail }
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
arena-column-rating = rating
arena-column-time = ms per decision
arena-column-faults = faults
arena-share = { $percent } %
arena-interval = { $low }–{ $high }
arena-par = Par is { $percent } % of the victories.
arena-no-ratings = For ratings, install openskill: { $command }
arena-speed = { $games } games in { $seconds } s, { $speed } games/s.
arena-sprt =
    After { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } { $answer ->
        [high] it is clear: { $bot } rather wins { $high } % of the games than { $low } %.
        [low] it is clear: { $bot } rather wins { $low } % of the games than { $high } %.
       *[open] it is open whether { $bot } wins { $low } % of the games or { $high } %.
    } The test stands at { $llr }; its bounds are -{ $bound } and { $bound }.
arena-written = Written: { $path }
arena-written-elsewhere = The results are in { $path } instead.
arena-not-written = The results follow, since they cannot be kept anywhere:

## What cannot be played

error-arena-few-bots = A match needs at least two bots, not { $bots }.
error-arena-too-small = --{ $option } must be at least { $least }, not { $value }.
error-arena-bad-shares = --shares needs two shares from 0 to 1, the lower one first, such as 0.5:0.6; not { $value }.
error-arena-bad-timeout = --timeout must be more than 0 and at most { $most } seconds, not { $value }.
error-arena-worker-died = A worker process cannot be started, or died twice while no bot was thinking. With --workers 0 the same games are played in this process.
error-arena-no-ray = --cluster needs Ray, which is not installed: pip install "alhambra-game[cluster]"
error-arena-no-cluster = There is no Ray cluster to play on, or it went away: { $reason }

## Files of games

error-journal-foreign = { $path } is not a file of games for this command, so it is left alone.
error-journal-broken = { $path }, line { $line }: this is no game. The file was changed by something else.
error-journal-version = { $path } was written by version { $version }, whose bots may play differently. Begin a new file.
error-journal-busy = { $path } is in use by another run.
error-journal-differs = { $path } holds a match with other settings (there ≠ here): { $differences }.

## `alhambra rate`: a ladder of bots. Square brackets are styles; keep them.

help-rate = Keep a ladder of all bots, for tables of several sizes, with and without modules.
help-rate-epilog =
    All lineups of bots that fill a table play the same deals, from every seat. Games are kept in a file as they end: the same line goes on where it was, more games or another bot add only what is missing.

    Examples:

    Half an hour more: [bold]alhambra rate --games 1000 --minutes 30[/bold]

    Show the tables and play nothing: [bold]alhambra rate --minutes 0[/bold]

    Some bots at a table of three: [bold]alhambra rate architect mason random --players 3[/bold]
help-rate-specs = The bots. Default: all that there are.
help-rate-games = Games for each lineup of bots, rounded up to whole deals.
help-rate-minutes = Begin no game after so many minutes. Default: play all of them.
help-rate-players = Sizes of tables, parted by commas.
help-rate-modules = Modules parted by commas, or "all". Default: the base game, and all modules.
help-rate-file = The file that keeps the games.
help-rate-markdown = Write the tables to this file, with the command that made them.
rate-begins =
    { $bots } bots at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $missing ->
        [one] one game
       *[other] { $missing } games
    } to play, { $crew }. Games are kept in { $path }.
rate-title = Ladder
rate-table =
    { $players } players, { $which ->
        [none] base game
        [all] all modules
       *[some] { $modules }
    }
rate-legend = The columns are explained in [arena.md](arena.md#the-table).
error-ladder-repeated-bot = { $bot } is there twice. A ladder has one step for each bot.
error-ladder-bad-players = --players needs numbers parted by commas, such as 2,3,4; not { $value }.
