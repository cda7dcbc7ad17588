# De arena: haar hulp, haar uitvoer en haar rapport.

cli-arena-help = Speel een toernooi tussen bots, en meld hoe sterk ze zijn.
cli-arena-option-bots = De bots, gescheiden door komma’s. Evenveel als spelers vormen één opstelling; bij meer speelt elke combinatie; bij minder nemen ze om de beurt een plaats in. Niet nodig met --resume.
cli-arena-option-games = Hoeveel spellen, afgerond naar boven op volle rondes. Standaard: 400.
cli-arena-option-seed = Een willekeurige tekst; dezelfde tekst geeft dezelfde spellen.
cli-arena-option-clock = De seconden die een bot per beslissing heeft.
cli-arena-option-out = De map voor verslagen, uitslagen en rapport. Standaard: arena, spel en seed, in de huidige map.
cli-arena-option-resume = Ga verder met de arena in die map; met een hogere --games komen er spellen bij.
cli-arena-option-workers = Hoeveel processen spelen. Standaard: één per kern.
cli-arena-option-ray = Speel op het Ray-cluster op dit adres; ‘local’ start er een op deze machine.
cli-arena-option-json = Druk het rapport af als JSON, en verder niets.

## De uitvoer van het commando

arena-begins = { $games } spellen met { $deals } kaartverdelingen, opgeslagen in { $directory }.
arena-rounded = Dat is { $more ->
    [one] één spel
   *[other] { $more } spellen
} meer dan gevraagd, zodat elke bot elke kaartverdeling op elke plaats speelt.
arena-resumes = { $done } van { $games } spellen zijn al gespeeld, in { $directory }.
arena-ending = { $share } van de spellen: { $ending }
arena-failed = { $bot } faalde { $count ->
    [one] één keer
   *[other] { $count } keer
}:
arena-done = Het rapport is { $file }.

error-worker-lost = Een werkproces is onverwacht gestopt, misschien door geheugengebrek. De spellen tot nu toe zijn opgeslagen: ga verder met --resume, en met minder --workers als het weer gebeurt.

error-arena-bots = Welke bots? Noem ze na --bots, gescheiden door komma’s. Er zijn: { $right }.
error-arena-clock = Een klok van { $clock } seconden laat geen bedenktijd; die moet groter dan 0 zijn.
error-arena-exists = { $directory } bestaat al. Kies een andere map met --out, of ga met die arena verder met --resume.
error-arena-played = Een ander proces speelt deze arena, in { $directory }: wacht erop, of stop het eerst.
error-arena-none = In { $directory } staat geen arena om mee verder te gaan: er is geen leesbaar { $file }.
error-arena-where = Met welke arena verdergaan? Noem de map met --out, of de seed met --seed.
error-arena-differs = De arena in { $directory } heeft andere instellingen: { $what }. Laat ze weg, of kies een andere map.
error-arena-cluster = --ray heeft Ray nodig: installeer het met ‘make install EXTRAS=cluster’.
error-arena-cluster-none = Het Ray-cluster op { $address } is niet te bereiken: { $problem }

## Het rapport, in de terminal en als pagina

arena-title = { $game }: de arena
arena-lead = { $players } spelers · { $options } · seed { $seed }
arena-fact-games = spellen
arena-fact-deals = kaartverdelingen
arena-fact-decisions = beslissingen
arena-fact-speed = beslissingen per seconde en kern
arena-fact-computing = rekentijd

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Winst
arena-column-interval = 95%
arena-column-points = Punten
arena-column-games = Spellen
arena-column-time = Tijd per zet
arena-column-p99 = 99% binnen
arena-column-failures = Fouten
arena-all = Alle bots

arena-standings = Stand
arena-standings-note = Overwinningen worden geteld per plaats van een bot; een gedeelde telt als breuk. Elke bot speelde elke kaartverdeling op elke plaats.
arena-ratings = Ratings
arena-ratings-note = OpenSkill-ratings (Plackett–Luce) met hun 95%-intervallen. Een nieuwe bot heeft 25.
arena-shares = Winst
arena-shares-note = Het aandeel winst per plaats, met het 95%-interval. De streepjeslijn is pariteit.
arena-points = Punten
arena-points-note = De verdeling van de punten; een streep geeft het gemiddelde aan.
arena-history = Ratings, spel na spel
arena-history-note = Hoe de ratings zich ontwikkelden, in de volgorde van de spellen.
arena-endings = Eindes
arena-endings-note = Hoe de spellen eindigden.
arena-times = Tijd per zet
arena-times-note = De tijd voor een beslissing met meer dan één toegestane actie, op een logaritmische schaal: van de mediaan tot de langste, met een stip voor het gemiddelde en een streepje voor het 99e percentiel. Bots die in machinecode spelen, worden alleen in het eerste spel van de eerste kaartverdelingen geklokt.
arena-time-hint = gemiddeld { $mean }, 99% binnen { $p99 }, langste { $longest } ({ $measured } gemeten)
arena-seats = Winst per plaats
arena-seats-note = Zijn de plaatsen gelijkwaardig, dan winnen alle bots samen op elke plaats evenveel.
arena-head-to-head = Onderling
arena-head-to-head-note = Hoe vaak de bot in een rij in hetzelfde spel vóór de bot in een kolom eindigde; gelijk telt voor de helft.
arena-failures = Fouten
arena-failures-note = Waar een bot niet op tijd een geldig antwoord gaf; het spel ging verder.
arena-failure = Spel { $game }, zet { $move }:
arena-footer = Tricorne { $version }, regels { $rules }, materiaal { $components }.
