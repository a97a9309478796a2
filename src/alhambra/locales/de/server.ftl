### Der Server: warum etwas nicht möglich war, und was der Befehl sagt.

## Der Speicher

error-store-address = „{ $address }“ ist weder ein Pfad noch eine Adresse mit postgresql://.
error-store-extra = PostgreSQL braucht das Extra „server“: pip install "alhambra-game[server]"
error-store-newer = Die Datenbank { $address } wurde von einer neueren Version von Alhambra geschrieben. Nimm diese Version oder eine andere Datenbank.
error-store-unreadable = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }
error-store-full = Das ließ sich nicht speichern, also ist nichts geschehen: Der Speicher des Servers ist voll oder lässt sich nicht beschreiben.
error-store-in-use = Die Datenbank { $address } wird von einem anderen Serverprozess benutzt. Beende ihn oder nimm PostgreSQL für mehrere.
error-store-away = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.

## Tische und Sitzplätze

error-name-bad = Ein Name hat 1 bis { $longest } Zeichen in einer Zeile.
error-name-letters = Dieser Name enthält Zeichen, die sich nicht zeigen lassen: Nimm Buchstaben, Ziffern, Leerzeichen und Emojis.
error-name-marks = Dieser Name hat zu viele Akzente auf einem Buchstaben: höchstens zwei.
error-name-scripts = Schreibe einen Namen in einer Schrift: lateinische Buchstaben nicht zusammen mit kyrillischen oder griechischen.
error-name-taken = An diesem Tisch sitzt schon „{ $name }“, und dein Name sieht genauso aus. Wähle einen, der sich davon unterscheidet.
error-name-reserved = „{ $name }“ heißt hier ein Bot oder der neutrale Spieler, und dein Name sieht genauso aus. Wähle einen, der sich davon unterscheidet.
error-seat-unknown = An diesem Tisch gibt es keinen Sitzplatz { $seat }.
error-seat-taken = Dieser Sitzplatz ist besetzt.
error-seats-open = Es sind noch Sitzplätze frei: Warte auf Mitspieler oder setze Bots darauf.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-table-over = Die Partie an diesem Tisch ist zu Ende.
error-no-rematch-yet = Eine Revanche ist möglich, wenn die Partie zu Ende ist.
error-move-unknown = Die Aufzeichnung hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, also gibt es keinen Zug { $move }.
error-record-over = Bei diesem Zug ist die Partie schon zu Ende: Wähle einen früheren.
error-record-seats = Die Aufzeichnung ist von einer Partie für { $players }, es gibt aber { $seats } Sitzplätze.
error-record-heavy = Diese Aufzeichnung zu lesen kostet zu viel Zeit oder Speicher.

## Entwürfe

error-not-deciding = Du hast gerade nichts zu entscheiden.
error-draft-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm einen Schritt zurück.
error-draft-incomplete = Dein Zug ist noch nicht vollständig.
error-draft-empty = Es gibt nichts zurückzunehmen.
error-needs-confirm = „{ $action }“ deckt etwas Verborgenes auf oder überlässt anderen die Entscheidung. Danach lassen sich weder diese Aktion noch deine früheren Schritte in diesem Zug einzeln zurücknehmen. Bestätige, um weiterzumachen.
error-game-long = Diese Partie hat schon { $moves } Züge. Von jetzt an darf niemand mehr umbauen; wenn du sonst nichts tun kannst, überlasse deinen Platz einem Bot.
error-table-long = An diesem Tisch ist viel geschehen: Sein Protokoll hat { $lines } Zeilen. Von jetzt an lässt sich kein Zug mehr zurücknehmen.
error-back-nothing = Von dir gibt es nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt oder gemischt, oder andere waren schon dran.
error-back-not-asked = Auf diese Antwort wartet niemand.

## Pläne, Gespräch und Hilfen

error-plan-tile = { $tile } ist nicht mehr dort, wo dein Plan es braucht.
error-preview-tile = { $tile } liegt weder auf dem Bauhof noch in deiner Reserve.
error-plan-verb = „{ $action }“ lässt sich nicht planen: Niemand weiß, was dabei aufgedeckt wird.
error-chat-empty = Diese Nachricht ist leer.
error-aid-off = Diese Hilfe ist an diesem Tisch ausgeschaltet.
error-spectators-off = Dieser Tisch erlaubt keine Zuschauer.
error-hands-open = An diesem Tisch sehen Zuschauer alle Handkarten, darum können hier nur Bots spielen.

## Wer was darf

error-token-wrong = Dieses Token gilt an diesem Tisch nicht.
error-lan-refused = Nur wer am Rechner des Servers sitzt, kann ihn für das Netz öffnen.
error-host-only = Das darf nur der Gastgeber des Tisches.
error-game-not-over = Erst verfügbar, wenn die Partie zu Ende ist.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-aside = Dieser Tisch wurde beiseitegestellt: { $reason }
error-level-unknown = Es gibt keinen Bot der Stufe „{ $level }“. Es gibt: { $known }.
error-mail-off = Dieser Server verschickt keine E-Mails.
error-mail-bad = Das ist keine E-Mail-Adresse.
error-mail-link-old = Dieser Link gilt nicht mehr. Wer spielt, kann die Adresse am Tisch noch einmal eintragen.
error-hook-refused = Dieser Webhook lässt sich nicht verwenden: Es muss eine öffentliche http- oder https-Adresse sein.

