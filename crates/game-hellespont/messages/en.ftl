# Hellespont in English. How a sentence is found: crates/engine/src/message.rs.
#
# A message that is referred to inside another one sees the same arguments: the `word-…` messages at the end are shared wordings.


## The game, its scenarios and its options

game-title = Hellespont 411-410 BC
game-blurb = Athens and Sparta fight for the strait on which the grain of Athens depends: hold the ports, win the battles at sea, keep your supplies.

scenario-historical = Historical: the war in the Hellespont
scenario-alcibiades = Alcibiades, the new Pericles

option-siege_ratio = Force ratio in sieges
option-siege_ratio-sensible = Sensible: the weaker besieger loses more dice
option-siege_ratio-printed = Printed: the numbers in the rulebook
option-storm = Storm at sea
option-storm-sheltered = Sheltered: ships off beaches and friendly ports are safer
option-storm-printed = Printed: the numbers in the rulebook
option-evasion_loss = Price of an evasion at sea
option-evasion_loss-any = Any unit: a ship or troops aboard
option-evasion_loss-ship = A ship
option-returned_units = Land units brought back by the advantage
option-returned_units-full = At full strength
option-returned_units-weakened = Weakened

tally-points = Victory points


## What is asked

prompt-window = { $window-moment ->
        [initiative] The initiative is settled. Play a stratagem, use the advantage, or pass.
        [reinforcements] Reinforcements are about to arrive. Play a stratagem, use the advantage, or pass.
        [answer] A reinforcement has been called with { $window-counter }. Cancel it, or pass.
        [arrived] Alcibiades has arrived. Play a stratagem, use the advantage, or pass.
        [announced] The action points are announced. Play a stratagem, use the advantage, or pass.
        [archers] The enemy is about to enter { $window-zone }, where you have archers. Bar the way, or pass.
        [moved] The enemy has ended its moves. Play a stratagem, use the advantage, or pass.
        [combat] The die is about to be rolled. Choose a stratagem for the combat in secret, or pass.
        [result] The losses are taken. Pursue a beaten unit, use the advantage, or pass.
        [siege] The dice for the siege of { $window-port } are about to be rolled. Play or discard a stratagem, use the advantage, or pass.
        [supply] The supply marker has moved. Play a stratagem, use the advantage, or pass.
       *[attrition] Attrition is about to be rolled. Play a stratagem, use the advantage, or pass.
    }
prompt-roll = Use the advantage to reroll { $roll-of ->
        [evasion] the { $roll-die } for the evasion
        [combat] the { $roll-die } for the combat
        [siege] the dice for the siege of { $roll-port } ({ $dice })
        [attrition] the { $roll-die } for attrition in { $roll-zone }
        [storm] the { $roll-die } in the storm for { $roll-unit }
       *[discord] the { $roll-die } for discord against { $roll-leader }
    }?
prompt-choose = You may take a stratagem of your own colour, S1 to S10, in secret.
prompt-displace = Enemy reinforcements are coming to { $zone }. Choose where your pieces go.
prompt-base-moves = You may sail out of your bases.
prompt-announce = Announce how many action points you will spend in this phase: { $most ->
        [1] you have 1
       *[other] 1 to { $most }
    }. Activating a zone costs up to 2, and 1 point pays for all combats. Points that you announce and do not use are lost.
prompt-menu = Activate zones, or end your moves. { $points ->
        [0] You have no announced action points left
        [one] You have 1 announced action point left
       *[other] You have { $points } announced action points left
    }.
prompt-pick = Form a group { in-from }: pick who goes, then take the first step.
prompt-march = Keep moving with { $pieces }, now { in-at }.{ $points ->
        [0] {""}
       *[other] {" "}Movement points spent: { $points }.
    }
prompt-passing = An enemy fleet is in { $at }. Try to pass it with { $pieces } ({ $faces ->
        [one] 1 chance in 6
       *[other] { $faces } chances in 6
    }), or stop.
prompt-withdraw = Should your cavalry withdraw from { $zone } before the enemy arrives, and where to?
prompt-overstacked = You have too many units { in-place }. Choose which one is lost.
prompt-overloaded = You have more troops aboard in { $zone } than your ships can carry. Choose which unit suffers.
prompt-combats = Choose the next combat.
prompt-evasion = You are attacked in { $zone }. Try to evade ({ $faces ->
        [0] no chance
        [one] 1 chance in 6
       *[other] { $faces } chances in 6
    }), or stand firm.
prompt-evade-to = Choose where your pieces go from { $zone }.
prompt-losses = Choose your losses in { $zone }: { $left ->
        [one] 1 more unit
       *[other] { $left } more units
    }.
prompt-naval-losses = Choose your losses in { $zone }: ships worth { $left ->
        [one] 1 more strength point
       *[other] { $left } more strength points
    }.
