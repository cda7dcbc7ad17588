# Jouer sur un serveur depuis le terminal, et y faire jouer ses propres bots.

cli-option-table = Une table du serveur : son identifiant, ou le lien d’une invitation.
cli-option-name = Votre nom sur le serveur (par défaut : le dernier utilisé).
cli-option-seat = La place à prendre, comptée à partir de 1 (par défaut : la vôtre, ou la première libre).
cli-play-option-server = Jouer sur ce serveur.
cli-play-option-watch = Regarder seulement.
cli-bot-join-help = Faire jouer votre bot sur un serveur.
cli-bot-join-option-server = L’adresse du serveur, ou le lien d’une invitation.
cli-bot-join-option-bot = Le bot : exec:COMMANDE, python:FICHIER.py:Classe, ou l’un de « tricorne bot list ».
cli-bot-join-option-token = Le jeton de la personne pour qui le bot joue ; TRICORNE_TOKEN est plus sûr.
cli-bot-join-option-name = Le nom du bot sur le serveur.
cli-bot-join-option-forever = Après la partie, attendre la suivante : une revanche, ou une autre table où le bot a une place.

cli-bot-seated = { $bot } joue sous le nom { DE($name) } à la place { $seat } : { $table }
cli-bot-played = La partie est finie{ $won ->
    [yes] , et le bot a gagné.
   *[no] .
} Points par place : { $points }

play-your-name = Votre nom :{" "}
play-invite = Invitez d’autres personnes avec ce lien. Dans un terminal, elles tapent : tricorne play --table LIEN
play-waiting = On attend { $names }…
play-waiting-open = On attend { $count ->
    [1] quelqu’un à la place libre…
   *[other] du monde aux { $count } places libres…
}
play-away = Un bot joue pour vous. Appuyez sur Entrée pour reprendre la main.
play-agree = Êtes-vous d’accord ? ({ $yes }/{ $no }){" "}
play-yes = o
play-no = n
play-remark = { $name } : { $said }
play-come-back = Votre place reste la vôtre. Revenez avec : { $command }
play-come-back-watching = Regardez de nouveau avec : { $command }
play-finished-inn = La partie est enregistrée sur le serveur. Revoyez-la avec : { $command }
play-help-inn = say TEXTE     envoyer un message aux autres

table-lost = Le serveur ne répond pas ; nouvel essai…
table-back = Le serveur est de retour.
table-line-sit = { $who ->
    [person] { $name } prend place.
   *[bot] Le bot { $bot } prend une place.
}
table-line-leave = { $seat } est de nouveau libre.
table-line-commit = { $seat } participe au mélange des cartes.
table-line-reveal = { $seat } a mélangé les cartes.
table-line-start = La partie commence.
table-line-undo = { $seat } reprend son dernier coup.
table-line-deputy = { $why ->
    [time] Le temps { DE($seat) } est écoulé : { $bot } continue.
    [vote] Les autres l’ont décidé : { $bot } continue pour { $seat }.
   *[wish] { $bot } joue pour { $seat }.
}
table-line-return = { $seat } joue de nouveau.
table-line-failure = { $seat } : { $said }
table-line-propose = { $what ->
    [rewind] { $seat } propose de revenir { $to ->
        [0] au début
       *[other] au coup { $to }
    }.
   *[deputy] { $seat } propose qu’un bot joue pour { $about }.
}
table-line-agree = { $seat } est d’accord.
table-line-refuse = { $seat } n’est pas d’accord.
table-line-continue = Une partie commencée dans un navigateur continue ici.
table-line-redeal = La page du navigateur connaissait les cartes : tout ce qui est caché est redistribué. Seules les places de la personne qui a apporté la partie gardent leur main.
table-line-rewind = Tout le monde est d’accord : la partie revient { $to ->
    [0] au début
   *[other] au coup { $to }
}.
table-line-close = L’hôte a fermé la table.
table-line-rematch = { $seat } propose une revanche, à la table { $table }.

error-server-address = « { $address } » n’est pas l’adresse d’un serveur. Exemples : https://play.example.org ou http://192.168.1.5:8017
error-server-missing = Il manque le serveur. Ajoutez --server, par exemple --server https://play.example.org
error-link = « { $link } » n’est pas une invitation. Une invitation ressemble à https://play.example.org/join#SECRET. Si la vôtre commence par /join, donnez aussi son serveur : --server URL
error-link-and-table = L’adresse est une invitation : la table « { $table } » est inutile. Enlevez l’une des deux.
error-unreachable = { $server } ne répond pas : { $problem }
error-no-table-server = { $server } ne répond pas comme un serveur Tricorne.
error-server-said = { $said }
error-other-layout = Ce Tricorne et le serveur sont incompatibles pour { $game } : règles de version { $rules } ici, { $found } sur le serveur, ou moteurs différents. Installez la version de Tricorne du serveur.
error-name-missing = Il manque un nom. Ajoutez --name NOM
error-seats-me = « { $seats } » : sur un serveur, une seule place est « me » ; les autres sont « open » ou des bots, comme dans me,planner,open
error-no-seat-free = Toutes les places de la table { $table } sont prises. Utilisez --watch pour regarder.
error-server-settles = { $option } n’est pas possible sur un serveur ; enlevez cette option.
error-table-settles = La table existe déjà ; enlevez { $option }.
error-game-or-table = Nommez un jeu pour créer une table, ou une table existante avec --table.
error-nowhere-to-play = Le bot n’a de place à aucune table. Nommez une table : --table ID ou son lien. Avec --forever, il attend une place.
