### La página de las lecciones.

learn-title = Aprende a jugar
learn-lead = Ocho lecciones cortas en una mesa de verdad, en unos cinco minutos. Puedes parar cuando quieras: lo que hayas resuelto se guarda.
learn-start = Empezar
learn-continue = Seguir con la lección { $number }
learn-progress = { $solved } de { $count } resueltas
learn-unknown = No hay ninguna lección «{ $name }». Estas son todas:
learn-solved = resuelta
learn-done = Ya sabes jugar
learn-done-lead = Has resuelto todas las lecciones. Ahora siéntate a una mesa; las reglas están siempre a un clic.
learn-play = Jugar una partida
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
learn-lost = No se puede llegar al servidor, y las lecciones lo necesitan.
learn-reload = Probar otra vez
