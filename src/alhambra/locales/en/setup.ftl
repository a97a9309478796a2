### Setting up a table in the terminal, and continuing a game.

setup-title = A table for Alhambra. Press Enter to deal, or choose what to change.
setup-seats = Seats
setup-modules = Modules
setup-edition = Edition
setup-language = Language
setup-resume = Continue the last game
setup-seats-title = Who plays? Choose a seat to change it.
setup-more-seats = one more seat
setup-fewer-seats = one seat fewer
setup-sitter =
    { $kind ->
        [person] a person
       *[bot] bot { $spec }
    }
setup-who = Who takes seat { $seat }? Type a name for a person, or choose a bot.
bot-does =
    { $bot ->
        [apprentice] plays like a beginner
        [architect] thinks its whole turn through
        [mason] takes what scores most at once
        [random] plays any legal action
       *[other] a bot
    }
setup-modules-title = Which modules? Choose one to add or remove it.
setup-on =
    { $on ->
        [yes] in the game
       *[no] not in the game
    }
setup-edition-title = The terms of which edition? The rules are the same.
edition-name =
    { $edition ->
        [classic] classic
       *[revised] revised
    }
setup-language-title = Which language?

error-seats-said-twice = Use either --seats, or --players, --names and --bots.
error-no-last-game = There is no unfinished game in { $path }. Start one with "alhambra play".

## Help of the command. Square brackets are styles; keep them.

help-seats = Who sits where, separated by commas: bots by their specs, people by their names, as in Ana,mason,Luis.
help-resume-last = Continue the last game, or the game in a file.
help-resume-last-epilog =
    Games are saved in your data folder, unless you name a file with --save.

    Example: [bold]alhambra resume my-game.alhambra[/bold]
help-resume-file = The record of the game. Default: the unfinished game in your data folder that was played last.
argument-file = FILE
