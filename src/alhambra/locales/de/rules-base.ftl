### Die Regeln für alle, die spielen: eine Nachricht je Absatz von docs/rules.md, „rule-“ und seine Kennung.
### Die Reihenfolge der Kapitel und Absätze steht in locales/chapters.json.
### Die eines Moduls stehen in modules/MODUL/rules.ftl.

rules-intro =
    Jeder baut seine eigene Alhambra, Plättchen für Plättchen, rund um einen Löwenbrunnen. Geld gibt es in vier Währungen, und jedes Plättchen verlangt eine davon. Dreimal werden Punkte vergeben: für die meisten Gebäude einer Art und für deine längste Außenmauer. Wer am Ende die meisten Punkte hat, gewinnt.

chapter-components = Was auf dem Tisch liegt
chapter-setup = Vorbereitung
chapter-turn = Dein Zug
chapter-build = Bauen
chapter-redesign = Umbauen
chapter-refill = Zwischen zwei Zügen
chapter-score = Wertung
chapter-end = Das Ende

## Spielmaterial

rule-components-tiles = Es gibt 54 Gebäudeplättchen in sechs Arten. Jedes zeigt seinen Preis und auf keiner bis drei seiner Seiten ein Stück Stadtmauer. Von der billigsten Art zur teuersten: 7 Pavillons (2 bis 8), 7 Serails (3 bis 9), 9 Arkaden (4 bis 10), 9 Gemächer (5 bis 11), 11 Gärten (6 bis 12) und 11 Türme (7 bis 13). Keine zwei Plättchen sind gleich. Keines hat nur zwei Mauern, die einander gegenüberliegen.
    .title = Gebäudeplättchen
rule-components-start = Jeder beginnt mit einem Plättchen, dem Löwenbrunnen. Er hat keine Mauern und keinen Preis, gehört zu keiner Art und bleibt immer liegen.
    .title = Der Löwenbrunnen
rule-components-money = Es gibt 108 Geldkarten in vier Währungen: Denar (blau), Dirham (grün), Dukaten (orange) und Gulden (gelb). Jede hat die Werte 1 bis 9, und jede Karte gibt es dreimal.
    .title = Das Geld
rule-components-scoring = Zwei Wertungskarten stecken im Geldkartenstapel. Sie lösen die erste und die zweite Wertung aus.
    .title = Wertungskarten
rule-components-market = Der Bauhof hat vier Felder mit je einem Plättchen, und jedes Feld verlangt seine eigene Währung: Gulden auf 1, Dirham auf 2, Denar auf 3, Dukaten auf 4.
    .title = Der Bauhof
rule-components-players = Zwei bis sechs können mitspielen. Jeder hat einen Löwenbrunnen, Geld auf der Hand, eine Reserve mit Platz für beliebig viele Plättchen und einen Punktestand.
    .title = Wer mitspielt

## Vorbereitung

rule-setup-market =
    { $edition ->
        [classic] Mische die Plättchen im Beutel und ziehe vier, eins nach dem anderen, auf die Felder 1 bis 4. Zu zweit zieht { neutral } vorher sechs Plättchen.
       *[revised] Fülle die gemischten Plättchen in den Plättchenturm und ziehe vier, eins nach dem anderen, auf die Felder 1 bis 4. Zu zweit zieht { neutral } vorher sechs Plättchen.
    }
    .title = Die ersten vier Plättchen
rule-setup-hands = Mische die Geldkarten ohne die Wertungskarten. Reihum bekommt jeder offen Karten, bis sie zusammen mindestens 20 wert sind. Wenn alle so weit sind, nimmt jeder seine Karten auf die Hand; von nun an sind sie geheim.
    .title = Das erste Geld
rule-setup-first = Wer die wenigsten Karten hat, beginnt. Bei Gleichstand beginnt, wessen Karten zusammen weniger wert sind; ist auch das gleich, der jüngste Spieler, hier der niedrigste Sitzplatz.
    .title = Wer beginnt
rule-setup-display = Dann werden vier Geldkarten offen hingelegt: die Auslage.
    .title = Die Auslage
rule-setup-piles = Das übrige Geld wird in fünf gleich große Stapel geteilt; geht das nicht auf, haben die ersten eine Karte mehr. Die erste Wertungskarte wird in Stapel 2 gemischt, die zweite in Stapel 4. Mit Stapel 1 zuoberst bilden sie den Geldkartenstapel. Karten von Modulen kommen erst jetzt in ihre Stapel: Die ersten Karten auf der Hand und in der Auslage sind nur Geld.
    .title = Fünf Stapel
