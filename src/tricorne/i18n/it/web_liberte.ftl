# Il tavolo di Liberté nel browser.

## Carte

web-liberte-special = Speciale
web-liberte-anywhere = ovunque
web-liberte-card-id = carta { $set } { $number }
web-liberte-effect-bread-shortage = Togli dalla mappa un blocchetto del colore del governo; prima delle prime elezioni, uno qualsiasi.
web-liberte-effect-emigration = Scarta una personalità monarchica da un’area personale.
web-liberte-effect-religious-problems = Togli dalla mappa un blocchetto blu o rosso.
web-liberte-effect-guillotine = Togli per sempre dal gioco una personalità di un’area personale.
web-liberte-effect-purge = Scarta un club o una personalità da un’area personale.
web-liberte-effect-terror = Togli una pila intera dove c’è del rosso; puoi anche togliere dal gioco una carta di un’area personale.
web-liberte-needs-purge = Richiede una presenza nel governo
web-liberte-needs-terror = Richiede una presenza in un governo rosso
web-liberte-office-orator = oratore
web-liberte-office-jurist = giurista
web-liberte-office-soldier = soldato
web-liberte-office-cleric = ecclesiastico
web-liberte-office-journalist = giornalista
web-liberte-office-noble = nobile
web-liberte-office-prince = principe
web-liberte-office-pastor = pastore
web-liberte-office-intendant = intendente di marina
web-liberte-office-rebel = capo ribelle
web-liberte-office-letters = letterato
web-liberte-office-letters-woman = letterata
web-liberte-office-scholar = scienziato
web-liberte-office-financier = finanziere
web-liberte-office-plotter = cospiratore
web-liberte-office-engineer = ingegnere
web-liberte-office-tribune = tribuno popolare
web-liberte-office-envoy = deputato in missione
web-liberte-card-blocks = { $count ->
    [one] { $count } blocchetto { liberte-colour }
   *[other] { $count } blocchetti { $faction ->
        [blue] blu
        [white] bianchi
       *[red] rossi
    }
}

## La mappa

web-liberte-map = La mappa della Francia
web-liberte-province = { $name }, numero { $number }, { $region }
web-liberte-fleur = giglio
web-liberte-pays = { $points ->
    [one] un punto
   *[other] { $points } punti
} dal turno { $turn }
web-liberte-stack = { $name }: { $count } { liberte-colour }
web-liberte-nobody = nessuna pila
web-liberte-place-new = Sceglila: una nuova pila { $faction ->
    [blue] blu
    [white] bianca
   *[red] rossa
}
web-liberte-place-grows = Sceglila: la tua pila { $faction ->
    [blue] blu
    [white] bianca
   *[red] rossa
} sale a { $height }
web-liberte-can-hit = Sceglila: colpisce { $names }
web-liberte-assembly = L’Assemblea
web-liberte-assembly-now = Se si votasse ora: { $red } rossi, { $blue } blu, { $white } bianchi, { $open } in parità.
web-liberte-assembly-tip = Come siederebbe l’Assemblea se si votasse ora: i Radicali a sinistra, i Monarchici a destra. { $landslide } voti rossi sono una maggioranza schiacciante e chiudono la partita. I seggi vuoti sono in parità o di nessuno.
web-liberte-would-govern = ora governerebbero i { liberte-faction }
web-liberte-would-tie = ora nessuno è in testa
web-liberte-governs = al governo: { liberte-faction }, { $votes ->
    [one] un voto
   *[other] { $votes } voti
}
web-liberte-battle = Battaglia di { $name }
web-liberte-battle-none = Nessuna battaglia
web-liberte-battle-later = dal turno { $turn }
web-liberte-battle-empty = ancora nessun segnalino
web-liberte-battle-row = { $name }: { $count } { $count ->
    [one] segnalino
   *[other] segnalini
}{ $general ->
    [no] , senza generale
   *[yes] , con un generale
}
web-liberte-battle-tip = Vale { $points } punti. Vince chi ha più segnalini, ma solo con un generale nell’area personale. In testa: { $leading }. Una battaglia che nessuno vince conta per la controrivoluzione.
web-liberte-leads = in testa
web-liberte-no-general = nessun generale
web-liberte-points-word = { $count ->
    [one] punto
   *[other] punti
}
web-liberte-lost = { $count } perse

