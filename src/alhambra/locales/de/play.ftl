### Spielen im Terminal: Menüs, Fragen und Antworten.

default-name = Du
seat-name = Spieler { $seat }

welcome = Alhambra: Baue den schönsten Palast.
how-to-play =
    Wer am Zug ist, nimmt Geld, kauft ein Plättchen oder baut um. Ein Plättchen wird in der Währung seines Feldes bezahlt; zahlst du genau passend, bist du noch einmal dran.
    Die meisten Plättchen einer Art bringen Punkte, dreimal in einer Partie, und auch deine längste Außenmauer.
    Mauern (dicke Linien) liegen an Mauern, offene Seiten an offenen, jedes Plättchen ist zu Fuß vom Löwenbrunnen aus erreichbar, und es bleibt kein Loch.
    Tippe eine Zahl oder „help“. Strg-C hört jederzeit auf: Die Partie bleibt erhalten.
how-to-play-city-gates = Stadttore: Mit einer Stadttorkarte, die du statt Geld nimmst, darfst du hinter einer doppelten Mauer bauen; ein Stadttor (∩) öffnet sie für immer.
how-to-play-diamonds = Diamanten: eine fünfte Währung, die auf jedem Feld gilt, aber nie zusammen mit einer anderen.
how-to-play-camps = Feldlager: Plättchen vor deinen Mauern; jeder Pfeil wertet die Gebäude in gerader Linie vor ihm. Eine Bastion (mit ihrem Pfeil) lehnt an einer Mauer, die gepunkteten Feldseiten berühren nur einander.
how-to-play-characters = Charaktere: Sie werden versteigert, sobald sie aufgedeckt sind. Tippe „characters“, um zu sehen, was jeder kann.
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
menu-out = { $tile } im Austausch für welches Plättchen?
menu-remove = Welches Plättchen kommt auf deine Reserve?
menu-place = Welches Plättchen platzierst du zuerst?
menu-cell = Wohin damit: { $tile }? Tippe eine Zahl oder eine Zelle.
# Was folgt, lässt sich nicht zurücknehmen; `menu-end-STEP` und `choice-end-STEP`, wo der nächste
# Schritt eigene Sätze hat.
menu-end = Das ist dein Zug. Danach werden neues Geld und neue Plättchen aufgedeckt.
menu-end-laila_draws = Laila zieht jetzt ein neues Plättchen: Das lässt sich nicht zurücknehmen.
menu-end-yammerad_draws = Yammerad zieht jetzt vom Stapel: Das lässt sich nicht zurücknehmen.
menu-end-leftovers = Das war dein letztes Plättchen.
menu-end-last_scoring = Das war dein letztes Plättchen. Nun kommt die letzte Wertung.
menu-gate = Welche Mauer öffnet ein Stadttor bei { $cell }?
menu-any = Das Spiel wartet auf dich ({ $step }). Wähle eine dieser Aktionen, oder tippe sie.
menu-auction = Versteigerung von { $character }: { $does }.
auction-state =
    { $who ->
        [nobody]
            { $count ->
                [0] Noch kein Gebot, und alle anderen haben gepasst.
               *[other] Noch kein Gebot. Außer dir noch dabei: { $rivals }.
            }
       *[other]
            { $count ->
                [0] Höchstes Gebot: { $bid } von { $name }. Alle anderen haben gepasst.
               *[other] Höchstes Gebot: { $bid } von { $name }. Außer euch beiden noch dabei: { $rivals }.
            }
    }
auction-means = Du kannst höchstens { $most } zahlen ({ $currency }). Was du sagst, gilt.
menu-bid = Wie viel bietest du? Tippe eine Zahl von { $least } bis { $most }.
menu-pay-bid = Du bekommst { $character } für { $bid }. Wie zahlst du? Wechselgeld gibt es nicht, und passend zahlen bringt hier nichts.
menu-laila = Welches Plättchen kommt zurück? Dafür wird sofort ein neues gezogen.
menu-karim = Welches Plättchen zahlt Abdul Karim? Er kommt danach aus dem Spiel.
menu-machma-give = Welche Karte gibst du Machma?
menu-machma-take = Welche Karte nimmst du für { $cards }?
menu-knihstig = Abdul Knihstig: Du darfst eine Geldkarte nehmen. Welche?
menu-ammar = Ammar El’Schauf: Du darfst noch einmal umbauen.
menu-fatima = Fatima gehört dir. Deine Wahl gilt.
menu-hakim =
    { $round ->
        [1] Erste Wertung: Welche Art bekommt Hakims halbes Gebäude?
        [2] Zweite Wertung: Welche Art bekommt Hakims halbes Gebäude?
       *[other] Dritte Wertung: Welche Art bekommt Hakims halbes Gebäude?
    }
