### Characters: paragraphs of the rules, and captions of their figures.

## Rules

chapter-characters = Characters
rule-characters-setup = Ten characters take part. Two are shuffled into each of the piles 2, 3 and 4 of the deck; four lie aside, face down.
    .title = Ten characters
rule-characters-auction = A character that comes up is auctioned at once. The player whose turn is next bids or passes, then the others clockwise; you bid more or pass, and whoever passes is out. A bid is a whole number that you can cover with cards of one currency, diamonds included. Whoever bids most pays at least the bid in one currency, without change; paying exactly earns nothing extra here, and no character helps to pay. If nobody bids, the card leaves the game. If all others have passed without a bid, the last one may still bid and gets it. { neutral } never bids. If Yammerad turns the card up, the player on turn speaks first.
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
rule-characters-faruk = ◆: when you take several money cards, they may be worth 7 together instead of 5. Up to 5, he is not used.
    .title = Faruk Will’haben
rule-characters-fatima = 1×: when you win her, choose at once and for good. Keep her, for 8 points at the end; or exchange her for the top character of those set aside, as if you had just won that one.
    .title = Fatima
rule-characters-hakim = W: in each scoring you count as having half a building more of one kind, which you choose before any points are given. You must have at least one tile of that kind in your Alhambra.
    .title = Hakim Wahid
rule-characters-laila = ◆: before your first action, exchange one tile of the market for a new one, as long as tiles are still to come. The new tile is drawn first and lies on the same square; the old one is mixed in with the tiles still to come.
    .title = Laila Wundabah
rule-characters-machma = ◆: before your first action, exchange one card of your hand for one of the display with the same or a lower value. Your card goes to the discards. The display is filled up only after your turn.
    .title = Machma Klain
rule-characters-yammerad = ◆: at the start of your turn, if you have fewer than three money cards, draw the top card of the deck; the others do not see it. If it is not a money card, its own rule is carried out, and you may draw again or stop. A gate card that comes up this way may be your action this turn. If the deck is empty, the discards are shuffled first.
    .title = Yammerad
rule-characters-yusuf = W: for every 3 points that your wall brings, you get 1 more, rounded down.
    .title = Yusuf E’Passuff

## Figures

figure-characters-setup = The ten characters.
figure-characters-once = Every turn, once, and in scorings.
figure-characters-faruk = 4 + 3 is more than 5, but with Faruk you may.
figure-characters-hakim = Three towers and half of one beat three towers.
figure-characters-yusuf = A wall of 12 brings 4 points more.
