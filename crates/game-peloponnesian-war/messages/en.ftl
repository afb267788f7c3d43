# The Peloponnesian War in English. How a sentence is found: crates/engine/src/message.rs.
#
# A message that is referred to inside another one sees the same arguments: the `word-…` messages at the end are shared wordings.


## The game, its scenarios and its options

game-title = The Peloponnesian War
game-blurb = Lead Athens or Sparta against a system that plays the other side, until your success makes you change sides; or play against a friend.

scenario-peloponnesian-war = The Peloponnesian War: 431-402 BC, ten turns
scenario-archidamian-war = The Archidamian War: 431-423 BC, three turns
scenario-decelean-war = The Decelean War: 416-408 BC, three turns
scenario-fall-of-athens = The Fall of Athens: 413-402 BC, four turns

option-sicily = Athens' income from all of Sicily
option-sicily-100 = 100 talents, as the rules say
option-sicily-1000 = 1000 talents, as the player aid says
option-athens-leader = A leader for battles at Athens
option-athens-leader-no = Only if one is there
option-athens-leader-yes = One is drawn if none is there
option-passing = When the system lacks money or troops
option-passing-strict = It passes, to the letter of the rules
option-passing-lenient = It does what it can
option-control = When control of a space changes
option-control-administrative = In the Administrative Phase, to the letter of the rules
option-control-at-once = At once, whenever a rule asks
option-cavalry = Athenian cavalry behind the Long Walls in combat
option-cavalry-own-city = It reaches its own city only
option-cavalry-both-cities = It reaches Athens and Piraeus
option-half = The bonus for half Spartan hoplites or Athenian ships
option-half-whole-side = Half of all points of the side
option-half-arm = Half of the land troops, or of the ships
option-deaths = Leaders dead at set-up and event 11
option-deaths-in-play = They do not count towards the 3
option-deaths-from-set-up = They count towards the 3
option-lone-leader = A leader caught alone among friends
option-lone-leader-removed = The leader is out for the turn
option-lone-leader-with-friends = They fight at once under that leader
option-chance = Your equal routes and interceptors, order of battles and sieges
option-chance-for-system = Whatever helps the system, to the letter of the rules
option-chance-even = By an even die
option-surrender = Turns that make a surrender worth fewer points
option-surrender-war = All turns of the war, as in the long war
option-surrender-scenario = The turns of the scenario

tally-points = Victory points
tally-points-below-zero = Victory points below zero


## What is asked

prompt-operate = Begin an operation, or pass for the rest of the turn ({ $talents } talents left{ word-reserve }).
prompt-name-objective = Choose an objective for { $leader }.
prompt-approach = Try to raise a rebellion { in-objective } first, or send an army at once.
prompt-gather = Gather an army for { $leader } { in-at }, bound for { $objective }: { $army-count ->
        [0] no troops yet
       *[other] { $army }
    } ({ $talents } talents left{ word-reserve }).
prompt-leave-ashore = Too few ships. Choose who stays ashore { in-space } ({ $left } left to choose).
prompt-remain = Choose which point stays { in-space }.
prompt-go-home = Choose where one point of { word-sort } goes home.
prompt-levy = You may raise the levy: { $talents } talents.
prompt-build = You may build { $left ->
        [one] one point
       *[other] { $left } points
    } ({ $talents } talents left{ word-reserve }).
prompt-peace-build = In peacetime you may build { $left ->
        [one] one point
       *[other] { $left } points
    } ({ $talents } talents left{ word-reserve }).
prompt-intercept = You may try to intercept { $leader } { in-at }: { $army-count ->
        [0] he is alone
       *[other] { $army }
    }.
prompt-next-battle = Choose the next battle ({ word-group }).
prompt-next-siege = Choose the next siege ({ word-group }).


## Answers

action-pass = Pass
action-operate = Begin an operation
action-objective = Objective: { $space }
action-foment = Try to raise a rebellion first
action-send = Send an army
action-take = Take { each-units }
action-go = Go to { $space } to gather troops
action-go-by-open-sea = Go to { $space } by the open sea to gather troops
action-march = March to the objective
action-march-by-open-sea = March to the objective by the open sea
action-stop = Give up the operation here
action-leave = Leave one point of { word-sort } ashore
action-keep = Keep the { word-kind }
action-home = Home to { $space }
action-build = Build { word-sort }
action-done = Build nothing more
action-intercept = Intercept from { $from }
action-let-pass = Let them pass
action-battle = Battle: Athens { in-space }, Sparta { in-against }
action-siege = Siege of { $space }
action-raise-levy = Raise the levy
action-decline-levy = Do not raise the levy


