# La Guerre du Péloponnèse en français. Comment une phrase est trouvée : crates/engine/src/message.rs.
#
# Un message cité dans un autre voit les mêmes arguments : les messages `word-…` à la fin sont des tournures communes.


## Le jeu, ses scénarios et ses options

game-title = La Guerre du Péloponnèse
game-blurb = Menez Athènes ou Sparte contre un système qui joue l'autre camp, jusqu'à ce que vos succès vous en fassent changer ; ou affrontez un ami.

scenario-peloponnesian-war = La Guerre du Péloponnèse : 431-402 av. J.-C., dix tours
scenario-archidamian-war = La Guerre d'Archidamos : 431-423 av. J.-C., trois tours
scenario-decelean-war = La Guerre de Décélie : 416-408 av. J.-C., trois tours
scenario-fall-of-athens = La Chute d'Athènes : 413-402 av. J.-C., quatre tours

option-sicily = Revenu athénien de toute la Sicile
option-sicily-100 = 100 talents, selon les règles
option-sicily-1000 = 1000 talents, selon l'aide de jeu
option-athens-leader = Un chef pour les batailles à Athènes
option-athens-leader-no = Seulement s'il s'y trouve
option-athens-leader-yes = On en tire un s'il n'y en a pas
option-passing = Quand le système manque d'argent ou de troupes
option-passing-strict = Il passe, à la lettre des règles
option-passing-lenient = Il fait ce qu'il peut
option-control = Quand le contrôle d'un espace change
option-control-administrative = À la phase administrative, à la lettre des règles
option-control-at-once = Aussitôt, dès qu'une règle le demande
option-cavalry = La cavalerie athénienne derrière les Longs Murs au combat
option-cavalry-own-city = Elle n'atteint que sa cité
option-cavalry-both-cities = Elle atteint Athènes et le Pirée
option-half = Le bonus pour moitié d'hoplites spartiates ou de navires athéniens
option-half-whole-side = Moitié de tous les points du camp
option-half-arm = Moitié des troupes de terre, ou des navires
option-deaths = Les chefs morts à la mise en place et l'événement 11
option-deaths-in-play = Ils ne comptent pas parmi les 3
option-deaths-from-set-up = Ils comptent parmi les 3
option-lone-leader = Un chef seul intercepté parmi des amis
option-lone-leader-removed = Il est retiré pour le tour
option-lone-leader-with-friends = Ils se battent aussitôt sous ses ordres
option-chance = Vos routes égales et vos interceptions, l'ordre des batailles et des sièges
option-chance-for-system = Ce qui avantage le système, à la lettre des règles
option-chance-even = Au dé, à chances égales
option-surrender = Les tours qui diminuent la valeur d'une reddition
option-surrender-war = Tous les tours de la guerre, comme dans la guerre entière
option-surrender-scenario = Les tours du scénario

tally-points = Points de victoire
tally-points-below-zero = Points de victoire sous zéro


## Ce qui est demandé

prompt-operate = Commencez une opération ou passez pour le reste du tour (talents restants : { $talents }{ word-reserve }).
prompt-name-objective = Choisissez l'objectif de votre chef : { $leader }.
prompt-approach = Tentez d'abord de déclencher une rébellion { in-objective }, ou envoyez aussitôt une armée.
prompt-gather = Rassemblez l'armée de votre chef { in-at } ({ $leader }, objectif : { $objective }) : { $army-count ->
        [0] aucune troupe pour l'instant
       *[other] { $army }
    } (talents restants : { $talents }{ word-reserve }).
prompt-leave-ashore = Trop peu de navires. Choisissez qui reste à terre { in-space } (encore { $left }).
prompt-remain = Choisissez le point qui reste { in-space }.
prompt-go-home = Choisissez où rentre un point : { word-sort }.
prompt-levy = Vous pouvez lever l'eisphora : { $talents } talents.
prompt-build = Vous pouvez lever { $left ->
        [one] un point
       *[other] { $left } points
    } (talents restants : { $talents }{ word-reserve }).
prompt-peace-build = Pendant la paix, vous pouvez lever { $left ->
        [one] un point
       *[other] { $left } points
    } (talents restants : { $talents }{ word-reserve }).
prompt-intercept = Vous pouvez tenter d'intercepter { $leader } { in-at } : { $army-count ->
        [0] il est seul
       *[other] { $army }
    }.
prompt-next-battle = Choisissez la prochaine bataille ({ word-group }).
prompt-next-siege = Choisissez le prochain siège ({ word-group }).


## Réponses

