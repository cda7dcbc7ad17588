# Les règles de Liberté, dans nos propres mots. Une ligne vide sépare les alinéas ; « - » ouvre un point, « > » un
# exemple, « ! » une mise en garde, « @ » une image ; [mots|ancre] mène ailleurs, _mots_ insiste.

web-rules-liberte-goal = De quoi il s’agit
web-rules-liberte-goal-text =
    La France, de 1789 à 1799. Trois factions se disputent le pouvoir : les Radicaux (rouges), les Modérés (bleus) et les Royalistes (blancs). _Vous n’appartenez à aucune._ Vous soutenez celle qui vous sert : avec vos cartes, vous placez des blocs de toutes les couleurs, vous gagnez des voix dans les provinces, et vous marquez des points grâce au gouvernement élu à chaque tour.

    La partie compte quatre tours. Chacun est une suite d’actions rapides, à tour de rôle, puis (dès le tour II) une bataille, puis une élection dans les 27 provinces.

    @factions

web-rules-liberte-win = Trois façons de gagner
web-rules-liberte-win-text =
    Une partie de Liberté peut finir de trois façons, et il faut les surveiller toutes :

    - _Les points de victoire._ Si rien d’autre n’arrive, la partie finit après le tour IV, et celui qui a le plus de [points|points] l’emporte.
    - _Le raz-de-marée radical._ Si les rouges gagnent 17 voix ou plus en une élection, la partie finit aussitôt. Les points ne comptent plus ; celui qui a le plus de blocs rouges l’emporte. Voir [raz-de-marée|landslide].
    - _La contre-révolution royaliste._ Si, au tour III ou IV, les blancs contrôlent sept provinces à fleur de lys, batailles perdues comprises, la partie finit aussitôt. Les points ne comptent plus ; celui qui a le plus de blocs blancs l’emporte. Voir [contre-révolution|counter-revolution].

    @ways

    ! Ces deux fins soudaines menacent celui qui mène : un joueur loin derrière aux points peut avoir le plus de rouge ou de blanc.

web-rules-liberte-board = La carte de France
web-rules-liberte-board-text =
    La France a 27 provinces, en six régions. Chaque province porte un numéro, et les élections suivent cet ordre. Quatorze portent une [fleur de lys|fleur-de-lis] ; quatre valent un ou deux points de victoire aux tours III et IV ; la numéro 8, l’Île-de-France, est [Paris|paris].

    @provinces

web-rules-liberte-cards = Les cartes
web-rules-liberte-cards-text =
    Il y a 110 cartes, en deux sets. Le set A vient en premier et favorise Modérés et Royalistes ; le set B est placé dessous et favorise les Radicaux. La lettre et le numéro d’une carte sont dans son coin ; les parties enregistrées utilisent le numéro.

    - Un _personnage_ montre un à trois blocs d’une couleur : c’est sa [valeur|value]. Ses blocs vont dans la région qu’il nomme.
    - Un _club_ a un bloc, à placer dans n’importe quelle province. Chaque club porte un canon.
    - Une carte _spéciale_ n’a pas de valeur ; elle retire des cartes ou des blocs, à n’importe qui. Voir [cartes spéciales|specials].

    @cards

    Trois signes peuvent figurer sur une carte :

    - le _canon_ : elle peut envoyer un jeton à la [bataille|battle] au lieu de blocs sur la carte de France,
    - le _général_ : s’il est dans votre [réserve personnelle|display], vous pouvez gagner la bataille,
    - le _sans-culotte_ : grâce à lui, votre réserve personnelle a une cinquième place.

web-rules-liberte-setup = La mise en place
web-rules-liberte-setup-text =
    Chacun reçoit sept cartes du set A ; trois cartes sont visibles à côté de la pioche. Le sort désigne qui commence. Il y a 30 blocs rouges, 28 bleus et 24 blancs ; deux de chaque couleur attendent le tour II. Chacun a 18 jetons de contrôle pour marquer ce qui est à lui : il y en a 20 dans la boîte, mais deux sont sur les pistes, l’un pour les points, l’autre pour l’ordre des joueurs.

web-rules-liberte-turn = Un tour
web-rules-liberte-turn-text =
    - _L’ordre_ (dès le tour II) : le premier aux points commence, et ainsi de suite ; le sort départage les ex æquo.
    - _La main_ (dès le tour II) : voir [refaire sa main|refresh].
    - _Les actions_ : dans l’ordre, chacun fait une [action|actions], et l’on recommence jusqu’à ce qu’un stock de blocs [s’épuise|round-end].
    - _La bataille_ (dès le tour II) : voir [bataille|battle].
    - _L’élection_ : voir [élection|election].

