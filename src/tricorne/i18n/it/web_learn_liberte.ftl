# La lezione di Liberté. La prima riga di una pagina è il titolo. Le pagine con un numero vengono prima della mossa di
# un passo; “-leap” si racconta mentre si muove al posto di chi impara. $one e $two sono gli avversari.

web-learn-liberte-play-1 =
    Francia, 1789
    Radicali rossi, Moderati blu, Monarchici bianchi: tre fazioni vogliono governare. Tu non appartieni a nessuna. Appoggi chi ti conviene, con le carte che hai in mano.
web-learn-liberte-play-2 =
    Tre modi di vincere
    Più punti vittoria dopo quattro turni. O una maggioranza schiacciante rossa: 17 voti rossi in un’elezione. O una controrivoluzione bianca: sette province con il giglio, il fiore del re. I due indicatori mostrano quanto sono vicini i finali improvvisi; tienili d’occhio.
web-learn-liberte-play-3 =
    Una carta
    Il bordo mostra colore e valore: tre blocchetti bianchi. Il colore del bordo è la regione in cui vanno. { $one } e { $two } hanno già giocato; adesso tocca a te.
web-learn-liberte-play =
    Gioca Condé
    Louis-Joseph de Condé: tre blocchetti bianchi per l’Est. Scegli la sua carta nella tua mano.
web-learn-liberte-place =
    Metti un blocchetto
    Ogni blocchetto va in una provincia della regione. La Lorraine ha un giglio: metti lì il primo blocchetto.
web-learn-liberte-place-second =
    Un’altra provincia
    Puoi distribuire i blocchetti. Anche uno solo può vincere un’intera provincia. Scegli l’Alsace.
web-learn-liberte-place-third =
    Il terzo
    E la Bourgogne. Una pila può avere fino a tre blocchetti, una provincia fino a tre pile, e una sola delle tre è tua.
web-learn-liberte-keep =
    Tenerlo?
    Una carta che resta nell’area personale ti aiuta più tardi a risolvere i pareggi, e nel prossimo turno ti torna in mano. C’è posto per quattro. Tieni Condé.
web-learn-liberte-special =
    Anche una carta speciale
    Con una personalità o un club puoi giocare una carta speciale nella stessa azione. La Mancanza di Pane toglie un blocchetto dalla mappa. Giocala.
web-learn-liberte-remove =
    Parigi ne vale tre
    Parigi, la provincia 8, può portare fino a tre voti. Non lasciarla a { $two }: togli quel blocchetto.
web-learn-liberte-take-leap =
    Passano due round
    Ognuno fa la sua azione, un round dopo l’altro. Tu giochi altre due carte a ovest e metti blocchetti blu: ogni colore può servirti.
web-learn-liberte-take-1 =
    Hai poche carte
    Invece di giocare puoi prendere una carta: una delle tre scoperte, o la prima del mazzo, coperta.
web-learn-liberte-take =
    Prendi La Rouërie
    Due blocchetti bianchi per l’Ouest, dove i gigli fioriscono in molte province. Prendi la carta.
web-learn-liberte-small-card-leap =
    Undici round dopo
    La mappa si riempie. Guarda le riserve che calano: il primo colore che finisce chiude le azioni di questo turno.
web-learn-liberte-small-card =
    Una carta di valore 1
    Le carte con un blocchetto hanno un vantaggio: in una stessa azione se ne possono giocare due di una regione. Gioca Victor-François de Broglie.
web-learn-liberte-small-place =
    Fai crescere una pila
    Metti il suo blocchetto sulla tua pila in Alsace: due blocchetti battono uno. La tua area è piena, quindi poi la carta viene scartata.
web-learn-liberte-second-card =
    E una seconda
    Adesso l’altra: Edmond Dubois-Crancé, anche lui di valore 1 e dell’Est. Il suo colore non importa.
web-learn-liberte-second-place =
    Rosso in Franche-Comté
    Un tuo blocchetto rosso lì fa un pareggio, e toglie un voto sicuro a { $two }.
web-learn-liberte-last-round-leap =
    Il blu è finito
    L’ultimo blocchetto blu è sulla mappa: questo round è l’ultimo del turno.
web-learn-liberte-last-round-1 =
    L’ultima azione
    Poi votano le province, da 1 a 27. In ognuna la singola pila più alta vince un voto per il suo colore, e a tenerlo è il proprietario della pila.
web-learn-liberte-last-round =
    Robespierre per Parigi
    A Parigi una pila di tre vale tre voti. Gioca Robespierre.
web-learn-liberte-paris =
    Tutti e tre
    Metti in Île-de-France il primo di tre blocchetti rossi.
web-learn-liberte-paris-second =
    Più in alto
    Il secondo sopra il primo.
web-learn-liberte-paris-third =
    In cima
    E il terzo: più alto di così non può essere nessuno.
web-learn-liberte-advance-leap =
    La Francia vota
    Provincia per provincia. Dove le pile più alte sono pari, chi è in parità può schierare una carta.
web-learn-liberte-advance-1 =
    Pareggio nel Dauphiné
    I tuoi due blocchetti blu contro due bianchi di { $one }, che non schiera niente. Una carta blu della tua area personale vincerebbe il voto. Tutte le carte schierate si scartano.
web-learn-liberte-advance =
    Schierane una piccola
    Le Chapelier ha valore 1; contro niente basta. Tieni le carte forti per dopo.
web-learn-liberte-general-1 =
    Governano i Monarchici
    Con più voti, il bianco forma il governo. { $one } ne aveva più di tutti: 5 punti, e altri 3 per la guida dell’opposizione. Tu eri secondo nel governo: 2 punti.
