# Das Kommando `tricorne`: Hilfe und Meldungen.

cli-help = Liberté und Libertalia spielen, Tische anbieten und Bots vergleichen.
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Kommandos

cli-option-version = Die Version ausgeben.
cli-option-language = Die Sprache: { $languages }.
cli-option-help = Diese Hilfe anzeigen.
cli-option-game = Das Spiel: liberte oder libertalia.
cli-option-players = Zahl der Spieler.
cli-option-seed = Ein beliebiger Text; derselbe Seed ergibt dieselbe Partie.
cli-option-option = Eine Option des Spiels; darf mehrmals vorkommen. „tricorne games“ zeigt die Optionen.
cli-option-edition = Kurz für --option edition=…
cli-option-components = Eine Datei mit dem Material deines eigenen Exemplars.
cli-option-backend = Wie die Regeln laufen: wasm, native (Maschinencode, als Zusatz zu installieren) oder interpreted. Bei „check“ wird das Backend mit Maschinencode verglichen.
cli-option-file = Eine Aufzeichnung.

cli-play-help = Eine Partie im Terminal spielen, hier oder auf einem Server.
cli-play-option-game = Das Spiel: liberte oder libertalia; mit --resume oder --table nicht nötig.
cli-play-option-seats = Wer wo sitzt, durch Kommas getrennt: human oder ein Bot (Vorgabe: ein human, sonst planner). Mit --server: me, open oder ein Bot. „tricorne bot list“ zeigt die Bots.
cli-play-option-names = Namen der Spieler, durch Kommas getrennt.
cli-play-option-save = Wo die Partie gespeichert wird (Vorgabe: eine Datei in diesem Verzeichnis, benannt nach Spiel und Seed).
cli-play-option-resume = Die Partie in dieser Datei fortsetzen.

cli-simulate-help = Zufällige Partien spielen und von jeder eine Aufzeichnung speichern.
cli-simulate-option-games = Zahl der Partien.
cli-simulate-option-out = Verzeichnis für die Aufzeichnungen.

cli-replay-help = Eine Aufzeichnung abspielen und ausgeben, was geschah.
cli-replay-option-check = Nur prüfen, ob die Aufzeichnung gültig ist.

cli-trace-help = Jede Entscheidung einer Aufzeichnung mit dem vollständigen Zustand davor ausgeben, als JSON-Zeilen.
cli-trace-option-out = In diese Datei schreiben, statt auszugeben.

cli-dataset-help = Jede Entscheidung aus Partien zwischen Bots oder aus aufgezeichneten Partien in eine Parquet-Datei schreiben, für überwachtes Lernen.
cli-dataset-option-out = Die Parquet-Datei, die geschrieben wird.
cli-dataset-option-bots = Die Bots, durch Kommas getrennt; sie füllen die Plätze der Reihe nach, und jede Partie beginnt mit dem nächsten.
cli-dataset-option-players = Zahl der Spieler. Vorgabe: so viele wie Bots, wenn das Spiel es zulässt.
cli-dataset-option-games = Zahl der Partien. Vorgabe: 100.
cli-dataset-option-seed = Ein beliebiger Text; derselbe Seed ergibt dieselben Partien.
cli-dataset-option-variety = Wie oft, von 0 bis 1, ein Bot mit Suche statt der besten Aktion eine spielt, die nach ihrem Anteil an den Simulationen gezogen wird. Vorgabe: 0.
cli-dataset-option-records = Statt zu spielen, die Aufzeichnungen in diesem Verzeichnis lesen.

cli-perft-help = Die erlaubten Folgen von Entscheidungen zählen.
cli-perft-option-depth = Tiefe, in Entscheidungen.

cli-check-help = Die Regeln in zufälligen Partien prüfen, mit allen Spielerzahlen und allen Optionen.
cli-check-option-games = Zahl der Partien.

cli-bench-help = Messen, wie schnell Regeln und Bots auf diesem Rechner sind.
cli-bench-option-what = Ein Spiel, um seine Regeln zu messen; oder „bots“, um die Bots der danach genannten Spiele zu messen, sonst aller Spiele.
cli-bench-option-games = Spiele, deren Bots gemessen werden.
cli-bench-option-seconds = Dauer jeder Messung.
cli-bench-option-json = JSON statt einer Tabelle ausgeben.

cli-games-help = Die Spiele mit Spielerzahlen und Optionen auflisten.

cli-components-help = Mit dem Material deines eigenen Exemplars spielen.
cli-components-export-help = Das eingebaute Material ausgeben, um es zu bearbeiten und mit --components zu verwenden.
cli-components-check-help = Eine Materialdatei prüfen.
cli-components-check-option-file = Die Materialdatei.

## Meldungen der Kommandos

