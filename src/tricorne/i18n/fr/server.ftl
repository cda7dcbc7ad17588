# Ce que dit le serveur de tables.

error-stale = La table a avancé : vous répondiez à la ligne { $version } de son journal, et il en compte { $now } à présent. Regardez ce qui a changé, puis choisissez de nouveau.
error-version-ahead = Le journal de la table compte { $now } lignes : personne ne peut avoir vu la ligne { $version }.
error-table-open = La partie n’a pas commencé : il reste des places libres.
error-table-running = La partie a déjà commencé.
error-table-finished = La partie est finie.
error-table-closed = La table est fermée.
error-table-broken = Cette partie ne peut pas continuer avec cette version de Tricorne : { $problem }
error-rules-changed = La partie a commencé sous la version { $version } des règles, et ce programme joue selon la version { $current }. Elle peut continuer avec la version de Tricorne d’alors.
error-components-changed = La partie a commencé avec d’autres cartes ou personnages que ceux de ce programme.
error-no-table = Il n’y a pas de table « { $table } » que vous puissiez voir. Demandez le lien à qui vous a invité.
error-no-link = Ce lien n’ouvre rien : il a été révoqué, ou il est incomplet. Demandez-en un nouveau.
error-no-seat = Il n’y a pas de place { $seat } : elles sont numérotées de 1 à { $last }.
error-seat-yours = La place { $seat } est déjà la vôtre.
error-seat-taken = La place { $seat } est prise par { $name }.
error-number-late = La place { $seat } ne peut plus s’engager sur un nombre : d’autres ont révélé le leur.
error-number-early = Le nombre de la place { $seat } ne peut pas être révélé maintenant : il l’a déjà été, ou quelqu’un ne s’est pas encore engagé sur le sien.
error-number-hash = Le nombre de la place { $seat } n’est pas celui sur lequel elle s’était engagée.
error-second-hand = Vous avez déjà tenu une autre main dans cette partie : personne n’en voit deux.
error-seat-free = Personne n’est assis à la place { $seat }.
error-seat-bot = Un robot joue déjà à la place { $seat }.
error-seat-present = Personne ne joue pour la personne à la place { $seat }.
error-seat-away = Un robot joue pour vous à la place { $seat }. Reprenez d’abord votre place.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-not-seated = Seules les personnes assises à cette table peuvent faire cela.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-asked = On ne demande rien à la place { $seat } en ce moment.
error-rated-hint = Cette partie est classée : personne n’y reçoit de conseils. Il y en a aux tables qui ne sont pas classées.
error-rated-program = Cette partie est classée : seules des personnes y jouent, dans le navigateur. Les programmes jouent aux tables qui ne sont pas classées.
error-not-over = Cela doit attendre la fin de la partie.
error-close-others = D’autres ont une place ici, même si un robot joue pour eux : la table peut être fermée quand ils l’ont quittée, ou se taisent depuis longtemps.
error-rematch = La revanche se joue déjà à la table { $table }.
error-no-lesson = Il n’y a pas de leçon pour « { $game } ».
error-lesson-step = La leçon attend un autre choix : { $action }. Ensuite, vous jouerez comme il vous plaira, dans une partie à vous.
error-lesson-seat = Dans une leçon, personne ne peut jouer à votre place. Quittez la page, et reprenez quand vous voudrez.
error-rewind-to = La partie peut revenir là où 0 à { $most } coups étaient joués, pas { $to }.
error-history = La partie peut être revue après 0 à { $most } coups, pas après { $moves }.
error-proposal = Autre chose est proposé, à la ligne { $number } du journal. Répondez-y d’abord.
error-proposal-incomplete = Une telle proposition demande « { $field } ».
error-no-proposal = Plus rien n’est proposé à la ligne { $number } du journal.
error-answered = La place { $seat } a déjà accepté, ou n’est pas consultée.
error-deputy-own = La place { $seat } est la vôtre : confiez-la à un robot sans demander à personne.
error-deputy-clock = Cette table a une pendule : un robot prend une place quand son temps est écoulé, et pas avant.
error-deputy-not-asked = La partie n’attend pas la place { $seat }.
error-deputy-present = On n’attend pas la place { $seat } depuis assez longtemps. Un robot pourra être proposé dans { $seconds } secondes.
error-proposals-many = Vous avez fait { $most } propositions en une heure : cela suffit pour le moment.
error-key-used = Cette clé d’idempotence a déjà servi à autre chose. Prenez-en une nouvelle pour chaque action.
error-tables-many = Vous avez { $most } tables inachevées. Terminez ou fermez-en d’abord quelques-unes.
error-sockets-many = Vous suivez { $most } tables à la fois. Fermez d’abord quelques-unes de leurs pages.
error-title = « { $title } » ne peut pas être un titre : il faut une ligne de caractères imprimables, sans espace au début ni à la fin.
error-chat-empty = Dites quelque chose, ou envoyez une des réactions ; pas les deux.
error-reaction = Il n’y a pas de réaction « { $reaction } ». Il y a : { $right }.
error-after = « { $after } » n’est pas la fin d’une liste : prenez-la dans « more » de la liste précédente.
error-busy = Trop de choses se passent à la fois à cette table. Rien n’est perdu ; réessayez.
error-preparing = Les règles de { game-title } sont en préparation : { $percent } %. Cette table pourra être vue quand elles seront prêtes.
error-imports-busy = Plusieurs parties sont en cours de lecture. Réessayez dans un instant.
error-storage-unknown = La base de données vient de disparaître. On verra si ceci a été enregistré : regardez la table, ou renvoyez la même chose.
error-storage-lost = La base de données est hors d’atteinte en ce moment. Rien de ceci n’a été enregistré ; réessayez dans un instant.
error-storage-full = Le serveur n’a plus de place sur son disque. Ceci n’a pas été enregistré ; ce qui l’était auparavant l’est toujours. L’hôte doit faire de la place.
error-storage-damaged = La base de données du serveur est endommagée, et une partie de ce qui était enregistré est illisible. L’hôte doit s’en occuper, et aura peut-être besoin d’une sauvegarde.
error-too-large = C’est plus que { $most } octets.
error-too-often = Trop souvent : la limite « { $limit } » est { $most }. Attendez { $wait } { $wait ->
        [one] seconde
       *[other] secondes
    }.
