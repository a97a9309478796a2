### Las lecciones: «lesson-», el identificador de la lección y lo que se dice. Las lecciones están en lessons/course.py.
### about explica, task dice qué hacer; después de un intento: solved, onward (bien, y aún falta algo), missed (permitido, pero ya no
### se llega a la meta) o algo que encaje mejor.

lesson-refused = Las reglas no lo permiten. No ha pasado nada: prueba otra cosa.

lesson-take-money-title = Tomar dinero
lesson-take-money-about = Cuando te toca, haces una de tres cosas: tomar dinero, comprar una { word-tile } o { word-redesign } tu Alhambra. Hay cuatro { word-currency }s, y cuatro cartas { word-on-display }. Toma una cualquiera, o varias que sumen 5 o menos.
lesson-take-money-task = Toma dos cartas a la vez.
lesson-take-money-hint = ¿Qué dos de las cuatro cartas suman 5 o menos?
lesson-take-money-too-much = Varias cartas pueden sumar 5, no más. Una sola puede tener cualquier valor.
lesson-take-money-missed = Está permitido, y una carta alta suele ser la mejor elección. Pero esta vez toma dos a la vez.
lesson-take-money-solved = Dos cartas con una acción. Las cartas pequeñas valen la pena: ayudan a pagar justo.

lesson-exact-payment-title = Pago exacto
lesson-exact-payment-about = En el { word-market }, { word-each-square } pide su { word-currency }, que se ve debajo de la { word-tile }. Puedes pagar más que el { word-price }, pero no se devuelve cambio. Si pagas el { word-price } exacto, haces otra acción.
lesson-exact-payment-task = Compra dos { word-tiles } en { word-this-turn }.
lesson-exact-payment-hint = ¿De qué { word-tile } puedes pagar el { word-price } exacto? Empieza por ella.
lesson-exact-payment-hint-later = Te queda una carta de florines. ¿Qué { word-tile } puedes pagar con ella?
lesson-exact-payment-onward = ¡Justo 10! Te sigue tocando. Compra ahora la otra { word-tile }.
lesson-exact-payment-wrong-order = 9 por un { word-price } de 8 no es exacto, así que no hay segunda acción. Empieza por la { word-tile } que puedes pagar justo.
lesson-exact-payment-overpaid = Has pagado más de 10. Lo que sobra se pierde, y tu segunda acción también. ¿Qué dinares suman justo 10?
lesson-exact-payment-cannot-pay = Paga con cartas de tu mano, en la { word-currency } { word-of-the-square }, y por lo menos el { word-price }.
lesson-exact-payment-missed = Si tomas dinero, se acaba tu { word-turn }. Pero tus cartas alcanzan para dos { word-tiles } seguidas.
lesson-exact-payment-solved = Dos { word-tiles } seguidas, y solo porque pagaste justo la primera. Así se ganan las partidas.

lesson-walls-match-title = { word-the-walls-first } casan
lesson-walls-match-about = Cuando no te quedan acciones, colocas las { word-tiles } que compraste, en tu Alhambra o en tu reserva. No se giran nunca. Una nueva toca otra con un lado entero, y los lados que se tocan deben casar: { word-wall } con { word-wall }, lado abierto con lado abierto.
lesson-walls-match-task = Coloca la torre en tu Alhambra.
lesson-walls-match-hint = La torre tiene { word-walls } al norte y al este. Así que debe unirse por su lado oeste o por su lado sur.
lesson-walls-match-clash = Aquí { word-a-wall } tocaría un lado abierto. Mira cada lado que toca otra { word-tile }.
lesson-walls-match-apart = La torre necesita una celda vacía justo al lado de una { word-tile }. Una esquina no basta.
lesson-walls-match-missed = En la reserva la torre está segura, pero allí no da puntos. Cabe en tu Alhambra: busca el sitio.
lesson-walls-match-solved = Encaja. { word-walls-in-a-row } te darán puntos más adelante.

lesson-on-foot-title = A pie
lesson-on-foot-about = Se debe poder llegar a pie desde { word-the-fountain } hasta cada { word-tile }: de una a otra, sin cruzar nunca { word-a-wall }.
lesson-on-foot-task = Coloca { word-the-chambers } en la celda vacía al este del jardín.
lesson-on-foot-hint = Desde el jardín no se pasa al este: lo impide { word-the-wall }. Construye antes un camino que venga del sur.
lesson-on-foot-hint-later = Ahora se llega desde el sur a la celda al este del jardín: coloca allí { word-the-chambers }.
lesson-on-foot-no-way = Los lados casan, { word-wall } con { word-wall }. Pero nadie llegaría a pie. Construye antes un camino.
lesson-on-foot-onward = Ahora se puede subir desde el sur.
lesson-on-foot-elsewhere = Ahí está permitido, pero se pedía la celda al este del jardín. ¿Qué { word-tile } abre un camino hasta ella?
lesson-on-foot-reserve = La reserva no hace falta: ya puedes colocar { word-the-chambers } en tu Alhambra.
lesson-on-foot-missed = Ahora ningún camino lleva a la celda al este del jardín. El pabellón está abierto por los cuatro lados: ¿dónde ayuda?
lesson-on-foot-solved = Rodeando { word-the-wall } y subiendo desde el sur: se llega a pie.

