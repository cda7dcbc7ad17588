# Was die Seiten im Browser sagen.

## Spiele

web-game-liberte = Liberté
web-game-liberte-pitch = Frankreich, 1789. Drei Fraktionen, 27 Provinzen; niemand bleibt lange an der Macht.
web-game-liberte-time = etwa 60 Minuten
web-game-liberte-short = 3–6 Spieler, etwa eine Stunde
web-game-libertalia = Libertalia
web-game-libertalia-pitch = Alle haben dieselben Piraten. Wähle heimlich einen; der Rang entscheidet, wer was bekommt.
web-game-libertalia-time = etwa 30 Minuten
web-game-libertalia-short = 2–6 Spieler, eine halbe Stunde

web-option-edition = Ausgabe
web-option-edition-more = Beide Ausgaben verwenden dieselben Karten. Die zweite hat neuere Regeln; die erste ist das ursprüngliche Spiel.
web-option-edition-second = Zweite
web-option-edition-first = Erste
web-option-second_card = Eine zweite Karte mit Wert 1
web-option-second_card-more = Nach einer Karte mit Wert 1 darf in derselben Region eine weitere folgen.
web-option-counter_revolution = Konterrevolution
web-option-counter_revolution-more = Ob das Programm sie erkennt oder jemand sie ausrufen muss.
web-option-counter_revolution-automatic = Automatisch
web-option-counter_revolution-claimed = Muss ausgerufen werden
web-option-fair_colours = Ausgewogene Farben
web-option-fair_colours-more = Zu zweit oder zu dritt: Farben, deren silberne Zahlen sich ausgleichen.
web-option-fair_colours-void = Nur zu zweit oder zu dritt von Bedeutung.
web-option-open_booty = Offene Beute
web-option-open_booty-more = Alle sehen die Beute in allen Höhlen. Gut für eine erste Partie.
web-option-last_campaign_breaks_ties = Letzte Kampagne entscheidet
web-option-last_campaign_breaks_ties-more = Bei gleich vielen Punkten gewinnt die beste dritte Kampagne; ist auch die gleich, wird der Sieg geteilt.

## Überall

web-skip = Zum Inhalt springen
web-page-failed = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
web-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung; was bestätigt wurde, ist nicht verloren.
web-update-ready = Eine neue Version ist da.
web-update-reload = Neu laden
web-update-load = Neue Version laden
web-update-later = Später
web-outdated = Diese Seite ist veraltet
web-outdated-more = Der Server hat eine neuere Version. Lade die Seite neu, um diesen Tisch zu öffnen; die Partien in diesem Browser bleiben erhalten.
web-here = In diesem Browser
web-played-here = in diesem Browser
web-here-more = Diese Partie liegt in deinem Browser: Sie braucht keinen Server, und niemand sonst kann mitspielen.
web-here-remove = Entfernen
web-here-remove-sure = Aus diesem Browser entfernen?
web-here-full = Der Speicher deines Browsers ist voll. Dies wurde nicht gespeichert, aber nichts früher Gespeichertes ist verloren. Entferne alte Partien und versuche es dann noch einmal.
web-here-storage = Dein Browser konnte dies nicht speichern. Nichts früher Gespeichertes ist verloren; lade die Seite neu und versuche es noch einmal.
web-here-rules = Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
web-continue-lede = Bring diese Partie auf den Server, damit andere mitspielen können. Deine Hand behältst du. Alles, was dir verborgen ist, wird neu verteilt, sobald alle Plätze besetzt sind, denn diese Seite kennt die Karten. Die Partie wird nicht gewertet, und ihre Kartenverteilung lässt sich nicht nachprüfen.
web-continue-seat = Platz { $seat }: { $name }
web-continue-me = bleibt an diesem Gerät
web-continue-open = frei für jemand anderen
web-continue-bot = ein Bot spielt
web-continue-go = Auf den Server bringen
web-continue-copy = Die Partie in diesem Browser bleibt, wie sie ist.
web-continued-lede = Diese Partie wurde in einem Browser begonnen und geht hier nach { $moves } Zügen weiter. Jene Seite kannte die Karten, deshalb wird beim Start alles Verborgene neu verteilt; nur wer die Partie mitgebracht hat, behält an seinen Plätzen die Handkarten. Sie hat keinen Fingerabdruck, die Kartenverteilung lässt sich also nicht nachprüfen.
web-loading = Einen Moment …
web-close = Schließen
web-again = Noch einmal versuchen
web-save = Speichern
web-saved = Gespeichert.
web-more = Mehr anzeigen
web-any = Beliebig
web-yes = ja
web-no = nein
web-you = du
web-all = alle
web-all-count = alle { $count }
web-copy = Kopieren
web-copied = Kopiert
web-revoke = Widerrufen
web-review = Rückblick
web-watch = Zuschauen
web-look = Ansehen
web-act = Weiterspielen
web-begin = Anfangen

