# Les mots de la page elle-même. Les phrases des jeux viennent de leurs crates.

## Partout
loading = Un instant…
close = Fermer
copied = Copié
send = Envoyer
to-front = Retour à l’accueil
language = Langue
theme = Thème
theme-system = Celui du système
theme-light = Clair
theme-dark = Sombre
not-found = Il n’y a rien ici

## Accueil
front-motto = Des jeux du monde antique, toutes règles appliquées.
play-now = Jouer maintenant
invite = Inviter des amis
your-turn = À vous

## Table
more-counters = { $count ->
    [one] Encore un pion
   *[other] Encore { $count } pions
}
map = Carte
zones = Zones de la carte
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Toute la carte
seats = Places
seat = Place { $seat }
seat-open = libre
seat-left = parti
seat-open-again = Libérer cette place
seat-put-out = Exclure
put-out-list = Vous avez exclu :
admit = Réadmettre
admit-name = Réadmettre { $name }
you-are-out = L’hôte vous a exclu de cette table. Vous pouvez regarder.
decline = Décliner
decline-and-block = Décliner et bloquer { $name }
decline-about = Vous quittez cette table, et aucune autre revanche de cette partie ne vous donnera de place.
block = Bloquer
block-name = Bloquer { $name }
seat-to-computer = Confier à l’ordinateur
bot-level = { $level ->
    [random] joue au hasard
    [greedy] débutant
    [search-1] recrue
    [search-2] hoplite
    [search-3] capitaine
    [search-4] stratège
    [search-5] polémarque
   *[other] joue pour gagner
 }
seat-bot = ordinateur{ $level ->
    [random] , au hasard
    [greedy] , débutant
    [search-1] , recrue
    [search-2] , hoplite
    [search-3] , capitaine
    [search-4] , stratège
    [search-5] , polémarque
   *[other] {""}
}
bot-thinks = réfléchit…
you = vous
present = est là
absent = est absent
is-asked = doit décider
phases = Phases
menu = Menu
panels = Panneaux
panel = État
log = Journal
rules = Règles
chat = Discussion
notes = Notes
replay = Revoir
fair = Dés
reconnecting = Connexion perdue : reconnexion…
table-of = Chez { $host }
table-of-nobody = Une table
table-forked = Variante à partir de l’action { $number }
table-forked-named = { $name }, à partir de l’action { $number }
table-broken = Cette table ne peut pas être affichée
seats-free = { $count ->
    [one] Une place est libre : envoyez le lien à un ami.
   *[other] { $count } places sont libres : envoyez le lien à vos amis.
}
all-seated = Tout le monde est là.
all-seated-host = Tout le monde est là : vous pouvez commencer la partie.
waiting-for-people = Toutes les places sont prises. Absents pour l’instant : { $names }.
invited = { $name } vous garde une place.
somebody = Quelqu’un
start-when-full = La partie peut commencer quand toutes les places sont prises.
start-when-here = La partie peut commencer quand chacun a ouvert cette page une fois.
closed-unbegun = Cette table a été fermée avant le début de la partie.
rematch-offer = Une revanche ?
rematch-offered = { $name } aimerait rejouer.
rematch-accept = Aller à la nouvelle table
sit = Prendre cette place
start = Lancer la partie
close-table = Fermer la table
host-starts = L’hôte lancera la partie.
leave = Partir

