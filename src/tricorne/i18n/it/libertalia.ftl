# Libertalia: che cosa succede, perché qualcosa non si può fare, e che cosa mostra lo schermo.

libertalia-title = Libertalia
libertalia-colour = { $colour ->
    [yellow] giallo
    [red] rosso
    [blue] blu
    [green] verde
    [black] nero
   *[white] bianco
}
libertalia-kind = { $kind ->
    [chest] forziere
    [jewel] gioiello
    [goods] mercanzia
    [officer] ufficiale spagnolo
    [saber] sciabola
    [map] mappa del tesoro
   *[relic] reliquia maledetta
}
libertalia-a-kind = { $kind ->
    [chest] un forziere
    [jewel] un gioiello
    [goods] una mercanzia
    [officer] un ufficiale spagnolo
    [saber] una sciabola
    [map] una mappa del tesoro
   *[relic] una reliquia maledetta
}
libertalia-tokens = { $count } { $kind ->
    [chest] { $count ->
        [one] forziere
       *[other] forzieri
    }
    [jewel] { $count ->
        [one] gioiello
       *[other] gioielli
    }
    [goods] { $count ->
        [one] mercanzia
       *[other] mercanzie
    }
    [officer] { $count ->
        [one] ufficiale spagnolo
       *[other] ufficiali spagnoli
    }
    [saber] { $count ->
        [one] sciabola
       *[other] sciabole
    }
    [map] { $count ->
        [one] mappa del tesoro
       *[other] mappe del tesoro
    }
   *[relic] { $count ->
        [one] reliquia maledetta
       *[other] reliquie maledette
    }
}
libertalia-heap = { $chest ->
    [0] {""}
   *[other] { " · " }forziere ×{ $chest }
}{ $jewel ->
    [0] {""}
   *[other] { " · " }gioiello ×{ $jewel }
}{ $goods ->
    [0] {""}
   *[other] { " · " }mercanzia ×{ $goods }
}{ $officer ->
    [0] {""}
   *[other] { " · " }ufficiale spagnolo ×{ $officer }
}{ $saber ->
    [0] {""}
   *[other] { " · " }sciabola ×{ $saber }
}{ $map ->
    [0] {""}
   *[other] { " · " }mappa del tesoro ×{ $map }
}{ $relic ->
    [0] {""}
   *[other] { " · " }reliquia maledetta ×{ $relic }
}
libertalia-doubloons = { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}

## I personaggi: i loro nomi, e gli stessi in una frase

libertalia-name-parrot = Pappagallo
libertalia-the-parrot = il Pappagallo
    .of = del Pappagallo
libertalia-name-monkey = Scimmia
libertalia-the-monkey = la Scimmia
    .of = della Scimmia
libertalia-name-beggar = Mendicante
libertalia-the-beggar = il Mendicante
    .of = del Mendicante
libertalia-name-recruiter = Reclutatore
libertalia-the-recruiter = il Reclutatore
    .of = del Reclutatore
libertalia-name-cabin-boy = Mozzo
libertalia-the-cabin-boy = il Mozzo
    .of = del Mozzo
libertalia-name-preacher = Predicatore
libertalia-the-preacher = il Predicatore
    .of = del Predicatore
libertalia-name-barkeep = Taverniere
libertalia-the-barkeep = il Taverniere
    .of = del Taverniere
libertalia-name-waitress = Cameriera
libertalia-the-waitress = la Cameriera
    .of = della Cameriera
libertalia-name-carpenter = Carpentiere
libertalia-the-carpenter = il Carpentiere
    .of = del Carpentiere
libertalia-name-french-officer = Ufficiale francese
libertalia-the-french-officer = l’Ufficiale francese
    .of = dell’Ufficiale francese
libertalia-name-voodoo-witch = Strega vudù
libertalia-the-voodoo-witch = la Strega vudù
    .of = della Strega vudù
libertalia-name-freed-slave = Schiavo liberato
libertalia-the-freed-slave = lo Schiavo liberato
    .of = dello Schiavo liberato
