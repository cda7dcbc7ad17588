# Giocare su un server dal terminale, e farvi giocare un bot.

cli-option-table = Un tavolo sul server: il suo identificativo, o un link d’invito.
cli-option-name = Il tuo nome sul server (predefinito: l’ultimo che hai usato).
cli-option-seat = Il posto da prendere, contato da 1 (predefinito: il tuo, o il primo libero).
cli-play-option-server = Gioca su questo server.
cli-play-option-watch = Guarda soltanto.
cli-bot-join-help = Fa giocare il tuo bot su un server.
cli-bot-join-option-server = URL del server, o un link d’invito.
cli-bot-join-option-bot = Il bot: exec:COMANDO, python:FILE.py:Classe, o uno di «tricorne bot list».
cli-bot-join-option-token = Token della persona per cui gioca il bot; TRICORNE_TOKEN è più sicuro.
cli-bot-join-option-name = Nome del bot sul server.
cli-bot-join-option-forever = Dopo la partita aspetta la prossima: una rivincita, o un altro tavolo dove il bot ha un posto.

cli-bot-seated = { $bot } gioca come { $name } al posto { $seat }: { $table }
cli-bot-played = La partita è finita{ $won ->
    [yes] , e il bot ha vinto.
   *[no] .
} Punti per posto: { $points }

play-your-name = Il tuo nome:{" "}
play-invite = Invita altri con questo link. In un terminale scrivono: tricorne play --table LINK
play-waiting = Si aspetta { $names }…
play-waiting-open = Si aspetta { $count ->
    [one] qualcuno al posto libero…
   *[other] qualcuno ai { $count } posti liberi…
}
play-away = Un bot gioca per te. Premi Invio per riprendere.
play-agree = Sei d’accordo? ({ $yes }/{ $no }){" "}
play-yes = s
play-no = n
play-remark = { $name }: { $said }
play-come-back = Il tuo posto resta tuo. Torna con: { $command }
play-come-back-watching = Guarda ancora con: { $command }
play-finished-inn = La partita è salvata sul server. Rivedila con: { $command }
play-help-inn = say TESTO    manda un messaggio in chat

table-lost = Il server non è raggiungibile; si riprova…
table-back = Il server è di nuovo raggiungibile.
table-line-sit = { $who ->
    [person] { $name } si siede.
   *[bot] Il bot { $bot } prende un posto.
}
table-line-leave = { $seat } è di nuovo libero.
table-line-commit = { $seat } partecipa al mescolamento delle carte.
table-line-reveal = { $seat } ha mescolato le carte.
table-line-start = La partita comincia.
table-line-undo = { $seat } annulla l’ultima mossa.
table-line-deputy = { $why ->
    [time] { $seat } ha finito il tempo: subentra { $bot }.
    [vote] Gli altri hanno deciso: { $bot } subentra per { $seat }.
   *[wish] { $bot } gioca per { $seat }.
}
table-line-return = { $seat } gioca di nuovo.
table-line-failure = { $seat }: { $said }
table-line-propose = { $what ->
    [rewind] { $seat } propone di tornare { $to ->
        [0] all’inizio
       *[other] alla mossa { $to }
    }.
   *[deputy] { $seat } propone che un bot giochi per { $about }.
}
table-line-agree = { $seat } è d’accordo.
table-line-refuse = { $seat } non è d’accordo.
table-line-continue = Qui continua una partita cominciata in un browser.
table-line-redeal = La pagina del browser conosceva le carte, quindi tutto ciò che è nascosto viene ridistribuito. Tengono la mano solo i posti di chi ha portato la partita.
table-line-rewind = Tutti d’accordo: la partita torna { $to ->
    [0] all’inizio
   *[other] alla mossa { $to }
}.
table-line-close = Chi ospita ha chiuso il tavolo.
table-line-rematch = { $seat } propone una rivincita al tavolo { $table }.

error-server-address = «{ $address }» non è l’indirizzo di un server. Esempi: https://play.example.org o http://192.168.1.5:8017
error-server-missing = Nessun server indicato. Aggiungi --server, per esempio --server https://play.example.org
error-link = «{ $link }» non è un invito. Gli inviti sono così: https://play.example.org/join#SEGRETO. Se il tuo comincia con /join, indica anche il suo server: --server URL
error-link-and-table = L’indirizzo è già un invito, quindi il tavolo «{ $table }» non serve. Togli uno dei due.
error-unreachable = { $server } non è raggiungibile: { $problem }
error-no-table-server = { $server } non risponde come un server Tricorne.
error-server-said = { $said }
error-other-layout = Questo Tricorne e il server sono incompatibili per { $game }: regole versione { $rules } qui, { $found } sul server, o motori diversi. Installa la versione di Tricorne del server.
error-name-missing = Nessun nome indicato. Aggiungi --name NOME
error-seats-me = «{ $seats }»: su un server esattamente un posto è «me»; gli altri sono «open» o bot, come in me,planner,open
error-no-seat-free = Tutti i posti al tavolo { $table } sono occupati. Con --watch puoi guardare.
error-server-settles = { $option } non è possibile su un server; toglilo.
error-table-settles = Il tavolo esiste già; togli { $option }.
error-game-or-table = Indica un gioco per aprire un tavolo, o un tavolo esistente con --table.
error-nowhere-to-play = Il bot non ha un posto a nessun tavolo. Indica un tavolo: --table ID o il suo link. Con --forever aspetta un posto.
