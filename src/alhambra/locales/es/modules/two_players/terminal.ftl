### Dos jugadores: terminal, dibujos y rechazos. La página no carga este archivo.

choice-give =
    { $edition ->
        [classic] regalarla a { $neutral }
       *[revised] darla a { $neutral }
    }
neutral-line =
    { $points ->
        [one] { $name }, { $points } punto: { $tiles }
       *[other] { $name }, { $points } puntos: { $tiles }
    }
