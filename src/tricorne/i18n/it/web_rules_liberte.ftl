# Le regole di Liberté, con parole nostre. Una riga vuota separa i paragrafi; “- ” comincia un punto, “> ” un esempio,
# “! ” un avviso, “@” una figura; [testo|ancora] è un collegamento, _testo_ è in risalto.

web-rules-liberte-goal = Di che cosa si tratta
web-rules-liberte-goal-text =
    Francia, dal 1789 al 1799. Tre fazioni si contendono il paese: i Radicali (rosso), i Moderati (blu) e i Monarchici (bianco). _Tu non appartieni a nessuna._ Appoggi chi ti conviene: con le carte che hai in mano metti sulla mappa blocchetti di ogni colore, vinci voti nelle province e fai punti per la tua parte in ogni nuovo governo.

    Si giocano quattro turni. Ognuno è una serie di azioni rapide, un round dopo l’altro, poi (dal turno II) una battaglia, poi le elezioni in tutte le 27 province.

    @factions

web-rules-liberte-win = Tre modi di vincere
web-rules-liberte-win-text =
    Una partita a Liberté può finire in tre modi, e vanno tenuti d’occhio tutti e tre:

    - _Punti vittoria._ Se non succede altro, la partita finisce dopo il turno IV e vince chi ha più [punti vittoria|points].
    - _Maggioranza schiacciante radicale._ Se il rosso ottiene 17 voti o più in un’elezione, la partita finisce subito. I punti non contano più; vince chi ha più blocchetti rossi. Vedi [maggioranza schiacciante|landslide].
    - _Controrivoluzione monarchica._ Se nel turno III o IV il bianco controlla sette province con il giglio, contando anche le battaglie perse, la partita finisce subito. I punti non contano più; vince chi ha più blocchetti bianchi. Vedi [controrivoluzione|counter-revolution].

    @ways

    ! I due finali improvvisi tolgono il sonno a chi è in testa: chi è molto indietro nei punti può avere più blocchetti rossi o bianchi di tutti.

web-rules-liberte-board = La mappa
web-rules-liberte-board-text =
    La Francia ha 27 province in sei regioni. Ogni provincia ha un numero, che dà l’ordine delle elezioni. Quattordici portano il [giglio|fleur-de-lis]; quattro valgono uno o due punti vittoria nei turni III e IV; la numero 8, l’Île-de-France, è [Parigi|paris].

    @provinces

web-rules-liberte-cards = Le carte
web-rules-liberte-cards-text =
    Ci sono 110 carte in due set. Il set A viene per primo e favorisce Moderati e Monarchici; il set B sta sotto e favorisce i Radicali. La lettera e il numero di una carta sono nell’angolo; le registrazioni usano il numero.

    - Una _personalità_ mostra da uno a tre blocchetti di un colore: è il suo [valore|value]. I suoi blocchetti vanno nella regione che indica.
    - Un _club_ ha un blocchetto, che può andare in qualsiasi provincia. Ogni club ha un cannone.
    - Una _carta speciale_ non ha valore; toglie carte o blocchetti, di chiunque siano. Vedi [carte speciali|specials].

    @cards

    Una carta può avere questi simboli:

    - il _cannone_: può mandare un segnalino in [battaglia|battle] invece dei blocchetti sulla mappa,
    - il _generale_: con un generale nella tua [area personale|display] puoi vincere la battaglia,
    - i _sanculotti_: con una di queste carte, nella tua area c’è posto per una quinta.

web-rules-liberte-setup = Come comincia la partita
web-rules-liberte-setup-text =
    Ognuno riceve sette carte del set A; tre carte stanno scoperte accanto al mazzo. Il caso decide chi comincia. Ci sono 30 blocchetti rossi, 28 blu e 24 bianchi; due per colore restano fuori fino al turno II. Ognuno ha 18 segnalini controllo per indicare ciò che è suo: dei 20 nella scatola, due tengono il conto dei punti e dell’ordine di gioco.

web-rules-liberte-turn = Un turno
web-rules-liberte-turn-text =
    - _Ordine_ (dal turno II): si gioca in ordine di punti, a cominciare da chi ne ha di più; a parità decide il caso.
    - _Nuove carte_ (dal turno II): vedi [nuove carte|refresh].
    - _Azioni_: in ordine, ognuno fa un’[azione|actions], e poi ancora, finché una riserva di blocchetti non [finisce|round-end].
    - _Battaglia_ (dal turno II): vedi [battaglia|battle].
    - _Elezioni_: vedi [elezioni|election].

