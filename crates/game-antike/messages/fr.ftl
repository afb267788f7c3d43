# Antike en français. Comment une phrase est trouvée : crates/engine/src/message.rs.
#
# Les noms de province suivent « à », « depuis » ou « vers », jamais « de », qui demanderait une élision (« d'Athènes »).
# Un message appelé dans un autre en voit les arguments : les messages `word-…`, à la fin, sont des tournures communes.


## Le jeu, ses scénarios et ses options

game-title = Antike
game-blurb = Fondez des villes, élevez des temples, sillonnez les mers et soyez le premier à rallier les grands personnages de l'Antiquité.

scenario-west = Occident : l'Empire romain
scenario-east = Orient : le monde d'Alexandre le Grand

option-nations = Nations en jeu
option-nations-3 = Trois nations
option-nations-4 = Quatre nations
option-nations-5 = Cinq nations
option-nations-6 = Six nations

option-deal = Attribution des nations
option-deal-random = Par tirage au sort
option-deal-choose = Au choix des joueurs

option-long = Départ
option-long-no = Normal : trois villes chacun
option-long-yes = Partie longue : une seule ville chacun

option-victory = Personnages à réunir (à trois nations seulement)
option-victory-10 = 10 personnages
option-victory-12 = 12 personnages, pour une partie plus longue

option-fights = Durée d'un combat
option-fights-to-the-end = Jusqu'au bout : tant que chaque camp a une unité de ce type
option-fights-chosen = Au choix : le camp qui engage le combat dit combien d'unités chacun perd

option-entry = Qui peut être combattu à l'entrée
option-entry-all = Toutes les unités de ce type dans la province
option-entry-entered = Seulement celles qui viennent d'entrer

option-coins = Quand prendre les pièces
option-coins-turn = Chaque nation à son tour
option-coins-round = Toutes les nations au début de chaque manche

option-supply = Marbre, fer et or de la banque
option-supply-endless = Inépuisables
option-supply-150 = 150 unités de chaque
option-supply-80 = 80 unités de chaque
option-supply-40 = 40 unités de chaque

tally-king = Rois
tally-scholar = Savants
tally-general = Généraux
tally-citizen = Citoyens
tally-navigator = Navigateurs


## Ce qui est demandé

prompt-choose-nation = Choisissez votre nation (à deux joueurs : votre paire de nations).
prompt-start-city = Choisissez l'unique ville de départ des { $nation }.
prompt-coin = La banque n'a plus de pièces de monnaie : vous pouvez prendre une ressource à la place pour les { $nation }.
prompt-rondel = { $first ->
        [yes] Choisissez la première case de la roue pour les { $nation } : n'importe laquelle, gratuitement.
       *[no] Choisissez une case de la roue pour les { $nation }.
    }
prompt-temple = Vous pouvez construire des temples pour les { $nation }.
prompt-arming = Vous pouvez créer des légions et des galères pour les { $nation }.
prompt-know-how = Vous pouvez acquérir des progrès pour les { $nation }.
prompt-maneuver = Déplacez-vous, combattez et conquérez avec les { $nation }.
prompt-cities = Vous pouvez fonder des villes là où les { $nation } ont des unités.
prompt-payment = Choisissez comment les { $nation } paient { $purchase-type ->
        [rondel] le déplacement vers « { $purchase-space } »
        [temple] le temple à { $purchase-province }
        [unit] la { $purchase-kind ->
            [legion] légion
           *[galley] galère
        } à { $purchase-province }
        [advance] le progrès « { $purchase-advance ->
            [wheel] roue
            [sailing] voile
            [market] marché
            [monarchy] monarchie
            [roads] routes
            [navigation] navigation
            [currency] monnaie
           *[democracy] démocratie
        } »
       *[city] la ville à { $purchase-province }
    } (prix : { $price }).
prompt-entry = Les { $nation } combattent-ils { $entered ->
        [one] la { $kind ->
            [legion] légion
           *[galley] galère
        }
       *[other] les { $entered } { $kind ->
            [legion] légions
           *[galley] galères
        }
    } que les { $mover } viennent d'amener à { $province }{ $others ->
        [0] {""}
        [one] , ainsi qu'une autre déjà sur place
       *[other] , ainsi que { $others } autres déjà sur place
    } ?
