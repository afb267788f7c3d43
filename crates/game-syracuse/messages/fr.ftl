# Syracuse en français. Comment une phrase est trouvée : crates/engine/src/message.rs.
#
# Les noms de pions et de lieux ne sont ni accordés ni précédés de « de », qui demanderait une élision.
# Un message appelé dans un autre en voit les arguments : les messages `word-…`, à la fin, sont des tournures communes.


## Le jeu, ses scénarios et ses options

game-title = Syracuse 415-413 av. J.-C.
game-blurb = Athènes envoie sa flotte en Sicile : emmurez Syracuse et affamez-la, ou défendez la ville et anéantissez l'expédition.

scenario-historical = Historique : l'expédition de Sicile
scenario-variant = Variante : le rappel d'Alcibiade est incertain
scenario-alcibiades = Et si Alcibiade était resté ?

option-edition = Édition des règles
option-edition-fr = Française : les règles d'origine
option-edition-en = Anglaise : les règles traduites

option-leader_passage = Trajet d'un chef en mer
option-leader_passage-whole = Mouvement complet : le chef embarque là d'où il part
option-leader_passage-rest = Reste du mouvement : le chef peut d'abord marcher jusqu'aux navires
option-ruins = Mur détruit qui ne peut être réparé
option-ruins-repair = Réparer d'abord : aucun autre mur jusque-là
option-ruins-bypass = Passer outre : un autre mur peut être construit

tally-points = Points de victoire


## Ce qui est demandé

prompt-window = { $window-moment ->
        [initiative] L'initiative est déterminée. Jouez un stratagème, utilisez l'avantage ou passez.
        [reinforcements] Des renforts vont arriver. Jouez un stratagème, utilisez l'avantage ou passez.
        [answer] Un renfort est appelé avec { $window-counter }. Annulez-le ou passez.
        [announced] Les PA sont annoncés. Jouez un stratagème, utilisez l'avantage ou passez.
        [archers] L'ennemi va entrer en { $window-zone }, où vous avez des archers. Barrez-lui la route ou passez.
        [moved] L'adversaire a terminé ses mouvements. Jouez un stratagème, utilisez l'avantage ou passez.
        [combat] Le dé va être lancé. Choisissez en secret un stratagème pour le combat, jouez-en un autre à découvert ou passez.
        [result] Les pertes sont appliquées. Poursuivez une unité battue, utilisez l'avantage ou passez.
        [works] Les travaux vont commencer. Jouez un stratagème, utilisez l'avantage ou passez.
        [supply] Les marqueurs de ravitaillement ont été déplacés. Jouez un stratagème, utilisez l'avantage ou passez.
       *[attrition] Les tests d'attrition vont commencer. Jouez un stratagème, utilisez l'avantage ou passez.
    }
prompt-roll = Utiliser l'avantage pour relancer { $roll-of ->
        [attrition] le { $roll-die } du test d'attrition en { $roll-zone }
        [siege] le { $roll-die } du siège du fort { $roll-fort }
        [wall] le { $roll-die } contre le mur { $roll-wall }
        [chains] le { $roll-die } contre les chaînes
        [combat] le { $roll-die } du combat
        [storm] le { $roll-die } de la tempête pour { $roll-unit }
        [night] le { $roll-die } de l'attaque de nuit
       *[discord] le { $roll-die } de la discorde contre { $roll-leader }
    } ?
prompt-arrive = Choisissez où arrivent vos renforts : { $pieces }.
prompt-displace = Choisissez vers où repousser les ennemis en { $zone }, pour faire place aux renforts.
prompt-free-move = Vous pouvez déplacer gratuitement les renforts qui viennent d'arriver.
prompt-announce = Annoncez combien de PA vous dépenserez dans cette phase d'actions : { $most ->
        [1] il vous en reste 1
       *[other] de 1 à { $most }
    }. Activer une zone coûte jusqu'à 2 PA, et 1 PA paie tous les combats ; ce qui est annoncé sans être dépensé est perdu.
prompt-menu = Activez des zones ou terminez vos mouvements. { $points ->
        [0] Il ne vous reste aucun PA annoncé
       *[other] Il vous reste { $points } PA sur ceux annoncés
    }.
prompt-pick = Formez un groupe à { $from } : choisissez qui part, puis faites le premier pas.
prompt-march = Poursuivez le mouvement avec { $pieces }, maintenant à { $at }. PM dépensés : { $points }.
prompt-land = Choisissez où débarquer depuis { $from } : { $pieces }.
prompt-withdraw = Votre cavalerie doit-elle se replier depuis { $zone } devant l'ennemi ?
prompt-withdraw-to = Choisissez vers où replier { $piece }.
prompt-overstacked = { $cause ->
        [surplus] Vous avez trop d'unités à { $place }, et aucune ne peut repartir. Choisissez celle qui est perdue.
        [overload] Vos navires sont surchargés à { $place }. Choisissez l'unité perdue.
       *[stacking] Vous avez trop d'unités à { $place }. Choisissez celle qui est perdue.
    }
prompt-combats = Choisissez le prochain combat.
prompt-defenders = Choisissez les défenseurs du camp : trois unités au plus, et des chefs à volonté.
prompt-stratagems = Vous pouvez choisir en secret un stratagème pour le combat en { $zone }.
prompt-losses = Choisissez vos pertes en { $zone } : encore { $left ->
        [one] { $left } unité
       *[other] { $left } unités
    }.
prompt-retreat = { $cause ->
        [combat] Vous êtes battu en { $from }. Choisissez vers où recule { $piece }.
        [overstacked] Il y a surempilement à { $from }. Choisissez vers où repart { $piece }.
       *[camp-lost] Le camp est perdu. Choisissez vers où part { $piece } depuis { $from }.
    }
prompt-move-on = Vous avez trop d'unités à { $place }. Choisissez celle qui repart.
prompt-garrison = Choisissez qui entre dans le fort { $fort } : { $room ->
        [0] des chefs seulement, il n'y a plus de place pour une unité
        [one] il y a de la place pour { $room } unité
       *[other] il y a de la place pour { $room } unités
    }.
