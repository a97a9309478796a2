### Warum etwas nicht ging. Die Kennung ist „error-“ und der Code des Fehlers.

refusal = { $sentence } [Regel { $paragraph }]
# Ein Fehler eines Moduls, das keinen Text dafür hat. $code: sein Code.
error-without-words = Das geht nicht ({ $code }).

## Aktionen, die gegen die Regeln sind

error-no-action = Diese Aktion gibt es im Spiel nicht.
error-game-over = Die Partie ist zu Ende, „{ $action }“ geht nicht mehr.
error-not-now = „{ $action }“ geht jetzt nicht.
error-not-now-turn = Das geht jetzt nicht: Wähle erst eine Aktion, also nehmen, kaufen oder umbauen.
error-not-now-placing = Das geht jetzt nicht: Platziere erst die Plättchen, die du gekauft hast.
error-not-now-leftovers = Das geht jetzt nicht: Nur die Plättchen, die du bekommen hast, können platziert werden.
error-pass-not-forced = Du kannst nur passen, wenn du nichts nehmen, kaufen oder umbauen kannst.
error-take-not-there = Das liegt nicht in der Auslage: { $cards_said }.
error-take-too-much = Mehrere Karten dürfen zusammen höchstens { $limit } wert sein; diese sind { $total } wert. Eine einzelne Karte darf jeden Wert haben.
error-square-empty = Auf Feld { $square } des Bauhofs liegt kein Plättchen.
error-wrong-currency = Auf diesem Feld zahlt man mit { $accepted_many }, nicht mit { $offered_many }.
error-pay-not-held = Das hast du nicht auf der Hand: { $cards_said }.
error-pay-too-little = Das sind { $total }, zu zahlen sind aber { $price }.
error-not-to-place = Du kannst { $tile_akk } jetzt nicht platzieren: nur, was du gerade bekommen hast.
error-not-in-reserve = Du hast { $tile_akk } nicht in deiner Reserve.
error-not-in-palace = Du hast { $tile_akk } nicht in deiner Alhambra.
error-cell-taken = Dort liegt schon ein Plättchen: { $tile }.
error-cell-empty = Dort liegt kein Plättchen, das du austauschen könntest.
error-not-joined = Passt nicht: Keine Seite würde ein anderes Plättchen berühren.
error-wall-meets-open = Passt nicht: Die Mauer im { $side } würde an die offene Seite { $neighbour_von } stoßen.
error-open-meets-wall = Passt nicht: Die offene Seite im { $side } würde an die Mauer { $neighbour_von } stoßen.
error-encloses = Passt nicht: Es würde ein Loch eingeschlossen.
error-not-on-foot = Passt nicht: Zu Fuß käme man vom Löwenbrunnen nicht dorthin, ohne eine Mauer zu überqueren.
error-start-stays = Der Löwenbrunnen bleibt immer, wo er ist.
error-leaves-hole = Du kannst { $tile_akk } nicht wegnehmen: Es bliebe ein Loch.
error-cuts-off = Du kannst { $tile_akk } nicht wegnehmen: Andere Plättchen wären abgeschnitten.
error-frozen = Du kannst { $tile_akk } nicht wegnehmen: Dieses Plättchen bleibt für immer liegen.
error-sides-differ = Passt nicht: Die { $mine } im { $side } würde an die { $theirs } { $neighbour_von } stoßen. Offene Seiten gehören an offene, Mauern an Mauern oder Bastionen, Feldseiten an Feldseiten.

## Text, der keine Notation ist

error-unknown-action = „{ $text }“ beginnt mit keiner bekannten Aktion. Bekannt: { $known }.
error-bad-words = Nach „{ $verb }“ { $expected ->
        [0] kommt kein Wort
        [one] kommt ein Wort
       *[other] kommen { $expected } Wörter
    }, nicht { $found }.{ bad-words-example }
