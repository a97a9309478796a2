### `alhambra replay`: paso a paso por un registro.

replay-setup = La preparación, antes de las { $last } acciones.
# $action está en notación.
replay-move = Acción { $move } de { $last }, { $name }: { $action }
replay-keys = Intro: seguir · b: atrás · 12: a la acción 12 · s: { word-the-next-scoring } · e: final · v NOMBRE: su vista · v: espectador · log · q: salir

error-not-a-step = «{ $text }» no es una acción ni una orden.
error-replay-unfinished = La partida aún no ha terminado, así que no se enseña ninguna mano.

## Ayuda de la orden. Los corchetes son estilos; se quedan.

help-replay = Recorrer paso a paso el registro de una partida; por una tubería, escribirlo todo.
help-replay-epilog =
    Ejemplos:

    Desde la acción 30, como la vio Ana: [bold]alhambra replay mi-partida.alhambra --seat Ana --move 30[/bold]

    Toda la partida como texto: [bold]alhambra replay mi-partida.alhambra | less[/bold]
help-record = El registro de una partida.
help-replay-seat = Un jugador, por nombre o número, cuya mano se enseña. Solo en partidas terminadas.
help-replay-move = La acción con la que empieza; 0 es la preparación.
