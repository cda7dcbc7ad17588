# Wat de pagina’s in de browser zeggen.

## Spellen

web-game-liberte = Liberté
web-game-liberte-pitch = Frankrijk, 1789. Drie facties, 27 provincies; niemand blijft lang aan de macht.
web-game-liberte-time = ongeveer 60 minuten
web-game-liberte-short = 3–6 spelers, ongeveer een uur
web-game-libertalia = Libertalia
web-game-libertalia-pitch = Iedereen heeft dezelfde piraten. Kies er in het geheim een; de rang beslist wie wat krijgt.
web-game-libertalia-time = ongeveer 30 minuten
web-game-libertalia-short = 2–6 spelers, een half uur

web-option-edition = Editie
web-option-edition-more = Beide edities gebruiken dezelfde kaarten. De tweede heeft nieuwere regels; de eerste is het oorspronkelijke spel.
web-option-edition-second = Tweede
web-option-edition-first = Eerste
web-option-second_card = Een tweede kaart met waarde 1
web-option-second_card-more = Na een kaart met waarde 1 mag er nog een volgen in dezelfde regio.
web-option-counter_revolution = Contrarevolutie
web-option-counter_revolution-more = Of het programma de contrarevolutie zelf herkent, of een speler die moet uitroepen.
web-option-counter_revolution-automatic = Automatisch
web-option-counter_revolution-claimed = Moet worden uitgeroepen
web-option-fair_colours = Eerlijke kleuren
web-option-fair_colours-more = Met twee of drie spelers: kleuren waarvan de zilveren getallen in evenwicht zijn.
web-option-fair_colours-void = Alleen van belang met twee of drie spelers.
web-option-open_booty = Open buit
web-option-open_booty-more = Iedereen ziet de buit in alle holen. Goed voor een eerste spel.
web-option-last_campaign_breaks_ties = De laatste campagne beslist
web-option-last_campaign_breaks_ties-more = Bij gelijke stand wint de beste derde campagne; anders wordt de overwinning gedeeld.

## Overal

web-skip = Naar de inhoud
web-page-failed = Deze pagina kon niet worden geladen. Controleer de verbinding en probeer het nog eens.
web-unreachable = De server is niet te bereiken. Controleer de verbinding; wat al was bevestigd, is niet verloren.
web-update-ready = Er is een nieuwe versie.
web-update-reload = Vernieuwen
web-update-load = Nieuwe versie laden
web-update-later = Later
web-outdated = Deze pagina is verouderd
web-outdated-more = De server heeft een nieuwere versie. Vernieuw de pagina om deze tafel te openen; spellen in deze browser blijven bewaard.
web-here = In deze browser
web-played-here = in deze browser
web-here-more = Dit spel staat in je browser: het heeft geen server nodig, en niemand anders kan meedoen.
web-here-remove = Verwijderen
web-here-remove-sure = Uit deze browser verwijderen?
web-here-full = De opslag van je browser is vol. Dit is niet bewaard, maar wat eerder is bewaard, is niet verloren. Verwijder oude spellen en probeer het nog eens.
web-here-storage = Je browser kon dit niet bewaren. Wat eerder is bewaard, is niet verloren; vernieuw de pagina en probeer het nog eens.
web-here-rules = De regels konden niet worden geladen. Controleer de verbinding en probeer het nog eens.
web-continue-lede = Neem dit spel mee naar de server, zodat anderen kunnen meedoen. Je houdt je hand. Alles wat voor jou verborgen is, wordt opnieuw gedeeld zodra alle plaatsen bezet zijn, want deze pagina kent de kaarten. Het spel telt niet voor de rating, en de kaartverdeling is niet te controleren.
web-continue-seat = Plaats { $seat }: { $name }
web-continue-me = blijft op dit apparaat
web-continue-open = vrij voor iemand anders
web-continue-bot = een bot speelt
web-continue-go = Meenemen naar de server
web-continue-copy = Het spel in deze browser blijft zoals het is.
web-continued-lede = Dit spel is in een browser begonnen en gaat hier na { $moves } zetten verder. Die pagina kende de kaarten, dus alles wat verborgen is, wordt bij het begin opnieuw gedeeld; alleen wie het spel meebracht, houdt zijn hand. Het heeft geen vingerafdruk, dus deze kaartverdeling is niet te controleren.
web-loading = Een ogenblik…
web-close = Sluiten
web-again = Nog eens proberen
web-save = Bewaren
web-saved = Bewaard.
web-more = Meer tonen
web-any = Alle
web-yes = ja
web-no = nee
web-you = jij
web-all = alle
web-all-count = alle { $count }
web-copy = Kopiëren
web-copied = Gekopieerd
web-revoke = Intrekken
web-review = Terugkijken
web-watch = Kijken
web-look = Bekijken
web-act = Verderspelen
web-begin = Beginnen

