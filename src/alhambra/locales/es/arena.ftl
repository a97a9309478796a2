### `alhambra arena`: enfrentamientos entre bots.

## Su ayuda. Los corchetes son estilos; déjalos.

help-arena = Hacer jugar muchas partidas a los bots entre sí, y medirlos.
help-arena-epilog =
    Cada reparto se juega una vez con cada orden de asientos, así que la suerte y el asiento son iguales para todos. Dos bots: el primero contra una mesa llena del segundo. Tres o más: todos juntos, o en todas las combinaciones si hay más bots que asientos.

    Ejemplos:

    El primero contra dos del segundo: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    Con todos los módulos, en dos procesos: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Guardarlo todo: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]
help-arena-specs = Los bots, dos al menos: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Número de partidas, redondeado hacia arriba a repartos enteros.
help-arena-players = Cuántos juegan, de 2 a 6. Si no: tantos como bots.
help-arena-seed = La misma semilla da las mismas partidas, con cualquier número de procesos.
help-arena-workers = Número de procesos. Si no: uno por núcleo.
help-arena-timeout = Segundos que puede durar una decisión; quien tarda más pierde la partida. Si no: sin límite.
help-arena-cap = Decisiones tras las que una partida queda en tablas.
help-arena-json = Escribir el enfrentamiento, la tabla y cada partida en este archivo.
help-arena-csv = Escribir una fila por partida en este archivo.
help-arena-records = Guardar el registro de cada partida en esta carpeta.

## Mientras se juega

arena-begins =
    { $games } partidas de { $players } jugadores: { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    } con { $seatings } órdenes de asientos cada uno. Semilla { $seed }, { $workers ->
        [one] un proceso
       *[other] { $workers } procesos
    }.
arena-progress = { $done } de { $games } partidas, faltan { $left }.
arena-running = Jugando
arena-interrupted = Interrumpido tras { $done } de { $games } partidas.

## Fallos

arena-fault =
    Reparto { $deal }, orden { $seating }, asiento { $seat }: { $what ->
        [crash] { $bot } ha fallado y pierde: { $detail }
        [illegal] { $bot } pierde por una acción prohibida: { $detail }
       *[timeout] { $bot } pierde: ha tardado más de { $limit } s en una decisión.
    }
arena-capped = Reparto { $deal }, orden { $seating }: tablas tras { $cap } decisiones.
arena-more-faults =
    { $count ->
        [one] Se paró una partida más.
       *[other] Se pararon { $count } partidas más.
    } Están todas en --json y --csv.

## La tabla

arena-title = Resultados
arena-entry = { $bot } (número { $number })
arena-column-games = partidas
arena-column-wins = gana
arena-column-interval = rango 95 %
arena-column-score = puntos
arena-column-margin = margen
arena-column-time = ms por acción
arena-column-faults = fallos
arena-share = { $percent } %
arena-interval = { $low }–{ $high }
arena-par = A igual fuerza, { $percent } % de las victorias.
arena-speed = { $games } partidas en { $seconds } s, { $speed } partidas/s.
arena-written = Escrito: { $path }

## Lo que no se puede jugar

error-arena-few-bots = Un enfrentamiento necesita al menos dos bots, no { $bots }.
error-arena-too-small = --{ $option } debe ser al menos 1, no { $value }.
error-arena-bad-timeout = --timeout debe ser más de 0 y como mucho { $most } segundos, no { $value }.
error-arena-no-folder = { $path } no se puede escribir: no existe esa carpeta.
error-arena-worker-died = Un proceso ha muerto, por falta de memoria o por culpa de un bot, así que el enfrentamiento no puede seguir. Con --workers 1 se ve dónde.
