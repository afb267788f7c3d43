

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

army-title = The army of { $leader }
army-way = { in-at }, bound for { $objective }
army-fold = Show less
army-unfold = Show more
army-nobody = No troops yet
army-each = { $talents ->
        [0] free
       *[other] { $talents } each
    }
army-take = Troops to take { in-at }
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
legend-possible = May become a coalition space
legend-objective = Objective of the army
legend-danger = The army may be intercepted here
legend-reach = Within reach of enemy ships or cavalry
legend-hoplite = Hoplites
legend-cavalry = Cavalry
legend-ships = Ships
legend-rating = A leader: tactics / strategy

card-happening = The random event of this turn.
card-turn = { $state ->
        [past] This turn is over.
        [now] This is the present turn.
       *[next] This turn is still to come.
    }
card-turn-last = The scenario ends after turn { $last }, or when a side surrenders.
card-objective = { $side } is on its way here.
card-treasury = { $side } has { $talents } talents.
card-treasury-about = An army costs 200 talents for each land point and 400 for each ship. New points cost 200 each.
card-treasury-side = { $whose ->
        [athens] The last 1,000 are a reserve that Athens may not touch.
       *[sparta] Spartan hoplites and cavalry march for free.
    }
card-bellicosity = { $side }: { $value } of 12.
card-bellicosity-about = The will to fight. A side at 0 surrenders; with both at 6 or less there may be an armistice. It changes at the end of the turn: with the confidence, with damaged spaces and by events.
card-confidence = { $side }: { $value }.
card-confidence-about = How well a side has fared this turn, from −6 to +6. Battles and sieges move it.
card-confidence-player = Before the next turn it is added to a die. With 6 or more you change sides; below 0 there is no roll.
card-confidence-system = If it is above 0, the system keeps its strategy for the next turn.
card-operations = Operations
card-operations-of = { $side } has made { $count ->
        [0] no operation
        [one] 1 operation
       *[other] { $count } operations
    } this turn.
card-operations-about = Each operation is one army with a leader of its own. After the first the omens are asked: { $least ->
        [6] a 6 ends
       *[5] a 5 or 6 ends
    } the operations of that side.
card-score = Victory points
card-score-own = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
card-score-of = { $side }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-score-about = Each battle or siege won brings 10 points; each battle lost, and each space lost to a siege, costs 15.
card-score-least = You win with { $least } points or more when the scenario ends.
card-mark-passed = Has passed
card-mark-passed-about = { $side } makes no more operations this turn.
card-mark-hostages = Hostages
card-mark-hostages-about = { $side } has taken hoplites prisoner. Until an armistice the enemy does not attack its home.
card-mark-two-operations = Two operations at most
card-mark-two-operations-about = An eclipse or an earthquake: { $side } makes two operations at most this turn.
card-mark-noLevy-about = Athens cannot raise the extra levy of 1,000 talents this turn.
card-mark-civilWar-about = Troops in Corcyra take no part in operations this turn.
card-mark-deaths-about = A leader in a battle dies this turn if his side rolls 1, 2 or 3.
card-mark-helotsRevolt-about = Athens holds five coasts around Sparta. The revolt costs Sparta income and 2 bellicosity every turn.
card-mark-disaster-about = Athens has lost four ships or more in a turn: a rebellion breaks out in the Delian League next turn.
card-ally-argos = Argos fights for Athens with its hoplites and counts as a coalition space, unless an enemy stands there.
card-ally-syracuse = Syracuse fights for Sparta and counts as a coalition space, unless an enemy stands there.
card-ally-persia = Persia pays Sparta 500 talents a turn, and 1,000 once Sparta has taken Iasus.
card-ally-macedonia = Macedonia has cavalry and may change sides by an event.
card-ally-corcyra = Corcyra is neutral for the rest of the war.
card-leader = { $side }: { $where }.
card-leader-tactical = Tactics { $rating }: added to the dice of battles and sieges.
card-leader-strategic = Strategy { $rating }: added when a strategy is chosen and when an army tries to stay.
card-leader-immune = The event that kills leaders spares him.
card-army = { $side } { in-space }
card-army-reach = { $reaches ->
        [both] They intercept within two lines at sea and one line on land.
        [ships] The ships intercept within two lines at sea.
        [cavalry] The cavalry intercepts in the spaces one line away on land.
       *[foot] Hoplites alone intercept only where they stand.
    }
