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
cell-aloud = Feld { cell-name }

## Ansagen

announce-title = Ansagen
# Das Plättchen wurde gerade genannt.
announce-placed = Platziert auf { $cell }.
announce-reserved = In die Reserve gelegt.
# $points: was alle bekommen haben; $scores: was alle jetzt haben.
announce-scored = { scoring-title }: { $points }.
announce-scores = Punktestand jetzt: { $scores }.
announce-points = { $name } { $points }
announce-you = du
announce-turn = Du bist am Zug.
# $squares: was seit dem letzten eigenen Zug neu ist.
announce-market = Neu auf dem Bauhof: { $squares }.
announce-square = Feld { $square }, { $currency }, { $tile }
announce-said = { $name } sagt: { $text }

## Die Befehlszeile

command-title = Befehlszeile
command-field = Befehl, zum Beispiel: nimm denar 3. Tippe hilfe, um alle Wörter zu hören.
command-run = Ausführen
# Die Antwort, wenn eine Aktion ausgeführt ist: `done-` und ihr Verb in der Notation.
done-take =
    { $what ->
        [gate] Genommen: die Stadttorkarte.
       *[other] Genommen: { $cards_said }.
    }
done-buy = Gekauft: { $tile } für { $cards_said }.
done-place = Platziert: { $tile } auf { $cell }.
done-add = Angebaut: { $tile } auf { $cell }.
done-remove = Abgebaut: { $tile }.
done-swap = Ausgetauscht: das Plättchen auf { $cell } gegen { $tile_akk }.
done-reserve = In die Reserve gelegt: { $tile }.
done-pass = Gepasst.
# Jede andere Aktion. $what: ihr Satz in einer Liste von Aktionen.
command-done = Erledigt: { $what }.
command-nothing = Es gibt nichts zurückzunehmen.
command-undone = Ein Schritt zurückgenommen.
command-reset = Der Zug beginnt neu.
command-confirmed = Bestätigt.
command-incomplete = Der Zug ist noch nicht vollständig.
command-late = Die Partie ist inzwischen weitergegangen. Sieh noch einmal nach.
command-which = Welche davon? { $actions }
command-unknown = „{ $text }“ beginnt mit keiner bekannten Aktion. Tippe hilfe, um alle Wörter zu hören.
# $count: wie viele es noch gibt.
command-more = Und { $count } weitere.
command-sure = { $what }: Etwas Verdecktes wird aufgedeckt, oder jemand anderes entscheidet. Tippe es noch einmal, um es zu tun.
command-none = Gerade gibt es nichts zu tun.
# Eine Ablehnung, bei der es um ein Feld einer Alhambra geht.
command-cell = { $cell }: { $text }
command-rule = { $text } [Regel { $paragraph }]
command-look = Was möchtest du hören? { $things }.
command-offers = Du kannst: { $actions }
command-help =
    Ein Teil, der nur zu einem Zug passt, genügt. Es gelten die Wörter, die du hörst, und die der Notation.
    nimm denar 3: Geld nehmen. nimm denar 2 dirham 1: mehrere Karten, zusammen höchstens 5.
    kaufe 3 denar 7+3: das Plättchen auf Feld 3 mit diesen Karten kaufen.
    platziere garten 8 spalte 1 zeile -2: ein Plättchen platzieren, kurz 1,-2. reserve garten 8: in die Reserve.
    anbauen, tausche, entferne: umbauen. passe, biete 5, zahle: wo das Spiel danach fragt.
    zurück, neu, bestätige: einen Schritt zurück, den Zug neu beginnen, ihn beenden.
    zeige und eins von { $things }: hören, was da liegt.
    Spalten wachsen nach Osten, Zeilen nach Süden; der Löwenbrunnen ist Spalte 0, Zeile 0.
    Pfeil nach oben holt zurück, was du getippt hast, Tab ergänzt ein Wort, Escape schließt.

# Wörter, die man für die der Notation tippen kann, als wort=notation; eines ohne Bedeutung entfällt.
# Mehrere Wörter werden verbunden: meine_alhambra=mine.
command-words =
    nimm=take nehmen=take nehme=take kaufe=buy kauf=buy kaufen=buy platziere=place platzieren=place setze=place lege=place legen=place
    reserve=reserve reserviere=reserve hinzu=add anbauen=add baue=add abbauen=remove austauschen=swap tausche=swap tauschen=swap entferne=remove entfernen=remove
    passe=pass passen=pass zahle=pay zahlen=pay
    zurück=undo neu=reset bestätige=confirm bestätigen=confirm hilfe=help
    zeige=look zeig=look zeigen=look schau=look markt=market hand=hand meins=mine meine=mine mich=mine alhambra=mine meine_alhambra=mine rivalen=rivals gegner=rivals mitspieler=rivals punkte=scores möglich=offers möglichkeiten=offers züge=offers verlauf=log
    denare=denar dirhams=dirham dukat=ducat
    feld= mit= für= auf= an= in= und= den= die= das=

## Ansehen

look-turn =
    { $who ->
        [you] Du bist am Zug.
        [nobody] Gerade entscheidet niemand.
       *[other] { $name } entscheidet.
    }
look-next = Die nächste Wertung brächte { $points }.
look-reserve = In der Reserve: { $tiles }.
look-rival =
    { $cards ->
        [one] { $name }: { word-score }, { $cards } Karte, längste Mauer { $wall }. Plättchen: { $tiles }. Reserve: { $reserve }.
       *[other] { $name }: { word-score }, { $cards } Karten, längste Mauer { $wall }. Plättchen: { $tiles }. Reserve: { $reserve }.
    }
look-tile-at = { $tile } auf { $cell }
look-deck =
    { $cards ->
        [one] { $cards } Karte im Stapel, { word-tiles-to-come }.
       *[other] { $cards } Karten im Stapel, { word-tiles-to-come }.
    }
word-tiles-to-come =
    { $edition ->
        [classic] { $tiles } Plättchen im Beutel
       *[revised] { $tiles } Plättchen im Turm
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
