# Les règles de Liberté, dans nos propres mots. Une ligne vide sépare les alinéas ; « - » ouvre un point, « > » un
# exemple, « ! » une mise en garde, « @ » une image ; [mots|ancre] mène ailleurs, _mots_ insiste.

web-rules-liberte-goal = De quoi il s’agit
web-rules-liberte-goal-text =
    La France, de 1789 à 1799. Trois factions se disputent le pays : les Radicaux (rouges), les Modérés (bleus) et les Royalistes (blancs). _Vous n’appartenez à aucune._ Vous poussez celle qui vous sert : avec vos cartes, vous placez des blocs de toutes les couleurs, vous gagnez des voix dans les provinces, et vous tirez des points de victoire de qui gouverne à la fin.

    La partie compte quatre tours. Chacun est une suite d’actions rapides, à tour de rôle, puis (dès le tour II) une bataille, puis une élection dans les 27 provinces.

    @factions

web-rules-liberte-win = Trois façons de gagner
web-rules-liberte-win-text =
    Une partie de Liberté peut finir de trois façons, et il faut les surveiller toutes :

    - _Les points de victoire._ Si rien d’autre n’arrive, la partie finit après le tour IV, et le plus de [points|points] l’emporte.
    - _Le raz-de-marée radical._ Si les rouges gagnent 17 voix ou plus en une élection, la partie finit aussitôt. Les points ne comptent plus ; le plus de blocs rouges l’emporte. Voir [raz-de-marée|landslide].
    - _La contre-révolution royaliste._ Si, au tour III ou IV, les blancs contrôlent sept provinces à fleur de lys, batailles perdues comprises, la partie finit aussitôt. Les points ne comptent plus ; le plus de blocs blancs l’emporte. Voir [contre-révolution|counter-revolution].

    @ways

    ! Ces deux fins soudaines inquiètent celui qui mène : un joueur loin derrière aux points peut tenir le plus de rouge ou de blanc.

web-rules-liberte-board = La carte de France
web-rules-liberte-board-text =
    La France a 27 provinces, en six régions. Chaque province porte un numéro, et les élections le suivent. Quatorze portent une [fleur de lys|fleur-de-lis] ; quatre valent un ou deux points de victoire aux tours III et IV ; la numéro 8, l’Île-de-France, est [Paris|paris].

    @provinces

web-rules-liberte-cards = Les cartes
web-rules-liberte-cards-text =
    Il y a 110 cartes. Les premières (série A) favorisent Modérés et Royalistes, les suivantes (série B) les Radicaux.

    - Un _personnage_ montre un à trois blocs d’une couleur : c’est sa [valeur|value]. Ses blocs vont dans la région qu’il nomme.
    - Un _club_ a un bloc, à placer dans n’importe quelle province. Chaque club porte un canon.
    - Une carte _spéciale_ n’a pas de valeur ; elle ôte aux autres des cartes et des blocs. Voir [cartes spéciales|specials].

    @cards

    Trois signes peuvent figurer sur une carte :

    - le _canon_ : elle peut envoyer un jeton à la [bataille|battle] au lieu de blocs sur la carte de France,
    - le _général_ : s’il est dans votre [étalage|display], vous pouvez gagner la bataille,
    - le _sans-culotte_ : grâce à lui, votre étalage a une cinquième place.

web-rules-liberte-setup = La mise en place
web-rules-liberte-setup-text =
    Chacun reçoit sept cartes de la série A ; trois cartes sont visibles à côté de la pioche. Le sort désigne qui commence. Il y a 30 blocs rouges, 28 bleus et 24 blancs ; deux de chaque couleur attendent le tour II. Chacun a 18 jetons pour marquer ce qui est à lui.

