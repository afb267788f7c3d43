# Syracuse in English. How a sentence is found: crates/engine/src/message.rs.
#
# A message that is referred to inside another one sees the same arguments: the `word-…` messages at the end are shared wordings.


## The game, its scenarios and its options

game-title = Syracuse 415-413 BC
game-blurb = Athens sends its fleet to Sicily: wall in Syracuse and starve it, or defend the city and destroy the expedition.

scenario-historical = Historical: the Sicilian expedition
scenario-variant = Variant: the recall of Alcibiades is uncertain
scenario-alcibiades = What if Alcibiades had stayed?

option-edition = Edition of the rules
option-edition-fr = French: the original rules
option-edition-en = English: the translated rules

option-leader_passage = A leader's passage by sea
option-leader_passage-whole = Whole move: the leader boards where he starts
option-leader_passage-rest = Rest of the move: the leader may walk to the ships first
option-ruins = A destroyed wall that cannot be repaired
option-ruins-repair = Repair first: no other wall until then
option-ruins-bypass = Bypass: another wall may be built

tally-points = Victory points


## What is asked

prompt-window = { $window-moment ->
        [initiative] The initiative is settled. Play a stratagem, use the advantage, or pass.
        [reinforcements] Reinforcements are about to arrive. Play a stratagem, use the advantage, or pass.
        [answer] A reinforcement has been called with { $window-counter }. Cancel it, or pass.
        [announced] The action points are announced. Play a stratagem, use the advantage, or pass.
        [archers] The enemy is about to enter { $window-zone }, where you have archers. Bar the way, or pass.
        [moved] The enemy has ended its moves. Play a stratagem, use the advantage, or pass.
        [combat] The die is about to be rolled. Choose a stratagem for the combat in secret, play another openly, or pass.
        [result] The losses are taken. Pursue a beaten unit, use the advantage, or pass.
        [works] The works are about to begin. Play a stratagem, use the advantage, or pass.
        [supply] The supply markers have moved. Play a stratagem, use the advantage, or pass.
       *[attrition] Attrition is about to be rolled. Play a stratagem, use the advantage, or pass.
    }
prompt-roll = Use the advantage to reroll { $roll-of ->
        [attrition] the { $roll-die } for attrition in { $roll-zone }
        [siege] the { $roll-die } for the siege of { $roll-fort }
        [wall] the { $roll-die } against wall { $roll-wall }
        [chains] the { $roll-die } against the chains
        [combat] the { $roll-die } for the combat
        [storm] the { $roll-die } in the storm for { $roll-unit }
        [night] the { $roll-die } for the night attack
       *[discord] the { $roll-die } for discord against { $roll-leader }
    }?
prompt-arrive = Choose where your reinforcements arrive: { $pieces }.
prompt-displace = Choose where the enemies in { $zone } go to make room for the reinforcements.
prompt-free-move = You may move the new arrivals free of charge.
prompt-announce = Announce how many action points you will spend in this phase: { $most ->
        [1] you have 1
       *[other] 1 to { $most }
    }. Activating a zone costs up to 2, and 1 point pays for all combats. Points that you announce and do not use are lost.
prompt-menu = Activate zones, or end your moves. { $points ->
        [0] You have no announced action points left
        [one] You have 1 announced action point left
       *[other] You have { $points } announced action points left
    }.
prompt-pick = Form a group in { $from }: pick who goes, then take the first step.
prompt-march = Keep moving with { $pieces }, now in { $at }. Movement points spent: { $points }.
prompt-land = Choose where { $pieces } land from { $from }.
prompt-withdraw = Should your cavalry withdraw from { $zone } before the enemy arrives?
prompt-withdraw-to = Choose where { $piece } withdraws to.
prompt-overstacked = { $cause ->
        [surplus] You have too many units in { $place }, and none can move on. Choose which one is lost.
        [overload] Your ships in { $place } are overloaded. Choose which unit is lost.
       *[stacking] You have too many units in { $place }. Choose which one is lost.
    }
prompt-combats = Choose the next combat.
prompt-defenders = Choose who defends the camp: up to three units, and any leaders.
prompt-stratagems = You may choose a stratagem for the combat in { $zone }, in secret.
prompt-losses = Choose your losses in { $zone }: { $left ->
        [one] 1 more unit
       *[other] { $left } more units
    }.
prompt-retreat = { $cause ->
        [combat] You were defeated in { $from }. Choose where { $piece } retreats to.
        [overstacked] There are too many units in { $from }. Choose where { $piece } moves on to.
       *[camp-lost] The camp is lost. Choose where { $piece } goes from { $from }.
    }
prompt-move-on = You have too many units in { $place }. Choose which one moves on.
prompt-garrison = Choose who moves into { $fort }: { $room ->
        [0] leaders only, as there is no room for more units
        [one] there is room for 1 unit
       *[other] there is room for { $room } units
    }.
