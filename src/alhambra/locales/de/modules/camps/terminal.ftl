### Feldlager: Terminal, Bilder und Ablehnungen. Die Seite lädt diese Datei nicht.

## Ablehnungen

error-data-equal-camps = Zwei Feldlager sind gleich.
error-data-camp-price = Ein Feldlager hat den Preis { $found }: Es muss eine ganze Zahl von 1 bis { $most } sein.
error-data-camp-bastions = Ein Feldlager hat die Bastionen „{ $found }“: Es müssen Buchstaben aus n, e, s, w sein, jeder höchstens einmal.
error-data-camp-arrows = Ein Feldlager hat die Pfeile „{ $found }“: Sie müssen dort stehen, wo die Bastionen sind: „{ $bastions }“.

## Terminal

how-to-play-camps = Feldlager: Plättchen vor deinen Mauern; jeder Pfeil bringt Punkte für die Gebäude in gerader Linie vor ihm. Eine Bastion (mit ihrem Pfeil) lehnt an einer Mauer, die gepunkteten Feldseiten berühren nur einander.
sheet-camps = Feldlager
