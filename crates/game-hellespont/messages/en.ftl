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
option-siege_ratio-printed = Printed: the figures of the rulebook
option-storm = Storm at sea
option-storm-sheltered = Sheltered: ships off beaches and friendly ports are safer
option-storm-printed = Printed: the numbers of the rulebook
option-evasion_loss = Price of an evasion at sea
option-evasion_loss-any = Any unit: a ship or troops aboard
option-evasion_loss-ship = A ship
option-returned_units = Land units brought back by the advantage
option-returned_units-full = At full strength
option-returned_units-weakened = Weakened

tally-points = Victory points


## What is asked

prompt-window = { $window-moment ->
        [initiative] The initiative is settled: { word-side } may play a stratagem or use the advantage.
        [reinforcements] Before the reinforcements arrive, { word-side } may play a stratagem or use the advantage.
        [answer] A reinforcement has been called with { $window-counter }: { word-side } may answer and cancel it.
        [arrived] Alcibiades has arrived: { word-side } may play a stratagem or use the advantage.
        [announced] The action points are announced: { word-side } may play a stratagem or use the advantage.
        [archers] The enemy is about to enter { $window-zone }, where { word-side } has archers: they may bar the way.
        [moved] The enemy's moves are over: { word-side } may play a stratagem or use the advantage.
        [combat] Before the die is rolled, { word-side } may choose a stratagem for the combat in secret.
        [result] The losses are taken: { word-side } may still pursue a beaten unit or use the advantage.
        [siege] Before the dice of the siege of { $window-port } are thrown, { word-side } may play or discard a stratagem, or use the advantage.
        [supply] The supply marker has moved: { word-side } may play a stratagem or use the advantage.
       *[attrition] Before attrition is tested, { word-side } may play a stratagem or use the advantage.
    }
prompt-roll = { word-side } decides whether to use the advantage against { $roll-of ->
        [evasion] the { $roll-die } rolled for the evasion
        [combat] the { $roll-die } rolled for the combat
        [siege] the dice of the siege of { $roll-port }: { $dice }
        [attrition] the { $roll-die } rolled for attrition in { $roll-zone }
        [storm] the { $roll-die } rolled in the storm for { $roll-unit }
       *[discord] the { $roll-die } rolled for discord against { $roll-leader }
    }.
prompt-choose = { word-side } may take a stratagem of its own colour, S1 to S10, in secret.
prompt-displace = { word-side } has to clear { $zone } for enemy reinforcements and chooses where its pieces go.
prompt-base-moves = { word-side } may sail out of its bases.
prompt-announce = { word-side } announces how many action points it will spend in this phase: from 1 to { $most }. Activating a zone costs up to 2, and 1 point pays for all combats: what is announced and not used is lost.
prompt-menu = { word-side } may activate zones, or end its moves; { $points ->
        [0] no announced action points are left
        [one] 1 announced action point is left
       *[other] { $points } announced action points are left
    }.
prompt-pick = { word-side } forms a group { in-from }: pick who goes along, then take the first step.
prompt-march = { word-side } moves on with { $pieces }, now { in-at }{ $points ->
        [0] {""}
        [one] ; 1 movement point has been spent
       *[other] ; { $points } movement points have been spent
    }.
prompt-passing = An enemy fleet is in { $at }: { word-side } may try to pass it with { $pieces }, which succeeds on { $faces ->
        [one] 1 face in 6
       *[other] { $faces } faces in 6
    }, or stop.
prompt-withdraw = { word-side } decides whether its cavalry withdraws from { $zone } before the enemy, and where to.
prompt-overstacked = { word-side } has too many units { in-place } and chooses which one is lost.
prompt-overloaded = { word-side } has more troops aboard in { $zone } than its ships can carry and chooses which unit suffers.
prompt-combats = { word-side } chooses the next combat.
prompt-evasion = { word-side } is attacked in { $zone } and may try to evade, which succeeds on { $faces ->
        [0] no face of the die
        [one] 1 face in 6
       *[other] { $faces } faces in 6
    }.
