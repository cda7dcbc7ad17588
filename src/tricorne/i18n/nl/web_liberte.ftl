# De tafel van Liberté in de browser.

## Kaarten

web-liberte-special = Speciaal
web-liberte-anywhere = elke provincie
web-liberte-card-id = kaart { $set } { $number }
web-liberte-effect-bread-shortage = Haal een blokje in de kleur van de regering weg; vóór de eerste verkiezing een blokje naar keuze.
web-liberte-effect-emigration = Eén royalistische persoonlijkheid gaat uit een speelveld naar de aflegstapel.
web-liberte-effect-religious-problems = Haal een blauw of rood blokje van de landkaart.
web-liberte-effect-guillotine = Eén persoonlijkheid uit een speelveld gaat voorgoed uit het spel.
web-liberte-effect-purge = Eén club of persoonlijkheid gaat uit een speelveld naar de aflegstapel.
web-liberte-effect-terror = Haal een hele stapel weg waar rood staat; ook mag een kaart in een speelveld uit het spel.
web-liberte-needs-purge = Vereist aanwezigheid in de regering
web-liberte-needs-terror = Vereist aanwezigheid in een rode regering
web-liberte-office-orator = redenaar
web-liberte-office-jurist = jurist
web-liberte-office-soldier = soldaat
web-liberte-office-cleric = geestelijke
web-liberte-office-journalist = journalist
web-liberte-office-noble = edelman
web-liberte-office-prince = prins
web-liberte-office-pastor = predikant
web-liberte-office-intendant = marine-intendant
web-liberte-office-rebel = rebellenleider
web-liberte-office-letters = letterkundige
web-liberte-office-letters-woman = schrijfster
web-liberte-office-scholar = geleerde
web-liberte-office-financier = financier
web-liberte-office-plotter = samenzweerder
web-liberte-office-engineer = ingenieur
web-liberte-office-tribune = volkstribuun
web-liberte-office-envoy = afgevaardigde op missie
web-liberte-card-blocks = { $count ->
    [one] { $count } { liberte-colour } blokje
   *[other] { $count } { $faction ->
        [blue] blauwe
        [white] witte
       *[red] rode
    } blokjes
}

## De landkaart

web-liberte-map = De kaart van Frankrijk
web-liberte-province = { $name }, nummer { $number }, { $region }
web-liberte-fleur = lelie
web-liberte-pays = { $points ->
    [one] één punt
   *[other] { $points } punten
} vanaf beurt { $turn }
web-liberte-stack = { $name }: { $count } { liberte-colour }
web-liberte-nobody = daar staan geen stapels
web-liberte-place-new = Kiezen: een nieuwe { $faction ->
    [blue] blauwe
    [white] witte
   *[red] rode
} stapel
web-liberte-place-grows = Kiezen: je { $faction ->
    [blue] blauwe
    [white] witte
   *[red] rode
} stapel groeit naar { $height }
web-liberte-can-hit = Kiezen: treft { $names }
web-liberte-assembly = De Assemblee
web-liberte-assembly-now = Als er nu werd gestemd: { $red } rood, { $blue } blauw, { $white } wit, { $open } gelijk.
web-liberte-assembly-tip = Zo zou de Assemblee zitten als er nu werd gestemd: Radicalen links, Royalisten rechts. { $landslide } rode stemmen zijn een aardverschuiving en beëindigen het spel. Lege zetels: gelijke stand, of niemand.
web-liberte-would-govern = nu zouden de { liberte-faction } regeren
web-liberte-would-tie = nu staat niemand voor
web-liberte-governs = regering: { liberte-faction }, { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
}
web-liberte-battle = Slag bij { $name }
web-liberte-battle-none = Nog geen veldslag
web-liberte-battle-later = vanaf beurt { $turn }
web-liberte-battle-empty = nog geen schijfjes
web-liberte-battle-row = { $name }: { $count } { $count ->
    [one] schijfje
   *[other] schijfjes
}{ $general ->
    [no] , zonder generaal
   *[yes] , met een generaal
}
web-liberte-battle-tip = { $points } punten waard. Wie de meeste schijfjes heeft, wint, maar alleen met een generaal in het speelveld. Voorop: { $leading }. Een veldslag die niemand wint, telt voor de contrarevolutie.
web-liberte-leads = voorop
web-liberte-no-general = geen generaal
web-liberte-points-word = { $count ->
    [one] punt
   *[other] punten
}
web-liberte-lost = { $count } verloren

