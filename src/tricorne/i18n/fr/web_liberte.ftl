# La table de Liberté dans le navigateur.

## Les cartes

web-liberte-special = Spéciale
web-liberte-anywhere = toute province
web-liberte-special-bread-shortage = Disette
web-liberte-special-emigration = Émigration
web-liberte-special-religious-problems = Troubles religieux
web-liberte-special-guillotine = Guillotine
web-liberte-special-purge = Épuration
web-liberte-special-terror = Terreur
web-liberte-effect-bread-shortage = Retirez de la carte un bloc de la couleur du gouvernement.
web-liberte-effect-emigration = Un personnage royaliste quitte un étalage pour la défausse.
web-liberte-effect-religious-problems = Retirez de la carte un bloc bleu ou rouge.
web-liberte-effect-guillotine = Un personnage d’un étalage quitte la partie pour de bon.
web-liberte-effect-purge = Un club ou un personnage quitte un étalage pour la défausse.
web-liberte-effect-terror = Une pile entière tombe là où il y a du rouge ; une carte étalée peut quitter la partie.
web-liberte-needs-purge = Exige une présence au gouvernement
web-liberte-needs-terror = Exige une présence dans un gouvernement rouge
web-liberte-office-orator = orateur
web-liberte-office-jurist = juriste
web-liberte-office-soldier = soldat
web-liberte-office-cleric = homme d’Église
web-liberte-office-journalist = journaliste
web-liberte-office-noble = pair du royaume
web-liberte-office-letters = homme de lettres
web-liberte-office-letters-woman = femme de lettres
web-liberte-office-scholar = savant
web-liberte-office-financier = financier
web-liberte-office-plotter = conspirateur
web-liberte-office-engineer = ingénieur
web-liberte-office-tribune = tribun de la rue
web-liberte-office-envoy = représentant en mission
web-liberte-card-blocks = { $count } { $count ->
    [one] bloc { liberte-colour }
   *[other] blocs { $faction ->
        [blue] bleus
        [white] blancs
       *[red] rouges
    }
}

## La carte

web-liberte-map = La carte de France
web-liberte-province = { $name }, numéro { $number }, { $region }
web-liberte-fleur = fleur de lis
web-liberte-pays = { $points ->
    [1] un point
   *[other] { $points } points
} à partir du tour { $turn }
web-liberte-stack = { $name } : { $count } { liberte-colour }
web-liberte-nobody = personne
web-liberte-place-new = Choisir : une nouvelle pile de couleur { liberte-colour }
web-liberte-place-grows = Choisir : votre pile monte à { $height }
web-liberte-can-hit = Choisir : touche { $names }
web-liberte-assembly = L’Assemblée
web-liberte-assembly-now = Si l’on votait maintenant : { $red } rouges, { $blue } bleus, { $white } blancs, { $open } à égalité.
web-liberte-assembly-tip = L’Assemblée telle qu’elle siégerait si l’on votait maintenant : les Radicaux à gauche, les Royalistes à droite. { $landslide } voix rouges sont un raz-de-marée et finissent la partie. Les sièges vides sont à égalité ou sans personne.
web-liberte-would-govern = en ce moment : les { liberte-faction }
web-liberte-would-tie = en ce moment : personne en tête
web-liberte-governs = au pouvoir : { liberte-faction }, { $votes } voix
web-liberte-battle = Bataille de { $name }
web-liberte-battle-none = Pas encore de bataille
web-liberte-battle-later = les armées se lèvent au tour { $turn }
web-liberte-battle-empty = personne n’est encore venu
web-liberte-battle-row = { $name } : { $count } { $count ->
    [one] jeton
   *[other] jetons
}{ $general ->
    [no] , sans général
   *[yes] , avec un général
}
web-liberte-battle-tip = Vaut { $points } points. Le plus de jetons l’emporte, mais seulement avec un général étalé. En tête : { $leading }. Une bataille que personne ne gagne compte pour la contre-révolution.
web-liberte-leads = en tête
web-liberte-no-general = sans général
web-liberte-points-word = { $count ->
    [1] point
   *[other] points
}
web-liberte-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}

## La barre

web-liberte-turns = Tour { $turn } sur { $of }
web-liberte-phase-refresh = Main
web-liberte-phase-action = Action
web-liberte-phase-battle = Bataille
web-liberte-phase-election = Élection
web-liberte-round = manche { $round }
web-liberte-last = dernière manche
web-liberte-landslide = Raz-de-marée
web-liberte-landslide-tip = Voix rouges si l’on votait maintenant : { $count }. { $of } voix rouges à une élection finissent aussitôt la partie ; les blocs rouges du plateau et des cartes décident alors.
web-liberte-landslide-so-far = Voix rouges jusqu’ici : { $count }. { $of } finissent la partie.
web-liberte-counter-revolution = Contre-révolution
web-liberte-counter-revolution-tip = Provinces à fleur de lis où le blanc mène, et batailles perdues : { $count }. À partir du tour { $turn }, { $of } finissent aussitôt la partie ; les blocs blancs du plateau et des cartes décident alors.
web-liberte-of = { $count } sur { $of }
web-liberte-gauge-of = { " " }sur { $of }
web-liberte-short = { $count ->
    [0] là !
    [1] à un près
   *[other] à deux près
}

