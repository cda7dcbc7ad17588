# Liberté: wat er gebeurt, waarom iets niet mag, en wat er op het scherm staat.

liberte-title = Liberté
liberte-faction = { $faction ->
    [blue] Gematigden
    [white] Royalisten
   *[red] Radicalen
}
liberte-colour = { $faction ->
    [blue] blauw
    [white] wit
   *[red] rood
}
liberte-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
liberte-contest = { $contest ->
    [battle] de veldslag
    [province] een provincie
    [government] de regering
    [opposition] de oppositie
    [first] de eerste plaats in de regering
    [second] de tweede plaats in de regering
   *[lead] de leiding van de oppositie
}
    .tie = { $contest ->
        [battle] in de veldslag
        [province] in een provincie
        [government] om de regering
        [opposition] om de oppositie
        [first] om de eerste plaats in de regering
        [second] om de tweede plaats in de regering
       *[lead] om de leiding van de oppositie
    }

## De speciale kaarten: hun namen, en dezelfde in een zin

liberte-name-bread-shortage = Broodtekort
liberte-the-bread-shortage = Broodtekort
liberte-name-emigration = Emigratie
liberte-the-emigration = Emigratie
liberte-name-religious-problems = Religieuze onrust
liberte-the-religious-problems = Religieuze onrust
liberte-name-guillotine = Guillotine
liberte-the-guillotine = Guillotine
liberte-name-purge = Zuivering
liberte-the-purge = Zuivering
liberte-name-terror = Terreur
liberte-the-terror = Terreur

## De clubs in een zin; los hebben ze hun gedrukte naam

liberte-the-feuillants = de Feuillants
liberte-the-societe-de-1789 = de Société de 1789
liberte-the-amis-des-noirs = de Amis des Noirs
liberte-the-club-breton = de Club breton
liberte-the-club-monarchique = de Club monarchique
liberte-the-salon-francais = de Salon français
liberte-the-club-massiac = de Club Massiac
liberte-the-cordeliers = de Cordeliers
liberte-the-jacobins = de Jacobins
liberte-the-cercle-constitutionnel = de Cercle constitutionnel
liberte-the-club-de-clichy = de Club de Clichy
liberte-the-institut-philanthropique = het Institut philanthropique
liberte-the-club-du-pantheon = de Club du Panthéon
liberte-the-club-du-manege = de Club du Manège
liberte-the-republicaines-revolutionnaires = de Républicaines révolutionnaires
liberte-the-societe-populaire = de Société populaire

## Wat er gebeurt