action-pass = Passer
action-operate = Commencer une opération
action-objective = Objectif : { $space }
action-foment = Tenter d'abord une rébellion
action-send = Envoyer une armée
action-take = Prendre { each-units }
action-go = Aller { in-space } rassembler des troupes
action-go-by-open-sea = Aller { in-space } par la haute mer rassembler des troupes
action-march = Marcher vers l'objectif
action-march-by-open-sea = Marcher vers l'objectif par la haute mer
action-stop = Abandonner ici l'opération
action-leave = Laisser un point à terre : { word-sort }
action-keep = Garder { $kind ->
        [cavalry] la cavalerie
       *[other] les { word-kind }
    }
action-home = Rentrer { in-space }
action-build = { $kind ->
        [naval] Construire des { word-sort }
        [cavalry] Lever de la { word-sort }
       *[other] Lever des { word-sort }
    }
action-done = Ne plus rien lever
action-intercept = { $from-id ->
        [piraeus] Intercepter depuis le Pirée
       *[other] Intercepter depuis { $from }
    }
action-let-pass = Les laisser passer
action-battle = Bataille : Athènes { in-space }, Sparte { in-against }
action-siege = Assiéger { $space }
action-raise-levy = Lever l'eisphora
action-decline-levy = Ne pas lever l'eisphora


## Ce qui s'est passé : politique et planification

event-turn-began = Le tour { $turn } commence.
event-side-rolled = Détermination du camp : { $die } + confiance { $confidence } = { $total }. { $changed ->
        [yes] Vous changez de camp.
       *[no] Vous continuez avec { $side }.
    }
event-side-kept = Votre confiance est de { $confidence } : vous continuez avec { $side }.
event-event-rolled = Événement aléatoire, { $dice } : { $happening }.
event-event-impossible = Impossible maintenant : { $happening }{ $again ->
        [yes] {" "}; on relance.
       *[no] .
    }
event-silver-mine = Une mine d'argent ({ $die }) : { $talents } talents pour { $side }.
event-coup = Un coup d'État à Athènes : sa bellicosité baissera de 2, pas d'eisphora ce tour, { $talents } talents rentrent et deux rébellions éclatent.
event-thrace-turned = { $space } se rallie à { $side }.
event-persia-entered = La Perse se joint à Sparte et lui verse { $talents } talents par tour.
event-persian-cavalry = Iasos est aux mains de Sparte : { $count ->
        [0] aucune cavalerie ne peut se rassembler à Sardes
       *[other] { $count } points de cavalerie alliée se rassemblent à Sardes
    }.
event-plague = La peste à Athènes : { $count } points d'hoplites meurent, de nouveaux équipages coûtent { $talents } talents.
event-alcibiades-moved = Alcibiade { $station ->
        [sparta] passe à Sparte.
        [persia] s'enfuit chez les Perses, à Sardes.
        [athens] revient à Athènes comme chef.
       *[exile] part en exil.
    }
event-rebellion-rolled = Rébellion dans la Ligue de Délos, { $dice } : { $space }.
event-no-rebellion = { $reason ->
        [confident] Athènes est confiante : pas de rébellion dans sa ligue.
       *[all-taken] Aucun espace de la table ne peut plus se rebeller.
    }
event-rebelled = { $space } se rebelle.
event-spread-rolled = La rébellion gagne-t-elle { $space } ? { $die }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus }
    } : { $rebels ->
        [yes] oui.
       *[no] non.
    }
event-macedonia-joined = La Macédoine se rallie à { $side }.
event-civil-war = Guerre civile à Corcyre : ses troupes ne prennent part à aucune opération ce tour.
event-neutral-joined = { $space } se joint à { $side }{ $units-count ->
        [0] { "" }
       *[other] , avec { $units }
    }.
event-corcyra-left = Corcyre quitte la guerre.
event-deaths-threaten = Les dieux rappellent des chefs : un camp qui obtient 1 à 3 dans une bataille ce tour peut perdre le sien.
event-portent = { $die } : { $side } s'effraie d'un présage et ne fait que deux opérations ce tour.
event-converted = Des troupes changent de camp { in-space } : { $units-count ->
        [0] aucune ne trouve de pion
       *[other] { $units }
    }.
event-leader-drawn = { $side } tire { $leader } (parmi { $of }).
event-no-leader = { $side } n'a aucun chef à tirer.
event-first-to-operate = { $side } fait la première opération{ $die ->
        [none] { "" }
       *[other] {" "}(dé { $die })
    }.
event-strategy-kept = { $side } garde sa stratégie : { word-strategy-of-side }.
event-strategy-rolled = { $side } choisit sa stratégie : { $die } + { $rating } pour le chef{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus } pour Alcibiade
    } = { $total } : { word-strategy-of-side }.