prompt-retreat = { $cause ->
        [combat] You were defeated { in-from }. Choose where { $piece } retreats to.
        [unpaid] You have no action point for the combat { in-from }. Choose where { $piece } goes.
       *[overstacked] There are too many units { in-from }. Choose where { $piece } moves on to.
    }
prompt-move-on = You have too many units { in-place }. Choose which one moves on.
prompt-sieges = Choose the next siege, or end your sieges.
prompt-enter = Choose who moves into { $port }.
prompt-keep = You may keep one stratagem. The others go back into the bowl.
prompt-regroup = You may send pieces home to your bases or into ports nearby, free of charge.
prompt-regroup-to = Choose where { $piece } goes.
prompt-recover = { $cause ->
        [leaders] You may restore weakened units through your leaders: { $left } left.
       *[stratagem] You may restore weakened units through your stratagem: { $left } left.
    }
prompt-tests = Choose the next zone to roll for attrition.
prompt-weaken = { $cause ->
        [attrition] Choose the unit that attrition weakens.
        [evasion] Choose the unit that is weakened while the others evade.
        [siege] Choose the units that the siege weakens: { $left } left.
        [rotten-hulls-lost] Rotten hulls: choose the triremes that are lost.
       *[rotten-hulls-weakened] Rotten hulls: choose the triremes that are weakened.
    }
prompt-epidemic = Epidemic: choose the enemy land units that are weakened, { $left } left.
prompt-sick = Epidemic: choose the enemy leader who falls sick, or none.
prompt-sick-to = Choose where { $leader } lies sick.


## Answers

