# Les erreurs, et comment y remédier.

error-because = { $said } { $reason }
error-interrupted = Arrêté.
error-usage = { $problem }. « { $command } --help » montre comment faire.
error-language = Il n’y a pas de traduction dans la langue « { $language } ». Il y a : { $right }.

error-game-missing = Quel jeu ? « tricorne games » en donne la liste.
error-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $right }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $right }.
error-backend-unknown = Il n’y a pas de moteur « { $backend } ». Il y a : { $right }.
error-backend-missing = Le moteur « { $backend } » n’est pas installé ({ $problem }). Installez l’extra : pip install "tricorne[native]", ou dans un clone : make install EXTRAS=native.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $right }.
error-option-form = « { $text } » n’est pas une option : écrivez nom=valeur, par exemple { $example }.
error-option-twice = L’option « { $option } » est donnée deux fois.
error-players = { $game } se joue de { $low } à { $high }, pas à { $players }.
error-seed = « { $seed } » ne peut pas être une graine : il faut une ligne d’au plus { $most } caractères imprimables, sans espace au début ni à la fin.
error-name = « { $name } » ne peut pas être un nom à la table : il faut une ligne d’au plus { $most } caractères imprimables, sans virgule, sans espace au début ni à la fin.
error-names-count = Il y a { $found } noms pour { $players } joueurs.
error-seats-count = Il y a { $found } places pour { $players } joueurs.
error-seat-unknown = « { $seat } » ne peut pas prendre place. Il y a : { $right }.
error-bot-unknown = Il n’y a pas de bot « { $bot } ». Il y a : { $right }.
error-search-budget = Une recherche ne peut avoir le budget « { $budget } ». Il compte des simulations ou des secondes par décision, et des fils après une barre oblique : { $right }.
error-resume-with = Une partie reprise garde ses réglages : ôtez { $option }.
error-resume-game = { $file } contient une partie de { $found }, pas de { $game }.
error-file-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie avec --resume.
error-write = Impossible d’écrire { $file } : { $problem }
error-number = { $what } doit valoir au moins { $low }, pas { $value }.

error-action-empty = Il n’y a pas d’action. Une action commence par l’un de ces mots : { $verbs }.
error-action-operands = « { $text } » a trop ou trop peu d’éléments : écrivez { $form }.
error-action-unknown = « { $text } » n’est pas une action. Une action commence par l’un de ces mots : { $verbs }.
error-illegal-action = { $seat } ne peut pas faire « { $action } » maintenant.
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-other = Le dernier coup est celui { DE($seat) } ; on ne reprend que les siens.
error-undo-turn = Ce coup a terminé le tour, il ne peut donc pas être repris.
error-undo-together = Tout le monde choisit en même temps : choisissez de nouveau au lieu de reprendre.
error-undo-informed = Ce coup a révélé quelque chose de nouveau, il ne peut donc pas être repris.
error-rewind-redealt = La partie ne peut pas revenir à { $to } coups : après { $first } coups, les cartes cachées ont été redistribuées.

components-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML. { $problem }
components-unreadable = Impossible de lire { $file } : { $problem }
components-game = { $file }, ligne { $line } : c’est le matériel de « { $value } », mais il faut celui de « { $right } ».
components-section = { $file }, ligne { $line } : il manque ici une section « { $section } ».
components-missing-key = { $file }, ligne { $line } : il manque « { $key } ».
components-unknown-key = { $file }, ligne { $line } : « { $key } » est inconnu. Clés possibles : { $right }.
components-number = { $file }, ligne { $line } : « { $key } » vaut { $value }, et doit être un nombre entier de { $low } à { $high }.
components-choice = { $file }, ligne { $line } : « { $key } » vaut « { $value } », et doit être l’un de : { $right }.
components-name = { $file }, ligne { $line } : « { $key } » vaut « { $value } », et doit être un nom : un texte imprimable et non vide.
components-too-many = { $file }, ligne { $line } : il y a { $found } entrées dans « { $section } », et il peut y en avoir { $most } au plus.
components-twice = { $file }, ligne { $line } : « { $key } » { $value } s’y trouve deux fois.
components-gap = { $file }, ligne { $line } : il manque « { $key } » { $value } ; les numéros doivent se suivre.
components-few-cards = { $file }, ligne { $line } : le set A a { $found } cartes ; à six joueurs il en faut au moins { $right }.
components-no-club = { $file }, ligne { $line } : il faut un club de chaque couleur, et il n’y en a pas de couleur { $faction }.
components-regions = { $file }, ligne { $line } : les provinces sont dans { $found } régions, et doivent être dans { $right }.
components-reserve = { $file }, ligne { $line } : tous les blocs de couleur { $faction } sont de côté jusqu’au tour 2 ; il en faut au moins un en réserve.
components-total = { $file }, ligne { $line } : { $what } : { $found }, alors que le jeu imprimé en a { $right }.

