### Campamentos: párrafos de las reglas y pies de sus figuras.

## Reglas

chapter-camps = Campamentos
rule-camps-tiles = Con las { word-tiles } se mezclan ocho campamentos. Un campamento tiene { word-price }, uno o dos bastiones con una flecha cada uno, y campo en los demás lados. Se compra, se guarda en la reserva, se mueve y se regala como cualquier { word-tile }, pero no es de ningún tipo. A { neutral } un campamento no le da nada.
    .title = Los campamentos
rule-camps-edges = Un bastión se apoya en { word-a-wall }, y un lado de campo toca otro de campo; entre { word-buildings } todo es como siempre. Nada más puede tocarse: ni bastión con bastión, ni campo con { word-wall }, con lado abierto o con bastión. Hacia una celda vacía, cualquier lado vale. Por eso ningún campamento toca { word-the-fountain }.
    .title = Qué puede tocarse
rule-camps-onfoot = A un campamento no hace falta llegar a pie, y por él no se pasa. No vale { word-a-building } que solo toque campamentos. Un campamento sí puede tocar solo campamentos, pero todo sigue unido por lados enteros: no puedes dejar ninguno suelto.
    .title = Los campamentos, fuera
rule-camps-swap = Nunca se puede { word-swap } { word-a-building } por un campamento. Un campamento solo se puede { word-swap } por { word-a-building } con una puerta.
    .title = { word-swapping } campamentos
rule-camps-holes = También un campamento puede encerrar { word-a-hole }, y tampoco vale. Un campamento que al irse dejaría { word-a-hole } se queda.
    .title = { word-holes-first } y campamentos
rule-camps-wall = Un bastión delante no cambia nada para tu { word-longest-wall }: en esa cuenta, un campamento es suelo vacío, y los bastiones no dan nada. Si en una esquina se juntan más de dos { word-walls } exteriores, cuenta el camino más largo que no pasa dos veces por el mismo lado.
    .title = { word-walls-first } con bastión
rule-camps-score = En cada { word-scoring }, cada flecha da 1 punto por { word-each-building } en línea recta desde ella, empezando justo al lado. No importa si hay { word-walls } entre medias, y { word-the-fountain } cuenta; una celda vacía u otro campamento corta la línea. Varios campamentos pueden contar lo mismo. Un campamento en tu reserva no da nada.
    .title = Puntos por flechas

## Figuras

figure-camps-tiles = Los ocho campamentos. Las flechas están en los bastiones.
figure-camps-edges = Bastión con { word-wall }: vale. Campo con { word-wall }: no vale, y tampoco con un lado abierto.
figure-camps-wall = Detrás del bastión la cuenta sigue: 3.
figure-camps-score = Los dos campamentos cuentan la misma línea de cuatro: 4 puntos cada uno. El de dos flechas da 2 y 1.
