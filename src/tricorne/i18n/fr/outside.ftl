# Les bots personnels : leurs noms, et ce qui peut mal tourner.

error-bot-form = « { $bot } » ne désigne aucun bot. Un bot à soi s’écrit : { $right }.
error-bot-command = Impossible de découper « { $bot } » en un programme et ses arguments : { $problem }.
error-bot-program = « { $bot } » : il n’y a pas de programme « { $program } » à lancer. Un programme de ce répertoire se nomme avec ./ devant, et doit être exécutable.
error-bot-system = « { $bot } » : des programmes ne peuvent jouer que sous Linux et macOS. Un bot en Python peut jouer sous le nom python:FICHIER.py:Classe.
error-bot-import = « { $bot } » : impossible de charger { $source } : { $problem }
error-bot-class = « { $bot } » : il n’y a pas dans { $source } de classe { $found } dérivée de tricorne.bots.Bot.
error-bot-made = « { $bot } » : la création du bot a échoué : { $problem }
error-resume-own = La partie { $file } a été jouée avec les programmes personnels de quelqu’un. Pour les lancer ici, nommez-les vous-même : --seats '{ $seats }'. Pour continuer sans eux, nommez-en d’autres.
error-seats-quotes = « { $text } » : il manque un guillemet.

## Ce qu’un bot a mal fait, dans le cours d’une partie

bot-failure = { $seat } ({ $bot }) : { $said }
bot-replaced = Greedy décide à sa place.
bot-says = { $seat } : « { $said } »
bot-raised = Le bot a échoué : { $problem }
bot-no-action = Le bot a répondu { $answer }, qui n’est pas le numéro d’une action.
bot-illegal = Le bot a choisi « { $action } », qui n’est pas légal maintenant.
bot-late = Le bot a mis { $seconds } secondes et en avait { $clock }.

## Ce qu’un programme a mal fait, et comment y remédier

outside-last-words = { $lines ->
    [0] Il n’a rien écrit sur la sortie d’erreur.
   *[other] Sur la sortie d’erreur, il a écrit : { $tail }
}