## Die Verbindung

error-page-unknown = Unter dieser Adresse gibt es nichts.
error-page-missing = Die Seite für Browser fehlt in dieser Installation. Mit Zugang zur npm-Registry baust du sie mit „make page“ oder „pip install .“ ohne ALHAMBRA_NO_PAGE.
error-metrics-off = Dieser Server hat keine Prometheus-Metriken. Wer ihn betreibt, kann das Nötige installieren: pip install "alhambra-game[server]"
error-method-unknown = Diese Adresse unterstützt diese Methode nicht.
error-body-bad = Diese Anfrage ist nicht lesbar: { $reason }
error-body-too-large = Diese Anfrage ist zu groß.
error-too-many =
    { $what ->
        [tables] Zu viele Tische von dieser Adresse: höchstens { $limit } in der Minute. Versuche es gleich noch einmal.
        [replays] Zu viele Aufzeichnungen von dieser Adresse: höchstens { $limit } in der Minute. Versuche es gleich noch einmal.
        [records] Zu viele Aufzeichnungen warten darauf, gelesen zu werden: höchstens { $limit }. Versuche es gleich noch einmal.
        [requests] Zu viele Anfragen von dieser Adresse: höchstens { $limit } in der Minute. Versuche es gleich noch einmal.
        [work] Diese Adresse beschäftigt den Server zu sehr: höchstens { $limit } Sekunden Arbeit in der Minute. Versuche es gleich noch einmal.
        [secrets] Zu viele falsche Tokens von dieser Adresse: höchstens { $limit } in der Minute. Versuche es gleich noch einmal.
        [messages] Zu viele Nachrichten von dieser Adresse: höchstens { $limit } in der Minute. Versuche es gleich noch einmal.
        [chat] Zu viele Zeilen im Chat: höchstens { $limit } in der Minute. Versuche es gleich noch einmal.
        [mail] Zu viele Bestätigungsmails: höchstens { $limit } in der Stunde. Versuche es später noch einmal.
        [mailbox] Zu viele Bestätigungsmails an diese Adresse: höchstens { $limit } am Tag. Versuche es morgen noch einmal.
        [notices] Zu viele Anfragen nach Benachrichtigungen von dieser Adresse: höchstens { $limit } in der Stunde. Versuche es später noch einmal.
        [sockets] Zu viele offene Tische an dieser Adresse: höchstens { $limit } zugleich. Schließe einen und versuche es noch einmal.
        [spectators] Dieser Tisch hat so viele Zuschauer, wie er haben kann: { $limit }. Versuche es gleich noch einmal.
        [spectators-here] Zu viele Zuschauer dieses Tisches an dieser Adresse: höchstens { $limit } zugleich. Schließe einen und versuche es noch einmal.
        [bots] Die Bots rechnen schon zu lange an Tipps für diesen Tisch: höchstens { $limit } Sekunden in der Minute. Versuche es gleich noch einmal.
        [hints] Ein Tipp ist schon unterwegs. Warte auf ihn.
        [connections] Zu viele Verbindungen: höchstens { $limit } zugleich. Versuche es gleich noch einmal.
       *[other] Zu viel auf einmal: höchstens { $limit }. Versuche es gleich noch einmal.
    }
error-host-wrong = Dieser Server akzeptiert diesen Hostnamen nicht. Wer ihn betreibt, kann ihn mit --allow-host erlauben.
error-internal = Hier ist etwas schiefgegangen; der Fehler wurde protokolliert. Von der Partie ist nichts verloren.
error-hello-first = Die erste Nachricht muss `hello` sein.
error-hello-once = Du bist diesem Tisch schon beigetreten.
error-message-bad = Diese Nachricht ist nicht lesbar: { $reason }
error-store-conflict = Zu viele Änderungen gleichzeitig. Versuche es noch einmal.
error-cannot-listen = Auf { $where } lässt sich nicht lauschen: { $reason }

## Hinweise

notice-subject = Alhambra: Du bist am Zug
notice-body =
    Eine Partie Alhambra wartet auf deinen Zug:
    { $link }

    Keine E-Mails mehr zu dieser Partie:
    { $stop }
confirm-subject = Alhambra: Ist das deine Adresse?
confirm-body =
    Jemand möchte an diese Adresse E-Mails bekommen, wenn in einer Partie Alhambra sein Zug ansteht.

    Wenn du das bist, bestätige es hier innerhalb von { $days } Tagen:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Zu dieser Partie kommt keine weitere E-Mail.

## Der Befehl

