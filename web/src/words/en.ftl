# The page's own words. Sentences of the games come from their crates.

## Everywhere
loading = A moment …
close = Close
copied = Copied
send = Send
to-front = To the front page
language = Language
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
not-found = There is no such page.

## Front
front-motto = Games of the ancient world, with every rule enforced.
play-now = Play now against the computer
invite = Invite friends
your-turn = Your turn

## Table
more-counters = { $count ->
    [one] One more counter
   *[other] { $count } more counters
}
map = Map
zones = Zones of the map
zoom-in = Closer
zoom-out = Further away
zoom-reset = The whole map
seats = Seats
seat = Seat { $seat }
seat-open = free
seat-left = has left
seat-open-again = Open this seat again
seat-to-computer = Let the computer play
bot-level = { $level ->
    [random] at random
    [greedy] with a plan
   *[other] { $level }
 }
seat-bot = computer ({ bot-level })
you = you
present = is here
absent = is not here
is-asked = is asked
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
reconnecting = The line is lost: reconnecting …
table-of = { $host }’s table
table-of-nobody = A table
table-broken = This table cannot be shown
seats-free = { $count ->
    [one] One seat is free: send the link to a friend.
   *[other] { $count } seats are free: send the link to your friends.
}
all-seated = Everybody is here.
sit = Sit down
start = Begin
close-table = Close the table
host-starts = The host begins the game.
leave = Leave

## Decision
decision = Decision
waiting = A moment …
others-asked = { $who } to decide.
over-won = The game is over: { $winners } won{ $cause ->
    [resignation] {" "}because the others gave up
   *[other] {""}
}.
over-draw = { $cause ->
    [closed] The table was closed.
   *[other] The game is over: nobody has won.
}
step = One step
skip = Skip { $count ->
    [one] one action
   *[other] { $count } actions
}
confirm-turn = Your turn is over as soon as you confirm it.
confirm = Confirm
open-rule = Open the rule
chosen-so-far = { $count ->
    [one] One answer is left. A step back:
   *[other] { $count } answers are left. A step back:
}
choose-on-board = { $count ->
    [one] One answer is on the board, where it glows.
   *[other] { $count } answers are on the board, where it glows.
}
list-all = List all { $count }
irreversible = cannot be taken back
undo = Take back
redo = Do again
reset = Begin the turn anew
typed = Type an answer
typed-example = Beginnings of words, such as: mov ath
typed-none = No answer begins like this.
program = Answer in advance
program-how = Whenever this question comes again, the answer is given for you, until the facts change or the number is used up.
program-times = At most so many times
program-none = The answers to this question cannot be given in advance.
program-do = Answer so
program-own = Answered for you now
program-left = { $times ->
    [one] once more
   *[other] { $times } times more
}
program-withdraw = Withdraw what was given in advance
curtain = Now it is { $name }
curtain-how = Change places: nobody else should look.
curtain-open = I am here
keys = Keys
key-answers = Give the answer with this number
key-tab = Go through what can be chosen
key-enter = Choose, confirm
key-escape = A step back
key-typed = Type an answer
key-undo = Take back, do again
key-help = Show or hide this list

## Log and rules
log-more = { $count } earlier
log-none = Nothing has happened yet.
rules-search = Search the rules
rules-none = No rule has these words.
rules-failed = The rules could not be loaded. Reload the page.

## Chat and notes
chat-none = Nobody has said anything yet.
chat-spectators = Here those who watch speak among themselves.
chat-say = Say something
notes-empty = What you write here only you can read.
notes-yes = Saved.
notes-no = Saving …
notes-failed = Not saved: write again when the line is back.

## Looking back
replay-at = After { $now } of { $last } actions
replay-back = One action back
replay-on = One action on
replay-phase-back = To the phase before
replay-phase-on = To the next phase
replay-play = Play
replay-pause = Pause
replay-present = To the present
looking-back = Looking back: action { $now } of { $last }
copy-moment = Copy the link to this moment
fork = Play on from here
fork-note = Makes a table of your own from this moment; computers take the other seats.

## Dice
fair-how = Before the game the server promises a secret by its digest. Every player adds a random number; secret and numbers together give all dice. After the game the secret is shown, and this page checks it.
fair-commitment = Promise
fair-share = Number added by { $name }
fair-no-share = None: computers add nothing.
fair-secret = Secret
fair-seed = Seed of the dice
fair-kept = The secret is the one that was promised.
fair-broken = The secret is not the one that was promised!
fair-seed-right = The seed follows from the secret and all numbers.
fair-seed-wrong = The seed does not follow from them!
fair-fork = This table tries a position of another game out. Its dice were made anew for it, and nobody has promised them.
fair-later = The secret is shown when the game is over.

## Menu and proposals
copy-link = Copy the link
ask-me = Ask me before my turn passes
ask-me-not = Do not ask me before my turn passes
ask-draw = Propose a draw
ask-back = Propose to go back to action { $number }
ask-replace = Propose a computer for { $name }
ask-open = Propose to open the seat of { $name }
resign = Give up
resign-sure = Give up as { $name }: sure?
rematch = Rematch with seats exchanged
download = Save the game as a file
follow = The map follows events
animate = Things move on the board
notify = Tell me when it is my turn
offer-draw = { $by } proposes a draw.
offer-back = { $by } proposes to go back to action { $number }; new dice are taken then.
offer-open = { $by } proposes to open the seat of { $whom }.
offer-bot = { $by } proposes a computer ({ bot-level }) for { $whom }.
agree = Agree
refuse = Refuse
withdraw = Withdraw
modifiers = Modifiers