web-rules-liberte-refresh = Nuove carte
web-rules-liberte-refresh-text =
    All’inizio dei turni dal II al IV le carte della tua area personale ti tornano in mano. Puoi scartarne quante vuoi. Poi ne prendi fino ad averne sette, ogni volta una scoperta o dal mazzo. Se ne hai già sette o più non ne prendi, e le tieni tutte.

web-rules-liberte-actions = La tua azione
web-rules-liberte-actions-text =
    Quando tocca a te, fai _una_ di queste cose:

    - _Giocare:_ una personalità o un club, una carta speciale, o entrambe, nell’ordine che vuoi. Può seguire una [seconda carta|second-card] di valore 1.
    - _Prendere:_ una carta, scoperta o dal mazzo.
    - _Passare._ Nel round seguente puoi agire di nuovo.

web-rules-liberte-playing = Giocare una carta
web-rules-liberte-playing-text =
    Una personalità o un club fa una di queste due cose:

    - _mette blocchetti_: tanti quanto il suo valore, del suo colore, nella sua regione (un club: un blocchetto dove vuoi); oppure
    - con un cannone, dal turno II, manda _un segnalino nel riquadro battaglia_, qualunque sia il suo valore.

    Devi mettere tutti i blocchetti della carta se c’è posto e ce ne sono nella riserva; altrimenti quanti puoi. Subito dopo decidi se tenere la carta nella tua [area personale|display] o scartarla.

web-rules-liberte-placing = Dove possono stare i blocchetti
web-rules-liberte-placing-text =
    - Una [pila|stack] è fatta di uno, due o tre blocchetti di un solo colore e di un solo giocatore.
    - In una provincia hai al massimo una pila, e nessuno aggiunge blocchetti alla pila di un altro.
    - In una provincia ci sono al massimo tre pile.
    - Una pila nuova richiede uno dei tuoi [segnalini|token].

    @stacks

    I blocchetti di una carta possono andare in province diverse della regione. Nessuno può spostare blocchetti; solo le carte speciali li tolgono.

web-rules-liberte-second-card = Una seconda carta di valore 1
web-rules-liberte-second-card-text =
    Se la tua prima carta aveva valore 1 e ha messo il suo blocchetto sulla mappa, puoi giocare un’altra carta di valore 1: della stessa regione, o un club. Il colore non importa, ma il suo blocchetto deve andare nella regione del primo. In battaglia non può andare.

    Lo stesso vale quando prendi: se la carta scoperta che hai preso vale 1, puoi prendere una seconda carta scoperta di valore 1.

web-rules-liberte-taking = Prendere una carta
web-rules-liberte-taking-text =
    Scegli una delle tre carte scoperte, o ne peschi una dal mazzo, coperta. Una carta scoperta viene subito rimpiazzata. Con nove o più carte in mano, prima ne scarti due. Quando il mazzo finisce, gli scarti vengono mescolati e diventano il nuovo mazzo: da allora i set A e B sono insieme.

web-rules-liberte-display = La tua area personale
web-rules-liberte-display-text =
    Una carta che hai giocato può restare davanti a te, scoperta, invece di essere scartata. C’è posto per quattro, o per cinque se una delle cinque mostra i sanculotti. Le carte della tua area

    - risolvono i [pareggi|ties] nelle elezioni,
    - comandano l’esercito, se sono [generali|general],
    - ti tornano in mano nel turno seguente.

    Gli altri possono colpirle con le carte speciali. Tu stesso non puoi togliere una carta dalla tua area.

    @display

web-rules-liberte-round-end = Quando finiscono le azioni
web-rules-liberte-round-end-text =
    Appena nella riserva non ci sono più blocchetti di un colore, il round si gioca fino in fondo, così che tutti abbiano avuto lo stesso numero di azioni; poi la fase è finita, anche se nel frattempo tornano dei blocchetti. Se una riserva è vuota già all’inizio di un turno, si gioca esattamente un round.

