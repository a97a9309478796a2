### Characters: names, events, and what the page shows at a table.

## Names

source-yusuf = Yusuf E’Passuff
source-fatima = Fatima
# A name and the mark of how often it works.
character-marked = { $name } { $mark }
# Each character: its name, a short name where there is little room, what it does, and a mark for
# how often it works: ◆ once in every turn, 1× once in the game, W in scorings.
character-abdul_karim = Abdul Karim
    .short = Abdul Karim
    .mark = 1×
    .does = once in the game he pays for a tile exactly: it is free, and you act again
character-abdul_knihstig = Abdul Knihstig
    .short = Abdul Knihstig
    .mark = ◆
    .does = after you buy a tile of price 10 or more, take one money card from the display at once
character-ammar = Ammar El’Schauf
    .short = Ammar
    .mark = ◆
    .does = when your new tiles are placed, redesign once more
character-faruk = Faruk Will’haben
    .short = Faruk
    .mark = ◆
    .does = take several money cards that total up to 7 instead of 5
character-fatima = Fatima
    .short = Fatima
    .mark = 1×
    .does = decide at once: keep her for 8 points at the end, or exchange her for an unknown character
character-hakim = Hakim Wahid
    .short = Hakim
    .mark = W
    .does = in each scoring, count half a building more of a kind that you have; you choose again each time
character-laila = Laila Wundabah
    .short = Laila
    .mark = ◆
    .does = before your first action, exchange a tile of the market for a new one
character-machma = Machma Klain
    .short = Machma
    .mark = ◆
    .does = before your first action, exchange a card of your hand for one of the display that is worth no more
character-yammerad = Yammerad
    .short = Yammerad
    .mark = ◆
    .does = with fewer than three money cards at the start of your turn, you may draw the top card of the deck
character-yusuf = Yusuf E’Passuff
    .short = Yusuf
    .mark = W
    .does = in each scoring, one point more for every 3 points of your wall
module-characters = Characters
    .about = Helpers that are sold to the highest bidder.

## Events

event-character-drawn = { $character } came up and is auctioned.
event-bid-made =
    { $who ->
        [you] You bid { $bid } for { $character }.
       *[other] { $name } bids { $bid } for { $character }.
    }
event-bid-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
event-character-unsold = Nobody wanted { $character }: the card leaves the game.
event-character-won =
    { $who ->
        [you] You won { $character } for { $bid } and paid { $cards }.
       *[other] { $name } won { $character } for { $bid } and paid { $cards }.
    }
event-bought-by-karim =
    { $who ->
        [you] Abdul Karim paid for your { $tile }: you act again. He leaves the game.
       *[other] Abdul Karim paid for { $name }’s { $tile }: another action. He leaves the game.
    }
event-took-with-knihstig =
    { $who ->
        [you] You took { $cards } with Abdul Knihstig.
       *[other] { $name } took { $cards } with Abdul Knihstig.
    }
deed-bought-by-karim = got { $tile } through Karim
deed-took-with-knihstig = took { $cards } with Knihstig
deed-character-won = won { $character } for { $bid }
deed-faruk-helped = used Faruk
deed-fatima-kept = kept Fatima
deed-fatima-exchanged = exchanged Fatima for { $character }
deed-hakim-chose = chose { $kind } with Hakim
deed-laila-exchanged = exchanged { $old } for { $new } with Laila
deed-machma-exchanged = exchanged { $given } for { $taken } with Machma
deed-yammerad-drew = drew a card with Yammerad
event-faruk-helped =
    { $who ->
        [you] Faruk let you take more than 5.
       *[other] Faruk let { $name } take more than 5.
    }
event-fatima-kept =
    { $who ->
        [you] You kept Fatima: 8 points after the last scoring.
       *[other] { $name } kept Fatima: 8 points after the last scoring.
    }
event-fatima-exchanged =
    { $who ->
        [you] You exchanged Fatima for { $character }.
       *[other] { $name } exchanged Fatima for { $character }.
    }
event-hakim-chose =
    { $who ->
        [you] Hakim adds half a building for you in this scoring: { $kind }.
       *[other] Hakim adds half a building for { $name } in this scoring: { $kind }.
    }
event-laila-exchanged =
    { $who ->
        [you] Laila brought you { $new } on square { $square } instead of { $old }.
       *[other] Laila brought { $name } { $new } on square { $square } instead of { $old }.
    }
event-machma-exchanged =
    { $who ->
        [you] You gave { $given } for { $taken } with Machma.
       *[other] { $name } gave { $given } for { $taken } with Machma.
    }
event-yammerad-drew =
    { $money ->
        [yes]
            { $who ->
                [you] You drew a money card with Yammerad, unseen by the others.
               *[other] { $name } drew a money card with Yammerad, unseen.
            }
       *[no]
            { $who ->
                [you] With Yammerad you drew a card that is not money.
               *[other] With Yammerad, { $name } drew a card that is not money.
            }
    }
event-yammerad-got = It was { $cards }.

## Hints

