### City gates: terminal, pictures and refusals. The page does not load this file.

## Refusals

error-no-gate-card = No gate card lies beside the market.
error-no-gate-held = You hold no gate card.
error-gate-not-needed = { $tile } needs no gate there.
error-gate-wrong-side = A gate doesn’t fit there: it must open a double wall to a building that can be reached on foot.
error-bad-gate = "{ $verb } { $text }" is not understood. Write it as in "{ $verb } garden-8-ne 1,-2", or with a gate in its northern wall "{ $verb } garden-8-ne 1,-2 gate n".

## Terminal

how-to-play-city-gates = City gates: with a gate card, taken instead of money, you may build behind a double wall; a gate (∩) opens it for good.
menu-gate = A gate at { $cell } opens which wall?
choice-take-gate = Take the gate card
choice-gate = { $side }, to { $neighbour }
with-gate = { $where } with a gate
typed-city-gates =
    { "  " }take gate                       the gate card instead of money
    { "  " }place garden-8-ne 1,-2 gate n   with a gate in its northern wall; also: add, swap
gates-line = Gate cards – { $held }
special-gate = gate card
instead-of-money = instead of money
# Signs in the picture of an Alhambra.
gate-legend = { $gate } gate · { $held } stays for good

## Pictures

draw-gate-card = Gate
