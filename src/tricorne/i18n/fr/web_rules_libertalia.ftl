# Les règles de Libertalia, dans nos propres mots. Une ligne vide sépare les alinéas ; « - » ouvre un point, « > » un
# exemple, « ! » une mise en garde, « @ » une image ; [mots|ancre] mène ailleurs, _mots_ insiste.

web-rules-libertalia-goal = De quoi il s’agit
web-rules-libertalia-goal-text =
    Vous êtes des pirates qui partagent le butin d’un même navire, et chacun veut se retirer plus riche que les autres à Libertalia, la libre colonie de pirates que la légende situe à Madagascar. En trois campagnes de six jours, vous envoyez chaque jour un personnage à bord. Tous ont _les mêmes personnages_ : il s’agit de deviner qui les autres enverront.

    Celui qui a le plus de doublons après trois campagnes gagne.

web-rules-libertalia-characters = Les personnages
web-rules-libertalia-characters-text =
    Ils sont trente, du [rang|rank] 1, le Perroquet, au rang 30, le Gouverneur espagnol. Chacun a une action, et un signe dit quand elle a lieu :

    - _Jour :_ une fois, le jour où le personnage est joué.
    - _Crépuscule :_ au partage du butin.
    - _Nuit :_ chaque nuit, tant que le personnage est dans votre [repaire|den].
    - _Fin de campagne :_ le jour de repos, si le personnage est alors dans votre repaire.

    @card

    Les actions se font d’elles-mêmes ; vous ne choisissez que là où il y a un choix. On ignore ce qui est impossible. Seule la [Serveuse|character-8] peut refuser.

web-rules-libertalia-setup = Le début d’une campagne
web-rules-libertalia-setup-text =
    Chacun commence avec 10 doublons. À la première campagne, tous reçoivent les mêmes neuf personnages ; à la deuxième et à la troisième, les mêmes six autres, en plus de ceux qu’ils ont encore. Les mains finissent donc par différer un peu, et une bonne mémoire paie.

    Pour chacun des six jours, autant de jetons que de joueurs sont posés face visible sous le navire : vous connaissez le butin de toute la campagne.

web-rules-libertalia-day = Une journée
web-rules-libertalia-day-text =
    - [Aube|sunrise] : chacun choisit un personnage en secret.
    - [Jour|daytime] : les personnages agissent, du plus bas rang au plus haut.
    - [Crépuscule|dusk] : ils prennent du butin, du plus haut rang au plus bas, et rentrent.
    - [Nuit|night] : les personnages des repaires agissent.

    @ship

web-rules-libertalia-sunrise = L’aube
web-rules-libertalia-sunrise-text =
    Chacun choisit en secret un personnage de sa main ; on peut changer d’avis tant que tous n’ont pas choisi. Puis tous montent à bord en même temps, dans l’ordre des rangs. À rang égal, le plus [influent|influence] est le plus haut.

web-rules-libertalia-daytime = Le jour
web-rules-libertalia-daytime-text =
    Du plus bas au plus haut, chaque personnage marqué d’un soleil fait son action. Ainsi la Brute (14) peut jeter un Capitaine (29) par-dessus bord avant qu’il ait gagné quoi que ce soit.

    > À bord : un Mendiant (3), une Brute (14) et un Capitaine (29). Le Mendiant prend 3 doublons au propriétaire du Capitaine, qui est le plus haut. Puis la Brute jette le Capitaine par-dessus bord : il ne gagne rien et ne prend pas de butin.

web-rules-libertalia-dusk = Le crépuscule
web-rules-libertalia-dusk-text =
    Du plus haut au plus bas, chaque personnage prend un jeton du butin du jour, et rentre aussitôt au repaire de son propriétaire. Il faut en prendre un tant qu’il y en a ; s’il n’y en a plus, le personnage rentre les mains vides. Ce que personne ne prend reste là jusqu’à la fin de la campagne.

    - Un [officier espagnol|booty] tue le personnage qui le prend.
    - Si vous prenez un [sabre|booty], vous devez tuer un personnage dans le repaire d’un voisin direct, à gauche ou à droite ; si aucun n’en a, rien ne se passe.

    Les jetons pris restent face cachée dans le repaire.