## Décision
decision = Décision
waiting = Un instant…
answered-for-you = Vous n’avez rien à choisir ici. La réponse est donnée pour vous dans un instant.
others-asked = On attend { $who }{ $phase ->
    [none] {""}
   *[other] {" "}({ $phase })
}.
over = La partie est finie.
step = Étape suivante
faster = Plus vite
pace = Rythme des tours adverses
pace-slow = lent
pace-usual = normal
pace-fast = rapide
skip = Sauter { $count ->
    [one] une action
   *[other] { $count } actions
}
confirm-turn = Votre tour se termine quand vous le confirmez. D’ici là, vous pouvez annuler.
confirm = Finir mon tour
open-rule = Lire cette règle
chosen-so-far = { $count ->
    [one] Il reste une possibilité.
   *[other] Il reste { $count } possibilités.
}
choose-on-board = { $count ->
    [one] Une possibilité sur le plateau : choisissez ce qui brille.
   *[other] { $count } possibilités sur le plateau : choisissez ce qui brille.
}
step-back = Revenir en arrière
answers-search = Chercher dans les réponses
stacks = Piles : qui est où
stacks-search = Chercher un lieu ou une unité
stacks-none = Aucune pile ne correspond.
stack-empty = Il n’y a personne ici.
list-all = Afficher les { $count }
more-answers = { $count ->
    [one] 1 autre réponse
   *[other] { $count } autres réponses
}
all-lasting-chance = Quel que soit votre choix, il sera définitif.
all-lasting-turn = Après votre choix, les autres jouent.
all-lasting-reply = Après votre choix, les autres peuvent réagir, puis vous continuez.
lasting-chance = définitif
lasting-turn = puis les autres jouent
lasting-reply = les autres peuvent réagir, puis vous continuez
not-now = Vous ne pouvez pas choisir cela maintenant.
undo = Annuler
undo-alone = Revenir à votre dernière décision. Les dés ne changent pas : la même réponse donne le même jet.
undo-not = { $why ->
    [answered] Quelqu’un d’autre a répondu depuis votre dernière décision. Le menu permet de proposer un retour en arrière.
    [shown] Un dé a été lancé ou un secret dévoilé depuis votre dernière décision. Le menu permet de proposer un retour en arrière.
   *[nothing] Vous n’avez encore rien décidé qui puisse être annulé.
}
redo = Refaire
reset = Recommencer le tour
typed = Taper une réponse
typed-example = Les premières lettres suffisent, par exemple : dép ath
typed-none = Aucune réponse ne commence ainsi.
program = Répondre d’avance
program-how = Chaque fois que cette question reviendra, cette réponse sera donnée pour vous, jusqu’à ce que la situation change ou que le nombre soit épuisé.
program-times = Au plus ce nombre de fois
program-none = On ne peut pas répondre d’avance à cette question.
program-do = Répondre ainsi
program-own = Réponses données pour vous
program-left = { $times ->
    [one] encore une fois
   *[other] encore { $times } fois
}
program-withdraw = Annuler toutes les réponses données d’avance
hand-look = Voir la main : { $name }
hand-how = Vous êtes deux à cet écran : l’autre détourne les yeux. La main se cache dès que la question n’est plus à { $name }.
hand-more = D’autres choix sont dans la main ({ $name }) : regardez-la, ou passez.
each-hint = Pour chaque réponse : { $hint }
pass-together = Personne ne joue rien ce tour-ci
keys = Touches
key-answers = Donner la réponse qui porte ce numéro
key-tab = Parcourir tout ce qui peut être choisi
key-enter = Choisir, confirmer
key-escape = Revenir en arrière
key-stacks = Ouvrir une pile
key-typed = Taper une réponse
key-undo = Annuler, refaire
key-arrows = D’un lieu de la carte, ou d’un signe d’un panneau, au suivant
key-card = Entrer dans la fiche de l’élément choisi
key-help = Montrer ou cacher cette liste

## Journal et règles
log-more = Afficher { $count } entrées plus anciennes
log-new = Nouveau
log-counters = Pions
since = Depuis votre dernier tour
since-points = { $name } : { $now } points, contre { $then } auparavant
since-again = Revoir
sound = Son
sound-on = Activer le son
sound-off = Couper le son
fair-deal = Tirage
last-roll = Dernier jet : { $dice }
result = Résultat
result-you-won = Vous avez gagné !
result-won = { $game ->
    [antike] Victoire des { $winners }
   *[other] Victoire : { $winners }
}
result-you-lost = Vous avez perdu
result-draw = Personne n’a gagné
result-resigned = { $who ->
    [you] Vous avez abandonné.
    [others] Les autres ont abandonné.
   *[name] { $game ->
        [antike] Les { $name } ont abandonné.
       *[other] { $name } a abandonné.
    }
}
result-cause = { $cause ->
    [agreement] Les joueurs se sont accordés sur la nulle.
    [abandoned] La table a été fermée : personne n’y jouait plus depuis longtemps.
    [deserted] Le dernier joueur a abandonné.
   *[closed] La table a été fermée.
}
result-who = Joueur
result-points = Points
result-course = Les points au fil des tours
result-turns = Les tournants de la partie
result-turn = Tour { $turn } : { $kind ->
    [lead] l’avantage passe ({ $name })
   *[other] { $name }, { $by } points de plus
}
result-end = À la fin
result-turn-begins = Avant le tour { $turn }
result-separator = {", "}
result-luck = La chance aux dés
result-dice = { $name } : { $dice ->
    [one] 1 dé, total { $rolled }, moyenne attendue { $mean }
   *[other] { $dice } dés, total { $rolled }, moyenne attendue { $mean }
}
log-none = Il ne s’est encore rien passé.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-failed = Les règles n’ont pas pu être chargées. Rechargez la page.

