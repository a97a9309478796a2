### `alhambra arena`: enfrentamientos entre bots.

## Su ayuda. Los corchetes son estilos; déjalos.

help-arena = Hacer jugar muchas partidas a los bots entre sí, y medirlos.
help-arena-epilog =
    Cada reparto se juega una vez con cada orden de asientos, así que la suerte y el asiento son iguales para todos. Dos bots: el primero contra una mesa llena del segundo. Tres o más: todos juntos, o en todas las combinaciones si hay más bots que asientos.

    Ejemplos:

    El primero contra dos del segundo: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    Con todos los módulos, en dos procesos: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Guardarlo todo: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]

    Parar cuando esté claro quién es mejor: [bold]alhambra arena architect mason --sprt[/bold]

    Un enfrentamiento largo que puede interrumpirse; la misma línea lo continúa: [bold]alhambra arena architect mason --games 10000 --resume match.jsonl[/bold]
help-arena-specs = Los bots, dos al menos: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Número de partidas, redondeado hacia arriba a repartos enteros. Por defecto: 100; con --sprt, 10.000 como mucho.
help-arena-players = Cuántos juegan, de 2 a 6. Por defecto: tantos como bots.
help-arena-seed = La misma semilla da las mismas partidas, con cualquier número de procesos.
help-arena-workers = Número de procesos; con 0 se juega en este. Por defecto: uno por núcleo.
help-arena-cluster = Jugar en un clúster de Ray: el de --address o RAY_ADDRESS; si no, uno nuevo en esta máquina.
help-arena-address = Dirección de un clúster de Ray, como 10.0.0.5:6379, o auto para aquel al que pertenece esta máquina.
help-arena-timeout = Segundos que puede durar una decisión; quien tarda más pierde la partida. Por defecto: sin límite.
help-arena-cap = Decisiones tras las que una partida queda en tablas. Por defecto: 5000.
help-arena-sprt = Parar, con una prueba secuencial, cuando esté claro si el primer bot gana lo que le toca a igual fuerza o más.
help-arena-shares = Las dos partes de victorias que distingue --sprt, como 0.5:0.6. Por defecto: a igual fuerza, y 0,05 más.
help-arena-resume = Guardar en este archivo las partidas acabadas, y continuar con las que contiene. Lo que no se indica es como en el archivo.
help-arena-json = Escribir el enfrentamiento, la tabla y cada partida en este archivo.
help-arena-csv = Escribir una fila por partida en este archivo.
help-arena-records = Guardar el registro de cada partida en esta carpeta.

## Mientras se juega

arena-begins =
    { $games } partidas de { $players } jugadores: { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    } con { $seatings } órdenes de asientos cada uno. Semilla { $seed }, { $crew }.
arena-crew =
    { $kind ->
        [cluster] en un clúster
        [here] en este proceso
       *[workers] { $workers ->
            [one] un proceso
           *[other] { $workers } procesos
        }
    }
arena-resumed =
    { $games ->
        [one] Una partida ya está
       *[other] { $games } partidas ya están
    } en { $path }.
arena-progress = { $done } de { $games } partidas, faltan { $left }.
arena-running = Jugando
arena-interrupted = Interrumpido tras { $done } de { $games } partidas.
arena-go-on = Para continuar: { $command }

## Fallos

