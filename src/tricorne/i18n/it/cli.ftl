# Il comando `tricorne`: aiuto e messaggi.

cli-help = Gioca a Liberté e Libertalia, ospita tavoli, e metti i bot in classifica.
cli-panel-arguments = Argomenti
cli-panel-options = Opzioni
cli-panel-commands = Comandi

cli-option-version = Mostra la versione.
cli-option-language = La lingua: { $languages }.
cli-option-help = Mostra questo aiuto.
cli-option-game = Il gioco: liberte o libertalia.
cli-option-players = Numero di giocatori.
cli-option-seed = Un testo qualsiasi; lo stesso testo dà la stessa partita.
cli-option-option = Un’opzione del gioco; si può ripetere. «tricorne games» elenca le opzioni.
cli-option-edition = Abbreviazione di --option edition=…
cli-option-components = Un file con i componenti della tua copia.
cli-option-backend = Come girano le regole: wasm, native (codice macchina, da installare come extra) o interpreted. Con «check», il backend viene confrontato con il codice macchina.
cli-option-file = Una registrazione.

cli-play-help = Gioca una partita nel terminale, qui o su un server.
cli-play-option-game = Il gioco: liberte o libertalia; non serve con --resume o --table.
cli-play-option-seats = Chi siede dove, separati da virgole: human o un bot (predefinito: un human, poi planner). Con --server: me, open o un bot. «tricorne bot list» elenca i bot.
cli-play-option-names = Nomi dei giocatori, separati da virgole.
cli-play-option-save = Dove salvare la partita (predefinito: un file in questa cartella, con il nome del gioco e del seed).
cli-play-option-resume = Riprende la partita in questo file.

cli-simulate-help = Gioca partite a caso e salva di ognuna la registrazione.
cli-simulate-option-games = Numero di partite.
cli-simulate-option-out = Cartella per le registrazioni.

cli-replay-help = Rigioca una registrazione e racconta che cosa è successo.
cli-replay-option-check = Controlla soltanto che la registrazione sia valida.

cli-trace-help = Stampa ogni decisione di una registrazione con lo stato intero che la precede, come righe JSON.
cli-trace-option-out = Scrive in questo file invece di stampare.

cli-dataset-help = Scrive in un file Parquet ogni decisione di partite tra bot, o di partite registrate, per l’apprendimento supervisionato.
cli-dataset-option-out = Il file Parquet da scrivere.
cli-dataset-option-bots = I bot, separati da virgole; riempiono i posti a turno, e ogni partita comincia con il successivo.
cli-dataset-option-players = Numero di giocatori. Predefinito: tanti quanti i bot, se il gioco lo permette.
cli-dataset-option-games = Numero di partite. Predefinito: 100.
cli-dataset-option-seed = Un testo qualsiasi; lo stesso testo dà le stesse partite.
cli-dataset-option-variety = Quanto spesso, da 0 a 1, un bot che cerca gioca, invece dell’azione migliore, una estratta secondo la sua parte delle simulazioni. Predefinito: 0.
cli-dataset-option-records = Invece di giocare, legge le registrazioni in questa cartella.

cli-perft-help = Conta le sequenze possibili di decisioni.
cli-perft-option-depth = Profondità, in decisioni.

cli-check-help = Controlla le regole in partite a caso con ogni numero di giocatori e tutte le opzioni.
cli-check-option-games = Quante partite giocare.

cli-bench-help = Misura quanto sono veloci le regole e i bot su questa macchina.
cli-bench-option-what = Un gioco, per misurarne le regole; o «bots», per misurare i bot dei giochi indicati dopo, o di tutti.
cli-bench-option-games = I giochi di cui si misurano i bot.
cli-bench-option-seconds = Durata di ogni misura.
cli-bench-option-json = Stampa JSON invece di una tabella.

cli-games-help = Elenca i giochi con numero di giocatori e opzioni.

cli-components-help = Gioca con i componenti della tua copia.
cli-components-export-help = Stampa i componenti predefiniti, da modificare e passare a --components.
cli-components-check-help = Controlla un file di componenti.
cli-components-check-option-file = Il file di componenti.

## Messaggi dei comandi

