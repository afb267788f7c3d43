

## Words of the board and the panel on the page

work-state = { $state ->
        [unbuilt] not built
        [destroyed] destroyed
        [athenian] held by Athens
        [syracusan] held by Syracuse
       *[built] standing
    }
forecast-then = { $then ->
        [fort-falls] fort falls
        [camp-falls] camp falls
        [nothing] nobody moves
       *[retreat] { $loser } retreats
    }
phase-works = C Works
phase-attrition = D.5 Attrition, sieges, walls
panel-blockade = Syracuse is cut off: no supplies get through by land or sea.
panel-harassed = { word-side }: the enemy's cavalry cuts off supplies.
panel-ships = Reinforced ships: 1 column in favour of Syracuse in every naval combat.
panel-coming-called = When called (S18)
roll-works = Works of { word-side }
roll-siege = Siege of { $fort }
roll-breach = Attack on { word-work }
roll-night = Night attack
roll-cavalry = Cavalry raids
season-short = { $season ->
        [spring] Spr
        [summer] Sum
        [autumn] Aut
       *[winter] Win
    }
legend-high = high ground
legend-protected = protected waters
legend-port = port
legend-athenian = wall that Athens may build
legend-syracusan = wall that Syracuse may build
legend-fort = site of a fort

card-terrain-high = High ground
card-terrain-fortified = Fortified city
card-terrain-protected = Protected waters
card-terrain-sea = Open sea
card-terrain-offmap = Outside the map
card-leader-swords = { $swords ->
        [0] No swords: activating his zone costs 1 action point.
        [one] One sword: activating his zone costs 1 action point, and he helps in combat.
       *[other] Two swords: activating his zone is free, he helps in combat, and his side has one more works die.
    }
card-supply-about = { $face ->
        [disette] Supply falls by 1 at the end of the turn.
       *[appro] Supply rises by 1 at the end of the turn, except in winter.
    }
card-supply-none = { $side ->
        [athenian] Short at 0, all Athenian units are weakened every turn. The chains and enemy cavalry cut Athens off.
       *[syracusan] Short at 0, Syracuse capitulates. Three Athenian walls, a blockade and enemy cavalry cut it off.
    }
card-season = { $season ->
        [winter] Winter: 1 action point and 1 works die fewer for each side, supply does not rise, and attrition is worse by 1.
        [spring] Spring changes nothing.
       *[other] Summer and autumn: 1 more action point for each side.
    }
card-year = { $year ->
        [414] In 414 Athens rolls 1 more works die.
       *[413] In 413 each side rolls 1 works die fewer.
    }
card-effect-blockade = Blockade
card-effect-blockade-about = Athens has troops in Syke and T7 and ships in M5 and M8: Syracuse is short of supplies until that is broken.
card-effect-harassed = Cavalry raids
card-effect-harassed-about = The enemy has more cavalry in the open, and its die has cut the supplies off for this turn.
card-effect-ships = Reinforced ships
card-effect-ships-about = Syracuse has strengthened its bows: 1 column in its favour in every naval combat, for the rest of the game.
card-work = { $work ->
        [camp] The Athenian camp
        [chains] The chains
        [olympieion] Fort Olympieion
        [labdalon] Fort Labdalon
        [syke] Fort Syke
        [plemmyrion] Fort Plemmyrion
       *[other] Wall { $work }
    }
card-work-state = Now: { work-state }.
card-fort-here = { word-fort-here }: { work-state }.
word-fort-here = { $work ->
        [olympieion] Fort Olympieion
        [labdalon] Fort Labdalon
        [syke] Fort Syke
       *[plemmyrion] Fort Plemmyrion
    }
card-wall = { $side ->
        [athenian] Athens builds it for 1 works point, once the camp has been built, in the order 1, 2, 3.
       *[syracusan] Syracuse builds it for 1 works point, in the order 1, 2, 3A or 3B, from the turn after the camp.
    } It needs workers of strength 2 in { $first } or { $second }.
card-wall-effect = { $side ->
        [athenian] While all three walls stand, Syracuse is short of supplies. Each is worth 2 victory points and costs the enemy 3 movement points to cross.
       *[syracusan] It keeps Athens from closing the ring. It is worth 2 victory points and costs the enemy 3 movement points to cross.
    }
card-camp = Athens builds it in T17 for 2 works points. T17 and M12 are then fortified, and Athens may build its walls. If it falls it is lost for good.
card-chains = Syracuse closes the Great Harbour for 1 works point if it holds Plemmyrion. No ship passes between M8 and M9, and Athens is short of supplies.
card-fort = { $work ->
        [olympieion] It stands from the start.
       *[other] Only Athens builds it, for 2 works points; it is worth 5 victory points to whoever holds it.
    } It holds 2 units, and its { $swords ->
        [0] walls help
        [one] sword helps
       *[other] { $swords } swords help
    } against an assault. It changes hands, but is never destroyed.
end-points = { $degree ->
        [strategic] The last turn is over, and the winner has at least twice as many points.
        [tactical] The last turn is over, and the winner is ahead by more than 5 points.
       *[draw] The last turn is over, and 5 points or fewer lie between the sides.
    }
end-total = { $why ->
        [capitulated] Syracuse had no supplies left and capitulated.
        [walls] At the end the three walls of Athens stand, it holds Plemmyrion, and no chains close the harbour.
        [fleet] Athens has only { $fleet } strength of ships left: with 40 or less the expedition has failed.
        [camp] The Athenian camp has been destroyed.
       *[chains] At the end the chains close the harbour, and the ring of walls is open.
    }