menu-yammerad = Das war keine Geldkarte. Noch einmal ziehen? Gezogenes lässt sich nicht zurücklegen.

choice-take = Geld nehmen
choice-take-gate = Die Stadttorkarte nehmen
choice-buy = Ein Plättchen kaufen
choice-add = Umbau: aus der Reserve anbauen
choice-remove = Umbau: ein Plättchen abbauen
choice-swap = Umbau: ein Plättchen austauschen
choice-pass = Passen: sonst geht nichts
choice-square = Feld { $square }: { $tile }
choice-square-in = Feld { $square }: { $tile }, { $currency }
choice-square-for = Feld { $square }: { $tile } für { $cards }
choice-reserve = auf die Reserve
choice-give = { $neutral } schenken
choice-end = Zug beenden (oder nur Enter)
choice-end-laila_draws = Weiter (oder nur Enter)
choice-end-yammerad_draws = Weiter (oder nur Enter)
choice-end-leftovers = Weiter (oder nur Enter)
choice-end-last_scoring = Weiter (oder nur Enter)
choice-use-abdul_karim = Abdul Karim: ein Plättchen umsonst
choice-use-laila = Laila: ein neues Plättchen für eins im Bauhof
choice-use-machma = Machma: eine Karte tauschen
choice-use-yammerad = Yammerad: eine Geldkarte ziehen
choice-gate = { $side }, zu { $neighbour }
choice-bid = { $bid } bieten
choice-bid-more = Mehr bieten
choice-pass-bid = Endgültig passen
choice-decline = Nein, danke
choice-keep = Behalten: 8 Punkte am Ende
choice-exchange =
    { $count ->
        [one] Gegen den unbekannten Charakter tauschen, der beiseiteliegt
       *[other] Gegen den ersten von { $count } unbekannten Charakteren tauschen, die beiseiteliegen
    }
choice-draw-again = Noch einmal ziehen
choice-stop = Aufhören
choice-undo = Letzten Schritt zurücknehmen
choice-back = zurück
tile-at = { $tile } bei { $cell }
with-gate = { $where } mit einem Stadttor

together = = { $total }
together-faruk = = { $total }, mit Faruk
payment =
    { $how ->
        [exact] passend: noch einmal
       *[over] { $by } zu viel
    }
payments =
    { $exact ->
        [yes] { $count } Arten, eine passend
       *[no] { $count } Arten
    }
bid-payment =
    { $how ->
        [exact] passend
       *[over] { $by } zu viel
    }
up-to = bis { $most }
hakim-note = zählt { $count }: { $points } Punkte statt { $before }
in-notation = zum Tippen

undone = Zurückgenommen.
nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
end-or-undo = Tippe 1 oder nur Enter, um den Zug zu beenden, 2 oder „undo“, um den letzten Schritt zurückzunehmen.
hand-over = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
kept =
    Die Partie ist aufbewahrt in { $path }
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
    { "  " }remove garden-8-ne         auf deine Reserve
    { "  " }place garden-8-ne 1,-2     ein gekauftes Plättchen; auch: reserve …
    Ein Plättchen heißt nach Art, Preis und Mauern (n, e, s, w für Norden, Osten,
    Süden, Westen), eine Zelle ist Spalte,Zeile.
    pavilion Pavillon · seraglio Serail · arcades Arkaden · chambers Gemächer
    garden Garten · tower Turm · camp Feldlager · ducat Dukaten · florin Gulden
# Danach die Zeilen der Module, `typed-MODUL`.
help-playing-modules = Mit den Modulen dieser Partie auch:
typed-city-gates =
    { "  " }take gate                       die Stadttorkarte statt Geld
    { "  " }place garden-8-ne 1,-2 gate n   mit Stadttor in der nördlichen Mauer
typed-characters =
    { "  " }bid 7, pass, pay denar 7+3      in einer Versteigerung
    { "  " }laila 3, abdul_karim 3, machma denar 7 dirham 3, yammerad, stop
    { "  " }keep fatima, exchange fatima, hakim tower, abdul_knihstig denar 3, decline
    { "  " }characters                      was jeder Charakter kann, und wem er gehört

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
