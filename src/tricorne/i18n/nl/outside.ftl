# Eigen bots: hun namen, en wat ermee mis kan gaan.

error-bot-form = ‘{ $bot }’ is geen bot. Een eigen bot heeft een van deze vormen: { $right }.
error-bot-command = ‘{ $bot }’ kan niet in een programma en zijn argumenten worden gesplitst: { $problem }.
error-bot-program = ‘{ $bot }’: er is geen uitvoerbaar programma ‘{ $program }’. Een programma in deze map heeft ./ voor zijn naam nodig, en moet uitvoerbaar zijn.
error-bot-system = ‘{ $bot }’: programma’s kunnen alleen op Linux en macOS spelen. Een bot in Python kan spelen als python:BESTAND.py:Klasse.
error-bot-import = ‘{ $bot }’: { $source } kan niet worden geladen: { $problem }
error-bot-class = ‘{ $bot }’: { $source } heeft geen klasse { $found } die een subklasse van tricorne.bots.Bot is.
error-bot-made = ‘{ $bot }’: de bot kon niet worden gemaakt: { $problem }
error-resume-own = { $file } is met iemands eigen programma’s gespeeld. Noem ze zelf om ze hier te laten draaien: --seats '{ $seats }'. Noem andere om zonder ze verder te gaan.
error-seats-quotes = ‘{ $text }’: er ontbreekt een aanhalingsteken.

## Wat een bot tijdens een spel fout deed

bot-failure = { $seat } ({ $bot }): { $said }
bot-replaced = Greedy beslist in zijn plaats.
bot-says = { $seat }: ‘{ $said }’
bot-raised = De bot is vastgelopen: { $problem }
bot-no-action = De bot antwoordde { $answer }, en dat is niet het nummer van een actie.
bot-illegal = De bot koos ‘{ $action }’, wat nu niet mag.
bot-late = De bot had { $seconds } seconden nodig, en kreeg er { $clock }.

## Wat een programma fout deed, en hoe het te verhelpen is

outside-last-words = { $lines ->
    [0] Op de standaardfoutuitvoer schreef het niets.
   *[other] Op de standaardfoutuitvoer schreef het: { $tail }
}