web-rules-liberte-refresh = Refaire sa main
web-rules-liberte-refresh-text =
    Au début des tours II à IV, les cartes de votre réserve personnelle reviennent en main. Vous pouvez en défausser autant que vous voulez. Puis vous complétez à sept, chaque fois avec une carte visible ou avec la pioche. Si vous en avez sept ou plus, vous n’en prenez pas, et vous les gardez toutes.

web-rules-liberte-actions = Votre action
web-rules-liberte-actions-text =
    À votre tour, faites _une_ de ces choses :

    - _Jouer :_ un personnage ou un club, une carte spéciale, ou les deux, dans l’ordre que vous voulez. Une [seconde carte|second-card] de valeur 1 peut suivre.
    - _Prendre :_ une carte visible, ou la première de la pioche.
    - _Passer._ Vous pourrez agir de nouveau au tour d’action suivant.

web-rules-liberte-playing = Jouer une carte
web-rules-liberte-playing-text =
    Un personnage ou un club fait l’une de ces deux choses :

    - il _place des blocs_ : autant que sa valeur, de sa couleur, dans sa région (un club : un bloc où l’on veut) ; ou
    - avec un canon, dès le tour II, il envoie _un jeton dans la case de bataille_, quelle que soit sa valeur.

    Il faut placer tous les blocs de la carte si la place et le stock suffisent ; sinon, autant que possible. Aussitôt après, vous décidez de garder la carte dans votre [réserve personnelle|display] ou de la défausser.

web-rules-liberte-placing = Où placer les blocs
web-rules-liberte-placing-text =
    - Une [pile|stack] compte un à trois blocs d’une seule couleur et d’un seul propriétaire.
    - Vous avez au plus une pile par province, et personne n’ajoute à la pile d’un autre.
    - Une province porte au plus trois piles.
    - Une nouvelle pile demande un de vos [jetons|token].

    @stacks

    Les blocs d’une même carte peuvent aller dans plusieurs provinces de la région. Personne ne déplace de blocs ; seules les cartes spéciales en retirent.

web-rules-liberte-second-card = Une seconde carte de valeur 1
web-rules-liberte-second-card-text =
    Si votre première carte valait 1 et a placé son bloc sur la carte de France, vous pouvez en jouer une autre de valeur 1 : de la même région, ou un club. Peu importe sa couleur, mais son bloc doit aller dans la région du premier. Elle ne peut pas aller à la bataille.

    De même en prenant : si la carte visible que vous avez prise vaut 1, vous pouvez prendre une seconde carte visible de valeur 1.

web-rules-liberte-taking = Prendre une carte
web-rules-liberte-taking-text =
    Choisissez l’une des trois cartes visibles, ou piochez sans voir. Une carte visible est aussitôt remplacée. Avec neuf cartes ou plus en main, vous en défaussez d’abord deux. Quand la pioche est vide, la défausse est mélangée et la remplace : dès lors, les sets A et B sont mêlés.

web-rules-liberte-display = Votre réserve personnelle
web-rules-liberte-display-text =
    Une carte jouée peut rester devant vous, face visible, au lieu d’être défaussée. Il y a quatre places, ou cinq si l’une des cinq cartes montre un sans-culotte. Les cartes de la réserve personnelle

    - départagent les [égalités|ties] aux élections,
    - mènent l’armée, si ce sont des [généraux|general],
    - reviennent en main au tour suivant.

    Les autres peuvent les frapper avec des cartes spéciales. Vous ne pouvez pas en retirer une vous-même.

    @display

web-rules-liberte-round-end = Quand finissent les actions
web-rules-liberte-round-end-text =
    Dès qu’une couleur n’a plus de blocs dans le stock, on finit le tour d’action, pour que chacun ait eu autant d’actions ; puis la phase est terminée, même si des blocs reviennent entre-temps. Si un stock est vide dès le début d’un tour, on joue exactement un tour d’action.

