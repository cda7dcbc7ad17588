# Was `tricorne bench` misst.

bench-title = { $game }, { $players } Spieler, { $backend ->
    [wasm] WebAssembly
    [native] Maschinencode
   *[interpreted] interpretiert
}
bench-value = Gemessen
bench-one-core-decisions = Entscheidungen pro Sekunde, ein Kern
bench-one-core-games = Partien pro Sekunde, ein Kern
bench-all-cores-decisions = Entscheidungen pro Sekunde, alle { $cores } Kerne
bench-all-cores-games = Partien pro Sekunde, alle { $cores } Kerne
bench-ratio = Alle Kerne im Verhältnis zu einem
bench-copy = Kopieren eines Zustands innerhalb eines Arrays
bench-python-copy = Kopieren eines Zustands aus Python
bench-size = Größe eines Zustands
bench-cold = Erste Entscheidung eines neuen Prozesses, leerer Cache
bench-warm = Erste Entscheidung eines neuen Prozesses, voller Cache
bench-bots-title = Bots bei { $game }, { $players } Spieler
bench-bots-random-play = Zufälliges Spiel, Entscheidungen pro Sekunde, ein Kern
bench-bots-search-one-core = ein Kern
bench-bots-search-all-cores = alle { $cores } Kerne
bench-bots-simulations = Suche, Simulationen pro Sekunde, { $where }
bench-bots-decisions = Suche, Entscheidungen pro Sekunde, { $where }
bench-bots-share = Suche im Verhältnis zu zufälligem Spiel auf einem Kern, { $where }
bench-bots-answer = Antwortzeit von { $bot }
