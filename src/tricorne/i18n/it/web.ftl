# Che cosa dicono le pagine nel browser.

## Giochi

web-game-liberte = Liberté
web-game-liberte-pitch = Francia, 1789. Tre fazioni, 27 province; nessuno resta a lungo al potere.
web-game-liberte-time = circa 60 minuti
web-game-liberte-short = 3–6 giocatori, circa un’ora
web-game-libertalia = Libertalia
web-game-libertalia-pitch = Tutti hanno gli stessi pirati. Scegline uno in segreto; il rango decide chi prende che cosa.
web-game-libertalia-time = circa 30 minuti
web-game-libertalia-short = 2–6 giocatori, mezz’ora

web-option-edition = Edizione
web-option-edition-more = Le due edizioni usano le stesse carte. La seconda ha regole più recenti; la prima è il gioco originale.
web-option-edition-second = Seconda
web-option-edition-first = Prima
web-option-second_card = Una seconda carta di valore 1
web-option-second_card-more = Dopo una carta di valore 1 può seguirne un’altra nella stessa regione.
web-option-counter_revolution = Controrivoluzione
web-option-counter_revolution-more = La riconosce il programma, oppure deve invocarla un giocatore.
web-option-counter_revolution-automatic = Automatica
web-option-counter_revolution-claimed = Va invocata
web-option-fair_colours = Colori equilibrati
web-option-fair_colours-more = In due o tre giocatori: colori con numeri d’argento equilibrati.
web-option-fair_colours-void = Vale solo in due o tre giocatori.
web-option-open_booty = Bottino scoperto
web-option-open_booty-more = Tutti vedono il bottino in ogni covo. Ideale per la prima partita.
web-option-last_campaign_breaks_ties = L’ultima campagna risolve i pareggi
web-option-last_campaign_breaks_ties-more = A pari punti vince la migliore terza campagna; altrimenti la vittoria è condivisa.

## Ovunque

web-skip = Vai al contenuto
web-page-failed = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
web-unreachable = Il server non è raggiungibile. Controlla la connessione; ciò che era confermato non è andato perso.
web-update-ready = C’è una nuova versione.
web-update-reload = Ricarica
web-update-load = Carica la nuova versione
web-update-later = Più tardi
web-outdated = Questa pagina non è aggiornata
web-outdated-more = Il server ha una versione più recente. Ricarica la pagina per aprire questo tavolo; le partite in questo browser restano.
web-here = In questo browser
web-played-here = in questo browser
web-here-more = Questa partita è nel tuo browser: non ha bisogno di un server, e nessun altro può unirsi.
web-here-remove = Rimuovi
web-here-remove-sure = Rimuoverla da questo browser?
web-here-full = La memoria del tuo browser è piena. Questo non è stato salvato, ma ciò che era già salvato non è andato perso. Rimuovi vecchie partite e riprova.
web-here-storage = Il tuo browser non è riuscito a salvare. Ciò che era già salvato non è andato perso; ricarica la pagina e riprova.
web-here-rules = Non è stato possibile caricare le regole. Controlla la connessione e riprova.
web-continue-lede = Porta questa partita sul server, così altri possono unirsi. Tu tieni le carte che hai in mano. Tutto ciò che ti è nascosto viene ridistribuito quando tutti i posti sono occupati, perché questa pagina conosce le carte. La partita non è classificata, e la distribuzione non si può verificare.
web-continue-seat = Posto { $seat }: { $name }
web-continue-me = resta su questo dispositivo
web-continue-open = libero per qualcun altro
web-continue-bot = gioca un bot
web-continue-go = Portala sul server
web-continue-copy = La partita in questo browser resta com’è.
web-continued-lede = Questa partita è cominciata in un browser e continua qui dopo { $moves } mosse. Quella pagina conosceva le carte, perciò tutto ciò che è nascosto viene ridistribuito quando la partita comincia; conserva le sue carte solo chi ha portato qui la partita. Non ha impronta, quindi questa distribuzione non si può verificare.
web-loading = Un momento…
web-close = Chiudi
web-again = Riprova
web-save = Salva
web-saved = Salvato.
web-more = Mostra altro
web-any = Tutti
web-yes = sì
web-no = no
web-you = tu
web-all = tutti
web-all-count = tutti: { $count }
web-copy = Copia
web-copied = Copiato
web-revoke = Revoca
web-review = Rivedi
web-watch = Guarda
web-look = Vedi
web-act = Gioca
web-begin = Comincia