web-rules-liberte-battle = La bataille
web-rules-liberte-battle-text =
    Tour II : Valmy, 4 points. Tour III : Fleurus, 5. Tour IV : Rivoli, 6.

    Pour gagner, il faut au moins un jeton dans la case de bataille _et_ un général dans la réserve personnelle. Parmi ceux qui ont les deux, celui qui a le plus de jetons l’emporte. À égalité, les joueurs concernés peuvent, dans l’ordre, [avancer|ties] chacun un général ; la plus forte valeur gagne.

    Si personne ne peut gagner, ou si l’égalité demeure, la bataille est _perdue_ : un bloc blanc est mis de côté jusqu’à la fin, et compte comme une province pour la [contre-révolution|counter-revolution]. S’il n’y a plus de bloc blanc dans le stock, la bataille compte tout de même comme perdue, et le bloc est dû : il est mis de côté dès qu’il en revient un.

    > Vous avez deux jetons, mais pas de général ; Clémence a un jeton et Hoche dans sa réserve personnelle. Clémence gagne la bataille.

web-rules-liberte-election = L’élection
web-rules-liberte-election-text =
    Province après province, de 1 à 27, la _pile la plus haute_ gagne, et non la couleur qui a le plus de blocs en tout. Son propriétaire en prend un bloc, qui devient une [voix|vote], et sa faction avance d’une case sur la piste électorale. Les autres blocs restent pour le tour suivant.

    > Trois piles se trouvent en Anjou : deux blocs blancs à vous, un rouge à Clémence, un rouge à Bastien. Il y a autant de blocs rouges que de blancs, mais votre pile est la plus haute. Vous en prenez un bloc, une voix pour les Royalistes ; l’autre reste.

    Dès le tour III, celui qui gagne une province à points de victoire les reçoit aussi.

web-rules-liberte-ties = Égalités, et cartes avancées
web-rules-liberte-ties-text =
    Là où les plus hautes piles sont égales, les joueurs à égalité peuvent, dans l’ordre, avancer chacun une carte de leur réserve personnelle, de la couleur de leur pile. La plus forte valeur gagne la voix. Si personne n’est seul en tête, personne ne gagne la province.

    @tie

    ! Après toute égalité, départagée ou non, la province est vidée : tout ce qui y reste retourne au stock, même les piles de ceux qui n’étaient pas à égalité.

    Les cartes avancées sont défaussées, gagnantes ou non. À Paris, pour le gouvernement et pour les points, on recommence entre égaux jusqu’à ce que l’un soit seul en tête, ou que plus personne n’avance de carte.

web-rules-liberte-paris = Paris
web-rules-liberte-paris-text =
    En Île-de-France (numéro 8), le gagnant prend _tous_ les blocs de sa pile : jusqu’à trois voix. Une égalité s’y joue en plusieurs échanges : ceux qui partagent la plus forte valeur peuvent continuer, jusqu’à ce que l’un soit seul en tête ou que personne n’avance plus de carte.

    > À Paris, vous avez deux blocs rouges, Clémence deux bleus et Bastien un blanc. Vous êtes à égalité avec Clémence. Vous avancez Desmoulins (2), Clémence avance Bailly (2) : toujours à égalité. Au deuxième échange, vous avancez les Jacobins (1), et Clémence n’a plus de carte bleue. Vous gagnez deux voix pour les Radicaux. La province est vidée, le bloc blanc de Bastien compris, et les trois cartes sont défaussées.

web-rules-liberte-government = Gouvernement et opposition
web-rules-liberte-government-text =
    La faction qui a le plus de voix forme le gouvernement, la suivante est l’opposition. À égalité, chacun peut avancer une carte d’une des couleurs concernées ; la faction de la plus forte carte passe devant, et celles qui sont à son niveau ou au-dessous reculent d’une case. Si l’égalité demeure : rouge avant bleu avant blanc. Une égalité pour la deuxième place se départage de la même façon.

    Les joueurs qui tiennent au moins une voix de la couleur du gouvernement y ont une [présence|presence], jusqu’à la prochaine élection.

web-rules-liberte-points = Les points de victoire
web-rules-liberte-points-text =
    @points

    Seuls participent les joueurs qui tiennent une voix de la couleur. Les égalités se départagent en avançant des cartes de cette couleur, en autant d’échanges qu’il le faut. Si l’égalité demeure :

    - pour la première place au gouvernement, chacun reçoit 3, et la deuxième place est encore attribuée ;
    - pour la deuxième place, chacun reçoit 1 ;
    - pour l’opposition, chacun reçoit 2.

    Si l’égalité pour la première place est départagée, celui qui l’a perdue est deuxième ; s’ils sont plusieurs, ils se disputent la deuxième place de la même façon.

    > Les blancs gouvernent. Vous et Clémence tenez quatre voix blanches chacun, Bastien en tient deux. Vous avancez Condé (3), Clémence avance Cazalès (3) : toujours à égalité. Au deuxième échange, aucun de vous n’avance rien. Vous recevez 3 points chacun pour la première place, et Bastien est deuxième : 2 points. Si Clémence n’avait rien avancé au premier échange, vous auriez reçu 5 points, et Clémence 2.

    Ensuite, toutes les voix retournent au stock.

