# Les mots des pages hors d'une table.

## Partout
skip-to-page = Aller au contenu
pages = Pages
nav-games = Jeux
nav-tables = Tables
nav-rules = Règles
nav-about = À propos
nav-me = Compte
other-language = English
to-dark = Thème sombre
to-light = Thème clair
footer = Logiciel libre. Ni publicité ni pistage, un seul cookie, nécessaire.
again = Réessayer

## Les jeux
game-antike = Antike
game-antike-about = Fondez des villes, élevez des temples, sillonnez les mers et soyez le premier à rallier les grands personnages de l'Antiquité.
game-antike-facts = 2 à 6 joueurs · environ 90 minutes · sans dés
game-syracuse = Syracuse 415–413 av. J.-C.
game-syracuse-about = Athènes envoie sa flotte en Sicile : emmurez Syracuse et affamez-la, ou défendez la ville et anéantissez l'expédition.
game-syracuse-facts = 2 joueurs · environ 2 heures · dés et stratagèmes secrets
game-hellespont = Hellespont 411–410 av. J.-C.
game-hellespont-about = Deux flottes, un détroit : de celui qui le tient dépend le pain des Athéniens.
game-hellespont-facts = 2 joueurs · environ 2 heures · dés et stratagèmes secrets
game-peloponnesian-war = La guerre du Péloponnèse
game-peloponnesian-war-about = Vingt-sept ans de guerre entre Athènes et Sparte, seul contre le système ou à deux, l'un contre l'autre.
game-peloponnesian-war-facts = 1 ou 2 joueurs · une soirée · dés

## Accueil
front-title = Jouez l'Antiquité
learn = Première partie guidée
quick-side = Vous menez
quick-opponent = Adversaire
quick-system = le système
quick-bot = { $level ->
    [random] au hasard
    [greedy] débutant
    [search-1] recrue
    [search-2] hoplite
    [search-3] capitaine
    [search-4] stratège
    [search-5] polémarque
   *[other] { $level }
}
side-athens = Athènes
side-syracuse = Syracuse
side-sparta = Sparte
side-dealt = au sort
side-chosen = à mon choix
at-this-screen = Sur un seul écran
invite-friends = Inviter des amis, choisir les options
read-rules = Règles
all-tables = Toutes mes tables
starting = Mise en place du plateau…

## En attendant
share-link = Partager

## Listes de tables
list-mine = Mes tables
list-open = Tables ouvertes
list-live = Parties en cours
list-over = Parties terminées
list-hidden = Tables masquées
list-search = Chercher par nom
list-more = Afficher la suite
list-game = Jeu
list-any-game = Tous les jeux
none-mine = Vous n'êtes encore à aucune table. Choisissez un jeu et jouez contre l'ordinateur, ou créez une table et envoyez son lien à un ami.
none-open = Personne ne cherche de joueurs en ce moment. Créez une table publique : les autres la trouveront ici.
none-live = Aucune partie publique n'est en cours. Commencez-en une : d'autres pourront la suivre.
none-over = Aucune partie publique n'est encore terminée. On pourra les revoir ici, coup par coup.
none-hidden = Vous n’avez masqué aucune table. Une table masquée dans « Mes tables » continue et se retrouve ici.
none-found = Aucune table ne porte ce nom. Essayez un mot plus court.
make-table = Créer une table
turn-yours = À vous
turn-others = On attend les autres
table-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
table-ready = Prête à commencer
table-full = En attente de l’hôte
table-won = Vous avez gagné{ $resigned ->
    [yes] {" "}par abandon
   *[no] {""}
}
table-lost = Vous avez perdu{ $resigned ->
    [yes] {" "}par abandon
   *[no] {""}
}
table-others = Victoire{ $resigned ->
    [yes] {" "}par abandon
   *[no] {""}
} : { $names }
table-draw = Personne n’a gagné
table-closed = Fermée
table-abandoned = Fermée : plus personne ne venait
table-hide = Masquer
table-hide-about = Retire la table de votre liste. Rien d’autre ne change : vous la retrouvez sous « Tables masquées ».
table-show = Montrer à nouveau
table-closes = { $days ->
    [0] sera fermée aujourd’hui : ouvrez-la pour la garder
    [one] sera fermée demain : ouvrez-la pour la garder
   *[other] sera fermée dans { $days } jours : ouvrez-la pour la garder
}
table-number = { $count ->
    [one] une action
   *[other] { $count } actions
}
seats-are-bots = { $count ->
    [one] ordinateur
   *[other] { $count } ordinateurs
}
seat-is-free = place libre

