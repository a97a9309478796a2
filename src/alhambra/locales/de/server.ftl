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
