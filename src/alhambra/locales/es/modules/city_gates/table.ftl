### Puertas de la ciudad: nombres, sucesos y lo que muestra la página en una mesa.

## Nombres

module-city-gates = Puertas de la ciudad
    .about = Las puertas abren { word-a-double-wall } para poder construir detrás.

## Sucesos

event-gate-revealed =
    { $discarded ->
        [yes] Ha salido una segunda carta de puerta de la ciudad y se ha descartado.
       *[no] Ha salido una carta de puerta de la ciudad y queda junto al { word-market }.
    }
event-gate-taken =
    { $who ->
        [you] Tomaste la carta de puerta de la ciudad.
       *[other] { $name } tomó la carta de puerta de la ciudad.
    }
event-gate-opened =
    { $who ->
        [you] Abriste { word-the-wall } { $side } de { $cell } con una puerta de la ciudad.
       *[other] { $name } abrió { word-the-wall } { $side } de { $cell } con una puerta de la ciudad.
    }
# Ahora mismo, en la barra: sin la celda.
follow-gate-opened =
    { $who ->
        [you] Abres { word-a-wall } con una puerta de la ciudad.
       *[other] { $name } abre { word-a-wall } con una puerta de la ciudad.
    }
deed-gate-taken =
    { $who ->
        [you] tomaste la carta de puerta
       *[other] tomó la carta de puerta
    }
deed-gate-opened =
    { $who ->
        [you] abriste una puerta
       *[other] abrió una puerta
    }

## En la página

explain-city-gates = Toma la carta de puerta en vez de dinero. Si una { word-tile } nueva va a tocar tu Alhambra solo { word-wall } contra { word-wall }, puedes gastar la carta: una puerta de la ciudad abre el paso a pie por uno de esos lados. Sigue contando como { word-wall }. Las dos { word-tiles } bajo una puerta se quedan ahí para siempre.
    .question = ¿Qué es una carta de puerta de la ciudad?
gate-card-take = Carta de puerta de la ciudad. Tómala en vez de dinero.
gates-held =
    { $count ->
        [one] { $count } carta de puerta
       *[other] { $count } cartas de puerta
    }
bar-take-gate = Tomar la carta de puerta
gate-question = ¿Qué { word-wall } abre la puerta?
gate-note = Esto gasta una carta de puerta. Las dos { word-tiles } bajo la puerta se quedan ahí para siempre.
gate-side = Abrir { word-the-wall } { $side }
gate-cancel = Otra celda
gate-needed = Hace falta una carta de puerta.
board-frozen = Bajo una puerta: se queda aquí para siempre.
left-gates =
    { $count ->
        [one] { $count } carta de puerta
       *[other] { $count } cartas de puerta
    }
gate-line = Hay una carta de puerta de la ciudad junto al { word-market }: puedes tomarla en vez de dinero.
gate-at = { $cell }: una puerta en { word-the-wall } { $side }.
palace-line-frozen = { $cell }: { $tile }, para siempre bajo una puerta.
# Palabras que se pueden escribir en lugar de las de la notación: palabra=notación; una sin significado se omite.
command-words-city_gates = carta_de_puerta_de_la_ciudad=gate carta_de_puerta=gate puerta_de_la_ciudad=gate puerta=gate al=
