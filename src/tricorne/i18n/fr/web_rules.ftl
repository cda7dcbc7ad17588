# Les pages des règles.

web-rules-title = Les règles de { $game }
web-rules-choose = Les règles de quel jeu ?
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found = { $count ->
    [0] Rien trouvé. Un autre mot ?
    [one] Un passage trouvé
   *[other] { $count } passages trouvés
}
web-rules-clear = Effacer la recherche
web-rules-link = Lien vers « { $title } »
web-rules-lesson = Plutôt essayer ? Dix minutes de partie guidée
web-rules-own = Dans nos propres mots. Le livret des auteurs dit tout cela plus longuement.
