# La leçon de Liberté. La première ligne d’une page est son titre. Les pages numérotées précèdent le coup d’une étape ;
# « -leap » se dit pendant que des coups sont joués pour l’élève. $one et $two sont les adversaires.

web-learn-liberte-play-1 =
    La France, 1789
    Radicaux rouges, Modérés bleus, Royalistes blancs : trois factions veulent gouverner. Vous n’appartenez à aucune. Vous soutenez celle qui vous sert, avec les cartes de votre main.
web-learn-liberte-play-2 =
    Trois façons de gagner
    Avoir le plus de points de victoire après quatre tours. Ou un raz-de-marée rouge : 17 voix rouges en une élection. Ou une contre-révolution blanche : sept provinces à fleur de lys, la fleur du roi. Les deux jauges montrent si ces fins soudaines approchent ; gardez-les à l’œil.
web-learn-liberte-play-3 =
    Une carte
    Sa bande montre couleur et valeur : trois blocs blancs. La couleur de la bande indique la région où ils vont. { $one } et { $two } ont déjà joué ; c’est à vous.
web-learn-liberte-play =
    Jouez Condé
    Louis-Joseph de Condé : trois blocs blancs pour l’Est. Choisissez sa carte dans votre main.
web-learn-liberte-place =
    Placez un bloc
    Chaque bloc va dans une province de la région. La Lorraine porte une fleur de lys, ou simplement un lys : mettez-y le premier.
web-learn-liberte-place-second =
    Une autre province
    Vous pouvez répartir les blocs. Un seul peut suffire à gagner une province. Prenez l’Alsace.
web-learn-liberte-place-third =
    Le troisième
    Et la Bourgogne. Une pile a trois blocs au plus, une province trois piles au plus, dont une seule à vous.
web-learn-liberte-keep =
    Le garder ?
    Une carte gardée dans votre réserve personnelle aide à départager les égalités, et revient en main au tour suivant. Il y a quatre places. Gardez Condé.
web-learn-liberte-special =
    Une carte spéciale en plus
    Avec un personnage ou un club, vous pouvez jouer une carte spéciale dans la même action. La Disette retire un bloc de la carte de France. Jouez-la.
web-learn-liberte-remove =
    Paris vaut trois
    Paris, la province 8, peut donner jusqu’à trois voix. Ne la laissez pas à { $two } : retirez ce bloc.
web-learn-liberte-take-leap =
    Deux tours d’action passent
    Chacun joue une action à tour de rôle, puis on recommence. Vous jouez deux autres cartes à l’ouest, et placez des blocs bleus : toute couleur peut vous servir.
web-learn-liberte-take-1 =
    Votre main s’épuise
    Au lieu de jouer, on peut prendre une carte : l’une des trois cartes visibles, ou la première de la pioche, sans la voir.
web-learn-liberte-take =
    Prenez La Rouërie
    Deux blocs blancs pour l’Ouest, où beaucoup de provinces portent un lys. Prenez la carte.
web-learn-liberte-small-card-leap =
    Onze tours d’action plus tard
    La carte de France se remplit. Voyez baisser les stocks : la première couleur épuisée met fin aux actions de ce tour.
web-learn-liberte-small-card =
    Une carte de valeur 1
    Les cartes d’un bloc ont un avantage : deux de la même région peuvent se jouer en une action. Jouez Victor-François de Broglie.
web-learn-liberte-small-place =
    Une pile qui grandit
    Mettez son bloc sur votre pile d’Alsace : deux blocs en battent un. Votre réserve personnelle est pleine, il sera donc défaussé.
web-learn-liberte-second-card =
    Et une seconde
    Maintenant l’autre : Edmond Dubois-Crancé, aussi de valeur 1 et de l’Est. Peu importe sa couleur.
web-learn-liberte-second-place =
    Du rouge en Franche-Comté
    Un bloc rouge à vous y fait une égalité, et prive { $two } d’une voix sûre.
web-learn-liberte-last-round-leap =
    Plus de bleu
    Le dernier bloc bleu est placé : ce tour d’action est le dernier du tour.
web-learn-liberte-last-round-1 =
    La dernière action
    Ensuite les provinces votent, de 1 à 27. Dans chacune, la pile la plus haute gagne une voix pour sa couleur, et son propriétaire la garde.
web-learn-liberte-last-round =
    Robespierre pour Paris
    À Paris, une pile de trois fait trois voix. Jouez Robespierre.
web-learn-liberte-paris =
    Tous les trois
    Mettez le premier des trois blocs rouges en Île-de-France.
web-learn-liberte-paris-second =
    Plus haut
    Le deuxième par-dessus.
web-learn-liberte-paris-third =
    Jusqu’en haut
    Et le troisième : personne ne peut plus vous dépasser.
web-learn-liberte-advance-leap =
    La France vote
    Province après province. Là où les plus hautes piles sont égales, les joueurs à égalité peuvent avancer une carte.
web-learn-liberte-advance-1 =
    Égalité en Dauphiné
    Vos deux blocs bleus contre deux blancs { DE($one) }, qui n’avance rien. Une carte bleue de votre réserve personnelle gagnerait la voix. Toute carte avancée est défaussée.
web-learn-liberte-advance =
    Avancez une petite carte
    Le Chapelier vaut 1 ; c’est assez contre rien. Gardez les plus fortes pour plus tard.
web-learn-liberte-general-1 =
    Les Royalistes gouvernent
    Les blancs ont le plus de voix : ils forment le gouvernement. { $one } en tenait le plus : 5 points, et 3 autres à la tête de l’opposition. Vous étiez deuxième au gouvernement : 2 points.
