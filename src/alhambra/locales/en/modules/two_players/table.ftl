### Two players: names, events, and what the page shows at a table.

## Names

# The third owner of tiles when two play. Its name depends on the edition in some languages.
neutral =
    { $edition ->
       *[other] Dirk
    }

## Events

event-gave =
    { $who ->
        [you] You gave { $tile } to { neutral }.
       *[other] { $name } gave { $tile } to { neutral }.
    }
deed-gave = gave { $tile } to { neutral }
event-neutral-drew = { neutral } received { $tiles }.

## On the page

rival-neutral-note = Takes part in every majority, and has neither Alhambra nor money.
dock-give = give to { neutral }
action-give = Give { $tile } to { neutral }
done-give = Gave { $tile } to { neutral }.
keys-give = give the tile to { neutral }
# Like command-words.
command-words-two_players = dirk= to=
