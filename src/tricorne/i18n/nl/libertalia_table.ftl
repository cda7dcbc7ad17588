# Libertalia aan tafel: wat het scherm zegt, en wat elk personage doet, in één regel.

libertalia-standing = Campagne { $campaign } van 3 · dag { $day } van 6 · { $phase ->
    [sunrise] zonsopgang
    [day] dag
    [dusk] schemering
    [night] nacht
   *[rest] rustdag
}
libertalia-bag = Zak: { $count } fiches
libertalia-bag-open = Zak{ libertalia-heap }
libertalia-unseen = Personages die nog niemand heeft gezien: { $count }
libertalia-ship = Op het schip: { $characters }
libertalia-aboard = { $number } { $name } ({ $seat })
libertalia-day = Dag { $day }
libertalia-nothing = niets
libertalia-column-number = Nr.
libertalia-column-seat = Speler
libertalia-column-colour = Kleur
libertalia-column-score = Score
libertalia-column-doubloons = Dubloenen
libertalia-column-hand = Hand
libertalia-column-booty = Buit
libertalia-column-ready = Gekozen
libertalia-ready = ja
libertalia-some-tokens = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
libertalia-den = Hol van { $seat }: { $characters }
libertalia-cemetery = Kerkhof van { $seat }: { $characters }
libertalia-cemetery-more = en { $count } waarvan niemand zeker kan zijn
libertalia-hand = Hand van { $seat }
libertalia-chosen = (gekozen)
libertalia-legend = Personages staan op volgorde van rang: op het schip doet overdag de laagste het eerst zijn actie, en in de schemering neemt de hoogste het eerst buit. Een gekozen personage mag worden gewisseld tot iedereen heeft gekozen.

libertalia-does-1 = dag: gaat naar het kerkhof; speel meteen een ander personage
libertalia-does-2 = dag: je vervloekte relikwieën gaan naar je linkerbuur
libertalia-does-3 = dag: de eigenaar van het hoogste personage geeft je 3 dubloenen
libertalia-does-4 = dag: neem een personage uit je hol terug in je hand
libertalia-does-5 = schemering: neemt geen buit
libertalia-does-6 = dag: houd maar één buitfiche; rust: 5 dubloenen
libertalia-does-7 = nacht: 1 dubloen
libertalia-does-8 = nacht: je mag een schatkaart verkopen voor 3 dubloenen
libertalia-does-9 = dag: verlies de helft van je dubloenen, naar beneden afgerond; rust: 10 dubloenen
libertalia-does-10 = dag: 5 dubloenen als je er minder dan 9 hebt
libertalia-does-11 = dag: 2 dubloenen voor elk personage op je kerkhof
libertalia-does-12 = nacht: 1 dubloen voor elk personage boven 12 in je hol
libertalia-does-13 = nacht: het laagste andere personage in je hol sterft; 2 dubloenen
libertalia-does-14 = dag: gooit het hoogste personage overboord
libertalia-does-15 = dag: betaal 3 dubloenen en tref een personage in een hol naar keuze
libertalia-does-16 = rust: 5 dubloenen als geen hol minder personages heeft dan het jouwe
libertalia-does-17 = dag: je Spaanse officieren gaan terug in de zak; trek evenveel fiches
libertalia-does-18 = schemering: neemt twee fiches
libertalia-does-19 = dag: 2 dubloenen voor elk personage onder 19 in je hol
libertalia-does-20 = nacht: 1 dubloen voor elke sabel die je hebt
libertalia-does-21 = dag: ruil twee gelijke fiches voor 3 dubloenen, of drie voor 5
libertalia-does-22 = dag: neem ongezien een personage van je kerkhof terug in je hand
libertalia-does-23 = rust: 1 dubloen voor elke kist, elk juweel en elk fiche goederen van jou
libertalia-does-24 = dag: betaal 1 dubloen voor elk fiche dat je hebt; rust: 8 dubloenen
libertalia-does-25 = rust: 6 dubloenen als ze de enige is; betaal anders 3
libertalia-does-26 = dag: 1 dubloen voor elk fiche dat je hebt; rust: verlies er 8
libertalia-does-27 = nacht: 2 dubloenen als ze de enige is; anders sterven alle Oma Wata’s
libertalia-does-28 = rust: 1 dubloen voor elk personage in je hol
libertalia-does-29 = dag: 3 dubloenen; rust: verlies er 3 voor elke vervloekte relikwie
libertalia-does-30 = dag: alle personages in je hol sterven