web-title-new = Ein neuer Tisch
web-title-tables = Tische
web-title-table = Tisch
web-title-review = Rückblick
web-title-join = Eine Einladung
web-title-rules = Regeln
web-title-aid = Kurzübersicht
web-title-gallery = Wer sie waren
web-title-learn = Lernen
web-title-person = Du bei Tricorne
web-title-leaderboard = Rangliste
web-title-settings = Einstellungen
web-title-lost = Hier ist nichts

web-nav = Seiten
web-nav-menu = Seiten anzeigen
web-nav-play = Spielen
web-nav-tables = Tische
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-leaderboard = Rangliste
web-log-in = Anmelden
web-log-out = Abmelden

web-lost = Diesen Hut trägt niemand.
web-lost-more = Eine solche Seite gibt es nicht. Vielleicht ist dem Link ein Buchstabe abhandengekommen.
web-lost-home = Zur Startseite
web-no-server = Dafür braucht es einen Server
web-no-server-more = Hier kannst du gegen Bots oder gemeinsam an einem Gerät spielen, lernen, die Regeln lesen und auf Partien zurückblicken.
web-server-open = Zu { $server }
web-elsewhere = Mit anderen spielen
web-elsewhere-more = Mit Leuten anderswo triffst du dich auf diesem Server.

## Startseite

web-home-title = Nimm Platz.
web-home-lede = Zwei Spiele unter einem Hut.
web-home-bots = Gegen Bots spielen
web-home-due = { $count ->
    [one] Tisch wartet auf dich
   *[other] Tische warten auf dich
}
web-home-mine = Deine Tische
web-home-open = Offene Tische
web-home-open-none = Gerade sucht kein Tisch Mitspieler. Eröffne einen, dann sehen ihn andere hier.
web-home-away = Der Server ist gerade nicht erreichbar, deshalb fehlen hier die Tische der anderen.
web-home-first = Zum ersten Mal hier?
web-home-first-more = Spiel eine Partie mit Anleitung: zehn Minuten, eins nach dem anderen, ohne Regelheft.
web-home-learn-liberte = Karten, Provinzen, eine Wahl
web-home-learn-libertalia = Piraten, ein Schiff, die Beute
web-host-own = Selbst Gastgeber sein
web-host-install = Installiere es auf einem beliebigen Rechner
web-host-serve = Starte den Server
web-host-invite = Schick deinen Freunden den Link. Sie brauchen nur einen Browser.
web-make-table = Tisch eröffnen
web-players = { $low }–{ $high } Spieler
web-players-label = Spieler
web-bots-label = Bots
web-bots-strength = Stärke der Bots
web-level-gentle = Leicht
web-level-sound = Solide
web-level-sharp = Stark
web-play-game = { $game } spielen
web-with-friends = Mit Freunden
web-learn-first = Zum ersten Mal? Lern es in zehn Minuten
web-learn-game = { $game } lernen
web-foot-rules = Regeln in deiner Sprache
web-foot-offline = Geht auch ohne Internet
web-foot-account = Kein Konto nötig
web-foot-keyboard = Tastatur und Screenreader
web-foot-aid = Kurzübersicht: { $game }
web-foot-designers = Liberté ist ein Spiel von Martin Wallace, Libertalia ein Spiel von Paolo Mori: Danke euch beiden!
web-foot-map = Kartendaten: Natural Earth

web-guest-names = Korsar Kühn, Tribun Sanft, Smutje Froh, Ausguck Adlerauge, Bürger Stolz, Salzmöwe, Gesandter Schlau, Matrose Glück, Trommler Tapfer, Schlauer Papagei, Bäcker Redlich, Eilbote Flink, Seebär, Kokarde, Redner Donnerwort, Maat Treu, Kanonier Furchtlos, Lotse Weitblick, Barbier Munter, Steuermann Ruhig
web-bot-names = Hinnerk, Bonny, Bürger Marat, Barnabé, Madame Roland, Langer Hein, Théroigne, Sanssouci, Rote Lotte, Kadett Jan, Père Duchesne, Störtebeker, Fabre, Fiete, Olympe, Flickenpit

## Listen von Tischen

