# Der Tisch von Liberté im Browser.

## Karten

web-liberte-special = Sonderkarte
web-liberte-anywhere = jede Provinz
web-liberte-card-id = Karte { $set } { $number }
web-liberte-effect-bread-shortage = Nimm einen Stein in der Farbe der Regierung vom Spielplan; vor der ersten Wahl einen beliebigen.
web-liberte-effect-emigration = Eine Personenkarte der Royalisten kommt aus einer Auslage auf den Ablagestapel.
web-liberte-effect-religious-problems = Nimm einen blauen oder roten Stein vom Spielplan.
web-liberte-effect-guillotine = Eine Personenkarte in einer Auslage kommt endgültig aus dem Spiel.
web-liberte-effect-purge = Eine Personen- oder Clubkarte kommt aus einer Auslage auf den Ablagestapel.
web-liberte-effect-terror = Entferne einen ganzen Stapel, wo Rot steht; auch eine ausgelegte Karte darf aus dem Spiel.
web-liberte-needs-purge = Braucht Präsenz in der Regierung
web-liberte-needs-terror = Braucht Präsenz in einer roten Regierung
web-liberte-office-orator = Redner
web-liberte-office-jurist = Jurist
web-liberte-office-soldier = Soldat
web-liberte-office-cleric = Geistlicher
web-liberte-office-journalist = Journalist
web-liberte-office-noble = Adliger
web-liberte-office-prince = Prinz
web-liberte-office-pastor = Pastor
web-liberte-office-intendant = Marineintendant
web-liberte-office-rebel = Rebellenführer
web-liberte-office-letters = Literat
web-liberte-office-letters-woman = Literatin
web-liberte-office-scholar = Gelehrter
web-liberte-office-financier = Finanzier
web-liberte-office-plotter = Verschwörer
web-liberte-office-engineer = Ingenieur
web-liberte-office-tribune = Tribun der Straße
web-liberte-office-envoy = Konventskommissar
web-liberte-card-blocks = { $count } { $faction ->
    [blue] { $count ->
        [one] blauer Stein
       *[other] blaue Steine
    }
    [white] { $count ->
        [one] weißer Stein
       *[other] weiße Steine
    }
   *[red] { $count ->
        [one] roter Stein
       *[other] rote Steine
    }
}

## Der Spielplan

web-liberte-map = Der Spielplan: Frankreich
web-liberte-province = { $name }, Nummer { $number }, { $region }
web-liberte-fleur = Lilie
web-liberte-pays = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ab Runde { $turn }
web-liberte-stack = { $name }: { web-liberte-card-blocks }
web-liberte-nobody = keine Stapel
web-liberte-place-new = Wählen: ein neuer { $faction ->
    [blue] blauer
    [white] weißer
   *[red] roter
} Stapel
web-liberte-place-grows = Wählen: Dein { $faction ->
    [blue] blauer
    [white] weißer
   *[red] roter
} Stapel wächst auf { $height }
web-liberte-can-hit = Wählen: trifft { $names }
web-liberte-assembly = Die Versammlung
web-liberte-assembly-now = Würde jetzt gewählt: { $red } rote, { $blue } blaue, { $white } weiße Stimmen, { $open } bei Gleichstand.
web-liberte-assembly-tip = Wie die Versammlung säße, würde jetzt gewählt: die Radikalen links, die Royalisten rechts. { $landslide } rote Stimmen sind ein Erdrutschsieg und beenden die Partie. Leere Sitze: Gleichstand oder kein Stapel.
web-liberte-would-govern = jetzt vorn: { liberte-faction }
web-liberte-would-tie = jetzt vorn: niemand
web-liberte-governs = im Amt: { liberte-faction }, { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}
web-liberte-battle = Schlacht bei { $name }
web-liberte-battle-none = Noch keine Schlacht
web-liberte-battle-later = ab Runde { $turn }
web-liberte-battle-empty = noch keine Marker
web-liberte-battle-row = { $name }: { $count } Marker{ $general ->
    [no] , ohne General
   *[yes] , mit General
}
web-liberte-battle-tip = Bringt { $points } Punkte. Die meisten Marker gewinnen, aber nur mit einem General in der Auslage. Vorn: { $leading }. Eine Schlacht, die niemand gewinnt, zählt für die Konterrevolution.
web-liberte-leads = vorn
web-liberte-no-general = kein General
web-liberte-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-liberte-lost = { $count } verloren

