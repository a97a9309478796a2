### Diamonds: terminal, pictures and refusals. The page does not load this file.

## Refusals

error-data-many-diamonds = There are more than { $most } diamonds of one value.
error-data-diamond = A diamond has the value { $found }: it must be a whole number from 1 to 9.

## Terminal

how-to-play-diamonds = Diamonds: a fifth currency that pays for any square, but never together with another.
