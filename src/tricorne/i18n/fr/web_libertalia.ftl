# Libertalia dans le navigateur : ce que disent les cartes, ce qui est demandé, ce que comptent les nombres.

## Les personnages ; entre deux astérisques, une somme de doublons.

web-libertalia-day-1 = Défaussez-le et jouez un autre personnage.
web-libertalia-day-2 = Vos reliques maudites vont au repaire à votre gauche.
web-libertalia-day-3 = Le propriétaire du plus haut rang vous donne *3*.
web-libertalia-day-4 = Reprenez en main un personnage de votre repaire.
web-libertalia-dusk-5 = Ne prend pas de butin.
web-libertalia-day-6 = Ne gardez qu’un jeton de butin.
web-libertalia-end-6 = *{ $sum }*
web-libertalia-night-7 = *+1*
web-libertalia-night-8 = Vous pouvez vendre une carte au trésor pour *3*.
web-libertalia-day-9 = Perdez la moitié de vos doublons, arrondie à l’inférieur.
web-libertalia-end-9 = *{ $sum }*
web-libertalia-day-10 = Si vous avez moins de 9 doublons : *+5*
web-libertalia-day-11 = *+2* par personnage de votre cimetière.
web-libertalia-night-12 = *+1* par personnage au-dessus de 12 dans votre repaire.
web-libertalia-night-13 = Défaussez le plus bas des autres de votre repaire : *+2*
web-libertalia-day-14 = Défaussez le personnage le plus haut à bord.
web-libertalia-day-15 = Payez *3*, défaussez un personnage d’un repaire.
web-libertalia-end-16 = *+5* si aucun repaire n’est plus petit que le vôtre.
web-libertalia-day-17 = Échangez vos officiers espagnols contre des jetons du sac.
web-libertalia-dusk-18 = Prend deux jetons au lieu d’un.
web-libertalia-day-19 = *+2* par personnage au-dessous de 19 dans votre repaire.
web-libertalia-night-20 = *+1* par sabre que vous avez.
web-libertalia-day-21 = Échangez 2 jetons identiques contre *3*, 3 contre *5*.
web-libertalia-day-22 = Reprenez un personnage de votre cimetière.
web-libertalia-end-23 = *+1* par coffre, bijou et marchandise.
web-libertalia-day-24 = Payez *1* par jeton que vous avez.
web-libertalia-end-24 = *{ $sum }*
web-libertalia-end-25 = Si elle est la seule, tous repaires confondus : *+6*. Sinon *−3*.
web-libertalia-day-26 = *+1* par jeton que vous avez.
web-libertalia-end-26 = *{ $sum }*
web-libertalia-night-27 = Si elle est la seule, tous repaires confondus : *+2*. Sinon, toutes partent.
web-libertalia-end-28 = *+1* par personnage de votre repaire.
web-libertalia-day-29 = *+3*
web-libertalia-end-29 = *−3* par relique maudite.
web-libertalia-day-30 = Défaussez tous les personnages de votre repaire.

web-libertalia-time = { $time ->
    [sunrise] Aube
    [day] Jour
    [dusk] Crépuscule
    [night] Chaque nuit
    [rest] Jour de repos
   *[end] Fin de campagne
}
web-libertalia-sum = { $sum } doublons
web-libertalia-influence = Influence

## Le butin

web-libertalia-kind = { $kind ->
    [chest] Coffre
    [jewel] Bijou
    [goods] Marchandise
    [officer] Officier espagnol
    [saber] Sabre
    [map] Carte au trésor
   *[relic] Relique maudite
}
web-libertalia-worth = { $kind ->
    [officer] tue qui le prend
    [saber] frappe un voisin
    [map] { $maps } font { $set }
   *[other] { $sign ->
        [minus] coûte { $worth }
       *[plus] vaut { $worth }
    }
}
web-libertalia-face-down = Butin, face cachée
web-libertalia-nth-map = { $nth ->
    [1] la première sur { $maps }
   *[other] la { $nth }ᵉ sur { $maps }
}
web-libertalia-last-map = complète la série : +{ $set }
web-libertalia-saber-none = personne à portée
web-libertalia-left-of = reste { $left } sur { $all }
web-libertalia-today = le butin du jour
web-libertalia-all-taken = tout est pris
web-libertalia-left-over = laissé sur place

## Où en est la partie

