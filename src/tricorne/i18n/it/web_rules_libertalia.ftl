# Le regole di Libertalia, con parole nostre. Una riga vuota separa i paragrafi; “- ” comincia un punto, “> ” un
# esempio, “! ” un avviso, “@” una figura; [testo|ancora] è un collegamento, _testo_ è in risalto.

web-rules-libertalia-goal = Di che cosa si tratta
web-rules-libertalia-goal-text =
    Siete pirati di una stessa nave che si dividono il bottino, e ognuno vuole ritirarsi più ricco degli altri a Libertalia: la libera colonia di pirati che la leggenda colloca in Madagascar. In tre campagne di sei giorni mandi a bordo un personaggio al giorno. Tutti hanno _gli stessi personaggi_: conta chi indovina che cosa manderanno gli altri.

    Vince chi ha più dobloni dopo tre campagne.

web-rules-libertalia-characters = Personaggi
web-rules-libertalia-characters-text =
    Ci sono trenta personaggi, con un [rango|rank] da 1, il Pappagallo, a 30, il Governatore spagnolo. Ognuno ha un’azione, con un segno che dice quando avviene:

    - _Giorno:_ una volta, nel giorno in cui il personaggio viene giocato.
    - _Crepuscolo:_ quando si divide il bottino.
    - _Notte:_ ogni notte, finché il personaggio è nel tuo [covo|den].
    - _Fine della campagna:_ nel giorno di riposo, se allora il personaggio è nel tuo covo.

    @card

    Le azioni avvengono da sole; tu scegli solo dove c’è una scelta. Ciò che è impossibile si salta. Solo la [Cameriera|character-8] può rinunciare.

web-rules-libertalia-setup = Come comincia una campagna
web-rules-libertalia-setup-text =
    Ognuno ha 10 dobloni. Nella prima campagna tutti ricevono gli stessi nove personaggi; nella seconda e nella terza altri sei, sempre uguali per tutti, oltre a quelli rimasti in mano. Così le mani diventano un po’ diverse, e conviene avere buona memoria.

    Per ognuno dei sei giorni si mettono scoperti sotto la nave tanti segnalini quanti sono i giocatori: il bottino di tutta la campagna è noto.

web-rules-libertalia-day = Un giorno
web-rules-libertalia-day-text =
    - [Alba|sunrise]: ognuno sceglie in segreto un personaggio.
    - [Giorno|daytime]: i personaggi agiscono, dal rango più basso al più alto.
    - [Crepuscolo|dusk]: prendono il bottino, dal rango più alto al più basso, e tornano a casa.
    - [Notte|night]: agiscono i personaggi nei covi.

    @ship

web-rules-libertalia-sunrise = Alba
web-rules-libertalia-sunrise-text =
    Ognuno sceglie in segreto un personaggio dalla mano; si può cambiare idea finché non hanno scelto tutti. Poi salgono tutti a bordo insieme, in ordine di rango. Tra due ranghi uguali sta più in alto quello con più [influenza|influence].

web-rules-libertalia-daytime = Giorno
web-rules-libertalia-daytime-text =
    Dal più basso al più alto, ogni personaggio con un sole fa la sua azione. Così il Bruto (14) può gettare fuori bordo un Capitano (29) prima che abbia guadagnato qualcosa.

    > A bordo ci sono un Mendicante (3), un Bruto (14) e un Capitano (29). Il Mendicante prende 3 dobloni dal proprietario del Capitano, che è il più alto. Poi il Bruto getta fuori bordo il Capitano, che non guadagna niente e non prende bottino.

web-rules-libertalia-dusk = Crepuscolo
web-rules-libertalia-dusk-text =
    Dal più alto al più basso, ogni personaggio prende un segnalino del bottino di oggi e torna subito a casa, nel covo del proprietario. Bisogna prenderne uno finché ce n’è; se non ne restano, il personaggio torna a mani vuote. Ciò che nessuno prende resta lì fino alla fine della campagna.

    - Un [ufficiale spagnolo|booty] uccide il personaggio che lo prende.
    - Se prendi una [sciabola|booty], devi uccidere un personaggio nel covo di un vicino diretto, a sinistra o a destra; se nessuno dei due ne ha, non succede niente.

    I segnalini si tengono coperti nel covo.

