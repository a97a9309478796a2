### Las reglas de los módulos para quien juega: un mensaje por párrafo de docs/rules.md.

chapter-city-gates = Puertas de la ciudad
chapter-diamonds = Diamantes
chapter-camps = Campamentos
chapter-characters = Personajes

## Puertas

rule-gates-setup = Hay tantas puertas de madera y cartas de puerta como jugadores. Las cartas de puerta se reparten lo mejor posible entre las pilas tercera, cuarta y quinta.
    .title = Puertas y sus cartas
rule-gates-reveal = Una carta de puerta que sale se pone junto al { word-market }. Si ya hay una allí, la nueva va a la pila de descarte, y puede volver más tarde. Después siguen saliendo cartas hasta que haya cuatro de dinero { word-on-display }.
    .title = Sale una carta de puerta
rule-gates-take = En vez de dinero puedes tomar la carta de puerta que está en la mesa. Entonces es la única carta que tomas. No es dinero, y ningún personaje ayuda a conseguirla.
    .title = Tomar la carta de puerta
rule-gates-use = Si una { word-tile } nueva solo toca { word-to-other-buildings } { word-wall } con { word-wall }, nadie podría llegar a pie. Entrega una carta de puerta, y una puerta abre { word-these-double-walls }. No cuesta ninguna acción, y la carta sale del juego. La puerta debe llevar adonde ya se llega a pie; una por { word-tile } como mucho, y ninguna donde se llega sin ella. Vale al colocar, al { word-add } y al { word-swap } un campamento por { word-a-building }, pero no al { word-remove }. Para todo lo demás, bajo la puerta sigue habiendo { word-a-wall }: debe casar y cuenta como antes.
    .title = Abrir paso
rule-gates-frozen = Una puerta se queda para siempre. Las dos { word-tiles } que une ya no se pueden { word-remove } ni { word-swap }.
    .title = Una puerta se queda

## Diamantes

rule-diamonds-cards = Once cartas de una quinta { word-currency }, con valores de 3 a 9, se mezclan con el dinero antes de repartir. Se reparten, se cuentan y se toman como cualquier carta de dinero.
    .title = Cartas de diamantes
rule-diamonds-pay = Con diamantes puedes comprar en { word-any-square }. No los mezcles nunca con otra { word-currency }. Si con ellos pagas exacto, haces otra acción, como siempre.
    .title = Pagar con diamantes
rule-diamonds-end = Cuando al final se reparten las últimas { word-tiles }, los diamantes no cuentan.
    .title = Al final no cuentan
rule-diamonds-two = Entre dos se juega también con los once.
    .title = Diamantes entre dos

## Campamentos

rule-camps-tiles = Con las { word-tiles } se mezclan ocho campamentos. Un campamento tiene { word-price }, uno o dos bastiones con una flecha cada uno, y campo en los demás lados. Se compra, se guarda en la reserva, se mueve y se regala como cualquier { word-tile }, pero no es de ningún tipo. A { neutral } un campamento no le da nada.
    .title = Los campamentos
rule-camps-edges = Un bastión se apoya en { word-a-wall }, y un lado de campo toca otro de campo; entre { word-buildings } todo es como siempre. Nada más puede tocarse: ni bastión con bastión, ni campo con { word-wall }, con lado abierto o con bastión. Hacia una celda vacía, cualquier lado vale. Por eso ningún campamento toca { word-the-fountain }.
    .title = Qué puede tocarse
rule-camps-onfoot = A un campamento no hace falta llegar a pie, y por él no se pasa. No vale { word-a-building } que solo toque campamentos. Un campamento sí puede tocar solo campamentos, pero todo sigue unido por lados enteros: no puedes dejar ninguno suelto.
    .title = Los campamentos, fuera
rule-camps-swap = Nunca se puede { word-swap } { word-a-building } por un campamento. Un campamento solo se puede { word-swap } por { word-a-building } con una puerta.
    .title = { word-swapping } campamentos
rule-camps-holes = También un campamento puede encerrar { word-a-hole }, y tampoco vale. Un campamento que al irse dejaría { word-a-hole } se queda.
    .title = { word-holes-first } y campamentos
rule-camps-wall = Un bastión delante no cambia nada para tu { word-longest-wall }: en esa cuenta, un campamento es suelo vacío, y los bastiones no dan nada. Si en una esquina se juntan más de dos { word-walls } exteriores, cuenta el camino más largo que no pasa dos veces por el mismo lado.
    .title = { word-walls-first } con bastión
