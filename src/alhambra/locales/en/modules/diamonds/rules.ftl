### Diamonds: paragraphs of the rules, and captions of their figures.

## Rules

chapter-diamonds = Diamonds
rule-diamonds-cards = Eleven cards of a fifth currency with values from 3 to 9 are shuffled into the money before the deal. They are dealt, counted and taken like any money card.
    .title = Diamond cards
rule-diamonds-pay = With diamonds you can buy on any square of the market. Never mix them with another currency. If they pay the exact price, you act again as usual.
    .title = Paying with diamonds
rule-diamonds-end = Diamonds do not count when the last tiles are given away at the end.
    .title = Not at the end
rule-diamonds-two = With two players all eleven stay in the game.
    .title = With two players

## Figures

figure-diamonds-pay = 5 + 4 in diamonds on the square for florins: exact.
