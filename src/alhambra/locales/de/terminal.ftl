### Die Partie im Terminal: Mitspieler, Vorschau, Tipps.

## Mitspieler

rival-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rival-holds =
    { $cards ->
        [one] { $cards } Karte, Mauer { $wall }
       *[other] { $cards } Karten, Mauer { $wall }
    }
# In einem schlichten Satz. $tiles: wie viele von jeder Art.
rival-line = Alhambra von { $name }: { $tiles }, längste Mauer { $wall }.
neutral-line =
    { $points ->
        [one] { $name }, { $points } Punkt: { $tiles }
       *[other] { $name }, { $points } Punkte: { $tiles }
    }

## Vorschau: was ein Schritt bringt, wenn jetzt die nächste Wertung käme. $points hat ein Vorzeichen, $count keines.

# Zwei Zahlen, nach und vor einem Schritt.
preview-change = { $after } statt { $before }
preview-wall = Mauer { preview-change }
preview-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
preview-no-room = passt noch nirgends
# Der ganze Zug; $wall und $points sind eine Zahl, oder ein preview-change.
preview-turn =
    { $round ->
        [1] Deine längste Mauer: { $wall }. Deine Punkte, wenn jetzt die erste Wertung käme: { $points }.
        [2] Deine längste Mauer: { $wall }. Deine Punkte, wenn jetzt die zweite Wertung käme: { $points }.
       *[other] Deine längste Mauer: { $wall }. Deine Punkte, wenn jetzt die letzte Wertung käme: { $points }.
    }

## Der Zug

menu-purchase = Welches Plättchen? Punkte: am besten Ort, wenn jetzt die nächste Wertung käme.
choice-reset = Den Zug neu beginnen
reset-done = Der Zug beginnt neu.

# Was man außer Aktionen tippen kann; die Wörter selbst sind in jeder Sprache gleich.
help-commands =
    Andere Wörter:
    { "  " }? oder hint  was ein guter Spieler täte, und warum
    { "  " }undo         einen Schritt dieses Zuges zurücknehmen
    { "  " }reset        alle Schritte dieses Zuges zurücknehmen
    { "  " }show NAME    eine Alhambra; show: alle
    { "  " }scores       die Punkte bisher, und wie es jetzt stünde
    { "  " }log 50       was geschehen ist, die letzten 50 Zeilen
    { "  " }table        den Tisch noch einmal zeichnen
    { "  " }save DATEI   die Partie anderswo speichern
    { "  " }quit         aufhören; die Partie bleibt gespeichert

## Tipps

hint-how = Tipp: { $path }
# $typed: was man stattdessen tippen kann, in Notation.
hint-typed = Oder tippe: { $typed }
hint-none = Hier gibt es nur eine Möglichkeit.
hint-then = { $first }, dann { $second }
hint-also = Auch gut: { $actions }
hint-reason =
    { $reason ->
        [majority] Das bringt am meisten bei den Mehrheiten: Punkte, die für Gebäudearten in den kommenden Wertungen zu erwarten sind.
        [rivals] Das nimmt den anderen am meisten weg: Punkte, die sie erwarten konnten.
        [palace] Das dient deiner Alhambra: eine längere Mauer oder bessere Feldlager, und Platz zum Weiterbauen.
        [reserve] Das gibt dir ein Plättchen auf der Reserve, das sich noch einbauen lässt.
        [money] Das macht dich reicher: Geld, das für Plättchen auf dem Bauhof oder für spätere reicht.
        [cards] Das bringt oder behält eine Karte, die etwas wert ist: eine Stadttorkarte oder ein Charakter.
        [tempo] Das spart dir eine Aktion: wer genau passend zahlt, bleibt am Zug.
        [bid] So viel ist der Charakter wert, und nicht mehr.
        [pass] Hier ist nichts seinen Preis wert.
        [keep] Ihre Punkte sind sicher; was beiseite liegt, ist es nicht.
        [exchange] Was beiseite liegt, ist wahrscheinlich mehr wert als ihre Punkte.
        [hakim] Dort bewirkt ein halbes Gebäude am meisten.
        [laila] Ein neues Plättchen passt dir wahrscheinlich besser.
        [yammerad] Eine Geldkarte umsonst ist immer willkommen.
       *[other] Das bringt auf der Stelle am meisten.
    }