prompt-occupy = Choose who moves onto the site of the fallen camp.
prompt-discard = You may discard a stratagem of your own colour for one more works die (dice so far: { $dice }).
prompt-build = Choose what to build with { $points ->
        [one] 1 works point
       *[other] { $points } works points
    }.
prompt-keep = You may keep one stratagem. The others go back into the bowl.
prompt-regroup = You may regroup units and leaders in your fortified places, free of charge.
prompt-regroup-to = Choose where { $piece } regroups.
prompt-recover = { $cause ->
        [leaders] You may restore weakened units through your leaders: { $left } left.
        [stratagem] You may restore weakened units through your stratagem: { $left } left.
       *[advantage] You have received the advantage and may use it at once.
    }
prompt-weaken = { $cause ->
        [attrition] Choose the unit that attrition weakens.
        [rotten-hulls-lost] Rotten hulls: choose the triremes that are lost.
       *[rotten-hulls-weakened] Rotten hulls: choose the triremes that are weakened.
    }
prompt-sieges = Choose the next siege to resolve.
prompt-breach = You may try to destroy enemy walls or break the chains.
prompt-epidemic = Epidemic: choose the enemy land units that are weakened, { $left } at most.
prompt-sick = Epidemic: choose the enemy leader who falls sick.


## Answers

action-play = Play { $stratagem }{ word-target } (counter { $counter })
action-add-actions = Use the advantage: 2 more action points
action-swap-initiative = Use the advantage: reverse the initiative
action-recover-by-advantage = Use the advantage: restore { $unit }
action-return-leader = Use the advantage: bring { $leader } back to { $to }
action-reroll = Use the advantage: roll again
action-accept = Keep the roll
action-pass = Pass
action-pass-phase = Pass until the end of this phase
action-arrive-in = Arrive in { $zone }
action-displace-to = Push them to { $zone }
action-announce = Announce { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
action-activate = Activate { $place }
action-take = Move the arrivals in { $place }
action-pick = Pick { $piece }
action-pick-all = Pick everyone
action-step = Move to { $to }
action-stop = Stop here
action-end-zone = Done with this zone
action-take-fort = Take the empty fort { $fort }
action-land-at = Land in { $zone }
action-stay-aboard = Stay aboard
action-end-moves = End the moves
action-withdraw = Withdraw
action-stand = Stand firm
action-withdraw-to = Withdraw to { $zone }
action-disband = Give up { $unit }
action-fight = Fight in { $zone }
action-assault = Assault { $fort }
action-assault-camp = Assault the camp from { $main } (counter { $counter })
action-decline-combats = Refuse all combats
action-end-combats = End the combats
action-defend = Defend with { $piece }
action-lose = Take the loss with { $unit }
action-retreat-to = Retreat to { $place }
action-move-on = Move { $unit } on
action-enter = Move { $piece } in
action-occupy = Move { $piece } in
action-discard = Discard { $counter } for a die
action-build-camp = Build the camp
action-build-fort = Build { $fort }
action-build-wall = Build wall { $wall }
action-build-chains = Build the chains
action-keep = Keep { $counter }
action-keep-none = Keep none
action-regroup = Regroup { $piece }
action-regroup-to = Regroup to { $place }
action-recover = Restore { $unit }
action-weaken = Choose { $unit }
action-besiege = Roll for the siege of { $fort }
action-breach = Try to destroy wall { $wall }
action-break-chains = Try to break the chains
action-infect = Infect { $piece }
action-done = Done


## What happened

event-turn-began = Turn { $turn } begins: { word-season } { $year } BC.
event-drew = { word-side } draws { $count ->
        [0] no stratagem
        [one] 1 stratagem
       *[other] { $count } stratagems
    }{ $counters-count ->
        [0] {""}
       *[other] {" "}– { $counters }
    }.
event-initiative-rolled = Athens rolls { $athenian }, Syracuse rolls { $syracusan }: { word-initiative } has the initiative. Action points: Athens { $actions-athenian }, Syracuse { $actions-syracusan }.
event-actions-added = { word-side } gains 2 action points and now has { $actions }.
event-initiative-swapped = { word-side } reverses the initiative: it now belongs to { word-initiative }.
event-advantage-taken = { word-side } takes the advantage.
event-advantage-used = { word-side } used the advantage { $purpose ->
        [actions] for more action points
        [initiative] to reverse the initiative
        [recovery] to restore a unit
        [return] to bring a leader back
       *[reroll] to reroll the die
    }: it passes to { $holder ->
        [athenian] Athens
       *[syracusan] Syracuse
    }.
event-played = { word-side } plays { $stratagem } ({ $counter }).
event-arrived = Reinforcements { word-of-side } arrive in { $zone }: { $pieces }.
event-delayed = Reinforcements { word-of-side } are delayed by a turn: { $pieces }.
event-cancelled = The reinforcement called by { word-side } is cancelled.
event-recalled = { $leader } is recalled to Athens and leaves the game.
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
event-landed = { word-side } lands { $pieces } in { $zone }.
event-barred = Archers bar { word-side } from { $zone } for the rest of the phase.
event-withdrew = { word-side } withdraws { $piece } from { $from } to { $to }.
event-sent-back = There is no action point left for the combat in { $zone }: { $pieces-count ->
        [0] no units { word-of-side } are left to go back
       *[other] the units { word-of-side } are weakened and go back to where they came from: { $pieces }
    }.
event-weakened = { word-side }: { $piece } is weakened{ word-cause }.
event-recovered = { word-side }: { $piece } is back at full strength.
event-eliminated = { word-side } loses { $piece }{ word-cause }.
event-deserted = { word-side }: { $piece } deserts and leaves the game.
event-wounded = { word-side }: { $leader } is wounded by the enemy's stratagem.
event-fell-sick = { word-side }: { $leader } falls sick and is taken to { $to }.
event-captured = { word-side }: { $cause ->
        [combat] { $leader } is killed or captured in combat
        [no-retreat] { $leader } has nowhere to retreat and is captured
        [assault] { $leader } is captured in the assault
        [siege] { $leader } is captured when the fort falls
        [no-return] { $leader } cannot go back and is captured
        [displacement] { $leader } has nowhere to go and is captured
       *[alone] { $leader }, alone among enemies, is captured
    }.
event-leader-returned = { word-side } brings { $leader } back to { $to }.
event-battle-began = { $attacker ->
        [athenian] Athens
       *[syracusan] Syracuse
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
       *[other] { $result-attacker } of the units weakened
    }; defender: { $result-defender ->
        [R] no losses
        [A] every unit weakened
        [E] all destroyed
       *[other] { $result-defender } of the units weakened
    }.
event-battle-won = { word-side } wins the combat in { $zone }.
event-retreated = { word-side }: { $piece } retreats from { $from } to { $to }.
event-fort-taken = { word-side } takes { $fort }.
event-camp-fell = The Athenian camp in { $zone } has fallen.
event-built = { word-side } builds { word-work }.
event-destroyed = { word-side } destroys { word-work }.
event-works-rolled = { word-side } rolls { $dice } for its works: { $points ->
        [0] no works points
        [one] 1 works point
       *[other] { $points } works points
    }.
event-discarded = { word-side } discards { $counter } for one more works die.
event-hand-kept = { word-side } keeps { $count ->
        [0] no stratagem
        [one] 1 stratagem
       *[other] { $count } stratagems
    }.
event-regrouped = { word-side } regroups { $piece } from { $from } to { $to }.
event-cavalry-rolled = The cavalry { word-of-side } raids the enemy's supplies and rolls { $die }: { $hit ->
        [yes] it cuts them off
       *[no] no effect
    }.
