# Messaggi del server dei tavoli.

error-stale = Il tavolo è andato avanti: hai visto la voce { $version } del suo registro, e ora sono { $now }. Guarda che cosa è cambiato, e scegli di nuovo.
error-version-ahead = Il registro del tavolo ha { $now } voci, quindi nessuno può aver visto la voce { $version }.
error-table-open = La partita non è cominciata: ci sono posti liberi.
error-table-running = La partita è già cominciata.
error-table-full = Tutti i posti a questo tavolo sono occupati.
error-table-finished = La partita è finita.
error-table-closed = Il tavolo è chiuso.
error-table-broken = Questa partita non può continuare con questa versione di Tricorne: { $problem }
error-rules-changed = Questa partita è cominciata con la versione { $version } delle regole, ma questo programma usa la { $current }. Può continuare con la versione di Tricorne che l’ha cominciata.
error-components-changed = Questa partita è cominciata con carte o personaggi diversi da quelli di questo programma.
error-no-table = Non c’è un tavolo «{ $table }», o non puoi vederlo. Chiedi un link a chi ti ha invitato.
error-no-link = Questo link non è valido: è stato revocato, o è incompleto. Chiedine uno nuovo.
error-no-seat = Non c’è il posto { $seat }: i posti sono numerati da 1 a { $last }.
error-seat-yours = Il posto { $seat } è già tuo.
error-seat-taken = Il posto { $seat } è occupato da { $name }.
error-number-late = Il posto { $seat } non può più impegnarsi su un numero: altri hanno già rivelato il loro.
error-number-early = Il numero del posto { $seat } adesso non si può rivelare: lo è già stato, o qualcuno non si è ancora impegnato sul suo.
error-number-hash = Il numero del posto { $seat } non corrisponde al suo impegno.
error-number-none = La distribuzione di questo tavolo non accetta numeri: non ha un impegno.
error-second-hand = In questa partita hai già visto un’altra mano, e nessuno può vederne due.
error-seat-free = Al posto { $seat } non siede nessuno.
error-seat-bot = Al posto { $seat } gioca già un bot.
error-seat-present = Per chi siede al posto { $seat } non gioca nessun bot.
error-seat-away = Al posto { $seat } un bot gioca per te. Prima riprendi il tuo posto.
error-not-your-seat = Il posto { $seat } non è tuo.
error-not-seated = Può farlo solo chi siede a questo tavolo.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-asked = Non tocca al posto { $seat }.
error-rated-hint = Questa partita è classificata, quindi niente consigli. Ne ricevi ai tavoli non classificati.
error-rated-program = Questa partita è classificata, quindi possono muovere solo persone, nel browser. I programmi giocano ai tavoli non classificati.
error-not-over = Si può solo quando la partita è finita.
error-close-others = Altre persone hanno posti qui, anche se per loro gioca un bot. Puoi chiudere il tavolo quando se ne sono andate, o sono rimaste inattive abbastanza a lungo.
error-rematch = La rivincita è già al tavolo { $table }.
error-no-lesson = Non c’è una lezione per «{ $game }».
error-lesson-step = La lezione si aspetta un’altra scelta: { $action }. Poi potrai giocare come vuoi, in una partita tua.
error-lesson-seat = In una lezione nessuno può giocare per te. Puoi lasciare la pagina e continuare quando vuoi.
error-rewind-to = La partita può tornare a un punto tra 0 e { $most } mosse, non a { $to }.
error-continue-rules = Questa partita è cominciata con la versione { $version } delle regole, le cui carte nascoste non si possono ridistribuire. Finiscila dove è cominciata.
error-continue-over = Questa partita è finita. Importa la registrazione per rivederla.
error-continue-seat = Tieni almeno un posto per te.
error-history = Puoi vedere la partita dopo un numero di mosse da 0 a { $most }, non dopo { $moves }.
error-proposal = C’è un’altra proposta, nella voce { $number } del registro. Vota prima su quella.
error-proposal-incomplete = A questa proposta serve «{ $field }».
error-no-proposal = La proposta nella voce { $number } del registro non è più aperta.
error-answered = Il posto { $seat } si è già detto d’accordo, o non ha voto.
error-deputy-own = Il posto { $seat } è tuo: puoi cederlo a un bot senza votazione.
error-deputy-clock = Questo tavolo ha un orologio: un bot prende un posto quando il tempo è finito, e non prima.
error-deputy-not-asked = La partita non sta aspettando il posto { $seat }.
error-deputy-present = La partita non aspetta il posto { $seat } da abbastanza tempo. Potrai proporre un bot tra { $seconds } secondi.
error-proposals-many = Hai fatto { $most } proposte in un’ora. Aspetta un po’ prima della prossima.
error-key-used = Questa chiave di idempotenza è già servita per altro. Usane una nuova per ogni operazione.
error-tables-many = Hai { $most } tavoli non finiti. Finiscine o chiudine prima qualcuno.
error-own-cards-off = Chi ospita questo server non ha attivato le carte personalizzate. Senza altri puoi giocare con le tue, in questo browser.
error-card-sets-many = Hai qui { $most } raccolte di carte, che è il massimo. Prima eliminane una.
error-no-card-set = Non c’è una raccolta di carte così, né tra le tue né tra quelle che offre questo server.
error-no-own-cards = A questo tavolo si gioca con le carte predefinite.
error-cards-unknown = Questa partita è stata giocata con le carte di qualcuno (sha256 { $found }), che non sono tra le tue. Prima aggiungi il loro file di componenti alle tue raccolte.
error-rules-stopped = Con le carte di questo tavolo la partita non poteva proseguire, perciò è finita.
error-sockets-many = Stai seguendo { $most } tavoli insieme. Chiudi prima alcune delle loro pagine.
error-title = «{ $title }» non può essere un titolo: deve essere una riga di caratteri stampabili, senza spazi all’inizio o alla fine.
error-chat-empty = Manda un testo o una delle reazioni, non entrambi.
error-reaction = Non c’è una reazione «{ $reaction }». Ci sono: { $right }.
error-after = «{ $after }» non è un cursore valido: usa il valore di «more» della pagina precedente.
error-busy = Questo tavolo adesso è troppo occupato. Niente è perso; riprova.
error-imports-busy = Si stanno importando diverse partite. Riprova tra un momento.
error-storage-unknown = La connessione al database è caduta, quindi non si sa se questo è stato salvato. Guarda il tavolo, o manda di nuovo la stessa richiesta.
error-storage-lost = Il database adesso non è raggiungibile. Non è stato salvato niente; riprova tra un momento.
error-storage-full = Il disco del server è pieno. Questo non è stato salvato, ma niente di ciò che era salvato è perso. Chi gestisce il server deve liberare spazio.
error-storage-damaged = Il database del server è danneggiato, e una parte non si può leggere. Chi gestisce il server deve ripararlo, forse con un backup.
error-too-large = Supera { $most } byte.
error-too-often = Troppe richieste: il limite «{ $limit }» è { $most }. Aspetta { $wait } { $wait ->
        [one] secondo
       *[other] secondi
    }.
