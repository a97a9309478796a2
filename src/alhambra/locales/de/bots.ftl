### Bots: mit Namen, aus einer Datei, mit einem Befehl.

## Die Hilfe. Eckige Klammern sind Stile; lass sie stehen.

help-bots-command = Die Bots zeigen, mit ihren Parametern und ihrer Herkunft.
help-bots-command-epilog =
    Ein Bot wird mit seinem Namen genannt, Einstellungen folgen je nach einem Doppelpunkt: [bold]random:seed=3[/bold]

    Ein Bot in einer eigenen Datei: [bold]my_bot.py[/bold], [bold]my_bot.py:ClassName:depth=2[/bold]

    Ein Programm in irgendeiner Sprache: [bold]exec:node my_bot.mjs[/bold]
help-check-bot = Prüfen, ob ein Programm das Protokoll für Bots beherrscht, und darüber berichten.
help-check-bot-epilog =
    Das Programm spielt ganze Partien gegen zufällig spielende Bots, zu zweit bis zu sechst und mit allen Modulen. Fällt eine Prüfung durch, endet der Befehl mit 1.

    Beispiel: [bold]alhambra check-bot "python3 examples/greedy_bot.py"[/bold]
help-check-bot-command = Die Befehlszeile des Programms, wie nach „exec:“.
help-check-bot-timeout = Sekunden, die eine Entscheidung dauern darf. Sonst: 60.
argument-command = BEFEHL

## Die Liste

bots-title = Alle Bots
bots-column-parameters = Parameter
bots-column-origin = Herkunft
bots-parameter = { $name } ({ $type ->
        [int] ganze Zahl
       *[float] Zahl
    })
bots-no-parameter = keine
bots-built-in = dieses Spiel
bots-plugin = Paket { $package }
bots-more = Außerdem: eine Datei mit einem Bot, wie my_bot.py, und exec: mit dem Befehl eines Programms.

## Der Bericht von check-bot

check-bot-begins = Geprüft wird: { $bot }
check-bot-passed = bestanden: { $check } ({ $found })
check-bot-failed = DURCHGEFALLEN: { $check }. { $reason }
check-bot-skipped = nicht geprüft: { $check }
check-bot-what =
    { $check ->
        [hello] meldet sich
        [games] spielt ganze Partien nach den Regeln
        [speed] antwortet rechtzeitig
        [exit] endet nach einer Partie von selbst
        [broken-off] endet von selbst, wenn eine Partie abgebrochen wird
       *[unknown] übergeht Nachrichten und Felder, die es nicht kennt
    }
check-bot-found =
    { $check ->
        [hello] Name { $name }
        [games] { $games } Partien zu zweit bis zu sechst, mit und ohne Module
        [speed] im Mittel { $mean } ms, höchstens { $most } ms
        [exit] Rückgabewert 0
        [broken-off] Rückgabewert 0
       *[unknown] eine Partie
    }
check-bot-good = Das Programm kann mitspielen.
check-bot-bad = Das Programm kann noch nicht mitspielen.

## Ein Bot versagt

arena-fault-told = Kartenfolge { $deal }, Sitzordnung { $seating }, Sitzplatz { $seat }: { $bot } verliert. { $reason }
error-bot-crashed = Der Bot „{ $bot }“ ist abgestürzt: { $reason }
error-bot-illegal = Der Bot „{ $bot }“ wollte „{ $action }“. { $reason }

## Was an der Angabe eines Bots nicht stimmt

error-bad-decimal-parameter = Der Parameter „{ $parameter }“ des Bots „{ $bot }“ braucht eine Zahl wie 0.5, nicht „{ $value }“.
error-bot-not-made = Der Bot „{ $bot }“ kommt nicht zustande: { $reason }
error-bot-cannot-choose = „{ $bot }“ ist kein Bot: Die Methode „choose“ fehlt.
error-bot-file-missing = Eine Datei { $path } mit einem Bot gibt es nicht.
error-bot-file-broken = Die Datei { $path } lässt sich nicht ausführen: { $reason }
error-bot-file-empty = In { $path } ist kein Bot: Keine Klasse hat eine Methode „choose“.
error-bot-file-several = In { $path } sind mehrere Bots: { $known }. Nenne einen nach einem Doppelpunkt.
error-bot-file-lacks = In { $path } gibt es keinen Bot „{ $name }“. Bekannt: { $known }.
error-plugin-broken = Der Bot „{ $bot }“ aus dem Paket { $package } lässt sich nicht laden: { $reason }
error-plugin-twice = Mehrere Pakete bringen einen Bot „{ $bot }“ mit: { $packages }. Nur eines davon kann installiert sein.

## Was an einem Programm nicht stimmt. $errors ist das Ende seiner Fehlerausgabe, oder none.

error-exec-failed = Das Programm „{ $bot }“ hat versagt. { $reason }{ $errors ->
        [none] { "" }
       *[other] { " " }Seine Fehlerausgabe: { $errors }
    }
error-exec-empty = Nach „exec:“ muss der Befehl eines Programms folgen.
error-exec-quotes = In dem Befehl fehlt ein Anführungszeichen: { $command }
error-exec-not-found = Ein ausführbares Programm „{ $name }“ gibt es nicht.
error-exec-not-started = Es lässt sich nicht starten: { $reason }.
error-exec-version = Es spricht Version { $found } des Protokolls, nicht { $known }.
error-exec-silent = Es hat nicht innerhalb von { $seconds } s geantwortet.
error-exec-ended = Es hat mit dem Rückgabewert { $exit } geendet, statt zu antworten.
error-exec-killed = Es wurde durch das Signal { $signal } beendet.
error-exec-closed = Es hat seine Ausgabe geschlossen, statt zu antworten.
error-exec-long-line = Es hat eine Zeile ohne Ende geschrieben.
error-exec-many-lines = Es überflutet seine Ausgabe: Auf eine Nachricht darf nur eine Zeile folgen.
error-exec-many-errors = Es überflutet seine Fehlerausgabe.
error-exec-unasked = Es hat ungefragt „{ $line }“ geschrieben.
error-exec-no-json = Es hat „{ $line }“ geschrieben, was kein JSON-Objekt ist.
error-exec-wrong-answer = Es hat „{ $line }“ geschrieben, wo eine Nachricht vom Typ „{ $expected }“ stehen sollte.
error-exec-wrong-number = Es hat auf Entscheidung { $found } geantwortet, gefragt war Entscheidung { $expected }.
error-exec-lingers = Es hat nicht innerhalb von { $seconds } s von selbst geendet und musste beendet werden.
error-exec-bad-exit = Es ist nicht ordnungsgemäß beendet worden ({ $ending }).
error-exec-no-action = Es hat „{ $text }“ gewählt, und so schreibt man keine Aktion.
