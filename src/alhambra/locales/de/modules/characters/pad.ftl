### Charaktere: der Wertungsblock, auf der Seite und im Terminal.

pad-hakim = Hakim bringt ein halbes Gebäude dieser Art
score-owner = Wem gehört { $character }?
