### `alhambra score`: die Wertungen einer Partie auf dem Tisch.

score-welcome =
    Die drei Wertungen einer Partie auf eurem eigenen Tisch. Tippe Zahlen in der Reihenfolge der Namen.
    Enter nimmt die Antwort in Klammern, „back“ geht zur Frage davor, „quit“ hört auf.
score-names = Wer spielt mit? Namen, durch Kommas getrennt, oder nur die Zahl der Spieler.
score-modules-title = Was zählt in eurer Partie noch?
score-no-modules = nichts weiter
# $what: was gezählt wird. $names: wessen Zahlen gefragt sind, in dieser Reihenfolge.
score-count = { $what }: { $names }?
score-count-wall = { $what }, in Seiten: { $names }?
score-nobody = niemandem
score-default = { $text } [{ $default }]
score-review =
    { $round ->
        [1] Stimmt das? Enter: weiter zur zweiten Wertung. „back“: etwas ändern.
        [2] Stimmt das? Enter: weiter zur dritten Wertung. „back“: etwas ändern.
       *[other] Stimmt das? Enter: die Rangliste am Ende. „back“: etwas ändern.
    }

error-score-bad-number = „{ $text }“ ist keine Zahl, die hier passt. Tippe ganze Zahlen, durch Leerzeichen getrennt.
error-score-numbers = Es müssen { $count } Zahlen sein, für { $names }; das waren { $found }.
error-score-too-many = Im Spiel sind nur { $most } solche Plättchen ({ $kind }), und das wären { $found }.
error-score-too-long = Alle Plättchen zusammen haben { $most } Mauerseiten, und das wären { $found }.

## Hilfe zum Befehl. Eckige Klammern sind Stile; sie bleiben.

help-score = Eine Partie auf dem Tisch werten, mit Fragen Runde für Runde.
help-score-epilog =
    Ihr zählt die Plättchen jeder Art und die längsten Mauern; Gleichstände, Anteile und Summen werden ausgerechnet und erklärt.

    Beispiel: [bold]alhambra score --names Ana,Bo --modules camps[/bold]
help-score-names = Die Namen der Spieler, durch Kommas getrennt. Sonst wird gefragt.