web-rules-libertalia-night = Notte
web-rules-libertalia-night-text =
    Tutti i personaggi con una luna agiscono, in ogni covo, dal rango più alto al più basso. Chi è tornato a casa oggi agisce già stanotte.

web-rules-libertalia-rest = Il giorno di riposo
web-rules-libertalia-rest-text =
    Dopo la sesta notte ognuno somma:

    - i dobloni,
    - ciò che i personaggi nel covo danno o costano alla fine della campagna,
    - il valore del [bottino|booty].

    La somma, mai sotto zero, va al punteggio. Poi si svuotano borse, bottino, covi e cimiteri: i personaggi che vi si trovavano sono fuori dal gioco. Resta solo ciò che si ha in mano, compreso chi è stato ripreso da un Reclutatore o da un Chirurgo.

web-rules-libertalia-booty = Bottino
web-rules-libertalia-booty-text =
    @booty

web-rules-libertalia-den = Covo e cimitero
web-rules-libertalia-den-text =
    Nel tuo _covo_ vanno i personaggi dopo la loro giornata; lì agiscono di notte e alla fine. Nel tuo _cimitero_ finisce chi in questa campagna è stato ucciso o scartato. Entrambi sono sotto gli occhi di tutti; solo chi è stato ripreso da un Chirurgo resta segreto.

web-rules-libertalia-final = La fine
web-rules-libertalia-final-text =
    Dopo tre campagne vince il punteggio più alto. A pari punti la vittoria è condivisa, a meno che l’opzione dica che decide la terza campagna.

web-rules-libertalia-fine = Dettagli
web-rules-libertalia-fine-text =
    - Chi non può pagare tutto paga quello che ha, e il resto dell’azione avviene lo stesso. Nessuno scende sotto zero.
    - Il Carpentiere ti fa perdere metà dei dobloni, arrotondata per difetto: di 7 ne perdi 3 e ne tieni 4.
    - Chi è il più alto sulla nave lo dicono il rango e poi l’influenza. Se è il Bruto stesso, si getta da solo. Se è il Mendicante stesso, non succede niente.
    - Di due Bruti agisce per primo quello con meno influenza, e l’altro può sparire prima di agire.
    - Chi viene gettato dal Bruto perde la sua azione, il bottino e il posto nel covo.
    - Il personaggio che prende il posto del Pappagallo agisce ancora lo stesso giorno.
    - Il Cuoco prende due segnalini di fila. Se uno dei due è un ufficiale, muore dopo il secondo.
    - Una sciabola non colpisce mai il tuo covo. In due, l’avversario conta come vicino da entrambi i lati.
    - Il Cannoniere spara in un covo qualsiasi: se solo nel tuo c’è qualcuno, deve sparare lì. Paga anche se non c’è proprio nessuno.
    - Gli ufficiali restituiti dalla Spia spagnola vanno nel sacchetto prima che peschi; gli ufficiali e le sciabole che pesca non hanno effetto.
    - Il Mercante deve scambiare se hai due segnalini uguali, anche in perdita. Scegli tu quali.
    - Le Nonne Wata si giudicano tutte nello stesso momento. Chi è stato cacciato dall’Ammutinato quella notte non agisce più.
    - Il Gabbiere dà i suoi dobloni se nessun altro covo ha meno personaggi; in parità vale lo stesso.
    - La Strega vudù conta anche un Pappagallo scartato prima nello stesso giorno, e il Chirurgo può riprenderlo.
    - Le reliquie passate da una Scimmia possono essere passate avanti dalla prossima.
    - Un personaggio che è stato ripreso e viene giocato di nuovo agisce di nuovo.

