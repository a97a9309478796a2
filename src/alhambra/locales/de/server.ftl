### Der Server: warum etwas nicht möglich war, und was der Befehl sagt.

## Der Speicher

error-store-address = „{ $address }“ ist weder ein Pfad noch eine Adresse mit postgresql://.
error-store-extra = PostgreSQL braucht das Extra „postgres“: pip install "alhambra-game[postgres]".
error-store-newer = Die Datenbank { $address } wurde von einer neueren Version von Alhambra geschrieben. Nimm diese Version oder eine andere Datenbank.
error-store-unreadable = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }
error-store-full = Das ließ sich nicht speichern, also ist nichts geschehen: { $reason }
error-store-away = Die Datenbank antwortet nicht: { $reason }

## Tische und Sitzplätze

error-name-bad = Ein Name hat 1 bis { $longest } Zeichen in einer Zeile.
error-name-taken = An diesem Tisch heißt schon jemand „{ $name }“.
error-seat-unknown = An diesem Tisch gibt es keinen Sitzplatz { $seat }.
error-seat-taken = Dieser Sitzplatz ist besetzt.
error-seats-open = Es sind noch Sitzplätze frei: warte auf Mitspieler oder setze Bots darauf.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-table-over = Die Partie an diesem Tisch ist zu Ende.
error-no-rematch-yet = Eine Revanche ist möglich, wenn die Partie zu Ende ist.
error-move-unknown = Die Aufzeichnung hat { $moves } Züge, also gibt es keinen Zug { $move }.
error-record-over = Bei diesem Zug ist die Partie schon zu Ende: wähle einen früheren.
error-record-seats = Die Aufzeichnung ist von einer Partie für { $players }, es gibt aber { $seats } Sitzplätze.

## Entwürfe

error-not-deciding = Du bist jetzt nicht an der Entscheidung.
error-draft-complete = Dein Zug ist vollständig: bestätige ihn oder nimm einen Schritt zurück.
error-draft-incomplete = Dein Zug ist noch nicht vollständig.
error-draft-empty = Es gibt nichts zurückzunehmen.
error-needs-confirm = „{ $action }“ deckt etwas Verborgenes auf: was du in diesem Zug getan hast, lässt sich danach nicht mehr zurücknehmen. Bestätige, wenn du weitermachen willst.

## Pläne, Gespräch und Hilfen

error-plan-tile = { $tile } liegt nicht dort, wo der Plan es erwartet: auf dem Bauhof zum Legen, auf deinem Reservefeld zum Einbauen oder Tauschen, in deiner Alhambra zum Entfernen.
error-plan-verb = „{ $action }“ lässt sich nicht planen: ein Plan legt, baut ein, entfernt und tauscht Plättchen.
error-chat-empty = In dieser Nachricht steht nichts.
error-aid-off = Dieser Tisch erlaubt diese Hilfe nicht.
error-spectators-off = Dieser Tisch möchte keine Zuschauer.

## Wer was darf

error-token-wrong = Dieses Geheimnis gilt hier nicht.
error-host-only = Das darf nur der Gastgeber des Tisches.
error-game-not-over = Das wird erst verraten, wenn die Partie zu Ende ist.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-aside = Dieser Tisch wurde beiseitegestellt: { $reason }
error-level-unknown = Es gibt keinen Bot der Stufe „{ $level }“. Es gibt: { $known }.
error-mail-off = Dieser Server verschickt keine E-Mails.
error-mail-bad = Das ist keine E-Mail-Adresse.
error-hook-refused = Diese Adresse lässt sich nicht aufrufen: es muss eine öffentliche http- oder https-Adresse sein.

## Die Verbindung

error-page-unknown = Unter dieser Adresse gibt es nichts.
error-method-unknown = Diese Adresse kennt diese Methode nicht.
error-body-bad = Diese Anfrage ist nicht lesbar: { $reason }
error-body-too-large = Diese Anfrage ist zu groß.
error-too-many = Zu viel auf einmal ({ $what }: { $limit }). Warte ein wenig.
error-host-wrong = Dieser Server heißt nicht so. Wenn er so heißen soll, nenne den Namen mit --allow-host.
error-internal = Hier ist etwas schiefgegangen und wurde aufgeschrieben. Von der Partie ist nichts verloren.
error-hello-first = Sag zuerst, welchen Tisch du möchtest.
error-hello-once = Du bist schon an diesem Tisch.
error-message-bad = Diese Nachricht ist nicht lesbar: { $reason }
error-store-conflict = Es ist zu viel gleichzeitig geschehen. Versuche es noch einmal.
error-cannot-listen = Auf { $where } lässt sich nicht lauschen: { $reason }

## Hinweise

notice-subject = Alhambra: du bist am Zug
notice-body = { $name }, eine Partie Alhambra wartet auf dich: { $link }
