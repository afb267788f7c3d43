# Antike in English. How a sentence is found: crates/engine/src/message.rs.
#
# A message that is referred to inside another one sees the same arguments: the `word-…` messages at the end are shared wordings.


## The game, its scenarios and its options

game-title = Antike
game-blurb = Found cities, raise temples, sail the seas and be the first to gather the great personages of Antiquity.

scenario-west = West: the Roman Empire
scenario-east = East: the world of Alexander the Great

option-nations = Nations in play
option-nations-3 = Three nations
option-nations-4 = Four nations
option-nations-5 = Five nations
option-nations-6 = Six nations

option-deal = Who plays which nation
option-deal-random = Drawn by lot
option-deal-choose = Chosen by the players

option-long = Start
option-long-no = Normal: three cities each
option-long-yes = Long game: one city each

option-victory = Personages needed to win (three nations only)
option-victory-10 = 10 personages
option-victory-12 = 12 personages, a longer game

option-fights = Length of a fight
option-fights-to-the-end = To the end: until one side has no unit of the kind left
option-fights-chosen = Chosen: the side that demands it says how many units each loses

option-entry = Who can be fought on entering
option-entry-all = All units of the kind in the province
option-entry-entered = Only those that have just entered

option-coins = When coins are taken
option-coins-turn = Each nation in its own turn
option-coins-round = All nations at the beginning of each round

option-supply = Marble, iron and gold in the bank
option-supply-endless = Endless
option-supply-150 = 150 units of each
option-supply-80 = 80 units of each
option-supply-40 = 40 units of each

tally-king = Kings
tally-scholar = Scholars
tally-general = Generals
tally-citizen = Citizens
tally-navigator = Navigators


## What is asked

prompt-choose-nation = Choose the nation to lead; with two players, the pair of nations.
prompt-start-city = The { $nation } choose their only starting city.
prompt-coin = The bank has no coins left: the { $nation } may take a resource instead.
prompt-rondel = { $first ->
        [yes] The { $nation } choose a space of the wheel to begin with: any of them, free of charge.
       *[no] The { $nation } choose a space of the wheel.
    }
prompt-temple = The { $nation } may build temples.
prompt-arming = The { $nation } may create legions and galleys.
prompt-know-how = The { $nation } may buy advances.
prompt-maneuver = The { $nation } may move, fight and conquer.
prompt-cities = The { $nation } may found cities where they have units.
prompt-payment = The { $nation } choose how to pay { $purchase-type ->
        [rondel] for the move to { $purchase-space }
        [temple] for the temple in { $purchase-province }
        [unit] for the { $purchase-kind ->
            [legion] legion
           *[galley] galley
        } in { $purchase-province }
        [advance] for { $purchase-advance ->
            [wheel] Wheel
            [sailing] Sailing
            [market] Market
            [monarchy] Monarchy
            [roads] Roads
            [navigation] Navigation
            [currency] Currency
           *[democracy] Democracy
        }
       *[city] for the city in { $purchase-province }
    } (price: { $price }).
prompt-entry = The { $nation } decide whether to fight the { $entered ->
        [one] { $kind ->
            [legion] legion
           *[galley] galley
        }
       *[other] { $entered } { $kind ->
            [legion] legions
           *[galley] galleys
        }
    } that the { $mover } have just brought into { $province }{ $others ->
        [0] {""}
        [one] , and 1 more of theirs there
       *[other] , and { $others } more of theirs there
    }.
prompt-give-up = The { $nation } have no city marker left: they choose an old city to give up for { $province }.
prompt-losses = The { $nation } still have to remove { $due ->
        [one] 1 unit
       *[other] { $due } units
    } for the conquest of { $province }: how many { $kind ->
        [legion] legions
       *[galley] galleys
    } { word-with-left }?


## Answers

