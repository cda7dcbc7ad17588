# Meldungen des Tischservers.

error-stale = Am Tisch ging es weiter: Du hast Eintrag { $version } des Verlaufs gesehen, inzwischen sind es { $now }. Sieh nach, was sich geändert hat, und wähle noch einmal.
error-version-ahead = Der Verlauf des Tischs hat { $now } Einträge, also kann niemand Eintrag { $version } gesehen haben.
error-table-open = Die Partie hat noch nicht begonnen: Es sind Plätze frei.
error-table-running = Die Partie hat schon begonnen.
error-table-full = Alle Plätze an diesem Tisch sind besetzt.
error-table-finished = Die Partie ist vorbei.
error-table-closed = Der Tisch ist geschlossen.
error-table-broken = Diese Partie kann mit dieser Version von Tricorne nicht weitergehen: { $problem }
error-rules-changed = Diese Partie wurde mit Version { $version } der Regeln begonnen, dieses Programm verwendet aber Version { $current }. Weitergehen kann sie mit der Version von Tricorne, mit der sie begonnen wurde.
error-components-changed = Diese Partie wurde mit anderen Karten oder Charakteren begonnen, als dieses Programm hat.
error-no-table = Einen Tisch „{ $table }“ gibt es nicht, oder du darfst ihn nicht sehen. Bitte die Person, die dich eingeladen hat, um einen Link.
error-no-link = Dieser Link ist ungültig: Er wurde widerrufen oder ist unvollständig. Bitte um einen neuen.
error-no-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 1 bis { $last }.
error-seat-yours = Platz { $seat } gehört dir schon.
error-seat-taken = Platz { $seat } ist besetzt, von { $name }.
error-number-late = Platz { $seat } kann sich auf keine Zahl mehr festlegen: Andere haben ihre schon aufgedeckt.
error-number-early = Die Zahl von Platz { $seat } kann jetzt nicht aufgedeckt werden: Sie ist schon aufgedeckt, oder jemand hat sich noch nicht auf seine festgelegt.
error-number-hash = Die Zahl von Platz { $seat } passt nicht zu ihrer Festlegung.
error-number-none = Die Kartenverteilung dieses Tischs nimmt keine Zahlen: Sie hat keine Festlegung.
error-second-hand = Du hast in dieser Partie schon eine andere Hand gesehen, und niemand darf zwei sehen.
error-seat-free = Auf Platz { $seat } sitzt niemand.
error-seat-bot = Auf Platz { $seat } spielt schon ein Bot.
error-seat-present = Auf Platz { $seat } spielt kein Bot für jemanden.
error-seat-away = Auf Platz { $seat } spielt ein Bot für dich. Übernimm deinen Platz zuerst wieder.
error-not-your-seat = Platz { $seat } gehört nicht dir.
error-not-seated = Das kann nur, wer an diesem Tisch sitzt.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-asked = Platz { $seat } ist nicht am Zug.
error-rated-hint = Diese Partie ist gewertet, deshalb gibt es keine Tipps. An Tischen ohne Wertung bekommst du welche.
error-rated-program = Diese Partie ist gewertet, deshalb dürfen nur Menschen ziehen, im Browser. Programme können an Tischen ohne Wertung spielen.
error-not-over = Das geht erst, wenn die Partie vorbei ist.
error-close-others = Andere haben hier Plätze, auch wenn ein Bot für sie spielt. Du kannst den Tisch schließen, wenn sie gegangen sind oder lange genug nichts getan haben.
error-rematch = Die Revanche findet schon statt, an Tisch { $table }.
error-no-lesson = Für „{ $game }“ gibt es keine Lektion.
error-lesson-step = Die Lektion erwartet eine andere Wahl: { $action }. Danach kannst du spielen, wie du willst, in einer eigenen Partie.
error-lesson-seat = In einer Lektion kann niemand für dich spielen. Du kannst die Seite verlassen und jederzeit weitermachen.
error-rewind-to = Die Partie kann auf 0 bis { $most } Züge zurückgehen, nicht auf { $to }.
error-continue-rules = Diese Partie wurde mit Regelversion { $version } begonnen, deren verborgene Karten sich nicht neu verteilen lassen. Spiel sie dort zu Ende, wo sie begonnen wurde.
error-continue-over = Diese Partie ist vorbei. Importiere ihre Aufzeichnung, um darauf zurückzublicken.
error-continue-seat = Behalte mindestens einen Platz für dich.
error-history = Du kannst die Partie nach 0 bis { $most } Zügen ansehen, nicht nach { $moves }.
error-proposal = Es gibt schon einen Vorschlag, in Eintrag { $number } des Verlaufs. Stimm zuerst darüber ab.
error-proposal-incomplete = Dieser Vorschlag braucht „{ $field }“.
error-no-proposal = Der Vorschlag in Eintrag { $number } des Verlaufs ist nicht mehr offen.
error-answered = Platz { $seat } hat schon zugestimmt oder hat keine Stimme.
error-deputy-own = Platz { $seat } ist dein eigener: Du kannst ihn ohne Abstimmung einem Bot geben.
error-deputy-clock = Dieser Tisch hat eine Uhr: Ein Bot übernimmt einen Platz, wenn dessen Zeit um ist, und nicht früher.
error-deputy-not-asked = Die Partie wartet nicht auf Platz { $seat }.
error-deputy-present = Die Partie wartet noch nicht lange genug auf Platz { $seat }. In { $seconds } Sekunden kannst du einen Bot vorschlagen.
error-proposals-many = Du hast in einer Stunde { $most } Vorschläge gemacht. Warte bitte, bevor du noch einen machst.
error-key-used = Dieser Idempotenzschlüssel wurde schon für etwas anderes verwendet. Nimm für jeden Vorgang einen neuen.
error-tables-many = Du hast { $most } Tische mit laufenden Partien. Beende oder schließe zuerst einige davon.
error-own-cards-off = Auf diesem Server sind eigene Karten nicht erlaubt. In diesem Browser kannst du trotzdem mit ihnen spielen, nur nicht mit Leuten anderswo.
error-card-sets-many = Du hast hier { $most } Kartensätze, mehr geht nicht. Lösche zuerst einen davon.
error-no-card-set = Einen solchen Kartensatz gibt es weder bei deinen noch bei denen, die dieser Server anbietet.
error-no-own-cards = An diesem Tisch wird mit den eingebauten Karten gespielt.
error-cards-unknown = Diese Partie wurde mit jemandes eigenen Karten gespielt (sha256 { $found }), die nicht bei deinen sind. Füge zuerst ihre Materialdatei zu deinen Kartensätzen hinzu.
error-rules-stopped = Mit den Karten dieses Tischs ging es nicht weiter, deshalb ist die Partie beendet.
error-sockets-many = Du verfolgst { $most } Tische zugleich. Schließe zuerst einige ihrer Seiten.
error-title = „{ $title }“ kann kein Titel sein: Er muss eine Zeile aus druckbaren Zeichen sein, ohne Leerzeichen am Anfang oder Ende.
error-chat-empty = Sende entweder einen Text oder eine der Reaktionen, nicht beides.
error-reaction = Es gibt keine Reaktion „{ $reaction }“. Es gibt: { $right }.
error-after = „{ $after }“ ist kein gültiger Cursor: Verwende den Wert von „more“ der vorigen Seite.
error-busy = An diesem Tisch ist gerade zu viel los. Nichts ging verloren; versuche es noch einmal.
error-imports-busy = Gerade werden mehrere Partien importiert. Versuche es in einem Moment noch einmal.
error-storage-unknown = Die Verbindung zur Datenbank brach ab, deshalb ist nicht bekannt, ob dies gespeichert wurde. Sieh am Tisch nach oder sende dieselbe Anfrage noch einmal.
error-storage-lost = Die Datenbank ist gerade nicht erreichbar. Nichts wurde gespeichert; versuche es in einem Moment noch einmal.
error-storage-full = Der Speicher des Servers ist voll. Dies wurde nicht gespeichert, aber nichts früher Gespeichertes ist verloren. Der Betreiber muss Platz schaffen.
error-storage-damaged = Die Datenbank des Servers ist beschädigt, und ein Teil davon ist nicht lesbar. Der Betreiber muss sie reparieren und braucht vielleicht eine Sicherung.
error-too-large = Das ist größer als { $most } Byte.
error-too-often = Zu viele Anfragen: Das Limit „{ $limit }“ liegt bei { $most }. Warte { $wait } { $wait ->
        [one] Sekunde
       *[other] Sekunden
    }.
