### Para quien escucha la página: las cosas con todas sus letras, los anuncios, la línea de órdenes.

# Un lado de una pieza en una lista: murallas norte y este.
side-aloud =
    { $side ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    }
# $x, $y: números con un signo menos que se lee.
column-aloud = columna { $x }
row-aloud = fila { $y }
cell-name = { column-aloud }, { row-aloud }
# En una frase.
cell-aloud = la { cell-name }

## Anuncios

announce-title = Anuncios
# La pieza se acaba de nombrar.
announce-placed = Queda en { $cell }.
announce-reserved = Queda en la reserva.
# $points: lo que recibe cada uno; $scores: lo que tiene ahora.
announce-scored = { scoring-title }: { $points }.
announce-scores = Puntos ahora: { $scores }.
announce-points = { $name } { $points }
announce-you = tú
announce-turn = Te toca.
# $squares: lo nuevo desde el último turno propio.
announce-market = Nuevo en el { word-market }: { $squares }.
announce-square = { word-square } { $square }, { $currency }, { $tile }
announce-said = { $name } dice: { $text }

## La línea de órdenes

command-title = Línea de órdenes
command-field = Orden, por ejemplo: toma dinar 3. Escribe ayuda para oír todas las palabras.
command-run = Ejecutar
# La respuesta cuando se hizo una acción: `done-` y su verbo en la notación.
done-take =
    { $what ->
        [gate] Tomaste la carta de puerta.
       *[other] Tomaste { $cards_said }.
    }
done-buy = Compraste { $tile_the } por { $cards_said }.
done-place = Colocaste { $tile_the } en { $cell }.
done-add = Llevaste { $tile_the } de tu reserva a { $cell }.
done-remove = Pasaste { $tile_the } a tu reserva.
done-swap = { word-you-swapped-first } la { word-tile } de { $cell } por { $tile_the }.
done-reserve = Dejaste { $tile_the } en tu reserva.
done-pass = Pasaste.
# Cualquier otra acción. $what: su frase en una lista de acciones.
command-done = Hecho: { $what }.
command-nothing = No hay nada que deshacer.
command-undone = Un paso deshecho.
command-reset = Empiezas de nuevo { word-this-turn }.
command-confirmed = Confirmado.
command-incomplete = Aún no has completado { word-the-turn }.
command-late = La partida siguió mientras tanto. Vuelve a mirar.
command-which = ¿Cuál? { $actions }
command-unknown = «{ $text }» no empieza con ninguna acción conocida. Escribe ayuda para oír todas las palabras.
# $count: cuántas más hay.
command-more = Y { $count } más.
command-sure = { $what }: se descubre algo oculto, o decide otra persona. Escríbelo otra vez para hacerlo.
command-none = Ahora no se puede hacer nada.
# Un rechazo que trata de una casilla.
command-cell = { $cell }: { $text }
command-rule = { $text } [regla { $paragraph }]
command-look = ¿Qué quieres oír? { $things }.
command-offers = Puedes: { $actions }
command-help =
    Basta una parte que solo encaje con una acción. Valen las palabras que oyes y las de la notación.
    toma dinar 3: tomar dinero. toma dinar 2 dirham 1: varias cartas, hasta 5 en total.
    compra 3 dinar 7+3: comprar la { word-tile } { word-of-the-square } 3 con esas cartas.
    coloca jardín 8 columna 1 fila -2: colocar una { word-tile }, o más corto 1,-2. reserva jardín 8: dejarla en la reserva.
    añade, cambia, quita: { word-redesign }. pasa, puja 5, paga: donde el juego lo pida.
    deshaz, reiniciar, confirma: deshacer un paso, empezar de nuevo, terminar { word-the-turn }.
    mira y una de estas palabras: { $things }: oír lo que hay.
    Las columnas crecen hacia el este y las filas hacia el sur; { word-the-fountain } está en la columna 0, fila 0.
    Flecha arriba recupera lo que escribiste, Tab completa una palabra, Escape cierra.

# Palabras que se pueden escribir en lugar de las de la notación: palabra=notación; una sin significado se omite.
# Varias palabras van unidas: mi_alhambra=mine.
command-words =
    toma=take tomar=take compra=buy comprar=buy coloca=place colocar=place pon=place poner=place
    reserva=reserve guarda=reserve guardar=reserve deja=reserve dejar=reserve añade=add añadir=add cambia=swap cambiar=swap quita=remove quitar=remove
    construye=add construir=add intercambia=swap intercambiar=swap retira=remove retirar=remove
    pasa=pass pasar=pass paga=pay pagar=pay
    deshacer=undo deshaz=undo reiniciar=reset confirma=confirm confirmar=confirm ayuda=help
    mira=look mirar=look ver=look mercado=market recinto=market mano=hand mío=mine yo=mine mía=mine la_mía=mine alhambra=mine mi_alhambra=mine rivales=rivals puntos=scores opciones=offers registro=log historial=log
    casilla= espacio= con= por= en= y= el= la= las= los=

## Mirar

look-turn =
    { $who ->
        [you] Te toca.
        [nobody] Ahora no decide nadie.
       *[other] Decide { $name }.
    }
look-next = { word-next-scoring-first } daría { $points }.
look-reserve = En la reserva: { $tiles }.
look-rival =
    { $cards ->
        [one] { $name }: { word-score }, { $cards } carta, { word-longest-wall } { $wall }. Tiene: { $tiles }. Reserva: { $reserve }.
       *[other] { $name }: { word-score }, { $cards } cartas, { word-longest-wall } { $wall }. Tiene: { $tiles }. Reserva: { $reserve }.
    }
look-tile-at = { $tile } en { $cell }
look-deck =
    { $cards ->
        [one] { $cards } carta { word-in-the-deck }, { word-tiles-to-come }.
       *[other] { $cards } cartas { word-in-the-deck }, { word-tiles-to-come }.
    }
word-tiles-to-come =
    { $tiles ->
        [one] queda { $tiles } { word-tile }
       *[other] quedan { $tiles } { word-tiles }
    }

## Aspecto

menu-hand-side = Botones en el móvil
hand-side-name =
    { $side ->
        [left] Mano izquierda
       *[right] Mano derecha
    }
keys-command = línea de órdenes
menu-shortcuts = Atajos de teclado
shortcuts-name =
    { $shortcuts ->
        [alt] Con Alt
        [off] Ninguno
       *[single] Teclas sueltas
    }