action-play = Play { $stratagem }{ word-target } (counter { $counter })
action-add-actions = Use the advantage: 2 more action points
action-swap-initiative = Use the advantage: reverse the initiative
action-recover-by-advantage = Use the advantage: restore { $unit }
action-return-piece = Use the advantage: bring { $piece } back to { $to }
action-reroll = Use the advantage: roll again
action-accept = Keep the roll
action-discard = Discard { $counter } for a siege die
action-pass = Pass
action-pass-phase = Pass until the end of this phase
action-choose = Take { $counter }
action-choose-none = Take none
action-displace-to = Go to { $zone }
action-leave = Sail out of { $base }
action-announce = Announce { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
action-activate = Activate { $place }
action-pick = Pick { $piece }
action-pick-weakened = Pick { $piece }, weakened so that the ships can carry it
action-pick-all = Pick everyone
action-step = Move to { $to }
action-drop = Leave { $piece } in the port
action-try-pass = Try to pass the enemy fleet
action-stop = Stop here
action-end-zone = Done with this place
action-end-moves = End the moves
action-withdraw-to = Withdraw to { $zone }
action-stand = Stand firm
action-disband = Give up { $unit }
action-unload = Take the loss with { $unit }
action-fight = Fight in { $zone }
action-evade = Try to evade
action-evade-to = Evade to { $place }
action-lose = Take the loss with { $unit }
action-retreat-to = Retreat to { $place }
action-retreat-all = Retreat to { $place } with everyone who can
action-move-on = Move { $unit } on
action-besiege = Besiege { $port }
action-enter = Move { $piece } in
action-keep = Keep { $counter }
action-keep-none = Keep none
action-regroup = Move { $piece }
action-regroup-all = Move everyone who can from { $from } to { $to }
action-regroup-to = To { $place }
action-recover = Restore { $unit }
action-test = Test { $zone }
action-weaken = Choose { $unit }
action-infect = Infect { $piece }
action-sick-to = To { $place }
action-done = Done


## What happened

event-chose = { word-side } takes { $count ->
        [0] no stratagem
       *[other] a stratagem
    } to begin with{ $counters-count ->
        [0] {""}
       *[other] {" "}– { $counters }
    }.
event-turn-began = Turn { $turn } begins: { word-month } { $year } BC.
event-drew = { word-side } draws { $count ->
        [0] no stratagem
        [one] 1 stratagem
       *[other] { $count } stratagems
    }{ $counters-count ->
        [0] {""}
       *[other] {" "}– { $counters }
    }.
event-initiative-rolled = Athens rolls { $athenian }, Sparta rolls { $spartan }: { word-initiative } has the initiative. Action points: Athens { $actions-athenian }, Sparta { $actions-spartan }.
event-actions-added = { word-side } gains 2 action points and now has { $actions }.
event-initiative-swapped = { word-side } reverses the initiative: it now belongs to { word-initiative }.
event-advantage-taken = { word-side } takes the advantage.
event-advantage-used = { word-side } used the advantage { $purpose ->
        [actions] for more action points
        [initiative] to reverse the initiative
        [recovery] to restore a unit
        [return] to bring a piece back
       *[reroll] to reroll the dice
    }: it passes to { $holder ->
        [athenian] Athens
       *[spartan] Sparta
    }.
event-played = { word-side } plays { $stratagem } ({ $counter }).
event-withdrawn = { $leader } is withdrawn.
event-arrived = Reinforcements { word-of-side } arrive in { $zone }{ $pieces-count ->
        [0] {""}; none are left
       *[other] {""}: { $pieces }
    }.
event-delayed = Reinforcements { word-of-side } are delayed by a turn: { $pieces }.
event-cancelled = The reinforcement called by { word-side } is cancelled.
event-held = Tissaphernes holds { $leader }.
event-freed = { $leader } escapes from Tissaphernes and reaches { $to }.
event-counter-left = The escape came before the arrest: { $counter } leaves the game and Sparta will score for it.
event-displaced = { word-side } has to make room: { $pieces } go from { $from } to { $to }.
event-leaders-recovered = Back in good health: { $pieces }.
event-announced = { word-side } announces { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }.
event-activated = { word-side } activates { $place } { $cost ->
        [0] for free
        [one] for 1 action point
       *[other] for { $cost } action points
    }.
event-moved = { word-side } moves { $pieces } from { $from } to { $to }{ $cost ->
        [0] {""}
        [one] {" "}(1 movement point)
       *[other] {" "}({ $cost } movement points)
    }.
event-dropped = { word-side } leaves { $piece } in { $port }.
event-passing-rolled = { word-side } tries to pass the enemy fleet in { $zone } and rolls { $die }: { $passed ->
        [yes] the way is open
       *[no] the fleet has to stop
    }.
event-barred = Archers bar { word-side } from { $zone } for the rest of the phase.
event-withdrew = { word-side } withdraws { $pieces } from { $from } to { $to }.
event-sent-back = There is no action point left for the combat in { $zone }: the units { word-of-side } are weakened and leave{ $pieces-count ->
        [0] {""}; none are left
       *[other] {""}: { $pieces }
    }.
event-weakened = { word-side }: { $piece } is weakened{ word-cause }.
event-recovered = { word-side }: { $piece } is back at full strength.
event-eliminated = { word-side } loses { $piece }{ word-cause }.
event-deserted = { word-side }: { $piece } deserts and leaves the game.
event-wounded = { word-side }: { $leader } is wounded by the enemy's stratagem.
event-fell-sick = { word-side }: { $leader } falls sick and lies in { $to }.
event-captured = { word-side }: { $cause ->
        [combat] { $leader } is killed or captured in combat
        [no-retreat] { $leader } has nowhere to retreat and is captured
        [assault] { $leader } is captured in the assault
        [siege] { $leader } is captured when the port falls
        [no-return] { $leader } cannot go back and is captured
        [displacement] { $leader } has no zone to withdraw to and is captured
       *[alone] { $leader }, alone among enemies, is captured
    }.
event-returned = { word-side } brings { $piece } back to { $to }.
event-evasion-rolled = { word-side } tries to evade in { $zone } and rolls { $die } (modifier { word-bonus }): { $success ->
        [yes] it succeeds
       *[no] it fails
    }.
event-evaded = { word-side } evades with { $pieces } from { $from } to { $to }.
event-battle-began = { $attacker ->
        [athenian] Athens
       *[spartan] Sparta
    } attacks in { $zone }: { $attack } against { $defence }, odds { $odds }.
event-battle-rolled = Combat in { $zone }: the roll is { $die }{ $dice-count ->
        [0] {""}
       *[other] ; modified to { $total } ({ $dice })
    }. Column { $odds }{ $columns-count ->
        [0] {""}
       *[other] {" "}after shifts ({ $columns })
    }. Attacker: { $result-attacker ->
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
event-battle-won = { word-side } wins the combat in { $zone }.
event-retreated = { word-side }: { $piece } retreats from { $from } to { $to }.
event-discarded = { word-side } discards { $counter } for a siege die.
event-siege-began = { word-side } besieges { $port } with { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    } ({ $lines }).
event-siege-rolled = Siege { of-port } by { word-side }: { $dice }.
event-port-fell = { $port } falls to { word-side }.
event-entered = { word-side } moves { $piece } into { $port }.
event-hand-kept = { word-side } keeps { $count ->
        [0] no stratagem
        [one] 1 stratagem
       *[other] { $count } stratagems
    }.
event-regrouped = { word-side } moves { $piece } from { $from } to { $to }.
event-supply-turned = { $face ->
        [appro] { word-side } is supplied again.
       *[disette] { word-side } is short of supplies: nothing gets through any more.
    }
event-supply-moved = The supply { word-of-side } is now { $value }.
event-famine = { word-side } has no supplies left: famine strikes the units in its bases.
event-attrition-rolled = Attrition { word-of-side } in { $zone }: { $die } + { $bonus }, { $result ->
        [none] no effect
        [one] one unit is weakened
       *[all] all units are weakened
    }.
event-storm-rolled = Storm over { $unit } ({ word-side }): { $die }, { $hit ->
        [yes] the ships are damaged
       *[no] no damage
    }.
event-discord-rolled = { word-side } sows discord against { $leader } and rolls { $die }: { $gone ->
        [yes] the leader has to go
       *[no] the leader stays
    }.
event-rerolled = { word-side } rerolls the dice: { $dice }.
event-ended = The game is over. { $verdict-winner ->
        [athenian] Athens wins a { word-degree }!
        [spartan] Sparta wins a { word-degree }!
       *[none] It is a draw.
    } Victory points: Athens { $points-athenian }, Sparta { $points-spartan }.


## Why something is not possible

refusal-game-over = The game is over.
refusal-not-your-decision = { word-side } is deciding now: wait for your turn.
refusal-other-question = That answers another question: first answer the one being asked.
refusal-not-in-hand = You do not hold this counter: play one of those in your hand.
refusal-other-colour = This face has the enemy's colour: you may only use faces of your own colour or neutral ones.
refusal-not-now = { $stratagem } cannot be used now: every stratagem has its own phase.
refusal-played-already = You have already used a stratagem in this action phase: each side may use only one. The next phase allows another.
refusal-bad-target = { $stratagem } cannot be used on this target: choose one that meets its conditions.
refusal-no-advantage = { word-side } does not have the advantage; it comes back once the opponent has used it.
refusal-advantage-used = The advantage has already been used at this point: it may be used only once.
refusal-cannot-reroll = This roll has already been rerolled.
refusal-nothing-to-recover = { $piece } cannot be restored: choose a weakened unit of yours. In D.3, Persians recover only through S11.
refusal-cannot-return = { $piece } cannot come back: the advantage only brings back your own eliminated land units and leaders.
refusal-bad-return = Nobody can return to { $to }: your pieces come back to your bases, Persians to T29 if no enemy is there.
refusal-not-a-starting-counter = This counter cannot be taken: it must still be there and show your own colour with a number from S1 to S10.
refusal-cannot-displace = Your pieces cannot make room by going to { $zone }: choose an adjacent zone without enemies.
refusal-not-so-many-points = Announce at least 1 and at most { $most } action points: that is what you have left.
refusal-nothing-to-activate = There is nothing of yours to activate { in-place }.
refusal-too-dear = Leaving { $place } costs { $cost ->
        [one] 1 action point
       *[other] { $cost } action points
    }, more than you may spend now.
refusal-free-once = { $place } has already been activated for free in this phase: only one free activation is allowed.
refusal-nothing-to-move = Nobody { in-place } can still move.
refusal-not-a-base = { $base } is not one of your bases: only pieces in your bases may move now.
refusal-not-here = { $piece } is not available { in-place }: choose among your pieces there.
refusal-has-moved = { $piece } has already moved in this phase. It may move again in the next one.
refusal-is-sick = { $leader } is sick and stays in place until he recovers next turn.
refusal-pick-in-order = { $piece } cannot be picked now: each piece joins a group once, and you can pick everyone only as your first pick. The others can form another group.
refusal-pick-first = First pick who goes, then move the group.
refusal-persians = { $piece } is Persian: Persians never board ships or cross the sea.
refusal-not-adjacent = This group cannot go from { $from } to { $to }. Enemy fleets block the way at sea; ships use a port's anchorage, land pieces its land side.
refusal-land-at-sea = Land pieces cannot go to { $to } on their own: they need friendly ships there.
refusal-ships-on-land = Ships cannot enter { $to }: they stay at sea and in ports.
refusal-port-closed = Enemy units hold { $port }: you can only take it by siege.
refusal-no-escort = There are no triremes in this group in { $zone }: land units and leaders need them to sail.
refusal-enemy-fleet = An enemy fleet is in { $zone }: no one can cross there.
refusal-no-capacity = The ships in { $zone } cannot cover the crossing of so many: 1 strength point of land units per strength point of ships, over the whole phase.
refusal-not-a-shore = An amphibious move goes from a port or clear coast across the sea to another: { $zone } does not fit.
refusal-back-again = This group has already been in { $zone } on this move: it may not go back there.
refusal-may-not-stop-at-sea = Troops crossing the sea may not stop there: keep going until they land.
refusal-must-stop = There are enemies here: the group has to stop in { $at }.
refusal-nothing-to-pass = There is no enemy fleet to pass in { $at }.
refusal-no-points = Entering { $to } costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }, more than the slowest piece of the group has left. Difficult land costs 2.
refusal-leader-alone = There are enemies in { $zone }: leaders without units would be captured at once.
refusal-barred-by-archers = Archers bar the way into { $zone } until the end of this phase.
refusal-overloaded = The ships would carry too much: they carry 1 strength point of land units for 5 of their own.
refusal-fits-aboard = { $piece } need not be weakened to join this group.
refusal-cannot-drop = { $piece } cannot be left here: you can only leave passengers, in a port that the ships have entered.
refusal-not-too-many = There are not too many such units { in-place }.
refusal-cannot-withdraw-to = The cavalry cannot withdraw to { $zone }: choose a place within 4 movement points, by land and clear of enemies.
refusal-no-combat-there = There is no combat to fight in { $zone }: both sides need ships there at sea, or land units on land.
refusal-combats-mandatory = Units of both sides still share a zone: fight those combats first.
refusal-no-action-for-combats = You have no announced action point left to pay for the combats. One point pays for all of them in a phase.
refusal-no-evasion = There is nothing to evade.
refusal-not-a-loss = { $piece } cannot take this loss: choose among the units offered. At sea the smallest total that suffices is lost.
refusal-cannot-retreat-to = You cannot go to { $place }: choose an open neighbouring zone or port without enemies, never a base.
refusal-not-movable = { $piece } cannot move on now: choose a unit of the stack that is too large.
refusal-no-siege = { $port } cannot be besieged: you need a ship and a land unit next to it and enemies inside, and each port can be besieged only once a turn.
refusal-no-siege-die = This counter gives no siege die: you may discard one counter with a face of your own colour, unless you are sapping.
refusal-not-enterable = { $piece } cannot move in: only pieces next to the port can, if there is room.
refusal-not-kept = You cannot keep a counter that you do not hold.
refusal-cannot-regroup = { $piece } cannot go anywhere now: each piece moves once, and pieces in a base stay there.
refusal-cannot-regroup-to = { $place } is not open to this piece: half of your naval strength may go home, taking land units worth a fifth of it to the same base; a port must be adjacent, free of enemies and have room.
refusal-not-weakened = { $piece } is not a weakened unit of yours that can recover. In D.3, Persians recover only through S11.
refusal-not-tested = { $zone } needs no roll: ports, bases and seas with beaches are safe.
refusal-not-among = { $piece } is not among the units that can be chosen here.
refusal-not-infectable = The epidemic cannot strike { $piece }: choose enemy land units or an enemy leader on the map.
refusal-no-sickbed = A sick leader cannot lie in { $place }: choose a port without enemies or a base of yours.


## The position in a terminal

summary-head = Turn { $turn }, { word-month } { $year } BC – advantage: { $advantage ->
        [athenian] Athens
       *[spartan] Sparta
    } – initiative: { word-initiative } – victory points: Athens { $points-athenian }, Sparta { $points-spartan }
summary-side = { word-side } – action points: { $actions } – supply: { $supply } of 3 ({ $face ->
        [appro] supplied
       *[disette] short
    }) – stratagems in hand: { $hand }
summary-place = {"    "}{ $place }, { word-ground } – { $forces }
summary-force = { word-side }, { $naval ->
        [0] {""}
       *[other] naval strength { $naval }, {""}
    }{ $land ->
        [0] {""}
       *[other] land strength { $land }, {""}
    }with { $items }
summary-piece = { $piece }{ $swords ->
        [0] {""}
        [one] {" "}[1 sword]
       *[other] {" "}[{ $swords } swords]
    }{ $condition ->
        [full] {" "}({ $strength })
        [weakened] {" "}({ $strength }, weakened)
        [sick] {" "}(sick)
        [wounded] {" "}(wounded)
       *[fit] {""}
    }
summary-hand = Your stratagems:
summary-counter = {"    "}{ $counter }
summary-face = {"        "}{ $stratagem }: { hint-stratagem }


## Wordings that the sentences above share

word-ground = { $ground ->
        [strait] strait
        [open] open sea
        [clear] clear land
        [difficult] difficult land
        [port] port
       *[base] base
    }
word-side = { $side ->
        [athenian] Athens
       *[spartan] Sparta
    }
word-of-side = { $side ->
        [athenian] of Athens
       *[spartan] of Sparta
    }
word-cause = { $cause ->
        [combat] {" "}in combat
        [sunk] {" "}when the ships go down
        [no-retreat] : it has nowhere to retreat
        [pursuit] : the enemy cavalry rides it down
        [assault] : the port is taken by assault
        [siege] {" "}in the siege
        [evasion] {" "}while evading
        [forced-return] : its combat was not paid for
        [no-return] : its combat was not paid for, and it cannot go back
        [stacking] : the place is overstacked
        [surplus] : the place is overstacked, and it has nowhere to move on to
        [displacement] : it has no zone to withdraw to
        [overload] : there is too much aboard
        [stranded] : no ships to sail in, and nowhere to land
        [no-shore] : no free shore to land on
        [attrition] {" "}through attrition
        [famine] {" "}through famine
        [storm] {" "}in the storm
        [epidemic] {" "}in the epidemic
        [rotten-hulls] {" "}because of rotten hulls
        [desertion] : it deserts
       *[alone] : alone among enemies
    }
word-initiative = { $initiative ->
        [athenian] Athens
       *[spartan] Sparta
    }
word-month = { $month ->
        [august] August
        [september] September
        [october] October
        [november] November
        [december] December
        [january] January
        [february] February
        [march] March
        [april] April
       *[may] May
    }
word-degree = { $verdict-degree ->
        [total] total victory
        [strategic] strategic victory
       *[tactical] tactical victory
    }
word-target = { $target-of ->
        [none] {""}
        [place] {" "}in { $target-place }
        [piece] {" "}on { $target-piece }
        [group] {" "}for reinforcement group { $target-group }
        [advantage] : take the advantage
        [draw] : draw a counter
        [recovery] : restore two units
       *[reinforcement] : cancel the reinforcement
    }
word-modifier = { $line ->
        [die-leaders] leaders
        [die-elite-hoplites] elite hoplites
        [die-three-types] three types of units
        [die-elite-defence] only elite hoplites in defence
        [die-archers-cavalry] archers or cavalry in defence
        [die-troops-aboard] troops aboard
        [column-hoplites] hoplites against none
        [column-no-hoplites] no hoplites against some
        [column-landing] landing
        [column-rough] into difficult land
        [column-beach-attacker] troops on the beach
        [column-beach-defender] enemy troops on the beach
       *[column-stratagem] stratagem
    } { word-by }
word-line = { $line ->
        [base] basic die
        [advantage] advantage
        [zones] zones held around
        [discard] discarded stratagem
        [great-leader] great leader
        [sap] sapping
        [defending-leader] great leader inside
        [defending-zones] zones held by the enemy
        [defending-discard] stratagem discarded by the enemy
        [season] season
        [ratio] force ratio
        [leader] leader
        [open-sea] open sea
        [strait] strait
       *[difficult] difficult land
    } { word-by }
word-by = { $by ->
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $by }
    }