web-title-new = Een nieuwe tafel
web-title-tables = Tafels
web-title-table = Tafel
web-title-review = Terugblik
web-title-join = Een uitnodiging
web-title-rules = Regels
web-title-aid = Spelhulp
web-title-gallery = Wie het waren
web-title-learn = Leren
web-title-person = Jij bij Tricorne
web-title-leaderboard = Ranglijst
web-title-settings = Instellingen
web-title-lost = Hier is niets

web-nav = Pagina’s
web-nav-menu = Toon de pagina’s
web-nav-play = Spelen
web-nav-tables = Tafels
web-nav-learn = Leren
web-nav-rules = Regels
web-nav-leaderboard = Ranglijst
web-log-in = Inloggen
web-log-out = Uitloggen

web-lost = Niemand draagt deze hoed.
web-lost-more = Zo’n pagina is er niet. Misschien is er een letter van de link kwijt.
web-lost-home = Naar de startpagina
web-no-server = Hiervoor is een server nodig
web-no-server-more = Hier kun je tegen bots spelen of samen aan één apparaat, leren, de regels lezen en spellen terugkijken.
web-server-open = Naar { $server }
web-elsewhere = Spelen met anderen
web-elsewhere-more = Wil je met mensen elders spelen, dan tref je ze op deze server.

## Start

web-home-title = Schuif aan.
web-home-lede = Twee spellen onder één hoed.
web-home-bots = Spelen tegen bots
web-home-due = { $count ->
    [one] tafel wacht op jou
   *[other] tafels wachten op jou
}
web-home-mine = Jouw tafels
web-home-open = Open tafels
web-home-open-none = Geen tafel zoekt spelers. Open er een, dan zien anderen die hier.
web-home-away = De server is nu niet te bereiken, dus tafels van anderen zijn niet te zien.
web-home-first = Voor het eerst hier?
web-home-first-more = Speel een spel met een gids: tien minuten, één ding tegelijk, zonder handleiding.
web-home-learn-liberte = Kaarten, provincies, een verkiezing
web-home-learn-libertalia = Piraten, een schip, de buit
web-host-own = Open je eigen server
web-host-install = Installeer het op een computer
web-host-serve = Start de server
web-host-invite = Stuur je vrienden de link. Ze hebben alleen een browser nodig.
web-make-table = Tafel openen
web-players = { $low }–{ $high } spelers
web-players-label = Spelers
web-bots-label = Bots
web-bots-strength = Sterkte van de bots
web-level-gentle = Licht
web-level-sound = Stevig
web-level-sharp = Sterk
web-play-game = Speel { $game }
web-with-friends = Met vrienden
web-learn-first = Eerste keer? Leer het in tien minuten
web-learn-game = Leer { $game }
web-foot-rules = Regels in je eigen taal
web-foot-offline = Werkt zonder internet
web-foot-account = Geen account nodig
web-foot-keyboard = Toetsenbord en schermlezer
web-foot-aid = Spelhulp: { $game }
web-foot-designers = Liberté is een spel van Martin Wallace, Libertalia een spel van Paolo Mori: dank aan beiden.
web-foot-map = Kaartgegevens: Natural Earth

web-guest-names = Dappere Kaper, Stille Tribuun, Vrolijke Kok, Scherpe Uitkijk, Trotse Burger, Zoute Meeuw, Slimme Gezant, Fortuinlijke Matroos, Kranige Tamboer, Sluwe Papegaai, Eerlijke Bakker, Snelle Koerier, Oude Zeerot, Blinkende Kokarde, Grote Redenaar, Trouwe Maat, Kalme Roerganger, Wijze Kaartenmaker, Olijke Barbier, Koene Kanonnier
web-bot-names = Oude Ned, Bonny, Burger Marat, Barnabé, Madame Roland, Lange Tom, Théroigne, Sans-Souci, Zwarte Jane, Cadet, Père Duchesne, Rode Lucy, Fabre, Gekke Wil, Olympe, Patch

## Lijsten van tafels

