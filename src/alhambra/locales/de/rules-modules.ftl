### Die Regeln der Module für alle, die spielen: eine Nachricht je Absatz von docs/rules.md.

chapter-city-gates = Stadttore
chapter-diamonds = Diamanten
chapter-camps = Feldlager
chapter-characters = Charaktere

## Stadttore

rule-gates-setup = Es gibt so viele Stadttore aus Holz und Stadttorkarten wie Spieler. Die Stadttorkarten werden so gleichmäßig wie möglich auf die Stapel 3, 4 und 5 verteilt.
    .title = Stadttore und ihre Karten
rule-gates-reveal = Eine Stadttorkarte, die gezogen wird, kommt neben den Bauhof. Liegt dort schon eine, kommt die neue auf den Ablagestapel und kann mit einem neuen Geldkartenstapel wiederkommen. Danach wird weitergezogen, bis vier Geldkarten ausliegen.
    .title = Eine Stadttorkarte taucht auf
rule-gates-take = Statt Geld darfst du die ausliegende Stadttorkarte nehmen. Dann ist sie die einzige Karte, die du nimmst. Sie ist kein Geld, und kein Charakter hilft, sie zu bekommen.
    .title = Die Stadttorkarte nehmen
rule-gates-use = Baust du ein Plättchen ein, das andere Gebäude nur Mauer an Mauer berührt, käme niemand zu Fuß dorthin. Gib eine Stadttorkarte ab, und ein Stadttor öffnet eine dieser doppelten Mauern. Das kostet keine Aktion, und die Karte kommt aus dem Spiel. Das Tor muss zu einem Gebäude führen, das man erreicht; je Plättchen höchstens eins, und keins, wo man ohnehin hinkommt. Du darfst es nutzen, wenn du ein Plättchen platzierst, anbaust oder ein Feldlager gegen ein Gebäude austauschst, nicht aber beim Abbauen. Für alles andere bleibt die Mauer unter dem Tor eine Mauer: Sie muss passen und zählt wie vorher.
    .title = Eine Mauer öffnen
rule-gates-frozen = Ein Stadttor bleibt für immer. Die zwei Plättchen darunter können nie abgebaut oder ausgetauscht werden.
    .title = Ein Stadttor bleibt

## Diamanten

rule-diamonds-cards = Elf Karten einer fünften Währung mit Werten von 3 bis 9 werden vor dem Verteilen unter das Geld gemischt. Sie werden verteilt, gezählt und genommen wie jede Geldkarte.
    .title = Diamantkarten
rule-diamonds-pay = Mit Diamanten kannst du auf jedem Feld des Bauhofs kaufen. Mische sie nie mit einer anderen Währung. Zahlst du mit ihnen genau passend, bist du wie sonst noch einmal dran.
    .title = Mit Diamanten zahlen
rule-diamonds-end = Wenn am Ende die letzten Plättchen vergeben werden, zählen Diamanten nicht.
    .title = Nicht am Ende
rule-diamonds-two = Zu zweit bleiben alle elf im Spiel.
    .title = Zu zweit

## Feldlager

rule-camps-tiles = Acht Feldlager werden unter die Plättchen gemischt. Ein Feldlager hat einen Preis, eine oder zwei Bastionen mit je einem Pfeil und sonst Feldseiten. Du kaufst, reservierst, baust um und verschenkst es wie jedes Plättchen, aber es gehört zu keiner Art. Bei { neutral } ist ein Feldlager nichts wert.
    .title = Feldlager
rule-camps-edges = Eine Bastion lehnt an einer Mauer, Feldseite liegt an Feldseite; Gebäude berühren einander wie immer. Sonst darf sich nichts treffen: keine Bastion mit einer Bastion, keine Feldseite mit einer Mauer, einer offenen Seite oder einer Bastion. Zu einer leeren Zelle hin ist jede Seite frei. Am Löwenbrunnen liegt also nie ein Feldlager.
    .title = Was sich berühren darf
rule-camps-onfoot = Zu einem Feldlager muss niemand zu Fuß kommen, und durch eines geht niemand hindurch. Ein Gebäude, das nur Feldlager berührt, ist nicht erlaubt. Ein Feldlager darf auch nur an Feldlagern liegen, aber alles bleibt mit ganzen Seiten verbunden: Du darfst kein Feldlager abschneiden.
    .title = Feldlager liegen draußen
rule-camps-swap = Ein Gebäude wird nie gegen ein Feldlager ausgetauscht. Ein Feldlager lässt sich nur mit einem Stadttor gegen ein Gebäude austauschen.
    .title = Feldlager austauschen
rule-camps-holes = Ein Feldlager kann wie jedes Plättchen ein Loch einschließen, und auch das ist verboten. Ein Feldlager, das beim Abbauen ein Loch hinterließe, bleibt liegen.
    .title = Löcher an Feldlagern
rule-camps-wall = Eine Mauer mit einer Bastion davor zählt für deine längste Mauer wie zuvor: Für die Mauer ist ein Feldlager leerer Boden, und Bastionen bringen nichts. Treffen sich mehr als zwei Außenmauern an einer Ecke, zählt der längste Weg, der keine Mauer zweimal nimmt.
    .title = Mauern hinter Bastionen