prompt-evade-to = { word-side } chooses where its pieces go from { $zone }.
prompt-losses = { word-side } chooses its losses in { $zone }: { $left ->
        [one] 1 unit is still to be hit
       *[other] { $left } units are still to be hit
    }.
prompt-naval-losses = { word-side } chooses its losses in { $zone }: ships with { $left ->
        [one] 1 strength point
       *[other] { $left } strength points
    } are still to be hit.
prompt-retreat = { $cause ->
        [combat] After the defeat { in-from }, { word-side } chooses where { $piece } retreats to.
        [unpaid] There is no action point for the combat { in-from }: { word-side } chooses where { $piece } goes.
       *[overstacked] There are too many units { in-from }: { word-side } chooses where { $piece } moves on to.
    }
prompt-move-on = { word-side } has too many units { in-place } and chooses which one moves on.
prompt-sieges = { word-side } chooses the next siege, or ends its sieges.
prompt-enter = { word-side } chooses who moves into { $port }.
prompt-keep = { word-side } may keep one stratagem; the others go back into the bowl.
prompt-regroup = { word-side } may send pieces home to its bases or into ports nearby, free of charge.
prompt-regroup-to = { word-side } chooses where { $piece } goes.
prompt-recover = { $cause ->
        [leaders] { word-side } may restore weakened units to full strength through its leaders: { $left } left.
       *[stratagem] { word-side } may restore weakened units to full strength through its stratagem: { $left } left.
    }
prompt-tests = { word-side } chooses the next zone that is tested for attrition.
prompt-weaken = { $cause ->
        [attrition] { word-side } chooses the unit that attrition weakens.
        [evasion] { word-side } chooses the unit that is weakened while the others evade.
        [siege] { word-side } chooses the units that the siege weakens: { $left } left.
        [rotten-hulls-lost] Rotten hulls: { word-side } chooses the triremes that are lost.
       *[rotten-hulls-weakened] Rotten hulls: { word-side } chooses the triremes that are weakened.
    }
prompt-epidemic = Epidemic: { word-side } chooses the enemy land units that are weakened, { $left } left.
prompt-sick = Epidemic: { word-side } chooses the enemy leader who falls sick, or none.
prompt-sick-to = { word-side } chooses where { $leader } lies sick.


## Answers

action-play = Play { $stratagem }{ word-target } (counter { $counter })
action-add-actions = Use the advantage: 2 more action points
action-swap-initiative = Use the advantage: reverse the initiative
action-recover-by-advantage = Use the advantage: restore { $unit }
action-return-piece = Use the advantage: bring { $piece } back to { $to }
action-reroll = Use the advantage: roll again
action-accept = Let the dice stand
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
action-pick-all = Pick everybody
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
action-retreat-all = Retreat to { $place } with everybody who can
action-move-on = Move { $unit } on
action-besiege = Besiege { $port }
action-enter = Move { $piece } in
action-keep = Keep { $counter }
action-keep-none = Keep none
action-regroup = Move { $piece }
action-regroup-all = Move everybody who can from { $from } to { $to }
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
event-advantage-used = { word-side } has used the advantage { $purpose ->
        [actions] for more action points
        [initiative] to reverse the initiative
        [recovery] to restore a unit
        [return] to bring a piece back
       *[reroll] to have the dice rolled again
    }: it passes to { $holder ->
        [athenian] Athens
       *[spartan] Sparta
    }.
event-played = { word-side } plays { $stratagem } ({ $counter }).
event-withdrawn = { $leader } is withdrawn.
event-arrived = Reinforcements { word-of-side } arrive in { $zone }{ $pieces-count ->
        [0] {""}; none is left
       *[other] {""}: { $pieces }
    }.