prompt-give-up = Les { $nation } n'ont plus de pion de ville : choisissez l'ancienne ville à abandonner pour prendre { $province }.
prompt-losses = Pour conquérir { $province }, les { $nation } doivent encore retirer { $due ->
        [one] { $due } unité
       *[other] { $due } unités
    } : combien de { $kind ->
        [legion] légions
       *[galley] galères
    } { word-with-left } ?


## Réponses

action-choose-nation = Jouer les { $nation }
action-choose-pair = Jouer les { $first } et les { $second }
action-start-city = Commencer à { $province }
action-take-instead = Prendre 1 unité { word-resource }
action-take-nothing = Ne rien prendre
action-rondel = Aller sur « { $space } »
action-decline-coin = Refuser la pièce de monnaie
action-pay = Payer { word-payment }
action-build-temple = Construire un temple à { $province }
action-arm = Créer { word-a-unit } à { $province }
action-buy-advance = Acquérir { word-advance }
action-move = Déplacer { word-units } depuis { $from } vers { $to }{ $left ->
        [1] {""}
       *[other] {" "}(encore { $left } manœuvres)
    }
action-demand = Combattre : { $pairs ->
        [one] 1 unité perdue
       *[other] { $pairs } unités perdues
    } de chaque côté
action-decline = Laisser entrer sans combat
action-fight = Combattre les { $foe } à { $province } : { $pairs ->
        [one] 1 { $kind ->
            [legion] légion perdue
           *[galley] galère perdue
        }
       *[other] { $pairs } { $kind ->
            [legion] légions perdues
           *[galley] galères perdues
        }
    } de chaque côté
action-conquer = Conquérir { $province }
action-give-up = Abandonner { $province }
action-remove = { $count ->
        [0] Ne retirer aucune { $kind ->
            [legion] légion
           *[galley] galère
        }
       *[other] Retirer { word-units }
    } { word-with-left }
action-found = Fonder une ville à { $province }
action-done = Terminer


## Ce qui s'est passé

event-nation-taken = { $how ->
        [dealt] Le sort attribue les { $nation } au joueur { $seat }.
       *[chosen] Le joueur { $seat } prend les { $nation }.
    }
event-start-city-chosen = Les { $nation } commencent à { $province }.
event-turn-began = Manche { $round } : c'est au tour des { $nation }.
event-coin-taken = Les { $nation } prennent une pièce de monnaie à la banque.
event-coin-declined = Les { $nation } refusent la pièce de monnaie, qui retourne à la banque.
event-instead-taken = La banque n'a plus de pièces de monnaie : les { $nation } prennent 1 unité { word-resource } à la place.
event-nothing-taken = La banque n'a plus de pièces de monnaie, et les { $nation } ne prennent rien à la place.
event-rondel-moved = { $steps ->
        [0] Les { $nation } débutent sur la roue par « { $space } ».
        [one] Les { $nation } avancent d'une case sur la roue, jusqu'à « { $space } ».
       *[other] Les { $nation } avancent de { $steps } cases sur la roue, jusqu'à « { $space } »{ $price ->
            [0] {""}
            [one] {""}, pour 1 ressource
           *[other] {""}, pour { $price } ressources
        }.
    }
event-nothing-to-do = Rien à faire sur « { $space } » : { $why ->
        [no-bare-city] toutes les villes des { $nation } ont un temple
        [no-temple-left] tous les temples sont sur le plateau
        [temple-too-dear] les { $nation } ne peuvent pas payer de temple
        [no-room-for-units] les { $nation } n'ont plus de place pour une unité
        [unit-too-dear] les { $nation } ne peuvent pas payer d'unité
        [all-advances-owned] les { $nation } possèdent tous les progrès
        [advance-too-dear] les { $nation } ne peuvent pas payer de progrès
       *[no-units] les { $nation } n'ont aucune unité à déplacer
    }.
event-paid = Les { $nation } paient { word-payment }.
event-produced = { $amount ->
        [0] { $missing ->
            [0] Les { $nation } ne reçoivent pas { word-resource }.
           *[other] Les { $nation } ne reçoivent pas { word-resource } : la banque n'en a plus.
        }
       *[other] Les { $nation } reçoivent { $amount ->
            [one] 1 unité
           *[other] { $amount } unités
        } { word-resource }{ $bonus ->
            [0] {" "}grâce à leurs villes
            [1] {""} : { $cities } grâce à leurs villes + 1 grâce à « marché »
           *[other] {""} : { $cities } grâce à leurs villes + { $bonus } grâce à « monnaie »
        }{ $missing ->
            [0] {""}
           *[other] {""} ; la banque n'en a pas davantage
        }.
    }
