### Lo que ha pasado. $who es you, other o nobody; $name es el nombre.

event-shuffled = Se barajó la pila «{ $pile }».
event-dealt =
    { $who ->
        [you] Recibiste { $cards_said }.
       *[other] { $name } recibió { $cards_said }.
    }
event-began =
    { $who ->
        [you] Empiezas tú, por tener menos cartas; en caso de empate decide la suma más baja, y después el primer asiento.
       *[other] Empieza { $name }, por tener menos cartas; en caso de empate decide la suma más baja, y después el primer asiento.
    }
event-took =
    { $who ->
        [you] Tomaste { $cards_said }.
       *[other] { $name } tomó { $cards_said }.
    }
event-bought =
    { $exact ->
        [yes]
            { $who ->
                [you] Compraste { $tile_the } por { $cards_said }: pago exacto, vuelves a jugar.
               *[other] { $name } compró { $tile_the } por { $cards_said }: pago exacto, otra acción.
            }
       *[no]
            { $who ->
                [you] Compraste { $tile_the } por { $cards_said }.
               *[other] { $name } compró { $tile_the } por { $cards_said }.
            }
    }
event-added =
    { $who ->
        [you] Llevaste { $tile_the } de tu reserva a { $cell }.
       *[other] { $name } llevó { $tile_the } de su reserva a { $cell }.
    }
event-removed =
    { $who ->
        [you] Pasaste { $tile_the } de { $cell } a tu reserva.
       *[other] { $name } pasó { $tile_the } de { $cell } a su reserva.
    }
event-swapped =
    { $who ->
        [you] { word-you-swapped-first } { $out_the } de { $cell } por { $tile_the }.
       *[other] { $name } { word-swapped } { $out_the } de { $cell } por { $tile_the }.
    }
event-passed =
    { $who ->
        [you] No podías hacer nada y pasaste.
       *[other] { $name } no podía hacer nada y pasó.
    }
event-placed =
    { $who ->
        [you] Colocaste { $tile_the } en { $cell }.
       *[other] { $name } colocó { $tile_the } en { $cell }.
    }
event-reserved =
    { $who ->
        [you] Dejaste { $tile_the } en tu reserva.
       *[other] { $name } dejó { $tile_the } en su reserva.
    }
event-revealed = Dinero nuevo: { $cards_said }.
event-reshuffled =
    { $edition ->
        [classic]
            { $count ->
                [one] Se acabó la pila: { $count } carta descartada es la nueva.
               *[other] Se acabó la pila: { $count } cartas descartadas se mezclan y forman la nueva.
            }
       *[revised]
            { $count ->
                [one] Se acabó el mazo: { $count } carta descartada es el nuevo.
               *[other] Se acabó el mazo: { $count } cartas descartadas se barajan y forman el nuevo.
            }
    }
event-scoring-drawn =
    { $round ->
        [1] Ha salido la primera carta de puntuación.
       *[other] Ha salido la segunda carta de puntuación.
    }
event-market-filled = Nuevo en { word-the-square } { $square }: { $tile }.
event-scored = { scoring-title }.
event-leftover-decided =
    { $who ->
        [you] Te llevas { $tile_the } del { word-market }, con más { square-currency } que nadie: { $sums }.
        [nobody] Nadie se lleva { $tile_the } del { word-market }, pues nadie tiene más { square-currency } que los demás: { $sums }.
       *[other] { $name } se lleva { $tile_the } del { word-market }, con más { square-currency } que nadie: { $sums }.
    }
# Detrás de «más».
square-currency =
    { $square ->
        [1] florines
        [2] dirhams
        [3] dinares
       *[other] ducados
    }
event-turn-began =
    { $who ->
        [you] Te toca jugar.
       *[other] Le toca jugar a { $name }.
    }
event-ended =
    { $who ->
        [you] La partida ha terminado: ¡has ganado! { $scores }
       *[other]
            { $count ->
                [one] La partida ha terminado: gana { $winners }. { $scores }
               *[other] La partida ha terminado. Victoria compartida: { $winners }. { $scores }
            }
    }

scoring-title =
    { $round ->
        [1] { word-first-scoring }
        [2] { word-second-scoring }
       *[other] { word-third-scoring }
    }
