### What the page shows of the others and of the game: rivals, majorities, log, sheets above the table.

## Rivals

rivals-title = Rivals
rival-cards = Cards in hand
rival-deciding = thinking
rival-bot = bot
rival-presence =
    { $state ->
        [away] away
        [offline] offline
       *[here] here
    }
rival-before = The player before
rival-after = The next player
rival-note =
    { word-score }, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
word-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## What a player did, without the name: in a rival's row and in the log. $who is you or other.

deed-took = took { $cards }
deed-bought = bought { $tile }
deed-bought-full = bought { $tile } for { $cards }
deed-bought-reserved = bought { $tile } for the reserve
deed-placed = placed { $tile }
deed-reserved = put { $tile } in reserve
deed-added = built { $tile } from the reserve
deed-removed = moved { $tile } to the reserve
deed-swapped = swapped { $out } for { $tile }
deed-passed = passed
# What a rival is still to do.
turn-none = waits for their turn
turn-decides = is thinking
turn-again = has another action
turn-places = places { $tile }

## Majorities

majorities-title = Majorities
majorities-when =
    { $round ->
        [1] at the first scoring
        [2] at the second scoring
       *[other] at the last scoring
    }
majorities-caption = Tiles of each kind, with the points that the next scoring would bring
# Where signs stand for the words of majority-hint.
majorities-signs = + ahead by, − short of a tie, = tied
# From my view. $by: how many tiles.
majority-hint =
    { $how ->
        [ahead] { $by } ahead
        [behind] { $by } to tie
       *[tied] shared
    }
# Where there is little room.
short-wall = Wall

## Log

log-title = Log
log-turn =
    { $who ->
        [you] You { $deeds }
       *[other] { $name } { $deeds }
    }
log-setup = Setup
log-details = Details
log-all = Show everything

## Scoring sheets

sheet-note =
    { $round ->
        [1] After turn { $turn }. The most of each kind scores, then the longest wall.
        [2] After turn { $turn }. The most and second most of each kind score, then the longest wall.
       *[other] After turn { $turn }. First, second and third of each kind score, then the longest wall.
    }
# What modules add: camps, Yusuf.
sheet-also = Also counted: { $sources }.
# What the places are worth.
sheet-prizes =
    { $round ->
        [1] { $first } for the most
        [2] { $first } for most, { $second } for second
       *[other] { $first }, { $second }, { $third } by place
    }
sheet-how-wall = 1 for each side
sheet-sum = Total
sheet-skip = Skip counting
sheet-rounds = All scorings
sheet-ties = Ties share the points: those of the tied places are added up, divided and rounded down.
sheet-continue = Continue
sheet-see = See the scoring
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
leftovers-title = Tiles left in the market
leftovers-how = Whoever alone has the most money of its currency receives a tile.
leftover-to =
    { $who ->
        [you] to you
       *[other] to { $name }
    }
# $sum: the most that anybody has.
leftover-nobody =
    { $sum ->
        [0] to nobody: nobody has any
       *[other] to nobody: a tie
    }

## Memory aid

memory-open = Memory
memory-title = What you could remember
memory-note = Cards that were taken openly, and what has not come up yet.
memory-hands = Hands of the others
memory-unknown =
    { $count ->
        [one] { $count } unknown
       *[other] { $count } unknown
    }
memory-rest =
    { $count ->
        [one] { $count } card that you have not seen
       *[other] { $count } cards that you have not seen
    }
memory-tiles =
    { $count ->
        [one] { $count } tile still to come
       *[other] { $count } tiles still to come
    }

## The end of the game

results-won =
    { $who ->
        [you] You win!
       *[other]
            { $count ->
                [one] { $winners } wins
               *[other] Shared victory: { $winners }
            }
    }
# $moves: how many moves the game had.
results-note =
    { $moves ->
        [one] The game is over after { $moves } move.
       *[other] The game is over after { $moves } moves.
    }
# A place below the first.
results-place =
    { $place ->
        [2] You are second.
        [3] You are third.
        [4] You are fourth.
        [5] You are fifth.
       *[other] You are sixth.
    }
results-table = Points by scoring and by source
results-record = Download
results-replay = Replay
results-copy = Copy the link
results-copied = Copied
# $reach: from where the link can be opened.
results-link =
    { $reach ->
        [machine] The link to the replay is copied. It works only on this device.
        [network] The link to the replay is copied. It works only in your network.
       *[anywhere] The link to the replay is copied.
    }
results-again = Rematch
results-follow = To the rematch
results-watch = Another game
graph-title = The race
graph-label = Scores after each scoring; the table has the same numbers.
facts-title = Statistics
fact-taken-back =
    { $count ->
        [one] One turn was taken back.
       *[other] { $count } turns were taken back.
    }
fact-bought = Tiles bought
fact-exact = Paid exactly
fact-chain = Most exact buys in one turn
fact-wall = Longest wall
fact-money = Money taken
fact-overpaid = Overpaid for tiles
fact-redesigns = Redesigns
