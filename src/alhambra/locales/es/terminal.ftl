### La partida en la terminal: rivales, vista previa, consejos.

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

## Vista previa: lo que daría un paso si se puntuase ahora. $points lleva signo, $count no.

# Dos números, después y antes de un paso.
preview-change = { $after } en vez de { $before }
preview-wall = { word-wall } { preview-change }
preview-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
preview-no-room = aún no encaja en ningún sitio
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

## Consejos

hint-how = Consejo: { $path }
# $typed: lo que se puede escribir en su lugar, en notación.
hint-typed = O escribe: { $typed }
hint-then = { $first }, luego { $second }
hint-also = También es bueno: { $actions }
