### Campamentos: la hoja de puntuación, en la página y en el terminal.

pad-how-camps = un punto por { word-building-singular } en línea con una flecha
score-count-camps = { $what }, un punto por { word-each-building } en línea con una flecha: { $names }
