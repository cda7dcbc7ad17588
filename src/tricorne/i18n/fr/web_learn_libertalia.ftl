# La leçon de Libertalia. La première ligne d’une page est son titre. Les pages numérotées précèdent le coup d’une
# étape ; « -leap » se dit pendant que des coups sont joués pour l’élève. $one est à gauche, $two à droite.

web-learn-libertalia-choose-1 =
    Trois campagnes, un navire
    Vous et deux autres équipages partagez le butin d’un même navire. Trois campagnes de six jours ; celui qui a le plus de doublons à la fin gagne.
web-learn-libertalia-choose-2 =
    La même main pour tous
    Tous ont les mêmes neuf personnages. Chaque jour, chaque équipage en envoie un à bord, en secret. Le nombre est le rang.
web-learn-libertalia-choose-3 =
    Les bas agissent, les hauts prennent
    De jour, les personnages agissent du plus bas rang au plus haut. Au crépuscule, ils prennent du butin, du plus haut au plus bas. Aujourd’hui : un bijou (3), une marchandise (1) et une relique maudite (−3).
web-learn-libertalia-choose =
    Envoyez l’Armurier
    Le dernier aura la relique. L’Armurier est de rang 20 : assez haut pour choisir tôt. Envoyez-le à bord.
web-learn-libertalia-loot-1 =
    Deux Armuriers
    { $one } a aussi envoyé un Armurier ! À rang égal, l’influence décide : c’est le chiffre argenté. La sienne est plus forte : son Armurier a pris le bijou.
web-learn-libertalia-loot =
    Prenez la marchandise
    La marchandise vaut 1, la relique coûte 3. Prenez la marchandise.
web-learn-libertalia-night-1 =
    Rentré au repaire
    Votre Armurier est maintenant dans votre repaire. Une action de jour n’a lieu qu’une fois ; une action de nuit se répète chaque nuit, tant que le personnage reste au repaire.
web-learn-libertalia-night =
    Envoyez l’Esclave affranchi
    Chaque nuit, il rapporte un doublon par personnage au-dessus de 12 dans votre repaire : l’Armurier compte. Plus tôt il rentre, mieux c’est.
web-learn-libertalia-monkey-1 =
    Une relique maudite
    L’Esclave affranchi était le plus bas, mais devait prendre quelque chose : une relique, 3 doublons perdus à la fin. { $two } en a une aussi.
web-learn-libertalia-monkey =
    Le Singe sait quoi faire
    De jour, il porte toutes vos reliques à votre voisin de gauche : { $one }. Envoyez le Singe.
web-learn-libertalia-officer-1 =
    Transmises deux fois
    { $two } a eu la même idée et vous a donné une relique ; votre Singe a agi ensuite, et les a portées toutes deux à { $one }.
web-learn-libertalia-officer =
    Gare à l’officier
    Un officier espagnol tue le personnage qui le prend : il tuerait votre Singe. Prenez la marchandise.
web-learn-libertalia-bosun =
    Envoyez le Bosco
    De jour, il rapporte 2 doublons par personnage sous 19 dans votre repaire. Le Singe et l’Esclave affranchi : 4 doublons d’un coup.
web-learn-libertalia-goods =
    Prenez la marchandise
    Le bijou est parti, mais votre Bosco passe avant le dernier, qui devra prendre la relique.
web-learn-libertalia-gambler-1 =
    Le butin est connu d’avance
    Les six jours sont visibles dès le début. Aujourd’hui : un coffre (5), un bijou (3) et un sabre. Mieux vaut être premier.
web-learn-libertalia-gambler =
    Envoyez le Joueur
    Il coûte un doublon par jeton que vous avez, mais en rapporte 8 le jour de repos, s’il est encore au repaire. Et au rang 24, il prend tôt.
web-learn-libertalia-saber =
    Prenez le sabre
    Le coffre vaut 5. Mais un sabre tue un personnage d’un voisin, et votre Armurier rapporte chaque nuit un doublon par sabre. Prenez-le.
web-learn-libertalia-strike =
    Qui frapper ?
    L’Esclave affranchi { DE($one) } lui rapporte des doublons nuit après nuit. Frappez celui-là.
web-learn-libertalia-cabin-boy-1 =
    Le dernier jour
    Vos voisins ont encore de hautes cartes ; vous passeriez tard, et auriez les restes, peut-être l’officier. Le Quartier-maître rapporterait 4 maintenant, et coûterait 8 demain.
web-learn-libertalia-cabin-boy =
    Envoyez le Mousse
    Il ne prend pas de butin : aucun officier ne peut donc le tuer aujourd’hui. Après ce jour vient le jour de repos.
