# Ce que dit la ligne de commande ; les mots d'un jeu sont dans ses propres fichiers.
play-welcome = { $game }, graine { $seed }. Tapez le numéro d'une réponse, ou aide.
play-resumed = La partie reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }. Tapez le numéro d'une réponse, ou aide.
play-seat-human = Joueur { $seat } : vous
play-seat-bot = Joueur { $seat } : ordinateur ({ $level })
play-ask = Joueur { $seat }
play-rule = règle { $rule }
play-input = {"> "}
play-unknown = Il n'y a pas de réponse { $text } : tapez un nombre de 1 à { $count }, ou aide.
play-misread = { $problem } Tapez le numéro d'une réponse, une réponse comme { $example }, ou aide.
play-offered = C'est permis : { $action }
play-refused = Interdit (règle { $rule }) : { $why }
play-undone = C'est repris.
play-undo-nothing = Il n'y a rien à reprendre.
play-undo-sealed = Impossible à reprendre : un dé a été lancé ou un secret montré.
play-undo-other = Impossible à reprendre : un autre siège a répondu depuis.
play-saved = Enregistré : { $file }
play-save-failed = Non enregistré : { $problem }
play-save-usage = Dites où : enregistrer FICHIER
play-why-usage = Dites quoi : pourquoi NUMÉRO, ou pourquoi RÉPONSE, par exemple { $example }
play-log-empty = Il ne s'est encore rien passé.
play-over = La partie est finie. { $count ->
    [0] Personne n'a gagné.
    [one] Le siège { $winners } a gagné.
   *[other] Les sièges { $winners } ont gagné.
 }
play-stopped = Les ordinateurs n'en finissent pas : la partie est arrêtée après { $rounds } manches.
play-left = La partie est gardée : polemarch play { $game } --resume --lang fr
play-left-unsaved = La partie n'a pas pu être gardée : { $problem }
play-help =
    numéro ou réponse          répondre à la question
    annuler                    reprendre votre dernière réponse
    pourquoi NUMÉRO|RÉPONSE    pourquoi c'est permis ou non, et selon quelle règle
    plateau                    revoir la position
    journal                    revoir tout ce qui s'est passé
    règles ID                  lire une règle ou une section
    enregistrer FICHIER        enregistrer la partie
    quitter                    partir ; la partie est gardée et --resume la reprend
replay-dice = Les dés découlent du secret derrière l'engagement { $commitment } { $shares ->
    [0] seul.
    [one] et d'une part.
   *[other] et de { $shares } parts.
 }
replay-share = Part { $number } : { $share }
replay-seed = Graine : { $seed }
replay-position = La partie commence par une position composée.
replay-reseed = { $at ->
    [0] Dès le début
    [one] Après { $at } action
   *[other] Après { $at } actions
 }, quelqu'un a pris de nouveaux dés : dès lors, ils ne découlent plus de l'engagement.
replay-agreed = { $at ->
    [0] Dès le début
    [one] Après { $at } action
   *[other] Après { $at } actions
 }, les joueurs sont convenus de prendre de nouveaux dés (entrée { $entry } du journal) : ils découlent de la première graine et de ce nombre.
replay-actions = Les { $count } actions sont toutes permises.
replay-won = Gagné par le siège { $winners }.
replay-unfinished = La partie n'est pas finie.
