### Was geschehen ist. $who ist you, other oder nobody; $name ist der Name.

event-shuffled = Der Stapel „{ $pile }“ wurde gemischt.
event-dealt =
    { $who ->
        [you] Du hast { $cards_said } bekommen.
       *[other] { $name } hat { $cards_said } bekommen.
    }
event-began =
    { $who ->
        [you] Du fängst an: mit den wenigsten Karten; bei Gleichstand zählt der kleinste Gesamtwert, dann der erste Platz.
       *[other] { $name } fängt an: mit den wenigsten Karten; bei Gleichstand zählt der kleinste Gesamtwert, dann der erste Platz.
    }
event-took =
    { $who ->
        [you] Du hast { $cards_said } genommen.
       *[other] { $name } hat { $cards_said } genommen.
    }
event-bought =
    { $exact ->
        [yes]
            { $who ->
                [you] Du hast { $tile_akk } für { $cards_said } gekauft: genau passend, du bist noch einmal dran.
               *[other] { $name } hat { $tile_akk } für { $cards_said } gekauft: genau passend, also noch eine Aktion.
            }
       *[no]
            { $who ->
                [you] Du hast { $tile_akk } für { $cards_said } gekauft.
               *[other] { $name } hat { $tile_akk } für { $cards_said } gekauft.
            }
    }
event-added =
    { $who ->
        [you] Du hast { $tile_akk } aus deiner Reserve bei { $cell } angebaut.
       *[other] { $name } hat { $tile_akk } aus der Reserve bei { $cell } angebaut.
    }
event-removed =
    { $who ->
        [you] Du hast { $tile_akk } bei { $cell } abgebaut und auf deine Reserve gelegt.
       *[other] { $name } hat { $tile_akk } bei { $cell } abgebaut und auf die Reserve gelegt.
    }
event-swapped =
    { $who ->
        [you] Du hast { $out_akk } bei { $cell } gegen { $tile_akk } ausgetauscht.
       *[other] { $name } hat { $out_akk } bei { $cell } gegen { $tile_akk } ausgetauscht.
    }
event-passed =
    { $who ->
        [you] Du konntest nichts tun und hast gepasst.
       *[other] { $name } konnte nichts tun und hat gepasst.
    }
event-placed =
    { $who ->
        [you] Du hast { $tile_akk } auf { $cell } platziert.
       *[other] { $name } hat { $tile_akk } auf { $cell } platziert.
    }
event-reserved =
    { $who ->
        [you] Du hast { $tile_akk } auf deine Reserve gelegt.
       *[other] { $name } hat { $tile_akk } auf die Reserve gelegt.
    }
event-gave =
    { $who ->
        [you] Du hast { neutral } { $tile_akk } geschenkt.
       *[other] { $name } hat { neutral } { $tile_akk } geschenkt.
    }
event-revealed = Neues Geld: { $cards_said }.
event-reshuffled =
    { $count ->
        [one] Der Geldkartenstapel war leer: { $count } abgelegte Karte ist der neue Stapel.
       *[other] Der Geldkartenstapel war leer: { $count } abgelegte Karten wurden zum neuen Stapel gemischt.
    }
event-scoring-drawn =
    { $round ->
        [1] Die erste Wertungskarte ist aufgedeckt.
       *[other] Die zweite Wertungskarte ist aufgedeckt.
    }
event-market-filled = Neu auf Feld { $square }: { $tile }.
event-scored = { scoring-title }.
event-neutral-drew = { neutral } hat bekommen: { $tiles }.
event-leftover-decided =
    { $who ->
        [you] Du bekommst { $tile_akk } vom Bauhof, mit den meisten { square-currency }: { $sums }.
        [nobody] Niemand bekommt { $tile_akk } vom Bauhof, denn niemand hat allein die meisten { square-currency }: { $sums }.
       *[other] { $name } bekommt { $tile_akk } vom Bauhof, mit den meisten { square-currency }: { $sums }.
    }
# Nach „die meisten“.
square-currency =
    { $square ->
        [1] Gulden
        [2] Dirham
        [3] Denar
       *[other] Dukaten
    }
