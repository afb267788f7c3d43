# What the command line says; the words of a game are in its own files.
play-welcome = { $game }, seed { $seed }. Type the number of your answer, or help.
play-resumed = Resuming after { $count ->
    [one] 1 action
   *[other] { $count } actions
 }. Type the number of your answer, or help.
play-seat-human = { $name }: you
play-seat-bot = { $name }: computer ({ $level })
play-seat = Seat { $seat }
play-rule = rule { $rule }
play-list-again = (Press Enter to list the answers again.)
play-groups = Type a number or a name, or name your answer straight away.
play-back = (Press Enter to go back to the whole list.)
play-group-from = From { $place }
play-several = { $count } answers read like “{ $text }”: which one?
play-interrupted = Press Ctrl-C again to leave, or type quit. The game is saved.
play-input = {"> "}
play-unknown = There is no answer { $text }: type a number from 1 to { $count }, or help.
play-misread = { $problem } Type the number of an answer, its words, { $example }, or help.
play-offered = That is allowed: { $action }
play-refused = Not allowed (rule { $rule }): { $why }
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-sealed = That cannot be taken back: a die was rolled or a secret was shown.
play-undo-other = That cannot be taken back: another player has answered since.
play-saved = Saved: { $file }
play-save-failed = Not saved: { $problem }
play-save-usage = Name a file: save FILE
play-why-usage = Name an answer: why NUMBER, or why ANSWER such as { $example }
play-log-empty = Nothing has happened yet.
play-over = The game is over. { $count ->
    [0] Nobody has won.
    [one] Victory: { $winners }.
   *[other] Victory: { $winners }.
 }
play-stopped = The game was stopped after { $rounds } rounds: the computers did not finish it.
play-left = Saved. To resume: polemarch play { $game } --resume
play-left-unsaved = The game could not be saved: { $problem }
play-help =
    number or words    answer the question; the beginning of the words is enough, Tab completes them
    Enter              list the answers again
    undo               take back your last answer
    why NUMBER|ANSWER  why it is allowed or not, and under which rule
    goal               how to win, and how far everybody is
    board              show the position again
    place PLACE        all about a place: whose it is, who can come, what you can do there
    map PLACE          a place with its neighbours; alone, the places you are asked about
    log                show everything that has happened
    rules ID           read a rule or a section
    save FILE          save the game
    quit               leave; the game is saved, and --resume picks it up
play-goal = How to win
play-goal-party = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $target ->
    [none] { "" }
   *[other] {" "}of { $target }
 }
play-goal-chances = Within reach:
play-place-neighbours = Next to it:
play-place-reach = Can come:
play-place-possible = What you can do here:
play-place-usage = Name a place: place PLACE
play-place-unknown = There is no place “{ $text }”.
play-place-several = “{ $text }” could be: { $places }.
play-map-usage = Name a place: map PLACE
play-map-place = { $name }: { $facts }
play-map-more = … and { $count } more: map PLACE shows one of them with its neighbours.
replay-dice = The dice follow from the secret behind the commitment { $commitment } { $shares ->
    [0] alone.
    [one] and 1 share.
   *[other] and { $shares } shares.
 }
replay-share = Share { $number }: { $share }
replay-seed = Seed: { $seed }
replay-position = The game starts from a custom position.
replay-reseed = { $at ->
    [0] At the start
    [one] After 1 action
   *[other] After { $at } actions
 } the dice were replaced: from then on they do not follow from the commitment.
replay-agreed = { $at ->
    [0] At the start
    [one] After 1 action
   *[other] After { $at } actions
 } the players agreed to take new dice (entry { $entry } of the log): they follow from the first seed and that number.
replay-actions = All { $count } actions are legal.
replay-won = Won by seat { $winners }.
replay-unfinished = The game is not over.
