### `alhambra arena`: matches between bots.

## Its help. Square brackets are styles; keep them.

help-arena = Let bots play many games against one another, and measure their strength.
help-arena-epilog =
    Every deal is played once with each seating, so luck and seat are the same for all. Two bots: the first one against a table full of the second. Three or more: all of them together, or in all combinations if there are more bots than seats.

    Examples:

    The first against two of the second: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    With all modules, on two processes: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Save everything: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]

    Stop when it is clear who is better: [bold]alhambra arena architect mason --sprt[/bold]

    A long match that may be interrupted; the same command continues it: [bold]alhambra arena architect mason --games 10000 --resume match.jsonl[/bold]
help-arena-specs = The bots, two at least: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Number of games, rounded up to whole deals. Default: 100; with --sprt at most 10,000.
help-arena-players = Number of players, 2 to 6. Default: as many as there are bots.
help-arena-seed = The same seed gives the same games, whatever the number of workers.
help-arena-workers = Number of processes; 0 plays in this one. Default: one per core.
help-arena-cluster = Play on a Ray cluster: that of --address or RAY_ADDRESS, else a new one on this machine.
help-arena-address = Address of a Ray cluster, such as 10.0.0.5:6379, or auto for the one that this machine belongs to.
help-arena-timeout = Time limit for a decision in seconds; a bot that exceeds it loses the game. Default: no limit.
help-arena-cap = Number of decisions after which a game is a draw. Default: 5000.
help-arena-sprt = Stop as soon as a sequential test (SPRT) shows whether the first bot wins more than its par.
help-arena-shares = The two win shares that --sprt distinguishes, such as 0.5:0.6. Default: par, and 0.05 more.
help-arena-resume = Save finished games in this file, and continue with those it contains. Options that are left out are taken from the file.
help-arena-json = Write the match, the standings and every game to this file.
help-arena-csv = Write one row per game to this file.
help-arena-records = Save the record of every game in this folder.

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
    } already in { $path }.
arena-progress = { $done } of { $games } games, { $left } left.
arena-running = Playing
arena-interrupted = Interrupted after { $done } of { $games } games.
arena-go-on = Continue with: { $command }

## Faults

arena-fault =
    Deal { $deal }, seating { $seating }, seat { $seat }: { $what ->
        [crash] { $bot } crashed and loses: { $detail }
        [illegal] { $bot } chose an illegal action and loses: { $detail }
        [exit] { $bot } exited and loses: { $detail }
       *[timeout] { $bot } took more than { $limit } s for a decision and loses.
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
arena-par = Par is { $percent } % of the wins.
arena-no-ratings = For ratings, install openskill: { $command }
arena-speed = { $games } games in { $seconds } s, { $speed } games/s.
arena-sprt =
    After { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } { $answer ->
        [high] the result is clear: { $bot } wins { $high } % of the games rather than { $low } %.
        [low] the result is clear: { $bot } wins { $low } % of the games rather than { $high } %.
       *[open] it is still open whether { $bot } wins { $low } % of the games or { $high } %.
    } The test stands at { $llr }; its bounds are -{ $bound } and { $bound }.
arena-written = Written: { $path }
arena-written-elsewhere = The results are in { $path } instead.
arena-not-written = The results are printed here because they cannot be saved anywhere:

## What cannot be played

error-arena-few-bots = A match needs at least two bots, not { $bots }.
error-arena-too-small = --{ $option } must be at least { $least }, not { $value }.
error-arena-bad-shares = --shares needs two shares from 0 to 1, the lower one first, such as 0.5:0.6; not { $value }.
error-arena-bad-timeout = --timeout must be more than 0 and at most { $most } seconds, not { $value }.
error-arena-worker-died = A worker process could not be started, or died twice while no bot was thinking. --workers 0 plays the same games in this process.
error-arena-no-ray = --cluster needs Ray, which is not installed: pip install "alhambra-game[cluster]"
error-arena-no-cluster = There is no Ray cluster to play on, or the connection was lost: { $reason }

## Files of games

error-journal-foreign = { $path } is not a file of games written by this command, so it was not changed.
error-journal-broken = { $path }, line { $line }: this is not a game. Something else has changed the file.
error-journal-version = { $path } was written by version { $version }, whose bots may play differently. Start a new file.
error-journal-busy = { $path } is in use by another run.
error-journal-differs = { $path } contains a match with other settings (there ≠ here): { $differences }.

## `alhambra rate`: a ladder of bots. Square brackets are styles; keep them.

help-rate = Keep a ladder of all bots, for tables of several sizes, with and without modules.
help-rate-epilog =
    All lineups of bots that fill a table play the same deals, from every seat. Finished games are saved in a file: the same command continues where it stopped, and more games or another bot add only what is missing.

    Examples:

    Half an hour more: [bold]alhambra rate --games 1000 --minutes 30[/bold]

    Show the tables and play nothing: [bold]alhambra rate --minutes 0[/bold]

    Some bots at a table of three: [bold]alhambra rate architect mason random --players 3[/bold]
help-rate-specs = The bots. Default: all of them.
help-rate-games = Games for each lineup of bots, rounded up to whole deals.
help-rate-minutes = Start no game after this many minutes. Default: play all of them.
help-rate-players = Sizes of tables, separated by commas.
help-rate-modules = Modules, separated by commas, or "all". Default: the base game, and all modules.
help-rate-file = The file in which games are saved.
help-rate-markdown = Write the tables to this file, with the command that made them.
rate-begins =
    { $bots } bots at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $missing ->
        [one] one game
       *[other] { $missing } games
    } to play, { $crew }. Games are saved in { $path }.
rate-title = Ladder
rate-table =
    { $players } players, { $which ->
        [none] base game
        [all] all modules
       *[some] { $modules }
    }
rate-legend = The columns are explained in [arena.md](arena.md#the-table).
error-ladder-repeated-bot = { $bot } is named twice. A ladder has one rung for each bot.
error-ladder-bad-players = --players needs numbers separated by commas, such as 2,3,4; not { $value }.
