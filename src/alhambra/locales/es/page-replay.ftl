### La página: repeticiones de registros, paso a paso.

title-replay = Repetición · Alhambra
replay-title = Repetición
replay-others = Otras repeticiones
replay-mine = Tus partidas terminadas
replay-drop = Abrir un registro
replay-drop-how = Suelta aquí un archivo o elige uno. El registro de una mesa terminada está en sus resultados.
replay-too-large = Este archivo es demasiado grande para ser el registro de una partida.
replay-link-broken = Este enlace no está completo: falta una parte o ha cambiado por el camino. Pide que te lo envíen otra vez, o el archivo del registro.
replay-not-here = Esta repetición salió de un archivo que se abrió en otro navegador. Pide un enlace, o abre aquí el archivo.
replay-known = Abiertas antes, también sin conexión
replay-player = Jugador { $number }
replay-view = Vista de
replay-all = todos
replay-hands = Manos
# $count: cartas. $sum: lo que valen juntas.
replay-worth =
    { $count ->
        [one] { $count } carta, { $sum }
       *[other] { $count } cartas, { $sum }
    }
replay-start = Empieza la partida.
replay-number = Paso { $move } de { $last }
replay-scrubber = Paso
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-jump = Ir a…
replay-chain = { $name }: { $count } compras exactas seguidas
replay-go-on = Seguir jugando desde aquí
replay-go-on-how = Una mesa nueva que empieza tras el paso { $move }. Lo que está oculto se reparte de nuevo.
replay-seat = Tu asiento
replay-download = Guardar el registro
replay-statistics = Estadísticas
replay-tiles = Tamaño de cada Alhambra
replay-walls =
    { $edition ->
        [classic] Murallas más largas
       *[revised] Muros más largos
    }
replay-graph = { $title }, del primer paso al último; la tabla de abajo dice los números de cada vez que se puntúa.
replay-as-table = Como tabla