prompt-occupy = Choisissez qui s'installe à l'emplacement du camp détruit.
prompt-discard = Vous pouvez défausser un stratagème de votre couleur pour un dé de travaux de plus (dés pour l'instant : { $dice }).
prompt-build = Choisissez quoi construire avec { $points } PT.
prompt-keep = Vous pouvez conserver un stratagème ; les autres retournent dans le bol.
prompt-regroup = Vous pouvez regrouper gratuitement unités et chefs dans vos places fortifiées.
prompt-regroup-to = Choisissez où regrouper { $piece }.
prompt-recover = { $cause ->
        [leaders] Vous pouvez rétablir des unités affaiblies grâce à vos chefs : encore { $left }.
        [stratagem] Vous pouvez rétablir des unités affaiblies grâce à votre stratagème : encore { $left }.
       *[advantage] Vous avez reçu l'avantage et pouvez vous en servir aussitôt.
    }
prompt-weaken = { $cause ->
        [attrition] Choisissez l'unité affaiblie par l'attrition.
        [rotten-hulls-lost] Coques pourries : choisissez les trières perdues.
       *[rotten-hulls-weakened] Coques pourries : choisissez les trières affaiblies.
    }
prompt-sieges = Choisissez le prochain siège à résoudre.
prompt-breach = Vous pouvez tenter de détruire des murs ennemis ou de briser les chaînes.
prompt-epidemic = Épidémie : choisissez les unités terrestres ennemies affaiblies, { $left } au plus.
prompt-sick = Épidémie : choisissez le chef ennemi qui tombe malade.


## Réponses

action-play = Jouer { $stratagem }{ word-target } (pion { $counter })
action-add-actions = Utiliser l'avantage : 2 PA de plus
action-swap-initiative = Utiliser l'avantage : inverser l'initiative
action-recover-by-advantage = Utiliser l'avantage : rétablir { $unit }
action-return-leader = Utiliser l'avantage : faire revenir { $leader } à { $to }
action-reroll = Utiliser l'avantage : relancer le dé
action-accept = Garder le résultat
action-pass = Passer
action-pass-phase = Passer jusqu'à la fin de cette phase
action-arrive-in = Arriver en { $zone }
action-displace-to = Les repousser vers { $zone }
action-announce = Annoncer { $points } PA
action-activate = Activer { $place }
action-take = Déplacer les renforts arrivés à { $place }
action-pick = Prendre { $piece }
action-pick-all = Prendre tout le monde
action-step = Aller vers { $to }
action-stop = S'arrêter ici
action-end-zone = En finir avec cette zone
action-take-fort = Prendre le fort vide { $fort }
action-land-at = Débarquer en { $zone }
action-stay-aboard = Rester à bord
action-end-moves = Terminer les mouvements
action-withdraw = Se replier
action-stand = Tenir la position
action-withdraw-to = Se replier vers { $zone }
action-disband = Renoncer à { $unit }
action-fight = Combattre en { $zone }
action-assault = Donner l'assaut au fort { $fort }
action-assault-camp = Donner l'assaut au camp depuis { $main } (pion { $counter })
action-decline-combats = Refuser tous les combats
action-end-combats = Terminer les combats
action-defend = Défendre avec { $piece }
action-lose = Prendre la perte sur { $unit }
action-retreat-to = Reculer vers { $place }
action-move-on = Faire repartir { $unit }
action-enter = Faire entrer { $piece }
action-occupy = Installer { $piece }
action-discard = Défausser { $counter } pour un dé
action-build-camp = Construire le camp
action-build-fort = Construire le fort { $fort }
action-build-wall = Construire le mur { $wall }
action-build-chains = Construire les chaînes
action-keep = Conserver { $counter }
action-keep-none = Ne rien conserver
action-regroup = Regrouper { $piece }
action-regroup-to = Regrouper vers { $place }
action-recover = Rétablir { $unit }
action-weaken = Désigner { $unit }
action-besiege = Résoudre le siège du fort { $fort }
action-breach = Tenter de détruire le mur { $wall }
action-break-chains = Tenter de briser les chaînes
action-infect = Frapper { $piece }
action-done = Terminé


## Ce qui s'est passé

event-turn-began = Le tour { $turn } commence : { word-season } { $year } av. J.-C.
event-drew = { word-side } { $count ->
        [0] ne tire aucun stratagème
        [one] tire { $count } stratagème
       *[other] tire { $count } stratagèmes
    }{ $counters-count ->
        [0] {""}
       *[other] {" "}– { $counters }
    }.
event-initiative-rolled = Athènes obtient { $athenian }, Syracuse obtient { $syracusan } : { word-initiative } a l'initiative. PA : Athènes { $actions-athenian }, Syracuse { $actions-syracusan }.
event-actions-added = { word-side } gagne 2 PA et en a maintenant { $actions }.
event-initiative-swapped = { word-side } inverse l'initiative : elle revient à { word-initiative }.
event-advantage-taken = { word-side } prend l'avantage.
event-advantage-used = { word-side } a utilisé l'avantage { $purpose ->
        [actions] pour gagner 2 PA
        [initiative] pour inverser l'initiative
        [recovery] pour rétablir une unité
        [return] pour faire revenir un chef
       *[reroll] pour faire relancer le dé
    } : il passe à { $holder ->
        [athenian] Athènes
       *[syracusan] Syracuse
    }.
