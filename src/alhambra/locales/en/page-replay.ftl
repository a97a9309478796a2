### The page: replays of records, move by move.

title-replay = Replay · Alhambra
replay-title = Replay
replay-others = Other replays
replay-mine = Your finished games
replay-drop = Open a record
replay-drop-how = Drop a file here or choose one. A finished table has its record in the results.
replay-too-large = This file is too large for a record of a game.
replay-link-broken = This link is not whole: a part of it is missing or was changed on the way. Ask for it once more, or for the file of the record.
replay-not-here = This replay came from a file that was opened in another browser. Ask for a link to it, or open the file here.
replay-known = Opened before, there without a connection too
replay-player = Player { $number }
replay-view = Seen by
replay-all = all hands
replay-hands = Hands
# $count: cards. $sum: what they are worth together.
replay-worth =
    { $count ->
        [one] { $count } card, { $sum }
       *[other] { $count } cards, { $sum }
    }
replay-start = The game begins.
replay-number = Move { $move } of { $last }
replay-scrubber = Move
replay-first = To the start
replay-back = A move back
replay-forward = A move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-jump = Jump to …
replay-chain = { $name }: { $count } exact buys in one turn
replay-go-on = Play on from here
replay-go-on-how = A new table that begins after move { $move }. What is hidden is dealt anew.
replay-seat = Your seat
replay-download = Save the record
replay-statistics = Statistics
replay-tiles = Tiles in each Alhambra
replay-walls = Longest walls
replay-graph = { $title }, from the first move to the last; the table below tells the numbers at each scoring.
replay-as-table = As a table
