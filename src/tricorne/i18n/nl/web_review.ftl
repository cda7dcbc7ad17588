# Terugkijken op een afgelopen spel.

web-review-kind = { $kind ->
    [branch] ‘wat als?’
    [replay] een geïmporteerd spel
    [lesson] een les
    [continued] begonnen in een browser, { $players } spelers
   *[play] { $players } spelers
}
web-review-share = Delen
web-review-copied = Gekopieerd
web-review-address = Het adres van deze pagina
web-review-again = Nog een keer spelen
web-review-again-look = Naar de revanche
web-review-open = Open de tafel
web-review-record = Download het verslag
web-review-standing = Zo liep het af
web-review-chances = Winstkans
web-review-judged = zoals sterke bots die zouden schatten als ze elke kaart kenden
web-review-thinking = Wordt berekend: de lijnen verschijnen stap voor stap.
web-review-unjudged = niet berekend: het spel is voor het einde gesloten
web-review-failed = De winstkansen konden niet worden berekend. Je kunt het spel toch terugkijken.
web-review-line = { $name }: van { $start }, tussen { $low } en { $high }.
web-review-moments = { $count ->
    [one] Het moment dat het besliste
   *[other] { $count } momenten die het beslisten
}
web-review-turns = Wat het besliste
web-review-moments-soon = De keerpunten volgen als het hele spel is berekend.
web-review-moments-none = Geen enkele zet heeft het spel beslist.
web-review-change = { $name } { $sign }{ $points }%
web-review-go = Ga erheen
web-review-what-if = Wat als?
web-review-what-if-more = Speel vanaf hier zelf verder, aan een eigen tafel, tegen bots.
web-review-log = Wat er gebeurde
web-review-play = Vanaf hier afspelen
web-review-pause = Pauze
web-review-back = Eén beslissing terug
web-review-forward = Eén beslissing vooruit
web-review-seat = Gezien door
web-review-spectator = een toeschouwer
web-review-openly = iedereen: alle kaarten open
web-review-hands = Alle handen
web-review-chosen = gekozen
web-review-no-cards = geen kaarten
web-review-return = Terug naar de terugblik
web-review-table = De cijfers als tabel
web-review-moves = Zetten
web-review-running = Dit spel is nog niet voorbij.
web-review-to-table = Naar de tafel
web-review-gains = Per deel van het spel
