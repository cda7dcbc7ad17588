# Het commando `tricorne`: hulp en meldingen.

cli-help = Speel Liberté en Libertalia, open tafels, en laat bots tegen elkaar spelen.
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Commando’s

cli-option-version = Toon de versie.
cli-option-language = De taal: { $languages }.
cli-option-help = Toon deze hulp.
cli-option-game = Het spel: liberte of libertalia.
cli-option-players = Aantal spelers.
cli-option-seed = Een willekeurige tekst; dezelfde tekst geeft hetzelfde spel.
cli-option-option = Een optie van het spel; mag vaker voorkomen. ‘tricorne games’ noemt de opties.
cli-option-edition = Kort voor --option edition=…
cli-option-components = Een bestand met het materiaal uit je eigen doos.
cli-option-backend = Hoe de regels draaien: wasm, native (machinecode, als extra te installeren) of interpreted. Bij ‘check’ wordt de backend met machinecode vergeleken.
cli-option-file = Een verslag.

cli-play-help = Speel een spel in de terminal, hier of op een server.
cli-play-option-game = Het spel: liberte of libertalia; niet nodig met --resume of --table.
cli-play-option-seats = Wie waar zit, gescheiden door komma’s: human of een bot (standaard: één human, verder planner). Met --server: me, open of een bot. ‘tricorne bot list’ noemt de bots.
cli-play-option-names = Namen van de spelers, gescheiden door komma’s.
cli-play-option-save = Waar het spel wordt bewaard (standaard: een bestand in deze map, genoemd naar spel en seed).
cli-play-option-resume = Ga verder met het spel in dit bestand.

cli-simulate-help = Speel willekeurige spellen en bewaar van elk een verslag.
cli-simulate-option-games = Aantal spellen.
cli-simulate-option-out = Map voor de verslagen.

cli-replay-help = Speel een verslag na en vertel wat er gebeurde.
cli-replay-option-check = Controleer alleen of het verslag geldig is.

cli-trace-help = Toon elke beslissing van een verslag met de hele toestand ervoor, als JSON-regels.
cli-trace-option-out = Schrijf naar dit bestand in plaats van op het scherm.

cli-dataset-help = Schrijf elke beslissing uit spellen tussen bots, of uit bewaarde spellen, naar een Parquet-bestand voor supervised learning.
cli-dataset-option-out = Het Parquet-bestand dat wordt geschreven.
cli-dataset-option-bots = De bots, gescheiden door komma’s; ze nemen om de beurt een plaats in, en elk spel begint met de volgende.
cli-dataset-option-players = Aantal spelers. Standaard: evenveel als er bots zijn, als het spel dat toelaat.
cli-dataset-option-games = Aantal spellen. Standaard: 100.
cli-dataset-option-seed = Een willekeurige tekst; dezelfde tekst geeft dezelfde spellen.
cli-dataset-option-variety = Hoe vaak, van 0 tot 1, een bot die zoekt in plaats van de beste actie er een speelt die naar haar aandeel in de simulaties is geloot. Standaard: 0.
cli-dataset-option-records = Lees de verslagen in deze map, in plaats van te spelen.

cli-perft-help = Tel de toegestane reeksen van beslissingen.
cli-perft-option-depth = Diepte, in beslissingen.

cli-check-help = Controleer de regels in willekeurige spellen met elk aantal spelers en alle opties.
cli-check-option-games = Aantal spellen.

cli-bench-help = Meet hoe snel de regels en de bots op deze machine zijn.
cli-bench-option-what = Een spel, om zijn regels te meten; of ‘bots’, om de bots te meten van de spellen die erachter staan, of van alle spellen.
cli-bench-option-games = Spellen waarvan de bots worden gemeten.
cli-bench-option-seconds = Duur van elke meting.
cli-bench-option-json = Toon JSON in plaats van een tabel.

cli-games-help = Toon de spellen met aantal spelers en opties.

cli-components-help = Speel met het materiaal uit je eigen doos.
cli-components-export-help = Toon het ingebouwde materiaal, om aan te passen en met --components te gebruiken.
cli-components-check-help = Controleer een bestand met materiaal.
cli-components-check-option-file = Het bestand met materiaal.

## Meldingen van de commando’s