web-rules-liberte-specials = Les cartes spéciales
web-rules-liberte-specials-text =
    Une seule par action. Elle peut toucher n’importe qui, vous compris, et ne se joue que si elle a une cible.

    @specials

    - _Disette_ (quatre dans le set A) : un bloc de la couleur du gouvernement quitte la carte de France. Avant la première élection : n’importe quel bloc.
    - _Émigration_ (deux dans le A) : un personnage blanc d’une réserve personnelle va à la défausse.
    - _Troubles religieux_ (deux dans le A) : un bloc bleu ou rouge quitte la carte de France.
    - _Guillotine_ (deux dans le set B) : un personnage d’une réserve personnelle quitte la partie pour de bon.
    - _Purge_ (quatre dans le B) : un club ou un personnage d’une réserve personnelle va à la défausse. Exige une [présence|presence].
    - _Terreur_ (six dans le B) : une pile entière quitte une province où se trouve une pile rouge (ce peut être celle-là) ; un club ou un personnage d’une réserve personnelle peut aussi quitter la partie. Exige une présence dans un gouvernement _rouge_.

web-rules-liberte-landslide = Le raz-de-marée radical
web-rules-liberte-landslide-text =
    Si, toutes les provinces ayant voté, les rouges ont 17 voix ou plus, la partie est finie, à n’importe quel tour. Chacun compte son rouge : voix, blocs sur la carte de France, blocs des cartes en main et de la réserve personnelle. Celui qui a le plus de rouge l’emporte ; à égalité, celui qui en a le plus sur ses cartes ; encore à égalité, la victoire est partagée.

web-rules-liberte-counter-revolution = La contre-révolution royaliste
web-rules-liberte-counter-revolution-text =
    Aux tours III et IV, à tout moment sauf pendant une élection : comptez les provinces à [fleur de lys|fleur-de-lis] où une pile blanche est seule la plus haute, et ajoutez les batailles perdues. Sept ou plus mettent aussitôt fin à la partie. Chacun compte son blanc : blocs sur la carte de France, blocs des cartes en main et de la réserve personnelle. Celui qui a le plus de blanc l’emporte ; à égalité, celui qui en a le plus sur ses cartes ; encore à égalité, la victoire est partagée.

    La table compte pour vous. Avec l’option _À proclamer_, un joueur doit remarquer la contre-révolution et la proclamer tant qu’elle est là ; ensuite, il est trop tard.

web-rules-liberte-final = Après le tour IV
web-rules-liberte-final-text =
    Celui qui a le plus de points de victoire l’emporte. À égalité : la plus forte valeur totale dans la réserve personnelle ; encore à égalité : la victoire est partagée.

web-rules-liberte-options = Les options
web-rules-liberte-options-text =
    - Sans _seconde carte_ : un seul personnage ou club par action, et une seule carte prise.
    - _Contre-révolution à proclamer :_ voir [plus haut|counter-revolution].
    - _Première édition :_ pas de seconde carte ; les élections vont région par région, dans l’ordre ci-dessous ; une égalité sur la piste électorale se départage par la somme des cartes avancées, et seuls les égaux reculent ; la cinquième carte d’une réserve personnelle doit elle-même montrer un sans-culotte ; les voix ne comptent pas après un raz-de-marée ; une contre-révolution peut aussi éclater pendant une élection.

    @regions

web-rules-liberte-set = À propos de ces cartes
web-rules-liberte-set-text =
    Aucun texte public ne donne la liste des cartes ni la carte de France du jeu en boîte. Celles d’ici sont une reconstitution : elle contient tout ce qu’on a pu trouver, et elle est complétée d’après l’histoire, de sorte que tous les totaux connus sont justes. Si vous possédez le jeu, vous pouvez jouer avec les noms et les chiffres de vos propres cartes : la page « { web-settings } » dit comment, sous « { web-own-cards } ».

web-rules-liberte-terms = Les mots du jeu

