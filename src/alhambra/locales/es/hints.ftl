### Consejos, en el terminal y en la página: qué habla a favor de una acción.

hint-none = Aquí solo puedes hacer una cosa.
reason-majority = Es lo que más gana en las mayorías: puntos que puedes esperar en { word-the-scorings } que quedan.
reason-rivals = Es lo que más quita a los demás: puntos con los que podían contar.
reason-palace = Sirve a tu Alhambra: { word-a-wall } de más longitud o mejores campamentos, y sitio para seguir construyendo.
reason-reserve = Te da una { word-tile } en la reserva que aún se puede construir.
reason-money = Te da dinero que alcanza para { word-tiles } del { word-market } o para las que saldrán.
reason-cards = Gana o guarda una carta que vale la pena: una carta de puerta, o un personaje.
reason-tempo = El pago exacto te da otra acción.
reason-other = Es lo que más da enseguida.