web-rules-liberte-turn = Un tour
web-rules-liberte-turn-text =
    - _L’ordre_ (dès le tour II) : le premier aux points commence, et ainsi de suite ; le sort départage les ex æquo.
    - _La main_ (dès le tour II) : voir [refaire sa main|refresh].
    - _Les actions_ : dans l’ordre, chacun fait une [action|actions], encore et encore, jusqu’à ce qu’une réserve [s’épuise|round-end].
    - _La bataille_ (dès le tour II) : voir [bataille|battle].
    - _L’élection_ : voir [élection|election].

web-rules-liberte-refresh = Refaire sa main
web-rules-liberte-refresh-text =
    Au début des tours II à IV, les cartes de votre étalage reviennent en main. Vous pouvez en défausser autant que vous voulez. Puis vous complétez à sept : chaque carte se prend à côté de la pioche, ou dans la pioche. Qui en a sept ou plus n’en prend pas, et les garde toutes.

web-rules-liberte-actions = Votre action
web-rules-liberte-actions-text =
    À votre tour, faites _une_ de ces choses :

    - _Jouer :_ un personnage ou un club, une carte spéciale, ou les deux, dans l’ordre voulu. Une [seconde carte|second-card] de valeur 1 peut suivre.
    - _Prendre :_ une carte à côté de la pioche, ou dans la pioche.
    - _Passer._

web-rules-liberte-playing = Jouer une carte
web-rules-liberte-playing-text =
    Un personnage ou un club fait l’une de ces deux choses :

    - il _place des blocs_ : autant que sa valeur, de sa couleur, dans sa région (un club : un bloc où l’on veut) ; ou
    - avec un canon, dès le tour II, il envoie _un jeton dans la case de bataille_, quelle que soit sa valeur.

    Il faut placer tous les blocs de la carte s’il y a la place et la réserve ; sinon, autant que possible. Aussitôt après, vous décidez de garder la carte dans votre [étalage|display] ou de la défausser.

web-rules-liberte-placing = Où placer les blocs
web-rules-liberte-placing-text =
    - Une [pile|stack] compte un à trois blocs d’une seule couleur et d’un seul propriétaire.
    - Vous avez au plus une pile par province, et personne n’ajoute à la pile d’un autre.
    - Une province porte au plus trois piles.
    - Une nouvelle pile demande un de vos [jetons|token].

    @stacks

    Les blocs d’une même carte peuvent aller dans plusieurs provinces de la région. Personne ne déplace de blocs ; seules les cartes spéciales en retirent.

web-rules-liberte-second-card = Une seconde carte de valeur 1
web-rules-liberte-second-card-text =
    Si votre première carte valait 1 et a placé son bloc sur la carte de France, vous pouvez en jouer une autre de valeur 1 : de la même région, ou un club. Sa couleur n’importe pas, mais son bloc doit aller dans la région du premier. Elle ne peut pas aller à la bataille.

    De même en prenant : si la carte visible que vous avez prise vaut 1, vous pouvez en prendre une seconde de valeur 1.

web-rules-liberte-taking = Prendre une carte
web-rules-liberte-taking-text =
    Choisissez l’une des trois cartes visibles, ou piochez sans voir. Une carte visible est aussitôt remplacée. Avec neuf cartes ou plus en main, vous en défaussez d’abord deux. Quand la pioche est vide, la défausse est mélangée et la remplace.

web-rules-liberte-display = Votre étalage
web-rules-liberte-display-text =
    Une carte jouée peut rester devant vous, face visible, au lieu d’être défaussée. Il y a quatre places, ou cinq si l’une des cinq montre un sans-culotte. Les cartes de l’étalage

    - départagent les [égalités|ties] aux élections,
    - mènent l’armée, si ce sont des [généraux|general],
    - reviennent en main au tour suivant.

    Les autres peuvent les frapper de cartes spéciales. Vous ne pouvez pas en retirer une vous-même.

    @display

web-rules-liberte-round-end = Quand finissent les actions
web-rules-liberte-round-end-text =
    Dès qu’une couleur n’a plus de blocs en réserve, on finit la manche, pour que chacun ait eu autant d’actions ; puis la phase est close, même si des blocs reviennent entre-temps. Si une réserve est vide dès le début d’un tour, on joue exactement une manche.

