### Stadttore: Absätze der Regeln, und was ihre Bilder zeigen.

## Regeln

chapter-city-gates = Stadttore
rule-gates-setup = Es gibt so viele Stadttore aus Holz und Stadttorkarten wie Spieler. Die Stadttorkarten werden so gleichmäßig wie möglich auf die Stapel 3, 4 und 5 verteilt.
    .title = Stadttore und ihre Karten
rule-gates-reveal = Eine Stadttorkarte, die gezogen wird, kommt neben den Bauhof. Liegt dort schon eine, kommt die neue auf den Ablagestapel und kann mit einem neuen Geldkartenstapel wiederkommen. Danach wird weitergezogen, bis vier Geldkarten ausliegen.
    .title = Eine Stadttorkarte taucht auf
rule-gates-take = Statt Geld darfst du die ausliegende Stadttorkarte nehmen. Dann ist sie die einzige Karte, die du nimmst. Sie ist kein Geld, und kein Charakter hilft, sie zu bekommen.
    .title = Die Stadttorkarte nehmen
rule-gates-use = Baust du ein Plättchen ein, das andere Gebäude nur Mauer an Mauer berührt, käme niemand zu Fuß dorthin. Gib eine Stadttorkarte ab, und ein Stadttor öffnet eine dieser doppelten Mauern. Das kostet keine Aktion, und die Karte kommt aus dem Spiel. Das Tor muss zu einem Gebäude führen, das man erreicht; je Plättchen höchstens eins, und keins, wo man ohnehin hinkommt. Du darfst es nutzen, wenn du ein Plättchen platzierst, anbaust oder ein Feldlager gegen ein Gebäude austauschst, nicht aber beim Abbauen. Für alles andere bleibt die Mauer unter dem Tor eine Mauer: Sie muss passen und zählt wie vorher.
    .title = Eine Mauer öffnen
rule-gates-frozen = Ein Stadttor bleibt für immer. Die zwei Plättchen darunter können nie abgebaut oder ausgetauscht werden.
    .title = Ein Stadttor bleibt

## Figuren

figure-gates-use = Hinter einer doppelten Mauer, also nicht erlaubt. Mit einem Stadttor schon.
figure-gates-frozen = Keins der beiden Plättchen kann je wieder weg.