## Une nouvelle table
new-title = Une nouvelle table
new-which = Quel jeu ?
new-scenario = Scénario
new-usual = par défaut
new-first = une bonne première partie
new-count = Joueurs
new-players = { $count ->
    [one] 1 joueur, contre le système du jeu
   *[other] { $count } joueurs
}
new-players-nations = { $count } joueurs, { $nations } nations
new-players-two-each = { $count } joueurs, deux nations chacun
new-seats = Joueurs
new-player = Joueur { $number }
new-alone = Vous
new-options = Options
new-options-usual = toutes par défaut
new-options-changed = { $count ->
    [one] 1 modifiée
   *[other] { $count } modifiées
}
new-me = Moi
new-open = Libre : ouverte à tous, par le lien ou la liste
new-bot = { $level ->
    [random] Ordinateur au hasard : fait n’importe quel coup
    [greedy] Ordinateur débutant : prend ce qui semble le mieux sur le moment
    [search-1] Ordinateur recrue : prévoit ses coups, se trompe souvent
    [search-2] Ordinateur hoplite : prévoit ses coups, se trompe parfois
    [search-3] Ordinateur capitaine : joue la suite avant de se décider
    [search-4] Ordinateur stratège : joue plus de suites, et plus loin
    [search-5] Ordinateur polémarque : le plus fort, prend son temps
   *[other] Ordinateur : { $level }
}
new-who-sees = Qui peut la trouver
new-link = Seulement ceux qui ont le lien
new-public = Tout le monde : elle figure dans la liste des tables ouvertes, et chacun peut regarder
new-name = Nom de la table (facultatif)
new-make-start = Commencer la partie
new-make-wait = Créer la table et obtenir le lien
new-no-me = Vous n'avez pas de place : donnez-vous-en une pour jouer, ou regardez jouer les ordinateurs.

## Vous
me-title = Compte
me-guest = Vous jouez sous le nom de { $name }, en invité : seul ce navigateur vous connaît. Avec un nom et un mot de passe, vous retrouvez vos tables sur tous vos appareils.
me-guest-name = Le nom que les autres voient
me-guest-name-keep = Prendre ce nom
me-guest-name-kept = Vous vous appelez ainsi désormais.
me-account = Vous êtes connecté sous le nom de { $name }.
me-nobody = Il ne faut pas de compte pour jouer. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
me-claim = Créer un compte
me-login = Se connecter
me-logout = Se déconnecter
me-name = Nom
me-name-help = De 3 à 24 lettres d’un même alphabet, chiffres, espaces simples, traits d’union ou points. Les autres le voient.
me-password = Mot de passe
me-password-help = De 8 à 128 caractères.
me-settings = Réglages
me-notify-denied = Votre navigateur bloque les notifications de cette page ; autorisez-les d'abord dans ses réglages.
me-change-password = Changer le mot de passe
me-old-password = Mot de passe actuel
me-new-password = Nouveau mot de passe
me-password-changed = C’est fait. Vous avez été déconnecté partout ailleurs, et les jetons de vos programmes ne sont plus valables : créez-en de nouveaux.
me-sessions = Où vous êtes connecté
me-session-here = ici
me-session-seen = dernière visite : { $when }
me-session-end = Déconnecter
me-tokens = Accès pour des programmes
me-tokens-about = Avec un jeton, un robot à vous agit en votre nom. Gardez-le comme un mot de passe. Un nouveau mot de passe met fin à tous les jetons.
me-token-name = À quoi il sert
me-token-make = Créer un jeton
me-token-once = Copiez-le maintenant ; il ne sera plus affiché :
me-token-withdraw = Révoquer
me-no-tokens = Vous n'en avez pas. La page /api décrit comment les programmes parlent au serveur.
me-locked = Ce compte est verrouillé. Adressez-vous à la personne qui gère ce serveur.
me-token-scope = Ce qu’il permet
me-scope-read = seulement regarder
me-scope-play = jouer
me-scope-all = jouer et gérer le compte
me-token-days = Durée de validité
me-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
me-token-forever = sans limite
me-token-until = jusqu’au { $when }
me-token-ended = expiré
me-token-created = créé : { $when }
me-token-used = dernière utilisation : { $when }
me-token-unused = jamais utilisé
me-blocks = Personnes bloquées
me-blocks-about = Leurs messages ne vous sont plus montrés, leurs revanches ne vous donnent pas de place et elles ne peuvent pas s’asseoir à vos tables. On bloque quelqu’un dans la discussion d’une table.
me-no-blocks = Vous n’avez bloqué personne.
unblock = Débloquer
unblock-name = Débloquer { $name }
rematch-given = Quelqu’un veut rejouer et vous garde une place.
decline-name = Décliner : { $name }
notice = Annonce
notice-put-away = Fermer
me-delete = Supprimer mon compte
me-delete-about = Supprime définitivement votre nom, vos réglages, vos notes et vos jetons. Vous quittez vos tables ; celles où personne d’autre n’a joué disparaissent, les autres parties terminées restent, sans votre nom.
me-forget = M’oublier
me-forget-about = Vous n’avez pas de compte : seul ce navigateur vous connaît. L’oubli efface pour de bon votre nom, vos réglages et vos notes. Vous quittez vos tables ; celles où personne d’autre n’a joué sont supprimées, les autres parties terminées restent sans votre nom.
me-delete-sure = Supprimer tout ce qui me concerne. C’est définitif.

