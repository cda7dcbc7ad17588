# Meldungen an jedem Tisch, im Terminal und im Browser.

table-seat = Platz { $seat }
# Die Formen, die FORM kennt. Ein Name ohne eigene (siehe libertalia-the-…) steht in allen Fällen gleich da.
name-forms = { $name }
    .accusative = { $name }
    .dative = { $name }
    .gender = masculine
table-result = { $reason } { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
table-points = { $seat }: { $points }
table-label = { $label }:
game-title = { $game ->
    [liberte] Liberté
    [libertalia] Libertalia
   *[other] { $game }
}

# Warum eine Partie nicht gewertet wird.
unrated-branch = Nicht gewertet: Diese Partie setzt eine andere fort.
unrated-replay = Nicht gewertet: Dies ist die Wiedergabe einer Aufzeichnung.
unrated-lesson = Nicht gewertet: Dies ist eine Lektion.
unrated-continued = Nicht gewertet: Diese Partie wurde in einem Browser begonnen.
unrated-unwanted = Nicht gewertet: Der Tisch wurde ohne Wertung eröffnet.
unrated-own-cards = Nicht gewertet: Es wird mit jemandes eigenen Karten gespielt.
unrated-dealt-old = Nicht gewertet: Diese Karten wurden verteilt, als sich das noch nicht nachprüfen ließ.
unrated-bot = Nicht gewertet: Auf einem der Plätze sitzt ein Bot.
unrated-several-seats = Nicht gewertet: { $name } teilt sich ein Gerät mit jemandem auf einem anderen Platz.
unrated-program = Nicht gewertet: Für { $name } spielt ein Programm.
unrated-guest = Nicht gewertet: { $name } spielt als Gast. Nur Namen mit Passwort werden gewertet.
unrated-rewind = Nicht gewertet: Es wurde zurückgegangen.
unrated-closed = Nicht gewertet: Der Tisch wurde vor dem Ende geschlossen.
unrated-too-few = Nicht gewertet: Zu wenige haben bis zum Ende gespielt.
