### Hints, in the terminal and on the page: what speaks for an action.

hint-none = There is only one thing to do here.
hint-reason =
    { $reason ->
        [majority] It gains most in the majorities: points to be expected for kinds of building in the scorings to come.
        [rivals] It takes away most from the others: points that they could expect.
        [palace] It serves your Alhambra: a longer wall or better camps, and room to go on building.
        [reserve] It gives you a tile on the reserve that can still be built in.
        [money] It makes you richer: coins that pay for tiles now on the market or still to come.
        [cards] It gains or keeps a card that is worth having: a gate card, or a character.
        [tempo] It saves you an action: paying exactly keeps the turn.
        [bid] The character is worth this much, and no more than it brings.
        [pass] Nothing here is worth its price.
        [keep] Her points are sure; what lies aside is not.
        [exchange] What lies aside is likely to be worth more than her points.
        [hakim] There half a building changes most.
        [laila] A fresh tile is likely to suit you better.
        [yammerad] A money card for nothing is always welcome.
       *[other] It brings most at once.
    }
