### The turn on the page: market, money, hand, board, bar.

market-title = Market
market-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
# An empty square: $how it became so.
market-sold =
    { $how ->
        [given] given away
       *[bought] sold
    }
# Under a tile: $how one pays it, $by how much over or short.
market-foot =
    { $how ->
        [exact] exact
        [over] { $by } over
       *[short] { $by } short
    }
# $how: exact, over, short, other (not my turn). $by: how much over. $missing: a sentence.
# $with: own (the currency of the square) or other ($paid).
market-square =
    Square { $square }, { $currency }: { $tile }{ $how ->
        [exact] . You can pay exactly{ market-with }.
        [over] . You can pay{ market-with }, { $by } over.
        [short] . { $missing }
       *[other] .
    }
market-with =
    { $with ->
        [own] { "" }
       *[other] { " " }with { $paid_many }
    }
money-head = Money
money-how = one card, or several up to { $limit }
money-sum =
    { $count ->
        [one] one card, { $sum }
       *[other] total { $sum } of { $limit }
    }
money-card = { $currency } { $value }
hand-label = Your hand
hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-empty = No cards
gauge-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
# $round: a roman number.
gauge-scoring =
    { $first ->
        [1] Scoring { $round } within { $last }
       *[other] Scoring { $round } in { $first }–{ $last }
    }
# In the line of a phone, where the gauge has the number.
gauge-scoring-short =
    { $first ->
        [1] Scoring within { $last ->
            [one] { $last } card
           *[other] { $last } cards
        }
       *[other] Scoring in { $first }–{ $last } cards
    }
gauge-deck-short = Deck { $count }

## The board

mine-label = Your Alhambra and reserve
mine-title = Your Alhambra
mine-other = { $name }’s Alhambra
mine-wall = wall { $wall }
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the board
board-label = Alhambra, longest wall { $wall }
board-empty = empty
board-cell = { $what }, { $cell }.
board-target =
    { $points ->
        [one] May go here: wall { $wall }, { $points } point at the next scoring.
       *[other] May go here: wall { $wall }, { $points } points at the next scoring.
    }
board-free = May go here.
board-selectable = Can be moved to the reserve.
board-wall = wall { $before } → { $after }
dock-place = To place
dock-bought = Bought
dock-reserve = Reserve
dock-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
hands-title = Hands
# $count: cards. $sum: what they are worth together.
hands-worth =
    { $count ->
        [one] { $count } card, { $sum }
       *[other] { $count } cards, { $sum }
    }
redesign-start = Redesign
redesign-stop = Stop redesigning
choice-title = What do you choose?
choice-sure = Yes: { $action }
choice-reveals = Something hidden is revealed, or another player decides next. Press again to go on.

## The card of a market tile

card-no-walls = no walls
card-best = Best cell
card-nowhere = fits nowhere now
# $side: where the cell lies from $tile.
card-beside =
    { $side ->
        [n] north of { $tile_the }
        [e] east of { $tile_the }
        [s] south of { $tile_the }
       *[w] west of { $tile_the }
    }
card-wall =
    { $before ->
        [same] { $after }, unchanged
       *[other] { $before } → { $after }
    }
# How many of the kind there are then, and the rank with them; $rank 0: no points.
card-kind =
    { $rank ->
        [0] { $count }, no points
        [1]
            { $tied ->
                [yes] { $count }, shared first
               *[no] { $count }, first alone
            }
        [2]
            { $tied ->
                [yes] { $count }, shared second
               *[no] { $count }, second
            }
       *[3]
            { $tied ->
                [yes] { $count }, shared third
               *[no] { $count }, third
            }
    }
# Money of the missing currency on the display.
card-offered = { pay-amount } on offer now

## Paying

pay-label = Pay for { $tile } with
# How much of a currency is missing or on display.
pay-amount =
    { $amount ->
        [one] { $amount } { $currency }
       *[other] { $amount } { $currency_many }
    }
# $ways: what is missing, or that in another currency: “9 dirhams or 4 diamonds”. $amount: the first.
pay-short = You are { $ways } short.
# The same of a tile that was selected.
pay-short-for = { $tile }: you are { $ways } short.
pay-spare = Fewer cards are enough.
pay-exact = exact: act again
pay-over = { $over } over

## The bar

bar-undo = Undo
bar-reset = Reset turn
bar-reset-short = Reset
bar-confirm = Confirm
bar-take = Take { pay-amount }
# Money of several currencies.
bar-take-mixed = Take { $sum } in all
bar-buy = Buy
bar-turn = Your turn.
# Cards of my hand are selected, but no tile.
bar-pay-for = Choose a tile to pay for.
bar-turn-how =
    { $redesign ->
        [yes] Take money, buy a tile, or redesign.
       *[no] Take money, or buy a tile.
    }
