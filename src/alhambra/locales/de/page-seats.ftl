### Sitzplätze: vor der Partie, Chat, Menü.

# Bots heißen nach ihrem Platz, in allen Sprachen gleich.
bot-name =
    { $seat ->
        [0] Nadira
        [1] Tariq
        [2] Zaida
        [3] Bilal
        [4] Mariam
       *[other] Farid
    }
seat-level = Bot: { $level }
seat-mine = Dein Platz
seat-person = am Tisch
seat-away = abwesend: Ein Bot springt ein
seat-waits = frei für alle, die den Link haben
seat-take = Hier hinsetzen
seat-number = Platz { $seat }
seat-move = Hierher wechseln
seat-who = Wer sitzt auf Platz { $seat }
seat-for-anybody = Frei für Gäste
free-seat = In dieser Partie ist ein Platz frei

## Vor der Partie

lobby-title = Tisch { $code }
lobby-options = Das Spiel
lobby-seats = Spieler
lobby-join = Platz nehmen
lobby-waiting = Du hast einen Platz. Hier geht es los, sobald die Partie begonnen wird.
lobby-watching = Du schaust zu. Hier geht es los, sobald die Partie begonnen wird.
lobby-leave = Meinen Platz freigeben
lobby-invite = Freunde einladen
start-do = Partie beginnen
start-with-bots =
    { $free ->
        [one] Mit einem Bot beginnen
       *[other] Mit Bots beginnen
    }
start-fill =
    { $free ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, oder gib ihn einem Bot:
       *[other] { $free } Plätze sind noch frei. Warte auf Freunde, oder gib sie Bots:
    }
option-players = { $count } Spieler
option-edition =
    { $edition ->
        [classic] Begriffe der klassischen Ausgabe
       *[revised] Begriffe der überarbeiteten Ausgabe
    }
option-clock =
    { $unit ->
        [seconds]
            { $amount ->
                [one] { $amount } Sekunde je Entscheidung
               *[other] { $amount } Sekunden je Entscheidung
            }
       *[days]
            { $amount ->
                [one] { $amount } Tag je Entscheidung
               *[other] { $amount } Tage je Entscheidung
            }
    }
option-confirm =
    { $how ->
        [countdown] Züge werden automatisch bestätigt
       *[never] ohne Bestätigung
    }
option-no-hints = ohne Tipps
option-memory = Gedächtnishilfe
option-public = öffentlich
option-no-spectators = ohne Zuschauer

## Die Einladung

invite-link = Link zu diesem Tisch
invite-qr = Der Link als QR-Code
invite-code = Oder gib auf der Startseite diesen Code ein:
invite-alone = Diesen Link kann nur dieser Rechner öffnen. Öffne den Server für dein Netz, dann können Freunde dort dazukommen.
invite-alone-elsewhere = Diesen Link kann nur dieser Rechner öffnen.
invite-lan = Für mein Netz öffnen
invite-lan-hint = Alle im selben Netz zu Hause oder im Büro können dazukommen, bis du es ausschaltest.
copy-do = Kopieren
copy-done = Kopiert

## Der Chat

chat-title = Chat
# Opens the chat in a dialog, where there is room for both.
chat-large = Sätze, Stummschalten
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-left =
    { $left ->
        [one] noch { $left } Zeichen
       *[other] noch { $left } Zeichen
    }
chat-you = Du
chat-spectator = Zuschauer
chat-spectators = Zuschauer
chat-gone = Jemand, der gegangen ist
chat-hear = Spieler stummschalten

## Das Menü

menu-settings = Einstellungen
menu-table = Tisch und Plätze
menu-keys = Tastatur
menu-notices = Benachrichtigung per E-Mail oder Webhook
menu-leave = Tisch verlassen, Daten löschen
menu-again = Noch einmal
menu-theme = Farbschema
theme-name =
    { $theme ->
        [system] System
        [light] hell
       *[dark] dunkel
    }
menu-motion = Animationen
motion-name =
    { $motion ->
        [0] aus
        [1] normal
       *[other] langsam
    }
menu-sound = Ton
menu-sound-hint = Leise Töne für Karten, Plättchen, passende Zahlungen, Wertungen und deinen Zug. Stumm, wenn das System Bewegungen reduziert.
menu-notify = Benachrichtigungen
menu-notify-hint = Der Browser gibt Bescheid, wenn du am Zug bist und ein anderes Fenster vorn ist.
menu-notify-denied = Der Browser lässt keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen ändern.
menu-confirm =
    { $how ->
        [always] Jeder Zug wird bestätigt.
        [countdown] Ein fertiger Zug wird nach ein paar Sekunden automatisch bestätigt.
       *[never] Ein fertiger Zug gilt sofort.
    }
