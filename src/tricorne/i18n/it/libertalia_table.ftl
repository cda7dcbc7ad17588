# Libertalia al tavolo: che cosa dice lo schermo, e che cosa fa ogni personaggio in una riga.

libertalia-standing = Campagna { $campaign } di 3 · giorno { $day } di 6 · { $phase ->
    [sunrise] alba
    [day] giorno
    [dusk] crepuscolo
    [night] notte
   *[rest] giorno di riposo
}
libertalia-bag = Sacchetto: { $count } segnalini
libertalia-bag-open = Sacchetto{ libertalia-heap }
libertalia-unseen = Personaggi che nessuno ha ancora visto: { $count }
libertalia-ship = Sulla nave: { $characters }
libertalia-aboard = { $number } { $name } ({ $seat })
libertalia-day = Giorno { $day }
libertalia-nothing = niente
libertalia-column-number = N.
libertalia-column-seat = Giocatore
libertalia-column-colour = Colore
libertalia-column-score = Punteggio
libertalia-column-doubloons = Dobloni
libertalia-column-hand = Mano
libertalia-column-booty = Bottino
libertalia-column-ready = Scelto
libertalia-ready = sì
libertalia-some-tokens = { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
}
libertalia-den = Covo di { $seat }: { $characters }
libertalia-cemetery = Cimitero di { $seat }: { $characters }
libertalia-cemetery-more = e { $count } di cui nessuno può essere certo
libertalia-hand = Mano di { $seat }
libertalia-chosen = (scelto)
libertalia-legend = I personaggi vanno per rango: sulla nave di giorno agisce per primo il più basso, e al crepuscolo prende per primo il più alto. Un personaggio scelto si può cambiare finché non hanno scelto tutti.

libertalia-does-1 = giorno: va al cimitero; gioca subito un altro personaggio
libertalia-does-2 = giorno: le tue reliquie maledette vanno al giocatore alla tua sinistra
libertalia-does-3 = giorno: il proprietario del personaggio più alto ti dà 3 dobloni
libertalia-does-4 = giorno: riprendi in mano un personaggio dal tuo covo
libertalia-does-5 = crepuscolo: non prende bottino
libertalia-does-6 = giorno: tieni un solo segnalino bottino; riposo: 5 dobloni
libertalia-does-7 = notte: 1 doblone
libertalia-does-8 = notte: puoi vendere una mappa del tesoro per 3 dobloni
libertalia-does-9 = giorno: perdi metà dei dobloni, arrotondata per difetto; riposo: 10 dobloni
libertalia-does-10 = giorno: 5 dobloni se ne hai meno di 9
libertalia-does-11 = giorno: 2 dobloni per ogni personaggio nel tuo cimitero
libertalia-does-12 = notte: 1 doblone per ogni personaggio sopra il 12 nel tuo covo
libertalia-does-13 = notte: l’altro personaggio più basso nel tuo covo muore; 2 dobloni
libertalia-does-14 = giorno: getta fuori bordo il personaggio più alto
libertalia-does-15 = giorno: paga 3 dobloni e colpisci un personaggio in un covo qualsiasi
libertalia-does-16 = riposo: 5 dobloni se nessun covo ha meno personaggi del tuo
libertalia-does-17 = giorno: i tuoi ufficiali spagnoli tornano indietro; pesca altrettanti segnalini
libertalia-does-18 = crepuscolo: prende due segnalini
libertalia-does-19 = giorno: 2 dobloni per ogni personaggio sotto il 19 nel tuo covo
libertalia-does-20 = notte: 1 doblone per ogni tua sciabola
libertalia-does-21 = giorno: scambia due segnalini uguali con 3 dobloni, o tre con 5
libertalia-does-22 = giorno: riprendi in mano, di nascosto, un personaggio dal tuo cimitero
libertalia-does-23 = riposo: 1 doblone per ogni tuo forziere, gioiello e mercanzia
libertalia-does-24 = giorno: paga 1 doblone per ogni tuo segnalino; riposo: 8 dobloni
libertalia-does-25 = riposo: 6 dobloni se è l’unica; altrimenti paghi 3
libertalia-does-26 = giorno: 1 doblone per ogni tuo segnalino; riposo: ne perdi 8
libertalia-does-27 = notte: 2 dobloni se è l’unica; altrimenti muoiono tutte
libertalia-does-28 = riposo: 1 doblone per ogni personaggio nel tuo covo
libertalia-does-29 = giorno: 3 dobloni; riposo: ne perdi 3 per ogni reliquia maledetta
libertalia-does-30 = giorno: muoiono tutti i personaggi nel tuo covo