web-pace-live = realtime
web-pace-minutes = { $count ->
    [one] een minuut per zet
   *[other] { $count } minuten per zet
}
web-pace-days = { $count ->
    [one] een zet per dag
   *[other] een zet per { $count } dagen
}
web-seats-left = { $count ->
    [0] vol
    [one] nog één plaats
   *[other] nog { $count } plaatsen
}
web-invited = { $count ->
    [one] Je bent uitgenodigd (nog één plaats)
   *[other] Je bent uitgenodigd (nog { $count } plaatsen)
}
web-waits-for-you = Jij bent aan zet (laatste zet { $when })
web-waits-for = { $name } denkt na
web-running = bezig, laatste zet { $when }
web-closed-table = gesloten voor het einde
web-you-won = Jij hebt gewonnen, { $when }
web-you-shared = Jij deelde de overwinning, { $when }
web-they-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } deelden de overwinning
}
web-a-bot = Een bot
web-players-count = { $count } spelers
web-with = met { $names }
web-bots-count = { $count ->
    [one] een bot
   *[other] { $count } bots
}
web-begun = begonnen { $when }
web-what-if = Wat als? Een eigen kopie van een spel: hier telt niets mee.
web-kind-of-table = { $kind ->
    [branch] wat als
    [lesson] een les
    [continued] begonnen in een browser
   *[replay] een geïmporteerd spel
}
web-tables = Tafels
web-tables-lede = Ga zitten, of kijk over een schouder mee.
web-tables-lede-here = Jouw spellen in deze browser.
web-tables-whose = Wiens tafels
web-tables-public = Openbaar
web-tables-mine = Van mij
web-tables-none = Er zijn nu geen tafels. Open er een, dan zien anderen die hier.
web-tables-none-mine = Je hebt nog niet gespeeld. Speel tegen bots, of open een tafel voor vrienden.
web-tables-none-such = Geen tafel gevonden.
web-tables-widen = Alle tonen
web-tables-due = Wachten op jou
web-tables-due-none = Niemand wacht op je. Tafels waar jij aan zet bent, verschijnen hier.
web-replay = Een geïmporteerd spel
web-replay-more = Heb je het verslag van een spel bewaard? Kijk het hier zet voor zet terug, en speel vanaf elke stand verder.
web-replay-choose = Verslag kiezen
web-filter-game = Spel
web-filter-status = Status
web-status-open = wacht op spelers
web-status-running = bezig
web-status-finished = afgelopen
web-status-closed = gesloten

## Een nieuwe tafel

web-new-title = Een nieuwe tafel
web-new-lede = Plaatsen kunnen veranderen tot het spel begint.
web-new-lede-here = Rond één apparaat, met mensen en bots.
web-new-game = Spel
web-new-seats = Plaatsen
web-new-seats-order = met de klok mee
web-new-rules = Opties
web-new-table = De tafel
web-new-name = Naam
web-new-name-usual = De vrijdagploeg
web-new-pace = Tempo
web-new-public = Openbaar
web-new-public-more = Iedereen op deze server mag gaan zitten of kijken.
web-new-rated = Met rating
web-new-rated-more = De uitslag verandert ieders rating. Er zijn geen tips.
web-new-rated-void = Kan niet als meerdere mensen één apparaat delen.
web-new-rated-bots = Kan niet met bots.
web-new-rated-guest = Alleen wie een wachtwoord heeft, krijgt een rating. Je kunt er op je pagina een instellen.
web-new-rated-cards = Kan niet met eigen kaarten.
web-new-make = Tafel openen
web-new-make-more = { $count ->
    [one] Er is één plaats open: daarna krijg je een link voor je vriend.
   *[other] Er zijn { $count } plaatsen open: daarna krijg je een link voor je vrienden.
}
web-new-start = Beginnen
web-new-start-more = Er is geen plaats open, dus het spel begint meteen, in je browser.
web-new-start-here = Het spel begint meteen, in je browser.
web-pace-choice-live = Realtime
web-pace-choice-minutes = 5 minuten
web-pace-choice-day = Een dag
web-pace-choice-week = Een week
web-pace-live-more = Zonder tijdslimiet.
web-pace-minutes-more = Doet iemand langer over een zet, dan speelt een bot tot die speler terug is.
web-pace-day-more = Eén zet per dag; daarna speelt een bot tot die speler terug is.
web-pace-week-more = Eén zet per week, zoals bij correspondentiespellen.
web-kind-open = Open
web-kind-bot = Bot
web-kind-here = Hier
web-seat-open = Open plaats
web-seat-bot = Bot
web-seat-me-more = jouw plaats
web-seat-open-more = wie de link volgt
web-seat-bot-more = speelt meteen, altijd
web-seat-here = Naam van de speler op plaats { $number }, aan dit apparaat
web-seat-here-name = Speler { $number }
web-seat-here-now = is gaan zitten
web-seat-up = Plaats { $number } omhoog
web-seat-down = Plaats { $number } omlaag
web-seat-remove = Plaats { $number } weghalen
web-seat-add = Plaats toevoegen
web-seat-shuffle = Husselen
web-round = Rond de tafel
web-round-aloud = Plaatsen met de klok mee: { $names }

