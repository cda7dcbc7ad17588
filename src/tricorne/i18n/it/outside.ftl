# Bot propri: i loro nomi, e che cosa può andare storto.

error-bot-form = «{ $bot }» non è un bot. Un bot proprio ha una di queste forme: { $right }.
error-bot-command = «{ $bot }» non si può dividere in un programma e i suoi argomenti: { $problem }.
error-bot-program = «{ $bot }»: non c’è un programma «{ $program }» eseguibile. A un programma in questa cartella serve ./ davanti al nome, e deve essere eseguibile.
error-bot-system = «{ $bot }»: i programmi possono giocare solo su Linux e macOS. Un bot in Python può giocare come python:FILE.py:Classe.
error-bot-import = «{ $bot }»: { $source } non si può caricare: { $problem }
error-bot-class = «{ $bot }»: { $source } non ha una classe { $found } che sia sottoclasse di tricorne.bots.Bot.
error-bot-made = «{ $bot }»: non si è potuto creare il bot: { $problem }
error-resume-own = { $file } è stata giocata con programmi di qualcuno. Per eseguirli qui, indicali tu: --seats '{ $seats }'. Per continuare senza, indicane altri.
error-seats-quotes = «{ $text }»: manca una virgoletta.

## Che cosa ha sbagliato un bot, durante una partita

bot-failure = { $seat } ({ $bot }): { $said }
bot-replaced = Al suo posto decide greedy.
bot-says = { $seat }: «{ $said }»
bot-raised = Il bot ha avuto un errore: { $problem }
bot-no-action = Il bot ha risposto { $answer }, che non è il numero di un’azione.
bot-illegal = Il bot ha scelto «{ $action }», che adesso non è possibile.
bot-late = Il bot ci ha messo { $seconds } secondi e ne aveva { $clock }.

## Che cosa ha sbagliato un programma, e come rimediare

outside-last-words = { $lines ->
    [0] Sullo standard error non ha scritto niente.
   *[other] Sullo standard error ha scritto: { $tail }
}

