### El turno en la página: mercado, dinero, mano, tablero, barra.

market-title =
    { $edition ->
        [classic] Recinto
       *[revised] Mercado
    }
market-left =
    { $count ->
        [one] queda { $count } { word-tile }
       *[other] quedan { $count } { word-tiles }
    }
# An empty square: $how it became so.
market-sold =
    { $how ->
        [given] entregada
       *[bought] vendida
    }
# Under a tile: $how one pays it, $by how much over or short.
market-foot =
    { $how ->
        [exact] exacto
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
# $how: exact, over, short, other (not my turn). $by: how much over. $missing: a sentence.
# $with: own (the currency of the square) or other ($paid).
market-square =
    { word-square-first } { $square }, { $currency }: { $tile }{ $how ->
        [exact] . Puedes pagar el { word-price } exacto{ market-with }.
        [over]
            { $by ->
                [one] . Puedes pagar{ market-with }, pero sobra { $by }.
               *[other] . Puedes pagar{ market-with }, pero sobran { $by }.
            }
        [short] . { $missing }
       *[other] .
    }
market-with =
    { $with ->
        [own] { "" }
       *[other] { " " }con { $paid_many }
    }
money-head = Dinero
money-how = una carta, o varias hasta { $limit }
money-sum =
    { $count ->
        [one] una carta, { $sum }
       *[other] en total { $sum } de { $limit }
    }
money-card = { $currency } { $value }
hand-label = Tu mano
hand-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
hand-empty = Sin cartas
gauge-deck =
    { $count ->
        [one] { $count } carta { word-in-the-deck }
       *[other] { $count } cartas { word-in-the-deck }
    }
# $round: a roman number.
gauge-scoring =
    { $last ->
        [1] { word-scoring-first } { $round } en 1
       *[other] { word-scoring-first } { $round } en { $first }–{ $last }
    }
# En la línea de un móvil, donde el indicador tiene el número.
gauge-scoring-short =
    { $last ->
        [1] { word-scoring-first } en 1 carta
       *[other] { word-scoring-first } en { $first }–{ $last } cartas
    }
gauge-deck-short = { word-deck-first } { $count }

## El tablero

mine-label = Tu Alhambra y tu reserva
mine-title = Tu Alhambra
mine-other = Alhambra de { $name }
mine-wall = { word-wall } { $wall }
zoom-in = Más grande
zoom-out = Más pequeño
zoom-fit = Ver toda la Alhambra
board-label = Alhambra, { word-longest-wall } { $wall }
board-empty = vacía
board-cell = { $what }, { $cell }.
board-target =
    { $points ->
        [one] Puede ir aquí: { word-wall } { $wall }, { $points } punto en { word-the-next-scoring }.
       *[other] Puede ir aquí: { word-wall } { $wall }, { $points } puntos en { word-the-next-scoring }.
    }
board-free = Puede ir aquí.
board-selectable = Se puede llevar a la reserva.
board-wall = { word-wall } { $before } → { $after }
dock-place = Por colocar
dock-bought = Compradas
dock-reserve = Reserva
dock-count =
    { $count ->
        [one] { $count } { word-tile }
       *[other] { $count } { word-tiles }
    }
hands-title = Manos
# $count: cartas. $sum: lo que valen juntas.
hands-worth =
    { $count ->
        [one] { $count } carta, { $sum }
       *[other] { $count } cartas, { $sum }
    }
redesign-start = { word-redesigning }
redesign-stop = Dejar de { word-redesign }
choice-title = ¿Qué eliges?
choice-sure = Sí: { $action }
choice-reveals = Se descubre algo oculto, o decide otra persona. Pulsa otra vez para seguir.

## La ficha de una loseta del mercado

card-no-walls = sin { word-walls }
card-best = Mejor sitio
card-nowhere = ahora no encaja
# $side: where the cell lies from $tile.
card-beside =
    { $side ->
        [n] al norte { $tile_of }
        [e] al este { $tile_of }
        [s] al sur { $tile_of }
       *[w] al oeste { $tile_of }
    }
card-wall =
    { $before ->
        [same] { $after }, sin cambios
       *[other] { $before } → { $after }
    }
# How many of the kind there are then, and the rank with them; $rank 0: no points.
card-kind =
    { $rank ->
        [0] { $count }, sin puntos
        [1]
            { $tied ->
                [yes] { $count }, primer puesto compartido
               *[no] { $count }, primer puesto
            }
        [2]
            { $tied ->
                [yes] { $count }, segundo puesto compartido
               *[no] { $count }, segundo puesto
            }
       *[3]
            { $tied ->
                [yes] { $count }, tercer puesto compartido
               *[no] { $count }, tercer puesto
            }
    }
# Money of the missing currency on the display.
card-offered = { pay-amount } { word-on-display }

## Pagar

pay-label = Pagar { $tile_the } con
# Cuánto falta de una clase de dinero, o cuánto hay a la vista.
pay-amount =
    { $amount ->
        [one] { $amount } { $currency }
       *[other] { $amount } { $currency_many }
    }
# $ways: lo que falta, o eso en otra moneda: «9 dirhams o 4 diamantes». $amount: lo primero.
pay-short =
    { $amount ->
        [one] Te falta { $ways }.
       *[other] Te faltan { $ways }.
    }
# Lo mismo de una loseta que se ha elegido.
pay-short-for =
    { $amount ->
        [one] { $tile }: te falta { $ways }.
       *[other] { $tile }: te faltan { $ways }.
    }
pay-spare = Bastan menos cartas.
pay-exact = exacto: otra acción
pay-over =
    { $over ->
        [one] sobra { $over }
       *[other] sobran { $over }
    }

## La barra

bar-undo = Deshacer
bar-reset = Reiniciar { word-turn }
bar-reset-short = Reiniciar
bar-confirm = Confirmar
bar-take = Tomar { pay-amount }
# Dinero de varias monedas.
bar-take-mixed = Tomar { $sum } en total
bar-buy = Comprar
bar-turn = Te toca.
# Hay cartas de mi mano elegidas, pero ninguna loseta.
bar-pay-for = Elige una { word-tile } para pagarla.
bar-turn-how =
    { $redesign ->
        [yes] Toma dinero, compra una { word-tile } o { word-redesign-now } tu Alhambra.
       *[no] Toma dinero o compra una { word-tile }.
    }
# En un móvil: una línea.
bar-turn-short =
    { $redesign ->
        [yes] Tomar, comprar o { word-redesign }.
       *[no] Tomar dinero o comprar.
    }
# Nada queda para rellenar el mercado.
bar-last-tiles = La próxima compra termina la partida.
bar-turn-pass = Solo puedes pasar.
bar-again = Pago exacto: otra acción.
bar-build-later = Construyes al final { word-of-the-turn }.
bar-place = Coloca { $tile_the }.
bar-place-how =
    { $how ->
        [tap] Toca para ver, y otra vez para colocar.
        [nowhere] Ahora no encaja en ningún sitio.
       *[click] Elige una celda iluminada, arrastra allí la { word-tile } o guárdala en la reserva.
    }
# Después de la última jugada.
bar-place-left = Quedaba en el { word-market }, y eres quien más dinero tiene de su { word-currency }.
bar-keep = a la reserva
bar-redesign =
    { $reserve ->
        [0] Elige una { word-tile } marcada para { word-remove }la.
       *[other] Elige una { word-tile } de tu reserva para { word-add }la, o una marcada para { word-remove }la.
    }
bar-redesign-tile =
    { $where ->
        [cell] { $tile }: en una celda iluminada.
        [swap] { $tile }: en lugar de una { word-tile } marcada.
        [nowhere] { $tile }: ahora no encaja en ningún sitio.
       *[both] { $tile }: en una celda iluminada o en lugar de una { word-tile } marcada.
    }
bar-taking =
    { $count ->
        [one]
            { $more ->
                [yes] Una carta de { $sum }. Añade otras hasta { $limit } en total, o toma solo esta.
               *[no] Una carta de { $sum }.
            }
       *[other]
            { $more ->
                [yes] Suman { $sum }, y el máximo es { $limit }. Añade otra, o toma estas.
               *[no] Suman { $sum }, y el máximo es { $limit }. No cabe ninguna más.
            }
    }
# Una carta que no cabe sustituye a las elegidas. $total: lo que sumarían juntas.
bar-take-instead = Juntas sumarían { $total }, y el máximo es { $limit }. Ahora solo está elegida la última carta.
bar-complete = { word-complete-turn-first }.
bar-complete-how = Confirma o deshaz.
bar-decide = Tú decides.
bar-wait = { $name } está pensando.
bar-wait-decides = { $name } decide.
bar-wait-absent =
    { $state ->
        [away] Le toca a { $name }, que está ausente.
       *[offline] Le toca a { $name }, sin conexión.
    }
bar-watching = Estás mirando.
bar-results = Resultados
bar-over = La partida ha terminado.

## Lo que da un lugar en el próximo recuento; $points con su signo

gain-none = Ningún punto más en { word-the-next-scoring }
gain-wall = { $points } por { word-the-wall }
gain-kind =
    { $rank ->
        [0] { $points } en { kinds-many }
       *[other] { $points } por { gain-place } en { kinds-many }
    }
# What a module adds: $what its name.
gain-other = { $points } por { $what }
# $rank: 1, 2 o 3. $tied: si otros tienen el mismo puesto.
gain-place =
    { $tied ->
        [yes]
            { $rank ->
                [1] el primer puesto compartido
                [2] el segundo puesto compartido
               *[3] el tercer puesto compartido
            }
       *[no]
            { $rank ->
                [1] el primer puesto
                [2] el segundo puesto
               *[3] el tercer puesto
            }
    }
kinds-many =
    { $kind ->
        [pavilion] pabellones
        [seraglio] serrallos
        [arcades] { word-arcades-many }
        [chambers] { word-chambers-many }
        [garden] jardines
        [tower] torres
       *[other] { $kind }
    }
bar-gain = { $gains }.
bar-gained = { $gains }. { bar-complete-how }

## Acciones en una lista

action-take =
    { $what ->
        [gate] Tomar la carta de puerta
       *[other] Tomar { $cards_said }
    }
action-buy = Comprar la { word-tile } { word-of-the-square } { $square } por { $cards_said }
action-buy-tile = Comprar { $tile_the } por { $cards_said }
action-place =
    { $gate ->
        [none] Colocar { $tile_the } en { $cell }
       *[other] Colocar { $tile_the } en { $cell }, puerta al { $gate }
    }
action-add =
    { $gate ->
        [none] { word-adding } { $tile_the } de la reserva en { $cell }
       *[other] { word-adding } { $tile_the } de la reserva en { $cell }, puerta al { $gate }
    }
action-swap =
    { $gate ->
        [none] { word-swapping } la { word-tile } de { $cell } por { $tile_the }
       *[other] { word-swapping } la { word-tile } de { $cell } por { $tile_the }, puerta al { $gate }
    }
action-remove = Llevar { $tile_the } a la reserva
action-reserve = Guardar { $tile_the } en la reserva
action-pass = Pasar

## Teclas

keys-square = elegir una { word-tile } del { word-market }
keys-money = elegir una carta de dinero
keys-buy = comprar con las cartas elegidas
keys-hint = ver un consejo
keys-take = tomar las cartas elegidas
keys-next = siguiente celda donde encaja la { word-tile }
keys-keep = guardar la { word-tile } en la reserva
keys-redesign = { word-redesign }
keys-undo = deshacer un paso
keys-reset = reiniciar { word-the-turn }
keys-confirm = confirmar { word-the-turn }
keys-clear = quitar la selección