event-temple-built = Les { $nation } construisent un temple à { $province }.
event-unit-armed = Les { $nation } créent { word-a-unit } à { $province }.
event-advance-bought = { $first ->
        [yes] Les { $nation } sont les premiers à acquérir { word-advance }, au prix de { $price } unités d'or.
       *[no] Les { $nation } acquièrent { word-advance } au prix de { $price } unités d'or.
    }
event-moved = Les { $nation } déplacent { word-units } depuis { $from } vers { $to }.
event-declined = Les { $nation } laissent les { $mover } entrer à { $province } sans combat.
event-fought = { $occasion ->
        [entry] Les { $nation } combattent les { $foe } entrés dans la province ({ $province }) : chaque camp perd
       *[maneuver] Les { $nation } combattent les { $foe } à { $province } : chaque camp perd
    } { $pairs ->
        [one] 1 { $kind ->
            [legion] légion
           *[galley] galère
        }
       *[other] { $pairs } { $kind ->
            [legion] légions
           *[galley] galères
        }
    }.
event-city-given-up = { $temple ->
        [yes] Les { $nation }, qui n'ont plus de pion de ville, abandonnent leur ville à { $province } pour la conquête ; son temple retourne à la banque.
       *[no] Les { $nation }, qui n'ont plus de pion de ville, abandonnent leur ville à { $province } pour la conquête.
    }
event-city-conquered = Les { $nation } prennent { $province } aux { $foe } au prix de { word-conquerors } : défense { $base } ({ $temple ->
        [yes] ville avec temple
       *[no] ville
    }){ $units ->
        [0] {""}
        [one] {" "}+ 1 (unité)
       *[other] {" "}+ { $units } (unités)
    }{ $bonus ->
        [0] { $units ->
            [0] {""}
           *[other] {" "}= { $defence }
        }
        [1] {" "}+ 1 (« monarchie ») = { $defence }
       *[other] {" "}+ { $bonus } (« démocratie ») = { $defence }
    }.{ $units ->
        [0] {""}
       *[other] {" "}Les { $foe } perdent { word-defenders } avec la ville.
    }{ $temple ->
        [yes] {" "}Le temple est détruit.
       *[no] {""}
    }
event-city-founded = Les { $nation } fondent une ville à { $province }.
event-personage-won = Les { $nation } gagnent un { $kind ->
        [king] roi
        [scholar] savant
        [general] général
        [citizen] citoyen
       *[navigator] navigateur
    }, { $personage }, et ont désormais { $total ->
        [one] 1 personnage
       *[other] { $total } personnages
    }.
event-won = { $how ->
        [personages] Les { $nation } ont réuni tous les personnages qu'il leur faut : les { $nation } gagnent la partie !
       *[last-temple] Il ne reste plus de personnages, et les { $nation } sont les premiers à détruire encore un temple : les { $nation } gagnent la partie !
    }


## Pourquoi ce n'est pas possible