liberte-event-turn = Beurt { $turn } begint.
liberte-event-order = { $seat } is nummer { $place } in de spelersvolgorde.
liberte-event-reserve = { $count ->
    [one] Er komt één { $faction ->
        [blue] blauw
        [white] wit
       *[red] rood
    } blokje
   *[other] Er komen { $count } { $faction ->
        [blue] blauwe
        [white] witte
       *[red] rode
    } blokjes
} in de voorraad.
liberte-event-took-back = { $seat } neemt { $card } terug uit het speelveld.
liberte-event-discarded = { $seat } legt { $card } af.
liberte-event-took = { $seat } pakt { $card } uit de open kaarten.
liberte-event-drew = { $seat } trekt { $card }.
liberte-event-drew-hidden = { $seat } trekt een kaart.
liberte-event-faced = Nieuwe open kaart: { $card }.
liberte-event-reshuffled = De aflegstapel wordt geschud: het nieuwe dek heeft { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
liberte-event-round = Ronde { $round }.
liberte-event-passed = { $seat } past.
liberte-event-played = { $seat } speelt { $card }.
liberte-event-placed = { $seat } plaatst een { liberte-colour } blokje in { $province }: { $height ->
    [one] een nieuwe stapel
   *[other] een stapel van { $height }
}.
liberte-event-to-battle = { $seat } legt een schijfje in het veldslagvak en heeft er daar nu { $count }.
liberte-event-placed-nothing = { $seat } kan met { $card } niets plaatsen.
liberte-event-removed = { $seat } haalt { $count ->
    [one] een blokje
   *[other] { $count } blokjes
} van { $owner } weg uit { $province }.
liberte-event-struck = { $seat } treft { $card } in het speelveld van { $owner }{ $returned ->
    [1] ; de kaart gaat uit het spel
   *[other] {""}
}.
liberte-event-kept = { $seat } houdt { $card } in het speelveld.
liberte-event-dropped = { $seat } legt { $card } af.
liberte-event-supply-empty = De voorraad { $faction ->
    [blue] blauwe
    [white] witte
   *[red] rode
} blokjes is op: deze ronde is de laatste.
liberte-event-tie = { $contest ->
    [province] Gelijke stand in { $province }.
   *[other] Gelijke stand { liberte-contest.tie }.
}
liberte-event-advanced = { $seat } zet { $card } in.
liberte-event-declined = { $seat } zet niets in.
liberte-event-battle-won = { $seat } wint de veldslag: { $points } OP.
liberte-event-battle-lost = De veldslag van beurt { $turn } is verloren.
liberte-event-white-laid-out = { $count ->
    [one] Er wordt een wit blokje
   *[other] Er worden { $count } witte blokjes
} opzijgelegd voor verloren veldslagen.
liberte-event-elected = { $seat } wint { $province } voor de { liberte-faction }{ $count ->
    [one] {""}
   *[other] { " " }met { $count } stemmen
}.
liberte-event-nobody-elected = Niemand wint { $province }.
liberte-event-cleared = { $province } wordt leeggehaald.
liberte-event-province-points = { $seat } krijgt { $points } OP voor { $province }.
liberte-event-stepped-back = De { liberte-faction } gaan een stap terug op het verkiezingsspoor.
liberte-event-government = De { liberte-faction } vormen de regering.
liberte-event-opposition = De { liberte-faction } vormen de oppositie.
liberte-event-award = { $seat } krijgt { $points } OP voor { liberte-contest }.
liberte-event-presence = { $seat } is aanwezig in de regering.
liberte-event-claimed = { $seat } roept de contrarevolutie uit.
liberte-event-over = { $ending ->
    [landslide] De Radicalen winnen met een aardverschuiving!
    [counter_revolution] De contrarevolutie heeft gewonnen!
   *[turns] De vier beurten zijn voorbij.
}

## Hoe het eindigde

liberte-result-turns = Er zijn vier beurten gespeeld.
liberte-result-landslide = Een radicale aardverschuiving.
liberte-result-counter-revolution = Een royalistische contrarevolutie.

## Waarom iets niet mag

liberte-reason-game-over = Het spel is voorbij.
liberte-reason-not-your-decision = Jij bent nu niet aan zet.
liberte-reason-not-asked = Dat is geen antwoord op de vraag.
liberte-reason-not-in-hand = Die kaart heb je niet in je hand.
liberte-reason-not-face-up = Die kaart ligt niet open.
liberte-reason-not-in-a-display = Die kaart ligt in niemands speelveld.
liberte-reason-not-in-your-display = Die kaart ligt niet in jouw speelveld.
liberte-reason-no-card-to-take = Er is geen kaart om te pakken, niet open en niet in het dek.
liberte-reason-deck-empty = Het dek is op.
liberte-reason-hand-too-large = Met negen of meer kaarten in je hand leg je er twee af voor je er een pakt.
liberte-reason-hand-small-enough = Eerst kaarten afleggen doe je alleen met negen of meer in je hand.
liberte-reason-not-value-one = Alleen een kaart met waarde 1 kan de tweede zijn.
liberte-reason-special-already-played = Je hebt in deze actie al een speciale kaart gespeeld.
liberte-reason-card-already-played = Je hebt in deze actie al een club of persoonlijkheid gespeeld.
liberte-reason-other-region = Dat ligt in een andere regio.
liberte-reason-no-place-in-region = In de regio van je eerste kaart is geen plek voor het blokje van deze kaart.
liberte-reason-needs-presence = Die kaart vereist aanwezigheid in de regering.
liberte-reason-needs-radical-government = Die kaart vereist een radicale regering.
liberte-reason-no-target = Er is niets wat deze kaart kan treffen.
liberte-reason-no-supply = Van die kleur ligt geen blokje meer in de voorraad.
liberte-reason-stack-full = Je stapel daar heeft al drie blokjes.
liberte-reason-other-colour = Je stapel daar heeft een andere kleur.
liberte-reason-three-stacks = Daar staan al drie stapels.
liberte-reason-no-token = Je hebt geen controleschijfje meer vrij.
liberte-reason-no-battle-yet = In de eerste beurt is er geen veldslag.
liberte-reason-no-cannon = Op de kaart staat geen kanon.
liberte-reason-block-already-placed = De kaart heeft al een blokje geplaatst, dus het is te laat voor het veldslagvak.
liberte-reason-second-card-no-battle = Een tweede kaart gaat nooit naar het veldslagvak.
liberte-reason-must-place = Het blokje moet worden geplaatst zolang er plek is.
liberte-reason-display-full = Je speelveld is vol.
liberte-reason-no-stack = Zo’n stapel is er niet.
liberte-reason-not-government-colour = De kaart treft alleen blokjes in de kleur van de regering.
liberte-reason-white-is-safe = De kaart treft geen witte blokjes.
liberte-reason-no-red-stack = In die provincie staat geen rode stapel.
liberte-reason-not-white-personality = De kaart treft alleen royalistische persoonlijkheden.
liberte-reason-not-personality = De kaart treft alleen persoonlijkheden.
liberte-reason-not-general = In een veldslag telt alleen een generaal.
liberte-reason-card-does-not-count = Die kaart telt niet bij deze gelijke stand.
liberte-reason-claim-not-needed = De contrarevolutie wordt in dit spel vanzelf herkend; niemand hoeft die uit te roepen.
liberte-reason-claim-unfounded = Er is nog geen contrarevolutie.

## Wat er wordt gevraagd

liberte-ask-refresh = Leg af wat je niet wilt houden.
liberte-ask-refill = Vul je hand aan.
liberte-ask-action = Jouw actie: speel een kaart, pak er een, of pas.
liberte-ask-give = Leg de tweede kaart af.
liberte-ask-gain = Pak een kaart.
liberte-ask-again = Je mag een tweede kaart met waarde 1 pakken.
liberte-ask-place = Plaats een blokje van { $card } (nog { $left }).
liberte-ask-target = Wat treft { $card }?
liberte-ask-strike = Je mag met { $card } ook een kaart treffen.
liberte-ask-clean = Houd je { $card } in je speelveld, of leg je de kaart af?
liberte-ask-more = Speel nog een kaart, of beëindig je actie.
liberte-ask-advance = Gelijke stand { liberte-contest.tie }: zet een kaart in, of niets.
liberte-ask-advance-province = Gelijke stand in { $province }: zet een kaart in, of niets.
liberte-ask-nothing = Er wordt niets gevraagd.

## Wat er kan

liberte-action-pass = deze keer niets doen
liberte-action-draw = de bovenste kaart van het dek trekken
liberte-action-done = de rest houden
liberte-action-end = je actie beëindigen
liberte-action-battle = een schijfje naar het veldslagvak sturen
liberte-action-skip = niets plaatsen, of niets treffen
liberte-action-keep = in je speelveld houden
liberte-action-drop = afleggen
liberte-action-decline = niets inzetten
liberte-action-claim = de contrarevolutie uitroepen
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } van { $owner }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province }: { $owner }, { liberte-colour } × { $height }

