# Qué mide `tricorne bench`.

bench-title = { $game }, { $players } jugadores, { $backend ->
    [wasm] WebAssembly
    [native] código máquina
   *[interpreted] interpretado
}
bench-value = Medido
bench-one-core-decisions = Decisiones por segundo, un núcleo
bench-one-core-games = Partidas por segundo, un núcleo
bench-all-cores-decisions = Decisiones por segundo, los { $cores } núcleos
bench-all-cores-games = Partidas por segundo, los { $cores } núcleos
bench-ratio = Aceleración de todos los núcleos frente a uno
bench-copy = Copiar un estado dentro de un array
bench-python-copy = Copiar un estado desde Python
bench-size = Tamaño de un estado
bench-cold = Primera decisión de un proceso nuevo, caché vacía
bench-warm = Primera decisión de un proceso nuevo, caché llena
bench-bots-title = Bots en { $game }, { $players } jugadores
bench-bots-random-play = Juego al azar, decisiones por segundo, un núcleo
bench-bots-search-one-core = un núcleo
bench-bots-search-all-cores = los { $cores } núcleos
bench-bots-simulations = Búsqueda, simulaciones por segundo, { $where }
bench-bots-decisions = Búsqueda, decisiones por segundo, { $where }
bench-bots-share = Búsqueda frente al juego al azar en un núcleo, { $where }
bench-bots-answer = Tiempo de respuesta de { $bot }