# On a phone: one line.
bar-turn-short =
    { $redesign ->
        [yes] Take money, buy or redesign.
       *[no] Take money or buy.
    }
# No tile is left to fill the market.
bar-last-tiles = The next purchase ends the game.
bar-turn-pass = You can only pass.
bar-again = Paid exactly: act again.
bar-build-later = You build at the end of your turn.
bar-place = Place { $tile }.
bar-place-how =
    { $how ->
        [tap] Tap to look, tap again to build.
        [nowhere] It fits nowhere now.
       *[click] Choose a lit cell, drag the tile there, or keep it in reserve.
    }
# After the last turn.
bar-place-left = It was left in the market, and you have the most of its money.
bar-keep = to the reserve
bar-redesign =
    { $reserve ->
        [0] Pick a marked tile to take out.
       *[other] Pick a tile from your reserve to build, or a marked tile to take out.
    }
bar-redesign-tile =
    { $where ->
        [cell] { $tile }: on a lit cell.
        [swap] { $tile }: in place of a marked tile.
        [nowhere] { $tile } fits nowhere now.
       *[both] { $tile }: on a lit cell, or in place of a marked tile.
    }
bar-taking =
    { $count ->
        [one]
            { $more ->
                [yes] One card, worth { $sum }. Add others up to { $limit } in all, or take it alone.
               *[no] One card, worth { $sum }.
            }
       *[other]
            { $more ->
                [yes] Total { $sum }, and up to { $limit } is allowed. Add more, or take them.
               *[no] Total { $sum }, and up to { $limit } is allowed. No other card fits.
            }
    }
# A card that cannot be added replaces the selection. $total: what they would be together.
bar-take-instead = Together that would be { $total }, and { $limit } is the most. Now only the last card is selected.
bar-complete = Turn complete.
bar-complete-how = Confirm or undo.
bar-decide = Your decision.
bar-wait = { $name } is thinking.
bar-wait-decides = { $name } decides.
bar-wait-absent =
    { $state ->
        [away] { $name } is to play, but away.
       *[offline] { $name } is to play, but offline.
    }
bar-watching = You are watching.
bar-results = Results
bar-over = The game is over.

## What a place brings at the next scoring; $points with their sign

gain-none = No extra points at the next scoring
gain-wall = { $points } for the wall
gain-kind =
    { $rank ->
        [0] { $points } in { kinds-many }
       *[other] { $points } for { gain-place } in { kinds-many }
    }
# What a module adds: $what its name.
gain-other = { $points } for { $what }
# $rank: 1, 2 or 3. $tied: whether others have the same rank.
gain-place =
    { $tied ->
        [yes]
            { $rank ->
                [1] shared first place
                [2] shared second place
               *[3] shared third place
            }
       *[no]
            { $rank ->
                [1] first place
                [2] second place
               *[3] third place
            }
    }
kinds-many =
    { $kind ->
        [pavilion] pavilions
        [seraglio] seraglios
        [arcades] arcades
        [chambers] chambers
        [garden] gardens
        [tower] towers
       *[other] { $kind }
    }
bar-gain = { $gains }.
bar-gained = { $gains }. { bar-complete-how }

## Actions in a list

action-take =
    { $what ->
        [gate] Take the gate card
       *[other] Take { $cards }
    }
action-buy = Buy the tile of square { $square } for { $cards }
action-buy-tile = Buy { $tile } with your { $cards }
action-place =
    { $gate ->
        [none] Place { $tile } at { $cell }
       *[other] Place { $tile } at { $cell }, gate { $gate }
    }
action-add =
    { $gate ->
        [none] Build { $tile } from the reserve at { $cell }
       *[other] Build { $tile } from the reserve at { $cell }, gate { $gate }
    }
action-swap =
    { $gate ->
        [none] Swap in { $tile } at { $cell }
       *[other] Swap in { $tile } at { $cell }, gate { $gate }
    }
action-remove = Take out { $tile }
action-reserve = Keep { $tile } in reserve
action-pass = Pass

## Keys

keys-square = select a tile in the market
keys-money = select a money card
keys-buy = buy with the selected cards
keys-hint = show a hint
keys-take = take the selected cards
keys-next = next cell where the tile fits
keys-keep = keep the tile in reserve
keys-redesign = redesign
keys-undo = undo a step
keys-reset = reset the turn
keys-confirm = confirm the turn
keys-clear = clear the selection