web-title-new = Un nuovo tavolo
web-title-tables = Tavoli
web-title-table = Tavolo
web-title-review = Partita rivista
web-title-join = Un invito
web-title-rules = Regole
web-title-aid = Aiuto di gioco
web-title-gallery = Chi erano
web-title-learn = Impara
web-title-person = Il tuo profilo
web-title-leaderboard = Classifica
web-title-settings = Impostazioni
web-title-lost = Qui non c’è niente

web-nav = Pagine
web-nav-menu = Mostra le pagine
web-nav-play = Gioca
web-nav-tables = Tavoli
web-nav-learn = Impara
web-nav-rules = Regole
web-nav-leaderboard = Classifica
web-log-in = Accedi
web-log-out = Esci

web-lost = Nessuno porta questo cappello.
web-lost-more = Questa pagina non esiste. Forse il link ha perso una lettera.
web-lost-home = Alla pagina iniziale
web-no-server = Per questo serve un server
web-no-server-more = Qui puoi giocare contro i bot o in più su un solo dispositivo, imparare, leggere le regole e rivedere partite.
web-server-open = Vai a { $server }
web-elsewhere = Gioca con altri
web-elsewhere-more = Per giocare con chi è lontano, datevi appuntamento su questo server.

## Pagina iniziale

web-home-title = Accomodati.
web-home-lede = Due giochi sotto un solo cappello.
web-home-bots = Gioca contro i bot
web-home-due = { $count ->
    [one] tavolo ti aspetta
   *[other] tavoli ti aspettano
}
web-home-mine = I tuoi tavoli
web-home-open = Tavoli aperti
web-home-open-none = Nessun tavolo cerca giocatori. Aprine uno, e gli altri lo vedranno qui.
web-home-away = Il server adesso non è raggiungibile, quindi i tavoli degli altri non si vedono.
web-home-first = È la prima volta?
web-home-first-more = Gioca una partita guidata: dieci minuti, una cosa per volta, senza manuale.
web-home-learn-liberte = Carte, province, un’elezione
web-home-learn-libertalia = Pirati, una nave, il bottino
web-host-own = Ospita i tuoi tavoli
web-host-install = Installalo su un computer qualsiasi
web-host-serve = Avvia il server
web-host-invite = Manda il link agli amici. A loro basta un browser.
web-make-table = Apri un tavolo
web-players = { $low }–{ $high } giocatori
web-players-label = Giocatori
web-bots-label = Bot
web-bots-strength = Forza dei bot
web-level-gentle = Facile
web-level-sound = Solido
web-level-sharp = Forte
web-play-game = Gioca a { $game }
web-with-friends = Con amici
web-learn-first = Prima volta? Si impara in dieci minuti
web-learn-game = Impara { $game }
web-foot-rules = Regole nella tua lingua
web-foot-offline = Funziona senza internet
web-foot-account = Non serve un account
web-foot-keyboard = Tastiera e lettore di schermo
web-foot-aid = Aiuto di gioco: { $game }
web-foot-designers = Liberté è un gioco di Martin Wallace, Libertalia un gioco di Paolo Mori: grazie a entrambi.
web-foot-map = Dati cartografici: Natural Earth

web-guest-names = Corsaro Audace, Tribuno Quieto, Cuoco Allegro, Vedetta Attenta, Cittadino Fiero, Gabbiano Salato, Inviato Astuto, Marinaio Fortunato, Tamburino Ardito, Pappagallo Furbo, Fornaio Onesto, Corriere Veloce, Lupo di Mare, Coccarda Lucente, Grande Oratore, Compagno Leale, Timoniere Calmo, Cartografo Saggio, Barbiere Gioviale, Cannoniere Impavido
web-bot-names = Vecchio Ned, Bonny, Cittadino Marat, Barnabé, Madame Roland, Tom il Lungo, Théroigne, Sans-Souci, Jane la Nera, Cadetto, Père Duchesne, Lucy la Rossa, Fabre, Will il Matto, Olympe, Toppa

## Elenchi di tavoli

