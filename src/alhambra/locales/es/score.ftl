### `alhambra score`: las puntuaciones de una partida en la mesa.

score-welcome =
    Los puntos de una partida en vuestra mesa, { word-scoring } a { word-scoring }. Escribe los números en el orden de los nombres.
    Intro acepta la respuesta entre corchetes, «back» vuelve a la pregunta anterior, «quit» sale.
score-names = ¿Quién juega? Nombres separados por comas, o solo el número de jugadores.
score-modules-title = ¿Qué más puntúa en vuestra partida?
score-no-modules = Nada más
# $what: lo que se cuenta. $names: de quién se piden números, en este orden.
score-count = { $what }: { $names }
score-count-wall = { $what }, en lados: { $names }
score-nobody = de nadie
score-default = { $text } [{ $default }]
score-review =
    { $round ->
        [1] ¿Es correcto? Intro: sigue { word-the-second-scoring }. «back»: cambiar algo.
        [2] ¿Es correcto? Intro: sigue { word-the-third-scoring }. «back»: cambiar algo.
       *[other] ¿Es correcto? Intro: la clasificación final. «back»: cambiar algo.
    }

error-score-bad-number = «{ $text }» no es un número que sirva aquí. Escribe números enteros separados por espacios.
error-score-numbers = Hacen falta { $count } números, para { $names }; has escrito { $found }.
error-score-too-many = El juego solo tiene { $most } de esas { word-tiles } ({ $kind }), y serían { $found }.
error-score-too-long = Todas las { word-tiles } juntas tienen { $most } lados con { word-wall }, y serían { $found }.

## Ayuda de la orden. Los corchetes son estilos; se quedan.

help-score = Puntuar una partida que jugáis en la mesa, { word-scoring } a { word-scoring }.
help-score-epilog =
    Contad las { word-tiles } de cada tipo y { word-the-walls }; los empates, los repartos y las sumas se calculan y se explican.

    Ejemplo: [bold]alhambra score --names Ana,Bo --modules camps[/bold]
help-score-names = Los nombres de los jugadores, separados por comas. Sin ellos se preguntan.