web-pace-live = live
web-pace-minutes = { $count ->
    [one] eine Minute pro Zug
   *[other] { $count } Minuten pro Zug
}
web-pace-days = { $count ->
    [one] ein Zug am Tag
   *[other] ein Zug in { $count } Tagen
}
web-seats-left = { $count ->
    [0] voll besetzt
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-invited = { $count ->
    [one] Du bist eingeladen mitzuspielen (ein Platz frei)
   *[other] Du bist eingeladen mitzuspielen ({ $count } Plätze frei)
}
web-waits-for-you = Du bist am Zug (letzter Zug { $when })
web-waits-for = { $name } überlegt
web-running = läuft, letzter Zug { $when }
web-closed-table = vor dem Ende geschlossen
web-you-won = Du hast gewonnen, { $when }
web-you-shared = Geteilter Sieg, { $when }
web-they-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben sich den Sieg geteilt
}
web-a-bot = Ein Bot
web-players-count = { $count } Spieler
web-with = mit { $names }
web-bots-count = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
web-begun = begonnen { $when }
web-what-if = Was wäre, wenn? Eine private Kopie einer Partie: Nichts davon zählt.
web-kind-of-table = { $kind ->
    [branch] was wäre, wenn
    [lesson] eine Lektion
    [continued] im Browser begonnen
   *[replay] eine importierte Partie
}
web-tables = Tische
web-tables-lede = Setz dich dazu oder schau jemandem über die Schulter.
web-tables-lede-here = Deine Partien in diesem Browser.
web-tables-whose = Wessen Tische
web-tables-public = Öffentlich
web-tables-mine = Meine
web-tables-none = Gerade gibt es keine Tische. Eröffne einen, dann sehen ihn andere hier.
web-tables-none-mine = Du hast noch nicht gespielt. Spiel gegen Bots oder eröffne einen Tisch für Freunde.
web-tables-none-such = Kein passender Tisch.
web-tables-widen = Alle anzeigen
web-tables-due = Warten auf dich
web-tables-due-none = Niemand wartet auf dich. Tische, an denen du am Zug bist, erscheinen hier.
web-replay = Eine importierte Partie
web-replay-more = Hast du die Aufzeichnung einer Partie gespeichert? Sieh sie dir hier Zug für Zug an und spiel von jeder Stellung aus weiter.
web-replay-choose = Aufzeichnung wählen
web-filter-game = Spiel
web-filter-status = Stand
web-status-open = wartet auf Mitspieler
web-status-running = läuft
web-status-finished = vorbei
web-status-closed = geschlossen

## Ein neuer Tisch

web-new-title = Ein neuer Tisch
web-new-lede = Die Plätze kannst du ändern, bis die Partie beginnt.
web-new-lede-here = An einem Gerät, mit Menschen und Bots.
web-new-game = Spiel
web-new-seats = Plätze
web-new-seats-order = im Uhrzeigersinn
web-new-rules = Optionen
web-new-table = Der Tisch
web-new-name = Name
web-new-name-usual = Die Freitagsrunde
web-new-pace = Tempo
web-new-public = Öffentlich
web-new-public-more = Alle auf diesem Server dürfen Platz nehmen oder zuschauen.
web-new-rated = Gewertet
web-new-rated-more = Das Ergebnis ändert die Wertung aller Beteiligten. Tipps gibt es nicht.
web-new-rated-void = Nicht möglich, wenn sich mehrere ein Gerät teilen.
web-new-rated-bots = Nicht möglich mit Bots.
web-new-rated-guest = Gewertet wird nur, wer ein Passwort hat. Eines festlegen kannst du auf deiner Seite.
web-new-rated-cards = Nicht möglich mit eigenen Karten.
web-new-make = Tisch eröffnen
web-new-make-more = { $count ->
    [one] Ein Platz ist frei: Gleich bekommst du einen Link zum Verschicken.
   *[other] { $count } Plätze sind frei: Gleich bekommst du einen Link zum Verschicken.
}
web-new-start = Los geht’s
web-new-start-more = Kein Platz ist frei, also beginnt die Partie sofort, in deinem Browser.
web-new-start-here = Die Partie beginnt sofort, in deinem Browser.
web-pace-choice-live = Live
web-pace-choice-minutes = 5 Minuten
web-pace-choice-day = Ein Tag
web-pace-choice-week = Eine Woche
web-pace-live-more = Ohne Zeitlimit.
web-pace-minutes-more = Wer länger für einen Zug braucht, für den spielt ein Bot, bis er zurück ist.
web-pace-day-more = Ein Zug am Tag; danach spielt ein Bot, bis du zurück bist.
web-pace-week-more = Ein Zug in der Woche, für Fernpartien.
web-kind-open = Frei
web-kind-bot = Bot
web-kind-here = Hier
web-seat-open = Freier Platz
web-seat-bot = Bot
web-seat-me-more = dein Platz
web-seat-open-more = wer dem Link folgt
web-seat-bot-more = spielt sofort, jederzeit
web-seat-here = Name der Person auf Platz { $number }, an diesem Gerät
web-seat-here-name = Spieler { $number }
web-seat-here-now = hat Platz genommen
web-seat-up = Platz { $number } nach oben
web-seat-down = Platz { $number } nach unten
web-seat-remove = Platz { $number } entfernen
web-seat-add = Platz hinzufügen
web-seat-shuffle = Auslosen
web-round = Rund um den Tisch
web-round-aloud = Plätze im Uhrzeigersinn: { $names }

