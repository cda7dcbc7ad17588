# De pagina’s met de regels.

web-rules-title = De regels van { $game }
web-rules-choose = Welk spel?
web-rules-search = Zoek in de regels
web-rules-contents = Inhoud
web-rules-found = { $count ->
    [0] Niets gevonden. Een ander woord?
    [one] Op één plek gevonden
   *[other] Op { $count } plekken gevonden
}
web-rules-clear = Wis de zoekopdracht
web-rules-link = Link naar ‘{ $title }’
web-rules-lesson = Liever proberen? Tien minuten met een gids aan tafel
web-rules-aid = Spelhulp, op één pagina
web-rules-gallery = Wie het waren: alle kaarten
web-aid-title = { $game }: spelhulp
web-aid-print = Afdrukken
web-aid-rules = Alle regels
web-rules-own = { $game } is een spel van { $designer }. Dit zijn de regels in onze eigen woorden, zoals dit programma ze speelt; het gedrukte spelregelboekje is van de auteur zelf.