web-pace-live = in tempo reale
web-pace-minutes = { $count ->
    [one] un minuto a mossa
   *[other] { $count } minuti a mossa
}
web-pace-days = { $count ->
    [one] una mossa al giorno
   *[other] una mossa in { $count } giorni
}
web-seats-left = { $count ->
    [0] al completo
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-invited = { $count ->
    [one] Hai un invito a giocare (resta un posto)
   *[other] Hai un invito a giocare (restano { $count } posti)
}
web-waits-for-you = Tocca a te (ultima mossa { $when })
web-waits-for = { $name } sta pensando
web-running = in corso, ultima mossa { $when }
web-closed-table = chiuso prima della fine
web-you-won = Hai vinto, { $when }
web-you-shared = Hai condiviso la vittoria, { $when }
web-they-won = { $count ->
    [one] Vittoria: { $names }
   *[other] Vittoria condivisa: { $names }
}
web-a-bot = Un bot
web-players-count = { $count } giocatori
web-with = con { $names }
web-bots-count = { $count ->
    [one] un bot
   *[other] { $count } bot
}
web-begun = cominciata { $when }
web-what-if = E se? Una copia privata di una partita: qui non conta niente.
web-kind-of-table = { $kind ->
    [branch] e se?
    [lesson] una lezione
    [continued] cominciata in un browser
   *[replay] una partita importata
}
web-tables = Tavoli
web-tables-lede = Siediti, o guarda giocare gli altri.
web-tables-lede-here = Le tue partite in questo browser.
web-tables-whose = Quali tavoli
web-tables-public = Pubblici
web-tables-mine = Miei
web-tables-none = Adesso non ci sono tavoli. Aprine uno, e gli altri lo vedranno qui.
web-tables-none-mine = Non hai ancora giocato. Gioca contro i bot, o apri un tavolo per gli amici.
web-tables-none-such = Nessun tavolo corrisponde.
web-tables-widen = Mostra tutti
web-tables-due = Aspettano te
web-tables-due-none = Nessuno ti aspetta. I tavoli dove tocca a te compaiono qui.
web-replay = Importa una partita
web-replay-more = Hai salvato la registrazione di una partita? Rivedila qui mossa per mossa, e continua da qualsiasi posizione.
web-replay-choose = Scegli una registrazione
web-filter-game = Gioco
web-filter-status = Stato
web-status-open = cerca giocatori
web-status-running = in corso
web-status-finished = finita
web-status-closed = chiusa

## Un nuovo tavolo

web-new-title = Un nuovo tavolo
web-new-lede = I posti possono cambiare finché la partita non comincia.
web-new-lede-here = Tutti su questo dispositivo, persone e bot.
web-new-game = Gioco
web-new-seats = Posti
web-new-seats-order = in senso orario
web-new-rules = Opzioni
web-new-table = Il tavolo
web-new-name = Nome
web-new-name-usual = La ciurma del venerdì
web-new-pace = Ritmo
web-new-public = Pubblico
web-new-public-more = Chiunque su questo server può sedersi o guardare.
web-new-rated = Classificata
web-new-rated-more = Il risultato cambia la valutazione di tutti. Non ci sono consigli.
web-new-rated-void = Impossibile se più persone condividono un dispositivo.
web-new-rated-bots = Impossibile con i bot.
web-new-rated-guest = Si classifica solo chi ha una password. Puoi impostarla nella tua pagina.
web-new-rated-cards = Impossibile con carte personalizzate.
web-new-make = Apri il tavolo
web-new-make-more = { $count ->
    [one] C’è un posto libero: poi ricevi un link per il tuo amico.
   *[other] Ci sono { $count } posti liberi: poi ricevi un link per gli amici.
}
web-new-start = Comincia
web-new-start-more = Non ci sono posti liberi, quindi la partita comincia subito, nel tuo browser.
web-new-start-here = La partita comincia subito, nel tuo browser.
web-pace-choice-live = In tempo reale
web-pace-choice-minutes = 5 minuti
web-pace-choice-day = Un giorno
web-pace-choice-week = Una settimana
web-pace-live-more = Nessun limite di tempo.
web-pace-minutes-more = Se qualcuno ci mette di più, un bot gioca al suo posto finché non torna.
web-pace-day-more = Una mossa al giorno; poi gioca un bot finché chi manca non torna.
web-pace-week-more = Una mossa a settimana, per partite a distanza.
web-kind-open = Libero
web-kind-bot = Bot
web-kind-here = Qui
web-seat-open = Posto libero
web-seat-bot = Bot
web-seat-me-more = il tuo posto
web-seat-open-more = chi apre il link
web-seat-bot-more = gioca subito, sempre
web-seat-here = Nome di chi è al posto { $number }, su questo dispositivo
web-seat-here-name = Giocatore { $number }
web-seat-here-now = ha preso posto
web-seat-up = Sposta in su il posto { $number }
web-seat-down = Sposta in giù il posto { $number }
web-seat-remove = Togli il posto { $number }
web-seat-add = Aggiungi un posto
web-seat-shuffle = Mescola
web-round = Intorno al tavolo
web-round-aloud = Posti in senso orario: { $names }

## Prima della partita

web-wait-lede = { $count ->
    [0] Ci siete tutti.
    [one] Resta un posto libero.
   *[other] Restano { $count } posti liberi.
}
web-wait-fill = { $count ->
    [0] Comincia
    [one] Completa con un bot e comincia
   *[other] Completa con { $count } bot e comincia
}
web-wait-more = Oppure aspetta: la partita comincia da sola quando l’ultimo posto è occupato.
web-sit-here = Siediti qui
web-stand-up = Alzati
web-seat-free = Libera il posto
web-seat-a-bot = Fai sedere un bot
web-seat-waiting = in attesa
web-invite = Invita
web-invite-make = Crea un link
web-invite-link = Link a questo tavolo
web-invite-more = { $public ->
    [yes] Manda questo link: un clic, e il tuo amico siede qui. Non serve un account. Il tavolo è pubblico, quindi è anche nell’elenco dei tavoli.
   *[no] Manda questo link: un clic, e il tuo amico siede qui. Non serve un account. Con l’indirizzo di questa pagina non entra nessuno.
}
web-share = Condividi
web-seat-came = Si siede { $name }.
web-choose-seat = Scegli un posto
web-table-private = I tavoli sono privati, a meno che chi li ospita li abbia resi pubblici. Se un amico ti ha invitato, chiedigli il link d’invito: la pagina del tavolo lo mostra a chi ospita. Se hai un posto qui, accedi, o usa il browser con cui hai preso posto.
web-invite-seat = Link al mio posto
web-invite-seat-more = Chi apre questo link prende il tuo posto: un altro tuo dispositivo, o un amico.
web-invite-made = creato { $when }
web-join-title = Hai un invito a un tavolo
web-join-by = { $name } ti invita a giocare a { $game }
web-join-failed = Questo link non funziona
web-join-unrated = non classificata
web-join-as = Giochi come { $name }.
web-join-sit = { $count ->
    [one] Resta un posto libero.
   *[other] Restano { $count } posti liberi.
}
web-join-sit-go = Siediti
web-join-watch = Guarda soltanto
web-join-take = Con questo link prendi il posto di { $name }, per sempre.
web-join-take-go = Prendi questo posto
web-join-full = Tutti i posti sono occupati. Puoi comunque guardare.
web-join-full-go = Guarda
web-join-running = La partita è cominciata, e non c’è un posto libero. Puoi comunque guardare.
web-join-running-go = Guarda
web-join-review = Questa partita è finita. Puoi comunque vedere com’è andata.
web-join-review-go = Rivedi la partita
web-join-closed = Non ci si può più unire: la partita è finita, o il tavolo è stato chiuso.
web-join-seated = Hai già un posto a questo tavolo.
web-join-seated-go = Al tavolo
web-join-name = Come ti chiamiamo?
web-join-more = Niente account, niente password. Il nome si può cambiare dopo.
web-join-empty = Questo link è incompleto. Chiedi il link intero a chi ti ha invitato.

## Al tavolo

web-table-home = Tricorne: alla pagina iniziale
web-table-closed-door = Non puoi vedere questo tavolo
web-table-broken = Questa partita qui non può continuare
web-menu = Menu
web-undo = Annulla
web-hint = Consiglio
web-hint-more = Chiedi a un bot forte di valutare le tue scelte
web-hint-thinking = Un bot forte sta pensando…
web-hint-not-asked = Adesso non c’è niente da scegliere.
web-hint-lead = { $count ->
    [0] Appena migliore della seguente.
    [one] Un punto percentuale in più della seguente.
   *[other] { $count } punti percentuali in più della seguente.
}
web-hint-about = La probabilità di vittoria dopo ogni scelta, come la stima un bot forte da ciò che sai tu.
web-leave-for-now = Alla pagina iniziale: il posto resta tuo
web-leave = Lascia il tavolo
web-sheet-log = Cronaca
web-sheet-talk = Chat
web-sheet-notes = Appunti
web-sheet-people = Persone
web-sheet-rules = Regole
web-sheet-aid = Aiuto di gioco
web-sheet-cards = Carte personalizzate
web-sheet-settings = Impostazioni
web-sheet-keys = Tasti
web-sheet-result = Com’è finita
web-sheet-hint = Un consiglio
web-sheet-continue = Continua con amici
web-rail = Cronaca, chat e appunti
web-link-connecting = Connessione…
web-link-live = Connesso
web-link-lost = Riconnessione…
web-link-refused = Accesso negato

web-prompt = Domanda
web-prompt-waiting = { $name } sta pensando
web-prompt-waiting-many = Stanno pensando in { $count }
web-prompt-waiting-more = Intanto puoi guardarti intorno.
web-prompt-spectator = Stai guardando.
web-prompt-moment = Un momento…
web-prompt-sending = Invio…
web-prompt-skip = Premi un tasto per saltare.
web-prompt-skip-tap = Tocca per saltare.
web-prompt-past = Stai guardando una posizione precedente.
web-prompt-lost = Riconnessione
web-prompt-lost-more = Non hai perso niente; la pagina si riconnette da sola.
web-prompt-lost-kept = La tua ultima mossa è salvata qui e sarà inviata.
web-prompt-over = La partita è finita
web-prompt-closed = Il tavolo è stato chiuso prima della fine
web-prompt-away = Un bot gioca per te
web-prompt-away-more = Torna quando vuoi.
web-skip-show = Salta
web-now = Torna al presente
web-at-now = adesso
web-come-back = Eccomi di nuovo
web-promised = { $action }: in coda
web-left-minutes = { $count ->
    [one] resta un minuto
   *[other] restano { $count } minuti
}
web-left-clock = restano { $time }
web-left-hours = restano { $count } ore
web-left-days = restano { $count } giorni

web-log-empty = Non è ancora successo niente.
web-log-earlier = Mostra le righe precedenti
web-line-sit = { $name } si siede.
web-line-leave = { $name } lascia il posto.
web-line-undo = { $name } annulla una mossa.
web-line-deputy = { $why ->
    [time] { $name } ha finito il tempo: intanto gioca un bot.
    [vote] Tutti d’accordo: intanto un bot gioca per { $name }.
   *[wish] { $name } intanto fa giocare un bot.
}
web-line-return = { $name } è di nuovo qui.
web-line-failure = Il bot di { $name } si è bloccato; un altro ha scelto al suo posto.
web-line-propose = { $what ->
    [rewind] { $name } propone di tornare { $to ->
        [0] all’inizio
       *[other] alla mossa { $to }
    }.
   *[deputy] { $name } propone che un bot giochi per { $about }.
}
web-line-agree = { $name } è d’accordo.
web-line-refuse = { $name } non è d’accordo.
web-line-rewind = Tutti d’accordo: la partita continua { $to ->
    [0] dall’inizio
   *[other] dalla mossa { $to }
}.
web-line-redeal = La partita continua qui da un browser, la cui pagina ne conosceva le carte: tutto ciò che era nascosto è stato ridistribuito. Ha conservato le sue carte solo chi ha portato qui la partita.
web-line-close = { $why ->
    [rules] Con le carte di questo tavolo la partita non poteva proseguire: il tavolo è chiuso.
   *[other] Il tavolo è chiuso.
}
web-line-rematch = { $name } chiede la rivincita.

web-talk-say = Di’ qualcosa…
web-talk-send = Invia
web-talk-empty = Nessuno ha ancora detto niente.
web-talk-empty-spectators = Questa è la chat degli spettatori; i giocatori non la vedono.
web-reaction-well-played = Bella mossa!
web-reaction-thanks = Grazie!
web-reaction-surprise = Oh, però!
web-reaction-laughter = Ah ah!
web-reaction-thinking = Fammi pensare…
web-reaction-sorry = Scusa!
web-notes-write = Puoi leggerli solo tu.
web-notes-kept = Salvati.
web-notes-keeping = …
web-notes-nobody = Può prendere appunti solo chi ha un posto.

web-seat-deputy = assente; un bot tiene il posto in caldo
web-seat-thinking = sta pensando
web-bot-gentle = bot, gioca per divertirsi
web-bot-sound = bot, gioca in modo solido
web-bot-sharp = bot, guarda lontano
web-hand-over = Fai giocare un bot
web-propose-deputy = Proponi un bot
web-propose-rewind = Proponi di annullare l’ultima mossa
web-propose-rewind-here = Proponi di tornare qui
web-rewind = Annulla l’ultima mossa
web-rewind-here = Continua da qui
web-proposal-waits = C’è una proposta
web-proposal-rewind = { $count ->
    [one] Annullare l’ultima mossa?
   *[other] Annullare le ultime { $count } mosse?
}
web-proposal-deputy = Far giocare intanto un bot per { $name }?
web-proposal-agreed = D’accordo: { $names }
web-proposal-here = Sono qui
web-proposal-withdraw = Ritirala
web-agree = D’accordo
web-refuse = Rifiuta
web-leave-seat = Rinuncia al mio posto
web-leave-seat-more = Se esci dalla pagina, il tuo posto ti aspetta. Se ci rinunci, lo prende un bot per sempre.
web-close-table-more = Se esci dalla pagina, il tavolo ti aspetta. Se lo chiudi, la partita finisce senza risultato.
web-leave-seat-sure = Davvero? Un bot prende il posto per sempre
web-close-table = Chiudi il tavolo
web-close-sure = Chiuderlo davvero?
web-commitment = Impronta della distribuzione, pubblicata prima della prima mossa:
web-deal-number = Il numero con cui il tuo browser ha contribuito alla distribuzione:
web-deal-good = La distribuzione era corretta: tutto corrisponde a ciò che è stato pubblicato prima della prima mossa.
web-deal-no-number = La distribuzione corrisponde a ciò che è stato pubblicato prima della prima mossa, ma non contiene un tuo numero.
web-deal-bad = Qualcosa non va: la distribuzione non corrisponde a ciò che è stato pubblicato prima della prima mossa.
web-deal-old = Le carte di questa partita sono state distribuite da una versione precedente, e dalla sua impronta si potevano calcolare. Si può finire, ma non è classificata.
web-deal-continued = Questa partita è cominciata in un browser, la cui pagina ne conosceva le carte. Quando è cominciata qui, tutto ciò che era nascosto è stato ridistribuito; ha conservato le sue carte solo chi ha portato qui la partita. Non ha impronta, quindi questa distribuzione non si può verificare.
web-dealing = Si mescola: si aspettano i browser di { $names }.

web-curtain = Passa il dispositivo a { $name }
web-curtain-more = Tutti gli altri guardino il mare.
web-curtain-me = Sono { $name }
web-since = Dalla tua ultima mossa
web-since-watch = Fammi vedere
web-since-go-on = Continua
web-result = Com’è finita
web-result-you = Hai vinto!
web-result-shared = Vittoria condivisa!
web-result-they = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
web-result-winner = primo posto
web-rematch = Rivincita
web-rematch-look = Alla rivincita
web-rematch-asked = { $name } chiede la rivincita.
web-rematch-join = Partecipa
web-record = Salva la registrazione
web-notice-turn = Tocca a te.

web-scrub = Rivedi la partita
web-scrub-back = Una mossa indietro
web-scrub-forward = Una mossa avanti
web-key-choices = le scelte, nell’ordine mostrato
web-key-move = spostarsi tra le scelte
web-key-do = sceglierla
web-key-back = un passo indietro
web-key-undo = annullare
web-key-hint = consiglio
web-key-log = cronaca
web-key-talk = chat
web-key-people = persone
web-key-rules = regole
web-key-scrub = una mossa indietro, una avanti
web-key-now = tornare al presente
web-key-keys = questo elenco

## Impostazioni

web-settings = Impostazioni
web-settings-lede = Salvate solo in questo browser.
web-language = Lingua
web-language-failed = Non è stato possibile caricare { $language }. Senza rete ci sono solo le lingue in cui queste pagine sono già state aperte su questo dispositivo.
web-theme = Tema
web-theme-system = Come il dispositivo
web-theme-light = Giorno
web-theme-dark = Lume di candela
web-theme-to-light = Passa alla luce del giorno
web-theme-to-dark = Passa al lume di candela
web-motion = Animazioni
web-motion-system = Come il dispositivo
web-motion-full = Sempre
web-motion-none = Mai
web-speed = Velocità delle animazioni
web-speed-slow = Lenta
web-speed-middle = Media
web-speed-fast = Rapida
web-speed-now = Velocità delle animazioni: { $speed ->
    [slow] lenta
    [fast] rapida
   *[middle] media
}
web-speed-off = Le animazioni sono disattivate. Puoi attivarle nelle impostazioni.
web-told = Riassumi le mosse dei bot
web-told-more = Le mosse dei bot non vengono animate; un elenco mostra che cosa è successo dalla tua ultima decisione.
web-told-since = Dalla tua ultima decisione
web-text = Dimensione del testo
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Più grande
web-colours = Colori
web-colours-drawn = Originali
web-colours-apart = Più distinti
web-colours-more = Più distinti: più facili da distinguere se rosso e verde ti sembrano simili. Ogni colore ha anche un simbolo.
web-forced = Scelte obbligate in automatico
web-forced-more = Solo nelle partite contro soli bot: altrove gli altri, dai tempi di risposta, capirebbero qualcosa della tua mano.
web-contrast = Più contrasto
web-contrast-more = Inchiostro più scuro, linee più nette.
web-sound = Suono
web-sound-more = Un breve suono quando tocca a te.
web-notify = Notifiche del browser
web-notify-more = Quando tocca a te e questa pagina è aperta in secondo piano.
web-notify-refused = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.

## Chi sei

web-person-since = prima visita: { $when }
web-person-nobody = Non hai ancora un nome: gioca una partita per averne uno.
web-person-records = Risultati
web-person-games = Partite
web-person-won = Vinte
web-person-points = Media
web-person-best = Massimo
web-person-rating = Valutazione
web-person-none = Ancora nessuna partita finita.
web-person-tables = Tavoli
web-person-tables-none = Ancora nessun tavolo.
web-account = Il tuo nome
web-account-called = Come ti chiamano gli altri
web-account-rename = Cambia il nome
web-account-guest = In questo browser sei ospite. Con una password puoi accedere ovunque. Quando la imposti, gli altri tuoi browser vengono disconnessi e i tuoi token revocati.
web-account-registered = Il tuo nome è protetto da una password. Quando la cambi, l’accesso resta solo qui: tutti gli altri browser vengono disconnessi, e tutti i token revocati.
web-account-name = Nome
web-account-password = Password
web-account-current = Password attuale
web-account-new-password = Nuova password
web-account-keep = Imposta la password
web-account-change = Cambia la password
web-account-kept = Il tuo nome è protetto: puoi usarlo per accedere ovunque. Gli altri browser sono stati disconnessi, e i tuoi token revocati.
web-account-forget = Elimina il mio account
web-account-forget-sure = Eliminarlo davvero? Non si può annullare
web-webhook = Avvisami altrove
web-webhook-more = Quando tocca a te, arriva un messaggio sul tuo canale.
web-webhook-form = Servizio
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-webhook-json = Un altro (JSON)
web-webhook-url = URL del webhook
web-webhook-try = Manda un messaggio di prova
web-webhook-tried = Inviato. È arrivato?
web-webhook-drop = Rimuovi
web-tokens = Token
web-tokens-more = Per programmi che giocano a nome tuo. Un token dà accesso ai tavoli, non al tuo account.
web-token-once = Viene mostrato solo questa volta:
web-token-name = A che cosa serve
web-token-make = Crea un token
web-token-revoked = Revocato: non funziona più.

## La classifica

web-board = Classifica
web-board-lede = Chi gioca meglio, per gioco e numero di giocatori.
web-board-rank = Pos.
web-board-name = Nome
web-board-doubtful = { $rating }?
web-board-provisional = provvisorio
web-board-provisional-more = Un punto interrogativo significa meno di dieci partite.
web-board-figure = La valutazione è una stima prudente: la forza tra parentesi meno tre volte la sua incertezza.
web-board-none = Nessuno ha ancora finito una partita classificata di questo tipo.
web-rated = classificata
web-rated-open = Questa partita sarà classificata: non ci sono consigli, e chi se ne va finisce ultimo.
web-rated-running = Questa partita è classificata: non ci sono consigli, e chi se ne va finisce ultimo.
web-rated-finished = Questa partita era classificata.
web-rated-leave = Se te ne vai, cedi il posto o fai giocare un bot per te, finisci ultimo.
web-rated-rewind = Se siete tutti d’accordo, la partita non è più classificata.
web-rated-rule = Quali partite sono classificate
web-rated-rule-people = Una partita è classificata se a ogni posto siede una persona diversa con una password, e il tavolo è stato aperto come classificato. Bot, ospiti e programmi la rendono non classificata; ogni tavolo lo dice prima che la partita cominci.
web-rated-rule-hints = Nelle partite classificate le nostre pagine non danno consigli. Nessun server può vedere che cosa qualcuno chiede altrove a un altro programma.
web-rated-rule-leave = Finisci ultimo se te ne vai, se alla fine non ci sei, se cedi il posto, se fai giocare un bot per te, o se un bot ha fatto la maggior parte delle tue mosse. Gli altri sono valutati tra loro, secondo i risultati.
web-rated-rule-rewind = Per tornare indietro devono essere d’accordo tutti, e la partita non è più classificata. Nessuno può deciderlo da solo.
web-rated-rule-figure = La valutazione è una stima prudente: la forza stimata meno tre volte la sua incertezza. Parte da 0, e cresce quando la stima diventa più sicura.
web-rated-rule-repeated = In un giorno, altre partite contro le stesse persone contano sempre meno.
web-rated-rule-trust = Nessuna regola può scoprire se due nomi sono di una sola persona, o se due persone si accordano. Se sospetti qualcuno, dillo a chi ospita il server.

## Carte proprie

web-cards = Carte
web-own-cards = Carte personalizzate
web-with-own-cards = con carte personalizzate
web-cards-lede = Se possiedi il gioco in scatola, puoi giocare con i nomi e i numeri delle tue carte. Esporta i componenti predefiniti con «tricorne components export», cambia ciò che nella tua copia è diverso e aggiungi qui il file. Viene controllato e conservato in questo browser.
web-cards-server-on = Ai tavoli con altri, il server ne conserva una copia. Può vederla solo chi è a quei tavoli.
web-cards-server-off = Questo server non ha attivato le carte personalizzate: con chi è altrove si gioca con le carte del server.
web-cards-add = Aggiungi un file di componenti
web-cards-added = Controllato e aggiunto.
web-cards-removed = Eliminata. I tavoli cominciati con queste carte le conservano.
web-cards-look = Guarda
web-cards-remove = Elimina «{ $name }»
web-cards-manage = Le tue raccolte di carte
web-cards-unnamed = Carte personalizzate senza nome
web-cards-by-host = offerte da questo server
web-cards-at-server = su questo server
web-cards-choose = Con quali carte giochi
web-cards-built-in = Le carte predefinite
web-cards-chosen = Non classificata. Prima di sedersi, tutti vedono in che cosa queste carte differiscono da quelle predefinite.
web-cards-with = con le carte «{ $name }»
web-cards-hash = impronta { $hash }…
web-cards-changes = { $count ->
    [0] Nessuna differenza rispetto alle carte predefinite.
    [one] Una differenza rispetto alle carte predefinite.
   *[other] { $count } differenze rispetto alle carte predefinite.
}
web-cards-what = Che cosa cambia
web-cards-before = Predefinito
web-cards-after = Qui
web-cards-section = { $section ->
    [cards] Carta
    [provinces] Provincia
    [battles] Battaglia, punti
    [battle_names] Battaglia, nome
    [blocks] Blocchetti
    [reserve] Blocchetti messi da parte
    [tokens] Segnalini controllo
    [characters] Personaggio
    [influence] Influenza
    [booty] Segnalini bottino
    [worth] Valore del bottino
   *[other] { $section }
}
web-cards-field = { $field ->
    [name] nome
    [set] set
    [type] tipo
    [region] regione
    [faction] fazione
    [value] blocchetti
    [cannon] cannone
    [sans_culottes] sanculotti
    [general] generale
    [fleur_de_lis] giglio
    [victory_points] punti vittoria
    [timing] quando agisce
    [end] dà alla fine
    [blue] blu
    [white] bianco
    [red] rosso
    [yellow] giallo
    [green] verde
    [black] nero
    [chest] forziere
    [jewel] gioiello
    [goods] mercanzia
    [officer] ufficiale
    [saber] sciabola
    [map] mappa
    [relic] reliquia
   *[other] { $field }
}
web-cards-value = { $value ->
    [true] sì
    [false] no
   *[other] { $value }
}
