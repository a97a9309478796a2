### Charaktere: Terminal, Bilder und Ablehnungen. Die Seite lädt diese Datei nicht.

## Ablehnungen

error-not-now-auction = Das geht jetzt nicht: Biete in der Versteigerung, oder passe.
error-not-now-paying = Das geht jetzt nicht: Zahle erst, was du geboten hast.
error-not-now-fatima = Das geht jetzt nicht: Behalte oder tausche erst Fatima.
error-not-now-hakim = Das geht jetzt nicht: Wähle erst eine Art für Hakim.
error-not-now-yammerad = Das geht jetzt nicht: Ziehe erst noch einmal mit Yammerad, oder höre auf.
error-not-now-abdul_knihstig = Das geht jetzt nicht: Nimm erst eine Karte mit Abdul Knihstig, oder verzichte.
error-not-now-ammar = Das geht jetzt nicht: Baue mit Ammar um, oder verzichte.
error-bid-too-low = Ein Gebot von { $bid } ist zu niedrig: Es muss höher als { $last } sein.
error-bid-not-covered = Du kannst nicht { $bid } bieten: In einer Währung kannst du höchstens { $most } zahlen.
error-character-not-owned = { $character } gehört dir nicht.
error-character-used = { $character } hilft jetzt nicht: Du hast in diesem Zug schon einen Charakter mit ◆ eingesetzt.
error-character-too-late = { $character } hilft nur vor der ersten Aktion des Zuges.
error-exchange-up = Für eine Karte mit dem Wert { $given } darfst du höchstens eine mit { $given } nehmen, nicht mit { $taken }.
error-hand-too-rich = Yammerad hilft nur, wenn du weniger als drei Geldkarten hast.
error-no-money-left = Es gibt kein Geld mehr zu ziehen.
error-none-of-kind = Von dieser Art ({ $kind }) hast du kein Plättchen in deiner Alhambra, also hilft Hakim dort nicht.
error-nobody-aside = Es liegt kein Charakter mehr beiseite.
error-supply-empty = Es gibt keine Plättchen mehr zum Nachziehen.
error-unknown-character = „{ $text }“ ist kein Charakter, der hier möglich ist. Bekannt: { $known }.
error-unknown-kind = „{ $text }“ ist keine Gebäudeart. Bekannt: { $known }.
error-score-hakim-none = { $name } hat kein Plättchen dieser Art, also bringt Hakim dort nichts.

## Terminal

how-to-play-characters = Charaktere: Sie werden versteigert, sobald sie aufgedeckt sind. Tippe „characters“, um zu sehen, was jeder kann.
menu-end-laila_draws = Laila zieht jetzt ein neues Plättchen: Das lässt sich nicht zurücknehmen.
menu-end-yammerad_draws = Yammerad zieht jetzt vom Stapel: Das lässt sich nicht zurücknehmen.
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
auction-means = Du kannst höchstens { $most } zahlen ({ $currency }). Dein Gebot gilt sofort und endgültig.
menu-bid = Wie viel bietest du? Tippe eine Zahl von { $least } bis { $most }.
menu-pay-bid = Du bekommst { $character } für { $bid }. Wie zahlst du? Wechselgeld gibt es nicht, und passend zahlen bringt hier nichts.
menu-laila = Welches Plättchen legst du zurück? Du bekommst dafür sofort ein neues auf den Bauhof.
menu-karim = Welches Plättchen zahlt Abdul Karim? Danach kommt seine Karte aus dem Spiel.
menu-machma-give = Welche Karte gibst du Machma?
menu-machma-take = Welche Karte nimmst du für { $cards }?
menu-knihstig = Abdul Knihstig: Du darfst eine Geldkarte nehmen. Welche?
menu-ammar = Ammar El’Schauf: Du darfst noch einmal umbauen.
menu-fatima = Fatima gehört dir. Deine Wahl ist endgültig.
menu-hakim =
    { $round ->
        [1] Erste Wertung: Welche Art bekommt Hakims halbes Gebäude?
        [2] Zweite Wertung: Welche Art bekommt Hakims halbes Gebäude?
       *[other] Dritte Wertung: Welche Art bekommt Hakims halbes Gebäude?
    }
menu-yammerad = Das war keine Geldkarte. Noch einmal ziehen? Gezogenes lässt sich nicht zurücklegen.
choice-end-laila_draws = Weiter (oder nur Enter)
choice-end-yammerad_draws = Weiter (oder nur Enter)
choice-use-abdul_karim = Abdul Karim: ein Plättchen umsonst
choice-use-laila = Laila: ein Plättchen auf dem Bauhof tauschen
choice-use-machma = Machma: eine Karte tauschen
choice-use-yammerad = Yammerad: eine Geldkarte ziehen
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
together-faruk = = { $total }, mit Faruk
bid-payment =
    { $how ->
        [exact] passend
       *[over] { $by } zu viel
    }
up-to = bis { $most }
hakim-note =
    { $points ->
        [one] zählt { $count }: { $points } Punkt statt { $before }
       *[other] zählt { $count }: { $points } Punkte statt { $before }
    }
typed-characters =
    { "  " }bid 7, pass, pay denar 7+3      in einer Versteigerung
    { "  " }laila 3, abdul_karim 3, machma denar 7 dirham 3, yammerad, stop
    { "  " }keep fatima, exchange fatima, hakim tower, abdul_knihstig denar 3, decline
    { "  " }characters                      was jeder Charakter kann, und wem er gehört
left-characters =
    { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charakteren
    }
characters-line = Charaktere – { $owned }
standing-hakim = Hakims halbes Gebäude zählt hier nicht: Seine Art wird erst bei der Wertung gewählt.
no-characters = In dieser Partie gibt es keine Charaktere.

## Bilder

draw-auction = Versteigerung
draw-bid = { $bid } geboten von { $name }
draw-no-bid = Noch kein Gebot
draw-bidders = Noch dabei:
