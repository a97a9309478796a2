### The page: what all of it shares.

page-title = Alhambra
page-skip = Skip to the content
page-home = Go to the start page
page-pages = Pages
page-learn = Learn
page-loading = One moment…
page-lost = This part could not be loaded. Try again in a moment.
page-none = Page not found
page-none-how = The address may have a typo, or the link is old.
# Beside a refusal; it leads to the paragraph that forbids it.
rule-link = The rule
dialog-close = Close

# The title of the tab.
title-turn = ● Your turn · Alhambra
# $table: its name, or its code.
title-table = { $table } · Alhambra

line-lost = Connection lost. Reconnecting; your game is safe.
line-waits = What you did will be sent as soon as the connection is back.
line-stale = The game went on while you had no connection: your last step was not carried out.
needs-server = The game needs its server
needs-server-how = There is no connection right now. The page keeps trying; meanwhile these work without one:

top-turn = turn { $turn }
top-scoring-ahead =
    { $round ->
        [1] first scoring ahead
        [2] second scoring ahead
       *[other] last scoring ahead
    }
top-rules = Rules
top-theme = Light or dark
top-menu = Menu
nav-replay = Replays
nav-pad = Score pad
chat-open =
    { $unread ->
        [0] Chat
       *[other] Chat: { $unread } new
    }

tabs-label = Parts of the table
tab-market = Market
tab-hand = Hand
tab-mine = Alhambra
tab-rivals = Rivals
tab-log = Log

## Who sits there

seat-bot =
    { $level ->
        [random] Random
        [apprentice] Apprentice
        [mason] Mason
        [architect] Architect
       *[vizier] Vizier
    }
seat-open = Free seat