# Wie man es schreibt, nach einem Leerzeichen.
bad-words-example =
    { $verb ->
        [buy] { " " }Feld, Währung und Karten: „buy 2 denar 7+3“.
        [place] { " " }Plättchen und Feld: „place tower-9-ne 1,0“.
        [add] { " " }Plättchen und Feld: „add tower-9-ne 1,0“.
        [swap] { " " }Plättchen der Reserve und Feld: „swap tower-9-ne 1,0“.
        [reserve] { " " }Ein Plättchen: „reserve tower-9-ne“.
        [remove] { " " }Ein Plättchen: „remove tower-9-ne“.
       *[other] { "" }
    }
error-bad-cards = „{ $text }“ nennt keine Karten. Schreibe „denar 3 dirham 2“ zum Nehmen, „denar 7+3“ zum Zahlen.
error-bad-cell = „{ $text }“ ist kein Feld einer Alhambra. Schreibe Spalte und Zeile, wie in „1,-2“: Spalten zählen nach Osten, Zeilen nach Süden.
error-bad-square = „{ $text }“ ist kein Feld des Bauhofs: Die Felder haben die Nummern 1 bis 4.
error-unknown-currency = „{ $text }“ ist keine Währung: Es gibt denar, dirham, ducat, florin, und was ein Modul der Partie mitbringt.
error-unknown-card = „{ $text }“ ist keine Karte. Schreibe den Buchstaben der Währung und den Wert, wie in „N3“ für Denar 3. Buchstaben: N, R, U, F, und die von Modulen.
error-unknown-card-value = „{ $text }“ ist kein Wert einer Karte: Es gibt 1 bis 9.
error-too-many-copies = So oft gibt es „{ $card }“ nicht.
error-unknown-tile = „{ $text }“ ist kein Plättchen. Schreibe es so: „garden-8-ne“, also Art, Preis und Mauern.
error-unknown-seat = „{ $text }“ ist kein Sitzplatz dieser Partie.
error-unknown-step = „{ $text }“ ist kein Schritt einer Partie.
error-bad-number = „{ $text }“ ist keine ganze Zahl, die hier möglich ist.
error-field-length = „{ $text }“ braucht mindestens einen Eintrag und höchstens { $most }.
error-bad-part = „{ $text }“ ist kein Zustand eines Moduls.
error-bad-score-line = „{ $text }“ ist keine Zeile einer Wertung.

## Partien, die nicht beginnen können

error-bad-players = Eine Partie hat { $fewest } bis { $most } Spieler, nicht { $players }.
error-unknown-lesson = Die Lektion „{ $lesson }“ gibt es nicht. Bekannt: { $known }.
error-lesson-over = Die Lektion „{ $lesson }“ ist zu Ende: Nimm die letzte Aktion zurück, oder beginne neu.
error-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Bekannt: { $known }.
error-unknown-module = Das Modul „{ $module }“ gibt es nicht. Bekannt: { $known }.
error-module-twice = Mehrere Pakete bringen ein Modul „{ $module }“ mit: { $packages }. Nur eines davon kann installiert sein.
error-module-broken = Das Modul „{ $module }“ aus dem Paket { $package } lässt sich nicht laden: { $reason }
error-module-name = Das Paket { $package } bringt ein Modul namens „{ $module }“ mit. Ein Name besteht aus Kleinbuchstaben, Ziffern und _ und beginnt mit einem Buchstaben.
error-module-missing = Das Modul „{ $module }“ (Version { $version }) ist hier nicht installiert.
error-module-clash = { $what ->
    [message] Zwei Pakete bringen einen Text
    [step] Zwei Module bringen einen Schritt
    [card] Zwei Module bringen eine Karte
    [back] Zwei Module bringen Karten mit der Rückseite
    [tile] Zwei Module bringen ein Plättchen
    [currency] Zwei Module bringen eine Währung
   *[state] Zwei Module bringen einen Zustand
} „{ $key }“ mit: { $first } und { $second }. Sie lassen sich nicht zusammen spielen.
error-currency-index = Die Währung { $claim } braucht einen Index von 0 bis { $most }.
error-currency-taken = Die Währung { $claim } hat den Namen, den Buchstaben oder den Index einer anderen: { $other }.
error-field-type-unknown = Der Typ { $type } von { $field } ist zur Laufzeit nicht bekannt. Importiere ihn außerhalb von TYPE_CHECKING.
error-module-words-broken = Die Texte eines Moduls sind fehlerhaft: { $path }, Zeile { $line }. { $reason }
error-module-words-missing = Das Paket { $package } hat keine englischen Texte: { $path } fehlt.
error-module-words-unfilled = Ein Text eines Moduls lässt sich nicht ausfüllen ({ $path }). { $reason }
error-bad-data = Das eigene Spielmaterial ist nicht zu gebrauchen. { $reason }
error-data-not-json = Kein gültiges JSON: Siehe Zeile { $line }.
error-data-incomplete = Der Abschnitt „{ $section }“ fehlt oder ist fehlerhaft.
error-repeated-module = Das Modul „{ $module }“ ist zweimal genannt.
error-shuffle-has-stranger = Die Reihenfolge von „{ $pile }“ nennt „{ $item }“, was nicht dazugehört.
error-shuffle-lacks-item = In der Reihenfolge von „{ $pile }“ fehlt „{ $item }“.

