# Liberté : ce qui se passe, pourquoi on ne peut pas faire quelque chose, et ce qui est à l’écran.

liberte-title = Liberté
liberte-faction = { $faction ->
    [blue] Modérés
    [white] Royalistes
   *[red] Radicaux
}
liberte-colour = { $faction ->
    [blue] bleu
    [white] blanc
   *[red] rouge
}
liberte-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
liberte-contest = { $contest ->
    [battle] la bataille
    [province] une province
    [government] le gouvernement
    [opposition] l’opposition
    [first] la première place au gouvernement
    [second] la deuxième place au gouvernement
   *[lead] la tête de l’opposition
}

## Les cartes spéciales : leurs noms, et les mêmes dans une phrase

liberte-name-bread-shortage = Disette
liberte-the-bread-shortage = la Disette
liberte-name-emigration = Émigration
liberte-the-emigration = l’Émigration
liberte-name-religious-problems = Troubles religieux
liberte-the-religious-problems = les Troubles religieux
    .of = des Troubles religieux
liberte-name-guillotine = Guillotine
liberte-the-guillotine = la Guillotine
liberte-name-purge = Purge
liberte-the-purge = la Purge
liberte-name-terror = Terreur
liberte-the-terror = la Terreur

## Les clubs dans une phrase ; seuls, ils ont leur nom imprimé

liberte-the-feuillants = les Feuillants
    .of = des Feuillants
liberte-the-societe-de-1789 = la Société de 1789
liberte-the-amis-des-noirs = les Amis des Noirs
    .of = des Amis des Noirs
liberte-the-club-breton = le Club breton
    .of = du Club breton
liberte-the-club-monarchique = le Club monarchique
    .of = du Club monarchique
liberte-the-salon-francais = le Salon français
    .of = du Salon français
liberte-the-club-massiac = le Club Massiac
    .of = du Club Massiac
liberte-the-cordeliers = les Cordeliers
    .of = des Cordeliers
liberte-the-jacobins = les Jacobins
    .of = des Jacobins
liberte-the-cercle-constitutionnel = le Cercle constitutionnel
    .of = du Cercle constitutionnel
liberte-the-club-de-clichy = le Club de Clichy
    .of = du Club de Clichy
liberte-the-institut-philanthropique = l’Institut philanthropique
liberte-the-club-du-pantheon = le Club du Panthéon
    .of = du Club du Panthéon
liberte-the-club-du-manege = le Club du Manège
    .of = du Club du Manège
liberte-the-republicaines-revolutionnaires = les Républicaines révolutionnaires
    .of = des Républicaines révolutionnaires
liberte-the-societe-populaire = la Société populaire

## Ce qui se passe

