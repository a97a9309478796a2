### The help of the command. Square brackets are styles; keep them.

help-alhambra = Alhambra, the board game, by the book: alone, it opens the game in your browser. Its commands play in the terminal, let bots play each other, verify records of games.
help-alhambra-epilog = Start with [bold]alhambra[/bold], or in the terminal with [bold]alhambra play[/bold]: you against two bots. "alhambra play --help" shows more.
help-version = Show the version and stop.
help-port = The port for the game in the browser. Default: 8765, or any free one.
help-no-browser = Only say the address of the game, open no browser; ALHAMBRA_NO_BROWSER=1 does the same.
help-play = Play a game in the terminal.
help-play-epilog =
    Examples:

    You against two masons: [bold]alhambra play[/bold]

    Choose your rivals: [bold]alhambra play --bots mason,random:seed=3[/bold]

    Two people at one terminal: [bold]alhambra play --names Ana,Luis --players 2[/bold]

    With every installed module: [bold]alhambra play --modules all[/bold]

    A certain game in a certain file: [bold]alhambra play --seed 7 --save my-game.alhambra[/bold]

    Go on where you stopped: [bold]alhambra play --resume my-game.alhambra[/bold]

    Plain sentences, for a screen reader: [bold]alhambra play --plain[/bold]
help-players = Number of players, 2 to 6. Seats without a person get masons. Default: 3.
help-names = Names of the people, parted by commas. Default: one person.
help-bots = Bots for the other seats, parted by commas: architect (looks ahead), mason (greedy), apprentice, random, random:seed=3.
help-seed = The same seed deals the same game.
help-edition = The words of an edition: classic or revised.
help-modules = Modules, separated by commas: { $modules }; or all for every one of them.
help-data = A file with camps and diamonds of your own, instead of ours (JSON like expansion.json).
help-save = Keep the game in this new file, instead of your data folder.
help-resume = Go on with a game that was kept.
help-plain = No colours and no pictures: one fact per line.
help-verify = Replay records of games and say what is wrong with them.
help-verify-epilog =
    Every record is replayed from its first line to its last, and every action is checked by the rules. The exit code is 1 if any record is bad.

    Example: [bold]alhambra verify *.alhambra[/bold]
help-files = The records.
system-failed = Could not go on: { $reason }
