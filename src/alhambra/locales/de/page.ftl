### Die Seite: was alle ihre Teile gemeinsam haben.

page-title = Alhambra
page-skip = Zum Inhalt springen
page-home = Zur Startseite
page-pages = Seiten
page-learn = Lernen
page-loading = Einen Moment …
page-lost = Dieser Teil konnte nicht geladen werden. Versuche es gleich noch einmal.
page-none = Diese Seite gibt es nicht
page-none-how = Vielleicht ist die Adresse vertippt oder der Link veraltet.
# Neben einer Ablehnung; führt zum Absatz, der es verbietet.
rule-link = Die Regel
dialog-close = Schließen

# Der Titel des Reiters.
title-turn = ● Du bist am Zug · Alhambra
# $table: its name, or its code.
title-table = { $table } · Alhambra

line-lost = Verbindung verloren. Sie wird wiederhergestellt; deine Partie ist sicher.
line-waits = Was du getan hast, wird gesendet, sobald die Verbindung wieder da ist.
line-stale = Während du keine Verbindung hattest, ging das Spiel weiter: Dein letzter Schritt wurde nicht ausgeführt.
needs-server = Das Spiel braucht seinen Server
needs-server-how = Gerade gibt es keine Verbindung. Die Seite versucht es automatisch weiter; das hier geht auch ohne:

top-turn = Zug { $turn }
top-scoring-ahead =
    { $round ->
        [1] vor der ersten Wertung
        [2] vor der zweiten Wertung
       *[other] vor der letzten Wertung
    }
top-rules = Regeln
top-theme = Hell oder dunkel
top-menu = Menü
nav-replay = Wiedergaben
nav-pad = Wertungsblock
chat-open =
    { $unread ->
        [0] Chat
       *[other] Chat: { $unread } neu
    }

tabs-label = Teile des Tisches
tab-market = Bauhof
tab-hand = Hand
tab-mine = Alhambra
tab-rivals = Mitspieler
tab-log = Verlauf

## Wer da sitzt

seat-bot =
    { $level ->
        [random] Zufall
        [apprentice] Lehrling
        [mason] Steinmetz
        [architect] Baumeister
       *[vizier] Wesir
    }
seat-open = Freier Platz
