# Ce que disent les pages dans le navigateur.

## Les jeux

web-game-liberte = Liberté
web-game-liberte-pitch = La France, 1789. Trois factions, 27 provinces ; personne ne reste longtemps au pouvoir.
web-game-liberte-time = environ 60 minutes
web-game-liberte-short = 3 à 6 joueurs, environ une heure
web-game-libertalia = Libertalia
web-game-libertalia-pitch = Tout le monde a les mêmes pirates. Choisissez-en un en secret ; le rang décide du butin.
web-game-libertalia-time = environ 30 minutes
web-game-libertalia-short = 2 à 6 joueurs, une demi-heure

web-option-edition = Édition
web-option-edition-more = Les deux éditions ont les mêmes cartes. La deuxième a des règles plus récentes ; la première est le jeu d’origine.
web-option-edition-second = Deuxième
web-option-edition-first = Première
web-option-second_card = Une seconde carte de valeur 1
web-option-second_card-more = Après une carte de valeur 1, une autre peut suivre dans la même région.
web-option-counter_revolution = Contre-révolution
web-option-counter_revolution-more = Le programme la détecte, ou un joueur doit la proclamer.
web-option-counter_revolution-automatic = Automatique
web-option-counter_revolution-claimed = À proclamer
web-option-fair_colours = Couleurs équitables
web-option-fair_colours-more = À deux ou trois, des couleurs dont les chiffres argentés s’équilibrent.
web-option-fair_colours-void = Ne compte qu’à deux ou trois joueurs.
web-option-open_booty = Butin visible
web-option-open_booty-more = Tout le monde voit le butin de chaque repaire. Idéal pour une première partie.
web-option-last_campaign_breaks_ties = La dernière campagne départage
web-option-last_campaign_breaks_ties-more = À égalité, la meilleure troisième campagne l’emporte ; sinon on partage.

## Partout

web-skip = Aller au contenu
web-page-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
web-unreachable = Le serveur est injoignable. Vérifiez la connexion ; rien de ce qui a été confirmé n’est perdu.
web-update-ready = Une nouvelle version est prête.
web-update-reload = Recharger
web-update-load = Charger la nouvelle version
web-update-later = Plus tard
web-outdated = Cette page n’est plus à jour
web-outdated-more = Le serveur a une version plus récente. Rechargez la page pour ouvrir cette table ; les parties de ce navigateur sont conservées.
web-here = Dans ce navigateur
web-played-here = dans ce navigateur
web-here-more = Cette partie est dans votre navigateur : elle n’a besoin d’aucun serveur, et personne d’autre ne peut s’y joindre.
web-here-remove = Supprimer
web-here-remove-sure = La supprimer de ce navigateur ?
web-here-full = L’espace de stockage de votre navigateur est plein. Ceci n’a pas été enregistré, mais rien de ce qui l’était n’est perdu. Supprimez d’anciennes parties, puis réessayez.
web-here-storage = Votre navigateur n’a pas pu enregistrer ceci. Rien de ce qui était déjà enregistré n’est perdu ; rechargez la page et réessayez.
web-here-rules = Les règles n’ont pas pu être chargées. Vérifiez la connexion et réessayez.
web-continue-lede = Emportez cette partie sur le serveur, pour que d’autres puissent s’y joindre. Vous gardez votre main. Tout ce qui vous est caché est redistribué quand toutes les places sont prises, car cette page connaît les cartes. La partie n’est pas classée, et sa donne ne peut pas être vérifiée.
web-continue-seat = Place { $seat } : { $name }
web-continue-me = reste sur cet appareil
web-continue-open = libre pour quelqu’un d’autre
web-continue-bot = un bot joue
web-continue-go = L’emporter sur le serveur
web-continue-copy = La partie dans ce navigateur reste telle quelle.
web-continued-lede = Cette partie a commencé dans un navigateur, et continue ici après { $moves } coups. Cette page connaissait les cartes : tout ce qui est caché sera donc redistribué au début de la partie ; seules les places de la personne qui l’a apportée gardent leur main. Elle n’a pas d’empreinte : cette donne ne peut pas être vérifiée.
web-loading = Un instant…
web-close = Fermer
web-again = Réessayer
web-save = Enregistrer
web-saved = Enregistré.
web-more = Voir plus
web-any = Tous
web-yes = oui
web-no = non
web-you = vous
web-all = toutes
web-all-count = toutes ({ $count })
web-copy = Copier
web-copied = Copié
web-revoke = Révoquer
web-review = Revoir
web-watch = Regarder
web-look = Voir
web-act = Jouer
web-begin = Commencer

