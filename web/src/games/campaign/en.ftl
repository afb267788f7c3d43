

## Words of board and panel that the campaign games share

piece-strength = { $weakened ->
        [yes] weakened, strength { $strength }
       *[no] strength { $strength }
    }
piece-unwell = wounded or sick
piece-aboard = aboard
zone-force = { word-side } { $count ->
        [0] {""}
        [one] 1 unit, strength { $strength }
       *[other] { $count } units, strength { $strength }{ $mixed ->
            [yes] , of which ships { $ships }
           *[no] {""}
        }
    }{ $leaders ->
        [none] {""}
       *[other] {" "}({ $leaders })
    }
tray-group = Form a group
tray-choose = Choose from these
tray-look = Counters in this place
tray-all = Everyone
tray-none = Nobody
forecast-title = Combat in { $place }
forecast-against = against
forecast-column = Column { $column } of the table
forecast-columns = Shift of the column
forecast-dice = Added to the die
forecast-chance = Chance
forecast-winner = Winner
forecast-hits = hits { $sign }
forecast-average = On average
phase-draw = A Stratagems
phase-initiative = B.1 Action points
phase-reinforcements = B.2 Reinforcements
phase-actions = B.3 Actions
phase-hands = D.1 Hands
phase-regrouping = D.2 Regrouping
phase-recovery = D.3 Recovery
phase-supply = D.4 Supply
phase-end = Victory
turn-title = Turn { $turn } · { $label }
turn-title-side = Turn { $turn } · { $label } · { word-side }
panel-turns = Turns
panel-actions = Action points
panel-announced = { $points ->
        [one] 1 announced left
       *[other] { $points } announced left
    }
panel-supply = Supply
panel-supplied = supplied
panel-want = short
panel-advantage = Advantage
panel-advantage-of = Advantage: { $who }
panel-initiative-of = Initiative: { $who }
panel-hand = Your stratagems
panel-hand-none = No stratagems in hand. You draw at the start of each turn.
card-use = { $type ->
        [keep] Keep it
        [choose] Take it
        [assault-camp] Play it
       *[discard] Discard it
    }
panel-backs = { $count ->
        [0] no stratagems in hand
        [one] 1 stratagem in hand
       *[other] { $count } stratagems in hand
    }
panel-bowl = In the bowl: { $count }
panel-when = { $phase ->
        [any] At any time
       *[other] Phase { $phase }
    }
panel-coming = Reinforcements to come
panel-coming-none = No more reinforcements are due.
panel-coming-turn = Turn { $turn }
panel-lost = Eliminated
panel-lost-none = No units lost yet.
score = { $points } VP
roll-thrown = The dice show
roll-initiative = Initiative
roll-battle = Combat in { $zone }
roll-column = column: { $line }
roll-battle-result = { $total } in column { $odds }: the { $result-winner ->
        [attacker] attacker
       *[defender] defender
    } wins. Attacker: { $result-attacker ->
        [R] no losses
        [A] every unit weakened
        [E] all destroyed
       *[other] { $result-attacker } weakened
    }; defender: { $result-defender ->
        [R] no losses
        [A] every unit weakened
        [E] all destroyed
       *[other] { $result-defender } weakened
    }.
roll-attrition = Attrition in { $zone }
roll-storm = Storm: { $unit }
roll-discord = Discord: { $leader }
roll-bonus = Bonus
event-marched = { word-side } moves { $pieces } from { $from } by way of { $by } to { $to }{ $cost ->
        [0] {""}
        [one] {" "}(1 movement point)
       *[other] {" "}({ $cost } movement points)
    }.
event-opened = { word-side } announces { $points ->
        [one] 1 action point
       *[other] { $points } action points
    } and activates { $place } { $cost ->
        [0] for free
        [one] for 1 of them
       *[other] for { $cost } of them
    }.