event-strategy-barred = { word-strategy-of-side } : interdit par les otages, { $side } relance.
event-confidence-reset = Les deux indices de confiance reviennent à 0.


## Ce qui s'est passé : opérations

event-passed = { $side } passe : { $reason ->
        [choice] par choix.
        [omens] mauvais augures.
        [no-leader] aucun chef.
        [no-objective] aucun objectif permis.
        [no-army] l'armée demandée est impossible.
       *[two-operations] pas plus de deux opérations ce tour.
    }
event-omens-rolled = Augures pour { $side } : { $die }, { $bad ->
        [yes] mauvais.
       *[no] bons.
    }
event-objective-named = { $leader } ({ $side }) se met en route. Objectif : { $objective }.
event-danger-seen = { $side } voit un danger : { $danger } ({ $space }).
event-danger-passed-over = { $side } ne peut y répondre ({ $space }) : { word-obstacle }.
event-no-danger = { $side } ne voit pas d'autre danger et suit sa stratégie.
event-area-rolled = { word-strategy-of-side }, dé de zone { $die } : { $area }.
event-objective-rolled = Dé d'objectif { $die } : { $space }.
event-objective-refused = On relance ({ $space }) : { $reason ->
        [own] l'espace est déjà en mains amies.
        [occupied] des troupes ennemies s'y trouvent.
        [coalition] on ne peut y déclencher de rébellion.
        [entry-barred] on ne peut y entrer.
       *[no-route] aucune route n'y mène.
    }
event-army-planned = { $side } demande { word-planned-hoplites }{ word-planned-cavalry }{ word-planned-ships } : { $price } talents{ $missing ->
        [0] { "" }
        [one] {" "}({ $missing } point de cavalerie introuvable)
       *[other] {" "}({ $missing } points de cavalerie introuvables)
    }.
event-army-impossible = { $side } ne peut envoyer cette armée : { word-obstacle }.
event-fomented = { $side } tente une rébellion { in-space } : { $die }, { $success ->
        [yes] elle éclate.
       *[no] rien ne se passe.
    }
event-gathered = { $side } rassemble { in-space } : { $units }{ $price ->
        [0] {""}
       *[other] , pour { $price } talents
    }.
event-route-chosen = Route : { $route }{ $equal ->
        [one] { "" }
       *[other] {" "}(choisie parmi { $equal } routes équivalentes)
    }.
event-entered = { $leader } arrive { in-space }{ $units-count ->
        [0] {" "}seul
       *[other] {" "}avec { $units }
    }.
event-ravaged = Les terres sont ravagées { in-space }.
event-storm-rolled = La haute mer : { $die }, { $drowned ->
        [yes] { $alone ->
            [yes] une tempête : { $leader } est retiré pour le tour.
           *[no] une tempête noie toute l'armée ; { $leader } est retiré pour le tour.
        }
       *[no] bonne traversée.
    }
event-left-ashore = Laissés à terre { in-space } : { $units }.
event-interception = { $side } tente d'intercepter { in-at } (force : { $from }) : { $die ->
        [none] sans dé
       *[other] { $die }
    }, { $success ->
        [yes] escarmouche.
       *[no] ils passent.
    }
event-leader-caught = { $leader }, seul, est pris et retiré pour le tour.
event-skirmish = Escarmouche { in-at } : Athènes { $athens }, Sparte { $sparta }.
event-lost = Pertes { in-space } : { $units } ({ $cause ->
        [skirmish] escarmouche
        [battle] bataille
        [storm] tempête en mer
        [siege] siège
        [plague] peste
        [helots] révolte des hilotes
        [no-counter] pas assez de pions de l'autre camp
       *[left-war] leur cité quitte la guerre
    }).
event-battle-follows = L'escarmouche devient une bataille : { $by ->
        [dice] les dés font 11 ou plus.
        [land] les forces terrestres sont assez nombreuses.
       *[ships] les flottes sont assez nombreuses.
    }
event-operation-ended = L'opération { of-side } est finie : { $reason ->
        [arrived] l'objectif est atteint.
        [stopped] elle est abandonnée.
        [fomenting-failed] personne ne s'est soulevé.
        [leader-caught] le chef est retiré pour le tour.
        [army-lost] l'armée est perdue.
        [storm] une tempête en mer.
        [leader-dead] le chef est mort.
        [no-route] aucune route ne mène plus loin.
       *[no-troops] il n'y a pas de troupes à rassembler.
    }


## Ce qui s'est passé : combats

event-battle-rolled = { $kind ->
        [naval] Bataille navale
       *[other] Bataille terrestre
    } (Athènes { in-at }, Sparte { in-against }) : Athènes obtient { $athens } (total { $athens_total }), Sparte { $sparta } (total { $sparta_total }){ $lines-count ->
        [0] { "" }
       *[other] {" "}({ $lines })
    }. { $winner ->
        [none] Elle est indécise
       *[other] { $winner } l'emporte
    } ; pertes : { $losses }.
