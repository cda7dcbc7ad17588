# Libertalia in de browser: wat er op de kaarten staat, wat er wordt gevraagd, wat getallen betekenen.

## De personages; tussen twee sterretjes staat een bedrag in dubloenen.

web-libertalia-day-1 = Leg hem af en speel een ander personage uit je hand.
web-libertalia-day-2 = Geef al je vervloekte relikwieën aan het hol links van je.
web-libertalia-day-3 = De eigenaar van het hoogste personage geeft je *3*.
web-libertalia-day-4 = Neem een personage uit je hol terug in je hand.
web-libertalia-dusk-5 = Neemt geen buit.
web-libertalia-day-6 = Leg al je buit af op één fiche na.
web-libertalia-end-6 = *{ $sum }*
web-libertalia-night-7 = *+1*
web-libertalia-night-8 = Je mag een schatkaart verkopen voor *3*.
web-libertalia-day-9 = Verlies de helft van je dubloenen, naar beneden afgerond.
web-libertalia-end-9 = *{ $sum }*
web-libertalia-day-10 = Heb je minder dan 9 dubloenen: *+5*
web-libertalia-day-11 = *+2* voor elk personage op je kerkhof.
web-libertalia-night-12 = *+1* voor elk personage boven 12 in je hol.
web-libertalia-night-13 = Leg het laagste andere personage uit je hol af: *+2*
web-libertalia-day-14 = Leg het hoogste personage op het schip af.
web-libertalia-day-15 = Betaal *3* en leg een personage uit een hol naar keuze af.
web-libertalia-end-16 = *+5* als geen hol kleiner is dan het jouwe.
web-libertalia-day-17 = Ruil al je Spaanse officieren voor fiches uit de zak.
web-libertalia-dusk-18 = Neemt twee fiches in plaats van één.
web-libertalia-day-19 = *+2* voor elk personage onder 19 in je hol.
web-libertalia-night-20 = *+1* voor elke sabel die je hebt.
web-libertalia-day-21 = Ruil twee gelijke voor *3* of drie gelijke voor *5*.
web-libertalia-day-22 = Neem een personage van je kerkhof terug.
web-libertalia-end-23 = *+1* voor elke kist, elk juweel en elk fiche goederen.
web-libertalia-day-24 = Betaal *1* voor elk fiche dat je hebt.
web-libertalia-end-24 = *{ $sum }*
web-libertalia-end-25 = De enige in alle holen: *+6*. Anders *−3*.
web-libertalia-day-26 = *+1* voor elk fiche dat je hebt.
web-libertalia-end-26 = *{ $sum }*
web-libertalia-night-27 = De enige in alle holen: *+2*. Anders sterven alle Oma Wata’s.
web-libertalia-end-28 = *+1* voor elk personage in je hol.
web-libertalia-day-29 = *+3*
web-libertalia-end-29 = *−3* voor elke vervloekte relikwie van jou.
web-libertalia-day-30 = Leg alle personages in je hol af.

web-libertalia-time = { $time ->
    [sunrise] Zonsopgang
    [day] Dag
    [dusk] Schemering
    [night] Elke nacht
    [rest] Rustdag
   *[end] Einde van de campagne
}
web-libertalia-sum = { $sum } dubloenen
web-libertalia-influence = Invloed

## Buit

web-libertalia-kind = { $kind ->
    [chest] Kist
    [jewel] Juweel
    [goods] Goederen
    [officer] Spaanse officier
    [saber] Sabel
    [map] Schatkaart
   *[relic] Vervloekte relikwie
}
web-libertalia-worth = { $kind ->
    [officer] doodt wie hem neemt
    [saber] treft een buur
    [map] { $maps } leveren { $set } op
   *[other] { $sign ->
        [minus] kost { $worth }
       *[plus] { $worth } waard
    }
}
web-libertalia-face-down = Buit, gedekt
web-libertalia-nth-map = { $nth ->
    [1] je eerste van { $maps }
    [2] je tweede van { $maps }
   *[other] je { $nth }e van { $maps }
}
web-libertalia-last-map = maakt een set vol: +{ $set }
web-libertalia-saber-none = niemand binnen bereik
web-libertalia-left-of = nog { $left } van { $all }
web-libertalia-today = de buit van vandaag
web-libertalia-all-taken = alles genomen
web-libertalia-left-over = blijven liggen

## Hoe het spel ervoor staat

