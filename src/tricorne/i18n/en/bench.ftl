# What `tricorne bench` measures.

bench-title = { $game }, { $players } players, { $backend ->
    [wasm] WebAssembly
    [native] machine code
   *[interpreted] interpreted
}
bench-value = Measured
bench-one-core-decisions = Decisions per second, one core
bench-one-core-games = Games per second, one core
bench-all-cores-decisions = Decisions per second, all { $cores } cores
bench-all-cores-games = Games per second, all { $cores } cores
bench-ratio = Speedup of all cores over one
bench-copy = Copying a state within an array
bench-python-copy = Copying one state from Python
bench-size = Size of a state
bench-cold = First decision of a new process, empty cache
bench-warm = First decision of a new process, full cache
bench-bots-title = Bots playing { $game }, { $players } players
bench-bots-random-play = Random play, decisions per second, one core
bench-bots-search-one-core = one core
bench-bots-search-all-cores = all { $cores } cores
bench-bots-simulations = Search, simulations per second, { $where }
bench-bots-decisions = Search, decisions per second, { $where }
bench-bots-share = Search relative to random play on one core, { $where }
bench-bots-answer = Response time of { $bot }