error-host = Dieser Server nimmt den Hostnamen { $host } nicht an. Ist es deiner, dann setze `url` oder `hosts`.
error-origin = Seiten von { $origin } dürfen diesen Server nicht verwenden.
error-shape = Die Anfrage ist ungültig. { $problem }
error-null = Eine URL darf das Zeichen U+0000 nicht enthalten.
error-unreadable = Der Inhalt der Anfrage ist nicht lesbar: Er muss JSON in UTF-8 sein.
error-no-page = Unter { $path } gibt es nichts.
error-http = { $problem }.
error-internal = Auf dem Server ging etwas schief und wurde protokolliert. Sieh nach, ob deine Aktion gewirkt hat, bevor du es noch einmal versuchst.
error-workers-database = { $workers } Prozesse brauchen eine PostgreSQL-Datenbank: --database postgresql://NAME:PASSWORT@HOST/DATENBANK

serve-listening = Tische unter { $url }
serve-database = gespeichert in { $database }
serve-stop = Beenden mit Strg+C; jeder Zug ist gespeichert.
error-setting = Die Einstellung „{ $setting }“ ist ungültig: { $problem }
error-setting-unknown = „{ $text }“ ist keine Einstellung: Schreibe NAME=WERT, mit einem dieser Namen: { $right }.
error-port = An { $host }, Port { $port }, kann nicht gelauscht werden: { $problem }