help-serve = Tische für Browser und Programme anbieten, ohne weitere Angaben nur auf diesem Rechner.
help-serve-epilog =
    Beispiele:

    Für diesen Rechner: [bold]alhambra serve[/bold]

    Für alle in diesem Netz: [bold]alhambra serve --lan[/bold]

    Für das Internet, hinter einem Proxy mit TLS: [bold]alhambra serve --public --address https://play.example.org[/bold]
help-serve-port = Der Port; 0 für irgendeinen freien.
help-serve-db = Die Datenbank: ein Pfad oder eine Adresse mit postgresql://. Sonst: dein Datenordner.
help-serve-lan = Die Tische für dieses Netz öffnen und einen QR-Code zeigen.
help-serve-public = Die Tische für das Internet öffnen, hinter einem Proxy; braucht --address.
help-serve-host = Die Adresse, auf der gelauscht wird, wenn die übliche nicht passt.
help-serve-address = Die Adresse, die Browser benutzen, mit dem Basispfad, wenn es einen gibt.
help-serve-allow = Ein weiterer Hostname dieses Servers. Darf mehrmals stehen.
help-serve-proxy = Die Adresse eines Proxys, dessen weitergereichten Kopfzeilen vertraut wird. Darf mehrmals stehen.
help-serve-admin = Eine Datei mit dem Geheimnis des Betreibers. Sonst: die Variable ALHAMBRA_ADMIN_SECRET.
help-serve-smtp = Ein Mailserver für Benachrichtigungen: Host:Port, oder verschlüsselt smtp://name@host:587 oder smtps://name@host:465.
help-serve-smtp-password = Eine Datei mit dem Passwort des Mailservers. Sonst: die Variable ALHAMBRA_SMTP_PASSWORD.
help-serve-from = Der Absender der Benachrichtigungen.
help-serve-bots = Prozesse für Bots: so viele für die schnellen und ebenso viele für die, die suchen.
help-serve-keep-open = Tage, nach denen nie begonnene Tische gelöscht werden.
help-serve-keep-finished = Tage, nach denen beendete Tische gelöscht werden.
help-backup = Die Datenbank eines Servers sichern, ob er läuft oder nicht.
help-backup-path = Die neue Datei.
help-restore = Die Datenbank durch eine Sicherung ersetzen, auch bei laufendem Server.
help-restore-path = Die Sicherung.
help-admin = Tische eines laufenden Servers auflisten, ansehen, schließen oder löschen.
help-admin-epilog = Beispiel: [bold]alhambra admin close ABC234 --secret admin.txt[/bold]
help-admin-what = list, inspect, close oder delete.
argument-what = WAS
argument-table = TISCH
help-admin-table = Die Id oder der Code des Tisches.
help-admin-url = Die Adresse des Servers.
serve-ready = Alhambra steht bereit unter { $url }
serve-lan = In diesem Netz: { $url }
serve-public = Der Server wartet an Port { $port } auf deinen Proxy. Er muss TLS beenden, WebSocket-Upgrades durchreichen und die Kopfzeilen Host, X-Forwarded-For und X-Forwarded-Proto setzen.
serve-stop = Strg-C beendet den Server; nichts geht verloren.
serve-no-browser = Hier ließ sich kein Browser öffnen: Öffne diese Adresse selbst in einem.
backup-done = Die Sicherung liegt in { $path }.
restore-done = Die Datenbank wurde aus { $path } wiederhergestellt.
error-lan-and-public = Nimm --lan oder --public, nicht beides.
error-public-needs = --public braucht --address mit der https://-Adresse, die Browser benutzen, und dort einen Proxy, der TLS beendet und an diesen Port weiterreicht. docs/hosting.md zeigt, wie.
error-smtp-bad = „{ $address }“ ist kein Mailserver: Schreibe Host:Port, smtp://name@host:587 oder smtps://name@host:465.
error-smtp-password = Ein Passwort auf der Befehlszeile sehen alle auf diesem Rechner. Lass es weg und schreibe es in eine Datei für --smtp-password.
error-smtp-secret = Der Mailserver verlangt ein Passwort: Schreibe es in die Variable { $variable } oder in eine Datei für --smtp-password.
error-smtp-address = E-Mails enthalten Links: Gib mit --address die öffentliche Adresse des Servers an.
error-backup-missing = Es gibt keine Datei { $path }.
error-backup-exists = { $path } gibt es schon; eine Sicherung überschreibt nie etwas.
error-backup-sqlite = Hier lassen sich nur SQLite-Datenbanken sichern; für PostgreSQL nimm pg_dump und pg_restore.
error-backup-failed = { $path } ließ sich nicht schreiben: { $reason }
error-backup-stranger = { $path } ist keine Sicherung von Tischen.
error-admin-what = Nenne, was zu tun ist und mit welchem Tisch: { $known }.
error-admin-refused = Der Server hat abgelehnt: { $reason }
error-admin-unreachable = Der Server unter { $url } antwortet nicht: { $reason }