action-choose-nation = Play the { $nation }
action-choose-pair = Play the { $first } and the { $second }
action-start-city = Begin in { $province }
action-take-instead = Take 1 { word-resource }
action-take-nothing = Take nothing
action-rondel = Move to { $space }
action-decline-coin = Decline the coin
action-pay = Pay { word-payment }
action-build-temple = Build a temple in { $province }
action-arm = Create { word-a-unit } in { $province }
action-buy-advance = Buy { word-advance }
action-move = Move { word-units } from { $from } to { $to }{ $left ->
        [1] {""}
       *[other] {" "}({ $left } maneuvers left)
    }
action-demand = Fight: { $pairs ->
        [one] 1 unit
       *[other] { $pairs } units
    } lost on each side
action-decline = Let them enter without a fight
action-fight = Fight the { $foe } in { $province }: { $pairs ->
        [one] 1 { $kind ->
            [legion] legion
           *[galley] galley
        }
       *[other] { $pairs } { $kind ->
            [legion] legions
           *[galley] galleys
        }
    } lost on each side
action-conquer = Conquer { $province }
action-give-up = Give up { $province }
action-remove = Remove { $count ->
        [0] no { $kind ->
            [legion] legions
           *[galley] galleys
        }
       *[other] { word-units }
    } { word-with-left }
action-found = Found a city in { $province }
action-done = Done


## What happened

event-nation-taken = { $how ->
        [dealt] The { $nation } are dealt to seat { $seat }.
       *[chosen] Seat { $seat } takes the { $nation }.
    }
event-start-city-chosen = The { $nation } begin in { $province }.
event-turn-began = Round { $round }: the { $nation } take their turn.
event-coin-taken = The { $nation } take a coin from the bank.
event-coin-declined = The { $nation } decline the coin and put it back into the bank.
event-instead-taken = The bank has no coins left: the { $nation } take 1 { word-resource } instead.
event-nothing-taken = The bank has no coins left, and the { $nation } take nothing instead.
event-rondel-moved = { $steps ->
        [0] The { $nation } start on the wheel at { $space }.
        [one] The { $nation } move 1 space on the wheel, to { $space }.
       *[other] The { $nation } move { $steps } spaces on the wheel, to { $space }{ $price ->
            [0] {""}
            [one] {""}, for 1 resource
           *[other] {""}, for { $price } resources
        }.
    }
event-paid = The { $nation } pay { word-payment }.
event-produced = { $amount ->
        [0] { $missing ->
            [0] The { $nation } receive no { word-resource }.
           *[other] The { $nation } receive no { word-resource }: the bank has none left.
        }
       *[other] The { $nation } receive { $amount } { word-resource }{ $bonus ->
            [0] {" "}from their cities
            [1] : { $cities } from their cities + 1 through Market
           *[other] : { $cities } from their cities + { $bonus } through Currency
        }{ $missing ->
            [0] {""}
           *[other] {""}; the bank has no more
        }.
    }
event-temple-built = The { $nation } build a temple in { $province }.
event-unit-armed = The { $nation } create { word-a-unit } in { $province }.
event-advance-bought = { $first ->
        [yes] The { $nation } are the first nation to acquire { word-advance }, at a price of { $price } gold.
       *[no] The { $nation } acquire { word-advance } at a price of { $price } gold.
    }
event-moved = The { $nation } move { word-units } from { $from } to { $to }.
event-declined = The { $nation } let the { $mover } enter { $province } without a fight.
event-fought = { $occasion ->
        [entry] The { $nation } fight the { $foe } who have entered { $province }: each side loses
       *[maneuver] The { $nation } fight the { $foe } in { $province }: each side loses
    } { $pairs ->
        [one] 1 { $kind ->
            [legion] legion
           *[galley] galley
        }
       *[other] { $pairs } { $kind ->
            [legion] legions
           *[galley] galleys
        }
    }.
event-city-given-up = { $temple ->
        [yes] The { $nation } have no city marker left and give up their city in { $province } for the conquest; its temple goes back to the bank.
       *[no] The { $nation } have no city marker left and give up their city in { $province } for the conquest.
    }
