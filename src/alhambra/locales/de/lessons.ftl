### Die Lektionen: „lesson-“, die Kennung der Lektion und was gesagt wird. Die Lektionen stehen in lessons/course.py.
### about erklärt, task sagt, was zu tun ist; nach einem Versuch: solved, onward (gut, und es geht weiter), missed (erlaubt, aber
### das Ziel ist nicht mehr erreichbar) oder etwas, das besser passt.

lesson-refused = Das erlauben die Regeln nicht. Es ist nichts geschehen: Versuche etwas anderes.

lesson-take-money-title = Geld nehmen
lesson-take-money-about = In deinem Zug tust du eins von drei Dingen: Geld nehmen, ein Plättchen kaufen oder deine Alhambra umbauen. Es gibt vier Währungen, und vier Karten liegen offen in der Auslage. Nimm eine beliebige davon, oder mehrere, die zusammen höchstens 5 wert sind.
lesson-take-money-task = Nimm zwei Karten auf einmal.
lesson-take-money-hint = Welche zwei der vier Karten sind zusammen höchstens 5 wert?
lesson-take-money-too-much = Mehrere Karten dürfen zusammen höchstens 5 wert sein. Eine einzelne Karte darf jeden Wert haben.
lesson-take-money-missed = Das darfst du, und eine große Karte ist oft die bessere Wahl. Diesmal sollst du aber zwei auf einmal nehmen.
lesson-take-money-solved = Zwei Karten mit einer Aktion. Kleine Karten lohnen sich: Mit ihnen zahlst du leichter passend.

lesson-exact-payment-title = Passend zahlen
lesson-exact-payment-about = Jedes Feld des Bauhofs verlangt seine eigene Währung; sie steht unter dem Plättchen. Du darfst mehr als den Preis zahlen, bekommst aber kein Wechselgeld. Zahlst du genau passend, bist du noch einmal am Zug.
lesson-exact-payment-task = Kaufe in diesem Zug zwei Plättchen.
lesson-exact-payment-hint = Welches Plättchen kannst du genau passend bezahlen? Beginne damit.
lesson-exact-payment-hint-later = Du hast noch eine Guldenkarte. Welches Plättchen kannst du damit bezahlen?
lesson-exact-payment-onward = Genau 10! Du bist noch am Zug. Kaufe jetzt das andere Plättchen.
lesson-exact-payment-wrong-order = 9 für einen Preis von 8 ist nicht passend, also gibt es keine zweite Aktion. Beginne mit dem Plättchen, das du genau passend bezahlen kannst.
lesson-exact-payment-overpaid = Das war mehr als 10. Der Rest ist verloren, und deine zweite Aktion auch. Welche Denar ergeben genau 10?
lesson-exact-payment-cannot-pay = Zahle mindestens den Preis, mit Karten aus deiner Hand in der Währung des Feldes.
lesson-exact-payment-missed = Wenn du Geld nimmst, endet dein Zug. Deine Karten reichen aber für zwei Plättchen in einem Zug.
lesson-exact-payment-solved = Zwei Plättchen in einem Zug, weil du das erste passend bezahlt hast. So gewinnt man Partien.

lesson-walls-match-title = Mauern passen zusammen
lesson-walls-match-about = Hast du keine Aktion mehr, platzierst du die gekauften Plättchen: in deiner Alhambra oder in deiner Reserve. Plättchen werden nie gedreht. Ein neues muss mit einer ganzen Seite an ein anderes grenzen, und Seiten, die sich berühren, müssen zusammenpassen: Mauer an Mauer, offene Seite an offene Seite.
lesson-walls-match-task = Baue den Turm in deine Alhambra ein.
lesson-walls-match-hint = Der Turm hat Mauern im Norden und im Osten. Er lässt sich also nur an seiner West- oder Südseite anbauen.
lesson-walls-match-clash = Hier würde eine Mauer an eine offene Seite stoßen. Sieh dir jede Seite an, die ein anderes Plättchen berührt.
lesson-walls-match-apart = Der Turm braucht ein leeres Feld direkt neben einem Plättchen. Über Eck reicht nicht.
lesson-walls-match-missed = In der Reserve ist der Turm sicher, aber dort bringt er keine Punkte. Er passt in deine Alhambra: Suche die Stelle.
lesson-walls-match-solved = Er passt. Mauern, die von Plättchen zu Plättchen weiterlaufen, bringen dir später Punkte.

lesson-on-foot-title = Zu Fuß
lesson-on-foot-about = Jedes Plättchen muss vom Löwenbrunnen aus zu Fuß erreichbar sein: von Plättchen zu Plättchen und nie über eine Mauer.
lesson-on-foot-task = Baue die Gemächer auf das leere Feld östlich des Gartens.
lesson-on-foot-hint = Durch die Mauer des Gartens kommt niemand. Baue erst einen Weg, der von Süden kommt.
lesson-on-foot-hint-later = Das Feld östlich des Gartens ist jetzt von Süden her erreichbar: Baue dort die Gemächer ein.
lesson-on-foot-no-way = Mauer liegt an Mauer, die Seiten passen also. Aber zu Fuß kommt niemand hin. Baue erst einen Weg.
lesson-on-foot-onward = Jetzt kommt man von Süden herauf.
lesson-on-foot-elsewhere = Hier dürfen die Gemächer liegen, gefragt war aber das Feld östlich des Gartens. Welches Plättchen öffnet einen Weg dorthin?
lesson-on-foot-reserve = In deiner Reserve müssen die Gemächer auf einen späteren Zug warten. Du kannst sie jetzt schon einbauen.
lesson-on-foot-missed = Jetzt führt kein Weg mehr zum Feld östlich des Gartens. Der Pavillon ist auf allen Seiten offen: Wo hilft er?
lesson-on-foot-solved = An der Mauer vorbei und von Süden herauf: Die Gemächer sind zu Fuß erreichbar.

