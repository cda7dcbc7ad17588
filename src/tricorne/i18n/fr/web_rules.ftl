# Les pages des règles.

web-rules-title = Les règles de { $game }
web-rules-choose = Quel jeu ?
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found = { $count ->
    [0] Rien trouvé. Un autre mot ?
    [one] Un passage trouvé
   *[other] { $count } passages trouvés
}
web-rules-clear = Effacer la recherche
web-rules-link = Lien vers « { $title } »
web-rules-lesson = Envie d’essayer ? Dix minutes de partie guidée
web-rules-aid = Aide de jeu, en une page
web-rules-gallery = Qui étaient-ils ? Toutes les cartes
web-aid-title = { $game } : aide de jeu
web-aid-print = Imprimer
web-aid-rules = Toutes les règles
web-rules-own = { $game } est un jeu de { $designer }. Voici ses règles dans nos propres mots, telles que ce programme les joue ; le livret imprimé est le texte de l’auteur.
