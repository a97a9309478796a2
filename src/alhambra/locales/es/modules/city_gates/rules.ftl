### Puertas de la ciudad: párrafos de las reglas y pies de sus figuras.

## Reglas

chapter-city-gates = Puertas de la ciudad
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

## Figuras

figure-gates-use = Detrás de { word-a-double-wall } no vale. Con una puerta, sí.
figure-gates-frozen = Las dos { word-tiles } se quedan ahí para siempre.
