

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
card-leader-swords = { $swords ->
        [0] Aucune épée : activer sa zone coûte 1 point d’action.
        [one] Une épée : activer sa zone coûte 1 point d’action, et il aide au combat.
       *[other] Deux épées : activer sa zone est gratuit, il aide au combat, et son camp a un dé de travaux de plus.
    }
card-supply-about = { $face ->
        [disette] Le ravitaillement baisse de 1 à la fin du tour.
       *[appro] Le ravitaillement monte de 1 à la fin du tour, sauf en hiver.
    }
card-supply-none = { $side ->
        [athenian] En disette à 0, toutes les unités athéniennes sont affaiblies à chaque tour. Les chaînes et la cavalerie ennemie coupent Athènes de tout.
       *[syracusan] En disette à 0, Syracuse capitule. Trois murs athéniens, un blocus ou la cavalerie ennemie la coupent de tout.
    }
card-season = { $season ->
        [winter] Hiver : 1 point d’action et 1 dé de travaux de moins pour chaque camp, le ravitaillement ne monte pas, l’attrition s’aggrave de 1.
        [spring] Le printemps ne change rien.
       *[other] Été et automne : 1 point d’action de plus pour chaque camp.
    }
card-year = { $year ->
        [414] En 414, Athènes lance 1 dé de travaux de plus.
       *[413] En 413, chaque camp lance 1 dé de travaux de moins.
    }
card-effect-blockade = Blocus
card-effect-blockade-about = Athènes a des troupes à Syké et en T7, et des navires en M5 et M8 : Syracuse est en disette tant que cela dure.
card-effect-harassed = Raids de cavalerie
card-effect-harassed-about = L’ennemi a plus de cavalerie en rase campagne, et son dé a coupé le ravitaillement pour ce tour.
card-effect-ships = Navires renforcés
card-effect-ships-about = Syracuse a renforcé ses proues : 1 colonne en sa faveur dans chaque combat naval, jusqu’à la fin de la partie.
card-work = { $work ->
        [camp] Le camp athénien
        [chains] Les chaînes
        [olympieion] Le fort Olympieion
        [labdalon] Le fort Labdalon
        [syke] Le fort Syké
        [plemmyrion] Le fort Plemmyrion
       *[other] Le mur { $work }
    }
card-work-state = { $work ->
        [chains] { $state ->
            [unbuilt] Elles ne sont pas tendues.
            [destroyed] Elles sont brisées.
           *[built] Elles sont tendues.
        }
       *[other] État : { work-state }.
    }
card-fort-here = { word-fort-here } : { work-state }.
word-fort-here = { $work ->
        [olympieion] Fort Olympieion
        [labdalon] Fort Labdalon
        [syke] Fort Syké
       *[plemmyrion] Fort Plemmyrion
    }
card-wall = { $side ->
        [athenian] Athènes le bâtit pour 1 point de travaux, une fois le camp construit, dans l’ordre 1, 2, 3.
       *[syracusan] Syracuse le bâtit pour 1 point de travaux, dans l’ordre 1, 2, 3A ou 3B, dès le tour qui suit le camp.
    } Il faut des ouvriers de force 2 en { $first } ou { $second }.
card-wall-effect = { $side ->
        [athenian] Tant que les trois murs sont debout, Syracuse est en disette. Chacun vaut 2 points de victoire et coûte 3 points de mouvement à l’ennemi qui le franchit.
       *[syracusan] Il empêche Athènes de refermer son mur. Il vaut 2 points de victoire et coûte 3 points de mouvement à l’ennemi qui le franchit.
    }
card-camp = Athènes le bâtit en T17 pour 2 points de travaux. T17 et M12 sont alors fortifiées, et Athènes peut bâtir ses murs. S’il tombe, il est perdu pour de bon.
card-chains = Syracuse ferme le Grand Port pour 1 point de travaux si elle tient Plemmyrion. Aucun navire ne passe entre M8 et M9, et Athènes est en disette.
card-fort = { $work ->
        [olympieion] Il existe dès le début.
       *[other] Seule Athènes le bâtit, pour 2 points de travaux ; il vaut 5 points de victoire à qui le tient.
    } Il abrite 2 unités, et { $swords ->
        [0] ses murs aident
        [one] son épée aide
       *[other] ses { $swords } épées aident
    } contre un assaut. Il change de mains, mais n’est jamais détruit.
end-points = { $degree ->
        [strategic] Le dernier tour est passé, et le vainqueur a au moins le double des points.
        [tactical] Le dernier tour est passé, et le vainqueur a plus de 5 points d’avance.
       *[draw] Le dernier tour est passé, et il n’y a pas plus de 5 points d’écart.
    }
end-total = { $why ->
        [capitulated] Syracuse n’avait plus de ravitaillement et a capitulé.
        [walls] À la fin, les trois murs d’Athènes sont debout, elle tient Plemmyrion, et aucune chaîne ne ferme le port.
        [fleet] Il ne reste à Athènes qu’une force de { $fleet } en navires : à 40 ou moins, l’expédition a échoué.
        [camp] Le camp athénien a été détruit.
       *[chains] À la fin, les chaînes ferment le port, et l’enceinte des murs n’est pas fermée.
    }
