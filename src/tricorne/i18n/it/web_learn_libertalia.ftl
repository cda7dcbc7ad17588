# La lezione di Libertalia. La prima riga di una pagina è il titolo. Le pagine con un numero vengono prima della mossa
# di un passo; “-leap” si racconta mentre si muove al posto di chi impara. $one siede a sinistra, $two a destra.

web-learn-libertalia-choose-1 =
    Tre campagne, una nave
    Tu e altre due ciurme vi dividete il bottino di una nave. Tre campagne di sei giorni; vince chi alla fine ha più dobloni.
web-learn-libertalia-choose-2 =
    La stessa mano per tutti
    Tutti hanno gli stessi nove personaggi. Ogni giorno ogni ciurma ne manda uno a bordo, in segreto. Il numero è il rango.
web-learn-libertalia-choose-3 =
    Chi è basso agisce, chi è alto prende
    Di giorno i personaggi agiscono dal rango più basso al più alto. Al crepuscolo prendono il bottino, dal più alto al più basso. Il bottino di oggi: un gioiello (3), una mercanzia (1) e una reliquia maledetta (−3).
web-learn-libertalia-choose =
    Manda l’Armaiolo
    All’ultimo oggi tocca la reliquia. L’Armaiolo ha rango 20: abbastanza alto per scegliere presto. Mandalo a bordo.
web-learn-libertalia-loot-1 =
    Due Armaioli
    Anche { $one } ha mandato un Armaiolo! Tra due ranghi uguali decide il numero d’argento, l’influenza. Il suo è più alto: ha preso il gioiello.
web-learn-libertalia-loot =
    Prendi la mercanzia
    La mercanzia vale 1, la reliquia costa 3. Prendi la mercanzia.
web-learn-libertalia-night-1 =
    A casa nel covo
    Adesso il tuo Armaiolo è nel covo. Le azioni di giorno avvengono una volta; quelle di notte si ripetono ogni notte, finché il personaggio resta nel tuo covo.
web-learn-libertalia-night =
    Manda lo Schiavo liberato
    Ogni notte porta un doblone per ogni personaggio sopra il 12 nel tuo covo: l’Armaiolo conta. Prima torna a casa, meglio è.
web-learn-libertalia-monkey-1 =
    Una reliquia maledetta
    Lo Schiavo liberato era il più basso ma doveva prendere qualcosa: una reliquia, 3 dobloni in meno alla fine. E anche { $two } ne ha una.
web-learn-libertalia-monkey =
    La Scimmia sa come fare
    Di giorno porta tutte le tue reliquie al vicino di sinistra: { $one }. Manda la Scimmia.
web-learn-libertalia-officer-1 =
    Passata avanti, due volte
    { $two } ha avuto la stessa idea e ti ha dato una reliquia; la tua Scimmia ha agito dopo e le ha portate entrambe a { $one }.
web-learn-libertalia-officer =
    Attenzione all’ufficiale
    Un ufficiale spagnolo uccide il personaggio che lo prende: ucciderebbe la tua Scimmia. Prendi la mercanzia.
web-learn-libertalia-bosun =
    Manda il Nostromo
    Di giorno porta 2 dobloni per ogni personaggio sotto il 19 nel tuo covo. Scimmia e Schiavo liberato: 4 dobloni in un colpo.
web-learn-libertalia-goods =
    Prendi la mercanzia
    Il gioiello non c’è più, ma il tuo Nostromo viene prima dell’ultimo, che deve prendere la reliquia.
web-learn-libertalia-gambler-1 =
    Il bottino di domani è noto
    Tutti e sei i giorni sono scoperti dall’inizio. Oggi ci sono un forziere (5), un gioiello (3) e una sciabola. Conviene essere i primi.
web-learn-libertalia-gambler =
    Manda il Giocatore d’azzardo
    Costa un doblone per ogni segnalino che hai, ma ne porta 8 nel giorno di riposo se è ancora nel tuo covo. E con il rango 24 prende presto.
web-learn-libertalia-saber =
    Prendi la sciabola
    Il forziere vale 5. Ma una sciabola uccide un personaggio di un vicino, e il tuo Armaiolo porta ogni notte un doblone per ogni sciabola che hai. Prendila.
web-learn-libertalia-strike =
    Chi colpire?
    Lo Schiavo liberato di { $one } porta dobloni notte dopo notte. Colpisci quello.
web-learn-libertalia-cabin-boy-1 =
    L’ultimo giorno
    Ai vicini restano carte alte; arriveresti tardi e prenderesti ciò che resta, forse l’ufficiale. Il Quartiermastro ne porterebbe 4 adesso e ne costerebbe 8 domani.
web-learn-libertalia-cabin-boy =
    Manda il Mozzo
    Non prende bottino, quindi oggi nessun ufficiale può ucciderlo. Dopo oggi viene il giorno di riposo.
