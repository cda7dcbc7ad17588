# Rivedere una partita finita.

web-review-kind = { $kind ->
    [branch] «e se?»
    [replay] una partita importata
    [lesson] una lezione
    [continued] cominciata in un browser, { $players } giocatori
   *[play] { $players } giocatori
}
web-review-share = Condividi
web-review-copied = Copiato
web-review-address = L’indirizzo di questa pagina
web-review-again = Gioca ancora
web-review-again-look = La rivincita
web-review-open = Apri il tavolo
web-review-record = Scarica la registrazione
web-review-standing = Com’è finita
web-review-chances = Probabilità di vittoria
web-review-judged = come l’avrebbero stimata bot forti conoscendo ogni carta
web-review-thinking = In calcolo: le curve compaiono un passo alla volta.
web-review-unjudged = non calcolata: la partita è stata chiusa prima della fine
web-review-failed = Le probabilità di vittoria non si sono potute calcolare. La partita si può rivedere lo stesso.
web-review-line = { $name }: da { $start }, tra { $low } e { $high }.
web-review-moments = { $count ->
    [one] Il momento che l’ha decisa
   *[other] I { $count } momenti che l’hanno decisa
}
web-review-turns = Che cosa l’ha decisa
web-review-moments-soon = I momenti decisivi arrivano quando tutta la partita è stata calcolata.
web-review-moments-none = Nessuna mossa da sola ha deciso la partita.
web-review-change = { $name } { $sign }{ $points }%
web-review-go = Vai lì
web-review-what-if = E se?
web-review-what-if-more = Continua tu da qui, a un tavolo tuo, contro i bot.
web-review-log = Che cosa è successo
web-review-play = Riproduci da qui
web-review-pause = Pausa
web-review-back = Una decisione indietro
web-review-forward = Una decisione avanti
web-review-seat = Visto da
web-review-spectator = uno spettatore
web-review-openly = tutti: ogni carta scoperta
web-review-hands = Tutte le mani
web-review-chosen = scelta
web-review-no-cards = nessuna carta
web-review-return = Torna alla partita rivista
web-review-table = I numeri in tabella
web-review-moves = Mosse
web-review-running = Questa partita non è ancora finita.
web-review-to-table = Al tavolo
web-review-gains = Fase per fase
