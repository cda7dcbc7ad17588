# Libertalia : ce qui se passe, pourquoi on ne peut pas faire quelque chose, et ce qui est à l'écran.

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
   *[other] { " " }coffre ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " " }bijou ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " " }marchandise ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " " }officier espagnol ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " " }sabre ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " " }carte au trésor ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " " }relique maudite ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [0] 0 doublon
    [one] un doublon
   *[other] { $doubloons } doublons
}

## Ce qui se passe

libertalia-event-campaign = La campagne { $campaign } commence.
libertalia-event-dealt = Tout le monde reçoit { $rank }.
libertalia-event-laid-out = Jour { $day } :{ libertalia-heap }.
libertalia-event-day = Le soleil se lève sur le jour { $day }.
libertalia-event-chose = { $seat } choisit { $rank }.
libertalia-event-chose-hidden = { $seat } a choisi.
libertalia-event-changed = { $seat } préfère { $rank }.
libertalia-event-played = { $seat } envoie à bord { $rank }.
libertalia-event-died = { $seat } perd { $rank }, qui va au cimetière.
libertalia-event-handed-on = Le Singe de { $seat } passe { $count ->
    [1] une relique maudite
   *[other] { $count } reliques maudites
} à { $owner }.
libertalia-event-begged = { $owner } donne { libertalia-doubloons } au Mendiant de { $seat }.
libertalia-event-recruited = { $seat } reprend { $rank } de son repaire.
libertalia-event-operated = { $seat } reprend { $rank } de son cimetière.
libertalia-event-operated-hidden = { $seat } reprend un personnage de son cimetière.
libertalia-event-kept = Le Prêcheur laisse à { $seat } { libertalia-a-kind }, et rien d'autre.
libertalia-event-returned = { $seat } remet dans le sac { libertalia-tokens }.
libertalia-event-gained = { $seat } gagne { libertalia-doubloons } ({ $rank }).
libertalia-event-paid = { $seat } paie { libertalia-doubloons } ({ $rank }).
libertalia-event-struck-down = La Brute de { $seat } jette par-dessus bord { $rank } de { $owner }.
libertalia-event-shot = Le Canonnier de { $seat } touche { $rank } dans le repaire de { $owner }.
libertalia-event-draw = { $seat } tire du sac :{ libertalia-heap }.
libertalia-event-traded = { $seat } échange { libertalia-tokens } contre { libertalia-doubloons }.
libertalia-event-looted = { $rank } prend { libertalia-a-kind } pour { $seat }.
libertalia-event-sabered = Le sabre de { $seat } touche { $rank } dans le repaire de { $owner }.
libertalia-event-empty-handed = { $rank } de { $seat } ne trouve plus rien à prendre.
libertalia-event-went-home = { $rank } rentre au repaire de { $seat }.
libertalia-event-sold = { $seat } vend une carte au trésor pour { libertalia-doubloons }.
libertalia-event-declined = { $seat } garde la carte au trésor.
libertalia-event-rest = Le jour de repos après la campagne { $campaign }.
libertalia-event-added = { $rank } rapporte à { $seat } { libertalia-doubloons }.
libertalia-event-lost = { $rank } coûte à { $seat } { libertalia-doubloons }.
libertalia-event-scored = { $seat } avance de { $gain } sur la piste de score, jusqu'à { $score }.
libertalia-event-over = Les trois campagnes sont finies.

## Comment cela a fini

libertalia-result-campaigns = Les trois campagnes ont été jouées.

## Pourquoi on ne peut pas faire quelque chose

libertalia-reason-game-over = La partie est finie.
libertalia-reason-not-your-decision = Ce n'est pas à vous de décider maintenant.
libertalia-reason-not-asked = Cela ne répond pas à ce qui est demandé.
libertalia-reason-not-in-hand = { $rank } n'est pas dans votre main.
libertalia-reason-not-in-den = { $rank } n'est pas dans votre repaire.
libertalia-reason-not-in-cemetery = { $rank } n'est pas dans votre cimetière.
libertalia-reason-no-such-token = Vous n'avez pas de jeton de cette sorte.
libertalia-reason-too-few-tokens = Vous avez moins de { $count } jetons de cette sorte.
libertalia-reason-not-on-board = Aucun jeton de cette sorte n'est là aujourd'hui.
libertalia-reason-no-such-seat = Personne n'est assis là.
libertalia-reason-not-in-that-den = { $rank } n'est pas dans le repaire de { $owner }.
libertalia-reason-own-character = Un sabre ne touche jamais vos propres personnages.
libertalia-reason-no-neighbour = Un sabre n'atteint que vos voisins directs, et { $owner } n'en est pas un.

## Ce qui est demandé

libertalia-ask-choose = Choisissez un personnage ; vous pouvez changer d'avis jusqu'à ce que tout le monde ait choisi.
libertalia-ask-parrot = Quel personnage prend la place du Perroquet ?
libertalia-ask-recruit = Qui le Recruteur ramène-t-il de votre repaire ?
libertalia-ask-operate = Qui le Chirurgien ramène-t-il de votre cimetière ?
libertalia-ask-preach = Quel jeton le Prêcheur vous laisse-t-il ?
libertalia-ask-trade = Quels jetons le Marchand échange-t-il ?
libertalia-ask-shoot = Qui le Canonnier touche-t-il ?
libertalia-ask-loot = Que prend { $rank } ?
libertalia-ask-saber = Qui le sabre touche-t-il ?
libertalia-ask-serve = La Serveuse vend-elle une carte au trésor ?
libertalia-ask-nothing = Rien n'est demandé.

## Ce qu'on peut faire

libertalia-action-choose = { $rank }
libertalia-action-play = jouer { $rank }
libertalia-action-recall = reprendre { $rank }
libertalia-action-keep = garder { libertalia-a-kind }
libertalia-action-trade = échanger { libertalia-tokens }
libertalia-action-shoot = { $rank } de { $owner }
libertalia-action-loot = prendre { libertalia-a-kind }
libertalia-action-saber = { $rank } de { $owner }
libertalia-action-sell = vendre une carte
libertalia-action-decline = garder les cartes

## Le matériel

components-few-tokens = { $file }, ligne { $line } : il y a { $found } jetons de butin ; à six joueurs il en faut au moins { $right }.