event-city-conquered = The { $nation } take { $province } from the { $foe } at the cost of { word-conquerors }: defence { $base } ({ $temple ->
        [yes] city with temple
       *[no] city
    }){ $units ->
        [0] {""}
        [one] {" "}+ 1 (unit)
       *[other] {" "}+ { $units } (units)
    }{ $bonus ->
        [0] { $units ->
            [0] {""}
           *[other] {" "}= { $defence }
        }
        [1] {" "}+ 1 (Monarchy) = { $defence }
       *[other] {" "}+ { $bonus } (Democracy) = { $defence }
    }.{ $units ->
        [0] {""}
       *[other] {" "}The { $foe } lose { word-defenders } with the city.
    }{ $temple ->
        [yes] {" "}The temple is destroyed.
       *[no] {""}
    }
event-city-founded = The { $nation } found a city in { $province }.
event-personage-won = The { $nation } win a { $kind ->
        [king] king
        [scholar] scholar
        [general] general
        [citizen] citizen
       *[navigator] navigator
    }, { $personage }, and now have { $total ->
        [one] 1 personage
       *[other] { $total } personages
    }.
event-won = { $how ->
        [personages] The { $nation } have gathered all the personages they need: seat { $seat } wins the game!
       *[last-temple] No personages are left, and the { $nation } are the next to destroy a temple: seat { $seat } wins the game!
    }


## Why something is not possible

refusal-game-over = The game is over: a nation has won.
refusal-not-your-decision = It is for the { $nation } to decide now. In another nation's turn you have a say only when its units enter a province where you have units of the same kind.
refusal-choose-first = The nations are still being chosen, one seat after the other; the game begins after that.
refusal-choose-city-first = The nations are still choosing their starting cities, one after the other; the first turn begins after that.
refusal-pay-first = First say how you pay for what you have chosen; then go on.
refusal-react-first = Units have just entered a province. First say whether you demand a fight; nothing else happens before that.
refusal-give-up-first = All your city markers are on the board: first choose the old city that you give up for the new one.
refusal-remove-first = A conquest is under way: first choose the units that are removed for it.
refusal-coin-first = The bank has no coin: first say what you take in its place, or that you take nothing.
refusal-rondel-first = First move on the wheel: nobody may skip that, and only the action of the space you choose is open to you.
refusal-only-the-space-chosen = You have chosen { $space } for this turn and may only carry out that action. For anything else, choose another space in a later turn.
refusal-found-after-action = Cities are founded after the action: first finish it with “Done”.
refusal-no-going-back = That part of the game is behind you: the steps of a turn go forward only, and what is finished cannot be taken up again.
refusal-not-entered = You are asked about this only at the moment when foreign units enter a province where you have units of the same kind. In your own maneuver you may call for a fight yourself.
refusal-not-conquering = Nobody removes units or gives up cities of their own accord; both happen only in a conquest, and none is under way.
refusal-nothing-to-pay = There is nothing to pay at the moment: first choose what you want to buy.
refusal-coin-was-taken = Your coin is already yours: it comes by itself as long as the bank has one, and you may decline it before you move on the wheel. Only when the bank has none do you choose something in its place.
refusal-no-new-coin = There is no coin to decline: a coin can be put back only between taking it and the move on the wheel.
refusal-nation-not-free = The { $nation } cannot be taken: somebody leads them already, or they take no part in this game.
refusal-pairs-only = With two players everybody leads a pair of nations: choose one of the two pairs.
refusal-not-a-pair = The { $first } and the { $second } are not on offer as a pair: only two players lead pairs of nations, and those pairs are fixed.
refusal-not-a-start-city = { $province } is not one of the starting cities of the { $nation }: choose one of the three on their card.
refusal-bank-has-none = The bank has no { word-resource } left: take another resource, or nothing.
refusal-other-board = { $province } is not on the { $board ->
        [west] West
       *[east] East
    } board, which this game is played on.
