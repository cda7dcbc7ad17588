# Revoir une partie finie.

web-review-kind = { $kind ->
    [branch] « et si ? »
    [replay] une partie importée
    [lesson] une leçon
    [continued] commencée dans un navigateur, { $players } joueurs
   *[play] { $players } joueurs
}
web-review-share = Partager
web-review-copied = Copié
web-review-address = L’adresse de cette page
web-review-again = Rejouer
web-review-again-look = La revanche
web-review-open = Ouvrir la table
web-review-record = Télécharger la partie
web-review-standing = Résultat final
web-review-chances = Probabilité de gagner
web-review-judged = telle que des bots forts l’auraient estimée, toutes cartes vues
web-review-thinking = Calcul en cours : les courbes se dessinent à mesure.
web-review-unjudged = non calculée : la partie a été fermée avant la fin
web-review-failed = Les probabilités n’ont pas pu être calculées. Vous pouvez tout de même revoir la partie.
web-review-line = { $name } : de { $start }, entre { $low } et { $high }.
web-review-moments = { $count ->
    [1] Le moment décisif
   *[other] { $count } moments décisifs
}
web-review-turns = Ce qui a décidé de la partie
web-review-moments-soon = Les tournants suivent dès que toute la partie est calculée.
web-review-moments-none = Aucun coup n’a décidé à lui seul de la partie.
web-review-change = { $name } { $sign }{ $points } %
web-review-go = Y aller
web-review-what-if = Et si ?
web-review-what-if-more = Reprenez vous-même à partir d’ici, à une table à vous, contre des bots.
web-review-log = Ce qui s’est passé
web-review-play = Lecture à partir d’ici
web-review-pause = Pause
web-review-back = Une décision en arrière
web-review-forward = Une décision en avant
web-review-seat = Vu par
web-review-spectator = un spectateur
web-review-openly = tous, cartes visibles
web-review-hands = Toutes les mains
web-review-chosen = choisi
web-review-no-cards = pas de cartes
web-review-return = Retour à la partie revue
web-review-table = Les nombres sous forme de tableau
web-review-moves = Coups
web-review-running = Cette partie n’est pas encore finie.
web-review-to-table = Vers la table
web-review-gains = Par étape de la partie
