# La table de Liberté dans le navigateur.

## Les cartes

web-liberte-special = Spéciale
web-liberte-anywhere = toute province
web-liberte-card-id = carte { $set } { $number }
web-liberte-effect-bread-shortage = Retirez un bloc de la couleur du gouvernement ; avant la première élection, n’importe lequel.
web-liberte-effect-emigration = Un personnage royaliste d’une réserve personnelle va à la défausse.
web-liberte-effect-religious-problems = Retirez un bloc bleu ou rouge d’une province.
web-liberte-effect-guillotine = Un personnage d’une réserve personnelle quitte la partie pour de bon.
web-liberte-effect-purge = Un club ou un personnage d’une réserve personnelle va à la défausse.
web-liberte-effect-terror = Retirez une pile entière là où il y a du rouge ; une carte gardée peut quitter la partie.
web-liberte-needs-purge = Exige une présence au gouvernement
web-liberte-needs-terror = Exige une présence dans un gouvernement rouge
web-liberte-office-orator = orateur
web-liberte-office-jurist = juriste
web-liberte-office-soldier = soldat
web-liberte-office-cleric = homme d’Église
web-liberte-office-journalist = journaliste
web-liberte-office-noble = noble
web-liberte-office-prince = prince
web-liberte-office-pastor = pasteur
web-liberte-office-intendant = intendant de la marine
web-liberte-office-rebel = chef des insurgés
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
web-liberte-fleur = fleur de lys
web-liberte-pays = { $points ->
    [1] un point
   *[other] { $points } points
} à partir du tour { $turn }
web-liberte-stack = { $name } : { web-liberte-card-blocks }
web-liberte-nobody = aucune pile
web-liberte-place-new = Choisir : une nouvelle pile { $faction ->
    [blue] bleue
    [white] blanche
   *[red] rouge
}
web-liberte-place-grows = Choisir : votre pile monte à { $height }
web-liberte-can-hit = Choisir : touche { $names }
web-liberte-assembly = L’Assemblée
web-liberte-assembly-now = Si l’on votait maintenant : { $red } rouges, { $blue } bleus, { $white } blancs, { $open } à égalité.
web-liberte-assembly-tip = L’Assemblée telle qu’elle siégerait si l’on votait maintenant : les Radicaux à gauche, les Royalistes à droite. { $landslide } voix rouges font un raz-de-marée et mettent fin à la partie. Les sièges vides : égalité, ou aucune pile.
web-liberte-would-govern = si l’on votait : les { liberte-faction }
web-liberte-would-tie = si l’on votait : personne en tête
web-liberte-governs = au pouvoir : { liberte-faction }, { $votes } voix
web-liberte-battle = Bataille { DE($name) }
web-liberte-battle-none = Pas encore de bataille
web-liberte-battle-later = à partir du tour { $turn }
web-liberte-battle-empty = pas encore de jetons
web-liberte-battle-row = { $name } : { $count } { $count ->
    [one] jeton
   *[other] jetons
}{ $general ->
    [no] , sans général
   *[yes] , avec un général
}
web-liberte-battle-tip = Vaut { $points } points. Celui qui a le plus de jetons l’emporte, mais seulement avec un général dans sa réserve personnelle. En tête : { $leading }. Une bataille que personne ne gagne compte pour la contre-révolution.
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
web-liberte-round = nº { $round }
web-liberte-last = la dernière
web-liberte-landslide = Raz-de-marée
web-liberte-landslide-tip = Voix rouges si l’on votait maintenant : { $count }. { $of } voix rouges à une élection mettent aussitôt fin à la partie ; celui qui a le plus de rouge l’emporte alors : voix, blocs sur la carte de France, blocs des cartes en main et de la réserve personnelle.
web-liberte-landslide-so-far = Voix rouges jusqu’ici : { $count }. { $of } mettent fin à la partie.
web-liberte-counter-revolution = Contre-révolution
web-liberte-counter-revolution-tip = Provinces à fleur de lys où le blanc mène, et batailles perdues : { $count }. À partir du tour { $turn }, { $of } mettent aussitôt fin à la partie ; celui qui a le plus de blanc l’emporte alors : blocs sur la carte de France, blocs des cartes en main et de la réserve personnelle.
web-liberte-of = { $count } sur { $of }
web-liberte-gauge-of = { " " }sur { $of }
web-liberte-short = { $count ->
    [0] c’est fait !
    [1] il en manque un
   *[other] il en manque deux
}

