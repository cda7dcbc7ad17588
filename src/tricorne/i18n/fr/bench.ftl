# Ce que mesure `tricorne bench`.

bench-title = { $game }, { $players } joueurs, { $backend ->
    [wasm] WebAssembly
    [native] code machine
   *[interpreted] interprété
}
bench-value = Mesuré
bench-one-core-decisions = Décisions par seconde, un cœur
bench-one-core-games = Parties par seconde, un cœur
bench-all-cores-decisions = Décisions par seconde, les { $cores } cœurs
bench-all-cores-games = Parties par seconde, les { $cores } cœurs
bench-ratio = Accélération de tous les cœurs par rapport à un
bench-copy = Copier un état dans un tableau d’états
bench-python-copy = Copier un seul état depuis Python
bench-size = Taille d’un état
bench-cold = Première décision d’un nouveau processus, cache vide
bench-warm = Première décision d’un nouveau processus, cache rempli
bench-bots-title = Les bots à { $game }, { $players } joueurs
bench-bots-random-play = Jeu au hasard, décisions par seconde, un cœur
bench-bots-search-one-core = un cœur
bench-bots-search-all-cores = { $cores } cœurs
bench-bots-simulations = Recherche, simulations par seconde, { $where }
bench-bots-decisions = Recherche, décisions par seconde, { $where }
bench-bots-share = Recherche rapportée au jeu au hasard sur un cœur, { $where }
bench-bots-answer = Temps de réponse { DE($bot) }
