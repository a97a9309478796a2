### Consejos, en el terminal y en la página: qué habla a favor de una acción.

hint-none = Aquí solo puedes hacer una cosa.
hint-reason =
    { $reason ->
        [majority] Es lo que más gana en las mayorías: puntos que se esperan por los tipos en { word-the-scorings } que quedan.
        [rivals] Es lo que más quita a los demás: puntos con los que podían contar.
        [palace] Sirve a tu Alhambra: { word-a-wall } de más longitud o mejores campamentos, y sitio para seguir construyendo.
        [reserve] Te da una { word-tile } en la reserva que aún se puede construir.
        [money] Te da dinero que alcanza para { word-tiles } del { word-market } o para las que saldrán.
        [cards] Gana o guarda una carta que vale la pena: una carta de puerta, o un personaje.
        [tempo] Te ahorra una acción: con el { word-price } exacto vuelves a jugar.
        [bid] El personaje vale eso, y no más.
        [pass] Aquí nada vale lo que cuesta.
        [keep] Sus puntos son seguros; lo que está apartado no lo es.
        [exchange] Lo que está apartado vale seguramente más que sus puntos.
        [hakim] Ahí es donde más cambia { word-the-half-building }.
        [laila] Es probable que una { word-tile } nueva te venga mejor.
        [yammerad] Una carta de dinero gratis siempre viene bien.
       *[other] Es lo que más da ahora mismo.
    }
