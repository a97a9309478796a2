### Dos jugadores: párrafos de las reglas y pies de sus figuras.

## Reglas

chapter-two = Entre dos
rule-two-cards = Entre dos, una de cada carta de dinero se queda en la caja: se juega con 72 cartas.
    .title = Menos dinero
rule-two-neutral = { neutral } es un tercer jugador que no tiene Alhambra, ni dinero, { word-no-turns }, pero sí { word-tiles }, que están a la vista: seis al principio, seis más justo después { $edition ->
        [classic] del primer recuento, y después del segundo
       *[revised] de la primera puntuación, y después de la segunda
    } un tercio de las que quedan por salir, redondeando { word-rounded-down }. Si no quedan tantas, recibe las que haya.
    .title = El tercero en la mesa
rule-two-score = { neutral } cuenta en todas las mayorías, también en los empates, pero nunca puntúa por { word-the-wall }. Sus puntos se muestran, pero solo pueden ganar los dos jugadores.
    .title = Sus puntos
rule-two-gift = Al colocar una { word-tile } que compraste en { word-this-turn }, también se la puedes { word-give } a { neutral }. No vale con las de tu reserva o tu Alhambra, ni con las que recibes al final.
    .title = { word-giving } una { word-tile }

## Figuras

figure-two-neutral = Seis { word-tiles } para empezar.
