### Einen Tisch im Terminal einrichten, und eine Partie fortsetzen.

setup-title = Ein Tisch für Alhambra. Drücke Enter zum Austeilen, oder wähle, was anders sein soll.
setup-seats = Sitzplätze
setup-modules = Module
setup-edition = Ausgabe
setup-language = Sprache
setup-resume = Die letzte Partie fortsetzen
setup-seats-title = Wer spielt mit? Wähle einen Sitzplatz, um ihn zu ändern.
setup-more-seats = ein Sitzplatz mehr
setup-fewer-seats = ein Sitzplatz weniger
setup-sitter =
    { $kind ->
        [person] ein Mensch
       *[bot] Bot { $spec }
    }
setup-who = Wer nimmt Sitzplatz { $seat }? Tippe den Namen eines Menschen, oder wähle einen Bot.
bot-does =
    { $bot ->
        [apprentice] spielt wie ein Anfänger
        [architect] denkt seinen Zug bis zum Ende durch
        [mason] nimmt, was gleich am meisten bringt
        [random] macht irgendeinen erlaubten Zug
       *[other] ein Bot
    }
setup-modules-title = Welche Module? Wähle eines, um es dazuzunehmen oder wegzulassen.
setup-on =
    { $on ->
        [yes] im Spiel
       *[no] nicht im Spiel
    }
setup-edition-title = Welche Ausgabe soll die Begriffe liefern? Die Regeln sind dieselben.
edition-name =
    { $edition ->
        [classic] klassisch
       *[revised] überarbeitet
    }
setup-language-title = Welche Sprache?

error-seats-said-twice = Nimm --seats allein, oder --players, --names und --bots.
error-no-last-game = In { $path } liegt keine unbeendete Partie. Beginne eine mit „alhambra play“.

## Hilfe zum Befehl. Eckige Klammern sind Stile; sie bleiben.

help-seats = Wer wo sitzt, durch Kommas getrennt: ein Bot, oder der Name eines Menschen, etwa Ana,mason,Luis.
help-resume-last = Die letzte Partie fortsetzen, oder die Partie in einer Datei.
help-resume-last-epilog =
    Partien liegen in deinem Datenordner, wenn du nicht mit --save eine Datei genannt hast.

    Beispiel: [bold]alhambra resume meine-partie.alhambra[/bold]
help-resume-file = Die Aufzeichnung der Partie. Sonst die unbeendete Partie deines Datenordners, die zuletzt gespielt wurde.
argument-file = DATEI
