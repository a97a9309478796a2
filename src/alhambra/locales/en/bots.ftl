### Bots: by name, by file, by command.

## Its help. Square brackets are styles; keep them.

help-bots-command = List the bots, their parameters and where they come from.
help-bots-command-epilog =
    A spec is a name with settings, each after a colon: [bold]random:seed=3[/bold]

    A bot in a file of your own: [bold]my_bot.py[/bold], [bold]my_bot.py:ClassName:depth=2[/bold]

    A program in any language: [bold]exec:node my_bot.mjs[/bold]
help-check-bot = Check whether a program speaks the bot protocol, and report.
help-check-bot-epilog =
    The program plays whole games against random bots, with every number of players and with all modules. The exit code is 1 if a check fails.

    Example: [bold]alhambra check-bot "python3 examples/greedy_bot.py"[/bold]
help-check-bot-command = The command line of the program, as after "exec:".
help-check-bot-timeout = Time limit for a decision in seconds. Default: 60.
argument-command = COMMAND

## The list

bots-title = All bots
bots-column-parameters = parameters
bots-column-origin = from
bots-parameter = { $name } ({ $type ->
        [int] whole number
       *[float] number
    })
bots-no-parameter = none
bots-built-in = this game
bots-plugin = package { $package }
bots-more = Also: a file with a bot, such as my_bot.py, and exec: with the command of a program.

## The report of check-bot

check-bot-begins = Checking: { $bot }
check-bot-passed = passed: { $check } ({ $found })
check-bot-failed = FAILED: { $check }. { $reason }
check-bot-skipped = not checked: { $check }
check-bot-what =
    { $check ->
        [hello] says hello
        [games] plays whole games by the rules
        [speed] answers in time
        [exit] exits after a game
        [broken-off] exits when a game is abandoned
       *[unknown] ignores unknown messages and fields
    }
check-bot-found =
    { $check ->
        [hello] name { $name }
        [games] { $games } games of 2 to 6 players, with and without modules
        [speed] { $mean } ms on average, { $most } ms at most
        [exit] exit code 0
        [broken-off] exit code 0
       *[unknown] one game
    }
check-bot-good = The program can play.
check-bot-bad = The program cannot play yet.

## A bot that fails

arena-fault-told = Deal { $deal }, seating { $seating }, seat { $seat }: { $bot } loses. { $reason }
error-bot-crashed = The bot "{ $bot }" crashed: { $reason }
error-bot-illegal = The bot "{ $bot }" chose "{ $action }". { $reason }

## What is wrong with a spec

error-bad-decimal-parameter = The parameter "{ $parameter }" of the bot "{ $bot }" needs a number such as 0.5, not "{ $value }".
error-bot-not-made = The bot "{ $bot }" cannot be created: { $reason }
error-bot-cannot-choose = "{ $bot }" is not a bot: it has no method "choose".
error-bot-file-missing = There is no file { $path }.
error-bot-file-broken = The file { $path } cannot be run: { $reason }
error-bot-file-empty = There is no bot in { $path }: no class has a method "choose".
error-bot-file-several = There are several bots in { $path }: { $known }. Name one after a colon.
error-bot-file-lacks = There is no bot "{ $name }" in { $path }. Known: { $known }.
error-plugin-broken = The bot "{ $bot }" of the package { $package } cannot be loaded: { $reason }
error-plugin-twice = Several packages provide a bot "{ $bot }": { $packages }. Only one of them can be installed.

## What is wrong with a program. $errors is the end of its standard error, or none.

error-exec-failed = The program "{ $bot }" failed. { $reason }{ $errors ->
        [none] { "" }
       *[other] { " " }Its standard error: { $errors }
    }
error-exec-empty = "exec:" must be followed by the command of a program.
error-exec-quotes = A quotation mark is missing in the command: { $command }
error-exec-not-found = There is no program "{ $name }" that can be run.
error-exec-not-started = It cannot be started: { $reason }.
error-exec-version = It speaks version { $found } of the protocol, not { $known }.
error-exec-silent = It did not answer within { $seconds } s.
error-exec-ended = It exited with code { $exit } instead of answering.
error-exec-killed = It was killed by signal { $signal }.
error-exec-closed = It closed its output instead of answering.
error-exec-long-line = It wrote a line that is too long.
error-exec-many-lines = It wrote too much: each message is answered by one line.
error-exec-many-errors = It wrote too much to standard error.
error-exec-unasked = It wrote "{ $line }" without being asked.
error-exec-no-json = It wrote "{ $line }", which is not a JSON object.
error-exec-wrong-answer = It wrote "{ $line }" where a message of type "{ $expected }" is expected.
error-exec-wrong-number = It answered decision { $found } when it was asked for decision { $expected }.
error-exec-lingers = It did not exit within { $seconds } s and had to be killed.
error-exec-bad-exit = It did not exit cleanly ({ $ending }).
error-exec-no-action = It chose "{ $text }", which is not the notation of an action.
