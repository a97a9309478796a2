### Las reglas para quien juega: un mensaje por párrafo de docs/rules.md, «rule-» y su identificador.
### El orden de capítulos y párrafos está en locales/chapters.json.
### Las de un módulo están en modules/MÓDULO/rules.ftl.

rules-intro =
    Cada cual construye su propia Alhambra, { word-tile } a { word-tile }, alrededor { word-of-the-fountain }. Hay dinero en cuatro { word-currency }s, y cada { word-tile } pide una de ellas. Tres veces se dan puntos: por tener más { word-buildings } de un tipo y por tu { word-longest-outer-wall }. Gana quien tenga más puntos al final.

chapter-components = Lo que hay en la mesa
chapter-setup = Preparativos
chapter-turn = Tu { word-turn }
chapter-build = Construir tu Alhambra
chapter-redesign = { word-redesigning }
chapter-refill = { word-between-turns }
chapter-score = { word-scoring-first }
chapter-end = El final

## Material

rule-components-tiles = Hay 54 { word-building-tiles } de seis tipos. Cada una muestra su { word-price } y, en ninguno o hasta tres de sus lados, { word-piece-of-wall }. Del tipo más barato al más caro: 7 pabellones (de 2 a 8), 7 serrallos (de 3 a 9), 9 { word-arcades-many } (de 4 a 10), 9 { word-chambers-many } (de 5 a 11), 11 jardines (de 6 a 12) y 11 torres (de 7 a 13). No hay dos iguales. Ninguna tiene solo { word-two-walls } en lados opuestos.
    .title = Las { word-building-tiles }
rule-components-start = Todos empiezan con una { word-tile }: { word-the-fountain }. No tiene { word-walls } ni { word-price }, no es de ningún tipo y nunca se mueve.
    .title = { word-the-fountain-first }
rule-components-money = Hay 108 cartas de dinero en cuatro { word-currency }s: dinares (azul), dirhams (verde), ducados (naranja) y florines (amarillo). Cada una tiene los valores de 1 a 9, y de cada carta hay tres.
    .title = El dinero
rule-components-scoring = Dos cartas de puntuación se esconden { word-in-the-deck }. Anuncian { word-the-first-scoring } y { word-the-second-scoring }.
    .title = Las cartas de puntuación
rule-components-market = El { word-market } tiene { word-four-squares } con una { word-tile } en venta, y { word-each-square } pide su { word-currency }: 1 florines, 2 dirhams, 3 dinares, 4 ducados.
    .title = El { word-market }
rule-components-players = Pueden jugar de dos a seis. Cada cual tiene su { word-start-tile }, una mano de dinero, una reserva donde caben todas las { word-tiles } que quiera, y sus puntos.
    .title = Quién juega

## Preparativos

rule-setup-market = Mezcla las { word-tiles } en la { word-supply } y saca cuatro, una tras otra, para { word-the-squares } del 1 al 4. Con dos jugadores, antes saca seis { neutral }.
    .title = Las primeras cuatro { word-tiles }
rule-setup-hands = { word-shuffle-now } las cartas de dinero sin las de puntuación. Por orden, cada cual recibe cartas boca arriba hasta que sumen 20 o más. Cuando todos están servidos, cada cual toma sus cartas en la mano; desde entonces son secretas.
    .title = El primer dinero
rule-setup-first = Empieza quien tenga menos cartas. Si hay empate, quien sume menos; si sigue el empate, la persona más joven, aquí el asiento con el número más bajo.
    .title = Quién empieza
rule-setup-display = Después se ponen cuatro cartas de dinero boca arriba, para tomar de ellas.
    .title = { word-the-display-first }
rule-setup-piles = El resto del dinero se reparte en cinco pilas iguales; si no sale justo, las primeras tienen una carta más. La primera carta de puntuación va dentro de la segunda pila, y la otra dentro de la cuarta. Con la primera encima forman { word-the-deck } de dinero. Las cartas de los módulos entran en sus pilas ahora y no antes: las primeras manos y las primeras cartas a la vista son solo dinero.
    .title = Cinco pilas
