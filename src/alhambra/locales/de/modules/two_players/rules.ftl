### Zu zweit: Absätze der Regeln, und was ihre Bilder zeigen.

## Regeln

chapter-two = Zu zweit
rule-two-cards = Zu zweit bleibt von jeder Geldkarte eine in der Schachtel: 72 Karten sind im Spiel.
    .title = Weniger Geld
rule-two-neutral = { neutral } ist ein dritter Spieler ohne Alhambra, ohne Geld und ohne Züge, aber mit Plättchen, die offen liegen: sechs zu Beginn, sechs mehr gleich nach der ersten Wertung, und nach der zweiten ein Drittel der Plättchen, die noch kommen, abgerundet. Sind nicht mehr so viele da, bekommt er die, die da sind.
    .title = Der Dritte am Tisch
rule-two-score = { neutral } zählt bei jeder Mehrheit mit, auch bei Gleichstand, aber nie bei der Mauer. Seine Punkte werden gezeigt, doch gewinnen könnt nur ihr zwei.
    .title = Seine Punkte
rule-two-gift = Platzierst du ein Plättchen, das du in diesem Zug gekauft hast, darfst du es auch { neutral } schenken. Nicht verschenken kannst du eins aus deiner Reserve oder deiner Alhambra, und auch keins, das du am Ende bekommen hast.
    .title = Ein Plättchen verschenken

## Figuren

figure-two-neutral = Sechs Plättchen zu Beginn.