## Die Leiste

web-liberte-turns = Runde { $turn } von { $of }
web-liberte-phase-refresh = Hand
web-liberte-phase-action = Aktion
web-liberte-phase-battle = Schlacht
web-liberte-phase-election = Wahl
web-liberte-round = Nr. { $round }
web-liberte-last = zum letzten Mal
web-liberte-landslide = Erdrutschsieg
web-liberte-landslide-tip = Rote Stimmen, würde jetzt gewählt: { $count }. { $of } rote Stimmen bei einer Wahl beenden die Partie sofort; dann gewinnt, wer das meiste Rot hat: gewonnene Stimmen, Steine auf dem Spielplan und auf den Karten auf der Hand und in der Auslage.
web-liberte-landslide-so-far = Rote Stimmen bisher: { $count }. { $of } beenden die Partie.
web-liberte-counter-revolution = Konterrevolution
web-liberte-counter-revolution-tip = Provinzen mit Lilie, in denen Weiß vorn liegt, und verlorene Schlachten: { $count }. Ab Runde { $turn } beenden { $of } die Partie sofort; dann gewinnt, wer das meiste Weiß hat: Steine auf dem Spielplan und auf den Karten auf der Hand und in der Auslage.
web-liberte-of = { $count } von { $of }
web-liberte-gauge-of = { " " }von { $of }
web-liberte-short = { $count ->
    [0] jetzt!
    [one] eine fehlt
   *[other] zwei fehlen
}

## Spieler und Karten

web-liberte-you = du
web-liberte-bot = Bot
web-liberte-vp = SP
web-liberte-player = { $name }: { $points } Siegpunkte, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand
web-liberte-tokens = { $count ->
    [one] Ein Kontrollmarker ist übrig.
   *[other] { $count } Kontrollmarker sind übrig.
}
web-liberte-presence = Präsenz in der { $faction ->
    [blue] blauen
    [white] weißen
   *[red] roten
} Regierung
web-liberte-in-battle = { $count ->
    [one] Ein Marker
   *[other] { $count } Marker
} auf dem Schlachtfeld
web-liberte-in-hand = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} auf der Hand
web-liberte-hand-word = Hand
web-liberte-vp-tip = { $points ->
    [one] Ein Siegpunkt
   *[other] { $points } Siegpunkte
}
web-liberte-order = Nummer { $place } in der Spielerreihenfolge.
web-liberte-display = In der Auslage
web-liberte-hand = Deine Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-liberte-market = Karten und Vorrat
web-liberte-discards = { $count ->
    [0] nichts abgelegt
    [one] eine abgelegt
   *[other] { $count } abgelegt
}
web-liberte-discards-empty = Noch wurde nichts abgelegt.
web-liberte-box = Aus dem Spiel: { $count }
web-liberte-deck = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-liberte-draw-tip = Die oberste Karte ziehen
web-liberte-supply-of = { liberte-faction }: { $count ->
    [0] Kein Stein ist mehr
    [one] Ein Stein ist noch
   *[other] { $count } Steine sind noch
} im Vorrat.
web-liberte-reserve = { $count } weitere kommen in Runde II.
web-liberte-plays = { $name } spielt

## Was gefragt wird

