### Die Seite: Module, jedes wo man ihm begegnet; Tipps und Pläne.

panel-close = Weglegen
# Auf einem Handy.
panel-fold = Platz machen für deine Alhambra
panel-unfold = Alles zeigen
panel-final = Das lässt sich nicht zurücknehmen.
panel-sure = Sicher? { $action }
panel-decline = Nein, danke
explain-city-gates = Nimm die Stadttorkarte statt Geld. Liegt ein neues Plättchen nur Mauer an Mauer an deiner Alhambra, gib sie aus: Ein Stadttor öffnet eine dieser Mauern für den Weg zu Fuß. Als Mauer zählt es trotzdem. Die beiden Plättchen unter einem Tor bleiben für immer liegen.
    .question = Was ist eine Stadttorkarte?
explain-diamonds = Eine fünfte Währung. Mit Diamanten allein bezahlst du jedes Plättchen, egal auf welchem Feld; mit anderem Geld mischst du sie nie.
    .question = Was sind Diamanten?
explain-camps = Ein Feldlager liegt vor deinen Mauern: Seine Bastionen lehnen an einer Mauer, seine Feldseiten berühren nur Feldseiten. In jeder Wertung bringt jeder Pfeil einen Punkt für jedes Gebäude in gerader Linie vor ihm.
    .question = Was ist ein Feldlager?
explain-characters = Ein Charakter wird versteigert, sobald er aufgedeckt ist. ◆ wirkt in jedem Zug, aber nur eine solche Karte pro Zug; 1× einmal in der Partie; W in Wertungen.
    .question = Was sind Charaktere?
explain-rule = Die Regel lesen

## Stadttore

gate-card-take = Stadttorkarte. Nimm sie statt Geld.
gates-held =
    { $count ->
        [one] { $count } Stadttorkarte
       *[other] { $count } Stadttorkarten
    }
bar-take-gate = Stadttorkarte nehmen
gate-question = Welche Mauer öffnet das Stadttor?
gate-note = Das kostet eine Stadttorkarte. Die beiden Plättchen unter dem Tor bleiben für immer liegen.
gate-side = Die Mauer im { $side } öffnen
gate-cancel = Woanders
board-frozen = Unter einem Stadttor: bleibt für immer hier.

## Feldlager

camp-line =
    { $points ->
        [one] Der Pfeil nach { $side } bringt { $points } Punkt.
       *[other] Der Pfeil nach { $side } bringt { $points } Punkte.
    }
board-camps = Feldlager { $points }

## Charaktere

characters-mine = Deine Charaktere
characters-of = Charaktere von { $name }
character-state =
    { $state ->
        [ready] jetzt einsetzbar
        [used] in diesem Zug wurde schon eine ◆-Karte eingesetzt
        [scoring] wirkt in Wertungen von selbst
        [kept] 8 Punkte am Ende
        [itself] meldet sich von selbst, wenn es so weit ist
       *[waits] jetzt nicht
    }
character-button = { $character }, { $state }
laila-question = Welches Plättchen kommt zurück? Dafür kommt sofort ein neues.
laila-do = { $tile } tauschen
karim-question = Welches Plättchen ist umsonst? Er kommt danach aus dem Spiel.
karim-do = { $tile }, umsonst
machma-give = Du gibst
machma-take = Du nimmst
machma-do = { $given } gegen { $taken } tauschen
yammerad-question = Die oberste Karte vom Geldkartenstapel nehmen, verdeckt vor den anderen?
yammerad-do = Karte ziehen
yammerad-again = Das war keine Geldkarte. Noch einmal ziehen oder aufhören?
yammerad-more = Noch einmal ziehen
yammerad-stop = Aufhören
knihstig-question = Nimm eine Geldkarte.
knihstig-do = { $card } nehmen
ammar-question = Du darfst noch einmal umbauen.
fatima-question = Fatima gehört dir. Was tust du?
fatima-keep = Behalten: 8 Punkte am Ende
fatima-exchange =
    { $count ->
        [one] Gegen den unbekannten Charakter tauschen
       *[other] Gegen einen von { $count } unbekannten Charakteren tauschen
    }
hakim-question = Welche Art bekommt in dieser Wertung das halbe Gebäude?
hakim-kind = { $kind }: { $after } Punkte statt { $before }
hakim-none = nichts dazu

## Versteigerungen

auction-title = Versteigerung: { $character }
auction-seat =
    { $state ->
        [passed] hat gepasst
        [highest] bietet { $bid }
        [bid] bot { $bid }
        [opens] eröffnet
       *[waits] wartet
    }
auction-speaks = ist dran
auction-opened = hat eröffnet
auction-highest = Höchstes Gebot: { $bid } von { $name }.
auction-highest-you = Dein Gebot ist das höchste: { $bid }.
auction-no-bid = Noch kein Gebot.
auction-cover = In einer Währung kannst du zahlen:
auction-bid = { $amount } bieten
auction-amount = Dein Gebot
auction-more = Eins mehr
auction-less = Eins weniger
auction-all = alles: { $amount }
auction-pass = Passen
auction-pass-sure = Endgültig passen?
auction-final = Ein Gebot gilt sofort und lässt sich nicht zurücknehmen; wer passt, ist draußen.
auction-too-dear = Für ein höheres Gebot reicht dein Geld nicht.
auction-pays = { $name } ersteigert für { $bid } und zahlt.
paying-title = { $character } gehört dir für { $bid }
paying-question = Wie zahlst du? Wechselgeld gibt es nicht, und passend zahlen bringt hier nichts.
paying-exact = passend
paying-do = { $total } zahlen

step-auction = Dein Gebot.
step-paying = Zahl dein Gebot.
step-fatima = Fatima: behalten oder tauschen?
step-hakim = Hakim: Welche Art?
step-abdul_knihstig = Abdul Knihstig: Nimm eine Karte.
step-ammar = Ammar: Bau noch einmal um.
step-yammerad = Yammerad: Noch einmal ziehen?

## Aktionen in einer Liste

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

## Tipps

hint-button = Tipp
hint-title = Was der Baumeister täte
hint-thinking = Der Baumeister überlegt …
hint-do = So machen

## Der eigene Plan

plan-start = Planen
plan-title = Plan
plan-banner = Das ist dein Plan: Nur du siehst ihn, und nichts davon ist gespielt.
plan-how = Nimm ein Plättchen vom Bauhof oder aus deiner Reserve und probier aus, wohin es passt.
plan-next = Plan: { $what }
plan-steps = Dein Plan
plan-clear = Leeren
plan-stop = Zurück zum Spiel
plan-kept =
    { $count ->
        [one] Plan mit { $count } Schritt
       *[other] Plan mit { $count } Schritten
    }
plan-broken = Geht nicht mehr: { $reason }
plan-mend = Weglassen
plan-turn = Du bist am Zug und hast einen Plan.
plan-apply = Ausführen
