### Imágenes de una partida: lo que pone en ellas y cómo se llaman para quien no puede verlas.

## La ayuda de `alhambra draw`. Los corchetes son estilos y se quedan.

help-draw = Dibuja la mesa tras una acción de una partida, como imagen SVG.
help-draw-epilog =
    Sin [bold]--seat[/bold] la imagen muestra lo que está a la vista; con ella, también la mano de ese jugador. Lo que un asiento no puede saber no está en el archivo.

    Ejemplos:

    El final de una partida: [bold]alhambra draw mi-partida.alhambra -o final.svg[/bold]

    La acción 30 tal como la vio el primer jugador, en oscuro: [bold]alhambra draw mi-partida.alhambra --move 30 --seat 1 --theme dark -o accion.svg[/bold]

    Todos los símbolos en una hoja: [bold]alhambra draw --symbols -o simbolos.svg[/bold]
argument-record = REGISTRO
help-draw-record = El registro de la partida.
help-draw-move = El número de la acción; 0 es el comienzo. Por defecto, la última.
help-draw-seat = Quién mira: un número desde 1 o un nombre. Por defecto, un espectador.
help-draw-theme = light (claro) o dark (oscuro).
help-draw-output = El archivo que se escribe; - es la salida estándar.
help-draw-symbols = Dibuja la hoja con todos los símbolos en lugar de una partida.
drawn = La imagen está en { $path }.

## Errores

error-no-such-move = En esta partida no hay ninguna acción { $move }: tiene { $last }, y 0 es el comienzo.
error-no-such-theme = No hay ningún tema «{ $theme }». Los que hay: { $known }.
error-picture-of-what = Nombra el registro de una partida o usa --symbols, pero no las dos cosas.

## Cómo se llama una imagen

# $number: la acción, 0 para el comienzo. $who: other para la vista de $name, nobody para espectadores.
draw-title =
    { $who ->
        [nobody]
            { $number ->
                [0] Alhambra, { $players } jugadores, al comienzo
               *[other] Alhambra, { $players } jugadores, tras la acción { $number }
            }
       *[other]
            { $number ->
                [0] Alhambra, { $players } jugadores, al comienzo, vista por { $name }
               *[other] Alhambra, { $players } jugadores, tras la acción { $number }, vista por { $name }
            }
    }
draw-title-now = Alhambra, { $players } jugadores
draw-symbols-title = Todos los símbolos de las imágenes
draw-palace = Una Alhambra, { word-longest-wall } { $wall }
draw-seat = { $name }: puntos { $points }, { word-longest-wall } { $wall }, cartas { $cards }, reserva { $reserve }.
draw-card-backs =
    { $count ->
        [one] una carta oculta
       *[other] { $count } cartas ocultas
    }

## Lo que pone en una imagen

draw-players = { $players } jugadores
draw-market =
    { $edition ->
        [classic] Recinto
       *[revised] Mercado
    }
draw-sold = vendida
draw-tiles-left =
    { $count ->
        [one] queda { $count } { word-tile }
       *[other] quedan { $count } { word-tiles }
    }
draw-money = Dinero
draw-deck =
    { $count ->
        [one] { $count } carta { word-in-the-deck }
       *[other] { $count } cartas { word-in-the-deck }
    }
# $round: un número romano. $first, $last: a cuántas cartas puede estar.
draw-scoring-in = { word-scoring } { $round } en { $first }–{ $last }
draw-hand = Mano de { $name }
draw-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
draw-majorities = Mayorías
draw-majorities-note = puntos si ahora hubiera { word-scoring } { $round }
draw-wall =
    { $edition ->
        [classic] Muralla
       *[revised] Muro
    }
draw-move = Acción { $number } de { $total }
draw-turn = Le toca a { $name }.
draw-decides = Decide { $name }.
draw-over =
    { $count ->
        [one] La partida ha terminado: gana { $winners }.
       *[other] La partida ha terminado: { $winners } comparten la victoria.
    }