web-libertalia-hour = { $phase ->
    [sunrise] Zonsopgang
    [day] Dag
    [dusk] Schemering
    [night] Nacht
   *[rest] Rustdag
}
web-libertalia-hours = Tijd van de dag
web-libertalia-campaign = Campagne
web-libertalia-of-three = van III
web-libertalia-day = Dag
web-libertalia-of-six = van 6
web-libertalia-moment = Campagne { $campaign }, { $phase ->
    [rest] rustdag
   *[other] dag { $day }, { $phase ->
        [sunrise] zonsopgang
        [day] dag
        [dusk] schemering
       *[night] nacht
    }
}
web-libertalia-chapter-campaign = Campagne { $campaign }
web-libertalia-chapter-day = Dag { $day }
web-libertalia-chapter-rest = Rustdag

## Holen en plaatsen

web-libertalia-den = Hol van { $name }
web-libertalia-own-den = Jouw hol
web-libertalia-dens = De andere holen
web-libertalia-empty-den = een leeg hol
web-libertalia-board = Het schip en de buit
web-libertalia-ship = Het schip
web-libertalia-days = De buit van zes dagen
web-libertalia-mine = Jouw plaats
web-libertalia-hand = Je hand
web-libertalia-hand-tomorrow = Je hand, voor morgen
web-libertalia-doubloons = Dubloenen
web-libertalia-booty-down = Buit, gedekt
web-libertalia-booty = Buit
web-libertalia-booty-open = Buit: { $tokens }
web-libertalia-cards = Kaarten in de hand
web-libertalia-cards-known = Kaarten in de hand: { $names }
web-libertalia-score = Punten uit de vorige campagnes
web-libertalia-cemetery = { $count ->
    [0] Niemand op het kerkhof
   *[other] Op het kerkhof: { $names }
}
web-libertalia-doubtful = { $count ->
    [one] één waarvan niemand zeker kan zijn
   *[other] { $count } waarvan niemand zeker kan zijn
}
web-libertalia-reach = { $side ->
    [left] links
    [right] rechts
   *[both] naast je
}
web-libertalia-reach-more = Je sabel reikt tot dit hol.
web-libertalia-ready = klaar
web-libertalia-thinking = denkt na
web-libertalia-boards = gaat aan boord
web-libertalia-open-den = Open het hol van { $name }
web-libertalia-crew = { $colour ->
    [yellow] gele bemanning, zon
    [red] rode bemanning, zandloper
    [blue] blauwe bemanning, anker
    [green] groene bemanning, palm
    [black] zwarte bemanning, schedel
   *[white] witte bemanning, ster
}
web-libertalia-letter = { $colour ->
    [yellow] G
    [red] R
    [blue] B
    [green] N
    [black] Z
   *[white] W
}
web-libertalia-bot = bot
web-libertalia-person = mens

## Op het schip

web-libertalia-acts-first = laag handelt eerst
web-libertalia-picks-first = hoog kiest eerst
web-libertalia-order = kiest als { web-libertalia-order-short }
web-libertalia-order-short = { $place }e
web-libertalia-acts = handelt
web-libertalia-picks = kiest
web-libertalia-you-act = Jouw actie
web-libertalia-you-pick = Jij kiest
web-libertalia-you = jij
web-libertalia-gone-home = naar het hol van { $name }
web-libertalia-gone-home-yours = naar jouw hol
web-libertalia-home = thuis
web-libertalia-dead = { $by ->
    [struck] overboord gegooid door de Bruut
    [officer] gedood door de officier
    [replaced] heeft plaatsgemaakt
   *[other] weg
}
web-libertalia-dead-short = { $by ->
    [struck] overboord
    [officer] gedood
   *[other] weg
}
web-libertalia-aboard-aloud = { $character } van { $name }
web-libertalia-aboard-yours = Jouw { $character }

## Wat er wordt gevraagd

