# Ce que signifient les scénarios et les options des jeux, pour qui crée une table.

## Antike
about-antike-scenario-west = De la Bretagne à la Syrie : Grecs, Romains, Germains et, à plus de nations, Phéniciens, Carthaginois et Perses.
about-antike-scenario-east = De la Sicile à l'Indus : Grecs, Perses, Arabes et, à plus de nations, Phéniciens, Égyptiens et Babyloniens.
about-antike-option-nations = Peu de nations grandissent en paix ; nombreuses, elles se heurtent plus tôt.
about-antike-option-deal = Si les joueurs choisissent, chacun voit les cités de départ avant de se décider.
about-antike-option-long = Avec une seule cité, le début est plus lent et la partie plus longue.
about-antike-option-victory = Ne compte qu'à trois nations ; à plus de nations, l'objectif est plus bas et fixé d'avance.

## Syracuse
about-syracuse-scenario-historical = Neuf tours à partir de l'automne 415 av. J.-C. Syracuse tient le pion qui rappelle Alcibiade, et tout le monde le sait.
about-syracuse-scenario-variant = Comme dans l'histoire, mais le pion qui rappelle Alcibiade est dans le bol : nul ne sait quand il en sortira.
about-syracuse-scenario-alcibiades = Dix tours à partir de l'été 415 av. J.-C., et Alcibiade n'est jamais rappelé : Athènes est plus forte.
about-syracuse-option-edition = Les deux livrets diffèrent sur quelques détails, comme les dés de travaux ou le refus du combat. Le français est l'original.

## Hellespont
about-hellespont-scenario-historical = La campagne telle qu'elle a commencé, avec les forces et les chefs d'alors.
about-hellespont-scenario-alcibiades = Et si Athènes avait fait confiance à Alcibiade comme autrefois à Périclès ?
about-hellespont-option-siege_ratio = Combien de dés perd un assiégeant à peine plus fort que la garnison. Les chiffres imprimés se lisent comme si plus de force nuisait.
about-hellespont-option-storm = Comment une tempête frappe les navires au large d'une plage ou d'un port ami.

## La guerre du Péloponnèse
about-peloponnesian-war-scenario-peloponnesian-war = Toute la guerre : une soirée ou deux.
about-peloponnesian-war-scenario-archidamian-war = Les premières années, avec Périclès : une bonne première partie, d'une heure environ.
about-peloponnesian-war-scenario-decelean-war = De l'expédition de Sicile au fort spartiate en Attique.
about-peloponnesian-war-scenario-fall-of-athens = La fin : Athènes survivra-t-elle à la perte de son armée en Sicile ?
about-peloponnesian-war-option-sicily = La règle et l'aide de jeu se contredisent ; nous suivons la règle, sauf avis contraire.
about-peloponnesian-war-option-athens-leader = Si une bataille à Athènes appelle un chef dans la cité.
about-peloponnesian-war-option-passing = L'habileté du camp que joue le système quand il manque d'argent ou de troupes.