## Les joueurs et les cartes

web-liberte-you = vous
web-liberte-bot = bot
web-liberte-vp = PV
web-liberte-player = { $name } : { $points } points de victoire, { $cards ->
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
web-liberte-display = Réserve personnelle
web-liberte-hand = Votre main : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
web-liberte-market = Cartes et stock
web-liberte-discards = { $count ->
    [0] défausse vide
    [one] une carte défaussée
   *[other] { $count } défaussées
}
web-liberte-discards-empty = Rien n’a encore été défaussé.
web-liberte-box = Hors de la partie : { $count }
web-liberte-deck = Pioche : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
web-liberte-draw-tip = Piocher la première carte
web-liberte-supply-of = { liberte-faction } : { $count ->
    [0] plus aucun bloc
    [one] il reste un bloc
   *[other] il reste { $count } blocs
} dans le stock.
web-liberte-reserve = { $count } de plus au tour II.
web-liberte-plays = { $name } joue

## Ce qui est demandé

web-liberte-ask-refresh = Refaites votre main
web-liberte-ask-refresh-text = Défaussez ce que vous ne voulez pas garder ; vous complétez ensuite votre main.
web-liberte-ask-refill = Prenez une carte
web-liberte-ask-refill-text = Complétez votre main : une carte visible, ou la pioche.
web-liberte-ask-action = Votre action
web-liberte-ask-action-text = Jouez une carte de votre main, prenez-en une, ou passez.
web-liberte-ask-discarding = Défaussez deux cartes pour en prendre une
web-liberte-ask-discarding-text = Vous avez { $count } cartes ou plus en main. Laquelle d’abord ?
web-liberte-ask-give = Défaussez la seconde carte
web-liberte-ask-give-text = Vous en prenez ensuite une nouvelle.
web-liberte-ask-gain = Prenez une carte
web-liberte-ask-gain-text = Une carte visible, ou la première de la pioche.
web-liberte-ask-again = Une seconde carte ?
web-liberte-ask-again-text = Vous pouvez aussi prendre une des cartes de valeur 1 mises en évidence.
web-liberte-ask-place = Placez un bloc { FORM($card, "of") }
web-liberte-ask-place-text = { $left ->
    [1] Un bloc { liberte-colour }
   *[other] { $left } blocs { $faction ->
        [blue] bleus
        [white] blancs
       *[red] rouges
    }
} à placer : { $where ->
    [anywhere] n’importe quelle province en évidence
   *[other] { $where }, une province en évidence
}{ $battle ->
    [yes] , ou la case de bataille
   *[no] {""}
}.
web-liberte-ask-place-battle = Il n’y a pas de place sur la carte de France : envoyez un jeton à la bataille, ou ne placez rien.
web-liberte-ask-target = Quelle cible pour { $card } ?
web-liberte-ask-strike = Frapper aussi une carte avec { $card } ?
web-liberte-ask-strike-text = La carte frappée quitte la partie pour de bon.
web-liberte-ask-clean = Garder { $card } ?
web-liberte-ask-clean-text = Dans votre réserve personnelle, elle peut départager les égalités et, si c’est un général, mener l’armée ; elle revient en main au tour suivant. Sinon, elle est défaussée.
web-liberte-ask-more = Une autre carte ?
web-liberte-ask-more-text = { $region ->
    [none] Une carte spéciale, ou c’est tout.
   *[other] Une carte spéciale, ou encore une carte de valeur 1 ({ $region }), ou c’est tout.
}
web-liberte-ask-more-none = Vous n’avez rien d’autre à jouer. Les autres ne le voient pas.
web-liberte-ask-advance = { $place ->
    [none] Égalité pour { liberte-contest }
   *[other] Égalité : { $place }
}
web-liberte-stake = L’enjeu : { $contest ->
    [province] { $votes ->
        [1] une voix
       *[other] { $votes } voix
    }{ $points ->
        [0] {""}
        [1] {" "}et un point
       *[other] {" "}et { $points } points
    }
    [government] le gouvernement
    [opposition] l’opposition
   *[other] { $points } points
}.
web-liberte-ask-which = La pile de quel joueur ? ({ $province })
web-liberte-last-line = Un stock est épuisé : ce tour d’action est le dernier du tour.
web-liberte-draw = Piocher
web-liberte-pass = Passer
web-liberte-discard-two = Défausser 2, prendre 1
web-liberte-harm-card = Ceci touche votre propre carte : { $card }.
web-liberte-harm-blocks = Ceci retire { $count } de vos propres blocs ({ $province }).
web-liberte-harm-text = Rien n’est encore fait : reprenez la carte, ou confirmez.
web-liberte-harm-go = Le faire quand même
web-liberte-put-back = Retour
web-liberte-done = Garder le reste
web-liberte-end = C’est tout
web-liberte-end-after = Finir après cette carte
web-liberte-end-turn = … pour tout le tour
web-liberte-to-battle = À la bataille
web-liberte-skip = Ne rien placer
web-liberte-spare = Ne frapper aucune carte
web-liberte-keep = La garder
web-liberte-drop = La défausser
web-liberte-hold-back = Ne rien avancer
web-liberte-claim = Proclamer la contre-révolution
web-liberte-which = { $name } : { $height } × { liberte-colour }
web-liberte-do-play = Jouer { $card }
web-liberte-do-take = Prendre { $card }
web-liberte-do-discard = Défausser { $card }
web-liberte-do-strike = Frapper { $card }
web-liberte-do-advance = Avancer { $card }
web-liberte-do-place = Placer : { $province }
web-liberte-do-remove = { $province } : toucher { $name }

## Les égalités

web-liberte-tied-in = Égalité : { $place }
web-liberte-tied-for = Égalité pour { liberte-contest }
web-liberte-tied-seats = À égalité : { $names }. La carte la plus forte l’emporte.
web-liberte-tied-factions = À égalité :
web-liberte-duel-round = échange { $round }
web-liberte-shows-nothing = n’avance rien
web-liberte-your-answer = votre réponse
web-liberte-thinks = réfléchit
web-liberte-advance-or-not = Avancez une carte de votre réserve personnelle, ou rien
web-liberte-hold-back-more = Vous gardez { $cards }.
web-liberte-verdict-first = Vous montrez { $value } ; les autres répondent.
web-liberte-verdict-ahead = { $value } contre { $best } : devant
web-liberte-verdict-level = { $value } contre { $best } : toujours à égalité
web-liberte-verdict-behind = { $value } contre { $best } : derrière

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
web-liberte-ties-ahead = Provinces encore à égalité
web-liberte-at-stake = L’enjeu
web-liberte-award-first = le plus de voix au gouvernement
web-liberte-award-second = le deuxième en voix au gouvernement
web-liberte-award-lead = le plus de voix dans l’opposition
web-liberte-sleeps = Pas de contre-révolution pendant l’élection

## Ce qui est montré

web-liberte-turn = Tour { $turn }
web-liberte-turn-text = { $turn ->
    [2] Les armées se rassemblent : c’est la bataille { DE($battle) }.
    [3] Certaines provinces donnent désormais des points, et la contre-révolution devient possible. Bataille : { $battle }.
   *[4] Le dernier tour. Bataille : { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Le bleu est épuisé
    [white] Le blanc est épuisé
   *[red] Le rouge est épuisé
}
web-liberte-last-round = Ce tour d’action est le dernier du tour.
web-liberte-passes = passe
web-liberte-gains = +{ $points } PV
web-liberte-over = La partie est finie
web-liberte-moment = Tour { $turn }, { $phase ->
    [refresh] les mains
    [action] tour d’action { $round }
    [battle] la bataille
   *[election] l’élection
}

## Bilans des batailles et des élections

web-liberte-summary-election = Élection du tour { $turn }
web-liberte-summary-text = Qui a marqué des points, et pourquoi. La partie continue quand vous êtes prêt.
web-liberte-summary-continue = Continuer
web-liberte-summary-votes = Voix obtenues
web-liberte-summary-points = Points du tour
web-liberte-summary-none = aucun
web-liberte-summary-won = { $name } gagne la bataille ({ $battle }) et marque { $points } PV.
web-liberte-summary-lost = La bataille ({ $battle }) est perdue et compte pour la contre-révolution : { $count } sur { $of } (possible à partir du tour { $from }).
web-liberte-summary-presence = Présents au gouvernement { liberte-colour } :

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
web-liberte-key-draw = piocher une carte ; en défausser deux pour en prendre une
web-liberte-key-not = passer ; défausser la carte ; ne rien avancer
web-liberte-key-battle = à la bataille
web-liberte-key-keep = garder la carte
web-liberte-key-skip = ne rien placer
web-liberte-key-end = finir après cette carte
web-liberte-key-all = c’est tout, pour tout le tour
web-liberte-key-claim = proclamer la contre-révolution
