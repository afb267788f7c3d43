
## The board and the panel of the page

page-wheel = The rondel
page-wheel-size = Make the rondel larger or smaller
page-panel = Antike
page-nations = Nations
page-advances = Advances
page-personages = Personages
page-nation = Nation
page-marble = marble
page-iron = iron
page-gold = gold
page-coins = coins
page-cities = Cities
page-temples = Temples
page-legions = Legions
page-galleys = Galleys
page-income = { $income } for this production
page-left-of = { $left ->
    [0] no pieces left
    [one] 1 piece left
   *[other] { $left } pieces left
}
page-left-short = { $left } left
page-bank = In the bank: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}.
page-supply = Resources: { $items }.
page-pieces = Each nation has { $legions } legions, { $galleys } galleys and { $cities } cities in all.
page-pile = Still available
page-pay = How to pay
page-how-many = How many?
page-left = { $left ->
    [0] can no longer move
    [one] 1 maneuver left
   *[other] { $left } maneuvers left
}
page-deal = Choose a nation
page-price = { $price } gold{ $first ->
    [yes] {", "}and a scholar for the first nation
   *[no] {""}
}
page-scholar-too = and a scholar
page-gives-wheel = Legions move 2 provinces
page-gives-roads = Legions move 3 provinces
page-gives-sailing = Galleys move 2 provinces
page-gives-navigation = Galleys move 3 provinces
page-gives-market = +1 on each production
page-gives-currency = +2 on each production
page-gives-monarchy = Defence of cities +1
page-gives-democracy = Defence of cities +2
page-for-king = A king for every { $citiesPerKing } cities
page-for-scholar = A scholar for being the first to buy an advance
page-for-general = A general for each temple destroyed
page-for-citizen = A citizen for every { $templesPerCitizen } temples
page-for-navigator = A navigator for every { $seasPerNavigator } seas with your galleys
page-next = Next: { $personage }
page-lacks = { $kind ->
    [king] { $lacks ->
        [0] The next king comes at the end of the turn
        [one] 1 city until the next king
       *[other] { $lacks } cities until the next king
    }
    [citizen] { $lacks ->
        [0] The next citizen comes at the end of the turn
        [one] 1 temple until the next citizen
       *[other] { $lacks } temples until the next citizen
    }
   *[other] { $lacks ->
        [0] The next navigator comes at the end of the turn
        [one] 1 sea until the next navigator
       *[other] { $lacks } seas until the next navigator
    }
}
page-city-of = { $temple ->
    [yes] city of the { $nation } with a temple
   *[no] city of the { $nation }
}
page-units-of = { $nation }: { word-units }
page-units-in = { $nation }: { word-units } in { $province }{ $spent ->
    [yes] {""}, can no longer move
   *[no] {""}
}
page-place = { $nation }: { word-a-unit } in { $province }
page-round = Round { $round }
page-phase-coin = Coin
page-phase-rondel = Rondel
page-phase-action = Action
page-phase-cities = Cities
page-phase-deal = Nations
event-marched = The { $nation } move { word-units } from { $from } by way of { $by } to { $to }.
event-several-armed = The { $nation } create { word-units } in { $province }.
card-space = { $action ->
        [iron] All your cities of this kind produce; the resources are yours at once.
        [marble] All your cities of this kind produce; the resources are yours at once.
        [gold] All your cities of this kind produce; the resources are yours at once.
        [temple] Build temples on your cities, for marble: a city with a temple produces three times as much and is harder to conquer.
        [arming] Raise legions and galleys in your cities, for iron.
        [know-how] Buy advances, for gold: the first to have one wins a scholar.
       *[maneuver] Move your units, fight and conquer cities.
    }
card-legion = Legions cross land borders and conquer cities.
card-galley = Galleys cross sea borders and conquer cities. Each sea with a galley counts towards a navigator.
card-maneuvers = { $maneuvers ->
        [one] Each may maneuver once in a turn.
        [2] Each may maneuver twice in a turn.
       *[other] Each may maneuver three times in a turn.
    }
card-advance-price = It costs { $price } gold now{ $first ->
        [yes] . Nobody has it yet: the first to buy it wins a scholar.
       *[no] .
    }
card-nation-stock = { $resources }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
card-nation-board = { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }{ $temples ->
        [0] {""}
        [one] {" "}(1 temple)
       *[other] {" "}({ $temples } temples)
    }, { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }, { $galleys ->
        [one] 1 galley
       *[other] { $galleys } galleys
    }
card-nation-goal = { $personages ->
        [one] 1 personage
       *[other] { $personages } personages
    }; { $goal } win the game.
card-nation-space = On the rondel: { $space }.
card-has = { $nation }: { $count }.
card-income = Its production space would bring { $income } now.
card-thing-marble = Marble
card-thing-marble-about = A temple costs 5 marble. Cities of this kind produce it on the Marble space.
card-thing-iron = Iron
card-thing-iron-about = A legion or a galley costs 1 iron. Cities of this kind produce it on the Iron space.
card-thing-gold = Gold
card-thing-gold-about = Advances cost gold. Cities of this kind produce it on the Gold space.
card-thing-coins = Coins
card-thing-coins-about = Everyone takes a coin each turn. A coin replaces any resource.
card-thing-cities = Cities
card-thing-cities-about = A city costs 1 marble, 1 iron and 1 gold, in a province where you have a unit and nobody has a city. Every 5 cities bring a king.
card-thing-temples = Temples
card-thing-temples-about = A city with a temple produces three times as much, raises up to three units a turn and defends itself with 3. Every 3 temples bring a citizen.
card-thing-legions = Legions
card-thing-legions-about = Legions move by land. They cost 1 iron on the Arming space: one in each city, three where there is a temple.
card-thing-galleys = Galleys
card-thing-galleys-about = Galleys move by sea. They cost 1 iron on the Arming space. Galleys in 7 seas bring a navigator.
card-thing-personages = Personages
card-thing-personages-about = They are won at the end of one's own turn and are never lost. Whoever has enough of them first wins.
card-pile = { $left ->
        [0] None are left.
        [one] 1 is left: { $personage }.
       *[other] { $left } are left. Next: { $personage }.
    }
card-score = { $nation }: { $personages } of { $goal }
card-score-about = The first nation with enough personages wins at once. The Goal tab shows what brings the next ones.
