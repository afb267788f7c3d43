

## Words of the board and the panel on the page

phase-sieges = C Sieges
phase-attrition = D.5 Attrition
panel-coming-called = When called (S14)
panel-choose = A stratagem to start with
panel-use-advantage = Use it on a unit
panel-ports = Ports
panel-port-points = { $points } VP
panel-port-empty = nobody
month-short = { $month ->
        [august] Aug
        [september] Sep
        [october] Oct
        [november] Nov
        [december] Dec
        [january] Jan
        [february] Feb
        [march] Mar
        [april] Apr
       *[may] May
    }
month-effects = This month
month-actions = { $by ->
        [1] 1 more action point, unless the dice gave { $except }
        [-1] 1 fewer action point, unless the dice gave { $except }
       *[other] { $by } action points, unless the dice gave { $except }
    }
month-leader = a leader with two swords activates his zone for free
month-leader-pays = no free activation by leaders
month-siege = sieges lose 1 die
month-supply = supply may rise
month-supply-not = supply does not rise
month-attrition = attrition: +1 to the die
siege-title = Siege { of-port }
siege-dice = { $dice ->
        [0] No dice left: the siege fails
        [one] 1 die is rolled
       *[other] { $dice } dice are rolled
    }
siege-chance = The port falls: { $share }
siege-note = A 6 takes the port; without a 6, a 5 weakens everyone inside; every 1 weakens a besieger.
siege-result = { $sixes ->
        [0] { $fives ->
            [0] The port holds.
           *[other] A 5: everyone inside is weakened; if they all were already, the port falls.
        }
       *[other] A 6: the port falls.
    }{ $ones ->
        [0] {""}
        [one] {" "}1 unit of { word-side } is weakened.
       *[other] {" "}{ $ones } units of { word-side } are weakened.
    }
luck-title = { $kind ->
        [evasion] Evasion from { $place }
       *[passing] Passing the fleet in { $place }
    }
luck-fleets = Strength of the ships: { $ships } against { $enemies }
luck-none = No chance.
luck-cost = Escaping weakens one of your units. If it fails, the combat takes place.
luck-stop = If it fails, the fleet has to stop here.
roll-passing = Passing in { $zone }
roll-evasion = Evasion from { $zone }
roll-siege = Siege { of-port }
roll-again = Reroll
legend-strait = strait
legend-beach = beach
legend-difficult = difficult land
legend-anchor = way into a port

card-terrain-difficult = Difficult land
card-terrain-open = Open sea
card-terrain-strait = Strait
card-terrain-base = Base outside the map
card-port = { $points ->
        [one] Worth 1 victory point to whoever holds it
       *[other] Worth { $points } victory points to whoever holds it
    }
card-leader-swords = { $swords ->
        [0] No swords: activating his zone costs 1 action point.
        [one] One sword: activating his zone costs 1 action point, and he helps in combat.
       *[other] Two swords: he helps in combat and in sieges. Activating his zone is free, but costs 1 action point from November to March.
    }
card-supply-about = { $face ->
        [disette] Supply falls by 1 at the end of the turn.
       *[appro] Supply rises by 1 at the end of the turn, but not from November to March.
    }
card-supply-none = { $side ->
        [athenian] Short at 0, all Athenian units in bases are weakened every turn. Athens is short when Sparta holds both sides of the strait, or when most of its ships lie in bases.
       *[spartan] Short at 0, all Spartan units in bases are weakened every turn. Sparta is short when Athens holds Cardia, Parion, Lampsacus and Abydos, or when most of its ships lie in bases.
    }
card-port-room = It holds ships of strength 50 and troops of strength 12. Ships use the anchor, troops the land side.
end-points = { $degree ->
        [strategic] The last month is over, and the winner has more than twice as many points.
        [tactical] The last month is over, and the winner is ahead by more than 5 points.
       *[draw] The last month is over, and 5 points or fewer lie between the sides.
    }
end-total = { $why ->
        [ports] { $side ->
            [athenian] Athens holds all eight ports.
           *[spartan] Sparta holds the seven ports of the strait.
        }
       *[fleet] The winner rules the sea: ships of strength { $own } against { $enemy }.
    }
