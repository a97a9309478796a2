### Dos jugadores: nombres, sucesos y lo que muestra la página en una mesa.

## Nombres

neutral =
    { $edition ->
        [classic] Dirk
       *[revised] Boabdil
    }

## Sucesos

event-gave =
    { $who ->
        [you] Le { word-you-gave } { $tile_the } a { neutral }.
       *[other] { $name } le { word-gave } { $tile_the } a { neutral }.
    }
deed-gave =
    { $who ->
        [you] le { word-you-gave } { $tile_the } a { neutral }
       *[other] le { word-gave } { $tile_the } a { neutral }
    }
event-neutral-drew = { neutral } recibió: { $tiles }.

## En la página

rival-neutral-note = Participa en todas las mayorías, pero no tiene ni Alhambra ni dinero.
dock-give = { word-give } a { neutral }
action-give = { word-giving } { $tile_the } a { neutral }
done-give = Le { word-you-gave } { $tile_the } a { neutral }.
keys-give = { word-give } la { word-tile } a { neutral }
# Como command-words.
command-words-two_players = regala=give regalar=give da=give dale=give dar=give dirk= boabdil= a=
