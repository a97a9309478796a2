### Die Seite mit den Lektionen.

learn-title = Spielen lernen
learn-lead = Acht kurze Lektionen an einem echten Tisch, in etwa fünf Minuten. Du kannst jederzeit aufhören: Was du gelöst hast, bleibt gespeichert.
learn-start = Los geht’s
learn-continue = Weiter mit Lektion { $number }
learn-progress = { $solved } von { $count } gelöst
learn-unknown = Eine Lektion „{ $name }“ gibt es nicht. Das sind alle:
learn-solved = gelöst
learn-done = Du kannst es
learn-done-lead = Alle Lektionen sind gelöst. Setz dich jetzt an einen eigenen Tisch; die Regeln sind immer nur einen Klick entfernt.
learn-play = Eine ganze Partie spielen
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