## Vor der Partie

web-wait-lede = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-wait-fill = { $count ->
    [0] Los geht’s
    [one] Mit einem Bot starten
   *[other] Mit { $count } Bots starten
}
web-wait-more = Oder warte: Die Partie beginnt von selbst, sobald der letzte Platz besetzt ist.
web-sit-here = Hier sitzen
web-stand-up = Aufstehen
web-seat-free = Platz freigeben
web-seat-a-bot = Bot hinsetzen
web-seat-waiting = wartet
web-invite = Einladen
web-invite-make = Link erstellen
web-invite-link = Link zu diesem Tisch
web-invite-more = { $public ->
    [yes] Verschick diesen Link: Ein Klick, und wer ihn bekommt, sitzt hier. Niemand braucht ein Konto. Der Tisch ist öffentlich, steht also auch in der Liste der Tische.
   *[no] Verschick diesen Link: Ein Klick, und wer ihn bekommt, sitzt hier. Niemand braucht ein Konto. Mit der Adresse dieser Seite kommt niemand herein.
}
web-share = Teilen
web-seat-came = { $name } hat Platz genommen.
web-choose-seat = Platz wählen
web-table-private = Tische sind privat, es sei denn, ihr Gastgeber macht sie öffentlich. Hat dich jemand eingeladen, dann bitte um den Einladungslink: Die Seite des Tischs zeigt ihn dem Gastgeber. Hast du hier einen Platz, dann melde dich an oder nimm den Browser, in dem du Platz genommen hast.
web-invite-seat = Link zu meinem Platz
web-invite-seat-more = Wer diesen Link öffnet, übernimmt deinen Platz: ein anderes Gerät von dir oder jemand anderes.
web-invite-made = erstellt { $when }
web-join-title = Du bist an einen Tisch eingeladen
web-join-by = { $name } lädt dich zu { $game } ein
web-join-failed = Dieser Link funktioniert nicht
web-join-unrated = nicht gewertet
web-join-as = Du spielst als { $name }.
web-join-sit = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-join-sit-go = Platz nehmen
web-join-watch = Nur zuschauen
web-join-take = Mit diesem Link übernimmst du den Platz von { $name }, für immer.
web-join-take-go = Diesen Platz übernehmen
web-join-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
web-join-full-go = Zuschauen
web-join-running = Die Partie hat begonnen, und kein Platz ist frei. Zuschauen kannst du trotzdem.
web-join-running-go = Zuschauen
web-join-review = Diese Partie ist vorbei. Du kannst dir noch ansehen, wie sie lief.
web-join-review-go = Zum Rückblick
web-join-closed = Hier gibt es nichts mehr mitzuspielen: Die Partie ist vorbei, oder der Tisch wurde geschlossen.
web-join-seated = Du hast schon einen Platz an diesem Tisch.
web-join-seated-go = Zum Tisch
web-join-name = Wie sollen wir dich nennen?
web-join-more = Kein Konto, kein Passwort. Den Namen kannst du später ändern.
web-join-empty = Dieser Link ist unvollständig. Bitte die Person, die dich eingeladen hat, um den ganzen Link.

## Am Tisch

web-table-home = Tricorne: zur Startseite
web-table-closed-door = Du kannst diesen Tisch nicht ansehen
web-table-broken = Diese Partie kann hier nicht weitergehen
web-menu = Menü
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-more = Lass einen starken Bot deine Möglichkeiten bewerten
web-hint-thinking = Ein starker Bot überlegt …
web-hint-not-asked = Gerade gibt es nichts zu wählen.
web-hint-lead = { $count ->
    [0] Kaum besser als die zweitbeste Möglichkeit.
    [one] Einen Prozentpunkt vor der zweitbesten Möglichkeit.
   *[other] { $count } Prozentpunkte vor der zweitbesten Möglichkeit.
}
web-hint-about = Die Siegchance nach jeder Wahl, wie ein starker Bot sie aus dem schätzt, was du weißt.
web-leave-for-now = Zur Startseite: Dein Platz bleibt deiner
web-leave = Tisch verlassen
web-sheet-log = Verlauf
web-sheet-talk = Chat
web-sheet-notes = Notizen
web-sheet-people = Leute
web-sheet-rules = Regeln
web-sheet-aid = Kurzübersicht
web-sheet-cards = Eigene Karten
web-sheet-settings = Einstellungen
web-sheet-keys = Tasten
web-sheet-result = Wie es ausging
web-sheet-hint = Ein Tipp
web-sheet-continue = Mit Freunden weiterspielen
web-rail = Verlauf, Chat und Notizen
web-link-connecting = Verbinde …
web-link-live = Verbunden
web-link-lost = Verbinde neu …
web-link-refused = Kein Zutritt

