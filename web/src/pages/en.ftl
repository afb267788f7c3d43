# The words of the pages outside a table.

## Everywhere
skip-to-page = Skip to the content
pages = Pages
nav-games = Games
nav-tables = Tables
nav-rules = Rules
nav-about = About
nav-me = Account
other-language = Français
to-dark = Dark theme
to-light = Light theme
footer = Free software. No advertising, no tracking, only the one cookie it needs.
again = Try again

## The games
game-antike = Antike
game-antike-about = Found cities, raise temples, sail the seas and be the first to win over the great personages of Antiquity.
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
quick-side = You lead
quick-opponent = Opponent
quick-system = the system
quick-bot = { $level ->
    [random] at random
    [greedy] beginner
    [search-1] recruit
    [search-2] hoplite
    [search-3] captain
    [search-4] general
    [search-5] polemarch
   *[other] { $level }
}
side-athens = Athens
side-syracuse = Syracuse
side-sparta = Sparta
side-dealt = nation by lot
side-chosen = my choice
at-this-screen = On one screen
invite-friends = Invite friends, choose options
read-rules = Rules
all-tables = All my tables
starting = Setting up the board…

## Waiting
share-link = Share

## Lists of tables
list-mine = My tables
list-open = Open tables
list-live = Games in progress
list-over = Finished games
list-hidden = Hidden tables
list-search = Search by name
list-more = More
list-game = Game
list-any-game = All games
none-mine = You are not at any table yet. Choose a game and play against the computer, or create a table and send its link to a friend.
none-open = Nobody is looking for players right now. Create a public table and others will find it here.
none-live = No public game is in progress. Start one, and people can watch.
none-over = No public game has been finished yet. Finished games can be replayed here, move by move.
none-hidden = You have hidden no table. A table that you hide under “My tables” goes on and can be found here.
none-found = No table has that name. Try something shorter.
make-table = Create a table
turn-yours = Your turn
turn-others = Waiting for the others
table-open = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-ready = Ready to start
table-full = Waiting for the host
table-won = You won{ $resigned ->
    [yes] {" "}by resignation
   *[no] {""}
}
table-lost = You lost{ $resigned ->
    [yes] {" "}by resignation
   *[no] {""}
}
table-others = { $names } won{ $resigned ->
    [yes] {" "}by resignation
   *[no] {""}
}
table-draw = Nobody won
table-closed = Closed
table-abandoned = Closed: nobody came
table-hide = Hide
table-hide-about = Takes the table out of your list. Nothing else changes: you find it under “Hidden tables”.
table-show = Show again
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
new-usual = default
new-first = a good first game
new-count = Players
new-players = { $count ->
    [one] 1 player, against the game’s own system
   *[other] { $count } players
}
new-players-nations = { $count } players, { $nations } nations
new-players-two-each = { $count } players, two nations each
new-seats = Players
new-player = Player { $number }
new-alone = You
new-options = Options
new-options-usual = all at their defaults
new-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
new-me = Me
new-open = Open: anyone can take it by link or from the list
new-bot = { $level ->
    [random] Computer at random: makes any move
    [greedy] Computer, beginner: takes what looks best at once
    [search-1] Computer, recruit: plans its moves and misjudges many
    [search-2] Computer, hoplite: plans its moves and misjudges some
    [search-3] Computer, captain: plays its moves out before it makes them
    [search-4] Computer, general: plays more moves out, further ahead
    [search-5] Computer, polemarch: the strongest, takes its time
   *[other] Computer: { $level }
}
new-who-sees = Who can find it
new-link = Only people with the link
new-public = Everyone: it is listed under open tables, and anyone can watch
new-name = Name of the table (optional)
new-make-start = Start the game
new-make-wait = Create the table and get the link
new-no-me = You have no seat: take one to play, or watch the computer play.

