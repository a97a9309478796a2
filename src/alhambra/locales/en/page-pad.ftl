### The page: the score pad for a game on cardboard. Its refusals are in score.ftl.

title-pad = Score pad · Alhambra
pad-title = Score pad
pad-lead = For a game on your own table: count tiles and walls, and the points work themselves out. It all stays in this browser, and works without a connection.
pad-new = New game
pad-players = Players
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-add = Add a player
pad-remove = Remove { $name }
pad-rounds = Scorings
pad-whose = Whose tiles
pad-next-owner = Next: { $name }
pad-how-wall = longest outer wall, in sides
# What a number counts, for whom.
pad-of = { $what }, { $name }
pad-more = One more: { $what }
pad-less = One less: { $what }
pad-none = Whoever has no tile of a kind gets no points for it, even if a place is free.
pad-no-number = Enter a whole number from 0 to 999.
pad-next =
    { $round ->
        [2] On to the second scoring
       *[other] On to the third scoring
    }
pad-take-back = Take back this scoring
pad-standing = Standings
pad-won =
    { $count ->
        [one] { $winners } wins with { pad-points }.
       *[other] Shared victory with { pad-points }: { $winners }.
    }
pad-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
pad-history = Earlier games
pad-delete = Delete the game of { $day }
pad-deleted = The game is deleted.
pad-restore = Restore
