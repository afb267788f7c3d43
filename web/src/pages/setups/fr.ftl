# Ce que signifient les scénarios et les options des jeux, pour qui crée une table.

## Antike
about-antike-scenario-west = De la Bretagne à la Syrie : Grecs, Romains, Germains et, avec davantage de nations, Phéniciens, Carthaginois et Perses.
about-antike-scenario-east = De la Sicile à l'Indus : Grecs, Perses, Arabes et, avec davantage de nations, Phéniciens, Égyptiens et Babyloniens.
about-antike-option-nations = Avec peu de nations, chacune a la place de grandir en paix ; avec davantage, on se bat plus tôt.
about-antike-option-deal = Si les joueurs choisissent, ils voient d'abord les villes de départ.
about-antike-option-long = Avec une seule ville, le début est plus lent et la partie plus longue.
about-antike-option-victory = Seulement à trois nations. Avec davantage de nations, l'objectif est plus bas et fixé d'avance.
about-antike-option-fights = D'après la règle, un combat se poursuit, un pour un, jusqu'à ce qu'un camp n'ait plus de légion ou de galère sur place. L'autre option permet de n'échanger que quelques unités.
about-antike-option-entry = Quand des unités entrent dans votre province, vous combattez toutes celles de leur nation qui s'y trouvent, ou seulement les nouvelles venues.
about-antike-option-coins = Chacun reçoit autant de pièces dans les deux cas. Au début de la manche, elles arrivent plus tôt ; si la banque se vide, les dernières nations n'en ont pas.
about-antike-option-supply = La boîte contient 90 jetons de 1, 2 et 5 : au plus 150 unités de chaque ressource ; la règle ne dit pas combien. Quand une ressource est épuisée, personne n'en reçoit tant qu'on n'en a pas rendu.

## Syracuse
about-syracuse-scenario-historical = Neuf tours à partir de l'automne 415 av. J.-C. Syracuse tient le pion qui rappelle Alcibiade, et tout le monde le sait.
about-syracuse-scenario-variant = Comme dans l'histoire, mais le pion qui rappelle Alcibiade est dans le bol : nul ne sait quand il en sortira.
about-syracuse-scenario-alcibiades = Dix tours à partir de l'été 415 av. J.-C., et Alcibiade n'est jamais rappelé : Athènes est plus forte.
about-syracuse-option-edition = Les deux livrets diffèrent sur quelques détails, comme les dés de travaux ou le refus du combat. Le français est l'original.
about-syracuse-option-leader_passage = La règle compte un trajet en mer comme le mouvement complet d'un chef ; elle dit moins nettement s'il peut d'abord marcher jusqu'aux navires.
about-syracuse-option-ruins = À la lettre, un mur détruit doit être réparé avant d'en construire un autre, même quand un mur ennemi interdit la réparation : Syracuse ne peut alors plus rien bâtir.

## Hellespont
about-hellespont-scenario-historical = Dix mois à partir d'août 411 av. J.-C. : les flottes d'Athènes et de Sparte se disputent le détroit par où passe le blé d'Athènes.
about-hellespont-scenario-alcibiades = Et si : Alcibiade revient tôt, avec les pleins pouvoirs, à la place de Thrasybule ; Athènes commence avec l'avantage, et cinq stratagèmes sont retirés.
about-hellespont-option-siege_ratio = Le texte imprimé retire 1 dé en dessous de la force de la garnison, 2 en dessous du double et 3 en dessous du triple. Par défaut, l'ordre est inversé, pour que l'assiégeant le plus faible perde le plus.
about-hellespont-option-storm = Dans le texte imprimé, les navires au large de plages et près d'un port ami sont touchés sur 5 et 6, les autres sur 6. Par défaut, les deux nombres sont échangés, pour que l'abri protège.
about-hellespont-option-evasion_loss = Une flotte qui s'évade affaiblit une de ses unités : à la lettre n'importe laquelle, troupes embarquées comprises ; dans l'autre lecture, une unité navale.
about-hellespont-option-returned_units = La règle ne dit pas sur quelle face revient une unité terrestre rappelée par l'avantage : à pleine force, ou affaiblie.

## La guerre du Péloponnèse
about-peloponnesian-war-scenario-peloponnesian-war = Toute la guerre en dix tours, ou jusqu'à ce qu'un camp se rende : une soirée ou deux. Vous commencez avec Athènes ; plus de 150 points font une victoire décisive.
about-peloponnesian-war-scenario-archidamian-war = Le même début, mais trois tours au plus ; fin anticipée par un armistice, ou quand vous revenez à Athènes après avoir changé de camp. 40 points suffisent : une bonne première partie.
about-peloponnesian-war-scenario-decelean-war = Les tours 6 à 8 : Nicias est devant Syracuse, passée à Sparte. Vous commencez avec Athènes ; pas d'armistice ; 40 points donnent la victoire.
about-peloponnesian-war-scenario-fall-of-athens = Les tours 7 à 10 : vous commencez avec Sparte, et une grande part de la Ligue de Délos est en révolte. Pas d'armistice ; 40 points donnent la victoire.
about-peloponnesian-war-option-sicily = La règle et l'aide de jeu se contredisent. Par défaut, on suit la règle.
about-peloponnesian-war-option-athens-leader = Une bataille à Athènes appelle-t-elle un chef dans la cité ?
about-peloponnesian-war-option-passing = Ce que fait le camp du système quand il manque d'argent ou de troupes : la règle le fait passer, on peut le laisser se débrouiller.
about-peloponnesian-war-option-control = Un espace pris ce tour coupe-t-il la ligne de l'Euxin, ou ouvre-t-il l'Isthme, avant la phase administrative ?
about-peloponnesian-war-option-cavalry = Les cavaliers d'Athènes doivent-ils sortir contre une armée devant le Pirée, et inversement ?
about-peloponnesian-war-option-half = Ce dont les hoplites spartiates, ou les navires athéniens, doivent former au moins la moitié pour avoir leur bonus de 2 au combat.
about-peloponnesian-war-option-deaths = Aucun camp ne perd plus de trois chefs par l'événement 11 ; les derniers scénarios commencent avec des chefs morts.
about-peloponnesian-war-option-lone-leader = L'auteur a donné les deux réponses sur le sort d'un chef intercepté parmi des amis.
about-peloponnesian-war-option-chance = La règle veut que tout ce qui est laissé au hasard profite au camp du système ; à vous de dire si cela vaut aussi pour ce qui touche vos propres armées. Sans effet à deux joueurs.
about-peloponnesian-war-option-surrender = Une reddition vaut 200 points divisés par les tours écoulés. Les scénarios comptent les points comme la guerre entière, donc tous les tours de la guerre. Si seuls comptaient ceux du scénario, elle vaudrait 50 points ou plus, et 40 suffisent.
