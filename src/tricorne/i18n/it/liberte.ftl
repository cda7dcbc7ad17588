# Liberté: che cosa succede, perché qualcosa non si può fare, e che cosa mostra lo schermo.

liberte-title = Liberté
liberte-faction = { $faction ->
    [blue] Moderati
    [white] Monarchici
   *[red] Radicali
}
liberte-colour = { $faction ->
    [blue] blu
    [white] bianco
   *[red] rosso
}
liberte-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
liberte-contest = { $contest ->
    [battle] la battaglia
    [province] una provincia
    [government] il governo
    [opposition] l’opposizione
    [first] il primo posto nel governo
    [second] il secondo posto nel governo
   *[lead] la guida dell’opposizione
}

## Le carte speciali: i loro nomi, e gli stessi in una frase

liberte-name-bread-shortage = Mancanza di Pane
liberte-the-bread-shortage = la Mancanza di Pane
    .of = della Mancanza di Pane
liberte-name-emigration = Emigrazione
liberte-the-emigration = l’Emigrazione
    .of = dell’Emigrazione
liberte-name-religious-problems = Problemi Religiosi
liberte-the-religious-problems = i Problemi Religiosi
    .of = dei Problemi Religiosi
liberte-name-guillotine = Ghigliottina
liberte-the-guillotine = la Ghigliottina
    .of = della Ghigliottina
liberte-name-purge = Epurazione
liberte-the-purge = l’Epurazione
    .of = dell’Epurazione
liberte-name-terror = Terrore
liberte-the-terror = il Terrore
    .of = del Terrore

## I club in una frase; da soli hanno il loro nome stampato

liberte-the-feuillants = i Feuillants
    .of = dei Feuillants
liberte-the-societe-de-1789 = la Société de 1789
    .of = della Société de 1789
liberte-the-amis-des-noirs = gli Amis des Noirs
    .of = degli Amis des Noirs
liberte-the-club-breton = il Club breton
    .of = del Club breton
liberte-the-club-monarchique = il Club monarchique
    .of = del Club monarchique
liberte-the-salon-francais = il Salon français
    .of = del Salon français
liberte-the-club-massiac = il Club Massiac
    .of = del Club Massiac
liberte-the-cordeliers = i Cordeliers
    .of = dei Cordeliers
liberte-the-jacobins = i Jacobins
    .of = dei Jacobins
liberte-the-cercle-constitutionnel = il Cercle constitutionnel
    .of = del Cercle constitutionnel
liberte-the-club-de-clichy = il Club de Clichy
    .of = del Club de Clichy
liberte-the-institut-philanthropique = l’Institut philanthropique
    .of = dell’Institut philanthropique
liberte-the-club-du-pantheon = il Club du Panthéon
    .of = del Club du Panthéon
liberte-the-club-du-manege = il Club du Manège
    .of = del Club du Manège
liberte-the-republicaines-revolutionnaires = le Républicaines révolutionnaires
    .of = delle Républicaines révolutionnaires
liberte-the-societe-populaire = la Société populaire
    .of = della Société populaire

## Che cosa succede

