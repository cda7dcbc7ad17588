# Libertalia : ce qui se passe, pourquoi on ne peut pas faire quelque chose, et ce qui est à l’écran.

libertalia-title = Libertalia
libertalia-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [green] vert
    [black] noir
   *[white] blanc
}
libertalia-kind = { $kind ->
    [chest] coffre
    [jewel] bijou
    [goods] marchandise
    [officer] officier espagnol
    [saber] sabre
    [map] carte au trésor
   *[relic] relique maudite
}
libertalia-a-kind = { $kind ->
    [goods] une marchandise
    [map] une carte au trésor
    [relic] une relique maudite
   *[other] un { libertalia-kind }
}
libertalia-tokens = { $count } × { libertalia-kind }
libertalia-heap = { $chest ->
    [0] {""}
   *[other] { " · " }coffre ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " · " }bijou ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " · " }marchandise ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " · " }officier espagnol ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " · " }sabre ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " · " }carte au trésor ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " · " }relique maudite ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [0] 0 doublon
    [one] un doublon
   *[other] { $doubloons } doublons
}

## Les personnages : leurs noms, et les mêmes dans une phrase

libertalia-name-parrot = Perroquet
libertalia-the-parrot = le Perroquet
libertalia-name-monkey = Singe
libertalia-the-monkey = le Singe
libertalia-name-beggar = Mendiant
libertalia-the-beggar = le Mendiant
libertalia-name-recruiter = Recruteur
libertalia-the-recruiter = le Recruteur
libertalia-name-cabin-boy = Mousse
libertalia-the-cabin-boy = le Mousse
libertalia-name-preacher = Prêcheur
libertalia-the-preacher = le Prêcheur
libertalia-name-barkeep = Tavernier
libertalia-the-barkeep = le Tavernier
libertalia-name-waitress = Serveuse
libertalia-the-waitress = la Serveuse
libertalia-name-carpenter = Charpentier
libertalia-the-carpenter = le Charpentier
libertalia-name-french-officer = Officier français
libertalia-the-french-officer = l’Officier français
libertalia-name-voodoo-witch = Sorcière vaudou
libertalia-the-voodoo-witch = la Sorcière vaudou
libertalia-name-freed-slave = Esclave affranchi
libertalia-the-freed-slave = l’Esclave affranchi
libertalia-name-mutineer = Mutin
libertalia-the-mutineer = le Mutin
libertalia-name-brute = Brute
libertalia-the-brute = la Brute
libertalia-name-gunner = Canonnier
libertalia-the-gunner = le Canonnier
libertalia-name-topman = Gabier
libertalia-the-topman = le Gabier
libertalia-name-spanish-spy = Espion espagnol
libertalia-the-spanish-spy = l’Espion espagnol
libertalia-name-cook = Cuisinier
libertalia-the-cook = le Cuisinier
libertalia-name-bosun = Bosco
libertalia-the-bosun = le Bosco
libertalia-name-armorer = Armurier
libertalia-the-armorer = l’Armurier
libertalia-name-merchant = Marchand
libertalia-the-merchant = le Marchand
libertalia-name-surgeon = Chirurgien
libertalia-the-surgeon = le Chirurgien
libertalia-name-treasurer = Trésorier
libertalia-the-treasurer = le Trésorier
libertalia-name-gambler = Joueur
libertalia-the-gambler = le Joueur
libertalia-name-governor-s-daughter = Fille du gouverneur
libertalia-the-governor-s-daughter = la Fille du gouverneur
libertalia-name-quartermaster = Quartier-maître
libertalia-the-quartermaster = le Quartier-maître
libertalia-name-granny-wata = Mamie Wata
libertalia-the-granny-wata = Mamie Wata
libertalia-name-first-mate = Second
libertalia-the-first-mate = le Second
libertalia-name-captain = Capitaine
libertalia-the-captain = le Capitaine
libertalia-name-spanish-governor = Gouverneur espagnol
libertalia-the-spanish-governor = le Gouverneur espagnol

## Ce qui se passe

