### The rules of the modules for players: one message per paragraph of docs/rules.md.

chapter-city-gates = City gates
chapter-diamonds = Diamonds
chapter-camps = Camps
chapter-characters = Characters

## gates

rule-gates-setup = There are as many wooden gates and gate cards as players. The gate cards are spread as evenly as possible over piles 3, 4 and 5 of the deck.
    .title = Gates and gate cards
rule-gates-reveal = A gate card that comes up is laid beside the market. If one lies there already, the new one goes to the discards, and may come back with a new deck. Then cards are drawn until four money cards lie out.
    .title = A gate card comes up
rule-gates-take = Instead of money you may take the gate card that lies out. It is then the only card you take. It is no money, and no character helps to get it.
    .title = Taking the gate card
rule-gates-use = When you build in a tile that touches buildings only wall to wall, nobody could walk there. Spend a gate card, and a gate opens one of these double walls on foot. It costs no action, and the card leaves the game. The gate must lead to a building that can be reached; one gate per tile, and none where the tile can be reached anyway. You may use it when you place a tile, add one, or swap a camp for a building, but not to remove one. For everything else the wall under the gate is still a wall: it must match, and it counts as before.
    .title = Opening a wall
rule-gates-frozen = A gate stays for good. The two tiles under it can never be removed or swapped.
    .title = A gate stays

## diamonds

rule-diamonds-cards = Eleven cards of a fifth currency with values from 3 to 9 are shuffled into the money before the deal. They are dealt, counted and taken like any money card.
    .title = Diamond cards
rule-diamonds-pay = With diamonds you can buy on any square of the market. Never mix them with another currency. If they pay the exact price, you act again as usual.
    .title = Paying with diamonds
rule-diamonds-end = Diamonds do not count when the last tiles are given away at the end.
    .title = Not at the end
rule-diamonds-two = With two players all eleven stay in the game.
    .title = With two players

## camps

rule-camps-tiles = Eight camps are mixed in with the tiles. A camp has a price, one or two bastions with an arrow each, and field on its other sides. You buy, reserve, redesign or give it away like any tile, but it belongs to no kind. With { neutral } a camp is worth nothing.
    .title = Camp tiles
rule-camps-edges = A bastion leans on a wall, field touches field; buildings touch each other as always. Nothing else may meet: no bastion against a bastion, no field against a wall, an open side or a bastion. Towards an empty cell every side is free. So a camp never lies beside the lion fountain.
    .title = What may touch
rule-camps-onfoot = Nobody has to walk to a camp, and nobody walks through one. A building that touches only camps is not allowed. A camp may lie beside camps only, but everything stays joined by whole sides: you may not cut a camp off.
    .title = Camps lie outside
rule-camps-swap = A building is never swapped for a camp. A camp can be swapped for a building only with a gate.
    .title = Swapping camps
rule-camps-holes = A camp can shut in an empty space like any tile, and that is forbidden too. A camp whose removal would leave a hole stays.
    .title = Holes beside camps
rule-camps-wall = A wall with a bastion in front of it counts for your longest wall as before: for the wall a camp is empty ground, and bastions bring nothing. Where more than two outer walls meet at a corner, the longest way that uses no wall twice counts.
    .title = Walls behind bastions
rule-camps-score = In every scoring each arrow brings 1 point for every building in a straight line from it, beginning right beside the camp. Walls between them do not matter, the lion fountain counts; an empty cell or another camp ends the line. Several camps may count the same building. A camp on your reserve brings nothing.
    .title = Points for arrows

## characters

rule-characters-setup = Ten characters take part. Two are shuffled into each of the piles 2, 3 and 4 of the deck; four lie aside, face down.
    .title = Ten characters
rule-characters-auction = A character that comes up is auctioned at once. The player whose turn is next bids or passes, then the others clockwise; you bid more or pass, and who passes is out. A bid is a whole number that you can cover with cards of one currency, diamonds included. Whoever bids most pays at least the bid in one currency, without change; paying exactly brings nothing here, and no character helps to pay. If nobody bids, the card leaves the game. If all others have passed without a bid, the last one may still bid and gets it. { neutral } never bids. If Yammerad turns the card up, the player on turn speaks first.
    .title = The auction
rule-characters-open = Characters that you win lie open before you, as many as you like. They help from your next turn on; one marked W already in the scoring that comes right after. If you win one in your own turn, a 1× card may be used at once, a ◆ card only in the next turn.
    .title = Your characters
rule-characters-once = ◆: may be used in each of your turns, but only one ◆ card a turn, and only once. 1×: leaves the game once used. W: works in scorings.
    .title = The marks ◆, 1× and W
rule-characters-abdul_karim = 1×: he pays for one tile of the market exactly. It costs you nothing, and you act again. This is an action, and the tile counts as bought.
    .title = Abdul Karim
rule-characters-abdul_knihstig = ◆: when you have bought a tile with a price of 10 or more, take one card of the display at once. The printed price counts, even if you paid more or nothing. You may decline and wait for a later tile of the same turn.
    .title = Abdul Knihstig
rule-characters-ammar = ◆: at the end of your turn, when the new tiles are placed, redesign once more. Tiles that are new this turn may take part.
    .title = Ammar El’Schauf
rule-characters-faruk = ◆: when you take several money cards, they may be worth 7 together instead of 5. Up to 5 you do not use him.
    .title = Faruk Will’haben
rule-characters-fatima = 1×: when you win her, choose at once and for good. Keep her, for 8 points at the end; or exchange her for the top character of those set aside, as if you had just won that one.
    .title = Fatima
rule-characters-hakim = W: in each scoring you count as having half a building more of one kind, which you choose before any points are given. You must have at least one tile of that kind in your Alhambra.
    .title = Hakim Wahid
rule-characters-laila = ◆: before your first action, exchange one tile of the market for a new one, as long as tiles are still to come. The new tile is drawn first and lies on the same square; the old one is mixed in with the tiles still to come.
    .title = Laila Wundabah
rule-characters-machma = ◆: before your first action, exchange one card of your hand for one of the display with the same or a lower value. Your card goes to the discards. The display is filled up only after your turn.
    .title = Machma Klain
rule-characters-yammerad = ◆: at the start of your turn, if you have fewer than three money cards, draw the top card of the deck; the others do not see it. If it is no money card, its own rule is carried out, and you may draw again or stop. A gate card that comes up so may be your action of this turn. If the deck is empty, the discards are shuffled first.
    .title = Yammerad
rule-characters-yusuf = W: for every 3 points that your wall brings, you get 1 more, rounded down.
    .title = Yusuf E’Passuff
