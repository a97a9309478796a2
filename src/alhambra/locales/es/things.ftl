### Los nombres de las cosas. En las frases están como rótulos, sin artículo.
### Una plaquita o loseta existe también con artículo: .the («el jardín 8») y .of («del jardín 8»);
### una frase con $tile puede decir $tile_the y $tile_of. Varias monedas de una clase: .many.
### El dinero como se dice: .said.

tile =
    { $kind ->
        [start] { word-fountain }
       *[other] { kind } { word-price-and-sides }
    }
    .the =
        { $kind ->
            [start] { word-the-fountain }
            [arcades] la { kind } { word-price-and-sides }
            [chambers] { word-the-chambers } { word-price-and-sides }
            [tower] la { kind } { word-price-and-sides }
           *[other] el { kind } { word-price-and-sides }
        }
    .of =
        { $kind ->
            [start] { word-of-the-fountain }
            [arcades] de la { kind } { word-price-and-sides }
            [chambers] de { word-the-chambers } { word-price-and-sides }
            [tower] de la { kind } { word-price-and-sides }
           *[other] del { kind } { word-price-and-sides }
        }
word-fountain =
    { $edition ->
        [classic] Patio de los Leones
       *[revised] Fuente de los Leones
    }
word-the-chambers =
    { $edition ->
        [classic] la sala
       *[revised] las estancias
    }
word-price-and-sides =
    { $sides ->
        [none] { $price }
       *[other] { $price } ({ $sides })
    }
sides =
    { $what ->
        [walls]
            { $count ->
                [one] { word-wall } { $letters }
               *[other] { word-walls } { $letters }
            }
       *[arrows]
            { $count ->
                [one] flecha { $letters }
               *[other] flechas { $letters }
            }
    }
# Un tipo de loseta; el de un módulo ajeno es { $kind }, con las palabras de `kind-NAME`.
kind =
    { $kind ->
        [pavilion] pabellón
        [seraglio] serrallo
        [arcades] { word-arcades }
        [chambers] { word-chambers }
        [garden] jardín
        [tower] torre
        [camp] campamento
       *[other] { $kind }
    }

# Tres letras, para un dibujo; el Patio o la Fuente de los Leones tiene cinco como mucho.
kind-short =
    { $kind ->
        [start]
            { $edition ->
                [classic] Patio
               *[revised] León
            }
        [pavilion] Pab
        [seraglio] Ser
        [arcades]
            { $edition ->
                [classic] Arc
               *[revised] Gal
            }
        [chambers]
            { $edition ->
                [classic] Sal
               *[revised] Est
            }
        [garden] Jar
        [tower] Tor
        [camp] Cam
       *[other] { $kind }
    }

# Por qué se dan puntos.
source-pavilion = Pabellones
source-seraglio = Serrallos
source-arcades =
    { $edition ->
        [classic] Arcadas
       *[revised] Galerías
    }
source-chambers =
    { $edition ->
        [classic] Salas
       *[revised] Estancias
    }
source-garden = Jardines
source-tower = Torres
source-wall =
    { $edition ->
        [classic] Muralla más larga
       *[revised] Muro más largo
    }
sheet-total = Total

currency =
    { $currency ->
        [denar] dinar
        [dirham] dirham
        [ducat] ducado
        [florin] florín
        [diamond] diamante
       *[other] { $currency }
    }
    .many =
        { $currency ->
            [denar] dinares
            [dirham] dirhams
            [ducat] ducados
            [florin] florines
            [diamond] diamantes
           *[other] { $currency }
        }
# Cartas de una misma clase de dinero: dinar 7 + 3; en una frase, 7 + 3 dinares.
cards = { currency } { $values }
    .said = { $values } { word-coins }
word-coins =
    { $currency ->
        [denar]
            { $total ->
                [one] dinar
               *[other] dinares
            }
        [dirham]
            { $total ->
                [one] dirham
               *[other] dirhams
            }
        [ducat]
            { $total ->
                [one] ducado
               *[other] ducados
            }
        [florin]
            { $total ->
                [one] florín
               *[other] florines
            }
        [diamond]
            { $total ->
                [one] diamante
               *[other] diamantes
            }
       *[other] { $currency }
    }

side =
    { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    }

side-letter =
    { $side ->
        [n] N
        [e] E
        [s] S
       *[w] O
    }
# Lo que hay en un lado, con su artículo.
side-kind =
    { $side ->
        [open] el lado abierto
        [wall] { word-the-wall }
        [bastion] el bastión
       *[field] el lado de campo
    }

nothing = nada
