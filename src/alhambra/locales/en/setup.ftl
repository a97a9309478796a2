### Setting up a table at the terminal, and going on with a game.

setup-title = A table for Alhambra. Press Enter to deal, or choose what to change.
setup-seats = Seats
setup-modules = Modules
setup-edition = Edition
setup-language = Language
setup-resume = Go on with the last game
setup-seats-title = Who plays? Choose a seat to change it.
setup-more-seats = one seat more
setup-fewer-seats = one seat less
setup-sitter =
    { $kind ->
        [person] a person
       *[bot] bot { $spec }
    }
setup-who = Who takes seat { $seat }? Type a name for a person, or choose a bot.
bot-does =
    { $bot ->
        [apprentice] plays like a beginner
        [architect] thinks its turn through
        [mason] takes what brings most at once
        [random] does anything that is legal
       *[other] a bot
    }
setup-modules-title = Which modules? Choose one to add it or leave it out.
setup-on =
    { $on ->
        [yes] in the game
       *[no] not in the game
    }
setup-edition-title = The words of which edition? Both play alike.
edition-name =
    { $edition ->
        [classic] classic
       *[revised] revised
    }
setup-language-title = Which language?

error-seats-said-twice = Use --seats alone, or --players, --names and --bots.
error-no-last-game = There is no unfinished game in { $path }. Start one with "alhambra play".

## Help of the command. Square brackets are styles; keep them.

help-seats = Who sits where, parted by commas: the spec of a bot, or the name of a person, as in Ana,mason,Luis.
help-resume-last = Go on with the last game, or with the game in a file.
help-resume-last-epilog =
    Games are kept in your data folder, unless you named a file with --save.

    Example: [bold]alhambra resume my-game.alhambra[/bold]
help-resume-file = The record of the game. Without it: the unfinished game of your data folder that was played last.
argument-file = FILE
