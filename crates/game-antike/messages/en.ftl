# Antike in English. How a sentence is found: crates/engine/src/message.rs.
#
# A message that is referred to inside another one sees the same arguments: the `word-…` messages at the end are shared wordings.


## The game, its scenarios and its options

game-title = Antike
game-blurb = Found cities, raise temples, sail the seas and be the first to win over the great personages of Antiquity.

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
option-fights-to-the-end = To the end: until one side has no units of that kind left
option-fights-chosen = Chosen: whoever starts the fight says how many units each side loses

option-entry = Who can be fought on entering
option-entry-all = All units of that kind in the province
option-entry-entered = Only those that have just entered

option-coins = When coins are taken
option-coins-turn = Each nation in its own turn
option-coins-round = All nations at the start of each round

option-supply = Marble, iron and gold in the bank
option-supply-endless = Unlimited
option-supply-150 = 150 units of each
option-supply-80 = 80 units of each
option-supply-40 = 40 units of each

tally-king = Kings
tally-scholar = Scholars
tally-general = Generals
tally-citizen = Citizens
tally-navigator = Navigators


## What is asked

prompt-choose-nation = Choose your nation (with two players: your pair of nations).
prompt-start-city = Choose the only starting city of the { $nation }.
prompt-coin = The bank is out of coins: you may take a resource for the { $nation } instead.
prompt-rondel = { $first ->
        [yes] Choose the first rondel space of the { $nation }: any space, free of charge.
       *[no] Choose a rondel space for the { $nation }.
    }
prompt-temple = You may build temples for the { $nation }.
prompt-arming = You may create legions and galleys for the { $nation }.
prompt-know-how = You may buy advances for the { $nation }.
prompt-maneuver = Move, fight and conquer with the { $nation }.
prompt-cities = You may found cities where the { $nation } have units.
prompt-payment = Choose how the { $nation } pay { $purchase-type ->
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
prompt-entry = Will the { $nation } fight the { $entered ->
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
    }?
prompt-give-up = The { $nation } have no city marker left: choose an old city to give up for { $province }.
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
        [dealt] Seat { $seat } is dealt the { $nation }.
       *[chosen] Seat { $seat } takes the { $nation }.
    }
event-start-city-chosen = The { $nation } begin in { $province }.
event-turn-began = Round { $round }: the { $nation } take their turn.
event-coin-taken = The { $nation } take a coin from the bank.
event-coin-declined = The { $nation } decline the coin and put it back into the bank.
event-instead-taken = The bank has no coins left: the { $nation } take 1 { word-resource } instead.
event-nothing-taken = The bank has no coins left, and the { $nation } take nothing instead.
event-rondel-moved = { $steps ->
        [0] The { $nation } start on the rondel at { $space }.
        [one] The { $nation } move 1 space on the rondel, to { $space }.
       *[other] The { $nation } move { $steps } spaces on the rondel, to { $space }{ $price ->
            [0] {""}
            [one] {""}, for 1 resource
           *[other] {""}, for { $price } resources
        }.
    }
event-nothing-to-do = Nothing can be done on { $space }: { $why ->
        [no-bare-city] all cities of the { $nation } have a temple
        [no-temple-left] all temples are on the board
        [temple-too-dear] the { $nation } cannot pay for a temple
        [no-room-for-units] the { $nation } have no room for another unit
        [unit-too-dear] the { $nation } cannot pay for a unit
        [all-advances-owned] the { $nation } have every advance
        [advance-too-dear] the { $nation } cannot pay for an advance
       *[no-units] the { $nation } have no units to move
    }.
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
        [personages] The { $nation } have gathered all the personages they need: the { $nation } win the game!
       *[last-temple] No personages are left, and the { $nation } are the next to destroy a temple: the { $nation } win the game!
    }


## Why something is not possible

