### City gates: names, events, and what the page shows at a table.

## Names

module-city-gates = City gates
    .about = Gates open a double wall, so that you can build behind it.

## Events

event-gate-revealed =
    { $discarded ->
        [yes] A second gate card came up and was discarded.
       *[no] A gate card came up and lies beside the market.
    }
event-gate-taken =
    { $who ->
        [you] You took the gate card.
       *[other] { $name } took the gate card.
    }
event-gate-opened =
    { $who ->
        [you] You opened the { $side } wall at { $cell } with a gate.
       *[other] { $name } opened the { $side } wall at { $cell } with a gate.
    }
# Now, in the bar: without the cell.
follow-gate-opened =
    { $who ->
        [you] You open a wall with a gate.
       *[other] { $name } opens a wall with a gate.
    }
deed-gate-taken = took the gate card
deed-gate-opened = opened a gate

## On the page

explain-city-gates = Take the gate card instead of money. Where a new tile would touch your Alhambra only wall to wall, you may spend the card: a gate opens one of these walls on foot. It counts as wall all the same. The two tiles under a gate stay where they are for good.
    .question = What is a gate card?
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
gate-cancel = Another cell
gate-needed = Needs a gate card.
board-frozen = Under a gate: it stays here for good.
left-gates =
    { $count ->
        [one] { $count } gate card
       *[other] { $count } gate cards
    }
gate-line = A gate card lies beside the market: you may take it instead of money.
gate-at = { $cell }: a gate in the wall on the { $side }.
palace-line-frozen = { $cell }: { $tile }, stays for good under a gate.
# Words that may be typed for words of the notation, as word=notation; one without a meaning is left out.
command-words-city_gates = gate_card=gate
