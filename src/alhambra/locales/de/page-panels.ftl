### Die Seite: Felder der Module, Tipps und Pläne.

panel-close = Schließen
# Auf einem Handy.
panel-fold = Platz machen für deine Alhambra
panel-unfold = Alles zeigen
panel-final = Diese Wahl lässt sich nicht zurücknehmen.
panel-sure = Sicher? { $action }
explain-rule = Die Regel lesen

## Tipps

hint-button = Tipp
hint-title = Was der Baumeister tun würde
hint-of = { $number } von { $count }
hint-thinking = Der Baumeister überlegt …
hint-do = So spielen
# Wohin ein Plättchen kommt, für alle, die keine Nummern der Felder sehen: $where ist wie in
# „östlich vom Garten 10“.
beside-place =
    { $gate ->
        [none] { $tile } { $where } platzieren
       *[other] { $tile } { $where } platzieren, Tor im { $gate }
    }
beside-add =
    { $gate ->
        [none] { $tile } aus der Reserve { $where } anbauen
       *[other] { $tile } aus der Reserve { $where } anbauen, Tor im { $gate }
    }
beside-swap =
    { $gate ->
        [none] { $out } gegen { $tile_akk } austauschen
       *[other] { $out } gegen { $tile_akk } austauschen, Tor im { $gate }
    }

## Der eigene Plan

plan-start = Planen
plan-title = Plan
plan-banner = Das ist dein Plan: Nur du siehst ihn, und nichts davon ist gespielt.
# $count: die Felder, auf die es passt.
plan-try =
    { $count ->
        [0] { $tile }: passt jetzt nirgends.
       *[other] { $tile }: passt auf die leuchtenden Felder.
    }
plan-how = Wähle ein Plättchen vom Bauhof oder aus deiner Reserve und probiere aus, wohin es passt.
plan-next = Plan · { $what }
plan-steps = Dein Plan
plan-clear = Leeren
plan-stop = Zurück zum Spiel
plan-kept =
    { $count ->
        [one] Plan mit { $count } Schritt
       *[other] Plan mit { $count } Schritten
    }
plan-broken = Geht nicht mehr: { $reason }
plan-mend = Schritt streichen
plan-turn = Du bist am Zug und hast einen Plan.
plan-apply = Ausführen
