### Spielen im Terminal: Menüs, Fragen und Antworten.

default-name = Du
seat-name = Spieler { $seat }

welcome = Alhambra: Baue den schönsten Palast.
how-to-play =
    Wer am Zug ist, nimmt Geld, kauft ein Plättchen oder baut um. Ein Plättchen wird in der Währung seines Feldes bezahlt; zahlst du genau passend, bist du noch einmal dran.
    Dreimal in einer Partie gibt es Punkte für die meisten Plättchen jeder Art und für deine längste Außenmauer.
    Mauern (dicke Linien) grenzen an Mauern, offene Seiten an offene. Jedes Plättchen muss zu Fuß vom Löwenbrunnen aus erreichbar sein, und es darf kein Loch entstehen.
    Tippe eine Zahl oder „help“. Mit Strg-C kannst du jederzeit aufhören: Die Partie wird gespeichert.
resumed =
    { $count ->
        [one] Die Partie geht nach einer Aktion weiter.
       *[other] Die Partie geht nach { $count } Aktionen weiter.
    }

prompt = >
menu-turn =
    { $again ->
        [yes] Passend gezahlt: Was tust du als Nächstes?
       *[no] Du bist am Zug. Was tust du?
    }
menu-take = Welches Geld? Eine Karte, oder mehrere bis zusammen { $limit }.
menu-pay = { $tile }: Preis { $price }. Wie zahlst du?
menu-add = Welches Plättchen deiner Reserve?
menu-swap = Welches Plättchen deiner Reserve kommt hinein?
menu-out = Gegen welches Plättchen tauschst du aus: { $tile }?
menu-remove = Welches Plättchen kommt in deine Reserve?
menu-place = Welches Plättchen platzierst du zuerst?
menu-cell = Wohin damit: { $tile }? Tippe eine Zahl oder ein Feld.
# Was folgt, lässt sich nicht zurücknehmen; `menu-end-STEP` und `choice-end-STEP`, wo der nächste
# Schritt eigene Sätze hat.
menu-end = Dein Zug ist fertig. Danach werden neues Geld und neue Plättchen aufgedeckt.
menu-end-leftovers = Das war dein letztes Plättchen.
menu-end-last_scoring = Das war dein letztes Plättchen. Nun kommt die letzte Wertung.
menu-any = Das Spiel wartet auf dich ({ $step }). Wähle eine dieser Aktionen, oder tippe sie.

choice-take = Geld nehmen
choice-buy = Ein Plättchen kaufen
choice-add = Umbau: aus der Reserve anbauen
choice-remove = Umbau: ein Plättchen abbauen
choice-swap = Umbau: ein Plättchen austauschen
choice-pass = Passen: sonst geht nichts
choice-square = Feld { $square }: { $tile }
choice-square-in = Feld { $square }: { $tile }, { $currency }
choice-square-for = Feld { $square }: { $tile } für { $cards }
choice-reserve = in die Reserve
choice-end = Zug beenden (oder nur Enter)
choice-end-leftovers = Weiter (oder nur Enter)
choice-end-last_scoring = Weiter (oder nur Enter)
choice-undo = Letzten Schritt zurücknehmen
choice-back = zurück
tile-at = { $tile } bei { $cell }

together = = { $total }
payment =
    { $how ->
        [exact] passend: noch einmal
       *[over] { $by } zu viel
    }
payments =
    { $exact ->
        [yes] { $count } Möglichkeiten, eine passend
       *[no] { $count } Möglichkeiten
    }
in-notation = zum Tippen

undone = Zurückgenommen.
nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
end-or-undo = Tippe 1 oder nur Enter, um den Zug zu beenden, 2 oder „undo“, um den letzten Schritt zurückzunehmen.
hand-over = { $name }, drücke Enter, wenn nur du den Bildschirm siehst.
kept =
    Die Partie ist gespeichert in { $path }
    Weiter geht es mit: { $command }
finished = Die Aufzeichnung der Partie ist in { $path }.
resumed-torn =
    { $count ->
        [one] Die letzte Zeile der Datei war abgerissen („{ $torn }“). Die Partie geht nach einer ganzen Aktion weiter.
       *[other] Die letzte Zeile der Datei war abgerissen („{ $torn }“). Die Partie geht nach { $count } ganzen Aktionen weiter.
    }

help-playing =
    Tippe die Nummer einer Wahl. 0 geht einen Schritt zurück.
    Oder tippe eine Aktion in einer Zeile:
    { "  " }take denar 3 dirham 2      irgendeine Karte, oder mehrere bis 5
    { "  " }buy 3 denar 7+3            das Plättchen auf Feld 3
    { "  " }add garden-8-ne 1,-2       aus der Reserve; auch: swap garden-8-ne 1,-2
    { "  " }remove garden-8-ne         in deine Reserve
    { "  " }place garden-8-ne 1,-2     ein gekauftes Plättchen; auch: reserve …
    Ein Plättchen heißt nach Art, Preis und Mauern (n, e, s, w für Norden, Osten,
    Süden, Westen), ein Feld nach Spalte,Zeile.
    pavilion Pavillon · seraglio Serail · arcades Arkaden · chambers Gemächer
    garden Garten · tower Turm · camp Feldlager · ducat Dukaten · florin Gulden
# Danach die Zeilen der Module, `typed-MODUL`.
help-playing-modules = Mit den Modulen dieser Partie auch:

## verify

verifying = Prüfe
verified-good =
    { $count ->
        [one] { $path }: gut, { $state ->
            [finished] zu Ende
           *[unfinished] nicht zu Ende
        }, { $count } Aktion, Punkte { $scores }
       *[other] { $path }: gut, { $state ->
            [finished] zu Ende
           *[unfinished] nicht zu Ende
        }, { $count } Aktionen, Punkte { $scores }
    }
verified-bad = { $path }: { $reason }
verified-all =
    { $bad ->
        [0] { $count } Aufzeichnungen, alle gut.
       *[other] { $count } Aufzeichnungen, { $bad } davon schlecht.
    }
