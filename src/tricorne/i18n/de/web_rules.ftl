# Die Seiten der Regeln.

web-rules-title = Die Regeln von { $game }
web-rules-choose = Welches Spiel?
web-rules-search = In den Regeln suchen
web-rules-contents = Inhalt
web-rules-found = { $count ->
    [0] Nichts gefunden. Vielleicht ein anderes Wort?
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
web-rules-clear = Suche leeren
web-rules-link = Link zu „{ $title }“
web-rules-lesson = Lieber gleich ausprobieren? Zehn Minuten mit Anleitung
web-rules-aid = Kurzübersicht auf einer Seite
web-rules-gallery = Wer sie waren: alle Karten
web-aid-title = { $game }: Kurzübersicht
web-aid-print = Drucken
web-aid-rules = Alle Regeln
web-rules-own = { $game } ist ein Spiel von { $designer }. Hier stehen die Regeln in unseren eigenen Worten, so wie dieses Programm sie spielt; die gedruckte Spielregel ist der Text des Autors.
