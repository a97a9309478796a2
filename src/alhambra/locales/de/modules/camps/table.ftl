### Feldlager: Namen, Ereignisse, und was die Seite am Tisch zeigt.

## Namen

source-camp = Feldlager { $price }, Pfeil nach { $side }
source-camps = Feldlager
gain-camps = { $points } für Feldlager
module-camps = Feldlager
    .about = Plättchen vor deinen Mauern, die für Gebäude in gerader Linie Punkte bringen.

## Hinweise

reason-camps = So bringen deine Feldlager mehr Punkte.
reason-cell-camps = Auf keinem anderen Feld gibt es mehr Punkte für Feldlager.

## Auf der Seite

explain-camps = Ein Feldlager liegt vor deinen Mauern: Seine Bastionen lehnen an einer Mauer, seine Feldseiten berühren nur Feldseiten. In jeder Wertung bringt jeder Pfeil einen Punkt für jedes Gebäude in gerader Linie vor ihm.
    .question = Was ist ein Feldlager?
camp-line =
    { $points ->
        [one] Der Pfeil nach { $side } bringt { $points } Punkt.
       *[other] Der Pfeil nach { $side } bringt { $points } Punkte.
    }
board-camps = Feldlager { $points }
short-camps = Feldlager
sheet-how-camps = 1 für jedes Gebäude in Richtung eines Pfeils
palace-line-camp = { $cell }: { $tile }, bringt jetzt { $points }.
# Wie command-words.
command-words-camps = lager=camp
