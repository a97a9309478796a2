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
        [you] diste { $tile_the } a { neutral }
       *[other] dio { $tile_the } a { neutral }
    }
event-neutral-drew = { neutral } recibió: { $tiles }.

## En la página

rival-neutral-note = Participa en todas las mayorías, y no tiene ni Alhambra ni dinero.
dock-give = dar a { neutral }
action-give = Dar { $tile } a { neutral }
keys-give = dar la { word-tile } a { neutral }