word-bonus = { $bonus ->
        [-1] −1
       *[other] +{ $bonus }
    }
each-dice = { word-modifier }
each-columns = { word-modifier }
each-lines = { word-line }


## What is worth knowing before an answer

hint-battle = { $attack } against { $defence }, odds { $odds }; { $winning ->
        [0] no chance of winning
        [one] 1 chance in 6 of winning
       *[other] { $winning } chances in 6 of winning
    }
hint-stands = { $winner ->
        [athenian] Athens
       *[spartan] Sparta
    } wins; units hit on land, strength hit at sea: Athens { $hits-athenian }, Sparta { $hits-spartan }
hint-siege = { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }; the port falls { $taken } times in 1000
hint-faces = { $faces ->
        [0] no chance
        [one] 1 chance in 6
       *[other] { $faces } chances in 6
    }
hint-activation = { $cost ->
        [0] free
        [one] 1 action point
       *[other] { $cost } action points
    }
hint-movement = { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }
hint-sailing = under sail
hint-fleet = an enemy fleet: { $faces ->
        [one] 1 chance in 6 to pass
       *[other] { $faces } chances in 6 to pass
    }
hint-unpaid = no action point left for the combat: the whole group, troops aboard too, would go back weakened to where it started, and units already weakened would be lost
hint-too-few-points = too few for any zone: the cheapest costs { $cheapest ->
        [one] 1 action point
       *[other] { $cheapest } action points
    }