rule-setup-open = Alle sehen: Alhambras und Reserven, gekaufte und noch nicht platzierte Plättchen, Punktestände, Bauhof, Auslage und Ablagestapel, die Plättchen von { neutral }, wem welche Charaktere und Stadttorkarten gehören, und wie viele Karten auf jeder Hand und im Stapel sind und wie viele Plättchen noch kommen. Geheim sind das Geld auf der Hand, obwohl alle gesehen haben, wie es genommen wurde, die Reihenfolge von allem, was noch kommt, und die Charaktere, die beiseiteliegen.
    .title = Offen und geheim

## Zug

rule-turn-action = Gespielt wird im Uhrzeigersinn. Bist du am Zug, hast du eine Aktion: Geld nehmen, ein Plättchen kaufen oder deine Alhambra umbauen. Wenn du kannst, musst du; nur wenn nichts davon möglich ist, passt du. Hilfe von Charakteren zählt dabei nicht.
    .title = Eine von drei Aktionen
rule-turn-decision = Fragt dich das Spiel etwas, antwortest du immer, auch wenn es nur eine Antwort gibt: Sonst könnten alle erraten, was du auf der Hand hast. Eine Hilfe, die freiwillig ist, wird nur angeboten, wenn sich damit etwas anfangen lässt.
    .title = Du antwortest immer
rule-turn-exact = Zahlst du genau passend, geht dein Zug weiter: Du musst noch eine Aktion ausführen. Solange du passend zahlst, darfst du weiterkaufen. Der Bauhof wird dabei nicht aufgefüllt, also sind es höchstens fünf Aktionen: vier Plättchen und noch eine.
    .title = Passend gezahlt: noch einmal
rule-turn-place = Hast du keine Aktion mehr, platzierst du die Plättchen, die du in diesem Zug gekauft hast, in beliebiger Reihenfolge, jedes in deiner Alhambra oder in deiner Reserve. Ein eben gekauftes Plättchen kann also nicht im selben Zug bei der Aktion Umbauen dabei sein.
    .title = Neue Plättchen platzieren
rule-turn-refill = Nach deinen Aktionen und dem Platzieren wird der Tisch für den Nächsten vorbereitet. Die Auslage wird Karte für Karte auf vier Geldkarten ergänzt. Eine Wertungskarte, die dabei auftaucht, wird beiseitegelegt und ersetzt; mit Modulen wird eine Stadttorkarte ausgelegt und ein Charakter sofort versteigert. Dann bekommen die leeren Felder des Bauhofs ein Plättchen, die kleinste Nummer zuerst. Dann folgt die Wertung, wenn eine Wertungskarte kam, und zu zweit bekommt { neutral } seine Plättchen. All das geschieht auch nach dem allerletzten Zug.
    .title = Auffüllen
rule-turn-reshuffle = Wird eine Geldkarte gebraucht und der Geldkartenstapel ist leer, wird der Ablagestapel zu einem neuen gemischt. Ist auch dort kein Geld, bleibt die Auslage kleiner, es geht weiter, und beim nächsten Auffüllen wird es wieder versucht. Eine besondere Karte zuoberst wartet, solange die Auslage voll ist.
    .title = Ein neuer Geldkartenstapel

## Geld und Kauf

rule-money-take = Nimm eine beliebige Karte aus der Auslage. Oder nimm mehrere, wenn sie zusammen höchstens 5 wert sind; die Währungen dürfen gemischt sein.
    .title = Geld nehmen
rule-buy-price = Wähle ein Plättchen auf dem Bauhof und zahle seinen Preis, oder mehr, mit Karten der Währung seines Feldes. Wechselgeld gibt es nicht. Was du zahlst, kommt auf den Ablagestapel.
    .title = Ein Plättchen kaufen

## Umbau

rule-redesign-add = Baue ein Plättchen aus deiner Reserve an deine Alhambra an.
    .title = Anbauen
rule-redesign-remove = Oder baue ein Plättchen deiner Alhambra ab und lege es in deine Reserve.
    .title = Abbauen
rule-redesign-swap = Oder tausche ein Plättchen deiner Alhambra gegen eins aus deiner Reserve aus, das genau an seine Stelle kommt.
    .title = Austauschen
rule-redesign-legal = Ein Umbau ist eine Aktion und ändert eine Stelle. Danach muss deine Alhambra alle Bauregeln einhalten. Der Löwenbrunnen bleibt immer, wo er ist.
    .title = Eine Änderung, alle Regeln

## Bauen

rule-build-upright = Plättchen werden nie gedreht. Alle liegen wie der Löwenbrunnen, die Dächer nach oben.
    .title = Nie gedreht
rule-build-match = Seiten, die sich berühren, müssen zusammenpassen: Mauer an Mauer, offene Seite an offene Seite.
    .title = Mauern passen zusammen
rule-build-onfoot = Vom Löwenbrunnen muss man zu Fuß zu jedem Plättchen kommen, von Plättchen zu Plättchen, ohne eine Mauer zu überqueren und ohne die Plättchen zu verlassen.
    .title = Zu Fuß erreichbar