web-learn-libertalia-brute-leap =
    Jour de repos, et on repart
    On compte les doublons, le butin et ce que rapportent les personnages. Repaires et bourses sont vidés ; tous reçoivent six nouveaux personnages, et gardent ceux qu’ils ont en main.
web-learn-libertalia-brute-1 =
    Campagne II, jour 3
    Vous menez : 34 points. Vous avez trouvé une carte au trésor ; trois valent 12, moins ne valent rien. Aujourd’hui en voici une autre.
web-learn-libertalia-brute =
    Envoyez la Brute
    De jour, elle jette le plus haut personnage par-dessus bord. Il perd son action et son butin.
web-learn-libertalia-second-map-1 =
    Brute contre Brute
    { $one } a aussi envoyé une Brute, plus influente. La sienne était donc plus haute, la vôtre a agi d’abord, et l’a jetée à la mer.
web-learn-libertalia-second-map =
    La deuxième carte
    Vous êtes maintenant le plus haut, et choisissez en premier. Prenez la carte.
web-learn-libertalia-surgeon-leap =
    Trois jours plus tard
    Votre Mutin chasse chaque nuit un personnage du repaire, pour 2 doublons.
web-learn-libertalia-surgeon =
    Envoyez le Chirurgien
    Il reprend un personnage de votre cimetière, et au rang 22 il est assez haut pour la dernière carte.
web-learn-libertalia-recall =
    Ramenez la Brute
    Personne ne voit qui vous reprenez. Elle revient dans votre main, pour la prochaine campagne.
web-learn-libertalia-third-map =
    La troisième carte
    Trois cartes : 12 doublons. Prenez-la !
web-learn-libertalia-finale-leap =
    La dernière campagne
    Avec 81 points, vous menez nettement. Cinq jours passent encore.
web-learn-libertalia-finale =
    Le dernier matin
    La Brute que vous avez ramenée est encore dans votre main. Les autres voudront être hauts aujourd’hui. Envoyez-la.
web-learn-libertalia-lesser-evil-1 =
    À la mer
    Votre Brute a jeté un Marchand { DE($one) } par-dessus bord. Mais la carte est partie : il reste un officier et une relique, et il faut prendre quelque chose.
web-learn-libertalia-lesser-evil =
    Le moindre mal
    La relique coûterait 3. L’officier tue la Brute, mais la partie est finie de toute façon. Prenez l’officier.
web-learn-libertalia-end =
    Riche, et à la retraite
    95 doublons en trois campagnes : vous gagnez. Restent trois questions.

web-learn-libertalia-ask-order = Un Mendiant (3) et un Capitaine (29) sont à bord. Qui fait quoi en premier ?
web-learn-libertalia-ask-order-low = Le Mendiant agit le premier de jour ; le Capitaine prend le premier au crépuscule
web-learn-libertalia-ask-order-low-why = Oui : les bas agissent, les hauts prennent.
web-learn-libertalia-ask-order-high = Le Capitaine fait tout en premier
web-learn-libertalia-ask-order-high-why = Au crépuscule, oui. De jour, le plus bas rang commence.
web-learn-libertalia-ask-order-turn = Celui dont c’est le tour en premier autour de la table
web-learn-libertalia-ask-order-turn-why = Peu importent les places : seul compte le rang, et l’influence à rang égal.
web-learn-libertalia-ask-maps = Que valent deux cartes au trésor le jour de repos ?
web-learn-libertalia-ask-maps-eight = 8 doublons
web-learn-libertalia-ask-maps-eight-why = Seules comptent les séries complètes de trois.
web-learn-libertalia-ask-maps-nothing = Rien
web-learn-libertalia-ask-maps-nothing-why = Oui : trois font 12, moins ne valent rien.
web-learn-libertalia-ask-maps-keep = On les garde pour la campagne suivante
web-learn-libertalia-ask-maps-keep-why = Tout le butin retourne au sac après chaque campagne.
web-learn-libertalia-ask-equal = Deux équipages envoient un Cuisinier. Lequel est le plus haut ?
web-learn-libertalia-ask-equal-first = Celui qui a été choisi le premier
web-learn-libertalia-ask-equal-first-why = Tous les choix sont révélés à la fois.
web-learn-libertalia-ask-equal-influence = Celui qui a le plus d’influence, le chiffre argenté
web-learn-libertalia-ask-equal-influence-why = Oui. Chaque équipage a ses propres chiffres : regardez-les.
web-learn-libertalia-ask-equal-rich = Celui de l’équipage le plus riche
web-learn-libertalia-ask-equal-rich-why = Les doublons ne comptent pas à bord.