## Stellungen als Text

error-position-magic = Eine Stellung beginnt mit „{ $expected }“, nicht mit „{ $found }“.
error-position-expected = In der Stellung steht „{ $found }“, wo „{ $expected }“ stehen sollte.
error-position-field = Die Stellung stimmt nicht bei „{ $field }“. { $reason }
error-position-broken = Diese Stellung ist unmöglich: { $defects }.

## Bots

error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Bekannt: { $known }.
error-unknown-parameter = Der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“. Bekannt: { $known }.
error-bad-parameter = Der Parameter „{ $parameter }“ des Bots „{ $bot }“ braucht eine ganze Zahl, nicht „{ $value }“.

## Der Befehl

error-seats-differ = Es sollen { $players } mitspielen, genannt sind aber { $people ->
        [one] { $people } Mensch
       *[other] { $people } Menschen
    } und { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }.
error-bad-name = „{ $name }“ kann kein Name sein.
error-repeated-name = Zwei können nicht beide „{ $name }“ heißen.
error-file-exists = { $path } gibt es schon, und Partien werden nie überschrieben. Nimm eine andere Datei, oder setze die Partie mit --resume fort.
error-file-named-twice = { $path } ist zweimal genannt, und Schreiben würde den Inhalt zerstören. Nimm eine andere Datei.
error-no-such-player = „{ $text }“ spielt nicht mit. Am Tisch: { $known }.
error-resume-with-options = Eine fortgesetzte Partie behält Mitspieler, Startzahl, Ausgabe, Module und Datei: Verwende --resume allein oder mit --data und --plain.
error-bad-data-file = { $path }: { $reason }
error-no-such-choice = Die Wahl { $text } gibt es hier nicht.
error-not-understood = „{ $text }“ ist keine Wahl, keine Aktion und kein Befehl. Tippe „help“, um zu sehen, was du tippen kannst.
error-type-something = Tippe die Nummer einer Wahl, eine Aktion oder „help“.

## Aufzeichnungen

