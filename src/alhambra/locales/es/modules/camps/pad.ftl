### Campamentos: la hoja de puntuación, en la página y en el terminal.

pad-how-camps = un punto por { word-tile } en línea con una flecha
score-count-camps = { $what }, un punto por cada { word-tile } en línea con una flecha: { $names }
