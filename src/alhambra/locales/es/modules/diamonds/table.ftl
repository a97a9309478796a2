### Diamantes: nombres, sucesos y lo que muestra la página en una mesa.

## Nombres

module-diamonds = Diamantes
    .about = Una quinta { word-currency } que vale en todo el { word-market }, pero nunca se mezcla con otras.

## En la página

explain-diamonds = Una quinta { word-currency }. Solo con diamantes pagas cualquier { word-tile }, sea cual sea su { word-square }; nunca se mezclan con otro dinero.
    .question = ¿Qué son los diamantes?
