### Por qué algo no ha sido posible. El identificador es «error-» y el código del error.

refusal = { $sentence } [regla { $paragraph }]
# Un error de un módulo que no tiene texto para él. $code: su código.
error-without-words = Eso no es posible ({ $code }).

## Acciones que van contra las reglas

error-no-action = Eso no es una acción de este juego.
error-game-over = La partida ha terminado: «{ $action }» ya no es posible.
error-not-now = «{ $action }» no es posible ahora.
error-not-now-turn = Ahora no es posible: primero elige una acción, es decir, tomar, comprar o { word-redesign }.
error-not-now-placing = Ahora no es posible: primero coloca las { word-tiles } que has comprado.
error-not-now-leftovers = Ahora no es posible: solo puedes colocar las { word-tiles } que has recibido.
error-pass-not-forced = Solo puedes pasar cuando no puedes tomar, comprar ni { word-redesign } nada.
error-take-not-there = Eso no está { word-on-display }: { $cards_said }.
error-take-too-much = Varias cartas juntas pueden sumar como mucho { $limit }; estas suman { $total }. Una sola carta puede tener cualquier valor.
error-square-empty = No hay ninguna { word-tile } en { word-the-square } { $square } del { word-market }.
error-wrong-currency = { word-this-square } pide { $accepted_many }, no { $offered_many }.
error-pay-not-held = No tienes en la mano { $cards_said }.
error-pay-too-little = Eso suma { $total }, pero hay que pagar { $price }.
error-not-to-place = Ahora no puedes colocar { $tile_the }: solo lo que acabas de recibir.
error-not-in-reserve = No tienes { $tile_the } en tu reserva.
error-not-in-palace = No tienes { $tile_the } en tu Alhambra.
error-cell-taken = Ahí ya hay una { word-tile }: { $tile }.
error-cell-empty = Ahí no hay ninguna { word-tile } que { word-swap }.
error-not-joined = No encaja: ningún lado tocaría otra { word-tile }.
error-wall-meets-open = No encaja: { word-the-wall } { $side } tocaría el lado abierto { $neighbour_of }.
error-open-meets-wall = No encaja: el lado abierto { $side } tocaría { word-the-wall } { $neighbour_of }.
error-encloses = No encaja: encerraría { word-a-hole }.
error-not-on-foot = No encaja: no se podría llegar a pie desde { word-the-fountain } sin cruzar { word-a-wall }.
error-start-stays = { word-the-fountain-first } se queda siempre en su sitio.
error-leaves-hole = No puedes { word-remove } { $tile_the }: quedaría { word-a-hole }.
error-cuts-off = No puedes { word-remove } { $tile_the }: otras { word-tiles } quedarían aisladas.
error-frozen = No puedes { word-remove } { $tile_the }: esta { word-tile } se queda ahí para siempre.
error-sides-differ = No encaja: { $mine } { $side } tocaría { $theirs } { $neighbour_of }. Los lados abiertos van con lados abiertos, { word-the-walls } con { word-walls } o bastiones, los lados de campo con lados de campo.

## Texto que no es notación

error-unknown-action = «{ $text }» no empieza con ninguna acción conocida. Las que hay: { $known }.
error-bad-words = Detrás de «{ $verb }» { $expected ->
        [0] no va ninguna palabra
        [one] va una palabra
       *[other] van { $expected } palabras
    }, y no { $found }.{ bad-words-example }
# Cómo se escribe, tras un espacio.
bad-words-example =
    { $verb ->
        [buy] { " " }{ word-square-first }, { word-currency } y cartas: «buy 2 denar 7+3».
        [place] { " " }{ word-tile-first } y celda: «place tower-9-ne 1,0».
        [add] { " " }{ word-tile-first } y celda: «add tower-9-ne 1,0».
        [swap] { " " }{ word-tile-first } de la reserva y celda: «swap tower-9-ne 1,0».
        [reserve] { " " }Una { word-tile }: «reserve tower-9-ne».
        [remove] { " " }Una { word-tile }: «remove tower-9-ne».
       *[other] { "" }
    }