error-bad-names = Genannt sind { $names } Namen, es spielen aber { $players } mit.
error-bad-note = „{ $key }“ kann nicht der Schlüssel einer Notiz sein, oder er kommt zweimal vor.
error-record-unreadable = { $path } ist nicht lesbar. { $reason }
error-record-unwritable = { $path } lässt sich nicht schreiben. { $reason }
error-file-denied = Der Zugriff ist verweigert.
error-file-in-the-way = Wo ein Ordner sein sollte, liegt eine Datei.
error-file-is-folder = Das ist ein Ordner.
error-file-link-circle = Die Verknüpfungen bilden einen Kreis.
error-file-long-name = Der Name ist zu lang.
error-file-missing = Die Datei oder der Ordner fehlt.
error-file-no-folder = Den Ordner gibt es nicht.
error-file-no-room = Der Datenträger ist voll.
error-file-nobody-there = Am anderen Ende liest niemand.
error-file-read-only = Dieser Ort ist schreibgeschützt.
error-file-special = Das ist keine gewöhnliche Datei; darin lässt sich nichts speichern.
error-file-trouble = Das System meldet: { $text }
error-record-too-large = { $path } ist zu groß für das, was hier erwartet wird.
error-record-empty = Die Datei ist leer.
error-record-magic = Zeile { $line }: Das ist keine Aufzeichnung einer Partie; sie beginnt mit „{ $found }“.
error-record-newer-format = Zeile { $line }: Die Aufzeichnung hat Format { $found }, diese Version liest Formate bis { $known }. Eine neuere Version kann sie lesen.
error-record-newer-rules = Zeile { $line }: Die Aufzeichnung entstand mit Regeln { $found }, diese Version hat Regeln { $known }. Eine neuere Version kann sie nachspielen.
error-record-older-rules = Zeile { $line }: Die Aufzeichnung entstand mit Regeln { $found }, diese Version hat Regeln { $known }. Eine ältere Version kann sie nachspielen.
error-record-data = Zeile { $line }: Die Aufzeichnung entstand mit anderen Plättchen oder Karten („{ $found }“ statt „{ $known }“). War das eigenes Spielmaterial, nenne seine Datei mit --data.
error-record-module-version = Die Aufzeichnung entstand mit { $recorded }, hier ist { $installed }, und damit lässt sie sich nicht nachspielen: { $reason }
error-record-torn = Zeile { $line } bricht nach „{ $tail }“ ab. „alhambra play --resume“ macht nach der letzten ganzen Zeile weiter.
error-record-incomplete = Zeile { $line } fehlt: Die Aufzeichnung hört auf, wo „{ $expected }“ stehen sollte.
error-record-line = Zeile { $line }: „{ $found }“, erwartet wird „{ $expected }“.
error-record-not-utf8 = Zeile { $line } ist kein gültiges UTF-8: „{ $found }“.
error-record-check = Zeile { $line } wurde verändert, oder eine Zeile davor fehlt: Die Prüfsumme passt nicht zu „{ $found }“.
error-record-setup = Zeile { $line }: { $reason }
error-record-position = Zeile { $line }: { $reason }
error-record-shuffle = Zeile { $line }: { $reason }
error-record-action = Zeile { $line }: { $reason }
error-record-illegal = Zeile { $line }: „{ $action }“ ist gegen die Regeln. { $reason }
error-record-seat = Zeile { $line }: Am Zug ist Sitzplatz { $expected }, nicht Sitzplatz { $found }.
error-record-early-end = Zeile { $line }: Die Aufzeichnung endet, aber die Partie ist nicht zu Ende.
error-record-end = Zeile { $line }: Die Partie endete mit „{ $expected }“, nicht mit „{ $found }“.
error-record-after-end = Zeile { $line }: Nach dem Ende der Partie kommt noch etwas.
error-shuffle-not-recorded = Das Mischen von „{ $pile }“ ist nicht aufgezeichnet.
error-shuffle-not-asked = Ein Mischen von „{ $pile }“ ist aufgezeichnet, aber hier wird nicht gemischt.
error-shuffle-other-pile = Hier wird „{ $pile }“ gemischt, aufgezeichnet ist aber ein Mischen von „{ $found }“.
error-position-before-chance = Eine Aufzeichnung kann nicht mitten im Schritt „{ $step }“ beginnen, vor seinem zufälligen Teil.
