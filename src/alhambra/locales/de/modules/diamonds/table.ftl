### Diamanten: Namen, Ereignisse, und was die Seite am Tisch zeigt.

## Namen

module-diamonds = Diamanten
    .about = Eine fünfte Währung, die auf jedem Feld gilt, aber nie mit anderem Geld zusammen.

## Auf der Seite

explain-diamonds = Eine fünfte Währung. Mit Diamanten allein bezahlst du jedes Plättchen, egal auf welchem Feld; mit anderem Geld mischst du sie nie.
    .question = Was sind Diamanten?