cli-warning = Let op: { $said }
cli-compiling = De machinecode van de regels wordt geladen; moet die eerst worden gecompileerd, dan duurt dat een minuut of twee…
cli-getting-ready = De regels worden geladen…
cli-simulating = Spelen
cli-simulated = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, { $moves } zetten, in { $directory }. De seed was { $seed }.
cli-dataset-reading = Lezen
cli-dataset-played = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, { $rows } beslissingen, in { $file }. De seed was { $seed }.
cli-dataset-read = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, { $rows } beslissingen, in { $file }{ $unfinished ->
    [0] .
    [one] ; nog één verslag is weggelaten, omdat het spel niet voorbij is.
   *[other] ; nog { $unfinished } verslagen zijn weggelaten, omdat hun spellen niet voorbij zijn.
}
cli-replay-fits = { $file }: { $moves } zetten, alle volgens de regels, en het spel is voorbij.
cli-replay-fits-unfinished = { $file }: { $moves } zetten, alle volgens de regels; het spel is niet voorbij.
cli-transcript-title = { $game }, { $players } spelers, seed { $seed }
cli-transcript-unfinished = Het spel is niet voorbij.
cli-perft-depth = Diepte
cli-perft-sequences = Reeksen
cli-counting = Tellen…
cli-checking = Controleren
cli-checked = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} in { $variants } varianten, { $moves } zetten: geen enkele invariant geschonden.
cli-checked-equal = Alle kaartverdelingen, toestanden, toegestane acties, gebeurtenissen, waarnemingen, determinisaties en zoekbomen van ‘{ $backend }’ zijn byte voor byte gelijk aan die van ‘{ $other }’.
check-foul = Na zet { $move } van het spel met seed { $seed }, { $players } spelers, { $options } is een invariant geschonden: { $problem }
cli-measuring = Meten…
cli-games-game = Spel
cli-games-players = Spelers
cli-games-options = Opties, de standaard eerst
cli-components-fit = Met { $file } kan worden gespeeld{ $warnings ->
    [0] .
    [one] ; er is één opmerking.
   *[other] ; er zijn { $warnings } opmerkingen.
}

## Aan tafel

play-prompt = Je keuze (? voor hulp):{" "}
play-question = De vraag: { $ask }
play-curtain = Geef het toetsenbord aan { $seat }. Druk op Enter als niemand anders meekijkt.
play-no-choice = Kies een getal van 1 tot { $count }, of schrijf een actie.
play-legal = Je kunt nu ‘{ $action }’.
play-undone = Teruggenomen: { $action }
play-saved = Bewaard in { $file }.
play-log-cut = … { $count } eerdere gebeurtenissen; ‘log’ toont ze allemaal.
play-resume = Het spel is bewaard in { $file }. Ga verder met: { $command }
play-finished = Het verslag van het spel is { $file }.
play-thinking = { $bot } denkt na…
play-hint-chance = Winstkans
play-hint-choice = Keuze
play-hint-percent = { $percent }%
play-help =
    Schrijf het nummer van een keuze, of de actie zelf (bijvoorbeeld ‘pass’).
    ?            deze hulp
    why ACTIE    waarom een actie nu wel of niet kan
    hint         wat een sterke bot zou doen, met zijn kansen
    board        alles opnieuw tekenen
    log          alles wat je hebt zien gebeuren
    undo         je laatste zet terugnemen, als die je niets nieuws heeft geleerd
    quit         weggaan; het spel kan later verder
    Enter        de keuzes nog eens tonen
play-help-home = save [BESTAND]  een kopie bewaren; het spel zelf wordt na elke zet bewaard

cli-serve-help = Start een server: tafels voor mensen en bots, in de browser.
cli-serve-option-host = Adres om op te luisteren; 0.0.0.0 voor alle.
cli-serve-option-port = Poort om op te luisteren.
cli-serve-option-database = Database voor de tafels: sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM
cli-serve-option-workers = Aantal serverprocessen; meer dan één vereist PostgreSQL.
cli-serve-option-url = Openbare URL van de server, voor links.
cli-serve-option-setting = Elke andere instelling, zie docs/hosts.md.

cli-verify-help = Controleer of de kaarten zijn gedeeld zoals vóór de eerste zet was vastgelegd.
cli-verify-option-commitment = De vastlegging die de tafel vóór de eerste zet toonde, als het verslag er geen heeft.
cli-verify-option-number = Het getal dat jouw client heeft bijgedragen, om te controleren of de kaartverdeling het heeft gebruikt.
