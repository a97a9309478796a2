### Seats: before the game, the chat, the menu.

# Bots are called by their seats, so that all languages know them by the same names.
bot-name =
    { $seat ->
        [0] Nadira
        [1] Tariq
        [2] Zaida
        [3] Bilal
        [4] Mariam
       *[other] Farid
    }
seat-level = Bot: { $level }
seat-mine = Your seat
seat-person = at the table
seat-away = away: a bot plays for them
seat-waits = anyone with the link can sit here
seat-take = Sit here
seat-number = seat { $seat }
seat-move = Move here
seat-who = Who takes seat { $seat }
seat-for-anybody = Open to guests
free-seat = A seat is free in this game

## The lobby

lobby-title = Table { $code }
lobby-options = The game
lobby-seats = Players
lobby-join = Take a seat
lobby-waiting = You have a seat. The game begins here as soon as the host starts it.
lobby-watching = You are watching. The game begins here as soon as the host starts it.
lobby-leave = Leave my seat
lobby-invite = Invite friends
start-do = Start the game
start-with-bots =
    { $free ->
        [one] Start with a bot
       *[other] Start with bots
    }
start-fill =
    { $free ->
        [one] One seat is still free. Wait for a friend, or give it to a bot:
       *[other] { $free } seats are still free. Wait for friends, or give them to bots:
    }
option-players = { $count } players
option-edition =
    { $edition ->
        [classic] classic terms
       *[revised] revised terms
    }
option-clock =
    { $unit ->
        [seconds]
            { $amount ->
                [one] { $amount } second per decision
               *[other] { $amount } seconds per decision
            }
       *[days]
            { $amount ->
                [one] { $amount } day per decision
               *[other] { $amount } days per decision
            }
    }
option-confirm =
    { $how ->
        [countdown] turns confirm automatically
       *[never] no confirmation
    }
option-no-hints = no hints
option-memory = memory aid
option-public = public
option-no-spectators = no spectators

## The invitation

invite-link = Link to this table
invite-qr = The link as a QR code
invite-code = Or enter this code on the start page:
invite-alone = Only this device can open this link. Open the server to your network, and friends there can join.
invite-alone-elsewhere = Only this device can open this link.
invite-lan = Open to my network
invite-lan-hint = Anyone on the same home or office network can join until you switch it off.
copy-do = Copy
copy-done = Copied

## The chat

chat-title = Chat
# Opens the chat in a dialog, where there is room for both.
chat-large = Phrases, muting
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-left =
    { $left ->
        [one] { $left } character left
       *[other] { $left } characters left
    }
chat-you = You
chat-spectator = Spectator
chat-spectators = Spectators
chat-gone = A player who left
chat-hear = Mute players

## The menu

menu-settings = Settings
menu-table = Table and seats
menu-keys = Keyboard
menu-notices = Email and webhook notifications
menu-leave = Leave, delete my data
menu-again = Play again
menu-theme = Theme
theme-name =
    { $theme ->
        [system] system
        [light] light
       *[dark] dark
    }
menu-motion = Animations
motion-name =
    { $motion ->
        [0] off
        [1] normal
       *[other] slow
    }
menu-sound = Sound
menu-sound-hint = Soft sounds for cards, tiles, exact payments, scorings and your turn. Silent where the system reduces motion.
menu-notify = Notifications
menu-notify-hint = The browser tells you when it is your turn and another tab or window is in front.
menu-notify-denied = The browser blocks notifications. You can change that in its settings.
menu-confirm =
    { $how ->
        [always] Players confirm each turn.
        [countdown] A complete turn is confirmed after a few seconds.
       *[never] A complete turn counts at once.
    }
notices-how = The server can tell you when it is your turn. Leave a field empty to switch it off.
notices-set = The server tells you when it is your turn. Empty a field to switch it off.
notices-asked = We have sent you an email. Open the link in it to get emails when it is your turn. No email? Enter the address once more.
notices-mail = Email address
notices-hook = Webhook address
notices-save = Save
notices-kept = Saved
leave-do = Leave my seat
leave-sure = A bot will play on for you, and you cannot come back to this seat. Are you sure?
forget-do = Delete my data
forget-sure = Your name, your chat messages and your addresses at this table will be deleted, and you lose your seat. Are you sure?
sure-no = No, stay
key-move = move over the board

## Quick phrases, told to everybody in their own language

phrases-label = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-good-game = Good game!

## Taking back a turn by consent

back-ask = Ask to take back
back-mine = Take back my turn
back-sure = Also take back all moves since then?
back-request = { $name } would like to take back the last turn. Do you agree?
back-agree = Agree
back-refuse = Refuse
# $names: those who have not answered yet.
back-waits = You asked to take back your turn. Waiting for: { $names }
back-waits-other = { $name } would like to take back the last turn. Waiting for: { $names }

left-notice = { $name } has left. A bot plays on.
left-read = Got it

## Once more, and the next table

rematch-there = The rematch is ready.
next-table = Next table: your turn
top-menu-next = Menu: it is your turn at another table

## Spectators

bar-watching-late =
    { $moves ->
        [one] You are watching, { $moves } move behind.
       *[other] You are watching, { $moves } moves behind.
    }
option-delay =
    { $moves ->
        [one] spectators { $moves } move behind
       *[other] spectators { $moves } moves behind
    }
option-open-hands = spectators see all hands
choose-delay = What spectators see
delay-title =
    { $moves ->
        [0] at once
        [one] { $moves } move later
       *[other] { $moves } moves later
    }
watch-whose = Whose Alhambra is shown
watch-turn = Active player

## Several people at one device

friends-devices = Who plays where
friends-where =
    { $where ->
        [apart] each on their own device
       *[here] several people on this device
    }
here-how = Hand the device on from turn to turn. In between, a curtain hides all hands.
here-people = People
here-name = Name { $number }
here-nameless = Player { $number }
curtain-pass = Pass the device to { $name }
curtain-who = Who has the device?
curtain-how = No hand is shown until then.
curtain-open = I am { $name }
curtain-back = { $name } asks to take back the last turn
curtain-scores = Points

## Where the links in emails lead

mail-confirm = Emails when it is your turn
mail-confirm-how = You get an email at this address whenever a game waits for you. Every email has a link to stop them.
mail-confirm-do = Yes, send me emails
mail-confirmed = Emails are on
mail-stop = No more emails
mail-stop-how = Your address is deleted from this game. You keep your seat.
mail-stop-do = Stop the emails
mail-stopped = You get no more emails
mail-none = Open the link in the email once more
mail-table = To the table
