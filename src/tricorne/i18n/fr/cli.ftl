# La commande `tricorne` : aide et messages.

cli-help = Jouer à Liberté et à Libertalia, héberger des tables et classer des bots.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes

cli-option-version = Afficher la version.
cli-option-language = La langue : { $languages }.
cli-option-help = Afficher cette aide.
cli-option-game = Le jeu : liberte ou libertalia.
cli-option-players = Le nombre de joueurs.
cli-option-seed = Un texte quelconque ; la même graine donne la même partie.
cli-option-option = Une option du jeu ; peut être répétée. « tricorne games » donne la liste des options.
cli-option-edition = Abrégé de --option edition=…
cli-option-components = Un fichier avec le matériel de votre propre exemplaire.
cli-option-backend = Comment les règles s’exécutent : wasm, native (code machine, à installer en extra) ou interpreted. Avec « check », le moteur est comparé au code machine.
cli-option-file = Une partie enregistrée.

cli-play-help = Jouer une partie dans le terminal, en local ou sur un serveur.
cli-play-option-game = Le jeu : liberte ou libertalia ; inutile avec --resume ou --table.
cli-play-option-seats = Qui occupe chaque place, séparé par des virgules : human ou un bot (par défaut : un humain, puis planner). Avec --server : me, open ou un bot. « tricorne bot list » donne la liste des bots.
cli-play-option-names = Les noms des joueurs, séparés par des virgules.
cli-play-option-save = Où enregistrer la partie (par défaut : un fichier de ce répertoire, nommé d’après le jeu et la graine).
cli-play-option-resume = Reprendre la partie de ce fichier.

cli-simulate-help = Jouer des parties au hasard et les enregistrer.
cli-simulate-option-games = Le nombre de parties.
cli-simulate-option-out = Le répertoire des parties enregistrées.

cli-replay-help = Rejouer une partie enregistrée et afficher ce qui s’est passé.
cli-replay-option-check = Vérifier seulement que le fichier est valide.

cli-trace-help = Afficher chaque décision d’une partie avec l’état complet qui la précède, en lignes JSON.
cli-trace-option-out = Écrire dans ce fichier au lieu d’afficher.

cli-dataset-help = Écrire dans un fichier Parquet chaque décision de parties entre bots, ou de parties enregistrées, pour l’apprentissage supervisé.
cli-dataset-option-out = Le fichier Parquet à écrire.
cli-dataset-option-bots = Les bots, séparés par des virgules ; ils prennent les places à tour de rôle, et chaque partie commence par le suivant.
cli-dataset-option-players = Le nombre de joueurs. Par défaut : autant que de bots, si le jeu le permet.
cli-dataset-option-games = Le nombre de parties. Par défaut : 100.
cli-dataset-option-seed = Un texte quelconque ; la même graine donne les mêmes parties.
cli-dataset-option-variety = À quelle fréquence, de 0 à 1, un bot qui cherche joue, au lieu de la meilleure action, une action tirée selon sa part des simulations. Par défaut : 0.
cli-dataset-option-records = Au lieu de jouer, lire les parties enregistrées dans ce répertoire.

cli-perft-help = Compter les suites légales de décisions.
cli-perft-option-depth = La profondeur, en décisions.

cli-check-help = Vérifier les règles dans des parties au hasard, avec tous les nombres de joueurs et toutes les options.
cli-check-option-games = Le nombre de parties.

cli-bench-help = Mesurer la vitesse des règles et des bots sur cette machine.
cli-bench-option-what = Un jeu, pour mesurer ses règles ; ou « bots », pour mesurer les bots des jeux nommés ensuite, ou de tous.
cli-bench-option-games = Les jeux dont on mesure les bots.
cli-bench-option-seconds = La durée de chaque mesure.
cli-bench-option-json = Afficher du JSON au lieu d’un tableau.

cli-games-help = Afficher les jeux, leur nombre de joueurs et leurs options.

cli-components-help = Jouer avec le matériel de votre propre exemplaire.
cli-components-export-help = Afficher le matériel fourni, à modifier et à passer à --components.
cli-components-check-help = Vérifier un fichier de matériel.
cli-components-check-option-file = Le fichier de matériel.

## Messages des commandes

