### Für alle, die die Seite hören: Dinge in ganzen Wörtern, Ansagen, die Befehlszeile.

# Eine Seite eines Plättchens in einer Liste: Mauern Nord und Ost.
side-aloud =
    { $side ->
        [n] Nord
        [e] Ost
        [s] Süd
       *[w] West
    }
# $x, $y: Zahlen mit einem Minuszeichen, das vorgelesen wird.
column-aloud = Spalte { $x }
row-aloud = Zeile { $y }
cell-name = { column-aloud }, { row-aloud }
# Im Satz.
cell-aloud = { cell-name }

## Ansagen

announce-title = Ansagen
# Das Plättchen wurde gerade genannt.
announce-placed = Platziert auf { $cell }.
announce-reserved = Auf die Reserve gelegt.
# $points: was alle bekommen haben; $scores: was alle jetzt haben.
announce-scored = { scoring-title }: { $points }.
announce-scores = Punktestand jetzt: { $scores }.
announce-points = { $name } { $points }
announce-you = du
announce-turn = Du bist am Zug.
# $squares: was seit dem letzten eigenen Zug neu ist.
announce-market = Neu im Bauhof: { $squares }.
announce-square = Feld { $square }, { $currency }, { $tile }
announce-said = { $name } sagt: { $text }

## Die Befehlszeile

command-title = Befehlszeile
command-field = Befehl, zum Beispiel: take denar 3. Mit help hörst du alle Wörter.
command-run = Ausführen
command-done = Erledigt: { $what }.
command-nothing = Es gibt nichts zurückzunehmen.
command-undone = Ein Schritt zurückgenommen.
command-reset = Der Zug beginnt neu.
command-confirmed = Bestätigt.
command-incomplete = Der Zug ist noch nicht vollständig.
command-late = Die Partie ist inzwischen weitergegangen. Sieh noch einmal nach.
command-which = Welche davon? { $actions }
# $count: wie viele es noch gibt.
command-more = Und { $count } weitere.
command-sure = { $what }: Das lässt sich nicht zurücknehmen. Tippe es noch einmal, dann geschieht es.
command-none = Gerade gibt es nichts zu tun.
command-rule = { $text } [Regel { $paragraph }]
command-look = Was ansehen? market, hand, mine, rivals, scores, offers, log.
command-offers = Du kannst: { $actions }
command-help =
    Züge schreibt man wie in der Aufzeichnung einer Partie. Ein Teil, der nur zu einem Zug passt, genügt.
    take denar 3: Geld nehmen. take denar 2 dirham 1: mehrere Karten, zusammen höchstens 5.
    buy 3 denar 7+3: das Plättchen auf Feld 3 mit diesen Karten kaufen.
    place garden-8-ne 1,-2: ein Plättchen auf Spalte 1, Zeile -2 platzieren. reserve garden-8-ne: auf die Reserve.
    add, swap, remove: umbauen. pass, bid 5, pay: wo das Spiel danach fragt.
    undo, reset, confirm: einen Schritt zurück, den Zug neu beginnen, ihn beenden.
    look market, hand, mine, rivals, scores, offers, log: hören, was da liegt.
    Spalten wachsen nach Osten, Zeilen nach Süden; der Löwenbrunnen ist Spalte 0, Zeile 0.
    Pfeil nach oben holt zurück, was du getippt hast, Tab ergänzt ein Wort, Escape schließt.

## Ansehen

look-turn =
    { $who ->
        [you] Du bist am Zug.
        [nobody] Gerade entscheidet niemand.
       *[other] { $name } entscheidet.
    }
look-next = Die nächste Wertung brächte { $points }.
look-reserve = Auf der Reserve: { $tiles }.
look-rival =
    { $cards ->
        [one] { $name }: { $score } Punkte, { $cards } Karte, längste Mauer { $wall }. Plättchen: { $tiles }. Reserve: { $reserve }.
       *[other] { $name }: { $score } Punkte, { $cards } Karten, längste Mauer { $wall }. Plättchen: { $tiles }. Reserve: { $reserve }.
    }
look-tile-at = { $tile } auf { $cell }
look-deck =
    { $cards ->
        [one] { $cards } Karte im Stapel, { $tiles } Plättchen im Beutel.
       *[other] { $cards } Karten im Stapel, { $tiles } Plättchen im Beutel.
    }

## Aussehen

menu-hand-side = Knöpfe auf dem Handy
hand-side-name =
    { $side ->
        [left] linke Hand
       *[right] rechte Hand
    }
keys-command = Befehlszeile
menu-shortcuts = Tastenkürzel
shortcuts-name =
    { $shortcuts ->
        [alt] mit Alt
        [off] aus
       *[single] einzelne Tasten
    }
