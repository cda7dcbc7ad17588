# Liberté: was geschieht, warum etwas nicht geht, und was auf dem Bildschirm steht.

liberte-title = Liberté
liberte-faction = { $faction ->
    [blue] Gemäßigte
    [white] Royalisten
   *[red] Radikale
}
liberte-colour = { $faction ->
    [blue] blau
    [white] weiß
   *[red] rot
}
liberte-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
# Im Akkusativ.
liberte-contest = { $contest ->
    [battle] die Schlacht
    [province] eine Provinz
    [government] die Regierung
    [opposition] die Opposition
    [first] den ersten Platz in der Regierung
    [second] den zweiten Platz in der Regierung
   *[lead] die Führung in der Opposition
}
    .tied = { $contest ->
        [battle] in der Schlacht
        [province] in einer Provinz
        [government] um die Regierung
        [opposition] um die Opposition
        [first] um den ersten Platz in der Regierung
        [second] um den zweiten Platz in der Regierung
       *[lead] um die Führung in der Opposition
    }

## Die Sonderkarten: ihre Namen, und dieselben im Satz

liberte-name-bread-shortage = Brot{"\u00AD"}mangel
liberte-the-bread-shortage = „Brotmangel“
liberte-name-emigration = Emigra{"\u00AD"}tion
liberte-the-emigration = „Emigration“
liberte-name-religious-problems = Religions{"\u00AD"}streit
liberte-the-religious-problems = „Religionsstreit“
liberte-name-guillotine = Guillotine
liberte-the-guillotine = „Guillotine“
liberte-name-purge = Säuberung
liberte-the-purge = „Säuberung“
liberte-name-terror = Schreckens{"\u00AD"}herrschaft
liberte-the-terror = „Schreckensherrschaft“

## Die Clubs im Satz; für sich haben sie ihren gedruckten Namen

liberte-the-feuillants = „Feuillants“
liberte-the-societe-de-1789 = „Société de 1789“
liberte-the-amis-des-noirs = „Amis des Noirs“
liberte-the-club-breton = „Club breton“
liberte-the-club-monarchique = „Club monarchique“
liberte-the-salon-francais = „Salon français“
liberte-the-club-massiac = „Club Massiac“
liberte-the-cordeliers = „Cordeliers“
liberte-the-jacobins = „Jacobins“
liberte-the-cercle-constitutionnel = „Cercle constitutionnel“
liberte-the-club-de-clichy = „Club de Clichy“
liberte-the-institut-philanthropique = „Institut philanthropique“
liberte-the-club-du-pantheon = „Club du Panthéon“
liberte-the-club-du-manege = „Club du Manège“
liberte-the-republicaines-revolutionnaires = „Républicaines révolutionnaires“
liberte-the-societe-populaire = „Société populaire“

## Was geschieht

liberte-event-turn = Runde { $turn } beginnt.
liberte-event-order = { $seat } ist Nummer { $place } in der Spielerreihenfolge.
liberte-event-reserve = { $count ->
    [one] Ein { $faction ->
        [blue] blauer
        [white] weißer
       *[red] roter
    } Stein kommt
   *[other] { $count } { $faction ->
        [blue] blaue
        [white] weiße
       *[red] rote
    } Steine kommen
} in den Vorrat.
liberte-event-took-back = { $seat } nimmt { $card } aus der Auslage zurück.
liberte-event-discarded = { $seat } legt { $card } ab.
liberte-event-took = { $seat } nimmt die offene Karte { $card }.
liberte-event-drew = { $seat } zieht { $card }.
liberte-event-drew-hidden = { $seat } zieht eine Karte.
liberte-event-faced = { $card } wird aufgedeckt.
liberte-event-reshuffled = Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
liberte-event-round = Aktionsrunde { $round }.
liberte-event-passed = { $seat } passt.
liberte-event-played = { $seat } spielt { $card }.
liberte-event-placed = { $seat } setzt einen { $faction ->
    [blue] blauen
    [white] weißen
   *[red] roten
} Stein nach { $province }: { $height ->
    [one] ein neuer Stapel
   *[other] ein Stapel aus { $height }
}.
liberte-event-to-battle = { $seat } legt einen Marker auf das Schlachtfeld und hat dort { $count }.
liberte-event-placed-nothing = { $seat } kann mit { $card } nichts setzen.
liberte-event-removed = { $seat } entfernt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} von { $owner } aus { $province }.
liberte-event-struck = { $seat } trifft { $card } in der Auslage von { $owner }{ $returned ->
    [1] ; die Karte kommt aus dem Spiel
   *[other] {""}
}.
liberte-event-kept = { $seat } behält { $card } in der Auslage.
liberte-event-dropped = { $seat } legt { $card } ab.
liberte-event-supply-empty = Der Vorrat an { $faction ->
    [blue] blauen
    [white] weißen
   *[red] roten
} Steinen ist leer: Diese Aktionsrunde ist die letzte.
liberte-event-tie = { $contest ->
    [province] Gleichstand in { $province }.
   *[other] Gleichstand { liberte-contest.tied }.
}
liberte-event-advanced = { $seat } schiebt { $card } vor.
liberte-event-declined = { $seat } schiebt nichts vor.
liberte-event-battle-won = { $seat } gewinnt die Schlacht: { $points } SP.
liberte-event-battle-lost = Die Schlacht von Runde { $turn } ist verloren.
liberte-event-white-laid-out = Für verlorene Schlachten { $count ->
    [one] wird ein weißer Stein
   *[other] werden { $count } weiße Steine
} beiseitegelegt.
liberte-event-elected = { $seat } gewinnt { $province } für die { $faction ->
    [blue] Gemäßigten
    [white] Royalisten
   *[red] Radikalen
}{ $count ->
    [one] {""}
   *[other] { " " }mit { $count } Stimmen
}.
liberte-event-nobody-elected = Niemand gewinnt { $province }.
liberte-event-cleared = { $province } wird geräumt.
liberte-event-province-points = { $seat } bekommt { $points } SP für { $province }.
liberte-event-stepped-back = Die { $faction ->
    [blue] Gemäßigten
    [white] Royalisten
   *[red] Radikalen
} rücken auf der Wahlleiste ein Feld zurück.
liberte-event-government = Die { $faction ->
    [blue] Gemäßigten
    [white] Royalisten
   *[red] Radikalen
} bilden die Regierung.
liberte-event-opposition = Die { $faction ->
    [blue] Gemäßigten
    [white] Royalisten
   *[red] Radikalen
} sind die Opposition.
liberte-event-award = { $seat } bekommt { $points } SP für { liberte-contest }.
liberte-event-presence = { $seat } hat Präsenz in der Regierung.
liberte-event-claimed = { $seat } ruft die Konterrevolution aus.
liberte-event-over = { $ending ->
    [landslide] Erdrutschsieg der Radikalen!
    [counter_revolution] Die Konterrevolution hat gesiegt!
   *[turns] Die vier Runden sind vorbei.
}