libertalia-name-mutineer = Ammutinato
libertalia-the-mutineer = l’Ammutinato
    .of = dell’Ammutinato
libertalia-name-brute = Bruto
libertalia-the-brute = il Bruto
    .of = del Bruto
libertalia-name-gunner = Cannoniere
libertalia-the-gunner = il Cannoniere
    .of = del Cannoniere
libertalia-name-topman = Gabbiere
libertalia-the-topman = il Gabbiere
    .of = del Gabbiere
libertalia-name-spanish-spy = Spia spagnola
libertalia-the-spanish-spy = la Spia spagnola
    .of = della Spia spagnola
libertalia-name-cook = Cuoco
libertalia-the-cook = il Cuoco
    .of = del Cuoco
libertalia-name-bosun = Nostromo
libertalia-the-bosun = il Nostromo
    .of = del Nostromo
libertalia-name-armorer = Armaiolo
libertalia-the-armorer = l’Armaiolo
    .of = dell’Armaiolo
libertalia-name-merchant = Mercante
libertalia-the-merchant = il Mercante
    .of = del Mercante
libertalia-name-surgeon = Chirurgo
libertalia-the-surgeon = il Chirurgo
    .of = del Chirurgo
libertalia-name-treasurer = Tesoriere
libertalia-the-treasurer = il Tesoriere
    .of = del Tesoriere
libertalia-name-gambler = Giocatore d’azzardo
libertalia-the-gambler = il Giocatore d’azzardo
    .of = del Giocatore d’azzardo
libertalia-name-governor-s-daughter = Figlia del governatore
libertalia-the-governor-s-daughter = la Figlia del governatore
    .of = della Figlia del governatore
libertalia-name-quartermaster = Quartiermastro
libertalia-the-quartermaster = il Quartiermastro
    .of = del Quartiermastro
libertalia-name-granny-wata = Nonna Wata
libertalia-the-granny-wata = Nonna Wata
    .of = di Nonna Wata
libertalia-name-first-mate = Primo ufficiale
libertalia-the-first-mate = il Primo ufficiale
    .of = del Primo ufficiale
libertalia-name-captain = Capitano
libertalia-the-captain = il Capitano
    .of = del Capitano
libertalia-name-spanish-governor = Governatore spagnolo
libertalia-the-spanish-governor = il Governatore spagnolo
    .of = del Governatore spagnolo

## Che cosa succede

libertalia-event-campaign = Comincia la campagna { $campaign }.
libertalia-event-dealt = Tutti ricevono { $rank }.
libertalia-event-laid-out = Giorno { $day }{ libertalia-heap }.
libertalia-event-day = Sorge il sole sul giorno { $day }.
libertalia-event-chose = { $seat } sceglie { $rank }.
libertalia-event-chose-hidden = { $seat } ha scelto.
libertalia-event-changed = { $seat } sceglie invece { $rank }.
libertalia-event-played = { $seat } manda a bordo { $rank }.
libertalia-event-died = { $seat } perde { $rank }, che va al cimitero.
libertalia-event-handed-on = La Scimmia di { $seat } passa { $count ->
    [one] una reliquia maledetta
   *[other] { $count } reliquie maledette
} a { $owner }.
libertalia-event-begged = { $owner } dà { libertalia-doubloons } al Mendicante di { $seat }.
libertalia-event-recruited = { $seat } riprende { $rank } dal covo.
libertalia-event-operated = { $seat } riprende { $rank } dal cimitero.
libertalia-event-operated-hidden = { $seat } riprende un personaggio dal cimitero.
libertalia-event-kept = Il Predicatore lascia tenere a { $seat } { libertalia-a-kind }, e nient’altro.
libertalia-event-returned = { $seat } rimette nel sacchetto { libertalia-tokens }.
libertalia-event-gained = { $seat } guadagna { libertalia-doubloons } con { $rank }.
libertalia-event-paid = { $seat } paga { libertalia-doubloons } per { $rank }.
libertalia-event-struck-down = { $self ->
    [yes] Il Bruto di { $seat } getta fuori bordo sé stesso.
   *[no] Il Bruto di { $seat } getta fuori bordo { $rank } di { $owner }.
}
libertalia-event-shot = Il Cannoniere di { $seat } colpisce { $rank } nel covo di { $owner }.
libertalia-event-draw = { $seat } pesca dal sacchetto{ libertalia-heap }.
libertalia-event-traded = { $seat } scambia { libertalia-tokens } con { libertalia-doubloons }.
libertalia-event-looted = { $seat } prende { libertalia-a-kind } con { $rank }.
libertalia-event-sabered = La sciabola di { $seat } colpisce { $rank } nel covo di { $owner }.
libertalia-event-empty-handed = { $seat } non trova più bottino per { $rank }.
libertalia-event-went-home = { $seat } riporta { $rank } nel covo.
libertalia-event-sold = { $seat } vende una mappa del tesoro per { libertalia-doubloons }.
libertalia-event-declined = { $seat } tiene la mappa del tesoro.
libertalia-event-rest = Il giorno di riposo dopo la campagna { $campaign }.
libertalia-event-added = { $seat } riceve { libertalia-doubloons } per { $rank }.
libertalia-event-lost = { $seat } perde { libertalia-doubloons } per { $rank }.
libertalia-event-scored = { $seat } avanza di { $gain } punti, fino a { $score }.
libertalia-event-over = Le tre campagne sono finite.

