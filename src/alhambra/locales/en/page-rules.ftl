### The page with the rules.

book-title = The rules
book-contents = Contents
book-search = Search the rules
book-hits =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
book-modules = With these modules
book-module = Module
book-off = This module is switched off.
book-on = Switch it on
book-edition = Terms of the edition
book-edition-name =
    { $edition ->
        [classic] classic
       *[revised] revised
    }
book-print = Print
book-link = Link to “{ $title }”
book-all = All the rules
book-learn = New to the game? Learn it in eight short lessons
book-scoring = Scoring { $round }
book-place = place { $place }
book-player = Player
book-points = Points