rule-camps-score = In jeder Wertung bringt jeder Pfeil 1 Punkt für jedes Gebäude in gerader Linie vor ihm, vom Nachbarn des Feldlagers an. Mauern dazwischen stören nicht, der Löwenbrunnen zählt; eine leere Zelle oder ein anderes Feldlager beendet die Linie. Mehrere Feldlager dürfen dasselbe Gebäude zählen. Ein Feldlager auf deiner Reserve bringt nichts.
    .title = Punkte für Pfeile

## Charaktere

rule-characters-setup = Zehn Charaktere spielen mit. Je zwei werden in die Stapel 2, 3 und 4 gemischt; vier liegen verdeckt beiseite.
    .title = Zehn Charaktere
rule-characters-auction = Ein Charakter, der gezogen wird, wird sofort versteigert. Wer als Nächster am Zug ist, bietet oder passt, dann die anderen im Uhrzeigersinn; du bietest mehr oder passt, und wer passt, ist draußen. Ein Gebot ist eine ganze Zahl, die du mit Karten einer einzigen Währung decken kannst, auch mit Diamanten. Wer am meisten bietet, zahlt mindestens sein Gebot in einer Währung, ohne Wechselgeld; passend zahlen bringt hier nichts, und kein Charakter hilft beim Zahlen. Bietet niemand, kommt die Karte aus dem Spiel. Haben alle anderen ohne Gebot gepasst, darf der Letzte noch bieten und bekommt sie. { neutral } bietet nie. Deckt Yammerad die Karte auf, spricht zuerst, wer am Zug ist.
    .title = Die Versteigerung
rule-characters-open = Charaktere, die du bekommst, liegen offen vor dir, beliebig viele. Sie helfen von deinem nächsten Zug an; einer mit W schon in der Wertung, die gleich folgt. Bekommst du einen in deinem eigenen Zug, darfst du eine Karte mit 1× sofort einsetzen, eine mit ◆ erst im nächsten Zug.
    .title = Deine Charaktere
rule-characters-once = ◆: in jedem deiner Züge wieder, aber je Zug nur eine Karte mit ◆, und nur einmal. 1×: kommt nach dem Einsatz aus dem Spiel. W: wirkt in Wertungen.
    .title = Die Zeichen ◆, 1× und W
rule-characters-abdul_karim = 1×: Er zahlt ein Plättchen im Bauhof genau passend. Es kostet dich nichts, und du bist noch einmal dran. Das ist eine Aktion, und das Plättchen gilt als gekauft.
    .title = Abdul Karim
rule-characters-abdul_knihstig = ◆: Hast du ein Plättchen mit einem Preis von 10 oder mehr gekauft, nimm sofort eine Karte der Auslage. Es zählt der aufgedruckte Preis, auch wenn du mehr oder nichts gezahlt hast. Du darfst verzichten und auf ein späteres Plättchen desselben Zuges warten.
    .title = Abdul Knihstig
rule-characters-ammar = ◆: Am Ende deines Zuges, wenn die neuen Plättchen platziert sind, darfst du noch einmal umbauen. Plättchen, die in diesem Zug neu sind, dürfen dabei sein.
    .title = Ammar El’Schauf
rule-characters-faruk = ◆: Nimmst du mehrere Geldkarten, dürfen sie zusammen 7 statt 5 wert sein. Bis 5 setzt du ihn nicht ein.
    .title = Faruk Will’haben
rule-characters-fatima = 1×: Bekommst du sie, wählst du sofort und endgültig. Behalte sie, für 8 Punkte am Ende; oder tausche sie gegen den obersten der Charaktere, die beiseiteliegen, als hättest du eben ihn bekommen.
    .title = Fatima
rule-characters-hakim = W: In jeder Wertung zählst du ein halbes Gebäude mehr von einer Art, die du wählst, bevor es Punkte gibt. Von dieser Art musst du mindestens ein Plättchen in deiner Alhambra haben.
    .title = Hakim Wahid
rule-characters-laila = ◆: Vor deiner ersten Aktion darfst du ein Plättchen im Bauhof gegen ein neues tauschen, solange noch welche kommen. Das neue wird zuerst gezogen und kommt auf dasselbe Feld; das alte wird unter die Plättchen gemischt, die noch kommen.
    .title = Laila Wundabah
rule-characters-machma = ◆: Vor deiner ersten Aktion darfst du eine Karte deiner Hand gegen eine der Auslage mit gleichem oder kleinerem Wert tauschen. Deine Karte kommt auf den Ablagestapel. Die Auslage wird erst nach deinem Zug aufgefüllt.
    .title = Machma Klain
rule-characters-yammerad = ◆: Zu Beginn deines Zuges, wenn du weniger als drei Geldkarten hast, darfst du die oberste Karte vom Stapel ziehen; die anderen sehen sie nicht. Ist sie kein Geld, geschieht, was ihre Regel sagt, und du ziehst noch einmal oder hörst auf. Eine Stadttorkarte, die so auftaucht, darf deine Aktion in diesem Zug sein. Ist der Stapel leer, wird erst der Ablagestapel gemischt.
    .title = Yammerad
rule-characters-yusuf = W: Für je 3 Punkte, die deine Mauer bringt, bekommst du 1 Punkt mehr, abgerundet.
    .title = Yusuf E’Passuff