web-libertalia-hour = { $phase ->
    [sunrise] Aube
    [day] Jour
    [dusk] Crépuscule
    [night] Nuit
   *[rest] Jour de repos
}
web-libertalia-hours = Moment du jour
web-libertalia-campaign = Campagne
web-libertalia-of-three = sur III
web-libertalia-day = Jour
web-libertalia-of-six = sur 6
web-libertalia-moment = Campagne { $campaign }, { $phase ->
    [rest] jour de repos
   *[other] jour { $day }, { $phase ->
        [sunrise] aube
        [day] jour
        [dusk] crépuscule
       *[night] nuit
    }
}
web-libertalia-chapter-campaign = Campagne { $campaign }
web-libertalia-chapter-day = Jour { $day }
web-libertalia-chapter-rest = Jour de repos

## Repaires et places

web-libertalia-den = Repaire { DE($name) }
web-libertalia-own-den = Votre repaire
web-libertalia-dens = Les autres repaires
web-libertalia-empty-den = un repaire vide
web-libertalia-board = Le navire et le butin
web-libertalia-ship = Le navire
web-libertalia-days = Le butin des six jours
web-libertalia-mine = Votre place
web-libertalia-hand = Votre main
web-libertalia-hand-tomorrow = Votre main, pour demain
web-libertalia-doubloons = Doublons
web-libertalia-booty-down = Butin, face cachée
web-libertalia-booty = Butin
web-libertalia-booty-open = Butin : { $tokens }
web-libertalia-cards = Cartes en main
web-libertalia-cards-known = Cartes en main : { $names }
web-libertalia-score = Points des campagnes passées
web-libertalia-cemetery = { $count ->
    [0] Personne au cimetière
   *[other] Au cimetière : { $names }
}
web-libertalia-doubtful = { $count ->
    [1] un dont personne ne peut être sûr
   *[other] { $count } dont personne ne peut être sûr
}
web-libertalia-reach = { $side ->
    [left] à gauche
    [right] à droite
   *[both] à côté
}
web-libertalia-reach-more = Votre sabre atteint ce repaire.
web-libertalia-ready = prêt
web-libertalia-thinking = réfléchit
web-libertalia-boards = embarque
web-libertalia-open-den = Ouvrir le repaire { DE($name) }
web-libertalia-crew = { $colour ->
    [yellow] équipage jaune, soleil
    [red] équipage rouge, sablier
    [blue] équipage bleu, ancre
    [green] équipage vert, palmier
    [black] équipage noir, crâne
   *[white] équipage blanc, étoile
}
web-libertalia-letter = { $colour ->
    [yellow] J
    [red] R
    [blue] B
    [green] V
    [black] N
   *[white] L
}
web-libertalia-bot = bot
web-libertalia-person = humain

## À bord

web-libertalia-acts-first = le plus bas agit le premier
web-libertalia-picks-first = le plus haut se sert le premier
web-libertalia-order = { web-libertalia-order-short } à se servir
web-libertalia-order-short = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-libertalia-acts = agit
web-libertalia-picks = se sert
web-libertalia-you-act = À vous d’agir
web-libertalia-you-pick = Servez-vous
web-libertalia-you = vous
web-libertalia-gone-home = rentré au repaire { DE($name) }
web-libertalia-gone-home-yours = rentré à votre repaire
web-libertalia-home = rentré
web-libertalia-dead = { $by ->
    [struck] jeté à la mer par la Brute
    [officer] tué par l’officier
    [replaced] a cédé sa place
   *[other] parti
}
web-libertalia-dead-short = { $by ->
    [struck] à la mer
    [officer] tué
   *[other] parti
}
web-libertalia-aboard-aloud = { $character } { DE($name) }
web-libertalia-aboard-yours = Votre personnage : { $character }

## Ce qui est demandé