web-rules-libertalia-options = Opzioni
web-rules-libertalia-options-text =
    - _Colori equilibrati_ (attiva): in due o tre giocatori si usano solo colori con influenza equilibrata.
    - _Bottino scoperto_ (disattivata): i segnalini in tutti i covi restano visibili.
    - _L’ultima campagna risolve i pareggi_ (disattivata): a pari punti vince chi ha guadagnato di più nella terza campagna.

web-rules-libertalia-cast = I trenta personaggi
web-rules-libertalia-cast-text =
    @cast

web-rules-libertalia-terms = Termini

web-rules-libertalia-term-bag = Sacchetto
web-rules-libertalia-term-bag-means = Da dove viene il bottino e dove torna: cinquanta segnalini.
web-rules-libertalia-term-campaign = Campagna
web-rules-libertalia-term-campaign-means = Sei giorni e un giorno di riposo. Ce ne sono tre.
web-rules-libertalia-term-cemetery = Cimitero
web-rules-libertalia-term-cemetery-means = Dove finiscono i personaggi uccisi o scartati. Si svuota dopo ogni campagna. Vedi [covo e cimitero|den].
web-rules-libertalia-term-doubloon = Doblone
web-rules-libertalia-term-doubloon-means = La moneta. Cominci ogni campagna con dieci.
web-rules-libertalia-term-influence = Influenza
web-rules-libertalia-term-influence-means = Il numero d’argento su una carta. Decide tra due personaggi uguali; ogni ciurma ha numeri diversi.
web-rules-libertalia-term-map = Mappa del tesoro
web-rules-libertalia-term-map-means = Tre danno 12 dobloni; una o due non valgono niente.
web-rules-libertalia-term-neighbour = Vicino
web-rules-libertalia-term-neighbour-means = Chi siede subito alla tua sinistra o alla tua destra. Le sciabole arrivano solo lì; la Scimmia va a sinistra.
web-rules-libertalia-term-rank = Rango
web-rules-libertalia-term-rank-means = Il numero grande su una carta, da 1 a 30. I ranghi bassi agiscono per primi, quelli alti prendono per primi.
web-rules-libertalia-term-relic = Reliquia maledetta
web-rules-libertalia-term-relic-means = Costa 3 dobloni alla fine della campagna.
web-rules-libertalia-term-score = Punteggio
web-rules-libertalia-term-score-means = Ciò che hai messo al sicuro nelle campagne concluse. Nessuno può togliertelo.

web-rules-libertalia-figure-card = Il gagliardetto mostra rango e ciurma, la moneta d’argento l’influenza; il segno davanti al testo dice quando avviene l’azione.
web-rules-libertalia-figure-rank = rango
web-rules-libertalia-figure-crew = ciurma
web-rules-libertalia-figure-effect = quando e che cosa
web-rules-libertalia-figure-influence = influenza
web-rules-libertalia-figure-first-to-act = agisce prima
web-rules-libertalia-figure-first-to-take = prende prima
web-rules-libertalia-figure-ship = Di giorno da sinistra a destra, al crepuscolo da destra a sinistra. Due Cuochi: chi ha più influenza sta più in alto.
web-rules-libertalia-figure-token = Segnalino
web-rules-libertalia-figure-worth = Valore
web-rules-libertalia-figure-count = Quanti
web-rules-libertalia-figure-worth-chest = { $worth } { $worth ->
    [one] doblone
   *[other] dobloni
}
web-rules-libertalia-figure-worth-jewel = { $worth } { $worth ->
    [one] doblone
   *[other] dobloni
}
web-rules-libertalia-figure-worth-goods = { $worth } { $worth ->
    [one] doblone
   *[other] dobloni
}
web-rules-libertalia-figure-worth-officer = niente; il personaggio che lo prende muore
web-rules-libertalia-figure-worth-saber = niente; uccidi un personaggio di un vicino
web-rules-libertalia-figure-worth-map = { $set } dobloni per { $maps }, altrimenti niente
web-rules-libertalia-figure-worth-relic = costa { $worth } dobloni
