### Jugar en la terminal: menús, preguntas y respuestas.

default-name = Tú
seat-name = Jugador { $seat }

welcome = Alhambra: construye el palacio más hermoso.
how-to-play =
    Cuando te toque, toma dinero, compra una { word-tile } o { word-redesign-now }. Una { word-tile } se paga en la { word-currency } { word-of-its-square }; si pagas el { word-price } exacto, vuelves a jugar.
    Tener más { word-tiles } de un tipo da puntos, tres veces en la partida, y también tu { word-longest-outer-wall }.
    { word-the-walls-first } (líneas gruesas) van con { word-walls }, los lados abiertos con lados abiertos, a toda { word-tile } se llega a pie desde { word-the-fountain }, y no queda { word-no-hole }.
    Escribe un número, o «help». Ctrl-C para en cualquier momento: la partida se guarda.
how-to-play-city-gates = Puertas de la ciudad: con una carta de puerta, que tomas en vez de dinero, puedes construir detrás de { word-a-double-wall }; una puerta (∩) abre el paso para siempre.
how-to-play-diamonds = Diamantes: una quinta { word-currency } que vale en cualquier { word-square }, pero nunca junto con otra.
how-to-play-camps = Campamentos: { word-tiles } fuera de tus { word-walls }; cada flecha puntúa { word-the-buildings } en línea recta desde ella. Un bastión (con su flecha) se apoya en { word-a-wall }, los lados de campo (punteados) solo se tocan entre sí.
how-to-play-characters = Personajes: se subastan en cuanto salen. Escribe «characters» para ver qué hace cada uno.
resumed =
    { $count ->
        [one] La partida continúa después de una acción.
       *[other] La partida continúa después de { $count } acciones.
    }

prompt = >
menu-turn =
    { $again ->
        [yes] Pago exacto: ¿qué haces ahora?
       *[no] Te toca jugar. ¿Qué haces?
    }
menu-take = ¿Qué dinero? Una carta, o varias que sumen { $limit } como mucho.
menu-pay = { $tile }: { word-price } { $price }. ¿Cómo pagas?
menu-add = ¿Qué { word-tile } de tu reserva?
menu-swap = ¿Qué { word-tile } de tu reserva entra?
menu-out = { $tile }: ¿a cambio de qué { word-tile }?
menu-remove = ¿Qué { word-tile } va a tu reserva?
menu-place = ¿Qué { word-tile } colocas primero?
menu-cell = { $tile }: ¿dónde va? Escribe un número o una celda.
# Lo que sigue no se puede deshacer; `menu-end-STEP` y `choice-end-STEP`, si el paso siguiente tiene
# frases propias.
menu-end = Has terminado. Después salen dinero y { word-tiles } nuevas.
menu-end-laila_draws = Laila saca ahora una { word-tile } nueva: no hay vuelta atrás.
menu-end-yammerad_draws = Yammerad { word-draw-now } ahora una carta: no hay vuelta atrás.
menu-end-leftovers = Era tu última { word-tile }.
menu-end-last_scoring = Era tu última { word-tile }. Sigue { word-the-last-scoring }.
menu-gate = ¿Qué { word-wall } abre una puerta en { $cell }?
menu-any = El juego te espera ({ $step }). Elige una de estas acciones, o escríbela.
menu-auction = Subasta de { $character }: { $does }.
auction-state =
    { $who ->
        [nobody]
            { $count ->
                [0] Aún no hay pujas, y los demás han pasado.
               *[other] Aún no hay pujas. Además de ti siguen: { $rivals }.
            }
       *[other]
            { $count ->
                [0] Puja más alta: { $bid }, de { $name }. Los demás han pasado.
               *[other] Puja más alta: { $bid }, de { $name }. Además siguen: { $rivals }.
            }
    }
auction-means = Puedes pagar { $most } como mucho ({ $currency }). Lo que digas es definitivo.
menu-bid = ¿Cuánto pujas? Escribe un número de { $least } a { $most }.
menu-pay-bid = { $character } es para ti por { $bid }. ¿Cómo pagas? No se devuelve cambio, y pagar exacto no da nada.
menu-laila = ¿Qué { word-tile } devuelves? Enseguida sale otra en su lugar.
menu-karim = ¿Qué { word-tile } paga Abdul Karim? Después sale del juego.
menu-machma-give = ¿Qué carta le das a Machma?
menu-machma-take = ¿Qué carta tomas por { $cards }?
menu-knihstig = Abdul Knihstig: puedes tomar una carta de dinero. ¿Cuál?
menu-ammar = Ammar El’Schauf: puedes { word-redesign } otra vez.
menu-fatima = Fátima es tuya. Lo que elijas es definitivo.
menu-hakim =
    { $round ->
        [1] { word-first-scoring }: ¿a qué tipo va { word-the-half-building } de Hakim?
        [2] { word-second-scoring }: ¿a qué tipo va { word-the-half-building } de Hakim?
       *[other] { word-third-scoring }: ¿a qué tipo va { word-the-half-building } de Hakim?
    }
menu-yammerad = No era una carta de dinero. ¿Quieres { word-draw } otra? Lo que sale no se devuelve.

