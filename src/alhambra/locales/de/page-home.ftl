### Die Startseite: gleich spielen, mit Freunden, weiterspielen, zuschauen.

page-language = Sprache
home-hero = Zahl passend. Bau weiter.
home-lead = Bau die schönste Alhambra: Dreimal in der Partie bringen die meisten Gebäude jeder Art und die längste Mauer Punkte. Für zwei bis sechs, mit Freunden oder gegen den Computer.
home-new = Neu hier?
home-learn = Lern es in fünf Minuten
home-rules = Lies die Regeln
home-play = Jetzt spielen
home-friends = Mit Freunden spielen
# $modules: Namen von Modulen, oder das Grundspiel.
home-choice =
    { $bots ->
        [one] Du und ein Bot: { $level } · { $modules }
       *[other] Du und { $bots } Bots: { $level } · { $modules }
    }
home-change = Ändern
home-title-waiting = ({ $count }) Alhambra
home-unofficial = Eine inoffizielle Umsetzung. Alhambra ist ein Spiel von Dirk Henn, erschienen bei Queen Games.
home-version = Version { $version }
server-away = Der Server antwortet nicht. Läuft er noch? Versuche es gleich noch einmal.

## An einen Tisch mit seinem Code

join-label = Hast du den Code oder Link eines Tisches?
join-do = Hingehen

## Meine Tische und andere

mine-games = Deine Partien
mine-table = Tisch { $code }
mine-with = mit { $names }
mine-turn = Du bist am Zug
mine-over = beendet: zum Ergebnis
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
turns-buy = Oder kauf ein Plättchen
turns-buy-how = In der Währung seines Feldes. Zahlst du genau passend, bist du noch einmal dran.
turns-build = Und bau
turns-build-how = Mauer trifft auf Mauer, Weg auf Weg. Dreimal in der Partie zählen die meisten Gebäude jeder Art und die längste Mauer.
turns-learn = Schritt für Schritt lernen
watch-first = Lieber erst zuschauen?
watch-title = Bei einer Partie zuschauen
watch-how = Bots spielen gegeneinander, jede Sekunde eine Aktion. Du siehst jede Alhambra wachsen.
watch-do = Bots zuschauen

## Eine Partie wählen

bots-game = Eine Partie gegen Bots
your-name = Dein Name
nameless = Du
choose-players = Spieler
choose-level = Wie stark sind die Bots?
level-does =
    { $level ->
        [random] Tut irgendetwas Erlaubtes. Um sich in Ruhe umzusehen.
        [apprentice] Spielt wie ein Anfänger. Für deine ersten Partien.
        [mason] Nimmt, was gleich am meisten bringt. Schlägt die meisten Anfänger.
        [architect] Denkt seinen Zug zu Ende. Ein Gegner, an dem du wächst.
       *[vizier] Schaut voraus und braucht dafür eine Sekunde. Der Stärkste von allen.
    }
choose-game = Module und Ausgabe
choose-modules = Module
base-game = Grundspiel
choose-edition = Wörter der Ausgabe
edition-title =
    { $edition ->
        [classic] klassisch
       *[revised] überarbeitet
    }
friends-game = Ein Tisch für Freunde
friends-how = Du bekommst einen Link und ein Bild zum Scannen. Plätze, die frei bleiben, können Bots nehmen.
friends-more = Uhr, Hilfen, Zuschauer
friends-make = Tisch aufstellen
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
choose-plays-hint = Sonst stellst du den Tisch auf und schaust zu.
choose-hints = Tipps
choose-hints-hint = Wer mag, kann einen Bot um Rat fragen.
choose-memory = Gedächtnishilfe
choose-memory-hint = Die Seite zeigt, was jemand wissen könnte, der gut aufpasst.
choose-public = Öffentlich
choose-public-hint = Der Tisch steht auf der Startseite dieses Servers.
choose-spectators = Zuschauer
choose-spectators-hint = Wer den Link hat, darf zuschauen.
