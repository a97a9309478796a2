### Die Startseite: gleich spielen, mit Freunden, weiterspielen, zuschauen.

page-language = Sprache
home-hero = Passend zahlen. Weiterbauen.
home-lead = Baue die schönste Alhambra: Dreimal in der Partie gibt es Punkte für die meisten Gebäude jeder Art und für die längste Mauer. Für zwei bis sechs, mit Freunden oder gegen den Computer.
home-new = Neu hier?
home-learn = Lerne das Spiel in fünf Minuten
home-learn-on = Weiter mit Lektion { $number } von { $count }
home-play = Jetzt spielen
home-friends = Mit Freunden spielen
home-opponents = Gegen wen möchtest du spielen?
# Der Knopf, der eine Partie startet: was er startet.
home-against =
    { $level ->
        [random]
            { $bots ->
                [one] Gegen einen Zufallsbot spielen
               *[other] Gegen { home-count } Zufallsbots spielen
            }
        [apprentice]
            { $bots ->
                [one] Gegen einen Lehrling spielen
               *[other] Gegen { home-count } Lehrlinge spielen
            }
        [mason]
            { $bots ->
                [one] Gegen einen Steinmetz spielen
               *[other] Gegen { home-count } Steinmetze spielen
            }
        [architect]
            { $bots ->
                [one] Gegen einen Baumeister spielen
               *[other] Gegen { home-count } Baumeister spielen
            }
       *[vizier]
            { $bots ->
                [one] Gegen einen Wesir spielen
               *[other] Gegen { home-count } Wesire spielen
            }
    }
home-count =
    { $bots ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $bots }
    }
# Über der Spalte mit meinen Siegen gegen jede Stufe.
level-won = gewonnen
level-record = { $won } von { $played }
level-mine = deine Stufe
home-change = Module und Name
home-away = Der Server antwortet nicht
home-away-how = Die Seite versucht es automatisch weiter. Das hier geht auch ohne ihn:
home-title-waiting = ({ $count }) Alhambra
home-unofficial = Eine inoffizielle Umsetzung. Alhambra ist ein Spiel von Dirk Henn, erschienen bei Queen Games.
home-version = Version { $version }
server-away = Der Server antwortet nicht. Läuft er noch? Versuche es gleich noch einmal.

## An einen Tisch mit seinem Code

join-label = Hast du den Code oder Link eines Tisches?
join-do = Beitreten

## Meine Tische und andere

mine-games = Deine Partien
mine-with = mit { $names }
# Die anderen am Tisch, alles Bots einer Stufe.
mine-bots =
    { $bots ->
        [one] ein Bot, { $level }
       *[other] { $bots } Bots, { $level }
    }
mine-points = Punkte
mine-last-seen = Der Stand, als der Server zuletzt geantwortet hat.
mine-turn = Du bist am Zug
mine-open =
    { $free ->
        [0] kann beginnen
        [one] ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
mine-all = Alle { $count } zeigen
mine-fewer = Weniger zeigen
open-tables = Offene Tische
open-state =
    { $status ->
        [open]
            { $free ->
                [0] beginnt gleich
                [one] ein Platz ist frei
               *[other] { $free } Plätze sind frei
            }
       *[running] zuschauen
    }

## Wie ein Zug geht

turns-title = So geht ein Zug
turns-take = Nimm Geld
turns-take-how = Eine Karte mit beliebigem Wert, oder mehrere, die zusammen höchstens 5 ergeben.
turns-buy = Oder kaufe ein Plättchen
turns-buy-how = In der Währung seines Feldes. Zahlst du genau passend, bist du noch einmal dran.
turns-build = Und baue
turns-build-how = Mauer trifft auf Mauer, Weg auf Weg. Dreimal in der Partie gibt es Punkte für die meisten Gebäude jeder Art und die längste Mauer.
turns-learn = Schritt für Schritt lernen
watch-first = Lieber erst zuschauen?
watch-title = Bei einer Partie zuschauen
watch-how = Bots spielen gegeneinander, so schnell du willst. Du siehst jede Alhambra wachsen.
watch-do = Bots zuschauen
watch-hands = Offene Karten
watch-hands-hint = Du siehst das Geld aller Bots.

## Eine Partie wählen

bots-game = Eine Partie gegen Bots
your-name = Dein Name
nameless = Du
choose-players = Spieler
choose-level = Stufe der Bots
level-does =
    { $level ->
        [random] Macht irgendeinen erlaubten Zug.
        [apprentice] Spielt wie ein Anfänger. Zum Einstieg.
        [mason] Nimmt, was sofort am meisten bringt.
        [architect] Denkt seinen Zug bis zum Ende durch.
       *[vizier] Denkt voraus. Der Stärkste von allen.
    }
choose-game = Module und Ausgabe
choose-modules = Module
base-game = Grundspiel
choose-edition = Begriffe der Ausgabe
choose-edition-hint = Nur die Wörter ändern sich, die Regeln bleiben gleich.
edition-title =
    { $edition ->
        [classic] klassisch
       *[revised] überarbeitet
    }
friends-game = Ein Tisch für Freunde
friends-how = Du bekommst einen Link und einen QR-Code zum Weitergeben. Freie Plätze können Bots übernehmen.
table-name = Name des Tisches (optional)
friends-more = Uhr, Hilfen, Zuschauer
friends-make = Tisch erstellen
choose-clock = Zeit für jede Entscheidung
clock-title =
    { $clock ->
        [none] unbegrenzt
        [minute] eine Minute
        [minutes] drei Minuten
        [day] ein Tag
       *[days] drei Tage
    }
choose-confirm = Ein fertiger Zug wird bestätigt
confirm-how =
    { $how ->
        [always] von Hand
        [countdown] nach 4 Sekunden
       *[never] sofort
    }
choose-plays = Ich spiele mit
choose-plays-hint = Sonst bist du nur Gastgeber und schaust zu.
choose-hints = Tipps
choose-hints-hint = Wer mag, kann einen Bot um Rat fragen.
choose-memory = Gedächtnishilfe
choose-memory-hint = Die Seite zeigt, was man wissen kann, wenn man gut aufpasst.
choose-public = Öffentlich
choose-public-hint = Der Tisch steht auf der Startseite dieses Servers.
choose-spectators = Zuschauer
choose-spectators-hint = Wer den Link hat, darf zuschauen.
