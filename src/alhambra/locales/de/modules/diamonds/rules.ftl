### Diamanten: Absätze der Regeln, und was ihre Bilder zeigen.

## Regeln

chapter-diamonds = Diamanten
rule-diamonds-cards = Elf Karten einer fünften Währung mit Werten von 3 bis 9 werden vor dem Verteilen unter das Geld gemischt. Sie werden verteilt, gezählt und genommen wie jede Geldkarte.
    .title = Diamantkarten
rule-diamonds-pay = Mit Diamanten kannst du auf jedem Feld des Bauhofs kaufen. Mische sie nie mit einer anderen Währung. Zahlst du mit ihnen genau passend, bist du wie sonst noch einmal dran.
    .title = Mit Diamanten zahlen
rule-diamonds-end = Wenn am Ende die letzten Plättchen vergeben werden, zählen Diamanten nicht.
    .title = Nicht am Ende
rule-diamonds-two = Zu zweit bleiben alle elf im Spiel.
    .title = Zu zweit

## Figuren

figure-diamonds-pay = 5 + 4 in Diamanten auf dem Feld für Gulden: passend.
