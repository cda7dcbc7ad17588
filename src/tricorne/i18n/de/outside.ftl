# Eigene Bots: ihre Namen, und was mit ihnen schiefgehen kann.

error-bot-form = „{ $bot }“ ist kein Bot. Ein eigener Bot hat eine dieser Formen: { $right }.
error-bot-command = „{ $bot }“ lässt sich nicht in ein Programm und seine Argumente zerlegen: { $problem }.
error-bot-program = „{ $bot }“: Ein ausführbares Programm „{ $program }“ gibt es nicht. Ein Programm in diesem Verzeichnis braucht ./ vor seinem Namen und muss ausführbar sein.
error-bot-system = „{ $bot }“: Programme können nur unter Linux und macOS spielen. Ein Bot in Python kann als python:DATEI.py:Klasse spielen.
error-bot-import = „{ $bot }“: { $source } lässt sich nicht laden: { $problem }
error-bot-class = „{ $bot }“: { $source } hat keine Klasse { $found }, die von tricorne.bots.Bot erbt.
error-bot-made = „{ $bot }“: Der Bot ließ sich nicht erzeugen: { $problem }
error-resume-own = { $file } wurde mit jemandes eigenen Programmen gespielt. Um sie hier laufen zu lassen, nenne sie selbst: --seats '{ $seats }'. Um ohne sie weiterzuspielen, nenne andere.
error-seats-quotes = „{ $text }“: Ein Anführungszeichen fehlt.

## Was ein Bot während einer Partie falsch gemacht hat

bot-failure = { $seat } ({ $bot }): { $said }
bot-replaced = Stattdessen entscheidet Greedy.
bot-says = { $seat }: „{ $said }“
bot-raised = Der Bot hat versagt: { $problem }
bot-no-action = Der Bot hat { $answer } geantwortet, und das ist nicht die Nummer einer Aktion.
bot-illegal = Der Bot hat „{ $action }“ gewählt, was jetzt nicht erlaubt ist.
bot-late = Der Bot hat { $seconds } Sekunden gebraucht und hatte { $clock }.

## Was ein Programm falsch gemacht hat, und wie man es behebt

outside-last-words = { $lines ->
    [0] Auf die Standardfehlerausgabe hat es nichts geschrieben.
   *[other] Auf die Standardfehlerausgabe hat es geschrieben: { $tail }
}

