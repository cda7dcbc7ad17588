# L’aide de jeu de Liberté : tout sur une page. Les nombres viennent des données de référence.

web-aid-liberte-turn = Un tour
web-aid-liberte-turn-order = _Ordre_ (dès le tour { $battle }) : le premier aux points commence ; le sort départage les ex æquo.
web-aid-liberte-turn-refresh = _Main_ (dès le tour { $battle }) : reprenez votre réserve personnelle, défaussez ce que vous voulez, complétez à { $hand }.
web-aid-liberte-turn-actions = _Actions :_ une chacun, dans l’ordre, puis on recommence. Quand un stock est épuisé, le tour d’action en cours est le dernier.
web-aid-liberte-turn-battle = _Bataille_ (dès le tour { $battle }) : celui qui a le plus de jetons gagne, s’il a un général dans sa réserve personnelle.
web-aid-liberte-turn-election = _Élection :_ provinces 1 à { $provinces }, puis gouvernement, opposition et points.

web-aid-liberte-action = Votre action : l’une de ces choses
web-aid-liberte-action-play = _Jouer_ un personnage ou un club, une carte spéciale, ou les deux. Après une carte de valeur 1 qui a placé son bloc, une autre peut suivre dans la même région.
web-aid-liberte-action-blocks = La carte place ses blocs dans sa région (un club : n’importe où), ou avec un canon, dès le tour { $battle }, un jeton dans la case de bataille.
web-aid-liberte-action-keep = Puis gardez-la dans votre réserve personnelle ({ $display }, ou { $most } avec un sans-culotte) ou défaussez-la.
web-aid-liberte-action-take = _Prendre_ une des { $open } cartes visibles, ou piocher. Avec { $large } cartes ou plus en main, défaussez-en d’abord deux. Après une carte visible de valeur 1, une autre.
web-aid-liberte-action-pass = _Passer._ Vous pourrez agir au tour d’action suivant.
web-aid-liberte-placing = Une pile compte jusqu’à { $stack } blocs d’une couleur. Une province porte jusqu’à { $stacks } piles, une par joueur. Une nouvelle pile prend un jeton ; vous en avez { $tokens }.

web-aid-liberte-specials = Cartes spéciales : une par action
web-aid-liberte-specials-note = Elles peuvent toucher n’importe qui, vous compris. Il faut une cible.
web-aid-liberte-card = Carte
web-aid-liberte-count = Nombre
web-aid-liberte-effect = Effet

web-aid-liberte-points = Points
web-aid-liberte-award = Pour
web-aid-liberte-vp = PV
web-aid-liberte-shared = Égalité
web-aid-liberte-shared-each = { $points } chacun
web-aid-liberte-battle-of = bataille { DE($name) } (tour { $turn })
web-aid-liberte-provinces = gagner, dès le tour { $turn } : { $names }
web-aid-liberte-points-note = Une voix de la couleur du gouvernement vaut présence jusqu’à la prochaine élection.

web-aid-liberte-endings = La partie finit
web-aid-liberte-end-turns = _Après le tour { $turns } :_ celui qui a le plus de points gagne. À égalité : la plus forte valeur dans la réserve personnelle.
web-aid-liberte-end-landslide = _Raz-de-marée radical :_ { $votes } voix rouges ou plus en une élection, à n’importe quel tour. Gagne celui qui a le plus de rouge : voix, carte de France, cartes en main et de la réserve personnelle. À égalité : celui qui en a le plus sur ses cartes.
web-aid-liberte-end-counter = _Contre-révolution royaliste :_ dès le tour { $turn }, sauf pendant une élection : { $count } fleurs de lys ou plus où une pile blanche est seule la plus haute, batailles perdues comprises. Gagne celui qui a le plus de blanc : carte de France, cartes en main et de la réserve personnelle. À égalité : celui qui en a le plus sur ses cartes.
web-aid-liberte-end-shared = Encore à égalité : la victoire est partagée.

web-aid-liberte-ties = Égalités
web-aid-liberte-ties-note = Avancez une carte de votre réserve personnelle, ouvertement et dans l’ordre. Les cartes avancées sont défaussées.
web-aid-liberte-tied = À égalité
web-aid-liberte-with = Cartes
web-aid-liberte-rounds = Échanges
web-aid-liberte-otherwise = Si l’égalité demeure
web-aid-liberte-once = un
web-aid-liberte-until = jusqu’à ce que l’un soit seul, ou que personne n’avance
web-aid-liberte-tie-battle = bataille
web-aid-liberte-tie-battle-with = généraux
web-aid-liberte-tie-battle-otherwise = perdue : un de plus pour la contre-révolution
web-aid-liberte-tie-province = province
web-aid-liberte-tie-province-with = couleur de votre pile
web-aid-liberte-tie-province-otherwise = pas de voix. Après une égalité, la province est toujours vidée
web-aid-liberte-tie-paris = Paris
web-aid-liberte-tie-paris-with = couleur de votre pile
web-aid-liberte-tie-paris-otherwise = pas de voix. Vidée
web-aid-liberte-tie-track = gouvernement, opposition
web-aid-liberte-tie-track-with = couleur d’une faction à égalité, par tous ; la plus forte carte gagne
web-aid-liberte-tie-track-otherwise = rouge avant bleu avant blanc
web-aid-liberte-tie-award = points
web-aid-liberte-tie-award-with = couleur de la récompense, par ceux qui en tiennent une voix
web-aid-liberte-tie-award-otherwise = points partagés (voir Points) ; le perdant de la première place est deuxième

web-aid-liberte-pieces = Dans la boîte
web-aid-liberte-blocks = Blocs : { $red } rouges, { $blue } bleus, { $white } blancs ; { $reserve } de chaque couleur attendent le tour { $battle }.
web-aid-liberte-cards = Cartes : { $a } dans le set A, { $b } dans le set B.
web-aid-liberte-lilies = Fleurs de lys : { $names }.
