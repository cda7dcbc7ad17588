# Liberté : ce qui se passe, pourquoi on ne peut pas faire quelque chose, et ce qui est à l'écran.

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
    [opposition] l'opposition
    [first] la première place au gouvernement
    [second] la deuxième place au gouvernement
   *[lead] la tête de l'opposition
}

## Ce qui se passe

liberte-event-turn = Le tour { $turn } commence.
liberte-event-order = { $seat } est numéro { $place } dans l'ordre des joueurs.
liberte-event-reserve = { $count ->
    [1] Un bloc { liberte-colour } entre
   *[other] { $count } blocs de couleur { liberte-colour } entrent
} dans la réserve.
liberte-event-took-back = { $seat } reprend en main { $card }, de son étalage.
liberte-event-discarded = { $seat } défausse { $card }.
liberte-event-took = { $seat } prend { $card } à côté de la pioche.
liberte-event-drew = { $seat } pioche { $card }.
liberte-event-drew-hidden = { $seat } pioche une carte.
liberte-event-faced = On retourne { $card }.
liberte-event-reshuffled = La défausse est mélangée : la nouvelle pioche a { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
liberte-event-round = Manche { $round }.
liberte-event-passed = { $seat } passe.
liberte-event-played = { $seat } joue { $card }.
liberte-event-placed = { $seat } place un bloc { liberte-colour } dans la province { $province } : { $height ->
    [1] une nouvelle pile
   *[other] une pile de { $height }
}.
liberte-event-to-battle = { $seat } met un jeton dans la case de bataille, et en a { $count }.
liberte-event-placed-nothing = { $card } ne place rien pour { $seat }.
liberte-event-removed = { $seat } retire { $count ->
    [1] un bloc
   *[other] { $count } blocs
} de { $owner } dans la province { $province }.
liberte-event-struck = { $seat } frappe { $card } dans l'étalage de { $owner }{ $returned ->
    [1] { " " }; la carte quitte le jeu
   *[other] {""}
}.
liberte-event-kept = { $seat } garde { $card } dans son étalage.
liberte-event-dropped = { $seat } se sépare de { $card }.
liberte-event-supply-empty = Il n'y a plus de bloc { liberte-colour } en réserve : cette manche est la dernière.
liberte-event-tie = { $contest ->
    [province] Égalité dans la province { $province }.
   *[other] Égalité pour { liberte-contest }.
}
liberte-event-advanced = { $seat } avance { $card }.
liberte-event-declined = { $seat } n'avance rien.
liberte-event-battle-won = { $seat } gagne la bataille pour { $points } PV.
liberte-event-battle-lost = La bataille du tour { $turn } est perdue.
liberte-event-white-laid-out = { $count ->
    [1] Un bloc blanc est mis
   *[other] { $count } blocs blancs sont mis
} de côté pour les batailles perdues.
liberte-event-elected = { $seat } remporte la province { $province } pour les { liberte-faction }{ $count ->
    [1] {""}
   *[other] { " " }avec { $count } voix
}.
liberte-event-nobody-elected = Personne ne remporte la province { $province }.
liberte-event-cleared = La province { $province } est vidée.
liberte-event-province-points = { $seat } reçoit { $points } PV pour la province { $province }.
liberte-event-stepped-back = Les { liberte-faction } reculent d'une case sur la piste électorale.
liberte-event-government = Les { liberte-faction } forment le gouvernement.
liberte-event-opposition = Les { liberte-faction } sont dans l'opposition.
liberte-event-award = { $seat } reçoit { $points } PV pour { liberte-contest }.
liberte-event-presence = { $seat } est présent au gouvernement.
liberte-event-claimed = { $seat } proclame la contre-révolution.
liberte-event-over = { $ending ->
    [landslide] Raz-de-marée des Radicaux !
    [counter_revolution] La contre-révolution a gagné !
   *[turns] Les quatre tours sont joués.
}

## Comment cela a fini

liberte-result-turns = Les quatre tours ont été joués.
liberte-result-landslide = Un raz-de-marée des Radicaux.
liberte-result-counter-revolution = Une contre-révolution des Royalistes.

## Pourquoi on ne peut pas faire quelque chose