hint-unpaid-in-place = no action point left for the combat: your units beside the enemy, troops aboard too, would be weakened on the spot, and units already weakened would be lost
hint-overstacked = too many units { in-place }: some of them will be lost
hint-crowds = too many units { in-place }: move some away before the end of your next moves, or some will be lost
hint-strands = this leaves too few ships at sea for { $pieces }: move these too before the adjustments end, or they will be weakened or lost
hint-overladen = more troops than the ships { in-place } can carry: they will be weakened again after the next naval moves, loss of ships or adjustments unless you reduce the load
hint-embarks = the whole group goes aboard and sails
hint-boards-weakened = strength { $weakened } instead of { $strength } as soon as the ships sail
hint-overloads = too few ships: sailing like this would weaken { $pieces }; more ships would prevent it
hint-left-out = leaves { $pieces } behind
hint-leaders-alone = alone { in-place } next to the enemy, who captures them by marching in: { $pieces }
hint-until-announcement = you are asked again after the next announcement
hint-supplies-fall = your supplies are cut: they fall to { $left } at the end of the turn{ $left ->
        [0] , and your units in bases are weakened
       *[other] {""}
    }
hint-exposed = at the end of the turn attrition { in-place } { $all ->
        [6] weakens every unit
        [0] weakens one unit in { $one } of 6 cases
       *[other] weakens every unit in { $all } of 6 cases{ $one ->
            [0] {""}
           *[other] , one unit in { $one }
        }
    }