web-rules-libertalia-night = La nuit
web-rules-libertalia-night-text =
    Tous les personnages marqués d’une lune agissent, dans chaque repaire, du plus haut rang au plus bas. Ceux qui sont rentrés aujourd’hui agissent dès cette nuit.

web-rules-libertalia-rest = Le jour de repos
web-rules-libertalia-rest-text =
    Après la sixième nuit, chacun compte :

    - ses doublons,
    - ce que les personnages de son repaire rapportent ou coûtent en fin de campagne,
    - la valeur de son [butin|booty].

    La somme, jamais moins de zéro, s’ajoute au score. Puis doublons, butin, repaires et cimetières sont vidés : les personnages qui s’y trouvent quittent la partie. Seuls restent ceux que l’on a en main, y compris ceux qu’un Recruteur ou un Chirurgien a ramenés.

web-rules-libertalia-booty = Le butin
web-rules-libertalia-booty-text =
    @booty

web-rules-libertalia-den = Repaire et cimetière
web-rules-libertalia-den-text =
    Votre _repaire_ accueille vos personnages après leur journée ; ils y agissent la nuit et en fin de campagne. Votre _cimetière_ reçoit ceux qui ont été tués ou défaussés pendant cette campagne. Tous deux sont visibles ; seul reste secret ce qu’un Chirurgien a repris.

web-rules-libertalia-final = La fin
web-rules-libertalia-final-text =
    Après trois campagnes, le plus haut score l’emporte. À égalité, la victoire est partagée, à moins que l’option ne laisse décider la troisième campagne.

web-rules-libertalia-fine = Points de détail
web-rules-libertalia-fine-text =
    - Celui qui ne peut pas payer paie ce qu’il a, et le reste de l’action a lieu. Personne ne descend sous zéro.
    - Le Charpentier vous fait perdre la moitié de vos doublons, arrondie à l’inférieur : sur 7, vous en perdez 3 et en gardez 4.
    - Le plus haut à bord se juge au rang, puis à l’influence. Si c’est la Brute elle-même, elle se jette par-dessus bord. Si c’est le Mendiant lui-même, rien ne se passe.
    - De deux Brutes, la moins influente agit la première, et l’autre peut disparaître avant d’agir.
    - Un personnage jeté par la Brute perd son action, son butin et sa place au repaire.
    - Le personnage qui remplace le Perroquet agit le jour même.
    - Le Cuisinier prend deux jetons de suite. Si l’un est un officier, il meurt après le second.
    - Un sabre ne frappe jamais votre repaire. À deux joueurs, l’adversaire compte comme voisin des deux côtés.
    - Le Canonnier tire sur n’importe quel repaire : si seul le vôtre est occupé, il doit y tirer. Il paie même s’il n’y a personne.
    - Les officiers que rend l’Espion espagnol retournent au sac avant le tirage ; les officiers et les sabres tirés sont sans effet.
    - Le Marchand doit échanger si vous avez deux jetons identiques, même à perte. Vous choisissez lesquels.
    - Les Mamies Wata se jugent toutes en même temps. Un personnage chassé par le Mutin n’agit plus cette nuit-là.
    - Le Gabier rapporte si aucun autre repaire n’a moins de personnages que le vôtre ; l’égalité suffit.
    - La Sorcière vaudou compte un Perroquet défaussé plus tôt le même jour, et le Chirurgien peut le reprendre.
    - Les reliques que passe un Singe peuvent être passées par le suivant.
    - Un personnage repris, puis rejoué, agit de nouveau.