## La barra

web-liberte-turns = Turno { $turn } di { $of }
web-liberte-phase-refresh = Nuove carte
web-liberte-phase-action = Azioni
web-liberte-phase-battle = Battaglia
web-liberte-phase-election = Elezioni
web-liberte-round = round { $round }
web-liberte-last = ultimo round
web-liberte-landslide = Maggioranza
web-liberte-landslide-tip = Voti rossi se si votasse ora: { $count }. { $of } voti rossi in un’elezione chiudono subito la partita con una maggioranza schiacciante; allora vince chi ha più rosso: voti presi, blocchetti sulla mappa e sulle carte in mano e nell’area.
web-liberte-landslide-so-far = Voti rossi finora: { $count }. { $of } chiudono la partita.
web-liberte-counter-revolution = Controrivoluzione
web-liberte-counter-revolution-tip = Province con il giglio dove il bianco è in testa, e battaglie perse: { $count }. Dal turno { $turn }, { $of } chiudono subito la partita; allora vince chi ha più bianco: blocchetti sulla mappa e sulle carte in mano e nell’area.
web-liberte-of = { $count } di { $of }
web-liberte-gauge-of = { " " }di { $of }
web-liberte-short = { $count ->
    [0] ora!
    [one] ne manca uno
   *[other] ne mancano due
}

## Giocatori e carte