event-played = { word-side } joue { $stratagem } ({ $counter }).
event-arrived = Des renforts { word-of-side } arrivent en { $zone } : { $pieces }.
event-delayed = Des renforts { word-of-side } sont retardés d'un tour : { $pieces }.
event-cancelled = Le renfort appelé par { word-side } est annulé.
event-recalled = { $leader } est rappelé à Athènes et quitte le jeu.
event-displaced = { word-side } doit laisser { $from } aux renforts ennemis et gagne { $to } : { $pieces }.
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
event-landed = { word-side } débarque en { $zone } : { $pieces }.
event-barred = Des archers interdisent à { word-side } l'entrée en { $zone } jusqu'à la fin de la phase.
event-withdrew = { word-side } replie { $piece } depuis { $from } vers { $to }.
event-sent-back = Il ne reste aucun PA pour le combat en { $zone } : { $pieces-count ->
        [0] aucune unité { word-of-side } n'en revient
       *[other] les unités { word-of-side } sont affaiblies et retournent d'où elles viennent : { $pieces }
    }.
event-weakened = { word-side } : { $piece } passe sur sa face affaiblie{ word-cause }.
event-recovered = { word-side } : { $piece } revient à pleine force.
event-eliminated = { word-side } perd { $piece }{ word-cause }.
event-deserted = { word-side } : { $piece } déserte et quitte le jeu.
event-wounded = { word-side } : { $leader } est blessé par le stratagème ennemi.
event-fell-sick = { word-side } : { $leader } tombe malade et rejoint { $to }.
event-captured = { word-side } : { $leader }{ $cause ->
        [combat] {" "}est tué ou capturé au combat
        [no-retreat] {" "}ne peut reculer nulle part et se fait capturer
        [assault] {" "}est capturé lors de l'assaut
        [siege] {" "}est capturé à la chute du fort
        [no-return] {" "}ne peut pas revenir et se fait capturer
        [displacement] {" "}n'a nulle part où aller et se fait capturer
       *[alone] , seul face à l'ennemi, est capturé
    }.
event-leader-returned = { word-side } fait revenir { $leader } à { $to }.
event-battle-began = { $attacker ->
        [athenian] Athènes
       *[syracusan] Syracuse
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
       *[other] { $result-attacker } des unités affaiblies
    } ; défenseur : { $result-defender ->
        [R] aucune perte
        [A] toutes les unités affaiblies
        [E] tout est éliminé
       *[other] { $result-defender } des unités affaiblies
    }.
event-battle-won = { word-side } remporte le combat en { $zone }.
event-retreated = { word-side } : { $piece } recule depuis { $from } vers { $to }.
event-fort-taken = { word-side } prend le fort { $fort }.
event-camp-fell = Le camp athénien en { $zone } est tombé.
event-built = { word-side } construit { word-work }.
event-destroyed = { word-side } détruit { word-work }.
event-works-rolled = { word-side } obtient { $dice } aux travaux : { $points ->
        [0] aucun PT
       *[other] { $points } PT
    }.
event-discarded = { word-side } défausse { $counter } pour un dé de travaux de plus.
event-hand-kept = { word-side } { $count ->
        [0] ne conserve aucun stratagème
        [one] conserve { $count } stratagème
       *[other] conserve { $count } stratagèmes
    }.
event-regrouped = { word-side } regroupe { $piece } depuis { $from } vers { $to }.
event-cavalry-rolled = La cavalerie { word-of-side } harcèle le ravitaillement ennemi et obtient { $die } : { $hit ->
        [yes] elle le coupe
       *[no] sans effet
    }.
event-supply-turned = { $face ->
        [appro] { word-side } retrouve son approvisionnement.
       *[disette] { word-side } est en disette : plus rien n'arrive.
    }
event-supply-moved = Le ravitaillement { word-of-side } est maintenant à { $value }.
event-famine = { word-side } n'a plus de ravitaillement : la disette frappe toutes ses unités.
event-capitulated = Syracuse n'a plus de ravitaillement et capitule.
event-attrition-rolled = Attrition { word-of-side } en { $zone } : { $die } + { $bonus }, { $result ->
        [none] sans effet
        [one] une unité est affaiblie
       *[all] toutes les unités sont affaiblies
    }.
event-siege-rolled = { word-side } assiège le fort { $fort } : { $die } + { $bonus }, { $taken ->
        [yes] le fort tombe
       *[no] le fort résiste
    }.
event-breach-rolled = { word-side } attaque { word-work } et obtient { $die } : { $success ->
        [yes] c'est réussi
       *[no] c'est manqué
    }.
event-storm-rolled = Tempête sur { $unit } ({ word-side }) : { $die }, { $hit ->
        [yes] les navires sont touchés
       *[no] aucun dommage
    }.
event-night-rolled = Attaque de nuit : le dé donne { $die }, et { $hurt ->
        [athenian] Athènes
       *[syracusan] Syracuse
    } combat avec des PF réduits.
event-discord-rolled = { word-side } sème la discorde contre { $leader } et obtient { $die } : { $gone ->
        [yes] le chef doit partir
       *[no] le chef reste en place
    }.
event-rerolled = { word-side } fait relancer le dé : il donne { $die }.
event-ended = La partie est finie. { $verdict-winner ->
        [athenian] Athènes remporte une { word-degree } !
        [syracusan] Syracuse remporte une { word-degree } !
       *[none] C'est un match nul.
    } Points de victoire : Athènes { $points-athenian }, Syracuse { $points-syracusan }.


## Pourquoi quelque chose n'est pas possible

