### Feldlager: der Wertungsblock, auf der Seite und im Terminal.

pad-how-camps = ein Punkt je Gebäude in der Linie eines Pfeils
score-count-camps = { $what }, ein Punkt für jedes Gebäude in der Linie eines Pfeils: { $names }?
