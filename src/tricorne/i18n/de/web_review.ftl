# Rückblick auf eine Partie, die vorbei ist.

web-review-kind = { $kind ->
    [branch] „Was wäre, wenn?“
    [replay] eine importierte Partie
    [lesson] eine Lektion
    [continued] im Browser begonnen, { $players } Spieler
   *[play] { $players } Spieler
}
web-review-share = Teilen
web-review-copied = Kopiert
web-review-address = Die Adresse dieser Seite
web-review-again = Noch einmal spielen
web-review-again-look = Zur Revanche
web-review-open = Tisch öffnen
web-review-record = Aufzeichnung herunterladen
web-review-standing = Wie es ausging
web-review-chances = Siegchancen
web-review-judged = geschätzt von starken Bots, als kennten sie jede Karte
web-review-thinking = Wird berechnet: Die Kurven erscheinen nach und nach.
web-review-unjudged = nicht berechnet: Die Partie wurde vor ihrem Ende geschlossen
web-review-failed = Die Siegchancen konnten nicht berechnet werden. Den Rückblick gibt es trotzdem.
web-review-line = { $name }: anfangs { $start }, zwischen { $low } und { $high }.
web-review-moments = { $count ->
    [one] Der entscheidende Moment
   *[other] { $count } entscheidende Momente
}
web-review-turns = Was den Ausschlag gab
web-review-moments-soon = Die Wendepunkte folgen, wenn die ganze Partie berechnet ist.
web-review-moments-none = Kein einzelner Zug hat die Partie entschieden.
web-review-change = { $name } { $sign }{ $points } %
web-review-go = Dorthin
web-review-what-if = Was wäre, wenn?
web-review-what-if-more = Spiel von hier selbst weiter, an deinem eigenen Tisch, gegen Bots.
web-review-log = Was geschah
web-review-play = Von hier abspielen
web-review-pause = Pause
web-review-back = Eine Entscheidung zurück
web-review-forward = Eine Entscheidung vor
web-review-seat = Blickwinkel
web-review-spectator = Zuschauer
web-review-openly = alle: alle Karten offen
web-review-hands = Alle Hände
web-review-chosen = gewählt
web-review-no-cards = keine Karten
web-review-return = Zurück zum Rückblick
web-review-table = Die Zahlen als Tabelle
web-review-moves = Züge
web-review-running = Diese Partie ist noch nicht vorbei.
web-review-to-table = Zum Tisch
web-review-gains = Nach Abschnitten der Partie