web-learn-liberte-general-2 =
    Presenza
    Avevi voti bianchi, quindi hai una presenza nel governo. Alcune carte speciali la richiedono. E le carte della tua area ti sono tornate in mano.
web-learn-liberte-general =
    Un generale
    Dal turno II c’è una battaglia: Valmy, 4 punti. Servono un segnalino nel riquadro battaglia e un generale nell’area personale. Gioca La Fayette: ha entrambi i simboli.
web-learn-liberte-battle =
    In battaglia
    Il cannone manda un segnalino nel riquadro battaglia invece dei blocchetti sulla mappa. Scegli la battaglia.
web-learn-liberte-keep-general =
    Tieni il generale
    Solo un generale nell’area personale può vincere. Tienilo.
web-learn-liberte-white-leap =
    Un anno sfortunato
    { $two } usa l’Epurazione su La Fayette nella tua area: nessuno può comandare l’esercito, e la battaglia è persa. Si tengono le seconde elezioni; ricevi 5 punti. Poi comincia il turno III.
web-learn-liberte-white-1 =
    Guarda l’indicatore bianco
    Dal turno III, sette gigli sotto il bianco chiudono subito la partita. Una battaglia persa conta come uno. Ce ne sono già quattro. Allora i punti non valgono niente: vince chi ha più blocchetti bianchi, e quello sei tu.
web-learn-liberte-white =
    Louis de Précy
    Tre blocchetti bianchi per il Sud-Est. Giocalo.
web-learn-liberte-languedoc =
    Languedoc
    Ha un giglio. Il primo blocchetto va lì.
web-learn-liberte-languedoc-second =
    Più alta di tutte
    Conta solo una pila bianca più alta di tutte le altre. Un secondo blocchetto.
web-learn-liberte-provence =
    Provence
    Metti il terzo blocchetto in Provence. Lì, un bianco contro un blu di { $one } è solo un pareggio, quindi questo giglio non conta ancora. Ma ogni tuo blocchetto bianco sì, se si arriva alla fine.
web-learn-liberte-keep-white =
    Conta anche il bianco nell’area
    In una controrivoluzione contano i blocchetti bianchi sulle tue carte, in mano e nell’area personale. Tienilo.
web-learn-liberte-decide-leap =
    Un round dopo
    Gli altri se ne accorgono, ma non possono più fermarti.
web-learn-liberte-decide-1 =
    Cinque su sette
    Tu hai 7 punti, { $one } ne ha 10: ai punti perderesti. Altri due gigli, e i punti non contano più.
web-learn-liberte-decide =
    La Rochejaquelein
    Due blocchetti bianchi per l’Ouest. Giocalo.
web-learn-liberte-bretagne =
    Bretagne
    Il sesto.
web-learn-liberte-normandie =
    Normandie
    Il settimo. Vive le roi!
web-learn-liberte-end =
    Controrivoluzione!
    Venti blocchetti bianchi contro nove e sette: vinci tu, anche se { $one } aveva più punti. Restano tre domande.

web-learn-liberte-ask-ways = In quali tre modi si può vincere a Liberté?
web-learn-liberte-ask-ways-points = Più punti vittoria dopo quattro turni
web-learn-liberte-ask-ways-points-why = Sì: se prima non arriva un finale improvviso.
web-learn-liberte-ask-ways-landslide = Una maggioranza schiacciante: 17 voti rossi in un’elezione
web-learn-liberte-ask-ways-landslide-why = Sì: allora vince chi ha più blocchetti rossi.
web-learn-liberte-ask-ways-counter = Una controrivoluzione: sette gigli sotto il bianco, battaglie perse comprese
web-learn-liberte-ask-ways-counter-why = Sì, nei turni III e IV: allora vince chi ha più blocchetti bianchi.
web-learn-liberte-ask-ways-battles = Vincere tutte e tre le battaglie
web-learn-liberte-ask-ways-battles-why = Le battaglie danno punti; non chiudono la partita.
web-learn-liberte-ask-ways-paris = Tenere Parigi in due elezioni
web-learn-liberte-ask-ways-paris-why = Parigi porta fino a tre voti, non di più.
web-learn-liberte-ask-ways-supply = Mettere l’ultimo blocchetto di un colore
web-learn-liberte-ask-ways-supply-why = Questo chiude le azioni di un turno, non la partita.
web-learn-liberte-ask-tie = Sei pari in una provincia. Che cosa può farti vincere il voto?
web-learn-liberte-ask-tie-hand = Una carta del colore giusto dalla mano
web-learn-liberte-ask-tie-hand-why = Si possono schierare solo le carte dell’area personale.
web-learn-liberte-ask-tie-display = Una carta del colore della tua pila dall’area personale
web-learn-liberte-ask-tie-display-why = Sì; vince il valore più alto, e la carta si scarta.
web-learn-liberte-ask-tie-points = Più punti vittoria dell’altro
web-learn-liberte-ask-tie-points-why = I punti non risolvono questo pareggio.
web-learn-liberte-ask-battle = Che cosa serve per vincere una battaglia?
web-learn-liberte-ask-battle-tokens = Più segnalini di tutti nel riquadro
web-learn-liberte-ask-battle-tokens-why = Da soli no: senza un generale non valgono niente.
web-learn-liberte-ask-battle-both = Un segnalino nel riquadro, e un generale nell’area personale
web-learn-liberte-ask-battle-both-why = Sì; tra chi ha entrambi, vince chi ha più segnalini.
web-learn-liberte-ask-battle-general = Un generale in mano
web-learn-liberte-ask-battle-general-why = Deve stare nell’area personale, con un segnalino nel riquadro.
