### Palabras que cambian con la edición. Solo existen en español; las usan los demás mensajes.

# Femenina en las dos ediciones.
word-tile =
    { $edition ->
        [classic] plaquita
       *[revised] loseta
    }
word-tile-first =
    { $edition ->
        [classic] Plaquita
       *[revised] Loseta
    }
word-tiles =
    { $edition ->
        [classic] plaquitas
       *[revised] losetas
    }
word-a-building =
    { $edition ->
        [classic] una edificación
       *[revised] un edificio
    }
word-half-a-building =
    { $edition ->
        [classic] media edificación más
       *[revised] medio edificio más
    }
word-the-half-building =
    { $edition ->
        [classic] la media edificación
       *[revised] el medio edificio
    }
word-the-half-building-first =
    { $edition ->
        [classic] La media edificación
       *[revised] El medio edificio
    }
word-arcades =
    { $edition ->
        [classic] arcada
       *[revised] galería
    }
word-chambers =
    { $edition ->
        [classic] sala
       *[revised] estancias
    }
word-the-fountain =
    { $edition ->
        [classic] el Patio de los Leones
       *[revised] la Fuente de los Leones
    }
word-the-fountain-first =
    { $edition ->
        [classic] El Patio de los Leones
       *[revised] La Fuente de los Leones
    }
word-of-the-fountain =
    { $edition ->
        [classic] del Patio de los Leones
       *[revised] de la Fuente de los Leones
    }

word-wall =
    { $edition ->
        [classic] muralla
       *[revised] muro
    }
word-walls =
    { $edition ->
        [classic] murallas
       *[revised] muros
    }
word-the-wall =
    { $edition ->
        [classic] la muralla
       *[revised] el muro
    }
word-a-wall =
    { $edition ->
        [classic] una muralla
       *[revised] un muro
    }
word-the-walls =
    { $edition ->
        [classic] las murallas
       *[revised] los muros
    }
word-the-walls-first =
    { $edition ->
        [classic] Las murallas
       *[revised] Los muros
    }
word-a-double-wall =
    { $edition ->
        [classic] una muralla doble
       *[revised] un muro doble
    }
word-longest-wall =
    { $edition ->
        [classic] muralla más larga
       *[revised] muro más largo
    }
word-longest-outer-wall =
    { $edition ->
        [classic] muralla exterior más larga
       *[revised] muro exterior más largo
    }
word-a-hole =
    { $edition ->
        [classic] un hueco
       *[revised] una zona vacía
    }

word-no-hole =
    { $edition ->
        [classic] ningún hueco
       *[revised] ninguna zona vacía
    }

# Masculina en las dos ediciones.
word-market =
    { $edition ->
        [classic] recinto
       *[revised] mercado
    }
word-square =
    { $edition ->
        [classic] espacio
       *[revised] casilla
    }
word-square-first =
    { $edition ->
        [classic] Espacio
       *[revised] Casilla
    }
word-the-square =
    { $edition ->
        [classic] el espacio
       *[revised] la casilla
    }
word-of-the-square =
    { $edition ->
        [classic] del espacio
       *[revised] de la casilla
    }
word-of-its-square =
    { $edition ->
        [classic] de su espacio
       *[revised] de su casilla
    }
word-a-square =
    { $edition ->
        [classic] un espacio
       *[revised] una casilla
    }
word-this-square =
    { $edition ->
        [classic] Este espacio
       *[revised] Esta casilla
    }
word-on-display =
    { $edition ->
        [classic] a la vista
       *[revised] en el mostrador
    }
word-of-the-display =
    { $edition ->
        [classic] de las que están a la vista
       *[revised] del mostrador
    }
word-in-the-deck =
    { $edition ->
        [classic] en la pila
       *[revised] en el mazo
    }
word-deck-first =
    { $edition ->
        [classic] Pila
       *[revised] Mazo
    }
word-of-the-deck =
    { $edition ->
        [classic] de la pila
       *[revised] del mazo
    }

word-rounded-down =
    { $edition ->
        [classic] hacia abajo
       *[revised] a la baja
    }

# Femenina en las dos ediciones.
word-currency =
    { $edition ->
        [classic] divisa
       *[revised] moneda
    }
# Masculina en las dos ediciones.
word-price =
    { $edition ->
        [classic] precio
       *[revised] coste
    }

word-redesign =
    { $edition ->
        [classic] reconstruir
       *[revised] rediseñar
    }
word-redesigning =
    { $edition ->
        [classic] Reconstruir
       *[revised] Rediseñar
    }
word-redesign-now =
    { $edition ->
        [classic] reconstruye
       *[revised] rediseña
    }
word-add =
    { $edition ->
        [classic] construir
       *[revised] añadir
    }
word-remove =
    { $edition ->
        [classic] quitar
       *[revised] retirar
    }
word-swap =
    { $edition ->
        [classic] cambiar
       *[revised] intercambiar
    }

word-this-turn =
    { $edition ->
        [classic] esta jugada
       *[revised] este turno
    }
word-of-the-turn =
    { $edition ->
        [classic] de la jugada
       *[revised] del turno
    }
word-end-the-turn =
    { $edition ->
        [classic] Terminar la jugada
       *[revised] Terminar el turno
    }

word-scoring =
    { $edition ->
        [classic] recuento
       *[revised] puntuación
    }
