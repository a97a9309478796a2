## A qué ritmo se ven los bots

pace-title = Ritmo de los bots
pace-name =
    { $pace ->
        [step] Paso a paso
        [calm] Tranquilo
        [quick] Rápido
       *[at-once] Al momento
    }
pace-pause = Pausa
keys-step = ver la siguiente acción de un bot
keys-pause = pausar los bots

## La barra mientras juegan los demás

follow-step = Siguiente
follow-skip = Saltar a mi { word-turn }
follow-then = luego { $names }
follow-exact = pago exacto, otra acción
# Lo último mientras alguien piensa. $deed: «tomó 8 dinares».
follow-done = { $name } { $deed }.
follow-took =
    { $who ->
        [you] Tomas { $cards_said }.
       *[other] { $name } toma { $cards_said }.
    }
follow-bought =
    { $who ->
        [you] Compras { $tile_the }.
       *[other] { $name } compra { $tile_the }.
    }
follow-placed =
    { $who ->
        [you] Colocas { $tile_the }.
       *[other] { $name } coloca { $tile_the }.
    }
follow-reserved =
    { $who ->
        [you] Dejas { $tile_the } en tu reserva.
       *[other] { $name } deja { $tile_the } en su reserva.
    }
follow-added =
    { $who ->
        [you] Llevas { $tile_the } de tu reserva a tu Alhambra.
       *[other] { $name } lleva { $tile_the } de su reserva a su Alhambra.
    }
follow-removed =
    { $who ->
        [you] Pasas { $tile_the } a tu reserva.
       *[other] { $name } pasa { $tile_the } a su reserva.
    }
follow-swapped =
    { $who ->
        [you] { word-you-swap-now } { $out_the } por { $tile_the }.
       *[other] { $name } { word-swap-now } { $out_the } por { $tile_the }.
    }

## Desde mi último turno

since-title = Desde { word-your-last-turn }
since-start = Lo que ha pasado hasta ahora
since-lost =
    { $how ->
        [shared] { $source }: compartes el primer puesto
       *[lost] { $source }: perdiste el primer puesto
    }
since-tiles =
    { $count ->
        [one] { $count } { word-tile } nueva
       *[other] { $count } { word-tiles } nuevas
    }
since-cards =
    { $count ->
        [one] { $count } carta nueva
       *[other] { $count } cartas nuevas
    }
players-title = Jugadores