## Het scherm

liberte-standing = Beurt { $turn } van 4 · { $phase ->
    [refresh] handen aanvullen
    [action] acties, ronde { $round }
    [battle] de veldslag
   *[election] de verkiezing
}{ $ending ->
    [1] { " " }(de laatste)
   *[other] {""}
}
liberte-order = Spelersvolgorde: { $order }
liberte-supply = Voorraad
liberte-reserve = Tot beurt 2
liberte-track = Verkiezingsspoor
liberte-government = Regering: { liberte-faction }
liberte-opposition = Oppositie: { liberte-faction }
liberte-no-government = Nog geen regering
liberte-battle = Slag bij { $name }: { $points } OP
liberte-no-battle = Deze beurt geen veldslag
liberte-lost-battles = Verloren veldslagen: { $count }{ $owed ->
    [0] {""}
   *[other] { " " }(nog { $owed } wit opzij te leggen)
}
liberte-counter-revolution = Contrarevolutie: { $count } van 7
liberte-face-up = Open kaarten
liberte-deck = Dek: { $deck } · afgelegd: { $discards } · uit het spel: { $box }
liberte-in-play = In het spel: { $card }
liberte-column-number = Nr.
liberte-column-seat = Speler
liberte-column-vp = OP
liberte-column-hand = Hand
liberte-column-tokens = Schijfjes
liberte-column-battle = Veldslagvak
liberte-column-votes = Stemmen B/W/R
liberte-column-presence = Aanwezig
liberte-display = Speelveld van { $seat }:
liberte-presence = ja
liberte-hand = Hand van { $seat }
liberte-column-card = Kaart
liberte-column-faction = Factie
liberte-column-region = Regio
liberte-column-now = Nu niet, want
liberte-type-special = speciaal
liberte-type-club = club, overal
liberte-mark-cannon = kanon
liberte-mark-sans-culottes = sansculotten
liberte-mark-general = generaal
liberte-legend = Een stapel staat er als ‘2:RRR’: het nummer van de eigenaar, dan een letter per blokje: B Gematigden (blauw), W Royalisten (wit), R Radicalen (rood). ⚜ telt voor de contrarevolutie, ★ geeft OP in beurt 3 en 4.
