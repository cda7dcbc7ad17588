# Les messages du serveur de tables.

error-stale = La table a avancé : vous aviez vu l’entrée { $version } de son journal, et il en compte { $now } à présent. Regardez ce qui a changé, puis choisissez de nouveau.
error-version-ahead = Le journal de la table compte { $now } entrées : personne ne peut avoir vu l’entrée { $version }.
error-table-open = La partie n’a pas commencé : il reste des places libres.
error-table-running = La partie a déjà commencé.
error-table-full = Toutes les places de cette table sont prises.
error-table-finished = La partie est finie.
error-table-closed = La table est fermée.
error-table-broken = Cette partie ne peut pas continuer avec cette version de Tricorne : { $problem }
error-rules-changed = La partie a commencé sous la version { $version } des règles, et ce programme joue selon la version { $current }. Elle peut continuer avec la version de Tricorne d’alors.
error-components-changed = La partie a commencé avec d’autres cartes ou personnages que ceux de ce programme.
error-no-table = Il n’y a pas de table « { $table } », ou vous ne pouvez pas la voir. Demandez un lien à la personne qui vous a invité.
error-no-link = Ce lien n’est pas valable : il a été révoqué, ou il est incomplet. Demandez-en un nouveau.
error-no-seat = Il n’y a pas de place { $seat } : elles sont numérotées de 1 à { $last }.
error-seat-yours = La place { $seat } est déjà la vôtre.
error-seat-taken = La place { $seat } est prise par { $name }.
error-number-late = La place { $seat } ne peut plus s’engager sur un nombre : d’autres ont révélé le leur.
error-number-early = Le nombre de la place { $seat } ne peut pas être révélé maintenant : il l’a déjà été, ou quelqu’un ne s’est pas encore engagé sur le sien.
error-number-hash = Le nombre de la place { $seat } ne correspond pas à l’empreinte annoncée.
error-number-none = La donne de cette table ne prend aucun nombre : elle n’a pas d’empreinte.
error-second-hand = Vous avez déjà vu une autre main dans cette partie, et personne ne peut en voir deux.
error-seat-free = Personne n’est assis à la place { $seat }.
error-seat-bot = Un bot joue déjà à la place { $seat }.
error-seat-present = Aucun bot ne joue pour la personne à la place { $seat }.
error-seat-away = Un bot joue pour vous à la place { $seat }. Reprenez d’abord votre place.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-not-seated = Seules les personnes assises à cette table peuvent faire cela.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-asked = Ce n’est pas à la place { $seat } de jouer.
error-rated-hint = Cette partie est classée : il n’y a pas de conseils. Vous en recevez aux tables non classées.
error-rated-program = Cette partie est classée : seules des personnes y jouent, dans le navigateur. Les programmes peuvent jouer aux tables non classées.
error-not-over = Cela n’est possible qu’après la fin de la partie.
error-close-others = D’autres ont une place ici, même si un bot joue pour eux. Vous pourrez fermer la table quand ils l’auront quittée, ou seront inactifs depuis assez longtemps.
error-rematch = La revanche se joue déjà à la table { $table }.
error-no-lesson = Il n’y a pas de leçon pour « { $game } ».
error-lesson-step = La leçon attend un autre choix : { $action }. Ensuite, vous jouerez comme il vous plaira, dans une partie à vous.
error-lesson-seat = Dans une leçon, personne ne peut jouer à votre place. Quittez la page, et reprenez quand vous voudrez.
error-rewind-to = La partie peut revenir à 0 à { $most } coups, pas à { $to }.
error-continue-rules = Cette partie a commencé sous la version { $version } des règles, dont les cartes cachées ne peuvent pas être redistribuées. Finissez-la là où elle a commencé.
error-continue-over = Cette partie est finie. Importez-la pour la revoir.
error-continue-seat = Gardez au moins une place pour vous.
error-history = La partie peut être revue après 0 à { $most } coups, pas après { $moves }.
error-proposal = Il y a une autre proposition, à l’entrée { $number } du journal. Votez d’abord sur celle-là.
error-proposal-incomplete = Il manque « { $field } » à cette proposition.
error-no-proposal = La proposition de l’entrée { $number } du journal n’est plus ouverte.
error-answered = La place { $seat } a déjà accepté, ou ne vote pas.
error-deputy-own = La place { $seat } est la vôtre : vous pouvez la confier à un bot sans vote.
error-deputy-clock = Cette table a une pendule : un bot prend une place quand son temps est écoulé, et pas avant.
error-deputy-not-asked = La partie n’attend pas la place { $seat }.
error-deputy-present = On n’attend pas la place { $seat } depuis assez longtemps. Un bot pourra être proposé dans { $seconds } secondes.
error-proposals-many = Vous avez fait { $most } propositions en une heure. Attendez avant d’en faire une autre.
error-key-used = Cette clé d’idempotence a déjà servi à autre chose. Prenez-en une nouvelle pour chaque action.
error-tables-many = Vous avez { $most } tables inachevées. Terminez ou fermez-en d’abord quelques-unes.
error-own-cards-off = Ce serveur n’autorise pas les cartes personnelles. Vous pouvez jouer avec les vôtres dans ce navigateur, mais pas à distance.
error-card-sets-many = Vous avez ici { $most } jeux de cartes, le maximum. Supprimez-en d’abord un.
error-no-card-set = Ce jeu de cartes n’est ni l’un des vôtres, ni l’un de ceux que propose ce serveur.
error-no-own-cards = À cette table, on joue avec les cartes de Tricorne.
error-cards-unknown = Cette partie a été jouée avec des cartes personnelles (sha256 { $found }), qui ne sont pas parmi les vôtres. Ajoutez d’abord leur fichier à vos jeux de cartes.
error-rules-stopped = Avec les cartes de cette table, la partie ne pouvait pas continuer : elle est finie.
error-sockets-many = Vous suivez { $most } tables à la fois. Fermez d’abord quelques-unes de leurs pages.
error-title = « { $title } » ne peut pas être un titre : il faut une ligne de caractères imprimables, sans espace au début ni à la fin.
error-chat-empty = Envoyez soit un texte, soit une des réactions, pas les deux.
error-reaction = Il n’y a pas de réaction « { $reaction } ». Il y a : { $right }.
error-after = « { $after } » n’est pas un curseur valable : prenez la valeur de « more » dans la page précédente.
error-busy = Cette table est trop sollicitée en ce moment. Rien n’est perdu ; réessayez.
error-imports-busy = Plusieurs parties sont en cours d’importation. Réessayez dans un instant.
error-storage-unknown = La connexion à la base de données a été perdue : on ne sait pas si ceci a été enregistré. Regardez la table, ou renvoyez la même requête.
error-storage-lost = La base de données est injoignable en ce moment. Rien n’a été enregistré ; réessayez dans un instant.
error-storage-full = Le disque du serveur est plein. Ceci n’a pas été enregistré, mais rien de ce qui l’était n’est perdu. L’hébergeur doit libérer de la place.
error-storage-damaged = La base de données du serveur est endommagée, et une partie en est illisible. L’hébergeur doit la réparer, et aura peut-être besoin d’une sauvegarde.
error-too-large = Cela dépasse { $most } octets.
error-too-often = Trop de requêtes : la limite « { $limit } » est de { $most }. Attendez { $wait } { $wait ->
        [one] seconde
       *[other] secondes
    }.
