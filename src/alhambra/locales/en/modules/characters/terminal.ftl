### Characters: terminal, pictures and refusals. The page does not load this file.

## Refusals

error-not-now-auction = Not possible now: bid or pass in the auction.
error-not-now-paying = Not possible now: first pay what you bid.
error-not-now-fatima = Not possible now: first keep or exchange Fatima.
error-not-now-hakim = Not possible now: first choose a kind for Hakim.
error-not-now-yammerad = Not possible now: first draw again with Yammerad, or stop.
error-not-now-abdul_knihstig = Not possible now: first take a card with Abdul Knihstig, or decline.
error-not-now-ammar = Not possible now: redesign with Ammar, or decline.
error-bid-too-low = A bid of { $bid } is too low: it must be more than { $last }.
error-bid-not-covered = You cannot bid { $bid }: the most you can pay in one currency is { $most }.
error-character-not-owned = You do not own { $character }.
error-character-used = { $character } cannot be used: you have already used a ◆ character this turn.
error-character-too-late = { $character } is used before the first action of the turn.
error-exchange-up = For a card of value { $given } you may take one of value { $given } at most, not { $taken }.
error-hand-too-rich = Yammerad helps only when you hold fewer than three money cards.
error-no-money-left = There is no money left to draw.
error-none-of-kind = You have no { $kind } in your Alhambra, so Hakim adds nothing there.
error-nobody-aside = There are no more characters set aside.
error-supply-empty = There is no tile left to draw.
error-unknown-character = "{ $text }" is not a character that is possible here. Known: { $known }.
error-unknown-kind = "{ $text }" is not a kind of building. Known: { $known }.
error-score-hakim-none = { $name } has no tile of that kind, so Hakim adds nothing there.

## Terminal

how-to-play-characters = Characters: sold to the highest bidder as soon as they come up. Type "characters" to see what each one does.
menu-end-laila_draws = Laila draws a new tile now: this cannot be taken back.
menu-end-yammerad_draws = Yammerad draws from the deck now: this cannot be taken back.
menu-auction = Auction of { $character }: { $does }.
# $who bid most: other or nobody. $rivals: who else may still bid, $count of them.
auction-state =
    { $who ->
        [nobody]
            { $count ->
                [0] No bid yet, and everybody else has passed.
               *[other] No bid yet. Still in besides you: { $rivals }.
            }
       *[other]
            { $count ->
                [0] Highest bid: { $bid } by { $name }. Everybody else has passed.
               *[other] Highest bid: { $bid } by { $name }. Still in besides you two: { $rivals }.
            }
    }
auction-means = You can pay { $most } at most ({ $currency }). Bids and passes are final.
menu-bid = How much do you bid? Type a number from { $least } to { $most }.
menu-pay-bid = { $character } is yours for { $bid }. How do you pay? No change is given, and paying exactly gains nothing.
menu-laila = Which tile goes back? A new one is drawn for it at once.
menu-karim = For which tile does Abdul Karim pay? He then leaves the game.
menu-machma-give = Which card do you give to Machma?
menu-machma-take = Which card do you take for { $cards }?
menu-knihstig = Abdul Knihstig: you may take one money card. Which?
menu-ammar = Ammar El’Schauf: you may redesign once more.
menu-fatima = Fatima is yours. The choice is final.
menu-hakim =
    { $round ->
        [1] First scoring: which kind gets Hakim’s half building?
        [2] Second scoring: which kind gets Hakim’s half building?
       *[other] Third scoring: which kind gets Hakim’s half building?
    }
menu-yammerad = That was not a money card. Draw again? What is drawn cannot be put back.
choice-end-laila_draws = Go on (or just Enter)
choice-end-yammerad_draws = Go on (or just Enter)
choice-use-abdul_karim = Abdul Karim: a tile for nothing
choice-use-laila = Laila: a new tile for one of the market
choice-use-machma = Machma: exchange a card
choice-use-yammerad = Yammerad: draw a money card
choice-bid = Bid { $bid }
choice-bid-more = Bid more
choice-pass-bid = Pass for good
choice-decline = No, thanks
choice-keep = Keep her: 8 points at the end
choice-exchange =
    { $count ->
        [one] Exchange her for the unknown character that lies aside
       *[other] Exchange her for the first of { $count } unknown characters that lie aside
    }
choice-draw-again = Draw again
choice-stop = Stop
together-faruk = = { $total }, with Faruk
bid-payment =
    { $how ->
        [exact] exact
       *[over] { $by } over
    }
up-to = up to { $most }
# What Hakim's half building changes: tiles counted, points with and without it.
hakim-note =
    { $points ->
        [one] counts as { $count }: { $points } point instead of { $before }
       *[other] counts as { $count }: { $points } points instead of { $before }
    }
typed-characters =
    { "  " }bid 7, pass, pay denar 7+3      in an auction
    { "  " }laila 3, abdul_karim 3, machma denar 7 dirham 3, yammerad, stop
    { "  " }keep fatima, exchange fatima, hakim tower, abdul_knihstig denar 3, decline
    { "  " }characters                      what each character does, and who owns it
left-characters =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
characters-line = Characters – { $owned }
standing-hakim = Hakim’s half is not counted: its kind is chosen when the scoring comes.
no-characters = No characters are in this game.

## Pictures

draw-auction = Auction
draw-bid = { $bid } bid by { $name }
draw-no-bid = No bid yet
draw-bidders = Still in:
