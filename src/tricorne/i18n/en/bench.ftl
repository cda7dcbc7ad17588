# What `tricorne bench` measures.

bench-title = { $game }, { $players } players, { $way ->
    [compiled] compiled
   *[interpreted] interpreted
}
bench-value = Measured
bench-one-core-decisions = Decisions a second, one core
bench-one-core-games = Games a second, one core
bench-all-cores-decisions = Decisions a second, all { $cores } cores
bench-all-cores-games = Games a second, all { $cores } cores
bench-ratio = All cores to one
bench-copy = Copying a state in an array of states
bench-python-copy = Copying one state from Python
bench-size = Size of a state
bench-cold = First decision of a fresh process, nothing compiled
bench-warm = First decision of a fresh process, all compiled
bench-bots-title = Bots at { $game }, { $players } players
bench-bots-random-play = Random play, decisions a second, one core
bench-bots-search-one-core = one core
bench-bots-search-all-cores = all { $cores } cores
bench-bots-simulations = Search, simulations a second, { $where }
bench-bots-decisions = Search, decisions a second, { $where }
bench-bots-share = Search to random play on one core, { $where }
bench-bots-answer = An answer of { $bot }
