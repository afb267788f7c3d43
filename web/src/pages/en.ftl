# The words of the pages outside a table.

## Everywhere
skip-to-page = Skip to the content
pages = Pages
nav-games = Games
nav-tables = Tables
nav-rules = Rules
nav-about = About
nav-me = You
other-language = Français
to-dark = Dark theme
to-light = Light theme
footer = Free software. No advertising, no tracking, only the one cookie it needs.
again = Try again

## The games
game-antike = Antike
game-antike-about = Found cities, raise temples, sail the seas and be the first to gather the great personages of Antiquity.
game-antike-facts = 2 to 6 players · about 90 minutes · no dice
game-syracuse = Syracuse 415–413 BC
game-syracuse-about = Athens sends its fleet to Sicily: wall in Syracuse and starve it, or defend the city and destroy the expedition.
game-syracuse-facts = 2 players · about 2 hours · dice and secret stratagems
game-hellespont = Hellespont 411–410 BC
game-hellespont-about = Two fleets, one strait: whoever holds it decides whether Athens eats.
game-hellespont-facts = 2 players · about 2 hours · dice and secret stratagems
game-peloponnesian-war = The Peloponnesian War
game-peloponnesian-war-about = Twenty-seven years of war between Athens and Sparta, alone against the system or against each other.
game-peloponnesian-war-facts = 1 or 2 players · an evening · dice

## Front
front-title = Play the ancient world
learn = Guided first game
at-this-screen = Together at this screen
invite-friends = Invite friends, choose options
read-rules = Rules
all-tables = All my tables
starting = Setting up the board…

## Waiting
share-link = Share

## Lists of tables
list-mine = My tables
list-open = Open tables
list-live = Being played
list-over = Finished games
list-search = Search by name
list-more = More
list-game = Game
list-any-game = All games
none-mine = You are not at any table yet. Choose a game and play against the computer, or make a table and send its link to a friend.
none-open = Nobody is looking for players right now. Make a public table and others will find it here.
none-live = No public game is being played right now. Start one, and people can watch.
none-over = No public game has been finished yet. Finished games can be replayed here, move by move.
none-found = No table has this in its name. Try something shorter.
make-table = Make a table
turn-yours = Your turn
turn-others = Others to play
table-open = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-over = over
table-closes = { $days ->
    [0] will be closed today: open it to keep it
    [one] will be closed tomorrow: open it to keep it
   *[other] will be closed in { $days } days: open it to keep it
}
table-number = { $count ->
    [one] one action
   *[other] { $count } actions
}
seats-are-bots = { $count ->
    [one] computer
   *[other] { $count } computers
}
seat-is-free = free seat

## A new table
new-title = A new table
new-which = Which game?
new-scenario = Scenario
new-usual = usual
new-count = Players
new-seats = Seats
new-seat = Seat { $number }
new-me = Me
new-open = Free: for whoever comes by link or list
new-bot-greedy = Computer: plays to win
new-bot-random = Computer: plays at random, easy to beat
new-who-sees = Who can find it
new-link = Only people who have the link
new-public = Everybody: it is listed under open tables, and anybody can watch
new-name = Name of the table (optional)
new-make-start = Start the game
new-make-wait = Make the table and get the link
new-no-me = You have no seat: give yourself one to play, or watch the computer play.