## What happened: politics and planning

event-turn-began = Turn { $turn } begins.
event-side-rolled = Side determination: { $die } + confidence { $confidence } = { $total }. { $changed ->
        [yes] You change sides.
       *[no] You continue as { $side }.
    }
event-side-kept = Your confidence is { $confidence }: you continue as { $side }.
event-event-rolled = Random event, { $dice }: { $happening }.
event-event-impossible = { $happening } cannot happen now{ $again ->
        [yes] : roll again.
       *[no] .
    }
event-silver-mine = A silver mine ({ $die }): { $talents } talents for { $side }.
event-coup = A coup at Athens: its bellicosity will fall by 2, there is no levy this turn, { $talents } talents come in, and two rebellions break out.
event-thrace-turned = { $space } goes over to { $side }.
event-persia-entered = Persia joins Sparta and pays it { $talents } talents a turn.
event-persian-cavalry = Iasus is in Spartan hands: { $count ->
        [0] no cavalry can gather at Sardis
       *[other] { $count } allied cavalry gather at Sardis
    }.
event-plague = Plague at Athens: { $count } hoplites die, new crews cost { $talents } talents.
event-alcibiades-moved = Alcibiades { $station ->
        [sparta] goes over to Sparta.
        [persia] flees to the Persians at Sardis.
        [athens] returns to Athens as a leader.
       *[exile] goes into exile.
    }
event-rebellion-rolled = Rebellion in the Delian League, { $dice }: { $space }.
event-no-rebellion = { $reason ->
        [confident] Athens is confident: no rebellion in its league.
       *[all-taken] No space of the table is left to rebel.
    }
event-rebelled = { $space } rebels.
event-spread-rolled = Does { $space } join the rising? { $die }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus }
    }: { $rebels ->
        [yes] yes.
       *[no] no.
    }
event-macedonia-joined = Macedonia goes over to { $side }.
event-civil-war = Civil war at Corcyra: its troops take no part in operations this turn.
event-neutral-joined = { $space } joins { $side }{ $units-count ->
        [0] { "" }
       *[other] , with { $units }
    }.
event-corcyra-left = Corcyra leaves the war.
event-deaths-threaten = The gods call for leaders: a side that rolls 1 to 3 in a battle this turn may lose its leader.
event-portent = { $die }: { $side } is frightened by an omen and may make only two operations this turn.
event-converted = Troops { in-space } change sides: { $units-count ->
        [0] there are no counters for them
       *[other] now { $units }
    }.
event-leader-drawn = { $side } draws { $leader } (of { $of }).
event-no-leader = { $side } has no leader to draw.
event-first-to-operate = { $side } makes the first operation{ $die ->
        [none] { "" }
       *[other] {" "}(die { $die })
    }.
event-strategy-kept = { $side } keeps its strategy: { word-strategy-of-side }.
event-strategy-rolled = { $side } chooses its strategy: { $die } + { $rating } for the leader{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus } for Alcibiades
    } = { $total }: { word-strategy-of-side }.
event-strategy-barred = { word-strategy-of-side } is barred by hostages: { $side } rolls again.
event-confidence-reset = Both confidence indices go back to 0.


## What happened: operations

event-passed = { $side } passes: { $reason ->
        [choice] by choice.
        [omens] bad omens.
        [no-leader] it has no leader.
        [no-objective] it has no legal objective.
        [no-army] it cannot raise the army it needs.
       *[two-operations] it may make only two operations.
    }
event-omens-rolled = Omens for { $side }: { $die }, { $bad ->
        [yes] bad.
       *[no] good.
    }
event-objective-named = { $leader } ({ $side }) sets out. Objective: { $objective }.
event-danger-seen = { $side } sees a danger: { $danger } ({ $space }).
event-danger-passed-over = { $side } cannot deal with { $space }: { word-obstacle }.
event-no-danger = { $side } sees no further danger and follows its strategy.
event-area-rolled = { word-strategy-of-side }, area die { $die }: { $area }.
event-objective-rolled = Objective die { $die }: { $space }.
event-objective-refused = { $space } is rerolled: { $reason ->
        [own] it is already in friendly hands.
        [occupied] enemy troops are in it.
        [coalition] no rebellion can be raised there.
        [entry-barred] it may not be entered.
       *[no-route] no route leads there.
    }
