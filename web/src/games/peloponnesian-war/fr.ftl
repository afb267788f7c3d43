

## Mots du plateau et du panneau sur la page

turn-title = Tour { $turn } · { $label }
phase-politics = Politique
phase-planning = Planification
phase-operations = Opérations
phase-combat = Combat
phase-rebellion = Rébellion
phase-administration = Administration
phase-armistice = Paix et reddition

seat-alone = Athènes ou Sparte
score = { $points } PV
talents = talents
treasury = Trésor
bellicosity = Bellicosité
confidence = Confiance
confidence-long = Indice de Confiance en la Stratégie
role-you = vous
role-system = le système
operations-made = { $count ->
        [0] Aucune opération
        [one] 1 opération
       *[other] { $count } opérations
    }
mark-passed = a passé
mark-hostages = détient des otages
mark-two-operations = deux opérations au plus

leader-rated = { $leader } (tactique { $tactical }, stratégie { $strategic })
force-spent = ont bougé
leader-tactical = Valeur tactique, ajoutée aux batailles et aux sièges
leader-tactical-short = T
leader-strategic = Valeur stratégique, ajoutée au choix de la stratégie
leader-strategic-short = S
leader-dead = mort
leader-away = revient au prochain tour
leader-drawn = mène la suivante
leader-free = chez lui
leader-alcibiades = { $moves ->
        [1] conseille Sparte
        [2] chez les Perses
       *[other] en exil
    }

muster-title = L'armée de votre chef : { $leader }
muster-way = { in-at }, objectif : { $objective }
muster-fold = Montrer moins
muster-unfold = Montrer plus
muster-nobody = Aucune troupe pour l'instant
muster-each = { $talents ->
        [0] gratuit
       *[other] { $talents } chacun
    }
muster-take = À prendre { in-at }
march-route = Route
march-spaces = { $spaces ->
        [one] 1 espace
       *[other] { $spaces } espaces
    }{ $equal ->
        [one] { "" }
       *[other] , une des { $equal } routes équivalentes
    }
march-barred = Départ impossible pour l'instant : { $why }
march-price = L'armée a coûté
march-arrives = L'armée arrive
march-unhurt = sans pertes
march-battle = Une bataille en chemin
march-danger = { $space } : interception possible ({ $by })

chart-battle = { $kind ->
        [naval] Bataille navale
        [mixed] Bataille sur terre et sur mer
       *[land] Bataille terrestre
    } : { $at }
chart-wins = { $side } l'emporte
chart-drawn = Indécise
chart-modifiers = Ajouté aux dés : Athènes { $athens }, Sparte { $sparta }.
chart-siege = Siège { in-space } par { $side }
chart-siege-falls = La place tombe
chart-siege-holds = La place tient
chart-siege-needs = Il faut un total de { $needs } ; chef { $rating }{ $walls ->
        [0] { "" }
       *[other] , murs { $walls }
    }.
chart-siege-broken = { $reason ->
        [ships] Pas de dé : les assiégés ont plus de navires.
       *[long-walls] Pas de dé : les Longs Murs tiennent tant que le blé vient de l'Euxin.
    }

roll-battle = { $kind ->
        [naval] Bataille navale
       *[other] Bataille terrestre
    } : { $at }
battle-line = { $line ->
        [leader] Chef
        [cavalry] Cavalerie
        [hoplites] Plus d'hoplites
        [spartan-hoplites] Hoplites spartiates
        [at-sparta] À Sparte
        [ships] Plus de navires
       *[athenian-ships] Navires athéniens
    }
battle-result = { $winner ->
        [none] Elle est indécise ; pertes : { $losses }.
       *[other] { $winner } a le dessus ; pertes : { $losses }.
    }
roll-skirmish = Escarmouche { in-at }
skirmish-result = Un 1 coûte un point à qui le lance ; un total de 11 ou plus mène à une bataille.
roll-title = { $of ->
        [side-rolled] Détermination du camp
        [event-rolled] Événement aléatoire
        [silver-mine] Une mine d'argent
        [rebellion-rolled] Rébellion dans la Ligue de Délos
        [spread-rolled] La révolte s'étend-elle ?
        [portent] Un présage
        [strategy-rolled] Stratégie du système
        [omens-rolled] Augures
        [area-rolled] Zone de la matrice
        [objective-rolled] Objectif de la matrice
        [fomented] Déclencher une rébellion
        [storm-rolled] La haute mer
        [interception] Interception
        [siege-rolled] Siège
        [staying-rolled] L'armée reste-t-elle ?
       *[armistice-began] Durée de l'armistice
    }