rule-camps-score = En cada { word-scoring }, cada flecha da 1 punto por { word-each-building } en línea recta desde ella, empezando justo al lado. No importa si hay { word-walls } entre medias, y { word-the-fountain } cuenta; una celda vacía u otro campamento corta la línea. Varios campamentos pueden contar lo mismo. Un campamento en tu reserva no da nada.
    .title = Puntos por flechas

## Personajes

rule-characters-setup = Participan diez personajes. Dos van dentro de cada una de las pilas segunda, tercera y cuarta; los otros cuatro quedan apartados, boca abajo.
    .title = Diez personajes
rule-characters-auction = Un personaje que sale se subasta enseguida. Empieza quien juega después: puja o pasa, y luego los demás por orden; se puja más o se pasa, y quien pasa queda fuera. Una puja es un número entero que puedes cubrir con cartas de una sola { word-currency }, también con diamantes. Quien más puja paga como mínimo lo que dijo, en una { word-currency } y sin cambio; pagar exacto aquí no da nada, y ningún personaje ayuda a pagar. Si nadie puja, la carta sale del juego. Si todos los demás pasaron sin pujar, el último aún puede pujar y se la lleva. { neutral } no puja nunca. Si la carta sale por Yammerad, habla primero a quien le toca jugar.
    .title = La subasta
rule-characters-open = Los personajes que ganas están a la vista delante de ti; puedes tener muchos. Ayudan desde { word-your-next-turn }; los que llevan W, ya en { word-the-scoring } que siga enseguida. Si ganas uno cuando te toca jugar a ti, una carta con 1× sirve enseguida, y una con ◆, desde { word-the-next-turn }.
    .title = Tus personajes
rule-characters-once = ◆: sirve cada vez que te toca, pero en cada { word-turn } solo una carta con ◆, y una sola vez. 1×: sale del juego cuando se usa. W: vale al contar los puntos.
    .title = Los símbolos ◆, 1× y W
rule-characters-abdul_karim = 1×: paga una { word-tile } del { word-market } con el { word-price } exacto. No te cuesta nada, y haces otra acción. Es una acción, y la { word-tile } cuenta como comprada.
    .title = Abdul Karim
rule-characters-abdul_knihstig = ◆: si compraste una { word-tile } de { word-price } 10 o más, toma enseguida una carta { word-of-the-display }. Cuenta el { word-price } impreso, aunque hayas pagado más o nada. Puedes renunciar y esperar a otra compra en { word-same-turn }.
    .title = Abdul Knihstig
rule-characters-ammar = ◆: cuando ya has colocado lo nuevo, puedes { word-redesign } una vez más. También con las { word-tiles } de { word-this-turn }.
    .title = Ammar El’Schauf
rule-characters-faruk = ◆: si tomas varias cartas de dinero, pueden sumar 7 en vez de 5. Hasta 5 no lo usas.
    .title = Faruk Will’haben
rule-characters-fatima = 1×: cuando la ganas, eliges enseguida y para siempre. Guárdala, por 8 puntos al final; o cámbiala por el primero de los personajes apartados, como si acabaras de ganarlo.
    .title = Fátima
rule-characters-hakim = W: en cada { word-scoring } cuentas { word-half-a-building } de un tipo que eliges antes de que se den puntos. De ese tipo debes tener al menos una { word-tile } en tu Alhambra.
    .title = Hakim Wahid
rule-characters-laila = ◆: antes de tu primera acción, cambia una { word-tile } del { word-market } por otra nueva, mientras queden por salir. Primero sale la nueva, que va { word-the-same-square }; la otra se mezcla con las que quedan por salir.
    .title = Laila Wundabah
rule-characters-machma = ◆: antes de tu primera acción, cambia una carta de tu mano por una { word-of-the-display } del mismo valor o menos. La tuya va a la pila de descarte. No sale otra carta hasta que termines.
    .title = Machma Klain
rule-characters-yammerad = ◆: al empezar, si tienes menos de tres cartas de dinero, { word-draw-now } la primera carta { word-of-the-deck }; los demás no la ven. Si no es de dinero, pasa lo que diga su regla, y sigues o lo dejas. Una carta de puerta que salga así puede ser tu acción. Si no quedan cartas, antes { word-is-shuffled } la pila de descarte.
    .title = Yammerad
rule-characters-yusuf = W: por cada 3 puntos que te da { word-the-wall } recibes 1 más, redondeando hacia abajo.
    .title = Yusuf E’Passuff