outside-start = Het programma kan niet worden gestart: { $problem }
outside-start-cure = Maak het bestand uitvoerbaar, en controleer of zijn eerste regel (#!) een geïnstalleerde interpreter noemt.
outside-no-hello = Het programma antwoordde niet binnen { $seconds } seconden op ‘hello’. { outside-last-words }
outside-no-hello-cure = Antwoord meteen op ‘hello’, vóór je iets groots laadt, en leeg de standaarduitvoer na elke regel (flush).
outside-silent = Het programma antwoordde niet binnen { $seconds } seconden. { outside-last-words }
outside-silent-cure = Antwoord op elke ‘ask’ binnen de ‘clock’ ervan, en leeg de standaarduitvoer na elke regel (flush).
outside-exit = Het programma eindigde met exitcode { $code }. { outside-last-words }
outside-exit-cure = Blijf draaien tot ‘quit’ komt of de standaardinvoer eindigt, en vang alle fouten op.
outside-closed = Het programma sloot zijn standaarduitvoer. { outside-last-words }
outside-closed-cure = Houd de standaarduitvoer open tot ‘quit’ komt.
outside-too-long = Het programma schreef een regel van meer dan { $most } bytes. Die begint met: { $text }
outside-too-long-cure = Sluit elk bericht met een regeleinde af, en stuur minder kandidaten.
outside-not-utf8 = Het programma schreef een regel die geen UTF-8 is: { $text }
outside-not-utf8-cure = Schrijf de standaarduitvoer als UTF-8.
outside-not-json = Het programma schreef een regel die geen JSON is (bij teken { $column }): { $text }
outside-not-json-cure = Schrijf één JSON-object per regel op de standaarduitvoer en verder niets; al het andere hoort op de standaardfoutuitvoer.
outside-too-deep = Het programma schreef JSON die te diep is genest: { $text }
outside-too-deep-cure = Schrijf de vlakke objecten die het protocol beschrijft.
outside-not-object = Het programma schreef een regel die geen JSON-object is: { $text }
outside-not-object-cure = Schrijf elk bericht als een object: {"{"}"type": …{"}"}.
outside-twice = Het programma schreef een object met de sleutel ‘{ $field }’ dubbel.
outside-twice-cure = Schrijf elke sleutel van een object één keer.
outside-no-number = Het programma schreef { $found }, en dat is geen toegestaan JSON-getal.
outside-no-number-cure = Schrijf getallen van hoogstens 18 cijfers, en null in plaats van NaN of Infinity.
outside-protocol = Het programma gebruikt versie { $found } van het protocol, maar deze Tricorne gebruikt versie { $right }.
outside-protocol-cure = Stuur "protocol": { $right } in ‘hello’, en volg die versie.
outside-field = Het programma stuurde { $found } als ‘{ $field }’. Verwacht: { $right }
outside-field-cure = Neem ‘id’ en ‘move’ uit de vraag over in het antwoord, en geef elk veld de vorm die het protocol beschrijft.
outside-text = Het programma stuurde { $found } als ‘{ $field }’. Verwacht: een tekst van 1 tot { $most } afdrukbare tekens.
outside-text-cure = Maak hem korter, en haal regeleinden en andere onafdrukbare tekens weg.
outside-number = Het programma stuurde { $found } als ‘{ $field }’. Verwacht: een getal van { $low } tot { $high }.
outside-number-cure = Stuur een getal binnen deze grenzen, of laat het veld weg.
outside-illegal = Het programma koos ‘{ $action }’, wat niet een van de { $count } toegestane acties is, zoals ‘{ $example }’.
outside-illegal-cure = Kies een van de teksten in ‘legal’, precies zoals die daar staat.
outside-game = Het programma speelt geen { $game }; het speelt: { $games }.
outside-game-cure = Noem in ‘hello’ de spellen die het programma speelt, met de namen uit de ‘hello’ die het krijgt.
outside-given-up = Het programma heeft in dit spel { $times } keer gefaald en wordt niet opnieuw gestart.

## De controles: `tricorne bot test`

outside-unasked = Het programma schreef iets zonder dat het werd gevraagd: { $text }
outside-unasked-cure = Schrijf één regel voor elke ‘hello’ en elke ‘ask’, en verder niets; al het andere hoort op de standaardfoutuitvoer.
outside-no-game = Het programma speelt { $games }; geen daarvan is hier bekend. Bekende spellen: { $right }.
outside-no-game-cure = Noem in ‘hello’ minstens een van: { $right }.
outside-differs = Met dezelfde seed was beslissing { $move } de ene keer ‘{ $first }’ en de andere keer ‘{ $second }’.
outside-differs-cure = Zaai alle toevalsgetallen met de ‘seed’ van het spel, en laat ze niet van de klok afhangen. Het is niet verplicht, maar zo zijn spellen te herhalen.
outside-stays = Het programma draaide { $seconds } seconden na het bevel om te stoppen nog steeds.
outside-stays-cure = Beëindig het programma, en alles wat het heeft gestart, als ‘quit’ komt en als de standaardinvoer eindigt.

exam-hello = Antwoordt op hello
exam-games = Speelt een bekend spel
exam-whole = Speelt een heel spel { $game } met { $players } spelers
exam-leave = Verlaat een spel, en speelt een ander in hetzelfde proces
exam-at-once = Speelt twee spellen tegelijk
exam-unknown = Negeert onbekende berichten en velden
exam-refused = Gaat na een foutmelding door
exam-seed = Neemt met dezelfde seed dezelfde beslissingen
exam-quit = Stopt bij ‘quit’
exam-end-of-input = Stopt als zijn standaardinvoer eindigt

cli-bot-help = Toon de bots, en test die van jou.
cli-bot-list-help = Toon de ingebouwde bots.
cli-bot-test-help = Test of een programma het protocol voor externe bots volgt.
cli-bot-test-option-command = Het programma en zijn argumenten, zoals in: tricorne bot test node mybot.js
cli-bot-test-option-clock = De seconden die het programma per beslissing heeft.
cli-bot-list-name = Bot
cli-bot-list-what = Hoe hij speelt
cli-bot-list-own = Die van jou: exec:COMMANDO draait een programma, python:BESTAND.py:Klasse maakt een bot van een klasse.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = ! { $said }
cli-bot-sent = Verstuurd: { $text }
cli-bot-back = Ontvangen: { $text }
cli-bot-nothing-back = Ontvangen: niets
cli-bot-cure = Oplossing: { $said }
cli-bot-conforms = { $name } volgt het protocol.
cli-bot-does-not = { $count ->
    [one] Eén controle is mislukt.
   *[other] { $count } controles zijn mislukt.
}

bots-random = een willekeurige toegestane actie, alle met dezelfde kans
bots-greedy = de actie die er het beste uitziet, zonder vooruit te kijken
bots-planner = een bedachtzame speler die een stukje vooruitkijkt, volgens met de hand gemaakte regels
bots-search-1 = zoekt en denkt kort na
bots-search-2 = zoekt en denkt even na
bots-search-3 = zoekt en denkt goed na
bots-search-4 = zoekt en denkt lang na
bots-search-5 = zoekt en denkt heel lang na
