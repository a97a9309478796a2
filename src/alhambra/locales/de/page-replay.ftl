### Die Seite: Wiedergabe von Aufzeichnungen, Schritt für Schritt.

title-replay = Wiedergabe · Alhambra
replay-title = Wiedergabe
replay-others = Alle Wiedergaben
replay-mine = Deine beendeten Partien
replay-drop = Aufzeichnung öffnen
replay-drop-how = Ziehe eine Datei hierher oder wähle eine aus. Beim Ergebnis einer beendeten Partie kannst du ihre Aufzeichnung herunterladen.
replay-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-link-broken = Dieser Link ist unvollständig: Ein Teil fehlt oder wurde verändert. Lass ihn dir noch einmal schicken, oder die Aufzeichnung als Datei.
replay-not-here = Diese Wiedergabe stammt aus einer Datei, die in einem anderen Browser geöffnet wurde. Lass dir einen Link dazu schicken, oder öffne die Datei hier.
replay-known = Zuletzt geöffnet (auch ohne Verbindung)
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
replay-back = Vorheriger Schritt
replay-forward = Nächster Schritt
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-jump = Springen zu …
replay-chain = { $name }: { $count } passende Käufe in einem Zug
replay-go-on = Ab hier weiterspielen
replay-go-on-how = Ein neuer Tisch, der nach Schritt { $move } beginnt. Verdeckte Karten und Plättchen werden neu gemischt.
replay-seat = Dein Sitzplatz
replay-download = Aufzeichnung herunterladen
replay-statistics = Statistik
replay-tiles = Plättchen jeder Alhambra
replay-walls = Längste Stadtmauern
replay-graph = { $title }, vom ersten Schritt bis zum letzten; die Tabelle darunter nennt die Zahlen bei jeder Wertung.
replay-as-table = Als Tabelle