web-rules-liberte-battle = La bataille
web-rules-liberte-battle-text =
    Tour II : Valmy, 4 points. Tour III : Fleurus, 5. Tour IV : Rivoli, 6.

    Pour gagner, il faut au moins un jeton dans la case de bataille _et_ un général dans l’étalage. Parmi ceux qui ont les deux, le plus de jetons l’emporte. À égalité, les joueurs concernés peuvent, dans l’ordre, [avancer|ties] chacun un général ; la plus forte valeur gagne.

    Si personne ne peut gagner, ou si l’égalité demeure, la bataille est _perdue_ : un bloc blanc est mis de côté jusqu’à la fin, et compte comme une province pour la [contre-révolution|counter-revolution].

    > Vous avez deux jetons, mais pas de général ; Clémence a un jeton et Hoche à l’étalage. Clémence gagne la bataille.

web-rules-liberte-election = L’élection
web-rules-liberte-election-text =
    Province après province, de 1 à 27, la _pile la plus haute_ gagne ; non la couleur qui a le plus de blocs en tout. Son propriétaire en prend un bloc, qui devient une [voix|vote], et sa faction avance d’un pas sur l’échelle des élections. Les autres blocs restent pour le tour suivant.

    > En Normandie, vous avez trois blocs rouges ; deux autres joueurs ont deux blocs bleus chacun. Vous gagnez, bien qu’il y ait quatre blocs bleus.

    Dès le tour III, qui gagne une province à points de victoire les reçoit aussi.

web-rules-liberte-ties = Égalités, et cartes avancées
web-rules-liberte-ties-text =
    Où les plus hautes piles sont égales, les joueurs concernés peuvent, dans l’ordre, avancer chacun une carte de leur étalage : de la couleur de leur pile. La plus forte valeur gagne la voix. Si personne n’est seul en tête, personne ne gagne la province.

    @tie

    ! Après toute égalité, départagée ou non, la province est vidée : tout ce qui y reste retourne à la réserve, même les piles de ceux qui n’y étaient pour rien.

    Les cartes avancées sont défaussées, gagnantes ou non. À Paris, pour le gouvernement et pour les points, on recommence entre égaux jusqu’à ce que l’un soit seul, ou que plus personne n’avance de carte.

web-rules-liberte-paris = Paris
web-rules-liberte-paris-text =
    En Île-de-France (numéro 8), qui gagne prend _tous_ les blocs de sa pile : jusqu’à trois voix.

web-rules-liberte-government = Gouvernement et opposition
web-rules-liberte-government-text =
    La faction qui a le plus de voix forme le gouvernement, la suivante est l’opposition. À égalité, chacun peut avancer une carte d’une des couleurs concernées ; la faction de la plus forte carte passe devant, et celles qui sont à son niveau ou au-dessous reculent d’un pas. Si l’égalité demeure : rouge avant bleu avant blanc.

    Qui tient au moins une voix de la couleur du gouvernement y a une [présence|presence], jusqu’à la prochaine élection.

web-rules-liberte-points = Les points de victoire
web-rules-liberte-points-text =
    @points

    N’y prend part que celui qui tient une voix de la couleur. Les égalités se départagent en avançant des cartes de cette couleur. Si l’égalité demeure :

    - pour la première place au gouvernement, chacun reçoit 3, et la deuxième place est encore donnée ;
    - pour la deuxième place, chacun reçoit 1 ;
    - pour l’opposition, chacun reçoit 2.

    Si l’égalité pour la première place est départagée, celui qui l’a perdue est deuxième.

    Ensuite, toutes les voix retournent à la réserve.