refusal-game-over = La partie est finie : une nation a gagné.
refusal-not-your-decision = C'est aux { $nation } de décider maintenant. Pendant le tour d'une autre nation, vous n'avez votre mot à dire que si ses unités entrent dans une province où vous avez des unités de la même sorte.
refusal-choose-first = Les joueurs choisissent encore leurs nations, chacun à son tour ; la partie commence ensuite.
refusal-choose-city-first = Les nations choisissent encore leur ville de départ, chacune à son tour ; le premier tour commence ensuite.
refusal-pay-first = Choisissez d'abord comment payer ce que vous avez choisi.
refusal-react-first = Des unités viennent d'entrer dans une province. Décidez d'abord si vous les combattez.
refusal-give-up-first = Tous vos pions de ville sont sur le plateau : choisissez d'abord l'ancienne ville que vous abandonnez pour la nouvelle.
refusal-remove-first = Une conquête est en cours : choisissez d'abord les unités à retirer pour elle.
refusal-coin-first = La banque n'a plus de pièce de monnaie : choisissez d'abord ce que vous prenez à la place, ou ne prenez rien.
refusal-rondel-first = Avancez d'abord sur la roue : c'est obligatoire, et seule l'action de la case choisie vous sera ouverte.
refusal-only-the-space-chosen = Vous avez choisi « { $space } » pour ce tour et seule cette action vous est ouverte. Pour autre chose, choisissez une autre case à un prochain tour.
refusal-found-after-action = Les villes se fondent après l'action : mettez-y d'abord fin avec « Terminer ».
refusal-no-going-back = Cette étape est terminée : on ne revient pas en arrière pendant un tour.
refusal-not-entered = Cette question ne se pose qu'au moment où des unités étrangères entrent dans une province où vous avez des unités de la même sorte. Pendant votre propre manœuvre, vous pouvez engager vous-même un combat.
refusal-not-conquering = On ne retire des unités et on n'abandonne une ville que lors d'une conquête, et aucune n'est en cours.
refusal-nothing-to-pay = Il n'y a rien à payer pour le moment : choisissez d'abord ce que vous voulez acquérir.
refusal-coin-was-taken = Votre pièce de monnaie est déjà prise : elle vient d'office tant que la banque en a une, et vous pouvez la refuser avant d'avancer sur la roue. C'est seulement quand la banque n'en a plus que vous choisissez autre chose à la place.
refusal-no-new-coin = Il n'y a pas de pièce de monnaie à refuser : on ne la rend qu'entre le moment où on la prend et le déplacement sur la roue.
refusal-nation-not-free = Les { $nation } ne peuvent pas être pris : un autre joueur les a déjà, ou ils ne participent pas à cette partie.
refusal-pairs-only = À deux joueurs, chacun joue une paire de nations : choisissez l'une des deux paires.
refusal-not-a-pair = Les { $first } et les { $second } ne forment pas une paire : il n'y a de paires de nations qu'à deux joueurs, et elles sont fixes.
refusal-not-a-start-city = { $province } n'est pas une ville de départ des { $nation } : choisissez l'une des trois villes de leur carte.
refusal-bank-has-none = La banque n'a plus { word-resource } : prenez une autre ressource, ou rien.
refusal-other-board = { $province } ne se trouve pas sur la face { $board ->
        [west] Occident
       *[east] Orient
    }, où se joue cette partie.
refusal-space-too-dear = Aller sur « { $space } » coûterait { $price ->
        [one] 1 ressource
       *[other] { $price } ressources
    }, plus que vous n'en avez. Les trois premiers pas sont gratuits.
refusal-cannot-pay = Cela coûte { $price }, et vous n'avez pas de quoi payer. Tout se règle en entier et sur-le-champ ; une pièce de monnaie remplace une ressource quelconque.
refusal-wrong-payment = Ce prix ne se paie pas ainsi : il faut verser exactement { $price }, pris sur ce que vous avez, dans les ressources demandées ou en pièces de monnaie à leur place.
refusal-temple-elsewhere = Vous n'avez pas de ville à { $province } : on ne construit de temple que dans ses propres villes.
refusal-has-temple = Il y a déjà un temple à { $province }, et une ville n'en a jamais deux. Choisissez une ville sans temple.
refusal-no-temple-left = Tous les temples sont sur le plateau. On ne pourra en construire un autre qu'après la destruction ou l'abandon de l'un d'eux.
refusal-arm-elsewhere = Vous n'avez pas de ville à { $province } : les nouvelles unités ne se posent que dans les provinces de vos villes.
refusal-placed-already = { $limit ->
        [1] Vous avez déjà posé une unité à { $province } pendant ce tour : une ville sans temple n'en permet qu'une.
       *[other] Vous avez déjà posé { $limit } unités à { $province } pendant ce tour : une ville avec temple n'en permet pas plus.
    }
refusal-kind-not-here = { $kind ->
        [legion] Les frontières sont toutes maritimes à { $province } : une légion ne peut pas s'y trouver, mais une galère peut y être posée.
       *[galley] Les frontières sont toutes terrestres à { $province } : une galère ne peut pas s'y trouver, mais une légion peut y être posée.
    }
refusal-no-piece-left = Toutes vos { $kind ->
        [legion] légions
       *[galley] galères
    } sont déjà sur le plateau : vous ne pourrez en créer qu'après en avoir perdu.