## Wie es ausging

liberte-result-turns = Vier Runden sind gespielt.
liberte-result-landslide = Ein Erdrutschsieg der Radikalen.
liberte-result-counter-revolution = Eine Konterrevolution der Royalisten.

## Warum etwas nicht geht

liberte-reason-game-over = Die Partie ist vorbei.
liberte-reason-not-your-decision = Du bist gerade nicht an der Reihe.
liberte-reason-not-asked = Das beantwortet die Frage nicht.
liberte-reason-not-in-hand = Diese Karte ist nicht auf deiner Hand.
liberte-reason-not-face-up = Diese Karte ist keine der offenen Karten.
liberte-reason-not-in-a-display = Diese Karte liegt in niemandes Auslage.
liberte-reason-not-in-your-display = Diese Karte liegt nicht in deiner Auslage.
liberte-reason-no-card-to-take = Es gibt keine Karte, die du nehmen könntest, weder offen noch im Nachziehstapel.
liberte-reason-deck-empty = Der Nachziehstapel ist leer.
liberte-reason-hand-too-large = Mit neun oder mehr Karten auf der Hand legst du zwei ab, bevor du eine nimmst.
liberte-reason-hand-small-enough = Vor dem Nehmen legst du nur mit neun oder mehr Karten auf der Hand etwas ab.
liberte-reason-not-value-one = Nur eine Karte mit Wert 1 kann die zweite sein.
liberte-reason-special-already-played = Du hast in dieser Aktion schon eine Sonderkarte gespielt.
liberte-reason-card-already-played = Du hast deine Personen- oder Clubkarte dieser Aktion schon gespielt.
liberte-reason-other-region = Das liegt in einer anderen Region.
liberte-reason-no-place-in-region = In der Region deines ersten Steins ist kein Platz für den Stein dieser Karte.
liberte-reason-needs-presence = Diese Karte braucht Präsenz in der Regierung.
liberte-reason-needs-radical-government = Diese Karte braucht eine Regierung der Radikalen.
liberte-reason-no-target = Es gibt nichts, was diese Karte treffen kann.
liberte-reason-no-supply = Von dieser Farbe ist kein Stein mehr im Vorrat.
liberte-reason-stack-full = Dein Stapel dort hat schon drei Steine.
liberte-reason-other-colour = Dein Stapel dort hat eine andere Farbe.
liberte-reason-three-stacks = Dort stehen schon drei Stapel.
liberte-reason-no-token = Du hast keinen freien Kontrollmarker.
liberte-reason-no-battle-yet = In der ersten Runde gibt es keine Schlacht.
liberte-reason-no-cannon = Die Karte zeigt keine Kanone.
liberte-reason-block-already-placed = Die Karte hat schon einen Stein gesetzt; für das Schlachtfeld ist es zu spät.
liberte-reason-second-card-no-battle = Eine zweite Karte geht nie auf das Schlachtfeld.
liberte-reason-must-place = Der Stein muss gesetzt werden, solange Platz für ihn ist.
liberte-reason-display-full = Deine Auslage ist voll.
liberte-reason-no-stack = Einen solchen Stapel gibt es nicht.
liberte-reason-not-government-colour = Die Karte trifft nur Steine in der Farbe der Regierung.
liberte-reason-white-is-safe = Die Karte trifft keine weißen Steine.
liberte-reason-no-red-stack = In dieser Provinz steht kein roter Stapel.
liberte-reason-not-white-personality = Die Karte trifft nur Personenkarten der Royalisten.
liberte-reason-not-personality = Die Karte trifft nur Personenkarten.
liberte-reason-not-general = In einer Schlacht zählt nur ein General.
liberte-reason-card-does-not-count = Diese Karte zählt bei diesem Gleichstand nicht.
liberte-reason-claim-not-needed = In dieser Partie wird die Konterrevolution von selbst erkannt; niemand muss sie ausrufen.
liberte-reason-claim-unfounded = Noch gibt es keine Konterrevolution.

