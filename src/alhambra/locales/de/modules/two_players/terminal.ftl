### Zu zweit: Terminal, Bilder und Ablehnungen. Die Seite lädt diese Datei nicht.

choice-give = { $neutral } schenken
neutral-line =
    { $points ->
        [one] { $name }, { $points } Punkt: { $tiles }
       *[other] { $name }, { $points } Punkte: { $tiles }
    }