event-delayed = Reinforcements { word-of-side } are delayed by a turn: { $pieces }.
event-cancelled = The reinforcement that { word-side } has called is cancelled.
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
event-sent-back = No action point is left for the combat in { $zone }: the units { word-of-side } are weakened and leave{ $pieces-count ->
        [0] {""}; none is left
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
event-battle-rolled = Combat in { $zone }: the die shows { $die }{ $dice-count ->
        [0] {""}
       *[other] ; with modifiers ({ $dice }) it counts { $total }
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
       *[disette] { word-side } suffers want: its supplies no longer come in.
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
       *[no] no harm is done
    }.
event-discord-rolled = { word-side } sows discord against { $leader } and rolls { $die }: { $gone ->
        [yes] the leader has to go
       *[no] the leader stays
    }.
event-rerolled = { word-side } has the dice rolled again: { $dice }.
event-ended = The game is over. { $verdict-winner ->
        [athenian] Athens wins a { word-degree }!
        [spartan] Sparta wins a { word-degree }!
       *[none] It is a draw.
    } Victory points: Athens { $points-athenian }, Sparta { $points-spartan }.


## Why something is not possible

refusal-game-over = The game is over: nothing more can be done.
refusal-not-your-decision = It is for { word-side } to decide now: wait for your turn to be asked.
refusal-other-question = That answers another question: first settle the one that is being asked.
refusal-not-in-hand = You do not hold this counter: play one of those in your hand.
refusal-other-colour = This face has the enemy's colour: you may only use faces of your own colour or of the neutral one.
refusal-not-now = { $stratagem } cannot be used at this moment: every stratagem has its own phase. Keep it until then.
refusal-played-already = You have already used a stratagem in this action phase: each side may use only one. The next phase allows another.
refusal-bad-target = { $stratagem } cannot be used on this target: choose one that meets its conditions.
refusal-no-advantage = { word-side } does not have the advantage; it comes back once the opponent has used it.
refusal-advantage-used = The advantage has already been used at this moment: once is all that is allowed.
refusal-cannot-reroll = This roll has been repeated already.
refusal-nothing-to-recover = { $piece } cannot be restored: choose a weakened unit of yours. In D.3 Persians recover by S11 alone.
refusal-cannot-return = { $piece } cannot come back: the advantage returns eliminated land units and leaders of your own.
refusal-bad-return = Nobody can return to { $to }: your pieces come back to your bases, Persians to T29 if no enemy is there.
refusal-not-a-starting-counter = This counter cannot be taken: it must still be there and show your own colour with a number from S1 to S10.
refusal-cannot-displace = Those who make room cannot go to { $zone }: choose an adjacent zone without enemies.
refusal-not-so-many-points = Announce at least 1 and at most { $most } action points: that is what you have left.
refusal-nothing-to-activate = There is nothing of yours to activate { in-place }.
refusal-too-dear = Leaving { $place } costs { $cost ->
        [one] 1 action point
       *[other] { $cost } action points
    }, more than you may spend now.
refusal-free-once = { $place } has already been activated for free in this phase: that is possible only once.
refusal-nothing-to-move = Nobody { in-place } can still move.
refusal-not-a-base = { $base } is not a base of yours: now only pieces in your bases move.
refusal-not-here = { $piece } is not available { in-place }: choose among your pieces there.
refusal-has-moved = { $piece } has already moved in this phase: nobody moves twice. The next phase allows another move.
refusal-is-sick = { $leader } is sick and stays in place until health returns next turn.
refusal-pick-in-order = { $piece } cannot be picked now: each piece joins a group once, and everybody is picked at once only before anybody else. Those left out can form another group.
refusal-pick-first = First pick who goes along, then move the group.
refusal-persians = { $piece } is Persian: Persians go neither aboard ships nor across the sea.
refusal-not-adjacent = There is no way from { $from } to { $to } for this group. Ships enter and leave a port by its anchor, land pieces by its land side.
refusal-land-at-sea = Land pieces cannot go by themselves to { $to }: they need friendly ships there.
refusal-ships-on-land = Ships cannot enter { $to }: they stay at sea and in ports.
refusal-port-closed = Enemy units hold { $port }: nobody of yours may enter it. Ports fall by siege.
refusal-no-escort = There are no triremes in this group in { $zone }: land units and leaders need them to sail.
refusal-enemy-fleet = An enemy fleet is in { $zone }: nobody can cross there.
refusal-no-capacity = The ships in { $zone } cannot cover the crossing of so many: 1 strength point of land units per strength point of ships, over the whole phase.
refusal-not-a-shore = An amphibious move goes from a port or clear coast to another, with the sea first: { $zone } does not fit.
refusal-back-again = This group has already been in { $zone } on this move: it may not come back.
refusal-may-not-stop-at-sea = Those who cross the sea may not stop there: go on until they land.
refusal-must-stop = There are enemies here: a group that meets them has to stop in { $at }.
refusal-nothing-to-pass = There is no enemy fleet to pass in { $at }.
refusal-no-points = Entering { $to } costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }, more than the slowest of the group has left. Difficult land costs 2.
refusal-leader-alone = There are enemies in { $zone }: leaders without units would be captured at once.
refusal-barred-by-archers = Archers bar the way into { $zone } until the end of this phase.
refusal-overloaded = The ships would carry too much: they carry 1 strength point of land units for 5 of their own.
refusal-fits-aboard = { $piece } need not be weakened to join this group.
refusal-cannot-drop = { $piece } cannot be left here: only passengers can, in a port that the ships have entered.
refusal-not-too-many = There are not too many such units { in-place }.
refusal-cannot-withdraw-to = The cavalry cannot withdraw to { $zone }: it needs a place within 4 movement points, by land and clear of enemies.
refusal-no-combat-there = There is no combat to fight in { $zone }: it takes ships of both sides at sea, or land units of both on land.
refusal-combats-mandatory = Units of both sides still share a zone: fight those combats first.
refusal-no-action-for-combats = No announced action point is left to pay for the combats. One point pays for all of them in a phase.
refusal-no-evasion = There is nothing to evade.
refusal-not-a-loss = { $piece } cannot take this loss: choose among the units offered. At sea the smallest total that suffices is lost.
refusal-cannot-retreat-to = Nobody can go to { $place }: choose an open neighbouring zone or port without enemies, never a base.
refusal-not-movable = { $piece } cannot move on now: choose a unit of the stack that is too large.
refusal-no-siege = { $port } cannot be besieged: it takes a ship and a land unit next to it, enemy units inside, and once in a turn is all.
refusal-no-siege-die = This counter brings no siege die: one counter with a face of your own colour does, and not besides sapping.
refusal-not-enterable = { $piece } cannot move in: only pieces next to the port can, as far as there is room.
refusal-not-kept = You cannot keep a counter that you do not hold.
refusal-cannot-regroup = { $piece } cannot go anywhere now: each piece goes once, and nobody leaves a base.
refusal-cannot-regroup-to = { $place } is not open to this piece: half of your naval strength may go home, with land units for a fifth of it to the same base; ports must be adjacent, free and roomy enough.
refusal-not-weakened = { $piece } is not a weakened unit of yours that can recover. In D.3 Persians recover by S11 alone.
refusal-not-tested = { $zone } is not to be tested: ports, bases and seas with beaches are spared.
refusal-not-among = { $piece } is not among the units that can be chosen here.
refusal-not-infectable = The epidemic cannot strike { $piece }: choose enemy land units and a leader on the map.
refusal-no-sickbed = A sick leader cannot lie in { $place }: choose a port without enemies or a base of yours.