choice-take = Tomar dinero
choice-take-gate = Tomar la carta de puerta
choice-buy = Comprar una { word-tile }
choice-add = { word-redesigning }: { word-add } de la reserva
choice-remove = { word-redesigning }: { word-remove } una { word-tile }
choice-swap = { word-redesigning }: { word-swap } una { word-tile }
choice-pass = Pasar: no puedes hacer otra cosa
choice-square = { word-square-first } { $square }: { $tile }
choice-square-in = { word-square-first } { $square }: { $tile }, { $currency }
choice-square-for = { word-square-first } { $square }: { $tile } por { $cards }
choice-reserve = a la reserva
choice-give =
    { $edition ->
        [classic] regalarla a { $neutral }
       *[revised] darla a { $neutral }
    }
choice-end = { word-end-the-turn } (o solo Intro)
choice-end-laila_draws = Seguir (o solo Intro)
choice-end-yammerad_draws = Seguir (o solo Intro)
choice-end-leftovers = Seguir (o solo Intro)
choice-end-last_scoring = Seguir (o solo Intro)
choice-use-abdul_karim = Abdul Karim: una { word-tile } gratis
choice-use-laila = Laila: una { word-tile } nueva por otra del { word-market }
choice-use-machma = Machma: cambiar una carta
choice-use-yammerad = Yammerad: { word-draw } una carta de dinero
choice-gate = { $side }, hacia { $neighbour }
choice-bid = Pujar { $bid }
choice-bid-more = Pujar más
choice-pass-bid = Pasar del todo
choice-decline = No, gracias
choice-keep = Quedártela: 8 puntos al final
choice-exchange =
    { $count ->
        [one] Cambiarla por el personaje desconocido que está apartado
       *[other] Cambiarla por el primero de los { $count } personajes desconocidos apartados
    }
choice-draw-again =
    { $edition ->
        [classic] Sacar otra
       *[revised] Robar otra
    }
choice-stop = Parar
choice-undo = Deshacer el último paso
choice-back = atrás
tile-at = { $tile } en { $cell }
with-gate = { $where } con una puerta

together = = { $total }
together-faruk = = { $total }, con Faruk
payment =
    { $how ->
        [exact] exacto: otra acción
       *[over] { $by } de más
    }
payments =
    { $exact ->
        [yes] { $count } formas, una exacta
       *[no] { $count } formas
    }
bid-payment =
    { $how ->
        [exact] exacto
       *[over] { $by } de más
    }
up-to = hasta { $most }
hakim-note = cuenta como { $count }: { $points } puntos en vez de { $before }
in-notation = se puede escribir

undone = Deshecho.
nothing-to-undo = No hay nada que deshacer en { word-this-turn }.
end-or-undo = Escribe 1 o solo Intro para terminar, 2 o «undo» para deshacer el último paso.
hand-over = { $name }, pulsa Intro cuando solo tú veas la pantalla.
kept =
    La partida está guardada en { $path }
    Para continuar: { $command }
finished = El registro de la partida está en { $path }.
resumed-torn =
    { $count ->
        [one] La última línea del archivo estaba cortada («{ $torn }»). La partida continúa después de una acción entera.
       *[other] La última línea del archivo estaba cortada («{ $torn }»). La partida continúa después de { $count } acciones enteras.
    }

help-playing =
    Escribe el número de una opción. 0 vuelve un paso atrás.
    O escribe una acción en una línea:
    { "  " }take denar 3 dirham 2      una carta cualquiera, o varias hasta 5
    { "  " }buy 3 denar 7+3            lo que hay en { word-the-square } 3
    { "  " }add garden-8-ne 1,-2       de tu reserva; también: swap garden-8-ne 1,-2
    { "  " }remove garden-8-ne         a tu reserva
    { "  " }place garden-8-ne 1,-2     lo que has comprado; también: reserve …
    Se escribe tipo, { word-price } y { word-walls } (n, e, s, w: norte, este, sur, oeste);
    una celda es columna,fila.
    pavilion pabellón · seraglio serrallo · arcades { word-arcades } · chambers { word-chambers }
    garden jardín · tower torre · camp campamento
    denar dinar · ducat ducado · florin florín · diamond diamante
# Siguen las líneas de los módulos, `typed-MÓDULO`.
help-playing-modules = Con los módulos de esta partida también:
typed-city-gates =
    { "  " }take gate                       la carta de puerta en vez de dinero
    { "  " }place garden-8-ne 1,-2 gate n   con puerta al norte; también: add, swap
typed-characters =
    { "  " }bid 7, pass, pay denar 7+3      en una subasta
    { "  " }laila 3, abdul_karim 3, machma denar 7 dirham 3, yammerad, stop
    { "  " }keep fatima, exchange fatima, hakim tower, abdul_knihstig denar 3, decline
    { "  " }characters                      qué hace cada personaje, y de quién es

## verify

verifying = Comprobando
verified-good =
    { $count ->
        [one] { $path }: bien, { $state ->
            [finished] terminada
           *[unfinished] sin terminar
        }, { $count } acción, puntos { $scores }
       *[other] { $path }: bien, { $state ->
            [finished] terminada
           *[unfinished] sin terminar
        }, { $count } acciones, puntos { $scores }
    }
verified-bad = { $path }: { $reason }
verified-all =
    { $bad ->
        [0] { $count } registros, todos bien.
       *[other] { $count } registros, { $bad } de ellos mal.
    }