event-supply-turned = { $face ->
        [appro] { word-side } is supplied again.
       *[disette] { word-side } is short of supplies: nothing gets through any more.
    }
event-supply-moved = The supply { word-of-side } is now { $value }.
event-famine = { word-side } has no supplies left: famine strikes all its units.
event-capitulated = Syracuse has no supplies left and surrenders.
event-attrition-rolled = Attrition { word-of-side } in { $zone }: { $die } + { $bonus }, { $result ->
        [none] no effect
        [one] one unit is weakened
       *[all] all units are weakened
    }.
event-siege-rolled = { word-side } besieges { $fort }: { $die } + { $bonus }, { $taken ->
        [yes] the fort falls
       *[no] the fort holds out
    }.
event-breach-rolled = { word-side } attacks { word-work } and rolls { $die }: { $success ->
        [yes] success
       *[no] failure
    }.
event-storm-rolled = Storm over { $unit } ({ word-side }): { $die }, { $hit ->
        [yes] the ships are damaged
       *[no] no damage
    }.
event-night-rolled = Night attack: the roll is { $die }, and { $hurt ->
        [athenian] Athens
       *[syracusan] Syracuse
    } fights with reduced strength.
event-discord-rolled = { word-side } sows discord against { $leader } and rolls { $die }: { $gone ->
        [yes] the leader has to go
       *[no] the leader stays
    }.
event-rerolled = { word-side } rerolls the die: { $die }.
event-ended = The game is over. { $verdict-winner ->
        [athenian] Athens wins a { word-degree }!
        [syracusan] Syracuse wins a { word-degree }!
       *[none] It is a draw.
    } Victory points: Athens { $points-athenian }, Syracuse { $points-syracusan }.


## Why something is not possible

