### Feldlager: Absätze der Regeln, und was ihre Bilder zeigen.

## Regeln

chapter-camps = Feldlager
rule-camps-tiles = Acht Feldlager werden unter die Plättchen gemischt. Ein Feldlager hat einen Preis, eine oder zwei Bastionen mit je einem Pfeil und sonst Feldseiten. Du kaufst es, legst es in die Reserve, baust es um und verschenkst es wie jedes Plättchen, aber es gehört zu keiner Art. Bei { neutral } ist ein Feldlager nichts wert.
    .title = Feldlager
rule-camps-edges = Eine Bastion lehnt an einer Mauer, Feldseite liegt an Feldseite; Gebäude berühren einander wie immer. Sonst darf sich nichts treffen: keine Bastion mit einer Bastion, keine Feldseite mit einer Mauer, einer offenen Seite oder einer Bastion. Zu einem leeren Feld hin ist jede Seite erlaubt. Am Löwenbrunnen liegt also nie ein Feldlager.
    .title = Was sich berühren darf
rule-camps-onfoot = Zu einem Feldlager muss niemand zu Fuß kommen, und durch eines geht niemand hindurch. Ein Gebäude, das nur Feldlager berührt, ist nicht erlaubt. Ein Feldlager darf auch nur an Feldlagern liegen, aber alles bleibt mit ganzen Seiten verbunden: Du darfst kein Feldlager abschneiden.
    .title = Feldlager liegen draußen
rule-camps-swap = Ein Gebäude wird nie gegen ein Feldlager ausgetauscht. Ein Feldlager lässt sich nur mit einem Stadttor gegen ein Gebäude austauschen.
    .title = Feldlager austauschen
rule-camps-holes = Ein Feldlager kann wie jedes Plättchen ein Loch einschließen, und auch das ist verboten. Ein Feldlager, das beim Abbauen ein Loch hinterließe, bleibt liegen.
    .title = Löcher an Feldlagern
rule-camps-wall = Eine Mauer mit einer Bastion davor zählt für deine längste Mauer wie zuvor: Für die Mauer ist ein Feldlager leerer Boden, und Bastionen bringen nichts. Treffen sich mehr als zwei Außenmauern an einer Ecke, zählt der längste Weg, der keine Mauer zweimal nimmt.
    .title = Mauern hinter Bastionen
rule-camps-score = In jeder Wertung bringt jeder Pfeil 1 Punkt für jedes Gebäude in gerader Linie vor ihm, vom Nachbarn des Feldlagers an. Mauern dazwischen stören nicht, der Löwenbrunnen zählt; ein leeres Feld oder ein anderes Feldlager beendet die Linie. Mehrere Feldlager dürfen dasselbe Gebäude zählen. Ein Feldlager in deiner Reserve bringt nichts.
    .title = Punkte für Pfeile

## Figuren

figure-camps-tiles = Alle acht Feldlager. Die Pfeile stehen an den Bastionen.
figure-camps-edges = Bastion an Mauer: erlaubt. Feldseite an Mauer: nicht erlaubt, und auch nicht an einer offenen Seite.
figure-camps-wall = Hinter der Bastion geht die Mauer weiter: 3.
figure-camps-score = Beide Feldlager zählen dieselben vier Gebäude: je 4 Punkte. Das Feldlager mit zwei Pfeilen bringt 2 und 1.