web-liberte-you = tu
web-liberte-bot = bot
web-liberte-vp = PV
web-liberte-player = { $name }: { $points } punti vittoria, { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in mano
web-liberte-tokens = { $count ->
    [one] Resta un segnalino controllo.
   *[other] Restano { $count } segnalini controllo.
}
web-liberte-presence = Presenza nel governo { $faction ->
    [blue] blu
    [white] bianco
   *[red] rosso
}
web-liberte-in-battle = { $count ->
    [one] Un segnalino
   *[other] { $count } segnalini
} nel riquadro battaglia
web-liberte-in-hand = { $count ->
    [one] Una carta
   *[other] { $count } carte
} in mano
web-liberte-hand-word = Mano
web-liberte-vp-tip = { $points } punti vittoria
web-liberte-order = Numero { $place } nell’ordine di gioco.
web-liberte-display = Area personale
web-liberte-hand = La tua mano: { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-liberte-market = Carte e riserva
web-liberte-discards = { $count ->
    [0] nessuno scarto
    [one] uno scarto
   *[other] { $count } scarti
}
web-liberte-discards-empty = Non si è ancora scartato niente.
web-liberte-box = Fuori dal gioco: { $count }
web-liberte-deck = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-liberte-draw-tip = Pesca la prima carta
web-liberte-supply-of = { liberte-faction }: { $count ->
    [0] non resta nessun blocchetto
    [one] resta un blocchetto
   *[other] restano { $count } blocchetti
} nella riserva.
web-liberte-reserve = Altri { $count } arrivano nel turno II.
web-liberte-plays = { $name } gioca

## Che cosa si chiede

web-liberte-ask-refresh = Nuove carte
web-liberte-ask-refresh-text = Scarta ciò che non vuoi tenere; poi completi la tua mano.
web-liberte-ask-refill = Prendi una carta
web-liberte-ask-refill-text = Completa la tua mano con carte scoperte, o dal mazzo.
web-liberte-ask-action = La tua azione
web-liberte-ask-action-text = Gioca una carta dalla mano, prendine una, o passa.
web-liberte-ask-discarding = Scartane due per prenderne una
web-liberte-ask-discarding-text = Ne hai { $count } o più in mano. Quale scarti per prima?
web-liberte-ask-give = Scarta la seconda carta
web-liberte-ask-give-text = Poi ne prendi una nuova.
web-liberte-ask-gain = Prendi una carta
web-liberte-ask-gain-text = Una scoperta, o la prima del mazzo.
web-liberte-ask-again = Una seconda carta?
web-liberte-ask-again-text = Puoi prendere anche una delle carte evidenziate di valore 1.
web-liberte-ask-place = Metti un blocchetto { FORM($card, "of") }
web-liberte-ask-place-text = { $left ->
    [one] Un blocchetto { liberte-colour }
   *[other] { $left } blocchetti { $faction ->
        [blue] blu
        [white] bianchi
       *[red] rossi
    }
} da mettere: { $where ->
    [anywhere] in una provincia evidenziata
   *[other] { $where }, in una provincia evidenziata
}{ $battle ->
    [yes] , o nel riquadro battaglia
   *[no] {""}
}.
web-liberte-ask-place-battle = Sulla mappa non c’è posto: manda un segnalino in battaglia, o non mettere niente.
web-liberte-ask-target = Che cosa colpisci con { $card }?
web-liberte-ask-strike = Con { $card } puoi colpire anche una carta
web-liberte-ask-strike-text = La carta colpita esce dal gioco per sempre.
web-liberte-ask-clean = Tieni { $card }?
web-liberte-ask-clean-text = Nell’area personale la carta può risolvere pareggi e, se è un generale, comandare l’esercito; ti torna in mano nel prossimo turno. Altrimenti si scarta.
web-liberte-ask-more = Un’altra carta?
web-liberte-ask-more-text = { $region ->
    [none] Una carta speciale, oppure basta così.
   *[other] Una carta speciale, o un’altra di valore 1 ({ $region }), oppure basta così.
}
web-liberte-ask-more-none = Adesso non hai altro da giocare. Gli altri non lo vedono.
web-liberte-ask-advance = { $place ->
    [none] Pareggio per { liberte-contest }
   *[other] Pareggio: { $place }
}
web-liberte-stake = In palio: { $contest ->
    [province] { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }{ $points ->
        [0] {""}
        [one] {" "}e un punto
       *[other] {" "}e { $points } punti
    }
    [government] chi governa
    [opposition] chi fa l’opposizione
   *[other] { $points } punti
}.
web-liberte-ask-which = La pila di chi? ({ $province })
web-liberte-last-line = Una riserva è finita: questo round è l’ultimo del turno.
web-liberte-draw = Pesca
web-liberte-pass = Passa
web-liberte-discard-two = Scartane due, prendine una
web-liberte-harm-card = Colpisce una tua carta: { $card }.
web-liberte-harm-blocks = Toglie { $count ->
    [one] un tuo blocchetto
   *[other] { $count } tuoi blocchetti
} ({ $province }).
web-liberte-harm-text = Non è ancora successo niente: torna indietro, o conferma.
web-liberte-harm-go = Fallo lo stesso
web-liberte-put-back = Indietro
web-liberte-done = Tieni il resto
web-liberte-end = Basta così
web-liberte-end-after = Chiudi dopo questa carta
web-liberte-end-turn = … per tutto il turno
web-liberte-to-battle = In battaglia
web-liberte-skip = Non mettere niente
web-liberte-spare = Non colpire carte
web-liberte-keep = Tienila
web-liberte-drop = Scartala
web-liberte-hold-back = Non schierare
web-liberte-claim = Invoca la controrivoluzione
web-liberte-which = { $name }: { liberte-colour } × { $height }
web-liberte-do-play = Gioca { $card }
web-liberte-do-take = Prendi { $card }
web-liberte-do-discard = Scarta { $card }
web-liberte-do-strike = Colpisci { $card }
web-liberte-do-advance = Schiera { $card }
web-liberte-do-place = Metti qui: { $province }
web-liberte-do-remove = { $province }: colpisci { $name }

## Pareggi

web-liberte-tied-in = Pareggio: { $place }
web-liberte-tied-for = Pareggio per { liberte-contest }
web-liberte-tied-seats = Pari: { $names }. Vince la carta più alta.
web-liberte-tied-factions = Pari:
web-liberte-duel-round = round { $round }
web-liberte-shows-nothing = non schiera niente
web-liberte-your-answer = la tua risposta
web-liberte-thinks = pensa…
web-liberte-advance-or-not = Schiera una carta della tua area personale, o nessuna
web-liberte-hold-back-more = Tieni { $cards }.
web-liberte-verdict-first = Mostri { $value }; gli altri rispondono.
web-liberte-verdict-ahead = { $value } contro { $best }: in vantaggio
web-liberte-verdict-level = { $value } contro { $best }: ancora pari
web-liberte-verdict-behind = { $value } contro { $best }: in svantaggio

## Le elezioni

web-liberte-story = Provincia per provincia
web-liberte-story-of = { $count } di { $of }
web-liberte-nobody-won = nessuno
web-liberte-tie = pari
web-liberte-votes-cast = { $count ->
    [one] un voto espresso
   *[other] { $count } voti espressi
}
web-liberte-votes-line = { $red } voti rossi, { $blue } blu, { $white } bianchi
web-liberte-votes-held = Voti presi
web-liberte-ties-ahead = Province ancora in parità
web-liberte-at-stake = In palio
web-liberte-award-first = più voti nel governo
web-liberte-award-second = secondo per voti nel governo
web-liberte-award-lead = più voti nell’opposizione
web-liberte-sleeps = Nessuna controrivoluzione durante le elezioni

## Che cosa si mostra

web-liberte-turn = Turno { $turn }
web-liberte-turn-text = { $turn ->
    [2] Gli eserciti si radunano per la battaglia di { $battle }.
    [3] Alcune province ora danno punti, e può arrivare la controrivoluzione. Battaglia: { $battle }.
   *[4] L’ultimo turno. Battaglia: { $battle }.
}
web-liberte-supply-empty = { $faction ->
    [blue] Il blu è finito
    [white] Il bianco è finito
   *[red] Il rosso è finito
}
web-liberte-last-round = Questo round è l’ultimo del turno.
web-liberte-passes = passa
web-liberte-gains = +{ $points } PV
web-liberte-over = La partita è finita
web-liberte-moment = Turno { $turn }, { $phase ->
    [refresh] nuove carte
    [action] round { $round }
    [battle] la battaglia
   *[election] le elezioni
}

## Riepiloghi di battaglie ed elezioni

web-liberte-summary-election = Elezioni del turno { $turn }
web-liberte-summary-text = Chi ha ricevuto quali punti, e perché. Si continua quando vuoi tu.
web-liberte-summary-continue = Continua
web-liberte-summary-votes = Voti presi
web-liberte-summary-points = Punti di questo turno
web-liberte-summary-none = nessuno
web-liberte-summary-won = { $name } vince la battaglia di { $battle }: { $points } PV.
web-liberte-summary-lost = La battaglia di { $battle } è persa, e conta per una controrivoluzione: { $count } di { $of } (possibile dal turno { $from }).
web-liberte-summary-presence = Presenti nel governo { $faction ->
    [blue] blu
    [white] bianco
   *[red] rosso
}:

## Sul telefono

web-liberte-tabs = Viste
web-liberte-tab-map = Mappa
web-liberte-tab-players = Giocatori
web-liberte-tab-cards = Carte
web-liberte-tab-log = Cronaca
web-liberte-regions = Ingrandisci una regione
web-liberte-all-france = Tutta la Francia
web-liberte-whole = Rimpicciolisci

## Tasti

web-liberte-key-more = le cifre per le nove scelte seguenti
web-liberte-key-draw = pescare una carta; scartarne due per prenderne una
web-liberte-key-not = passare; scartare la carta; non schierare niente
web-liberte-key-battle = in battaglia
web-liberte-key-keep = tenere la carta
web-liberte-key-skip = non mettere niente
web-liberte-key-end = chiudere dopo questa carta
web-liberte-key-all = basta così, per tutto il turno
web-liberte-key-claim = invocare la controrivoluzione