liberte-reason-game-over = La partie est finie.
liberte-reason-not-your-decision = Ce n'est pas à vous de décider maintenant.
liberte-reason-not-asked = Cela ne répond pas à ce qui est demandé.
liberte-reason-not-in-hand = Cette carte n'est pas dans votre main.
liberte-reason-not-face-up = Cette carte n'est pas visible à côté de la pioche.
liberte-reason-not-in-a-display = Cette carte n'est dans aucun étalage.
liberte-reason-not-in-your-display = Cette carte n'est pas dans votre étalage.
liberte-reason-no-card-to-take = Il n'y a pas de carte à prendre, ni visible ni dans la pioche.
liberte-reason-deck-empty = La pioche est vide.
liberte-reason-hand-too-large = Avec neuf cartes ou plus en main, on en défausse deux avant d'en prendre une.
liberte-reason-hand-small-enough = On ne défausse avant de prendre une carte qu'avec neuf cartes ou plus en main.
liberte-reason-not-value-one = Seule une carte de valeur 1 peut être la seconde.
liberte-reason-special-already-played = Vous avez déjà joué une carte spéciale dans cette action.
liberte-reason-card-already-played = Vous avez déjà joué votre club ou personnage de cette action.
liberte-reason-other-region = C'est dans une autre région.
liberte-reason-no-place-in-region = Le bloc de cette carte n'a pas de place dans la région du premier.
liberte-reason-needs-presence = Cette carte exige une présence au gouvernement.
liberte-reason-needs-radical-government = Cette carte exige un gouvernement des Radicaux.
liberte-reason-no-target = Il n'y a rien que la carte puisse toucher.
liberte-reason-no-supply = Il n'y a plus de bloc de cette couleur en réserve.
liberte-reason-stack-full = Votre pile y a déjà trois blocs.
liberte-reason-other-colour = Votre pile y est d'une autre couleur.
liberte-reason-three-stacks = Il y a déjà trois piles.
liberte-reason-no-token = Vous n'avez plus de jeton de contrôle libre.
liberte-reason-no-battle-yet = Il n'y a pas de bataille au premier tour.
liberte-reason-no-cannon = La carte ne montre pas de canon.
liberte-reason-block-already-placed = La carte a déjà placé un bloc : il est trop tard pour la case de bataille.
liberte-reason-second-card-no-battle = Une seconde carte ne va jamais dans la case de bataille.
liberte-reason-must-place = Le bloc doit être placé tant qu'il y a de la place pour lui.
liberte-reason-display-full = Votre étalage est plein.
liberte-reason-no-stack = Il n'y a pas de telle pile.
liberte-reason-not-government-colour = La carte ne touche que les blocs de la couleur du gouvernement.
liberte-reason-white-is-safe = La carte ne touche pas les blocs blancs.
liberte-reason-no-red-stack = Il n'y a pas de pile rouge dans cette province.
liberte-reason-not-white-personality = La carte ne touche que les personnages royalistes.
liberte-reason-not-personality = La carte ne touche que les personnages.
liberte-reason-not-general = Seul un général compte dans une bataille.
liberte-reason-card-does-not-count = Cette carte ne compte pas dans cette égalité.
liberte-reason-claim-not-needed = Dans cette partie la contre-révolution est constatée d'elle-même ; personne n'a à la proclamer.
liberte-reason-claim-unfounded = La contre-révolution n'a pas eu lieu.

## Ce qui est demandé

liberte-ask-refresh = Défaussez ce que vous ne voulez pas garder.
liberte-ask-refill = Complétez votre main.
liberte-ask-action = Votre action : jouez une carte, prenez-en une, ou passez.
liberte-ask-give = Défaussez la seconde carte.
liberte-ask-gain = Prenez une carte.
liberte-ask-again = Vous pouvez prendre une seconde carte de valeur 1.
liberte-ask-place = Placez un bloc de { $card } (il en reste { $left }).
liberte-ask-target = Que touche { $card } ?
liberte-ask-strike = { $card } peut aussi frapper une carte.
liberte-ask-clean = Garder { $card } dans votre étalage, ou s'en séparer ?
liberte-ask-more = Jouez une autre carte, ou terminez votre action.
liberte-ask-advance = Égalité pour { liberte-contest } : avancez une carte ou aucune.
liberte-ask-advance-province = Égalité dans la province { $province } : avancez une carte ou aucune.
liberte-ask-nothing = Rien n'est demandé.

## Ce qu'on peut faire

liberte-action-pass = ne rien faire cette fois
liberte-action-draw = la première carte de la pioche
liberte-action-done = garder le reste
liberte-action-end = votre action est finie
liberte-action-battle = un jeton dans la case de bataille
liberte-action-skip = renoncer
liberte-action-keep = dans votre étalage
liberte-action-drop = s'en séparer
liberte-action-decline = n'avancer rien
liberte-action-claim = la contre-révolution
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } de { $owner }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province } : { $owner }, { liberte-colour } × { $height }

## L'écran

liberte-standing = Tour { $turn } sur 4 · { $phase ->
    [refresh] renouvellement des mains
    [action] actions, manche { $round }
    [battle] la bataille
   *[election] l'élection
}{ $ending ->
    [1] { " " }(la dernière)
   *[other] {""}
}
liberte-order = Ordre des joueurs : { $order }
liberte-supply = Réserve
liberte-reserve = Jusqu'au tour 2
liberte-track = Piste électorale
liberte-government = Gouvernement : { liberte-faction }
liberte-opposition = Opposition : { liberte-faction }
liberte-no-government = Pas encore de gouvernement
liberte-battle = La bataille : { $points } PV
liberte-no-battle = Pas de bataille à ce tour
liberte-lost-battles = Batailles perdues : { $count } (dont { $owed } à payer)
liberte-counter-revolution = Contre-révolution : { $count } sur 7
liberte-face-up = Cartes visibles
liberte-deck = Pioche : { $deck } · défausse : { $discards } · hors du jeu : { $box }
liberte-in-play = En jeu : { $card }
liberte-column-seat = Place
liberte-column-vp = PV
liberte-column-hand = Main
liberte-column-tokens = Jetons
liberte-column-battle = Bataille
liberte-column-votes = Voix B/W/R
liberte-column-presence = Présence
liberte-display = Étalage de { $seat } :
liberte-presence = oui
liberte-hand = Main de { $seat }
liberte-column-card = Carte
liberte-column-faction = Faction
liberte-column-region = Région
liberte-column-now = Pas maintenant, car
liberte-type-special = spéciale
liberte-type-club = club, partout
liberte-mark-cannon = canon
liberte-mark-sans-culottes = sans-culottes
liberte-mark-general = général
liberte-legend = Une pile se lit « 2:RRR » : la place du propriétaire, puis une lettre par bloc : B Modérés (bleu), W Royalistes (blanc), R Radicaux (rouge). ⚜ compte pour la contre-révolution, ★ donne des PV aux tours 3 et 4.
