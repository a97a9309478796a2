### Camps: the score pad, on the page and in the terminal.

pad-how-camps = one point per building in line with an arrow
score-count-camps = { $what }, one point for each building in line with an arrow: { $names }?
