### Hints, in the terminal and on the page: what speaks for an action.

hint-none = There is only one thing to do here.
reason-majority = It gains the most in the majorities: points you can expect for your buildings in the coming scorings.
reason-rivals = It costs the others the most points that they could expect.
reason-palace = It improves your Alhambra: a longer wall or better camps, and room to go on building.
reason-reserve = It gives you a tile in reserve that can still be built in.
reason-money = It makes you richer: money for tiles in the market now or later.
reason-cards = It gains or keeps a card worth having: a gate card, or a character.
reason-tempo = Exact payment gives you another action.
reason-other = It brings the most at once.
