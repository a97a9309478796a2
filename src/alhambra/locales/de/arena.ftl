### `alhambra arena`: Wettkämpfe zwischen Bots.

## Die Hilfe. Eckige Klammern sind Stile; lass sie stehen.

help-arena = Bots viele Partien gegeneinander spielen lassen, und sie messen.
help-arena-epilog =
    Jede Kartenfolge wird einmal mit jeder Sitzordnung gespielt, also sind Glück und Sitzplatz für alle gleich. Zwei Bots: der erste gegen einen Tisch voll vom zweiten. Drei oder mehr: alle zusammen, oder in allen Kombinationen, wenn es mehr Bots als Sitzplätze gibt.

    Beispiele:

    Der erste gegen zwei vom zweiten: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    Mit allen Modulen, in zwei Prozessen: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Alles aufbewahren: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]
help-arena-specs = Die Bots, mindestens zwei: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Zahl der Partien, aufgerundet auf ganze Kartenfolgen.
help-arena-players = Wie viele mitspielen, 2 bis 6. Sonst: so viele, wie es Bots sind.
help-arena-seed = Dieselbe Startzahl gibt dieselben Partien, egal mit wie vielen Prozessen.
help-arena-workers = Zahl der Prozesse. Sonst: einer je Kern.
help-arena-timeout = Sekunden, die eine Entscheidung dauern darf; wer länger braucht, verliert die Partie. Sonst: ohne Grenze.
help-arena-cap = Entscheidungen, nach denen eine Partie unentschieden ist.
help-arena-json = Den Wettkampf, die Tabelle und jede Partie in diese Datei schreiben.
help-arena-csv = Eine Zeile je Partie in diese Datei schreiben.
help-arena-records = Die Aufzeichnung jeder Partie in diesem Ordner aufbewahren.

## Während er läuft

arena-begins =
    { $games } Partien zu { $players }: { $deals ->
        [one] eine Kartenfolge
       *[other] { $deals } Kartenfolgen
    } mit je { $seatings } Sitzordnungen. Startzahl { $seed }, { $workers ->
        [one] ein Prozess
       *[other] { $workers } Prozesse
    }.
arena-progress = { $done } von { $games } Partien, noch { $left }.
arena-running = Es läuft
arena-interrupted = Abgebrochen nach { $done } von { $games } Partien.

## Fehler

arena-fault =
    Kartenfolge { $deal }, Sitzordnung { $seating }, Sitzplatz { $seat }: { $what ->
        [crash] { $bot } ist abgestürzt und verliert: { $detail }
        [illegal] { $bot } verliert durch eine verbotene Aktion: { $detail }
       *[timeout] { $bot } verliert: Eine Entscheidung hat mehr als { $limit } s gedauert.
    }
arena-capped = Kartenfolge { $deal }, Sitzordnung { $seating }: unentschieden nach { $cap } Entscheidungen.
arena-more-faults =
    { $count ->
        [one] Noch eine Partie wurde abgebrochen.
       *[other] Noch { $count } Partien wurden abgebrochen.
    } --json und --csv führen alle auf.

## Die Tabelle

arena-title = Ergebnisse
arena-entry = { $bot } (Nummer { $number })
arena-column-games = Partien
arena-column-wins = Siege
arena-column-interval = 95 % Bereich
arena-column-score = Punkte
arena-column-margin = Abstand
arena-column-time = ms je Aktion
arena-column-faults = Fehler
arena-share = { $percent } %
arena-interval = { $low }–{ $high }
arena-par = Bei gleicher Stärke wären es { $percent } % der Siege.
arena-speed = { $games } Partien in { $seconds } s, { $speed } Partien/s.
arena-written = Geschrieben: { $path }

## Was nicht gespielt werden kann

error-arena-few-bots = Ein Wettkampf braucht mindestens zwei Bots, nicht { $bots }.
error-arena-too-small = --{ $option } muss mindestens 1 sein, nicht { $value }.
error-arena-bad-timeout = --timeout muss mehr als 0 und höchstens { $most } Sekunden sein, nicht { $value }.
error-arena-no-folder = { $path } lässt sich nicht schreiben: Den Ordner gibt es nicht.
error-arena-worker-died = Ein Prozess ist gestorben, aus Mangel an Speicher oder durch einen Bot, also kann der Wettkampf nicht weitergehen. Mit --workers 1 zeigt sich, wo.
