### La página de las reglas.

book-title = Las reglas
book-contents = Contenido
book-search = Buscar en las reglas
book-hits =
    { $count ->
        [0] No hay nada. Prueba con otra palabra.
        [one] { $count } párrafo
       *[other] { $count } párrafos
    }
book-modules = Con estos módulos
book-module = Módulo
book-off = Este módulo está desactivado.
book-on = Activarlo
book-edition = Términos de la edición
book-edition-name =
    { $edition ->
        [classic] clásica
       *[revised] revisada
    }
book-print = Imprimir
book-link = Enlace a «{ $title }»
book-all = Todas las reglas
book-learn = ¿Es tu primera partida? Aprende con ocho lecciones cortas
book-scoring = { word-scoring-first } { $round }
book-place = puesto { $place }
book-player = Jugador
book-points = Puntos
