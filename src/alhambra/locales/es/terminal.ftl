### La partida en la terminal: rivales, vista previa, pistas.

## Rivales

rival-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rival-holds =
    { $cards ->
        [one] { $cards } carta, { word-wall } { $wall }
       *[other] { $cards } cartas, { word-wall } { $wall }
    }
# En una frase sencilla. $tiles: cuántas de cada tipo.
rival-line = Alhambra de { $name }: { $tiles }; { word-longest-wall }: { $wall }.
neutral-line =
    { $points ->
        [one] { $name }, { $points } punto: { $tiles }
       *[other] { $name }, { $points } puntos: { $tiles }
    }

## Vista previa: lo que daría un paso si se puntuase ahora. $points lleva signo, $count no.

# Dos números, después y antes de un paso.
preview-change = { $after } en vez de { $before }
preview-wall = { word-wall } { preview-change }
preview-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
preview-no-room = aún no cabe en ningún sitio
# Todo el turno; $wall y $points son un número, o un preview-change.
preview-turn =
    { $round ->
        [1] Tu { word-longest-wall }: { $wall }. Tus puntos si { word-the-first-scoring } fuese ahora: { $points }.
        [2] Tu { word-longest-wall }: { $wall }. Tus puntos si { word-the-second-scoring } fuese ahora: { $points }.
       *[other] Tu { word-longest-wall }: { $wall }. Tus puntos si { word-the-last-scoring } fuese ahora: { $points }.
    }

## El turno

menu-purchase = ¿Qué { word-tile }? Puntos: en el mejor sitio, si { word-the-next-scoring } fuese ahora.
choice-reset = Empezar de nuevo { word-this-turn }
reset-done = Empiezas de nuevo { word-this-turn }.

# Lo que se puede escribir además de acciones; las palabras son las mismas en todos los idiomas.
help-commands =
    Otras palabras:
    { "  " }? o hint      qué haría un buen jugador, y por qué
    { "  " }undo          deshacer un paso
    { "  " }reset         deshacer todos los pasos de { word-this-turn }
    { "  " }show NOMBRE   su Alhambra; show: todas
    { "  " }scores        los puntos hasta ahora, y los de ahora mismo
    { "  " }log 50        lo que ha pasado, las últimas 50 líneas
    { "  " }table         dibujar otra vez la mesa
    { "  " }save ARCHIVO  guardar ahí la partida
    { "  " }quit          parar; la partida se guarda

## Pistas

hint-how = Pista: { $path }
# $typed: lo que se puede escribir en su lugar, en notación.
hint-typed = O escribe: { $typed }
hint-none = Aquí solo puedes hacer una cosa.
hint-then = { $first }, luego { $second }
hint-also = También es bueno: { $actions }
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