## Voor het spel

web-wait-lede = { $count ->
    [0] Iedereen is er.
    [one] Er is nog één plaats open.
   *[other] Er zijn nog { $count } plaatsen open.
}
web-wait-fill = { $count ->
    [0] Beginnen
    [one] Vullen met een bot en beginnen
   *[other] Vullen met { $count } bots en beginnen
}
web-wait-more = Of wacht: het spel begint vanzelf als de laatste plaats bezet is.
web-sit-here = Hier zitten
web-stand-up = Opstaan
web-seat-free = Plaats vrijmaken
web-seat-a-bot = Bot neerzetten
web-seat-waiting = wacht
web-invite = Uitnodigen
web-invite-make = Link maken
web-invite-link = Link naar deze tafel
web-invite-more = { $public ->
    [yes] Stuur deze link: één klik, en je vriend zit hier. Niemand heeft een account nodig. De tafel is openbaar en staat dus ook in de lijst met tafels.
   *[no] Stuur deze link: één klik, en je vriend zit hier. Niemand heeft een account nodig. Met het adres van deze pagina komt niemand binnen.
}
web-share = Delen
web-seat-came = { $name } is gaan zitten.
web-choose-seat = Kies een plaats
web-table-private = Tafels zijn privé, tenzij de gastheer ze openbaar heeft gemaakt. Heeft een vriend je uitgenodigd, vraag dan om de uitnodigingslink: de pagina van de tafel toont die aan de gastheer. Heb je hier een plaats, log dan in, of gebruik de browser waarin je bent gaan zitten.
web-invite-seat = Link naar mijn plaats
web-invite-seat-more = Wie deze link opent, neemt je plaats over: een ander apparaat van jou, of een vriend.
web-invite-made = gemaakt { $when }
web-join-title = Je bent aan een tafel uitgenodigd
web-join-by = { $name } nodigt je uit voor { $game }
web-join-failed = Deze link werkt niet
web-join-unrated = zonder rating
web-join-as = Je speelt als { $name }.
web-join-sit = { $count ->
    [one] Er is nog één plaats open.
   *[other] Er zijn nog { $count } plaatsen open.
}
web-join-sit-go = Ga zitten
web-join-watch = Alleen kijken
web-join-take = Met deze link neem je de plaats van { $name } over, voorgoed.
web-join-take-go = Plaats overnemen
web-join-full = Alle plaatsen zijn bezet. Je kunt nog wel kijken.
web-join-full-go = Kijken
web-join-running = Het spel is begonnen, en er is geen plaats open. Je kunt nog wel kijken.
web-join-running-go = Kijken
web-join-review = Dit spel is voorbij. Je kunt nog wel zien hoe het ging.
web-join-review-go = Spel terugkijken
web-join-closed = Er is niets meer om aan mee te doen: het spel is voorbij, of de tafel is gesloten.
web-join-seated = Je hebt al een plaats aan deze tafel.
web-join-seated-go = Naar de tafel
web-join-name = Hoe mogen we je noemen?
web-join-more = Geen account, geen wachtwoord. Je kunt de naam later veranderen.
web-join-empty = Deze link is onvolledig. Vraag de hele link aan wie je heeft uitgenodigd.

## Aan tafel

web-table-home = Tricorne: naar de startpagina
web-table-closed-door = Je kunt deze tafel niet bekijken
web-table-broken = Dit spel kan hier niet verder
web-menu = Menu
web-undo = Terugnemen
web-hint = Tip
web-hint-more = Laat een sterke bot je keuzes beoordelen
web-hint-thinking = Een sterke bot denkt na…
web-hint-not-asked = Er is nu niets te kiezen.
web-hint-lead = { $count ->
    [0] Nauwelijks beter dan de volgende.
    [one] Eén procentpunt meer dan de volgende.
   *[other] { $count } procentpunten meer dan de volgende.
}
web-hint-about = De winstkans na elke keuze, zoals een sterke bot die schat met wat jij weet.
web-leave-for-now = Naar de startpagina: je plaats blijft van jou
web-leave = Tafel verlaten
web-sheet-log = Logboek
web-sheet-talk = Chat
web-sheet-notes = Notities
web-sheet-people = Mensen
web-sheet-rules = Regels
web-sheet-aid = Spelhulp
web-sheet-cards = Eigen kaarten
web-sheet-settings = Instellingen
web-sheet-keys = Toetsen
web-sheet-result = Zo liep het af
web-sheet-hint = Een tip
web-sheet-continue = Verder met vrienden
web-rail = Logboek, chat en notities
web-link-connecting = Verbinden…
web-link-live = Verbonden
web-link-lost = Opnieuw verbinden…
web-link-refused = Toegang geweigerd