hint-attrition = adds { $bonus } to the roll; 5 weakens one unit, 6 or more all of them
hint-unit = strength { $strength }, { $weakened } when weakened
hint-weakened = weakened, strength { $strength }
hint-group = { $pieces }
hint-stratagem = { $effect ->
        [S1] naval combat in the open sea: 2 columns in your favour
        [S2] naval combat, as defender: 1 column to the left
        [S3] naval combat, as attacker: 1 column to the right
        [S4] roll a die for every naval unit of both sides at sea, which may be weakened
        [S5] the enemy loses one trireme unit off a beach and weakens another
        [S6] a land zone with your archers is closed to the enemy for this phase
        [S7] after a victory with cavalry: destroy a weakened enemy unit of the combat
        [S8] in a combat: add half the strength of your units in one adjacent zone
        [S9] 2 more dice in a siege of yours
        [S10] as attacker: 1 column to the right
        [S11] restore one weakened unit, Persians included
        [S12] restore two weakened units
        [S13] an enemy reinforcement comes one turn later, or the one just called is cancelled
        [S14] an optional reinforcement arrives now
        [S15] before a combat: the enemy leaders add nothing to the die, and one of them is wounded
        [S16] roll a die against an enemy leader with at most one sword: he may be lost
        [S17] Tissaphernes holds Alcibiades
        [S18] Alcibiades escapes from Tissaphernes; played too early it gives Sparta 2 victory points
        [S19] your supply rises by 1
        [S20] weaken two enemy land units and make an enemy leader sick
        [S22] take the advantage, restore two units, call an optional reinforcement or draw a counter
       *[S23] an enemy unit of at most 10 strength points leaves the game
    }


