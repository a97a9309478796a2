### City gates: paragraphs of the rules, and captions of their figures.

## Rules

chapter-city-gates = City gates
rule-gates-setup = There are as many wooden gates and gate cards as players. The gate cards are spread as evenly as possible over piles 3, 4 and 5 of the deck.
    .title = Gates and gate cards
rule-gates-reveal = A gate card that comes up is laid beside the market. If one lies there already, the new one goes to the discards, and may come back with a new deck. Then cards are drawn until four money cards lie out.
    .title = A gate card comes up
rule-gates-take = Instead of money you may take the gate card that lies out. It is then the only card you take. It is no money, and no character helps to get it.
    .title = Taking the gate card
rule-gates-use = When you build in a tile that touches buildings only wall to wall, it is not reachable on foot. Spend a gate card, and a gate opens one of these double walls on foot. It costs no action, and the card leaves the game. The gate must lead to a building that can be reached; one gate per tile, and none where the tile can be reached anyway. You may use it when you place a tile, add one, or swap a camp for a building, but not to remove one. For everything else the wall under the gate is still a wall: it must match, and it counts as before.
    .title = Opening a wall
rule-gates-frozen = A gate stays for good. The two tiles under it can never be removed or swapped.
    .title = A gate stays

## Figures

figure-gates-use = Behind a double wall, so not allowed. With a gate it is.
figure-gates-frozen = Neither of the two tiles can ever go.