liberte-event-turn = Comincia il turno { $turn }.
liberte-event-order = { $seat } ha il numero { $place } nell’ordine di gioco.
liberte-event-reserve = { $count ->
    [one] Un blocchetto { liberte-colour } entra
   *[other] { $count } blocchetti { $faction ->
        [blue] blu
        [white] bianchi
       *[red] rossi
    } entrano
} nella riserva.
liberte-event-took-back = { $seat } riprende in mano { $card }.
liberte-event-discarded = { $seat } scarta { $card }.
liberte-event-took = { $seat } prende { $card } dalle carte scoperte.
liberte-event-drew = { $seat } pesca { $card }.
liberte-event-drew-hidden = { $seat } pesca una carta.
liberte-event-faced = Si scopre una carta: { $card }.
liberte-event-reshuffled = Gli scarti vengono mescolati: il nuovo mazzo ha { $count ->
    [one] una carta
   *[other] { $count } carte
}.
liberte-event-round = Round { $round }.
liberte-event-passed = { $seat } passa.
liberte-event-played = { $seat } gioca { $card }.
liberte-event-placed = { $seat } mette un blocchetto { liberte-colour } ({ $province }): { $height ->
    [one] una nuova pila
   *[other] una pila di { $height }
}.
liberte-event-to-battle = { $seat } mette un segnalino nel riquadro battaglia, e ora ne ha { $count }.
liberte-event-placed-nothing = { $seat } non può mettere niente con { $card }.
liberte-event-removed = { $seat } toglie { $count ->
    [one] un blocchetto
   *[other] { $count } blocchetti
} di { $owner } ({ $province }).
liberte-event-struck = { $seat } colpisce { $card } nell’area di { $owner }{ $returned ->
    [1] ; la carta esce dal gioco
   *[other] {""}
}.
liberte-event-kept = { $seat } tiene { $card } nell’area personale.
liberte-event-dropped = { $seat } scarta { $card }.
liberte-event-supply-empty = La riserva di blocchetti { $faction ->
    [blue] blu
    [white] bianchi
   *[red] rossi
} è vuota: questo round è l’ultimo.
liberte-event-tie = { $contest ->
    [province] Pareggio: { $province }.
   *[other] Pareggio per { liberte-contest }.
}
liberte-event-advanced = { $seat } schiera { $card }.
liberte-event-declined = { $seat } non schiera niente.
liberte-event-battle-won = { $seat } vince la battaglia: { $points } PV.
liberte-event-battle-lost = La battaglia del turno { $turn } è persa.
liberte-event-white-laid-out = { $count ->
    [one] Un blocchetto bianco viene messo
   *[other] { $count } blocchetti bianchi vengono messi
} da parte per le battaglie perse.
liberte-event-elected = { $seat } vince in { $province } per i { liberte-faction }{ $count ->
    [one] {""}
   *[other] { " " }con { $count } voti
}.
liberte-event-nobody-elected = { $province }: non vince nessuno.
liberte-event-cleared = { $province }: la provincia viene svuotata.
liberte-event-province-points = { $seat } riceve { $points } PV ({ $province }).
liberte-event-stepped-back = I { liberte-faction } arretrano di una casella nella tabella elezioni.
liberte-event-government = I { liberte-faction } formano il governo.
liberte-event-opposition = I { liberte-faction } sono l’opposizione.
liberte-event-award = { $seat } riceve { $points } PV per { liberte-contest }.
liberte-event-presence = { $seat } ha una presenza nel governo.
liberte-event-claimed = { $seat } invoca la controrivoluzione.
liberte-event-over = { $ending ->
    [landslide] I Radicali vincono con una maggioranza schiacciante!
    [counter_revolution] La controrivoluzione ha vinto!
   *[turns] I quattro turni sono finiti.
}

## Com’è finita

liberte-result-turns = Si sono giocati quattro turni.
liberte-result-landslide = Una maggioranza schiacciante radicale.
liberte-result-counter-revolution = Una controrivoluzione monarchica.

## Perché qualcosa non si può fare

liberte-reason-game-over = La partita è finita.
liberte-reason-not-your-decision = Adesso non tocca a te decidere.
liberte-reason-not-asked = Questo non risponde alla domanda.
liberte-reason-not-in-hand = Quella carta non è nella tua mano.
liberte-reason-not-face-up = Quella carta non è tra le scoperte.
liberte-reason-not-in-a-display = Quella carta non è nell’area personale di nessuno.
liberte-reason-not-in-your-display = Quella carta non è nella tua area personale.
liberte-reason-no-card-to-take = Non c’è nessuna carta da prendere, né scoperta né nel mazzo.
liberte-reason-deck-empty = Il mazzo è finito.
liberte-reason-hand-too-large = Con nove carte o più in mano ne scarti due prima di prenderne una.
liberte-reason-hand-small-enough = Prima di prendere una carta si scarta solo con nove o più in mano.
liberte-reason-not-value-one = La seconda carta può essere solo di valore 1.
liberte-reason-special-already-played = In questa azione hai già giocato una carta speciale.
liberte-reason-card-already-played = In questa azione hai già giocato un club o una personalità.
liberte-reason-other-region = È in un’altra regione.
liberte-reason-no-place-in-region = Nella regione della prima carta non c’è posto per il blocchetto di questa.
liberte-reason-needs-presence = Quella carta richiede una presenza nel governo.
liberte-reason-needs-radical-government = Quella carta richiede un governo radicale.
liberte-reason-no-target = Questa carta non ha niente da colpire.
liberte-reason-no-supply = Nella riserva non c’è più un blocchetto di quel colore.
liberte-reason-stack-full = La tua pila lì ha già tre blocchetti.
liberte-reason-other-colour = La tua pila lì è di un altro colore.
liberte-reason-three-stacks = Lì ci sono già tre pile.
liberte-reason-no-token = Non hai più segnalini controllo liberi.
liberte-reason-no-battle-yet = Nel primo turno non c’è battaglia.
liberte-reason-no-cannon = La carta non ha il cannone.
liberte-reason-block-already-placed = La carta ha già messo un blocchetto: è tardi per il riquadro battaglia.
liberte-reason-second-card-no-battle = Una seconda carta non va mai nel riquadro battaglia.
liberte-reason-must-place = Il blocchetto va messo finché c’è posto.
liberte-reason-display-full = La tua area personale è piena.
liberte-reason-no-stack = Quella pila non c’è.
liberte-reason-not-government-colour = La carta colpisce solo blocchetti del colore del governo.
liberte-reason-white-is-safe = La carta non colpisce i blocchetti bianchi.
liberte-reason-no-red-stack = In quella provincia non c’è una pila rossa.
liberte-reason-not-white-personality = La carta colpisce solo personalità monarchiche.
liberte-reason-not-personality = La carta colpisce solo personalità.
liberte-reason-not-general = In una battaglia conta solo un generale.
liberte-reason-card-does-not-count = Quella carta non conta in questo pareggio.
liberte-reason-claim-not-needed = In questa partita la controrivoluzione viene riconosciuta da sola; nessuno deve invocarla.
liberte-reason-claim-unfounded = La controrivoluzione non c’è ancora.

