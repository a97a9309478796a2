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
kind =
    { $kind ->
        [pavilion] Pavillon
        [seraglio] Serail
        [arcades] Arkaden
        [chambers] Gemächer
        [garden] Garten
        [tower] Turm
       *[camp] Feldlager
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
       *[camp] Lag
    }

# Wofür es Punkte gibt.
source-pavilion = Pavillons
source-seraglio = Serails
source-arcades = Arkaden
source-chambers = Gemächer
source-garden = Gärten
source-tower = Türme
source-wall = Längste Mauer
source-camp = Feldlager { $price }, Pfeil nach { $side }
source-camps = Feldlager
source-yusuf = Yusuf E’Passuff
source-fatima = Fatima
sheet-total = Gesamt

currency =
    { $currency ->
        [denar] Denar
        [dirham] Dirham
        [ducat] Dukaten
        [florin] Gulden
       *[diamond] Diamant
    }
    .many =
        { $currency ->
            [denar] Denar
            [dirham] Dirham
            [ducat] Dukaten
            [florin] Gulden
           *[diamond] Diamanten
        }
# Karten einer Währung: Denar 7 + 3; in einem Satz 7 + 3 Denar.
cards = { currency } { $values }
    .said = { $values } { word-coins }
word-coins =
    { $currency ->
        [denar] Denar
        [dirham] Dirham
        [ducat] Dukaten
        [florin] Gulden
       *[diamond]
            { $total ->
                [one] Diamant
               *[other] Diamanten
            }
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

neutral =
    { $edition ->
       *[other] Dirk
    }

## Charaktere

character-name =
    { $character ->
        [abdul_karim] Abdul Karim
        [abdul_knihstig] Abdul Knihstig
        [ammar] Ammar El’Schauf
        [faruk] Faruk Will’haben
        [fatima] Fatima
        [hakim] Hakim Wahid
        [laila] Laila Wundabah
        [machma] Machma Klain
        [yammerad] Yammerad
       *[yusuf] Yusuf E’Passuff
    }
character-short =
    { $character ->
        [abdul_karim] Abdul Karim { character-mark }
        [abdul_knihstig] Abdul Knihstig { character-mark }
        [ammar] Ammar { character-mark }
        [faruk] Faruk { character-mark }
        [fatima] Fatima { character-mark }
        [hakim] Hakim { character-mark }
        [laila] Laila { character-mark }
        [machma] Machma { character-mark }
        [yammerad] Yammerad { character-mark }
       *[yusuf] Yusuf { character-mark }
    }
# Wie oft ein Charakter wirkt: ◆ einmal in jedem Zug, 1× einmal in der Partie, W in Wertungen.
character-mark =
    { $character ->
        [abdul_karim] 1×
        [fatima] 1×
        [hakim] W
        [yusuf] W
       *[other] ◆
    }
character = { character-name } { character-mark }
character-does =
    { $character ->
        [abdul_karim] Einmal in der Partie zahlt er ein Plättchen genau passend: Du bekommst es umsonst und bist noch einmal dran
        [abdul_knihstig] Kaufst du ein Plättchen zum Preis von 10 oder mehr, nimm sofort eine Geldkarte aus der Auslage
        [ammar] Sind deine neuen Plättchen platziert, darfst du noch einmal umbauen
        [faruk] Nimm mehrere Geldkarten, die zusammen bis zu 7 statt 5 wert sind
        [fatima] Entscheide sofort: Behalte sie für 8 Punkte am Ende, oder tausche sie gegen einen unbekannten Charakter
        [hakim] In jeder Wertung ein halbes Gebäude mehr von einer Art, die du wählst
        [laila] Vor deiner ersten Aktion darfst du ein Plättchen des Bauhofs gegen ein neues tauschen
        [machma] Vor deiner ersten Aktion darfst du eine Handkarte gegen eine der Auslage tauschen, die nicht mehr wert ist
        [yammerad] Hast du am Anfang deines Zuges weniger als drei Geldkarten, nimm die oberste Karte vom Geldkartenstapel
       *[yusuf] In jeder Wertung ein Punkt mehr für je 3 Punkte deiner Mauer
    }
