## Wie schnell die Bots gezeigt werden

pace-title = Tempo der Bots
pace-name =
    { $pace ->
        [step] einzeln
        [calm] ruhig
        [quick] schnell
       *[at-once] sofort
    }
pace-pause = Anhalten
keys-step = die nächste Aktion eines Bots zeigen
keys-pause = die Bots anhalten

## Die Leiste, während andere spielen

follow-step = Nächste Aktion
follow-skip = Weiter zu meinem Zug
follow-then = dann { $names }
follow-exact = genau passend bezahlt, also noch eine Aktion
# Was getan ist, während jemand überlegt. $deed: „8 Denar genommen“.
follow-done = { $name }: { $deed }.
follow-took =
    { $who ->
        [you] Du nimmst { $cards_said }.
       *[other] { $name } nimmt { $cards_said }.
    }
follow-bought =
    { $who ->
        [you] Du kaufst { $tile_akk }.
       *[other] { $name } kauft { $tile_akk }.
    }
follow-placed =
    { $who ->
        [you] Du platzierst { $tile_akk }.
       *[other] { $name } platziert { $tile_akk }.
    }
follow-reserved =
    { $who ->
        [you] Du legst { $tile_akk } in die Reserve.
       *[other] { $name } legt { $tile_akk } in die Reserve.
    }
follow-added =
    { $who ->
        [you] Du baust um: { $tile } aus der Reserve.
       *[other] { $name } baut um: { $tile } aus der Reserve.
    }
follow-removed =
    { $who ->
        [you] Du baust um: { $tile } in die Reserve.
       *[other] { $name } baut um: { $tile } in die Reserve.
    }
follow-swapped =
    { $who ->
        [you] Du baust um: { $tile } statt { $out }.
       *[other] { $name } baut um: { $tile } statt { $out }.
    }

## Seit meinem letzten Zug

since-title = Seit deinem letzten Zug
since-start = Was bisher geschah
since-lost =
    { $how ->
        [shared] { $source }: Du teilst die Führung
       *[lost] { $source }: Du hast die Führung verloren
    }
since-tiles =
    { $count ->
        [one] { $count } neues Plättchen
       *[other] { $count } neue Plättchen
    }
since-cards =
    { $count ->
        [one] { $count } neue Karte
       *[other] { $count } neue Karten
    }
players-title = Spieler