refusal-game-over = The game is over: a nation has won.
refusal-not-your-decision = The { $nation } are deciding now. In another nation's turn you are asked only when its units enter a province where you have units of the same kind.
refusal-choose-first = The nations are still being chosen, one seat at a time. The game begins after that.
refusal-choose-city-first = The nations are still choosing their starting cities, one at a time. The first turn begins after that.
refusal-pay-first = First choose how to pay for what you have chosen.
refusal-react-first = Units have just entered a province. First decide whether to fight them.
refusal-give-up-first = All your city markers are on the board: first choose an old city to give up for the new one.
refusal-remove-first = A conquest is under way: first choose the units to remove for it.
refusal-coin-first = The bank is out of coins: first choose what to take instead, or take nothing.
refusal-rondel-first = First move on the rondel. You cannot skip the move, and you may only carry out the action of the space you choose.
refusal-only-the-space-chosen = You chose { $space } this turn and may only carry out that action. For anything else, choose another space on a later turn.
refusal-found-after-action = Cities are founded after the action: first finish it with “Done”.
refusal-no-going-back = That part of the turn is over: you cannot go back to a step you have finished.
refusal-not-entered = You are asked this only when foreign units enter a province where you have units of the same kind. In your own maneuver you can start a fight yourself.
refusal-not-conquering = Units are removed and cities given up only in a conquest, and none is under way.
refusal-nothing-to-pay = There is nothing to pay for yet: first choose what you want to buy.
refusal-coin-was-taken = You already have your coin: you get one automatically while the bank has any, and you may decline it before you move on the rondel. Only when the bank is out of coins do you choose something else.
refusal-no-new-coin = There is no coin to decline: you can only put a coin back between taking it and moving on the rondel.
refusal-nation-not-free = The { $nation } are not available: another player has them, or they are not in this game.
refusal-pairs-only = With two players, each plays a pair of nations: choose one of the two pairs.
refusal-not-a-pair = The { $first } and the { $second } are not a pair: only games for two have pairs of nations, and the pairs are fixed.
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
refusal-cannot-pay = This costs { $price }, and you do not have enough. You pay everything at once; a coin replaces any one resource.
refusal-wrong-payment = You cannot pay like that: pay exactly { $price } out of what you have, in those resources or in coins instead.
refusal-temple-elsewhere = You have no city in { $province }: you can only build temples in your own cities.
refusal-has-temple = { $province } already has a temple. Choose a city without one.
refusal-no-temple-left = All temples are on the board. You can build another only after one has been destroyed or given up.
refusal-arm-elsewhere = You have no city in { $province }: you can only place new units in your own cities.
refusal-placed-already = { $limit ->
        [1] You have already placed a unit in { $province } this turn: a city without a temple allows only one.
       *[other] You have already placed { $limit } units in { $province } this turn: a city with a temple allows no more.
    }
refusal-kind-not-here = { $kind ->
        [legion] { $province } has only sea borders: you can place a galley there, but no legion.
       *[galley] { $province } has only land borders: you can place a legion there, but no galley.
    }
refusal-no-piece-left = All your { $kind ->
        [legion] legions
       *[galley] galleys
    } are already on the board: you can create more only after losing some.
refusal-advance-owned = You already have { word-advance }; you can buy each advance only once.
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
refusal-not-neighbours = { $from } and { $to } have no common border: units move one province at a time.
refusal-border-closed = { $kind ->
        [legion] There is only sea between { $from } and { $to }: galleys can cross that border, legions cannot.
       *[galley] There is only land between { $from } and { $to }: legions can cross that border, galleys cannot.
    }
refusal-too-many-pairs = { $most ->
        [1] In this fight each side loses 1 unit, neither more nor less.
       *[other] In this fight each side can lose from 1 to { $most } units: no more than the smaller side has.
    }
refusal-fight-to-the-end = A fight goes on until one side has no units of that kind left: { $pairs ->
        [one] here each side loses 1 unit.
       *[other] here each side loses { $pairs } units.
    }
refusal-not-a-foe = You cannot fight the { $foe }: you play them yourself this turn, or they are not in this game.
refusal-no-foe-there = To fight the { $foe } in { $province }, both sides need { $kind ->
        [legion] legions
       *[galley] galleys
    } there. Legions fight only legions, and galleys only galleys.
refusal-no-city-there = There is no city to conquer in { $province }. If you have a unit there, you can found one after your action.
refusal-own-city = { $province } is already yours.
refusal-last-city = { $province } is the only city of the { $owner }, and a nation's last city cannot be conquered.
refusal-too-few-to-conquer = { $province } has a defence of { $defence }; { $able ->
        [0] none of your units there can still take part.
        [one] only 1 of your units there can still take part.
       *[other] only { $able } of your units there can still take part.
    } Bring more units that still have a maneuver, or fight the defenders first.
refusal-not-givable = You have no city in { $province } to give up: choose one of those you had before this conquest.
refusal-spent-units = { $kind ->
        [legion] Legions
       *[galley] Galleys
    } with no maneuvers left take no part in a conquest and are not removed for it.
refusal-wrong-losses = The question is how many { $kind ->
        [legion] legions
       *[galley] galleys
    } { word-with-left } you remove: { $most ->
        [1] none or 1.
       *[other] from { $least } to { $most }.
    }
refusal-city-there = The { $owner } already have a city in { $province }, and a province has room for only one. You can only conquer it.
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
        [none] not on the rondel yet
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
# What coins have to stand in for.
word-coins-needed = { $coins ->
        [0] {""}
        [one] {" "}(you lack 1: your coin pays for it)
       *[other] {" "}(you lack { $coins }: { $coins } coins pay for them)
    }
word-steps = { $steps ->
        [0] free
        [one] 1 step, free
       *[other] { $steps } steps, { $price ->
            [0] free
            [one] 1 resource
           *[other] { $price } resources
        }
    }{ word-coins-needed }
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
hint-rondel = { word-steps }
hint-in-vain = { $why ->
        [no-bare-city] All your cities have a temple
        [no-temple-left] All temples are on the board
        [temple-too-dear] You cannot pay for a temple
        [no-room-for-units] You have no room for another unit
        [unit-too-dear] You cannot pay for a unit
        [all-advances-owned] You have every advance
        [advance-too-dear] You cannot pay for an advance
       *[no-units] You have no units to move
    }.