cli-warning = Achtung: { $said }
cli-compiling = Der Maschinencode der Regeln wird geladen; muss er erst übersetzt werden, dauert das ein, zwei Minuten …
cli-getting-ready = Die Regeln werden geladen …
cli-simulating = Es wird gespielt
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $moves } Züge, in { $directory }. Der Seed war { $seed }.
cli-dataset-reading = Es wird gelesen
cli-dataset-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $rows } Entscheidungen, in { $file }. Der Seed war { $seed }.
cli-dataset-read = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $rows } Entscheidungen, in { $file }{ $unfinished ->
    [0] .
    [one] ; eine weitere Aufzeichnung fehlt darin, weil ihre Partie nicht vorbei ist.
   *[other] ; { $unfinished } weitere Aufzeichnungen fehlen darin, weil ihre Partien nicht vorbei sind.
}
cli-replay-fits = { $file }: { $moves } Züge, alle erlaubt, und die Partie ist vorbei.
cli-replay-fits-unfinished = { $file }: { $moves } Züge, alle erlaubt; die Partie ist nicht vorbei.
cli-transcript-title = { $game }, { $players } Spieler, Seed { $seed }
cli-transcript-unfinished = Die Partie ist nicht vorbei.
cli-perft-depth = Tiefe
cli-perft-sequences = Folgen
cli-counting = Es wird gezählt …
cli-checking = Es wird geprüft
cli-checked = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $variants } Varianten, { $moves } Züge: Keine Invariante wurde verletzt.
cli-checked-equal = Alle Kartenverteilungen, Zustände, erlaubten Aktionen, Ereignisse, Beobachtungen, Determinisierungen und Suchbäume von „{ $backend }“ gleichen denen von „{ $other }“, Byte für Byte.
check-foul = Nach Zug { $move } der Partie mit Seed { $seed }, { $players } Spieler, { $options }, wurde eine Invariante verletzt: { $problem }
cli-measuring = Es wird gemessen …
cli-games-game = Spiel
cli-games-players = Spieler
cli-games-options = Optionen, die Vorgabe zuerst
cli-components-fit = { $file } kann gespielt werden{ $warnings ->
    [0] .
    [one] ; eine Sache ist zu beachten.
   *[other] ; { $warnings } Dinge sind zu beachten.
}

## Am Tisch

play-prompt = Deine Wahl (? für Hilfe):{" "}
play-question = Du wirst gefragt: { $ask }
play-curtain = Gib die Tastatur weiter an { $seat }. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
play-no-choice = Wähle eine Zahl von 1 bis { $count } oder schreibe eine Aktion.
play-legal = „{ $action }“ ist jetzt möglich.
play-undone = Zurückgenommen: { $action }
play-saved = Gespeichert in { $file }.
play-log-cut = … { $count } frühere Ereignisse; „log“ zeigt sie alle.
play-resume = Die Partie ist in { $file } gespeichert. Setze sie fort mit: { $command }
play-finished = Die Aufzeichnung der Partie ist { $file }.
play-thinking = { $bot } überlegt …
play-hint-chance = Siegchance
play-hint-choice = Wahl
play-hint-percent = { $percent } %
play-help =
    Schreibe die Nummer einer Möglichkeit oder die Aktion selbst (zum Beispiel „pass“).
    ?            diese Hilfe
    why AKTION   warum eine Aktion jetzt möglich ist oder nicht
    hint         was ein starker Bot täte, mit seinen Chancen
    board        alles neu zeichnen
    log          alles, was du hast geschehen sehen
    undo         deinen letzten Zug zurücknehmen, solange er dir nichts Neues verraten hat
    quit         gehen; die Partie kann später weitergehen
    Eingabe      die Möglichkeiten noch einmal auflisten
play-help-home = save [DATEI]  eine Kopie in einer Datei speichern; die Partie selbst wird nach jedem Zug gespeichert

cli-serve-help = Einen Server betreiben: Tische für Menschen und Bots, im Browser.
cli-serve-option-host = Adresse, an der er lauscht; 0.0.0.0 für alle.
cli-serve-option-port = Port, an dem er lauscht.
cli-serve-option-database = Datenbank für die Tische: sqlite:///DATEI oder postgresql://NAME:PASSWORT@HOST/DATENBANK
cli-serve-option-workers = Zahl der Serverprozesse; mehr als einer braucht PostgreSQL.
cli-serve-option-url = Öffentliche URL des Servers, für Links.
cli-serve-option-setting = Jede weitere Einstellung, siehe docs/hosts.md.

cli-verify-help = Nachprüfen, ob die Karten einer Partie so verteilt wurden, wie es vor dem ersten Zug festgelegt war.
cli-verify-option-commitment = Die Festlegung, die der Tisch vor dem ersten Zug gezeigt hat, falls die Aufzeichnung keine enthält.
cli-verify-option-number = Die Zahl, die dein Programm beigetragen hat, um zu prüfen, ob sie beim Verteilen verwendet wurde.
