### Lo que muestran las figuras de las reglas, una línea cada una: «figure-» y el identificador del párrafo.
### Si son dos, primero se habla de la izquierda.

figure-components-tiles = Pabellón, serrallo, { word-arcades }, { word-chambers }, jardín y torre. Los lados gruesos son { word-walls }.
figure-components-start = { word-the-fountain-first }, antes de construir nada.
figure-components-market = De izquierda a derecha: un jardín por 8 florines, un pabellón por 5 dirhams, una torre por 11 dinares y { word-an-arcade } por 9 ducados.
figure-components-money = Una carta de cada { word-currency }.
figure-turn-exact = 7 + 3 dinares por un jardín de { word-price } 10: exacto, así que haces otra acción.
figure-turn-refill = Faltan { word-tiles } en { word-the-squares } 2 y 4. La primera que sale va al número 2; la siguiente, al 4.
figure-money-take = Toma el 3 y el 2 a la vez, porque suman 5. O toma solo el 8.
figure-buy-price = 6 + 5 dirhams por un jardín de { word-price } 10: sobra uno, y no hay cambio.
figure-build-upright = Así está impresa. Girada tendría otros lados cerrados: no vale.
figure-build-match = Lado abierto con lado abierto: vale. Lado abierto con { word-wall }: no vale.
figure-build-onfoot = { word-the-walls-first } casan, pero nadie llega a pie. Con un camino por el sur sí vale.
figure-build-joined = Solo tocaría una esquina. Una celda más al oeste toca un lado entero.
figure-build-holes = La última { word-tile } del anillo encerraría la celda del medio.
figure-build-after = Con vecinas en los cuatro lados, la del centro se queda. El jardín sí se puede { word-remove }.
figure-redesign-add = La torre viene de la reserva.
figure-redesign-remove = La torre vuelve a la reserva.
figure-redesign-swap = La torre ocupa el sitio del jardín, que va a la reserva.
figure-redesign-legal = { word-the-fountain-first } se queda, y sin el jardín nadie llegaría a la torre. La torre sí se puede { word-remove }.
figure-score-majority = Puntos para los tres primeros en { word-the-scorings }.
figure-score-ties = Dos jugadores con cuatro torres cada uno en { word-the-second-scoring }: 13 + 6, entre dos y redondeando { word-rounded-down }.
figure-score-some = Ser tercero en serrallos daría 2, pero quien no tiene ninguno no recibe nada.
figure-score-wall = Nueve lados seguidos; lo doble de dentro no cuenta. A la derecha, un anillo de 12.