web-learn-libertalia-brute-leap =
    Giorno di riposo, e di nuovo in mare
    Si sommano dobloni, bottino e ciò che portano i personaggi. Covi e borse si svuotano; tutti ricevono sei personaggi nuovi e tengono quelli che avevano in mano.
web-learn-libertalia-brute-1 =
    Campagna II, giorno 3
    Sei in testa: 34 punti. Hai trovato una mappa del tesoro; tre valgono 12, meno di tre niente. Oggi ce n’è un’altra.
web-learn-libertalia-brute =
    Manda il Bruto
    Di giorno getta fuori bordo il personaggio più alto, che perde la sua azione e il bottino.
web-learn-libertalia-second-map-1 =
    Un Bruto ne batte un altro
    Anche { $one } ha mandato un Bruto, con più influenza. Il suo stava più in alto, il tuo ha agito per primo e l’ha gettato fuori bordo.
web-learn-libertalia-second-map =
    La seconda mappa
    Adesso sei il più alto e scegli per primo. Prendi la mappa.
web-learn-libertalia-surgeon-leap =
    Tre giorni dopo
    Ogni notte il tuo Ammutinato caccia un personaggio dal covo, per 2 dobloni ciascuno.
web-learn-libertalia-surgeon =
    Manda il Chirurgo
    Riprende un personaggio dal tuo cimitero, e con il rango 22 è abbastanza alto per l’ultima mappa.
web-learn-libertalia-recall =
    Riprendi il Bruto
    Nessuno vede chi prendi. Ti torna in mano, per la prossima campagna.
web-learn-libertalia-third-map =
    La terza mappa
    Tre mappe: 12 dobloni. Prendila!
web-learn-libertalia-finale-leap =
    L’ultima campagna
    Con 81 punti sei nettamente in testa. Passano altri cinque giorni.
web-learn-libertalia-finale =
    L’ultima mattina
    Il Bruto che hai ripreso è ancora nella tua mano. Oggi gli altri vorranno essere alti. Mandalo.
web-learn-libertalia-lesser-evil-1 =
    Fuori bordo
    Il tuo Bruto ha gettato in mare un Mercante di { $one }. Ma la mappa non c’è più: restano un ufficiale e una reliquia, e qualcosa devi prendere.
web-learn-libertalia-lesser-evil =
    Il male minore
    La reliquia costerebbe 3. L’ufficiale uccide il Bruto, ma la partita è finita comunque. Prendi l’ufficiale.
web-learn-libertalia-end =
    Ricchi, e in pensione
    95 dobloni in tre campagne: hai vinto. Restano tre domande.

web-learn-libertalia-ask-order = A bordo ci sono un Mendicante (3) e un Capitano (29). Chi fa che cosa per primo?
web-learn-libertalia-ask-order-low = Di giorno agisce prima il Mendicante; al crepuscolo prende prima il Capitano
web-learn-libertalia-ask-order-low-why = Sì: chi è basso agisce, chi è alto prende.
web-learn-libertalia-ask-order-high = Il Capitano è primo in entrambe le cose
web-learn-libertalia-ask-order-high-why = Al crepuscolo sì. Di giorno comincia il rango più basso.
web-learn-libertalia-ask-order-turn = Chi siede per primo nel giro
web-learn-libertalia-ask-order-turn-why = I posti non contano, solo il rango, e a parità l’influenza.
web-learn-libertalia-ask-maps = Quanto valgono due mappe del tesoro nel giorno di riposo?
web-learn-libertalia-ask-maps-eight = 8 dobloni
web-learn-libertalia-ask-maps-eight-why = Contano solo serie complete di tre.
web-learn-libertalia-ask-maps-nothing = Niente
web-learn-libertalia-ask-maps-nothing-why = Sì: tre ne danno 12, meno di tre niente.
web-learn-libertalia-ask-maps-keep = Si tengono per la prossima campagna
web-learn-libertalia-ask-maps-keep-why = Dopo ogni campagna tutto il bottino torna nel sacchetto.
web-learn-libertalia-ask-equal = Due ciurme mandano un Cuoco. Chi sta più in alto?
web-learn-libertalia-ask-equal-first = Quello scelto per primo
web-learn-libertalia-ask-equal-first-why = Tutte le scelte si rivelano insieme.
web-learn-libertalia-ask-equal-influence = Quello con più influenza, il numero d’argento
web-learn-libertalia-ask-equal-influence-why = Sì. Ogni ciurma ha numeri diversi, perciò guardali.
web-learn-libertalia-ask-equal-rich = Quello della ciurma più ricca
web-learn-libertalia-ask-equal-rich-why = Sulla nave i dobloni non contano.
