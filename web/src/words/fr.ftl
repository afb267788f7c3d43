# Les mots de la page elle-même. Les phrases des jeux viennent de leurs crates.

## Partout
loading = Un instant …
close = Fermer
copied = Copié
send = Envoyer
to-front = Vers l’accueil
language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
not-found = Cette page n’existe pas.

## Accueil
front-motto = Des jeux du monde antique, toutes règles appliquées.
play-now = Jouer tout de suite contre l’ordinateur
invite = Inviter des amis
your-turn = À vous

## Table
more-counters = { $count ->
    [one] Encore un pion
   *[other] Encore { $count } pions
}
map = Carte
zones = Zones de la carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-reset = Toute la carte
seats = Places
seat = Place { $seat }
seat-open = libre
seat-left = parti
seat-open-again = Libérer cette place
seat-to-computer = Confier à l’ordinateur
bot-level = { $level ->
    [random] au hasard
    [greedy] avec un plan
   *[other] { $level }
 }
seat-bot = ordinateur ({ bot-level })
you = vous
present = est là
absent = n’est pas là
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
reconnecting = Connexion perdue : nouvelle tentative …
table-of = Chez { $host }
table-of-nobody = Une table
table-broken = Cette table ne peut pas être affichée
seats-free = { $count ->
    [one] Une place est libre : envoyez le lien à un ami.
   *[other] { $count } places sont libres : envoyez le lien à vos amis.
}
all-seated = Tout le monde est là.
sit = S’asseoir
start = Commencer
close-table = Fermer la table
host-starts = L’hôte lance la partie.
leave = Partir

## Décision
decision = Décision
waiting = Un instant …
others-asked = À { $who } de décider.
over-won = La partie est finie : victoire de { $winners }{ $cause ->
    [resignation] {" "}par abandon
   *[other] {""}
}.
over-draw = { $cause ->
    [closed] La table a été fermée.
   *[other] La partie est finie : personne n’a gagné.
}
step = Un pas
skip = Passer { $count ->
    [one] une action
   *[other] { $count } actions
}
confirm-turn = Votre tour s’achève dès que vous le confirmez.
confirm = Confirmer
open-rule = Ouvrir la règle
chosen-so-far = { $count ->
    [one] Il reste une réponse. Un pas en arrière :
   *[other] Il reste { $count } réponses. Un pas en arrière :
}
choose-on-board = { $count ->
    [one] Une réponse est sur le plateau, là où il brille.
   *[other] { $count } réponses sont sur le plateau, là où il brille.
}
list-all = Toutes les { $count }
irreversible = sans retour possible
undo = Annuler
redo = Refaire
reset = Recommencer le tour
typed = Taper une réponse
typed-example = Des débuts de mots, par exemple : dép ath
typed-none = Aucune réponse ne commence ainsi.
program = Répondre d’avance
program-how = Chaque fois que cette question revient, la réponse est donnée pour vous, jusqu’à ce que les faits changent ou que le nombre soit épuisé.
program-times = Au plus tant de fois
program-none = On ne peut pas répondre d’avance à cette question.
program-do = Répondre ainsi
program-own = On répond pour vous en ce moment
program-left = { $times ->
    [one] encore une fois
   *[other] encore { $times } fois
}
program-withdraw = Retirer les réponses données d’avance
curtain = C’est à { $name }
curtain-how = Changez de place : personne d’autre ne doit regarder.
curtain-open = Je suis là
keys = Touches
key-answers = Donner la réponse de ce numéro
key-tab = Parcourir ce qui peut être choisi
key-enter = Choisir, confirmer
key-escape = Un pas en arrière
key-typed = Taper une réponse
key-undo = Annuler, refaire
key-help = Montrer ou cacher cette liste

## Journal et règles
log-more = { $count } de plus
log-none = Il ne s’est encore rien passé.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-failed = Les règles n’ont pas pu être chargées. Rechargez la page.

## Discussion et notes
chat-none = Personne n’a encore rien dit.
chat-spectators = Ici, ceux qui regardent parlent entre eux.
chat-say = Dire quelque chose
notes-empty = Vous seul pouvez lire ce que vous écrivez ici.
notes-yes = Enregistré.
notes-no = Enregistrement …
notes-failed = Pas enregistré : écrivez de nouveau quand la connexion sera revenue.

## Revoir
replay-at = Après { $now } actions sur { $last }
replay-back = Une action en arrière
replay-on = Une action en avant
replay-phase-back = À la phase précédente
replay-phase-on = À la phase suivante
replay-play = Lire
replay-pause = Pause
replay-present = Au présent
looking-back = Retour en arrière : action { $now } sur { $last }
copy-moment = Copier le lien vers ce moment
fork = Jouer à partir d’ici
fork-note = Fait une table à vous à partir de ce moment ; l’ordinateur prend les autres places.

## Dés
fair-how = Avant la partie, le serveur promet un secret par son empreinte. Chaque joueur ajoute un nombre au hasard ; le secret et les nombres donnent tous les dés. Après la partie, le secret est montré et cette page le vérifie.
fair-commitment = Promesse
fair-share = Nombre ajouté par { $name }
fair-no-share = Aucun : l’ordinateur n’ajoute rien.
fair-secret = Secret
fair-seed = Graine des dés
fair-kept = Le secret est bien celui qui était promis.
fair-broken = Le secret n’est pas celui qui était promis !
fair-seed-right = La graine découle du secret et de tous les nombres.
fair-seed-wrong = La graine n’en découle pas !
fair-fork = Cette table essaie une position d’une autre partie. Ses dés ont été faits pour elle, et personne ne les a promis.
fair-later = Le secret est montré à la fin de la partie.

## Menu et propositions
copy-link = Copier le lien
ask-me = Me demander avant la fin de mon tour
ask-me-not = Ne pas me demander avant la fin de mon tour
ask-draw = Proposer la nulle
ask-back = Proposer de revenir à l’action { $number }
ask-replace = Proposer un ordinateur pour { $name }
ask-open = Proposer d’ouvrir la place de { $name }
resign = Abandonner
resign-sure = Abandonner avec { $name } : sûr ?
rematch = Revanche, places échangées
download = Enregistrer la partie dans un fichier
follow = La carte suit les événements
animate = Le plateau est animé
notify = M’avertir quand c’est à moi
offer-draw = { $by } propose la nulle.
offer-back = { $by } propose de revenir à l’action { $number } ; de nouveaux dés seront pris.
offer-open = { $by } propose d’ouvrir la place de { $whom }.
offer-bot = { $by } propose un ordinateur ({ bot-level }) pour { $whom }.
agree = Accepter
refuse = Refuser
withdraw = Retirer
modifiers = Modificateurs
