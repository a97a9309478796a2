### La página: repeticiones de registros, paso a paso.

title-replay = Repetición · Alhambra
replay-title = Repetición
replay-list = Repeticiones
replay-others = Todas las repeticiones
replay-mine = Tus partidas terminadas
replay-drop = Abrir un registro
replay-drop-how = Suelta aquí un archivo o elige uno. El registro de una mesa terminada está en sus resultados.
replay-too-large = Este archivo es demasiado grande para ser el registro de una partida.
replay-link-broken = Este enlace está incompleto: falta una parte o se ha modificado. Pide que te lo envíen otra vez, o el registro en un archivo.
replay-not-here = Esta repetición salió de un archivo que se abrió en otro navegador. Pide un enlace, o abre aquí el archivo.
replay-known = Abiertas hace poco (también sin conexión)
replay-player = Jugador { $number }
replay-view = Vista
replay-all = todas las manos
replay-start = Empieza la partida.
replay-number = Acción { $move } de { $last }
replay-scrubber = Acción
replay-first = Al principio
replay-back = Acción anterior
replay-forward = Acción siguiente
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-jump = Ir a…
replay-chain = { $name }: { $count } compras exactas en { word-a-turn }
replay-go-on = Seguir jugando desde aquí
replay-go-on-how = Una mesa nueva que empieza tras la acción { $move }. Las cartas y { word-tiles } ocultas se vuelven a mezclar.
replay-seat = Tu asiento
replay-download = Descargar el registro
replay-statistics = Estadísticas
replay-tiles = Tamaño de cada Alhambra
replay-walls =
    { $edition ->
        [classic] Murallas más largas
       *[revised] Muros más largos
    }
replay-graph = { $title }, de la primera acción a la última; la tabla de abajo da los números de cada { word-scoring }.
replay-as-table = Como tabla