each-lines = { $side } { $line ->
        [leader] chef
        [cavalry] cavalerie
        [hoplites] hoplites
        [spartan-hoplites] hoplites spartiates
        [at-sparta] à Sparte
        [ships] navires
       *[athenian-ships] navires athéniens
    } { $by }
event-battle-ended = La bataille { in-at } est { $winner ->
        [none] indécise.
       *[other] gagnée par { $winner }.
    }
event-no-battle = Pas de bataille entre { $space } et { $against } : troupes terrestres et navires ne s'affrontent pas.
event-leader-died = { $leader } ({ $side }) meurt { $cause ->
        [battle] au combat.
       *[plague] de la peste.
    }
event-hostages-taken = { $side } prend des otages.
event-sent-home = Quittent { $space } et rentrent chez eux : { $units }.
event-siege-began = { $side } assiège { $space }.
event-siege-raised = Le siège est levé { in-space }.
event-siege-broken = Le siège échoue { in-space } : { $reason ->
        [ships] les assiégés ont plus de navires.
       *[long-walls] les Longs Murs tiennent tant que le grain vient de l'Euxin.
    }
event-siege-rolled = Siège { in-space } par { $side } : { $die }, chef { $rating }{ $modifier ->
        [0] { "" }
       *[other] , murs { $modifier }
    }, total { $total } : { $success ->
        [yes] la place tombe.
       *[no] la place tient.
    }
event-confidence-moved = La confiance { of-side } est maintenant de { $value }.
event-points-scored = { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } ; total { $total }.
event-first-to-choose = { $die } : { $side } choisit en premier.
event-staying-rolled = L'armée { of-side } reste-t-elle { in-space } ? { $die } + { $rating } = { $total } : { $stays ->
        [yes] elle reste.
       *[no] tous rentrent, sauf un point.
    }
event-went-home = De retour { in-space } : { $units }.
event-lost-on-the-way = Perdus sur le chemin du retour, faute de place où aller : { $units }.


## Ce qui s'est passé : rébellion, administration, armistice et reddition

event-quelled = La rébellion est étouffée { in-space }.
event-helots-revolted = Les hilotes se révoltent{ $first ->
        [yes] {" "}et tuent { $units-count ->
            [0] personne
           *[other] { $units }
        }
       *[no] {" "}toujours
    }.
event-helots-quiet = Les hilotes se calment.
event-chios-back = Chios est de nouveau amie ; reviennent de Samos : { $units }.
event-income-line = { $side }, { word-income } : { $talents }.
event-income = { $side } perçoit { $talents } talents et en a { $treasury }.
event-levy-declined = { $side } ne lève pas l'eisphora.
event-built = { $side } { $kind ->
        [naval] construit des { word-sort }
        [cavalry] lève de la { word-sort }
       *[other] lève des { word-sort }
    }.
event-bellicosity-line = { $side }, { $item ->
        [confidence] confiance
        [damage] espaces capturés, ravagés et rebelles
        [event] un événement
       *[helots] les hilotes
    } : { $by }.