web-rules-liberte-battle = La battaglia
web-rules-liberte-battle-text =
    Turno II: Valmy, 4 punti. Turno III: Fleurus, 5. Turno IV: Rivoli, 6.

    Per vincere servono almeno un segnalino nel riquadro battaglia _e_ un generale nella tua area personale. Tra chi ha entrambi, vince chi ha più segnalini. In caso di pareggio, i giocatori in parità possono [schierare|ties], in ordine di gioco, un generale ciascuno; vince il valore più alto.

    Se nessuno può vincere, o il pareggio resta, la battaglia è _persa_: un blocchetto bianco viene messo da parte per il resto della partita, e conta come una provincia per la [controrivoluzione|counter-revolution]. Se nella riserva non c’è un blocchetto bianco, la battaglia conta comunque come persa, e il blocchetto viene messo da parte appena ce n’è di nuovo uno.

    > Tu hai due segnalini ma nessun generale; Clémence ha un segnalino, e Hoche nella sua area. Clémence vince la battaglia.

web-rules-liberte-election = Le elezioni
web-rules-liberte-election-text =
    Provincia per provincia, da 1 a 27, vince _la singola pila più alta_; non il colore che ha più blocchetti in tutto. Il suo proprietario ne prende un blocchetto come [voto|vote], e quella fazione avanza di una casella nella tabella elezioni. Gli altri blocchetti restano per il turno seguente.

    > In Anjou ci sono tre pile: due blocchetti bianchi tuoi, uno rosso di Clémence, uno rosso di Bastien. I blocchetti rossi sono tanti quanto i bianchi, ma la tua pila è la più alta. Prendi un blocchetto come voto per i Monarchici; l’altro resta.

    Dal turno III, chi vince una provincia con punti vittoria riceve anche quelli.

web-rules-liberte-ties = Pareggi, e schierare carte
web-rules-liberte-ties-text =
    Dove le pile più alte sono pari, i giocatori in parità possono schierare, in ordine di gioco, una carta ciascuno dalla propria area personale: del colore della propria pila in quella provincia. Il valore più alto vince il voto. Se il valore più alto non è di uno solo, nessuno vince la provincia.

    @tie

    ! Dopo ogni pareggio, risolto o no, la provincia viene svuotata: tutto ciò che vi è rimasto torna nella riserva, anche le pile che non c’entravano.

    Le carte schierate vengono scartate, che abbiano vinto o no. A Parigi, per il governo e per i punti, chi è ancora pari continua, round dopo round, finché uno non resta solo o nessuno schiera più.

web-rules-liberte-paris = Parigi
web-rules-liberte-paris-text =
    In Île-de-France (la numero 8) chi vince prende _tutti_ i blocchetti della pila: fino a tre voti. Un pareggio lì si combatte in più round: chi condivide il valore più alto può continuare, finché uno non resta solo o passa un intero round senza carte.

    > A Parigi tu hai due blocchetti rossi, Clémence due blu e Bastien uno bianco. Tu e Clémence siete pari. Tu schieri Desmoulins (2), Clémence schiera Bailly (2): ancora pari. Nel secondo round schieri i Giacobini (1), e Clémence non ha più carte blu. Vinci due voti per i Radicali. La provincia viene svuotata, compreso il blocchetto bianco di Bastien, e tutte e tre le carte vengono scartate.

web-rules-liberte-government = Governo e opposizione
web-rules-liberte-government-text =
    La fazione con più voti forma il governo, la seconda è l’opposizione. Se sono pari, tutti possono schierare una carta di uno dei colori in parità; la fazione con la carta più alta va avanti, e quelle che la pareggiano o sono sotto arretrano di una casella. Se restano pari: il rosso precede il blu, il blu precede il bianco. Un pareggio per il secondo posto si risolve allo stesso modo.

    Chi ha almeno un voto del colore del governo ha una [presenza|presence] fino alle elezioni seguenti.

web-rules-liberte-points = Punti vittoria
web-rules-liberte-points-text =
    @points

    Partecipa solo chi ha un voto di quel colore. I pareggi si risolvono schierando carte di quel colore, round dopo round. Se il pareggio resta:

    - per il primo posto nel governo ciascun giocatore in parità riceve 3 punti, e il secondo posto si assegna lo stesso;
    - per il secondo posto, 1 punto;
    - per l’opposizione, 2 punti.

    Se il pareggio per il primo posto viene risolto, chi lo ha perso è secondo; se a perderlo sono in più, si contendono il secondo posto allo stesso modo.

    > Governa il bianco. Tu e Clémence avete quattro voti bianchi ciascuno, Bastien ne ha due. Tu schieri Condé (3), Clémence schiera Cazalès (3): ancora pari. Nel secondo round non schierate niente né tu né lei. Ricevete 3 punti ciascuno per il primo posto, e Bastien è secondo: 2 punti. Se nel primo round Clémence non avesse schierato niente, tu avresti avuto 5 punti e lei 2.

    Poi tutti i voti tornano nella riserva.