## Was gefragt wird

liberte-ask-refresh = Lege ab, was du nicht behalten willst.
liberte-ask-refill = Fülle deine Hand auf.
liberte-ask-action = Deine Aktion: Spiele eine Karte, nimm eine oder passe.
liberte-ask-give = Lege die zweite Karte ab.
liberte-ask-gain = Nimm eine Karte.
liberte-ask-again = Du darfst eine zweite Karte mit Wert 1 nehmen.
liberte-ask-place = Setze einen Stein: { $card } (noch { $left }).
liberte-ask-target = Was trifft { $card }?
liberte-ask-strike = Mit { $card } darfst du auch eine Karte treffen.
liberte-ask-clean = { $card } in deiner Auslage behalten oder ablegen?
liberte-ask-more = Spiele noch eine Karte oder beende deine Aktion.
liberte-ask-advance = Gleichstand { liberte-contest.tied }: Schiebe eine Karte vor oder keine.
liberte-ask-advance-province = Gleichstand in { $province }: Schiebe eine Karte vor oder keine.
liberte-ask-nothing = Gerade gibt es nichts zu entscheiden.

## Was möglich ist

liberte-action-pass = diesmal nichts tun
liberte-action-draw = die oberste Karte des Nachziehstapels ziehen
liberte-action-done = den Rest behalten
liberte-action-end = deine Aktion beenden
liberte-action-battle = einen Marker auf das Schlachtfeld schicken
liberte-action-skip = nichts setzen oder nichts treffen
liberte-action-keep = in deiner Auslage behalten
liberte-action-drop = ablegen
liberte-action-decline = nichts vorschieben
liberte-action-claim = die Konterrevolution ausrufen
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } von { $owner }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province }: { $owner }, { liberte-colour } × { $height }

## Der Bildschirm

liberte-standing = Runde { $turn } von 4 · { $phase ->
    [refresh] Handkarten
    [action] Aktionsrunde { $round }
    [battle] die Schlacht
   *[election] die Wahl
}{ $ending ->
    [1] { " " }(die letzte)
   *[other] {""}
}
liberte-order = Spielerreihenfolge: { $order }
liberte-supply = Vorrat
liberte-reserve = Bis Runde 2
liberte-track = Wahlleiste
liberte-government = Regierung: { liberte-faction }
liberte-opposition = Opposition: { liberte-faction }
liberte-no-government = Noch keine Regierung
liberte-battle = Schlacht bei { $name }: { $points } SP
liberte-no-battle = Keine Schlacht in dieser Runde
liberte-lost-battles = Verlorene Schlachten: { $count }{ $owed ->
    [0] {""}
    [one] { " " }({ $owed } weißer Stein noch geschuldet)
   *[other] { " " }({ $owed } weiße Steine noch geschuldet)
}
liberte-counter-revolution = Konterrevolution: { $count } von 7
liberte-face-up = Offene Karten
liberte-deck = Nachziehstapel: { $deck } · Ablagestapel: { $discards } · aus dem Spiel: { $box }
liberte-in-play = Gespielt: { $card }
liberte-column-number = Nr.
liberte-column-seat = Spieler
liberte-column-vp = SP
liberte-column-hand = Hand
liberte-column-tokens = Marker
liberte-column-battle = Schlacht
liberte-column-votes = Stimmen B/W/R
liberte-column-presence = Präsenz
liberte-display = Auslage von { $seat }:
liberte-presence = ja
liberte-hand = Hand von { $seat }
liberte-column-card = Karte
liberte-column-faction = Fraktion
liberte-column-region = Region
liberte-column-now = Warum jetzt nicht
liberte-type-special = Sonderkarte
liberte-type-club = Club, überall
liberte-mark-cannon = Kanone
liberte-mark-sans-culottes = Sansculotten
liberte-mark-general = General
liberte-legend = Einen Stapel liest man so: „2:RRR“ ist die Nummer seines Besitzers, dann ein Buchstabe je Stein: B Gemäßigte (blau), W Royalisten (weiß), R Radikale (rot). ⚜ zählt für die Konterrevolution, ★ gibt SP in den Runden 3 und 4.
