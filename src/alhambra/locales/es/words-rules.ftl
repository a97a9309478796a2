### Más palabras que cambian con la edición, para las reglas y las lecciones. Solo existen en español.

word-building-tiles =
    { $edition ->
        [classic] plaquitas de edificaciones
       *[revised] losetas de edificio
    }
word-start-tile =
    { $edition ->
        [classic] plaquita de inicio
       *[revised] loseta inicial
    }
word-to-other-buildings =
    { $edition ->
        [classic] a otras edificaciones
       *[revised] a otros edificios
    }
word-an-arcade =
    { $edition ->
        [classic] una arcada
       *[revised] una galería
    }
# Femenina en las dos ediciones.
word-supply =
    { $edition ->
        [classic] bolsa
       *[revised] torre dispensadora
    }
word-the-deck =
    { $edition ->
        [classic] la pila
       *[revised] el mazo
    }
word-a-new-deck =
    { $edition ->
        [classic] una pila nueva
       *[revised] un mazo nuevo
    }
word-a-new-deck-first =
    { $edition ->
        [classic] Una pila nueva
       *[revised] Un mazo nuevo
    }
word-the-display =
    { $edition ->
        [classic] las cartas a la vista
       *[revised] el mostrador
    }
word-the-display-first =
    { $edition ->
        [classic] Las cartas a la vista
       *[revised] El mostrador
    }
word-shuffle-now =
    { $edition ->
        [classic] Mezcla
       *[revised] Baraja
    }
word-shuffled =
    { $edition ->
        [classic] se mezclan
       *[revised] se barajan
    }
word-is-shuffled =
    { $edition ->
        [classic] se mezcla
       *[revised] se baraja
    }

word-the-empty-squares =
    { $edition ->
        [classic] los espacios vacíos
       *[revised] las casillas vacías
    }
word-the-squares =
    { $edition ->
        [classic] los espacios
       *[revised] las casillas
    }
word-four-squares =
    { $edition ->
        [classic] cuatro espacios
       *[revised] cuatro casillas
    }
word-each-square =
    { $edition ->
        [classic] cada espacio
       *[revised] cada casilla
    }
word-any-square =
    { $edition ->
        [classic] cualquier espacio
       *[revised] cualquier casilla
    }
word-the-same-square =
    { $edition ->
        [classic] al mismo espacio
       *[revised] a la misma casilla
    }

word-between-turns =
    { $edition ->
        [classic] Entre dos jugadas
       *[revised] Entre dos turnos
    }
word-no-turns =
    { $edition ->
        [classic] ni jugadas
       *[revised] ni turnos
    }
word-your-next-turn =
    { $edition ->
        [classic] tu próxima jugada
       *[revised] tu próximo turno
    }
word-same-turn =
    { $edition ->
        [classic] la misma jugada
       *[revised] el mismo turno
    }
word-the-next-turn =
    { $edition ->
        [classic] la jugada siguiente
       *[revised] el turno siguiente
    }

word-each-redesign =
    { $edition ->
        [classic] cada reconstrucción
       *[revised] cada rediseño
    }
word-refill-first =
    { $edition ->
        [classic] Completar la mesa
       *[revised] Reponer la mesa
    }
word-refilled =
    { $edition ->
        [classic] se completa
       *[revised] se repone
    }
word-add-to =
    { $edition ->
        [classic] Construye en
       *[revised] Añade a
    }
word-removing =
    { $edition ->
        [classic] Quitar
       *[revised] Retirar
    }
word-remove-now =
    { $edition ->
        [classic] quita
       *[revised] retira
    }

word-no-holes-first =
    { $edition ->
        [classic] Sin huecos
       *[revised] Sin zonas vacías
    }
word-holes-first =
    { $edition ->
        [classic] Huecos
       *[revised] Zonas vacías
    }
word-walls-first =
    { $edition ->
        [classic] Murallas
       *[revised] Muros
    }
word-two-walls =
    { $edition ->
        [classic] dos murallas
       *[revised] dos muros
    }
word-these-double-walls =
    { $edition ->
        [classic] una de estas murallas dobles
       *[revised] uno de estos muros dobles
    }
word-walls-in-a-row =
    { $edition ->
        [classic] Las murallas seguidas
       *[revised] Los muros seguidos
    }
word-your-wall =
    { $edition ->
        [classic] tu muralla
       *[revised] tu muro
    }
word-long-your-wall =
    { $edition ->
        [classic] larga tu muralla
       *[revised] largo tu muro
    }
word-piece-of-wall =
    { $edition ->
        [classic] un trozo de muralla
       *[revised] un tramo de muro
    }
word-longest-stretch =
    { $edition ->
        [classic] trozo seguido más largo de muralla exterior
       *[revised] sección seguida más larga de muro exterior
    }
word-a-wall-is-outer =
    { $edition ->
        [classic] Una muralla es exterior
       *[revised] Un muro es exterior
    }
word-a-closed-wall =
    { $edition ->
        [classic] Una muralla que se cierra
       *[revised] Un muro que se cierra
    }

word-in-the-second =
    { $edition ->
        [classic] En el segundo
       *[revised] En la segunda
    }
word-in-the-third =
    { $edition ->
        [classic] En el tercero
       *[revised] En la tercera
    }
word-a-redesign-first =
    { $edition ->
        [classic] Una reconstrucción
       *[revised] Un rediseño
    }