refusal-game-over = The game is over.
refusal-not-your-decision = { word-side } is deciding now: wait for your turn.
refusal-other-question = That answers another question: first answer the one being asked.
refusal-not-in-hand = You do not hold this counter: play one of those in your hand.
refusal-other-colour = This face has the enemy's colour: you may only use faces of your own colour or neutral ones.
refusal-not-now = { $stratagem } cannot be used now: every stratagem has its own phase.
refusal-played-already = You have already used a stratagem in this action phase: each side may use only one. The next phase allows another.
refusal-drawn-by-omens = You drew a stratagem by Good omens: you cannot play another one right now. Keep it for the next opportunity.
refusal-bad-target = { $stratagem } cannot be used on this target: choose one that meets its conditions.
refusal-no-advantage = { word-side } does not have the advantage; it comes back once the opponent has used it.
refusal-advantage-used = You have already used the advantage at this point: you may use it only once.
refusal-cannot-reroll = This roll cannot be rerolled.
refusal-nothing-to-recover = { $piece } is not a weakened unit of yours on the map: only such a unit can be restored.
refusal-not-by-discord = { $leader } cannot come back: the advantage only brings back leaders driven out by discord.
refusal-bad-return = No leader can return to { $to }: Athenians come back to Catania or to their camp while it stands, Syracusans to their city.
refusal-not-an-entry = { $zone } is not one of the zones where this group may arrive.
refusal-enemy-in-entry = There are enemies in { $zone }: arrive in a zone without enemies. Only if there is none is the most weakly held zone cleared.
refusal-cannot-displace = The enemies cannot go to { $zone }: they need an open neighbouring zone.
refusal-not-so-many-points = Announce at least 1 and at most { $most } action points: that is what you have left.
refusal-nothing-to-activate = There is nothing of yours to activate in { $place }. A fort is activated together with its zone unless enemies stand there.
refusal-too-dear = Activating { $place } costs { $cost ->
        [one] 1 action point
       *[other] { $cost } action points
    }, more than is left of what you announced.
refusal-free-once = { $place } has already been activated for free in this phase: only one free activation is allowed.
refusal-nothing-to-move = Nobody in { $place } can still move.
refusal-not-here = { $piece } is not available in { $place }: choose among your pieces that can leave from there.
refusal-has-moved = { $piece } has already moved in this phase. It may move again in the next one.
refusal-has-walked = { $leader } has already walked. A leader's passage by sea is his whole move, so he must board where he starts. To walk first and then sail, the group must leave him behind.
refusal-is-sick = { $leader } is sick and stays in place until he recovers next turn.
refusal-pick-in-order = { $piece } cannot be picked now: pick the group in the order of the list, each piece once. The others can form another group.
refusal-pick-first = First pick who goes, then move the group.
refusal-mixed-group = A group starts from one place: pieces in the zone and pieces in its fort leave separately.
refusal-not-adjacent = { $from } and { $to } are not neighbours. Zones that touch only at a corner do not count, and a fort can only be reached from its own zone.
refusal-land-at-sea = Land units cannot go to { $to } on their own: at sea they need triremes.
refusal-ships-on-land = Ships cannot enter { $to }: they stay at sea and in ports.
refusal-no-escort = You have no triremes in { $zone } to escort this group: land units and leaders need them at sea.
refusal-escort-not-picked = Your triremes in { $zone } are not in this group. Pick them too, in the order of the list: land units and leaders need them at sea.
refusal-enemy-fleet = An enemy fleet is in { $zone }: no convoy can pass.
refusal-no-capacity = The fleet in { $zone } cannot carry that much: it takes 1 strength point of land units per strength point of triremes, over the whole phase.
refusal-fortification = Enemy fortifications block the way to { $to }: only their owner may pass.
refusal-chains = The chains close the harbour: nobody passes until they are broken.
refusal-canal = The canal between the two ports of Syracuse is open to Syracusan ships only.
refusal-camp-port = Syracusan ships stay out of the port of the camp until the camp has been destroyed.
refusal-catania-closed = Catania is closed to this group: it is the base of Athens alone and can only be reached by ship.
refusal-back-again = This group has already passed through { $zone } on this move: it may not go back there.
refusal-may-not-stop-at-sea = Land units may not stop at sea: keep going until they can land.
refusal-must-stop = There are enemies here: the group has to stop in { $at }.
refusal-no-points = Entering { $to } costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }, more than the slowest piece of the group has left. Rivers, slopes, forts and enemy walls cost extra.
refusal-no-fort = { $fort } has not been built yet: for now it is open ground.
refusal-fort-full = { $fort } is full: it has room for two units. Leaders do not count.
refusal-barred-by-archers = Archers bar the way into { $zone } until the end of this phase.
refusal-no-enemy-contact = There are enemies in { $zone }: a free move on arrival must keep clear of them.
refusal-leader-left-at-sea = { $leader } would be left at sea without ships: take the leader along, or leave triremes behind.
refusal-overloaded = The ships would carry too much: 1 strength point of land units per strength point of triremes, for those who sail and for those who stay.
refusal-cannot-land = You cannot land in { $zone } from here: choose an open neighbouring land zone without enemies.
refusal-not-too-many = { $place } is not overstacked: nothing has to be given up.
refusal-cannot-withdraw-to = The cavalry cannot withdraw to { $zone }: choose a place within reach by land and clear of enemies.
refusal-no-combat-there = There is no combat to fight in { $zone }: both sides need units of the same kind there, on land or at sea.
refusal-not-assaultable = { $fort } cannot be assaulted: you need units in its zone, with an enemy garrison inside and no other enemies around it.
refusal-not-camp-assault = The camp can only be assaulted by Syracuse, with a combined attack and with units ready in both zones next to it, free of enemies.
refusal-combats-mandatory = Units of both sides still share a zone: fight those combats first.
refusal-no-action-for-combats = No announced action point is left to pay for the combats. One point pays for all of them in a phase.
refusal-cannot-decline = These combats cannot be refused.
refusal-not-a-defender = { $piece } cannot defend the camp: choose among those in its zone, up to three units and any leaders.
refusal-not-a-loss = { $piece } cannot take this loss: choose a unit that took part and has not been hit yet.
refusal-cannot-retreat-to = Nobody can retreat to { $place }: choose an open neighbouring zone without enemies, or a friendly fort of the same zone with room left.
refusal-not-movable = { $piece } cannot move on now: choose a unit of the stack that is too large.
refusal-not-enterable = { $piece } cannot move in: only victors on the spot can, if there is room.
refusal-no-work-die = This counter gives no works die: only a counter with a face of your own colour does.
refusal-cannot-build = { $reason ->
        [workers] There is nobody there to build it: you need hoplites, archers or peltasts with a strength of at least 2 on the site.
        [standing] This is already built.
        [not-yours] Only the enemy can build this.
        [camp-first] Build the camp first: the walls start from it.
        [camp-gone] The camp has been destroyed and cannot be built again.
        [order] Walls are built in order: build the one before it first.
        [exclusive] An enemy wall stands in the way: destroy it first.
        [repair-first] One of your walls lies in ruins: repair it before you build another.
       *[plemmyrion] The chains require control of Plemmyrion: take that fort first.
    }
