# Libertalia nel browser: che cosa c’è sulle carte, che cosa si chiede, che cosa dicono i numeri.

## I personaggi; tra due asterischi sta una somma di dobloni.

web-libertalia-day-1 = Scartalo e gioca un altro personaggio dalla mano.
web-libertalia-day-2 = Passa tutte le tue reliquie maledette al covo alla tua sinistra.
web-libertalia-day-3 = Il proprietario del personaggio più alto ti dà *3*.
web-libertalia-day-4 = Riprendi in mano un personaggio dal tuo covo.
web-libertalia-dusk-5 = Non prende bottino.
web-libertalia-day-6 = Scarta tutto il tuo bottino tranne un segnalino.
web-libertalia-end-6 = *{ $sum }*
web-libertalia-night-7 = *+1*
web-libertalia-night-8 = Puoi vendere una mappa del tesoro per *3*.
web-libertalia-day-9 = Perdi metà dei dobloni, arrotondata per difetto.
web-libertalia-end-9 = *{ $sum }*
web-libertalia-day-10 = Se hai meno di 9 dobloni: *+5*
web-libertalia-day-11 = *+2* per ogni personaggio nel tuo cimitero.
web-libertalia-night-12 = *+1* per ogni personaggio sopra il 12 nel tuo covo.
web-libertalia-night-13 = Scarta l’altro personaggio più basso del tuo covo: *+2*
web-libertalia-day-14 = Scarta il personaggio più alto sulla nave.
web-libertalia-day-15 = Paga *3* e scarta un personaggio da un covo qualsiasi.
web-libertalia-end-16 = *+5* se nessun covo ha meno personaggi del tuo.
web-libertalia-day-17 = Cambia tutti i tuoi ufficiali spagnoli con segnalini dal sacchetto.
web-libertalia-dusk-18 = Prende due segnalini invece di uno.
web-libertalia-day-19 = *+2* per ogni personaggio sotto il 19 nel tuo covo.
web-libertalia-night-20 = *+1* per ogni tua sciabola.
web-libertalia-day-21 = Scambia due segnalini uguali con *3*, o tre con *5*.
web-libertalia-day-22 = Riprendi un personaggio dal tuo cimitero.
web-libertalia-end-23 = *+1* per ogni tuo forziere, gioiello e mercanzia.
web-libertalia-day-24 = Paga *1* per ogni tuo segnalino.
web-libertalia-end-24 = *{ $sum }*
web-libertalia-end-25 = Se è l’unica in tutti i covi: *+6*. Altrimenti *−3*.
web-libertalia-day-26 = *+1* per ogni tuo segnalino.
web-libertalia-end-26 = *{ $sum }*
web-libertalia-night-27 = L’unica in tutti i covi: *+2*. Altrimenti muoiono tutte.
web-libertalia-end-28 = *+1* per ogni personaggio nel tuo covo.
web-libertalia-day-29 = *+3*
web-libertalia-end-29 = *−3* per ogni tua reliquia maledetta.
web-libertalia-day-30 = Scarta tutti i personaggi del tuo covo.

web-libertalia-time = { $time ->
    [sunrise] Alba
    [day] Giorno
    [dusk] Crepuscolo
    [night] Ogni notte
    [rest] Giorno di riposo
   *[end] Fine della campagna
}
web-libertalia-sum = { $sum } dobloni
web-libertalia-influence = Influenza

## Bottino

web-libertalia-kind = { $kind ->
    [chest] Forziere
    [jewel] Gioiello
    [goods] Mercanzia
    [officer] Ufficiale spagnolo
    [saber] Sciabola
    [map] Mappa del tesoro
   *[relic] Reliquia maledetta
}
web-libertalia-worth = { $kind ->
    [officer] uccide chi lo prende
    [saber] colpisce un vicino
    [map] { $maps } valgono { $set }
   *[other] { $sign ->
        [minus] costa { $worth }
       *[plus] vale { $worth }
    }
}
web-libertalia-face-down = Bottino, coperto
web-libertalia-nth-map = { $nth ->
    [1] la prima di { $maps }
    [2] la seconda di { $maps }
   *[other] la { $nth }ª di { $maps }
}
web-libertalia-last-map = completa una serie: +{ $set }
web-libertalia-saber-none = nessuno a portata
web-libertalia-left-of = { $left } su { $all }
web-libertalia-today = il bottino di oggi
web-libertalia-all-taken = preso tutto
web-libertalia-left-over = rimasti lì

## A che punto è la partita