## Les joueurs et les cartes

web-liberte-you = vous
web-liberte-bot = bot
web-liberte-vp = PV
web-liberte-player = { $name } : { $points } points de victoire, { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
} en main
web-liberte-tokens = { $count ->
    [0] Il ne reste aucun jeton de contrôle.
    [1] Il reste un jeton de contrôle.
   *[other] Il reste { $count } jetons de contrôle.
}
web-liberte-presence = Présence au gouvernement { liberte-colour }
web-liberte-in-battle = { $count ->
    [1] Un jeton
   *[other] { $count } jetons
} dans la case de bataille
web-liberte-in-hand = { $count ->
    [0] Aucune carte
    [1] Une carte
   *[other] { $count } cartes
} en main
web-liberte-hand-word = Main
web-liberte-vp-tip = { $points } points de victoire
web-liberte-order = Numéro { $place } dans l’ordre des joueurs.
web-liberte-display = Étalage
web-liberte-hand = Votre main : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
web-liberte-market = Cartes et réserve
web-liberte-discards = { $count ->
    [0] défausse vide
    [one] une carte défaussée
   *[other] { $count } défaussées
}
web-liberte-discards-empty = Rien n’a encore été défaussé.
web-liberte-box = Hors de la partie : { $count }
web-liberte-deck = Pioche : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
web-liberte-draw-tip = Piocher la première carte
web-liberte-supply-of = { liberte-faction } : { $count ->
    [0] plus aucun bloc
    [one] un bloc reste
   *[other] { $count } blocs restent
} en réserve.
web-liberte-reserve = { $count } autres viennent au tour II.
web-liberte-plays = { $name } joue

## Ce qui est demandé

web-liberte-ask-refresh = Rafraîchissez votre main
web-liberte-ask-refresh-text = Défaussez ce que vous ne voulez pas garder ; vous complétez ensuite votre main.
web-liberte-ask-refill = Prenez une carte
web-liberte-ask-refill-text = Complétez votre main : à côté de la pioche, ou dans la pioche.
web-liberte-ask-action = Votre action
web-liberte-ask-action-text = Jouez une carte de votre main, prenez-en une, ou passez.
web-liberte-ask-discarding = Défaussez deux cartes pour en prendre une
web-liberte-ask-discarding-text = Avec { $count } cartes ou plus en main. Laquelle d’abord ?
web-liberte-ask-give = Défaussez la seconde carte
web-liberte-ask-give-text = Vous en prenez ensuite une nouvelle.
web-liberte-ask-gain = Prenez une carte
web-liberte-ask-gain-text = À côté de la pioche, ou dans la pioche.
web-liberte-ask-again = Une seconde carte ?
web-liberte-ask-again-text = Une carte éclairée de valeur 1 peut suivre.
web-liberte-ask-place = Placez un bloc : { $card }
web-liberte-ask-place-text = { $left ->
    [1] Un bloc { liberte-colour }
   *[other] { $left } blocs { $faction ->
        [blue] bleus
        [white] blancs
       *[red] rouges
    }
} à placer : { $where ->
    [anywhere] toute province éclairée
   *[other] { $where }, une province éclairée
}{ $battle ->
    [yes] , ou la case de bataille
   *[no] {""}
}.
web-liberte-ask-place-battle = Nulle part sur la carte : à la bataille, ou pas du tout.
web-liberte-ask-target = Que touche { $card } ?
web-liberte-ask-strike = { $card } peut aussi frapper une carte
web-liberte-ask-strike-text = La carte frappée quitte la partie pour de bon.
web-liberte-ask-clean = Garder { $card } ?
web-liberte-ask-clean-text = Étalée, elle sert aux égalités et aux batailles jusqu’au tour suivant ; sinon elle va à la défausse.
web-liberte-ask-more = Une autre carte ?
web-liberte-ask-more-text = { $region ->
    [none] Une carte spéciale, ou c’est tout.
   *[other] Une spéciale, ou encore une carte de valeur 1 ({ $region }), ou c’est tout.
}
web-liberte-ask-more-none = Vous n’avez rien d’autre à jouer. Les autres ne le voient pas.
web-liberte-ask-advance = { $place ->
    [none] Égalité pour { liberte-contest }
   *[other] Égalité : { $place }
}
web-liberte-stake = L’enjeu : { $contest ->
    [province] { $votes ->
        [1] une voix
       *[other] { $votes } voix
    }{ $points ->
        [0] {""}
        [1] {" "}et un point
       *[other] {" "}et { $points } points
    }
    [government] qui gouverne
    [opposition] qui est l’opposition
   *[other] { $points } points
}.
web-liberte-ask-which = La pile de qui ? ({ $province })
web-liberte-last-line = Une réserve est épuisée : cette manche est la dernière du tour.
web-liberte-draw = Piocher
web-liberte-pass = Passer
web-liberte-discard-two = Défausser deux, prendre une
web-liberte-put-back = Retour
web-liberte-done = Garder le reste
web-liberte-end = C’est tout
web-liberte-end-after = Finir après cette carte
web-liberte-end-turn = … pour tout le tour
web-liberte-to-battle = À la bataille
web-liberte-skip = Renoncer
web-liberte-spare = Les épargner
web-liberte-keep = La garder
web-liberte-drop = S’en séparer
web-liberte-hold-back = Se retenir
web-liberte-claim = Proclamer la contre-révolution
web-liberte-which = { $name } : { liberte-colour } × { $height }
web-liberte-do-play = Jouer { $card }
web-liberte-do-take = Prendre { $card }
web-liberte-do-discard = Défausser { $card }
web-liberte-do-strike = Frapper { $card }
web-liberte-do-advance = Avancer { $card }
web-liberte-do-place = Placer : { $province }
web-liberte-do-remove = { $province } : toucher { $name }

