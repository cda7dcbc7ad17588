# Meldingen van de tafelserver.

error-stale = De tafel is verder: jij zag regel { $version } van het logboek, en het zijn er nu { $now }. Kijk wat er is veranderd, en kies opnieuw.
error-version-ahead = Het logboek van de tafel heeft { $now } regels, dus niemand kan regel { $version } hebben gezien.
error-table-open = Het spel is nog niet begonnen: er zijn open plaatsen.
error-table-running = Het spel is al begonnen.
error-table-full = Alle plaatsen aan deze tafel zijn bezet.
error-table-finished = Het spel is voorbij.
error-table-closed = De tafel is gesloten.
error-table-broken = Dit spel kan met deze versie van Tricorne niet verder: { $problem }
error-rules-changed = Dit spel is met versie { $version } van de regels begonnen, maar dit programma gebruikt versie { $current }. Met de versie van Tricorne waarmee het begon, kan het verder.
error-components-changed = Dit spel is met andere kaarten of personages begonnen dan dit programma heeft.
error-no-table = Er is geen tafel ‘{ $table }’, of je mag die niet zien. Vraag een link aan wie je heeft uitgenodigd.
error-no-link = Deze link is niet geldig: hij is ingetrokken of onvolledig. Vraag om een nieuwe.
error-no-seat = Er is geen plaats { $seat }: plaatsen zijn genummerd van 1 tot { $last }.
error-seat-yours = Plaats { $seat } is al van jou.
error-seat-taken = Plaats { $seat } is bezet door { $name }.
error-number-late = Plaats { $seat } kan geen getal meer vastleggen: anderen hebben het hunne al onthuld.
error-number-early = Het getal van plaats { $seat } kan nu niet worden onthuld: het is al onthuld, of iemand heeft het zijne nog niet vastgelegd.
error-number-hash = Het getal van plaats { $seat } past niet bij de vastlegging.
error-number-none = De kaartverdeling van deze tafel neemt geen getallen aan: er is geen vastlegging.
error-second-hand = Je hebt in dit spel al een andere hand gezien, en niemand mag er twee zien.
error-seat-free = Op plaats { $seat } zit niemand.
error-seat-bot = Op plaats { $seat } speelt al een bot.
error-seat-present = Er speelt geen bot voor wie op plaats { $seat } zit.
error-seat-away = Op plaats { $seat } speelt een bot voor je. Neem eerst je plaats terug.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-not-seated = Dat kan alleen wie aan deze tafel zit.
error-not-host = Dat kan alleen wie de tafel heeft geopend.
error-not-asked = Plaats { $seat } is niet aan zet.
error-rated-hint = Dit spel telt voor de rating, dus er zijn geen tips. Aan tafels zonder rating krijg je die wel.
error-rated-program = Dit spel telt voor de rating, dus alleen mensen mogen zetten, in de browser. Programma’s kunnen aan tafels zonder rating spelen.
error-not-over = Dat kan pas als het spel voorbij is.
error-close-others = Er zitten hier andere mensen, ook al speelt er een bot voor hen. Je kunt de tafel sluiten als ze weg zijn, of lang genoeg niets hebben gedaan.
error-rematch = De revanche is al aan tafel { $table }.
error-no-lesson = Er is geen les voor ‘{ $game }’.
error-lesson-step = De les verwacht een andere keuze: { $action }. Daarna kun je spelen zoals je wilt, in een eigen spel.
error-lesson-seat = In een les kan niemand voor je spelen. Je kunt de pagina verlaten en verdergaan wanneer je wilt.
error-rewind-to = Het spel kan terug naar 0 tot { $most } zetten, niet naar { $to }.
error-continue-rules = Dit spel is begonnen met regelversie { $version }, waarvan de verborgen kaarten niet opnieuw kunnen worden gedeeld. Speel het uit waar het is begonnen.
error-continue-over = Dit spel is voorbij. Importeer het verslag om het terug te kijken.
error-continue-seat = Houd minstens één plaats voor jezelf.
error-history = Je kunt het spel bekijken na 0 tot { $most } zetten, niet na { $moves }.
error-proposal = Er ligt al een voorstel, in regel { $number } van het logboek. Stem daar eerst over.
error-proposal-incomplete = In dit voorstel ontbreekt ‘{ $field }’.
error-no-proposal = Het voorstel in regel { $number } van het logboek ligt niet meer voor.
error-answered = Plaats { $seat } heeft al ingestemd, of heeft geen stem.
error-deputy-own = Plaats { $seat } is van jezelf: die kun je zonder stemming aan een bot overlaten.
error-deputy-clock = Deze tafel heeft een klok: een bot neemt een plaats over als de tijd om is, en niet eerder.
error-deputy-not-asked = Het spel wacht niet op plaats { $seat }.
error-deputy-present = Het spel wacht nog niet lang genoeg op plaats { $seat }. Over { $seconds } seconden kun je een bot voorstellen.
error-proposals-many = Je hebt binnen een uur { $most } voorstellen gedaan. Wacht even voor je er nog een doet.
error-key-used = Deze idempotentiesleutel is al voor iets anders gebruikt. Gebruik voor elke handeling een nieuwe.
error-tables-many = Je hebt { $most } onafgemaakte tafels. Speel er eerst een paar uit, of sluit ze.
error-own-cards-off = Op deze server staan eigen kaarten uit. Zonder anderen kun je wel met de jouwe spelen, in deze browser.
error-card-sets-many = Je hebt hier { $most } sets kaarten, en meer kan niet. Verwijder er eerst een.
error-no-card-set = Zo’n set kaarten is er niet, niet bij de jouwe en niet bij die van deze server.
error-no-own-cards = Aan deze tafel wordt met de ingebouwde kaarten gespeeld.
error-cards-unknown = Dit spel is met iemands eigen kaarten gespeeld (sha256 { $found }), en die zitten niet bij de jouwe. Voeg eerst het materiaalbestand daarvan aan je sets toe.
error-rules-stopped = De regels konden met de kaarten van deze tafel niet verder, dus het spel is beëindigd.
error-sockets-many = Je volgt { $most } tafels tegelijk. Sluit eerst een paar van hun pagina’s.
error-title = ‘{ $title }’ kan geen titel zijn: dat is één regel van afdrukbare tekens, zonder spatie aan het begin of einde.
error-chat-empty = Stuur een tekst of een van de reacties, niet allebei.
error-reaction = Er is geen reactie ‘{ $reaction }’. Er zijn: { $right }.
error-after = ‘{ $after }’ is geen geldige cursor: gebruik de waarde van ‘more’ van de vorige pagina.
error-busy = Deze tafel heeft het nu te druk. Er is niets verloren; probeer het nog eens.
error-imports-busy = Er worden nu meerdere spellen geïmporteerd. Probeer het zo nog eens.
error-storage-unknown = De verbinding met de database is verbroken, dus het is onbekend of dit is opgeslagen. Kijk aan tafel, of stuur hetzelfde verzoek nog eens.
error-storage-lost = De database is nu niet te bereiken. Er is niets opgeslagen; probeer het zo nog eens.
error-storage-full = De schijf van de server is vol. Dit is niet opgeslagen, maar wat eerder is opgeslagen, is niet verloren. De beheerder moet ruimte vrijmaken.
error-storage-damaged = De database van de server is beschadigd, en een deel ervan is onleesbaar. De beheerder moet die herstellen, misschien met een back-up.
error-too-large = Dat is groter dan { $most } bytes.
error-too-often = Te veel verzoeken: de limiet ‘{ $limit }’ is { $most }. Wacht { $wait } { $wait ->
        [one] seconde
       *[other] seconden
    }.
