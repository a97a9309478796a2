### The page with the lessons.

learn-title = Learn to play
learn-lead = Eight short lessons at a real table, in about five minutes. Stop whenever you like: what you have solved is remembered.
learn-start = Begin
learn-continue = Go on with lesson { $number }
learn-progress = { $solved } of { $count } solved
learn-unknown = There is no lesson “{ $name }”. These are all there are:
learn-solved = solved
learn-done = You know the game
learn-done-lead = All lessons are solved. Now sit down at a table of your own; the rules are always a click away.
learn-play = Play a full game
learn-all = All lessons
learn-lesson = Lesson { $number } of { $count }
learn-step =
    { $solved ->
        [yes] Lesson { $number }, { $title }: solved
       *[no] Lesson { $number }, { $title }
    }
learn-goal = Your goal
learn-go = To the table
learn-hint = Hint
learn-explain = Explain again
learn-well = Well done!
learn-not-yet = Not quite.
learn-retry = Take back and try again
learn-next = Next lesson
learn-you = You
learn-lost = The server cannot be reached. Lessons need it.
learn-reload = Try again