rule-setup-open = Todos ven las Alhambras y las reservas, las { word-tiles } compradas y aún sin colocar, los puntos, el { word-market }, { word-the-display } y la pila de descarte, las { word-tiles } de { neutral }, los personajes y las cartas de puerta de cada cual, cuántas cartas hay en cada mano y { word-in-the-deck }, y cuántas { word-tiles } quedan por salir. Son secretos el dinero de la mano, aunque se tomara a la vista de todos, el orden de lo que está por salir y los personajes apartados.
    .title = Lo visible y lo secreto

## Turno

rule-turn-action = Se juega en el sentido de las agujas del reloj. Cuando te toca, haces una acción: tomar dinero, comprar una { word-tile } o { word-redesign } tu Alhambra. Si puedes, debes hacerla; solo pasas si ninguna de las tres es posible. La ayuda de los personajes no cuenta para eso.
    .title = Una de tres acciones
rule-turn-decision = Cuando el juego te pregunta, siempre respondes, aunque haya una sola respuesta: si no, todos podrían adivinar qué tienes en la mano. Una ayuda voluntaria solo se ofrece si sirve para algo.
    .title = Siempre respondes
rule-turn-exact = Si pagas el { word-price } exacto, sigues jugando: debes hacer otra acción. Mientras pagues el { word-price } exacto, puedes seguir comprando. El { word-market } no { word-refilled } entretanto, así que son cinco acciones como mucho: cuatro { word-tiles } y una más.
    .title = Pago exacto: otra acción
rule-turn-place = Cuando no te quedan acciones, colocas las { word-tiles } que compraste en { word-this-turn }, en el orden que quieras, cada una en tu Alhambra o en tu reserva. Por eso una { word-tile } recién comprada no puede usarse para { word-redesign } en { word-same-turn }.
    .title = Colocar lo comprado
rule-turn-refill = Después de tus acciones y de colocar, se prepara la mesa para el siguiente. Salen cartas, una a una, hasta que haya cuatro de dinero { word-on-display }. Si sale una carta de puntuación, se aparta y se saca otra; con módulos, una carta de puerta se deja en la mesa y un personaje se subasta enseguida. Luego reciben una { word-tile } { word-the-empty-squares }, primero el número más bajo. Después viene { word-the-scoring }, si salió su carta, y entre dos las { word-tiles } de { neutral }. Todo esto pasa también después { word-of-the-turn } final.
    .title = { word-refill-first }
rule-turn-reshuffle = Si hace falta una carta de dinero y no quedan, los descartes { word-shuffled } y forman { word-a-new-deck }. Si tampoco allí hay dinero, quedan menos cartas { word-on-display }, se sigue jugando y la próxima vez se intenta de nuevo. Una carta especial que esté encima espera mientras haya cuatro cartas { word-on-display }.
    .title = { word-a-new-deck-first }

## Dinero y compra

rule-money-take = Toma una carta cualquiera { word-of-the-display }. O toma varias, si juntas no valen más de 5; pueden ser de distintas { word-currency }s.
    .title = Tomar dinero
rule-buy-price = Elige una { word-tile } del { word-market } y paga su { word-price }, o más, con cartas de la { word-currency } { word-of-its-square }. No se devuelve cambio. Lo que pagas va a la pila de descarte.
    .title = Comprar una { word-tile }

## Reforma

rule-redesign-add = { word-add-to } tu Alhambra una { word-tile } de tu reserva.
    .title = { word-adding }
rule-redesign-remove = O { word-remove-now } una { word-tile } de tu Alhambra y déjala en tu reserva.
    .title = { word-removing }
rule-redesign-swap = O { word-swap-now } una { word-tile } de tu Alhambra por una de tu reserva, que ocupa exactamente su sitio.
    .title = { word-swapping }
rule-redesign-legal = { word-a-redesign-first } es una acción y cambia un solo sitio. Después, tu Alhambra debe cumplir todas las reglas de construcción. { word-the-fountain-first } se queda siempre donde está.
    .title = Un cambio, todas las reglas

## Construcción

rule-build-upright = Las { word-tiles } no se giran nunca. Todas están como { word-the-fountain }, con los tejados hacia arriba.
    .title = Nunca se giran
rule-build-match = Los lados que se tocan deben casar: { word-wall } con { word-wall }, lado abierto con lado abierto.
    .title = { word-the-walls-first } casan
rule-build-onfoot = Se debe poder ir a pie desde { word-the-fountain } hasta cada { word-tile }, de { word-tile } en { word-tile }, sin cruzar { word-a-wall } y sin salir de ellas.
    .title = Se llega a pie
