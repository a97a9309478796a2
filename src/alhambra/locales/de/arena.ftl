### `alhambra arena`: Wettkämpfe zwischen Bots.

## Die Hilfe. Eckige Klammern sind Stile; lass sie stehen.

help-arena = Bots viele Partien gegeneinander spielen lassen und ihre Stärke messen.
help-arena-epilog =
    Jede Kartenfolge wird einmal mit jeder Sitzordnung gespielt, also sind Glück und Sitzplatz für alle gleich. Zwei Bots: der erste gegen einen Tisch voll vom zweiten. Drei oder mehr: alle zusammen, oder in allen Kombinationen, wenn es mehr Bots als Sitzplätze gibt.

    Beispiele:

    Der erste gegen zwei vom zweiten: [bold]alhambra arena mason random --players 3 --games 1000[/bold]

    Mit allen Modulen, in zwei Prozessen: [bold]alhambra arena mason random --modules all --workers 2[/bold]

    Alles aufbewahren: [bold]alhambra arena mason random --json match.json --csv match.csv --records games[/bold]

    Aufhören, wenn klar ist, wer besser ist: [bold]alhambra arena architect mason --sprt[/bold]

    Ein langer Wettkampf, der unterbrochen werden darf; dieselbe Zeile setzt ihn fort: [bold]alhambra arena architect mason --games 10000 --resume match.jsonl[/bold]
help-arena-specs = Die Bots, mindestens zwei: architect, mason, apprentice, random, random:seed=3.
help-arena-games = Zahl der Partien, aufgerundet auf ganze Kartenfolgen. Sonst: 100; mit --sprt höchstens 10.000.
help-arena-players = Wie viele mitspielen, 2 bis 6. Sonst: so viele, wie es Bots sind.
help-arena-seed = Dieselbe Startzahl gibt dieselben Partien, egal mit wie vielen Prozessen.
help-arena-workers = Zahl der Prozesse; bei 0 wird in diesem gespielt. Sonst: einer je Kern.
help-arena-cluster = Auf einem Ray-Cluster spielen: dem von --address oder RAY_ADDRESS, sonst einem neuen auf diesem Rechner.
help-arena-address = Adresse eines Ray-Clusters, etwa 10.0.0.5:6379, oder auto für den, zu dem dieser Rechner gehört.
help-arena-timeout = Sekunden, die eine Entscheidung dauern darf; wer länger braucht, verliert die Partie. Sonst: ohne Grenze.
help-arena-cap = Entscheidungen, nach denen eine Partie unentschieden ist. Sonst: 5000.
help-arena-sprt = Aufhören, sobald ein fortlaufender Test zeigt, ob der erste Bot so viel gewinnt wie bei gleicher Stärke oder mehr.
help-arena-shares = Die zwei Anteile an Siegen, die --sprt unterscheidet, etwa 0.5:0.6. Sonst: gleiche Stärke, und 0,05 mehr.
help-arena-resume = Fertige Partien in dieser Datei aufbewahren, und mit denen weitermachen, die darin sind. Was nicht angegeben ist, gilt wie in der Datei.
help-arena-json = Den Wettkampf, die Tabelle und jede Partie in diese Datei schreiben.
help-arena-csv = Eine Zeile je Partie in diese Datei schreiben.
help-arena-records = Die Aufzeichnung jeder Partie in diesem Ordner aufbewahren.

## Während er läuft

arena-begins =
    { $games } Partien zu { $players }: { $deals ->
        [one] eine Kartenfolge
       *[other] { $deals } Kartenfolgen
    } mit je { $seatings } Sitzordnungen. Startzahl { $seed }, { $crew }.
arena-crew =
    { $kind ->
        [cluster] auf einem Cluster
        [here] in diesem Prozess
       *[workers] { $workers ->
            [one] ein Prozess
           *[other] { $workers } Prozesse
        }
    }
arena-resumed =
    { $games ->
        [one] Eine Partie ist
       *[other] { $games } Partien sind
    } schon in { $path }.
arena-progress = { $done } von { $games } Partien, noch { $left }.
arena-running = Es läuft
arena-interrupted = Abgebrochen nach { $done } von { $games } Partien.
arena-go-on = So geht es weiter: { $command }

## Fehler

