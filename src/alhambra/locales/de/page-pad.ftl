### Die Seite: der Wertungsblock für eine Partie auf dem Tisch. Was er ablehnt, steht in score.ftl.

title-pad = Wertungsblock · Alhambra
pad-title = Wertungsblock
pad-lead = Für eine Partie auf eurem eigenen Tisch: Ihr zählt Plättchen und Stadtmauern, der Block rechnet die Punkte aus. Alles bleibt in diesem Browser und geht auch ohne Verbindung.
pad-new = Neue Partie
pad-players = Spieler
pad-player = Spieler { $number }
pad-name = Name von Spieler { $number }
pad-add = Spieler hinzufügen
pad-remove = { $name } entfernen
pad-rounds = Wertungen
pad-whose = Wessen Plättchen
pad-next-owner = Weiter mit { $name }
pad-how-wall = längste Außenmauer, in Seiten
# Was eine Zahl zählt, und für wen.
pad-of = { $what }, { $name }
pad-more = Eins mehr: { $what }
pad-less = Eins weniger: { $what }
pad-none = Wer von einer Art kein Plättchen hat, bekommt dafür keine Punkte, auch wenn ein Platz frei ist.
pad-no-number = Hier passen nur ganze Zahlen von 0 bis 999.
pad-next =
    { $round ->
        [2] Weiter zur zweiten Wertung
       *[other] Weiter zur dritten Wertung
    }
pad-take-back = Diese Wertung zurücknehmen
pad-standing = Punktestand
pad-won =
    { $count ->
        [one] { $winners } gewinnt mit { pad-points }.
       *[other] Geteilter Sieg mit { pad-points }: { $winners }.
    }
pad-points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
pad-history = Frühere Partien
pad-delete = Partie vom { $day } löschen
pad-deleted = Die Partie ist gelöscht.
pad-restore = Zurückholen