rule-build-joined = Ein neues Plättchen berührt ein anderes mit einer ganzen Seite. Über Eck reicht nicht.
    .title = Seite an Seite
rule-build-holes = Plättchen dürfen keine leere Fläche einschließen. Was nur über Eck offen ist, gilt als eingeschlossen.
    .title = Keine Löcher
rule-build-after = All das gilt nach jedem Platzieren und nach jedem Umbau. Ein Plättchen mit Nachbarn auf allen vier Seiten kann also nicht weg: Es bliebe ein Loch. Und zwei Plättchen lassen sich austauschen, wenn sie überall dort die gleichen Mauern haben, wo ein Nachbar liegt.
    .title = Zu jeder Zeit

## Wertung

rule-score-when =
    { $edition ->
        [classic] Es gibt drei Wertungen. Die ersten zwei kommen, wenn ihre Wertungskarte gezogen wird: Sie wird beiseitegelegt, der Tisch wird aufgefüllt, dann gibt es Punkte, bevor der Nächste am Zug ist. Die dritte kommt am Ende der Partie. Eine Wertungskarte, die nie auftaucht, wird nie gewertet; kommt sie im letzten Zug, wird noch vor dem Ende gewertet.
       *[revised] Es gibt drei Wertungen. Die ersten zwei kommen, wenn ihre Wertungskarte gezogen wird: Sie wird vor den nächsten Spieler gelegt, der Tisch wird aufgefüllt, dann gibt es Punkte, bevor er am Zug ist. Die dritte kommt am Ende der Partie. Eine Wertungskarte, die nie auftaucht, wird nie gewertet; kommt sie im letzten Zug, wird noch vor dem Ende gewertet.
    }
    .title = Drei Wertungen
rule-score-majority = Bei jeder Art vergleicht ihr, wie viele Plättchen jeder in seiner Alhambra hat; die Reserve zählt nicht, der Preis auch nicht. In der ersten Wertung zählen nur die meisten: 1 Punkt für Pavillons, 2 für Serails, 3 für Arkaden, 4 für Gemächer, 5 für Gärten, 6 für Türme. In der zweiten bringen die meisten 8, 9, 10, 11, 12 oder 13 Punkte, die zweitmeisten 1 bis 6. In der dritten bringen die meisten 16 bis 21, die zweitmeisten 8 bis 13, die drittmeisten 1 bis 6.
    .title = Die meisten einer Art
rule-score-ties = Bei Gleichstand werden die Punkte der Plätze, die ihr zusammen belegt, addiert, geteilt und abgerundet. Ein Platz ohne Punkte zählt 0.
    .title = Gleichstand teilt
rule-score-some = Wer von einer Art kein Plättchen hat, bekommt dafür keine Punkte, auch wenn ein Platz frei ist.
    .title = Ohne Plättchen keine Punkte
rule-score-wall = In jeder Wertung bringt dein längstes zusammenhängendes Stück Außenmauer 1 Punkt je Seite. Außen ist eine Mauer, wenn dahinter kein Plättchen liegt; zwei Mauern Rücken an Rücken bringen nichts. Wo sich Mauern an einer Ecke treffen, geht es um die Ecke weiter. Eine Mauer, die sich zum Ring schließt, zählt mit allen Seiten.
    .title = Die längste Mauer
rule-score-explain = Alle Punkte haben ihre eigene Zeile, die sagt, wofür es sie gibt und wie geteilt wurde: je Art, für die Mauer, für Yusuf, für jeden Pfeil eines Feldlagers, für Fatima. Zusammen ergeben die Zeilen deinen Punktestand.
    .title = Jeder Punkt erklärt

## Ende

rule-end-when = Wenn der Bauhof nicht mehr auf vier Plättchen ergänzt werden kann, ist die Partie zu Ende; er wird aufgefüllt, soweit es geht. Macht ihn das allerletzte Plättchen gerade noch voll, geht es weiter.
    .title = Wenn die Plättchen ausgehen
rule-end-leftovers = Jedes Plättchen, das auf dem Bauhof übrig ist, bekommt umsonst, wer das meiste Geld in der Währung seines Feldes hat. Haben zwei gleich viel, oder hat niemand etwas, bleibt es liegen. Erst werden alle Felder entschieden; dann platziert jeder, angefangen bei dem, der als Nächster am Zug gewesen wäre, seine Plättchen in der Alhambra oder in der Reserve. Sonst wird nichts mehr umgebaut. { neutral } bekommt keine. Von den Charakteren zählen nur noch die mit W und Fatima.
    .title = Die letzten Plättchen
rule-end-winner = Nach der dritten Wertung gewinnt, wer die meisten Punkte hat. Bei Gleichstand ist der Sieg geteilt.
    .title = Wer gewinnt