outside-start = Il programma non si può avviare: { $problem }
outside-start-cure = Rendi il file eseguibile, e controlla che la prima riga (#!) indichi un interprete installato.
outside-no-hello = Il programma non ha risposto a «hello» entro { $seconds } secondi. { outside-last-words }
outside-no-hello-cure = Rispondi a «hello» subito, prima di caricare cose grandi, e svuota lo standard output dopo ogni riga (flush).
outside-silent = Il programma non ha risposto entro { $seconds } secondi. { outside-last-words }
outside-silent-cure = Rispondi a ogni «ask» entro il suo «clock», e svuota lo standard output dopo ogni riga (flush).
outside-exit = Il programma è terminato con il codice { $code }. { outside-last-words }
outside-exit-cure = Resta in esecuzione finché non arriva «quit» o finisce lo standard input, e gestisci tutti gli errori.
outside-closed = Il programma ha chiuso lo standard output. { outside-last-words }
outside-closed-cure = Tieni aperto lo standard output finché non arriva «quit».
outside-too-long = Il programma ha scritto una riga di più di { $most } byte. Comincia così: { $text }
outside-too-long-cure = Chiudi ogni messaggio con un a capo, e manda meno candidati.
outside-not-utf8 = Il programma ha scritto una riga che non è UTF-8: { $text }
outside-not-utf8-cure = Scrivi lo standard output in UTF-8.
outside-not-json = Il programma ha scritto una riga che non è JSON (al carattere { $column }): { $text }
outside-not-json-cure = Scrivi sullo standard output un oggetto JSON per riga e nient’altro; tutto il resto va sullo standard error.
outside-too-deep = Il programma ha scritto JSON annidato troppo in profondità: { $text }
outside-too-deep-cure = Scrivi gli oggetti piatti che il protocollo descrive.
outside-not-object = Il programma ha scritto una riga che non è un oggetto JSON: { $text }
outside-not-object-cure = Scrivi ogni messaggio come oggetto: {"{"}"type": …{"}"}.
outside-twice = Il programma ha scritto un oggetto con la chiave «{ $field }» doppia.
outside-twice-cure = Scrivi ogni chiave di un oggetto una sola volta.
outside-no-number = Il programma ha scritto { $found }, che non è un numero JSON ammesso.
outside-no-number-cure = Scrivi numeri di al massimo 18 cifre, e null invece di NaN o Infinity.
outside-protocol = Il programma usa la versione { $found } del protocollo, ma questo Tricorne usa la { $right }.
outside-protocol-cure = Manda "protocol": { $right } in «hello», e segui quella versione.
outside-field = Il programma ha mandato { $found } come «{ $field }». Atteso: { $right }
outside-field-cure = Copia «id» e «move» dalla domanda nella risposta, e dai a ogni campo la forma che il protocollo descrive.
outside-text = Il programma ha mandato { $found } come «{ $field }». Atteso: un testo da 1 a { $most } caratteri stampabili.
outside-text-cure = Accorcialo, e togli gli a capo e gli altri caratteri non stampabili.
outside-number = Il programma ha mandato { $found } come «{ $field }». Atteso: un numero da { $low } a { $high }.
outside-number-cure = Manda un numero entro questi limiti, o tralascia il campo.
outside-illegal = Il programma ha scelto «{ $action }», che non è una delle { $count } azioni possibili, come «{ $example }».
outside-illegal-cure = Scegli uno dei testi in «legal», esattamente come vi è scritto.
outside-game = Il programma non gioca a { $game }; gioca a: { $games }.
outside-game-cure = Elenca in «hello» i giochi a cui il programma gioca, con i nomi che trova nel messaggio «hello» ricevuto.
outside-given-up = Il programma ha fallito { $times } volte in questa partita e non viene riavviato.

## I controlli: `tricorne bot test`

outside-unasked = Il programma ha scritto qualcosa senza che gli fosse chiesto: { $text }
outside-unasked-cure = Scrivi una riga per ogni «hello» e ogni «ask», e nient’altro; tutto il resto va sullo standard error.
outside-no-game = Il programma gioca a { $games }, nessuno dei quali è noto qui. Giochi noti: { $right }.
outside-no-game-cure = Elenca in «hello» almeno uno di: { $right }.
outside-differs = Con lo stesso seed la decisione { $move } è stata una volta «{ $first }» e una volta «{ $second }».
outside-differs-cure = Inizializza tutti i numeri casuali con il «seed» della partita, e non dipendere dall’orologio. È facoltativo, ma rende le partite ripetibili.
outside-stays = Il programma era ancora in esecuzione { $seconds } secondi dopo che gli è stato detto di finire.
outside-stays-cure = Chiudi il programma, e tutto ciò che ha avviato, quando arriva «quit» e quando finisce lo standard input.

exam-hello = Risponde a hello
exam-games = Gioca a un gioco noto
exam-whole = Gioca una partita intera a { $game } in { $players }
exam-leave = Lascia una partita, e ne gioca un’altra nello stesso processo
exam-at-once = Gioca due partite insieme
exam-unknown = Ignora messaggi e campi sconosciuti
exam-refused = Continua dopo un messaggio di errore
exam-seed = Prende le stesse decisioni con lo stesso seed
exam-quit = Finisce con «quit»
exam-end-of-input = Finisce quando finisce lo standard input

cli-bot-help = Elenca i bot, e prova il tuo.
cli-bot-list-help = Elenca i bot inclusi.
cli-bot-test-help = Prova se un programma segue il protocollo dei bot esterni.
cli-bot-test-option-command = Il programma e i suoi argomenti, come in: tricorne bot test node mybot.js
cli-bot-test-option-clock = I secondi che il programma ha per ogni decisione.
cli-bot-list-name = Bot
cli-bot-list-what = Come gioca
cli-bot-list-own = Il tuo: exec:COMANDO esegue un programma, python:FILE.py:Classe crea un bot da una classe.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = ! { $said }
cli-bot-sent = Inviato: { $text }
cli-bot-back = Ricevuto: { $text }
cli-bot-nothing-back = Ricevuto: niente
cli-bot-cure = Rimedio: { $said }
cli-bot-conforms = { $name } segue il protocollo.
cli-bot-does-not = { $count ->
    [one] Un controllo è fallito.
   *[other] { $count } controlli sono falliti.
}

bots-random = un’azione possibile qualsiasi, tutte con la stessa probabilità
bots-greedy = l’azione che sembra migliore, senza guardare avanti
bots-planner = un giocatore attento che guarda un po’ avanti, con regole fatte a mano
bots-search-1 = una ricerca che pensa poco
bots-search-2 = una ricerca che pensa un momento
bots-search-3 = una ricerca che pensa con cura
bots-search-4 = una ricerca che pensa a lungo
bots-search-5 = una ricerca che pensa molto a lungo