web-rules-liberte-specials = Carte speciali
web-rules-liberte-specials-text =
    Una carta speciale per azione. Può colpire chiunque, anche te, e si può giocare solo se ha qualcosa da colpire.

    @specials

    - _Mancanza di Pane_ (quattro nel set A): togli dalla mappa un blocchetto del colore del governo. Prima delle prime elezioni: uno qualsiasi.
    - _Emigrazione_ (due nell’A): scarta una personalità bianca da un’area personale.
    - _Problemi Religiosi_ (due nell’A): togli dalla mappa un blocchetto blu o rosso.
    - _Ghigliottina_ (due nel set B): togli per sempre dal gioco una personalità di un’area personale.
    - _Epurazione_ (quattro nel B): scarta un club o una personalità da un’area personale. Richiede una [presenza|presence].
    - _Terrore_ (sei nel B): togli una pila intera da una provincia in cui c’è una pila rossa (anche quella stessa); inoltre puoi togliere dal gioco un club o una personalità di un’area personale. Richiede una presenza in un governo _rosso_.

web-rules-liberte-landslide = Maggioranza schiacciante radicale
web-rules-liberte-landslide-text =
    Se, dopo il voto di tutte le province, il rosso ha 17 voti o più, la partita è finita, in qualsiasi turno. Ognuno somma il proprio rosso: voti presi, blocchetti sulla mappa, blocchetti sulle carte in mano e nell’area personale. Vince chi ha più rosso; a parità, chi ne ha di più sulle carte; se la parità resta, la vittoria è condivisa.

web-rules-liberte-counter-revolution = Controrivoluzione monarchica
web-rules-liberte-counter-revolution-text =
    Nei turni III e IV, in qualsiasi momento tranne che durante le elezioni: si contano le province con il [giglio|fleur-de-lis] in cui una pila bianca è più alta di ogni altra, e si aggiungono le battaglie perse. Se sono sette o più, la partita finisce subito. Ognuno somma il proprio bianco: blocchetti sulla mappa, blocchetti sulle carte in mano e nell’area personale. Vince chi ha più bianco; a parità, chi ne ha di più sulle carte; se la parità resta, la vittoria è condivisa.

    Il tavolo conta per te. Con l’opzione _Va invocata_, un giocatore deve accorgersene e invocarla finché vale; se nessuno se ne accorge, l’occasione è persa.

web-rules-liberte-final = Dopo il turno IV
web-rules-liberte-final-text =
    Vince chi ha più punti vittoria. A parità, chi ha nell’area personale il valore totale più alto; se la parità resta, la vittoria è condivisa.

web-rules-liberte-options = Opzioni
web-rules-liberte-options-text =
    - _Seconda carta_ disattivata: una sola personalità o un solo club per azione, e una sola carta presa.
    - _Controrivoluzione: va invocata:_ vedi [sopra|counter-revolution].
    - _Prima edizione:_ niente seconda carta; si vota regione per regione, nell’ordine qui sotto; un pareggio nella tabella elezioni si decide con la somma delle carte schierate, e solo chi era pari arretra; la quinta carta di un’area personale deve mostrare essa stessa i sanculotti; i voti presi non contano dopo una maggioranza schiacciante; una controrivoluzione può arrivare anche durante le elezioni.

    @regions

web-rules-liberte-set = A proposito di queste carte
web-rules-liberte-set-text =
    Nessun testo pubblico elenca le carte e la mappa del gioco in scatola. Queste sono una ricostruzione: contiene tutto ciò che si è potuto trovare, ed è completata con la storia in modo che tutti i totali conosciuti tornino. Se possiedi il gioco, puoi giocare con i nomi e i numeri delle tue carte: «{ web-own-cards }», nelle { web-settings }, spiega come.

web-rules-liberte-terms = Termini