error-host = Deze server accepteert de hostnaam { $host } niet. Is die van jou, stel dan `url` of `hosts` in.
error-origin = Pagina’s van { $origin } mogen deze server niet gebruiken.
error-shape = Het verzoek is niet geldig. { $problem }
error-null = Een URL mag het teken U+0000 niet bevatten.
error-unreadable = De inhoud van het verzoek kan niet worden gelezen: het moet JSON in UTF-8 zijn.
error-no-page = Op { $path } is niets.
error-http = { $problem }.
error-internal = Er is op de server iets misgegaan, en dat is gelogd. Kijk of je actie effect had voor je het nog eens probeert.
error-workers-database = { $workers } workers hebben een PostgreSQL-database nodig: --database postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM

serve-listening = Tafels op { $url }
serve-database = opgeslagen in { $database }
serve-stop = Stop met Ctrl+C; elke zet is opgeslagen.
error-setting = De instelling ‘{ $setting }’ is niet geldig: { $problem }
error-setting-unknown = ‘{ $text }’ is geen instelling: schrijf NAAM=WAARDE, met een van: { $right }.
error-port = Kan niet luisteren op { $host }, poort { $port }: { $problem }

verify-good = De kaartverdeling is eerlijk: het geheim past bij de vastlegging, de seed is daaruit en uit de getallen van de spelers berekend, en alle { $moves } zetten volgen de regels.
verify-old = Alle { $moves } zetten volgen uit de seed, en de seed past bij de vastlegging. Maar de kaarten zijn met regelversie 1 gedeeld, waarbij de kaartverdeling uit de vastlegging kon worden berekend.
verify-number = Plaats { $seat } droeg het getal { $number } bij
verify-no-numbers = Geen enkele spelerspagina droeg een getal bij. De kaartverdeling stond vóór de eerste zet vast, maar wie de server beheert, had haar kunnen kiezen.
verify-rewinds = { $rewinds ->
    [one] De spelers hebben het spel één keer teruggedraaid, en speelden verder met een nieuwe toevalsreeks.
   *[other] De spelers hebben het spel { $rewinds } keer teruggedraaid, en speelden telkens verder met een nieuwe toevalsreeks.
}
verify-commitment = vastlegging sha256:{ $commitment }
verify-compare = Vergelijk haar met de vastlegging die de tafel vóór de eerste zet toonde.
verify-none = { $file } bevat geen vastlegging. Alle { $moves } zetten volgen uit de seed en de regels, maar niets toont wie de seed heeft gekozen.
verify-redealt = Het begon in een browser, waarvan de pagina de kaarten kende, en ging verder op een server: na zet { $moves } werd alles wat voor de plaatsen met behouden hand ({ $kept }) verborgen was, opnieuw gedeeld met de seed { $seed } van de server. Er is geen vastlegging gepubliceerd, dus niets toont hoe die seed is gekozen.
error-verify = { $file } klopt niet: de vastlegging is { $found }, maar gepubliceerd is { $right }.
error-verify-secret = { $file } heeft een vastlegging, maar geen geheim om haar mee te controleren. Download het verslag opnieuw van de tafel.
error-verify-seed = { $file } klopt niet: het geheim en de getallen geven de seed { $right }, maar de kaarten zijn met { $seed } gedeeld.
error-verify-number = { $file } bevat het getal { $number } niet: het is bij de kaartverdeling overgeslagen.
error-number-form = ‘{ $text }’ is geen getal voor een kaartverdeling: dat heeft 64 hexadecimale cijfers.
error-commitment = ‘{ $text }’ is geen vastlegging: dat zijn de 64 hexadecimale cijfers van een SHA-256.