event-army-planned = { $side } calls for { word-planned-hoplites }{ word-planned-cavalry }{ word-planned-ships }: { $price } talents{ $missing ->
        [0] { "" }
       *[other] {" "}({ $missing } cavalry not available)
    }.
event-army-impossible = { $side } cannot send that army: { word-obstacle }.
event-fomented = { $side } tries to raise a rebellion { in-space }: { $die }, { $success ->
        [yes] the rebellion breaks out.
       *[no] without success.
    }
event-gathered = { $side } gathers { in-space }: { $units }{ $price ->
        [0] {""}
       *[other] , for { $price } talents
    }.
event-route-chosen = Route: { $route }{ $equal ->
        [one] { "" }
       *[other] {" "}(chosen from { $equal } equally good routes)
    }.
event-entered = { $leader } enters { $space }{ $units-count ->
        [0] {" "}alone
       *[other] {" "}with { $units }
    }.
event-ravaged = { $space } is ravaged.
event-storm-rolled = The open sea: { $die }, { $drowned ->
        [yes] { $alone ->
            [yes] a storm: { $leader } is out for the turn.
           *[no] a storm drowns the whole army; { $leader } is out for the turn.
        }
       *[no] a good crossing.
    }
event-left-ashore = Left ashore { in-space }: { $units }.
event-interception = { $side } tries to intercept { in-at } (force in { $from }): { $die ->
        [none] no roll needed
       *[other] { $die }
    }, { $success ->
        [yes] a skirmish.
       *[no] they slip through.
    }
event-leader-caught = { $leader } is caught alone and is out for the turn.
event-skirmish = Skirmish { in-at }: Athens { $athens }, Sparta { $sparta }.
event-lost = Lost { in-space }: { $units } ({ $cause ->
        [skirmish] in the skirmish
        [battle] in the battle
        [storm] in a storm at sea
        [siege] in the siege
        [plague] of the plague
        [helots] to the helots
        [no-counter] for want of counters on the other side
       *[left-war] their city leaves the war
    }).
event-battle-follows = The skirmish becomes a battle: { $by ->
        [dice] the dice add up to 11 or more.
        [land] the land forces are large enough.
       *[ships] the fleets are large enough.
    }
event-operation-ended = The operation { of-side } is over: { $reason ->
        [arrived] the objective is reached.
        [stopped] it is abandoned.
        [fomenting-failed] the rebellion failed.
        [leader-caught] the leader is out for the turn.
        [army-lost] the army has been lost.
        [storm] a storm at sea.
        [leader-dead] the leader is dead.
        [no-route] there is no route onward.
       *[no-troops] there are no troops to gather.
    }


## What happened: combat

event-battle-rolled = { $kind ->
        [naval] Battle at sea
       *[other] Battle on land
    } (Athens { in-at }, Sparta { in-against }): Athens rolls { $athens } for a total of { $athens_total }, Sparta rolls { $sparta } for a total of { $sparta_total }{ $lines-count ->
        [0] { "" }
       *[other] {" "}({ $lines })
    }. { $winner ->
        [none] It is a draw
       *[other] { $winner } wins the round
    }; losses: { $losses }.
each-lines = { $side } { $line ->
        [leader] leader
        [cavalry] cavalry
        [hoplites] hoplites
        [spartan-hoplites] Spartan hoplites
        [at-sparta] at Sparta
        [ships] ships
       *[athenian-ships] Athenian ships
    } { $by }
event-battle-ended = The battle { in-at } is { $winner ->
        [none] drawn.
       *[other] won by { $winner }.
    }
event-no-battle = There is no battle between { $space } and { $against }: land troops and ships do not fight each other.
event-leader-died = { $leader } ({ $side }) dies { $cause ->
        [battle] in battle.
       *[plague] of the plague.
    }
event-hostages-taken = { $side } takes hostages.
event-sent-home = Sent home from { $space }: { $units }.
event-siege-began = { $side } besieges { $space }.
event-siege-raised = The siege of { $space } is raised.
event-siege-broken = The siege of { $space } fails: { $reason ->
        [ships] the besieged have more ships.
       *[long-walls] the Long Walls hold while grain comes from the Euxine.
    }
