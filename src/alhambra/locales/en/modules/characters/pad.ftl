### Characters: the score pad, on the page and in the terminal.

pad-hakim = Hakim adds half a building of this kind
score-owner = Who owns { $character }?
