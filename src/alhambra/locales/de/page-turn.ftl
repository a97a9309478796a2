### Der Zug auf der Seite: Bauhof, Geld, Hand, Tafel, Leiste.

market-title = Bauhof
market-left =
    { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
# An empty square: $how it became so.
market-sold =
    { $how ->
        [given] vergeben
       *[bought] verkauft
    }
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
# $how: exact, over, short, other (not my turn). $by: how much over. $missing: a sentence.
# $with: own (the currency of the square) or other ($paid).
market-square =
    Feld { $square }, { $currency }: { $tile }{ $how ->
        [exact] . Du kannst es{ market-with } passend bezahlen.
        [over] . Du kannst es{ market-with } bezahlen, { $by } zu viel.
        [short] . { $missing }
       *[other] .
    }
market-with =
    { $with ->
        [own] { "" }
       *[other] { " " }mit { $paid_many }
    }
money-head = Geld
money-how = eine Karte oder mehrere bis { $limit }
money-sum =
    { $count ->
        [one] eine Karte, { $sum }
       *[other] zusammen { $sum } von { $limit }
    }
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
gauge-scoring =
    { $last ->
        [1] Wertung { $round } in 1
       *[other] Wertung { $round } in { $first }–{ $last }
    }
# In der Zeile eines Handys, wo die Anzeige die Nummer hat.
gauge-scoring-short =
    { $last ->
        [1] Wertung in 1 Karte
       *[other] Wertung in { $first }–{ $last } Karten
    }
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
board-target =
    { $points ->
        [one] Passt hierher: Mauer { $wall }, { $points } Punkt bei der nächsten Wertung.
       *[other] Passt hierher: Mauer { $wall }, { $points } Punkte bei der nächsten Wertung.
    }
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
hands-title = Hände
# $count: Karten. $sum: was sie zusammen wert sind.
hands-worth =
    { $count ->
        [one] { $count } Karte, { $sum }
       *[other] { $count } Karten, { $sum }
    }
redesign-start = Umbauen
redesign-stop = Umbau beenden
choice-title = Was wählst du?
choice-sure = Ja: { $action }
choice-reveals = Etwas Verdecktes wird aufgedeckt, oder jemand anderes entscheidet. Wähle es noch einmal, um fortzufahren.

## Die Karte eines Plättchens auf dem Bauhof

card-no-walls = keine Mauern
card-best = Bestes Feld
card-nowhere = passt jetzt nirgends
# $side: where the cell lies from $tile.
card-beside =
    { $side ->
        [n] nördlich { $tile_von }
        [e] östlich { $tile_von }
        [s] südlich { $tile_von }
       *[w] westlich { $tile_von }
    }
card-wall =
    { $before ->
        [same] { $after }, unverändert
       *[other] { $before } → { $after }
    }
# How many of the kind there are then, and the rank with them; $rank 0: no points.
card-kind =
    { $rank ->
        [0] { $count }, keine Punkte
        [1]
            { $tied ->
                [yes] { $count }, geteilter erster Platz
               *[no] { $count }, allein vorn
            }
        [2]
            { $tied ->
                [yes] { $count }, geteilter zweiter Platz
               *[no] { $count }, zweiter Platz
            }
       *[3]
            { $tied ->
                [yes] { $count }, geteilter dritter Platz
               *[no] { $count }, dritter Platz
            }
    }
# Money of the missing currency on the display.
card-offered =
    { $amount ->
        [one] { pay-amount } liegt aus
       *[other] { pay-amount } liegen aus
    }

## Bezahlen

pay-label = { $tile } bezahlen mit
# Wie viel von einer Währung fehlt oder ausliegt.
pay-amount =
    { $amount ->
        [one] { $amount } { $currency }
       *[other] { $amount } { $currency_many }
    }
# $ways: was fehlt, auch in einer anderen Währung: „9 Dirham oder 4 Diamanten“. $amount: das Erste.
pay-short =
    { $amount ->
        [one] Dir fehlt { $ways }.
       *[other] Dir fehlen { $ways }.
    }
# Dasselbe von einem Plättchen, das gewählt wurde.
pay-short-for =
    { $amount ->
        [one] { $tile }: Dir fehlt { $ways }.
       *[other] { $tile }: Dir fehlen { $ways }.
    }
pay-spare = Weniger Karten reichen.
pay-exact = passend: noch eine Aktion
pay-over = { $over } zu viel

## Die Leiste

bar-undo = Zurück
bar-reset = Zug neu beginnen
bar-reset-short = Zug neu
bar-confirm = Bestätigen
bar-take = { pay-amount } nehmen
# Geld mehrerer Währungen.
bar-take-mixed = Zusammen { $sum } nehmen
bar-buy = Kaufen
bar-turn = Du bist am Zug.
# Karten meiner Hand sind gewählt, aber kein Plättchen.
bar-pay-for = Wähle ein Plättchen, das du bezahlen willst.
bar-turn-how =
    { $redesign ->
        [yes] Geld nehmen, kaufen oder umbauen.
       *[no] Geld nehmen oder ein Plättchen kaufen.
    }
# Auf einem Handy: eine Zeile.
bar-turn-short =
    { $redesign ->
        [yes] Geld, Kauf oder Umbau?
       *[no] Geld oder Kauf?
    }
# Kein Plättchen ist mehr da, um den Bauhof aufzufüllen.
bar-last-tiles = Der nächste Kauf beendet die Partie.
bar-turn-pass = Du kannst nur passen.
bar-again = Passend bezahlt: noch eine Aktion.
bar-build-later = Gebaut wird am Ende deines Zuges.
bar-place = Platziere { $tile_akk }.
bar-place-how =
    { $how ->
        [tap] Tippe zweimal, um zu bauen.
        [nowhere] Es passt jetzt nirgends.
       *[click] Wähle ein leuchtendes Feld, ziehe das Plättchen dorthin oder lege es in die Reserve.
    }
# Nach dem letzten Zug.
bar-place-left = Das Plättchen lag noch auf dem Bauhof, und du hast das meiste Geld in seiner Währung.
bar-keep = in die Reserve
bar-redesign =
    { $reserve ->
        [0] Baue ein markiertes Plättchen ab.
       *[other] Baue ein Plättchen der Reserve ein oder ein markiertes ab.
    }
bar-redesign-tile =
    { $where ->
        [cell] { $tile }: auf ein leuchtendes Feld.
        [swap] { $tile }: im Tausch gegen ein markiertes Plättchen.
        [nowhere] { $tile } passt jetzt nirgends.
       *[both] { $tile }: auf ein leuchtendes Feld oder im Tausch gegen ein markiertes Plättchen.
    }
bar-taking =
    { $count ->
        [one]
            { $more ->
                [yes] Eine Karte, Wert { $sum }. Nimm sie allein oder weitere dazu, zusammen bis { $limit }.
               *[no] Eine Karte, Wert { $sum }.
            }
       *[other]
            { $more ->
                [yes] Zusammen { $sum } von höchstens { $limit }. Nimm sie so oder noch eine dazu.
               *[no] Zusammen { $sum } von höchstens { $limit }. Keine andere Karte passt dazu.
            }
    }
# Eine Karte, die nicht dazu passt, ersetzt die Auswahl. $total: was es zusammen wäre.
bar-take-instead = Zusammen wären das { $total }, erlaubt sind höchstens { $limit }. Gewählt ist jetzt nur die letzte Karte.
bar-complete = Zug fertig.
bar-complete-how = Bestätige den Zug, oder nimm etwas zurück.
bar-decide = Deine Entscheidung.
bar-wait = { $name } überlegt.
bar-wait-decides = { $name } entscheidet.
bar-wait-absent =
    { $state ->
        [away] { $name } ist am Zug, aber abwesend.
       *[offline] { $name } ist am Zug, aber offline.
    }
bar-watching = Du schaust zu.
bar-results = Ergebnis
bar-over = Die Partie ist zu Ende.

## Was ein Platz bei der nächsten Wertung bringt; $points mit Vorzeichen

gain-none = Bringt nichts bei der nächsten Wertung
gain-wall = { $points } für die Mauer
gain-kind =
    { $rank ->
        [0] { $points } bei { kinds-many }
       *[other] { $points } für { gain-place } bei { kinds-many }
    }
# What a module adds: $what its name.
gain-other = { $points } für { $what }
# $rank: 1, 2 oder 3. $tied: ob andere denselben Platz haben.
gain-place =
    { $tied ->
        [yes]
            { $rank ->
                [1] den geteilten ersten Platz
                [2] den geteilten zweiten Platz
               *[3] den geteilten dritten Platz
            }
       *[no]
            { $rank ->
                [1] den ersten Platz
                [2] den zweiten Platz
               *[3] den dritten Platz
            }
    }
kinds-many =
    { $kind ->
        [pavilion] Pavillons
        [seraglio] Serails
        [arcades] Arkaden
        [chambers] Gemächern
        [garden] Gärten
        [tower] Türmen
       *[other] { $kind }
    }
bar-gain = { $gains }.
bar-gained = { $gains }. { bar-complete-how }

## Aktionen in einer Liste

action-take =
    { $what ->
        [gate] Die Stadttorkarte nehmen
       *[other] { $cards_said } nehmen
    }
action-buy = Das Plättchen von Feld { $square } für { $cards_said } kaufen
action-buy-tile = { $tile } für { $cards_said } kaufen
action-place =
    { $gate ->
        [none] { $tile } auf { $cell } platzieren
       *[other] { $tile } auf { $cell } platzieren, Tor im { $gate }
    }
action-add =
    { $gate ->
        [none] { $tile } aus der Reserve auf { $cell } anbauen
       *[other] { $tile } aus der Reserve auf { $cell } anbauen, Tor im { $gate }
    }
action-swap =
    { $gate ->
        [none] Das Plättchen auf { $cell } gegen { $tile_akk } austauschen
       *[other] Das Plättchen auf { $cell } gegen { $tile_akk } austauschen, Tor im { $gate }
    }
action-remove = { $tile } abbauen
action-reserve = { $tile } in die Reserve legen
action-pass = Passen

## Tasten

keys-square = ein Plättchen des Bauhofs wählen
keys-money = eine Geldkarte wählen
keys-buy = mit den gewählten Karten kaufen
keys-hint = einen Tipp zeigen
keys-take = die gewählten Karten nehmen
keys-next = nächstes Feld, auf das das Plättchen passt
keys-keep = das Plättchen in die Reserve legen
keys-redesign = umbauen
keys-undo = einen Schritt zurück
keys-reset = den Zug neu beginnen
keys-confirm = den Zug bestätigen
keys-clear = Auswahl aufheben