refusal-advance-owned = Vous avez déjà { word-advance } ; un progrès ne s'acquiert qu'une fois.
refusal-needs-basic = { $advance ->
        [roads] « Routes » exige « roue » : acquérez d'abord « roue ».
        [navigation] « Navigation » exige « voile » : acquérez d'abord « voile ».
        [currency] « Monnaie » exige « marché » : acquérez d'abord « marché ».
       *[democracy] « Démocratie » exige « monarchie » : acquérez d'abord « monarchie ».
    }
refusal-no-maneuver-left = { $kind ->
        [legion] Ces légions n'ont plus de manœuvre pour ce tour. Les progrès « roue » et « routes » leur en donneraient davantage.
       *[galley] Ces galères n'ont plus de manœuvre pour ce tour. Les progrès « voile » et « navigation » leur en donneraient davantage.
    }
refusal-not-so-many = { $there ->
        [0] Vous n'avez aucune { $kind ->
            [legion] légion
           *[galley] galère
        } { word-with-left } à { $province }.
        [one] Vous n'avez qu'une { $kind ->
            [legion] légion
           *[galley] galère
        } { word-with-left } à { $province }.
       *[other] Vous avez { $there } { $kind ->
            [legion] légions
           *[galley] galères
        } { word-with-left } à { $province } : choisissez un nombre de 1 à { $there }.
    }
refusal-not-neighbours = { $from } et { $to } n'ont pas de frontière commune : une unité franchit une frontière à la fois, vers une province voisine.
refusal-border-closed = { $kind ->
        [legion] Entre { $from } et { $to }, la frontière est purement maritime : les galères la franchissent, pas les légions.
       *[galley] Entre { $from } et { $to }, la frontière est purement terrestre : les légions la franchissent, pas les galères.
    }
refusal-too-many-pairs = { $most ->
        [1] Dans ce combat, chaque camp perd 1 unité, ni plus ni moins.
       *[other] Dans ce combat, chaque camp peut perdre de 1 à { $most } unités : pas plus que n'en a le camp le moins nombreux.
    }
refusal-fight-to-the-end = Un combat dure jusqu'à ce qu'un camp n'ait plus d'unité de ce type : { $pairs ->
        [one] ici, chaque camp perd 1 unité.
       *[other] ici, chaque camp perd { $pairs } unités.
    }
refusal-not-a-foe = Les { $foe } ne peuvent pas être combattus : vous les jouez vous-même pendant ce tour, ou ils ne participent pas à cette partie.
refusal-no-foe-there = Pour combattre les { $foe } à { $province }, il faut des { $kind ->
        [legion] légions
       *[galley] galères
    } des deux côtés. Les légions ne combattent que des légions, les galères que des galères.
refusal-no-city-there = Il n'y a pas de ville à conquérir à { $province }. Si vous y avez une unité, vous pourrez en fonder une après votre action.
refusal-own-city = { $province } est déjà à vous.
refusal-last-city = { $province } est la seule ville des { $owner }, et la dernière ville d'une nation est imprenable.
refusal-too-few-to-conquer = { $province } a une défense de { $defence } ; { $able ->
        [0] aucune de vos unités sur place ne peut encore participer.
        [one] une seule de vos unités sur place peut encore participer.
       *[other] seules { $able } de vos unités sur place peuvent encore participer.
    } Amenez plus d'unités auxquelles il reste une manœuvre, ou combattez d'abord les défenseurs.
refusal-not-givable = Vous n'avez pas de ville à abandonner à { $province } : choisissez l'une de celles que vous aviez avant cette conquête.
refusal-spent-units = Les { $kind ->
        [legion] légions
       *[galley] galères
    } sans manœuvre restante ne participent pas à une conquête et ne sont pas retirées pour elle.
refusal-wrong-losses = Il s'agit de dire combien de { $kind ->
        [legion] légions
       *[galley] galères
    } { word-with-left } vous retirez : { $most ->
        [1] aucune ou 1.
       *[other] de { $least } à { $most }.
    }
refusal-city-there = Il y a déjà une ville des { $owner } à { $province }, et une province n'en a qu'une. Une ville étrangère ne peut être que conquise.
refusal-no-unit-there = Vous n'avez pas d'unité à { $province } : amenez-y d'abord une légion ou une galère, puis fondez la ville après l'action.
refusal-no-marker-left = Tous vos pions de ville sont sur le plateau : vous ne pouvez plus fonder de ville.