## The odds of the next roll

odds = { $of ->
        [siege] { odds-siege }
        [evasion] { odds-evasion }
        [passing] { odds-passing }
       *[combat] { odds-combat }
    }
odds-siege = { $besieger ->
        [athenian] Athens
       *[spartan] Sparta
    } besieges { $port } with { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    } ({ $lines }). Chances in 1000: the port falls { $taken }, everyone inside is weakened { $weakened }, besiegers are weakened { $struck }.
odds-combat = { $attacker ->
        [athenian] Athens
       *[spartan] Sparta
    } attacks in { $place }: { $attack } against { $defence }, odds { $ratio }{ $columns-count ->
        [0] {""}
       *[other] , shifted to { $column } ({ $columns })
    }{ $dice-count ->
        [0] {""}
       *[other] ; die: { $dice }
    }. Chances in { $faces }: Athens wins { $wins-athenian }, Sparta { $wins-spartan }:{ $chances }
odds-evasion = { $evader ->
        [athenian] Athens
       *[spartan] Sparta
    } has { $succeeds } chances in { $faces } to evade in { $place }{ $lines-count ->
        [0] .
       *[other] {" "}({ $lines }).
    }
odds-passing = { $side ->
        [athenian] Athens
       *[spartan] Sparta
    } has { $passes } chances in { $faces } to pass the fleet in { $place }: { $ships } against { $enemies }.
odds-none = No dice are about to be rolled: there are no odds to show.
each-chances = {"\u000A"}{"    "}{ $faces }/6 { $attacker } – { $defender }: { $winner ->
        [athenian] Athens
       *[spartan] Sparta
    } wins; hit: Athens { $hits-athenian }, Sparta { $hits-spartan }


## Words that mean nothing

misread-answer = “{ $word }” is not an answer.
misread-place = There is no place “{ $word }”: places are written like T17, M12, Sestos or B3.
misread-piece = There is no piece “{ $word }”: pieces are written like A-H4-1, S-T20-2 or A-L-alcibiade.
misread-counter = There is no counter “{ $word }”: counters are written C01 to C21.
misread-stratagem = There is no stratagem “{ $word }”: stratagems are written S1 to S20, S22 and S23.
misread-number = “{ $word }” is not a number.
misread-target = “{ $word }” is not a target for a stratagem: name a place, a piece, a group, advantage, draw, recovery or reinforcement.


## Where and whose: another language asks what is named

in-place = in { $place }
in-from = in { $from }
in-at = in { $at }
of-port = of { $port }


## What the players are after

