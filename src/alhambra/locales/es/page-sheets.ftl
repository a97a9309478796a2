### Lo que la página muestra de los demás y de la partida: rivales, mayorías, historial, hojas sobre la mesa.

## Rivales

rivals-title = Rivales
rival-cards = Cartas en la mano
rival-deciding = pensando
rival-bot = bot
rival-presence =
    { $state ->
        [away] ausente
        [offline] sin conexión
       *[here] aquí
    }
rival-before = El jugador anterior
rival-after = El jugador siguiente
rival-note =
    { $cards ->
        [one] { word-score }, { $cards } carta en la mano
       *[other] { word-score }, { $cards } cartas en la mano
    }

## Lo que hizo alguien, sin el nombre: en la fila del rival y en el historial. $who es you u other.

deed-took =
    { $who ->
        [you] tomaste { $cards_said }
       *[other] tomó { $cards_said }
    }
deed-bought =
    { $who ->
        [you] compraste { $tile_the }
       *[other] compró { $tile_the }
    }
deed-bought-full =
    { $who ->
        [you] compraste { $tile_the } por { $cards_said }
       *[other] compró { $tile_the } por { $cards_said }
    }
deed-bought-reserved =
    { $who ->
        [you] compraste { $tile_the } para la reserva
       *[other] compró { $tile_the } para la reserva
    }
deed-placed =
    { $who ->
        [you] colocaste { $tile_the }
       *[other] colocó { $tile_the }
    }
deed-reserved =
    { $who ->
        [you] dejaste { $tile_the } en la reserva
       *[other] dejó { $tile_the } en la reserva
    }
deed-added =
    { $who ->
        [you] colocaste { $tile_the } de la reserva
       *[other] colocó { $tile_the } de la reserva
    }
deed-removed =
    { $who ->
        [you] pasaste { $tile_the } a la reserva
       *[other] pasó { $tile_the } a la reserva
    }
deed-swapped =
    { $who ->
        [you] { word-you-swapped } { $out_the } por { $tile_the }
       *[other] { word-swapped } { $out_the } por { $tile_the }
    }
deed-passed =
    { $who ->
        [you] pasaste
       *[other] pasó
    }
# Lo que le queda por hacer a un rival.
turn-none = espera su { word-turn }
turn-decides = está pensando
turn-again = tiene otra acción
turn-places = coloca { $tile_the }

## Mayorías

majorities-title = Mayorías
majorities-when =
    { $round ->
        [1] en { word-the-first-scoring }
        [2] en { word-the-second-scoring }
       *[other] en { word-the-last-scoring }
    }
majorities-caption = Cuántas { word-tiles } hay de cada tipo, y los puntos que darían ahora
# Donde hay signos en lugar de las palabras de majority-hint.
majorities-signs = + ganas por, − te faltan, = empate
# Desde mi punto de vista. $by: cuántas.
majority-hint =
    { $how ->
        [ahead] ganas por { $by }
        [behind] { $by ->
            [one] te falta { $by }
           *[other] te faltan { $by }
        }
       *[tied] empate
    }
# Donde hay poco sitio.
short-wall =
    { $edition ->
        [classic] Muralla
       *[revised] Muro
    }

## Historial

log-title = Historial
log-turn =
    { $who ->
        [you] Tú: { $deeds }
       *[other] { $name } { $deeds }
    }
log-setup = Preparación
log-details = Detalles
log-all = Mostrar todo

## Hojas de puntuación

sheet-note =
    { $round ->
        [1] Tras { word-the-turn } { $turn }. Puntúa quien más tiene de cada tipo, y luego { word-the-longest-wall }.
        [2] Tras { word-the-turn } { $turn }. Puntúan los dos que más tienen de cada tipo, y luego { word-the-longest-wall }.
       *[other] Tras { word-the-turn } { $turn }. Puntúan los tres que más tienen de cada tipo, y luego { word-the-longest-wall }.
    }