liberte-event-turn = Le tour { $turn } commence.
liberte-event-order = { $seat } est numéro { $place } dans l’ordre des joueurs.
liberte-event-reserve = { $count ->
    [1] Un bloc { liberte-colour } entre
   *[other] { $count } blocs { $faction ->
        [blue] bleus
        [white] blancs
       *[red] rouges
    } entrent
} dans le stock.
liberte-event-took-back = { $seat } reprend en main { $card }.
liberte-event-discarded = { $seat } défausse { $card }.
liberte-event-took = { $seat } prend { $card } parmi les cartes visibles.
liberte-event-drew = { $seat } pioche { $card }.
liberte-event-drew-hidden = { $seat } pioche une carte.
liberte-event-faced = On retourne { $card }.
liberte-event-reshuffled = La défausse est mélangée : la nouvelle pioche a { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
liberte-event-round = Tour d’action { $round }.
liberte-event-passed = { $seat } passe.
liberte-event-played = { $seat } joue { $card }.
liberte-event-placed = { $seat } place un bloc { liberte-colour } ({ $province }) : { $height ->
    [1] une nouvelle pile
   *[other] une pile de { $height }
}.
liberte-event-to-battle = { $seat } met un jeton dans la case de bataille ({ $count } en tout).
liberte-event-placed-nothing = { $seat } ne peut rien placer avec { $card }.
liberte-event-removed = { $seat } retire { $count ->
    [1] un bloc
   *[other] { $count } blocs
} { DE($owner) } ({ $province }).
liberte-event-struck = { $seat } frappe { $card } dans la réserve personnelle { DE($owner) }{ $returned ->
    [1] { " " }; la carte quitte la partie
   *[other] {""}
}.
liberte-event-kept = { $seat } garde { $card } dans sa réserve personnelle.
liberte-event-dropped = { $seat } défausse { $card }.
liberte-event-supply-empty = Le stock de blocs { $faction ->
    [blue] bleus
    [white] blancs
   *[red] rouges
} est épuisé : ce tour d’action est le dernier.
liberte-event-tie = { $contest ->
    [province] Égalité : { $province }.
   *[other] Égalité pour { liberte-contest }.
}
liberte-event-advanced = { $seat } avance { $card }.
liberte-event-declined = { $seat } n’avance rien.
liberte-event-battle-won = { $seat } gagne la bataille pour { $points } PV.
liberte-event-battle-lost = La bataille du tour { $turn } est perdue.
liberte-event-white-laid-out = { $count ->
    [1] Un bloc blanc est mis
   *[other] { $count } blocs blancs sont mis
} de côté pour les batailles perdues.
liberte-event-elected = { $province } : { $seat } l’emporte pour les { liberte-faction }{ $count ->
    [1] {""}
   *[other] { " " }avec { $count } voix
}.
liberte-event-nobody-elected = { $province } : personne ne l’emporte.
liberte-event-cleared = { $province } : la province est vidée.
liberte-event-province-points = { $seat } reçoit { $points } PV ({ $province }).
liberte-event-stepped-back = Les { liberte-faction } reculent d’une case sur la piste électorale.
liberte-event-government = Les { liberte-faction } forment le gouvernement.
liberte-event-opposition = Les { liberte-faction } forment l’opposition.
liberte-event-award = { $seat } reçoit { $points } PV pour { liberte-contest }.
liberte-event-presence = { $seat } a une présence au gouvernement.
liberte-event-claimed = { $seat } proclame la contre-révolution.
liberte-event-over = { $ending ->
    [landslide] Raz-de-marée des Radicaux !
    [counter_revolution] La contre-révolution a gagné !
   *[turns] Les quatre tours sont joués.
}

## Comment cela a fini

liberte-result-turns = Les quatre tours ont été joués.
liberte-result-landslide = Un raz-de-marée des Radicaux.
liberte-result-counter-revolution = Une contre-révolution des Royalistes.

## Pourquoi on ne peut pas faire quelque chose

liberte-reason-game-over = La partie est finie.
liberte-reason-not-your-decision = Ce n’est pas à vous de décider maintenant.
liberte-reason-not-asked = Cela ne répond pas à ce qui est demandé.
liberte-reason-not-in-hand = Cette carte n’est pas dans votre main.
liberte-reason-not-face-up = Cette carte n’est pas une des cartes visibles.
liberte-reason-not-in-a-display = Cette carte n’est dans aucune réserve personnelle.
liberte-reason-not-in-your-display = Cette carte n’est pas dans votre réserve personnelle.
liberte-reason-no-card-to-take = Il n’y a pas de carte à prendre, ni visible ni dans la pioche.
liberte-reason-deck-empty = La pioche est vide.
liberte-reason-hand-too-large = Avec neuf cartes ou plus en main, on en défausse deux avant d’en prendre une.
liberte-reason-hand-small-enough = On ne défausse avant de prendre une carte qu’avec neuf cartes ou plus en main.
liberte-reason-not-value-one = Seule une carte de valeur 1 peut être la seconde.
liberte-reason-special-already-played = Vous avez déjà joué une carte spéciale dans cette action.
liberte-reason-card-already-played = Vous avez déjà joué un club ou un personnage dans cette action.
liberte-reason-other-region = C’est dans une autre région.
liberte-reason-no-place-in-region = Le bloc de cette carte n’a pas de place dans la région du premier.
liberte-reason-needs-presence = Cette carte exige une présence au gouvernement.
liberte-reason-needs-radical-government = Cette carte exige un gouvernement radical.
liberte-reason-no-target = Cette carte n’a aucune cible.
liberte-reason-no-supply = Il n’y a plus de bloc de cette couleur dans le stock.
liberte-reason-stack-full = Votre pile dans cette province a déjà trois blocs.
liberte-reason-other-colour = Votre pile dans cette province est d’une autre couleur.
liberte-reason-three-stacks = Il y a déjà trois piles dans cette province.
liberte-reason-no-token = Vous n’avez plus de jeton de contrôle libre.
liberte-reason-no-battle-yet = Il n’y a pas de bataille au premier tour.
liberte-reason-no-cannon = La carte ne montre pas de canon.
liberte-reason-block-already-placed = La carte a déjà placé un bloc : il est trop tard pour la case de bataille.
liberte-reason-second-card-no-battle = Une seconde carte ne va jamais dans la case de bataille.
liberte-reason-must-place = Il faut placer le bloc tant qu’il y a de la place.
liberte-reason-display-full = Votre réserve personnelle est pleine.
liberte-reason-no-stack = Cette pile n’existe pas.
liberte-reason-not-government-colour = La carte ne touche que les blocs de la couleur du gouvernement.
liberte-reason-white-is-safe = La carte ne touche pas les blocs blancs.
liberte-reason-no-red-stack = Il n’y a pas de pile rouge dans cette province.
liberte-reason-not-white-personality = La carte ne touche que les personnages royalistes.
liberte-reason-not-personality = La carte ne touche que les personnages.
liberte-reason-not-general = Seul un général compte dans une bataille.
liberte-reason-card-does-not-count = Cette carte ne compte pas dans cette égalité.
liberte-reason-claim-not-needed = Dans cette partie, la contre-révolution est détectée automatiquement ; personne n’a à la proclamer.
liberte-reason-claim-unfounded = Il n’y a pas encore de contre-révolution.

## Ce qui est demandé

liberte-ask-refresh = Défaussez ce que vous ne voulez pas garder.
liberte-ask-refill = Complétez votre main.
liberte-ask-action = Votre action : jouez une carte, prenez-en une, ou passez.
liberte-ask-give = Défaussez la seconde carte.
liberte-ask-gain = Prenez une carte.
liberte-ask-again = Vous pouvez prendre une seconde carte de valeur 1.
liberte-ask-place = Placez un bloc { FORM($card, "of") } (il en reste { $left }).
liberte-ask-target = Quelle cible pour { $card } ?
liberte-ask-strike = Vous pouvez aussi frapper une carte avec { $card }.
liberte-ask-clean = Garder { $card } dans votre réserve personnelle, ou défausser la carte ?
liberte-ask-more = Jouez une autre carte, ou terminez votre action.
liberte-ask-advance = Égalité pour { liberte-contest } : avancez une carte, ou aucune.
liberte-ask-advance-province = Égalité ({ $province }) : avancez une carte, ou aucune.
liberte-ask-nothing = Il n’y a rien à décider.

## Ce qu’on peut faire

liberte-action-pass = ne rien faire cette fois
liberte-action-draw = piocher la première carte
liberte-action-done = garder le reste
liberte-action-end = finir votre action
liberte-action-battle = envoyer un jeton à la bataille
liberte-action-skip = ne rien placer, ou ne rien frapper
liberte-action-keep = la garder dans votre réserve personnelle
liberte-action-drop = la défausser
liberte-action-decline = ne rien avancer
liberte-action-claim = proclamer la contre-révolution
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } { DE($owner) }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province } : { $owner }, { liberte-colour } × { $height }

