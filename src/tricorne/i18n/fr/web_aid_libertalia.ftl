# L’aide de jeu de Libertalia : tout sur une page. Les nombres viennent des données de référence.

web-aid-libertalia-campaign = { $campaigns } campagnes de { $days } jours
web-aid-libertalia-start = Tous ont { $doubloons } doublons et les mêmes personnages : { $first } d’abord, { $further } de plus à chaque campagne suivante.
web-aid-libertalia-laid-out = Sous le navire, pour chaque jour : autant de jetons que de joueurs, face visible.
web-aid-libertalia-day = Une journée
web-aid-libertalia-sunrise = _Aube :_ chacun choisit un personnage en secret ; puis tous montent à bord, par rang.
web-aid-libertalia-daytime = _Jour :_ actions du soleil, du plus bas au plus haut.
web-aid-libertalia-dusk = _Crépuscule :_ du plus haut au plus bas, chacun prend un jeton et rentre au repaire. Il faut en prendre un.
web-aid-libertalia-night = _Nuit :_ actions de la lune dans tous les repaires, du plus haut au plus bas.
web-aid-libertalia-rest = Jour de repos
web-aid-libertalia-rest-sum = Doublons, actions de fin de campagne et butin s’additionnent, jamais sous zéro, et vont au score.
web-aid-libertalia-rest-clear = Doublons, butin, repaires et cimetières sont vidés ; on garde sa main.
web-aid-libertalia-end = Après { $campaigns } campagnes, le plus haut score gagne.
web-aid-libertalia-booty = Butin
web-aid-libertalia-characters = Personnages
web-aid-libertalia-ties = Égalités
web-aid-libertalia-tied = À égalité
web-aid-libertalia-decides = Ce qui décide
web-aid-libertalia-tie-rank = rangs à bord
web-aid-libertalia-tie-rank-by = l’influence, le chiffre argenté : le plus influent est le plus haut
web-aid-libertalia-tie-topman = repaires, pour le Gabier
web-aid-libertalia-tie-topman-by = l’égalité suffit
web-aid-libertalia-tie-alone = plusieurs Mamies Wata, ou Filles du gouverneur
web-aid-libertalia-tie-alone-by = aucune n’est seule : l’autre effet, pour toutes
web-aid-libertalia-tie-score = scores à la fin
web-aid-libertalia-tie-score-by = partage ; avec l’option, la meilleure troisième campagne
