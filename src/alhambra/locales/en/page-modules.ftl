### The page: modules, each where it is met; hints and plans.

panel-close = Put away
# On a phone.
panel-fold = Make room for your Alhambra
panel-unfold = Show all of it
panel-final = This cannot be taken back.
panel-sure = Sure? { $action }
panel-decline = No, thanks
explain-city-gates = Take the gate card instead of money. When a new tile touches your Alhambra only wall to wall, spend it: a gate opens one of these walls on foot. It counts as wall all the same. The two tiles under a gate stay where they are for good.
    .question = What is a gate card?
explain-diamonds = A fifth currency. Diamonds alone pay for any tile, whatever its square, and are never mixed with other money.
    .question = What are diamonds?
explain-camps = A camp lies outside your walls: its bastions lean on a wall, its field sides touch only fields. In each scoring every arrow brings a point for each building in the straight line before it.
    .question = What is a camp?
explain-characters = A character is auctioned as soon as it comes up. ◆ may be used every turn, one such card per turn; 1× once in the game; W works in scorings.
    .question = What are characters?
explain-rule = Read the rule

## City gates

gate-card-take = Gate card. Take it instead of money.
gates-held =
    { $count ->
        [one] { $count } gate card
       *[other] { $count } gate cards
    }
bar-take-gate = Take the gate card
gate-question = Which wall does the gate open?
gate-note = This spends a gate card. The two tiles under the gate stay there for good.
gate-side = Open the wall to the { $side }
gate-cancel = Somewhere else
board-frozen = Under a gate: it stays here for good.

## Camps

camp-line =
    { $points ->
        [one] The arrow { $side } brings { $points } point.
       *[other] The arrow { $side } brings { $points } points.
    }
board-camps = camps { $points }

## Characters

characters-mine = Your characters
characters-of = Characters of { $name }
# $state: ready, used, scoring, kept, itself, waits.
character-state =
    { $state ->
        [ready] can be used now
        [used] a ◆ card was used in this turn
        [scoring] works by itself in scorings
        [kept] 8 points at the end
        [itself] comes by itself when it can be used
       *[waits] not now
    }
character-button = { $character }, { $state }
laila-question = Which tile goes back? A new one comes at once in its place.
laila-do = Exchange { $tile }
karim-question = Which tile is free? He leaves the game for it.
karim-do = { $tile }, free
machma-give = You give
machma-take = You take
machma-do = Exchange { $given } for { $taken }
yammerad-question = Take the top card of the deck, unseen by the others?
yammerad-do = Draw a card
yammerad-again = That was no money card. Draw again, or stop?
yammerad-more = Draw again
yammerad-stop = Stop
knihstig-question = Take one money card.
knihstig-do = Take { $card }
ammar-question = You may redesign once more.
fatima-question = Fatima is yours. What do you do?
fatima-keep = Keep her: 8 points at the end
fatima-exchange =
    { $count ->
        [one] Exchange her for the unknown character
       *[other] Exchange her for one of { $count } unknown characters
    }
hakim-question = Which kind gets the half building in this scoring?
hakim-kind = { $kind }: { $after } points instead of { $before }
hakim-none = nothing more

## Auctions

auction-title = Auction: { $character }
# $state: opens, bid, passed, highest, waits.
auction-seat =
    { $state ->
        [passed] passed
        [highest] bids { $bid }
        [bid] bid { $bid }
        [opens] opens
       *[waits] waits
    }
auction-speaks = to speak
auction-opened = opened
auction-highest = Highest bid: { $bid } by { $name }.
auction-highest-you = Yours is the highest bid: { $bid }.
auction-no-bid = No bid yet.
auction-cover = You can pay, in one currency:
auction-bid = Bid { $amount }
auction-amount = Your bid
auction-more = One more
auction-less = One less
auction-all = all: { $amount }
auction-pass = Pass
auction-pass-sure = Pass for good?
auction-final = A bid counts at once and cannot be taken back; a pass is for good.
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
step-abdul_knihstig = Abdul Knihstig: take a card.
step-ammar = Ammar: redesign once more.
step-yammerad = Yammerad: draw again?

## Actions in a list

action-laila = Laila: exchange { $tile }
action-abdul_karim = Abdul Karim: { $tile }, free
action-machma = Machma: { $given } for { $cards }
action-yammerad = Yammerad: draw a card
action-stop = Draw no more
action-abdul_knihstig = Abdul Knihstig: take { $cards }
action-decline = No, thanks
action-keep = Keep Fatima
action-exchange = Exchange Fatima
action-hakim = Hakim: { $kind }

## Hints

hint-button = Hint
hint-title = What the architect would do
hint-thinking = The architect is thinking …
hint-do = Do it

## The private plan

plan-start = Plan
plan-title = Plan
plan-banner = This is your plan: only you see it, and nothing is played.
plan-how = Pick a tile of the market or of your reserve and try where it goes.
plan-next = Plan: { $what }
plan-steps = Your plan
plan-clear = Clear
plan-stop = Back to the game
plan-kept =
    { $count ->
        [one] Plan with { $count } step
       *[other] Plan with { $count } steps
    }
plan-broken = No longer possible: { $reason }
plan-mend = Leave it out
plan-turn = It is your turn, and you have a plan.
plan-apply = Play it