rule-build-joined = Una { word-tile } nueva toca otra con un lado entero. Una esquina no basta.
    .title = Lado con lado
rule-build-holes = Las { word-tiles } no pueden encerrar { word-a-hole }. Lo que solo queda abierto por una esquina cuenta como encerrado.
    .title = { word-no-holes-first }
rule-build-after = Todo esto vale cada vez que colocas y después de { word-each-redesign }. Por eso no se puede { word-remove } una { word-tile } con vecinas en los cuatro lados: quedaría { word-a-hole }. Y dos { word-tiles } se pueden { word-swap } si tienen { word-the-walls } iguales en todos los lados donde hay vecina.
    .title = En todo momento

## Puntos

rule-score-when =
    { $edition ->
        [classic] Hay tres recuentos. Los dos primeros llegan cuando sale su carta de puntuación: la carta se aparta, se completa la mesa y se dan puntos antes de que juegue el siguiente. El tercero llega al final de la partida. Si una carta de puntuación no sale nunca, su recuento no se hace; si sale en la última jugada, se hace antes del final.
       *[revised] Hay tres puntuaciones. Las dos primeras llegan cuando sale su carta: la carta se pone delante del siguiente jugador, se repone la mesa y se dan puntos antes de que ese jugador haga nada. La tercera llega al final de la partida. Si una carta de puntuación no sale nunca, esa puntuación no se hace; si sale en el último turno, se hace antes del final.
    }
    .title = { word-three-scorings-first }
rule-score-majority = Por cada tipo se compara cuántas { word-tiles } tiene cada cual en su Alhambra; la reserva no cuenta, el { word-price } tampoco. En { word-the-first-scoring } solo puntúa quien tiene más: 1 punto por los pabellones, 2 serrallos, 3 { word-arcades-many }, 4 { word-chambers-many }, 5 jardines, 6 torres. { word-in-the-second }, tener más da 8, 9, 10, 11, 12 o 13 puntos, y ser segundo, de 1 a 6. { word-in-the-third }, tener más da de 16 a 21, ser segundo de 8 a 13, y ser tercero de 1 a 6.
    .title = Más que nadie
rule-score-ties = Si hay empate, se suman los puntos de los puestos que ocupan los empatados, se reparten y se redondea { word-rounded-down }. Un puesto que no da puntos vale 0.
    .title = El empate se reparte
rule-score-some = Quien no tiene ninguna { word-tile } de un tipo no recibe puntos por él, aunque quede un puesto libre.
    .title = Sin { word-tiles }, sin puntos
rule-score-wall = En cada { word-scoring }, tu { word-longest-stretch } da 1 punto por lado. { word-a-wall-is-outer } si detrás no hay ninguna { word-tile }; { word-two-walls } espalda con espalda no dan nada. Si dos lados se juntan en una esquina, la cuenta sigue a la vuelta. { word-a-closed-wall } en anillo cuenta con todos sus lados.
    .title = { source-wall }
rule-score-explain = Todos los puntos tienen su línea, que dice por qué se dan y cómo se repartieron: por tipo, por { word-the-wall }, por Yusuf, por cada flecha de un campamento, por Fátima. Las líneas suman tus puntos.
    .title = Cada punto, explicado

## Final

rule-end-when = Cuando ya no se puede llenar el { word-market } con cuatro { word-tiles }, la partida termina; se llena hasta donde alcance. Si la última { word-tile } justo lo llena, se sigue jugando.
    .title = Cuando se acaban las { word-tiles }
rule-end-leftovers = Cada { word-tile } que queda en el { word-market } se la lleva gratis quien tenga más dinero de la { word-currency } { word-of-its-square }. Si dos tienen lo mismo, o nadie tiene, se queda allí. Primero se decide todo; luego, empezando por quien habría jugado después, cada cual coloca sus { word-tiles } en la Alhambra o en la reserva. Ya no se puede { word-redesign } nada más. { neutral } no recibe ninguna. De los personajes cuentan solo los que llevan W y Fátima.
    .title = Las últimas { word-tiles }
rule-end-winner = Después { $edition ->
        [classic] del tercer recuento
       *[revised] de la tercera puntuación
    }, gana quien tiene más puntos. Si hay empate, la victoria es compartida.
    .title = Quién gana
