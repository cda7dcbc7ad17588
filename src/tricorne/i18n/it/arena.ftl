# L’arena: il suo aiuto, ciò che stampa e il suo rapporto.

cli-arena-help = Fa giocare un torneo tra bot, e riferisce quanto sono forti.
cli-arena-option-bots = I bot, separati da virgole. Tanti quanti i giocatori fanno una formazione; se sono di più, gioca ogni combinazione; se sono di meno, riempiono i posti a turno. Non serve con --resume.
cli-arena-option-games = Quante partite, arrotondate per eccesso a giri completi. Predefinito: 400.
cli-arena-option-seed = Un testo qualsiasi; lo stesso testo dà le stesse partite.
cli-arena-option-clock = I secondi che un bot ha per ogni decisione.
cli-arena-option-out = La cartella per registrazioni, risultati e rapporto. Predefinita: arena, gioco e seed, nella cartella corrente.
cli-arena-option-resume = Riprende l’arena in quella cartella; un --games più grande aggiunge partite.
cli-arena-option-workers = Quanti processi giocano. Predefinito: uno per core.
cli-arena-option-ray = Gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno su questa macchina.
cli-arena-option-json = Stampa il rapporto in JSON, e nient’altro.

## Ciò che stampa il comando

arena-begins = { $games } partite in { $deals } distribuzioni, salvate in { $directory }.
arena-rounded = { $more ->
    [one] È una partita
   *[other] Sono { $more } partite
} in più di quelle richieste, così che ogni bot giochi ogni distribuzione da ogni posto.
arena-resumes = { $done } di { $games } partite sono già state giocate, in { $directory }.
arena-ending = { $share } delle partite: { $ending }
arena-failed = { $bot } ha fallito { $count ->
    [one] una volta
   *[other] { $count } volte
}:
arena-done = Il rapporto è { $file }.

error-worker-lost = Un processo è terminato inaspettatamente, forse per mancanza di memoria. Le partite fin qui sono salvate: continua con --resume, e con meno --workers se succede di nuovo.

error-arena-bots = Quali bot? Indicali dopo --bots, separati da virgole. Ci sono: { $right }.
error-arena-clock = Un orologio di { $clock } secondi non lascia tempo per pensare; deve essere maggiore di 0.
error-arena-exists = { $directory } esiste già. Scegli un’altra cartella con --out, o riprendi quell’arena con --resume.
error-arena-played = Un altro processo sta giocando questa arena, in { $directory }: aspettalo, o fermalo prima.
error-arena-none = In { $directory } non c’è un’arena da riprendere: manca un { $file } leggibile.
error-arena-where = Riprendere quale arena? Indica la cartella con --out, o il suo --seed.
error-arena-differs = L’arena in { $directory } ha altre impostazioni: { $what }. Lasciale fuori, o scegli un’altra cartella.
error-arena-cluster = --ray ha bisogno di Ray: installalo con «make install EXTRAS=cluster».
error-arena-cluster-none = Il cluster Ray a { $address } non è raggiungibile: { $problem }

## Il rapporto, nel terminale e come pagina

arena-title = { $game }: l’arena
arena-lead = { $players } giocatori · { $options } · seed { $seed }
arena-fact-games = partite
arena-fact-deals = distribuzioni
arena-fact-decisions = decisioni
arena-fact-speed = decisioni al secondo e per core
arena-fact-computing = di tempo di calcolo

arena-column-bot = Bot
arena-column-rating = Valutazione
arena-column-wins = Vittorie
arena-column-interval = 95%
arena-column-points = Punti
arena-column-games = Partite
arena-column-time = Tempo per mossa
arena-column-p99 = 99% entro
arena-column-failures = Errori
arena-all = Tutti i bot

arena-standings = Classifica
arena-standings-note = Le vittorie si contano per ogni posto di un bot; una vittoria condivisa conta come frazione. Ogni bot ha giocato ogni distribuzione da ogni posto.
arena-ratings = Valutazioni
arena-ratings-note = Valutazioni OpenSkill (Plackett–Luce) con i loro intervalli al 95%. Un bot nuovo ha 25.
arena-shares = Vittorie
arena-shares-note = La quota di vittorie per posto, con il suo intervallo al 95%. La linea tratteggiata è la parità.
arena-points = Punti
arena-points-note = La distribuzione dei punti; un tratto segna la media.
arena-history = Valutazioni, partita per partita
arena-history-note = Come si sono formate le valutazioni, nell’ordine delle partite.
arena-endings = Finali
arena-endings-note = Come sono finite le partite.
arena-times = Tempo per mossa
arena-times-note = Il tempo per una decisione con più di un’azione possibile, su scala logaritmica: dalla mediana al più lungo, con un punto per la media e un tratto per il 99º percentile. I bot che giocano in codice macchina sono cronometrati solo nella prima partita delle prime distribuzioni.
arena-time-hint = media { $mean }, 99% entro { $p99 }, il più lungo { $longest } ({ $measured } misurati)
arena-seats = Vittorie per posto
arena-seats-note = Se i posti si equivalgono, tutti i bot insieme vincono la stessa quota da ognuno.
arena-head-to-head = Scontri diretti
arena-head-to-head-note = Quante volte il bot di una riga è finito davanti a quello di una colonna nella stessa partita; un pareggio vale metà.
arena-failures = Errori
arena-failures-note = Dove un bot non ha dato in tempo una risposta valida; la partita è continuata.
arena-failure = Partita { $game }, mossa { $move }:
arena-footer = Tricorne { $version }, regole { $rules }, componenti { $components }.