event-turn-began =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
event-ended =
    { $who ->
        [you] Die Partie ist zu Ende: Du gewinnst! { $scores }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $winners } gewinnt. { $scores }
               *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }. { $scores }
            }
    }

scoring-title =
    { $round ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[other] Dritte Wertung
    }

## Stadttore

event-gate-revealed =
    { $discarded ->
        [yes] Eine zweite Stadttorkarte ist aufgedeckt und gleich abgelegt worden.
       *[no] Eine Stadttorkarte ist aufgedeckt und liegt neben dem Bauhof.
    }
event-gate-taken =
    { $who ->
        [you] Du hast die Stadttorkarte genommen.
       *[other] { $name } hat die Stadttorkarte genommen.
    }
event-gate-opened =
    { $who ->
        [you] Du hast bei { $cell } die Mauer im { $side } mit einem Stadttor geöffnet.
       *[other] { $name } hat bei { $cell } die Mauer im { $side } mit einem Stadttor geöffnet.
    }

## Charaktere

event-character-drawn = { $character } ist aufgedeckt und wird versteigert.
event-bid-made =
    { $who ->
        [you] Du bietest { $bid } für { $character }.
       *[other] { $name } bietet { $bid } für { $character }.
    }
event-bid-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
event-character-unsold = { $character }: Niemand hat geboten, die Karte kommt aus dem Spiel.
event-character-won =
    { $who ->
        [you] Du hast { $character } für { $bid } ersteigert und mit { $cards_said } bezahlt.
       *[other] { $name } hat { $character } für { $bid } ersteigert und mit { $cards_said } bezahlt.
    }
event-bought-by-karim =
    { $who ->
        [you] Abdul Karim hat für dich { $tile_akk } bezahlt: Du bist noch einmal dran. Er kommt aus dem Spiel.
       *[other] Abdul Karim hat für { $name } { $tile_akk } bezahlt: also noch eine Aktion. Er kommt aus dem Spiel.
    }
event-took-with-knihstig =
    { $who ->
        [you] Du hast mit Abdul Knihstig { $cards_said } genommen.
       *[other] { $name } hat mit Abdul Knihstig { $cards_said } genommen.
    }
event-faruk-helped =
    { $who ->
        [you] Mit Faruk hast du mehr als 5 genommen.
       *[other] Mit Faruk hat { $name } mehr als 5 genommen.
    }
event-fatima-kept =
    { $who ->
        [you] Du hast Fatima behalten: 8 Punkte nach der letzten Wertung.
       *[other] { $name } hat Fatima behalten: 8 Punkte nach der letzten Wertung.
    }
event-fatima-exchanged =
    { $who ->
        [you] Du hast Fatima gegen { $character } getauscht.
       *[other] { $name } hat Fatima gegen { $character } getauscht.
    }
event-hakim-chose =
    { $who ->
        [you] Hakim gibt dir in dieser Wertung ein halbes Gebäude mehr: { $kind }.
       *[other] Hakim gibt { $name } in dieser Wertung ein halbes Gebäude mehr: { $kind }.
    }
event-laila-exchanged =
    { $who ->
        [you] Laila hat für dich auf Feld { $square } { $old_akk } gegen { $new_akk } getauscht.
       *[other] Laila hat für { $name } auf Feld { $square } { $old_akk } gegen { $new_akk } getauscht.
    }
event-machma-exchanged =
    { $who ->
        [you] Du hast mit Machma { $given_said } gegen { $taken_said } getauscht.
       *[other] { $name } hat mit Machma { $given_said } gegen { $taken_said } getauscht.
    }
event-yammerad-drew =
    { $money ->
        [yes]
            { $who ->
                [you] Du hast mit Yammerad eine Geldkarte gezogen; die anderen sehen sie nicht.
               *[other] { $name } hat mit Yammerad verdeckt eine Geldkarte gezogen.
            }
       *[no]
            { $who ->
                [you] Du hast mit Yammerad eine Karte gezogen, die kein Geld ist.
               *[other] { $name } hat mit Yammerad eine Karte gezogen, die kein Geld ist.
            }
    }
event-yammerad-got = Es war: { $cards_said }.
