### Diamonds: names, events, and what the page shows at a table.

## Names

module-diamonds = Diamonds
    .about = A fifth currency that pays for any square, but only by itself.

## On the page

explain-diamonds = A fifth currency. Diamonds alone pay for any tile, whatever its square, and are never mixed with other money.
    .question = What are diamonds?
