### Die Hilfe des Befehls. Eckige Klammern sind Stile; lass sie stehen.

help-alhambra = Alhambra, das Brettspiel, genau nach den Regeln. Ohne Befehl öffnet es das Spiel im Browser; die Befehle spielen im Terminal, lassen Bots gegeneinander antreten und prüfen Aufzeichnungen von Partien.
help-alhambra-epilog = Beginne mit [bold]alhambra[/bold], oder im Terminal mit [bold]alhambra play[/bold]: du gegen zwei Bots. „alhambra play --help“ zeigt mehr.
help-version = Die Version zeigen.
help-port = Der Port für das Spiel im Browser. Sonst: 8765 oder irgendein freier.
help-no-browser = Die Adresse des Spiels ausgeben, statt einen Browser zu öffnen; ALHAMBRA_NO_BROWSER=1 tut dasselbe.
help-play = Eine Partie im Terminal spielen.
help-play-epilog =
    Beispiele:

    Du gegen zwei Bots: [bold]alhambra play[/bold]

    Suche dir die Gegner aus: [bold]alhambra play --bots mason,random:seed=3[/bold]

    Zwei Menschen an einem Terminal: [bold]alhambra play --names Ana,Luis --players 2[/bold]

    Mit allen installierten Modulen: [bold]alhambra play --modules all[/bold]

    Eine bestimmte Partie in einer bestimmten Datei: [bold]alhambra play --seed 7 --save my-game.alhambra[/bold]

    Weiter, wo du aufgehört hast: [bold]alhambra play --resume my-game.alhambra[/bold]

    Einfache Sätze, zum Vorlesenlassen: [bold]alhambra play --plain[/bold]
help-players = Wie viele mitspielen, 2 bis 6. Sitzplätze ohne Menschen bekommen den Bot mason. Sonst: 3.
help-names = Die Namen der Menschen, durch Kommas getrennt. Sonst: ein Mensch.
help-bots = Bots für die anderen Sitzplätze, durch Kommas getrennt: architect (schaut voraus), mason (gierig), apprentice, random, random:seed=3.
help-seed = Dieselbe Startzahl gibt dieselbe Partie.
help-edition = Die Begriffe einer Ausgabe: classic oder revised.
help-modules = Module, durch Kommas getrennt: { $modules }; oder all für alle.
help-data = Eine Datei mit eigenem Spielmaterial (JSON wie expansion.json).
help-save = Die Partie in dieser neuen Datei aufbewahren, statt in deinem Datenordner.
help-resume = Eine aufbewahrte Partie fortsetzen.
help-plain = Keine Farben, keine Bilder: eine Tatsache pro Zeile.
help-verify = Aufzeichnungen nachspielen und sagen, was daran nicht stimmt.
help-verify-epilog =
    Jede Aufzeichnung wird von der ersten bis zur letzten Zeile nachgespielt, und jede Aktion wird nach den Regeln geprüft. Der Rückgabewert ist 1, wenn eine nicht stimmt.

    Beispiel: [bold]alhambra verify *.alhambra[/bold]
help-files = Die Aufzeichnungen.
system-failed = Es ging nicht weiter: { $reason }