error-host = Ce serveur ne répond pas au nom { $host }. S’il est à vous : réglez `url` ou `hosts`.
error-origin = La page à { $origin } ne peut pas parler à ce serveur.
error-shape = La requête n’est pas comme elle devrait être. { $problem }
error-null = Une adresse ne peut pas contenir le caractère U+0000.
error-unreadable = Le corps de la requête est illisible : il doit être en JSON et en UTF-8.
error-no-page = Il n’y a rien à { $path }.
error-http = { $problem }.
error-internal = Quelque chose s’est mal passé chez nous ; c’est dans le journal du serveur. Voyez si c’était fait avant de recommencer.
error-workers-database = Avec { $workers } processus, les tables doivent être dans PostgreSQL : --database postgresql://USER:PASSWORD@HOST/NAME

serve-listening = Les tables sont à { $url }
serve-database = gardées dans { $database }
serve-no-cache = Le cache des règles compilées n’est pas accessible en écriture : elles sont compilées à chaque démarrage, et les parties attendent. Donnez à TRICORNE_CACHE un dossier accessible en écriture.
serve-stop = Arrêtez avec Ctrl+C ; chaque coup joué est enregistré.
error-setting = Le réglage « { $setting } » est faux : { $problem }
error-setting-unknown = « { $text } » n’est pas un réglage : écrivez NOM=VALEUR avec un de : { $right }.
error-port = Rien ne peut être servi à { $host }, port { $port } : { $problem }

verify-good = La donne est honnête : le secret correspond à l’engagement, la graine vient de lui et des nombres des joueurs, et les { $moves } coups en découlent selon les règles.
verify-old = Les { $moves } coups découlent de la graine, et la graine correspond à l’engagement. Mais cette partie a été donnée selon la version 1 des règles, dont l’engagement livrait la donne à qui savait calculer.
verify-number = La place { $seat } a ajouté le nombre { $number }
verify-no-numbers = Aucune page n’a ajouté de nombre. La donne était fixée avant le premier coup, mais l’hôte du serveur a pu la choisir.
verify-rewinds = { $rewinds ->
    [1] Les joueurs sont revenus en arrière une fois, et repartis avec un nouveau flux.
   *[other] Les joueurs sont revenus en arrière { $rewinds } fois, repartant chaque fois avec un nouveau flux.
}
verify-commitment = engagement sha256:{ $commitment }
verify-compare = Comparez-le à celui que la table montrait avant le premier coup.
verify-none = { $file } ne nomme aucun engagement. Les { $moves } coups découlent de sa graine selon les règles, mais rien ne montre qui a choisi la graine.
error-verify = { $file } n’est pas ce qui était promis : il donne l’engagement { $found }, et { $right } avait été publié.
error-verify-secret = { $file } a un engagement, mais pas de secret auquel le comparer. Téléchargez de nouveau le procès-verbal à la table.
error-verify-seed = { $file } n’est pas ce qui était promis : le secret et les nombres donnent la graine { $right }, et la partie a été donnée avec { $seed }.
error-verify-number = { $file } n’a pas le nombre { $number } : il a été écarté de la donne.
error-number-form = « { $text } » n’est pas un nombre pour une donne : il faut 64 chiffres hexadécimaux.
error-commitment = « { $text } » n’est pas un engagement : il faut les 64 chiffres d’un SHA-256.