refusal-game-over = La partie est finie : il n'y a plus rien à jouer.
refusal-not-your-decision = C'est à { word-side } de décider : attendez votre tour.
refusal-other-question = Cette réponse convient à une autre question : répondez d'abord à celle qui est posée.
refusal-not-in-hand = Vous n'avez pas ce pion : jouez un de ceux de votre main.
refusal-other-colour = Cette face est de la couleur ennemie : seules les faces de votre couleur ou de couleur neutre vous servent.
refusal-not-now = { $stratagem } ne se joue pas à ce moment : chaque stratagème a sa phase. Gardez-le jusque-là.
refusal-played-already = Vous avez déjà joué un stratagème dans cette phase d'actions : un seul par joueur. La phase suivante en permettra un autre.
refusal-drawn-by-omens = Vous avez pioché grâce aux présages : vous ne jouez plus de stratagème à ce moment. Gardez-le pour la prochaine occasion.
refusal-bad-target = { $stratagem } ne peut pas viser cette cible : choisissez-en une qui remplit ses conditions.
refusal-no-advantage = { word-side } n'a pas l'avantage ; il lui reviendra quand l'adversaire l'aura utilisé.
refusal-advantage-used = Vous avez déjà utilisé l'avantage à ce moment : il ne sert qu'une fois.
refusal-cannot-reroll = Ce jet ne peut pas être relancé.
refusal-nothing-to-recover = { $piece } ne peut pas être rétabli : il faut une de vos unités affaiblies présentes en jeu.
refusal-not-by-discord = { $leader } ne peut pas revenir : l'avantage ne ramène que vos chefs chassés par la discorde.
refusal-bad-return = Aucun chef ne peut revenir à { $to } : les Athéniens reviennent à Catane ou dans leur camp tant qu'il existe, les Syracusains dans leur ville.
refusal-not-an-entry = { $zone } ne figure pas parmi les zones d'arrivée de ce groupe.
refusal-enemy-in-entry = Il y a des ennemis en { $zone } : arrivez dans une zone libre. Ce n'est que faute de zone libre que la moins bien tenue est évacuée.
refusal-cannot-displace = C'est impossible en { $zone } : pour laisser la place, les ennemis ont besoin d'une zone voisine ouverte.
refusal-not-so-many-points = Annoncez au moins 1 PA et au plus { $most } : c'est ce qu'il vous reste.
refusal-nothing-to-activate = Vous n'avez rien à activer à { $place }. Un fort s'active avec sa zone, sauf si des ennemis s'y trouvent.
refusal-too-dear = Activer { $place } coûte { $cost } PA, plus qu'il n'en reste sur ceux annoncés.
refusal-free-once = { $place } a déjà été activé gratuitement dans cette phase : ce n'est possible qu'une fois.
refusal-nothing-to-move = Plus personne ne peut se déplacer à { $place }.
refusal-not-here = { $piece } n'est pas disponible à { $place } : choisissez parmi vos pions qui peuvent en partir.
refusal-has-moved = { $piece } a déjà fait mouvement dans cette phase. La phase suivante le permettra de nouveau.
refusal-has-walked = { $leader } a déjà marché : pour un chef, un trajet en mer compte comme un mouvement complet, l'embarquement se fait donc au départ. Un groupe qui veut marcher puis prendre la mer doit partir sans lui.
refusal-is-sick = { $leader } est malade et reste sur place jusqu'à sa guérison, au prochain tour.
refusal-pick-in-order = { $piece } ne peut pas être pris maintenant : un groupe se choisit dans l'ordre de la liste, chaque pion une fois. Les autres pourront former un nouveau groupe.
refusal-pick-first = Choisissez d'abord qui part, puis déplacez le groupe.
refusal-mixed-group = Un groupe part d'un seul endroit : ceux de la zone et ceux de son fort partent séparément.
refusal-not-adjacent = { $from } et { $to } ne sont pas adjacents. Un simple contact par un angle ne compte pas, et un fort ne communique qu'avec sa propre zone.
refusal-land-at-sea = Les unités terrestres ne peuvent pas aller seules vers { $to } : en mer, il leur faut des trières.
refusal-ships-on-land = Les navires ne peuvent pas entrer à { $to } : ils restent en mer et dans les ports.
refusal-no-escort = Vous n'avez pas de trières pour escorter ce groupe en { $zone } : en mer, unités terrestres et chefs en ont besoin.
refusal-escort-not-picked = Vos trières en { $zone } ne font pas partie de ce groupe : prenez-les aussi, dans l'ordre de la liste, car unités terrestres et chefs en ont besoin en mer.
refusal-enemy-fleet = Une flotte ennemie se trouve en { $zone } : aucun convoi ne peut y passer.
refusal-no-capacity = La flotte en { $zone } ne peut pas convoyer autant : 1 PF d'unité terrestre par PF de trières, sur toute la phase.
refusal-fortification = Une fortification ennemie ferme le passage vers { $to } : seul son propriétaire la traverse.
refusal-chains = Les chaînes ferment la rade : personne ne passe tant qu'elles ne sont pas brisées.
refusal-canal = Le canal entre les deux ports de Syracuse n'est ouvert qu'aux navires syracusains.
refusal-camp-port = Les navires syracusains n'entrent pas dans le port du camp tant que le camp n'est pas détruit.
refusal-catania-closed = Catane n'est pas ouverte à ce groupe : c'est la base de la seule Athènes, et on la rejoint avec des navires.
refusal-back-again = Ce groupe est déjà passé par { $zone } pendant ce mouvement : il ne peut pas y revenir.
refusal-may-not-stop-at-sea = Les unités terrestres ne peuvent pas s'arrêter en mer : continuez jusqu'à un débarquement.
refusal-must-stop = Il y a des ennemis ici : un groupe qui les rencontre doit s'arrêter à { $at }.
refusal-no-points = Entrer à { $to } coûte { $cost } PM, plus qu'il n'en reste au plus lent du groupe. Rivières, pentes, forts et murs ennemis coûtent un supplément.
refusal-no-fort = Le fort { $fort } n'est pas encore construit : d'ici là, c'est un terrain ouvert.
refusal-fort-full = Le fort { $fort } est plein : il accueille deux unités. Les chefs ne comptent pas.
refusal-barred-by-archers = Des archers interdisent l'entrée en { $zone } jusqu'à la fin de cette phase.
refusal-no-enemy-contact = Il y a des ennemis en { $zone } : le mouvement gratuit des renforts doit les éviter.
refusal-leader-left-at-sea = { $leader } resterait en mer sans navires : emmenez ce chef, ou laissez des trières.
refusal-overloaded = Les navires seraient surchargés : 1 PF d'unité terrestre par PF de trières, pour ceux qui partent comme pour ceux qui restent.
refusal-cannot-land = Impossible de débarquer en { $zone } depuis ici : il faut une zone terrestre adjacente, ouverte et vide d'ennemis.
refusal-not-too-many = Il n'y a pas de surempilement à { $place } : rien n'est à retirer.
refusal-cannot-withdraw-to = La cavalerie ne peut pas se replier vers { $zone } : il lui faut un lieu à portée de ses PM, par voie de terre et à l'écart des ennemis.
refusal-no-combat-there = Il n'y a pas de combat à livrer en { $zone } : il faut des unités des deux camps du même genre, sur terre ou en mer.
refusal-not-assaultable = Le fort { $fort } ne peut pas être pris d'assaut : il faut vos unités dans la zone renforcée, une garnison ennemie à l'intérieur et aucun autre ennemi autour.
refusal-not-camp-assault = Seule Syracuse peut donner l'assaut au camp, par une attaque combinée, avec des unités prêtes dans les deux zones voisines prévues, libres d'ennemis.
refusal-combats-mandatory = Des unités des deux camps partagent encore une zone : livrez d'abord ces combats.
refusal-no-action-for-combats = Il ne reste aucun PA annoncé pour payer les combats. Un seul PA les paie tous pour la phase.
refusal-cannot-decline = Ces combats ne peuvent pas être refusés.
refusal-not-a-defender = { $piece } ne peut pas défendre le camp : choisissez dans sa zone, trois unités au plus et des chefs à volonté.
refusal-not-a-loss = { $piece } ne peut pas prendre cette perte : choisissez une unité engagée et pas encore touchée.
refusal-cannot-retreat-to = Le recul vers { $place } est impossible : choisissez une zone adjacente ouverte et sans ennemis, ou un fort ami de la même zone où il reste de la place.
refusal-not-movable = { $piece } ne peut pas repartir maintenant : choisissez une unité de la pile en surnombre.
refusal-not-enterable = { $piece } ne peut pas entrer : seuls les vainqueurs sur place le peuvent, dans la limite de l'empilement.
refusal-no-work-die = Ce pion ne donne pas de dé de travaux : il faut une face de votre couleur.
refusal-cannot-build = { $reason ->
        [workers] Personne n'est là pour construire : il faut au moins 2 PF d'hoplites, d'archers ou de peltastes sur place.
        [standing] Cette construction existe déjà.
        [not-yours] Seul l'ennemi peut construire cela.
        [camp-first] Construisez d'abord le camp : les murs en partent.
        [camp-gone] Le camp a été détruit et ne peut plus être reconstruit.
        [order] Les murs se construisent dans l'ordre : construisez d'abord le précédent.
        [exclusive] Un mur ennemi barre le passage : détruisez-le d'abord.
        [repair-first] Un de vos murs est détruit : réparez-le avant d'en construire un autre.
       *[plemmyrion] Les chaînes exigent le contrôle du Plemmyrion : prenez d'abord ce fort.
    }
