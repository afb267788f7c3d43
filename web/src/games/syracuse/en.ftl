

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
