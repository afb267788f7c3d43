

## Mots du plateau et du panneau sur la page

work-state = { $state ->
        [unbuilt] non construit
        [destroyed] détruit
        [athenian] tenu par Athènes
        [syracusan] tenu par Syracuse
       *[built] debout
    }
forecast-then = { $then ->
        [fort-falls] le fort tombe
        [camp-falls] le camp tombe
        [nothing] personne ne bouge
       *[retreat] { $loser } recule
    }
phase-works = C Travaux
phase-attrition = D.5 Attrition, sièges, murs
panel-blockade = Syracuse est encerclée : rien n’arrive plus par terre ni par mer.
panel-harassed = { word-side } : la cavalerie ennemie coupe le ravitaillement.
panel-ships = Navires renforcés : 1 colonne pour Syracuse dans chaque combat naval.
panel-coming-called = Sur appel (S18)
roll-works = Travaux : { word-side }
roll-siege = Siège du fort { $fort }
roll-breach = Attaque contre { word-work }
roll-night = Attaque de nuit
roll-cavalry = Raids de la cavalerie
season-short = { $season ->
        [spring] Pri
        [summer] Été
        [autumn] Aut
       *[winter] Hiv
    }
legend-high = hauteurs
legend-protected = eaux protégées
legend-port = port
legend-athenian = mur qu’Athènes peut bâtir
legend-syracusan = mur que Syracuse peut bâtir
legend-fort = site d’un fort

card-terrain-high = Hauteurs
card-terrain-fortified = Ville fortifiée
card-terrain-protected = Eaux abritées
card-terrain-sea = Haute mer
card-terrain-offmap = Hors carte