event-siege-rolled = Siege of { $space } by { $side }: { $die }, leader { $rating }{ $modifier ->
        [0] { "" }
       *[other] , walls { $modifier }
    }, total { $total }: { $success ->
        [yes] it falls.
       *[no] it holds.
    }
event-confidence-moved = The confidence { of-side } is now { $value }.
event-points-scored = { $points } victory points; now { $total }.
event-first-to-choose = { $die }: { $side } chooses first.
event-staying-rolled = Does the army { of-side } stay { in-space }? { $die } + { $rating } = { $total }: { $stays ->
        [yes] it stays.
       *[no] all but one point go home.
    }
event-went-home = Home to { $space }: { $units }.
event-lost-on-the-way = Lost on the way home, with no place left to go: { $units }.


## What happened: rebellion, administration, armistice and surrender

event-quelled = The rebellion { in-space } is quelled.
event-helots-revolted = The helots revolt{ $first ->
        [yes] {" "}and kill { $units-count ->
            [0] nobody
           *[other] { $units }
        }
       *[no] {" "}still
    }.
event-helots-quiet = The helots are quiet again.
event-chios-back = Chios is friendly again; { $units } return from Samos.
event-income-line = { $side }, { word-income }: { $talents }.
event-income = { $side } takes in { $talents } talents and has { $treasury }.
event-levy-declined = { $side } does not raise the levy.
event-built = { $side } builds { word-sort }.
event-bellicosity-line = { $side }, { $item ->
        [confidence] confidence
        [damage] captured, ravaged and rebel spaces
        [event] an event
       *[helots] the helots
    }: { $by }.
event-bellicosity = The bellicosity { of-side } is { $value }.
event-surrendered = { $side } surrenders.
event-armistice-began = Armistice: { $die }{ $nicias ->
        [yes] , +1 for Nicias
       *[no] { "" }
    }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
event-hostages-freed = All hostages are freed.
event-peace-turn = Peace in turn { $turn }.
event-peace-ended = Both sides begin again with a bellicosity of { $value }.
event-land-recovered = The ravaged land recovers.
event-ended = The game is over: { $cause ->
        [surrender] a side has surrendered.
        [last-turn] the last turn is over.
        [side-change] you have changed sides.
       *[armistice] an armistice was made.
    } { $won ->
        [yes] You win with { $points } victory points.
        [no] You lose with { $points } victory points.
       *[none] { $winner ->
            [none] It is a draw.
           *[other] { $winner } wins.
        }
    }


## Why something is not allowed

refusal-game-over = The game is over.
refusal-not-your-decision = { $side } is deciding now: wait for your turn.
refusal-other-question = That answers another question: first answer the one being asked.
refusal-nobody-enters = No one may enter { $space }.
refusal-barred-by-hostages = The enemy holds hostages: { $space } cannot be an objective.
refusal-entry-barred = You may not enter { $space } while it is neutral.
refusal-cannot-foment = No rebellion can be raised in { $space }.
refusal-not-your-troops = Those are not your troops.
refusal-not-so-many-there = You can take only { $count } of them.
refusal-too-dear = That costs { $price } talents, more than you can spend.
refusal-reserve = That costs { $price } talents: Athens must keep its reserve.
refusal-take-first = Take some troops here before you go on.
refusal-nobody-to-take = There are no troops to take in { $space }.
refusal-no-way = No route leads to { $space }.
refusal-no-open-sea = The open sea is not a shorter route for this army.
refusal-not-among-them = There are none of those.
refusal-no-such-place = They cannot go home to { $space }.
refusal-no-counter = There is no counter left for it.
refusal-no-home = There is no place for a new point of this kind.
refusal-cannot-intercept = The force in { $from } cannot intercept here.
refusal-no-such-battle = There is no such battle in { $space }.
refusal-no-such-siege = There is no such siege in { $space }.

misread-answer = “{ $word }” is not an answer.
misread-space = There is no space “{ $word }”.
misread-nationality = There is no nationality “{ $word }”.
misread-kind = There is no kind of troops “{ $word }”.
misread-number = “{ $word }” is not a number.


## Worth knowing

hint-price = { $talents } talents; { $left } left.
hint-take = { $talents } talents; { $left } left.{ $way ->
        [open] { "" }
        [later] {" "}They will need enough ships to reach the objective.
       *[closed] { "" }
    }{ $closes-count ->
        [0] { "" }
       *[other] {" "}Ships cannot use land routes: you can no longer gather troops in { $closes }.
    }