error-host = Questo server non accetta il nome host { $host }. Se è tuo, imposta `url` o `hosts`.
error-origin = Le pagine di { $origin } non possono usare questo server.
error-shape = La richiesta non è valida. { $problem }
error-null = Un URL non può contenere il carattere U+0000.
error-unreadable = Il corpo della richiesta non si può leggere: deve essere JSON in UTF-8.
error-no-page = In { $path } non c’è niente.
error-http = { $problem }.
error-internal = Qualcosa è andato storto sul server, ed è stato registrato. Controlla se la tua azione ha avuto effetto prima di riprovare.
error-workers-database = A { $workers } worker serve un database PostgreSQL: --database postgresql://UTENTE:PASSWORD@HOST/NOME

serve-listening = Tavoli su { $url }
serve-database = salvati in { $database }
serve-stop = Ferma con Ctrl+C; ogni mossa è salvata.
error-setting = L’impostazione «{ $setting }» non è valida: { $problem }
error-setting-unknown = «{ $text }» non è un’impostazione: scrivi NOME=VALORE, con uno di: { $right }.
error-port = Impossibile ascoltare su { $host }, porta { $port }: { $problem }

verify-good = La distribuzione è corretta: il segreto corrisponde all’impegno, il seed ne è stato calcolato insieme ai numeri dei giocatori, e tutte le { $moves } mosse seguono le regole.
verify-old = Tutte le { $moves } mosse seguono dal seed, e il seed corrisponde all’impegno. Ma le carte di questa partita sono state distribuite con la versione 1 delle regole, dal cui impegno si poteva calcolare la distribuzione.
verify-number = Il posto { $seat } ha contribuito con il numero { $number }
verify-no-numbers = Nessuna pagina di giocatori ha contribuito con un numero. La distribuzione era fissata prima della prima mossa, ma chi gestisce il server avrebbe potuto sceglierla.
verify-rewinds = { $rewinds ->
    [one] I giocatori sono tornati indietro una volta, e hanno continuato con una nuova sequenza casuale.
   *[other] I giocatori sono tornati indietro { $rewinds } volte, e ogni volta hanno continuato con una nuova sequenza casuale.
}
verify-commitment = impegno sha256:{ $commitment }
verify-compare = Confrontalo con l’impegno che il tavolo mostrava prima della prima mossa.
verify-none = { $file } non contiene un impegno. Tutte le { $moves } mosse seguono dal seed e dalle regole, ma niente mostra chi ha scelto il seed.
verify-redealt = È cominciata in un browser, la cui pagina ne conosceva le carte, ed è continuata su un server: dopo la mossa { $moves }, tutto ciò che era nascosto ai posti che hanno tenuto la mano ({ $kept }) è stato ridistribuito dal seed { $seed } del server. Non è stato pubblicato un impegno, quindi niente mostra come è stato scelto quel seed.
error-verify = { $file } non corrisponde: il suo impegno è { $found }, ma era stato pubblicato { $right }.
error-verify-secret = { $file } ha un impegno, ma nessun segreto per controllarlo. Scarica di nuovo la registrazione dal tavolo.
error-verify-seed = { $file } non corrisponde: il segreto e i numeri danno il seed { $right }, ma le carte sono state distribuite con { $seed }.
error-verify-number = { $file } non contiene il numero { $number }: è rimasto fuori dalla distribuzione.
error-number-form = «{ $text }» non è un numero per una distribuzione: deve avere 64 cifre esadecimali.
error-commitment = «{ $text }» non è un impegno: devono essere le 64 cifre esadecimali di uno SHA-256.
