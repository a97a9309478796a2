### Lo que se ve en la pantalla.

left =
    { $edition ->
        [classic] Plaquitas en la bolsa: { $tiles } · Pila: { $cards }
       *[revised] Losetas en la torre: { $tiles } · Mazo: { $cards }
    }
left-with = { $left }, con { $cards }
owns = { $name }: { $what }
# Lo que está a la vista de un módulo que no dice nada más de sí.
module-line = { $module } – { $chips }
# Debajo de una plaquita o loseta, nueve caracteres como mucho.
means-short =
    { $how ->
        [exact] ¡exacto!
        [over]
            { $by ->
                [one] sobra { $by }
               *[other] sobran { $by }
            }
       *[short]
            { $by ->
                [one] falta { $by }
               *[other] faltan { $by }
            }
    }
square-sold = vendida
money-title = Dinero para tomar
hand-title =
    { $count ->
        [one] Tu mano ({ $count } carta)
       *[other] Tu mano ({ $count } cartas)
    }
palace-title =
    { $who ->
        [you] Tu Alhambra, { word-longest-wall }: { $wall }
       *[other] Alhambra de { $name }, { word-longest-wall }: { $wall }
    }
reserve-title = Reserva:
to-place-title = Por colocar:

## Lo mismo en frases sencillas

scores-line = Puntos: { $scores }.
score-line =
    { $cards ->
        [one] { $name } { word-score } y { $cards } carta
       *[other] { $name } { word-score } y { $cards } cartas
    }
square-line = { word-square-first } { $square }, { $currency }: { $tile }, { $how ->
        [exact] puedes pagar el { word-price } exacto
        [over] puedes pagar con { $by } de más
       *[short]
            { $by ->
                [one] te falta { $by }
               *[other] te faltan { $by }
            }
    }.
square-line-sold = { word-square-first } { $square }, { $currency }: vendida.
money-line = Dinero para tomar: { $cards }.
hand-line =
    { $count ->
        [one] { $cards }.
       *[other] { $cards }, en total { $total }.
    }
palace-line = { $cell }: { $tile }.
sheet-row = { $what }: { $values }.

## Hojas de puntuación

sheet-round =
    { $edition ->
        [classic] Este recuento
       *[revised] Esta puntuación
    }
sheet-cell = { $points } ({ $count }×)
standing-title =
    { $round ->
        [1] Si { word-the-first-scoring } fuese ahora: puntos, y cuántos de cada tipo
        [2] Si { word-the-second-scoring } fuese ahora: puntos, y cuántos de cada tipo
       *[other] Si { word-the-last-scoring } fuese ahora: puntos, y cuántos de cada tipo
    }
prizes = { $kind } { $prizes }
tie-note = { $source }: empate a { $count } ({ $names }): { $sum }, entre { $tied } = { $points }
ranking-title = Clasificación final
rank = { $place }. { $name }
