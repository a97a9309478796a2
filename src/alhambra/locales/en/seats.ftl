### What happens at a table besides the game.

event-joined =
    { $who ->
        [you] You sat down.
       *[other] { $name } sat down.
    }
event-left =
    { $who ->
        [you] You left the table.
       *[other] { $name } left the table.
    }
event-bot =
    { $who ->
        [you] A bot plays for you.
       *[other] { $name } is played by a bot.
    }
event-freed =
    { $who ->
        [you] Your seat was freed for somebody else.
       *[other] A seat was freed for somebody else.
    }
event-away =
    { $who ->
        [you] Your time was up: a bot plays for you until you are back.
       *[other] { $name }’s time was up: a bot plays until they are back.
    }
event-back =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
event-asked-back =
    { $who ->
        [you] You want to take back your turn.
       *[other] { $name } wants to take back the last turn.
    }
event-agreed-back =
    { $who ->
        [you] You agreed.
       *[other] { $name } agreed.
    }
event-refused-back =
    { $who ->
        [you] You did not agree.
       *[other] { $name } did not agree.
    }
event-started = The game began.
event-rematch = There will be a rematch.
event-taken-back = The last turn was taken back.