## You
me-title = You
me-guest = You are playing as { $name }, a guest known only to this browser. With a name and a password you find your tables again on every device.
me-account = You are logged in as { $name }.
me-nobody = You need no account to play. With one you keep your tables and find them again on every device.
me-claim = Make an account
me-login = Log in
me-logout = Log out
me-name = Name
me-name-help = 3 to 24 letters of one alphabet, digits, single spaces, hyphens or full stops. Others can see it.
me-password = Password
me-password-help = 8 to 128 characters.
me-settings = Settings
me-notify-denied = Your browser blocks notifications from this page; allow them in its settings first.
me-change-password = Change the password
me-old-password = Current password
me-new-password = New password
me-password-changed = Changed. You have been logged out everywhere else, and tokens of programs have ended: make new ones.
me-sessions = Where you are logged in
me-session-here = here
me-session-seen = last seen { $when }
me-session-end = Log out there
me-tokens = Access for programs
me-tokens-about = With a token, a bot of yours acts in your name. Keep it as safe as a password. A new password ends all tokens.
me-token-name = What it is for
me-token-make = Make a token
me-token-once = Copy it now; it will not be shown again:
me-token-withdraw = Revoke
me-no-tokens = You have none. How programs talk to the server is described at /api.
me-locked = This account is locked. Ask whoever runs this server.
me-token-scope = What it may do
me-scope-read = look only
me-scope-play = play
me-scope-all = play and manage the account
me-token-days = How long it holds
me-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
me-token-forever = no end
me-token-until = until { $when }
me-token-ended = ended
me-token-created = made { $when }
me-token-used = last used { $when }
me-token-unused = never used
me-blocks = Blocked people
me-blocks-about = What they say is not shown to you, their rematches give you no seat, and they cannot sit down at your tables. Block somebody in the chat of a table.
me-no-blocks = You have blocked nobody.
unblock = Unblock
unblock-name = Unblock { $name }
rematch-given = Somebody wants to play again and keeps a seat for you.
decline-name = Decline: { $name }
notice = Notice
notice-put-away = Close
me-delete = Delete my account
me-delete-about = Removes your name, settings, notes and tokens for good. You leave your tables; those where nobody else has played are deleted, other finished games stay without your name.
me-delete-sure = Delete everything about me. This cannot be undone.

## Rules
rules-of = Rules of { $game }
rules-note = The rules in our own words, with the numbers that questions and refusals refer to.

## About
about-title = About Polemarch
about-1 = Polemarch is a place to play board games of the ancient world with every rule enforced: you are always told what you can do, and nothing else is possible. Every refusal names its rule.
about-dice-title = Fair dice
about-dice = Before a game the server commits itself to a secret number by publishing its fingerprint, and every player adds a number. All dice follow from these together; after the game the page checks that the server kept its word. Nobody, not even the server's owner, can choose a roll.
about-secret-title = What is hidden stays hidden
about-secret = The server sends each player only what that player may know. There is nothing to find in the page or on the wire.
about-privacy-title = You and your data
about-privacy = One cookie, so that the server recognises you; no tracking, no requests to anybody else. Under “You” you can delete everything about yourself at once.
about-keys-title = Keyboard and screen readers
about-keys = Everything can be done with the keyboard: Tab moves through what can be chosen, number keys give answers, / lets you type them, ? lists all keys. The board is also a list of places with what stands there.
about-programs-title = Bots and programs
about-programs = Whatever this page does, a program can do as well. It is described at
about-source-title = Free software
about-source = Under the MIT or the Apache 2.0 licence, as you like. The games are the work of their authors and publishers; Polemarch contains none of their text or pictures.

## When something fails
unloaded = This page could not be loaded
unloaded-why = The connection may be lost, or the server has a newer page by now. Nothing was lost: games are kept on the server.
failed-closing = The server cannot be reached or is restarting. Nothing was lost: everything that was confirmed is stored. Try again in a moment.
failed-too-many = That was too much at once. Nothing was changed. Wait a moment and try again.
failed-read-only = The server's disk is full, so nothing new can be stored. Nothing was lost. Tell whoever runs this server.
failed-internal = Something went wrong on the server, and it has been noted. Nothing was changed. Try again; if it happens again, tell whoever runs this server.
failed-credentials = Wrong name or password. Nothing was changed.
failed-taken = This name is taken or reserved, or looks like somebody else’s. Nothing was changed; choose another one.
failed-unknown = The server does not recognise this browser any more. Log in again, or go on as a guest from the front page.
failed-missing = It does not exist, or not any more. Check that the link is complete.
failed-other = That was refused, and nothing was changed: { $why }

## Guided first game
learn-title = { $game }: your first game
learn-about = { $count } short steps on a real board, against the computer, with real decisions. It takes about ten minutes; you can leave at any time and continue later.
learn-table = Guided first game: { $game }
learn-begin = Start
learn-go-on = Continue at step { $step } of { $count }
learn-anew = Start over
learn-next = Next
learn-leave = Leave
learn-leave-note = You can continue later
learn-play-on = Play on without the guide
learn-wait = The others are playing; watch the map.
learn-free = Choose whatever you like: everything that glows is allowed.
learn-finished = That is all you need to know. Play this game to its end, or start a new one.
learn-over = The game is over. You know enough for the next one!
