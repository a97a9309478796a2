### Stadttore: Terminal, Bilder und Ablehnungen. Die Seite lädt diese Datei nicht.

## Ablehnungen

error-no-gate-card = Neben dem Bauhof liegt keine Stadttorkarte.
error-no-gate-held = Du hast keine Stadttorkarte.
error-gate-not-needed = Für { $tile_akk } brauchst du dort kein Stadttor.
error-gate-wrong-side = Dort passt kein Stadttor: Das Tor muss eine doppelte Mauer zu einem Gebäude öffnen, das man zu Fuß erreicht.
error-bad-gate = „{ $verb } { $text }“ ist nicht zu verstehen. Schreibe „{ $verb } garden-8-ne 1,-2“, oder mit einem Stadttor in der nördlichen Mauer „{ $verb } garden-8-ne 1,-2 gate n“.

## Terminal

how-to-play-city-gates = Stadttore: Mit einer Stadttorkarte, die du statt Geld nimmst, darfst du hinter einer doppelten Mauer bauen; ein Stadttor (∩) öffnet sie für immer.
menu-gate = Welche Mauer öffnet ein Stadttor bei { $cell }?
choice-take-gate = Die Stadttorkarte nehmen
choice-gate = { $side }, zu { $neighbour }
with-gate = { $where } mit einem Stadttor
typed-city-gates =
    { "  " }take gate                       die Stadttorkarte statt Geld
    { "  " }place garden-8-ne 1,-2 gate n   mit Stadttor in der nördlichen Mauer
gates-line = Stadttorkarten – { $held }
special-gate = Stadttorkarte
instead-of-money = statt Geld
gate-legend = { $gate } Stadttor · { $held } bleibt für immer

## Bilder

draw-gate-card = Stadttor
