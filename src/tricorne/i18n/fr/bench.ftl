bench-server-title = { $games } parties, { $sockets } connexions ouvertes, { $database }, { $servers ->
    [1] un serveur
   *[other] { $servers } serveurs
}
bench-server-first-page = Du démarrage à la première page
bench-server-memory = Mémoire du serveur, sans tables
bench-server-memory-game = Mémoire d’une partie
bench-server-memory-socket = Mémoire d’une connexion ouverte
bench-server-steady = 100 coups par seconde
bench-server-flat-out = Autant de coups que possible, { $at_once } à la fois
bench-server-beside-bots = 100 coups par seconde, pendant que { $bot } réfléchit à { $tables } autres tables
bench-server-load = charge { $load }
bench-server-moves = Coups par seconde
bench-server-acknowledged = Coup confirmé : la moitié en, 99 sur 100 en, au plus
bench-server-seen = Coup vu par les autres : la moitié en, 99 sur 100 en, au plus
bench-server-work = Travail du serveur pour chaque coup, sur un cœur
bench-server-refused = Coups refusés
bench-server-together = Tours où { $people } personnes choisissent au même instant
bench-server-choices = Choix faits pendant ces tours
bench-server-rejected = Choix rejetés
bench-server-wrong = Choix perdus ou doublés

bench-crash-killing = Des serveurs sont tués (graine { $seed })
bench-crash-title = Tués en pleine partie : { $database }, { $servers ->
    [1] un serveur
   *[other] { $servers } serveurs
}, graine { $seed }
bench-crash-servers = Serveurs tués
bench-crash-backends = Processus de la base tués
bench-crash-databases = Pannes de toute la base
bench-crash-start = Du démarrage à la première page, d’ordinaire
bench-crash-games = Parties jouées jusqu’au bout
bench-crash-moves = Coups confirmés
bench-crash-tries = Requêtes renvoyées
bench-crash-again = Coups enregistrés dont la réponse s’est perdue, et joués une seule fois
bench-crash-wrong = Coups perdus, doublés ou refusés

error-bench-start = Le serveur de mesure n’a pas démarré : { $log }
error-bench-answer = Le serveur a répondu { $status } : { $answer }
error-postgresql-start = PostgreSQL n’a pas démarré : { $log }
error-postgresql-missing = Le programme { $program } manque ici : installez PostgreSQL, ou donnez à --database l’adresse d’un serveur qui tourne.

bench-web-title = Les pages web dans Chromium { $browser }
bench-web-home = La page d’accueil
bench-web-size = { $page } : tout ce que charge une première visite
bench-web-interactive = Avant de pouvoir s’en servir
bench-web-seen = Du clic au coup confirmé et vu : la moitié en, 99 sur 100 en, le plus long
bench-web-election = Images dessinées pendant le récit d’une élection : { $events } événements en { $seconds } s
bench-web-show = Images dessinées pendant le coup le plus mouvementé : { $events } événements en { $seconds } s
bench-web-within = Images restées au plus 17 ms / 34 ms
bench-web-longest = La plus longue image

error-bench-playwright = Les pages sont mesurées dans un vrai navigateur, pour lequel il manque Playwright : make install EXTRAS=bench
error-bench-chromium = Il n’y a pas de Chromium ici : installez-le (paquet chromium), puis réessayez.
error-bench-site = Les pages web ne sont pas construites : make install
