# The page's own words. Sentences of the games come from their crates.

## Everywhere
loading = One moment…
close = Close
copied = Copied
send = Send
to-front = Back to the front page
language = Language
theme = Theme
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
not-found = There is nothing here

## Front
front-motto = Games of the ancient world, with every rule enforced.
play-now = Play now
invite = Invite friends
your-turn = Your turn

## Table
more-counters = { $count ->
    [one] One more counter
   *[other] { $count } more counters
}
map = Map
zones = Zones of the map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = The whole map
seats = Seats
seat = Seat { $seat }
seat-open = free
seat-left = has left
seat-open-again = Free this seat
seat-put-out = Remove
put-out-list = You have removed:
admit = Let back in
admit-name = Let { $name } back in
you-are-out = The host has removed you from this table. You can still watch.
decline = Decline
decline-and-block = Decline and block { $name }
decline-about = You leave this table, and no other rematch of that game will keep a seat for you.
block = Block
block-name = Block { $name }
seat-to-computer = Give it to the computer
bot-level = { $level ->
    [random] plays at random
    [greedy] beginner
    [search-1] recruit
    [search-2] hoplite
    [search-3] captain
    [search-4] general
    [search-5] polemarch
   *[other] plays to win
 }
seat-bot = computer{ $level ->
    [random] , at random
    [greedy] , beginner
    [search-1] , recruit
    [search-2] , hoplite
    [search-3] , captain
    [search-4] , general
    [search-5] , polemarch
   *[other] {""}
}
bot-thinks = is thinking…
you = you
present = is here
absent = is away
is-asked = is deciding
phases = Phases
menu = Menu
panels = Panels
panel = State
log = Log
rules = Rules
chat = Chat
notes = Notes
replay = Replay
fair = Dice
reconnecting = Connection lost: reconnecting…
table-of = { $host }’s table
table-of-nobody = A table
table-forked = Variation from action { $number }
table-forked-named = { $name }, from action { $number }
table-broken = This table cannot be shown
seats-free = { $count ->
    [one] One seat is free: send the link to a friend.
   *[other] { $count } seats are free: send the link to your friends.
}
all-seated = Everyone is here.
all-seated-host = Everyone is here: you can start the game.
waiting-for-people = All seats are taken. Not here right now: { $names }.
invited = { $name } has kept a seat free for you.
somebody = Someone
start-when-full = The game can start when every seat is taken.
start-when-here = The game can start when everyone has opened this page once.
closed-unbegun = This table was closed before the game began.
rematch-offer = Rematch?
rematch-offered = { $name } would like to play again.
rematch-accept = Go to the new table
sit = Take this seat
start = Start the game
close-table = Close the table
host-starts = The host will start the game.
leave = Leave

## Decision
decision = Decision
waiting = One moment…
answered-for-you = You have nothing to choose here. The answer is given for you in a moment.
others-asked = Waiting for { $who }{ $phase ->
    [none] {""}
   *[other] {" "}({ $phase })
}.
over = The game is over.
step = Next step
faster = Faster
pace = Pace of the others’ turns
pace-slow = slow
pace-usual = normal
pace-fast = fast
skip = Skip { $count ->
    [one] one action
   *[other] { $count } actions
}
confirm-turn = Your turn ends when you confirm it. Until then you can undo.
confirm = End my turn
open-rule = Read this rule
chosen-so-far = { $count ->
    [one] One option left.
   *[other] { $count } options left.
}
choose-on-board = { $count ->
    [one] One option on the board: choose what glows.
   *[other] { $count } options on the board: choose what glows.
}
step-back = Step back
answers-search = Search the answers
stacks = Stacks: who is where
stacks-search = Search places and units
stacks-none = Nobody there fits.
stack-empty = Nobody is here.
list-all = List all { $count }
more-answers = { $count ->
    [one] 1 more answer
   *[other] { $count } more answers
}
all-lasting-chance = Whatever you choose cannot be undone.
all-lasting-turn = After your choice the others play.
all-lasting-reply = After your choice the others may respond, then you go on.
lasting-chance = cannot be undone
lasting-turn = then the others play
lasting-reply = the others may respond, then you go on
not-now = You cannot choose this now.
undo = Undo
undo-alone = Back to your last decision. The dice stay the same: the same answer brings the same roll.
undo-not = { $why ->
    [answered] Somebody else has answered since your last decision. You can propose going back in the menu.
    [shown] A die has been rolled or a secret shown since your last decision. You can propose going back in the menu.
   *[nothing] You have not decided anything yet that could be undone.
}
redo = Redo
reset = Start the turn over
typed = Type an answer
typed-example = First letters are enough, such as: mov ath
typed-none = No answer starts like this.
program = Answer in advance
program-how = Whenever this question comes up again, this answer is given for you, until the situation changes or the number is used up.
program-times = At most this many times
program-none = This question cannot be answered in advance.
program-do = Answer like this
program-own = Being answered for you
program-left = { $times ->
    [one] once more
   *[other] { $times } more times
}
program-withdraw = Cancel all answers given in advance
hand-look = Look at the hand of { $name }
hand-how = Two share this screen: whoever else sits there looks away. Hidden again when { $name } is not asked any more.
hand-more = { $name } has more to choose from: look at the hand first, or pass.
each-hint = Each: { $hint }
pass-together = Nobody plays anything this turn
keys = Keys
key-answers = Give the answer with this number
key-tab = Move through everything that can be chosen
key-enter = Choose, confirm
key-escape = Go back
key-stacks = Open a stack
key-typed = Type an answer
key-undo = Undo, redo
key-arrows = From one place of the map, or sign of a panel, to the next
key-card = Go into the card of what is focused
key-help = Show or hide this list

