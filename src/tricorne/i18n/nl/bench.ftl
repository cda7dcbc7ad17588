# Wat `tricorne bench` meet.

bench-title = { $game }, { $players } spelers, { $backend ->
    [wasm] WebAssembly
    [native] machinecode
   *[interpreted] geïnterpreteerd
}
bench-value = Gemeten
bench-one-core-decisions = Beslissingen per seconde, één kern
bench-one-core-games = Spellen per seconde, één kern
bench-all-cores-decisions = Beslissingen per seconde, alle { $cores } kernen
bench-all-cores-games = Spellen per seconde, alle { $cores } kernen
bench-ratio = Versnelling van alle kernen tegenover één
bench-copy = Een toestand kopiëren binnen een array
bench-python-copy = Eén toestand kopiëren vanuit Python
bench-size = Grootte van een toestand
bench-cold = Eerste beslissing van een nieuw proces, lege cache
bench-warm = Eerste beslissing van een nieuw proces, volle cache
bench-bots-title = Bots bij { $game }, { $players } spelers
bench-bots-random-play = Willekeurig spel, beslissingen per seconde, één kern
bench-bots-search-one-core = één kern
bench-bots-search-all-cores = alle { $cores } kernen
bench-bots-simulations = Zoeken, simulaties per seconde, { $where }
bench-bots-decisions = Zoeken, beslissingen per seconde, { $where }
bench-bots-share = Zoeken vergeleken met willekeurig spel op één kern, { $where }
bench-bots-answer = Antwoordtijd van { $bot }