## The position in a terminal

summary-head = Turn { $turn }, { word-month } { $year } BC – advantage: { $advantage ->
        [athenian] Athens
       *[spartan] Sparta
    } – initiative: { word-initiative } – victory points: Athens { $points-athenian }, Sparta { $points-spartan }
summary-side = { word-side } – action points: { $actions } – supply: { $supply } of 3 ({ $face ->
        [appro] supplied
       *[disette] in want
    }) – stratagems in hand: { $hand }
summary-place = {"    "}{ $place } – { $forces }
summary-force = { word-side }, { $naval ->
        [0] {""}
       *[other] naval strength { $naval }, {""}
    }{ $land ->
        [0] {""}
       *[other] land strength { $land }, {""}
    }with { $items }
summary-piece = { $piece }{ $condition ->
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
        [sunk] : the ships that carried it are lost
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
        [stranded] : no ship carries it, and it cannot land
        [no-shore] : no shore is free for the landing
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
        [0] no face of the die wins
        [one] 1 face in 6 wins
       *[other] { $winning } faces in 6 win
    }
hint-stands = { $winner ->
        [athenian] Athens
       *[spartan] Sparta
    } wins; units hit on land, strength hit at sea: Athens { $hits-athenian }, Sparta { $hits-spartan }
hint-siege = { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }; the port falls in { $taken } of 1000 throws
hint-faces = { $faces ->
        [0] no face of the die helps
        [one] 1 face in 6 helps
       *[other] { $faces } faces in 6 help
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
        [one] 1 face in 6 lets you pass
       *[other] { $faces } faces in 6 let you pass
    }
