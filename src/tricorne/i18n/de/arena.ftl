# Die Arena: ihre Hilfe, ihre Ausgabe und ihr Bericht.

cli-arena-help = Ein Turnier zwischen Bots spielen und berichten, wie stark sie sind.
cli-arena-option-bots = Die Bots, durch Kommas getrennt. So viele, wie mitspielen, bilden eine Aufstellung; sind es mehr, spielt jede Kombination; sind es weniger, füllen sie die Plätze der Reihe nach. Mit --resume nicht nötig.
cli-arena-option-games = Wie viele Partien, aufgerundet auf volle Durchgänge. Vorgabe: 400.
cli-arena-option-seed = Ein beliebiger Text; derselbe Seed ergibt dieselben Partien.
cli-arena-option-clock = Die Sekunden, die ein Bot für jede Entscheidung hat.
cli-arena-option-out = Das Verzeichnis für Aufzeichnungen, Ergebnisse und Bericht. Vorgabe: arena, Spiel und Seed, im aktuellen Verzeichnis.
cli-arena-option-resume = Die Arena in jenem Verzeichnis fortsetzen; ein größeres --games fügt Partien hinzu.
cli-arena-option-workers = Wie viele Prozesse spielen. Vorgabe: einer pro Kern.
cli-arena-option-ray = Auf dem Ray-Cluster an dieser Adresse spielen; „local“ startet einen auf diesem Rechner.
cli-arena-option-json = Den Bericht als JSON ausgeben und sonst nichts.

## Die Ausgabe des Kommandos

arena-begins = { $games } Partien mit { $deals } Kartenverteilungen, gespeichert in { $directory }.
arena-rounded = Das { $more ->
    [one] ist eine Partie
   *[other] sind { $more } Partien
} mehr als verlangt, damit jeder Bot jede Kartenverteilung von jedem Platz aus spielt.
arena-resumes = { $done } von { $games } Partien sind schon gespielt, in { $directory }.
arena-ending = { $share } der Partien: { $ending }
arena-failed = { $bot } hat { $count ->
    [one] einmal
   *[other] { $count } Mal
} versagt:
arena-done = Der Bericht ist { $file }.

error-worker-lost = Ein Prozess endete unerwartet, vielleicht aus Mangel an Arbeitsspeicher. Die bisherigen Partien sind gespeichert: Mach mit --resume weiter, und mit weniger --workers, wenn es wieder geschieht.

error-arena-bots = Welche Bots? Nenne sie nach --bots, durch Kommas getrennt. Es gibt: { $right }.
error-arena-clock = Eine Uhr von { $clock } Sekunden lässt keine Zeit zum Denken; sie muss größer als 0 sein.
error-arena-exists = { $directory } gibt es schon. Wähle mit --out ein anderes Verzeichnis oder setze jene Arena mit --resume fort.
error-arena-played = Ein anderer Prozess spielt diese Arena, in { $directory }: Warte auf ihn oder beende ihn zuerst.
error-arena-none = In { $directory } gibt es keine Arena zum Fortsetzen: Es gibt dort kein lesbares { $file }.
error-arena-where = Welche Arena fortsetzen? Nenne mit --out ihr Verzeichnis oder ihren --seed.
error-arena-differs = Die Arena in { $directory } hat andere Einstellungen: { $what }. Lass sie weg oder wähle ein anderes Verzeichnis.
error-arena-cluster = --ray braucht Ray: Installiere es mit „make install EXTRAS=cluster“.
error-arena-cluster-none = Der Ray-Cluster unter { $address } ist nicht erreichbar: { $problem }

## Der Bericht, im Terminal und als Seite

arena-title = { $game }: die Arena
arena-lead = { $players } Spieler · { $options } · Seed { $seed }
arena-fact-games = Partien
arena-fact-deals = Kartenverteilungen
arena-fact-decisions = Entscheidungen
arena-fact-speed = Entscheidungen pro Sekunde und Kern
arena-fact-computing = Rechenzeit

arena-column-bot = Bot
arena-column-rating = Wertung
arena-column-wins = Siege
arena-column-interval = 95 %
arena-column-points = Punkte
arena-column-games = Partien
arena-column-time = Zeit pro Zug
arena-column-p99 = 99 % binnen
arena-column-failures = Ausfälle
arena-all = Alle Bots

arena-standings = Stand
arena-standings-note = Siege werden für jeden Platz eines Bots gezählt; ein geteilter Sieg zählt als Bruchteil. Jeder Bot hat jede Kartenverteilung von jedem Platz aus gespielt.
arena-ratings = Wertungen
arena-ratings-note = OpenSkill-Wertungen (Plackett–Luce) mit ihren 95-%-Intervallen. Ein neuer Bot hat 25.
arena-shares = Siege
arena-shares-note = Der Anteil der Siege pro Platz, mit seinem 95-%-Intervall. Die gestrichelte Linie bedeutet Gleichheit.
arena-points = Punkte
arena-points-note = Die Verteilung der Punkte; ein Strich zeigt den Mittelwert.
arena-history = Wertungen, Partie für Partie
arena-history-note = Wie sich die Wertungen entwickelt haben, in der Reihenfolge der Partien.
arena-endings = Spielenden
arena-endings-note = Wie die Partien endeten.
arena-times = Zeit pro Zug
arena-times-note = Die Zeit für eine Entscheidung mit mehr als einer erlaubten Aktion, auf logarithmischer Skala: vom Median bis zur längsten, mit einem Punkt für den Mittelwert und einem Strich für das 99. Perzentil. Bots, die in Maschinencode spielen, werden nur in der ersten Partie der ersten Kartenverteilungen gemessen.
arena-time-hint = Mittel { $mean }, 99 % binnen { $p99 }, längste { $longest } ({ $measured } gemessen)
arena-seats = Siege nach Platz
arena-seats-note = Sind die Plätze gleich gut, gewinnen alle Bots zusammen von jedem gleich oft.
arena-head-to-head = Direkter Vergleich
arena-head-to-head-note = Wie oft der Bot einer Zeile in derselben Partie vor dem Bot einer Spalte landete; ein Gleichstand zählt halb.
arena-failures = Ausfälle
arena-failures-note = Wo ein Bot nicht rechtzeitig eine gültige Antwort gab; die Partie ging weiter.
arena-failure = Partie { $game }, Zug { $move }:
arena-footer = Tricorne { $version }, Regeln { $rules }, Material { $components }.
