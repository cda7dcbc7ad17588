# Les comptes et les notifications.

error-unknown = Vous n’êtes pas connecté. Choisissez un nom pour jouer en invité, ou connectez-vous.
error-token = Ce jeton n’est pas valable : il est mal recopié, ou il a été révoqué. Créez-en un autre.
error-token-scope = Un jeton donne accès aux tables, pas au compte. Faites cela dans un navigateur où vous êtes connecté.
error-login = Le nom ou le mot de passe est incorrect.
error-login-wait = Trop de mots de passe erronés depuis ici. Attendez { $wait } { $wait ->
        [one] seconde
       *[other] secondes
    }, ou prenez un navigateur où vous vous êtes déjà connecté.
error-logins-busy = Trop de personnes se connectent en même temps. Réessayez dans un instant.
error-password = Ce n’est pas votre mot de passe actuel.
error-name-taken = Ce nom, ou un nom qui lui ressemble, appartient à quelqu’un d’autre. Choisissez-en un autre.
error-name-bot = « { $name } » est le nom d’un bot, ou lui ressemble. Choisissez-en un autre.
error-name-alike = « { $name } » ressemble à « { $other } », qui est déjà à cette table. Choisissez un autre nom.
error-name-invisible = Ce nom contient des caractères invisibles. Sans eux, ce serait « { $name } ».
error-login-form = Le nom « { $name } » ne peut pas être protégé par un mot de passe : sous sa forme la plus simple, un nom doit avoir de 1 à { $most } caractères.
error-still-playing = Vous venez de prendre place à une table. Réessayez dans un instant.
error-tokens = Vous avez { $most } jetons, c’est le maximum. Révoquez-en un qui ne sert plus.
error-no-token = Vous n’avez pas de jeton dont l’identifiant est « { $token } ».
error-no-person = Personne ici n’a l’identifiant « { $person } ».

error-webhook-url = Cette adresse de webhook n’est pas valable : elle doit commencer par https:// ou http://, et ne contenir ni nom d’utilisateur ni mot de passe.
error-webhook-host = L’hôte « { $host } » est introuvable. Est-il bien orthographié ?
error-webhook-private = « { $host } » n’est pas une adresse publique, et ce serveur n’envoie de notifications qu’à des adresses publiques (private_webhooks).
error-webhook-status = « { $host } » n’a pas accepté la notification : il a répondu par le statut { $status } au lieu de 200 à 299.
error-webhook-silent = « { $host } » est injoignable, ou a échoué.
error-webhook-none = Vous n’avez pas de webhook. Indiquez-en un d’abord.

notice-place = « { $title } » ({ $game })
notice-your-turn = C’est à vous de jouer : { $place }. { $url }
notice-game-over = La partie est terminée : { $place }. { $url }
notice-proposal = Une proposition attend votre vote : { $place }. { $url }
notice-rematch = On vous propose une revanche : { $place }. { $url }
notice-trial = Les notifications de vos tables arriveront ici. { $url }