refusal-not-enough-points = This costs { $cost ->
        [one] 1 works point
       *[other] { $cost } works points
    }, and you have fewer left. Unused points are lost at the end of the works.
refusal-no-syracusan-works = Syracuse does not build yet: its works begin in the turn after the Athenian camp was built.
refusal-not-kept = You cannot keep a counter that you do not hold.
refusal-cannot-regroup = { $piece } cannot regroup: it must be yours, on the map, not yet regrouped, and have a place to go to.
refusal-cannot-regroup-to = Regrouping to { $place } is not possible: choose a fortified zone, fort or port of yours with room left. Athens may also sail to Catania if it has enough ships and there are no chains.
refusal-not-weakened = { $piece } is not a weakened unit of yours that can recover.
refusal-not-among = { $piece } is not among the units that can be chosen here.
refusal-no-siege = { $fort } is not besieged by you, or the siege has already been resolved this turn: you need units in its zone, with an enemy garrison inside and no other enemies around it.
refusal-no-breach = You cannot attack wall { $wall }: it must be a standing enemy wall, not yet attacked this turn, with hoplites, archers or peltasts of yours of strength 2 in both zones along it.
refusal-no-chains-to-break = You cannot attack the chains: they must be in place, not yet attacked this turn, and Athens needs triremes in a zone next to them.
refusal-not-infectable = The epidemic cannot strike { $piece }: choose enemy land units or a healthy enemy leader on the map.


## The position in a terminal

summary-head = Turn { $turn }, { word-season } { $year } BC – advantage: { $advantage ->
        [athenian] Athens
       *[syracusan] Syracuse
    } – initiative: { word-initiative } – victory points: Athens { $points-athenian }, Syracuse { $points-syracusan }
summary-side = { word-side } – action points: { $actions } – supply: { $supply } of 3 ({ $face ->
        [appro] supplied
       *[disette] short
    }) – stratagems in hand: { $hand }
summary-place = {"    "}{ $place }, { word-ground } – { $forces }
summary-force = { word-side }, strength { $strength }: { $items }
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
    }{ $aboard ->
        [yes] {" "}[aboard]
       *[no] {""}
    }
summary-works = Constructions: { $items }
summary-work = { word-work }{ $condition ->
        [athenian] {" "}(Athens)
        [syracusan] {" "}(Syracuse)
        [destroyed] {" "}(destroyed)
       *[built] {""}
    }
summary-hand = Your stratagems:
summary-counter = {"    "}{ $counter }
summary-face = {"        "}{ $stratagem }: { hint-stratagem }


## Wordings that the sentences above share

word-ground = { $ground ->
        [clear] clear land
        [high] high land
        [city] city
        [camp] camp
        [city-port] port
        [camp-port] port of the camp
        [harbour] harbour
        [sea] open sea
        [catania] off the map
       *[fort] fort
    }
word-side = { $side ->
        [athenian] Athens
       *[syracusan] Syracuse
    }
