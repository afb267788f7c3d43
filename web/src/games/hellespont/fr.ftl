

## Mots du plateau et du panneau sur la page

phase-sieges = C Sièges
phase-attrition = D.5 Attrition
panel-coming-called = Sur appel (S14)
panel-choose = Un stratagème pour commencer
panel-use-advantage = L’utiliser pour une unité
panel-ports = Ports
panel-port-points = { $points } PV
panel-port-empty = personne
month-short = { $month ->
        [august] Aoû
        [september] Sep
        [october] Oct
        [november] Nov
        [december] Déc
        [january] Jan
        [february] Fév
        [march] Mar
        [april] Avr
       *[may] Mai
    }
month-effects = Ce mois-ci
month-actions = { $by ->
        [1] 1 point d’action de plus, sauf si les dés ont donné { $except }
        [-1] 1 point d’action de moins, sauf si les dés ont donné { $except }
       *[other] { $by } points d’action, sauf si les dés ont donné { $except }
    }
month-leader = un chef à deux épées active sa zone gratuitement
month-leader-pays = pas d’activation gratuite par les chefs
month-siege = les sièges perdent 1 dé
month-supply = le ravitaillement peut remonter
month-supply-not = le ravitaillement ne remonte pas
month-attrition = attrition : +1 au dé
siege-title = Siège { of-port }
siege-dice = { $dice ->
        [0] Il ne reste aucun dé : le siège n’aboutit à rien
        [one] 1 dé est lancé
       *[other] { $dice } dés sont lancés
    }
siege-chance = Le port tombe : { $share }
siege-note = Un 6 prend le port ; sans 6, un 5 affaiblit tous les assiégés ; chaque 1 affaiblit un assiégeant.
siege-result = { $sixes ->
        [0] { $fives ->
            [0] Le port tient.
           *[other] Un 5 : tous les assiégés sont affaiblis ; s’ils l’étaient tous déjà, le port tombe.
        }
       *[other] Un 6 : le port tombe.
    }{ $ones ->
        [0] {""}
        [one] {" "}1 unité { word-of-side } est affaiblie.
       *[other] {" "}{ $ones } unités { word-of-side } sont affaiblies.
    }
luck-title = { $kind ->
        [evasion] Évasion hors de { $place }
       *[passing] Passer la flotte en { $place }
    }
luck-fleets = Force des navires : { $ships } contre { $enemies }
luck-none = Aucune chance.
luck-cost = S’échapper affaiblit une de vos unités ; en cas d’échec, le combat a lieu.
luck-stop = En cas d’échec, la flotte doit s’arrêter ici.
roll-passing = Passage en { $zone }
roll-evasion = Évasion hors de { $zone }
roll-siege = Siège { of-port }
roll-again = Nouveau jet
legend-strait = détroit
legend-beach = plage
legend-difficult = terrain difficile
legend-anchor = entrée d’un port

card-terrain-difficult = Terrain difficile
card-terrain-open = Haute mer
card-terrain-strait = Détroit
card-terrain-base = Base hors carte
card-port = { $points ->
        [one] Rapporte { $points } point de victoire à qui le tient
       *[other] Rapporte { $points } points de victoire à qui le tient
    }
card-leader-swords = { $swords ->
        [0] Aucune épée : activer sa zone coûte 1 point d’action.
        [one] Une épée : activer sa zone coûte 1 point d’action, et il aide au combat.
       *[other] Deux épées : il aide au combat et dans les sièges. Activer sa zone est gratuit, mais coûte 1 point d’action de novembre à mars.
    }
card-supply-about = { $face ->
        [disette] Le ravitaillement baisse de 1 à la fin du tour.
       *[appro] Le ravitaillement monte de 1 à la fin du tour, sauf de novembre à mars.
    }
card-supply-none = { $side ->
        [athenian] En disette à 0, toutes les unités athéniennes dans les bases sont affaiblies à chaque tour. Athènes est en disette quand Sparte tient les deux rives du détroit, ou quand la plupart de ses navires sont dans les bases.
       *[spartan] En disette à 0, toutes les unités spartiates dans les bases sont affaiblies à chaque tour. Sparte est en disette quand Athènes tient Cardia, Parion, Lampsaque et Abydos, ou quand la plupart de ses navires sont dans les bases.
    }
card-port-room = Il abrite une force de 50 en navires et de 12 en troupes. Les navires passent par l’ancre, les troupes par la terre.
end-points = { $degree ->
        [strategic] Le dernier mois est passé, et le vainqueur a plus du double des points.
        [tactical] Le dernier mois est passé, et le vainqueur a plus de 5 points d’avance.
       *[draw] Le dernier mois est passé, et il n’y a pas plus de 5 points d’écart.
    }
end-total = { $why ->
        [ports] { $side ->
            [athenian] Athènes tient les huit ports.
           *[spartan] Sparte tient les sept ports du détroit.
        }
       *[fleet] Le vainqueur est maître de la mer : une force de { $own } en navires contre { $enemy }.
    }
