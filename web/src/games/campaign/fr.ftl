

## Mots du plateau et du panneau communs aux jeux de campagne

piece-strength = { $weakened ->
        [yes] affaiblie, force { $strength }
       *[no] force { $strength }
    }
piece-unwell = blessé ou malade
piece-aboard = à bord
zone-force = { word-side } { $count ->
        [0] {""}
        [one] 1 unité, force { $strength }
       *[other] { $count } unités, force { $strength }{ $mixed ->
            [yes] , dont navires { $ships }
           *[no] {""}
        }
    }{ $leaders ->
        [none] {""}
       *[other] {" "}({ $leaders })
    }
tray-group = Former un groupe
tray-choose = Choisir parmi ceux-ci
tray-look = Pions de ce lieu
tray-all = Tous
tray-none = Personne
forecast-title = Combat en { $place }
forecast-against = contre
forecast-column = Colonne { $column } de la table
forecast-columns = Décalage de colonne
forecast-dice = Ajouté au dé
forecast-chance = Chance
forecast-winner = Vainqueur
forecast-hits = pertes { $sign }
forecast-average = En moyenne
phase-draw = A Stratagèmes
phase-initiative = B.1 Points d’action
phase-reinforcements = B.2 Renforts
phase-actions = B.3 Actions
phase-hands = D.1 Mains
phase-regrouping = D.2 Regroupement
phase-recovery = D.3 Récupération
phase-supply = D.4 Ravitaillement
phase-end = Victoire
turn-title = Tour { $turn } · { $label }
turn-title-side = Tour { $turn } · { $label } · { word-side }
panel-turns = Tours
panel-actions = Points d’action
panel-announced = { $points ->
        [one] 1 annoncé restant
       *[other] { $points } annoncés restants
    }
panel-supply = Ravitaillement
panel-supplied = approvisionné
panel-want = en disette
panel-advantage = Avantage
panel-advantage-of = Avantage : { $who }
panel-initiative-of = Initiative : { $who }
panel-hand = Vos stratagèmes
panel-hand-none = Aucun stratagème en main. Vous en tirez au début de chaque tour.
card-use = { $type ->
        [keep] Le garder
        [choose] Le prendre
        [assault-camp] Le jouer
       *[discard] S’en défausser
    }
panel-backs = { $count ->
        [0] aucun stratagème en main
        [one] 1 stratagème en main
       *[other] { $count } stratagèmes en main
    }
panel-bowl = Dans le bol : { $count }
panel-when = { $phase ->
        [any] À tout moment
       *[other] Phase { $phase }
    }
panel-coming = Renforts à venir
panel-coming-none = Plus aucun renfort n’est attendu.
panel-coming-turn = Tour { $turn }
panel-lost = Éliminés
panel-lost-none = Aucune unité n’est encore perdue.
score = { $points } PV
roll-thrown = Les dés donnent
roll-initiative = Initiative
roll-battle = Combat en { $zone }
roll-column = colonne : { $line }
roll-battle-result = { $total } dans la colonne { $odds } : { $result-winner ->
        [attacker] l’attaquant
       *[defender] le défenseur
    } l’emporte. Attaquant : { $result-attacker ->
        [R] aucune perte
        [A] toutes les unités affaiblies
        [E] tout est éliminé
       *[other] { $result-attacker } affaibli
    } ; défenseur : { $result-defender ->
        [R] aucune perte
        [A] toutes les unités affaiblies
        [E] tout est éliminé
       *[other] { $result-defender } affaibli
    }.
roll-attrition = Attrition en { $zone }
roll-storm = Tempête : { $unit }
roll-discord = Discorde : { $leader }
roll-bonus = Bonus
event-marched = { word-side } déplace { $pieces } depuis { $from } vers { $to } par { $by }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } PM)
    }.
event-opened = { word-side } annonce { $points } PA et active { $place } { $cost ->
        [0] gratuitement
       *[other] pour { $cost } PA
    }.
event-set-out = { word-side } active { $from } { $price ->
        [0] gratuitement
       *[other] pour { $price } PA
    } et déplace { $pieces } vers { $to }{ $by-count ->
        [0] {""}
       *[other] {" "}par { $by }
    }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } PM)
    }.