## De balk

web-liberte-turns = Beurt { $turn } van { $of }
web-liberte-phase-refresh = Aanvullen
web-liberte-phase-action = Actie
web-liberte-phase-battle = Veldslag
web-liberte-phase-election = Verkiezing
web-liberte-round = ronde { $round }
web-liberte-last = laatste ronde
web-liberte-landslide = Aardverschuiving
web-liberte-landslide-tip = Rode stemmen als er nu werd gestemd: { $count }. { $of } rode stemmen bij één verkiezing beëindigen het spel meteen; dan wint wie het meeste rood heeft: stemmen, blokjes op de landkaart, en blokjes op kaarten in hand en speelveld.
web-liberte-landslide-so-far = Rode stemmen tot nu toe: { $count }. { $of } beëindigen het spel.
web-liberte-counter-revolution = Contrarevolutie
web-liberte-counter-revolution-tip = Lelieprovincies waar wit voorop staat, en verloren veldslagen: { $count }. Vanaf beurt { $turn } maken { $of } ervan meteen een einde aan het spel; dan wint wie het meeste wit heeft: blokjes op de landkaart, en blokjes op kaarten in hand en speelveld.
web-liberte-of = { $count } van { $of }
web-liberte-gauge-of = { " " }van { $of }
web-liberte-short = { $count ->
    [0] nu!
    [one] nog één
   *[other] nog twee
}

## Spelers en kaarten

web-liberte-you = jij
web-liberte-bot = bot
web-liberte-vp = OP
web-liberte-player = { $name }: { $points } overwinningspunten, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de hand
web-liberte-tokens = { $count ->
    [one] Er is nog één controleschijfje vrij.
   *[other] Er zijn nog { $count } controleschijfjes vrij.
}
web-liberte-presence = Aanwezig in de { $faction ->
    [blue] blauwe
    [white] witte
   *[red] rode
} regering
web-liberte-in-battle = { $count ->
    [one] Eén schijfje
   *[other] { $count } schijfjes
} in het veldslagvak
web-liberte-in-hand = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
} in de hand
web-liberte-hand-word = Hand
web-liberte-vp-tip = { $points } overwinningspunten
web-liberte-order = Nummer { $place } in de spelersvolgorde.
web-liberte-display = In het speelveld
web-liberte-hand = Je hand: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-liberte-market = Kaarten en voorraad
web-liberte-discards = { $count ->
    [0] niets afgelegd
   *[other] { $count } afgelegd
}
web-liberte-discards-empty = Er is nog niets afgelegd.
web-liberte-box = Uit het spel: { $count }
web-liberte-deck = Dek: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-liberte-draw-tip = Trek de bovenste kaart
web-liberte-supply-of = { liberte-faction }: { $count ->
    [0] geen blokje meer
    [one] nog één blokje
   *[other] nog { $count } blokjes
} in de voorraad.
web-liberte-reserve = In beurt II komen er { $count } bij.
web-liberte-plays = { $name } speelt

## Wat er wordt gevraagd

