### The page: panels of modules, hints and plans.

panel-close = Close
# On a phone.
panel-fold = Make room for your Alhambra
panel-unfold = Show everything
panel-final = This choice cannot be taken back.
panel-sure = Sure? { $action }
explain-rule = Read the rule

## Hints

hint-button = Hint
hint-title = What the architect would do
hint-of = { $number } of { $count }
hint-thinking = The architect is thinking…
hint-do = Play it
# Where a tile goes, for those who see no numbers of cells: $where is as in “east of garden 10”.
beside-place =
    { $gate ->
        [none] Place { $tile } { $where }
       *[other] Place { $tile } { $where }, gate { $gate }
    }
beside-add =
    { $gate ->
        [none] Build { $tile } from the reserve { $where }
       *[other] Build { $tile } from the reserve { $where }, gate { $gate }
    }
beside-swap =
    { $gate ->
        [none] Swap in { $tile } for { $out }
       *[other] Swap in { $tile } for { $out }, gate { $gate }
    }

## The private plan

plan-start = Plan
plan-title = Plan
plan-banner = This is your plan: only you see it, and nothing is played.
# $count: the cells where it fits.
plan-try =
    { $count ->
        [0] { $tile } fits nowhere now.
       *[other] { $tile } would fit on the lit cells.
    }
plan-how = Pick a tile from the market or your reserve and try out where it fits.
plan-next = Plan · { $what }
plan-steps = Your plan
plan-clear = Clear
plan-stop = Back to the game
plan-kept =
    { $count ->
        [one] Plan with { $count } step
       *[other] Plan with { $count } steps
    }
plan-broken = No longer possible: { $reason }
plan-mend = Remove this step
plan-turn = It is your turn, and you have a plan.
plan-apply = Play it
