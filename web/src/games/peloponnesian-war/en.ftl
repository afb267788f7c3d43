

## Words of the board and the panel on the page

turn-title = Turn { $turn } · { $label }
phase-politics = Politics
phase-planning = Planning
phase-operations = Operations
phase-combat = Combat
phase-rebellion = Rebellion
phase-administration = Administration
phase-armistice = Peace and surrender

seat-alone = Athens or Sparta
score = { $points } VP
talents = talents
treasury = Treasury
bellicosity = Bellicosity
confidence = Confidence
confidence-long = Strategy Confidence Index
role-you = you
role-system = the system
operations-made = { $count ->
        [0] No operation yet
        [one] 1 operation
       *[other] { $count } operations
    }
mark-passed = has passed
mark-hostages = holds hostages
mark-two-operations = at most two operations

leader-rated = { $leader } (tactics { $tactical }, strategy { $strategic })
force-spent = have moved
leader-tactical = Tactical rating, added in battles and sieges
leader-tactical-short = T
leader-strategic = Strategic rating, added when a strategy is chosen
leader-strategic-short = S
leader-dead = dead
leader-away = back next turn
leader-drawn = leads next
leader-free = at home
leader-alcibiades = { $moves ->
        [1] advises Sparta
        [2] with the Persians
       *[other] in exile
    }

muster-title = The army of { $leader }
muster-way = { in-at }, bound for { $objective }
muster-fold = Show less
muster-unfold = Show more
muster-nobody = No troops yet
muster-each = { $talents ->
        [0] free
       *[other] { $talents } each
    }
muster-take = Troops to take { in-at }
march-route = Route
march-spaces = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }{ $equal ->
        [one] { "" }
       *[other] , one of { $equal } equal routes
    }
march-barred = Cannot march yet: { $why }
march-price = The army has cost
march-arrives = The army arrives
march-unhurt = without losses
march-battle = A battle on the way
march-danger = { $space }: interception from { $by }

chart-battle = { $kind ->
        [naval] Battle at sea
        [mixed] Battle on land and sea
       *[land] Battle on land
    }: { $at }
chart-wins = { $side } wins
chart-drawn = Draw
chart-modifiers = Added to the dice: Athens { $athens }, Sparta { $sparta }.
chart-siege = Siege of { $space } by { $side }
chart-siege-falls = It falls
chart-siege-holds = It holds
chart-siege-needs = A total of { $needs } is needed; leader { $rating }{ $walls ->
        [0] { "" }
       *[other] , walls { $walls }
    }.
chart-siege-broken = { $reason ->
        [ships] No die: the besieged have more ships.
       *[long-walls] No die: the Long Walls hold while grain comes from the Euxine.
    }

roll-battle = { $kind ->
        [naval] Battle at sea
       *[other] Battle on land
    }: { $at }
battle-line = { $line ->
        [leader] Leader
        [cavalry] Cavalry
        [hoplites] More hoplites
        [spartan-hoplites] Spartan hoplites
        [at-sparta] At Sparta
        [ships] More ships
       *[athenian-ships] Athenian ships
    }
battle-result = { $winner ->
        [none] It is a draw; losses: { $losses }.
       *[other] { $winner } wins the round; losses: { $losses }.
    }
roll-skirmish = Skirmish { in-at }
skirmish-result = A roll of 1 costs that side a point; a total of 11 or more leads to a battle.
roll-title = { $of ->
        [side-rolled] Side determination
        [event-rolled] Random event
        [silver-mine] A silver mine
        [rebellion-rolled] Rebellion in the Delian League
        [spread-rolled] Does the rebellion spread?
        [portent] An omen
        [strategy-rolled] Strategy of the system
        [omens-rolled] Omens
        [area-rolled] Area of the matrix
        [objective-rolled] Objective of the matrix
        [fomented] Raising a rebellion
        [storm-rolled] The open sea
        [interception] Interception
        [siege-rolled] Siege
        [staying-rolled] Does the army stay?
       *[armistice-began] Length of the armistice
    }
