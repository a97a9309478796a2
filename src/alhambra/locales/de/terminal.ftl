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

menu-purchase = Welches Plättchen? Die Punkte gelten für den besten Platz, wenn jetzt die nächste Wertung käme.
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
    { "  " }quit         aufhören; die Partie wird gespeichert

## Tipps

hint-how = Tipp: { $path }
# $typed: was man stattdessen tippen kann, in Notation.
hint-typed = Oder tippe: { $typed }
hint-then = { $first }, dann { $second }
hint-also = Auch gut: { $actions }