refusal-not-enough-points = Cela coûte { $cost } PT, et il vous en reste moins. Les PT inutilisés sont perdus à la fin des travaux.
refusal-no-syracusan-works = Syracuse ne construit pas encore : ses travaux commencent au tour qui suit la construction du camp athénien.
refusal-not-kept = Vous ne pouvez pas conserver un pion que vous n'avez pas.
refusal-cannot-regroup = Impossible de regrouper { $piece } : il faut un pion à vous, sur la carte, pas encore regroupé, et qui ait où aller.
refusal-cannot-regroup-to = Le regroupement vers { $place } est impossible : choisissez une zone fortifiée, un fort ou un port à vous où il reste de la place. Athènes peut aussi gagner Catane, avec assez de navires, tant que les chaînes n'existent pas.
refusal-not-weakened = { $piece } ne peut rien récupérer : choisissez une de vos unités affaiblies.
refusal-not-among = { $piece } ne figure pas parmi les unités à choisir ici.
refusal-no-siege = Vous n'assiégez pas le fort { $fort }, ou ce siège est déjà résolu pour ce tour : il faut vos unités dans la zone renforcée, une garnison ennemie à l'intérieur et aucun autre ennemi autour.
refusal-no-breach = Le mur { $wall } ne peut pas être attaqué : il faut un mur ennemi debout, pas encore tenté ce tour, et 2 PF de vos hoplites, archers ou peltastes dans chacune des deux zones qui le bordent.
refusal-no-chains-to-break = Les chaînes ne peuvent pas être attaquées : elles doivent être en place, pas encore tentées ce tour, et Athènes doit avoir des trières dans une zone voisine.
refusal-not-infectable = L'épidémie ne peut pas frapper { $piece } : choisissez des unités terrestres ennemies et un chef ennemi bien portant, sur la carte.


## La position dans un terminal

summary-head = Tour { $turn }, { word-season } { $year } av. J.-C. – avantage : { $advantage ->
        [athenian] Athènes
       *[syracusan] Syracuse
    } – initiative : { word-initiative } – PV : Athènes { $points-athenian }, Syracuse { $points-syracusan }
summary-side = { word-side } – PA : { $actions } – ravitaillement : { $supply } sur 3 ({ $face ->
        [appro] appro.
       *[disette] disette
    }) – stratagèmes en main : { $hand }
summary-place = {"    "}{ $place }, { word-ground } – { $forces }
summary-force = { word-side }, { $strength } PF : { $items }
summary-piece = { $piece }{ $swords ->
        [0] {""}
        [one] {" "}[1 épée]
       *[other] {" "}[{ $swords } épées]
    }{ $condition ->
        [full] {" "}({ $strength })
        [weakened] {" "}({ $strength }, affaiblie)
        [sick] {" "}(malade)
        [wounded] {" "}(blessé)
       *[fit] {""}
    }{ $aboard ->
        [yes] {" "}[à bord]
       *[no] {""}
    }
