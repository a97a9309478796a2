### Charaktere: Namen, Ereignisse, und was die Seite am Tisch zeigt.

## Namen

source-yusuf = Yusuf E’Passuff
source-fatima = Fatima
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
    .does = In jeder Wertung zählst du ein halbes Gebäude mehr von einer Art, die du hast; du wählst sie jedes Mal neu
character-laila = Laila Wundabah
    .short = Laila
    .mark = ◆
    .does = Vor deiner ersten Aktion darfst du ein Plättchen des Bauhofs gegen ein neues tauschen
character-machma = Machma Klain
    .short = Machma
    .mark = ◆
    .does = Vor deiner ersten Aktion darfst du eine Handkarte gegen eine Karte der Auslage mit gleichem oder kleinerem Wert tauschen
character-yammerad = Yammerad
    .short = Yammerad
    .mark = ◆
    .does = Hast du am Anfang deines Zuges weniger als drei Geldkarten, darfst du die oberste Karte vom Geldkartenstapel ziehen
character-yusuf = Yusuf E’Passuff
    .short = Yusuf
    .mark = W
    .does = In jeder Wertung ein Punkt mehr für je 3 Punkte deiner Mauer
module-characters = Charaktere
    .about = Helfer, die an den Meistbietenden gehen.

## Ereignisse

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
        [you] Abdul Karim hat für dich { $tile_akk } bezahlt: Du bist noch einmal dran. Seine Karte kommt aus dem Spiel.
       *[other] Abdul Karim hat für { $name } { $tile_akk } bezahlt, also noch eine Aktion. Seine Karte kommt aus dem Spiel.
    }
event-took-with-knihstig =
    { $who ->
        [you] Du hast mit Abdul Knihstig { $cards_said } genommen.
       *[other] { $name } hat mit Abdul Knihstig { $cards_said } genommen.
    }
deed-bought-by-karim = { $tile } durch Karim bekommen
deed-took-with-knihstig = { $cards_said } mit Knihstig genommen
deed-character-won = { $character } für { $bid } ersteigert
deed-faruk-helped = Faruk eingesetzt
deed-fatima-kept = Fatima behalten
deed-fatima-exchanged = Fatima gegen { $character } getauscht
deed-hakim-chose = { $kind } mit Hakim gewählt
deed-laila-exchanged = mit Laila { $old } gegen { $new } getauscht
deed-machma-exchanged = mit Machma { $given_said } gegen { $taken_said } getauscht
deed-yammerad-drew = mit Yammerad eine Karte gezogen
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

## Hinweise

reason-bid = Das ist das niedrigste Gebot, mit dem du führst, und es kostet dich weniger, als dir der Charakter wert ist.
reason-pass = Schon das niedrigste Gebot kostet mehr, als dir der Charakter wert ist.
reason-save = Du behältst dein Geld; den Charakter bekommt vielleicht jemand anders.
reason-pay = Keine andere Bezahlung kostet dich weniger.
reason-keep = Ihre Punkte sind sicher; was beiseiteliegt, ist ungewiss.
reason-exchange = Was beiseiteliegt, ist wahrscheinlich mehr wert als ihre Punkte.
reason-hakim = Dort bewirkt ein halbes Gebäude am meisten.
reason-laila = Dieses Plättchen bringt dir wenig, und du hast Geld in seiner Währung für ein anderes.
reason-yammerad = Eine Geldkarte umsonst ist immer willkommen.

## Auf der Seite

panel-decline = Nein, danke
explain-characters = Ein Charakter wird versteigert, sobald er aufgedeckt ist. ◆ wirkt in jedem Zug, aber nur eine solche Karte pro Zug; 1× einmal in der Partie; W in Wertungen.
    .question = Was sind Charaktere?
characters-mine = Deine Charaktere
characters-of = Charaktere von { $name }
character-state =
    { $state ->
        [ready] jetzt einsetzbar
        [used] in diesem Zug wurde schon eine ◆-Karte eingesetzt
        [scoring] wirkt in Wertungen von selbst
        [chosen] fragt in jeder Wertung, welche Art mehr zählt
        [kept] 8 Punkte am Ende
        [itself] meldet sich von selbst, wenn es so weit ist
       *[waits] jetzt nicht
    }
character-button = { $character }, { $state }
characters-usable = Du kannst { $characters } einsetzen.
character-use =
    { $character ->
        [abdul_karim] { $name } (ein Plättchen umsonst)
        [faruk] { $name } (Geld bis 7 nehmen)
        [laila] { $name } (ein Plättchen auf dem Bauhof tauschen)
        [machma] { $name } (eine Handkarte tauschen)
       *[yammerad] { $name } (eine Karte ziehen)
    }