web-prompt = Frage
web-prompt-waiting = { $name } überlegt
web-prompt-waiting-many = { $count } Spieler überlegen
web-prompt-waiting-more = Du kannst dich inzwischen umsehen.
web-prompt-spectator = Du schaust zu.
web-prompt-moment = Einen Moment …
web-prompt-sending = Wird gesendet …
web-prompt-skip = Überspringen mit jeder Taste.
web-prompt-skip-tap = Tippen, um zu überspringen.
web-prompt-past = Du siehst eine frühere Stellung.
web-prompt-lost = Verbinde neu
web-prompt-lost-more = Nichts ist verloren; die Seite verbindet sich von selbst wieder.
web-prompt-lost-kept = Dein letzter Zug ist hier gespeichert und wird noch gesendet.
web-prompt-over = Die Partie ist vorbei
web-prompt-closed = Der Tisch wurde vor dem Ende geschlossen
web-prompt-away = Ein Bot spielt für dich
web-prompt-away-more = Komm zurück, wann immer du willst.
web-skip-show = Überspringen
web-now = Zurück zu jetzt
web-at-now = jetzt
web-come-back = Ich bin wieder da
web-promised = { $action }: vorgemerkt
web-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
web-left-clock = noch { $time }
web-left-hours = noch { $count } Stunden
web-left-days = noch { $count } Tage

web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Frühere Einträge anzeigen
web-line-sit = { $name } nimmt Platz.
web-line-leave = { $name } gibt den Platz auf.
web-line-undo = { $name } nimmt einen Zug zurück.
web-line-deputy = { $why ->
    [time] Für { $name } ist die Zeit abgelaufen: Vorerst spielt ein Bot.
    [vote] Alle sind einverstanden, dass vorerst ein Bot für { $name } spielt.
   *[wish] { $name } lässt vorerst einen Bot spielen.
}
web-line-return = { $name } ist wieder da.
web-line-failure = Der Bot von { $name } hat versagt; ein anderer hat für ihn gewählt.
web-line-propose = { $what ->
    [rewind] { $name } schlägt vor, { $to ->
        [0] zum Anfang
       *[other] zu Zug { $to }
    } zurückzugehen.
   *[deputy] { $name } schlägt vor, dass ein Bot für { $about } spielt.
}
web-line-agree = { $name } ist einverstanden.
web-line-refuse = { $name } ist nicht einverstanden.
web-line-rewind = Alle sind einverstanden: Die Partie geht { $to ->
    [0] von Anfang an
   *[other] ab Zug { $to }
} weiter.
web-line-redeal = Die Partie kommt aus einem Browser, dessen Seite ihre Karten kannte: Alles Verborgene wurde neu verteilt. Nur wer sie mitgebracht hat, behielt an seinen Plätzen die Handkarten.
web-line-close = { $why ->
    [rules] Mit den Karten dieses Tischs ging es nicht weiter. Er ist geschlossen.
   *[other] Der Tisch ist geschlossen.
}
web-line-rematch = { $name } will eine Revanche.

web-talk-say = Sag etwas …
web-talk-send = Senden
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-empty-spectators = Das ist der Chat der Zuschauer; wer mitspielt, sieht ihn nicht.
web-reaction-well-played = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-surprise = Oh!
web-reaction-laughter = Haha!
web-reaction-thinking = Lass mich überlegen …
web-reaction-sorry = Tut mir leid!
web-notes-write = Das kannst nur du lesen.
web-notes-kept = Gespeichert.
web-notes-keeping = …
web-notes-nobody = Notizen kann nur machen, wer einen Platz hat.

