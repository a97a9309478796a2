### Was geschehen ist. $who ist you, other oder nobody; $name ist der Name.

event-shuffled = Der Stapel „{ $pile }“ wurde gemischt.
event-dealt =
    { $who ->
        [you] Du hast { $cards_said } bekommen.
       *[other] { $name } hat { $cards_said } bekommen.
    }
event-began =
    { $who ->
        [you] Du beginnst, denn du hast die wenigsten Karten; bei Gleichstand zählt der kleinste Gesamtwert, dann der niedrigste Sitzplatz.
       *[other] { $name } beginnt mit den wenigsten Karten; bei Gleichstand zählt der kleinste Gesamtwert, dann der niedrigste Sitzplatz.
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
        [you] Du hast { $tile_akk } aus deiner Reserve auf { $cell } angebaut.
       *[other] { $name } hat { $tile_akk } aus der Reserve auf { $cell } angebaut.
    }
event-removed =
    { $who ->
        [you] Du hast { $tile_akk } auf { $cell } abgebaut und in deine Reserve gelegt.
       *[other] { $name } hat { $tile_akk } auf { $cell } abgebaut und in die Reserve gelegt.
    }
event-swapped =
    { $who ->
        [you] Du hast { $out_akk } auf { $cell } gegen { $tile_akk } ausgetauscht.
       *[other] { $name } hat { $out_akk } auf { $cell } gegen { $tile_akk } ausgetauscht.
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
        [you] Du hast { $tile_akk } in deine Reserve gelegt.
       *[other] { $name } hat { $tile_akk } in die Reserve gelegt.
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
event-leftover-decided =
    { $who ->
        [you] Du hast die meisten { square-currency } und bekommst { $tile_akk } vom Bauhof: { $sums }.
        [nobody] Niemand bekommt { $tile_akk } vom Bauhof, denn niemand hat allein die meisten { square-currency }: { $sums }.
       *[other] { $name } hat die meisten { square-currency } und bekommt { $tile_akk } vom Bauhof: { $sums }.
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