## L’écran

liberte-standing = Tour { $turn } sur 4 · { $phase ->
    [refresh] renouvellement des mains
    [action] tour d’action { $round }
    [battle] la bataille
   *[election] l’élection
}{ $ending ->
    [1] { " " }(le dernier)
   *[other] {""}
}
liberte-order = Ordre des joueurs : { $order }
liberte-supply = Stock
liberte-reserve = Jusqu’au tour 2
liberte-track = Piste électorale
liberte-government = Gouvernement : { liberte-faction }
liberte-opposition = Opposition : { liberte-faction }
liberte-no-government = Pas encore de gouvernement
liberte-battle = Bataille { DE($name) } : { $points } PV
liberte-no-battle = Pas de bataille à ce tour
liberte-lost-battles = Batailles perdues : { $count }{ $owed ->
    [0] {""}
    [one] { " " }({ $owed } bloc encore dû)
   *[other] { " " }({ $owed } blocs encore dus)
}
liberte-counter-revolution = Contre-révolution : { $count } sur 7
liberte-face-up = Cartes visibles
liberte-deck = Pioche : { $deck } · défausse : { $discards } · hors de la partie : { $box }
liberte-in-play = En jeu : { $card }
liberte-column-number = Nº
liberte-column-seat = Joueur
liberte-column-vp = PV
liberte-column-hand = Main
liberte-column-tokens = Jetons
liberte-column-battle = Bataille
liberte-column-votes = Voix B/W/R
liberte-column-presence = Présence
liberte-display = Réserve personnelle { DE($seat) } :
liberte-presence = oui
liberte-hand = Main { DE($seat) }
liberte-column-card = Carte
liberte-column-faction = Faction
liberte-column-region = Région
liberte-column-now = Pas maintenant, car
liberte-type-special = spéciale
liberte-type-club = club, n’importe où
liberte-mark-cannon = canon
liberte-mark-sans-culottes = sans-culotte
liberte-mark-general = général
liberte-legend = Une pile se lit « 2:RRR » : le numéro du propriétaire, puis une lettre par bloc : B Modérés (bleu), W Royalistes (blanc), R Radicaux (rouge). ⚜ compte pour la contre-révolution, ★ donne des PV aux tours 3 et 4.
