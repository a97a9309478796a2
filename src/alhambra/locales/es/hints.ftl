### Consejos, en el terminal y en la página: qué habla a favor de una acción.

hint-none = Aquí solo puedes hacer una cosa.
reason-majority = Es lo que más te da en las mayorías: puntos que puedes esperar en { word-the-scorings } que quedan.
reason-rivals = Es lo que más quita a los demás: puntos con los que podían contar.
reason-palace = Mejora tu Alhambra: alarga { word-the-wall } o aprovecha mejor los campamentos, y deja sitio para seguir construyendo.
reason-reserve = Te da una { word-tile } en la reserva que aún podrás llevar a tu Alhambra.
reason-money = Te da dinero para { word-tiles } del { word-market }, ahora o más adelante.
reason-cards = Consigue o conserva una carta que vale la pena: una carta de puerta, o un personaje.
reason-tempo = El pago exacto te da otra acción.
reason-other = Es lo que más da enseguida.
