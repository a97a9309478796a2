### The page: replays of records, move by move.

title-replay = Replay · Alhambra
replay-title = Replay
replay-others = All replays
replay-mine = Your finished games
replay-drop = Open a record
replay-drop-how = Drop a file here or choose one. The results of a finished game offer its record as a download.
replay-too-large = This file is too large to be the record of a game.
replay-link-broken = This link is incomplete: part of it is missing or has been changed. Ask for it again, or for the record as a file.
replay-not-here = This replay came from a file that was opened in another browser. Ask for a link to it, or open the file here.
replay-known = Recently opened (available offline)
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
replay-back = Previous move
replay-forward = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-jump = Jump to …
replay-chain = { $name }: { $count } exact buys in one turn
replay-go-on = Play on from here
replay-go-on-how = A new table that begins after move { $move }. Hidden cards and tiles are shuffled again.
replay-seat = Your seat
replay-download = Download the record
replay-statistics = Statistics
replay-tiles = Tiles in each Alhambra
replay-walls = Longest walls
replay-graph = { $title }, from the first move to the last; the table below has the numbers at each scoring.
replay-as-table = As a table