card-army-spent = Points marked with a corner have moved and cannot be taken again this turn.
card-danger-state = { $state ->
        [seen] This danger decided the last operation of { $side }.
       *[passed-over] { $side } saw this danger, but could do nothing about it.
    }
card-danger = Before each operation the system looks at the dangers of { $side } from top to bottom. The first one present replaces its strategy.
card-plan = Army: { $army }.
card-plan-else = If that is not possible: { $armies }.
card-plan-way = { $way ->
        [by-land] by land { $army }
        [by-sea] by sea { $army }
        [coast] coast { $army }
        [island] island { $army }
       *[inland] inland { $army }
    }
card-plan-units = { $count } { word-counted }
card-strategy-now = { $side } follows this strategy now.
card-strategy = Chosen with { $open ->
        [below] { $to } or less
        [above] { $from } or more
        [one] { $from }
       *[none] { $from } to { $to }
    }: a die and the strategy of the leader. Two more dice find the area and the objective.
card-strategy-hostages = Not while the enemy holds hostages.
card-area = A die finds the objective:
card-sign-land = Ships cannot come here.
card-sign-coast = Ships and land troops come here, by the lines that lead here.
card-sign-island = Land troops come here aboard ships.
card-sign-delian = It belongs to the league of Athens and brings it income unless it is damaged.
card-sign-peloponnesian = It belongs to the league of Sparta and brings it income unless it is damaged.
card-sign-neutral = Either side may take it. It has no troops of its own.
card-sign-fortress = An army takes it by a siege at the end of the turn, not by marching in.
card-sign-home = A side whose home is taken surrenders.
card-sign-coalition = A great ally: its battles and sieges come first, and no agent can raise a rebellion here.
card-sign-possible = A neutral, or a place that can take over: by an event it becomes a coalition space.
card-sign-rebel = It has left its league and costs it 50 talents a turn. Zones of its old masters put the rebellion down.
card-sign-ravaged = An army has passed through: 50 talents less for its league until the end of the turn.
card-sign-siege = A siege is rolled at the end of the turn: a die and the leader's tactics, 4 or more takes the fortress.
card-sign-held = Enemy troops stand here: the ring has the colour of whoever holds it.
card-sign-objective = The army marches here by the shortest way and stops here.
card-sign-danger = An enemy force can reach this space. The figure is the chance of being caught.
card-sign-reach = Whoever enters may be intercepted by the ships and cavalry that reach it.
card-sign-road = For hoplites and cavalry.
card-sign-naval = For ships and whoever is aboard.
card-sign-mixed = For ships and for land troops.
card-sign-storm = The short way to Sicily, for the player only: on a 5 or 6 the whole army drowns.
card-sign-isthmus = Ships are dragged across by a side that holds both Corinth and Cenchreae.
card-sign-hoplite = A point is 2,000 men, or 1,000 Spartans.
card-sign-cavalry = A point is 2,000 riders. Cavalry intercepts one line away.
card-sign-ships = A point is 25 triremes. Each carries one land point and intercepts two lines away.
card-sign-own = On the colour of the side stand Athenians or Spartans themselves.
card-sign-allied = On light ground stand the allies.
card-sign-moved = The corner marks points that have moved and cannot be taken again this turn.
card-sign-rating = The first figure is added in battles and sieges, the second when a strategy is chosen.
card-take = They join the army of this operation and cannot be taken again this turn.