hint-unpaid = no action point is left for the combat: the whole group, troops aboard too, would go back weakened to where it started, and units that are weakened already would be lost
hint-too-few-points = too few for any zone: the cheapest costs { $cheapest ->
        [one] 1 action point
       *[other] { $cheapest } action points
    }
hint-unpaid-in-place = no action point is left for the combat: your units beside the enemy, troops aboard too, would be weakened where they stand, and units that are weakened already would be lost
hint-overstacked = too many units { in-place }: some of them will be lost
hint-crowds = more than the limit { in-place }: move units away before the end of your next moves, or some will be lost
hint-strands = too few ships would stay at sea for { $pieces }: move these too before the adjustments end, or they will be weakened or lost
hint-overladen = more troops than the ships { in-place } carry: after the next naval moves, loss of ships or adjustments they are weakened again unless the load is smaller by then
hint-embarks = the whole group goes aboard and sails
hint-boards-weakened = strength { $weakened } in place of { $strength } as soon as the ships sail
hint-overloads = too few ships: sailing like this would weaken { $pieces }; more ships would prevent it
hint-left-out = leaves { $pieces } behind
hint-attrition = adds { $bonus } to the die; 5 weakens one unit, more weakens all
hint-unit = strength { $strength }, weakened { $weakened }
hint-weakened = weakened, strength { $strength }
hint-group = { $pieces }
hint-stratagem = { $effect ->
        [S1] naval combat in the open sea: 2 columns in your favour
        [S2] naval combat, as defender: 1 column to the left
        [S3] naval combat, as attacker: 1 column to the right
        [S4] a die for every naval unit of both sides at sea, which may be weakened
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
        [S16] a die against an enemy leader with at most one sword: he may be lost
        [S17] Tissaphernes holds Alcibiades
        [S18] Alcibiades escapes from Tissaphernes; played too early it gives Sparta 2 victory points
        [S19] your supply rises by 1
        [S20] weaken two enemy land units and make an enemy leader sick
        [S22] take the advantage, restore two units, call an optional reinforcement or draw a counter
       *[S23] an enemy unit of at most 10 strength points leaves the game
    }


## The odds of what is about to be rolled for

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
    } ({ $lines }). Of 1000 throws { $taken } take the port, { $weakened } weaken all inside, { $struck } weaken besiegers.
odds-combat = { $attacker ->
        [athenian] Athens
       *[spartan] Sparta
    } attacks in { $place }: { $attack } against { $defence }, odds { $ratio }{ $columns-count ->
        [0] {""}
       *[other] , shifted to { $column } ({ $columns })
    }{ $dice-count ->
        [0] {""}
       *[other] ; die: { $dice }
    }. Of { $faces } faces of the die, Athens wins on { $wins-athenian } and Sparta on { $wins-spartan }:{ $chances }
odds-evasion = { $evader ->
        [athenian] Athens
       *[spartan] Sparta
    } can evade in { $place } on { $succeeds } of { $faces } faces of the die{ $lines-count ->
        [0] .
       *[other] {" "}({ $lines }).
    }
odds-passing = { $side ->
        [athenian] Athens
       *[spartan] Sparta
    } can pass the fleet in { $place } on { $passes } of { $faces } faces of the die: { $ships } against { $enemies }.
odds-none = Nothing is about to be rolled for: there are no odds to tell.
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
