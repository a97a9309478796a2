### Personajes: párrafos de las reglas y pies de sus figuras.

## Reglas

chapter-characters = Personajes
rule-characters-setup = Participan diez personajes. Dos van dentro de cada una de las pilas segunda, tercera y cuarta; los otros cuatro quedan apartados, boca abajo.
    .title = Diez personajes
rule-characters-auction = Un personaje que sale se subasta enseguida. Empieza quien juega después: puja o pasa, y luego los demás por orden; se puja más o se pasa, y quien pasa queda fuera. Una puja es un número entero que puedes cubrir con cartas de una sola { word-currency }, también con diamantes. Quien más puja paga como mínimo lo que dijo, en una { word-currency } y sin cambio; pagar justo aquí no da nada, y ningún personaje ayuda a pagar. Si nadie puja, la carta sale del juego. Si todos los demás pasaron sin pujar, el último aún puede pujar y se la lleva. { neutral } no puja nunca. Si la carta sale por Yammerad, puja primero quien está jugando.
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
rule-characters-yusuf = W: por cada 3 puntos que te da { word-the-wall } recibes 1 más, redondeando { word-rounded-down }.
    .title = Yusuf E’Passuff

## Figuras

figure-characters-setup = Los diez personajes.
figure-characters-once = Una y otra vez, una sola vez, y al contar puntos.
figure-characters-faruk = 4 + 3 es más que 5, pero con Faruk puedes.
figure-characters-hakim = Tres torres y media ganan a tres torres.
figure-characters-yusuf = Doce lados seguidos dan 4 puntos más.