web-seat-deputy = nicht da; ein Bot hält den Platz warm
web-seat-thinking = überlegt
web-bot-gentle = Bot, spielt zum Spaß
web-bot-sound = Bot, spielt solide
web-bot-sharp = Bot, denkt weit voraus
web-hand-over = Einen Bot spielen lassen
web-propose-deputy = Einen Bot vorschlagen
web-propose-rewind = Vorschlagen, den letzten Zug zurückzunehmen
web-propose-rewind-here = Vorschlagen, hierher zurückzugehen
web-rewind = Letzten Zug zurücknehmen
web-rewind-here = Von hier weiterspielen
web-proposal-waits = Es gibt einen Vorschlag
web-proposal-rewind = { $count ->
    [one] Den letzten Zug zurücknehmen?
   *[other] Die letzten { $count } Züge zurücknehmen?
}
web-proposal-deputy = Vorerst einen Bot für { $name } spielen lassen?
web-proposal-agreed = Einverstanden: { $names }
web-proposal-here = Ich bin da
web-proposal-withdraw = Zurückziehen
web-agree = Einverstanden
web-refuse = Ablehnen
web-leave-seat = Meinen Platz aufgeben
web-leave-seat-more = Gehst du nur weg, wartet dein Platz auf dich. Gibst du ihn auf, übernimmt ihn für immer ein Bot.
web-close-table-more = Gehst du nur weg, wartet der Tisch auf dich. Schließt du ihn, endet die Partie ohne Ergebnis.
web-leave-seat-sure = Wirklich? Ein Bot übernimmt für immer
web-close-table = Tisch schließen
web-close-sure = Wirklich schließen?
web-commitment = Fingerabdruck der Kartenverteilung, veröffentlicht vor dem ersten Zug:
web-deal-number = Die Zahl, die dein Browser zum Mischen beigetragen hat:
web-deal-good = Es wurde ehrlich gemischt: Alles stimmt mit dem überein, was vor dem ersten Zug veröffentlicht wurde.
web-deal-no-number = Die Kartenverteilung stimmt mit dem überein, was vor dem ersten Zug veröffentlicht wurde, enthält aber keine Zahl von dir.
web-deal-bad = Hier stimmt etwas nicht: Die Kartenverteilung passt nicht zu dem, was vor dem ersten Zug veröffentlicht wurde.
web-deal-old = Diese Karten hat eine ältere Version verteilt, aus deren veröffentlichtem Fingerabdruck man sie berechnen konnte. Die Partie kann zu Ende gespielt werden, wird aber nicht gewertet.
web-deal-continued = Diese Partie wurde in einem Browser begonnen, dessen Seite ihre Karten kannte. Beim Start hier wurde alles Verborgene neu verteilt; nur wer sie mitgebracht hat, behielt an seinen Plätzen die Handkarten. Sie hat keinen Fingerabdruck, die Kartenverteilung lässt sich also nicht nachprüfen.
web-dealing = Es wird gemischt: Gewartet wird auf die Browser von { $names }.

web-curtain = Gib das Gerät weiter an { $name }
web-curtain-more = Alle anderen schauen aufs Meer.
web-curtain-me = Ich bin { $name }
web-since = Seit deinem letzten Zug
web-since-watch = Zeig’s mir
web-since-go-on = Weiter
web-result = Wie es ausging
web-result-you = Du gewinnst!
web-result-shared = Geteilter Sieg!
web-result-they = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-result-winner = hat gewonnen
web-rematch = Revanche
web-rematch-look = Zur Revanche
web-rematch-asked = { $name } will eine Revanche.
web-rematch-join = Mitspielen
web-record = Aufzeichnung speichern
web-notice-turn = Du bist am Zug.

web-scrub = Durch die Partie zurückblättern
web-scrub-back = Einen Zug zurück
web-scrub-forward = Einen Zug vor
web-key-choices = die Möglichkeiten, in der gezeigten Reihenfolge
web-key-move = zwischen ihnen wechseln
web-key-do = wählen
web-key-back = einen Schritt zurück
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-log = Verlauf
web-key-talk = Chat
web-key-people = Leute
web-key-rules = Regeln
web-key-scrub = einen Zug zurück, einen Zug vor
web-key-now = zurück zu jetzt
web-key-keys = diese Liste

## Einstellungen