goal-party = { word-side }
goal-all-ports = { word-side } wins at once with a unit in each of these ports at the end of a turn: { $ports }.
goal-rule-the-sea = { word-side } wins after the last turn with ships of strength { $own } or more in play, if the enemy's have { $enemy } or less.
goal-most-points = Otherwise victory points decide after turn { $turn } ({ word-month } { $year } BC): a difference of up to 5 is a draw, more than twice the enemy's points a strategic victory.
goal-ports = Ports held{ $ports-count ->
        [0] : none
       *[other] : { $ports }
    }
goal-supply = Supply: { $each } for each box ahead of the enemy ({ $ahead } ahead)
goal-ships = Ships in ports and at sea: { $each } for every 10 strength points ({ $strength } now)
goal-hoplites = Enemy hoplite units eliminated: { $each } each ({ $count } so far)
goal-land-units = Other enemy land units eliminated: { $each } each ({ $count } so far)
goal-leaders = Enemy leaders killed in combat: { $each } each ({ $count } so far)
goal-early-escape = Alcibiades' escape was played too early
goal-ports-missing = { $ports-count ->
        [0] All the ports for the total victory: hold them until the turn ends
       *[other] Total victory by ports: { $ports } still missing
    }
goal-fleets = Total victory at sea after the last turn: { $own } of { $need } strength points, the enemy { $enemy } (at most { $most })
goal-ports-to-take = Ports not held are worth: { $ports }
each-ports = { $port } { $points }

## Places

place-name = { $place }
place-ground = { $ground ->
        [strait] The strait.
        [open] Open sea.
        [clear] Clear land.
        [difficult] Difficult land: entering costs 2 movement points.
        [port] A walled port, a zone of its own.
       *[base] A base: it is never attacked.
    }
place-beaches = { $beaches ->
        [yes] Ships find a beach here.
       *[no] No beach: ships suffer attrition.
    }
place-base = { $access ->
        [athenian] For Athens alone.
        [spartan] For Sparta alone.
       *[both] For both sides; they do not meet here.
    }
place-held = Held by { word-side }: closed to the enemy.
place-held-by-nobody = Held by nobody.
place-points = Worth { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    } to the side that holds it.
place-needed = { word-side } needs it for its total victory.
place-shortage = { word-side } runs short while the enemy holds { $ports }, with a ship there.
place-force = { word-side }: { place-counted-ships }{ place-counted-men }{ place-counted-leaders }.
place-counted-ships = { $ships ->
        [0] {""}
       *[other] ships of strength { $naval }
    }
place-counted-men = { $men ->
        [0] {""}
       *[other] { $ships ->
            [0] {""}
           *[other] {", "}
        }troops of strength { $land }
    }
place-counted-leaders = { $leaders ->
        [0] {""}
        [one] { place-comma-before-leaders }1 leader
       *[other] { place-comma-before-leaders }{ $leaders } leaders
    }
place-comma-before-leaders = { $ships ->
        [0] { $men ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }
place-empty = Nobody here.
place-room = Room for { word-side }: { $used } of { $limit } { $counted ->
        [units] land units.
        [ship-strength] strength points of ships.
       *[land-strength] strength points of troops.
    }
place-no-limit = Room for any number of units.
place-exposed = Attrition at the end of the turn ({ word-side }): { $one } in 6 that one unit is weakened, { $all } in 6 that all are.
place-sheltered = No attrition here.
place-way = { $to }: { $way ->
        [sea] by sea
        [anchor] by sea, the anchor of the port
        [arrow] by sea, one way only
        [shore] across the shore, 1 movement point
        [beach] across the beach, 1 movement point
        [gate] by land, the gate of the port, { $points ->
            [one] 1 movement point
           *[other] { $points } movement points
        }
       *[land] by land, { $points ->
            [one] 1 movement point
           *[other] { $points } movement points
        }
    }
place-reach = { $group ->
        [fleet] Fleet from { $from } (strength { $strength }
        [army] Army from { $from } (strength { $strength }
       *[leaders] From { $from } (leaders alone
    }{ $group ->
        [leaders] {""}
       *[other] { $leaders ->
            [0] {""}
            [one] , 1 leader
           *[other] , { $leaders } leaders
        }
    }): { $actions ->
        [0] no action points
        [one] 1 action point
       *[other] { $actions } action points
    }{ $group ->
        [fleet] {""}
       *[other] {", "}{ $points ->
            [one] 1 movement point
           *[other] { $points } movement points
        }
    }{ $fights ->
        [yes] ; a fight follows
       *[no] {""}
    }
place-fight = Both sides stand here: there must be a fight.
place-siege = Besiege it: your ships and troops are next to it.
place-siege-needs = A siege takes one of your ships and one of your land units next to the port.
place-leave = Your ships can leave the base by its arrows.