hint-stop = It counts as an operation{ $talents ->
        [0] { "" }
       *[other] ; the { $talents } talents spent are lost
    }; { $taken ->
        [yes] the troops taken have moved this turn and stay here with their leader.
       *[no] { $free ->
            [yes] the leader may be drawn again.
           *[no] the leader stays where he is.
        }
    }
hint-levy = { $talents } more talents.
hint-route = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }{ $equal ->
        [one] { "" }
       *[other] , by one of { $equal } equal routes, as a die decides
    }{ $dangers ->
        [0] , no enemy zone
        [one] , 1 space in an enemy zone
       *[other] , { $dangers } spaces in enemy zones
    }{ $equal ->
        [one] { "" }
       *[other] { $dangers ->
            [0] { "" }
           *[other] {" "}on one of them
        }
    }{ $storm ->
        [none] { "" }
       *[other] ; a storm on { $storm } or more: the troops drown and the leader is out for the turn
    }{ $arrives ->
        [100] { "" }
       *[other] ; arrives { $arrives }% of the time
    }{ $unhurt ->
        [100] { "" }
       *[other] , without losses { $unhurt }%
    }{ $battle ->
        [0] { "" }
       *[other] ; fights a battle { $battle }%
    }.
hint-omens = Bad omens on { $die } or more.
hint-fomenting = { $talents } talents; it succeeds { $die ->
        [6] on a 6
       *[other] on { $die } or more
    }.
hint-objective = { $enemies ->
        [0] { $fortress ->
            [yes] Walled; no enemy inside
           *[no] No enemy there
        }
        [one] 1 enemy point there{ $fortress ->
            [yes] { $own_walls ->
                [yes] , outside your walls
               *[no] ; walled
            }
           *[no] { "" }
        }
       *[other] { $enemies } enemy points there{ $fortress ->
            [yes] { $own_walls ->
                [yes] , outside your walls
               *[no] ; walled
            }
           *[no] { "" }
        }
    }.
hint-interception = { $die ->
        [none] It succeeds without a roll
        [6] It succeeds on a 6
       *[other] It succeeds on { $die } or more
    }. { $skirmish ->
        [none] The leader is alone.
       *[other] A skirmish follows: each side rolls a die and loses a point on a { $skirmish }. { $fights ->
            [no] No battle comes of it: land troops and ships do not fight each other.
           *[yes] { $sure ->
                [yes] It becomes a battle: won { $wins }% of the time, lost { $loses }%.
               *[no] It becomes a battle only if the two dice add up to 11 or more: won { $wins }% of the time, lost { $loses }%.
            }
        }
    }
hint-battle = { word-fight }
hint-siege = { $faces ->
        [0] It cannot succeed.
        [one] It falls: 1 chance in 6.
       *[other] It falls: { $faces } chances in 6.
    }
hint-too-few-ships = { $ships ->
        [one] 1 ship cannot
       *[other] { $ships } ships cannot
    } carry { $land } land points: no route leads to the objective.
hint-no-way-on = With them the army cannot reach its objective.
hint-ends-at-once = The operation ends here at once: { $talents } talents are lost.
hint-keeps-reserve = You cannot take more: Athens keeps { $reserve } talents in reserve.
hint-alone = { $leader } goes alone. If caught ({ $caught }%), he is out for the turn and the operation is over.
hint-siege-in-vain = The siege of { $space } cannot succeed{ $broken ->
        [ships] : the besieged have more ships.
        [long-walls] : the Long Walls hold while grain comes from the Euxine.
       *[none] {" "}under this leader.
    }
hint-goes-home = After combat the army { in-space } goes home, except for one point, unless it rolls well: { $faces } chances in 6 that it stays.


## What is to be expected

odds = { $of ->
        [march] { odds-march }
        [battle] { odds-battle }
        [siege] { odds-siege }
       *[income] { odds-income }
    }
odds-march = From { $from } to { $to }{ $openSea ->
        [yes] {" "}by the open sea
       *[no] { "" }
    } for { $price } talents: { $way-count ->
        [0] they are already there
       *[other] { $way }
    }{ $routes ->
        [one] { "" }
       *[other] {" "}(a die decides among { $routes } equal routes; the chances cover all of them)
    }. { $threats-count ->
        [0] No enemy can intercept them{ $openSea ->
            [yes] { "" }; they escape the storm { $arrives } times in 1000.
           *[no] .
        }
       *[other] They may be intercepted in: { $threats }. Chances in 1000: they arrive { $arrives }, without losses { $unhurt }, after a battle { $battle }.
    }