## You
me-title = Account
me-guest = You are playing as { $name }, a guest known only to this browser. With a name and a password you can reach your tables from any device.
me-guest-name = What others see
me-guest-name-keep = Use this name
me-guest-name-kept = You are called that from now on.
me-account = You are logged in as { $name }.
me-nobody = You do not need an account to play. With one you can reach your tables from any device.
me-claim = Create an account
me-login = Log in
me-logout = Log out
me-name = Name
me-name-help = 3 to 24 letters of one alphabet, digits, single spaces, hyphens or full stops. Others can see it.
me-password = Password
me-password-help = 8 to 128 characters.
me-settings = Settings
me-notify-denied = Your browser blocks notifications from this page. Allow them in its settings first.
me-change-password = Change the password
me-old-password = Current password
me-new-password = New password
me-password-changed = Changed. You have been logged out everywhere else, and your tokens are no longer valid: create new ones.
me-sessions = Where you are logged in
me-session-here = here
me-session-seen = last seen { $when }
me-session-end = Log out there
me-tokens = Access for programs
me-tokens-about = With a token, your own bot can act in your name. Keep it as safe as a password. Changing your password revokes all tokens.
me-token-name = What it is for
me-token-make = Create a token
me-token-once = Copy it now; it will not be shown again:
me-token-withdraw = Revoke
me-no-tokens = You have none. How programs talk to the server is described at /api.
me-locked = This account is locked. Ask whoever runs this server.
me-token-scope = What it may do
me-scope-read = read only
me-scope-play = play
me-scope-all = play and manage the account
me-token-days = Valid for
me-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
me-token-forever = no limit
me-token-until = until { $when }
me-token-ended = expired
me-token-created = created { $when }
me-token-used = last used { $when }
me-token-unused = never used
me-blocks = Blocked people
me-blocks-about = You do not see their messages, their rematches keep no seat for you, and they cannot join your tables. You can block someone in a table's chat.
me-no-blocks = You have not blocked anyone.
unblock = Unblock
unblock-name = Unblock { $name }
rematch-given = Someone wants to play again and keeps a seat for you.
decline-name = Decline: { $name }
notice = Notice
notice-put-away = Close
me-delete = Delete my account
me-delete-about = Removes your name, settings, notes and tokens for good. You leave your tables; those where nobody else has played are deleted, other finished games stay without your name.
me-forget = Forget me
me-forget-about = You have no account, only this browser knows you. Forgetting removes your name, settings and notes for good. You leave your tables; those where nobody else has played are deleted, other finished games stay without your name.
me-delete-sure = Delete everything about me. This cannot be undone.

## Rules
rules-of = Rules of { $game }
overview = The game on one page
overview-goal = What you are trying to do
overview-board = The board
overview-picture = The board at the start of a game, with numbers that the list explains
overview-example = A turn as an example
rules-note = The rules in our own words. Questions and refusals cite these numbers.

## About
about-title = About Polemarch
about-1 = Polemarch is a place to play board games of the ancient world with every rule enforced: you are always told what you can do, and nothing else is possible. Every refusal names its rule.
about-dice-title = Fair dice
about-dice = Before a game the server commits itself to a secret number by publishing its fingerprint, and every player adds a number. All dice follow from these together; after the game the page checks that the server kept its word. Nobody, not even the server's owner, can choose a roll.
about-secret-title = What is hidden stays hidden
about-secret = The server sends each player only what that player may know. There is nothing to find in the page or on the wire.
about-privacy-title = You and your data
about-privacy = One cookie, so that the server recognises you; no tracking, no requests to anyone else. Under “Account” you can delete everything about yourself at once.
about-keys-title = Keyboard and screen readers
about-keys = Everything can be done with the keyboard: Tab moves through what can be chosen, number keys give answers, / lets you type them, ? lists all keys. The board is also a list of places with what is there.
about-programs-title = Bots and programs
about-programs = Whatever this page does, a program can do as well. It is described at
about-source-title = Free software
about-source = Under the MIT or the Apache 2.0 licence, as you like. The games are the work of their authors and publishers; Polemarch contains none of their text or pictures.

## When something fails
unloaded = This page could not be loaded
unloaded-why = The connection may be lost, or the server may have a newer version of the page. Nothing was lost: games are kept on the server.
failed-closing = The server cannot be reached or is restarting. Nothing was lost: everything that was confirmed is stored. Try again in a moment.
failed-too-many = That was too much at once. Nothing was changed. Wait a moment and try again.
failed-read-only = The server's disk is full, so nothing new can be stored. Nothing was lost. Tell whoever runs this server.
failed-internal = Something went wrong on the server, and it has been noted. Nothing was changed. Try again; if it happens again, tell whoever runs this server.
failed-credentials = Wrong name or password. Nothing was changed.
failed-taken = This name is taken or reserved, or looks like someone else’s. Nothing was changed; choose another one.
failed-unknown = The server no longer recognises this browser. Log in again, or continue as a guest from the front page.
failed-missing = It does not exist, or no longer exists. Check that the link is complete.
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
learn-play-on = Continue without the guide
learn-wait = The others are playing. Watch the map.
learn-free = Choose whatever you like: everything that glows is allowed.
learn-finished = That is all you need to know. Play this game to its end, or start a new one.
learn-over = The game is over. You know enough for the next one!
