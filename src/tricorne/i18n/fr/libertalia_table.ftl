# Libertalia sur la table : ce que dit l’écran, et ce que fait chaque personnage en une ligne.

libertalia-standing = Campagne { $campaign } sur 3 · jour { $day } sur 6 · { $phase ->
    [sunrise] aube
    [day] jour
    [dusk] crépuscule
    [night] nuit
   *[rest] jour de repos
}
libertalia-bag = Sac : { $count } jetons
libertalia-bag-open = Sac{ libertalia-heap }
libertalia-unseen = Personnages que personne n’a encore vus : { $count }
libertalia-ship = À bord : { $characters }
libertalia-aboard = { $number } { $name } ({ $seat })
libertalia-day = Jour { $day }
libertalia-nothing = rien
libertalia-column-number = Nº
libertalia-column-seat = Joueur
libertalia-column-colour = Couleur
libertalia-column-score = Score
libertalia-column-doubloons = Doublons
libertalia-column-hand = Main
libertalia-column-booty = Butin
libertalia-column-ready = A choisi
libertalia-ready = oui
libertalia-some-tokens = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
libertalia-den = Repaire { DE($seat) } : { $characters }
libertalia-cemetery = Cimetière { DE($seat) } : { $characters }
libertalia-cemetery-more = et { $count } dont personne ne peut être sûr
libertalia-hand = Main { DE($seat) }
libertalia-chosen = (choisi)
libertalia-legend = Les personnages suivent l’ordre des rangs : à bord, le plus bas agit le premier de jour, et le plus haut se sert le premier au crépuscule. On peut changer de personnage jusqu’à ce que tout le monde ait choisi.

libertalia-does-1 = jour : va au cimetière ; jouez aussitôt un autre personnage
libertalia-does-2 = jour : vos reliques maudites vont au joueur à votre gauche
libertalia-does-3 = jour : le propriétaire du personnage le plus haut vous donne 3 doublons
libertalia-does-4 = jour : reprenez en main un personnage de votre repaire
libertalia-does-5 = crépuscule : ne prend pas de butin
libertalia-does-6 = jour : ne gardez qu’un jeton de butin ; repos : 5 doublons
libertalia-does-7 = nuit : 1 doublon
libertalia-does-8 = nuit : vous pouvez vendre une carte au trésor pour 3 doublons
libertalia-does-9 = jour : perdez la moitié de vos doublons, arrondie à l’inférieur ; repos : 10 doublons
libertalia-does-10 = jour : 5 doublons si vous en avez moins de 9
libertalia-does-11 = jour : 2 doublons par personnage de votre cimetière
libertalia-does-12 = nuit : 1 doublon par personnage au-dessus de 12 dans votre repaire
libertalia-does-13 = nuit : le plus bas des autres personnages de votre repaire meurt ; 2 doublons
libertalia-does-14 = jour : jette le personnage le plus haut par-dessus bord
libertalia-does-15 = jour : payez 3 doublons et abattez un personnage de n’importe quel repaire
libertalia-does-16 = repos : 5 doublons si aucun repaire n’a moins de personnages que le vôtre
libertalia-does-17 = jour : vos officiers espagnols retournent au sac ; tirez autant de jetons
libertalia-does-18 = crépuscule : prend deux jetons
libertalia-does-19 = jour : 2 doublons par personnage au-dessous de 19 dans votre repaire
libertalia-does-20 = nuit : 1 doublon par sabre que vous avez
libertalia-does-21 = jour : échangez deux jetons identiques contre 3 doublons, ou trois contre 5
libertalia-does-22 = jour : reprenez en main, sans le montrer, un personnage de votre cimetière
libertalia-does-23 = repos : 1 doublon par marchandise, bijou et coffre
libertalia-does-24 = jour : payez 1 doublon par jeton ; repos : 8 doublons
libertalia-does-25 = repos : 6 doublons si elle est la seule ; sinon payez 3
libertalia-does-26 = jour : 1 doublon par jeton ; repos : perdez 8
libertalia-does-27 = nuit : 2 doublons si elle est la seule ; sinon toutes meurent
libertalia-does-28 = repos : 1 doublon par personnage de votre repaire
libertalia-does-29 = jour : 3 doublons ; repos : perdez 3 par relique maudite
libertalia-does-30 = jour : tous les personnages de votre repaire meurent