web-learn-liberte-general-2 =
    La présence
    Vous teniez des voix blanches : vous avez une présence au gouvernement. Certaines cartes spéciales l’exigent. Et les cartes de votre réserve personnelle sont revenues en main.
web-learn-liberte-general =
    Un général
    Dès le tour II, il y a une bataille : Valmy, 4 points. Il faut un jeton dans la case de bataille et un général dans la réserve personnelle. Jouez La Fayette : il porte les deux signes.
web-learn-liberte-battle =
    À la bataille
    Le canon envoie un jeton dans la case de bataille au lieu de blocs sur la carte de France. Choisissez la bataille.
web-learn-liberte-keep-general =
    Gardez le général
    Seul un général dans la réserve personnelle peut gagner. Gardez-le.
web-learn-liberte-white-leap =
    Une année de malheur
    Avec une Purge, { $two } écarte La Fayette de votre réserve personnelle : personne ne peut mener l’armée, et la bataille est perdue. La deuxième élection a lieu ; vous recevez 5 points. Puis commence le tour III.
web-learn-liberte-white-1 =
    Regardez la jauge blanche
    Dès le tour III, sept lys sous les blancs mettent aussitôt fin à la partie. Une bataille perdue en vaut un. Il y en a déjà quatre. Dans ce cas, les points ne valent plus rien : celui qui a le plus de blocs blancs l’emporte, et c’est vous.
web-learn-liberte-white =
    Louis de Précy
    Trois blocs blancs pour le Sud-Est. Jouez-le.
web-learn-liberte-languedoc =
    Le Languedoc
    Il porte un lys. Le premier bloc, là.
web-learn-liberte-languedoc-second =
    Être seul le plus haut
    Seule compte une pile blanche plus haute que toutes les autres. Un deuxième bloc.
web-learn-liberte-provence =
    La Provence
    Mettez le troisième bloc en Provence. Un blanc contre un bleu { DE($one) }, ce n’est qu’une égalité : ce lys ne compte pas encore. Mais chacun de vos blocs blancs comptera, si la fin arrive.
web-learn-liberte-keep-white =
    Le blanc de la réserve personnelle compte aussi
    À la contre-révolution, les blocs blancs de vos cartes comptent, en main et dans votre réserve personnelle. Gardez-le.
web-learn-liberte-decide-leap =
    Un tour de table
    Les autres voient le coup venir, mais ne peuvent plus vous arrêter.
web-learn-liberte-decide-1 =
    Cinq sur sept
    Vous avez 7 points, { $one } en a 10 : aux points, vous perdriez. Encore deux lys, et les points ne compteront plus.
web-learn-liberte-decide =
    La Rochejaquelein
    Deux blocs blancs pour l’Ouest. Jouez-le.
web-learn-liberte-bretagne =
    La Bretagne
    Le sixième.
web-learn-liberte-normandie =
    La Normandie
    Le septième. Vive le roi !
web-learn-liberte-end =
    Contre-révolution !
    Vingt blocs blancs contre neuf et sept : vous gagnez, bien que { $one } ait eu plus de points. Restent trois questions.

web-learn-liberte-ask-ways = Quelles sont les trois façons de gagner à Liberté ?
web-learn-liberte-ask-ways-points = Le plus de points de victoire après quatre tours
web-learn-liberte-ask-ways-points-why = Oui : si aucune fin soudaine ne vient avant.
web-learn-liberte-ask-ways-landslide = Un raz-de-marée : 17 voix rouges en une élection
web-learn-liberte-ask-ways-landslide-why = Oui : alors celui qui a le plus de blocs rouges l’emporte.
web-learn-liberte-ask-ways-counter = Une contre-révolution : sept lys sous les blancs, batailles perdues comprises
web-learn-liberte-ask-ways-counter-why = Oui, aux tours III et IV : alors celui qui a le plus de blocs blancs l’emporte.
web-learn-liberte-ask-ways-battles = Gagner les trois batailles
web-learn-liberte-ask-ways-battles-why = Les batailles donnent des points ; elles ne mettent pas fin à la partie.
web-learn-liberte-ask-ways-paris = Tenir Paris à deux élections
web-learn-liberte-ask-ways-paris-why = Paris donne jusqu’à trois voix, rien de plus.
web-learn-liberte-ask-ways-supply = Placer le dernier bloc d’une couleur
web-learn-liberte-ask-ways-supply-why = Cela met fin aux actions d’un tour, pas à la partie.
web-learn-liberte-ask-tie = Vous êtes à égalité dans une province. Qu’est-ce qui peut vous donner la voix ?
web-learn-liberte-ask-tie-hand = Une carte de la bonne couleur de votre main
web-learn-liberte-ask-tie-hand-why = Seules les cartes de la réserve personnelle peuvent être avancées.
web-learn-liberte-ask-tie-display = Une carte de la réserve personnelle, de la couleur de votre pile
web-learn-liberte-ask-tie-display-why = Oui ; la plus forte valeur gagne, et la carte est défaussée.
web-learn-liberte-ask-tie-points = Plus de points de victoire que l’autre
web-learn-liberte-ask-tie-points-why = Les points ne départagent pas cette égalité.
web-learn-liberte-ask-battle = Que faut-il pour gagner une bataille ?
web-learn-liberte-ask-battle-tokens = Le plus de jetons dans la case
web-learn-liberte-ask-battle-tokens-why = Pas seulement : sans général, ils ne valent rien.
web-learn-liberte-ask-battle-both = Un jeton dans la case, et un général dans la réserve personnelle
web-learn-liberte-ask-battle-both-why = Oui ; parmi ceux qui ont les deux, celui qui a le plus de jetons l’emporte.
web-learn-liberte-ask-battle-general = Un général en main
web-learn-liberte-ask-battle-general-why = Il doit être dans la réserve personnelle, et un jeton dans la case.