record-unreadable = Impossible de lire { $file } : { $problem }
record-too-large = { $file } dépasse { $most } octets, la limite des parties enregistrées (LARGEST_RECORD).
record-not-text = { $file }, ligne { $line } : ce n’est pas du texte en UTF-8, donc pas une partie enregistrée.
record-first-line = { $file }, ligne 1 : une partie enregistrée commence par « { $right } ».
record-format-newer = { $file }, ligne 1 : cette partie est au format { $found }, et ce Tricorne lit le format { $right }. Un Tricorne plus récent peut la lire.
record-line = { $file }, ligne { $line } : « { $text } » n’est ni un en-tête comme « seed: 1789 » ni un coup comme « 2: pass ».
record-header-unknown = { $file }, ligne { $line } : il n’y a pas d’en-tête « { $header } ». Il y a : { $right }.
record-header-twice = { $file }, ligne { $line } : l’en-tête « { $header } » apparaît une seconde fois.
record-header-late = { $file }, ligne { $line } : l’en-tête « { $header } » doit se trouver avant le premier coup.
record-header-missing = { $file }, ligne { $line } : il manque l’en-tête « { $header } » ; une ligne comme « { $right } » doit se trouver avant le premier coup.
record-header-value = { $file }, ligne { $line } : « { $header } » ne peut pas valoir « { $value } » ; écrivez par exemple « { $right } ».
record-refused = { $file }, ligne { $line } : ce coup n’est pas possible.
record-rules-newer = { $file }, ligne { $line } : cette partie suit la version { $found } des règles, et ce Tricorne joue la version { $right }. Un Tricorne plus récent peut la rejouer.
record-rules-older = { $file }, ligne { $line } : cette partie suit la version { $found } des règles, et ce Tricorne joue la version { $right }. Le Tricorne qui l’a écrite peut la rejouer.
record-components = { $file }, ligne { $line } : cette partie a été jouée avec un autre matériel ({ $name }, sha256 { $found }) que celui qui sert ici (sha256 { $right }). Donnez le bon fichier avec --components.
record-move = { $file }, ligne { $line } : ce n’est pas un coup.
record-line-long = { $file }, ligne { $line } : la ligne compte { $length } caractères ; { $most } au plus sont permis.
record-moves-many = { $file }, ligne { $line } : aucune partie ne compte plus de { $most } coups.
record-seat = { $file }, ligne { $line } : il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
record-wrong-seat = { $file }, ligne { $line } : ce n’est pas à la place { $seat } de jouer ; c’est à la place { $right }.
record-illegal = { $file }, ligne { $line } : la place { $seat } ne peut pas faire « { $action } » ici.
record-after-end = { $file }, ligne { $line } : la partie est finie, mais il y a encore un coup.
record-after-result = { $file }, ligne { $line } : rien ne peut suivre le résultat.
record-result-form = { $file }, ligne { $line } : « { $text } » n’est pas un résultat ; écrivez par exemple « { $right } ».
record-stream = { $file }, ligne { $line } : « { $text } » n’est pas le numéro du flux aléatoire suivant. Les flux sont numérotés de suite, avec au moins un coup entre eux : { $right }
record-redeal = { $file }, ligne { $line } : « { $text } » ne dit pas qui garde sa main ni de quelle graine les cartes cachées sont redistribuées, avec au moins un coup depuis la dernière ligne de ce genre. Écrivez par exemple : { $right }
record-result-early = { $file }, ligne { $line } : il y a un résultat, mais la partie n’est pas finie.
record-result-wrong = { $file }, ligne { $line } : le résultat est « { $text } », mais les coups mènent à « { $right } ».