summary-works = Constructions : { $items }
summary-work = { word-work }{ $condition ->
        [athenian] {" "}(Athènes)
        [syracusan] {" "}(Syracuse)
        [destroyed] {" "}(en ruine)
       *[built] {""}
    }
summary-hand = Vos stratagèmes :
summary-counter = {"    "}{ $counter }
summary-face = {"        "}{ $stratagem } : { hint-stratagem }


## Tournures communes aux phrases ci-dessus

word-ground = { $ground ->
        [clear] terrain dégagé
        [high] terrain élevé
        [city] ville
        [camp] camp
        [city-port] port
        [camp-port] port du camp
        [harbour] Grand Port
        [sea] pleine mer
        [catania] hors carte
       *[fort] fort
    }
word-side = { $side ->
        [athenian] Athènes
       *[syracusan] Syracuse
    }
word-of-side = { $side ->
        [athenian] d'Athènes
       *[syracusan] de Syracuse
    }
word-cause = { $cause ->
        [combat] {" "}au combat
        [sunk] {" "}: les navires ont coulé
        [no-retreat] {" "}: aucun recul possible
        [pursuit] {" "}: la cavalerie ennemie l'anéantit dans la poursuite
        [assault] {" "}: le fort est pris d'assaut
        [siege] {" "}lors du siège
        [evasion] {" "}lors de l'évasion
        [forced-return] {" "}: le combat n'a pas été payé
        [no-return] {" "}: le combat n'a pas été payé et le retour est impossible
        [stacking] {" "}: il y a surempilement
        [surplus] {" "}: il y a surempilement et aucune zone où aller
        [displacement] {" "}: l'ennemi arrive et aucune zone voisine n'est libre
        [overload] {" "}: les navires sont surchargés
        [stranded] {" "}: plus de navires, et ni côte ni port à portée
        [no-shore] {" "}: aucune côte libre où débarquer
        [attrition] {" "}par attrition
        [famine] {" "}à cause de la famine
        [storm] {" "}dans la tempête
        [epidemic] {" "}à cause de l'épidémie
        [rotten-hulls] {" "}: les coques sont pourries
        [desertion] {" "}: désertion
       *[alone] {" "}: sans escorte face à l'ennemi
    }
word-initiative = { $initiative ->
        [athenian] Athènes
       *[syracusan] Syracuse
    }
word-season = { $season ->
        [spring] printemps
        [summer] été
        [autumn] automne
       *[winter] hiver
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
        [wall] {" "}sur le mur { $target-wall }
        [fort] {" "}sur le fort { $target-fort }
        [camp] {" "}sur le camp
        [chains] {" "}sur les chaînes
        [group] {" "}sur le groupe de renforts { $target-group }
        [advantage] {" "}: prendre l'avantage
        [draw] {" "}: tirer un pion
       *[reinforcement] {" "}: le renfort optionnel
    }
word-work = { $work ->
        [camp] le camp athénien
        [chains] les chaînes
        [olympieion] le fort Olympieion
        [labdalon] le fort Labdalon
        [syke] le fort Syke
        [plemmyrion] le fort Plemmyrion
       *[other] le mur { $work }
    }
word-modifier = { $line ->
        [die-leaders] chefs
        [die-elite-hoplites] hoplites d'élite
        [die-archers-cavalry] archers ou cavaliers en défense
        [die-three-types] trois types d'unités
        [die-elite-defence] hoplites d'élite seuls en défense
        [die-fort] garnison du fort de la zone
        [die-fort-swords] épées de la fortification
        [die-elite-ships] trières d'élite
        [column-hoplites] hoplites contre aucun
        [column-no-hoplites] aucun hoplite contre hoplites
        [column-river] rivière franchie
        [column-landing] débarquement
        [column-uphill] montée
        [column-wall] mur franchi
        [column-assault] assaut
        [column-stratagem] stratagème
       *[column-reinforced-ships] navires renforcés
    } { $by ->
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $by }
    }
each-dice = { word-modifier }
each-columns = { word-modifier }


## Ce qu'il est bon de savoir avant de répondre

hint-battle = { $attack } PF contre { $defence }, rapport { $odds } ; { $winning ->
        [0] aucune chance de gagner
        [one] { $winning } chance sur 6 de gagner
       *[other] { $winning } chances sur 6 de gagner
    }
hint-stands = { $winner ->
        [athenian] Athènes
       *[syracusan] Syracuse
    } gagne ; unités touchées : Athènes { $hits-athenian }, Syracuse { $hits-syracusan }
hint-activation = { $cost ->
        [0] gratuit
       *[other] { $cost } PA
    }
hint-movement = { $cost ->
        [0] aucun PM
       *[other] { $cost } PM
    }
hint-unpaid = { hint-movement } ; plus de PA pour le combat : le groupe reviendrait affaibli
hint-unpaid-lost = { hint-unpaid }, et les unités déjà affaiblies seraient perdues : { $pieces }
hint-step-without-shore = { hint-movement } ; aucune côte libre où débarquer là-bas : seront perdus { $pieces }
hint-without-shore = aucune côte libre où débarquer : seront perdus { $pieces }
hint-crowds = toutes les unités à bord d'une flotte débarquent dans une seule zone, où la place manque : { $lost ->
        [one] au moins { $lost } unité sera perdue
       *[other] au moins { $lost } unités seront perdues
    }
hint-too-few-points = trop peu pour activer une zone : la moins chère coûte { $cheapest } PA
hint-overstacked = trop d'unités à { $place } : certaines seront perdues à la fin des mouvements
hint-leaders-alone = seuls à { $place } à côté de l'ennemi, qui les capture s'il y entre : { $pieces }
hint-until-announcement = on vous demandera de nouveau après la prochaine annonce
hint-supplies-fall = votre ravitaillement est coupé : il tombe à { $left } en fin de tour{ $left ->
        [0] , ce qui signifie la famine pour Athènes et la capitulation pour Syracuse
       *[other] {""}
    }
