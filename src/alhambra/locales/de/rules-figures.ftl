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
figure-build-joined = Das Plättchen läge nur über Eck an. Eine Zelle weiter westlich berührt es eine ganze Seite.
figure-build-holes = Das letzte Plättchen des Rings würde die Zelle in der Mitte einschließen.
figure-build-after = Die Gemächer haben vier Nachbarn und müssen bleiben. Der Garten kann weg.
figure-redesign-add = Der Turm kommt aus der Reserve.
figure-redesign-remove = Der Turm kommt zurück auf die Reserve.
figure-redesign-swap = Der Turm kommt an die Stelle des Gartens, und der auf die Reserve.
figure-redesign-legal = Der Löwenbrunnen bleibt, und ohne den Garten käme niemand zum Turm. Der Turm kann weg.
figure-score-majority = Punkte für den ersten, zweiten und dritten Platz in jeder Wertung.
figure-score-ties = Zwei mit je vier Türmen in der zweiten Wertung: 13 + 6, durch zwei geteilt und abgerundet.
figure-score-some = Der dritte Platz bei den Serails wäre 2 wert, aber wer keins hat, bekommt nichts.
figure-score-wall = Eine längste Mauer von 9; die doppelte Mauer innen zählt nicht. Rechts ein Ring von 12.
figure-two-neutral = Sechs Plättchen zu Beginn.
figure-gates-use = Hinter einer doppelten Mauer, also nicht erlaubt. Mit einem Stadttor schon.
figure-gates-frozen = Keins der beiden Plättchen kann je wieder weg.
figure-diamonds-pay = 5 + 4 in Diamanten auf dem Feld für Gulden: passend.
figure-camps-tiles = Alle acht Feldlager. Die Pfeile stehen an den Bastionen.
figure-camps-edges = Bastion an Mauer: erlaubt. Feldseite an Mauer: nicht erlaubt, und auch nicht an einer offenen Seite.
figure-camps-wall = Hinter der Bastion geht die Mauer weiter: 3.
figure-camps-score = Beide Feldlager zählen dieselben vier Gebäude: je 4 Punkte. Das Feldlager mit zwei Pfeilen bringt 2 und 1.
figure-characters-setup = Die zehn Charaktere.
figure-characters-once = In jedem Zug, einmal, und in Wertungen.
figure-characters-faruk = 4 + 3 ist mehr als 5, aber mit Faruk darfst du es.
figure-characters-hakim = Drei Türme und ein halber schlagen drei Türme.
figure-characters-yusuf = Eine Mauer von 12 bringt 4 Punkte mehr.