web-title-new = Une nouvelle table
web-title-tables = Tables
web-title-table = Table
web-title-review = Revoir
web-title-join = Une invitation
web-title-rules = Règles
web-title-aid = Aide de jeu
web-title-gallery = Qui étaient-ils ?
web-title-learn = Apprendre
web-title-person = Vous, sur Tricorne
web-title-leaderboard = Classement
web-title-settings = Réglages
web-title-lost = Rien ici

web-nav = Pages
web-nav-menu = Montrer les pages
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-leaderboard = Classement
web-log-in = Se connecter
web-log-out = Se déconnecter

web-lost = Personne ne porte ce chapeau.
web-lost-more = Cette page n’existe pas. Le lien a peut-être perdu une lettre.
web-lost-home = Retour à l’accueil
web-no-server = Il faut un serveur
web-no-server-more = Ici, on joue contre des bots ou à plusieurs sur un même appareil, on apprend, on lit les règles et on revoit ses parties.
web-server-open = Aller sur { $server }
web-elsewhere = Jouer à distance
web-elsewhere-more = Pour jouer à distance, retrouvez-vous sur ce serveur.

## Accueil

web-home-title = Prenez place.
web-home-lede = Deux jeux sous un même chapeau.
web-home-bots = Jouer contre des bots
web-home-due = { $count ->
    [1] table vous attend
   *[other] tables vous attendent
}
web-home-mine = Vos tables
web-home-open = Tables ouvertes
web-home-open-none = Aucune table ne cherche de joueurs. Ouvrez-en une, les autres la verront ici.
web-home-away = Le serveur est injoignable pour l’instant : les tables des autres sont cachées.
web-home-first = Première visite ?
web-home-first-more = Jouez une partie guidée : dix minutes, une chose à la fois, sans livret.
web-home-learn-liberte = Des cartes, des provinces, une élection
web-home-learn-libertalia = Des pirates, un navire, du butin
web-host-own = Héberger chez soi
web-host-install = Installez-le sur un ordinateur
web-host-serve = Démarrez le serveur
web-host-invite = Envoyez le lien à vos amis. Un navigateur leur suffit.
web-make-table = Ouvrir une table
web-players = { $low } à { $high } joueurs
web-players-label = Joueurs
web-bots-label = Bots
web-bots-strength = Force des bots
web-level-gentle = Facile
web-level-sound = Solide
web-level-sharp = Redoutable
web-play-game = Jouer à { $game }
web-with-friends = Entre amis
web-learn-first = Première fois ? Apprenez en dix minutes
web-learn-game = Apprendre { $game }
web-foot-rules = Les règles dans votre langue
web-foot-offline = Fonctionne sans internet
web-foot-account = Sans compte
web-foot-keyboard = Clavier et lecteur d’écran
web-foot-aid = Aide de jeu : { $game }
web-foot-designers = Liberté est un jeu de Martin Wallace, Libertalia un jeu de Paolo Mori : merci à tous les deux.
web-foot-map = Données de la carte : Natural Earth

web-guest-names = Corsaire hardi, Tribun discret, Joyeux Coq, Fine Vigie, Fière Citoyenne, Vieux Goéland, Habile Émissaire, Matelot veinard, Brave Tambour, Perroquet rusé, Honnête Boulanger, Vive Estafette, Loup de mer, Belle Cocarde, Grand Orateur, Fidèle Second, Canonnier sans peur, Sage Cartographe, Gai Barbier, Calme Timonier
web-bot-names = Vieux Ned, Bonny, Citoyen Marat, Barnabé, Madame Roland, Long Tom, Théroigne, Sans-Souci, Jeanne la Noire, Cadet, Père Duchesne, Lucie la Rouge, Fabre, Will le Fou, Olympe, Bandeau

## Listes de tables