web-settings = Einstellungen
web-settings-lede = Nur in diesem Browser gespeichert.
web-language = Sprache
web-language-failed = { $language } konnte nicht geladen werden. Ohne Netz gibt es nur die Sprachen, in denen diese Seiten auf diesem Gerät schon gelesen wurden.
web-theme = Aussehen
web-theme-system = Wie das Gerät
web-theme-light = Tageslicht
web-theme-dark = Kerzenlicht
web-theme-to-light = Zu Tageslicht wechseln
web-theme-to-dark = Zu Kerzenlicht wechseln
web-motion = Animationen
web-motion-system = Wie das Gerät
web-motion-full = Immer
web-motion-none = Nie
web-speed = Tempo der Animationen
web-speed-slow = Langsam
web-speed-middle = Mittel
web-speed-fast = Schnell
web-speed-now = Tempo der Animationen: { $speed ->
    [slow] langsam
    [fast] schnell
   *[middle] mittel
}
web-speed-off = Animationen sind aus. In den Einstellungen kannst du sie einschalten.
web-told = Züge der Bots zusammenfassen
web-told-more = Die Züge der Bots werden nicht animiert; eine Liste zeigt, was seit deiner letzten Entscheidung geschah.
web-told-since = Seit deiner letzten Entscheidung
web-text = Schriftgröße
web-text-normal = Normal
web-text-large = Groß
web-text-larger = Größer
web-colours = Farben
web-colours-drawn = Wie gezeichnet
web-colours-apart = Deutlicher getrennt
web-colours-more = Deutlicher getrennt: leichter zu unterscheiden, wenn Rot und Grün für dich ähnlich aussehen. Jede Farbe hat auch ein Symbol.
web-forced = Automatisch antworten, wenn nur eine Antwort möglich ist
web-forced-more = Nur, wenn du allein gegen Bots spielst: Sonst könnten andere aus der Pause etwas über deine Hand erfahren.
web-contrast = Mehr Kontrast
web-contrast-more = Dunklere Schrift, klarere Linien.
web-sound = Ton
web-sound-more = Ein kurzer Ton, wenn du am Zug bist.
web-notify = Benachrichtigungen im Browser
web-notify-more = Wenn du am Zug bist und diese Seite im Hintergrund offen ist.
web-notify-refused = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.

## Wer man ist

web-person-since = hier seit { $when }
web-person-nobody = Du hast noch keinen Namen: Spiel eine Partie, dann bekommst du einen.
web-person-records = Ergebnisse
web-person-games = Partien
web-person-won = Gewonnen
web-person-points = Punkte im Schnitt
web-person-best = Bestes Ergebnis
web-person-rating = Wertung
web-person-none = Noch keine Partien zu Ende gespielt.
web-person-tables = Tische
web-person-tables-none = Noch keine Tische.
web-account = Dein Name
web-account-called = Wie andere dich nennen
web-account-rename = Namen ändern
web-account-guest = In diesem Browser bist du Gast. Mit einem Passwort kannst du dich von überall anmelden. Wenn du eines festlegst, werden deine anderen Browser abgemeldet und deine Tokens widerrufen.
web-account-registered = Dein Name ist durch ein Passwort geschützt. Wenn du es änderst, bleibst du nur hier angemeldet: Alle anderen Browser werden abgemeldet und alle Tokens widerrufen.
web-account-name = Name
web-account-password = Passwort
web-account-current = Bisheriges Passwort
web-account-new-password = Neues Passwort
web-account-keep = Passwort festlegen
web-account-change = Passwort ändern
web-account-kept = Dein Name ist geschützt: Du kannst dich überall damit anmelden. Andere Browser wurden abgemeldet und deine Tokens widerrufen.
web-account-forget = Mein Konto löschen
web-account-forget-sure = Wirklich löschen? Das lässt sich nicht rückgängig machen
web-webhook = Anderswo benachrichtigen
web-webhook-more = Wenn du am Zug bist, geht eine Nachricht an deinen Kanal.
web-webhook-form = Dienst
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-webhook-json = Ein anderer (JSON)
web-webhook-url = URL des Webhooks
web-webhook-try = Testnachricht senden
web-webhook-tried = Gesendet. Ist sie angekommen?
web-webhook-drop = Entfernen
web-tokens = Tokens
web-tokens-more = Für Programme, die in deinem Namen spielen. Ein Token öffnet Tische, nicht dein Konto.
web-token-once = Nur dieses eine Mal wird es angezeigt:
web-token-name = Wofür es ist
web-token-make = Token erstellen
web-token-revoked = Widerrufen: Es gilt nicht mehr.

## Die Rangliste