# What modules add: camps, Yusuf.
sheet-also = También cuentan: { $sources }.
# Lo que valen los puestos.
sheet-prizes =
    { $round ->
        [1] { $first } para quien más tiene
        [2] { $first } para el primero, { $second } para el segundo
       *[other] { $first }, { $second }, { $third } por puesto
    }
sheet-how-wall = 1 por cada lado
sheet-sum = Suma
sheet-skip = Mostrarlo todo
sheet-rounds = { word-all-scorings-first }
sheet-ties = En caso de empate se suman los puntos de los puestos, se dividen y se redondea { word-rounded-down }.
sheet-continue = Continuar
sheet-see = Ver { word-the-scoring }
place =
    { $place ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $place }.º
    }
leftovers-title =
    { $edition ->
        [classic] Plaquitas que quedaron en el recinto
       *[revised] Losetas que quedaron en el mercado
    }
leftovers-how = Cada una es para quien tiene, sin empate, más dinero de su { word-currency }.
leftover-to =
    { $who ->
        [you] para ti
       *[other] para { $name }
    }
# $sum: the most that anybody has.
leftover-nobody =
    { $sum ->
        [0] para nadie: nadie tiene ese dinero
       *[other] para nadie: hay empate
    }

## Ayuda para la memoria

memory-open = Memoria
memory-title = Lo que podrías recordar
memory-note = Las cartas que se tomaron a la vista de todos, y lo que aún no ha salido.
memory-hands = Las manos de los demás
memory-unknown =
    { $count ->
        [one] { $count } desconocida
       *[other] { $count } desconocidas
    }
memory-rest =
    { $count ->
        [one] { $count } carta que no has visto
       *[other] { $count } cartas que no has visto
    }
memory-tiles =
    { $count ->
        [one] { $count } { word-tile } por salir
       *[other] { $count } { word-tiles } por salir
    }

## El final de la partida

results-won =
    { $who ->
        [you] ¡Has ganado!
       *[other]
            { $count ->
                [one] Gana { $winners }
               *[other] Victoria compartida: { $winners }
            }
    }
# $moves: cuántas jugadas tuvo la partida.
results-note =
    { $moves ->
        [one] La partida ha terminado tras { $moves } acción.
       *[other] La partida ha terminado tras { $moves } acciones.
    }
# Un puesto detrás del primero.
results-place =
    { $place ->
        [2] Quedas en segundo lugar.
        [3] Quedas en tercer lugar.
        [4] Quedas en cuarto lugar.
        [5] Quedas en quinto lugar.
       *[other] Quedas en sexto lugar.
    }
results-table = Puntos por { word-scoring } y por origen
results-record = Descargar
results-replay = Repetición
results-copy = Copiar el enlace
results-copied = Copiado
# $reach: from where the link can be opened.
results-link =
    { $reach ->
        [machine] El enlace a la repetición está copiado. Solo funciona en este dispositivo.
        [network] El enlace a la repetición está copiado. Solo funciona en tu red.
       *[anywhere] El enlace a la repetición está copiado.
    }
results-again = Revancha
results-follow = A la revancha
results-watch = Otra partida
graph-title = Evolución
graph-label = Los puntos después de cada { word-scoring }; la tabla dice lo mismo en números.
facts-title = Estadísticas
fact-taken-back =
    { $count ->
        [one] Se deshizo { word-a-turn }.
       *[other] Se deshicieron { $count } { word-turns }.
    }
fact-bought = { $edition ->
        [classic] Plaquitas compradas
       *[revised] Losetas compradas
    }
fact-exact = Con pago exacto
fact-chain = Mayor número de pagos exactos en { word-a-turn }
fact-wall = { $edition ->
        [classic] Muralla más larga
       *[revised] Muro más largo
    }
fact-money = Dinero tomado
fact-overpaid = Pagado de más por { word-tiles }
fact-redesigns = { word-redesigns-first }