event-several-weakened = { word-side }, unités affaiblies{ word-losing } : { $pieces }.
event-several-recovered = { word-side }, unités revenues à pleine force : { $pieces }.
event-several-eliminated = { word-side } perd { $pieces }{ word-losing }.
event-several-retreated = { word-side } : { $pieces } reculent depuis { $from } vers { $to }.
event-several-regrouped = { word-side } déplace { $pieces } depuis { $from } vers { $to }.
event-several-entered = { word-side } fait entrer dans { $port } : { $pieces }.
word-losing = { $cause ->
        [combat] {" "}au combat
        [assault] {" "}lors de l'assaut
        [siege] {" "}lors du siège
        [evasion] {" "}lors de l'évasion
        [attrition] {" "}par attrition
        [famine] {" "}par la famine
        [storm] {" "}dans la tempête
        [stacking] {" "}par surempilement
        [no-retreat] {" "}faute de recul possible
       *[other] {""}
    }
group-fleet = { $count ->
        [one] 1 escadre
       *[other] une flotte de { $count }
    }
group-army = { $count ->
        [one] 1 unité terrestre
       *[other] une armée de { $count }
    }
group-leaders = { $count ->
        [one] 1 chef
       *[other] { $count } chefs
    }

card-nobody = Il n'y a personne ici.
card-force = { word-side } : { $units ->
        [0] aucune unité
        [one] { $units } unité, force { $strength }
       *[other] { $units } unités, force { $strength }
    }{ $leaders ->
        [0] {""}
        [one] , 1 chef
       *[other] , { $leaders } chefs
    }
card-terrain-clear = Terrain dégagé
card-terrain-port = Port
card-unit = { word-side } : { $type ->
        [T] trières, les seuls navires. Elles vont aussi loin qu’elles veulent tant que rien ne les arrête.
        [H] hoplites, à pied : 4 points de mouvement.
        [C] cavalerie : 4 points de mouvement.
        [P] peltastes, à pied : 4 points de mouvement.
       *[A] archers et frondeurs, à pied : 4 points de mouvement.
    } Force { $strength } sur { $full }.
card-unit-sword = L’épée désigne des troupes d’élite : elle compte là où une règle le demande.
card-weakened = Affaiblie : touchée de nouveau, elle est éliminée.
card-unwell = Blessé ou malade : il n’a plus d’épée tant qu’il n’est pas rétabli.
card-aboard = À bord de navires.
card-moved = A déjà bougé dans cette phase.
card-leader = { word-side } : un chef. Sans troupes, il ne peut ni combattre ni tenir une zone.
card-actions = { word-side } : { $points ->
        [0] plus aucun point d’action
        [one] { $points } point d’action restant
       *[other] { $points } points d’action restants
    }.
card-actions-about = On annonce des points avant d’agir. Ils paient l’activation des zones et les combats ; ceux qu’on annonce sans les utiliser sont perdus.
card-announced = Points annoncés
card-announced-about = { $points ->
        [one] Il reste { $points } point annoncé
       *[other] Il reste { $points } points annoncés
    } à dépenser dans cette phase d’action. Ce qui reste à la fin est perdu.
card-supply = { word-side } : { $value } sur 3, { $face ->
        [disette] en disette
       *[appro] approvisionné
    }.
card-advantage = { word-side } a l’avantage.
card-advantage-about = Il sert une fois : pour des points d’action, l’initiative, un nouveau jet ou une récupération. Puis il passe à l’autre camp.
card-initiative = Initiative
card-initiative-about = { word-side } joue en premier dans chaque phase de ce tour.
card-stratagems = Stratagèmes
card-hand = { word-side } a en main { $count ->
        [0] aucun stratagème
        [one] { $count } stratagème
       *[other] { $count } stratagèmes
    }.
card-bowl = Dans le bol : { $count }.
card-stratagems-about = Une main est secrète. Un stratagème retourne dans le bol une fois joué.
card-score = Points de victoire
card-score-of = { word-side } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-score-about = Les points décident après le dernier tour, sauf victoire totale auparavant. L’onglet But dit d’où vient chacun d’eux.
card-coming = { word-side } : { $count ->
        [one] { $count } pion arrive
       *[other] { $count } pions arrivent
    } ({ $zones }).