refusal-space-too-dear = Moving to { $space } would cost { $price ->
        [one] 1 resource
       *[other] { $price } resources
    }, more than you have. The first three spaces ahead are free.
refusal-cannot-pay = This costs { $price }, and you do not have enough. Everything is paid in full at once; a coin replaces any one resource.
refusal-wrong-payment = That is not a way to pay this price: it must come to exactly { $price }, out of what you have, in the resources asked for or coins in their place.
refusal-temple-elsewhere = You have no city in { $province }: temples are built in your own cities only.
refusal-has-temple = { $province } has a temple already, and no city can have two. Choose a city without one.
refusal-no-temple-left = All temples stand on the board. Another one can be built only after one has been destroyed or given up.
refusal-arm-elsewhere = You have no city in { $province }: new units are placed at your own cities only.
refusal-placed-already = { $limit ->
        [1] You have already placed a unit in { $province } this turn: a city without a temple takes only one.
       *[other] You have already placed { $limit } units in { $province } this turn: a city with a temple takes no more.
    }
refusal-kind-not-here = { $kind ->
        [legion] { $province } has sea borders only: legions cannot stand there, but a galley can be placed.
       *[galley] { $province } has land borders only: galleys cannot stand there, but a legion can be placed.
    }
refusal-no-piece-left = All your { $kind ->
        [legion] legions
       *[galley] galleys
    } are on the board already: you can create more only after losing some.
refusal-advance-owned = You already have { word-advance }; an advance is bought only once.
refusal-needs-basic = { $advance ->
        [roads] Roads require Wheel: buy Wheel first.
        [navigation] Navigation requires Sailing: buy Sailing first.
        [currency] Currency requires Market: buy Market first.
       *[democracy] Democracy requires Monarchy: buy Monarchy first.
    }
refusal-no-maneuver-left = { $kind ->
        [legion] These legions have no maneuver left this turn. Wheel and Roads would give them more.
       *[galley] These galleys have no maneuver left this turn. Sailing and Navigation would give them more.
    }
refusal-not-so-many = { $there ->
        [0] You have no { $kind ->
            [legion] legions
           *[galley] galleys
        } { word-with-left } in { $province }.
        [one] You have only 1 { $kind ->
            [legion] legion
           *[galley] galley
        } { word-with-left } in { $province }.
       *[other] You have { $there } { $kind ->
            [legion] legions
           *[galley] galleys
        } { word-with-left } in { $province }: choose a number from 1 to { $there }.
    }
refusal-not-neighbours = { $from } and { $to } have no common border: a unit crosses one border at a time, into a neighbouring province.
refusal-border-closed = { $kind ->
        [legion] There is only sea between { $from } and { $to }: galleys can cross that border, legions cannot.
       *[galley] There is only land between { $from } and { $to }: legions can cross that border, galleys cannot.
    }
refusal-too-many-pairs = { $most ->
        [1] In this fight each side loses 1 unit, neither more nor less.
       *[other] In this fight each side can lose from 1 to { $most } units: no more than the smaller side has.
    }
refusal-fight-to-the-end = A fight goes on until one side has no unit of the kind left: { $pairs ->
        [one] here each side loses 1 unit.
       *[other] here each side loses { $pairs } units.
    }
refusal-not-a-foe = The { $foe } cannot be fought: you are leading them yourself this turn, or they take no part in this game.
refusal-no-foe-there = To fight the { $foe } in { $province } there must be { $kind ->
        [legion] legions
       *[galley] galleys
    } on both sides. Legions fight legions only, and galleys fight galleys only.
refusal-no-city-there = There is no city in { $province } to conquer. You could found one after your action if you have a unit there.
refusal-own-city = { $province } is your own city already.
refusal-last-city = { $province } is the only city of the { $owner }, and the last city of a nation cannot be conquered.
refusal-too-few-to-conquer = { $province } has a defence of { $defence }; { $able ->
        [0] none of your units there can still take part.
        [one] only 1 of your units there can still take part.
       *[other] only { $able } of your units there can still take part.
    } Bring more units that still have a maneuver, or fight the defenders first.