## Règles
rules-of = Règles : { $game }
overview = Le jeu en une page
overview-goal = Ce que vous cherchez à faire
overview-board = Le plateau
overview-picture = Le plateau au début d’une partie, avec des numéros que la liste explique
overview-example = Un tour en exemple
rules-note = Les règles dans nos propres mots. Les questions et les refus citent ces numéros.

## À propos
about-title = À propos de Polemarch
about-1 = Polemarch est un lieu pour jouer à des jeux de plateau sur l'Antiquité, en appliquant toutes les règles : on vous dit toujours ce que vous pouvez faire, et rien d'autre n'est possible. Chaque refus cite sa règle.
about-dice-title = Des dés honnêtes
about-dice = Avant une partie, le serveur s'engage sur un nombre secret en publiant son empreinte, et chaque joueur ajoute un nombre. Tous les dés en découlent ; après la partie, la page vérifie que le serveur a tenu parole. Personne, pas même le propriétaire du serveur, ne peut choisir un jet.
about-secret-title = Ce qui est caché le reste
about-secret = Le serveur n'envoie à chaque joueur que ce qu'il a le droit de savoir. Il n'y a rien à découvrir dans la page ni sur le réseau.
about-privacy-title = Vous et vos données
about-privacy = Un cookie, pour que le serveur vous reconnaisse ; aucun pistage, aucune requête vers qui que ce soit d'autre. Sous « Compte », vous pouvez supprimer d'un coup tout ce qui vous concerne.
about-keys-title = Clavier et lecteurs d'écran
about-keys = Tout se fait au clavier : Tab parcourt ce qui peut être choisi, les chiffres donnent les réponses, / permet de les taper, ? montre toutes les touches. Le plateau est aussi une liste de lieux avec ce qui s'y trouve.
about-programs-title = Robots et programmes
about-programs = Tout ce que fait cette page, un programme peut le faire aussi ; c'est décrit à l'adresse
about-source-title = Logiciel libre
about-source = Sous licence MIT ou Apache 2.0, à votre choix. Les jeux sont l'œuvre de leurs auteurs et éditeurs ; Polemarch n'en reprend ni texte ni image.

## Quand quelque chose échoue
unloaded = Cette page n'a pas pu être chargée
unloaded-why = La connexion est peut-être coupée, ou le serveur a une page plus récente. Rien n'est perdu : les parties sont gardées sur le serveur.
failed-closing = Le serveur est injoignable ou redémarre. Rien n'est perdu : tout ce qui a été confirmé est enregistré. Réessayez dans un instant.
failed-too-many = C'était trop à la fois. Rien n'a changé. Attendez un instant et réessayez.
failed-read-only = Le disque du serveur est plein : rien de nouveau ne peut être enregistré. Rien n'est perdu. Prévenez la personne qui gère ce serveur.
failed-internal = Une erreur s'est produite sur le serveur, qui l'a notée. Rien n'a changé. Réessayez ; si cela se répète, prévenez la personne qui gère ce serveur.
failed-credentials = Nom ou mot de passe incorrects. Rien n'a changé.
failed-taken = Ce nom est pris ou réservé, ou ressemble trop à celui de quelqu’un d’autre. Rien n’a changé ; choisissez-en un autre.
failed-unknown = Le serveur ne connaît plus ce navigateur. Reconnectez-vous, ou continuez en invité depuis l'accueil.
failed-missing = Cela n'existe pas ou n'existe plus. Vérifiez que le lien est complet.
failed-other = Refusé, et rien n'a changé : { $why }

## Première partie guidée
learn-title = { $game } : votre première partie
learn-about = { $count } petites étapes sur un vrai plateau, contre l'ordinateur, avec de vraies décisions. Comptez dix minutes ; vous pouvez partir à tout moment et reprendre plus tard.
learn-table = Première partie guidée : { $game }
learn-begin = Commencer
learn-go-on = Reprendre à l'étape { $step } sur { $count }
learn-anew = Recommencer
learn-next = Suivant
learn-leave = Quitter
learn-leave-note = Vous pourrez reprendre plus tard
learn-play-on = Continuer sans le guide
learn-wait = Les autres jouent ; regardez la carte.
learn-free = Choisissez ce que vous voulez : tout ce qui brille est permis.
learn-finished = Vous en savez assez pour commencer. Finissez cette partie, ou commencez-en une nouvelle.
learn-over = La partie est finie. Vous en savez assez pour la suivante !