web-libertalia-hour = { $phase ->
    [sunrise] Alba
    [day] Giorno
    [dusk] Crepuscolo
    [night] Notte
   *[rest] Giorno di riposo
}
web-libertalia-hours = Ora del giorno
web-libertalia-campaign = Campagna
web-libertalia-of-three = di III
web-libertalia-day = Giorno
web-libertalia-of-six = di 6
web-libertalia-moment = Campagna { $campaign }, { $phase ->
    [rest] giorno di riposo
   *[other] giorno { $day }, { $phase ->
        [sunrise] alba
        [day] giorno
        [dusk] crepuscolo
       *[night] notte
    }
}
web-libertalia-chapter-campaign = Campagna { $campaign }
web-libertalia-chapter-day = Giorno { $day }
web-libertalia-chapter-rest = Giorno di riposo

## Covi e posti

web-libertalia-den = Covo di { $name }
web-libertalia-own-den = Il tuo covo
web-libertalia-dens = Gli altri covi
web-libertalia-empty-den = un covo vuoto
web-libertalia-board = La nave e il bottino
web-libertalia-ship = La nave
web-libertalia-days = Il bottino di sei giorni
web-libertalia-mine = Il tuo posto
web-libertalia-hand = La tua mano
web-libertalia-hand-tomorrow = La tua mano, per domani
web-libertalia-doubloons = Dobloni
web-libertalia-booty-down = Bottino, coperto
web-libertalia-booty = Bottino
web-libertalia-booty-open = Bottino: { $tokens }
web-libertalia-cards = Carte in mano
web-libertalia-cards-known = Carte in mano: { $names }
web-libertalia-score = Punti delle campagne precedenti
web-libertalia-cemetery = { $count ->
    [0] Nessuno nel cimitero
   *[other] Nel cimitero: { $names }
}
web-libertalia-doubtful = { $count ->
    [one] uno di cui nessuno può essere certo
   *[other] { $count } di cui nessuno può essere certo
}
web-libertalia-reach = { $side ->
    [left] sinistra
    [right] destra
   *[both] accanto a te
}
web-libertalia-reach-more = La tua sciabola arriva a questo covo.
web-libertalia-ready = ha scelto
web-libertalia-thinking = pensa…
web-libertalia-boards = sale a bordo
web-libertalia-open-den = Apri il covo di { $name }
web-libertalia-crew = { $colour ->
    [yellow] ciurma gialla, sole
    [red] ciurma rossa, clessidra
    [blue] ciurma blu, ancora
    [green] ciurma verde, palma
    [black] ciurma nera, teschio
   *[white] ciurma bianca, stella
}
web-libertalia-letter = { $colour ->
    [yellow] G
    [red] R
    [blue] A
    [green] V
    [black] N
   *[white] B
}
web-libertalia-bot = bot
web-libertalia-person = persona

## Sulla nave

web-libertalia-acts-first = il più basso agisce prima
web-libertalia-picks-first = il più alto sceglie prima
web-libertalia-order = sceglie per { web-libertalia-order-short }
web-libertalia-order-short = { $place }º
web-libertalia-acts = agisce
web-libertalia-picks = sceglie
web-libertalia-you-act = Agisci tu
web-libertalia-you-pick = Scegli tu
web-libertalia-you = tu
web-libertalia-gone-home = nel covo di { $name }
web-libertalia-gone-home-yours = nel tuo covo
web-libertalia-home = a casa
web-libertalia-dead = { $by ->
    [struck] gettato in mare
    [officer] ucciso dall’ufficiale
    [replaced] ha lasciato il posto
   *[other] sparito
}
web-libertalia-dead-short = { $by ->
    [struck] fuori bordo
    [officer] ucciso
   *[other] sparito
}
web-libertalia-aboard-aloud = { $character } di { $name }
web-libertalia-aboard-yours = Il tuo personaggio: { $character }

## Che cosa si chiede

