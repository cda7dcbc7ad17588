# L’arène : son aide, ce qu’elle dit, et son rapport.

cli-arena-help = Organiser un tournoi entre bots, et dire ce qu’ils valent.
cli-arena-option-bots = Les bots, séparés par des virgules. Autant que de joueurs font une table ; s’il y en a plus, tous les choix possibles jouent ; s’il y en a moins, ils prennent plusieurs places. Inutile avec --resume.
cli-arena-option-games = Le nombre de parties, arrondi à des tours entiers. Par défaut : 400.
cli-arena-option-seed = Un texte quelconque ; la même graine donne les mêmes parties.
cli-arena-option-clock = Les secondes dont un bot dispose pour une décision.
cli-arena-option-out = Le répertoire des parties, des résultats et du rapport. Par défaut : arena, le jeu et la graine, dans ce répertoire.
cli-arena-option-resume = Reprendre l’arène de ce répertoire ; avec un --games plus grand, elle reçoit plus de parties.
cli-arena-option-workers = Le nombre de processus qui jouent. Par défaut : un par cœur.
cli-arena-option-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une sur cette machine.
cli-arena-option-json = Écrire le rapport en JSON, et rien d’autre.

## Ce que dit la commande

arena-begins = { $games } parties sur { $deals } donnes, gardées dans { $directory }.
arena-rounded = C’est { $more ->
    [1] une partie
   *[other] { $more } parties
} de plus que demandé, pour que chaque bot joue chaque donne de chaque place.
arena-resumes = { $done } parties sur { $games } sont déjà là, dans { $directory }.
arena-ending = { $share } des parties : { $ending }
arena-failed = { $bot } a échoué { $count ->
    [1] une fois
   *[other] { $count } fois
} :
arena-done = Le rapport est { $file }.

error-worker-lost = Un processus qui jouait s’est arrêté avant la fin, peut-être faute de mémoire. Ce qui a été joué est gardé : reprenez avec --resume, et avec moins de --workers si cela se reproduit.

error-arena-bots = Quels bots ? Nommez-les après --bots, séparés par des virgules. Il y a : { $right }.
error-arena-clock = Une pendule de { $clock } secondes ne laisse pas le temps de réfléchir ; il en faut plus de 0.
error-arena-exists = { $directory } existe déjà. Choisissez un autre répertoire avec --out, ou reprenez cette arène avec --resume.
error-arena-played = Un autre processus joue déjà cette arène, dans { $directory } : attendez qu’il ait fini, ou arrêtez-le d’abord.
error-arena-none = { $directory } ne contient pas d’arène à reprendre : il n’y a pas de { $file } lisible.
error-arena-where = Reprendre quelle arène ? Nommez son répertoire avec --out, ou sa graine avec --seed.
error-arena-differs = L’arène dans { $directory } a d’autres réglages : { $what }. Retirez-les, ou choisissez un autre répertoire.
error-arena-cluster = Pour --ray, Tricorne a besoin de Ray : installez-le avec « make install EXTRAS=cluster ».
error-arena-cluster-none = La grappe Ray à l’adresse { $address } est injoignable : { $problem }

## Le rapport, dans le terminal et en page

arena-title = { $game } : l’arène
arena-lead = { $players } joueurs · { $options } · graine { $seed }
arena-fact-games = parties
arena-fact-deals = donnes
arena-fact-decisions = décisions
arena-fact-speed = décisions par seconde et par cœur
arena-fact-computing = de calcul

arena-column-bot = Bot
arena-column-rating = Cote
arena-column-wins = Victoires
arena-column-interval = 95 %
arena-column-points = Points
arena-column-games = Parties
arena-column-time = Temps par coup
arena-column-p99 = 99 % en moins de
arena-column-failures = Défaillances
arena-all = Tous les bots

arena-standings = Classement
arena-standings-note = Les victoires sont comptées par place tenue, et une victoire partagée en fractions. Chaque bot a joué chaque donne de chaque place.
arena-ratings = Cotes
arena-ratings-note = Les cotes OpenSkill (Plackett–Luce), avec leur intervalle à 95 %. Un nouveau bot vaut 25.
arena-shares = Victoires
arena-shares-note = La part des victoires par place tenue, avec son intervalle à 95 %. La ligne pointillée est la parité.
arena-points = Points
arena-points-note = La fréquence de chaque nombre de points ; un trait marque la moyenne.
arena-history = Les cotes, partie par partie
arena-history-note = Comment les cotes se sont établies, dans l’ordre des parties.
arena-endings = Fins de partie
arena-endings-note = Comment les parties se sont terminées.
arena-times = Temps par coup
arena-times-note = Le temps d’une décision où il y a un choix, sur une échelle logarithmique : de la médiane au plus long, avec un point pour la moyenne et un trait pour ce que 99 % ne dépassent pas. Les bots qui jouent en code machine ne sont chronométrés que dans la première partie des premières donnes.
arena-time-hint = moyenne { $mean }, 99 % en moins de { $p99 }, le plus long { $longest } ({ $measured } mesures)
arena-seats = Victoires par place
arena-seats-note = Si les places se valent, tous les bots ensemble gagnent la même part de chacune.
arena-head-to-head = Face à face
arena-head-to-head-note = Combien de fois le bot d’une ligne a fini devant celui d’une colonne à la même table ; l’égalité compte pour moitié.
arena-failures = Défaillances
arena-failures-note = Là où un bot n’a pas su répondre ; la partie a continué.
arena-failure = Partie { $game }, coup { $move } :
arena-footer = Tricorne { $version }, règles { $rules }, matériel { $components }.