web-pace-live = en direct
web-pace-minutes = { $count ->
    [1] une minute par coup
   *[other] { $count } minutes par coup
}
web-pace-days = { $count ->
    [1] un coup par jour
   *[other] un coup en { $count } jours
}
web-seats-left = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
}
web-invited = { $count ->
    [1] On vous invite à jouer (une place libre)
   *[other] On vous invite à jouer ({ $count } places libres)
}
web-waits-for-you = À vous de jouer (dernier coup { $when })
web-waits-for = { $name } réfléchit
web-running = en cours, dernier coup { $when }
web-closed-table = fermée avant la fin
web-you-won = Vous avez gagné, { $when }
web-you-shared = Vous avez partagé la victoire, { $when }
web-they-won = { $count ->
    [1] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
web-a-bot = Un bot
web-players-count = { $count } joueurs
web-with = avec { $names }
web-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-begun = commencée { $when }
web-what-if = Et si ? Copie privée d’une partie : rien n’y compte.
web-kind-of-table = { $kind ->
    [branch] et si ?
    [lesson] une leçon
    [continued] commencée dans un navigateur
   *[replay] une partie importée
}
web-tables = Tables
web-tables-lede = Asseyez-vous, ou regardez par-dessus une épaule.
web-tables-lede-here = Vos parties dans ce navigateur.
web-tables-whose = Quelles tables
web-tables-public = Publiques
web-tables-mine = Les miennes
web-tables-none = Il n’y a aucune table pour l’instant. Ouvrez-en une, les autres la verront ici.
web-tables-none-mine = Vous n’avez pas encore joué. Jouez contre des bots, ou ouvrez une table pour vos amis.
web-tables-none-such = Aucune table ne correspond.
web-tables-widen = Tout montrer
web-tables-due = On vous attend
web-tables-due-none = Personne ne vous attend. Les tables où c’est à vous de jouer apparaissent ici.
web-replay = Une partie importée
web-replay-more = Vous avez enregistré une partie ? Revoyez-la ici coup par coup, et reprenez-la où vous voulez.
web-replay-choose = Choisir le fichier
web-filter-game = Jeu
web-filter-status = État
web-status-open = attend des joueurs
web-status-running = en cours
web-status-finished = terminée
web-status-closed = fermée

## Une nouvelle table

web-new-title = Une nouvelle table
web-new-lede = Les places peuvent changer jusqu’au début de la partie.
web-new-lede-here = Autour d’un même appareil, entre humains et bots.
web-new-game = Jeu
web-new-seats = Places
web-new-seats-order = dans le sens horaire
web-new-rules = Règles optionnelles
web-new-table = La table
web-new-name = Nom
web-new-name-usual = L’équipage du vendredi
web-new-pace = Rythme
web-new-public = Publique
web-new-public-more = Tout le monde sur ce serveur peut s’asseoir ou regarder.
web-new-rated = Partie classée
web-new-rated-more = Le résultat compte pour la cote de chacun. Il n’y a pas de conseils.
web-new-rated-void = Impossible quand plusieurs personnes partagent un appareil.
web-new-rated-bots = Impossible avec des bots.
web-new-rated-guest = Seules les personnes qui ont un mot de passe sont classées. Vous pouvez en choisir un sur votre page.
web-new-rated-cards = Impossible avec des cartes personnelles.
web-new-make = Ouvrir la table
web-new-make-more = { $count ->
    [1] Une place est libre : le lien pour inviter vient ensuite.
   *[other] { $count } places sont libres : le lien pour inviter vient ensuite.
}
web-new-start = Commencer
web-new-start-more = Aucune place n’est libre : la partie commence tout de suite, dans votre navigateur.
web-new-start-here = La partie commence tout de suite, dans votre navigateur.
web-pace-choice-live = En direct
web-pace-choice-minutes = 5 minutes
web-pace-choice-day = Un jour
web-pace-choice-week = Une semaine
web-pace-live-more = Pas de limite de temps.
web-pace-minutes-more = Celui qui met plus longtemps est remplacé par un bot jusqu’à son retour.
web-pace-day-more = Un coup par jour ; au-delà, un bot joue jusqu’au retour du joueur.
web-pace-week-more = Un coup par semaine, par correspondance.
web-kind-open = Libre
web-kind-bot = Bot
web-kind-here = Ici
web-seat-open = Place libre
web-seat-bot = Bot
web-seat-me-more = votre place
web-seat-open-more = pour la personne qui suivra le lien
web-seat-bot-more = joue tout de suite, à toute heure
web-seat-here = Nom de la personne à la place { $number }, sur cet appareil
web-seat-here-name = Joueur { $number }
web-seat-here-now = a pris place
web-seat-up = Monter la place { $number }
web-seat-down = Descendre la place { $number }
web-seat-remove = Enlever la place { $number }
web-seat-add = Ajouter une place
web-seat-shuffle = Mélanger
web-round = Autour de la table
web-round-aloud = Places dans le sens horaire : { $names }

## Avant la partie

web-wait-lede = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-wait-fill = { $count ->
    [0] Commencer
    [one] Compléter avec un bot et commencer
   *[other] Compléter avec { $count } bots et commencer
}
web-wait-more = Ou attendez : la partie commence d’elle-même quand la dernière place est prise.
web-sit-here = S’asseoir ici
web-stand-up = Se lever
web-seat-free = Libérer la place
web-seat-a-bot = Asseoir un bot
web-seat-waiting = en attente
web-invite = Inviter
web-invite-make = Créer un lien
web-invite-link = Lien vers cette table
web-invite-more = { $public ->
    [yes] Envoyez ce lien : un clic, et votre ami est assis ici. Personne n’a besoin de compte. La table est publique : elle figure aussi dans la liste des tables.
   *[no] Envoyez ce lien : un clic, et votre ami est assis ici. Personne n’a besoin de compte. L’adresse de cette page ne laisse entrer personne.
}
web-share = Partager
web-seat-came = { $name } a pris place.
web-choose-seat = Choisir une place
web-table-private = Les tables sont privées, sauf si leur hôte les a rendues publiques. Si un ami vous a invité, demandez-lui le lien d’invitation : la page de la table le montre à l’hôte. Si vous avez une place ici, connectez-vous, ou utilisez le navigateur avec lequel vous avez pris place.
web-invite-seat = Lien vers ma place
web-invite-seat-more = La personne qui ouvre ce lien prend votre place : vous, sur un autre appareil, ou un ami.
web-invite-made = créé { $when }
web-join-title = On vous invite à une table
web-join-by = { $name } vous invite à jouer à { $game }
web-join-failed = Ce lien ne fonctionne pas
web-join-unrated = non classée
web-join-as = Vous jouez sous le nom { DE($name) }.
web-join-sit = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-join-sit-go = S’asseoir
web-join-watch = Seulement regarder
web-join-take = Avec ce lien, vous prenez la place { DE($name) }, pour de bon.
web-join-take-go = Prendre cette place
web-join-full = Toutes les places sont prises. Vous pouvez encore regarder.
web-join-full-go = Regarder
web-join-running = La partie a commencé et il n’y a pas de place libre. Vous pouvez encore regarder.
web-join-running-go = Regarder
web-join-review = Cette partie est finie. Vous pouvez encore voir comment elle s’est passée.
web-join-review-go = Revoir la partie
web-join-closed = Il n’y a plus rien à rejoindre : la partie est finie, ou la table a été fermée.
web-join-seated = Vous avez déjà une place à cette table.
web-join-seated-go = Vers la table
web-join-name = Quel est votre nom ?
web-join-more = Ni compte ni mot de passe. Vous pourrez changer de nom plus tard.
web-join-empty = Ce lien n’est pas complet. Demandez le lien entier à la personne qui vous a invité.

## À la table

web-table-home = Tricorne : retour à l’accueil
web-table-closed-door = Vous ne pouvez pas voir cette table
web-table-broken = Cette partie ne peut pas continuer ici
web-menu = Menu
web-undo = Annuler
web-hint = Conseil
web-hint-more = Demander à un bot fort ce qu’il pense de vos choix
web-hint-thinking = Un bot fort y réfléchit…
web-hint-not-asked = Il n’y a rien à choisir pour l’instant.
web-hint-lead = { $count ->
    [0] À peine mieux que le suivant.
    [one] Un point de pourcentage d’avance sur le suivant.
   *[other] { $count } points de pourcentage d’avance sur le suivant.
}
web-hint-about = La probabilité de gagner après chaque choix, telle qu’un bot fort l’estime d’après ce que vous savez.
web-leave-for-now = Retour à l’accueil : votre place reste la vôtre
web-leave = Quitter la table
web-sheet-log = Journal
web-sheet-talk = Discussion
web-sheet-notes = Notes
web-sheet-people = Joueurs
web-sheet-rules = Règles
web-sheet-aid = Aide de jeu
web-sheet-cards = Cartes personnelles
web-sheet-settings = Réglages
web-sheet-keys = Touches
web-sheet-result = Résultat final
web-sheet-hint = Un conseil
web-sheet-continue = Continuer avec des amis
web-rail = Journal, discussion et notes
web-link-connecting = Connexion…
web-link-live = Connecté
web-link-lost = Reconnexion…
web-link-refused = Accès refusé

web-prompt = Question
web-prompt-waiting = { $name } réfléchit
web-prompt-waiting-many = { $count } joueurs réfléchissent
web-prompt-waiting-more = En attendant, vous pouvez regarder autour de vous.
web-prompt-spectator = Vous regardez.
web-prompt-moment = Un instant…
web-prompt-sending = Envoi…
web-prompt-skip = Une touche suffit pour passer.
web-prompt-skip-tap = Touchez l’écran pour passer.
web-prompt-past = Vous regardez une position passée.
web-prompt-lost = Reconnexion
web-prompt-lost-more = Rien n’est perdu ; la page se reconnecte d’elle-même.
web-prompt-lost-kept = Votre dernier coup est gardé ici et sera envoyé.
web-prompt-over = La partie est finie
web-prompt-closed = La table a été fermée avant la fin
web-prompt-away = Un bot joue pour vous
web-prompt-away-more = Revenez quand vous voulez.
web-skip-show = Passer
web-now = Revenir au présent
web-at-now = maintenant
web-come-back = Je suis de retour
web-promised = { $action } : prévu
web-left-minutes = { $count ->
    [1] encore une minute
   *[other] encore { $count } minutes
}
web-left-clock = encore { $time }
web-left-hours = encore { $count } heures
web-left-days = encore { $count } jours

web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Montrer les entrées plus anciennes
web-line-sit = { $name } prend place.
web-line-leave = { $name } quitte sa place.
web-line-undo = { $name } reprend un coup.
web-line-deputy = { $why ->
    [time] { $name } a épuisé son temps : un bot joue en attendant.
    [vote] D’un commun accord, un bot joue pour { $name } en attendant.
   *[wish] { $name } laisse jouer un bot en attendant.
}
web-line-return = { $name } est de retour.
web-line-failure = Le bot { DE($name) } a échoué ; un autre a choisi à sa place.
web-line-propose = { $what ->
    [rewind] { $name } propose de revenir { $to ->
        [0] au début
       *[other] au coup { $to }
    }.
   *[deputy] { $name } propose qu’un bot joue pour { $about }.
}
web-line-agree = { $name } est d’accord.
web-line-refuse = { $name } n’est pas d’accord.
web-line-rewind = D’un commun accord, la partie reprend { $to ->
    [0] au début
   *[other] au coup { $to }
}.
web-line-redeal = La partie vient d’un navigateur, dont la page connaissait les cartes : tout ce qui était caché a été redistribué. Seules les places de la personne qui l’a apportée ont gardé leur main.
web-line-close = { $why ->
    [rules] Avec les cartes de cette table, la partie ne pouvait pas continuer. La table est fermée.
   *[other] La table est fermée.
}
web-line-rematch = { $name } propose une revanche.

web-talk-say = Dire quelque chose…
web-talk-send = Envoyer
web-talk-empty = Personne n’a encore rien dit.
web-talk-empty-spectators = Ici, les spectateurs discutent entre eux ; les joueurs ne le voient pas.
web-reaction-well-played = Bien joué !
web-reaction-thanks = Merci !
web-reaction-surprise = Oh !
web-reaction-laughter = Ha ha !
web-reaction-thinking = Laissez-moi réfléchir…
web-reaction-sorry = Pardon !
web-notes-write = Personne d’autre ne peut lire ceci.
web-notes-kept = Enregistré.
web-notes-keeping = …
web-notes-nobody = Seules les personnes assises à la table peuvent prendre des notes.

web-seat-deputy = absent ; un bot garde la place
web-seat-thinking = réfléchit
web-bot-gentle = bot, joue pour le plaisir
web-bot-sound = bot, joue solidement
web-bot-sharp = bot, voit loin
web-hand-over = Laisser jouer un bot
web-propose-deputy = Proposer un bot
web-propose-rewind = Proposer de reprendre le dernier coup
web-propose-rewind-here = Proposer de revenir ici
web-rewind = Reprendre le dernier coup
web-rewind-here = Repartir d’ici
web-proposal-waits = Une proposition attend
web-proposal-rewind = { $count ->
    [1] Reprendre le dernier coup ?
   *[other] Reprendre les { $count } derniers coups ?
}
web-proposal-deputy = Laisser un bot jouer pour { $name } en attendant ?
web-proposal-agreed = D’accord : { $names }
web-proposal-here = Je suis là
web-proposal-withdraw = Retirer la proposition
web-agree = D’accord
web-refuse = Refuser
web-leave-seat = Abandonner ma place
web-leave-seat-more = Si vous vous absentez, votre place vous attend. Si vous l’abandonnez, un bot joue jusqu’à la fin.
web-close-table-more = Si vous vous absentez, la table vous attend. Si vous la fermez, la partie s’arrête sans résultat.
web-leave-seat-sure = Vraiment ? Un bot jouera jusqu’à la fin
web-close-table = Fermer la table
web-close-sure = Vraiment la fermer ?
web-commitment = Empreinte de la donne, publiée avant le premier coup :
web-deal-number = Le nombre que votre navigateur a ajouté à la donne :
web-deal-good = La donne était honnête : tout correspond à ce qui avait été publié avant le premier coup.
web-deal-no-number = La donne correspond à ce qui avait été publié avant le premier coup, mais sans nombre de votre part.
web-deal-bad = Quelque chose ne va pas : la donne ne correspond pas à ce qui avait été publié avant le premier coup.
web-deal-old = Cette partie a été distribuée par une version plus ancienne, dont l’empreinte publiée permettait de calculer les cartes. On peut la finir, mais elle n’est pas classée.
web-deal-continued = Cette partie a commencé dans un navigateur, dont la page connaissait les cartes. À son début ici, tout ce qui était caché a été redistribué ; seules les places de la personne qui l’a apportée ont gardé leur main. Elle n’a pas d’empreinte : cette donne ne peut pas être vérifiée.
web-dealing = On mélange les cartes : on attend les navigateurs { DE($names) }.

web-curtain = Passez l’appareil à { $name }
web-curtain-more = Les autres, regardez la mer.
web-curtain-me = C’est moi, { $name }
web-since = Depuis votre dernier coup
web-since-watch = Montrez-moi
web-since-go-on = Continuer
web-result = Résultat final
web-result-you = Vous gagnez !
web-result-shared = Vous partagez la victoire !
web-result-they = { $count ->
    [1] { $names } gagne
   *[other] { $names } partagent la victoire
}
web-result-winner = vainqueur
web-rematch = Revanche
web-rematch-look = Vers la revanche
web-rematch-asked = { $name } propose une revanche.
web-rematch-join = Accepter
web-record = Enregistrer la partie
web-notice-turn = C’est à vous.

web-scrub = Revoir le cours de la partie
web-scrub-back = Un coup en arrière
web-scrub-forward = Un coup en avant
web-key-choices = les choix, dans l’ordre montré
web-key-move = passer de l’un à l’autre
web-key-do = le choisir
web-key-back = un pas en arrière
web-key-undo = annuler
web-key-hint = conseil
web-key-log = journal
web-key-talk = discussion
web-key-people = joueurs
web-key-rules = règles
web-key-scrub = un coup en arrière, en avant
web-key-now = revenir au présent
web-key-keys = cette liste

## Réglages

web-settings = Réglages
web-settings-lede = Enregistrés dans ce navigateur seulement.
web-language = Langue
web-language-failed = La langue « { $language } » n’a pas pu être chargée. Sans réseau, seules les langues déjà utilisées sur cet appareil sont disponibles.
web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Jour
web-theme-dark = Bougie
web-theme-to-light = Passer à la lumière du jour
web-theme-to-dark = Passer à la bougie
web-motion = Afficher les animations
web-motion-system = Comme l’appareil
web-motion-full = Toujours
web-motion-none = Jamais
web-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-middle = Moyenne
web-speed-fast = Rapide
web-speed-now = Vitesse des animations : { $speed ->
    [slow] lente
    [fast] rapide
   *[middle] moyenne
}
web-speed-off = Les animations sont désactivées. Vous pouvez les activer dans les réglages.
web-told = Résumer les coups des bots
web-told-more = Les coups des bots ne sont pas animés ; une liste montre ce qui s’est passé depuis votre dernière décision.
web-told-since = Depuis votre dernière décision
web-text = Taille du texte
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Très grande
web-colours = Couleurs
web-colours-drawn = Comme dessinées
web-colours-apart = Plus distinctes
web-colours-more = Plus distinctes : pour les yeux qui confondent le rouge et le vert. Chaque couleur a aussi son signe.
web-forced = Répondre d’office quand un seul choix est possible
web-forced-more = Seulement si vous jouez seul contre des bots : ailleurs, votre rythme en dirait long aux autres sur votre main.
web-contrast = Plus de contraste
web-contrast-more = Une encre plus noire, des traits plus nets.
web-sound = Son
web-sound-more = Un court signal quand c’est à vous.
web-notify = Notifications du navigateur
web-notify-more = Quand c’est à vous et que cette page est ouverte en arrière-plan.
web-notify-refused = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour cette page.

## Qui l’on est

web-person-since = ici depuis le { $when }
web-person-nobody = Vous n’avez pas encore de nom : jouez une partie pour en avoir un.
web-person-records = Résultats
web-person-games = Parties
web-person-won = Gagnées
web-person-points = Moyenne
web-person-best = Record
web-person-rating = Cote
web-person-none = Aucune partie terminée pour l’instant.
web-person-tables = Tables
web-person-tables-none = Aucune table pour l’instant.
web-account = Votre nom
web-account-called = Comment les autres vous appellent
web-account-rename = Changer de nom
web-account-guest = Dans ce navigateur, vous jouez en invité. Avec un mot de passe, vous pourrez vous connecter de n’importe où ; vos autres navigateurs seront alors déconnectés et vos jetons d’accès révoqués.
web-account-registered = Votre nom est protégé par un mot de passe. Si vous en changez, vous ne restez connecté qu’ici : tous les autres navigateurs sont déconnectés, et tous les jetons d’accès révoqués.
web-account-name = Nom
web-account-password = Mot de passe
web-account-current = Mot de passe actuel
web-account-new-password = Nouveau mot de passe
web-account-keep = Définir le mot de passe
web-account-change = Changer le mot de passe
web-account-kept = Votre nom est protégé : vous pouvez vous connecter avec lui n’importe où. Les autres navigateurs ont été déconnectés, et vos jetons d’accès révoqués.
web-account-forget = Supprimer mon compte
web-account-forget-sure = Vraiment le supprimer ? C’est définitif
web-webhook = M’avertir ailleurs
web-webhook-more = Quand c’est à vous, un message part vers un de vos salons.
web-webhook-form = Service
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-webhook-json = Un autre (JSON)
web-webhook-url = Adresse du webhook
web-webhook-try = Envoyer un message d’essai
web-webhook-tried = Envoyé. Est-il arrivé ?
web-webhook-drop = Supprimer
web-tokens = Jetons d’accès
web-tokens-more = Pour les programmes qui jouent en votre nom. Un jeton donne accès aux tables, pas à votre compte.
web-token-once = Il n’est affiché qu’une seule fois :
web-token-name = À quoi il sert
web-token-make = Créer un jeton
web-token-revoked = Révoqué : il ne fonctionne plus.

## Le classement

web-board = Classement
web-board-lede = Qui joue le mieux, par jeu et nombre de joueurs.
web-board-rank = Rang
web-board-name = Nom
web-board-doubtful = { $rating } ?
web-board-provisional = provisoire
web-board-provisional-more = Un point d’interrogation marque les cotes fondées sur moins de dix parties.
web-board-figure = La cote est une estimation prudente : la force entre parenthèses, moins trois fois son incertitude.
web-board-none = Personne n’a encore terminé de partie classée de ce genre.
web-rated = classée
web-rated-open = Cette partie sera classée : il n’y a pas de conseils, et celui qui part est classé dernier.
web-rated-running = Cette partie est classée : il n’y a pas de conseils, et celui qui part est classé dernier.
web-rated-finished = Cette partie a été classée.
web-rated-leave = Si vous partez, cédez votre place ou laissez un bot jouer pour vous, vous serez classé dernier.
web-rated-rewind = Si tout le monde est d’accord, la partie ne sera plus classée.
web-rated-rule = Ce qui est classé
web-rated-rule-people = Une partie est classée si chaque place est occupée par une personne différente qui a un mot de passe, et si la table a été ouverte comme classée. Avec un bot, un invité ou un programme, elle ne l’est pas ; chaque table le dit avant le début de la partie.
web-rated-rule-hints = Nos pages ne donnent pas de conseils dans une partie classée. Ce que quelqu’un demande ailleurs à un autre programme, aucun serveur ne peut le voir.
web-rated-rule-leave = Vous êtes classé dernier si vous partez, êtes absent à la fin, cédez votre place, demandez à un bot de jouer pour vous, ou si un bot a joué la plupart de vos coups. Les autres sont classés entre eux, d’après leurs résultats.
web-rated-rule-rewind = Un retour en arrière, que tout le monde doit accepter, rend la partie non classée. Personne ne peut le décider à lui seul.
web-rated-rule-figure = La cote est une estimation prudente : la force estimée, moins trois fois son incertitude. Elle part de 0 et croît à mesure que l’estimation devient plus sûre.
web-rated-rule-repeated = Au cours d’une même journée, les parties suivantes contre les mêmes personnes comptent de moins en moins.
web-rated-rule-trust = Aucune règle ne peut dire si deux noms appartiennent à une seule personne, ni si deux personnes jouent de connivence. Signalez vos soupçons à l’hébergeur du serveur.

## Ses propres cartes

web-cards = Cartes
web-own-cards = Cartes personnelles
web-with-own-cards = avec des cartes personnelles
web-cards-lede = Si vous possédez le jeu, vous pouvez jouer avec les noms et les chiffres de vos propres cartes. Exportez le matériel de Tricorne avec « tricorne components export », changez ce qui diffère dans votre boîte, et ajoutez le fichier ici. Il est vérifié et gardé dans ce navigateur.
web-cards-server-on = Aux tables avec d’autres, le serveur en garde une copie. Seules les personnes de ces tables peuvent la voir.
web-cards-server-off = Ce serveur n’autorise pas les cartes personnelles : à distance, on joue avec les cartes du serveur.
web-cards-add = Ajouter un fichier de matériel
web-cards-added = Vérifié et ajouté.
web-cards-removed = Supprimé. Les tables commencées avec ces cartes les gardent.
web-cards-look = Regarder
web-cards-remove = Supprimer « { $name } »
web-cards-manage = Vos jeux de cartes
web-cards-unnamed = Cartes personnelles sans nom
web-cards-by-host = proposé par ce serveur
web-cards-at-server = sur ce serveur
web-cards-choose = Les cartes avec lesquelles on joue
web-cards-built-in = Les cartes de Tricorne
web-cards-chosen = Partie non classée. Chacun voit, avant de s’asseoir, en quoi ces cartes diffèrent de celles de Tricorne.
web-cards-with = avec les cartes « { $name } »
web-cards-hash = empreinte { $hash }…
web-cards-changes = { $count ->
    [0] Aucune différence avec les cartes de Tricorne.
    [1] Une différence avec les cartes de Tricorne.
   *[other] { $count } différences avec les cartes de Tricorne.
}
web-cards-what = Ce qui diffère
web-cards-before = Tricorne
web-cards-after = Ici
web-cards-section = { $section ->
    [cards] Carte
    [provinces] Province
    [battles] Bataille, points
    [battle_names] Bataille, nom
    [blocks] Blocs
    [reserve] Blocs mis de côté
    [tokens] Jetons de contrôle
    [characters] Personnage
    [influence] Influence
    [booty] Jetons de butin
    [worth] Valeur du butin
   *[other] { $section }
}
web-cards-field = { $field ->
    [name] nom
    [set] set
    [type] type
    [region] région
    [faction] faction
    [value] blocs
    [cannon] canon
    [sans_culottes] sans-culotte
    [general] général
    [fleur_de_lis] fleur de lys
    [victory_points] points de victoire
    [timing] agit
    [end] rapporte à la fin
    [blue] bleu
    [white] blanc
    [red] rouge
    [yellow] jaune
    [green] vert
    [black] noir
    [chest] coffre
    [jewel] bijou
    [goods] marchandise
    [officer] officier
    [saber] sabre
    [map] carte au trésor
    [relic] relique
   *[other] { $field }
}
web-cards-value = { $value ->
    [true] oui
    [false] non
   *[other] { $value }
}