roll-adds = { $field ->
        [confidence] Confidence
        [rating] Leader
        [modifier] Walls
       *[bonus] { $of ->
            [strategy-rolled] Alcibiades
           *[other] Enemy zone
        }
    }

matrix-system = How { $side } decides
matrix-other = Matrix of { $side }
matrix-reasons = Reasons for its last operation
matrix-dangers = Dangers (the first that applies counts)
matrix-no-danger = none seen
matrix-strategies = Strategies
matrix-die = die { $die }, total { $total }

panel-turns = Turns
panel-income = Income
panel-outlook = Battles and sieges to come
panel-outlook-note = as the map stands
panel-leaders = Leaders
goal = { $points } victory points; you win with { $least } or more{ $turn ->
        [none] { "" }
       *[other] , or if the enemy surrenders by turn { $turn }
    }.
going-home = On their way home ({ $side }): { $units }
lost-this-turn = Lost this turn ({ $side }): { $units }
force-noLevy = No levy this turn
force-civilWar = Civil war at Corcyra
force-deaths = Leaders may die
force-helotsRevolt = Helots in revolt
force-disaster = Disaster in Sicily
ally-argos = Argos with Athens
ally-syracuse = Syracuse with Sparta
ally-persia = Persia with Sparta
ally-macedonia = { $side ->
        [none] Macedonia neutral
       *[other] Macedonia with { $side }
    }
ally-corcyra-left = Corcyra has left the war

ledger-next = { $side }, as the map stands
ledger-last = { $side }, last income
ledger-item = { $item ->
        [league] From the league
        [damage] Captured, ravaged, rebel spaces
        [great-allies] Thebes and Corinth
        [syracuse] Syracuse
        [sicily] All of Sicily
        [euxine] No line to the Euxine
        [epidamnus] Epidamnus
        [eisphora] The levy
        [persia] Persian gold
       *[helots] The helots
    }
ledger-sum = Income
ledger-treasury = Treasury
ledger-none = No income yet.
spirit = Bellicosity { $value }:
spirit-item = { $item ->
        [confidence] confidence
        [damage] damaged spaces
        [event] an event
       *[helots] the helots
    }
spirit-same = no change

drama-side = You leave { $from } and lead { $to }
drama-side-why = You rolled { $die } with a confidence of { $confidence }: { $total }. With 6 or more you change sides. From now on you lead { $to }, with all the damage you have done to it, and the system leads { $from } against you.
drama-lead = Lead { $to }
drama-end = { $won ->
        [yes] You have won the war
        [no] The war is lost
       *[none] { $winner ->
            [none] Neither side has won
           *[other] { $winner } has won the war
        }
    }
drama-look = Look at the map
zones-of = Within reach of the ships and cavalry of { $side }
legend = Legend
legend-land = Land: hoplites and cavalry only
legend-coast = Coast
legend-island = Island: by ship only
legend-delian = Delian League
legend-peloponnesian = Peloponnesian League
legend-neutral = Neutral
legend-fortress = Fortress: only a siege can take it
legend-coalition = Coalition space
legend-home = Home of a side
legend-rebel = In rebellion
legend-ravaged = Ravaged
legend-siege = Besieged
legend-held = In enemy hands
legend-road = Land line
legend-naval = Naval line
legend-mixed = Mixed line, land and sea
legend-storm = Open sea, with storms
legend-isthmus = The Isthmus of Corinth
legend-own = Troops of Athens or Sparta itself
legend-allied = Troops of the allies
legend-moved = Have moved this turn
event-marched = { $leader } goes by way of { $by } to { $space }{ $units-count ->
        [0] {" "}alone
       *[other] {" "}with { $units }
    }.

card-held = Controlled by { $side }
card-besieged = Besieged by { $side }
card-reach = { $side } can intercept here
legend-sea-box = Sea