hint-production = { word-steps }; { $missing ->
        [0] +{ $income } { word-resource }
       *[other] { $income ->
            [0] no { word-resource }: the bank has none
           *[other] +{ $income } { word-resource }, all the bank has
        }{ $price ->
            [0] {""}
           *[other] {""}, plus what you pay for the steps
        }
    }
hint-decline-coin = a coin counts as any resource
hint-temple = { word-price }{ word-coins-needed }; { hint-start-city }
hint-unit = { word-price }{ word-coins-needed }
hint-advance = { $price } gold{ word-coins-needed }{ $first ->
        [yes] {" "}and a scholar
       *[no] {""}
    }
hint-fight = { $own ->
        [0] none of yours left
        [one] 1 of yours left
       *[other] { $own } of yours left
    }, { $theirs ->
        [0] none of theirs
       *[other] { $theirs } of theirs
    }
hint-conquest = defence { $defence } = { $base } for the city + { $units } for units + { $bonus } for advances{ $temple ->
        [yes] {""}; brings a general
       *[no] {""}
    }
hint-city = { word-price }{ word-coins-needed }; { hint-start-city }
odds-none = Antike has no dice: nothing is left to chance, so there are no odds to show.

## Words that mean nothing

misread-answer = “{ $word }” is not an answer.
misread-province = There is no province “{ $word }”: provinces are written like athens or castra-regina.
misread-nation = There is no nation “{ $word }”: nations are written like greeks or phoenicians.
misread-resource = “{ $word }” is not a resource: marble, iron or gold.
misread-space = There is no space “{ $word }” on the rondel: iron, temple, gold, maneuver-1, arming, marble, know-how, maneuver-2.
misread-unit = “{ $word }” is not a kind of unit: legion or galley, with the maneuvers left as in galley/2.
misread-advance = There is no advance “{ $word }”: wheel, sailing, market, monarchy, roads, navigation, currency, democracy.
misread-number = “{ $word }” is not a number.
misread-payment = “{ $word }” is not a payment: write it like “pay 3 marble 2 coins”.


## What the players are after

goal-party = { $nation }
goal-personages = The first nation with { $goal } personages at the end of its turn wins.
goal-last-temple = If all personages are taken before that, the next nation to destroy a temple wins.
goal-won = { summary-counted }
goal-next = { $kind ->
        [king] Next king: { $need } cities ({ $have } now)
        [citizen] Next citizen: { $need } temples on your cities ({ $have } now)
       *[other] Next navigator: galleys in { $need } seas ({ $have } now)
    }
goal-first-advances = { $advances-count ->
        [0] No scholar left to win: every advance has been bought
       *[other] A scholar for each advance nobody has yet: { $advances }
    }
goal-enemy-temples = { $count ->
        [0] A general for each temple destroyed by conquest: no other nation has one yet
        [one] A general for each temple destroyed by conquest: other nations have 1
       *[other] A general for each temple destroyed by conquest: other nations have { $count }
    }
goal-pile-empty = { $kind ->
        [king] All kings have been won
        [scholar] All scholars have been won
        [general] All generals have been won
        [citizen] All citizens have been won
       *[navigator] All navigators have been won
    }
each-advances = { word-advance }

## Places

place-name = { $province }
place-ground = { $ground ->
        [inland] Inland: legions only.
        [island] Island: galleys only.
       *[coast] Coast: legions and galleys.
    }
place-yield = A city here yields { $plain } { word-resource }; with a temple, { $temple }.
place-no-city = No city yet.
place-city = City of the { $nation }{ $temple ->
        [yes] {" "}with a temple
       *[no] {""}
    }: defence { $defence } ({ $base } for the city, { $units } for units, { $bonus } for advances).
place-units = { $nation }: { $legions ->
        [0] {""}
        [one] 1 legion
       *[other] { $legions } legions
    }{ $legions ->
        [0] {""}
       *[other] { $galleys ->
            [0] {""}
           *[other] {", "}
        }
    }{ $galleys ->
        [0] {""}
        [one] 1 galley
       *[other] { $galleys } galleys
    }.
place-no-units = No units here.
place-border = { $to }: { $border ->
        [land] land border, legions only
        [sea] sea border, galleys only
       *[both] legions and galleys
    }
place-reach = { $nation }: { word-units } from { $from }, { $steps ->
        [one] 1 maneuver
       *[other] { $steps } maneuvers
    }
place-found = Found a city ({ $nation }): { word-price }{ word-coins-needed }.
place-found-first = Found a city: { word-price }. Bring a unit here first.
place-temple = Build a temple ({ $nation }): { word-price }{ word-coins-needed }.
place-arm = Create { $most ->
        [one] 1 unit
       *[other] up to { $most } units
    } in one turn ({ $nation }; { $ground ->
        [inland] legions only
        [island] galleys only
       *[coast] legions or galleys
    }): { word-price }{ word-coins-needed } each.
place-conquer = Conquer it from the { $owner } with { $defence ->
        [one] 1 unit
       *[other] { $defence } units
    }; the { $nation } have { $here } here{ $temple ->
        [yes] . Destroying the temple brings a general.
       *[no] .
    }
place-last-city = This is the last city of the { $owner }: it cannot be conquered.
