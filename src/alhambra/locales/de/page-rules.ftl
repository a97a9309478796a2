### Die Seite mit den Regeln.

book-title = Die Regeln
book-contents = Inhalt
book-search = In den Regeln suchen
book-hits =
    { $count ->
        [0] Nichts gefunden. Versuche es mit einem anderen Wort.
        [one] { $count } Absatz
       *[other] { $count } Absätze
    }
book-modules = Mit diesen Modulen
book-module = Modul
book-off = Dieses Modul ist ausgeschaltet.
book-on = Einschalten
book-edition = Begriffe der Ausgabe
book-edition-name =
    { $edition ->
        [classic] klassisch
       *[revised] überarbeitet
    }
book-print = Drucken
book-link = Link zu „{ $title }“
book-all = Alle Regeln
book-learn = Neu im Spiel? Lerne es in acht kurzen Lektionen
book-scoring = Wertung { $round }
book-place = Platz { $place }
book-player = Spieler
book-points = Punkte