event-bellicosity = La bellicosité { of-side } est de { $value }.
event-surrendered = { $side } se rend.
event-armistice-began = Armistice : { $die }{ $nicias ->
        [yes] , +1 pour Nicias
       *[no] { "" }
    }, { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
event-hostages-freed = Tous les otages sont libérés.
event-peace-turn = Paix au tour { $turn }.
event-peace-ended = Les deux camps reprennent avec une bellicosité de { $value }.
event-land-recovered = Les terres ravagées se relèvent.
event-ended = La partie est finie : { $cause ->
        [surrender] un camp s'est rendu.
        [last-turn] le dernier tour est achevé.
        [side-change] vous avez changé de camp.
       *[armistice] un armistice a été conclu.
    } { $won ->
        [yes] Vous gagnez avec { $points } points de victoire.
        [no] Vous perdez avec { $points } points de victoire.
       *[none] { $winner ->
            [none] Partie nulle.
           *[other] { $winner } gagne.
        }
    }


## Pourquoi quelque chose n'est pas permis

refusal-game-over = La partie est finie.
refusal-not-your-decision = C'est à { $side } de décider : attendez votre tour.
refusal-other-question = Cette réponse convient à une autre question : répondez d'abord à celle qui est posée.
refusal-nobody-enters = Personne n'entre { in-space }.
refusal-barred-by-hostages = L'ennemi détient des otages : { $space } ne peut être un objectif.
refusal-entry-barred = On n'entre pas { in-space } tant que l'espace est neutre.
refusal-cannot-foment = On ne peut déclencher de rébellion { in-space }.
refusal-not-your-troops = Ce ne sont pas vos troupes.
refusal-not-so-many-there = On ne peut en prendre que { $count }.
refusal-too-dear = Cela coûte { $price } talents, que vous ne pouvez dépenser.
refusal-reserve = Cela coûte { $price } talents et Athènes doit garder sa réserve.
refusal-take-first = Prenez des troupes ici avant d'aller plus loin.
refusal-nobody-to-take = Il n'y a pas de troupes à prendre { in-space }.
refusal-no-way = Aucune route ne mène { in-space }.
refusal-no-open-sea = La haute mer n'abrège pas la route de cette armée.
refusal-not-among-them = Il n'y en a pas.
refusal-no-such-place = Ils ne peuvent rentrer { in-space }.
refusal-no-counter = Il ne reste pas de pion pour cela.
refusal-no-home = Un nouveau point de ce type n'aurait pas où aller.
refusal-cannot-intercept = Cette force ne peut intercepter ici : { $from }.
refusal-no-such-battle = Il n'y a pas de telle bataille { in-space }.
refusal-no-such-siege = Il n'y a pas de tel siège { in-space }.

misread-answer = « { $word } » n'est pas une réponse.
misread-space = Il n'y a pas d'espace « { $word } ».
misread-nationality = Il n'y a pas de nationalité « { $word } ».
misread-kind = Il n'y a pas de type de troupes « { $word } ».
misread-number = « { $word } » n'est pas un nombre.


## Bon à savoir

hint-price = { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } ; il en reste { $left }.
hint-take = { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } ; il en reste { $left }.{ $way ->
        [open] { "" }
        [later] {" "}Pour atteindre l'objectif, il faudra assez de navires.
       *[closed] { "" }
    }{ $closes-count ->
        [0] { "" }
       *[other] {" "}Les navires ferment les routes terrestres : plus de rassemblement possible ({ $closes }).
    }
hint-stop = L'opération compte{ $talents ->
        [0] { "" }
       *[other] {" "}; les { $talents } talents dépensés sont perdus
    } ; { $taken ->
        [yes] les troupes prises ont bougé pour ce tour et restent ici avec leur chef.
       *[no] { $free ->
            [yes] le chef pourra être tiré de nouveau.
           *[no] le chef reste où il est.
        }
    }
hint-levy = { $talents } talents de plus.
hint-route = { $spaces ->
        [one] { $spaces } espace
       *[other] { $spaces } espaces
    }{ $equal ->
        [one] { "" }
       *[other] , par une des { $equal } routes équivalentes, au sort
    }{ $dangers ->
        [0] , hors de toute zone ennemie
        [one] , { $dangers } espace en zone ennemie
       *[other] , { $dangers } espaces en zone ennemie
    }{ $equal ->
        [one] { "" }
       *[other] { $dangers ->
            [0] { "" }
           *[other] {" "}sur l'une ou l'autre
        }
    }{ $storm ->
        [none] { "" }
       *[other] {" "}; tempête sur { $storm } ou plus : les troupes se noient, le chef est retiré pour le tour
    }{ $arrives ->
        [100] { "" }
       *[other] {" "}; l'armée arrive dans { $arrives } % des cas
    }{ $unhurt ->
        [100] { "" }
       *[other] , sans pertes dans { $unhurt } %
    }{ $battle ->
        [0] { "" }
       *[other] {" "}; bataille en route dans { $battle } %
    }.
hint-omens = Mauvais augures sur { $die } ou plus.
hint-fomenting = { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } ; réussit sur { $die ->
        [6] 6
       *[other] { $die } ou plus
    }.
hint-objective = { $enemies ->
        [0] { $fortress ->
            [yes] Fortifié ; aucun ennemi à l'intérieur
           *[no] Aucun ennemi
        }
       *[other] Points ennemis sur place : { $enemies }{ $fortress ->
            [yes] { $own_walls ->
                [yes] , devant vos murs
               *[no] { "" } ; fortifié
            }
           *[no] { "" }
        }
    }.
hint-interception = { $die ->
        [none] Réussit sans jet de dé
        [6] Réussit sur 6
       *[other] Réussit sur { $die } ou plus
    }. { $skirmish ->
        [none] Le chef est seul.
       *[other] Une escarmouche suit : chaque camp lance un dé et perd un point sur { $skirmish }. { $fights ->
            [no] Il n'y aura pas de bataille : troupes terrestres et navires ne s'affrontent pas.
           *[yes] { $sure ->
                [yes] Elle devient une bataille : gagnée dans { $wins } % des cas, perdue dans { $loses } %.
               *[no] Elle ne devient une bataille que si les deux dés font 11 ou plus : gagnée dans { $wins } % des cas, perdue dans { $loses } %.
            }
        }
    }
hint-battle = { word-fight }
hint-siege = { $faces ->
        [0] Il ne peut réussir.
        [one] La place tombe : { $faces } chance sur 6.
       *[other] La place tombe : { $faces } chances sur 6.
    }
hint-too-few-ships = { $ships ->
        [one] { $ships } navire ne peut
       *[other] { $ships } navires ne peuvent
    } transporter { $land } points terrestres : aucune route ne mène à l'objectif.
hint-no-way-on = Avec eux, l'armée ne peut atteindre son objectif.
hint-ends-at-once = L'opération s'arrête ici aussitôt : { $talents } talents sont perdus.
hint-keeps-reserve = Impossible d'en prendre davantage : Athènes garde { $reserve } talents en réserve.
hint-alone = Le chef part seul ({ $leader }). S'il est pris ({ $caught } %), il est retiré pour le tour et l'opération est finie.
hint-siege-in-vain = Ce siège ne peut réussir ({ $space }){ $broken ->
        [ships] { "" } : les assiégés ont plus de navires.
        [long-walls] { "" } : les Longs Murs tiennent tant que le blé arrive du Pont-Euxin.
       *[none] { "" } sous ce chef.
    }
hint-goes-home = Après les combats, l'armée { in-space } rentre, sauf un point, à moins d'un bon jet : { $faces } chances sur 6 qu'elle reste.


## Ce à quoi s'attendre

odds = { $of ->
        [march] { odds-march }
        [battle] { odds-battle }
        [siege] { odds-siege }
       *[income] { odds-income }
    }
odds-march = { $from } – { $to }{ $openSea ->
        [yes] {" "}par la haute mer
       *[no] { "" }
    }, pour { $price } talents : { $way-count ->
        [0] ils y sont déjà
       *[other] { $way }
    }{ $routes ->
        [one] { "" }
       *[other] {" "}(le sort choisit entre { $routes } routes équivalentes ; les chances valent pour toutes)
    }. { $threats-count ->
        [0] Aucun ennemi ne peut l'intercepter{ $openSea ->
            [yes] {" "}; elle échappe à la tempête { $arrives } fois sur 1000.
           *[no] .
        }
       *[other] Interception à craindre : { $threats }. Chances sur 1000 : arrivée { $arrives }, sans pertes { $unhurt }, bataille { $battle }.
    }
odds-battle = { $kind ->
        [land] Bataille terrestre
        [naval] Bataille navale
       *[mixed] Bataille navale, puis terrestre
    } (Athènes { in-at }, Sparte { in-against }) : { $parties }. { $rounds }. Chances sur 1000 : Athènes gagne { $wins-athens }, Sparte { $wins-sparta }.
each-parties = { $side } avec { $units }{ $leader ->
        [none] { "" }
       *[other] {" "}sous { $leader }
    }
each-rounds = { $kind ->
        [naval] Sur mer
       *[other] Sur terre
    } : { $lines-count ->
        [0] sans modificateur
       *[other] { $lines }
    }
odds-siege = { $side } assiège { $space } : { $broken ->
        [ships] échec, les assiégés ont plus de navires.
        [long-walls] échec tant que le blé arrive de l'Euxin.
       *[other] chef { $rating }{ $walls ->
            [0] { "" }
           *[other] , murs { $walls }
        } ; la place tombe : { $faces } chances sur 6.
    }
odds-income = { $side } percevrait { $talents } talents et en aurait { $treasury } ({ $items }).
each-items = { word-income } { $talents }
odds-none = Aucun jet n'est en attente.

summary-head = Tour { $turn }, { $years }. { $player ->
        [athens] Vous menez Athènes
        [sparta] Vous menez Sparte
       *[both] Deux joueurs
    }{ $player ->
        [both] , points de victoire { $points } et { $points-sparta }
       *[other] , points de victoire { $points }
    }{ $strategy ->
        [none] { "" }
       *[other] . Stratégie ennemie : { word-strategy }
    }.
summary-side = { $side } : { $talents } talents, bellicosité { $bellicosity }, confiance { $confidence }, opérations { $operations }{ $passed ->
        [yes] , a passé
       *[no] { "" }
    }
summary-space = { $space } : { $forces }
summary-force = { $units-count ->
        [0] { "" }
       *[other] { $units }
    }{ $leaders-count ->
        [0] { "" }
       *[other] {" "}sous { $leaders }
    }
summary-ravaged = Ravagés : { $spaces }
summary-rebels = En rébellion : { $spaces }


## Tournures communes

word-income = { $item ->
        [league] de la ligue
        [damage] espaces capturés, ravagés et rebelles
        [great-allies] Thèbes et Corinthe
        [syracuse] Syracuse
        [sicily] toute la Sicile
        [euxine] pas de ligne vers l'Euxin
        [epidamnus] Épidamne
        [eisphora] l'eisphora
        [persia] l'or perse
       *[helots] les hilotes
    }
word-reserve = { $reserve ->
        [0] { "" }
       *[other] , dont { $reserve } en réserve
    }
word-fight = { $fights ->
        [no] Il n'y aura pas de bataille : troupes terrestres et navires ne s'affrontent pas.
       *[yes] La bataille est gagnée dans { $wins } % des cas et perdue dans { $loses } %.
    }
word-kind = { $kind ->
        [hoplite] hoplites
        [cavalry] cavalerie
       *[naval] navires
    }
word-nationality = { $nationality ->
        [athenian] athéniens
        [athenian-ally] alliés d'Athènes
        [spartan] spartiates
       *[spartan-ally] alliés de Sparte
    }
word-cavalry-nationality = { $nationality ->
        [athenian] athénienne
        [athenian-ally] alliée d'Athènes
        [spartan] spartiate
       *[spartan-ally] alliée de Sparte
    }
word-sort = { $kind ->
        [cavalry] { word-kind } { word-cavalry-nationality }
       *[other] { word-kind } { word-nationality }
    }
each-units = { $kind ->
        [cavalry] { $count } { word-counted } { word-cavalry-nationality }
       *[other] { $count ->
            [one] { $count } { word-counted } { $nationality ->
                [athenian] athénien
                [athenian-ally] allié d'Athènes
                [spartan] spartiate
               *[spartan-ally] allié de Sparte
            }
           *[other] { $count } { word-counted } { word-nationality }
        }
    }
word-planned-hoplites = { $hoplites ->
        [0] aucun hoplite
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }
word-planned-cavalry = { $cavalry ->
        [0] { "" }
        [one] , { $cavalry } point de cavalerie
       *[other] , { $cavalry } points de cavalerie
    }
word-planned-ships = { $ships ->
        [0] { "" }
        [one] , { $ships } navire
       *[other] , { $ships } navires
    }
word-counted = { $kind ->
        [hoplite] { $count ->
            [one] hoplite
           *[other] hoplites
        }
        [cavalry] { $count ->
            [one] point de cavalerie
           *[other] points de cavalerie
        }
       *[naval] { $count ->
            [one] navire
           *[other] navires
        }
    }
each-army = { each-units }
word-strategy-of-side = { $strategy ->
    [attack-ally] { $side-id ->
        [athens] Attaquer un Allié de Sparte
       *[other] Attaquer un Allié d'Athènes
    }
   *[other] { word-strategy }
}
word-strategy = { $strategy ->
        [attack-athens] Attaquer Athènes
        [foment-rebellion] Déclencher une Rébellion
        [cut-loc] Couper une Ligne de Communication
        [attack-ally] Attaquer un Allié ennemi
       *[attack-sparta] Attaquer Sparte
    }
in-space = { $space-id ->
        [piraeus] au Pirée
        [cape-scyllaeum] au cap Skyllaion
        [cape-taenarum] au cap Ténare
        [macedonia] en Macédoine
        [euxine] à l'Euxin
       *[other] à { $space }
    }
in-at = { $at-id ->
        [piraeus] au Pirée
        [cape-scyllaeum] au cap Skyllaion
        [cape-taenarum] au cap Ténare
        [macedonia] en Macédoine
        [euxine] à l'Euxin
       *[other] à { $at }
    }
in-against = { $against-id ->
        [piraeus] au Pirée
        [cape-scyllaeum] au cap Skyllaion
        [cape-taenarum] au cap Ténare
        [macedonia] en Macédoine
        [euxine] à l'Euxin
       *[other] à { $against }
    }
in-objective = { $objective-id ->
        [piraeus] au Pirée
        [cape-scyllaeum] au cap Skyllaion
        [cape-taenarum] au cap Ténare
        [macedonia] en Macédoine
        [euxine] à l'Euxin
       *[other] à { $objective }
    }
of-side = { $side-id ->
        [athens] d'Athènes
       *[other] de { $side }
    }
word-obstacle = { $reason ->
        [short-of-troops] trop peu de troupes
        [short-of-money] trop peu de talents
       *[no-route] aucune route n'y mène
    }
word-group = { $group ->
        [home] espaces d'origine
        [coalition] espaces de coalition
        [other] autres espaces
       *[zone] forces en zone ennemie
    }


## Ce que cherchent les joueurs

goal-party = { $side }
goal-points = Vous l'emportez avec { $points } points de victoire ou plus quand le scénario prend fin.
goal-early-surrender = Vous l'emportez aussi si l'un des camps se rend avant la fin du tour { $turn }.
goal-enemy-surrender = Le camp qui se rend perd : bellicosité à 0, ou capitale prise.
goal-most-points = Sinon, le plus grand total de points de victoire l'emporte à la fin du scénario.
goal-last-turn = Le scénario prend fin après le tour { $turn } au plus tard, et aussitôt qu'un camp se rend.
goal-side-change = Il prend fin aussi quand vous passez du côté { $side-id ->
        [athens] d'Athènes
       *[sparta] de Sparte
    }.
goal-armistice = Il prend fin aussi avec un armistice.
goal-won = Batailles et sièges gagnés : +{ $each } chacun ({ $count ->
        [0] aucun
       *[other] { $count }
    } jusqu'ici)
goal-lost = Batailles perdues, et places perdues dans un siège : −{ $each } chacune ({ $count ->
        [0] aucune
       *[other] { $count }
    } jusqu'ici)
goal-bonus = Une reddition
goal-surrender = Si { $side } se rend maintenant : bellicosité à 0 ({ $bellicosity } pour l'instant), ou { $space-id ->
        [athens] prise d'Athènes
        [sparta] prise de Sparte
       *[other] prise de la capitale
    }

## Lieux

place-name = { $space }
place-ground = { $ground ->
        [land] Terre
        [coast] Côte
        [island] Île
       *[sea] Le blé d'Athènes vient d'ici. Personne n'y entre
    }{ $fortress ->
        [yes] , forteresse.
       *[no] .
    }
place-league = { $side-id ->
        [athens] Ligue de Délos.
       *[other] Ligue du Péloponnèse.
    }
place-neutral = Neutre.
place-ally = Neutre, allié { of-side }.
place-coalition = Espace de coalition { of-side } : de nouvelles troupes alliées y arrivent.
place-held = Contrôlé par { $side }.
place-held-by-nobody = Contrôlé par personne.
place-long-walls = Derrière les Longs Murs : seul un siège peut le prendre.
place-rebel = En rébellion.
place-ravaged = Ravagé ce tour.
place-besieged = Assiégé par { $besieger }.
place-troops = { $side } : { $units-count ->
        [0] {""}
       *[other] { $units }
    }{ $leaders-count ->
        [0] {""}
       *[other] { $units-count ->
            [0] { $leaders }
           *[other] {""}, sous { $leaders }
        }
    }.
place-no-troops = Aucune troupe ici.
place-loss = Capturé, ravagé ou rebelle, il coûte { $talents } talents par tour à { $side }.
place-income = { $source ->
        [epidamnus] Rapporte { $talents } talents par tour au camp qui le tient avec un chemin depuis sa capitale.
        [sicily] En Sicile : Athènes gagne { $talents } talents par tour si elle tient Syracuse et a des zones sur toute l'île.
        [syracuse] Comme allié, il rapporte { $talents } talents par tour à Sparte.
        [levy] Occupé par l'ennemi ou ravagé, il prive Athènes de son eisphora : { $talents } talents.
       *[euxine] Sans chemin libre depuis Athènes jusqu'ici, Athènes perd { $talents } talents par tour.
    }
place-watched = À portée { of-side } ({ $spaces }) : elle peut intercepter l'ennemi qui entre.
place-way = { $to } : { $line ->
        [land] par terre
        [naval] par mer
        [mixed] par terre ou par mer
        [isthmus] par terre ; les navires seulement si vous tenez Corinthe et Cenchrées
       *[open-sea] par la haute mer, au risque d'une tempête
    }
place-reach = { $from } : { $units }, { $steps ->
        [one] à 1 ligne
       *[other] à { $steps } lignes
    }, { $talents ->
        [0] gratuit
       *[other] { $talents } talents
    }
place-reach-of-army = L'armée de { $leader }, { $steps ->
        [0] ici
        [one] à 1 ligne
       *[other] à { $steps } lignes
    }
place-reach-of-others = { $count ->
        [one] 1 autre force, plus loin
       *[other] { $count } autres forces, plus loin
    }
place-objective = En faire un objectif.
place-gather = Un chef peut y prendre { $units }, pour { $talents } talents en tout.
place-foment = Fomenter une rébellion : { $talents } talents, réussit sur un 6.
place-ravage = Votre armée le ravage en passant.
place-siege = Votre armée l'assiège.
place-battle = Votre armée y rencontre l'ennemi ({ of-enemy }).
of-enemy = { $enemy }