odds-battle = { $kind ->
        [land] Battle on land
        [naval] Battle at sea
       *[mixed] Battle at sea, then on land
    } (Athens { in-at }, Sparta { in-against }): { $parties }. { $rounds }. Chances in 1000: Athens wins { $wins-athens }, Sparta { $wins-sparta }.
each-parties = { $side } with { $units }{ $leader ->
        [none] { "" }
       *[other] {" "}under { $leader }
    }
each-rounds = { $kind ->
        [naval] At sea
       *[other] On land
    }: { $lines-count ->
        [0] no modifiers
       *[other] { $lines }
    }
odds-siege = { $side } besieges { $space }: { $broken ->
        [ships] it fails because the besieged have more ships.
        [long-walls] it fails while grain comes from the Euxine.
       *[other] leader { $rating }{ $walls ->
            [0] { "" }
           *[other] , walls { $walls }
        }; it falls: { $faces } chances in 6.
    }
odds-income = { $side } would take in { $talents } talents and have { $treasury } ({ $items }).
each-items = { word-income } { $talents }
odds-none = No roll is pending.

summary-head = Turn { $turn }, { $years }. { $player ->
        [athens] You lead Athens
        [sparta] You lead Sparta
       *[both] Two players
    }{ $player ->
        [both] , victory points { $points } and { $points-sparta }
       *[other] , victory points { $points }
    }{ $strategy ->
        [none] { "" }
       *[other] . The enemy's strategy: { word-strategy }
    }.
summary-side = { $side }: { $talents } talents, bellicosity { $bellicosity }, confidence { $confidence }, operations { $operations }{ $passed ->
        [yes] , has passed
       *[no] { "" }
    }
summary-space = { $space }: { $forces }
summary-force = { $units-count ->
        [0] { "" }
       *[other] { $units }
    }{ $leaders-count ->
        [0] { "" }
       *[other] {" "}under { $leaders }
    }
summary-ravaged = Ravaged: { $spaces }
summary-rebels = In rebellion: { $spaces }


## Shared wordings

word-income = { $item ->
        [league] from the league
        [damage] captured, ravaged and rebel spaces
        [great-allies] Thebes and Corinth
        [syracuse] Syracuse
        [sicily] all of Sicily
        [euxine] no line to the Euxine
        [epidamnus] Epidamnus
        [eisphora] the levy
        [persia] Persian gold
       *[helots] the helots
    }
word-reserve = { $reserve ->
        [0] { "" }
       *[other] , { $reserve } of them in reserve
    }
word-fight = { $fights ->
        [no] There will be no battle: land troops and ships do not fight each other.
       *[yes] A battle is won { $wins }% of the time and lost { $loses }%.
    }
word-kind = { $kind ->
        [hoplite] hoplites
        [cavalry] cavalry
       *[naval] ships
    }
word-nationality = { $nationality ->
        [athenian] Athenian
        [athenian-ally] allied to Athens
        [spartan] Spartan
       *[spartan-ally] allied to Sparta
    }
word-sort = { $nationality ->
        [athenian] { word-nationality } { word-kind }
        [spartan] { word-nationality } { word-kind }
       *[other] { word-kind } { word-nationality }
    }
each-units = { $nationality ->
        [athenian] { $count } { word-nationality } { word-counted }
        [spartan] { $count } { word-nationality } { word-counted }
       *[other] { $count } { word-counted } { word-nationality }
    }
word-planned-hoplites = { $hoplites ->
        [0] no hoplites
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }
word-planned-cavalry = { $cavalry ->
        [0] { "" }
       *[other] , { $cavalry } cavalry
    }
word-planned-ships = { $ships ->
        [0] { "" }
        [one] , { $ships } ship
       *[other] , { $ships } ships
    }
word-counted = { $kind ->
        [hoplite] { $count ->
            [one] hoplite
           *[other] hoplites
        }
        [cavalry] cavalry
       *[naval] { $count ->
            [one] ship
           *[other] ships
        }
    }
each-army = { each-units }
word-strategy-of-side = { $strategy ->
    [attack-ally] { $side-id ->
        [athens] Attack a Spartan Ally
       *[other] Attack an Athenian Ally
    }
   *[other] { word-strategy }
}
word-strategy = { $strategy ->
        [attack-athens] Attack Athens
        [foment-rebellion] Foment Rebellion
        [cut-loc] Cut a Line of Communication
        [attack-ally] Attack an Enemy Ally
       *[attack-sparta] Attack Sparta
    }
