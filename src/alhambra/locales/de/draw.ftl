### Bilder einer Partie: was darin steht, und wie sie heißen, wenn man sie nicht sehen kann.

## Die Hilfe zu `alhambra draw`. Eckige Klammern sind Auszeichnungen und bleiben stehen.

help-draw = Zeichnet den Tisch nach einer Aktion einer Partie als SVG-Bild.
help-draw-epilog =
    Ohne [bold]--seat[/bold] zeigt das Bild, was offen liegt; damit auch die Hand dieses Spielers. Was an einem Sitzplatz niemand wissen darf, steht nicht in der Datei.

    Beispiele:

    Das Ende einer Partie: [bold]alhambra draw meine.alhambra -o ende.svg[/bold]

    Aktion 30 aus der Sicht des ersten Spielers, dunkel: [bold]alhambra draw meine.alhambra --move 30 --seat 1 --theme dark -o aktion.svg[/bold]

    Alle Zeichen auf einem Blatt: [bold]alhambra draw --symbols -o zeichen.svg[/bold]
argument-record = AUFZEICHNUNG
help-draw-record = Die Aufzeichnung der Partie.
help-draw-move = Die Nummer der Aktion; 0 ist der Anfang. Sonst die letzte.
help-draw-seat = Wer zuschaut: eine Nummer ab 1 oder ein Name. Sonst ein Zuschauer.
help-draw-theme = light (hell) oder dark (dunkel).
help-draw-output = Die Datei, die geschrieben wird; - ist die Standardausgabe.
help-draw-symbols = Zeichnet das Blatt mit allen Zeichen statt einer Partie.
drawn = Das Bild ist in { $path }.

## Fehler

error-no-such-move = Eine Aktion { $move } gibt es in dieser Partie nicht: Sie hat { $last }, und 0 ist der Anfang.
error-no-such-theme = Ein Farbschema „{ $theme }“ gibt es nicht. Bekannt sind: { $known }.
error-picture-of-what = Nenne die Aufzeichnung einer Partie oder verwende --symbols, nicht beides.

## Wie ein Bild heißt

# $number: die Aktion, 0 für den Anfang. $who: other für die Sicht von $name, nobody für Zuschauer.
draw-title =
    { $who ->
        [nobody]
            { $number ->
                [0] Alhambra zu { $players }, am Anfang
               *[other] Alhambra zu { $players }, nach Aktion { $number }
            }
       *[other]
            { $number ->
                [0] Alhambra zu { $players }, am Anfang, aus der Sicht von { $name }
               *[other] Alhambra zu { $players }, nach Aktion { $number }, aus der Sicht von { $name }
            }
    }
draw-title-now = Alhambra zu { $players }
draw-symbols-title = Alle Zeichen der Bilder
draw-palace = Eine Alhambra, längste Mauer { $wall }
draw-seat = { $name }: Punkte { $points }, längste Mauer { $wall }, Karten { $cards }, Reserve { $reserve }.
draw-card-backs =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }

## Was in einem Bild steht

draw-players = { $players } Spieler
draw-market = Bauhof
draw-sold = verkauft
draw-tiles-left = noch { $count } Plättchen
draw-money = Auslage
draw-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
# $round: eine römische Zahl. $first, $last: so viele Karten kann es noch dauern.
draw-scoring-in = Wertung { $round } in { $first }–{ $last }
draw-hand = Hand von { $name }
draw-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
draw-majorities = Mehrheiten
draw-majorities-note = Punkte, käme jetzt Wertung { $round }
draw-wall = Mauer
draw-move = Aktion { $number } von { $total }
draw-turn = { $name } ist am Zug.
draw-decides = { $name } entscheidet.
draw-over =
    { $count ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }
