# Hellespont en français. Comment une phrase est trouvée : crates/engine/src/message.rs.
#
# Les noms de pions et de lieux ne sont ni accordés ni précédés de « de », qui demanderait une élision.
# Un message appelé dans un autre en voit les arguments : les messages `word-…`, à la fin, sont des tournures communes.


## Le jeu, ses scénarios et ses options

game-title = Hellespont 411-410 av. J.-C.
game-blurb = Athènes et Sparte se disputent le détroit dont dépend le blé d'Athènes : tenez les ports, gagnez les batailles navales, gardez votre ravitaillement.

scenario-historical = Historique : la guerre dans l'Hellespont
scenario-alcibiades = Alcibiade, le nouveau Périclès

option-siege_ratio = Rapport de forces des sièges
option-siege_ratio-sensible = Raisonnable : l'assiégeant le plus faible perd le plus de dés
option-siege_ratio-printed = Imprimé : les chiffres de la règle
option-storm = Tempête en mer
option-storm-sheltered = Abritée : les plages et les ports amis protègent
option-storm-printed = Imprimée : les nombres de la règle
option-evasion_loss = Prix d'une évasion en mer
option-evasion_loss-any = N'importe quelle unité : trières ou troupes embarquées
option-evasion_loss-ship = Une unité navale
option-returned_units = Unités terrestres rappelées par l'avantage
option-returned_units-full = À pleine force
option-returned_units-weakened = Affaiblies

tally-points = Points de victoire


## Ce qui est demandé

prompt-window = { $window-moment ->
        [initiative] L'initiative est déterminée. Jouez un stratagème, utilisez l'avantage ou passez.
        [reinforcements] Des renforts vont arriver. Jouez un stratagème, utilisez l'avantage ou passez.
        [answer] Un renfort est appelé avec { $window-counter }. Annulez-le ou passez.
        [arrived] Alcibiade est arrivé. Jouez un stratagème, utilisez l'avantage ou passez.
        [announced] Les PA sont annoncés. Jouez un stratagème, utilisez l'avantage ou passez.
        [archers] L'ennemi va entrer en { $window-zone }, où vous avez des archers. Barrez-lui la route ou passez.
        [moved] L'adversaire a terminé ses mouvements. Jouez un stratagème, utilisez l'avantage ou passez.
        [combat] Le dé va être lancé. Choisissez en secret un stratagème pour le combat ou passez.
        [result] Les pertes sont appliquées. Poursuivez une unité battue, utilisez l'avantage ou passez.
        [siege] Les dés du siège { $window-port-id ->
            [Abydos] d'Abydos
            [Eleonte] d'Éléonte
           *[other] de { $window-port }
        } vont être lancés. Jouez ou défaussez un stratagème, utilisez l'avantage ou passez.
        [supply] Le marqueur de ravitaillement a été déplacé. Jouez un stratagème, utilisez l'avantage ou passez.
       *[attrition] Les tests d'attrition vont commencer. Jouez un stratagème, utilisez l'avantage ou passez.
    }
prompt-roll = Utiliser l'avantage pour relancer { $roll-of ->
        [evasion] le { $roll-die } de l'évasion
        [combat] le { $roll-die } du combat
        [siege] les dés du siège ({ $roll-port } : { $dice })
        [attrition] le { $roll-die } du test d'attrition en { $roll-zone }
        [storm] le { $roll-die } de la tempête pour { $roll-unit }
       *[discord] le { $roll-die } de la discorde contre { $roll-leader }
    } ?
prompt-choose = Vous pouvez prendre en secret un stratagème de votre couleur, S1 à S10.
prompt-displace = Des renforts ennemis arrivent en { $zone }. Choisissez où vont vos pions.
prompt-base-moves = Vous pouvez faire sortir des pions de vos bases.
prompt-announce = Annoncez combien de PA vous dépenserez dans cette phase : { $most ->
        [1] il vous en reste 1
       *[other] de 1 à { $most }
    }. Activer une zone coûte jusqu'à 2 PA, et 1 PA paie tous les combats ; ce qui est annoncé sans être dépensé est perdu.
prompt-menu = Activez des zones ou terminez vos mouvements. { $points ->
        [0] Il ne vous reste aucun PA annoncé
       *[other] Il vous reste { $points } PA sur ceux annoncés
    }.
prompt-pick = Formez un groupe { in-from } : choisissez qui part, puis faites le premier pas.
prompt-march = Poursuivez le mouvement avec { $pieces }, maintenant { in-at }.{ $points ->
        [0] {""}
       *[other] {" "}PM dépensés : { $points }.
    }
prompt-passing = Une flotte ennemie est en { $at }. Tentez de la traverser avec { $pieces } ({ $faces ->
        [one] 1 chance sur 6
       *[other] { $faces } chances sur 6
    }) ou arrêtez-vous.
prompt-withdraw = Votre cavalerie doit-elle évacuer { $zone } devant l'ennemi, et vers où ?
prompt-overstacked = Vous avez trop d'unités { in-place }. Choisissez celle qui est perdue.
prompt-overloaded = Vous transportez en { $zone } plus de troupes que vos trières n'en portent. Choisissez l'unité qui en souffre.
prompt-combats = Choisissez le prochain combat.
prompt-evasion = On vous attaque en { $zone }. Tentez de vous évader ({ $faces ->
        [0] aucune chance
        [one] 1 chance sur 6
       *[other] { $faces } chances sur 6
    }) ou tenez bon.
prompt-evade-to = Choisissez où vont vos pions depuis { $zone }.
prompt-losses = Choisissez vos pertes en { $zone } : encore { $left ->
        [one] 1 unité
       *[other] { $left } unités
    }.
prompt-naval-losses = Choisissez vos pertes en { $zone } : encore { $left } PF d'unités navales.
prompt-retreat = { $cause ->
        [combat] Vous êtes battu { in-from }. Choisissez où recule { $piece }.
        [unpaid] Vous n'avez pas de PA pour le combat { in-from }. Choisissez où va { $piece }.
       *[overstacked] Il y a trop d'unités { in-from }. Choisissez où repart { $piece }.
    }
prompt-move-on = Vous avez trop d'unités { in-place }. Choisissez celle qui repart.
prompt-sieges = Choisissez le prochain siège ou terminez vos sièges.
prompt-enter = Choisissez qui entre dans { $port }.
prompt-keep = Vous pouvez conserver un stratagème ; les autres retournent dans le bol.
prompt-regroup = Vous pouvez rapatrier des pions vers vos bases ou les faire entrer dans un port voisin, gratuitement.
prompt-regroup-to = Choisissez où va { $piece }.
prompt-recover = { $cause ->
        [leaders] Vous pouvez rétablir des unités affaiblies grâce à vos chefs : { $left } au plus.
       *[stratagem] Vous pouvez rétablir des unités affaiblies grâce à votre stratagème : { $left } au plus.
    }
prompt-tests = Choisissez la prochaine zone soumise à l'attrition.
prompt-weaken = { $cause ->
        [attrition] Choisissez l'unité que l'attrition affaiblit.
        [evasion] Choisissez l'unité affaiblie pendant que les autres s'évadent.
        [siege] Choisissez les unités que le siège affaiblit : encore { $left }.
        [rotten-hulls-lost] Coques pourries : choisissez les trières perdues.
       *[rotten-hulls-weakened] Coques pourries : choisissez les trières affaiblies.
    }
prompt-epidemic = Épidémie : choisissez les unités terrestres ennemies affaiblies, encore { $left }.
prompt-sick = Épidémie : choisissez le chef ennemi qui tombe malade, ou aucun.
prompt-sick-to = Choisissez où { $leader } reste alité.


## Réponses

action-play = Jouer { $stratagem }{ word-target } (pion { $counter })
action-add-actions = Utiliser l'avantage : 2 PA de plus
action-swap-initiative = Utiliser l'avantage : inverser l'initiative
action-recover-by-advantage = Utiliser l'avantage : rétablir { $unit }
action-return-piece = Utiliser l'avantage : faire revenir { $piece } à { $to }
action-reroll = Utiliser l'avantage : relancer
action-accept = Garder le résultat
action-discard = Défausser { $counter } pour un dé de siège
action-pass = Passer
action-pass-phase = Passer jusqu'à la fin de cette phase
action-choose = Prendre { $counter }
action-choose-none = Ne rien prendre
action-displace-to = Aller en { $zone }
action-leave = Sortir de { $base }
action-announce = Annoncer { $points } PA
action-activate = Activer { $place }
action-pick = Prendre { $piece }
action-pick-weakened = Embarquer { $piece } sur sa face affaiblie, faute de place à bord
action-pick-all = Prendre tout le monde
action-step = Aller vers { $to }
action-drop = Déposer { $piece } dans le port
action-try-pass = Tenter de traverser la flotte ennemie
action-stop = S'arrêter ici
action-end-zone = En finir avec ce lieu
action-end-moves = Terminer les mouvements
action-withdraw-to = Se replier vers { $zone }
action-stand = Tenir la position
action-disband = Renoncer à { $unit }
action-unload = Prendre la perte sur { $unit }
action-fight = Combattre en { $zone }
action-evade = Tenter de s'évader
action-evade-to = S'évader vers { $place }
action-lose = Prendre la perte sur { $unit }
action-retreat-to = Reculer vers { $place }
action-retreat-all = Reculer vers { $place } avec tous ceux qui le peuvent
action-move-on = Faire repartir { $unit }
action-besiege = Assiéger { $port }
action-enter = Faire entrer { $piece }
action-keep = Conserver { $counter }
action-keep-none = Ne rien conserver
action-regroup = Déplacer { $piece }
action-regroup-all = Déplacer tous ceux qui le peuvent depuis { $from } vers { $to }
action-regroup-to = Vers { $place }
action-recover = Rétablir { $unit }
action-test = Tester { $zone }
action-weaken = Désigner { $unit }
action-infect = Frapper { $piece }
action-sick-to = Vers { $place }
action-done = Terminé


## Ce qui s'est passé

event-chose = { word-side } { $count ->
        [0] ne prend aucun stratagème
       *[other] prend un stratagème
    } de départ{ $counters-count ->
        [0] {""}
       *[other] {" "}– { $counters }
    }.
event-turn-began = Le tour { $turn } commence : { word-month } { $year } av. J.-C.
event-drew = { word-side } { $count ->
        [0] ne tire aucun stratagème
        [one] tire { $count } stratagème
       *[other] tire { $count } stratagèmes
    }{ $counters-count ->
        [0] {""}
       *[other] {" "}– { $counters }
    }.
event-initiative-rolled = Athènes obtient { $athenian }, Sparte obtient { $spartan } : { word-initiative } a l'initiative. PA : Athènes { $actions-athenian }, Sparte { $actions-spartan }.
event-actions-added = { word-side } gagne 2 PA et en a maintenant { $actions }.
event-initiative-swapped = { word-side } inverse l'initiative : elle revient à { word-initiative }.
event-advantage-taken = { word-side } prend l'avantage.
event-advantage-used = { word-side } a utilisé l'avantage { $purpose ->
        [actions] pour gagner 2 PA
        [initiative] pour inverser l'initiative
        [recovery] pour rétablir une unité
        [return] pour faire revenir un pion
       *[reroll] pour faire relancer les dés
    } : il passe à { $holder ->
        [athenian] Athènes
       *[spartan] Sparte
    }.
event-played = { word-side } joue { $stratagem } ({ $counter }).
event-withdrawn = { $leader } quitte le théâtre des opérations.
event-arrived = Des renforts { word-of-side } arrivent en { $zone }{ $pieces-count ->
        [0] {" "}; il n'en reste aucun
       *[other] {" "}: { $pieces }
    }.
event-delayed = Des renforts { word-of-side } sont retardés d'un tour : { $pieces }.
event-cancelled = Le renfort appelé par { word-side } est annulé.
event-held = Tissapherne retient { $leader }.
event-freed = { $leader } échappe à Tissapherne et gagne { $to }.
event-counter-left = L'évasion précède l'arrestation : { $counter } quitte le jeu et Sparte en tirera des points.
event-displaced = { word-side } doit laisser la place, depuis { $from } vers { $to } : { $pieces }.
event-leaders-recovered = De nouveau en pleine santé : { $pieces }.
event-announced = { word-side } annonce { $points } PA.
event-activated = { word-side } active { $place } { $cost ->
        [0] gratuitement
       *[other] pour { $cost } PA
    }.
event-moved = { word-side } déplace { $pieces } depuis { $from } vers { $to }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } PM)
    }.
event-dropped = { word-side } dépose { $piece } dans { $port }.
event-passing-rolled = { word-side } tente de traverser la flotte ennemie en { $zone } et obtient { $die } : { $passed ->
        [yes] la voie est libre
       *[no] la flotte doit s'arrêter
    }.
event-barred = Des archers interdisent à { word-side } l'entrée en { $zone } jusqu'à la fin de la phase.
event-withdrew = { word-side } replie { $pieces } depuis { $from } vers { $to }.
event-sent-back = Il ne reste aucun PA pour le combat en { $zone } : les unités { word-of-side } sont affaiblies et s'en vont{ $pieces-count ->
        [0] {" "}; il n'en reste aucune
       *[other] {" "}: { $pieces }
    }.
event-weakened = { word-side } : { $piece } passe sur sa face affaiblie{ word-cause }.
event-recovered = { word-side } : { $piece } revient à pleine force.
event-eliminated = { word-side } perd { $piece }{ word-cause }.
event-deserted = { word-side } : { $piece } déserte et quitte le jeu.
event-wounded = { word-side } : le stratagème ennemi blesse { $leader }.
event-fell-sick = { word-side } : { $leader } tombe malade et reste alité en { $to }.
event-captured = { word-side } : { $leader }{ $cause ->
        [combat] {" "}est tué ou capturé au combat
        [no-retreat] {" "}ne peut reculer nulle part : il est capturé
        [assault] {" "}est capturé lors de l'assaut
        [siege] {" "}est capturé à la chute du port
        [no-return] {" "}ne peut revenir à son point de départ : il est capturé
        [displacement] {" "}n'a aucune zone libre où se retirer : il est capturé
       *[alone] , seul face à l'ennemi, est capturé
    }.
event-returned = { word-side } fait revenir { $piece } à { $to }.
event-evasion-rolled = { word-side } tente de s'évader en { $zone } et obtient { $die } (modificateur { word-bonus }) : { $success ->
        [yes] c'est réussi
       *[no] c'est manqué
    }.
event-evaded = { word-side } s'évade depuis { $from } vers { $to } : { $pieces }.
event-battle-began = { $attacker ->
        [athenian] Athènes
       *[spartan] Sparte
    } attaque en { $zone } : { $attack } PF contre { $defence }, rapport { $odds }.
event-battle-rolled = Combat en { $zone } : le dé donne { $die }{ $dice-count ->
        [0] {""}
       *[other] {" "}; avec les modificateurs ({ $dice }), il compte { $total }
    }. Colonne { $odds }{ $columns-count ->
        [0] {""}
       *[other] {" "}après décalages ({ $columns })
    }. Attaquant : { $result-attacker ->
        [R] aucune perte
        [A] toutes les unités affaiblies
        [E] tout est éliminé
       *[other] { $result-attacker } affaiblis
    } ; défenseur : { $result-defender ->
        [R] aucune perte
        [A] toutes les unités affaiblies
        [E] tout est éliminé
       *[other] { $result-defender } affaiblis
    }.
event-battle-won = { word-side } remporte le combat en { $zone }.
event-retreated = { word-side } : { $piece } recule depuis { $from } vers { $to }.
event-discarded = { word-side } défausse { $counter } pour un dé de siège.
event-siege-began = { word-side } assiège { $port } avec { $dice ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $dice } dés
    } ({ $lines }).
event-siege-rolled = Siège { of-port } par { word-side } : { $dice }.
event-port-fell = { $port } tombe aux mains de { word-side }.
event-entered = { word-side } fait entrer { $piece } dans { $port }.
event-hand-kept = { word-side } { $count ->
        [0] ne conserve aucun stratagème
        [one] conserve { $count } stratagème
       *[other] conserve { $count } stratagèmes
    }.
event-regrouped = { word-side } déplace { $piece } depuis { $from } vers { $to }.
event-supply-turned = { $face ->
        [appro] { word-side } retrouve son approvisionnement.
       *[disette] { word-side } connaît la disette : plus rien n'arrive.
    }
event-supply-moved = Le ravitaillement { word-of-side } est maintenant à { $value }.
event-famine = { word-side } n'a plus de ravitaillement : la disette frappe les unités de ses bases.
event-attrition-rolled = Attrition { word-of-side } en { $zone } : { $die } + { $bonus }, { $result ->
        [none] sans effet
        [one] une unité est affaiblie
       *[all] toutes les unités sont affaiblies
    }.
event-storm-rolled = Tempête sur { $unit } ({ word-side }) : { $die }, { $hit ->
        [yes] les trières sont touchées
       *[no] sans dommage
    }.
event-discord-rolled = { word-side } sème la discorde contre { $leader } et obtient { $die } : { $gone ->
        [yes] le chef doit partir
       *[no] le chef reste
    }.
event-rerolled = { word-side } fait relancer : { $dice }.
event-ended = La partie est finie. { $verdict-winner ->
        [athenian] Athènes remporte une { word-degree } !
        [spartan] Sparte remporte une { word-degree } !
       *[none] Match nul.
    } Points de victoire : Athènes { $points-athenian }, Sparte { $points-spartan }.


## Pourquoi ce n'est pas possible

refusal-game-over = La partie est finie : il n'y a plus rien à faire.
refusal-not-your-decision = C'est à { word-side } de décider : attendez votre tour.
refusal-other-question = Cela répond à une autre question : réglez d'abord celle qui est posée.
refusal-not-in-hand = Vous n'avez pas ce pion : jouez l'un de ceux de votre main.
refusal-other-colour = Cette face est de la couleur ennemie : vous ne pouvez utiliser que votre couleur ou la couleur neutre.
refusal-not-now = { $stratagem } ne peut pas être utilisé maintenant : chaque stratagème a sa phase. Gardez-le jusque-là.
refusal-played-already = Vous avez déjà utilisé un stratagème dans cette phase d'actions : un seul par camp. La phase suivante en permet un autre.
refusal-bad-target = { $stratagem } ne peut pas viser cela : choisissez une cible qui remplit ses conditions.
refusal-no-advantage = { word-side } n'a pas l'avantage ; il revient quand l'adversaire l'a utilisé.
refusal-advantage-used = L'avantage a déjà été utilisé à ce moment : une fois suffit.
refusal-cannot-reroll = Ce jet a déjà été relancé.
refusal-nothing-to-recover = { $piece } ne peut pas être rétabli : choisissez une de vos unités affaiblies. En D.3, les Perses ne se rétablissent que par S11.
refusal-cannot-return = { $piece } ne peut pas revenir : l'avantage fait revenir vos unités terrestres et vos chefs éliminés.
refusal-bad-return = Personne ne peut revenir à { $to } : vos pions reviennent dans vos bases, les Perses en T29 si aucun ennemi n'y est.
refusal-not-a-starting-counter = Ce pion ne peut pas être pris : il doit être disponible et montrer votre couleur avec un numéro de S1 à S10.
refusal-cannot-displace = Ceux qui laissent la place ne peuvent pas aller en { $zone } : choisissez une zone adjacente sans ennemis.
refusal-not-so-many-points = Annoncez au moins 1 et au plus { $most } PA : c'est ce qui vous reste.
refusal-nothing-to-activate = Vous n'avez rien à activer { in-place }.
refusal-too-dear = Quitter { $place } coûte { $cost } PA, plus que vous n'en pouvez dépenser maintenant.
refusal-free-once = { $place } a déjà été activé gratuitement dans cette phase : cela n'est possible qu'une fois.
refusal-nothing-to-move = Personne { in-place } ne peut encore bouger.
refusal-not-a-base = { $base } n'est pas une de vos bases : seuls les pions de vos bases bougent maintenant.
refusal-not-here = { $piece } n'est pas disponible { in-place } : choisissez parmi vos pions qui s'y trouvent.
refusal-has-moved = { $piece } a déjà bougé dans cette phase : personne ne bouge deux fois. La phase suivante le permettra.
refusal-is-sick = { $leader } reste sur place, malade, jusqu'à sa guérison au tour suivant.
refusal-pick-in-order = { $piece } ne peut pas être pris maintenant : chaque pion ne rejoint un groupe qu'une fois, et l'on ne prend tout le monde d'un coup qu'au début. Les autres peuvent former un autre groupe.
refusal-pick-first = Choisissez d'abord qui part, puis déplacez le groupe.
refusal-persians = { $piece } fait partie des Perses, qui ne montent pas à bord et ne traversent pas la mer.
refusal-not-adjacent = Ce groupe ne peut pas aller depuis { $from } vers { $to }. En mer, les flottes ennemies barrent la route ; les trières entrent dans un port et en sortent par son ancre, les pions terrestres par son côté terrestre.
refusal-land-at-sea = Les pions terrestres ne peuvent pas aller seuls vers { $to } : il y faut des trières amies.
refusal-ships-on-land = Les trières ne peuvent pas entrer en { $to } : elles restent en mer et dans les ports.
refusal-port-closed = Des unités ennemies tiennent { $port } : seul un siège permet de le prendre.
refusal-no-escort = Il n'y a pas de trières dans ce groupe en { $zone } : les unités terrestres et les chefs en ont besoin pour naviguer.
refusal-enemy-fleet = Une flotte ennemie est en { $zone } : personne ne peut y traverser.
refusal-no-capacity = Les trières en { $zone } ne couvrent pas le passage d'autant de troupes : 1 PF terrestre par PF naval, pour toute la phase.
refusal-not-a-shore = Un mouvement amphibie va d'un port ou d'une côte claire à l'autre, la mer d'abord : { $zone } ne convient pas.
refusal-back-again = Ce groupe est déjà passé par { $zone } : il ne peut pas y revenir.
refusal-may-not-stop-at-sea = Ceux qui traversent la mer ne peuvent pas s'y arrêter : continuez jusqu'au débarquement.
refusal-must-stop = Il y a des ennemis ici : un groupe qui les rencontre doit s'arrêter en { $at }.
refusal-nothing-to-pass = Il n'y a pas de flotte ennemie à traverser en { $at }.
refusal-no-points = Entrer en { $to } coûte { $cost } PM, plus qu'il n'en reste au plus lent du groupe. Le terrain difficile coûte 2 PM.
refusal-leader-alone = Il y a des ennemis en { $zone } : des chefs sans unités y seraient aussitôt capturés.
refusal-barred-by-archers = Des archers interdisent l'entrée en { $zone } jusqu'à la fin de cette phase.
refusal-overloaded = Les trières seraient trop chargées : elles portent 1 PF terrestre pour 5 PF navals.
refusal-fits-aboard = { $piece } n'a pas besoin d'être affaibli pour rejoindre ce groupe.
refusal-cannot-drop = { $piece } ne peut pas être déposé ici : seuls les passagers le peuvent, dans un port où les trières sont entrées.
refusal-not-too-many = Il n'y a pas trop de ces unités { in-place }.
refusal-cannot-withdraw-to = La cavalerie ne peut pas se replier vers { $zone } : il faut un lieu à 4 PM au plus, par voie de terre et loin des ennemis.
refusal-no-combat-there = Il n'y a pas de combat en { $zone } : il faut des trières des deux camps en mer, ou des unités terrestres des deux à terre.
refusal-combats-mandatory = Des unités des deux camps partagent encore une zone : livrez d'abord ces combats.
refusal-no-action-for-combats = Il ne reste aucun PA annoncé pour les combats. Un seul PA les paie tous dans une phase.
refusal-no-evasion = Il n'y a rien à éviter.
refusal-not-a-loss = { $piece } ne peut pas prendre cette perte : choisissez parmi les unités proposées. En mer, on perd le plus petit total suffisant.
refusal-cannot-retreat-to = Personne ne peut aller en { $place } : choisissez une zone voisine ou un port sans ennemis, jamais une base.
refusal-not-movable = { $piece } ne peut pas repartir maintenant : choisissez une unité de la pile trop grande.
refusal-no-siege = { $port } ne peut pas être assiégé : il faut une unité navale et une unité terrestre à côté, et des ennemis à l'intérieur ; un port n'est assiégé qu'une fois par tour.
refusal-no-siege-die = Ce pion ne donne pas de dé de siège : il faut une face de votre couleur, et on n'en défausse pas en plus de la sape.
refusal-not-enterable = { $piece } ne peut pas entrer : seuls les pions voisins du port le peuvent, dans la limite de la place.
refusal-not-kept = Vous ne pouvez pas conserver un pion que vous n'avez pas.
refusal-cannot-regroup = { $piece } ne peut aller nulle part maintenant : chaque pion ne part qu'une fois, et personne ne quitte une base.
refusal-cannot-regroup-to = { $place } n'est pas ouvert à ce pion : la moitié de vos PF navals peut rentrer, avec un cinquième de PF terrestres vers la même base ; un port doit être voisin, sans ennemis, et avoir de la place.
refusal-not-weakened = { $piece } n'est pas une unité affaiblie qui puisse se rétablir. En D.3, les Perses ne se rétablissent que par S11.
refusal-not-tested = { $zone } n'est pas à tester : les ports, les bases et les mers bordées de plages sont épargnés.
refusal-not-among = { $piece } n'est pas parmi les unités à choisir ici.
refusal-not-infectable = L'épidémie ne peut pas frapper { $piece } : choisissez des unités terrestres et un chef ennemis sur la carte.
refusal-no-sickbed = Un chef malade ne peut pas rester en { $place } : choisissez un port sans ennemis ou une de vos bases.


## La position dans un terminal

summary-head = Tour { $turn }, { word-month } { $year } av. J.-C. – avantage : { $advantage ->
        [athenian] Athènes
       *[spartan] Sparte
    } – initiative : { word-initiative } – points de victoire : Athènes { $points-athenian }, Sparte { $points-spartan }
summary-side = { word-side } – PA : { $actions } – ravitaillement : { $supply } sur 3 ({ $face ->
        [appro] approvisionnement
       *[disette] disette
    }) – stratagèmes en main : { $hand }
summary-place = {"    "}{ $place }, { word-ground } – { $forces }
summary-force = { word-side }, { $naval ->
        [0] {""}
       *[other] { $naval } PF navals, {""}
    }{ $land ->
        [0] {""}
       *[other] { $land } PF terrestres, {""}
    }avec { $items }
summary-piece = { $piece }{ $swords ->
        [0] {""}
        [one] {" "}[1 épée]
       *[other] {" "}[{ $swords } épées]
    }{ $condition ->
        [full] {" "}({ $strength })
        [weakened] {" "}({ $strength }, affaiblie)
        [sick] {" "}(malade)
        [wounded] {" "}(avec blessure)
       *[fit] {""}
    }
summary-hand = Vos stratagèmes :
summary-counter = {"    "}{ $counter }
summary-face = {"        "}{ $stratagem } : { hint-stratagem }


## Tournures communes aux phrases ci-dessus

word-ground = { $ground ->
        [strait] détroit
        [open] pleine mer
        [clear] terrain dégagé
        [difficult] terrain difficile
        [port] port
       *[base] base
    }
word-side = { $side ->
        [athenian] Athènes
       *[spartan] Sparte
    }
word-of-side = { $side ->
        [athenian] d'Athènes
       *[spartan] de Sparte
    }
word-cause = { $cause ->
        [combat] {" "}au combat
        [sunk] {" "}: les navires de transport sont perdus
        [no-retreat] {" "}: aucun recul possible
        [pursuit] {" "}: poursuite de la cavalerie ennemie
        [assault] {" "}: le port est pris d'assaut
        [siege] {" "}lors du siège
        [evasion] {" "}lors de l'évasion
        [forced-return] {" "}: le combat n'a pas été payé
        [no-return] {" "}: le combat n'a pas été payé et le retour est impossible
        [stacking] {" "}: surempilement
        [surplus] {" "}: surempilement, et aucune zone où se replier
        [displacement] {" "}: aucune zone libre où se retirer
        [overload] {" "}: trop de troupes à bord
        [stranded] {" "}: plus de navires et aucune côte où débarquer
        [no-shore] {" "}: aucune côte libre où débarquer
        [attrition] {" "}par attrition
        [famine] {" "}à cause de la famine
        [storm] {" "}dans la tempête
        [epidemic] {" "}à cause de l'épidémie
        [rotten-hulls] {" "}: les coques sont pourries
        [desertion] {" "}: désertion
       *[alone] {" "}: chef seul face à l'ennemi
    }
word-initiative = { $initiative ->
        [athenian] Athènes
       *[spartan] Sparte
    }
word-month = { $month ->
        [august] août
        [september] septembre
        [october] octobre
        [november] novembre
        [december] décembre
        [january] janvier
        [february] février
        [march] mars
        [april] avril
       *[may] mai
    }
word-degree = { $verdict-degree ->
        [total] victoire totale
        [strategic] victoire stratégique
       *[tactical] victoire tactique
    }
word-target = { $target-of ->
        [none] {""}
        [place] {" "}en { $target-place }
        [piece] {" "}sur { $target-piece }
        [group] {" "}pour le groupe de renforts { $target-group }
        [advantage] {" "}: prendre l'avantage
        [draw] {" "}: tirer un pion
        [recovery] {" "}: rétablir deux unités
       *[reinforcement] {" "}: annuler le renfort
    }
word-modifier = { $line ->
        [die-leaders] chefs
        [die-elite-hoplites] hoplites d'élite
        [die-three-types] trois types d'unités
        [die-elite-defence] seulement des hoplites d'élite en défense
        [die-archers-cavalry] archers ou cavaliers en défense
        [die-troops-aboard] troupes à bord
        [column-hoplites] hoplites contre aucun
        [column-no-hoplites] aucun hoplite contre hoplites
        [column-landing] débarquement
        [column-rough] vers un terrain difficile
        [column-beach-attacker] troupes sur la plage
        [column-beach-defender] troupes ennemies sur la plage
       *[column-stratagem] stratagème
    } { word-by }
word-line = { $line ->
        [base] dé de base
        [advantage] avantage
        [zones] zones tenues autour
        [discard] stratagème défaussé
        [great-leader] grand chef
        [sap] sape
        [defending-leader] grand chef dans le port
        [defending-zones] zones tenues par l'ennemi
        [defending-discard] stratagème défaussé par l'ennemi
        [season] saison
        [ratio] rapport de forces
        [leader] chef
        [open-sea] pleine mer
        [strait] détroit
       *[difficult] terrain difficile
    } { word-by }
word-by = { $by ->
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $by }
    }
word-bonus = { $bonus ->
        [-1] −1
       *[other] +{ $bonus }
    }
each-dice = { word-modifier }
each-columns = { word-modifier }
each-lines = { word-line }


## Bon à savoir avant de répondre

hint-battle = { $attack } PF contre { $defence }, rapport { $odds } ; { $winning ->
        [0] aucune chance de gagner
        [one] 1 chance sur 6 de gagner
       *[other] { $winning } chances sur 6 de gagner
    }
hint-stands = { $winner ->
        [athenian] Athènes
       *[spartan] Sparte
    } gagne ; unités touchées à terre, PF touchés en mer : Athènes { $hits-athenian }, Sparte { $hits-spartan }
hint-siege = { $dice ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $dice } dés
    } ; le port tombe { $taken } fois sur 1000
hint-faces = { $faces ->
        [0] aucune chance
        [one] 1 chance sur 6
       *[other] { $faces } chances sur 6
    }
hint-activation = { $cost ->
        [0] gratuit
       *[other] { $cost } PA
    }
hint-movement = { $cost } PM
hint-sailing = à la voile
hint-fleet = une flotte ennemie : { $faces ->
        [one] 1 chance sur 6 de passer
       *[other] { $faces } chances sur 6 de passer
    }
hint-unpaid = il ne reste aucun PA pour le combat : tout le groupe, troupes embarquées comprises, reviendrait affaibli à son point de départ, et les unités déjà affaiblies seraient perdues
hint-too-few-points = trop peu pour activer une zone : la moins chère coûte { $cheapest } PA
hint-unpaid-in-place = il ne reste aucun PA pour le combat : vos unités au contact de l'ennemi, troupes embarquées comprises, seraient affaiblies sur place, et celles qui le sont déjà seraient perdues
hint-overstacked = trop d'unités { in-place } : certaines seront perdues
hint-crowds = au-delà de la limite { in-place } : faites partir des unités avant la fin de vos prochains mouvements, sinon certaines seront perdues
hint-strands = il ne resterait pas assez de trières en mer pour { $pieces } : à déplacer aussi avant la fin des ajustements, sous peine d'affaiblissement ou de perte
hint-overladen = plus de troupes que les trières n'en portent { in-place } : nouvel affaiblissement après les prochains mouvements navals, pertes de trières ou ajustements si la charge n'a pas diminué
hint-embarks = tout le groupe embarque et prend la mer
hint-boards-weakened = { $weakened } PF au lieu de { $strength } dès que les trières appareillent
hint-overloads = trop peu de trières : partir ainsi affaiblirait { $pieces } ; ajoutez-en d'autres pour l'éviter
hint-left-out = laisse sur place { $pieces }
hint-leaders-alone = seuls { in-place } à côté de l'ennemi, qui les capture s'il y entre : { $pieces }
hint-until-announcement = on vous demandera de nouveau après la prochaine annonce
hint-supplies-fall = votre ravitaillement est coupé : il tombe à { $left } en fin de tour{ $left ->
        [0] , et vos unités dans les bases sont affaiblies
       *[other] {""}
    }
hint-exposed = en fin de tour, l'attrition { in-place } affaiblit { $all ->
        [6] toutes les unités
        [0] une unité { $one } fois sur 6
       *[other] toutes les unités { $all } fois sur 6{ $one ->
            [0] {""}
           *[other] , une seule { $one } fois
        }
    }
hint-attrition = ajoute { $bonus } au dé ; 5 affaiblit une unité, davantage les affaiblit toutes
hint-unit = { $strength } PF, { $weakened } une fois affaiblie
hint-weakened = affaiblie, { $strength } PF
hint-group = { $pieces }
hint-stratagem = { $effect ->
        [S1] combat naval en pleine mer : 2 colonnes en votre faveur
        [S2] combat naval, en défense : 1 colonne vers la gauche
        [S3] combat naval, en attaque : 1 colonne vers la droite
        [S4] un dé pour chaque unité navale en mer des deux camps, qui peut être affaiblie
        [S5] l'ennemi perd une unité de trières devant une plage et en affaiblit une autre
        [S6] une zone terrestre où vous avez des archers est fermée à l'ennemi pour cette phase
        [S7] après une victoire avec cavalerie : éliminer une unité affaiblie du combat
        [S8] dans un combat : ajouter la moitié des PF de vos unités d'une zone adjacente
        [S9] 2 dés de plus pour un de vos sièges
        [S10] en attaque : 1 colonne vers la droite
        [S11] rétablir une unité affaiblie, même perse
        [S12] rétablir deux unités affaiblies
        [S13] un renfort ennemi vient un tour plus tard, ou celui qui vient d'être appelé est annulé
        [S14] un renfort optionnel arrive maintenant
        [S15] avant un combat : les chefs ennemis n'ajoutent rien au dé, et l'un d'eux est blessé
        [S16] un dé contre un chef ennemi d'une épée au plus : il peut être perdu
        [S17] Tissapherne retient Alcibiade
        [S18] Alcibiade échappe à Tissapherne ; joué trop tôt, il donne 2 PV à Sparte
        [S19] votre ravitaillement monte d'une case
        [S20] affaiblir deux unités terrestres ennemies et rendre malade un chef ennemi
        [S22] prendre l'avantage, rétablir deux unités, appeler un renfort optionnel ou tirer un pion
       *[S23] une unité ennemie de 10 PF au plus quitte le jeu
    }


## Les chances de ce qui va se jouer aux dés

odds = { $of ->
        [siege] { odds-siege }
        [evasion] { odds-evasion }
        [passing] { odds-passing }
       *[combat] { odds-combat }
    }
odds-siege = { $besieger ->
        [athenian] Athènes
       *[spartan] Sparte
    } assiège { $port } avec { $dice ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $dice } dés
    } ({ $lines }). Chances sur 1000 : le port tombe { $taken }, tous les assiégés sont affaiblis { $weakened }, des assiégeants sont affaiblis { $struck }.
odds-combat = { $attacker ->
        [athenian] Athènes
       *[spartan] Sparte
    } attaque en { $place } : { $attack } PF contre { $defence }, rapport { $ratio }{ $columns-count ->
        [0] {""}
       *[other] , décalé à { $column } ({ $columns })
    }{ $dice-count ->
        [0] {""}
       *[other] {" "}; dé : { $dice }
    }. Chances sur { $faces } : Athènes gagne { $wins-athenian }, Sparte { $wins-spartan } :{ $chances }
odds-evasion = { $evader ->
        [athenian] Athènes
       *[spartan] Sparte
    } a { $succeeds } chances sur { $faces } de s'évader de { $place }{ $lines-count ->
        [0] .
       *[other] {" "}({ $lines }).
    }
odds-passing = { $side ->
        [athenian] Athènes
       *[spartan] Sparte
    } a { $passes } chances sur { $faces } de traverser la flotte en { $place } : { $ships } PF contre { $enemies }.
odds-none = Aucun dé ne va être lancé : il n'y a pas de chances à calculer.
each-chances = {"\u000A"}{"    "}{ $faces }/6 { $attacker } – { $defender } : { $winner ->
        [athenian] Athènes
       *[spartan] Sparte
    } gagne ; touché : Athènes { $hits-athenian }, Sparte { $hits-spartan }


## Mots qui ne veulent rien dire

misread-answer = « { $word } » n'est pas une réponse.
misread-place = Il n'y a pas de lieu « { $word } » : les lieux s'écrivent comme T17, M12, Sestos ou B3.
misread-piece = Il n'y a pas de pion « { $word } » : les pions s'écrivent comme A-H4-1, S-T20-2 ou A-L-alcibiade.
misread-counter = Il n'y a pas de pion stratagème « { $word } » : ils s'écrivent de C01 à C21.
misread-stratagem = Il n'y a pas de stratagème « { $word } » : ils s'écrivent de S1 à S20, S22 et S23.
misread-number = « { $word } » n'est pas un nombre.
misread-target = « { $word } » n'est pas une cible de stratagème : nommez un lieu (place), un pion (piece), un groupe (group), advantage, draw, recovery ou reinforcement.


## Où et de quoi : « à Sestos » mais « en M5 », « de Sestos » mais « d'Abydos »

in-place = { $place-id ->
        [Cardia] à { $place }
        [Sestos] à { $place }
        [Eleonte] à { $place }
        [Abydos] à { $place }
        [Rhoeteion] à { $place }
        [Lampsaque] à { $place }
        [Parion] à { $place }
        [Cyzique] à { $place }
       *[other] en { $place }
    }
in-from = { $from-id ->
        [Cardia] à { $from }
        [Sestos] à { $from }
        [Eleonte] à { $from }
        [Abydos] à { $from }
        [Rhoeteion] à { $from }
        [Lampsaque] à { $from }
        [Parion] à { $from }
        [Cyzique] à { $from }
       *[other] en { $from }
    }
in-at = { $at-id ->
        [Cardia] à { $at }
        [Sestos] à { $at }
        [Eleonte] à { $at }
        [Abydos] à { $at }
        [Rhoeteion] à { $at }
        [Lampsaque] à { $at }
        [Parion] à { $at }
        [Cyzique] à { $at }
       *[other] en { $at }
    }