verify-good = Die Kartenverteilung ist ehrlich: Das Geheimnis passt zur Festlegung, der Seed wurde aus ihm und den Zahlen der Spieler berechnet, und alle { $moves } Züge folgen den Regeln.
verify-old = Alle { $moves } Züge folgen aus dem Seed, und der Seed passt zur Festlegung. Diese Karten wurden aber mit Regelversion 1 verteilt, aus deren Festlegung man die Verteilung berechnen konnte.
verify-number = Platz { $seat } hat die Zahl { $number } beigetragen
verify-no-numbers = Keine Seite eines Spielers hat eine Zahl beigetragen. Die Kartenverteilung stand vor dem ersten Zug fest, aber der Betreiber des Servers hätte sie aussuchen können.
verify-rewinds = { $rewinds ->
    [one] Die Spieler sind einmal zurückgegangen und haben mit einer neuen Zufallsfolge weitergespielt.
   *[other] Die Spieler sind { $rewinds } Mal zurückgegangen und haben jedes Mal mit einer neuen Zufallsfolge weitergespielt.
}
verify-commitment = Festlegung sha256:{ $commitment }
verify-compare = Vergleiche sie mit der Festlegung, die der Tisch vor dem ersten Zug gezeigt hat.
verify-none = { $file } enthält keine Festlegung. Alle { $moves } Züge folgen aus dem Seed und den Regeln, aber nichts zeigt, wer den Seed gewählt hat.
verify-redealt = Die Partie wurde in einem Browser begonnen, dessen Seite ihre Karten kannte, und ging auf einem Server weiter: Nach Zug { $moves } wurde alles, was den Plätzen mit behaltenen Handkarten ({ $kept }) verborgen war, aus dem Seed { $seed } des Servers neu verteilt. Keine Festlegung wurde veröffentlicht, also zeigt nichts, wie dieser Seed gewählt wurde.
error-verify = { $file } passt nicht: Die Festlegung darin ist { $found }, veröffentlicht wurde aber { $right }.
error-verify-secret = { $file } enthält eine Festlegung, aber kein Geheimnis, um sie zu prüfen. Lade die Aufzeichnung am Tisch noch einmal herunter.
error-verify-seed = { $file } passt nicht: Geheimnis und Zahlen ergeben den Seed { $right }, die Karten wurden aber mit { $seed } verteilt.
error-verify-number = { $file } enthält die Zahl { $number } nicht: Sie wurde beim Verteilen ausgelassen.
error-number-form = „{ $text }“ ist keine Zahl zum Mischen: Sie muss 64 hexadezimale Ziffern haben.
error-commitment = „{ $text }“ ist keine Festlegung: Das müssen die 64 hexadezimalen Ziffern eines SHA-256 sein.
