### La página: la hoja de puntos para una partida en la mesa. Sus rechazos están en score.ftl.

title-pad = Hoja de puntos · Alhambra
pad-title = Hoja de puntos
pad-lead = Para una partida en tu propia mesa: cuenta las { word-tiles } y { word-the-walls }, y los puntos salen solos. Todo queda en este navegador, y funciona sin conexión.
pad-new = Partida nueva
pad-players = Jugadores
pad-player = Jugador { $number }
pad-name = Nombre del jugador { $number }
pad-add = Añadir un jugador
pad-remove = Quitar a { $name }
pad-rounds = { word-three-scorings-first }
pad-whose = De quién son las { word-tiles }
pad-next-owner = Sigue { $name }
pad-how-wall = { word-longest-outer-wall }, en lados
# Lo que cuenta un número, y para quién.
pad-of = { $what }, { $name }
pad-more = Uno más: { $what }
pad-less = Uno menos: { $what }
pad-none = Quien no tiene nada de un tipo no recibe puntos por él, aunque quede un puesto libre.
pad-no-number = Aquí solo caben números enteros de 0 a 999.
pad-next =
    { $round ->
        [2] Sigue { word-the-second-scoring }
       *[other] Sigue { word-the-third-scoring }
    }
pad-take-back = Deshacer { word-this-scoring }
pad-standing = Clasificación
pad-won =
    { $count ->
        [one] Gana { $winners } con { pad-points }.
       *[other] Victoria compartida con { pad-points }: { $winners }.
    }
pad-points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
pad-history = Partidas anteriores
pad-delete = Borrar la partida del { $day }
pad-deleted = Partida borrada.
pad-restore = Recuperarla
