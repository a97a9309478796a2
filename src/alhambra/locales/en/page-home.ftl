### The start page: play at once, with friends, go on, watch.

page-language = Language
home-hero = Pay exactly. Build again.
home-lead = Build the finest Alhambra: three times a game, the most buildings of each kind and your longest wall score points. For two to six, with friends or against the computer.
home-new = New to the game?
home-learn = Learn it in five minutes
home-learn-on = Continue with lesson { $number } of { $count }
home-play = Play now
home-friends = Play with friends
home-opponents = Who do you want to play against?
# The button that starts a game: what it starts.
home-against =
    { $level ->
        [random]
            { $bots ->
                [one] Play a random bot
               *[other] Play { home-count } random bots
            }
        [apprentice]
            { $bots ->
                [one] Play an Apprentice
               *[other] Play { home-count } Apprentices
            }
        [mason]
            { $bots ->
                [one] Play a Mason
               *[other] Play { home-count } Masons
            }
        [architect]
            { $bots ->
                [one] Play an Architect
               *[other] Play { home-count } Architects
            }
       *[vizier]
            { $bots ->
                [one] Play a Vizier
               *[other] Play { home-count } Viziers
            }
    }
home-count =
    { $bots ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $bots }
    }
# Above the column with my record against each level.
level-won = you won
level-record = { $won } of { $played }
level-mine = your level
home-change = Modules and name
home-away = The server does not answer
home-away-how = The page keeps trying. Meanwhile these work without it:
home-title-waiting = ({ $count }) Alhambra
home-unofficial = An unofficial implementation. Alhambra is a game by Dirk Henn, published by Queen Games.
home-version = Version { $version }
server-away = The server does not answer. Is it still running? Try again in a moment.

## To a table by its code

join-label = Have a table code or a link?
join-do = Join

## My tables and those of others

mine-games = Your games
mine-with = with { $names }
# The others at a table, all bots of one level.
mine-bots =
    { $bots ->
        [one] one bot, { $level }
       *[other] { $bots } bots, { $level }
    }
mine-points = points
mine-last-seen = As they were when the server last answered.
mine-turn = Your turn
mine-open =
    { $free ->
        [0] ready to start
        [one] one seat is free
       *[other] { $free } seats are free
    }
mine-all = Show all { $count }
mine-fewer = Show fewer
open-tables = Open tables
open-state =
    { $status ->
        [open]
            { $free ->
                [0] about to start
                [one] one seat is free
               *[other] { $free } seats are free
            }
       *[running] watch
    }

## How a turn goes

turns-title = How a turn goes
turns-take = Take money
turns-take-how = One card of any value, or several that total 5 at most.
turns-buy = Or buy a tile
turns-buy-how = Pay in the currency of its square. Pay exactly, and you act again.
turns-build = And build
turns-build-how = Walls meet walls, paths meet paths. Three times a game, the most buildings of each kind score, and so does your longest wall.
turns-learn = Learn it step by step
watch-first = Want to watch first?
watch-title = Watch a game
watch-how = Bots play each other, at the pace you choose. You see every Alhambra grow.
watch-do = Watch bots play
watch-hands = Open hands
watch-hands-hint = You see the money of every bot.

## Choosing a game

bots-game = A game against bots
your-name = Your name
nameless = You
choose-players = Players
choose-level = Level of the bots
level-does =
    { $level ->
        [random] Plays any legal move. Good for a first look.
        [apprentice] Plays like a beginner. For your first games.
        [mason] Takes what scores at once. Beats beginners.
        [architect] Thinks its turn through. One to grow with.
       *[vizier] Looks ahead. The strongest of all.
    }
choose-game = Modules and edition
choose-modules = Modules
base-game = base game
choose-edition = Terms of the edition
choose-edition-hint = Only words change; the rules are the same.
edition-title =
    { $edition ->
        [classic] classic
       *[revised] revised
    }
friends-game = A table for friends
friends-how = You get a link and a QR code to share. Bots can fill the free seats.
table-name = Name of the table (optional)
friends-more = Clock, aids, spectators
friends-make = Create table
choose-clock = Time for each decision
clock-title =
    { $clock ->
        [none] no limit
        [minute] one minute
        [minutes] three minutes
        [day] one day
       *[days] three days
    }
choose-confirm = A complete turn is confirmed
confirm-how =
    { $how ->
        [always] by hand
        [countdown] after 4 seconds
       *[never] at once
    }
choose-plays = I play too
choose-plays-hint = Off: you host the table and watch.
choose-hints = Hints
choose-hints-hint = Players may ask a bot for a hint.
choose-memory = Memory aid
choose-memory-hint = The page shows what an attentive player could know.
choose-public = Public
choose-public-hint = The table is listed on the start page of this server.
choose-spectators = Spectators
choose-spectators-hint = Anyone with the link may watch.
