# Libertalia: wat er gebeurt, waarom iets niet mag, en wat er op het scherm staat.

libertalia-title = Libertalia
libertalia-colour = { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [green] groen
    [black] zwart
   *[white] wit
}
libertalia-kind = { $kind ->
    [chest] kist
    [jewel] juweel
    [goods] goederen
    [officer] Spaanse officier
    [saber] sabel
    [map] schatkaart
   *[relic] vervloekte relikwie
}
libertalia-a-kind = { $kind ->
    [goods] goederen
   *[other] een { libertalia-kind }
}
libertalia-tokens = { $count } { $kind ->
    [chest] { $count ->
        [one] kist
       *[other] kisten
    }
    [jewel] { $count ->
        [one] juweel
       *[other] juwelen
    }
    [goods] goederen
    [officer] { $count ->
        [one] Spaanse officier
       *[other] Spaanse officieren
    }
    [saber] { $count ->
        [one] sabel
       *[other] sabels
    }
    [map] { $count ->
        [one] schatkaart
       *[other] schatkaarten
    }
   *[relic] { $count ->
        [one] vervloekte relikwie
       *[other] vervloekte relikwieën
    }
}
libertalia-heap = { $chest ->
    [0] {""}
   *[other] { " · " }kist ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " · " }juweel ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " · " }goederen ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " · " }Spaanse officier ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " · " }sabel ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " · " }schatkaart ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " · " }vervloekte relikwie ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [one] een dubloen
   *[other] { $doubloons } dubloenen
}

## De personages: hun namen, en dezelfde in een zin

libertalia-name-parrot = Papegaai
libertalia-the-parrot = de Papegaai
libertalia-name-monkey = Aap
libertalia-the-monkey = de Aap
libertalia-name-beggar = Bedelaar
libertalia-the-beggar = de Bedelaar
libertalia-name-recruiter = Ronselaar
libertalia-the-recruiter = de Ronselaar
libertalia-name-cabin-boy = Scheepsjongen
libertalia-the-cabin-boy = de Scheepsjongen
libertalia-name-preacher = Prediker
libertalia-the-preacher = de Prediker
libertalia-name-barkeep = Kroegbaas
libertalia-the-barkeep = de Kroegbaas
libertalia-name-waitress = Serveerster
libertalia-the-waitress = de Serveerster
libertalia-name-carpenter = Timmerman
libertalia-the-carpenter = de Timmerman
libertalia-name-french-officer = Franse officier
libertalia-the-french-officer = de Franse officier
libertalia-name-voodoo-witch = Voodooheks
libertalia-the-voodoo-witch = de Voodooheks
libertalia-name-freed-slave = Bevrijde slaaf
libertalia-the-freed-slave = de Bevrijde slaaf
libertalia-name-mutineer = Muiter
libertalia-the-mutineer = de Muiter
libertalia-name-brute = Bruut
libertalia-the-brute = de Bruut
libertalia-name-gunner = Kanonnier
libertalia-the-gunner = de Kanonnier
libertalia-name-topman = Marsgast
libertalia-the-topman = de Marsgast
libertalia-name-spanish-spy = Spaanse spion
libertalia-the-spanish-spy = de Spaanse spion
libertalia-name-cook = Kok
libertalia-the-cook = de Kok
libertalia-name-bosun = Bootsman
libertalia-the-bosun = de Bootsman
libertalia-name-armorer = Wapensmid
libertalia-the-armorer = de Wapensmid
libertalia-name-merchant = Koopman
libertalia-the-merchant = de Koopman
libertalia-name-surgeon = Chirurgijn
libertalia-the-surgeon = de Chirurgijn
libertalia-name-treasurer = Schatbewaarder
libertalia-the-treasurer = de Schatbewaarder
libertalia-name-gambler = Gokker
libertalia-the-gambler = de Gokker
libertalia-name-governor-s-daughter = Gouverneurs{"\u00AD"}dochter
libertalia-the-governor-s-daughter = de Gouverneursdochter
libertalia-name-quartermaster = Kwartier{"\u00AD"}meester
libertalia-the-quartermaster = de Kwartiermeester
libertalia-name-granny-wata = Oma Wata
libertalia-the-granny-wata = Oma Wata
libertalia-name-first-mate = Eerste stuurman
libertalia-the-first-mate = de Eerste stuurman
libertalia-name-captain = Kapitein
libertalia-the-captain = de Kapitein
libertalia-name-spanish-governor = Spaanse gouverneur
libertalia-the-spanish-governor = de Spaanse gouverneur

## Wat er gebeurt