laila-question = Welches Plättchen legst du zurück? Sofort kommt ein neues auf sein Feld.
laila-do = { $tile } tauschen
karim-question = Welches Plättchen bekommst du umsonst? Danach kommt seine Karte aus dem Spiel.
karim-do = { $tile }, umsonst
machma-give = Du gibst
machma-take = Du nimmst
machma-do = { $given } gegen { $taken } tauschen
yammerad-question = Die oberste Karte vom Geldkartenstapel ziehen? Die anderen sehen sie nicht.
yammerad-do = Karte ziehen
yammerad-again = Das war keine Geldkarte. Noch einmal ziehen oder aufhören?
yammerad-more = Noch einmal ziehen
yammerad-stop = Aufhören
knihstig-question = Du darfst eine Geldkarte nehmen.
knihstig-do = { $card } nehmen
ammar-question = Du darfst noch einmal umbauen.
fatima-question = Fatima gehört dir. Was tust du?
fatima-keep = Behalten: 8 Punkte am Ende
fatima-exchange =
    { $count ->
        [one] Gegen den unbekannten Charakter tauschen
       *[other] Gegen einen von { $count } unbekannten Charakteren tauschen
    }
hakim-question = Wo zählt das halbe Gebäude? Darunter: deine Punkte.
hakim-kind =
    { $after ->
        [one] { $kind }: { $after } Punkt statt { $before }
       *[other] { $kind }: { $after } Punkte statt { $before }
    }
hakim-none = nichts dazu
auction-title = Versteigerung: { $character }
auction-seat =
    { $who ->
        [you]
            { $state ->
                [passed] du hast gepasst
                [highest] du führst
                [speaks] dein Gebot
                [outbid] überboten
                [opens] du eröffnest
               *[waits] du wartest
            }
       *[other]
            { $state ->
                [passed] gepasst
                [highest] führt
                [speaks] ist dran
                [outbid] überboten
                [opens] eröffnet
               *[waits] wartet
            }
    }
auction-bids = Gebote
auction-cover = In einer Währung zahlen
auction-short = zu wenig
auction-all-sure = Alle { $amount } bieten?
auction-bid = { $amount } bieten
auction-amount = Dein Gebot
auction-more = Eins mehr
auction-less = Eins weniger
auction-pass = Passen
auction-pass-sure = Endgültig passen?
auction-final = Ein Gebot gilt sofort und endgültig.
auction-too-dear = Für ein höheres Gebot reicht dein Geld nicht.
auction-pays = { $name } bekommt den Zuschlag für { $bid } und zahlt.
paying-title = { $character } gehört dir für { $bid }
paying-question = Wie zahlst du? Wechselgeld gibt es nicht, und passend zahlen bringt hier nichts.
paying-exact = passend
paying-do = { $total } zahlen
step-auction = Dein Gebot.
step-paying = Zahle dein Gebot.
step-fatima = Fatima: behalten oder tauschen?
step-hakim = Hakim: welche Art?
step-abdul_knihstig = Abdul Knihstig: Du darfst eine Karte nehmen.
step-ammar = Ammar: Du darfst noch einmal umbauen.
step-yammerad = Yammerad: noch einmal ziehen?
action-laila = Laila: { $tile } tauschen
action-abdul_karim = Abdul Karim: { $tile }, umsonst
action-machma = Machma: { $given } gegen { $cards }
action-yammerad = Yammerad: eine Karte ziehen
action-stop = Nicht mehr ziehen
action-abdul_knihstig = Abdul Knihstig: { $cards } nehmen
action-decline = Nein, danke
action-keep = Fatima behalten
action-exchange = Fatima tauschen
action-hakim = Hakim: { $kind }
announce-auction = Versteigert wird { $character }: { $does }.
short-yusuf = Yusuf
short-fatima = Fatima
sheet-how-yusuf = 1 für je 3 Punkte der Mauer
sheet-how-fatima = 8 am Ende
action-bid = { $amount } bieten
done-bid = Geboten: { $amount }.
action-pay =
    { $over ->
        [0] { $cards } zahlen, passend
       *[other] { $cards } zahlen, { $over } zu viel
    }
done-pay = Gezahlt: { $cards_said }.
character-line =
    { $where ->
        [owned] { $character } ({ $name }): { $does }.
        [auction] { $character } (wird gerade versteigert): { $does }.
        [gone] { $character } (nicht mehr im Spiel): { $does }.
       *[hidden] { $character } (noch nicht gesehen): { $does }.
    }
look-characters-none = Noch hat niemand einen Charakter.
# Wörter, die man für die der Notation tippen kann, als wort=notation; eines ohne Bedeutung entfällt.
command-words-characters = biete=bid bieten=bid behalte=keep behalten=keep charaktere=characters
