# Ce que dit la ligne de commande ; les mots d'un jeu sont dans ses propres fichiers.
play-welcome = { $game }, graine { $seed }. Tapez le numéro de votre réponse, ou aide.
play-resumed = La partie reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }. Tapez le numéro de votre réponse, ou aide.
play-seat-human = { $name } : vous
play-seat-bot = { $name } : ordinateur ({ $level })
play-seat = Joueur { $seat }
play-rule = règle { $rule }
play-list-again = (Entrée affiche de nouveau les réponses.)
play-groups = Tapez un numéro ou un nom, ou directement votre réponse.
play-back = (Entrée revient à la liste entière.)
play-group-from = Depuis { $place }
play-several = { $count } réponses ressemblent à « { $text } » : laquelle ?
play-interrupted = Encore Ctrl-C pour quitter, ou tapez quitter. La partie est enregistrée.
play-input = {"> "}
play-unknown = Il n'y a pas de réponse { $text } : tapez un nombre de 1 à { $count }, ou aide.
play-misread = { $problem } Tapez le numéro d'une réponse, ses mots, { $example }, ou aide.
play-offered = C'est permis : { $action }
play-refused = Interdit (règle { $rule }) : { $why }
play-undone = Réponse annulée.
play-undo-nothing = Il n'y a rien à annuler.
play-undo-sealed = Impossible d'annuler : un dé a été lancé ou un secret révélé.
play-undo-other = Impossible d'annuler : un autre joueur a répondu depuis.
play-saved = Enregistré : { $file }
play-save-failed = Non enregistré : { $problem }
play-save-usage = Précisez le fichier : enregistrer FICHIER
play-why-usage = Précisez la réponse : pourquoi NUMÉRO, ou pourquoi RÉPONSE, par exemple { $example }
play-log-empty = Il ne s'est encore rien passé.
play-over = La partie est terminée. { $count ->
    [0] Personne n'a gagné.
    [one] Victoire : { $winners }.
   *[other] Victoire : { $winners }.
 }
play-stopped = La partie a été arrêtée après { $rounds } manches : les ordinateurs ne l'ont pas terminée.
play-left = Partie enregistrée. Pour la reprendre : polemarch play { $game } --resume --lang fr
play-left-unsaved = La partie n'a pas pu être enregistrée : { $problem }
play-help =
    numéro ou mots             répondre à la question ; le début des mots suffit, Tab les complète
    Entrée                     réafficher les réponses
    annuler                    annuler votre dernière réponse
    pourquoi NUMÉRO|RÉPONSE    pourquoi c'est permis ou non, et selon quelle règle
    but                        comment l'emporter, et où en est chacun
    plateau                    réafficher la position
    lieu LIEU                  tout sur un lieu : à qui il est, qui peut y venir, ce que vous pouvez y faire
    carte LIEU                 un lieu et ses voisins ; seul, les lieux de la question
    journal                    afficher tout ce qui s'est passé
    règles ID                  lire une règle ou une section
    enregistrer FICHIER        enregistrer la partie
    quitter                    quitter ; la partie est enregistrée et --resume la reprend
play-goal = Comment l'emporter
play-goal-party = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $target ->
    [none] { "" }
   *[other] {" "}sur { $target }
 }
play-goal-chances = À portée :
play-place-neighbours = À côté :
play-place-reach = Peuvent venir :
play-place-possible = Ce que vous pouvez y faire :
play-place-usage = Précisez le lieu : lieu LIEU
play-place-unknown = Il n'y a pas de lieu « { $text } ».
play-place-several = « { $text } » peut être : { $places }.
play-map-usage = Précisez le lieu : carte LIEU
play-map-place = { $name } : { $facts }
play-map-more = … et { $count } autres : carte LIEU en montre un avec ses voisins.
replay-dice = Les dés découlent du secret derrière l'engagement { $commitment } { $shares ->
    [0] seul.
    [one] et d'une part.
   *[other] et de { $shares } parts.
 }
replay-share = Part { $number } : { $share }
replay-seed = Graine : { $seed }
replay-position = La partie part d'une position composée.
replay-reseed = { $at ->
    [0] Dès le début
    [one] Après { $at } action
   *[other] Après { $at } actions
 }, les dés ont été remplacés : dès lors, ils ne découlent plus de l'engagement.
replay-agreed = { $at ->
    [0] Dès le début
    [one] Après { $at } action
   *[other] Après { $at } actions
 }, les joueurs sont convenus de prendre de nouveaux dés (entrée { $entry } du journal) : ils découlent de la première graine et de ce nombre.
replay-actions = Les { $count } actions sont toutes permises.
replay-won = Gagné par le joueur { $winners }.
replay-unfinished = La partie n'est pas terminée.
