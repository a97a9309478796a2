### Die Namen der Dinge. In Sätzen stehen sie wie Beschriftungen, ohne Artikel.
### Ein Plättchen gibt es auch mit Artikel: .akk („den Garten 8“) und .von („vom Garten 8“);
### ein Satz mit $tile kann $tile_akk und $tile_von sagen. Mehrere einer Währung: .many.
### Geld, wie man es sagt: .said.

tile =
    { $kind ->
        [start] Löwenbrunnen
       *[other] { kind } { word-price-and-sides }
    }
    .akk =
        { $kind ->
            [start] den Löwenbrunnen
            [seraglio] das { kind } { word-price-and-sides }
            [arcades] die { kind } { word-price-and-sides }
            [chambers] die { kind } { word-price-and-sides }
            [camp] das { kind } { word-price-and-sides }
           *[other] den { kind } { word-price-and-sides }
        }
    .von =
        { $kind ->
            [start] vom Löwenbrunnen
            [arcades] von den Arkaden { word-price-and-sides }
            [chambers] von den Gemächern { word-price-and-sides }
           *[other] vom { kind } { word-price-and-sides }
        }
word-price-and-sides =
    { $sides ->
        [none] { $price }
       *[other] { $price } ({ $sides })
    }
sides =
    { $what ->
        [walls]
            { $count ->
                [one] Mauer { $letters }
               *[other] Mauern { $letters }
            }
       *[arrows]
            { $count ->
                [one] Pfeil { $letters }
               *[other] Pfeile { $letters }
            }
    }
# Eine Art von Plättchen; eine aus einem Zusatzpaket ist { $kind }, mit den Worten von `kind-NAME`.
kind =
    { $kind ->
        [pavilion] Pavillon
        [seraglio] Serail
        [arcades] Arkaden
        [chambers] Gemächer
        [garden] Garten
        [tower] Turm
        [camp] Feldlager
       *[other] { $kind }
    }

# Drei Buchstaben, für ein Plättchen in einem Bild; der Löwenbrunnen hat fünf.
kind-short =
    { $kind ->
        [start] Löwen
        [pavilion] Pav
        [seraglio] Ser
        [arcades] Ark
        [chambers] Gem
        [garden] Gar
        [tower] Tur
        [camp] Lag
       *[other] { $kind }
    }

# Wofür es Punkte gibt.
source-pavilion = Pavillons
source-seraglio = Serails
source-arcades = Arkaden
source-chambers = Gemächer
source-garden = Gärten
source-tower = Türme
source-wall = Längste Mauer
sheet-total = Gesamt

currency =
    { $currency ->
        [denar] Denar
        [dirham] Dirham
        [ducat] Dukat
        [florin] Gulden
        [diamond] Diamant
       *[other] { $currency }
    }
    .many =
        { $currency ->
            [denar] Denar
            [dirham] Dirham
            [ducat] Dukaten
            [florin] Gulden
            [diamond] Diamanten
           *[other] { $currency }
        }
# Karten einer Währung: Denar 7 + 3; in einem Satz 7 + 3 Denar.
cards = { currency } { $values }
    .said = { $values } { word-coins }
word-coins =
    { $currency ->
        [denar] Denar
        [dirham] Dirham
        [ducat]
            { $total ->
                [one] Dukat
               *[other] Dukaten
            }
        [florin] Gulden
        [diamond]
            { $total ->
                [one] Diamant
               *[other] Diamanten
            }
       *[other] { $currency }
    }

# Nach „im“ und „nach“: im Norden, nach Norden.
side =
    { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }

side-letter =
    { $side ->
        [n] N
        [e] O
        [s] S
       *[w] W
    }
# Was an einer Seite liegt; alle sind weiblich.
side-kind =
    { $side ->
        [open] offene Seite
        [wall] Mauer
        [bastion] Bastion
       *[field] Feldseite
    }

nothing = nichts