word-of-side = { $side ->
        [athenian] of Athens
       *[syracusan] of Syracuse
    }
word-cause = { $cause ->
        [combat] {" "}in combat
        [sunk] {" "}when the ships go down
        [no-retreat] : it has nowhere to retreat
        [pursuit] : the enemy cavalry rides it down
        [assault] : the fort is taken by assault
        [siege] {" "}in the siege
        [evasion] {" "}while evading
        [forced-return] : its combat was not paid for
        [no-return] : its combat was not paid for, and it cannot go back
        [stacking] : the place is overstacked
        [surplus] : the place is overstacked, and it has nowhere to move on to
        [displacement] : the enemy arrives, and there is no free zone to go to
        [overload] : the ships are overloaded
        [stranded] : no ships left, and no shore or port within reach
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
       *[syracusan] Syracuse
    }
word-season = { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
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
        [wall] {" "}on wall { $target-wall }
        [fort] {" "}on fort { $target-fort }
        [camp] {" "}on the camp
        [chains] {" "}on the chains
        [group] {" "}on reinforcement group { $target-group }
        [advantage] : take the advantage
        [draw] : draw a counter
       *[reinforcement] : the optional reinforcement
    }
word-work = { $work ->
        [camp] the Athenian camp
        [chains] the chains
        [olympieion] fort Olympieion
        [labdalon] fort Labdalon
        [syke] fort Syke
        [plemmyrion] fort Plemmyrion
       *[other] wall { $work }
    }
word-modifier = { $line ->
        [die-leaders] leaders
        [die-elite-hoplites] elite hoplites
        [die-archers-cavalry] archers or cavalry in defence
        [die-three-types] three types of units
        [die-elite-defence] only elite hoplites in defence
        [die-fort] garrison of the fort nearby
        [die-fort-swords] swords of the fortification
        [die-elite-ships] elite triremes
        [column-hoplites] hoplites against none
        [column-no-hoplites] no hoplites against some
        [column-river] across a river
        [column-landing] landing
        [column-uphill] uphill
        [column-wall] across a wall
        [column-assault] assault
        [column-stratagem] stratagem
       *[column-reinforced-ships] reinforced ships
    } { $by ->
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $by }
    }
each-dice = { word-modifier }
each-columns = { word-modifier }


## What is worth knowing before an answer

hint-battle = { $attack } against { $defence }, odds { $odds }; { $winning ->
        [0] no chance of winning
        [one] 1 chance in 6 of winning
       *[other] { $winning } chances in 6 of winning
    }
hint-stands = { $winner ->
        [athenian] Athens
       *[syracusan] Syracuse
    } wins; units hit: Athens { $hits-athenian }, Syracuse { $hits-syracusan }
hint-activation = { $cost ->
        [0] free
        [one] 1 action point
       *[other] { $cost } action points
    }
hint-movement = { $cost ->
        [0] no movement points
        [one] 1 movement point
       *[other] { $cost } movement points
    }
hint-unpaid = { hint-movement }; no action point left for the combat: the group would go back weakened
hint-unpaid-lost = { hint-unpaid }, and units already weakened would be lost: { $pieces }
hint-step-without-shore = { hint-movement }; there is no free shore to land on, so these will be lost: { $pieces }
hint-without-shore = there is no free shore to land on, so these will be lost: { $pieces }
hint-crowds = all units aboard a fleet land in one zone, and there is not enough room: { $lost ->
        [one] at least 1 unit will be lost
       *[other] at least { $lost } units will be lost
    }
hint-too-few-points = too few for any zone: the cheapest costs { $cheapest ->
        [one] 1 action point
       *[other] { $cheapest } action points
    }
hint-overstacked = too many units in { $place }: some of them will be lost when the moves end
hint-leaders-alone = alone in { $place } next to the enemy, who captures them by marching in: { $pieces }
hint-until-announcement = you are asked again after the next announcement
hint-supplies-fall = your supplies are cut: they fall to { $left } at the end of the turn{ $left ->
        [0] , which means famine for Athens and capitulation for Syracuse
       *[other] {""}
    }
hint-exposed = at the end of the turn attrition in { $place } { $all ->
        [6] weakens every unit
        [0] weakens one unit in { $one } of 6 cases
       *[other] weakens every unit in { $all } of 6 cases{ $one ->
            [0] {""}
           *[other] , one unit in { $one }
        }
    }
hint-works = { $cost ->
        [one] 1 works point
       *[other] { $cost } works points
    }
hint-unit = strength { $strength }, { $weakened ->
        [0] none when weakened
       *[other] { $weakened } when weakened
    }
