# Le pagine delle regole.

web-rules-title = Le regole di { $game }
web-rules-choose = Quale gioco?
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-rules-found = { $count ->
    [0] Niente trovato. Un’altra parola?
    [one] Trovato in un punto
   *[other] Trovato in { $count } punti
}
web-rules-clear = Cancella la ricerca
web-rules-link = Collegamento a «{ $title }»
web-rules-lesson = Preferisci provare? Dieci minuti di partita guidata
web-rules-aid = Aiuto di gioco, in una pagina
web-rules-gallery = Chi erano: tutte le carte
web-aid-title = { $game }: aiuto di gioco
web-aid-print = Stampa
web-aid-rules = Tutte le regole
web-rules-own = { $game } è un gioco di { $designer }. Queste sono le regole con parole nostre, come le gioca questo programma; il regolamento stampato è il testo dell’autore.