cli-warning = Attention : { $said }
cli-compiling = Chargement du code machine des règles ; s’il faut d’abord le compiler, cela prend une ou deux minutes…
cli-getting-ready = Chargement des règles…
cli-simulating = Parties
cli-simulated = { $games ->
    [1] Une partie
   *[other] { $games } parties
}, { $moves } coups, dans { $directory }. La graine était { $seed }.
cli-dataset-reading = Lecture
cli-dataset-played = { $games ->
    [1] Une partie
   *[other] { $games } parties
}, { $rows } décisions, dans { $file }. La graine était { $seed }.
cli-dataset-read = { $games ->
    [1] Une partie
   *[other] { $games } parties
}, { $rows } décisions, dans { $file }{ $unfinished ->
    [0] .
    [one] { " " }; une autre partie enregistrée a été laissée de côté, car elle n’est pas finie.
   *[other] { " " }; { $unfinished } autres parties enregistrées ont été laissées de côté, car elles ne sont pas finies.
}
cli-replay-fits = { $file } : { $moves } coups, tous légaux, et la partie est finie.
cli-replay-fits-unfinished = { $file } : { $moves } coups, tous légaux ; la partie n’est pas finie.
cli-transcript-title = { $game }, { $players } joueurs, graine { $seed }
cli-transcript-unfinished = La partie n’est pas finie.
cli-perft-depth = Profondeur
cli-perft-sequences = Suites
cli-counting = Comptage…
cli-checking = Vérification
cli-checked = { $games ->
    [1] Une partie
   *[other] { $games } parties
} de { $variants } variantes, { $moves } coups : aucun invariant n’a été violé.
cli-checked-equal = Donnes, états, actions permises, événements, observations, déterminisations et arbres de recherche de « { $backend } » sont égaux à ceux de « { $other } », octet par octet.
check-foul = Un invariant a été violé après le coup { $move } de la partie de graine { $seed }, { $players } joueurs, { $options } : { $problem }
cli-measuring = Mesure…
cli-games-game = Jeu
cli-games-players = Joueurs
cli-games-options = Options, la valeur par défaut d’abord
cli-components-fit = On peut jouer avec { $file }{ $warnings ->
    [0] .
    [one] { " " }; il y a une chose à noter.
   *[other] { " " }; il y a { $warnings } choses à noter.
}

## À la table

play-prompt = Votre choix (? pour l’aide) :{" "}
play-question = On vous demande : { $ask }
play-curtain = Passez le clavier à { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
play-no-choice = Choisissez un nombre de 1 à { $count }, ou écrivez une action.
play-legal = « { $action } » est possible maintenant.
play-undone = Repris : { $action }
play-saved = Enregistré dans { $file }.
play-log-cut = … { $count } événements plus anciens ; « log » les montre tous.
play-resume = La partie est enregistrée dans { $file }. Pour la reprendre : { $command }
play-finished = La partie est enregistrée dans { $file }.
play-thinking = { $bot } réfléchit…
play-hint-chance = Probabilité de gagner
play-hint-choice = Choix
play-hint-percent = { $percent } %
play-help =
    Écrivez le numéro d’un choix, ou l’action elle-même (par exemple « pass »).
    ?             cette aide
    why ACTION    pourquoi une action est possible maintenant, ou non
    hint          ce que ferait un bot fort, et ses chances
    board         tout redessiner
    log           tout ce que vous avez vu se passer
    undo          reprendre votre dernier coup, s’il ne vous a rien appris
    quit          partir ; la partie pourra être reprise
    Entrée        montrer de nouveau les choix
play-help-home = save [FICHIER] enregistrer une copie ; la partie elle-même l’est après chaque coup

cli-serve-help = Lancer un serveur : des tables pour joueurs et bots, dans le navigateur.
cli-serve-option-host = L’adresse à écouter ; 0.0.0.0 pour toutes.
cli-serve-option-port = Le port à écouter.
cli-serve-option-database = La base de données des tables : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM
cli-serve-option-workers = Nombre de processus ; plus d’un demande PostgreSQL.
cli-serve-option-url = L’adresse publique du serveur, pour les liens.
cli-serve-option-setting = Tout autre réglage, voir docs/hosts.md.

cli-verify-help = Vérifier que la donne d’une partie correspond à l’empreinte publiée avant le premier coup.
cli-verify-option-commitment = L’empreinte que la table montrait avant le premier coup, si la partie enregistrée n’en a pas.
cli-verify-option-number = Le nombre que votre client a fourni, pour vérifier que la donne l’utilise.