hint-weakened = weakened, strength { $strength }
hint-lost = strength { $strength }; this unit is lost
hint-costs-unit = full, and nobody can move on from there: one unit will be lost
hint-overstacks = weakened, strength { $strength }; at full strength there would be too many units here: one will be lost after the combat unless losses make room
hint-delays = will come one turn later: { $pieces }
hint-stratagem = { $effect ->
        [S1] naval combat, not in a protected zone: 2 columns in your favour
        [S2] naval combat, as defender: 1 column to the left
        [S3] naval combat, as attacker: 1 column to the right
        [S4] roll a die for every naval unit of both sides outside ports: weakened on 5 or 6, in protected waters on 6 only
        [S5] in the Athenian port, Athens loses one trireme unit and weakens another
        [S6] from now on, 1 column in favour of Syracuse in every naval combat; Erasinides must be on the map
        [S7] a zone with your archers is closed to enemy land units and leaders for this phase
        [S8] land combat with a Spartan unit: 1 column in favour of Syracuse
        [S9] after a victory with cavalry: destroy a weakened enemy unit of the combat
        [S10] before a combat, roll a die: on 3 to 6 Syracuse loses a third of its strength, on 1 or 2 Athens loses half
        [S11] in a combat: add half the strength of your units in one adjacent zone; needed to assault the camp
        [S12] build a wall without works points
        [S13] build the camp or a fort without works points
        [S14] destroy an enemy wall or break the chains without a roll
        [S15] restore one weakened unit
        [S16] restore two weakened units
        [S17] an enemy reinforcement comes one turn later, or the one just called is cancelled
        [S18] your optional reinforcement arrives now
        [S19] before a combat: the enemy leaders add nothing to the die, and one of them is wounded
        [S20] roll a die against an enemy leader with at most one sword: he may be lost
        [S21] Alcibiades is recalled and leaves the game
        [S22] your supply rises by 1
        [S23] weaken up to two enemy land units and make an enemy leader sick
        [S24] an allied unit of the enemy leaves the game
       *[S25] take the advantage, restore a unit, call the optional reinforcement or draw a counter
    }


## The odds of a combat, before the die

odds = { $attacker ->
        [athenian] Athens
       *[syracusan] Syracuse
    } attacks in { $place }: { $attack } against { $defence }, odds { $ratio }{ $columns-count ->
        [0] {""}
       *[other] , shifted to { $column } ({ $columns })
    }{ $dice-count ->
        [0] {""}
       *[other] ; die: { $dice }
    }. Chances in { $faces }: Athens wins { $wins-athenian }, Syracuse { $wins-syracusan }:{ $chances }
odds-none = No combat is about to be rolled: there are no odds to show.
each-chances = {"\u000A"}{"    "}{ $faces }/6 { $attacker } – { $defender }: { $winner ->
        [athenian] Athens
       *[syracusan] Syracuse
    } wins{ $then ->
        [fort-falls] {" "}and the fort falls
        [camp-falls] {" "}and the camp falls
       *[other] {""}
    }; units hit: Athens { $hits-athenian }, Syracuse { $hits-syracusan }


## Words that mean nothing

misread-answer = “{ $word }” is not an answer.
misread-place = There is no place “{ $word }”: places are written like T17, M12, CAT or labdalon.
misread-piece = There is no piece “{ $word }”: pieces are written like ath-H1, syr-T2 or alcibiades.
misread-counter = There is no counter “{ $word }”: counters are written K01 to K22.
misread-stratagem = There is no stratagem “{ $word }”: stratagems are written S1 to S25.
misread-number = “{ $word }” is not a number.
misread-wall = There is no wall “{ $word }”: A1, A2, A3, S1, S2, S3A or S3B.
misread-fort = There is no fort “{ $word }”: olympieion, labdalon, syke or plemmyrion.
misread-target = “{ $word }” is not a target for a stratagem: name a place, a piece, a wall, a fort, camp, chains, advantage, draw or reinforcement.


## What the players are after

goal-party = { word-side }
goal-capitulation = Athens wins at once when Syracuse starves: its supply marker short and at 0.
goal-fleet-lost = Syracuse wins at the end of a turn in which Athens has triremes of strength { $most } or less left.
goal-city-free = After the last turn Syracuse wins if the camp has been destroyed, or if the chains are built and one of the walls A1, A2 and A3 is missing.
goal-city-walled-in = After the last turn Athens wins if A1, A2 and A3 stand, Plemmyrion is Athenian and the chains are not built.
goal-most-points = Otherwise victory points decide after turn { $turn } ({ word-season } { $year } BC): a difference of up to 5 is a draw, twice the enemy's points a strategic victory.
goal-forts = Forts held, { $each } each{ $forts-count ->
        [0] : none
       *[other] : { $forts }
    }
goal-walls = Own walls standing, { $each } each{ $walls-count ->
        [0] : none
       *[other] : { $walls }
    }
