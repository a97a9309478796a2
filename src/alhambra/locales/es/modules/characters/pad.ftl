### Personajes: la hoja de puntuación, en la página y en el terminal.

pad-hakim = Hakim añade { word-half-a-building } de este tipo
score-owner = ¿De quién es { $character }?
