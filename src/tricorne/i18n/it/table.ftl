# Messaggi di ogni tavolo, nel terminale e nel browser.

table-seat = Posto { $seat }
# Le forme che FORM conosce, un attributo ciascuna. Un nome senza una forma propria (vedi liberte-the-…) ha quella di qui.
name-forms = { $name }
    .of = di { $name }
table-result = { $reason } { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
table-points = { $seat }: { $points }
table-label = { $label }:
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Perché una partita non conta per la classifica.
unrated-branch = Non classificata: questa partita ne continua un’altra.
unrated-replay = Non classificata: è una registrazione rigiocata.
unrated-lesson = Non classificata: è una lezione.
unrated-continued = Non classificata: è cominciata in un browser.
unrated-unwanted = Non classificata: il tavolo è stato aperto così.
unrated-own-cards = Non classificata: si gioca con carte personalizzate.
unrated-dealt-old = Non classificata: le carte sono state distribuite prima che lo si potesse verificare.
unrated-bot = Non classificata: in uno dei posti c’è un bot.
unrated-several-seats = Non classificata: { $name } condivide un dispositivo con chi siede a un altro posto.
unrated-program = Non classificata: per { $name } gioca un programma.
unrated-guest = Non classificata: { $name } gioca come ospite. Contano solo i nomi con una password.
unrated-rewind = Non classificata: si è tornati indietro.
unrated-closed = Non classificata: il tavolo è stato chiuso prima della fine.
unrated-too-few = Non classificata: troppo pochi hanno giocato fino alla fine.