arena-fault =
    Reparto { $deal }, orden { $seating }, asiento { $seat }: { $what ->
        [crash] { $bot } ha fallado y pierde: { $detail }
        [illegal] { $bot } pierde por una acción prohibida: { $detail }
        [exit] { $bot } ha terminado su proceso y pierde: { $detail }
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
arena-column-rating = nivel
arena-column-time = ms por acción
arena-column-faults = fallos
arena-share = { $percent } %
arena-interval = { $low }–{ $high }
arena-par = A igual fuerza, { $percent } % de las victorias.
arena-no-ratings = Para calcular el nivel, instala openskill: { $command }
arena-speed = { $games } partidas en { $seconds } s, { $speed } partidas/s.
arena-sprt =
    Tras { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    } { $answer ->
        [high] está claro: { $bot } gana más bien el { $high } % de las partidas que el { $low } %.
        [low] está claro: { $bot } gana más bien el { $low } % de las partidas que el { $high } %.
       *[open] queda abierto si { $bot } gana el { $low } % de las partidas o el { $high } %.
    } La prueba está en { $llr }; sus límites son -{ $bound } y { $bound }.
arena-written = Escrito: { $path }
arena-written-elsewhere = Los resultados están ahora en { $path }.
arena-not-written = Los resultados van a continuación, ya que no se pueden guardar en ningún sitio:

## Lo que no se puede jugar

error-arena-few-bots = Un enfrentamiento necesita al menos dos bots, no { $bots }.
error-arena-too-small = --{ $option } debe ser al menos { $least }, no { $value }.
error-arena-bad-shares = --shares necesita dos partes de 0 a 1, primero la menor, como 0.5:0.6; no { $value }.
error-arena-bad-timeout = --timeout debe ser más de 0 y como mucho { $most } segundos, no { $value }.
error-arena-worker-died = Un proceso no arranca, o ha muerto dos veces sin que pensara ningún bot. Con --workers 0 las mismas partidas se juegan en este proceso.
error-arena-no-ray = --cluster necesita Ray, que no está instalado: pip install "alhambra-game[cluster]"
error-arena-no-cluster = No hay un clúster de Ray en el que jugar, o ha desaparecido: { $reason }

## Archivos de partidas

error-journal-foreign = { $path } no es un archivo de partidas para esta orden, así que queda como está.
error-journal-broken = { $path }, línea { $line }: esto no es una partida. Algo ha cambiado el archivo.
error-journal-version = { $path } es de la versión { $version }, cuyos bots quizá jueguen de otro modo. Empieza un archivo nuevo.
error-journal-busy = Otra orden está usando { $path }.
error-journal-differs = { $path } contiene un enfrentamiento con otros ajustes (allí ≠ aquí): { $differences }.

## `alhambra rate`: una clasificación de bots. Los corchetes son estilos; déjalos.

help-rate = Llevar una clasificación de todos los bots, para mesas de varios tamaños, con y sin módulos.
help-rate-epilog =
    Todos los grupos de bots que llenan una mesa juegan los mismos repartos, desde cada asiento. Las partidas se guardan en un archivo según acaban: la misma línea continúa donde estaba; con más partidas u otro bot solo se juega lo que falta.

    Ejemplos:

    Media hora más: [bold]alhambra rate --games 1000 --minutes 30[/bold]

    Mostrar las tablas sin jugar nada: [bold]alhambra rate --minutes 0[/bold]

    Unos bots en una mesa de tres: [bold]alhambra rate architect mason random --players 3[/bold]
help-rate-specs = Los bots. Por defecto: todos los que hay.
help-rate-games = Partidas de cada grupo de bots, redondeadas hacia arriba a repartos enteros.
help-rate-minutes = No empezar ninguna partida tras estos minutos. Por defecto: jugarlas todas.
help-rate-players = Tamaños de las mesas, con comas.
help-rate-modules = Módulos con comas, o «all». Por defecto: el juego básico, y todos los módulos.
help-rate-file = El archivo que guarda las partidas.
help-rate-markdown = Escribir las tablas en este archivo, con la orden que las hizo.
rate-begins =
    { $bots } bots en { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }, { $missing ->
        [one] una partida
       *[other] { $missing } partidas
    } por jugar, { $crew }. Las partidas se guardan en { $path }.
rate-title = Clasificación
rate-table =
    { $players } jugadores, { $which ->
        [none] juego básico
        [all] todos los módulos
       *[some] { $modules }
    }
rate-legend = Las columnas se explican en [arena.md](arena.md#the-table).
error-ladder-repeated-bot = { $bot } está dos veces. Una clasificación tiene un puesto por bot.
error-ladder-bad-players = --players necesita números con comas, como 2,3,4; no { $value }.
