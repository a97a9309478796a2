### Pictures of a game: what stands in them, and what they are called for those who cannot see them.

## The help of `alhambra draw`. Square brackets are styles; keep them.

help-draw = Draw the table after a move of a game, as an SVG picture.
help-draw-epilog =
    Without [bold]--seat[/bold] the picture shows what lies open; with it, also that player's hand. What that player may not know is not in the file.

    Examples:

    The end of a game: [bold]alhambra draw my-game.alhambra -o last.svg[/bold]

    Move 30 as the first player saw it, dark: [bold]alhambra draw my-game.alhambra --move 30 --seat 1 --theme dark -o move.svg[/bold]

    All symbols on one sheet: [bold]alhambra draw --symbols -o symbols.svg[/bold]
argument-record = RECORD
help-draw-record = The record of the game.
help-draw-move = The number of the move; 0 is the start. Default: the last one.
help-draw-seat = Whose view: a seat number from 1, or a name. Default: a spectator.
help-draw-theme = light or dark.
help-draw-output = The file to write; - is standard output.
help-draw-symbols = Draw the sheet of all symbols instead of a game.
drawn = The picture is in { $path }.

## Errors

error-no-such-move = There is no move { $move } in this game: it has { $last }, and 0 is the start.
error-no-such-theme = There is no theme "{ $theme }". Known: { $known }.
error-picture-of-what = Name the record of a game, or use --symbols; not both.

## What a picture is called

# $number: the move, 0 for the start. $who: other for the view of $name, nobody for a spectator.
draw-title =
    { $who ->
        [nobody]
            { $number ->
                [0] Alhambra, { $players } players, at the start
               *[other] Alhambra, { $players } players, after move { $number }
            }
       *[other]
            { $number ->
                [0] Alhambra, { $players } players, at the start, as seen by { $name }
               *[other] Alhambra, { $players } players, after move { $number }, as seen by { $name }
            }
    }
draw-title-now = Alhambra, { $players } players
draw-symbols-title = All symbols of the pictures
draw-palace = An Alhambra, longest wall { $wall }
draw-seat = { $name }: points { $points }, longest wall { $wall }, cards { $cards }, reserve { $reserve }.
draw-card-backs =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }

## What stands in a picture

draw-players = { $players } players
draw-market = Market
draw-sold = sold
draw-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
draw-money = Money
draw-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
# $round: a roman number. $first, $last: how many cards away it can be.
draw-scoring-in = Scoring { $round } in { $first }–{ $last }
draw-hand = { $name }’s hand
draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-majorities = Majorities
draw-majorities-note = points if scoring { $round } came now
draw-wall = Wall
draw-move = Move { $number } of { $total }
draw-turn = It is { $name }’s turn.
draw-decides = { $name } decides.
draw-over =
    { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