refusal-not-givable = You have no city in { $province } to give up: choose one of those you had before this conquest.
refusal-spent-units = { $kind ->
        [legion] Legions
       *[galley] Galleys
    } without a maneuver left take no part in a conquest and are not removed for it.
refusal-wrong-losses = The question is how many { $kind ->
        [legion] legions
       *[galley] galleys
    } { word-with-left } you remove: { $most ->
        [1] none or 1.
       *[other] from { $least } to { $most }.
    }
refusal-city-there = There is already a city of the { $owner } in { $province }, and a province has room for only one. A foreign city can only be conquered.
refusal-no-unit-there = You have no unit in { $province }: move a legion or a galley there first, then found the city after the action.
refusal-no-marker-left = All your city markers are on the board: you cannot found any more cities.


## The position in a terminal

summary-head = Round { $round } – goal: { $goal } personages – bank: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $temples ->
        [one] 1 temple
       *[other] { $temples } temples
    } – left: { $left }
summary-supply = {"    "}Left in the bank: { $items }
summary-resource = { $count } { word-resource }
summary-nation = { $mark } { $nation } (seat { $seat }) – { $space ->
        [none] not on the wheel yet
       *[other] { $space }
    } – marble { $marble }, iron { $iron }, gold { $gold }, coins { $coins } – personages { $personages }/{ $goal }
summary-personages = {"    "}Personages: { $items }
summary-advances = {"    "}Advances: { $items }
summary-provinces = {"    "}Board: { $items }
summary-counted = { $kind ->
        [king] { $count ->
            [one] 1 king
           *[other] { $count } kings
        }
        [scholar] { $count ->
            [one] 1 scholar
           *[other] { $count } scholars
        }
        [general] { $count ->
            [one] 1 general
           *[other] { $count } generals
        }
        [citizen] { $count ->
            [one] 1 citizen
           *[other] { $count } citizens
        }
       *[navigator] { $count ->
            [one] 1 navigator
           *[other] { $count } navigators
        }
    }
advance = { $id ->
        [wheel] wheel
        [sailing] sailing
        [market] market
        [monarchy] monarchy
        [roads] roads
        [navigation] navigation
        [currency] currency
       *[democracy] democracy
    }


## Wordings that the sentences above share

word-resource = { $resource ->
        [marble] marble
        [iron] iron
       *[gold] gold
    }
word-a-unit = { $kind ->
        [legion] a legion
       *[galley] a galley
    }
word-units = { $count ->
        [one] 1 { $kind ->
            [legion] legion
           *[galley] galley
        }
       *[other] { $count } { $kind ->
            [legion] legions
           *[galley] galleys
        }
    }
word-conquerors = { $legions ->
        [0] {""}
        [one] 1 legion
       *[other] { $legions } legions
    }{ $galleys ->
        [0] {""}
       *[other] { $legions ->
            [0] {""}
           *[other] {" and "}
        }{ $galleys ->
            [one] 1 galley
           *[other] { $galleys } galleys
        }
    }
word-defenders = { $foe_legions ->
        [0] {""}
        [one] 1 legion
       *[other] { $foe_legions } legions
    }{ $foe_galleys ->
        [0] {""}
       *[other] { $foe_legions ->
            [0] {""}
           *[other] {" and "}
        }{ $foe_galleys ->
            [one] 1 galley
           *[other] { $foe_galleys } galleys
        }
    }
word-with-left = { $left ->
        [0] with no maneuvers left
        [one] with 1 maneuver left
       *[other] with { $left } maneuvers left
    }
word-advance = { $advance ->
        [wheel] Wheel
        [sailing] Sailing
        [market] Market
        [monarchy] Monarchy
        [roads] Roads
        [navigation] Navigation
        [currency] Currency
       *[democracy] Democracy
    }