lesson-no-holes-title = { word-no-holes-first }
lesson-no-holes-about = Las { word-tiles } no pueden encerrar nunca { word-a-hole }.
lesson-no-holes-task = Cierra el anillo: el serrallo va en la celda libre al sur { word-of-the-fountain }.
lesson-no-holes-hint = ¿Qué quedaría en medio del anillo? Llénalo primero.
lesson-no-holes-hint-later = Dentro ya no queda nada vacío. Ahora el serrallo puede cerrar el anillo.
lesson-no-holes-hole = La celda vacía del medio quedaría encerrada. Llénala antes de cerrar el anillo.
lesson-no-holes-onward = El centro está lleno. Ahora se puede cerrar el anillo.
lesson-no-holes-walled-in = El serrallo puede ir aquí, pero entonces no cerrará el anillo. ¿Qué { word-tile } sin { word-walls } podría llenar el centro?
lesson-no-holes-missed = Está permitido, pero así el anillo queda abierto. Necesitas las dos { word-tiles }.
lesson-no-holes-solved = Cerrado, y dentro no queda nada vacío. ¡Y mira { word-the-wall } que lo rodea!

lesson-redesign-title = Reserva y { $edition ->
        [classic] reconstrucción
       *[revised] rediseño
    }
lesson-redesign-about = La tercera acción es { word-redesign }: { word-add } una { word-tile } de tu reserva, { word-remove } una y dejarla en la reserva, o { word-swap } una por otra en el mismo sitio. Es un solo cambio, y después deben cumplirse todas las reglas de construcción.
lesson-redesign-task = Lleva la torre de tu reserva a tu Alhambra, con una sola acción.
lesson-redesign-hint = La torre solo está abierta por el oeste. ¿Qué { word-tile } está donde ella cabría?
lesson-redesign-no-room = No hay ninguna celda vacía donde quepa la torre. Pero quizá pueda ocupar el sitio de otra { word-tile }.
lesson-redesign-two-turns = El sitio está libre, pero ya has gastado tu acción, y la torre tiene que esperar. Las dos cosas se pueden hacer de una vez.
lesson-redesign-money = El dinero siempre viene bien, pero la torre sigue en tu reserva.
lesson-redesign-missed = Está permitido, pero la torre sigue en tu reserva.
lesson-redesign-solved = La torre está donde estaba el jardín, y el jardín espera en tu reserva.

lesson-scoring-title = { word-first-scoring }
lesson-scoring-about = Cuando sale una carta de puntuación, todos puntúan. En { word-the-first-scoring } solo cuenta quién tiene más { word-tiles } de cada tipo: de 1 punto por los pabellones a 6 por las torres. En los empates se reparte, y la reserva no cuenta. Tu { word-longest-outer-wall } da 1 punto por lado.
lesson-scoring-task = Justo después de esta { word-tile } viene { word-the-first-scoring }. Coloca la torre de modo que consigas 18 puntos.
lesson-scoring-hint = Las torres te dan 6 esté donde esté en tu Alhambra. ¿Dónde hace más { word-long-your-wall }?
lesson-scoring-reserve = En la reserva las { word-tiles } no cuentan. Así que compartes las torres con un rival, 3 puntos cada uno, y { word-your-wall } no se alarga.
lesson-scoring-missed = Tienes más torres que nadie: 6 puntos. Pero { word-your-wall } solo da 3. En otra celda daría 5.
lesson-scoring-solved = 18 puntos: torres 6, { word-chambers-many } 4, { word-arcades-many } 3, { word-wall } 5. Más adelante se dan muchos más, y también puntúan el segundo y el tercero.

lesson-the-end-title = El final
lesson-the-end-about = Cuando el { word-market } ya no se puede llenar, la partida termina. Cada { word-tile } que queda allí se la lleva gratis quien tenga más dinero de su { word-currency }; si hay empate, nadie. Después viene { word-the-third-scoring }, y gana quien tenga más puntos.
lesson-the-end-task = Ya no salen más { word-tiles }: la próxima compra termina la partida. Tienes 42 puntos, tus rivales 51 y 45. ¡Gana!
lesson-the-end-hint = Nadie tiene más dinares que tú: guárdalos. ¿Qué puedes comprar con tus dirhams?
lesson-the-end-hint-later = En la reserva un jardín no cuenta. ¿En qué celda casan todos sus lados?
lesson-the-end-onward = Tu última compra. Coloca el jardín en tu Alhambra, que ahora cuenta cada jardín.
lesson-the-end-got-garden = El { word-market } ya no se puede llenar: la partida termina. Tienes más dinares que nadie y te llevas gratis otro jardín.
lesson-the-end-money = El { word-market } sigue lleno, así que la partida sigue, y quizá otro se lleve el jardín.
lesson-the-end-reserve = En la reserva las { word-tiles } no cuentan. Con solo uno de los dos jardines pierdes, 121 a 122.
lesson-the-end-missed = Con eso no ganas. Todavía puedes comprar.
lesson-the-end-solved = Ganas con 129 puntos a 118 y 117: con cuatro jardines compartes el primer puesto. Ya sabes lo suficiente para una partida entera.