libertalia-event-campaign = La campagne { $campaign } commence.
libertalia-event-dealt = Tout le monde reçoit { $rank }.
libertalia-event-laid-out = Jour { $day }{ libertalia-heap }.
libertalia-event-day = Le soleil se lève sur le jour { $day }.
libertalia-event-chose = { $seat } choisit { $rank }.
libertalia-event-chose-hidden = { $seat } a choisi.
libertalia-event-changed = { $seat } choisit plutôt { $rank }.
libertalia-event-played = { $seat } envoie { $rank } à bord.
libertalia-event-died = { $seat } perd { $rank }.
libertalia-event-handed-on = Le Singe { DE($seat) } passe { $count ->
    [1] une relique maudite
   *[other] { $count } reliques maudites
} à { $owner }.
libertalia-event-begged = { $owner } donne { libertalia-doubloons } au Mendiant { DE($seat) }.
libertalia-event-recruited = { $seat } reprend en main { $rank } de son repaire.
libertalia-event-operated = { $seat } reprend en main { $rank } de son cimetière.
libertalia-event-operated-hidden = { $seat } reprend en main un personnage de son cimetière.
libertalia-event-kept = Le Prêcheur laisse à { $seat } { libertalia-a-kind }, et rien d’autre.
libertalia-event-returned = { $seat } remet dans le sac { libertalia-tokens }.
libertalia-event-gained = { $seat } gagne { libertalia-doubloons } ({ $rank }).
libertalia-event-paid = { $seat } paie { libertalia-doubloons } ({ $rank }).
libertalia-event-struck-down = { $self ->
    [yes] La Brute { DE($seat) } se jette elle-même par-dessus bord.
   *[no] La Brute { DE($seat) } jette { $rank } { DE($owner) } par-dessus bord.
}
libertalia-event-shot = Le Canonnier { DE($seat) } abat { $rank } dans le repaire { DE($owner) }.
libertalia-event-draw = { $seat } tire du sac{ libertalia-heap }.
libertalia-event-traded = { $seat } échange { libertalia-tokens } contre { libertalia-doubloons }.
libertalia-event-looted = { $seat } prend { libertalia-a-kind } avec { $rank }.
libertalia-event-sabered = Le sabre { DE($seat) } frappe { $rank } dans le repaire { DE($owner) }.
libertalia-event-empty-handed = { $seat } ne trouve plus de butin pour { $rank }.
libertalia-event-went-home = { $seat } ramène { $rank } au repaire.
libertalia-event-sold = { $seat } vend une carte au trésor pour { libertalia-doubloons }.
libertalia-event-declined = { $seat } garde la carte au trésor.
libertalia-event-rest = C’est le jour de repos après la campagne { $campaign }.
libertalia-event-added = { $seat } reçoit { libertalia-doubloons } pour { $rank }.
libertalia-event-lost = { $seat } perd { libertalia-doubloons } ({ $rank }).
libertalia-event-scored = { $seat } avance de { $gain } sur la piste de score, jusqu’à { $score }.
libertalia-event-over = Les trois campagnes sont finies.

## Comment cela a fini

libertalia-result-campaigns = Les trois campagnes ont été jouées.

## Pourquoi on ne peut pas faire quelque chose

libertalia-reason-game-over = La partie est finie.
libertalia-reason-not-your-decision = Ce n’est pas à vous de décider maintenant.
libertalia-reason-not-asked = Cela ne répond pas à ce qui est demandé.
libertalia-reason-not-in-hand = Vous n’avez pas { $rank } en main.
libertalia-reason-not-in-den = Vous n’avez pas { $rank } dans votre repaire.
libertalia-reason-not-in-cemetery = Vous n’avez pas { $rank } dans votre cimetière.
libertalia-reason-no-such-token = Vous n’avez pas de jeton de cette sorte.
libertalia-reason-too-few-tokens = Vous avez moins de { $count } jetons de cette sorte.
libertalia-reason-not-on-board = Il n’y a pas de jeton de cette sorte aujourd’hui.
libertalia-reason-no-such-seat = Personne n’est assis là.
libertalia-reason-not-in-that-den = { $owner } n’a pas { $rank } dans son repaire.
libertalia-reason-own-character = Un sabre ne frappe jamais vos propres personnages.
libertalia-reason-no-neighbour = Un sabre n’atteint que vos voisins directs, et { $owner } n’en est pas un.

## Ce qui est demandé

libertalia-ask-choose = Choisissez un personnage ; vous pouvez changer d’avis jusqu’à ce que tout le monde ait choisi.
libertalia-ask-parrot = Quel personnage prend la place du Perroquet ?
libertalia-ask-recruit = Qui le Recruteur ramène-t-il de votre repaire ?
libertalia-ask-operate = Qui le Chirurgien ramène-t-il de votre cimetière ?
libertalia-ask-preach = Quel jeton le Prêcheur vous laisse-t-il ?
libertalia-ask-trade = Quels jetons le Marchand échange-t-il ?
libertalia-ask-shoot = Sur qui le Canonnier tire-t-il ?
libertalia-ask-loot = Que doit prendre { $rank } ?
libertalia-ask-saber = Qui le sabre frappe-t-il ?
libertalia-ask-serve = La Serveuse vend-elle une carte au trésor ?
libertalia-ask-nothing = Il n’y a rien à décider.

## Ce qu’on peut faire

libertalia-action-choose = { $rank }
libertalia-action-play = jouer { $rank }
libertalia-action-recall = reprendre { $rank }
libertalia-action-keep = garder { libertalia-a-kind }
libertalia-action-trade = échanger { libertalia-tokens }
libertalia-action-shoot = { $rank } { DE($owner) }
libertalia-action-loot = prendre { libertalia-a-kind }
libertalia-action-saber = { $rank } { DE($owner) }
libertalia-action-sell = vendre une carte
libertalia-action-decline = garder les cartes