## Che cosa si chiede

liberte-ask-refresh = Scarta ciò che non vuoi tenere.
liberte-ask-refill = Completa la tua mano.
liberte-ask-action = La tua azione: gioca una carta, prendine una, o passa.
liberte-ask-give = Scarta la seconda carta.
liberte-ask-gain = Prendi una carta.
liberte-ask-again = Puoi prendere una seconda carta di valore 1.
liberte-ask-place = Metti un blocchetto { FORM($card, "of") } (ne restano { $left }).
liberte-ask-target = Che cosa colpisci con { $card }?
liberte-ask-strike = Con { $card } puoi colpire anche una carta.
liberte-ask-clean = Tieni { $card } nella tua area personale, o scarti la carta?
liberte-ask-more = Gioca un’altra carta, o chiudi la tua azione.
liberte-ask-advance = Pareggio per { liberte-contest }: schiera una carta o nessuna.
liberte-ask-advance-province = Pareggio ({ $province }): schiera una carta o nessuna.
liberte-ask-nothing = Non si chiede niente.

## Che cosa si può fare

liberte-action-pass = non fare niente questa volta
liberte-action-draw = pescare la prima carta del mazzo
liberte-action-done = tenere il resto
liberte-action-end = chiudere la tua azione
liberte-action-battle = mandare un segnalino nel riquadro battaglia
liberte-action-skip = non mettere niente, o non colpire niente
liberte-action-keep = tenerla nella tua area personale
liberte-action-drop = scartarla
liberte-action-decline = non schierare niente
liberte-action-claim = invocare la controrivoluzione
liberte-action-play = { $card }
liberte-action-take = { $card }
liberte-action-discard = { $card }
liberte-action-strike = { $card } di { $owner }
liberte-action-advance = { $card }
liberte-action-place = { $province }
liberte-action-remove = { $province }: { $owner }, { liberte-colour } × { $height }

## Lo schermo

liberte-standing = Turno { $turn } di 4 · { $phase ->
    [refresh] nuove carte
    [action] azioni, round { $round }
    [battle] la battaglia
   *[election] le elezioni
}{ $ending ->
    [1] { " " }(l’ultimo)
   *[other] {""}
}
liberte-order = Ordine di gioco: { $order }
liberte-supply = Riserva
liberte-reserve = Fino al turno 2
liberte-track = Tabella elezioni
liberte-government = Governo: { liberte-faction }
liberte-opposition = Opposizione: { liberte-faction }
liberte-no-government = Ancora nessun governo
liberte-battle = Battaglia di { $name }: { $points } PV
liberte-no-battle = Nessuna battaglia in questo turno
liberte-lost-battles = Battaglie perse: { $count }{ $owed ->
    [0] {""}
   *[other] { " " }({ $owed } bianchi ancora dovuti)
}
liberte-counter-revolution = Controrivoluzione: { $count } di 7
liberte-face-up = Carte scoperte
liberte-deck = Mazzo: { $deck } · scarti: { $discards } · fuori dal gioco: { $box }
liberte-in-play = In gioco: { $card }
liberte-column-number = N.
liberte-column-seat = Giocatore
liberte-column-vp = PV
liberte-column-hand = Mano
liberte-column-tokens = Segnalini
liberte-column-battle = Riquadro battaglia
liberte-column-votes = Voti B/W/R
liberte-column-presence = Presenza
liberte-display = Area di { $seat }:
liberte-presence = sì
liberte-hand = Mano di { $seat }
liberte-column-card = Carta
liberte-column-faction = Fazione
liberte-column-region = Regione
liberte-column-now = Ora no, perché
liberte-type-special = speciale
liberte-type-club = club, ovunque
liberte-mark-cannon = cannone
liberte-mark-sans-culottes = sanculotti
liberte-mark-general = generale
liberte-legend = Una pila si legge «2:RRR»: il numero del proprietario, poi una lettera per blocchetto: B Moderati (blu), W Monarchici (bianco), R Radicali (rosso). ⚜ conta per la controrivoluzione, ★ dà PV nei turni 3 e 4.