reason-bid = It is the lowest bid that leads, and costs you less than the character is worth to you.
reason-pass = Even the lowest bid costs more than the character is worth to you.
reason-save = You keep your money; the character may go to somebody else.
reason-pay = No other payment costs you less.
reason-keep = Her points are sure; what lies aside is not.
reason-exchange = What lies aside is likely to be worth more than her points.
reason-hakim = That is where half a building changes most.
reason-laila = This tile brings you little, and you have money in its currency for another one.
reason-yammerad = A free money card is always welcome.

## On the page

panel-decline = No, thanks
explain-characters = A character is auctioned as soon as it comes up. ◆ may be used every turn, one such card per turn; 1× once in the game; W works in scorings.
    .question = What are characters?
characters-mine = Your characters
characters-of = { $name }’s characters
# $state: ready, used, scoring, chosen, kept, itself, waits.
character-state =
    { $state ->
        [ready] can be used now
        [used] a ◆ card was used this turn
        [scoring] works automatically in scorings
        [chosen] asks in each scoring which kind counts more
        [kept] 8 points at the end
        [itself] is offered when it can be used
       *[waits] not now
    }
character-button = { $character }, { $state }
characters-usable = You can use { $characters }.
character-use =
    { $character ->
        [abdul_karim] { $name } (a tile for free)
        [faruk] { $name } (take up to 7)
        [laila] { $name } (exchange a tile of the market)
        [machma] { $name } (exchange a card)
       *[yammerad] { $name } (draw a card)
    }
laila-question = Which tile goes back? A new one comes at once in its place.
laila-do = Exchange { $tile }
karim-question = Which tile do you get for free? He then leaves the game.
karim-do = { $tile }, free
machma-give = You give
machma-take = You take
machma-do = Exchange { $given } for { $taken }
yammerad-question = Take the top card of the deck, unseen by the others?
yammerad-do = Draw a card
yammerad-again = That was not a money card. Draw again, or stop?
yammerad-more = Draw again
yammerad-stop = Stop
knihstig-question = You may take one money card.
knihstig-do = Take { $card }
ammar-question = You may redesign once more.
fatima-question = Fatima is yours. What do you do?
fatima-keep = Keep her: 8 points at the end
fatima-exchange =
    { $count ->
        [one] Exchange her for the unknown character
       *[other] Exchange her for one of { $count } unknown characters
    }
hakim-question = Which kind gets the half building? Below: your points.
hakim-kind =
    { $after ->
        [one] { $kind }: { $after } point instead of { $before }
       *[other] { $kind }: { $after } points instead of { $before }
    }
hakim-none = no change
auction-title = Auction: { $character }
# $who: you or other; $state: passed, highest, speaks, outbid, opens, waits.
auction-seat =
    { $who ->
        [you]
            { $state ->
                [passed] you passed
                [highest] you lead
                [speaks] your bid
                [outbid] outbid
                [opens] you open
               *[waits] you wait
            }
       *[other]
            { $state ->
                [passed] passed
                [highest] highest
                [speaks] to bid
                [outbid] outbid
                [opens] opens
               *[waits] waits
            }
    }
auction-bids = Bids
auction-cover = Pay in one currency
auction-short = too little
auction-all-sure = Bid all { $amount }?
auction-bid = Bid { $amount }
auction-amount = Your bid
auction-more = One more
auction-less = One less
auction-pass = Pass
auction-pass-sure = Pass for good?
auction-final = A bid counts at once and is final.
auction-too-dear = Your money does not cover a higher bid.
auction-pays = { $name } wins with { $bid } and pays.
paying-title = { $character } is yours for { $bid }
paying-question = How do you pay? There is no change, and paying exactly gains nothing.
paying-exact = exact
paying-do = Pay { $total }
step-auction = Your bid.
step-paying = Pay your bid.
step-fatima = Fatima: keep or exchange?
step-hakim = Hakim: which kind?
step-abdul_knihstig = Abdul Knihstig: you may take a card.
step-ammar = Ammar: you may redesign once more.
step-yammerad = Yammerad: draw again?
action-laila = Laila: exchange { $tile }
action-abdul_karim = Abdul Karim: { $tile }, free
action-machma = Machma: { $given } for { $cards }
action-yammerad = Yammerad: draw a card
action-stop = Stop drawing
action-abdul_knihstig = Abdul Knihstig: take { $cards }
action-decline = No, thanks
action-keep = Keep Fatima
action-exchange = Exchange Fatima
action-hakim = Hakim: { $kind }
announce-auction = Auction of { $character }: { $does }.
short-yusuf = Yusuf
short-fatima = Fatima
sheet-how-yusuf = 1 for every 3 points of the wall
sheet-how-fatima = 8 at the end
action-bid = Bid { $amount }
done-bid = You bid { $amount }.
action-pay =
    { $over ->
        [0] Pay { $cards }, exact
       *[other] Pay { $cards }, { $over } over
    }
done-pay = Paid { $cards }.
character-line =
    { $where ->
        [owned] { $character } ({ $name }): { $does }.
        [auction] { $character } (auctioned now): { $does }.
        [gone] { $character } (left the game): { $does }.
       *[hidden] { $character } (not seen yet): { $does }.
    }
look-characters-none = Nobody has a character yet.
# Words that may be typed for words of the notation, as word=notation; one without a meaning is left out.
command-words-characters = offer=bid