web-rules-liberte-specials = Les cartes spéciales
web-rules-liberte-specials-text =
    Une seule par action. Elle peut toucher n’importe qui, vous compris, et ne se joue que s’il y a quelque chose à toucher.

    @specials

    - _Disette :_ un bloc de la couleur du gouvernement quitte la carte de France. Avant la première élection : n’importe quel bloc.
    - _Émigration :_ un personnage blanc quitte un étalage pour la défausse.
    - _Troubles religieux :_ un bloc bleu ou rouge quitte la carte de France.
    - _Guillotine :_ un personnage d’un étalage quitte la partie pour de bon.
    - _Épuration :_ un club ou un personnage quitte un étalage pour la défausse. Exige une [présence|presence].
    - _Terreur :_ une pile entière quitte une province où se trouve une pile rouge ; un club ou un personnage d’un étalage peut aussi quitter la partie. Exige une présence dans un gouvernement _rouge_.

web-rules-liberte-landslide = Le raz-de-marée radical
web-rules-liberte-landslide-text =
    Si, toutes les provinces ayant voté, les rouges ont 17 voix ou plus, la partie est finie, à n’importe quel tour. Chacun compte son rouge : voix, blocs sur la carte de France, blocs des cartes en main et à l’étalage. Le plus de rouge l’emporte ; à égalité : le plus sur les cartes ; encore à égalité : partage.

web-rules-liberte-counter-revolution = La contre-révolution royaliste
web-rules-liberte-counter-revolution-text =
    Aux tours III et IV, à tout moment sauf pendant une élection : comptez les provinces à [fleur de lys|fleur-de-lis] où une pile blanche est seule la plus haute, et ajoutez les batailles perdues. Sept ou plus finissent la partie aussitôt. Chacun compte son blanc : blocs sur la carte de France, blocs des cartes en main et à l’étalage. Le plus de blanc l’emporte ; à égalité : le plus sur les cartes ; encore à égalité : partage.

    La table compte pour vous. Avec l’option _à proclamer_, quelqu’un doit le remarquer et le dire.

web-rules-liberte-final = Après le tour IV
web-rules-liberte-final-text =
    Le plus de points de victoire l’emporte. À égalité : la plus forte valeur totale à l’étalage ; encore à égalité : la victoire est partagée.

web-rules-liberte-options = Les options
web-rules-liberte-options-text =
    - Sans _seconde carte_ : un seul personnage ou club par action, et une seule carte prise.
    - _Contre-révolution à proclamer :_ voir [plus haut|counter-revolution].
    - _Première édition :_ pas de seconde carte ; les élections vont région par région ; une égalité sur l’échelle se départage par la somme des cartes avancées, et seuls les égaux reculent ; la cinquième carte d’un étalage doit elle-même montrer un sans-culotte ; les voix ne comptent pas après un raz-de-marée ; une contre-révolution peut aussi éclater pendant une élection.

web-rules-liberte-set = À propos de ces cartes
web-rules-liberte-set-text =
    Aucun texte public ne donne la liste des cartes ni la carte de France du jeu en boîte. Celles d’ici sont une reconstitution : tout ce qu’on a pu trouver est gardé, le reste est complété d’après l’histoire, de sorte que tous les totaux connus sont justes. Qui possède le jeu peut jouer avec son propre fichier de cartes ; la documentation de Tricorne dit comment.

web-rules-liberte-terms = Les mots du jeu

