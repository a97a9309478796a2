### The help of the command. Square brackets are styles; keep them.

help-alhambra = Alhambra, the board game, by the book. Without a command it opens the game in your browser; the commands play in the terminal, let bots play each other, and verify records of games.
help-alhambra-epilog = Start with [bold]alhambra[/bold], or in the terminal with [bold]alhambra play[/bold]: you against two bots. "alhambra play --help" shows more.
help-version = Show the version and exit.
help-port = The port for the game in the browser. Default: 8765, or any free one.
help-no-browser = Print the address of the game instead of opening a browser; ALHAMBRA_NO_BROWSER=1 does the same.
help-play = Play a game in the terminal.
help-play-epilog =
    Examples:

    You against two masons: [bold]alhambra play[/bold]

    Choose your rivals: [bold]alhambra play --bots mason,random:seed=3[/bold]

    Two people at one terminal: [bold]alhambra play --names Ana,Luis --players 2[/bold]

    With every installed module: [bold]alhambra play --modules all[/bold]

    A given deal, saved in a given file: [bold]alhambra play --seed 7 --save my-game.alhambra[/bold]

    Continue a saved game: [bold]alhambra play --resume my-game.alhambra[/bold]

    Plain sentences, for a screen reader: [bold]alhambra play --plain[/bold]
help-players = Number of players, 2 to 6. Seats without a person get masons. Default: 3.
help-names = Names of the people, separated by commas. Default: one person.
help-bots = Bots for the other seats, separated by commas: architect (looks ahead), mason (greedy), apprentice, random, random:seed=3.
help-seed = The same seed deals the same game.
help-edition = The terms of an edition: classic or revised.
help-modules = Modules, separated by commas: { $modules }; or all.
help-data = A file with component data of your own (JSON like expansion.json).
help-save = Save the game to this new file, instead of your data folder.
help-resume = Continue a saved game.
help-plain = No colours and no pictures: one fact per line.
help-verify = Replay records of games and report errors in them.
help-verify-epilog =
    Every record is replayed from its first line to its last, and every action is checked by the rules. The exit code is 1 if any record is bad.

    Example: [bold]alhambra verify *.alhambra[/bold]
help-files = The records.
system-failed = Cannot continue: { $reason }
