### Die Seite mit den Lektionen.

learn-title = Spielen lernen
learn-lead = Acht kurze Lektionen an einem echten Tisch, in etwa fünf Minuten. Du kannst jederzeit aufhören: Was du gelöst hast, bleibt gespeichert.
learn-start = Los geht’s
learn-continue = Weiter mit Lektion { $number }
learn-progress = { $solved } von { $count } gelöst
learn-unknown = Es gibt keine Lektion „{ $name }“. Das sind alle:
learn-solved = gelöst
learn-done = Du kennst das Spiel
learn-done-lead = Alle Lektionen sind gelöst. Spiele jetzt deine erste Partie, mit Tipps unterwegs; die Regeln sind immer zur Hand.
learn-all = Alle Lektionen
learn-lesson = Lektion { $number } von { $count }
learn-step =
    { $solved ->
        [yes] Lektion { $number }, { $title }: gelöst
       *[no] Lektion { $number }, { $title }
    }
learn-goal = Dein Ziel
learn-go = An den Tisch
learn-hint = Tipp
learn-explain = Noch einmal erklären
learn-well = Gut gemacht!
learn-not-yet = Noch nicht ganz.
learn-retry = Zurücknehmen und noch einmal
learn-next = Nächste Lektion
learn-you = Du
learn-lost = Der Server ist nicht zu erreichen. Die Lektionen brauchen ihn.
learn-reload = Noch einmal versuchen
learn-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
learn-see-scoring = Wertung ansehen
learn-first-game = Erste Partie spielen

## Tipps in der ersten Partie

guide-read = Verstanden
guide-end = Keine Tipps mehr
guide-later = Der nächste Tipp kommt, wenn du ihn brauchst.
guide-turn = Dein erster Zug: Geld hast du schon. Kaufe ein Plättchen, wenn du passend zahlen kannst, oder nimm mehr Geld.
guide-exact = Du kannst ein Plättchen genau passend bezahlen. Das lohnt sich immer: Du bist noch einmal am Zug.
guide-walls = Auf die leuchtenden Felder passt das Plättchen: Mauer an Mauer, offene Seite an offene Seite. Wähle eines, um zu sehen, was es bringt.
guide-reserve = Kein guter Platz? Lege das Plättchen in die Reserve und baue es später ein. Dort bringt es keine Punkte.
guide-gauge = Die Anzeige sagt, wie bald die nächste Wertungskarte kommen kann. Bis dahin sollte alles eingebaut sein.
guide-majorities = Punkte bekommt, wer die meisten Gebäude einer Art hat. Die Mehrheiten zeigen, wo du vorn liegst und was dir fehlt.
guide-scored = Das war eine Wertung. Ab der zweiten zählt auch der zweite Platz, in der dritten auch der dritte.
guide-redesign = In deiner Reserve liegt ein Plättchen. Mit einem Umbau baust du es ein; das kostet eine Aktion.
guide-end-near = Die Plättchen gehen zu Ende. Lässt sich der Bauhof nicht mehr auffüllen, ist Schluss; übrige Plättchen bekommt, wer das meiste Geld in ihrer Währung hat.
