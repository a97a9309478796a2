### Was die Seite von den anderen und von der Partie zeigt: Mitspieler, Mehrheiten, Verlauf, Bögen über dem Tisch.

## Mitspieler

rivals-title = Mitspieler
rival-cards = Handkarten
rival-deciding = überlegt
rival-bot = Bot
rival-presence =
    { $state ->
        [away] abwesend
        [offline] offline
       *[here] da
    }
rival-before = Vorheriger Spieler
rival-after = Nächster Spieler
rival-note =
    { word-score }, { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
word-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

## Was jemand getan hat, ohne den Namen: bei Mitspielern und im Verlauf. $who ist you oder other.

deed-took = { $cards_said } genommen
deed-bought = { $tile } gekauft
deed-bought-full = { $tile } für { $cards_said } gekauft
deed-bought-reserved = { $tile } für die Reserve gekauft
deed-placed = { $tile } platziert
deed-reserved = { $tile } in die Reserve gelegt
deed-added = { $tile } aus der Reserve angebaut
deed-removed = { $tile } abgebaut
deed-swapped = { $out } gegen { $tile } ausgetauscht
deed-passed = gepasst
# Was ein Mitspieler noch tun wird.
turn-none = wartet auf den nächsten Zug
turn-decides = überlegt
turn-again = hat noch eine Aktion
turn-places = platziert { $tile_akk }

## Mehrheiten

majorities-title = Mehrheiten
majorities-when =
    { $round ->
        [1] bei der ersten Wertung
        [2] bei der zweiten Wertung
       *[other] bei der letzten Wertung
    }
majorities-caption = Plättchen jeder Art, und was die nächste Wertung dafür brächte
# Wo Zeichen statt der Wörter von majority-hint stehen.
majorities-signs = + so viele voraus, − so viele fehlen, = gleich
# Aus meiner Sicht. $by: wie viele Plättchen.
majority-hint =
    { $how ->
        [ahead] { $by } voraus
        [behind] { $by } zurück
       *[tied] gleichauf
    }
# Wo wenig Platz ist.
short-wall = Mauer

## Verlauf

log-title = Verlauf
log-turn =
    { $who ->
        [you] Du: { $deeds }
       *[other] { $name }: { $deeds }
    }
log-setup = Aufbau
log-details = Einzelheiten
log-all = Alles zeigen

## Wertungsbögen

sheet-note =
    { $round ->
        [1] Nach Zug { $turn }. Punkte gibt es für die meisten Gebäude jeder Art und für die längste Mauer.
        [2] Nach Zug { $turn }. Punkte gibt es für die meisten und zweitmeisten Gebäude jeder Art und für die längste Mauer.
       *[other] Nach Zug { $turn }. Punkte gibt es für die ersten drei jeder Art und für die längste Mauer.
    }
# What modules add: camps, Yusuf.
sheet-also = Außerdem zählen: { $sources }.
# Was die Plätze wert sind.
sheet-prizes =
    { $round ->
        [1] { $first } für die meisten
        [2] { $first } für Platz 1, { $second } für Platz 2
       *[other] { $first }, { $second }, { $third } nach Platz
    }
sheet-how-wall = 1 für jede Seite
sheet-sum = Summe
sheet-skip = Zählen überspringen
sheet-rounds = Alle Wertungen
sheet-ties = Bei Gleichstand werden die Punkte der Plätze addiert, geteilt und abgerundet.
sheet-continue = Weiter
sheet-see = Wertung ansehen
place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
leftovers-title = Übrige Plättchen auf dem Bauhof
leftovers-how = Jedes bekommt, wer allein das meiste Geld in der Währung seines Feldes hat.
leftover-to =
    { $who ->
        [you] an dich
       *[other] an { $name }
    }
# $sum: the most that anybody has.
leftover-nobody =
    { $sum ->
        [0] an niemanden: Niemand hat welches
       *[other] an niemanden: Gleichstand
    }

## Gedächtnishilfe

memory-open = Gedächtnis
memory-title = Was du dir merken könntest
memory-note = Karten, die offen genommen wurden, und was noch nicht aufgetaucht ist.
memory-hands = Was die anderen auf der Hand haben
memory-unknown =
    { $count ->
        [one] { $count } unbekannte
       *[other] { $count } unbekannte
    }
memory-rest =
    { $count ->
        [one] { $count } Karte, die du nicht gesehen hast
       *[other] { $count } Karten, die du nicht gesehen hast
    }
memory-tiles =
    { $count ->
        [one] { $count } Plättchen kommt noch
       *[other] { $count } Plättchen kommen noch
    }

## Das Ende der Partie

results-won =
    { $who ->
        [you] Du hast gewonnen!
       *[other]
            { $count ->
                [one] { $winners } hat gewonnen
               *[other] Geteilter Sieg: { $winners }
            }
    }
# $moves: wie viele Aktionen die Partie hatte.
results-note =
    { $moves ->
        [one] Die Partie ist nach { $moves } Aktion zu Ende.
       *[other] Die Partie ist nach { $moves } Aktionen zu Ende.
    }
# Ein Platz hinter dem ersten.
results-place =
    { $place ->
        [2] Du belegst den zweiten Platz.
        [3] Du belegst den dritten Platz.
        [4] Du belegst den vierten Platz.
        [5] Du belegst den fünften Platz.
       *[other] Du belegst den sechsten Platz.
    }
results-table = Punkte nach Wertungen und Herkunft
results-record = Speichern
results-replay = Wiedergabe
results-copy = Link kopieren
results-copied = Kopiert
# $reach: from where the link can be opened.
results-link =
    { $reach ->
        [machine] Der Link zur Wiedergabe ist kopiert. Er funktioniert nur auf diesem Gerät.
        [network] Der Link zur Wiedergabe ist kopiert. Er funktioniert nur in deinem Netzwerk.
       *[anywhere] Der Link zur Wiedergabe ist kopiert.
    }
results-again = Revanche
results-follow = Zur Revanche
results-watch = Noch einmal
graph-title = Das Rennen
graph-label = Die Punkte nach jeder Wertung; die Tabelle nennt dieselben Zahlen.
facts-title = Statistik
fact-taken-back =
    { $count ->
        [one] Ein Zug wurde zurückgenommen.
       *[other] { $count } Züge wurden zurückgenommen.
    }
fact-bought = Plättchen gekauft
fact-exact = Genau passend bezahlt
fact-chain = Die meisten passenden Käufe in einem Zug
fact-wall = Längste Mauer
fact-money = Geld genommen
fact-overpaid = Für Plättchen zu viel bezahlt
fact-redesigns = Umbauten
