### Der Zug auf der Seite: Bauhof, Geld, Hand, Tafel, Leiste.

market-title = Bauhof
market-left =
    { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
market-sold = verkauft
# Under a tile: $how one pays it, $by how much over or short.
market-foot =
    { $how ->
        [exact] passend
        [over] { $by } zu viel
       *[short]
            { $by ->
                [one] { $by } fehlt
               *[other] { $by } fehlen
            }
    }
# $how: exact, over, short, other (not my turn). $by: how much over or short.
market-square =
    Feld { $square }, { $currency }: { $tile }{ $how ->
        [exact] . Du kannst es passend bezahlen.
        [over] . Du kannst es bezahlen, { $by } zu viel.
        [short]
            { $by ->
                [one] . Dir fehlt { $by }.
               *[other] . Dir fehlen { $by }.
            }
       *[other] .
    }
money-head = Geld
money-how = nimm eine Karte oder mehrere bis { $limit }
money-sum = zusammen { $sum }
money-card = { $currency } { $value }
hand-label = Deine Hand
hand-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hand-empty = Keine Karten
gauge-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
# $round: a roman number.
gauge-scoring = Wertung { $round } in { $first }–{ $last }
gauge-deck-short = Stapel { $count }

## Die Tafel

mine-label = Deine Alhambra und deine Reserve
mine-title = Deine Alhambra
mine-other = Alhambra von { $name }
mine-wall = Mauer { $wall }
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganze Alhambra
board-label = Alhambra, längste Mauer { $wall }
board-empty = leer
board-cell = { $what }, { $cell }.
board-target = Passt hierher: Mauer { $wall }, { $points } Punkte bei der nächsten Wertung.
board-free = Passt hierher.
board-selectable = Kann in die Reserve gelegt werden.
board-wall = Mauer { $before } → { $after }
dock-place = Zu platzieren
dock-bought = Gekauft
dock-reserve = Reserve
dock-count =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
dock-keep = { $tile } in die Reserve
redesign-start = Umbauen
redesign-stop = Umbau beenden
choice-title = Was wählst du?
choice-sure = Ja: { $action }
choice-reveals = Das lässt sich nicht zurücknehmen: Etwas Verdecktes wird aufgedeckt, oder jemand anderes entscheidet. Noch einmal drücken, um fortzufahren.

## Bezahlen

pay-label = { $tile } bezahlen mit
pay-none = Davon hast du nichts: { $currency }.
pay-exact = passend: noch eine Aktion
pay-over = { $over } zu viel

## Die Leiste

bar-undo = Zurück
bar-reset = Zug neu
bar-reset-short = Neu
bar-confirm = Bestätigen
bar-take = { $sum } nehmen
bar-buy = Kaufen
bar-turn = Du bist am Zug.
bar-turn-how =
    { $redesign ->
        [yes] Nimm Geld, kaufe ein Plättchen oder baue um.
       *[no] Nimm Geld oder kaufe ein Plättchen.
    }
bar-turn-pass = Du kannst nur passen.
bar-again = Passend bezahlt: noch eine Aktion.
bar-place = Platziere: { $tile }.
bar-place-how = Wähle ein leuchtendes Feld, ziehe das Plättchen dorthin oder lege es in die Reserve.
bar-place-tap = Tippen zeigt, noch mal baut.
bar-keep = in die Reserve
bar-redesign = Wähle ein Plättchen deiner Reserve zum Einbauen oder ein markiertes zum Herausnehmen.
bar-redesign-tile = { $tile }: auf ein leuchtendes Feld oder im Tausch gegen ein markiertes Plättchen.
bar-taking =
    { $more ->
        [yes] Zusammen { $sum }. Nimm Karten bis { $limit } dazu oder nimm sie so.
       *[no] Zusammen { $sum }: nimm sie.
    }
bar-complete = Zug fertig.
bar-complete-how = Bestätige ihn, oder nimm etwas zurück.
bar-decide = Deine Entscheidung.
bar-wait = { $name } überlegt.
bar-wait-decides = { $name } entscheidet.
bar-watching = Du schaust zu.
bar-results = Ergebnis
bar-over = Das Spiel ist zu Ende.

## Aktionen in einer Liste

action-take =
    { $what ->
        [gate] Die Stadttorkarte nehmen
       *[other] { $cards } nehmen
    }
action-buy = Das Plättchen von Feld { $square } für { $cards } kaufen
action-place =
    { $gate ->
        [none] { $tile } auf { $cell } legen
       *[other] { $tile } auf { $cell } legen, Tor im { $gate }
    }
action-add =
    { $gate ->
        [none] { $tile } aus der Reserve auf { $cell } bauen
       *[other] { $tile } aus der Reserve auf { $cell } bauen, Tor im { $gate }
    }
action-swap =
    { $gate ->
        [none] { $tile } auf { $cell } eintauschen
       *[other] { $tile } auf { $cell } eintauschen, Tor im { $gate }
    }
action-remove = { $tile } herausnehmen
action-reserve = { $tile } in die Reserve legen
action-pass = Passen

## Tasten

keys-square = ein Plättchen des Bauhofs wählen
keys-money = eine Geldkarte wählen
keys-buy = mit den gewählten Karten kaufen
keys-take = die gewählten Karten nehmen
keys-next = nächstes Feld, auf das das Plättchen passt
keys-keep = das Plättchen in die Reserve legen
keys-redesign = umbauen
keys-undo = einen Schritt zurück
keys-reset = den Zug neu beginnen
keys-confirm = den Zug bestätigen
keys-clear = alles weglegen