web-board = Rangliste
web-board-lede = Wer am besten spielt, nach Spiel und Spielerzahl.
web-board-rank = Rang
web-board-name = Name
web-board-doubtful = { $rating }?
web-board-provisional = vorläufig
web-board-provisional-more = Ein Fragezeichen bedeutet: weniger als zehn Partien.
web-board-figure = Die Wertung ist eine vorsichtige Schätzung: die Stärke in Klammern minus das Dreifache ihrer Unsicherheit.
web-board-none = Noch hat niemand eine gewertete Partie dieser Art zu Ende gespielt.
web-rated = gewertet
web-rated-open = Diese Partie wird gewertet: Tipps gibt es nicht, und wer geht, kommt auf den letzten Platz.
web-rated-running = Diese Partie ist gewertet: Tipps gibt es nicht, und wer geht, kommt auf den letzten Platz.
web-rated-finished = Diese Partie wurde gewertet.
web-rated-leave = Wenn du gehst, deinen Platz abgibst oder einen Bot für dich spielen lässt, kommst du auf den letzten Platz.
web-rated-rewind = Seid ihr alle einverstanden, wird die Partie nicht mehr gewertet.
web-rated-rule = Was gewertet wird
web-rated-rule-people = Gewertet wird eine Partie, wenn auf jedem Platz ein anderer Mensch mit Passwort sitzt und der Tisch als gewertet eröffnet wurde. Mit Bots, Gästen oder Programmen wird sie nicht gewertet; jeder Tisch sagt das, bevor seine Partie beginnt.
web-rated-rule-hints = In einer gewerteten Partie geben unsere Seiten keine Tipps. Was jemand anderswo ein anderes Programm fragt, kann kein Server sehen.
web-rated-rule-leave = Auf den letzten Platz kommst du, wenn du gehst, am Ende nicht da bist, deinen Platz abgibst, einen Bot für dich spielen lässt oder wenn ein Bot die meisten deiner Züge gemacht hat. Die anderen werden untereinander gewertet, nach ihren Ergebnissen.
web-rated-rule-rewind = Mit dem Zurückgehen müssen alle einverstanden sein, und die Partie wird dann nicht gewertet. Allein kann das niemand.
web-rated-rule-figure = Die Wertung ist eine vorsichtige Schätzung: die geschätzte Stärke minus das Dreifache ihrer Unsicherheit. Sie beginnt bei 0 und wächst, je sicherer die Schätzung wird.
web-rated-rule-repeated = Weitere Partien gegen dieselben Leute zählen innerhalb eines Tages immer weniger.
web-rated-rule-trust = Keine Regel kann erkennen, ob zwei Namen zu einem Menschen gehören oder ob zwei sich absprechen. Sag es dem Betreiber des Servers, wenn du einen Verdacht hast.

## Eigene Karten

web-cards = Karten
web-own-cards = Eigene Karten
web-with-own-cards = mit eigenen Karten
web-cards-lede = Besitzt du das Spiel, kannst du mit den Namen und Zahlen deiner eigenen Karten spielen. Gib das eingebaute Material mit „tricorne components export“ aus, ändere, was bei dir anders ist, und füge die Datei hier hinzu. Sie wird geprüft und in diesem Browser gespeichert.
web-cards-server-on = An Tischen mit anderen speichert der Server eine Kopie. Sehen können sie nur die Leute an diesen Tischen.
web-cards-server-off = Auf diesem Server sind eigene Karten nicht erlaubt: Mit Leuten anderswo spielst du mit den Karten des Servers.
web-cards-add = Materialdatei hinzufügen
web-cards-added = Geprüft und hinzugefügt.
web-cards-removed = Gelöscht. Tische, die mit diesen Karten begonnen wurden, behalten sie.
web-cards-look = Ansehen
web-cards-remove = „{ $name }“ löschen
web-cards-manage = Deine Kartensätze
web-cards-unnamed = Eigene Karten ohne Namen
web-cards-by-host = von diesem Server angeboten
web-cards-at-server = auf diesem Server
web-cards-choose = Mit welchen Karten du spielst
web-cards-built-in = Die eingebauten Karten
web-cards-chosen = Nicht gewertet. Alle sehen, worin sich diese Karten von den eingebauten unterscheiden, bevor sie Platz nehmen.
web-cards-with = mit den Karten „{ $name }“
web-cards-hash = Fingerabdruck { $hash } …
web-cards-changes = { $count ->
    [0] Kein Unterschied zu den eingebauten Karten.
    [one] Ein Unterschied zu den eingebauten Karten.
   *[other] { $count } Unterschiede zu den eingebauten Karten.
}
web-cards-what = Was anders ist
web-cards-before = Eingebaut
web-cards-after = Hier
web-cards-section = { $section ->
    [cards] Karte
    [provinces] Provinz
    [battles] Schlacht, Punkte
    [battle_names] Schlacht, Name
    [blocks] Steine
    [reserve] Beiseitegelegte Steine
    [tokens] Kontrollmarker
    [characters] Charakter
    [influence] Einfluss
    [booty] Beuteplättchen
    [worth] Wert der Beute
   *[other] { $section }
}
web-cards-field = { $field ->
    [name] Name
    [set] Satz
    [type] Art
    [region] Region
    [faction] Fraktion
    [value] Steine
    [cannon] Kanone
    [sans_culottes] Sansculotten
    [general] General
    [fleur_de_lis] Lilie
    [victory_points] Siegpunkte
    [timing] handelt
    [end] bringt am Ende
    [blue] blau
    [white] weiß
    [red] rot
    [yellow] gelb
    [green] grün
    [black] schwarz
    [chest] Truhe
    [jewel] Juwel
    [goods] Waren
    [officer] Offizier
    [saber] Säbel
    [map] Schatzkarte
    [relic] Reliquie
   *[other] { $field }
}
web-cards-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