web-rules-liberte-term-advance = Schierare
web-rules-liberte-term-advance-means = Giocare una carta della propria area personale in un [pareggio|ties], allo scoperto e in ordine di gioco. Che vinca o perda, viene scartata.
web-rules-liberte-term-block = Blocchetto
web-rules-liberte-term-block-means = Un cubetto di una fazione: rosso, blu o bianco. Sulla mappa lavora per chi possiede la sua [pila|stack].
web-rules-liberte-term-cannon = Cannone
web-rules-liberte-term-cannon-means = Una carta che lo mostra può mandare un segnalino in [battaglia|battle] invece dei suoi blocchetti sulla mappa.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = Una carta con un blocchetto per qualsiasi provincia, e un cannone.
web-rules-liberte-term-control = Controllo
web-rules-liberte-term-control-means = Una provincia è controllata dalla pila che, da sola, è più alta di ogni altra.
web-rules-liberte-term-fleur-de-lis = Giglio
web-rules-liberte-term-fleur-de-lis-means = Il fiore del re: lo portano quattordici province. Contano per la [controrivoluzione|counter-revolution].
web-rules-liberte-term-general = Generale
web-rules-liberte-term-general-means = Una carta che dall’area personale può comandare l’esercito. Vedi [battaglia|battle].
web-rules-liberte-term-opposition = Opposizione
web-rules-liberte-term-opposition-means = La fazione seconda per numero di voti. Vedi [governo|government].
web-rules-liberte-term-presence = Presenza
web-rules-liberte-term-presence-means = Ce l’hai se avevi un voto del colore che governa. La richiedono Epurazione e Terrore.
web-rules-liberte-term-round = Round
web-rules-liberte-term-round-means = Un’azione per tutti, in ordine di gioco.
web-rules-liberte-term-sans-culottes = Sanculotti
web-rules-liberte-term-sans-culottes-means = Il popolo minuto di Parigi: una carta con questo segno fa posto a una quinta nell’area personale.
web-rules-liberte-term-stack = Pila
web-rules-liberte-term-stack-means = Da uno a tre blocchetti di un colore con sopra il tuo segnalino. Vedi [dove stanno|placing].
web-rules-liberte-term-supply = Riserva
web-rules-liberte-term-supply-means = I blocchetti che non sono in gioco. Quando un colore finisce, [finiscono le azioni|round-end].
web-rules-liberte-term-token = Segnalino controllo
web-rules-liberte-term-token-means = Il tuo contrassegno, sulle pile, nel riquadro battaglia e per la presenza. Ne hai 18 liberi, perché due dei tuoi 20 tengono i conti sulle tabelle; se li finisci, puoi solo far crescere le tue pile.
web-rules-liberte-term-value = Valore
web-rules-liberte-term-value-means = Il numero di blocchetti su una carta: 1, 2 o 3. Le carte speciali non ne hanno.
web-rules-liberte-term-vote = Voto
web-rules-liberte-term-vote-means = Un blocchetto preso da una pila che ha vinto la sua provincia. Lo tieni finché non si assegnano i punti.

web-rules-liberte-figure-factions-red = Radicali
web-rules-liberte-figure-factions-blue = Moderati
web-rules-liberte-figure-factions-white = Monarchici
web-rules-liberte-figure-ways-points = Più punti vittoria dopo { $turns } turni
web-rules-liberte-figure-ways-landslide = { $votes } voti rossi in un’elezione
web-rules-liberte-figure-ways-counter = { $count } gigli sotto il bianco, battaglie perse comprese
web-rules-liberte-figure-cards = Una personalità, un club e una carta speciale. Il bordo colorato è la regione; i blocchetti che porta sono colore e valore.
web-rules-liberte-figure-stacks = Tre pile in una provincia, ognuna con il segnalino del proprietario. La più alta la controlla.
web-rules-liberte-figure-tie = Due pile di due: pareggio. La carta di valore 3 batte quella di valore 2.
web-rules-liberte-figure-display = Quattro carte nell’area personale; una quinta solo con i sanculotti.
web-rules-liberte-figure-number = N.
web-rules-liberte-figure-province = Provincia
web-rules-liberte-figure-region = Regione
web-rules-liberte-figure-regions = L’ordine delle regioni nella prima edizione; dentro una regione le province votano per numero.
web-rules-liberte-figure-lily = Giglio
web-rules-liberte-figure-pays = Punti
web-rules-liberte-figure-award = Premio
web-rules-liberte-figure-vp = Punti
web-rules-liberte-figure-award-first = più voti nel governo
web-rules-liberte-figure-award-second = secondo per voti nel governo
web-rules-liberte-figure-award-lead = più voti nell’opposizione
web-rules-liberte-figure-award-battle = la battaglia: { $names }
web-rules-liberte-figure-award-provinces = province con punti, dal turno { $turn }