outside-start = Das Programm lässt sich nicht starten: { $problem }
outside-start-cure = Mach die Datei ausführbar und prüfe, ob ihre erste Zeile (#!) einen installierten Interpreter nennt.
outside-no-hello = Das Programm hat „hello“ nicht binnen { $seconds } Sekunden beantwortet. { outside-last-words }
outside-no-hello-cure = Beantworte „hello“ sofort, bevor du etwas Großes lädst, und leere den Puffer der Standardausgabe nach jeder Zeile.
outside-silent = Das Programm hat nicht binnen { $seconds } Sekunden geantwortet. { outside-last-words }
outside-silent-cure = Beantworte jedes „ask“ innerhalb seiner „clock“ und leere den Puffer der Standardausgabe nach jeder Zeile.
outside-exit = Das Programm endete mit dem Exit-Code { $code }. { outside-last-words }
outside-exit-cure = Lass das Programm laufen, bis „quit“ kommt oder die Standardeingabe endet, und fange alle Fehler ab.
outside-closed = Das Programm hat seine Standardausgabe geschlossen. { outside-last-words }
outside-closed-cure = Halte die Standardausgabe offen, bis „quit“ kommt.
outside-too-long = Das Programm hat eine Zeile mit mehr als { $most } Byte geschrieben. Sie beginnt so: { $text }
outside-too-long-cure = Beende jede Nachricht mit einem Zeilenvorschub und sende weniger Kandidaten.
outside-not-utf8 = Das Programm hat eine Zeile geschrieben, die nicht UTF-8 ist: { $text }
outside-not-utf8-cure = Schreibe die Standardausgabe als UTF-8.
outside-not-json = Das Programm hat eine Zeile geschrieben, die kein JSON ist (bei Zeichen { $column }): { $text }
outside-not-json-cure = Schreibe auf die Standardausgabe ein JSON-Objekt pro Zeile und sonst nichts; alles andere gehört auf die Standardfehlerausgabe.
outside-too-deep = Das Programm hat zu tief verschachteltes JSON geschrieben: { $text }
outside-too-deep-cure = Schreibe die flachen Objekte, die das Protokoll beschreibt.
outside-not-object = Das Programm hat eine Zeile geschrieben, die kein JSON-Objekt ist: { $text }
outside-not-object-cure = Schreibe jede Nachricht als Objekt: {"{"}"type": …{"}"}.
outside-twice = Das Programm hat ein Objekt geschrieben, in dem der Schlüssel „{ $field }“ doppelt vorkommt.
outside-twice-cure = Schreibe jeden Schlüssel eines Objekts nur einmal.
outside-no-number = Das Programm hat { $found } geschrieben, das ist keine zulässige JSON-Zahl.
outside-no-number-cure = Schreibe Zahlen mit höchstens 18 Ziffern, und null statt NaN oder Infinity.
outside-protocol = Das Programm verwendet Version { $found } des Protokolls, dieses Tricorne aber Version { $right }.
outside-protocol-cure = Sende "protocol": { $right } in „hello“ und halte dich an diese Version.
outside-field = Das Programm hat { $found } als „{ $field }“ gesendet. Erwartet: { $right }
outside-field-cure = Übernimm „id“ und „move“ aus der Frage in die Antwort, und gib jedem Feld die Form, die das Protokoll beschreibt.
outside-text = Das Programm hat { $found } als „{ $field }“ gesendet. Erwartet: ein Text aus 1 bis { $most } druckbaren Zeichen.
outside-text-cure = Kürze ihn und entferne Zeilenvorschübe und andere nicht druckbare Zeichen.
outside-number = Das Programm hat { $found } als „{ $field }“ gesendet. Erwartet: eine Zahl von { $low } bis { $high }.
outside-number-cure = Sende eine Zahl in diesen Grenzen oder lass das Feld weg.
outside-illegal = Das Programm hat „{ $action }“ gewählt, das ist keine der { $count } erlaubten Aktionen, wie etwa „{ $example }“.
outside-illegal-cure = Wähle einen der Texte in „legal“, genau so, wie er dort steht.
outside-game = Das Programm spielt { $game } nicht; es spielt: { $games }.
outside-game-cure = Liste in „hello“ die Spiele auf, die das Programm spielt, mit den Namen aus dem „hello“, das es bekommt.
outside-given-up = Das Programm hat in dieser Partie { $times } Mal versagt und wird nicht neu gestartet.

## Die Konformitätsprüfungen: `tricorne bot test`

outside-unasked = Das Programm hat ungefragt etwas geschrieben: { $text }
outside-unasked-cure = Schreibe eine Zeile für jedes „hello“ und jedes „ask“ und sonst nichts; alles andere gehört auf die Standardfehlerausgabe.
outside-no-game = Das Programm spielt { $games }, davon ist hier nichts bekannt. Bekannte Spiele: { $right }.
outside-no-game-cure = Liste in „hello“ mindestens eines davon auf: { $right }.
outside-differs = Mit demselben Seed war Entscheidung { $move } einmal „{ $first }“ und einmal „{ $second }“.
outside-differs-cure = Leite alle Zufallszahlen aus dem „seed“ der Partie ab und nicht aus der Uhrzeit. Das ist freiwillig, macht Partien aber wiederholbar.
outside-stays = Das Programm lief { $seconds } Sekunden nach der Aufforderung zu enden immer noch.
outside-stays-cure = Beende das Programm und alles, was es gestartet hat, wenn „quit“ kommt und wenn die Standardeingabe endet.

exam-hello = Beantwortet hello
exam-games = Spielt ein bekanntes Spiel
exam-whole = Spielt eine ganze Partie { $game } mit { $players } Spielern
exam-leave = Verlässt eine Partie und spielt im selben Prozess eine andere
exam-at-once = Spielt zwei Partien zugleich
exam-unknown = Übergeht unbekannte Nachrichten und Felder
exam-refused = Macht nach einer Fehlermeldung weiter
exam-seed = Entscheidet mit demselben Seed gleich
exam-quit = Endet bei „quit“
exam-end-of-input = Endet, wenn seine Standardeingabe endet

cli-bot-help = Bots auflisten und eigene testen.
cli-bot-list-help = Die eingebauten Bots auflisten.
cli-bot-test-help = Prüfen, ob ein Programm dem Protokoll für externe Bots folgt.
cli-bot-test-option-command = Das Programm und seine Argumente, etwa: tricorne bot test node meinbot.js
cli-bot-test-option-clock = Die Sekunden, die das Programm für jede Entscheidung hat.
cli-bot-list-name = Bot
cli-bot-list-what = Wie er spielt
cli-bot-list-own = Deine eigenen: exec:KOMMANDO startet ein Programm, python:DATEI.py:Klasse erzeugt einen Bot aus einer Klasse.
cli-bot-passed = ✓ { $said }
cli-bot-failed = ✗ { $said }
cli-bot-noted = ! { $said }
cli-bot-sent = Gesendet: { $text }
cli-bot-back = Erhalten: { $text }
cli-bot-nothing-back = Erhalten: nichts
cli-bot-cure = Abhilfe: { $said }
cli-bot-conforms = { $name } folgt dem Protokoll.
cli-bot-does-not = { $count ->
    [one] Eine Prüfung ist gescheitert.
   *[other] { $count } Prüfungen sind gescheitert.
}

bots-random = irgendeine erlaubte Aktion, alle mit derselben Wahrscheinlichkeit
bots-greedy = die Aktion, die am besten aussieht, ohne vorauszudenken
bots-planner = spielt umsichtig und denkt ein wenig voraus, nach handgemachten Regeln
bots-search-1 = eine Suche, die kurz nachdenkt
bots-search-2 = eine Suche, die einen Moment nachdenkt
bots-search-3 = eine Suche, die sorgfältig nachdenkt
bots-search-4 = eine Suche, die lange nachdenkt
bots-search-5 = eine Suche, die sehr lange nachdenkt
