# Vom Terminal aus auf einem Server spielen und dort einen Bot laufen lassen.

cli-option-table = Ein Tisch auf dem Server: seine Kennung oder ein Einladungslink.
cli-option-name = Dein Name auf dem Server (Vorgabe: der zuletzt verwendete).
cli-option-seat = Der gewünschte Platz, ab 1 gezählt (Vorgabe: dein eigener oder der erste freie).
cli-play-option-server = Auf diesem Server spielen.
cli-play-option-watch = Nur zuschauen.
cli-bot-join-help = Deinen Bot auf einem Server spielen lassen.
cli-bot-join-option-server = URL des Servers oder ein Einladungslink.
cli-bot-join-option-bot = Der Bot: exec:KOMMANDO, python:DATEI.py:Klasse oder einer aus „tricorne bot list“.
cli-bot-join-option-token = Token der Person, für die der Bot spielt; TRICORNE_TOKEN ist sicherer.
cli-bot-join-option-name = Name des Bots auf dem Server.
cli-bot-join-option-forever = Nach der Partie auf die nächste warten: eine Revanche oder ein anderer Tisch, an dem der Bot einen Platz hat.

cli-bot-seated = { $bot } spielt als { $name } auf Platz { $seat }: { $table }
cli-bot-played = Die Partie ist vorbei{ $won ->
    [yes] , und der Bot hat gewonnen.
   *[no] .
} Punkte nach Platz: { $points }

play-your-name = Dein Name:{" "}
play-invite = Lade andere mit diesem Link ein. Im Terminal tippen sie: tricorne play --table LINK
play-waiting = Es wird gewartet auf { $names } …
play-waiting-open = Es wird gewartet auf { $count ->
    [one] jemanden auf dem freien Platz …
   *[other] Leute auf den { $count } freien Plätzen …
}
play-away = Ein Bot spielt für dich. Drücke die Eingabetaste, um zu übernehmen.
play-agree = Bist du einverstanden? ({ $yes }/{ $no }){" "}
play-yes = j
play-no = n
play-remark = { $name }: { $said }
play-come-back = Dein Platz bleibt deiner. Komm zurück mit: { $command }
play-come-back-watching = Schau wieder zu mit: { $command }
play-finished-inn = Die Partie ist auf dem Server gespeichert. Sieh sie dir wieder an mit: { $command }
play-help-inn = say TEXT     eine Nachricht in den Chat schreiben

table-lost = Der Server ist nicht erreichbar; neuer Versuch …
table-back = Der Server ist wieder da.
table-line-sit = { $who ->
    [person] { $name } nimmt Platz.
   *[bot] Der Bot { $bot } nimmt Platz.
}
table-line-leave = { $seat } ist wieder frei.
table-line-commit = { $seat } hilft beim Mischen der Karten.
table-line-reveal = { $seat } hat die Karten gemischt.
table-line-start = Die Partie beginnt.
table-line-undo = { $seat } nimmt den letzten Zug zurück.
table-line-deputy = { $why ->
    [time] Für { $seat } ist die Zeit abgelaufen: { $bot } übernimmt.
    [vote] Die anderen haben entschieden: { $bot } übernimmt für { $seat }.
   *[wish] { $bot } spielt für { $seat }.
}
table-line-return = { $seat } spielt wieder selbst.
table-line-failure = { $seat }: { $said }
table-line-propose = { $what ->
    [rewind] { $seat } schlägt vor, { $to ->
        [0] zum Anfang
       *[other] zu Zug { $to }
    } zurückzugehen.
   *[deputy] { $seat } schlägt vor, dass ein Bot für { $about } spielt.
}
table-line-agree = { $seat } ist einverstanden.
table-line-refuse = { $seat } ist nicht einverstanden.
table-line-continue = Eine Partie, die in einem Browser begonnen wurde, geht hier weiter.
table-line-redeal = Die Seite im Browser kannte die Karten, deshalb wird alles Verborgene neu verteilt. Nur wer die Partie mitgebracht hat, behält an seinen Plätzen die Handkarten.
table-line-rewind = Alle sind einverstanden: Die Partie geht { $to ->
    [0] zum Anfang
   *[other] zu Zug { $to }
} zurück.
table-line-close = Der Gastgeber hat den Tisch geschlossen.
table-line-rematch = { $seat } schlägt eine Revanche an Tisch { $table } vor.

error-server-address = „{ $address }“ ist nicht die Adresse eines Servers. Beispiele: https://play.example.org oder http://192.168.1.5:8017
error-server-missing = Kein Server angegeben. Ergänze --server, zum Beispiel --server https://play.example.org
error-link = „{ $link }“ ist keine Einladung. Einladungen sehen so aus: https://play.example.org/join#SECRET. Beginnt deine mit /join, dann gib auch den Server an: --server URL
error-link-and-table = Die Adresse ist eine Einladung, deshalb wird der Tisch „{ $table }“ nicht gebraucht. Entferne eines von beiden.
error-unreachable = { $server } ist nicht erreichbar: { $problem }
error-no-table-server = { $server } antwortet nicht wie ein Tricorne-Server.
error-server-said = { $said }
error-other-layout = Dieses Tricorne und der Server passen bei { $game } nicht zusammen: hier Regelversion { $rules }, auf dem Server { $found }, oder verschiedene Maschinen. Installiere die Version des Servers.
error-name-missing = Kein Name angegeben. Ergänze --name NAME
error-seats-me = „{ $seats }“: Auf einem Server ist genau ein Platz „me“; die anderen sind „open“ oder Bots, etwa me,planner,open
error-no-seat-free = Alle Plätze an Tisch { $table } sind besetzt. Mit --watch kannst du zuschauen.
error-server-settles = { $option } ist auf einem Server nicht möglich; lass es weg.
error-table-settles = Den Tisch gibt es schon; lass { $option } weg.
error-game-or-table = Nenne ein Spiel, um einen Tisch zu eröffnen, oder mit --table einen bestehenden Tisch.
error-nowhere-to-play = Der Bot hat an keinem Tisch einen Platz. Nenne einen Tisch: --table KENNUNG oder seinen Link. Mit --forever wartet er auf einen Platz.