## Discussion et notes
chat-none = Personne n’a encore rien dit.
chat-spectators = Seuls les spectateurs lisent ceci.
chat-unread = { $count ->
    [one] nouveau message
   *[other] nouveaux messages
}
chat-say = Dire quelque chose
notes-empty = Vous seul pouvez lire ce que vous écrivez ici.
notes-yes = Enregistré.
notes-no = Enregistrement…
notes-failed = Pas enregistré. Écrivez de nouveau quand la connexion sera revenue.

## Revoir
replay-at = Après { $now } actions sur { $last }
replay-back = Une action en arrière
replay-on = Une action en avant
replay-phase-back = À la phase précédente
replay-phase-on = À la phase suivante
replay-play = Lire
replay-pause = Pause
replay-present = Revenir au présent
looking-back = Vous revoyez la partie : action { $now } sur { $last }
copy-moment = Copier le lien vers ce moment
fork = Rejouer à partir d’ici
fork-note = Crée une table à vous qui part de ce moment ; l’ordinateur prend les autres places.

## Dés
fair-how = Avant la partie, le serveur s’engage sur un secret en publiant son empreinte. Chaque joueur ajoute un nombre au hasard ; le secret et ces nombres décident ensemble de tous les jets. Après la partie, le secret est révélé et cette page le vérifie.
fair-commitment = Empreinte du secret
fair-share = Nombre ajouté : { $name }
fair-no-share = Aucun : l’ordinateur n’ajoute rien.
fair-secret = Secret
fair-seed = Graine des dés
fair-kept = Le secret correspond à l’empreinte.
fair-broken = Le secret ne correspond pas à l’empreinte !
fair-seed-right = La graine découle du secret et de tous les nombres.
fair-seed-wrong = La graine n’en découle pas !
fair-fork = Cette table met à l’essai une position d’une autre partie. Ses dés ont été tirés pour elle, sans engagement préalable.
fair-later = Le secret est révélé à la fin de la partie.

## Menu et propositions
copy-link = Copier le lien
ask-me = Me demander avant de finir mon tour
ask-useful = Ne me demander que si je peux faire quelque chose
ask-useful-about = Quand vous ne pourriez que passer, c’est fait pour vous. Face à d’autres joueurs, cela prend autant de temps que si vous l’aviez fait.
go-back = Revenir à l’action { $number }, avec de nouveaux dés
replace-later = Vous pourrez proposer quelqu’un d’autre pour { $name } quand ce joueur sera parti, ou n’aura pas répondu pendant { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
ask-draw = Proposer la nulle
ask-back = Proposer de revenir à l’action { $number }
ask-replace = Proposer que l’ordinateur joue { $name }
ask-open = Proposer de libérer la place de { $name }
resign = Abandonner
resign-sure = Vraiment abandonner avec { $name } ?
rematch = { $seats ->
    [one] Rejouer
   *[other] Revanche, places échangées
}
analysis = Analyse
watch-again = Revoir la partie
other-games = Autres jeux
download = Enregistrer la partie dans un fichier
follow = La carte suit l’action
animate = Animer le plateau
notify = Me prévenir quand c’est à moi
reopen = Rouvrir la table
closes-in = Personne n’a joué ici depuis longtemps. La table sera fermée dans { $days ->
    [0] moins d’un jour
    [one] un jour environ
   *[other] { $days } jours environ
}, à moins qu’un de ses joueurs ne revienne.
set-aside = Cette table a fait échouer le serveur deux fois : elle est en lecture seule. L’administrateur peut la rouvrir.
offer-draw = { $by } propose la nulle.
offer-back = { $by } propose de revenir à l’action { $number } ; de nouveaux dés seront tirés.
offer-open = { $by } propose de libérer la place de { $whom }.
offer-bot = { $by } propose que l’ordinateur ({ bot-level }) joue { $whom }.
agree = Accepter
refuse = Refuser
withdraw = Retirer
modifiers = Modificateurs

## Cartes
goal = But
goal-ways = Comment l’emporter
goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goal-of = { $points } sur { $target }
goal-chances = À portée
goal-progress = { $have } sur { $need }
goal-failed = Le but n’a pas pu être chargé.
card-now = Vous pouvez maintenant
card-more = { $count ->
    [one] Une autre réponse
   *[other] { $count } autres réponses
}
card-possible = Ce qu’on peut faire ici
card-reach = Vos unités qui peuvent venir
card-reach-more = { $count ->
    [one] Un autre groupe
   *[other] { $count } autres groupes
}
card-neighbours = À côté
rules-overview = Le jeu en une page, avec son plateau et un exemple
rules-contents = Sommaire
