

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

army-title = L'armée de votre chef : { $leader }
army-way = { in-at }, objectif : { $objective }
army-fold = Montrer moins
army-unfold = Montrer plus
army-nobody = Aucune troupe pour l'instant
army-each = { $talents ->
        [0] gratuit
       *[other] { $talents } chacun
    }
army-take = À prendre { in-at }
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
legend-possible = Peut devenir un espace de coalition
legend-objective = Objectif de l’armée
legend-danger = L’armée peut y être interceptée
legend-reach = À portée des navires ou des cavaliers ennemis
legend-hoplite = Hoplites
legend-cavalry = Cavalerie
legend-ships = Navires
legend-rating = Un chef : tactique / stratégie

card-happening = L’événement aléatoire de ce tour.
card-turn = { $state ->
        [past] Ce tour est passé.
        [now] C’est le tour en cours.
       *[next] Ce tour est à venir.
    }
card-turn-last = Le scénario finit après le tour { $last }, ou quand un camp se rend.
card-objective = { $side } est en route vers ici.
card-treasury = { $side } a { $talents } talents.
card-treasury-about = Une armée coûte 200 talents par point terrestre et 400 par navire. Un nouveau point coûte 200 talents.
card-treasury-side = { $whose ->
        [athens] Les 1 000 derniers talents sont une réserve qu’Athènes ne peut entamer.
       *[sparta] Les hoplites et les cavaliers spartiates marchent gratuitement.
    }
card-bellicosity = { $side } : { $value } sur 12.
card-bellicosity-about = La volonté de se battre. Un camp à 0 se rend ; si les deux sont à 6 ou moins, un armistice est possible. Elle change à la fin du tour : selon la confiance, les espaces endommagés et les événements.
card-confidence = { $side } : { $value }.
card-confidence-about = Dit si le tour a réussi à un camp, de −6 à +6. Les batailles et les sièges la font changer.
card-confidence-player = Avant le tour suivant, elle s’ajoute à un dé. À 6 ou plus, vous changez de camp ; en dessous de 0, on ne lance pas.
card-confidence-system = Au-dessus de 0, le système garde sa stratégie au tour suivant.
card-operations = Opérations
card-operations-of = { $side } a fait { $count ->
        [0] 0 opération
        [one] { $count } opération
       *[other] { $count } opérations
    } ce tour.
card-operations-about = Chaque opération est une armée avec son chef. Après la première, on consulte les augures : { $least ->
        [6] un 6 met
       *[5] un 5 ou un 6 met
    } fin aux opérations de ce camp.
card-score = Points de victoire
card-score-own = Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
card-score-of = { $side } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-score-about = Chaque bataille gagnée et chaque siège réussi rapportent 10 points ; chaque bataille perdue et chaque espace pris par un siège en coûtent 15.
card-score-least = Vous gagnez avec { $least } points ou plus à la fin du scénario.
card-mark-passed = A passé
card-mark-passed-about = { $side } ne fait plus d’opération ce tour.
card-mark-hostages = Otages
card-mark-hostages-about = { $side } a fait des hoplites prisonniers. Jusqu’à un armistice, l’ennemi n’attaque pas sa cité.
card-mark-two-operations = Deux opérations au plus
card-mark-two-operations-about = Une éclipse ou un tremblement de terre : { $side } fait deux opérations au plus ce tour.
card-mark-noLevy-about = Athènes ne peut lever l’impôt de 1 000 talents ce tour.
card-mark-civilWar-about = Les troupes de Corcyre ne prennent part à aucune opération ce tour.
card-mark-deaths-about = Ce tour, un chef meurt dans une bataille si son camp obtient 1, 2 ou 3.
card-mark-helotsRevolt-about = Athènes tient cinq côtes autour de Sparte. La révolte coûte à Sparte des revenus et 2 points de bellicosité par tour.
card-mark-disaster-about = Athènes a perdu au moins quatre navires en un tour : une rébellion éclate dans la Ligue de Délos au tour suivant.
card-ally-argos = Argos combat pour Athènes avec ses hoplites et compte comme espace de coalition, sauf si un ennemi s’y trouve.
card-ally-syracuse = Syracuse combat pour Sparte et compte comme espace de coalition, sauf si un ennemi s’y trouve.
card-ally-persia = La Perse verse à Sparte 500 talents par tour, et 1 000 une fois Iasos prise par Sparte.
card-ally-macedonia = La Macédoine a de la cavalerie et peut changer de camp par un événement.
card-ally-corcyra = Corcyre reste neutre jusqu’à la fin de la guerre.
card-leader = { $side } : { $where }.
card-leader-tactical = Tactique { $rating } : ajoutée aux dés des batailles et des sièges.
card-leader-strategic = Stratégie { $rating } : ajoutée quand on choisit une stratégie et quand une armée veut rester.
card-leader-immune = L’événement qui tue les chefs l’épargne.
card-army = { $side } { in-space }
card-army-reach = { $reaches ->
        [both] Ils interceptent à deux lignes en mer et à une ligne sur terre.
        [ships] Les navires interceptent à deux lignes en mer.
        [cavalry] La cavalerie intercepte à une ligne sur terre.
       *[foot] Les hoplites seuls n’interceptent que là où ils sont.
    }