event-set-out = { word-side } activates { $from } { $price ->
        [0] for free
        [one] for 1 action point
       *[other] for { $price } action points
    } and moves { $pieces } from there{ $by-count ->
        [0] {""}
       *[other] {" "}by way of { $by }
    } to { $to }{ $cost ->
        [0] {""}
        [one] {" "}(1 movement point)
       *[other] {" "}({ $cost } movement points)
    }.
event-several-weakened = { word-side }: weakened{ word-losing }: { $pieces }.
event-several-recovered = { word-side }: back at full strength: { $pieces }.
event-several-eliminated = { word-side } loses { $pieces }{ word-losing }.
event-several-retreated = { word-side }: { $pieces } retreat from { $from } to { $to }.
event-several-regrouped = { word-side } moves { $pieces } from { $from } to { $to }.
event-several-entered = { word-side } moves { $pieces } into { $port }.
word-losing = { $cause ->
        [combat] {" "}in combat
        [assault] {" "}in the assault
        [siege] {" "}in the siege
        [evasion] {" "}while evading
        [attrition] {" "}through attrition
        [famine] {" "}through famine
        [storm] {" "}in the storm
        [stacking] {" "}by overstacking
        [no-retreat] {" "}for want of a retreat
       *[other] {""}
    }
group-fleet = { $count ->
        [one] 1 squadron
       *[other] a fleet of { $count }
    }
group-army = { $count ->
        [one] 1 land unit
       *[other] an army of { $count }
    }
group-leaders = { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    }

card-nobody = Nobody is here.
card-force = { word-side }: { $units ->
        [0] no units
        [one] 1 unit, strength { $strength }
       *[other] { $units } units, strength { $strength }
    }{ $leaders ->
        [0] {""}
        [one] , 1 leader
       *[other] , { $leaders } leaders
    }
card-terrain-clear = Clear land
card-terrain-port = Port
card-unit = { word-side }: { $type ->
        [T] triremes, the only ships. They sail as far as they like until something stops them.
        [H] hoplites, on foot: 4 movement points.
        [C] cavalry: 4 movement points.
        [P] peltasts, on foot: 4 movement points.
       *[A] archers and slingers, on foot: 4 movement points.
    } Strength { $strength } of { $full }.
card-unit-sword = The sword marks picked troops: it counts where a rule asks for it.
card-weakened = Weakened: if it is hit again, it is eliminated.
card-unwell = Wounded or sick: he has no swords until he recovers.
card-aboard = Aboard ships.
card-moved = Has moved in this phase.
card-leader = { word-side }: a leader. Without troops he can neither fight nor hold a zone.
card-actions = { word-side }: { $points ->
        [0] no action points left
        [one] 1 action point left
       *[other] { $points } action points left
    }.
card-actions-about = You announce points before you act. They pay for activating zones and for combat; points announced and not used are lost.
card-announced = Points announced
card-announced-about = { $points ->
        [one] 1 announced point is still to be spent
       *[other] { $points } announced points are still to be spent
    } in this action phase. Whatever is left at its end is lost.
card-supply = { word-side }: { $value } of 3, { $face ->
        [disette] short of supplies
       *[appro] supplied
    }.
card-advantage = { word-side } holds the advantage.
card-advantage-about = It can be used once: for action points, the initiative, a new roll or a recovery. Then the other side has it.
card-initiative = Initiative
card-initiative-about = { word-side } goes first in every phase of this turn.
card-stratagems = Stratagems
card-hand = { word-side } holds { $count ->
        [0] no stratagems
        [one] 1 stratagem
       *[other] { $count } stratagems
    }.
card-bowl = In the bowl: { $count }.
card-stratagems-about = A hand is secret. A stratagem goes back into the bowl when it has been used.
card-score = Victory points
card-score-of = { word-side }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-score-about = Points decide after the last turn, unless a side has won a total victory before. The Goal tab shows where each point comes from.
card-coming = { word-side }: { $count ->
        [one] 1 counter arrives
       *[other] { $count } counters arrive
    } ({ $zones }).