in-space = in { $space }
in-at = in { $at }
in-against = in { $against }
in-objective = in { $objective }
of-side = of { $side }
word-obstacle = { $reason ->
        [short-of-troops] too few troops
        [short-of-money] too few talents
       *[no-route] no route leads there
    }
word-group = { $group ->
        [home] home spaces
        [coalition] coalition spaces
        [other] other spaces
       *[zone] forces in enemy zones
    }


## What the players are after

goal-party = { $side }
goal-points = You win with { $points } victory points or more when the scenario ends.
goal-early-surrender = You also win if either side surrenders by the end of turn { $turn }.
goal-enemy-surrender = A side that surrenders loses: its bellicosity at 0, or its home space taken.
goal-most-points = Otherwise the higher total of victory points wins when the scenario ends.
goal-last-turn = The scenario ends after turn { $turn } at the latest, and at once when a side surrenders.
goal-side-change = It also ends when you change over to { $side }.
goal-armistice = It also ends with an armistice.
goal-won = Battles and sieges won: +{ $each } each ({ $count } so far)
goal-lost = Battles lost, and spaces lost to a siege: −{ $each } each ({ $count } so far)
goal-bonus = A surrender
goal-surrender = If { $side } surrenders now: bellicosity 0 ({ $bellicosity } now), or { $space } taken

## Places

place-name = { $space }
place-ground = { $ground ->
        [land] Land
        [coast] Coast
        [island] Island
       *[sea] The grain of Athens comes from here. Nobody enters it
    }{ $fortress ->
        [yes] , fortress.
       *[no] .
    }
place-league = { $side-id ->
        [athens] Delian League.
       *[other] Peloponnesian League.
    }
place-neutral = Neutral.
place-ally = Neutral, allied to { $side }.
place-coalition = Coalition space { of-side }: new allied troops come here.
place-held = Controlled by { $side }.
place-held-by-nobody = Controlled by nobody.
place-long-walls = Behind the Long Walls: it falls only to a siege.
place-rebel = In rebellion.
place-ravaged = Ravaged this turn.
place-besieged = Besieged by { $besieger }.
place-troops = { $side }: { $units-count ->
        [0] {""}
       *[other] { $units }
    }{ $leaders-count ->
        [0] {""}
       *[other] { $units-count ->
            [0] { $leaders }
           *[other] {""}, under { $leaders }
        }
    }.
place-no-troops = No troops here.
place-loss = Captured, ravaged or in rebellion, it costs { $side } { $talents } talents a turn.
place-income = { $source ->
        [epidamnus] Brings { $talents } talents a turn to a side that holds it and a path to it from home.
        [sicily] Part of Sicily: Athens gains { $talents } talents a turn if it holds Syracuse and has zones on the whole island.
        [syracuse] As an ally it brings Sparta { $talents } talents a turn.
        [levy] With an enemy here, or ravaged, Athens cannot raise its levy of { $talents } talents.
       *[euxine] Without a free path from Athens to here, Athens loses { $talents } talents a turn.
    }
place-watched = Within reach { of-side } ({ $spaces }): it can intercept enemies who enter.
place-way = { $to }: { $line ->
        [land] by land
        [naval] by sea
        [mixed] by land or sea
        [isthmus] by land; ships only if you hold Corinth and Cenchreae
       *[open-sea] by the open sea, at the risk of storms
    }
place-reach = { $from }: { $units }, { $steps ->
        [one] 1 line away
       *[other] { $steps } lines away
    }, { $talents ->
        [0] free of charge
       *[other] { $talents } talents
    }
place-reach-of-army = The army of { $leader }, { $steps ->
        [0] here
        [one] 1 line away
       *[other] { $steps } lines away
    }
place-reach-of-others = { $count ->
        [one] 1 more force, further off
       *[other] { $count } more forces, further off
    }
place-objective = Name it as an objective.
place-gather = A leader can take { $units } here, for { $talents } talents in all.
place-foment = Foment a rebellion: { $talents } talents, succeeds on a 6.
place-ravage = An army of yours ravages it on its way.
place-siege = An army of yours lays siege to it.
place-battle = An army of yours meets enemies { of-enemy } here.
of-enemy = of { $enemy }
