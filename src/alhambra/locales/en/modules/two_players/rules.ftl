### Two players: paragraphs of the rules, and captions of their figures.

## Rules

chapter-two = With two players
rule-two-cards = With two players one of each money card stays in the box: 72 cards are left.
    .title = Less money
rule-two-neutral = { neutral } is a third player who has no Alhambra, no money and no turns, but owns tiles, which lie open: six at the start, six more right after the first scoring, and after the second one third of the tiles still to come, rounded down. If there are fewer tiles left, he gets those.
    .title = The third at the table
rule-two-score = { neutral } takes part in every comparison of kinds, ties included, but never scores a wall. His points are shown, but only you two can win.
    .title = His points
rule-two-gift = When you place a tile that you bought this turn, you may also give it to { neutral }. You cannot give him a tile of your reserve or your Alhambra, nor one you got at the end.
    .title = Giving a tile away

## Figures

figure-two-neutral = Six tiles to start with.