## La position dans un terminal

summary-head = Manche { $round } – but : { $goal } personnages – banque : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $temples ->
        [one] { $temples } temple
       *[other] { $temples } temples
    } – restent : { $left }
summary-supply = {"    "}Reste à la banque : { $items }
summary-resource = { $resource ->
        [marble] { $count } marbre
        [iron] { $count } fer
       *[gold] { $count } or
    }
summary-nation = { $mark } { $nation } (joueur { $seat }) – { $space ->
        [none] pas encore sur la roue
       *[other] { $space }
    } – marbre { $marble }, fer { $iron }, or { $gold }, pièces { $coins } – personnages { $personages }/{ $goal }
summary-personages = {"    "}Personnages : { $items }
summary-advances = {"    "}Progrès : { $items }
summary-provinces = {"    "}Plateau : { $items }
summary-counted = { $kind ->
        [king] { $count ->
            [one] { $count } roi
           *[other] { $count } rois
        }
        [scholar] { $count ->
            [one] { $count } savant
           *[other] { $count } savants
        }
        [general] { $count ->
            [one] { $count } général
           *[other] { $count } généraux
        }
        [citizen] { $count ->
            [one] { $count } citoyen
           *[other] { $count } citoyens
        }
       *[navigator] { $count ->
            [one] { $count } navigateur
           *[other] { $count } navigateurs
        }
    }
advance = { $id ->
        [wheel] roue
        [sailing] voile
        [market] marché
        [monarchy] monarchie
        [roads] routes
        [navigation] navigation
        [currency] monnaie
       *[democracy] démocratie
    }


## Tournures communes aux phrases ci-dessus

word-resource = { $resource ->
        [marble] de marbre
        [iron] de fer
       *[gold] d'or
    }
word-a-unit = { $kind ->
        [legion] une légion
       *[galley] une galère
    }
word-units = { $count ->
        [one] { $count } { $kind ->
            [legion] légion
           *[galley] galère
        }
       *[other] { $count } { $kind ->
            [legion] légions
           *[galley] galères
        }
    }
word-conquerors = { $legions ->
        [0] {""}
        [one] 1 légion
       *[other] { $legions } légions
    }{ $galleys ->
        [0] {""}
       *[other] { $legions ->
            [0] {""}
           *[other] {" et "}
        }{ $galleys ->
            [one] 1 galère
           *[other] { $galleys } galères
        }
    }
word-defenders = { $foe_legions ->
        [0] {""}
        [one] 1 légion
       *[other] { $foe_legions } légions
    }{ $foe_galleys ->
        [0] {""}
       *[other] { $foe_legions ->
            [0] {""}
           *[other] {" et "}
        }{ $foe_galleys ->
            [one] 1 galère
           *[other] { $foe_galleys } galères
        }
    }
word-with-left = { $left ->
        [0] sans manœuvre restante
        [one] ayant encore 1 manœuvre
       *[other] ayant encore { $left } manœuvres
    }
word-advance = « { $advance ->
        [wheel] roue
        [sailing] voile
        [market] marché
        [monarchy] monarchie
        [roads] routes
        [navigation] navigation
        [currency] monnaie
       *[democracy] démocratie
    } »