web-rules-libertalia-options = Les options
web-rules-libertalia-options-text =
    - _Couleurs équitables_ (oui) : à deux ou trois, on ne joue que des couleurs d’influence équilibrée.
    - _Butin visible_ (non) : les jetons de tous les repaires restent visibles.
    - _La dernière campagne départage_ (non) : à scores égaux, le plus gros gain de la troisième campagne l’emporte.

web-rules-libertalia-cast = Les trente personnages
web-rules-libertalia-cast-text =
    @cast

web-rules-libertalia-terms = Les mots du jeu

web-rules-libertalia-term-bag = Sac
web-rules-libertalia-term-bag-means = D’où vient le butin et où il retourne : cinquante jetons.
web-rules-libertalia-term-campaign = Campagne
web-rules-libertalia-term-campaign-means = Six jours et un jour de repos. Il y en a trois.
web-rules-libertalia-term-cemetery = Cimetière
web-rules-libertalia-term-cemetery-means = Où vont les personnages tués ou défaussés. Il est vidé après chaque campagne. Voir [repaire et cimetière|den].
web-rules-libertalia-term-doubloon = Doublon
web-rules-libertalia-term-doubloon-means = La monnaie. Chaque campagne commence avec dix doublons.
web-rules-libertalia-term-influence = Influence
web-rules-libertalia-term-influence-means = Le chiffre argenté d’une carte. Il départage deux personnages égaux ; chaque équipage a ses propres chiffres.
web-rules-libertalia-term-map = Carte au trésor
web-rules-libertalia-term-map-means = Trois font 12 doublons ; une ou deux ne valent rien.
web-rules-libertalia-term-neighbour = Voisin
web-rules-libertalia-term-neighbour-means = Celui qui est assis juste à votre gauche ou à votre droite. Les sabres n’atteignent que ces deux-là ; le Singe va à gauche.
web-rules-libertalia-term-rank = Rang
web-rules-libertalia-term-rank-means = Le grand nombre d’une carte, de 1 à 30. Les bas rangs agissent d’abord, les hauts rangs prennent d’abord.
web-rules-libertalia-term-relic = Relique maudite
web-rules-libertalia-term-relic-means = Coûte 3 doublons en fin de campagne.
web-rules-libertalia-term-score = Score
web-rules-libertalia-term-score-means = Ce que vous avez mis à l’abri dans les campagnes finies. Personne ne peut vous le prendre.

web-rules-libertalia-figure-card = Le pavillon montre rang et équipage, la pièce d’argent l’influence ; le signe devant le texte dit quand.
web-rules-libertalia-figure-rank = rang
web-rules-libertalia-figure-crew = équipage
web-rules-libertalia-figure-effect = quand et quoi
web-rules-libertalia-figure-influence = influence
web-rules-libertalia-figure-first-to-act = agit en premier
web-rules-libertalia-figure-first-to-take = prend en premier
web-rules-libertalia-figure-ship = De jour, de gauche à droite ; au crépuscule, de droite à gauche. Deux Cuisiniers : le plus influent est le plus haut.
web-rules-libertalia-figure-token = Jeton
web-rules-libertalia-figure-worth = Valeur
web-rules-libertalia-figure-count = Dans le sac
web-rules-libertalia-figure-worth-chest = { $worth } { $worth ->
    [one] doublon
   *[other] doublons
}
web-rules-libertalia-figure-worth-jewel = { $worth } { $worth ->
    [one] doublon
   *[other] doublons
}
web-rules-libertalia-figure-worth-goods = { $worth } { $worth ->
    [one] doublon
   *[other] doublons
}
web-rules-libertalia-figure-worth-officer = rien ; le personnage qui le prend meurt
web-rules-libertalia-figure-worth-saber = rien ; tuez un personnage d’un voisin
web-rules-libertalia-figure-worth-map = { $set } doublons pour { $maps }, sinon rien
web-rules-libertalia-figure-worth-relic = coûte { $worth } doublons