hint-exposed = en fin de tour, l'attrition à { $place } affaiblit { $all ->
        [6] toutes les unités
        [0] une unité { $one } fois sur 6
       *[other] toutes les unités { $all } fois sur 6{ $one ->
            [0] {""}
           *[other] , une seule { $one } fois
        }
    }
hint-works = { $cost } PT
hint-unit = { $strength } PF, { $weakened ->
        [0] plus aucun une fois affaiblie
       *[other] { $weakened } une fois affaiblie
    }
hint-weakened = affaiblie, { $strength } PF
hint-lost = { $strength } PF ; cette unité est perdue
hint-costs-unit = zone pleine, d'où personne ne peut repartir : une unité sera perdue
hint-overstacks = affaiblie, { $strength } PF ; à pleine force, il y aurait surempilement : une unité sera perdue après le combat si les pertes ne font pas de place
hint-delays = arriveront un tour plus tard : { $pieces }
hint-stratagem = { $effect ->
        [S1] combat naval, hors zone protégée : 2 colonnes en votre faveur
        [S2] combat naval, en défense : 1 colonne vers la gauche
        [S3] combat naval, en attaque : 1 colonne vers la droite
        [S4] un dé pour chaque unité navale des deux camps hors des ports : affaiblie sur 5 ou 6, en zone protégée sur 6 seulement
        [S5] dans le port athénien, Athènes perd une unité de trières et en affaiblit une autre
        [S6] désormais 1 colonne pour Syracuse dans tout combat naval ; Erasnidès doit être sur la carte
        [S7] une zone où vous avez des archers est fermée aux unités terrestres et chefs ennemis pour cette phase
        [S8] combat terrestre avec une unité spartiate : 1 colonne pour Syracuse
        [S9] après une victoire avec de la cavalerie : éliminez une unité ennemie affaiblie du combat
        [S10] avant un combat, un dé : de 3 à 6 Syracuse combat avec un tiers de moins, sur 1 ou 2 Athènes avec la moitié
        [S11] dans un combat : ajoutez la moitié des PF de vos unités d'une zone adjacente ; indispensable à l'assaut du camp
        [S12] construire un mur sans PT
        [S13] construire le camp ou un fort sans PT
        [S14] détruire un mur ennemi ou briser les chaînes sans jet de dé
        [S15] rétablir une unité affaiblie
        [S16] rétablir deux unités affaiblies
        [S17] un renfort ennemi arrive un tour plus tard, ou celui qui vient d'être appelé est annulé
        [S18] votre renfort optionnel arrive maintenant
        [S19] avant un combat : les chefs ennemis n'ajoutent rien au dé, et l'un d'eux est blessé
        [S20] un dé contre un chef ennemi ayant au plus une épée : il peut être perdu
        [S21] Alcibiade est rappelé et quitte le jeu
        [S22] votre ravitaillement monte de 1
        [S23] affaiblir jusqu'à deux unités terrestres ennemies et rendre malade un chef ennemi
        [S24] une unité alliée de l'ennemi quitte le jeu
       *[S25] prendre l'avantage, rétablir une unité, appeler le renfort optionnel ou tirer un pion
    }


## Les chances d'un combat, avant le dé

odds = { $attacker ->
        [athenian] Athènes
       *[syracusan] Syracuse
    } attaque en { $place } : { $attack } PF contre { $defence }, rapport { $ratio }{ $columns-count ->
        [0] {""}
       *[other] , décalé à { $column } ({ $columns })
    }{ $dice-count ->
        [0] {""}
       *[other] {" "}; dé : { $dice }
    }. Chances sur { $faces } : Athènes gagne { $wins-athenian }, Syracuse { $wins-syracusan } :{ $chances }
odds-none = Aucun combat ne va être résolu : il n'y a pas de chances à calculer.
each-chances = {"\u000A"}{"    "}{ $faces }/6 { $attacker } – { $defender } : { $winner ->
        [athenian] Athènes
       *[syracusan] Syracuse
    } gagne{ $then ->
        [fort-falls] {" "}et le fort tombe
        [camp-falls] {" "}et le camp tombe
       *[other] {""}
    } ; unités touchées : Athènes { $hits-athenian }, Syracuse { $hits-syracusan }


## Des mots qui ne veulent rien dire

misread-answer = « { $word } » n'est pas une réponse.
misread-place = Il n'y a pas de lieu « { $word } » : les lieux s'écrivent comme T17, M12, CAT ou labdalon.
misread-piece = Il n'y a pas de pion « { $word } » : les pions s'écrivent comme ath-H1, syr-T2 ou alcibiades.
misread-counter = Il n'y a pas de pion de stratagème « { $word } » : ils s'écrivent de K01 à K22.
misread-stratagem = Il n'y a pas de stratagème « { $word } » : ils s'écrivent de S1 à S25.
misread-number = « { $word } » n'est pas un nombre.
misread-wall = Il n'y a pas de mur « { $word } » : A1, A2, A3, S1, S2, S3A ou S3B.
misread-fort = Il n'y a pas de fort « { $word } » : olympieion, labdalon, syke ou plemmyrion.
misread-target = « { $word } » n'est pas une cible de stratagème : nommez un lieu, un pion, un mur, un fort, camp, chains, advantage, draw ou reinforcement.


## Ce que cherchent les joueurs

goal-party = { word-side }
goal-capitulation = Athènes l'emporte aussitôt si Syracuse est affamée : marqueur de ravitaillement en disette et à 0.
goal-fleet-lost = Syracuse l'emporte à la fin d'un tour où il ne reste à Athènes que { $most } points de force de trières ou moins.
goal-city-free = Après le dernier tour, Syracuse l'emporte si le camp a été détruit, ou si les chaînes sont posées et qu'il manque un des murs A1, A2 et A3.
goal-city-walled-in = Après le dernier tour, Athènes l'emporte si A1, A2 et A3 sont debout, Plemmyrion athénien et les chaînes absentes.
goal-most-points = Sinon, les points de victoire décident après le tour { $turn } ({ word-season } { $year } av. J.-C.) : jusqu'à 5 points d'écart, partie nulle ; le double des points ennemis, victoire stratégique.
goal-forts = Forts tenus, { $each } chacun : { $forts-count ->
        [0] aucun
       *[other] { $forts }
    }
