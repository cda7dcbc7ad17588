# Ce que lisent hôtes et visiteurs d’un serveur : la page d’accueil, la documentation de l’API et les erreurs.

error-unwell = La base de données ne répond pas.
error-unwell-writing = Rien n’a pu être enregistré depuis { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
error-port-taken = Le port { $port } de { $host } est pris, peut-être par un autre Tricorne. Choisissez-en un autre avec --port ; 0 prend n’importe quel port libre.
error-settings-file = Les réglages de { $file } ne peuvent être lus : { $problem }

page-description = Un lieu pour jouer à des jeux d’intrigue et de pillage, en direct ou sur plusieurs jours, entre amis et avec des robots.
page-docs = Pour les programmes
page-independent = Tricorne est une œuvre indépendante. Elle n’est liée ni aux auteurs ni aux éditeurs des jeux, et ne contient aucun de leurs textes ni aucune de leurs images.

front-page-title = Tricorne : un lieu pour jouer
front-title = L’intrigue et le pillage sous un même chapeau.
front-lead = Ouvrez une table, envoyez un lien et jouez : en direct le temps d’une soirée ou sur plusieurs jours, entre amis, avec des inconnus, et avec des robots à n’importe quelle place.
front-players = De { $least } à { $most } joueurs
front-tables = Tables publiques
front-no-tables = Personne ne joue en public pour l’instant. Ouvrez la première table.
front-open = { $seats ->
    [1] une place libre
   *[other] { $seats } places libres
}
front-running = en cours
front-seat-open = libre
front-join = Prendre place
front-terminal = Avec Tricorne sur votre ordinateur, une commande ouvre ce lieu dans votre terminal :
front-programs = Vos robots et vos programmes peuvent jouer ici aussi :

liberte-blurb = La Révolution française, lutte entre trois factions. Placez vos partisans dans les provinces, gagnez les élections, gouvernez, et sachez quand changer de camp.
libertalia-blurb = Chaque capitaine commence la journée avec le même équipage. Choisissez un pirate en secret, révélez tous ensemble, et emportez la meilleure part du butin.

docs-page-title = Tricorne pour les programmes
docs-title = Tricorne pour les programmes
docs-lead = Tout ce que les gens peuvent faire ici, les programmes le peuvent aussi, aux mêmes adresses. Requêtes et réponses sont en JSON ; un champ inconnu est refusé, afin qu’aucune faute de frappe ne passe inaperçue. Les descriptions sont en anglais.
docs-people = Qui demande est connu par une session ou par un jeton. Un navigateur obtient une session par `POST /api/people` : un nom suffit. Un programme a un jeton, créé une fois par `POST /api/me/tokens`, et l’envoie avec chaque requête :
docs-names = Dans tous les exemples, `$SERVER` est l’adresse de ce serveur et `$TOKEN` votre jeton.
docs-versions = Chaque table tient un journal dont les lignes sont numérotées à partir de 1. Un coup dit dans `version` quelle ligne son joueur avait vue en dernier. Si ce qui était demandé a changé depuis, le coup est refusé avec 409 et avec tout ce qui s’est passé entre-temps ; s’il ne fait qu’arriver deux fois, c’est un seul coup.
docs-openapi = La même chose en OpenAPI
docs-known = Demande une session ou un jeton.
docs-parameter = paramètre
docs-field = champ
docs-type = type
docs-meaning = signification
docs-message = type
docs-code = code
docs-status = statut
docs-body = Corps :
docs-answer = Réponse { $status } :
docs-refusals = Peut être refusé avec
docs-example = Exemple
docs-optional = peut être omis
docs-usual = d’ordinaire { $value }
docs-shapes = Formes
docs-errors = Erreurs
docs-errors-lead = Tout refus a la même forme : une clé et des arguments pour les programmes, et une phrase pour les gens dans la langue de `Accept-Language`.
docs-live = En direct
docs-live-lead = Un socket suit une table depuis une place, et dit ce qui se passe dès que c’est enregistré. Il est connu comme toute requête, par son cookie ou par son en-tête `Authorization`. Les coups s’envoient par `POST`, pas ici : le socket ne fait que parler et ne veut rien entendre.
docs-live-seat = la place d’où regarder, si vous en avez plusieurs
docs-live-since = le numéro de la dernière ligne que vous connaissez ; la suite est dite d’abord
docs-live-chat = le numéro de la dernière remarque que vous connaissez ; ce qui fut dit ensuite est dit aussi
docs-live-messages = Chaque message est un objet JSON avec un `type` :
docs-live-hello = vient d’abord : toute la table telle qu’elle est, et combien de secondes séparent les signes de vie
docs-live-changed = de nouvelles lignes du journal, et la situation qui en résulte
docs-live-said = quelqu’un a dit quelque chose
docs-live-heartbeat = rien ne s’est passé, et la connexion est vivante ; si rien ne vient pendant deux fois ce temps, reconnectez-vous
docs-live-resume = Pour continuer après une coupure, connectez-vous avec `since` et le plus grand `number` que vous avez vu : aucune ligne n’est perdue, aucune ne vient deux fois. Un socket refusé reçoit une réponse comme une requête, avec un statut et une erreur. Celui qui est fermé dit pourquoi :
docs-live-policy = vous avez trop parlé
docs-live-restart = le serveur s’arrête ou redémarre : revenez dans un instant
docs-live-slow = vous n’avez pas lu assez vite : connectez-vous avec `since`
docs-live-seats = vos places à cette table ont changé : reconnectez-vous pour voir ce que vous voyez maintenant
docs-live-unknown = votre session ou votre jeton n’est plus reconnu : reconnectez-vous d’abord à votre compte