web-libertalia-choose = Chi mandi a bordo?
web-libertalia-choose-more = Nessuno vede la tua carta finché non hanno scelto tutti. Di giorno agisce per primo il rango più basso, al crepuscolo sceglie per primo il più alto.
web-libertalia-chosen = Mandi { $character }. { $count ->
    [0] {""}
    [one] Si aspetta { $names }.
   *[other] Si aspettano altri { $count }.
}
web-libertalia-chosen-more = Nessuno vede la tua carta. Puoi sceglierne un’altra finché l’ultimo non è pronto.
web-libertalia-parrot = Chi prende il posto del Pappagallo?
web-libertalia-parrot-more = Il Pappagallo va al cimitero, e un altro personaggio dalla tua mano sale subito a bordo.
web-libertalia-recruit = Chi riprendi con il Reclutatore?
web-libertalia-recruit-more = Un personaggio del tuo covo ti torna in mano.
web-libertalia-operate = Chi riprendi con il Chirurgo?
web-libertalia-operate-more = Un personaggio del tuo cimitero ti torna in mano; nessuno vede quale.
web-libertalia-preach = Quale segnalino ti lascia tenere il Predicatore?
web-libertalia-preach-more = Tutti gli altri tornano nel sacchetto.
web-libertalia-trade = Che cosa scambia il Mercante?
web-libertalia-trade-more = Due uguali danno { $two } dobloni, tre uguali { $three }.
web-libertalia-gunner-empty = Tutti i covi ora sono vuoti: { $character } non colpirebbe nessuno, e il colpo costerebbe lo stesso { $shot } dobloni.
web-libertalia-gunner-own = Ora c’è qualcuno solo nel tuo covo: { $character } dovrebbe colpire uno dei tuoi.
web-libertalia-shoot = Chi colpisci con il Cannoniere?
web-libertalia-shoot-more = Un personaggio in un covo qualsiasi, anche il tuo. Il colpo costa { $shot } dobloni.
web-libertalia-loot = { $left ->
    [one] { $character }: prendi un segnalino.
   *[other] { $character }: prendi { $left } segnalini. Scegli il primo.
}
web-libertalia-loot-second = { $character }: prendi un altro segnalino.
web-libertalia-loot-next = { $count ->
    [0] Dopo di te non sceglie più nessuno.
   *[other] Dopo di te: { $names }.
}
web-libertalia-loot-officer = L’ufficiale ucciderà { $character } una volta preso il bottino.
web-libertalia-saber = Chi colpisci con la sciabola?
web-libertalia-saber-more = Un personaggio nel covo alla tua sinistra o alla tua destra.
web-libertalia-serve = La Cameriera vende una mappa del tesoro?
web-libertalia-brings = +{ $sum } dobloni
web-libertalia-serve-more = Hai { $count ->
    [one] una mappa
   *[other] { $count } mappe
}; { $maps } valgono { $set } nel giorno di riposo.

web-libertalia-do-choose = Manda a bordo { $character }
web-libertalia-do-play = Gioca { $character }
web-libertalia-do-recall = Riprendi { $character }
web-libertalia-do-keep = Tieni { web-libertalia-the-kind }
web-libertalia-do-loot = Prendi { web-libertalia-the-kind }
web-libertalia-do-trade = Scambia { $count } { $kind ->
    [chest] forzieri
    [jewel] gioielli
    [goods] mercanzie
    [officer] ufficiali spagnoli
    [saber] sciabole
    [map] mappe del tesoro
   *[relic] reliquie maledette
}
web-libertalia-do-shoot = Colpisci { $character } di { $owner }
web-libertalia-do-saber = Colpisci { $character } di { $owner }
web-libertalia-do-sell = Vendi una mappa
web-libertalia-do-decline = Tieni le mappe
web-libertalia-the-kind = { $kind ->
    [chest] il forziere
    [jewel] il gioiello
    [goods] la mercanzia
    [officer] l’ufficiale spagnolo
    [saber] la sciabola
    [map] la mappa del tesoro
   *[relic] la reliquia maledetta
}
web-libertalia-kind-bare = { $kind ->
    [chest] forziere
    [jewel] gioiello
    [goods] mercanzia
    [officer] ufficiale spagnolo
    [saber] sciabola
    [map] mappa del tesoro
   *[relic] reliquia maledetta
}
web-libertalia-not-now = { $phase ->
    [dusk] Al crepuscolo si divide il bottino. La tua mano aspetta l’alba.
    [night] Di notte agiscono solo i personaggi nei covi. La tua mano aspetta l’alba.
   *[other] Di giorno agiscono i personaggi sulla nave. La tua mano aspetta l’alba.
}
web-libertalia-key-den = Covo seguente

## Di che cosa sono fatti i numeri

web-libertalia-so-far = { $sum } finora.
web-libertalia-open = Non ancora contati: { $names }.
web-libertalia-part-kind = { $count ->
    [one] { web-libertalia-kind-bare }
   *[other] { $count } × { web-libertalia-kind-bare }
}
web-libertalia-part-maps = mappe
web-libertalia-next-map = Con un’altra mappa sarebbero { $sum }.
web-libertalia-fortunes = Ricchezze
web-libertalia-scored = segnati
web-libertalia-in-sight = previsti in questa campagna
web-libertalia-fortune-of = { $name }: { $score } punti segnati, { $sight } previsti in questa campagna

## Notte e riposo

web-libertalia-night = Che cosa porta la notte
web-libertalia-night-quiet = Una notte tranquilla.
web-libertalia-night-line = { $character } di { $name }
web-libertalia-night-yours = { $character }, per te
web-libertalia-night-died = muore
web-libertalia-night-sold = vende una mappa
web-libertalia-rest-of = Giorno di riposo dopo la campagna { $campaign }
web-libertalia-rest-purse = Dobloni
web-libertalia-rest-end = Personaggi
web-libertalia-rest-gain = Guadagno
web-libertalia-rest-score = Punti
web-libertalia-rest-on = Alla campagna { $campaign }
web-libertalia-rest-none = niente
web-libertalia-rest-tokens = { $count } × { web-libertalia-kind-bare } = { $sum }
web-libertalia-rest-never = Il guadagno non scende mai sotto zero.
web-libertalia-you-cap = Tu