goal-walls = Murs debout, { $each } chacun : { $walls-count ->
        [0] aucun
       *[other] { $walls }
    }
goal-ships = Unités de trières ennemies éliminées : { $each } chacune ({ $count ->
        [0] aucune
       *[other] { $count }
    } jusqu'ici)
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
goal-late-plemmyrion = Athènes n'a pas construit Plemmyrion à temps
goal-plemmyrion-due = Si Athènes n'a pas construit Plemmyrion à la fin du tour { $turn }
goal-syracusan-supply = Affamer Syracuse : son ravitaillement est à { $supply-value } sur 3{ $supply-face ->
        [appro] , sans disette
       *[disette] {" "}et en disette : il baisse à chaque tour
    }
goal-fleet-left = Trières athéniennes restantes : { $strength } points de force (victoire totale à { $most } ou moins)
goal-walled-in = Victoire totale après le dernier tour : { $walls } murs sur 3, Plemmyrion { $plemmyrion ->
        [unbuilt] pas construit
        [athenian] tenu
       *[syracusan] aux mains de Syracuse
    }, chaînes { $chains ->
        [unbuilt] absentes
        [built] posées : brisez-les
       *[destroyed] brisées
    }
goal-free = Victoire totale après le dernier tour : camp { $camp ->
        [unbuilt] pas construit
        [standing] debout
       *[destroyed] détruit, cela suffit
    } ; chaînes { $chains ->
        [unbuilt] absentes
        [built] posées
       *[destroyed] brisées
    }, { $walls } murs athéniens sur 3
goal-forts-to-take = Forts à prendre, { $each } chacun : { $forts }

## Lieux

place-name = { $place }
place-ground = { $ground ->
        [clear] Terrain dégagé.
        [high] Terrain élevé : y monter depuis un terrain dégagé coûte 1 de plus.
        [city] La ville de Syracuse, fortifiée : fermée à Athènes.
        [camp] Le camp athénien, fortifié : fermé à Syracuse.
        [city-port] Port de Syracuse : fermé à Athènes.
        [camp-port] Port du camp athénien : fermé à Syracuse.
        [harbour] Le Grand Port : eaux protégées.
        [sea] Pleine mer.
        [catania] Catane, hors de la carte : pour Athènes seule.
       *[fort] L'intérieur d'un fort.
    }
place-fort = Fort { $fort } : { $owner ->
        [athenian] athénien.
        [syracusan] syracusain.
       *[unbuilt] pas encore construit.
    }
place-camp-site = Camp athénien : { $camp ->
        [standing] construit.
        [destroyed] détruit, perdu pour toujours.
       *[unbuilt] peut être construit ici.
    }
place-wall = Mur { $wall } { word-of-side } : { $work ->
        [built] construit.
        [destroyed] en ruine.
       *[unbuilt] pas construit.
    }
place-chains = Chaînes à l'entrée du port : { $work ->
        [built] fermées.
        [destroyed] rompues.
       *[unbuilt] pas posées.
    }
place-points = Vaut { $points } points de victoire au camp qui le contrôle.
place-force = { word-side } : { place-counted-units }{ place-counted-leaders }.
place-counted-units = { $units ->
        [0] {""}
        [one] 1 unité, force { $strength }
       *[other] { $units } unités, force { $strength }
    }
place-counted-leaders = { $leaders ->
        [0] {""}
        [one] { $units ->
            [0] {""}
           *[other] {", "}
        }1 chef
       *[other] { $units ->
            [0] {""}
           *[other] {", "}
        }{ $leaders } chefs
    }
place-empty = Personne ici.
place-room = Place pour { word-side } : { $used } sur { $limit } { $counted ->
        [units] unités.
       *[ship-strength] points de force de navires.
    }
place-no-limit = Place pour un nombre quelconque d'unités.
place-exposed = Attrition à la fin du tour ({ word-side }) : une unité affaiblie dans { $one } cas sur 6, toutes dans { $all } cas.
place-way = { $to } : { $closed ->
        [both] fermé
       *[other] { $way ->
            [sea] par mer
            [fort] 1 PM
           *[land] { $points } PM
        }{ $way ->
            [coast] , par le rivage
           *[other] {""}
        }{ $river ->
            [yes] , rivière
           *[no] {""}
        }{ $climb ->
            [yes] , en montée
           *[no] {""}
        }{ $wall ->
            [yes] , mur
           *[no] {""}
        }{ $closed ->
            [athenian] , fermé à Athènes
            [syracusan] , fermé à Syracuse
           *[other] {""}
        }
    }
place-reach = { $group ->
        [fleet] Flotte
        [army] Armée
       *[leaders] {""}
    }{ $group ->
        [leaders] {""}
       *[other] {" "}
    }depuis { $from } ({ place-counted-units }{ place-counted-leaders }) : { $actions ->
        [0] aucun PA
       *[other] { $actions } PA
    }{ $group ->
        [fleet] {""}
       *[other] {", "}{ $points } PM
    }{ $fights ->
        [yes] {" "}; un combat s'ensuit
       *[no] {""}
    }
place-build = Construire { word-work } : { $cost } PT.
place-build-not = Pas encore : { word-work } ({ $cost } PT). { refusal-cannot-build }
place-fight = Les deux camps sont ici : il faut combattre.
place-assault = Donner l'assaut au fort { $fort }.
place-siege = Le fort { $fort } est assiégé à la fin du tour.
place-take-fort = Le fort { $fort } est vide : une unité qui y entre le prend.
place-breach = Le mur { $wall } peut être abattu à la fin du tour.
place-landing = Les troupes à bord peuvent débarquer : { $zone }.
