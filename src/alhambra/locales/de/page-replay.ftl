### Die Seite: Wiedergabe von Aufzeichnungen, Schritt für Schritt.

title-replay = Wiedergabe · Alhambra
replay-title = Wiedergabe
replay-others = Andere Partien
replay-mine = Deine beendeten Partien
replay-drop = Aufzeichnung öffnen
replay-drop-how = Zieh eine Datei hierher oder wähle eine aus. Ein beendeter Tisch hat seine Aufzeichnung beim Ergebnis.
replay-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-link-broken = Dieser Link ist nicht vollständig: Ein Teil fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, oder die Datei der Aufzeichnung.
replay-not-here = Diese Wiedergabe stammt aus einer Datei, die in einem anderen Browser geöffnet wurde. Lass dir einen Link dazu schicken, oder öffne die Datei hier.
replay-known = Schon geöffnet, auch ohne Verbindung da
replay-player = Spieler { $number }
replay-view = Sicht von
replay-all = alle Hände
replay-hands = Hände
# $count: Karten. $sum: was sie zusammen wert sind.
replay-worth =
    { $count ->
        [one] { $count } Karte, { $sum }
       *[other] { $count } Karten, { $sum }
    }
replay-start = Die Partie beginnt.
replay-number = Schritt { $move } von { $last }
replay-scrubber = Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-jump = Gehe zu …
replay-chain = { $name }: { $count } passende Käufe in einem Zug
replay-go-on = Ab hier weiterspielen
replay-go-on-how = Ein neuer Tisch, der nach Schritt { $move } beginnt. Was verdeckt ist, wird neu verteilt.
replay-seat = Dein Sitzplatz
replay-download = Aufzeichnung speichern
replay-statistics = Statistik
replay-tiles = Plättchen jeder Alhambra
replay-walls = Längste Stadtmauern
replay-graph = { $title }, vom ersten Schritt bis zum letzten; die Tabelle darunter nennt die Zahlen bei jeder Wertung.
replay-as-table = Als Tabelle