error-bad-cards = «{ $text }» no nombra ninguna carta. Escribe «denar 3 dirham 2» para tomar, «denar 7+3» para pagar.
error-bad-cell = «{ $text }» no es una celda. Escribe columna y fila, como en «1,-2»: las columnas se cuentan hacia el este y las filas hacia el sur.
error-bad-square = «{ $text }» no es { word-a-square } del { word-market }: llevan los números del 1 al 4.
error-unknown-currency = «{ $text }» no es ninguna { word-currency }: hay denar, dirham, ducat, florin y las de los módulos de la partida.
error-unknown-card = «{ $text }» no es una carta. Escribe la letra de su { word-currency } y su valor, como en «N3» para el dinar 3. Letras: N, R, U, F y las de los módulos.
error-unknown-card-value = «{ $text }» no es el valor de una carta: van del 1 al 9.
error-too-many-copies = No hay tantas copias de «{ $card }».
error-unknown-tile = «{ $text }» no es una { word-tile }. Se escribe así: «garden-8-ne», es decir, tipo, { word-price } y { word-walls }.
error-unknown-seat = «{ $text }» no es un asiento de esta partida.
error-unknown-step = «{ $text }» no es un paso de una partida.
error-bad-number = «{ $text }» no es un número entero posible aquí.
error-field-length = «{ $text }» necesita al menos una entrada, y { $most } como mucho.
error-bad-part = «{ $text }» no es el estado de un módulo.
error-bad-score-line = «{ $text }» no es una línea de puntuación.

## Partidas que no pueden empezar

error-bad-players = Una partida es de { $fewest } a { $most } jugadores, no de { $players }.
error-unknown-lesson = No hay ninguna lección «{ $lesson }». Las que hay: { $known }.
error-lesson-over = La lección «{ $lesson }» ha terminado: deshaz la última acción o empieza de nuevo.
error-unknown-edition = No hay ninguna edición «{ $edition }». Las que hay: { $known }.
error-unknown-module = No hay ningún módulo «{ $module }». Los que hay: { $known }.
error-module-twice = Varios paquetes traen un módulo «{ $module }»: { $packages }. Solo uno de ellos puede estar instalado.
error-module-broken = El módulo «{ $module }» del paquete { $package } no se puede cargar: { $reason }
error-module-name = El paquete { $package } trae un módulo llamado «{ $module }». Un nombre se compone de minúsculas, cifras y _, y empieza por una letra.
error-module-missing = El módulo «{ $module }» (versión { $version }) no está instalado aquí.
error-module-clash = { $what ->
    [message] Dos paquetes traen un texto
    [step] Dos módulos traen un paso
    [card] Dos módulos traen una carta
    [back] Dos módulos traen cartas con el reverso
    [tile] Dos módulos traen una { word-tile }
    [currency] Dos módulos traen una { word-currency }
   *[state] Dos módulos guardan un estado
} «{ $key }»: { $first } y { $second }. No se pueden jugar juntos.
error-currency-index = La { word-currency } { $claim } necesita un índice de 0 a { $most }.
error-currency-taken = La { word-currency } { $claim } tiene el nombre, la letra o el índice de otra: { $other }.
error-field-type-unknown = El tipo { $type } de { $field } no se conoce durante la ejecución. Impórtalo fuera de TYPE_CHECKING.
error-module-words-broken = Los textos de un módulo están mal: { $path }, línea { $line }. { $reason }
error-module-words-missing = El paquete { $package } no tiene textos en inglés: falta { $path }.
error-module-words-unfilled = Un texto de un módulo no se puede completar ({ $path }). { $reason }
error-bad-data = Los datos de los componentes no sirven. { $reason }
error-data-not-json = No es JSON válido: mira la línea { $line }.
error-data-incomplete = La sección «{ $section }» falta o está mal.
error-repeated-module = El módulo «{ $module }» está dos veces.
error-shuffle-has-stranger = El orden de «{ $pile }» nombra «{ $item }», que no es de ahí.
error-shuffle-lacks-item = En el orden de «{ $pile }» falta «{ $item }».

## Posiciones de la partida como texto

error-position-magic = Una posición empieza por «{ $expected }», no por «{ $found }».
error-position-expected = En la posición pone «{ $found }» donde debería poner «{ $expected }».
error-position-field = La posición está mal en «{ $field }». { $reason }
error-position-broken = Esta posición es imposible: { $defects }.

## Bots

error-unknown-bot = No hay ningún bot «{ $bot }». Los que hay: { $known }.
error-unknown-parameter = El bot «{ $bot }» no tiene ningún parámetro «{ $parameter }». Los que hay: { $known }.
error-bad-parameter = El parámetro «{ $parameter }» del bot «{ $bot }» necesita un número entero, no «{ $value }».

## La orden