web-prompt = Vraag
web-prompt-waiting = { $name } denkt na
web-prompt-waiting-many = { $count } spelers denken na
web-prompt-waiting-more = Je kunt intussen rondkijken.
web-prompt-spectator = Je kijkt toe.
web-prompt-moment = Een ogenblik…
web-prompt-sending = Versturen…
web-prompt-skip = Druk op een toets om over te slaan.
web-prompt-skip-tap = Tik om over te slaan.
web-prompt-past = Je bekijkt een eerdere stand.
web-prompt-lost = Opnieuw verbinden
web-prompt-lost-more = Er is niets verloren; de pagina verbindt vanzelf opnieuw.
web-prompt-lost-kept = Je laatste zet is hier bewaard en wordt nog verstuurd.
web-prompt-over = Het spel is voorbij
web-prompt-closed = De tafel is voor het einde gesloten
web-prompt-away = Er speelt een bot voor je
web-prompt-away-more = Kom terug wanneer je wilt.
web-skip-show = Overslaan
web-now = Terug naar nu
web-at-now = nu
web-come-back = Ik ben er weer
web-promised = { $action }: staat klaar
web-left-minutes = { $count ->
    [one] nog één minuut
   *[other] nog { $count } minuten
}
web-left-clock = nog { $time }
web-left-hours = nog { $count } uur
web-left-days = nog { $count } dagen

web-log-empty = Er is nog niets gebeurd.
web-log-earlier = Eerdere regels tonen
web-line-sit = { $name } gaat zitten.
web-line-leave = { $name } verlaat de plaats.
web-line-undo = { $name } neemt een zet terug.
web-line-deputy = { $why ->
    [time] De tijd van { $name } is om: intussen speelt een bot.
    [vote] Iedereen was het erover eens: intussen speelt een bot voor { $name }.
   *[wish] { $name } laat intussen een bot spelen.
}
web-line-return = { $name } is er weer.
web-line-failure = De bot van { $name } faalde; een andere koos in zijn plaats.
web-line-propose = { $what ->
    [rewind] { $name } stelt voor terug te gaan { $to ->
        [0] naar het begin
       *[other] naar zet { $to }
    }.
   *[deputy] { $name } stelt voor dat een bot voor { $about } speelt.
}
web-line-agree = { $name } gaat akkoord.
web-line-refuse = { $name } gaat niet akkoord.
web-line-rewind = Iedereen ging akkoord: het spel gaat verder { $to ->
    [0] vanaf het begin
   *[other] vanaf zet { $to }
}.
web-line-redeal = Het spel komt uit een browser, waarvan de pagina de kaarten kende: alles wat verborgen was, is opnieuw gedeeld. Alleen wie het meebracht, heeft zijn hand gehouden.
web-line-close = { $why ->
    [rules] De regels konden met de kaarten van deze tafel niet verder. De tafel is gesloten.
   *[other] De tafel is gesloten.
}
web-line-rematch = { $name } vraagt om een revanche.

web-talk-say = Zeg iets…
web-talk-send = Versturen
web-talk-empty = Niemand heeft nog iets gezegd.
web-talk-empty-spectators = Dit is de chat van de toeschouwers; spelers zien hem niet.
web-reaction-well-played = Goed gespeeld!
web-reaction-thanks = Bedankt!
web-reaction-surprise = O!
web-reaction-laughter = Haha!
web-reaction-thinking = Even denken…
web-reaction-sorry = Sorry!
web-notes-write = Alleen jij kunt dit lezen.
web-notes-kept = Bewaard.
web-notes-keeping = …
web-notes-nobody = Alleen wie een plaats heeft, kan notities maken.

