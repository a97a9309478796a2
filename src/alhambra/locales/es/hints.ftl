### Consejos, en el terminal y en la página: qué habla a favor de una acción.

hint-none = Aquí solo puedes hacer una cosa.
reason-majority = Sobre todo te da puntos por mayorías en { word-the-scorings } que quedan.
reason-rivals = Quita a los demás puntos por mayorías con los que podían contar.
reason-denied = Se lleva una { word-tile } que otro podría pagar con el { word-price } exacto.
reason-wall = Alarga tu { word-longest-wall }.
reason-room = Te hace más sitio para seguir construyendo.
reason-reserve = Te da una { word-tile } en la reserva que aún podrás llevar a tu Alhambra.
reason-cards = Te da una carta que vale la pena.

# Una celda, comparada con las demás celdas para la misma loseta; luego, la reserva.
reason-cell-wall = En ninguna otra celda mide más tu { word-wall }.
reason-cell-room = Ninguna otra celda deja más sitio para seguir construyendo.
reason-balance = En conjunto, para { word-the-wall } y el sitio donde construir, ninguna otra celda es mejor.
reason-cell-good = En conjunto, para { word-the-wall } y el sitio donde construir, la mayoría de las demás celdas son peores.
reason-same = La { word-tile } vale lo mismo en todas las celdas.
reason-reserve-later = Aún podrás llevarla a tu Alhambra; hasta entonces no puntúa.
reason-reserve-wall = La pongas donde la pongas, tu { word-longest-wall } se acortaría.
reason-reserve-room = La pongas donde la pongas, quedaría menos sitio para seguir construyendo.
reason-no-cell = Ahora no encaja en ninguna parte de tu Alhambra.

# $cards: el pago más barato por $tile, que antes no era posible.
reason-payable = Con { $cards_said } podrías pagar entonces el { word-price } exacto { $tile_of }.
reason-affordable = Entonces te bastaría con { $cards_said } para { $tile_the }.
reason-money = Es dinero para más adelante: con él aún no puedes pagar otra { word-tile } del { word-market } ni gastar menos en ninguna.
reason-tempo = El pago exacto te da otra acción.
reason-free = La { word-tile } no te cuesta dinero y tienes otra acción.
reason-nothing = Todo lo demás que puedes hacer aquí cuesta más de lo que da.
reason-other = En conjunto, aquí no hay nada mejor.
