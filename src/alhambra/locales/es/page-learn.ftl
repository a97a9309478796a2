### La página de las lecciones.

learn-title = Aprende a jugar
learn-lead = Ocho lecciones cortas en una mesa de verdad, en unos cinco minutos. Puedes parar cuando quieras: tu progreso se guarda.
learn-start = Empezar
learn-continue = Seguir con la lección { $number }
learn-progress = { $solved } de { $count } resueltas
learn-unknown = No hay ninguna lección «{ $name }». Estas son todas:
learn-solved = resuelta
learn-done = Ya sabes jugar
learn-done-lead = Has resuelto todas las lecciones. Juega ahora tu primera partida, con consejos sobre la marcha; las reglas están siempre a un clic.
learn-all = Todas las lecciones
learn-lesson = Lección { $number } de { $count }
learn-step =
    { $solved ->
        [yes] Lección { $number }, { $title }: resuelta
       *[no] Lección { $number }, { $title }
    }
learn-goal = Tu objetivo
learn-go = A la mesa
learn-hint = Pista
learn-explain = Explicar otra vez
learn-well = ¡Muy bien!
learn-not-yet = Todavía no.
learn-retry = Deshacer y probar otra vez
learn-next = Siguiente lección
learn-you = Tú
learn-lost = No hay conexión con el servidor, y las lecciones lo necesitan.
learn-reload = Probar otra vez
learn-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
learn-see-scoring = Ver { word-the-scoring }
learn-first-game = Jugar tu primera partida

## Consejos en la primera partida

guide-read = Entendido
guide-end = Sin más consejos
guide-later = El próximo consejo llegará cuando lo necesites.
guide-turn = Te toca por primera vez: ya tienes dinero. Compra una { word-tile } si puedes pagar el { word-price } exacto, o toma más dinero.
guide-exact = Puedes pagar el { word-price } exacto de una { word-tile }. Hazlo siempre que puedas: te da otra acción.
guide-walls = La { word-tile } encaja en las celdas iluminadas: { word-wall } con { word-wall }, lado abierto con lado abierto. Elige una para ver los puntos que daría.
guide-reserve = ¿No hay ningún sitio bueno? Guarda la { word-tile } en la reserva y colócala más tarde. Allí no da puntos.
guide-gauge = El indicador dice cuándo puede salir la próxima carta de puntuación. Procura tener todo colocado para entonces.
guide-majorities = Puntúa quien tiene más de cada tipo. Las mayorías muestran dónde vas por delante y qué te falta.
guide-scored = Se han repartido puntos. En { word-the-second-scoring } también puntúa el segundo puesto, y en { word-the-third-scoring }, además, el tercero.
guide-redesign = Hay una { word-tile } en tu reserva. Puedes { word-redesign } para llevarla a tu Alhambra; cuesta una acción.
guide-end-near = Quedan pocas { word-tiles }. La partida termina cuando el { word-market } ya no se puede llenar; cada { word-tile } que quede se la lleva quien tenga más dinero de su { word-currency }.
