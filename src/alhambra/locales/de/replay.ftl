### `alhambra replay`: Schritt für Schritt durch eine Aufzeichnung.

replay-setup = Der Aufbau, vor { $last } Schritten.
# $action ist in Notation.
replay-move = Schritt { $move } von { $last }, { $name }: { $action }
replay-keys = Enter: weiter · b: zurück · 12: zu Schritt 12 · s: nächste Wertung · e: Ende · v NAME: diese Sicht · v: Zuschauer · log · q: aufhören

error-not-a-step = „{ $text }“ führt nirgends hin.
error-replay-unfinished = Die Partie ist noch nicht zu Ende, darum wird keine Hand gezeigt.

## Hilfe zum Befehl. Eckige Klammern sind Stile; sie bleiben.

help-replay = Schritt für Schritt durch die Aufzeichnung einer Partie gehen; durch eine Pipe alles ausgeben.
help-replay-epilog =
    Beispiele:

    Von Schritt 30 an, wie Ana es sah: [bold]alhambra replay meine-partie.alhambra --seat Ana --move 30[/bold]

    Die ganze Partie als Text: [bold]alhambra replay meine-partie.alhambra | less[/bold]
help-record = Die Aufzeichnung einer Partie.
help-replay-seat = Ein Spieler, mit Namen oder Nummer, dessen Hand gezeigt wird. Nur für Partien, die zu Ende sind.
help-replay-move = Der Schritt, mit dem es losgeht; 0 ist der Aufbau.