error-seats-differ = Has pedido { $players } jugadores, pero nombras { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    } y { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }.
error-bad-name = «{ $name }» no puede ser el nombre de nadie.
error-repeated-name = Dos jugadores no pueden llamarse «{ $name }».
error-file-exists = { $path } ya existe, y ninguna partida se sobrescribe nunca. Elige otro archivo, o continúa con --resume.
error-file-named-twice = { $path } está nombrado dos veces, y escribir en él destruiría su contenido. Elige otro archivo.
error-no-such-player = No juega nadie llamado «{ $text }». En la mesa: { $known }.
error-resume-with-options = Una partida que se continúa conserva jugadores, semilla, edición, módulos y archivo: usa --resume solo, o con --data y --plain.
error-bad-data-file = { $path }: { $reason }
error-no-such-choice = Aquí no hay ninguna opción { $text }.
error-not-understood = «{ $text }» no es una opción, ni una acción, ni una orden. Escribe «help» para ver qué puedes escribir.
error-type-something = Escribe el número de una opción, una acción o «help».

## Registros

error-bad-names = Has dado { $names } nombres para { $players } jugadores.
error-bad-note = «{ $key }» no puede ser la clave de una nota, o está dos veces.
error-record-unreadable = { $path } no se puede leer. { $reason }
error-record-unwritable = { $path } no se puede escribir. { $reason }
error-file-denied = El acceso está denegado.
error-file-in-the-way = Hay un archivo donde debería haber una carpeta.
error-file-is-folder = Es una carpeta.
error-file-link-circle = Los enlaces forman un círculo.
error-file-long-name = El nombre es demasiado largo.
error-file-missing = No existe ese archivo o carpeta.
error-file-no-folder = No existe esa carpeta.
error-file-no-room = El disco está lleno.
error-file-nobody-there = Al otro lado no lee nadie.
error-file-read-only = Este lugar es de solo lectura.
error-file-special = No es un archivo normal, así que no se puede guardar nada en él.
error-file-trouble = El sistema informa: { $text }
error-record-too-large = { $path } es demasiado grande para lo que se espera aquí.
error-record-empty = El archivo está vacío.
error-record-magic = Línea { $line }: esto no es el registro de una partida; empieza por «{ $found }».
error-record-newer-format = Línea { $line }: el registro tiene el formato { $found }, pero esta versión lee formatos hasta el { $known }. Una versión más nueva puede leerlo.
error-record-newer-rules = Línea { $line }: el registro se hizo con las reglas { $found }, pero esta versión tiene las reglas { $known }. Una versión más nueva puede reproducirlo.
error-record-older-rules = Línea { $line }: el registro se hizo con las reglas { $found }, pero esta versión tiene las reglas { $known }. Una versión más antigua puede reproducirlo.
error-record-data = Línea { $line }: el registro se hizo con otras { word-tiles } o cartas («{ $found }» en vez de «{ $known }»). Si eran datos tuyos, di su archivo con --data.
error-record-module-version = El registro se hizo con { $recorded }; aquí está instalado { $installed }, que no puede reproducirlo: { $reason }
error-record-torn = La línea { $line } se corta después de «{ $tail }». «alhambra play --resume» continúa desde la última línea entera.
error-record-incomplete = Falta la línea { $line }: el registro se acaba donde debería poner «{ $expected }».
error-record-line = Línea { $line }: pone «{ $found }», y se espera «{ $expected }».
error-record-not-utf8 = La línea { $line } no es UTF-8 válido: «{ $found }».
error-record-check = La línea { $line } se ha cambiado, o falta una línea anterior: su suma de control no corresponde a «{ $found }».
error-record-setup = Línea { $line }: { $reason }
error-record-position = Línea { $line }: { $reason }
error-record-shuffle = Línea { $line }: { $reason }
error-record-action = Línea { $line }: { $reason }
error-record-illegal = Línea { $line }: «{ $action }» va contra las reglas. { $reason }
error-record-seat = Línea { $line }: le toca al asiento { $expected }, no al asiento { $found }.
error-record-early-end = Línea { $line }: el registro termina, pero la partida no ha terminado.
error-record-end = Línea { $line }: la partida terminó con «{ $expected }», no con «{ $found }».
error-record-after-end = Línea { $line }: hay algo después del final de la partida.
error-shuffle-not-recorded = El orden al barajar «{ $pile }» no está en el registro.
error-shuffle-not-asked = En el registro se baraja «{ $pile }», pero aquí no se baraja nada.
error-shuffle-other-pile = Aquí se baraja «{ $pile }», pero en el registro se baraja «{ $found }».
error-position-before-chance = Un registro no puede empezar en medio del paso «{ $step }», antes de su parte aleatoria.