web-liberte-ask-refresh = Vul je hand aan
web-liberte-ask-refresh-text = Leg af wat je niet wilt houden; daarna vul je je hand aan.
web-liberte-ask-refill = Pak een kaart
web-liberte-ask-refill-text = Vul je hand aan met open kaarten, of van het dek.
web-liberte-ask-action = Jouw actie
web-liberte-ask-action-text = Speel een kaart uit je hand, pak er een, of pas.
web-liberte-ask-discarding = Leg er twee af om er een te pakken
web-liberte-ask-discarding-text = Je hebt er { $count } of meer in je hand. Welke gaat eerst weg?
web-liberte-ask-give = Leg de tweede kaart af
web-liberte-ask-give-text = Dan pak je een nieuwe.
web-liberte-ask-gain = Pak een kaart
web-liberte-ask-gain-text = Een open kaart, of de bovenste van het dek.
web-liberte-ask-again = Een tweede kaart?
web-liberte-ask-again-text = Je mag ook een van de gemarkeerde kaarten met waarde 1 pakken.
web-liberte-ask-place = Plaats een blokje van { $card }
web-liberte-ask-place-text = Nog { $left ->
    [one] één { liberte-colour } blokje
   *[other] { $left } { $faction ->
        [blue] blauwe
        [white] witte
       *[red] rode
    } blokjes
} te plaatsen: { $where ->
    [anywhere] in een gemarkeerde provincie
   *[other] { $where }, in een gemarkeerde provincie
}{ $battle ->
    [yes] , of het veldslagvak
   *[no] {""}
}.
web-liberte-ask-place-battle = Op de landkaart is geen plek: stuur een schijfje naar de veldslag, of plaats niets.
web-liberte-ask-target = Wat treft { $card }?
web-liberte-ask-strike = { CAP($card) } mag ook een kaart treffen
web-liberte-ask-strike-text = De getroffen kaart gaat voorgoed uit het spel.
web-liberte-ask-clean = Houd je { $card }?
web-liberte-ask-clean-text = In je speelveld kan de kaart een gelijke stand beslissen en, als het een generaal is, het leger aanvoeren; volgende beurt komt die terug in je hand. Anders wordt die afgelegd.
web-liberte-ask-more = Nog een kaart?
web-liberte-ask-more-text = { $region ->
    [none] Een speciale kaart, of dat was het.
   *[other] Een speciale kaart, of nog een met waarde 1 in { $region }, of dat was het.
}
web-liberte-ask-more-none = Je hebt nu niets anders te spelen. De anderen kunnen dat niet zien.
web-liberte-ask-advance = { $place ->
    [none] Gelijke stand { liberte-contest.tie }
   *[other] Gelijke stand in { $place }
}
web-liberte-stake = Op het spel: { $contest ->
    [province] { $votes ->
        [one] één stem
       *[other] { $votes } stemmen
    }{ $points ->
        [0] {""}
        [one] {" "}en één punt
       *[other] {" "}en { $points } punten
    }
    [government] wie er regeert
    [opposition] wie de oppositie is
   *[other] { $points } punten
}.
web-liberte-ask-which = Wiens stapel in { $province }?
web-liberte-last-line = Een voorraad is op: deze ronde is de laatste van de beurt.
web-liberte-draw = Trekken
web-liberte-pass = Passen
web-liberte-discard-two = Twee afleggen, één pakken
web-liberte-harm-card = Dit treft je eigen kaart: { $card }.
web-liberte-harm-blocks = Dit haalt { $count ->
    [one] een blokje van jezelf
   *[other] { $count } blokjes van jezelf
} weg uit { $province }.
web-liberte-harm-text = Er is nog niets gebeurd: neem het terug, of bevestig het.
web-liberte-harm-go = Toch doen
web-liberte-put-back = Terug
web-liberte-done = De rest houden
web-liberte-end = Dat was het
web-liberte-end-after = Klaar na deze kaart
web-liberte-end-turn = … voor de hele beurt
web-liberte-to-battle = Naar de veldslag
web-liberte-skip = Niets plaatsen
web-liberte-spare = Geen kaart treffen
web-liberte-keep = Houden
web-liberte-drop = Afleggen
web-liberte-hold-back = Niets inzetten
web-liberte-claim = Contrarevolutie uitroepen
web-liberte-which = { $name }: { liberte-colour } × { $height }
web-liberte-do-play = Speel { $card }
web-liberte-do-take = Pak { $card }
web-liberte-do-discard = Leg { $card } af
web-liberte-do-strike = Tref { $card }
web-liberte-do-advance = Zet { $card } in
web-liberte-do-place = Plaats in { $province }
web-liberte-do-remove = { $province }: tref { $name }

## Gelijke stand

