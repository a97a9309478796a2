### Two players: terminal, pictures and refusals. The page does not load this file.

choice-give = give it to { $neutral }
neutral-line =
    { $points ->
        [one] { $name }, { $points } point: { $tiles }
       *[other] { $name }, { $points } points: { $tiles }
    }
