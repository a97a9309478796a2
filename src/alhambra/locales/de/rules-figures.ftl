### Was die Abbildungen der Regeln zeigen, je eine Zeile: „figure-“ und die Kennung des Absatzes.
### Bei zwei Hälften ist zuerst von der linken die Rede.

figure-components-tiles = Pavillon, Serail, Arkaden, Gemächer, Garten und Turm. Dicke Seiten sind Mauern.
figure-components-start = Der Löwenbrunnen, bevor etwas gebaut ist.
figure-components-market = Der Garten kostet 8 Gulden, der Pavillon 5 Dirham, der Turm 11 Denar, die Arkaden 9 Dukaten.
figure-components-money = Eine Karte jeder Währung.
figure-turn-exact = 7 + 3 Denar für einen Garten zum Preis von 10: passend, also bist du noch einmal dran.
figure-turn-refill = Die Felder 2 und 4 sind leer. Das erste neue Plättchen kommt auf 2, das nächste auf 4.
figure-money-take = Nimm 3 und 2 zusammen, denn sie sind 5 wert. Oder nimm die 8 allein.
figure-buy-price = 6 + 5 Dirham für einen Garten zum Preis von 10: eins zu viel, und kein Wechselgeld.
figure-build-upright = So ist es gedruckt. Gedreht hätte es andere Mauern: nicht erlaubt.
figure-build-match = Offene Seite an offener Seite: erlaubt. Offene Seite an einer Mauer: nicht erlaubt.
figure-build-onfoot = Mauer liegt an Mauer, aber niemand kommt zu Fuß hin. Mit einem Weg von Süden her ist es erlaubt.
figure-build-joined = Das Plättchen läge nur über Eck an. Ein Feld weiter westlich berührt es eine ganze Seite.
figure-build-holes = Das letzte Plättchen des Rings würde das Feld in der Mitte einschließen.
figure-build-after = Die Gemächer haben vier Nachbarn und müssen bleiben. Der Garten kann weg.
figure-redesign-add = Der Turm kommt aus der Reserve.
figure-redesign-remove = Der Turm kommt zurück in die Reserve.
figure-redesign-swap = Der Turm kommt an die Stelle des Gartens, der Garten in die Reserve.
figure-redesign-legal = Der Löwenbrunnen bleibt, und ohne den Garten käme niemand zum Turm. Der Turm kann weg.
figure-score-majority = Punkte für den ersten, zweiten und dritten Platz in jeder Wertung.
figure-score-ties = Zwei mit je vier Türmen in der zweiten Wertung: 13 + 6, durch zwei geteilt und abgerundet.
figure-score-some = Der dritte Platz bei den Serails wäre 2 wert, aber wer keins hat, bekommt nichts.
figure-score-wall = Eine längste Mauer von 9; die doppelte Mauer innen zählt nicht. Rechts ein Ring von 12.