web-seat-deputy = weg; een bot houdt de plaats warm
web-seat-thinking = denkt na
web-bot-gentle = bot, speelt voor de lol
web-bot-sound = bot, speelt stevig
web-bot-sharp = bot, kijkt ver vooruit
web-hand-over = Bot laten spelen
web-propose-deputy = Bot voorstellen
web-propose-rewind = Voorstellen de laatste zet terug te nemen
web-propose-rewind-here = Voorstellen hiernaartoe terug te gaan
web-rewind = Laatste zet terugnemen
web-rewind-here = Vanaf hier verder
web-proposal-waits = Er is een voorstel
web-proposal-rewind = { $count ->
    [one] De laatste zet terugnemen?
   *[other] De laatste { $count } zetten terugnemen?
}
web-proposal-deputy = Intussen een bot laten spelen voor { $name }?
web-proposal-agreed = Akkoord: { $names }
web-proposal-here = Ik ben er
web-proposal-withdraw = Voorstel intrekken
web-agree = Akkoord
web-refuse = Afwijzen
web-leave-seat = Mijn plaats opgeven
web-leave-seat-more = Ga je gewoon weg, dan wacht je plaats op je. Geef je die op, dan neemt een bot het voorgoed over.
web-close-table-more = Ga je gewoon weg, dan wacht de tafel op je. Sluit je die, dan eindigt het spel zonder uitslag.
web-leave-seat-sure = Echt? Een bot neemt het voorgoed over
web-close-table = Tafel sluiten
web-close-sure = Echt sluiten?
web-commitment = Vingerafdruk van de kaartverdeling, gepubliceerd vóór de eerste zet:
web-deal-number = Het getal dat je browser aan de kaartverdeling heeft bijgedragen:
web-deal-good = De kaartverdeling was eerlijk: alles past bij wat vóór de eerste zet is gepubliceerd.
web-deal-no-number = De kaartverdeling past bij wat vóór de eerste zet is gepubliceerd, maar bevat geen getal van jou.
web-deal-bad = Er klopt iets niet: de kaartverdeling past niet bij wat vóór de eerste zet is gepubliceerd.
web-deal-old = De kaarten van dit spel zijn door een oudere versie gedeeld; uit de vingerafdruk daarvan waren ze te berekenen. Je kunt het spel uitspelen, maar het telt niet voor de rating.
web-deal-continued = Dit spel is in een browser begonnen, waarvan de pagina de kaarten kende. Toen het hier begon, is alles wat verborgen was, opnieuw gedeeld; alleen wie het meebracht, heeft zijn hand gehouden. Het heeft geen vingerafdruk, dus deze kaartverdeling is niet te controleren.
web-dealing = Schudden: wachten op de browsers van { $names }.

web-curtain = Geef het apparaat aan { $name }
web-curtain-more = Alle anderen: kijk naar de zee.
web-curtain-me = Ik ben { $name }
web-since = Sinds je vorige zet
web-since-watch = Laat zien
web-since-go-on = Verder
web-result = Zo liep het af
web-result-you = Je wint!
web-result-shared = Je deelt de overwinning!
web-result-they = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
web-result-winner = winnaar
web-rematch = Revanche
web-rematch-look = Naar de revanche
web-rematch-asked = { $name } vraagt om een revanche.
web-rematch-join = Meedoen
web-record = Verslag bewaren
web-notice-turn = Jij bent aan zet.

web-scrub = Terugkijken in het spel
web-scrub-back = Eén zet terug
web-scrub-forward = Eén zet vooruit
web-key-choices = de keuzes, in de getoonde volgorde
web-key-move = ertussen bewegen
web-key-do = kiezen
web-key-back = een stap terug
web-key-undo = terugnemen
web-key-hint = tip
web-key-log = logboek
web-key-talk = chat
web-key-people = mensen
web-key-rules = regels
web-key-scrub = een zet terug, een zet vooruit
web-key-now = terug naar nu
web-key-keys = deze lijst

## Instellingen