outside-start = Impossible de lancer le programme : { $problem }
outside-start-cure = Rendez le fichier exécutable, et vérifiez que sa première ligne (#!) nomme un interpréteur présent.
outside-no-hello = Le programme n’a pas répondu à « hello » en { $seconds } secondes. { outside-last-words }
outside-no-hello-cure = Répondez tout de suite à « hello », avant de charger quoi que ce soit de gros, et videz la sortie standard après chaque ligne.
outside-silent = Le programme n’a pas répondu en { $seconds } secondes. { outside-last-words }
outside-silent-cure = Répondez à chaque « ask » dans les limites de sa « clock », et videz la sortie standard après chaque ligne.
outside-exit = Le programme s’est terminé, avec le code { $code }. { outside-last-words }
outside-exit-cure = Continuez jusqu’à « quit » ou jusqu’à la fin de l’entrée standard, et ne laissez aucune erreur terminer le programme.
outside-closed = Le programme a fermé sa sortie standard. { outside-last-words }
outside-closed-cure = Gardez la sortie standard ouverte jusqu’à « quit ».
outside-too-long = Le programme a écrit une ligne de plus de { $most } octets. Elle commence ainsi : { $text }
outside-too-long-cure = Terminez chaque message par un saut de ligne, et nommez moins de candidats.
outside-not-utf8 = Le programme a écrit une ligne qui n’est pas en UTF-8 : { $text }
outside-not-utf8-cure = Écrivez la sortie standard en UTF-8.
outside-not-json = Le programme a écrit une ligne qui n’est pas du JSON (au caractère { $column }) : { $text }
outside-not-json-cure = N’écrivez sur la sortie standard que des objets JSON, un par ligne ; le reste va sur la sortie d’erreur.
outside-too-deep = Le programme a écrit du JSON trop imbriqué : { $text }
outside-too-deep-cure = Écrivez les objets tout simples que décrit le protocole.
outside-not-object = Le programme a écrit une ligne qui n’est pas un objet JSON : { $text }
outside-not-object-cure = Écrivez chaque message comme un objet : {"{"}"type": …{"}"}.
outside-twice = Le programme a écrit un objet où la clé « { $field } » figure deux fois.
outside-twice-cure = N’écrivez chaque clé d’un objet qu’une fois.
outside-no-number = Le programme a écrit { $found }, qui n’est pas un nombre JSON admis ici.
outside-no-number-cure = Écrivez des nombres d’au plus 18 chiffres, et null au lieu de NaN ou d’Infinity.
outside-protocol = Le programme parle la version { $found } du protocole, et ce Tricorne la version { $right }.
outside-protocol-cure = Dites "protocol": { $right } dans « hello », et tenez-vous à cette version.
outside-field = Dans ce que le programme a écrit, « { $field } » vaut { $found }. Il faudrait : { $right }
outside-field-cure = Répétez dans la réponse « id » et « move » de la question, et donnez à chaque champ la forme que décrit le protocole.
outside-text = Dans ce que le programme a écrit, « { $field } » vaut { $found }. Il faudrait un texte de 1 à { $most } caractères imprimables.
outside-text-cure = Raccourcissez-le, sans saut de ligne ni autre caractère qui ne s’imprime pas.
outside-number = Dans ce que le programme a écrit, « { $field } » vaut { $found }. Il faudrait un nombre de { $low } à { $high }.
outside-number-cure = Donnez un nombre dans ces limites, ou retirez le champ.
outside-illegal = Le programme a choisi « { $action } », qui n’est pas l’une des { $count } actions légales, comme « { $example } ».
outside-illegal-cure = Choisissez l’un des textes de « legal », exactement comme il y figure.
outside-game = Le programme ne joue pas à { $game } ; il joue à : { $games }.
outside-game-cure = Nommez dans « hello » les jeux du programme, sous les noms que donne l’autre « hello ».
outside-given-up = Le programme a échoué { $times } fois dans cette partie et n’est plus relancé.

## L’examen : `tricorne bot test`

outside-unasked = Le programme a écrit quelque chose que personne ne demandait : { $text }
outside-unasked-cure = Écrivez une ligne pour chaque « hello » et chaque « ask », et rien d’autre ; le reste va sur la sortie d’erreur.
outside-no-game = Le programme joue à { $games }, et rien de cela n’est connu ici. Il y a : { $right }.
outside-no-game-cure = Nommez dans « hello » au moins l’un de ces jeux : { $right }.
outside-differs = Avec la même graine, la décision { $move } a été une fois « { $first } » et une fois « { $second } ».
outside-differs-cure = Tirez tout le hasard de la « seed » de la partie, sans regarder l’horloge. Ce n’est pas obligatoire, mais une partie peut alors être rejouée.
outside-stays = Le programme était encore là { $seconds } secondes après avoir reçu l’ordre de finir.
outside-stays-cure = Terminez le programme, et tout ce qu’il a lancé, quand « quit » arrive et quand l’entrée standard se ferme.

exam-hello = Répond à « hello »
exam-games = Joue à un jeu connu ici
exam-whole = Joue une partie entière de { $game } à { $players } joueurs
exam-leave = Quitte une partie, et en joue une autre dans le même processus
exam-at-once = Joue deux parties à la fois
exam-unknown = Ignore les messages et les champs inconnus
exam-refused = Continue après un message d’erreur
exam-seed = Prend les mêmes décisions avec la même graine
exam-quit = Se termine à « quit »
exam-end-of-input = Se termine quand son entrée standard se ferme

cli-bot-help = Donner la liste des bots, et mettre le vôtre à l’épreuve.
cli-bot-list-help = Donner la liste des bots de Tricorne.
cli-bot-test-help = Vérifier qu’un programme respecte le protocole des bots externes.
cli-bot-test-option-command = Le programme et ses arguments, par exemple : tricorne bot test node mybot.js
cli-bot-test-option-clock = Les secondes dont le programme dispose pour une décision.
cli-bot-list-name = Bot
cli-bot-list-what = Comment il joue
cli-bot-list-own = Les vôtres : exec:COMMANDE lance un programme, python:FICHIER.py:Classe crée un bot à partir d’une classe.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = ! { $said }
cli-bot-sent = Envoyé : { $text }
cli-bot-back = Reçu : { $text }
cli-bot-nothing-back = Reçu : rien
cli-bot-cure = Remède : { $said }
cli-bot-conforms = { $name } respecte le protocole.
cli-bot-does-not = { $count ->
    [1] Une épreuve a échoué.
   *[other] { $count } épreuves ont échoué.
}

bots-random = n’importe quelle action légale, toutes avec la même chance
bots-greedy = l’action qui paraît la meilleure, sans prévoir plus loin
bots-planner = un joueur soigneux, qui prévoit un peu plus loin, selon des règles faites à la main
bots-search-1 = une recherche qui réfléchit à peine
bots-search-2 = une recherche qui réfléchit un instant
bots-search-3 = une recherche qui réfléchit bien
bots-search-4 = une recherche qui réfléchit longtemps
bots-search-5 = une recherche qui réfléchit très longtemps
