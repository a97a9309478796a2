### Diamantes: nombres, sucesos y lo que muestra la página en una mesa.

## Nombres

module-diamonds = Diamantes
    .about = Un quinto dinero que vale en cualquier casilla, pero nunca mezclado.

## En la página

explain-diamonds = Una quinta { word-currency }. Solo con diamantes pagas cualquier { word-tile }, sea cual sea su { word-square }; nunca se mezclan con otro dinero.
    .question = ¿Qué son los diamantes?
