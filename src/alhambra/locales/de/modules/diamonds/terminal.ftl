### Diamanten: Terminal, Bilder und Ablehnungen. Die Seite lädt diese Datei nicht.

## Ablehnungen

error-data-many-diamonds = Es gibt mehr als { $most } Diamanten mit demselben Wert.
error-data-diamond = Ein Diamant hat den Wert { $found }: Es muss eine ganze Zahl von 1 bis 9 sein.

## Terminal

how-to-play-diamonds = Diamanten: eine fünfte Währung, die auf jedem Feld gilt, aber nie zusammen mit einer anderen.