web-rules-liberte-term-advance = Avancer
web-rules-liberte-term-advance-means = Pousser en avant une carte de son étalage pour départager une [égalité|ties]. Elle est défaussée.
web-rules-liberte-term-block = Bloc
web-rules-liberte-term-block-means = Un cube d’une faction : rouge, bleu ou blanc. Sur la carte de France, il sert le propriétaire de sa [pile|stack].
web-rules-liberte-term-cannon = Canon
web-rules-liberte-term-cannon-means = Une carte qui le montre peut envoyer un jeton à la [bataille|battle] au lieu de placer ses blocs.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = Une carte d’un bloc, pour n’importe quelle province, avec un canon.
web-rules-liberte-term-control = Contrôle
web-rules-liberte-term-control-means = Une province est contrôlée par la pile qui dépasse toutes les autres.
web-rules-liberte-term-fleur-de-lis = Fleur de lys
web-rules-liberte-term-fleur-de-lis-means = La fleur du roi : quatorze provinces la portent. Elles comptent pour la [contre-révolution|counter-revolution].
web-rules-liberte-term-general = Général
web-rules-liberte-term-general-means = Une carte qui peut mener l’armée quand elle est à l’étalage. Voir [bataille|battle].
web-rules-liberte-term-opposition = Opposition
web-rules-liberte-term-opposition-means = La faction qui a le plus de voix après le [gouvernement|government].
web-rules-liberte-term-presence = Présence
web-rules-liberte-term-presence-means = Vous l’avez si vous teniez une voix de la couleur qui gouverne. L’Épuration et la Terreur l’exigent.
web-rules-liberte-term-round = Manche
web-rules-liberte-term-round-means = Une action pour chacun, dans l’ordre des joueurs.
web-rules-liberte-term-sans-culottes = Sans-culotte
web-rules-liberte-term-sans-culottes-means = Le peuple de la rue : une carte qui porte ce signe ouvre une cinquième place à l’étalage.
web-rules-liberte-term-stack = Pile
web-rules-liberte-term-stack-means = Un à trois blocs d’une couleur, votre jeton par-dessus. Voir [où placer|placing].
web-rules-liberte-term-supply = Réserve
web-rules-liberte-term-supply-means = Les blocs qui ne sont pas en jeu. Quand une couleur s’épuise, les [actions finissent|round-end].
web-rules-liberte-term-token = Jeton
web-rules-liberte-term-token-means = Votre marque, sur les piles, dans la case de bataille et pour la présence. Vous en avez 18 ; sans jeton, vous ne pouvez qu’ajouter à vos piles.
web-rules-liberte-term-value = Valeur
web-rules-liberte-term-value-means = Le nombre de blocs d’une carte : 1, 2 ou 3. Les spéciales n’en ont pas.
web-rules-liberte-term-vote = Voix
web-rules-liberte-term-vote-means = Un bloc pris à une pile qui a gagné sa province. Vous le tenez jusqu’à la remise des points.

web-rules-liberte-figure-factions-red = Radicaux
web-rules-liberte-figure-factions-blue = Modérés
web-rules-liberte-figure-factions-white = Royalistes
web-rules-liberte-figure-ways-points = Le plus de points après { $turns } tours
web-rules-liberte-figure-ways-landslide = { $votes } voix rouges en une élection
web-rules-liberte-figure-ways-counter = { $count } lys sous les blancs, batailles perdues comprises
web-rules-liberte-figure-cards = Un personnage, un club et une carte spéciale. La bande colorée est la région ; ses blocs sont la couleur et la valeur.
web-rules-liberte-figure-stacks = Trois piles dans une province, chacune avec le jeton de son propriétaire. La plus haute la contrôle.
web-rules-liberte-figure-tie = Deux piles de deux : égalité. La carte de valeur 3 bat la carte de valeur 2.
web-rules-liberte-figure-display = Quatre cartes à l’étalage ; une cinquième seulement avec un sans-culotte.
web-rules-liberte-figure-number = Nº
web-rules-liberte-figure-province = Province
web-rules-liberte-figure-region = Région
web-rules-liberte-figure-lily = Lys
web-rules-liberte-figure-pays = Points
web-rules-liberte-figure-award = Récompense
web-rules-liberte-figure-vp = Points
web-rules-liberte-figure-award-first = le plus de voix au gouvernement
web-rules-liberte-figure-award-second = le plus de voix après lui au gouvernement
web-rules-liberte-figure-award-lead = le plus de voix dans l’opposition
web-rules-liberte-figure-award-battle = la bataille : { $names }
web-rules-liberte-figure-award-provinces = les provinces à points, à partir du tour { $turn }