word-scoring-first =
    { $edition ->
        [classic] Recuento
       *[revised] Puntuación
    }
word-this-scoring =
    { $edition ->
        [classic] este recuento
       *[revised] esta puntuación
    }
word-the-first-scoring =
    { $edition ->
        [classic] el primer recuento
       *[revised] la primera puntuación
    }
word-of-the-first-scoring =
    { $edition ->
        [classic] del primer recuento
       *[revised] de la primera puntuación
    }
word-the-second-scoring =
    { $edition ->
        [classic] el segundo recuento
       *[revised] la segunda puntuación
    }
word-of-the-second-scoring =
    { $edition ->
        [classic] del segundo recuento
       *[revised] de la segunda puntuación
    }
word-the-next-scoring =
    { $edition ->
        [classic] el próximo recuento
       *[revised] la próxima puntuación
    }
word-next-scoring-first =
    { $edition ->
        [classic] El próximo recuento
       *[revised] La próxima puntuación
    }
word-the-third-scoring =
    { $edition ->
        [classic] el tercer recuento
       *[revised] la tercera puntuación
    }
word-the-scorings =
    { $edition ->
        [classic] los recuentos
       *[revised] las puntuaciones
    }
word-the-last-scoring =
    { $edition ->
        [classic] el último recuento
       *[revised] la última puntuación
    }
word-of-the-last-scoring =
    { $edition ->
        [classic] del último recuento
       *[revised] de la última puntuación
    }
word-first-scoring =
    { $edition ->
        [classic] Primer recuento
       *[revised] Primera puntuación
    }
word-second-scoring =
    { $edition ->
        [classic] Segundo recuento
       *[revised] Segunda puntuación
    }
word-third-scoring =
    { $edition ->
        [classic] Tercer recuento
       *[revised] Tercera puntuación
    }

word-draw =
    { $edition ->
        [classic] sacar
       *[revised] robar
    }
word-draw-now =
    { $edition ->
        [classic] saca
       *[revised] roba
    }
word-drew =
    { $edition ->
        [classic] sacó
       *[revised] robó
    }
word-you-drew =
    { $edition ->
        [classic] Sacaste
       *[revised] Robaste
    }
word-gave =
    { $edition ->
        [classic] regaló
       *[revised] dio
    }
word-you-gave =
    { $edition ->
        [classic] regalaste
       *[revised] diste
    }
word-arcades-many =
    { $edition ->
        [classic] arcadas
       *[revised] galerías
    }
word-chambers-many =
    { $edition ->
        [classic] salas
       *[revised] estancias
    }
word-turn =
    { $edition ->
        [classic] jugada
       *[revised] turno
    }
word-the-scoring =
    { $edition ->
        [classic] el recuento
       *[revised] la puntuación
    }
word-swap-now =
    { $edition ->
        [classic] cambia
       *[revised] intercambia
    }
word-you-swap-now =
    { $edition ->
        [classic] Cambias
       *[revised] Intercambias
    }
word-swapping =
    { $edition ->
        [classic] Cambiar
       *[revised] Intercambiar
    }
word-adding =
    { $edition ->
        [classic] Construir
       *[revised] Añadir
    }
word-give =
    { $edition ->
        [classic] regalar
       *[revised] dar
    }
word-giving =
    { $edition ->
        [classic] Regalar
       *[revised] Dar
    }
word-buildings =
    { $edition ->
        [classic] edificaciones
       *[revised] edificios
    }
word-building-singular =
    { $edition ->
        [classic] edificación
       *[revised] edificio
    }
word-each-building =
    { $edition ->
        [classic] cada edificación
       *[revised] cada edificio
    }
word-three-scorings-first =
    { $edition ->
        [classic] Tres recuentos
       *[revised] Tres puntuaciones
    }
word-the-turn =
    { $edition ->
        [classic] la jugada
       *[revised] el turno
    }
word-turns =
    { $edition ->
        [classic] jugadas
       *[revised] turnos
    }
word-a-turn =
    { $edition ->
        [classic] una jugada
       *[revised] un turno
    }
word-the-last-turn =
    { $edition ->
        [classic] la última jugada
       *[revised] el último turno
    }
word-your-last-turn =
    { $edition ->
        [classic] tu última jugada
       *[revised] tu último turno
    }
word-complete-turn-first =
    { $edition ->
        [classic] Jugada completa
       *[revised] Turno completo
    }
word-the-complete-turn-first =
    { $edition ->
        [classic] La jugada completa
       *[revised] El turno completo
    }
word-all-scorings-first =
    { $edition ->
        [classic] Todos los recuentos
       *[revised] Todas las puntuaciones
    }
word-the-longest-wall =
    { $edition ->
        [classic] la muralla más larga
       *[revised] el muro más largo
    }
word-redesigns-first =
    { $edition ->
        [classic] Reconstrucciones
       *[revised] Rediseños
    }
word-swapped =
    { $edition ->
        [classic] cambió
       *[revised] intercambió
    }
word-you-swapped =
    { $edition ->
        [classic] cambiaste
       *[revised] intercambiaste
    }
word-you-swapped-first =
    { $edition ->
        [classic] Cambiaste
       *[revised] Intercambiaste
    }

# Puntos de alguien, con su número.
word-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