cli-warning = Attenzione: { $said }
cli-compiling = Si carica il codice macchina delle regole; se prima va compilato, ci vogliono un paio di minuti…
cli-getting-ready = Si caricano le regole…
cli-simulating = Si gioca
cli-simulated = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $moves } mosse, in { $directory }. Il seed era { $seed }.
cli-dataset-reading = Lettura
cli-dataset-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $rows } decisioni, in { $file }. Il seed era { $seed }.
cli-dataset-read = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $rows } decisioni, in { $file }{ $unfinished ->
    [0] .
    [one] ; un’altra registrazione è rimasta fuori, perché la sua partita non è finita.
   *[other] ; altre { $unfinished } registrazioni sono rimaste fuori, perché le loro partite non sono finite.
}
cli-replay-fits = { $file }: { $moves } mosse, tutte regolari, e la partita è finita.
cli-replay-fits-unfinished = { $file }: { $moves } mosse, tutte regolari; la partita non è finita.
cli-transcript-title = { $game }, { $players } giocatori, seed { $seed }
cli-transcript-unfinished = La partita non è finita.
cli-perft-depth = Profondità
cli-perft-sequences = Sequenze
cli-counting = Si conta…
cli-checking = Si controlla
cli-checked = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $variants } varianti, { $moves } mosse: nessun invariante violato.
cli-checked-equal = Tutte le distribuzioni, gli stati, le azioni possibili, gli eventi, le osservazioni, le determinizzazioni e gli alberi di ricerca di «{ $backend }» sono uguali a quelli di «{ $other }», byte per byte.
check-foul = Un invariante è stato violato dopo la mossa { $move } della partita con seed { $seed }, { $players } giocatori, { $options }: { $problem }
cli-measuring = Si misura…
cli-games-game = Gioco
cli-games-players = Giocatori
cli-games-options = Opzioni, prima quella predefinita
cli-components-fit = Con { $file } si può giocare{ $warnings ->
    [0] .
    [one] ; c’è una cosa da notare.
   *[other] ; ci sono { $warnings } cose da notare.
}

## Al tavolo

play-prompt = La tua scelta (? per aiuto):{" "}
play-question = Ti si chiede: { $ask }
play-curtain = Passa la tastiera a { $seat }. Premi Invio quando nessun altro guarda.
play-no-choice = Scegli un numero da 1 a { $count }, o scrivi un’azione.
play-legal = Adesso «{ $action }» è possibile.
play-undone = Annullato: { $action }
play-saved = Salvata in { $file }.
play-log-cut = … { $count } eventi precedenti; «log» li mostra tutti.
play-resume = La partita è salvata in { $file }. Riprendila con: { $command }
play-finished = La registrazione della partita è { $file }.
play-thinking = { $bot } sta pensando…
play-hint-chance = Probabilità di vittoria
play-hint-choice = Scelta
play-hint-percent = { $percent }%
play-help =
    Scrivi il numero di una scelta, o l’azione stessa (per esempio «pass»).
    ?            questo aiuto
    why AZIONE   perché un’azione ora si può fare, o no
    hint         che cosa farebbe un bot forte, con le sue probabilità
    board        ridisegna tutto
    log          tutto ciò che hai visto succedere
    undo         annulla la tua ultima mossa, se non ti ha mostrato niente di nuovo
    quit         esci; la partita si può continuare dopo
    Invio        elenca di nuovo le scelte
play-help-home = save [FILE]  salva una copia; la partita stessa si salva dopo ogni mossa

cli-serve-help = Avvia un server: tavoli per persone e bot, nel browser.
cli-serve-option-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-serve-option-port = Porta su cui ascoltare.
cli-serve-option-database = Database per i tavoli: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME
cli-serve-option-workers = Numero di processi del server; con più di uno serve PostgreSQL.
cli-serve-option-url = URL pubblico del server, per i link.
cli-serve-option-setting = Ogni altra impostazione, vedi docs/hosts.md.

cli-verify-help = Verifica che le carte di una partita siano state distribuite come garantito prima della prima mossa.
cli-verify-option-commitment = L’impegno che il tavolo mostrava prima della prima mossa, se la registrazione non ne ha.
cli-verify-option-number = Il numero con cui ha contribuito il tuo client, per controllare che sia stato usato.