lesson-no-holes-title = Keine Löcher
lesson-no-holes-about = Plättchen dürfen nie eine leere Fläche umschließen.
lesson-no-holes-task = Schließe den Ring: Das Serail gehört in die Lücke südlich des Löwenbrunnens.
lesson-no-holes-hint = Was bliebe in der Mitte des Rings? Fülle das zuerst.
lesson-no-holes-hint-later = Innen bleibt nichts mehr leer. Jetzt darf das Serail den Ring schließen.
lesson-no-holes-hole = Das leere Feld in der Mitte wäre eingeschlossen. Fülle es, bevor du den Ring schließt.
lesson-no-holes-onward = Die Mitte ist gefüllt. Jetzt lässt sich der Ring schließen.
lesson-no-holes-walled-in = Hier darf das Serail liegen, aber nun fehlt es in der Lücke. Welches Plättchen ohne Mauern könnte die Mitte füllen?
lesson-no-holes-missed = Das darfst du, aber so bleibt der Ring offen. Du brauchst beide Plättchen dafür.
lesson-no-holes-solved = Der Ring ist geschlossen und hat kein Loch. Sieh dir auch die Mauer ringsum an!

lesson-redesign-title = Reserve und Umbau
lesson-redesign-about = Die dritte Aktion ist der Umbau: ein Plättchen aus deiner Reserve anbauen, eins abbauen und in die Reserve legen oder eins an seiner Stelle gegen ein anderes austauschen. Du änderst nur eine Stelle, und danach müssen alle Bauregeln gelten.
lesson-redesign-task = Bringe den Turm aus deiner Reserve in deine Alhambra, mit einer einzigen Aktion.
lesson-redesign-hint = Der Turm ist nur im Westen offen. Welches Plättchen liegt dort, wo er passen würde?
lesson-redesign-no-room = Es gibt kein leeres Feld, auf das der Turm passt. Aber vielleicht passt er an die Stelle eines anderen Plättchens.
lesson-redesign-two-turns = Die Stelle ist frei, aber deine Aktion ist verbraucht, und der Turm muss warten. Abbauen und Anbauen geht auch auf einmal.
lesson-redesign-money = Geld ist immer willkommen, aber der Turm liegt noch in deiner Reserve.
lesson-redesign-missed = Das darfst du, aber der Turm liegt noch in deiner Reserve.
lesson-redesign-solved = Der Turm steht jetzt, wo der Garten war, und der Garten wartet in deiner Reserve.

lesson-scoring-title = Eine Wertung
lesson-scoring-about = Wird eine Wertungskarte aufgedeckt, bekommen alle Punkte. In der ersten Wertung zählen nur die meisten Plättchen jeder Art: von 1 Punkt für Pavillons bis 6 für Türme. Bei Gleichstand wird geteilt, und die Reserve zählt nicht. Deine längste Außenmauer bringt 1 Punkt je Seite.
lesson-scoring-task = Gleich nach diesem Plättchen kommt die erste Wertung. Baue den Turm so ein, dass du 18 Punkte bekommst.
lesson-scoring-hint = Die Türme bringen 6 Punkte, egal wo er in deiner Alhambra steht. Wo wird deine Mauer am längsten?
lesson-scoring-reserve = Plättchen in der Reserve zählen nicht. Also teilst du dir die Türme mit jemandem, je 3 Punkte, und deine Mauer ist nicht länger als vorher.
lesson-scoring-missed = Du hast die meisten Türme: 6 Punkte. Aber deine Mauer bringt nur 3. Auf einem anderen Feld bringt sie 5.
lesson-scoring-solved = 18 Punkte: Türme 6, Gemächer 4, Arkaden 3, Mauer 5. Spätere Wertungen bringen viel mehr, und auch zweite und dritte Plätze zählen.

lesson-the-end-title = Das Ende
lesson-the-end-about = Lässt sich der Bauhof nicht mehr auffüllen, ist die Partie zu Ende. Jedes Plättchen, das dort übrig ist, bekommt umsonst, wer das meiste Geld in seiner Währung hat; bei Gleichstand bleibt es liegen. Dann kommt die dritte Wertung, und wer die meisten Punkte hat, gewinnt.
lesson-the-end-task = Der Vorrat ist leer: Der nächste Kauf beendet die Partie. Du hast 42 Punkte, die anderen 51 und 45. Hole dir den Sieg!
lesson-the-end-hint = Du hast die meisten Denar: Gib sie nicht aus. Was kannst du mit deinen Dirham kaufen?
lesson-the-end-hint-later = In der Reserve zählt ein Garten nicht. Auf welchem Feld passen alle seine Seiten?
lesson-the-end-onward = Dein letzter Kauf. Baue den Garten ein, denn jetzt zählt jeder Garten.
lesson-the-end-got-garden = Der Bauhof lässt sich nicht mehr auffüllen: Die Partie endet. Du hast die meisten Denar und bekommst umsonst einen zweiten Garten.
lesson-the-end-money = Der Bauhof ist noch voll, also geht die Partie weiter, und vielleicht schnappt dir jemand den Garten weg.
lesson-the-end-reserve = Plättchen in der Reserve zählen nicht. Mit nur einem der beiden Gärten verlierst du 121 zu 122.
lesson-the-end-missed = Damit gewinnst du nicht. Du kannst noch kaufen.
lesson-the-end-solved = Du gewinnst mit 129 zu 118 und 117: Mit vier Gärten teilst du dir dort den ersten Platz. Nun weißt du genug für eine ganze Partie.
