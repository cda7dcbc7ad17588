# Che cosa misura `tricorne bench`.

bench-title = { $game }, { $players } giocatori, { $backend ->
    [wasm] WebAssembly
    [native] codice macchina
   *[interpreted] interpretato
}
bench-value = Misurato
bench-one-core-decisions = Decisioni al secondo, un core
bench-one-core-games = Partite al secondo, un core
bench-all-cores-decisions = Decisioni al secondo, tutti e { $cores } i core
bench-all-cores-games = Partite al secondo, tutti e { $cores } i core
bench-ratio = Guadagno di tutti i core rispetto a uno
bench-copy = Copiare uno stato dentro un array
bench-python-copy = Copiare uno stato da Python
bench-size = Dimensione di uno stato
bench-cold = Prima decisione di un nuovo processo, cache vuota
bench-warm = Prima decisione di un nuovo processo, cache piena
bench-bots-title = Bot a { $game }, { $players } giocatori
bench-bots-random-play = Gioco a caso, decisioni al secondo, un core
bench-bots-search-one-core = un core
bench-bots-search-all-cores = tutti e { $cores } i core
bench-bots-simulations = Ricerca, simulazioni al secondo, { $where }
bench-bots-decisions = Ricerca, decisioni al secondo, { $where }
bench-bots-share = Ricerca rispetto al gioco a caso su un core, { $where }
bench-bots-answer = Tempo di risposta di { $bot }