# 1 marble, 1 iron, 1 gold: what is zero is left out.
word-price = { $any ->
        [0] { $marble ->
            [0] {""}
           *[other] { $marble } marble
        }{ $iron ->
            [0] {""}
           *[other] { $marble ->
                [0] {""}
               *[other] {", "}
            }{ $iron } iron
        }{ $gold ->
            [0] {""}
           *[other] { $marble ->
                [0] { $iron ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }{ $gold } gold
        }
        [one] 1 resource of any kind
       *[other] { $any } resources of any kind
    }
# 2 marble, 1 iron and 1 coin: what is zero is left out.
word-payment = { word-paid-marble }{ word-paid-iron }{ word-paid-gold }{ word-paid-coins }
word-paid-marble = { $marble ->
        [0] {""}
       *[other] { $marble } marble
    }
word-paid-iron = { $iron ->
        [0] {""}
       *[other] { $marble ->
            [0] {""}
           *[other] { $gold ->
                [0] { word-comma-before-coins }
               *[other] {", "}
            }
        }{ $iron } iron
    }
word-paid-gold = { $gold ->
        [0] {""}
       *[other] { $marble ->
            [0] { $iron ->
                [0] {""}
               *[other] { word-comma-before-coins }
            }
           *[other] { word-comma-before-coins }
        }{ $gold } gold
    }
word-paid-coins = { $coins ->
        [0] {""}
       *[other] { $marble ->
            [0] { $iron ->
                [0] { $gold ->
                    [0] {""}
                   *[other] {" and "}
                }
               *[other] {" and "}
            }
           *[other] {" and "}
        }{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
    }
word-comma-before-coins = { $coins ->
        [0] {" and "}
       *[other] {", "}
    }

## What is worth knowing before an answer

hint-start-city = yields { word-resource }
hint-rondel = { $steps ->
        [0] free
        [one] 1 step, free
       *[other] { $steps } steps, { $price ->
            [0] free
            [one] 1 resource
           *[other] { $price } resources
        }
    }
hint-production = { hint-rondel }; { $missing ->
        [0] +{ $income } { word-resource }
       *[other] { $income ->
            [0] no { word-resource }: the bank has none
           *[other] +{ $income } { word-resource }, all that the bank has
        }{ $price ->
            [0] {""}
           *[other] {""}, apart from what the steps pay into it
        }
    }
hint-decline-coin = a coin stands for any resource
hint-temple = { word-price }; { hint-start-city }
hint-unit = { word-price }
hint-advance = { $price } gold{ $first ->
        [yes] {" "}and a scholar
       *[no] {""}
    }
hint-fight = { $own ->
        [0] none of yours is left
        [one] 1 of yours is left
       *[other] { $own } of yours are left
    }, { $theirs ->
        [0] none of theirs
       *[other] { $theirs } of theirs
    }
hint-conquest = defence { $defence } = { $base } for the city + { $units } for units + { $bonus } for advances{ $temple ->
        [yes] {""}; brings a general
       *[no] {""}
    }
hint-city = { word-price }; { hint-start-city }
odds-none = Antike is played without dice: nothing is left to chance, so there are no odds to tell.

## Words that mean nothing

misread-answer = “{ $word }” is not an answer.
misread-province = There is no province “{ $word }”: provinces are written like athens or castra-regina.
misread-nation = There is no nation “{ $word }”: nations are written like greeks or phoenicians.
misread-resource = “{ $word }” is not a resource: marble, iron or gold.
misread-space = There is no space “{ $word }” on the wheel: iron, temple, gold, maneuver-1, arming, marble, know-how, maneuver-2.
misread-unit = “{ $word }” is not a kind of unit: legion or galley, with the maneuvers left as in galley/2.
misread-advance = There is no advance “{ $word }”: wheel, sailing, market, monarchy, roads, navigation, currency, democracy.
misread-number = “{ $word }” is not a number.
misread-payment = “{ $word }” is not a payment: write it like “pay 3 marble 2 coins”.
