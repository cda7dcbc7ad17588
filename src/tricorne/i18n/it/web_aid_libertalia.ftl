# L’aiuto di gioco di Libertalia: tutto in una pagina. I numeri vengono dai dati di gioco.

web-aid-libertalia-campaign = { $campaigns } campagne di { $days } giorni
web-aid-libertalia-start = Tutti hanno { $doubloons } dobloni e gli stessi personaggi: prima { $first }, altri { $further } in ogni campagna seguente.
web-aid-libertalia-laid-out = Sotto la nave, per ogni giorno: tanti segnalini quanti sono i giocatori, scoperti.
web-aid-libertalia-day = Un giorno
web-aid-libertalia-sunrise = _Alba:_ ognuno sceglie in segreto un personaggio; poi salgono tutti a bordo per rango.
web-aid-libertalia-daytime = _Giorno:_ azioni con il sole, dal più basso al più alto.
web-aid-libertalia-dusk = _Crepuscolo:_ dal più alto al più basso, ognuno prende un segnalino e torna nel covo. Prendere è obbligatorio.
web-aid-libertalia-night = _Notte:_ azioni con la luna in tutti i covi, dal più alto al più basso.
web-aid-libertalia-rest = Giorno di riposo
web-aid-libertalia-rest-sum = Dobloni, azioni di fine campagna e bottino si sommano, mai sotto zero, e vanno al punteggio.
web-aid-libertalia-rest-clear = Borse, bottino, covi e cimiteri si svuotano; le mani si tengono.
web-aid-libertalia-end = Dopo { $campaigns } campagne vince il punteggio più alto.
web-aid-libertalia-booty = Bottino
web-aid-libertalia-characters = Personaggi
web-aid-libertalia-ties = Pareggi
web-aid-libertalia-tied = Pari
web-aid-libertalia-decides = Che cosa decide
web-aid-libertalia-tie-rank = ranghi sulla nave
web-aid-libertalia-tie-rank-by = l’influenza, il numero d’argento: chi ne ha di più sta più in alto
web-aid-libertalia-tie-topman = covi, per il Gabbiere
web-aid-libertalia-tie-topman-by = in parità vale lo stesso
web-aid-libertalia-tie-alone = più Nonne Wata, o Figlie del governatore
web-aid-libertalia-tie-alone-by = nessuna è l’unica: per tutte vale l’altro effetto
web-aid-libertalia-tie-score = punteggi alla fine
web-aid-libertalia-tie-score-by = vittoria condivisa; con l’opzione, la migliore terza campagna
