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
unrated-own-cards = Non classificata: si gioca con le carte proprie di qualcuno.
unrated-dealt-old = Non classificata: è stata distribuita prima che si potesse verificarlo.
unrated-bot = Non classificata: in uno dei posti c’è un bot.
unrated-several-seats = Non classificata: { $name } condivide un dispositivo con qualcuno in un altro posto.
unrated-program = Non classificata: per { $name } gioca un programma.
unrated-guest = Non classificata: { $name } gioca come ospite. Contano solo i nomi con una password.
unrated-rewind = Non classificata: è stata riavvolta.
unrated-closed = Non classificata: il tavolo è stato chiuso prima della fine.
unrated-too-few = Non classificata: troppo pochi hanno giocato fino alla fine.