goal-ships = Enemy trireme units eliminated: { $each } each ({ $count } so far)
goal-hoplites = Enemy hoplite units eliminated: { $each } each ({ $count } so far)
goal-land-units = Other enemy land units eliminated: { $each } each ({ $count } so far)
goal-leaders = Enemy leaders killed in combat: { $each } each ({ $count } so far)
goal-late-plemmyrion = Athens did not build Plemmyrion in time
goal-plemmyrion-due = If Athens has not built Plemmyrion by the end of turn { $turn }
goal-syracusan-supply = Starve Syracuse: its supply stands at { $supply-value } of 3 and is { $supply-face ->
        [appro] not short
       *[disette] short, so it falls every turn
    }
goal-fleet-left = Athenian triremes left: strength { $strength } (total victory at { $most } or less)
goal-walled-in = Total victory after the last turn: { $walls } of 3 walls, Plemmyrion { $plemmyrion ->
        [unbuilt] not built
        [athenian] held
       *[syracusan] in Syracusan hands
    }, chains { $chains ->
        [unbuilt] not built
        [built] built: break them
       *[destroyed] broken
    }
goal-free = Total victory after the last turn: camp { $camp ->
        [unbuilt] not built
        [standing] standing
       *[destroyed] destroyed: that is enough
    }; chains { $chains ->
        [unbuilt] not built
        [built] built
       *[destroyed] broken
    }, { $walls } of 3 Athenian walls
goal-forts-to-take = Forts to take, { $each } each: { $forts }

## Places

place-name = { $place }
place-ground = { $ground ->
        [clear] Clear land.
        [high] High land: climbing up from clear land costs 1 more.
        [city] The city of Syracuse, fortified: closed to Athens.
        [camp] The Athenian camp, fortified: closed to Syracuse.
        [city-port] Port of Syracuse: closed to Athens.
        [camp-port] Port of the Athenian camp: closed to Syracuse.
        [harbour] The Great Harbour: sheltered water.
        [sea] Open sea.
        [catania] Catania, off the map: for Athens alone.
       *[fort] The inside of a fort.
    }
place-fort = Fort { $fort }: { $owner ->
        [athenian] Athenian.
        [syracusan] Syracusan.
       *[unbuilt] not built yet.
    }
place-camp-site = Athenian camp: { $camp ->
        [standing] built.
        [destroyed] destroyed, never to be built again.
       *[unbuilt] it can be built here.
    }
place-wall = Wall { $wall } { word-of-side }: { $work ->
        [built] built.
        [destroyed] in ruins.
       *[unbuilt] not built.
    }
place-chains = Chains across the harbour mouth: { $work ->
        [built] closed.
        [destroyed] broken.
       *[unbuilt] not built.
    }
place-points = Worth { $points } victory points to the side that controls it.
place-force = { word-side }: { place-counted-units }{ place-counted-leaders }.
place-counted-units = { $units ->
        [0] {""}
        [one] 1 unit, strength { $strength }
       *[other] { $units } units, strength { $strength }
    }
place-counted-leaders = { $leaders ->
        [0] {""}
        [one] { $units ->
            [0] {""}
           *[other] {", "}
        }1 leader
       *[other] { $units ->
            [0] {""}
           *[other] {", "}
        }{ $leaders } leaders
    }
place-empty = Nobody here.
place-room = Room for { word-side }: { $used } of { $limit } { $counted ->
        [units] units.
       *[ship-strength] strength points of ships.
    }
place-no-limit = Room for any number of units.
place-exposed = Attrition at the end of the turn ({ word-side }): { $one } in 6 that one unit is weakened, { $all } in 6 that all are.
place-way = { $to }: { $closed ->
        [both] closed
       *[other] { $way ->
            [sea] by sea
            [fort] 1 movement point
           *[land] { $points ->
                [one] 1 movement point
               *[other] { $points } movement points
            }
        }{ $way ->
            [coast] , over the shore
           *[other] {""}
        }{ $river ->
            [yes] , river
           *[no] {""}
        }{ $climb ->
            [yes] , uphill
           *[no] {""}
        }{ $wall ->
            [yes] , wall
           *[no] {""}
        }{ $closed ->
            [athenian] , closed to Athens
            [syracusan] , closed to Syracuse
           *[other] {""}
        }
    }
place-reach = { $group ->
        [fleet] Fleet
        [army] Army
       *[leaders] {""}
    }{ $group ->
        [leaders] {""}
       *[other] {" "}
    }from { $from } ({ place-counted-units }{ place-counted-leaders }): { $actions ->
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
place-build = Build { word-work }: { $cost ->
        [one] 1 works point.
       *[other] { $cost } works points.
    }
place-build-not = Not yet: { word-work } ({ $cost ->
        [one] 1 works point
       *[other] { $cost } works points
    }). { refusal-cannot-build }
place-fight = Both sides stand here: there must be a fight.
place-assault = Assault fort { $fort }.
place-siege = Fort { $fort } is besieged at the end of the turn.
place-take-fort = Fort { $fort } is empty: a unit that goes in takes it.
place-breach = Wall { $wall } can be pulled down at the end of the turn.
place-landing = Troops aboard can land in { $zone }.