arena-fault =
    Kartenfolge { $deal }, Sitzordnung { $seating }, Sitzplatz { $seat }: { $what ->
        [crash] { $bot } ist abgestürzt und verliert: { $detail }
        [illegal] { $bot } verliert durch eine verbotene Aktion: { $detail }
        [exit] { $bot } hat seinen Prozess beendet und verliert: { $detail }
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
arena-column-interval = 95-%-Bereich
arena-column-score = Punkte
arena-column-margin = Abstand
arena-column-rating = Stärke
arena-column-time = ms je Aktion
arena-column-faults = Fehler
arena-share = { $percent } %
arena-interval = { $low }–{ $high }
arena-par = Bei gleicher Stärke wären es { $percent } % der Siege.
arena-no-ratings = Für die Stärke fehlt openskill: { $command }
arena-speed = { $games } Partien in { $seconds } s, { $speed } Partien/s.
arena-sprt =
    Nach { $deals ->
        [one] einer Kartenfolge
       *[other] { $deals } Kartenfolgen
    } { $answer ->
        [high] ist klar: { $bot } gewinnt eher { $high } % der Partien als { $low } %.
        [low] ist klar: { $bot } gewinnt eher { $low } % der Partien als { $high } %.
       *[open] ist offen, ob { $bot } { $low } % der Partien gewinnt oder { $high } %.
    } Der Test steht bei { $llr }; seine Grenzen sind -{ $bound } und { $bound }.
arena-written = Geschrieben: { $path }
arena-written-elsewhere = Die Ergebnisse liegen stattdessen in { $path }.
arena-not-written = Die Ergebnisse stehen hier, denn sie lassen sich nirgends aufheben:

## Was nicht gespielt werden kann

error-arena-few-bots = Ein Wettkampf braucht mindestens zwei Bots, nicht { $bots }.
error-arena-too-small = --{ $option } muss mindestens { $least } sein, nicht { $value }.
error-arena-bad-shares = --shares braucht zwei Anteile von 0 bis 1, den kleineren zuerst, etwa 0.5:0.6; nicht { $value }.
error-arena-bad-timeout = --timeout muss mehr als 0 und höchstens { $most } Sekunden sein, nicht { $value }.
error-arena-worker-died = Ein Prozess lässt sich nicht starten, oder er ist zweimal gestorben, ohne dass ein Bot dachte. Mit --workers 0 werden dieselben Partien in diesem Prozess gespielt.
error-arena-no-ray = --cluster braucht Ray, und das ist nicht installiert: pip install "alhambra-game[cluster]"
error-arena-no-cluster = Es gibt keinen Ray-Cluster zum Spielen, oder er ist verschwunden: { $reason }

## Dateien mit Partien

error-journal-foreign = { $path } ist keine Datei mit Partien für diesen Befehl und bleibt, wie sie ist.
error-journal-broken = { $path }, Zeile { $line }: Das ist keine Partie. Etwas hat die Datei verändert.
error-journal-version = { $path } ist von Version { $version }, deren Bots vielleicht anders spielen. Beginne eine neue Datei.
error-journal-busy = { $path } wird gerade von einem anderen Lauf benutzt.
error-journal-differs = { $path } enthält einen Wettkampf mit anderen Einstellungen (dort ≠ hier): { $differences }.

## `alhambra rate`: eine Rangliste der Bots. Eckige Klammern sind Stile; lass sie stehen.

help-rate = Eine Rangliste aller Bots führen, für Tische verschiedener Größe, mit Modulen und ohne.
help-rate-epilog =
    Alle Gruppen von Bots, die einen Tisch füllen, spielen dieselben Kartenfolgen, von jedem Sitzplatz aus. Partien kommen in eine Datei, sobald sie enden: Dieselbe Zeile macht weiter, wo sie war; für mehr Partien oder einen weiteren Bot wird nur gespielt, was fehlt.

    Beispiele:

    Noch eine halbe Stunde: [bold]alhambra rate --games 1000 --minutes 30[/bold]

    Die Tabellen zeigen und nichts spielen: [bold]alhambra rate --minutes 0[/bold]

    Einige Bots an einem Tisch zu dritt: [bold]alhambra rate architect mason random --players 3[/bold]
help-rate-specs = Die Bots. Sonst: alle, die es gibt.
help-rate-games = Partien jeder Gruppe von Bots, aufgerundet auf ganze Kartenfolgen.
help-rate-minutes = Nach so vielen Minuten keine Partie mehr beginnen. Sonst: alle spielen.
help-rate-players = Größen der Tische, mit Kommas.
help-rate-modules = Module mit Kommas, oder „all“. Sonst: das Grundspiel, und alle Module.
help-rate-file = Die Datei, die die Partien aufbewahrt.
help-rate-markdown = Die Tabellen in diese Datei schreiben, mit dem Befehl, der sie gemacht hat.
rate-begins =
    { $bots } Bots an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }, { $missing ->
        [one] eine Partie
       *[other] { $missing } Partien
    } zu spielen, { $crew }. Partien werden in { $path } aufbewahrt.
rate-title = Rangliste
rate-table =
    Zu { $players }, { $which ->
        [none] Grundspiel
        [all] alle Module
       *[some] { $modules }
    }
rate-legend = Die Spalten erklärt [arena.md](arena.md#the-table).
error-ladder-repeated-bot = { $bot } kommt zweimal vor. Eine Rangliste hat einen Rang je Bot.
error-ladder-bad-players = --players braucht Zahlen mit Kommas, etwa 2,3,4; nicht { $value }.