## Les égalités

web-liberte-tied-in = Égalité : { $place }
web-liberte-tied-for = Égalité pour { liberte-contest }
web-liberte-tied-seats = À égalité : { $names }. La carte la plus forte l’emporte.
web-liberte-tied-factions = À égalité :
web-liberte-duel-round = manche { $round }
web-liberte-shows-nothing = se retient
web-liberte-your-answer = votre réponse
web-liberte-thinks = réfléchit
web-liberte-advance-or-not = Avancez une carte de votre étalage, ou retenez-vous
web-liberte-hold-back-more = Vous gardez { $cards }.
web-liberte-verdict-first = Vous montrez { $value } ; les autres répondent.
web-liberte-verdict-ahead = { $value } contre { $best } : devant
web-liberte-verdict-level = { $value } contre { $best } : toujours à égalité
web-liberte-verdict-behind = { $value } contre { $best } : derrière

## L’élection

web-liberte-story = Province par province
web-liberte-story-of = { $count } sur { $of }
web-liberte-nobody-won = personne
web-liberte-tie = égalité
web-liberte-votes-cast = { $count ->
    [0] aucune voix
    [1] une voix
   *[other] { $count } voix
}
web-liberte-votes-line = { $red } voix rouges, { $blue } bleues, { $white } blanches
web-liberte-votes-held = Voix de chacun
web-liberte-ties-ahead = Égalités à venir
web-liberte-at-stake = L’enjeu
web-liberte-award-first = le plus de voix au gouvernement
web-liberte-award-second = le deuxième au gouvernement
web-liberte-award-lead = le plus de voix dans l’opposition
web-liberte-sleeps = La contre-révolution dort pendant l’élection

## Ce qui est montré

web-liberte-turn = Tour { $turn }
web-liberte-turn-text = { $turn ->
    [2] Les cartes de la seconde série entrent en jeu ; les armées se lèvent à { $battle }.
    [3] Certaines provinces rapportent désormais des points. Bataille : { $battle }.
   *[4] Le dernier tour. Bataille : { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Le bleu est épuisé
    [white] Le blanc est épuisé
   *[red] Le rouge est épuisé
}
web-liberte-last-round = Cette manche est la dernière du tour.
web-liberte-passes = passe
web-liberte-gains = +{ $points } PV
web-liberte-over = La partie est finie
web-liberte-moment = Tour { $turn }, { $phase ->
    [refresh] les mains
    [action] manche { $round }
    [battle] la bataille
   *[election] l’élection
}

## Sur un téléphone

web-liberte-tabs = Vues
web-liberte-tab-map = Carte
web-liberte-tab-players = Joueurs
web-liberte-tab-cards = Cartes
web-liberte-tab-log = Journal
web-liberte-regions = Agrandir une région
web-liberte-all-france = Toute la France
web-liberte-whole = Vue d’ensemble

## Touches

web-liberte-key-more = les chiffres pour les neuf choix suivants
web-liberte-key-draw = piocher une carte ; en défausser deux pour en prendre une
web-liberte-key-not = passer ; se séparer de la carte ; se retenir
web-liberte-key-battle = à la bataille
web-liberte-key-keep = garder la carte
web-liberte-key-skip = renoncer au bloc
web-liberte-key-end = finir après cette carte
web-liberte-key-all = c’est tout, pour tout le tour
web-liberte-key-claim = proclamer la contre-révolution