error-host = Ce serveur n’accepte pas le nom d’hôte { $host }. S’il est à vous, réglez `url` ou `hosts`.
error-origin = Les pages de { $origin } ne peuvent pas utiliser ce serveur.
error-shape = La requête n’est pas valable. { $problem }
error-null = Une URL ne peut pas contenir le caractère U+0000.
error-unreadable = Le corps de la requête est illisible : il doit être en JSON et en UTF-8.
error-no-page = Il n’y a rien à { $path }.
error-http = { $problem }.
error-internal = Une erreur s’est produite sur le serveur, et a été journalisée. Vérifiez si votre action a eu lieu avant de recommencer.
error-workers-database = { $workers } processus ont besoin d’une base PostgreSQL : --database postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM

serve-listening = Les tables sont à { $url }
serve-database = enregistrées dans { $database }
serve-stop = Arrêtez avec Ctrl+C ; chaque coup est enregistré.
error-setting = Le réglage « { $setting } » n’est pas valable : { $problem }
error-setting-unknown = « { $text } » n’est pas un réglage : écrivez NOM=VALEUR, avec l’un de ces noms : { $right }.
error-port = Impossible d’écouter sur { $host }, port { $port } : { $problem }

verify-good = La donne est honnête : le secret correspond à l’empreinte, la graine vient de lui et des nombres des joueurs, et les { $moves } coups en découlent selon les règles.
verify-old = Les { $moves } coups découlent de la graine, et la graine correspond à l’empreinte. Mais cette partie a été distribuée selon la version 1 des règles, dont l’empreinte permettait de calculer la donne.
verify-number = La place { $seat } a ajouté le nombre { $number }
verify-no-numbers = Aucune page n’a ajouté de nombre. La donne était fixée avant le premier coup, mais l’hébergeur du serveur a pu la choisir.
verify-rewinds = { $rewinds ->
    [1] Les joueurs sont revenus en arrière une fois, et sont repartis avec un nouveau flux aléatoire.
   *[other] Les joueurs sont revenus en arrière { $rewinds } fois, repartant chaque fois avec un nouveau flux aléatoire.
}
verify-commitment = empreinte sha256:{ $commitment }
verify-compare = Comparez-la à celle que la table montrait avant le premier coup.
verify-none = { $file } ne contient aucune empreinte. Les { $moves } coups découlent de sa graine et des règles, mais rien ne montre qui a choisi la graine.
verify-redealt = Elle a commencé dans un navigateur, dont la page connaissait les cartes, et continué sur un serveur : après le coup { $moves }, tout ce qui était caché aux places qui ont gardé leur main ({ $kept }) a été redistribué à partir de la graine du serveur { $seed }. Aucune empreinte n’a été publiée, donc rien ne montre comment cette graine a été choisie.
error-verify = { $file } ne correspond pas : son empreinte est { $found }, mais { $right } avait été publiée.
error-verify-secret = { $file } a une empreinte, mais pas de secret pour la vérifier. Téléchargez de nouveau la partie enregistrée à la table.
error-verify-seed = { $file } ne correspond pas : le secret et les nombres donnent la graine { $right }, mais la partie a été distribuée avec { $seed }.
error-verify-number = { $file } ne contient pas le nombre { $number } : il a été écarté de la donne.
error-number-form = « { $text } » n’est pas un nombre pour une donne : il faut 64 chiffres hexadécimaux.
error-commitment = « { $text } » n’est pas une empreinte : il faut les 64 chiffres d’un SHA-256.
