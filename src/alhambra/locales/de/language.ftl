### Die Sprache selbst, und was jedes Programm in der Befehlszeile sagt: Hilfe und falscher Gebrauch.
### Wir sagen du.

language-name = Deutsch
language-now = Die Sprache ist Deutsch. Es gibt: { $known }.
language-kept = Ab jetzt auf Deutsch. (Gemerkt in { $path })

# Mehreres in einem Satz. $last: das letzte. $rest: das andere, mit Kommas.
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

help-language = Die Sprache: en, es, de. Sonst die, die du eingestellt hast, oder die deines Systems.
help-set-language = Die Sprache einstellen.
help-set-language-epilog =
    Nur für einen Befehl: [bold]alhambra play --language de[/bold]

    Für eine Shell: [bold]export ALHAMBRA_LANGUAGE=de[/bold]
help-code = Die Sprache, die gelten soll: en, es oder de. Ohne sie: zeigen, welche gerade gilt.
help-help = Diese Hilfe zeigen.

## Beschriftungen der Hilfe. Wörter in Großbuchstaben stehen für das, was man tippt.

usage-usage = Aufruf:
usage-options-short = [OPTIONEN]
usage-command-short = BEFEHL [ARGUMENTE]...
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-required = [nötig]
usage-default = [sonst: { $value }]
usage-value =
    { $kind ->
        [number] ZAHL
        [path] DATEI
       *[text] TEXT
    }
argument-files = DATEIEN
argument-bots = BOTS
argument-language = SPRACHE

## Falscher Gebrauch. $similar: Befehle oder Optionen, die ähnlich heißen, oder none.

usage-no-command =
    { $similar ->
        [none] Den Befehl „{ $name }“ gibt es nicht.
       *[other] Den Befehl „{ $name }“ gibt es nicht. Meinst du { $similar }?
    }
usage-no-option =
    { $similar ->
        [none] Die Option { $name } gibt es nicht.
       *[other] Die Option { $name } gibt es nicht. Ähnlich: { $similar }.
    }
usage-missing = Argument fehlt: { $name }
usage-extra = Unerwartetes Argument: { $name }
usage-needs-value = { $name } braucht einen Wert.
usage-takes-no-value = { $name } nimmt keinen Wert an.
usage-not-whole = { $name } braucht eine ganze Zahl.
usage-not-in-range = { $name } braucht eine ganze Zahl von { $least } bis { $most }.
usage-not-number = { $name } braucht eine Zahl.
usage-other = Falsche Argumente: { $name }
usage-hint = Hilfe: { $command }

error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Bekannt: { $known }.
error-bad-settings = Die Einstellungen in { $path } sind nicht lesbar. Bringe die Datei in Ordnung oder lösche sie.
error-extra-missing = Dafür brauchst du das Paket { $package }, und das ist nicht installiert. So installierst du es: { $command }
