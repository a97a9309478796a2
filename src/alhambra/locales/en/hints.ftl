### Hints, in the terminal and on the page: what speaks for an action.

hint-none = There is only one thing to do here.
reason-majority = It gains most in the majorities: points to be expected for kinds of building in the scorings to come.
reason-rivals = It takes away most from the others: points that they could expect.
reason-palace = It serves your Alhambra: a longer wall or better camps, and room to go on building.
reason-reserve = It gives you a tile on the reserve that can still be built in.
reason-money = It makes you richer: coins that pay for tiles now on the market or still to come.
reason-cards = It gains or keeps a card that is worth having: a gate card, or a character.
reason-tempo = It saves you an action: paying exactly keeps the turn.
reason-other = It brings most at once.