## Log and rules
log-more = Show { $count } earlier entries
log-new = New
log-counters = Counters
since = Since your last turn
since-points = { $name }: { $now } points, { $then } before
since-again = Watch it again
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
fair-deal = Deal
last-roll = Last roll: { $dice }
result = Result
result-you-won = You have won!
result-won = { $game ->
    [antike] The { $winners } have won
   *[other] { $count ->
        [one] { $winners } has won
       *[other] { $winners } have won
    }
}
result-you-lost = You have lost
result-draw = Nobody has won
result-resigned = { $who ->
    [you] You resigned.
    [others] The others resigned.
   *[name] { $game ->
        [antike] The { $name } resigned.
       *[other] { $name } resigned.
    }
}
result-cause = { $cause ->
    [agreement] The players agreed on a draw.
    [abandoned] The table was closed because nobody had played here for a long time.
    [deserted] The last player resigned.
   *[closed] The table was closed.
}
result-who = Player
result-points = Points
result-course = Points over the turns
result-turns = Turning points
result-turn = Turn { $turn }: { $kind ->
    [lead] the lead passes to { $name }
   *[other] { $name } gains { $by } points
}
result-end = At the end
result-turn-begins = Before turn { $turn }
result-separator = {", "}
result-luck = Luck of the dice
result-dice = { $name }: { $dice ->
    [one] 1 die, { $rolled } in all, { $mean } expected
   *[other] { $dice } dice, { $rolled } in all, { $mean } expected
}
log-none = Nothing has happened yet.
rules-search = Search the rules
rules-none = No rule contains these words.
rules-failed = The rules could not be loaded. Reload the page.

## Chat and notes
chat-none = Nobody has said anything yet.
chat-spectators = Only spectators read this.
chat-unread = { $count ->
    [one] new message
   *[other] new messages
}
chat-say = Say something
notes-empty = Only you can read what you write here.
notes-yes = Saved.
notes-no = Saving…
notes-failed = Not saved. Try again when the connection is back.

## Looking back
replay-at = After { $now } of { $last } actions
replay-back = One action back
replay-on = One action forward
replay-phase-back = To the previous phase
replay-phase-on = To the next phase
replay-play = Play
replay-pause = Pause
replay-present = Back to the present
looking-back = Looking back: action { $now } of { $last }
copy-moment = Copy the link to this moment
fork = Play on from here
fork-note = Makes a table of your own that starts from this moment; the computer takes the other seats.

## Dice
fair-how = Before the game the server commits itself to a secret by publishing its fingerprint. Each player adds a random number; the secret and these numbers together decide every roll. After the game the secret is revealed, and this page checks it.
fair-commitment = Fingerprint of the secret
fair-share = Number added: { $name }
fair-no-share = None: the computer adds nothing.
fair-secret = Secret
fair-seed = Seed of the dice
fair-kept = The secret matches the fingerprint.
fair-broken = The secret does not match the fingerprint!
fair-seed-right = The seed follows from the secret and all the numbers.
fair-seed-wrong = The seed does not follow from them!
fair-fork = This table tries out a position of another game. Its dice were made for it, and nobody committed to them.
fair-later = The secret is revealed when the game is over.

## Menu and proposals
copy-link = Copy the link
ask-me = Ask me before my turn ends
ask-useful = Ask me only when I can do something
ask-useful-about = Where you could only pass, it is done for you. Against people it takes as long as if you had passed yourself.
go-back = Go back to action { $number }, with new dice
replace-later = You can propose someone else for { $name } once this player has left, or has not answered for { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
ask-draw = Propose a draw
ask-back = Propose going back to action { $number }
ask-replace = Propose that the computer play { $name }
ask-open = Propose freeing { $name }’s seat
resign = Resign
resign-sure = Resign as { $name }?
rematch = { $seats ->
    [one] Play again
   *[other] Rematch, seats swapped
}
analysis = Analysis
watch-again = Watch it again
other-games = Other games
download = Save the game as a file
follow = Move the map to the action
animate = Animate the board
notify = Notify me when it is my turn
reopen = Reopen the table
closes-in = Nobody has played here for a long time. The table will be closed in { $days ->
    [0] less than a day
    [one] about one day
   *[other] about { $days } days
} unless one of its players comes back.
set-aside = This table made the server fail twice and is now read-only. The administrator can reopen it.
offer-draw = { $by } proposes a draw.
offer-back = { $by } proposes going back to action { $number }, with new dice.
offer-open = { $by } proposes freeing { $whom }’s seat.
offer-bot = { $by } proposes that the computer ({ bot-level }) play { $whom }.
agree = Agree
refuse = Refuse
withdraw = Withdraw
modifiers = Modifiers

## Cards
goal = Goal
goal-ways = How to win
goal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
goal-of = { $points } of { $target }
goal-chances = Within reach
goal-progress = { $have } of { $need }
goal-failed = The goal could not be loaded.
card-now = Now you can
card-more = { $count ->
    [one] One more answer
   *[other] { $count } more answers
}
card-possible = What can be done here
card-reach = Your units that can come
card-reach-more = { $count ->
    [one] One more group
   *[other] { $count } more groups
}
card-neighbours = Next to it
rules-overview = The game on one page, with its board and an example
rules-contents = Contents