web-rules-liberte-term-advance = Avancer
web-rules-liberte-term-advance-means = Jouer une carte de sa réserve personnelle dans une [égalité|ties], ouvertement et dans l’ordre des joueurs. Gagnante ou non, elle est défaussée.
web-rules-liberte-term-block = Bloc
web-rules-liberte-term-block-means = Un cube d’une faction : rouge, bleu ou blanc. Sur la carte de France, il sert le propriétaire de sa [pile|stack].
web-rules-liberte-term-cannon = Canon
web-rules-liberte-term-cannon-means = Une carte qui le montre peut envoyer un jeton à la [bataille|battle] au lieu de placer ses blocs.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = Une carte d’un bloc, pour n’importe quelle province, avec un canon.
web-rules-liberte-term-control = Contrôle
web-rules-liberte-term-control-means = Une province est contrôlée par la pile qui dépasse toutes les autres.
web-rules-liberte-term-fleur-de-lis = Fleur de lys
web-rules-liberte-term-fleur-de-lis-means = La fleur du roi : quatorze provinces la portent, et comptent pour la [contre-révolution|counter-revolution].
web-rules-liberte-term-general = Général
web-rules-liberte-term-general-means = Une carte qui peut mener l’armée quand elle est dans la réserve personnelle. Voir [bataille|battle].
web-rules-liberte-term-opposition = Opposition
web-rules-liberte-term-opposition-means = La faction qui a le plus de voix après le [gouvernement|government].
web-rules-liberte-term-presence = Présence
web-rules-liberte-term-presence-means = Vous l’avez si vous teniez une voix de la couleur qui gouverne. La Purge et la Terreur l’exigent.
web-rules-liberte-term-round = Tour d’action
web-rules-liberte-term-round-means = Une action pour chacun, dans l’ordre des joueurs.
web-rules-liberte-term-sans-culottes = Sans-culotte
web-rules-liberte-term-sans-culottes-means = Le peuple de la rue : une carte qui porte ce signe ouvre une cinquième place dans la réserve personnelle.
web-rules-liberte-term-stack = Pile
web-rules-liberte-term-stack-means = Un à trois blocs d’une couleur, votre jeton par-dessus. Voir [où placer|placing].
web-rules-liberte-term-supply = Stock
web-rules-liberte-term-supply-means = Les blocs qui ne sont pas en jeu. Quand une couleur s’épuise, les [actions finissent|round-end].
web-rules-liberte-term-token = Jeton
web-rules-liberte-term-token-means = Votre marque, sur les piles, dans la case de bataille et pour la présence. Vous en avez 18 de libres, car deux de vos 20 jetons sont sur les pistes ; sans jeton, vous ne pouvez qu’ajouter à vos piles.
web-rules-liberte-term-value = Valeur
web-rules-liberte-term-value-means = Le nombre de blocs d’une carte : 1, 2 ou 3. Les spéciales n’en ont pas.
web-rules-liberte-term-vote = Voix
web-rules-liberte-term-vote-means = Un bloc pris à une pile qui a gagné sa province. Vous le tenez jusqu’à la remise des points.

web-rules-liberte-figure-factions-red = Radicaux
web-rules-liberte-figure-factions-blue = Modérés
web-rules-liberte-figure-factions-white = Royalistes
web-rules-liberte-figure-ways-points = Avoir le plus de points après { $turns } tours
web-rules-liberte-figure-ways-landslide = { $votes } voix rouges en une élection
web-rules-liberte-figure-ways-counter = { $count } fleurs de lys sous les blancs, batailles perdues comprises
web-rules-liberte-figure-cards = Un personnage, un club et une carte spéciale. La bande colorée est la région ; ses blocs sont la couleur et la valeur.
web-rules-liberte-figure-stacks = Trois piles dans une province, chacune avec le jeton de son propriétaire. La plus haute la contrôle.
web-rules-liberte-figure-tie = Deux piles de deux : égalité. La carte de valeur 3 bat la carte de valeur 2.
web-rules-liberte-figure-display = Quatre cartes dans la réserve personnelle ; une cinquième seulement avec un sans-culotte.
web-rules-liberte-figure-number = Nº
web-rules-liberte-figure-province = Province
web-rules-liberte-figure-region = Région
web-rules-liberte-figure-regions = L’ordre des régions dans la première édition ; dans une région, les provinces votent par numéro.
web-rules-liberte-figure-lily = Fleur de lys
web-rules-liberte-figure-pays = Points
web-rules-liberte-figure-award = Récompense
web-rules-liberte-figure-vp = Points
web-rules-liberte-figure-award-first = le plus de voix au gouvernement
web-rules-liberte-figure-award-second = le deuxième en voix au gouvernement
web-rules-liberte-figure-award-lead = le plus de voix dans l’opposition
web-rules-liberte-figure-award-battle = la bataille : { $names }
web-rules-liberte-figure-award-provinces = les provinces à points, à partir du tour { $turn }