libertalia-event-campaign = Campagne { $campaign } begint.
libertalia-event-dealt = Iedereen krijgt { $rank }.
libertalia-event-laid-out = Dag { $day }{ libertalia-heap }.
libertalia-event-day = De zon komt op: dag { $day }.
libertalia-event-chose = { $seat } kiest { $rank }.
libertalia-event-chose-hidden = { $seat } heeft gekozen.
libertalia-event-changed = { $seat } kiest toch { $rank }.
libertalia-event-played = { $seat } stuurt { $rank } aan boord.
libertalia-event-died = { CAP($rank) } van { $seat } gaat naar het kerkhof.
libertalia-event-handed-on = De Aap van { $seat } geeft { $count ->
    [one] een vervloekte relikwie
   *[other] { $count } vervloekte relikwieën
} door aan { $owner }.
libertalia-event-begged = { $owner } geeft { libertalia-doubloons } aan de Bedelaar van { $seat }.
libertalia-event-recruited = { $seat } neemt { $rank } terug uit het hol.
libertalia-event-operated = { $seat } neemt { $rank } terug van het kerkhof.
libertalia-event-operated-hidden = { $seat } neemt een personage terug van het kerkhof.
libertalia-event-kept = Van de Prediker mag { $seat } { libertalia-a-kind } houden, en verder niets.
libertalia-event-returned = { $seat } doet { libertalia-tokens } terug in de zak.
libertalia-event-gained = { $seat } verdient { libertalia-doubloons } ({ $rank }).
libertalia-event-paid = { $seat } betaalt { libertalia-doubloons } ({ $rank }).
libertalia-event-struck-down = { $self ->
    [yes] De Bruut van { $seat } gooit zichzelf overboord.
   *[no] De Bruut van { $seat } gooit { $rank } van { $owner } overboord.
}
libertalia-event-shot = De Kanonnier van { $seat } treft { $rank } in het hol van { $owner }.
libertalia-event-draw = { $seat } trekt uit de zak{ libertalia-heap }.
libertalia-event-traded = { $seat } ruilt { libertalia-tokens } voor { libertalia-doubloons }.
libertalia-event-looted = { $seat } neemt met { $rank } { libertalia-a-kind }.
libertalia-event-sabered = De sabel van { $seat } treft { $rank } in het hol van { $owner }.
libertalia-event-empty-handed = { $seat } vindt geen buit meer voor { $rank }.
libertalia-event-went-home = { CAP($rank) } van { $seat } komt thuis in het hol.
libertalia-event-sold = { $seat } verkoopt een schatkaart voor { libertalia-doubloons }.
libertalia-event-declined = { $seat } houdt de schatkaart.
libertalia-event-rest = De rustdag na campagne { $campaign }.
libertalia-event-added = { $seat } krijgt { libertalia-doubloons } voor { $rank }.
libertalia-event-lost = { $seat } verliest { libertalia-doubloons } door { $rank }.
libertalia-event-scored = { $seat } gaat { $gain } vooruit op het scorespoor, naar { $score }.
libertalia-event-over = De drie campagnes zijn voorbij.

## Hoe het eindigde

libertalia-result-campaigns = Er zijn drie campagnes gespeeld.

## Waarom iets niet mag

libertalia-reason-game-over = Het spel is voorbij.
libertalia-reason-not-your-decision = Jij bent nu niet aan zet.
libertalia-reason-not-asked = Dat is geen antwoord op de vraag.
libertalia-reason-not-in-hand = Je hebt { $rank } niet in je hand.
libertalia-reason-not-in-den = { CAP($rank) } zit niet in je hol.
libertalia-reason-not-in-cemetery = { CAP($rank) } ligt niet op je kerkhof.
libertalia-reason-no-such-token = Je hebt geen fiche van die soort.
libertalia-reason-too-few-tokens = Je hebt minder dan { $count } fiches van die soort.
libertalia-reason-not-on-board = Vandaag ligt er geen fiche van die soort.
libertalia-reason-no-such-seat = Daar zit niemand.
libertalia-reason-not-in-that-den = { CAP($rank) } zit niet in het hol van { $owner }.
libertalia-reason-own-character = Een sabel treft nooit je eigen personages.
libertalia-reason-no-neighbour = Een sabel reikt alleen tot je directe buren, en { $owner } is dat niet.

## Wat er wordt gevraagd

libertalia-ask-choose = Kies een personage; je mag opnieuw kiezen tot iedereen heeft gekozen.
libertalia-ask-parrot = Welk personage neemt de plaats van de Papegaai in?
libertalia-ask-recruit = Wie haalt de Ronselaar terug uit je hol?
libertalia-ask-operate = Wie haalt de Chirurgijn terug van je kerkhof?
libertalia-ask-preach = Welk fiche mag je van de Prediker houden?
libertalia-ask-trade = Welke fiches ruilt de Koopman?
libertalia-ask-shoot = Wie treft de Kanonnier?
libertalia-ask-loot = Wat neemt { $rank }?
libertalia-ask-saber = Wie treft de sabel?
libertalia-ask-serve = Verkoopt de Serveerster een schatkaart?
libertalia-ask-nothing = Er wordt niets gevraagd.

## Wat er kan

libertalia-action-choose = { $rank }
libertalia-action-play = { $rank } spelen
libertalia-action-recall = { $rank } terughalen
libertalia-action-keep = { libertalia-a-kind } houden
libertalia-action-trade = { libertalia-tokens } ruilen
libertalia-action-shoot = { $rank } van { $owner }
libertalia-action-loot = { libertalia-a-kind } nemen
libertalia-action-saber = { $rank } van { $owner }
libertalia-action-sell = een schatkaart verkopen
libertalia-action-decline = de schatkaarten houden