web-liberte-ask-refresh = Ergänze deine Hand
web-liberte-ask-refresh-text = Lege ab, was du nicht behalten willst; danach füllst du deine Hand auf.
web-liberte-ask-refill = Nimm eine Karte
web-liberte-ask-refill-text = Fülle deine Hand mit offenen Karten oder vom Nachziehstapel auf.
web-liberte-ask-action = Deine Aktion
web-liberte-ask-action-text = Spiele eine Karte von deiner Hand, nimm eine oder passe.
web-liberte-ask-discarding = Lege zwei Karten ab, um eine zu nehmen
web-liberte-ask-discarding-text = Du hast { $count } oder mehr auf der Hand. Welche geht zuerst?
web-liberte-ask-give = Lege die zweite Karte ab
web-liberte-ask-give-text = Dann nimmst du eine neue.
web-liberte-ask-gain = Nimm eine Karte
web-liberte-ask-gain-text = Eine offene Karte oder die oberste vom Nachziehstapel.
web-liberte-ask-again = Eine zweite Karte?
web-liberte-ask-again-text = Du darfst auch eine der hervorgehobenen Karten mit Wert 1 nehmen.
web-liberte-ask-place = Setze einen Stein: { $card }
web-liberte-ask-place-text = Noch { $left ->
    [one] ein { $faction ->
        [blue] blauer Stein
        [white] weißer Stein
       *[red] roter Stein
    }
   *[other] { $left } { $faction ->
        [blue] blaue Steine
        [white] weiße Steine
       *[red] rote Steine
    }
}: in eine hervorgehobene Provinz{ $where ->
    [anywhere] {""}
   *[other] { " " }der Region { $where }
}{ $battle ->
    [yes] { " " }oder auf das Schlachtfeld
   *[no] {""}
}.
web-liberte-ask-place-battle = Auf dem Spielplan ist kein Platz: Schick einen Marker in die Schlacht oder setze nichts.
web-liberte-ask-target = Was trifft { $card }?
web-liberte-ask-strike = { $card } darf auch eine Karte treffen
web-liberte-ask-strike-text = Die getroffene Karte kommt endgültig aus dem Spiel.
web-liberte-ask-clean = { $card } behalten?
web-liberte-ask-clean-text = In der Auslage kann die Karte Gleichstände entscheiden, als General auch die Armee führen, und nächste Runde kommt sie zurück auf deine Hand. Sonst wird sie abgelegt.
web-liberte-ask-more = Noch eine Karte?
web-liberte-ask-more-text = { $region ->
    [none] Eine Sonderkarte, oder das war’s.
   *[other] Eine Sonderkarte oder noch eine mit Wert 1 (Region { $region }), oder das war’s.
}
web-liberte-ask-more-none = Du hast jetzt nichts mehr zu spielen. Die anderen sehen das nicht.
web-liberte-ask-advance = { $place ->
    [none] Gleichstand { liberte-contest.tied }
   *[other] Gleichstand in { $place }
}
web-liberte-stake = Es geht um: { $contest ->
    [province] { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }{ $points ->
        [0] {""}
        [one] {" "}und einen Punkt
       *[other] {" "}und { $points } Punkte
    }
    [government] wer regiert
    [opposition] wer die Opposition ist
   *[other] { $points } Punkte
}.
web-liberte-ask-which = Wessen Stapel in { $province }?
web-liberte-last-line = Ein Vorrat ist leer: Diese Aktionsrunde ist die letzte der Runde.
web-liberte-draw = Ziehen
web-liberte-pass = Passen
web-liberte-discard-two = Zwei ablegen, eine nehmen
web-liberte-harm-card = Das trifft deine eigene Karte: { $card }.
web-liberte-harm-blocks = Das entfernt { $count ->
    [one] einen eigenen Stein
   *[other] { $count } eigene Steine
} aus { $province }.
web-liberte-harm-text = Noch ist nichts geschehen: Nimm es zurück oder bestätige es.
web-liberte-harm-go = Ja, trotzdem
web-liberte-put-back = Zurück
web-liberte-done = Rest behalten
web-liberte-end = Das war’s
web-liberte-end-after = Danach Schluss
web-liberte-end-turn = … für die ganze Runde
web-liberte-to-battle = In die Schlacht
web-liberte-skip = Nichts setzen
web-liberte-spare = Keine Karte treffen
web-liberte-keep = Behalten
web-liberte-drop = Ablegen
web-liberte-hold-back = Nichts vorschieben
web-liberte-claim = Konterrevolution ausrufen
web-liberte-which = { $name }: { liberte-colour } × { $height }
web-liberte-do-play = { $card } spielen
web-liberte-do-take = { $card } nehmen
web-liberte-do-discard = { $card } ablegen
web-liberte-do-strike = { $card } treffen
web-liberte-do-advance = { $card } vorschieben
web-liberte-do-place = Setzen: { $province }
web-liberte-do-remove = { $province }: { $name } treffen

## Gleichstände