web-settings = Instellingen
web-settings-lede = Alleen in deze browser bewaard.
web-language = Taal
web-language-failed = { $language } kon niet worden geladen. Zonder netwerk zijn er alleen de talen waarin deze pagina’s op dit apparaat al zijn gelezen.
web-theme = Thema
web-theme-system = Zoals het apparaat
web-theme-light = Dag
web-theme-dark = Kaarslicht
web-theme-to-light = Naar daglicht
web-theme-to-dark = Naar kaarslicht
web-motion = Animaties
web-motion-system = Zoals het apparaat
web-motion-full = Altijd
web-motion-none = Nooit
web-speed = Animatiesnelheid
web-speed-slow = Langzaam
web-speed-middle = Gemiddeld
web-speed-fast = Snel
web-speed-now = Animatiesnelheid: { $speed ->
    [slow] langzaam
    [fast] snel
   *[middle] gemiddeld
}
web-speed-off = Animaties staan uit. Je kunt ze in de instellingen aanzetten.
web-told = Zetten van bots samenvatten
web-told-more = De zetten van bots worden niet geanimeerd; een lijst toont wat er sinds je laatste beslissing is gebeurd.
web-told-since = Sinds je laatste beslissing
web-text = Tekstgrootte
web-text-normal = Normaal
web-text-large = Groot
web-text-larger = Groter
web-colours = Kleuren
web-colours-drawn = Zoals getekend
web-colours-apart = Meer verschil
web-colours-more = Meer verschil: makkelijker te onderscheiden als rood en groen voor jou op elkaar lijken. Elke kleur heeft ook een teken.
web-forced = Meteen antwoorden als er maar één antwoord is
web-forced-more = Alleen als je in je eentje tegen bots speelt: anders zou de pauze de anderen iets over je hand verraden.
web-contrast = Meer contrast
web-contrast-more = Donkerdere inkt, duidelijkere lijnen.
web-sound = Geluid
web-sound-more = Een korte toon als jij aan zet bent.
web-notify = Meldingen van de browser
web-notify-more = Als jij aan zet bent en deze pagina op de achtergrond open is.
web-notify-refused = De browser staat het niet toe. Je kunt dat in zijn instellingen voor deze pagina veranderen.

## Wie je bent

web-person-since = hier sinds { $when }
web-person-nobody = Je hebt nog geen naam: speel een spel om er een te krijgen.
web-person-records = Resultaten
web-person-games = Spellen
web-person-won = Gewonnen
web-person-points = Punten gemiddeld
web-person-best = Beste
web-person-rating = Rating
web-person-none = Nog geen afgelopen spellen.
web-person-tables = Tafels
web-person-tables-none = Nog geen tafels.
web-account = Jouw naam
web-account-called = Hoe anderen je noemen
web-account-rename = Naam veranderen
web-account-guest = Je bent te gast in deze browser. Met een wachtwoord kun je overal inloggen. Als je er een instelt, worden je andere browsers uitgelogd en je tokens ingetrokken.
web-account-registered = Je naam is met een wachtwoord beschermd. Verander je het, dan blijf je alleen hier ingelogd: alle andere browsers worden uitgelogd, en alle tokens ingetrokken.
web-account-name = Naam
web-account-password = Wachtwoord
web-account-current = Huidig wachtwoord
web-account-new-password = Nieuw wachtwoord
web-account-keep = Wachtwoord instellen
web-account-change = Wachtwoord veranderen
web-account-kept = Je naam is beschermd: je kunt er overal mee inloggen. Andere browsers zijn uitgelogd, en je tokens ingetrokken.
web-account-forget = Account verwijderen
web-account-forget-sure = Echt verwijderen? Dit is niet terug te draaien
web-webhook = Elders bericht krijgen
web-webhook-more = Als jij aan zet bent, gaat er een bericht naar je kanaal.
web-webhook-form = Dienst
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-webhook-json = Iets anders (JSON)
web-webhook-url = URL van de webhook
web-webhook-try = Testbericht sturen
web-webhook-tried = Verstuurd. Is het aangekomen?
web-webhook-drop = Verwijderen
web-tokens = Tokens
web-tokens-more = Voor programma’s die namens jou spelen. Een token geeft toegang tot tafels, niet tot je account.
web-token-once = Alleen deze ene keer te zien:
web-token-name = Waarvoor het is
web-token-make = Token maken
web-token-revoked = Ingetrokken: het werkt niet meer.

## De ranglijst

