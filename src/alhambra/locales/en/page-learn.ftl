### The page with the lessons.

learn-title = Learn to play
learn-lead = Eight short lessons at a real table, in about five minutes. Stop whenever you like: your progress is saved.
learn-start = Start
learn-continue = Continue with lesson { $number }
learn-progress = { $solved } of { $count } solved
learn-unknown = There is no lesson “{ $name }”. These are all of them:
learn-solved = solved
learn-done = You know the game
learn-done-lead = All lessons are solved. Now play your first game, with tips as you go; the rules are always one click away.
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
learn-retry = Undo and try again
learn-next = Next lesson
learn-you = You
learn-lost = The server cannot be reached. Lessons need it.
learn-reload = Try again
learn-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
learn-see-scoring = See the scoring
learn-first-game = Play your first game

## Tips in the first game

guide-read = Got it
guide-end = No more tips
guide-later = The next tip comes when you need it.
guide-turn = Your first turn: you start with money, so buy a tile if you can pay exactly, or take more money.
guide-exact = You can pay exactly for a tile. Do that whenever you can: you get another action.
guide-walls = Lit cells are where the tile fits: wall to wall, open side to open side. Select one to see what the tile would score there.
guide-reserve = No good cell? Keep the tile in your reserve and build it later. It scores nothing there.
guide-gauge = The gauge shows how soon the next scoring card can come. Have your tiles built before it does.
guide-majorities = Points go to whoever has the most of a kind. The majorities show where you lead and what you are short of.
guide-scored = That was a scoring. From the second one on, second place scores too; in the third, third place as well.
guide-redesign = There is a tile in your reserve. Redesign builds it into your Alhambra; that takes an action.
guide-end-near = The tiles are running out. The game ends when the market can’t be refilled; the most money in a currency then gets the tile left there.