## Com’è finita

libertalia-result-campaigns = Si sono giocate tre campagne.

## Perché qualcosa non si può fare

libertalia-reason-game-over = La partita è finita.
libertalia-reason-not-your-decision = Adesso non tocca a te decidere.
libertalia-reason-not-asked = Questo non risponde alla domanda.
libertalia-reason-not-in-hand = Non hai { $rank } in mano.
libertalia-reason-not-in-den = Nel tuo covo non c’è { $rank }.
libertalia-reason-not-in-cemetery = Nel tuo cimitero non c’è { $rank }.
libertalia-reason-no-such-token = Non hai segnalini di quel tipo.
libertalia-reason-too-few-tokens = Hai meno di { $count } segnalini di quel tipo.
libertalia-reason-not-on-board = Oggi non ci sono segnalini di quel tipo.
libertalia-reason-no-such-seat = Lì non siede nessuno.
libertalia-reason-not-in-that-den = Nel covo di { $owner } non c’è { $rank }.
libertalia-reason-own-character = Una sciabola non colpisce mai i tuoi personaggi.
libertalia-reason-no-neighbour = Una sciabola arriva solo ai vicini diretti, e { $owner } non lo è.

## Che cosa si chiede

libertalia-ask-choose = Scegli un personaggio; puoi cambiare finché non hanno scelto tutti.
libertalia-ask-parrot = Quale personaggio prende il posto del Pappagallo?
libertalia-ask-recruit = Chi riprendi dal tuo covo con il Reclutatore?
libertalia-ask-operate = Chi riprendi dal tuo cimitero con il Chirurgo?
libertalia-ask-preach = Quale segnalino ti lascia tenere il Predicatore?
libertalia-ask-trade = Quali segnalini scambia il Mercante?
libertalia-ask-shoot = Chi colpisci con il Cannoniere?
libertalia-ask-loot = Che cosa prende { $rank }?
libertalia-ask-saber = Chi colpisci con la sciabola?
libertalia-ask-serve = La Cameriera vende una mappa del tesoro?
libertalia-ask-nothing = Non si chiede niente.

## Che cosa si può fare

libertalia-action-choose = { $rank }
libertalia-action-play = giocare { $rank }
libertalia-action-recall = riprendere { $rank }
libertalia-action-keep = tenere { libertalia-a-kind }
libertalia-action-trade = scambiare { libertalia-tokens }
libertalia-action-shoot = { $rank } di { $owner }
libertalia-action-loot = prendere { libertalia-a-kind }
libertalia-action-saber = { $rank } di { $owner }
libertalia-action-sell = vendere una mappa
libertalia-action-decline = tenere le mappe
