### Jugar en la terminal: menús, preguntas y respuestas.

default-name = Tú
seat-name = Jugador { $seat }

welcome = Alhambra: construye el palacio más hermoso.
how-to-play =
    Cuando te toque, toma dinero, compra una { word-tile } o { word-redesign-now }. Una { word-tile } se paga en la { word-currency } { word-of-its-square }; si pagas el { word-price } exacto, vuelves a jugar.
    Tener más { word-tiles } de un tipo da puntos, tres veces en la partida, y también tu { word-longest-outer-wall }.
    { word-the-walls-first } (líneas gruesas) van con { word-walls }, los lados abiertos con lados abiertos, a toda { word-tile } se llega a pie desde { word-the-fountain }, y no queda { word-no-hole }.
    Escribe un número, o «help». Ctrl-C para en cualquier momento: la partida se guarda.
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
menu-end-leftovers = Era tu última { word-tile }.
menu-end-last_scoring = Era tu última { word-tile }. Sigue { word-the-last-scoring }.
menu-any = El juego te espera ({ $step }). Elige una de estas acciones, o escríbela.

choice-take = Tomar dinero
choice-buy = Comprar una { word-tile }
choice-add = { word-redesigning }: { word-add } de la reserva
choice-remove = { word-redesigning }: { word-remove } una { word-tile }
choice-swap = { word-redesigning }: { word-swap } una { word-tile }
choice-pass = Pasar: no puedes hacer otra cosa
choice-square = { word-square-first } { $square }: { $tile }
choice-square-in = { word-square-first } { $square }: { $tile }, { $currency }
choice-square-for = { word-square-first } { $square }: { $tile } por { $cards }
choice-reserve = a la reserva
choice-end = { word-end-the-turn } (o solo Intro)
choice-end-leftovers = Seguir (o solo Intro)
choice-end-last_scoring = Seguir (o solo Intro)
choice-undo = Deshacer el último paso
choice-back = atrás
tile-at = { $tile } en { $cell }

together = = { $total }
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