roll-adds = { $field ->
        [confidence] Confiance
        [rating] Chef
        [modifier] Murs
       *[bonus] { $of ->
            [strategy-rolled] Alcibiade
           *[other] Zone ennemie
        }
    }

matrix-system = Comment { $side } décide
matrix-other = Matrice : { $side }
matrix-reasons = Les raisons de sa dernière opération
matrix-dangers = Dangers (le premier qui s'applique compte)
matrix-no-danger = aucun
matrix-strategies = Stratégies
matrix-die = dé { $die }, total { $total }

panel-turns = Tours
panel-income = Revenus
panel-outlook = Batailles et sièges à venir
panel-outlook-note = selon la carte
panel-leaders = Chefs
goal = { $points } points de victoire ; vous gagnez avec { $least } ou plus{ $turn ->
        [none] { "" }
       *[other] , ou si l'ennemi se rend avant la fin du tour { $turn }
    }.
going-home = Sur le retour ({ $side }) : { $units }
lost-this-turn = Pertes du tour ({ $side }) : { $units }
force-noLevy = Pas d'eisphora ce tour
force-civilWar = Guerre civile à Corcyre
force-deaths = Des chefs peuvent mourir
force-helotsRevolt = Hilotes en révolte
force-disaster = Désastre en Sicile
ally-argos = Argos avec Athènes
ally-syracuse = Syracuse avec Sparte
ally-persia = La Perse avec Sparte
ally-macedonia = { $side ->
        [none] Macédoine neutre
       *[other] Macédoine avec { $side }
    }
ally-corcyra-left = Corcyre a quitté la guerre

ledger-next = { $side }, selon la carte
ledger-last = { $side }, dernier revenu
ledger-item = { $item ->
        [league] De la ligue
        [damage] Espaces pris, ravagés ou rebelles
        [great-allies] Thèbes et Corinthe
        [syracuse] Syracuse
        [sicily] Toute la Sicile
        [euxine] Pas de ligne vers l'Euxin
        [epidamnus] Épidamne
        [eisphora] L'eisphora
        [persia] L'or perse
       *[helots] Les hilotes
    }
ledger-sum = Revenu
ledger-treasury = Trésor
ledger-none = Pas encore de revenu.
spirit = Bellicosité { $value } :
spirit-item = { $item ->
        [confidence] confiance
        [damage] espaces atteints
        [event] un événement
       *[helots] les hilotes
    }
spirit-same = sans changement

drama-side = Vous quittez { $from } et menez { $to }
drama-side-why = Vous obtenez { $die } avec une confiance de { $confidence } : { $total }. À 6 ou plus, vous changez de camp. Désormais vous menez { $to }, avec tous les dommages que vous lui avez causés, et le système mène { $from } contre vous.
drama-lead = Mener { $to }
drama-end = { $won ->
        [yes] Vous avez gagné la guerre
        [no] La guerre est perdue
       *[none] { $winner ->
            [none] Aucun camp ne l'emporte
           *[other] { $winner } a gagné la guerre
        }
    }
drama-look = Regarder la carte
zones-of = À portée des navires et de la cavalerie : { $side }
legend = Légende
legend-land = Terre : hoplites et cavalerie
legend-coast = Côte
legend-island = Île : par mer seulement
legend-delian = Ligue de Délos
legend-peloponnesian = Ligue du Péloponnèse
legend-neutral = Neutre
legend-fortress = Forteresse : seul un siège la prend
legend-coalition = Espace de coalition
legend-home = Capitale d'un camp
legend-rebel = En rébellion
legend-ravaged = Ravagé
legend-siege = Assiégé
legend-held = Aux mains de l'ennemi
legend-road = Ligne terrestre
legend-naval = Ligne navale
legend-mixed = Ligne mixte, terre et mer
legend-storm = Haute mer, avec tempêtes
legend-isthmus = L'isthme de Corinthe
legend-own = Troupes d'Athènes ou de Sparte
legend-allied = Troupes des alliés
legend-moved = Ont bougé ce tour
event-marched = { $leader } passe par { $by } et arrive { in-space }{ $units-count ->
        [0] {" "}seul
       *[other] {" "}avec { $units }
    }.

card-held = Contrôlé par { $side }
card-besieged = Assiégé par { $side }
card-reach = { $side } peut intercepter ici
legend-sea-box = Mer