# 1 marbre, 1 fer, 1 or : ce qui est nul est omis.
word-price = { $any ->
        [0] { $marble ->
            [0] {""}
           *[other] { $marble } marbre
        }{ $iron ->
            [0] {""}
           *[other] { $marble ->
                [0] {""}
               *[other] {", "}
            }{ $iron } fer
        }{ $gold ->
            [0] {""}
           *[other] { $marble ->
                [0] { $iron ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }{ $gold } or
        }
        [one] 1 ressource au choix
       *[other] { $any } ressources au choix
    }
# Ce que des pièces doivent remplacer.
word-coins-needed = { $coins ->
        [0] {""}
        [one] {" "}(il en manque 1 : votre pièce le remplace)
       *[other] {" "}(il en manque { $coins } : { $coins } pièces les remplacent)
    }
word-steps = { $steps ->
        [0] gratuit
        [one] { $steps } pas, gratuit
       *[other] { $steps } pas, { $price ->
            [0] gratuits
            [one] { $price } ressource
           *[other] { $price } ressources
        }
    }{ word-coins-needed }
# 2 unités de marbre, 1 de fer et 1 pièce de monnaie : ce qui est nul est omis.
word-payment = { word-paid-marble }{ word-paid-iron }{ word-paid-gold }{ word-paid-coins }
word-paid-marble = { $marble ->
        [0] {""}
        [one] 1 unité de marbre
       *[other] { $marble } unités de marbre
    }
word-paid-iron = { $iron ->
        [0] {""}
       *[other] { $marble ->
            [0] { $iron ->
                [one] 1 unité de fer
               *[other] { $iron } unités de fer
            }
           *[other] { $gold ->
                [0] { word-comma-before-coins }
               *[other] {", "}
            }{ $iron } de fer
        }
    }
word-paid-gold = { $gold ->
        [0] {""}
       *[other] { $marble ->
            [0] { $iron ->
                [0] { $gold ->
                    [one] 1 unité d'or
                   *[other] { $gold } unités d'or
                }
               *[other] { word-comma-before-coins }{ $gold } d'or
            }
           *[other] { word-comma-before-coins }{ $gold } d'or
        }
    }
word-paid-coins = { $coins ->
        [0] {""}
       *[other] { $marble ->
            [0] { $iron ->
                [0] { $gold ->
                    [0] {""}
                   *[other] {" et "}
                }
               *[other] {" et "}
            }
           *[other] {" et "}
        }{ $coins ->
            [one] 1 pièce de monnaie
           *[other] { $coins } pièces de monnaie
        }
    }
word-comma-before-coins = { $coins ->
        [0] {" et "}
       *[other] {", "}
    }

## Ce qu'il est bon de savoir avant de répondre

hint-start-city = { $resource ->
        [marble] produit du marbre
        [iron] produit du fer
       *[gold] produit de l'or
    }
hint-rondel = { word-steps }
hint-in-vain = { $why ->
        [no-bare-city] Toutes vos villes ont un temple
        [no-temple-left] Tous les temples sont sur le plateau
        [temple-too-dear] Vous ne pouvez pas payer de temple
        [no-room-for-units] Vous n'avez plus de place pour une unité
        [unit-too-dear] Vous ne pouvez pas payer d'unité
        [all-advances-owned] Vous possédez tous les progrès
        [advance-too-dear] Vous ne pouvez pas payer de progrès
       *[no-units] Vous n'avez aucune unité à déplacer
    }.
hint-production = { word-steps } ; +{ $income } { $resource ->
        [marble] marbre
        [iron] fer
       *[gold] or
    }{ $missing ->
        [0] {""}
       *[other] { $income ->
            [0] {""}, la banque n'en a pas
           *[other] {""}, tout ce que la banque a
        }{ $price ->
            [0] {""}
           *[other] {""}, plus ce que vous payez pour les pas
        }
    }
hint-decline-coin = une pièce vaut n'importe quelle ressource
hint-temple = { word-price }{ word-coins-needed } ; { hint-start-city }
hint-unit = { word-price }{ word-coins-needed }
hint-advance = { $price } or{ word-coins-needed }{ $first ->
        [yes] {" "}et un savant
       *[no] {""}
    }
hint-fight = { $own ->
        [0] il ne vous en reste aucune
        [one] il vous en reste 1
       *[other] il vous en reste { $own }
    }, { $theirs ->
        [0] aucune à l'adversaire
       *[other] { $theirs } à l'adversaire
    }
hint-conquest = défense { $defence } = { $base } pour la ville + { $units } pour les unités + { $bonus } pour les progrès{ $temple ->
        [yes] {" "}; rapporte un général
       *[no] {""}
    }
hint-city = { word-price }{ word-coins-needed } ; { hint-start-city }
odds-none = Antike se joue sans dés : rien n'y est laissé au hasard, il n'y a donc pas de chances à calculer.

## Mots sans signification

misread-answer = « { $word } » n'est pas une réponse.
misread-province = Il n'y a pas de province « { $word } » : les provinces s'écrivent comme athens ou castra-regina.
misread-nation = Il n'y a pas de nation « { $word } » : les nations s'écrivent comme greeks ou phoenicians.
misread-resource = « { $word } » n'est pas une ressource : marble, iron ou gold.
misread-space = Il n'y a pas de case « { $word } » sur la roue : iron, temple, gold, maneuver-1, arming, marble, know-how, maneuver-2.
misread-unit = « { $word } » n'est pas une sorte d'unité : legion ou galley, suivi des manœuvres restantes comme dans galley/2.
misread-advance = Il n'y a pas de progrès « { $word } » : wheel, sailing, market, monarchy, roads, navigation, currency, democracy.
misread-number = « { $word } » n'est pas un nombre.
misread-payment = « { $word } » n'est pas un paiement : écrivez par exemple « pay 3 marble 2 coins ».


## Ce que cherchent les joueurs

goal-party = { $nation }
goal-personages = La première nation à avoir { $goal } personnages à la fin de son tour l'emporte.
goal-last-temple = Si tous les personnages sont pris avant cela, la prochaine nation à détruire un temple l'emporte.
goal-won = { summary-counted }
goal-next = { $kind ->
        [king] Prochain roi : { $need } villes ({ $have } pour l'instant)
        [citizen] Prochain citoyen : { $need } temples sur vos villes ({ $have } pour l'instant)
       *[other] Prochain navigateur : des galères dans { $need } mers ({ $have } pour l'instant)
    }
goal-first-advances = { $advances-count ->
        [0] Plus aucun savant à gagner : tous les progrès sont acquis
       *[other] Un savant pour chaque progrès encore inédit : { $advances }
    }
goal-enemy-temples = { $count ->
        [0] Un général pour chaque temple détruit par conquête : aucune autre nation n'en a encore
        [one] Un général pour chaque temple détruit par conquête : les autres nations en ont { $count }
       *[other] Un général pour chaque temple détruit par conquête : les autres nations en ont { $count }
    }
goal-pile-empty = { $kind ->
        [king] Tous les rois sont pris
        [scholar] Tous les savants sont pris
        [general] Tous les généraux sont pris
        [citizen] Tous les citoyens sont pris
       *[navigator] Tous les navigateurs sont pris
    }
each-advances = { word-advance }

## Lieux

place-name = { $province }
place-ground = { $ground ->
        [inland] Intérieur des terres : légions seulement.
        [island] Île : galères seulement.
       *[coast] Côte : légions et galères.
    }
place-yield = Une ville produit ici { $plain } unité { word-resource } ; avec un temple, { $temple }.
place-no-city = Pas encore de ville.
place-city = Ville des { $nation }{ $temple ->
        [yes] {" "}avec un temple
       *[no] {""}
    } : défense { $defence } ({ $base } pour la ville, { $units } pour les unités, { $bonus } pour les progrès).
place-units = { $nation } : { $legions ->
        [0] {""}
        [one] 1 légion
       *[other] { $legions } légions
    }{ $legions ->
        [0] {""}
       *[other] { $galleys ->
            [0] {""}
           *[other] {", "}
        }
    }{ $galleys ->
        [0] {""}
        [one] 1 galère
       *[other] { $galleys } galères
    }.
place-no-units = Aucune unité ici.
place-border = { $to } : { $border ->
        [land] frontière terrestre, légions seulement
        [sea] frontière maritime, galères seulement
       *[both] légions et galères
    }
place-reach = { $nation } : { word-units } depuis { $from }, { $steps ->
        [one] 1 manœuvre
       *[other] { $steps } manœuvres
    }
place-found = Fonder une ville ({ $nation }) : { word-price }{ word-coins-needed }.
place-found-first = Fonder une ville : { word-price }. Il y faut d'abord une unité.
place-temple = Construire un temple ({ $nation }) : { word-price }{ word-coins-needed }.
place-arm = Créer { $most ->
        [one] 1 unité
       *[other] jusqu'à { $most } unités
    } en un tour ({ $nation } ; { $ground ->
        [inland] légions seulement
        [island] galères seulement
       *[coast] légions ou galères
    }) : { word-price }{ word-coins-needed } chacune.
place-conquer = Prendre la ville aux { $owner } avec { $defence ->
        [one] 1 unité
       *[other] { $defence } unités
    } ; les { $nation } en ont ici { $here }{ $temple ->
        [yes] . Détruire le temple rapporte un général.
       *[no] .
    }
place-last-city = C'est la dernière ville des { $owner } : on ne peut pas la prendre.
