
## Le plateau et le panneau de la page

page-wheel = La roue
page-wheel-size = Agrandir ou réduire la roue
page-panel = Antike
page-nations = Nations
page-advances = Progrès
page-personages = Personnages
page-nation = Nation
page-marble = marbre
page-iron = fer
page-gold = or
page-coins = pièces
page-cities = Villes
page-temples = Temples
page-legions = Légions
page-galleys = Galères
page-income = { $income } pour cette production
page-left-of = { $left ->
    [0] plus aucune en réserve
    [one] 1 en réserve
   *[other] { $left } en réserve
}
page-left-short = { $left } en réserve
page-bank = À la banque : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}.
page-supply = Ressources : { $items }.
page-pieces = Chaque nation a en tout { $legions } légions, { $galleys } galères et { $cities } villes.
page-pile = Encore disponibles
page-pay = Comment payer
page-how-many = Combien ?
page-left = { $left ->
    [0] ne peuvent plus bouger
    [one] encore 1 manœuvre
   *[other] encore { $left } manœuvres
}
page-deal = Choisir une nation
page-price = { $price } or{ $first ->
    [yes] {", "}et un savant pour la première nation
   *[no] {""}
}
page-scholar-too = et un savant
page-gives-wheel = Les légions avancent de 2 provinces
page-gives-roads = Les légions avancent de 3 provinces
page-gives-sailing = Les galères avancent de 2 provinces
page-gives-navigation = Les galères avancent de 3 provinces
page-gives-market = +1 à chaque production
page-gives-currency = +2 à chaque production
page-gives-monarchy = Défense des villes +1
page-gives-democracy = Défense des villes +2
page-for-king = Un roi pour { $citiesPerKing } villes
page-for-scholar = Un savant pour le premier à acquérir un progrès
page-for-general = Un général par temple détruit
page-for-citizen = Un citoyen pour { $templesPerCitizen } temples
page-for-navigator = Un navigateur pour { $seasPerNavigator } mers où vous avez des galères
page-next = Prochain : { $personage }
page-lacks = { $kind ->
    [king] { $lacks ->
        [0] Le prochain roi arrive à la fin du tour
        [one] 1 ville avant le prochain roi
       *[other] { $lacks } villes avant le prochain roi
    }
    [citizen] { $lacks ->
        [0] Le prochain citoyen arrive à la fin du tour
        [one] 1 temple avant le prochain citoyen
       *[other] { $lacks } temples avant le prochain citoyen
    }
   *[other] { $lacks ->
        [0] Le prochain navigateur arrive à la fin du tour
        [one] 1 mer avant le prochain navigateur
       *[other] { $lacks } mers avant le prochain navigateur
    }
}
page-city-of = { $temple ->
    [yes] ville avec temple ({ $nation })
   *[no] ville ({ $nation })
}
page-units-of = { $nation } : { word-units }
page-units-in = { $nation } : { word-units } ({ $province }){ $spent ->
    [yes] {""}, ne peuvent plus bouger
   *[no] {""}
}
page-place = { $nation } : { word-a-unit } ({ $province })
page-round = Manche { $round }
page-phase-coin = Pièce
page-phase-rondel = Roue
page-phase-action = Action
page-phase-cities = Villes
page-phase-deal = Nations
event-marched = Les { $nation } déplacent { word-units } depuis { $from } vers { $to } en passant par { $by }.
event-several-armed = Les { $nation } créent { word-units } à { $province }.
card-space = { $action ->
        [iron] Toutes vos villes de cette sorte produisent ; les ressources sont aussitôt à vous.
        [marble] Toutes vos villes de cette sorte produisent ; les ressources sont aussitôt à vous.
        [gold] Toutes vos villes de cette sorte produisent ; les ressources sont aussitôt à vous.
        [temple] Construisez des temples sur vos villes, contre du marbre : une ville avec temple produit trois fois plus et se défend mieux.
        [arming] Levez légions et galères dans vos villes, contre du fer.
        [know-how] Achetez des progrès, contre de l'or : le premier à en avoir un gagne un savant.
       *[maneuver] Déplacez vos unités, combattez et prenez des villes.
    }
card-legion = Les légions franchissent les frontières terrestres et conquièrent des villes.
card-galley = Les galères franchissent les frontières maritimes et conquièrent des villes. Chaque mer avec une galère compte pour un navigateur.
card-maneuvers = { $maneuvers ->
        [1] Chacune manœuvre une fois par tour.
        [2] Chacune manœuvre deux fois par tour.
       *[other] Chacune manœuvre trois fois par tour.
    }
card-advance-price = Il coûte { $price } or à présent{ $first ->
        [yes] . Personne ne l’a encore : le premier acheteur gagne un savant.
       *[no] .
    }
card-nation-stock = { $resources }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
card-nation-board = { $cities ->
        [one] { $cities } ville
       *[other] { $cities } villes
    }{ $temples ->
        [0] {""}
        [one] {" "}(1 temple)
       *[other] {" "}({ $temples } temples)
    }, { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }, { $galleys ->
        [one] { $galleys } galère
       *[other] { $galleys } galères
    }
card-nation-goal = { $personages ->
        [one] { $personages } personnage
       *[other] { $personages } personnages
    } ; il en faut { $goal } pour gagner.
card-nation-space = Sur la roue : { $space }.
card-has = { $nation } : { $count }.
card-income = Sa case de production rapporterait { $income } à présent.
card-thing-marble = Marbre
card-thing-marble-about = Un temple coûte 5 marbres. Les villes de ce genre en produisent sur la case Marbre.
card-thing-iron = Fer
card-thing-iron-about = Une légion ou une galère coûte 1 fer. Les villes de ce genre en produisent sur la case Fer.
card-thing-gold = Or
card-thing-gold-about = Les progrès se paient en or. Les villes de ce genre en produisent sur la case Or.
card-thing-coins = Pièces
card-thing-coins-about = Chacun prend une pièce à chaque tour. Une pièce remplace n’importe quelle ressource.
card-thing-cities = Villes
card-thing-cities-about = Une ville coûte 1 marbre, 1 fer et 1 or, dans une province où vous avez une unité et où personne n’a de ville. Chaque groupe de 5 villes amène un roi.
card-thing-temples = Temples
card-thing-temples-about = Une ville avec temple produit trois fois plus, lève jusqu’à trois unités par tour et se défend avec 3. Chaque groupe de 3 temples amène un citoyen.
card-thing-legions = Légions
card-thing-legions-about = Les légions vont par terre. Elles coûtent 1 fer sur la case Armement : une par ville, trois là où il y a un temple.
card-thing-galleys = Galères
card-thing-galleys-about = Les galères vont par mer. Elles coûtent 1 fer sur la case Armement. Des galères dans 7 mers amènent un navigateur.
card-thing-personages = Personnages
card-thing-personages-about = On les gagne à la fin de son propre tour, et on ne les perd jamais. Le premier qui en a assez gagne.
card-pile = { $left ->
        [0] Il n’en reste plus.
        [one] Il en reste { $left } : { $personage }.
       *[other] Il en reste { $left }. Le prochain : { $personage }.
    }
card-score = { $nation } : { $personages } sur { $goal }
card-score-about = La première nation qui a assez de personnages gagne aussitôt. L’onglet But dit ce qui amène les suivants.