web-libertalia-choose = Wie stuur je aan boord?
web-libertalia-choose-more = Niemand ziet je kaart tot iedereen klaar is. Overdag doet de laagste rang eerst zijn actie, in de schemering kiest de hoogste eerst.
web-libertalia-chosen = Je stuurt { $character }. { $count ->
    [0] {""}
    [one] Wachten op { $names }.
   *[other] Wachten op { $count } anderen.
}
web-libertalia-chosen-more = Niemand ziet je kaart. Je kunt een andere kiezen tot de laatste klaar is.
web-libertalia-parrot = Wie neemt de plaats van de Papegaai in?
web-libertalia-parrot-more = De Papegaai gaat naar het kerkhof, en een ander personage uit je hand gaat meteen aan boord.
web-libertalia-recruit = Wie haalt de Ronselaar terug?
web-libertalia-recruit-more = Eén personage uit je hol komt terug in je hand.
web-libertalia-operate = Wie haalt de Chirurgijn terug?
web-libertalia-operate-more = Eén personage van je kerkhof komt terug in je hand; niemand ziet welk.
web-libertalia-preach = Welk fiche mag je van de Prediker houden?
web-libertalia-preach-more = Alle andere gaan terug in de zak.
web-libertalia-trade = Wat ruilt de Koopman?
web-libertalia-trade-more = Twee gelijke brengen { $two } dubloenen op, drie gelijke { $three }.
web-libertalia-gunner-empty = Alle holen zijn nu leeg: { $character } zou niemand treffen, en het schot kost toch { $shot } dubloenen.
web-libertalia-gunner-own = Alleen in jouw hol zit nu iemand: { $character } zou een van jouw personages moeten treffen.
web-libertalia-shoot = Wie treft de Kanonnier?
web-libertalia-shoot-more = Een personage in een hol naar keuze, ook het jouwe. Het schot kost { $shot } dubloenen.
web-libertalia-loot = { $left ->
    [one] Jouw { $character } neemt een fiche.
   *[other] Jouw { $character } neemt { $left } fiches. Kies het eerste.
}
web-libertalia-loot-second = Jouw { $character } neemt nog een fiche.
web-libertalia-loot-next = { $count ->
    [0] Na jou kiest niemand meer.
   *[other] Na jou: { $names }.
}
web-libertalia-loot-officer = De officier doodt { $character } zodra de buit is genomen.
web-libertalia-saber = Wie treft je sabel?
web-libertalia-saber-more = Een personage in het hol links of rechts van je.
web-libertalia-serve = Verkoopt de Serveerster een schatkaart?
web-libertalia-brings = +{ $sum } dubloenen
web-libertalia-serve-more = Je hebt { $count ->
    [one] één schatkaart
   *[other] { $count } schatkaarten
}; { $maps } samen zijn op de rustdag { $set } waard.

web-libertalia-do-choose = Stuur { $character } aan boord
web-libertalia-do-play = Speel { $character }
web-libertalia-do-recall = Haal { $character } terug
web-libertalia-do-keep = Houd { web-libertalia-the-kind }
web-libertalia-do-loot = Neem { web-libertalia-the-kind }
web-libertalia-do-trade = Ruil { $count } { $kind ->
    [chest] kisten
    [jewel] juwelen
    [goods] goederen
    [officer] Spaanse officieren
    [saber] sabels
    [map] schatkaarten
   *[relic] vervloekte relikwieën
}
web-libertalia-do-shoot = Tref { $character } van { $owner }
web-libertalia-do-saber = Tref { $character } van { $owner }
web-libertalia-do-sell = Verkoop een schatkaart
web-libertalia-do-decline = Houd de schatkaarten
web-libertalia-the-kind = { $kind ->
    [jewel] het juweel
   *[other] de { web-libertalia-kind-bare }
}
web-libertalia-kind-bare = { $kind ->
    [chest] kist
    [jewel] juweel
    [goods] goederen
    [officer] Spaanse officier
    [saber] sabel
    [map] schatkaart
   *[relic] vervloekte relikwie
}
web-libertalia-not-now = { $phase ->
    [dusk] In de schemering wordt de buit verdeeld. Je hand wacht op zonsopgang.
    [night] ’s Nachts doen alleen personages in holen iets. Je hand wacht op zonsopgang.
   *[other] Overdag doen de personages op het schip hun actie. Je hand wacht op zonsopgang.
}
web-libertalia-key-den = Volgend hol

## Waar getallen uit bestaan

web-libertalia-so-far = { $sum } tot nu toe.
web-libertalia-open = Nog niet meegeteld: { $names }.
web-libertalia-part-kind = { $count ->
    [one] { web-libertalia-kind-bare }
   *[other] { $count } × { web-libertalia-kind-bare }
}
web-libertalia-part-maps = schatkaarten
web-libertalia-next-map = Met nog één schatkaart zou het { $sum } zijn.
web-libertalia-fortunes = Vermogens
web-libertalia-scored = gescoord
web-libertalia-in-sight = verwacht deze campagne
web-libertalia-fortune-of = { $name }: { $score } punten gescoord, { $sight } verwacht deze campagne

## Nacht en rust

web-libertalia-night = De nacht betaalt
web-libertalia-night-quiet = Een stille nacht.
web-libertalia-night-line = { $character } van { $name }
web-libertalia-night-yours = Jouw { $character }
web-libertalia-night-died = verdwijnt
web-libertalia-night-sold = verkoopt een schatkaart
web-libertalia-rest-of = Rustdag na campagne { $campaign }
web-libertalia-rest-purse = Dubloenen
web-libertalia-rest-end = Personages
web-libertalia-rest-gain = Winst
web-libertalia-rest-score = Score
web-libertalia-rest-on = Verder naar campagne { $campaign }
web-libertalia-rest-none = niets
web-libertalia-rest-tokens = { $count } × { web-libertalia-kind-bare } = { $sum }
web-libertalia-rest-never = Een vermogen zakt nooit onder nul.
web-libertalia-you-cap = Jij