web-liberte-tied-in = Gleichstand in { $place }
web-liberte-tied-for = Gleichstand { liberte-contest.tied }
web-liberte-tied-seats = Gleichauf: { $names }. Die höchste Karte gewinnt.
web-liberte-tied-factions = Gleichauf:
web-liberte-duel-round = Durchgang { $round }
web-liberte-shows-nothing = schiebt nichts vor
web-liberte-your-answer = deine Antwort
web-liberte-thinks = überlegt
web-liberte-advance-or-not = Schiebe eine Karte aus deiner Auslage vor – oder keine
web-liberte-hold-back-more = Du behältst { $cards }.
web-liberte-verdict-first = Du zeigst { $value }; die anderen antworten.
web-liberte-verdict-ahead = { $value } gegen { $best }: vorn
web-liberte-verdict-level = { $value } gegen { $best }: immer noch gleich
web-liberte-verdict-behind = { $value } gegen { $best }: hinten

## Die Wahl

web-liberte-story = Provinz für Provinz
web-liberte-story-of = { $count } von { $of }
web-liberte-nobody-won = niemand
web-liberte-tie = Gleichstand
web-liberte-votes-cast = { $count ->
    [one] eine Stimme vergeben
   *[other] { $count } Stimmen vergeben
}
web-liberte-votes-line = { $red } rote, { $blue } blaue, { $white } weiße Stimmen
web-liberte-votes-held = Gewonnene Stimmen
web-liberte-ties-ahead = Noch im Gleichstand
web-liberte-at-stake = Worum es geht
web-liberte-award-first = die meisten Stimmen in der Regierung
web-liberte-award-second = die zweitmeisten Stimmen in der Regierung
web-liberte-award-lead = die meisten Stimmen in der Opposition
web-liberte-sleeps = Während der Wahl keine Konterrevolution

## Was gezeigt wird

web-liberte-turn = Runde { $turn }
web-liberte-turn-text = { $turn ->
    [2] Die Armeen sammeln sich: Schlacht bei { $battle }.
    [3] Manche Provinzen bringen nun Punkte, und die Konterrevolution ist möglich. Schlacht bei { $battle }.
   *[4] Die letzte Runde. Schlacht bei { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Blau ist aufgebraucht
    [white] Weiß ist aufgebraucht
   *[red] Rot ist aufgebraucht
}
web-liberte-last-round = Diese Aktionsrunde ist die letzte der Runde.
web-liberte-passes = passt
web-liberte-gains = +{ $points } SP
web-liberte-over = Die Partie ist vorbei
web-liberte-moment = Runde { $turn }, { $phase ->
    [refresh] Handkarten
    [action] Aktionsrunde { $round }
    [battle] die Schlacht
   *[election] die Wahl
}

## Zusammenfassung von Schlachten und Wahlen

web-liberte-summary-election = Wahl in Runde { $turn }
web-liberte-summary-text = Wer welche Punkte bekam, und warum. Weiter geht es, wenn du so weit bist.
web-liberte-summary-continue = Weiter
web-liberte-summary-votes = Gewonnene Stimmen
web-liberte-summary-points = Punkte in dieser Runde
web-liberte-summary-none = keine
web-liberte-summary-won = { $name } gewinnt die Schlacht bei { $battle }: { $points } SP.
web-liberte-summary-lost = Die Schlacht bei { $battle } ist verloren und zählt für eine Konterrevolution: { $count } von { $of } (möglich ab Runde { $from }).
web-liberte-summary-presence = Präsenz in der { $faction ->
    [blue] blauen
    [white] weißen
   *[red] roten
} Regierung:

## Auf dem Telefon

web-liberte-tabs = Ansichten
web-liberte-tab-map = Plan
web-liberte-tab-players = Spieler
web-liberte-tab-cards = Karten
web-liberte-tab-log = Verlauf
web-liberte-regions = Region vergrößern
web-liberte-all-france = Ganz Frankreich
web-liberte-whole = Verkleinern

## Tasten

web-liberte-key-more = die Ziffern für die nächsten neun Möglichkeiten
web-liberte-key-draw = eine Karte ziehen; zwei ablegen, um eine zu nehmen
web-liberte-key-not = passen; die Karte ablegen; nichts vorschieben
web-liberte-key-battle = in die Schlacht
web-liberte-key-keep = die Karte behalten
web-liberte-key-skip = nichts setzen
web-liberte-key-end = nach dieser Karte Schluss
web-liberte-key-all = das war’s, für die ganze Runde
web-liberte-key-claim = die Konterrevolution ausrufen