web-board = Ranglijst
web-board-lede = Wie het beste speelt, per spel en aantal spelers.
web-board-rank = Plek
web-board-name = Naam
web-board-doubtful = { $rating }?
web-board-provisional = voorlopig
web-board-provisional-more = Een vraagteken betekent: minder dan tien spellen.
web-board-figure = De rating is een voorzichtige schatting: de sterkte tussen haakjes min drie keer de onzekerheid.
web-board-none = Niemand heeft nog een spel van dit soort met rating uitgespeeld.
web-rated = met rating
web-rated-open = Dit spel zal voor de rating tellen: er zijn geen tips, en wie weggaat, wordt laatste.
web-rated-running = Dit spel telt voor de rating: er zijn geen tips, en wie weggaat, wordt laatste.
web-rated-finished = Dit spel telde voor de rating.
web-rated-leave = Als je weggaat, je plaats overdraagt of een bot voor je laat spelen, word je laatste.
web-rated-rewind = Als jullie het allemaal eens zijn, telt het spel niet meer voor de rating.
web-rated-rule = Wat telt voor de rating
web-rated-rule-people = Een spel telt als op elke plaats iemand anders zit, met een wachtwoord, en de tafel met rating is geopend. Met bots, gasten en programma’s telt het niet; elke tafel zegt dat voordat het spel begint.
web-rated-rule-hints = Onze pagina’s geven in een spel met rating geen tips. Geen server kan zien wat iemand elders aan een ander programma vraagt.
web-rated-rule-leave = Je wordt laatste als je weggaat, aan het einde weg bent, je plaats overdraagt, een bot voor je laat spelen, of als een bot de meeste zetten voor je deed. De anderen krijgen onderling hun rating volgens de uitslag.
web-rated-rule-rewind = Na terugdraaien, waarmee iedereen moet instemmen, telt het spel niet meer. Niemand kan dat alleen.
web-rated-rule-figure = De rating is een voorzichtige schatting: de geschatte sterkte min drie keer de onzekerheid. Die begint bij 0, en groeit naarmate de schatting zekerder wordt.
web-rated-rule-repeated = Binnen een dag tellen verdere spellen tegen dezelfde mensen steeds minder.
web-rated-rule-trust = Geen regel kan zien of twee namen van dezelfde persoon zijn, of dat twee mensen samenwerken. Vertel het aan de beheerder van de server als je iemand verdenkt.

## Eigen kaarten

web-cards = Kaarten
web-own-cards = Eigen kaarten
web-with-own-cards = met eigen kaarten
web-cards-lede = Heb je het spel zelf, dan kun je met de namen en getallen van je eigen kaarten spelen. Exporteer het ingebouwde materiaal met ‘tricorne components export’, verander wat bij jou anders is, en voeg het bestand hier toe. Het wordt gecontroleerd en in deze browser bewaard.
web-cards-server-on = Aan tafels met anderen bewaart de server een kopie. Alleen wie aan die tafels zit, kan die zien.
web-cards-server-off = Op deze server staan eigen kaarten uit: met mensen elders speel je met de kaarten van de server.
web-cards-add = Materiaalbestand toevoegen
web-cards-added = Gecontroleerd en toegevoegd.
web-cards-removed = Verwijderd. Tafels die met deze kaarten zijn begonnen, houden ze.
web-cards-look = Bekijken
web-cards-remove = ‘{ $name }’ verwijderen
web-cards-manage = Jouw sets kaarten
web-cards-unnamed = Eigen kaarten zonder naam
web-cards-by-host = aangeboden door deze server
web-cards-at-server = op deze server
web-cards-choose = Met welke kaarten je speelt
web-cards-built-in = De ingebouwde kaarten
web-cards-chosen = Zonder rating. Wie gaat zitten, ziet vooraf waarin deze kaarten van de ingebouwde verschillen.
web-cards-with = met de kaarten ‘{ $name }’
web-cards-hash = vingerafdruk { $hash }…
web-cards-changes = { $count ->
    [0] Geen verschil met de ingebouwde kaarten.
    [one] Eén verschil met de ingebouwde kaarten.
   *[other] { $count } verschillen met de ingebouwde kaarten.
}
web-cards-what = Wat er verschilt
web-cards-before = Ingebouwd
web-cards-after = Hier
web-cards-section = { $section ->
    [cards] Kaart
    [provinces] Provincie
    [battles] Veldslag, punten
    [battle_names] Veldslag, naam
    [blocks] Blokjes
    [reserve] Opzijgelegde blokjes
    [tokens] Controleschijfjes
    [characters] Personage
    [influence] Invloed
    [booty] Buitfiches
    [worth] Waarde van de buit
   *[other] { $section }
}
web-cards-field = { $field ->
    [name] naam
    [set] set
    [type] soort
    [region] regio
    [faction] factie
    [value] blokjes
    [cannon] kanon
    [sans_culottes] sansculotten
    [general] generaal
    [fleur_de_lis] lelie
    [victory_points] overwinningspunten
    [timing] moment van de actie
    [end] brengt aan het einde op
    [blue] blauw
    [white] wit
    [red] rood
    [yellow] geel
    [green] groen
    [black] zwart
    [chest] kist
    [jewel] juweel
    [goods] goederen
    [officer] officier
    [saber] sabel
    [map] schatkaart
    [relic] relikwie
   *[other] { $field }
}
web-cards-value = { $value ->
    [true] ja
    [false] nee
   *[other] { $value }
}