web-liberte-tied-in = Gelijke stand in { $place }
web-liberte-tied-for = Gelijke stand { liberte-contest.tie }
web-liberte-tied-seats = Gelijk: { $names }. De hoogste kaart wint.
web-liberte-tied-factions = Gelijk:
web-liberte-duel-round = ronde { $round }
web-liberte-shows-nothing = zet niets in
web-liberte-your-answer = jouw antwoord
web-liberte-thinks = denkt na
web-liberte-advance-or-not = Zet een kaart uit je speelveld in, of niets
web-liberte-hold-back-more = Je houdt { $cards }.
web-liberte-verdict-first = Jij toont { $value }; de anderen antwoorden.
web-liberte-verdict-ahead = { $value } tegen { $best }: voor
web-liberte-verdict-level = { $value } tegen { $best }: nog gelijk
web-liberte-verdict-behind = { $value } tegen { $best }: achter

## De verkiezing

web-liberte-story = Provincie voor provincie
web-liberte-story-of = { $count } van { $of }
web-liberte-nobody-won = niemand
web-liberte-tie = gelijk
web-liberte-votes-cast = { $count ->
    [one] één stem uitgebracht
   *[other] { $count } stemmen uitgebracht
}
web-liberte-votes-line = { $red } rode, { $blue } blauwe, { $white } witte stemmen
web-liberte-votes-held = Stemmen in bezit
web-liberte-ties-ahead = Provincies die nog gelijkstaan
web-liberte-at-stake = Te winnen
web-liberte-award-first = meeste stemmen in de regering
web-liberte-award-second = op een na meeste stemmen in de regering
web-liberte-award-lead = meeste stemmen in de oppositie
web-liberte-sleeps = Geen contrarevolutie tijdens de verkiezing

## Wat er wordt getoond

web-liberte-turn = Beurt { $turn }
web-liberte-turn-text = { $turn ->
    [2] De legers verzamelen zich: de veldslag is { $battle }.
    [3] Sommige provincies leveren nu punten op, en de contrarevolutie kan komen. Veldslag: { $battle }.
   *[4] De laatste beurt. Veldslag: { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Blauw is op
    [white] Wit is op
   *[red] Rood is op
}
web-liberte-last-round = Deze ronde is de laatste van de beurt.
web-liberte-passes = past
web-liberte-gains = +{ $points } OP
web-liberte-over = Het spel is voorbij
web-liberte-moment = Beurt { $turn }, { $phase ->
    [refresh] handen aanvullen
    [action] ronde { $round }
    [battle] de veldslag
   *[election] de verkiezing
}

## Overzichten van veldslagen en verkiezingen

web-liberte-summary-election = Verkiezing van beurt { $turn }
web-liberte-summary-text = Wie welke punten kreeg, en waarom. Het spel gaat verder als jij zover bent.
web-liberte-summary-continue = Verder
web-liberte-summary-votes = Gewonnen stemmen
web-liberte-summary-points = Punten deze beurt
web-liberte-summary-none = geen
web-liberte-summary-won = { $name } wint de slag bij { $battle }: { $points } OP.
web-liberte-summary-lost = De slag bij { $battle } is verloren, en telt voor een contrarevolutie: { $count } van { $of } (mogelijk vanaf beurt { $from }).
web-liberte-summary-presence = Aanwezig in de { $faction ->
    [blue] blauwe
    [white] witte
   *[red] rode
} regering:

## Op een telefoon

web-liberte-tabs = Weergaven
web-liberte-tab-map = Bord
web-liberte-tab-players = Spelers
web-liberte-tab-cards = Kaarten
web-liberte-tab-log = Logboek
web-liberte-regions = Zoom in op een regio
web-liberte-all-france = Heel Frankrijk
web-liberte-whole = Uitzoomen

## Toetsen

web-liberte-key-more = de cijfers voor de volgende negen keuzes
web-liberte-key-draw = een kaart trekken; twee afleggen om er een te pakken
web-liberte-key-not = passen; de kaart afleggen; niets inzetten
web-liberte-key-battle = naar de veldslag
web-liberte-key-keep = de kaart houden
web-liberte-key-skip = niets plaatsen
web-liberte-key-end = klaar na deze kaart
web-liberte-key-all = dat was het, voor de hele beurt
web-liberte-key-claim = de contrarevolutie uitroepen