card-army-spent = Les points marqués d’un coin ont bougé : on ne peut plus les prendre ce tour.
card-danger-state = { $state ->
        [seen] Ce danger a décidé de la dernière opération de { $side }.
       *[passed-over] { $side } a vu ce danger, mais n’y pouvait rien.
    }
card-danger = Avant chaque opération, le système parcourt de haut en bas les dangers que court { $side }. Le premier présent remplace sa stratégie.
card-plan = Armée : { $army }.
card-plan-else = À défaut : { $armies }.
card-plan-way = { $way ->
        [by-land] par terre { $army }
        [by-sea] par mer { $army }
        [coast] côte { $army }
        [island] île { $army }
       *[inland] intérieur { $army }
    }
card-plan-units = { $count } { word-counted }
card-strategy-now = { $side } suit cette stratégie.
card-strategy = Choisie avec { $open ->
        [below] { $to } ou moins
        [above] { $from } ou plus
        [one] { $from }
       *[none] { $from } à { $to }
    } : un dé plus la stratégie du chef. Deux autres dés désignent la région et l’objectif.
card-strategy-hostages = Pas tant que l’ennemi tient des otages.
card-area = Un dé désigne l’objectif :
card-sign-land = Aucun navire n’y vient.
card-sign-coast = Navires et troupes y viennent, par les lignes qui y mènent.
card-sign-island = Les troupes y viennent à bord de navires.
card-sign-delian = Il appartient à la ligue d’Athènes et lui rapporte, sauf s’il est endommagé.
card-sign-peloponnesian = Il appartient à la ligue de Sparte et lui rapporte, sauf s’il est endommagé.
card-sign-neutral = Chaque camp peut le prendre. Il n’a pas de troupes.
card-sign-fortress = Une armée la prend par un siège à la fin du tour, pas en y entrant.
card-sign-home = Un camp dont la cité est prise se rend.
card-sign-coalition = Un grand allié : ses batailles et ses sièges passent d’abord, et aucun agent ne peut y déclencher de rébellion.
card-sign-possible = Un neutre, ou une place de rechange : un événement en fait un espace de coalition.
card-sign-rebel = Il a quitté sa ligue et lui coûte 50 talents par tour. Les zones de ses anciens maîtres matent la rébellion.
card-sign-ravaged = Une armée y est passée : 50 talents de moins pour sa ligue jusqu’à la fin du tour.
card-sign-siege = Le siège se résout à la fin du tour : un dé plus la tactique du chef, 4 ou plus prend la forteresse.
card-sign-held = Des troupes ennemies s’y trouvent : l’anneau a la couleur de qui le tient.
card-sign-objective = L’armée y va par le plus court chemin et s’y arrête.
card-sign-danger = Une force ennemie atteint cet espace. Le chiffre est la chance d’y être pris.
card-sign-reach = Qui y entre peut être intercepté par les navires et les cavaliers qui l’atteignent.
card-sign-road = Pour les hoplites et la cavalerie.
card-sign-naval = Pour les navires et ceux qui sont à bord.
card-sign-mixed = Pour les navires et pour les troupes.
card-sign-storm = Le plus court chemin de la Sicile, pour le joueur seul : sur 5 ou 6, toute l’armée se noie.
card-sign-isthmus = On y tire les navires à terre, si l’on tient Corinthe et Cenchrées.
card-sign-hoplite = Un point est 2 000 hommes, ou 1 000 Spartiates.
card-sign-cavalry = Un point est 2 000 cavaliers. La cavalerie intercepte à une ligne.
card-sign-ships = Un point est 25 trières. Il porte un point terrestre et intercepte à deux lignes.
card-sign-own = Sur la couleur du camp : les Athéniens ou les Spartiates eux-mêmes.
card-sign-allied = Sur fond clair : les alliés.
card-sign-moved = Le coin marque les points qui ont bougé : on ne peut plus les prendre ce tour.
card-sign-rating = Le premier chiffre s’ajoute dans les batailles et les sièges, le second quand on choisit une stratégie.
card-take = Ils rejoignent l’armée de cette opération et ne peuvent plus être pris ce tour.