notices-how = Der Server kann dir Bescheid geben, wenn du am Zug bist. Ein leeres Feld schaltet das aus.
notices-set = Der Server gibt dir Bescheid, wenn du am Zug bist. Ein leeres Feld schaltet das aus.
notices-asked = Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann bekommst du eine E-Mail, wenn du am Zug bist. Keine E-Mail da? Trage die Adresse noch einmal ein.
notices-mail = E-Mail-Adresse
notices-hook = Webhook-Adresse
notices-save = Speichern
notices-kept = Gespeichert
leave-do = Meinen Platz aufgeben
leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht auf diesen Platz zurück. Bist du sicher?
forget-do = Meine Daten löschen
forget-sure = Dein Name, deine Chatnachrichten und deine Adressen an diesem Tisch werden gelöscht, und du verlierst deinen Platz. Bist du sicher?
sure-no = Nein, ich bleibe
key-move = sich in der Alhambra bewegen

## Kurze Sätze, die alle in ihrer Sprache lesen

phrases-label = Kurze Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment, bitte.
phrase-oops = Hoppla!
phrase-good-game = Schöne Partie!

## Einen Zug zurücknehmen, wenn alle einverstanden sind

back-ask = Zurücknehmen?
back-mine = Meinen Zug zurücknehmen
back-sure = Auch alle Züge seitdem zurücknehmen?
back-request = { $name } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
back-agree = Einverstanden
back-refuse = Nein
# $names: wer noch nicht geantwortet hat.
back-waits = Du möchtest deinen Zug zurücknehmen. Noch keine Antwort: { $names }
back-waits-other = { $name } möchte den letzten Zug zurücknehmen. Noch keine Antwort: { $names }

left-notice = { $name } ist gegangen. Ein Bot spielt weiter.
left-read = Verstanden

## Noch einmal, und der nächste Tisch

rematch-there = Die Revanche ist bereit.
next-table = Nächster Tisch: Du bist dran
top-menu-next = Menü: An einem anderen Tisch bist du am Zug

## Zuschauer

bar-watching-late =
    { $moves ->
        [one] Du schaust zu, mit { $moves } Aktion Verzögerung.
       *[other] Du schaust zu, mit { $moves } Aktionen Verzögerung.
    }
option-delay =
    { $moves ->
        [one] Zuschauer sehen alles { $moves } Aktion später
       *[other] Zuschauer sehen alles { $moves } Aktionen später
    }
option-open-hands = Zuschauer sehen alle Handkarten
choose-delay = Zuschauer sehen alles
delay-title =
    { $moves ->
        [0] sofort
        [one] { $moves } Aktion später
       *[other] { $moves } Aktionen später
    }
watch-whose = Wessen Alhambra zu sehen ist
watch-turn = Wer am Zug ist

## Mehrere an einem Gerät

friends-devices = Wer spielt wo
friends-where =
    { $where ->
        [apart] alle am eigenen Gerät
       *[here] mehrere an diesem Gerät
    }
here-how = Ihr gebt das Gerät nach jedem Zug weiter. Dazwischen verdeckt ein Vorhang alle Handkarten.
here-people = Personen
here-name = Name für Platz { $number }
here-nameless = Spieler { $number }
curtain-pass = Gib das Gerät an { $name } weiter
curtain-who = Wer hat das Gerät?
curtain-how = Bis dahin sind keine Handkarten zu sehen.
curtain-open = Ich bin { $name }
curtain-back = { $name } möchte den letzten Zug zurücknehmen
curtain-scores = Punkte

## Wohin ein Brief führt

mail-confirm = E-Mails, wenn du am Zug bist
mail-confirm-how = Du bekommst eine E-Mail an diese Adresse, sobald eine Partie auf dich wartet. In jeder E-Mail steht ein Link zum Abbestellen.
mail-confirm-do = Ja, schicke mir E-Mails
mail-confirmed = Ab jetzt bekommst du E-Mails
mail-stop = Keine E-Mails mehr
mail-stop-how = Deine Adresse wird aus dieser Partie gelöscht. Deinen Platz behältst du.
mail-stop-do = Keine mehr schicken
mail-stopped = Du bekommst keine E-Mails mehr
mail-none = Öffne den Link in der E-Mail noch einmal
mail-table = Zum Tisch