of-port = { $port-id ->
        [Abydos] d'Abydos
        [Eleonte] d'Éléonte
       *[other] de { $port }
    }


## Ce que cherchent les joueurs

goal-party = { word-side }
goal-all-ports = { word-side } l'emporte aussitôt si, à la fin d'un tour, une de ses unités se trouve dans chacun de ces ports : { $ports }.
goal-rule-the-sea = { word-side } l'emporte après le dernier tour avec au moins { $own } points de force de navires en jeu, si l'ennemi en a { $enemy } ou moins.
goal-most-points = Sinon, les points de victoire décident après le tour { $turn } ({ word-month } { $year } av. J.-C.) : jusqu'à 5 points d'écart, partie nulle ; plus du double des points ennemis, victoire stratégique.
goal-ports = Ports tenus : { $ports-count ->
        [0] aucun
       *[other] { $ports }
    }
goal-supply = Ravitaillement : { $each } par case d'avance sur l'ennemi ({ $ahead ->
        [0] aucune
       *[other] { $ahead }
    } pour l'instant)
goal-ships = Navires dans les ports et en mer : { $each } par tranche de 10 points de force ({ $strength } pour l'instant)
goal-hoplites = Unités d'hoplites ennemies éliminées : { $each } chacune ({ $count ->
        [0] aucune
       *[other] { $count }
    } jusqu'ici)
goal-land-units = Autres unités terrestres ennemies éliminées : { $each } chacune ({ $count ->
        [0] aucune
       *[other] { $count }
    } jusqu'ici)
goal-leaders = Chefs ennemis tués au combat : { $each } chacun ({ $count ->
        [0] aucun
       *[other] { $count }
    } jusqu'ici)
goal-early-escape = L'évasion d'Alcibiade a été jouée trop tôt
goal-ports-missing = { $ports-count ->
        [0] Tous les ports de la victoire totale : tenez-les jusqu'à la fin du tour
       *[other] Victoire totale par les ports : il manque { $ports }
    }
goal-fleets = Victoire totale sur mer après le dernier tour : { $own } points de force sur { $need }, l'ennemi { $enemy } (au plus { $most })
goal-ports-to-take = Ports à prendre : { $ports }
each-ports = { $port } { $points }

## Lieux

place-name = { $place }
place-ground = { $ground ->
        [strait] Le détroit.
        [open] Pleine mer.
        [clear] Terrain dégagé.
        [difficult] Terrain difficile : y entrer coûte 2 PM.
        [port] Un port fortifié, une zone à lui seul.
       *[base] Une base : elle n'est jamais attaquée.
    }
place-beaches = { $beaches ->
        [yes] Les navires y trouvent une plage.
       *[no] Pas de plage : les navires y subissent l'attrition.
    }
place-base = { $access ->
        [athenian] Pour Athènes seule.
        [spartan] Pour Sparte seule.
       *[both] Pour les deux camps, sans qu'ils s'y rencontrent.
    }
place-held = Tenu par { word-side } : fermé à l'ennemi.
place-held-by-nobody = Tenu par personne.
place-points = Vaut { $points ->
        [one] 1 point de victoire
       *[other] { $points } points de victoire
    } au camp qui le tient.
place-needed = { word-side } en a besoin pour sa victoire totale.
place-shortage = { word-side } est en disette tant que l'ennemi tient { $ports }, avec un navire.
place-force = { word-side } : { place-counted-ships }{ place-counted-men }{ place-counted-leaders }.
place-counted-ships = { $ships ->
        [0] {""}
       *[other] navires de force { $naval }
    }
place-counted-men = { $men ->
        [0] {""}
       *[other] { $ships ->
            [0] {""}
           *[other] {", "}
        }troupes de force { $land }
    }
place-counted-leaders = { $leaders ->
        [0] {""}
        [one] { place-comma-before-leaders }1 chef
       *[other] { place-comma-before-leaders }{ $leaders } chefs
    }
place-comma-before-leaders = { $ships ->
        [0] { $men ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }
place-empty = Personne ici.
place-room = Place pour { word-side } : { $used } sur { $limit } { $counted ->
        [units] unités terrestres.
        [ship-strength] points de force de navires.
       *[land-strength] points de force de troupes.
    }
place-no-limit = Place pour un nombre quelconque d'unités.
place-exposed = Attrition à la fin du tour ({ word-side }) : une unité affaiblie dans { $one } cas sur 6, toutes dans { $all } cas.
place-sheltered = Pas d'attrition ici.
place-way = { $to } : { $way ->
        [sea] par mer
        [anchor] par mer, le mouillage du port
        [arrow] par mer, dans un seul sens
        [shore] par le rivage, 1 PM
        [beach] par la plage, 1 PM
        [gate] par terre, la porte du port, { $points } PM
       *[land] par terre, { $points } PM
    }
place-reach = { $group ->
        [fleet] Flotte depuis { $from } (force { $strength }
        [army] Armée depuis { $from } (force { $strength }
       *[leaders] Depuis { $from } (chefs seuls
    }{ $group ->
        [leaders] {""}
       *[other] { $leaders ->
            [0] {""}
            [one] , 1 chef
           *[other] , { $leaders } chefs
        }
    }) : { $actions ->
        [0] aucun PA
       *[other] { $actions } PA
    }{ $group ->
        [fleet] {""}
       *[other] {", "}{ $points } PM
    }{ $fights ->
        [yes] {" "}; un combat s'ensuit
       *[no] {""}
    }
place-fight = Les deux camps sont ici : il faut combattre.
place-siege = L'assiéger : vos navires et vos troupes sont à côté.
place-siege-needs = Un siège demande un de vos navires et une de vos unités terrestres à côté du port.
place-leave = Vos navires peuvent quitter la base par ses flèches.
