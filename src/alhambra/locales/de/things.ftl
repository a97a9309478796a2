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
        [ducat] Dukaten
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

neutral =
    { $edition ->
       *[other] Dirk
    }

## Charaktere

# Ein Name und das Zeichen, wie oft er wirkt.
character-marked = { $name } { $mark }
# Jeder Charakter: Name, ein kurzer, wo wenig Platz ist, was er kann, und ein Zeichen, wie oft er
# wirkt: ◆ einmal in jedem Zug, 1× einmal in der Partie, W in Wertungen.
character-abdul_karim = Abdul Karim
    .short = Abdul Karim
    .mark = 1×
    .does = Einmal in der Partie zahlt er ein Plättchen genau passend: Du bekommst es umsonst und bist noch einmal dran
character-abdul_knihstig = Abdul Knihstig
    .short = Abdul Knihstig
    .mark = ◆
    .does = Kaufst du ein Plättchen zum Preis von 10 oder mehr, nimm sofort eine Geldkarte aus der Auslage
character-ammar = Ammar El’Schauf
    .short = Ammar
    .mark = ◆
    .does = Sind deine neuen Plättchen platziert, darfst du noch einmal umbauen
character-faruk = Faruk Will’haben
    .short = Faruk
    .mark = ◆
    .does = Nimm mehrere Geldkarten, die zusammen bis zu 7 statt 5 wert sind
character-fatima = Fatima
    .short = Fatima
    .mark = 1×
    .does = Entscheide sofort: Behalte sie für 8 Punkte am Ende, oder tausche sie gegen einen unbekannten Charakter
character-hakim = Hakim Wahid
    .short = Hakim
    .mark = W
    .does = In jeder Wertung ein halbes Gebäude mehr von einer Art, die du wählst
character-laila = Laila Wundabah
    .short = Laila
    .mark = ◆
    .does = Vor deiner ersten Aktion darfst du ein Plättchen des Bauhofs gegen ein neues tauschen
character-machma = Machma Klain
    .short = Machma
    .mark = ◆
    .does = Vor deiner ersten Aktion darfst du eine Handkarte gegen eine der Auslage tauschen, die nicht mehr wert ist
character-yammerad = Yammerad
    .short = Yammerad
    .mark = ◆
    .does = Hast du am Anfang deines Zuges weniger als drei Geldkarten, nimm die oberste Karte vom Geldkartenstapel
character-yusuf = Yusuf E’Passuff
    .short = Yusuf
    .mark = W
    .does = In jeder Wertung ein Punkt mehr für je 3 Punkte deiner Mauer

## Module: ihre Namen, und worum es geht, in einem Satz.

module-city-gates = Stadttore
    .about = Tore öffnen eine doppelte Mauer, damit du dahinter bauen kannst.
module-diamonds = Diamanten
    .about = Eine fünfte Währung, die auf jedem Feld gilt, aber nur unter sich.
module-camps = Feldlager
    .about = Plättchen vor deinen Mauern, die werten, was in gerader Linie liegt.
module-characters = Charaktere
    .about = Helfer, die an die Meistbietenden gehen.