web-libertalia-choose = Qui envoyer à bord ?
web-libertalia-choose-more = Personne ne voit votre carte avant que tous soient prêts. Le plus bas rang agit le premier de jour, le plus haut se sert le premier au crépuscule.
web-libertalia-chosen = Vous envoyez { $character }. { $count ->
    [0] {""}
    [one] On attend { $names }.
   *[other] On attend { $count } autres.
}
web-libertalia-chosen-more = Personne ne voit votre carte. Choisissez-en une autre pour changer d’avis, tant que tous ne sont pas prêts.
web-libertalia-parrot = Qui prend la place du Perroquet ?
web-libertalia-parrot-more = Le Perroquet va au cimetière, et un autre personnage de votre main embarque aussitôt.
web-libertalia-recruit = Qui le Recruteur ramène-t-il ?
web-libertalia-recruit-more = Un personnage de votre repaire revient dans votre main.
web-libertalia-operate = Qui le Chirurgien ramène-t-il ?
web-libertalia-operate-more = Un personnage de votre cimetière revient dans votre main ; personne ne voit lequel.
web-libertalia-preach = Quel jeton le Prêcheur vous laisse-t-il ?
web-libertalia-preach-more = Tous les autres retournent dans le sac.
web-libertalia-trade = Qu’échange le Marchand ?
web-libertalia-trade-more = Deux jetons identiques rapportent { $two } doublons, trois en rapportent { $three }.
web-libertalia-gunner-empty = Tous les repaires sont vides : { $character } ne toucherait personne, et le tir coûterait quand même { $shot } doublons.
web-libertalia-gunner-own = Seul votre repaire est occupé : { $character } devrait tirer sur l’un des vôtres.
web-libertalia-shoot = Sur qui le Canonnier tire-t-il ?
web-libertalia-shoot-more = Un personnage de n’importe quel repaire, même du vôtre. Le tir coûte { $shot } doublons.
web-libertalia-loot = { $left ->
    [1] { $character } : prenez un jeton.
   *[other] { $character } : prenez { $left } jetons. Choisissez le premier.
}
web-libertalia-loot-second = { $character } : prenez encore un jeton.
web-libertalia-loot-next = { $count ->
    [0] Personne ne se sert après vous.
   *[other] Après vous : { $names }.
}
web-libertalia-loot-officer = L’officier tuera { $character } une fois le butin pris.
web-libertalia-saber = Qui votre sabre frappe-t-il ?
web-libertalia-saber-more = Un personnage du repaire à votre gauche ou à votre droite.
web-libertalia-serve = La Serveuse vend-elle une carte au trésor ?
web-libertalia-brings = +{ $sum } doublons
web-libertalia-serve-more = Vous avez { $count ->
    [1] une carte
   *[other] { $count } cartes
} ; { $maps } valent { $set } au jour de repos.

web-libertalia-do-choose = Envoyer { $character } à bord
web-libertalia-do-play = Jouer { $character }
web-libertalia-do-recall = Reprendre { $character }
web-libertalia-do-keep = Garder { web-libertalia-the-kind }
web-libertalia-do-loot = Prendre { web-libertalia-the-kind }
web-libertalia-do-trade = Échanger { $count } × { web-libertalia-kind-bare }
web-libertalia-do-shoot = Abattre { $character } { DE($owner) }
web-libertalia-do-saber = Frapper { $character } { DE($owner) }
web-libertalia-do-sell = Vendre une carte
web-libertalia-do-decline = Garder les cartes
web-libertalia-the-kind = { $kind ->
    [chest] le coffre
    [jewel] le bijou
    [goods] la marchandise
    [officer] l’officier espagnol
    [saber] le sabre
    [map] la carte au trésor
   *[relic] la relique maudite
}
web-libertalia-kind-bare = { $kind ->
    [chest] coffre
    [jewel] bijou
    [goods] marchandise
    [officer] officier espagnol
    [saber] sabre
    [map] carte au trésor
   *[relic] relique maudite
}
web-libertalia-not-now = { $phase ->
    [dusk] Au crépuscule, on partage le butin. Votre main attend l’aube.
    [night] La nuit, seuls agissent les personnages des repaires. Votre main attend l’aube.
   *[other] Le jour, les personnages à bord agissent. Votre main attend l’aube.
}
web-libertalia-key-den = Repaire suivant

## De quoi les nombres sont faits

web-libertalia-so-far = { $sum } jusqu’ici.
web-libertalia-open = Pas encore compté : { $names }.
web-libertalia-part-kind = { $count ->
    [1] { web-libertalia-kind-bare }
   *[other] { $count } × { web-libertalia-kind-bare }
}
web-libertalia-part-maps = cartes
web-libertalia-next-map = Une carte de plus ferait { $sum }.
web-libertalia-fortunes = Fortunes
web-libertalia-scored = marqués
web-libertalia-in-sight = attendus cette campagne
web-libertalia-fortune-of = { $name } : { $score } points marqués, { $sight } attendus cette campagne

## Nuit et repos

web-libertalia-night = La nuit paie
web-libertalia-night-quiet = Une nuit calme.
web-libertalia-night-line = { $character } { DE($name) }
web-libertalia-night-yours = { $character }, à vous
web-libertalia-night-died = s’en va
web-libertalia-night-sold = vend une carte
web-libertalia-rest-of = Jour de repos après la campagne { $campaign }
web-libertalia-rest-purse = Doublons
web-libertalia-rest-end = Personnages
web-libertalia-rest-gain = Gain
web-libertalia-rest-score = Score
web-libertalia-rest-on = Vers la campagne { $campaign }
web-libertalia-rest-none = rien
web-libertalia-rest-tokens = { $count } × { web-libertalia-kind-bare } = { $sum }
web-libertalia-rest-never = Une fortune ne descend jamais sous zéro.
web-libertalia-you-cap = Vous
