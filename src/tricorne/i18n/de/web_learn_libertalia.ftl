# Die Lektion zu Libertalia. Die erste Zeile einer Seite ist ihr Titel. Seiten mit einer Nummer kommen vor dem Zug eines
# Schritts; „-leap“ wird erzählt, während Züge für dich gemacht werden. $one sitzt links, $two rechts.

web-learn-libertalia-choose-1 =
    Drei Kampagnen, ein Schiff
    Du und zwei andere Mannschaften teilt euch die Beute eines Schiffs. Drei Kampagnen von je sechs Tagen; wer am Ende die meisten Dublonen hat, gewinnt.
web-learn-libertalia-choose-2 =
    Alle haben dieselbe Hand
    Alle haben dieselben neun Charaktere. Jeden Tag schickt jede Mannschaft heimlich einen davon an Bord. Die Zahl ist sein Rang.
web-learn-libertalia-choose-3 =
    Niedrig handelt, hoch nimmt
    Am Tag handeln die Charaktere vom niedrigsten Rang zum höchsten. In der Dämmerung nehmen sie Beute, vom höchsten zum niedrigsten. Die heutige Beute: ein Juwel (3), Waren (1) und eine verfluchte Reliquie (−3).
web-learn-libertalia-choose =
    Schick den Waffenmeister
    Wer heute zuletzt nimmt, bekommt die Reliquie. Der Waffenmeister hat Rang 20: hoch genug, um früh zu wählen. Schick ihn an Bord.
web-learn-libertalia-loot-1 =
    Zwei Waffenmeister
    { $one } hat auch einen Waffenmeister geschickt! Bei gleichem Rang entscheidet die silberne Zahl, der Einfluss. Der andere steht höher: Er hat das Juwel genommen.
web-learn-libertalia-loot =
    Nimm die Waren
    Waren sind 1 wert, die Reliquie kostet 3. Nimm die Waren.
web-learn-libertalia-night-1 =
    Heim in die Höhle
    Dein Waffenmeister ist jetzt in deiner Höhle. Tagesaktionen geschehen einmal; Nachtaktionen wiederholen sich jede Nacht, solange der Charakter in deiner Höhle bleibt.
web-learn-libertalia-night =
    Schick den Freigelassenen
    Jede Nacht bringt er eine Dublone für jeden Charakter über 12 in deiner Höhle: Der Waffenmeister zählt. Je früher er heimkommt, desto besser.
web-learn-libertalia-monkey-1 =
    Eine verfluchte Reliquie
    Der Freigelassene war der Niedrigste, musste aber etwas nehmen: eine Reliquie, am Ende 3 Dublonen weniger. Und { $two } hat auch eine.
web-learn-libertalia-monkey =
    Der Affe weiß Rat
    Am Tag trägt er alle deine Reliquien zum Nachbarn auf der linken Seite: { $one }. Schick den Affen.
web-learn-libertalia-officer-1 =
    Zweimal weitergereicht
    { $two } hatte dieselbe Idee und gab dir eine Reliquie; dein Affe war danach an der Reihe und trug beide weiter, zu { $one }.
web-learn-libertalia-officer =
    Vorsicht, Offizier
    Ein spanischer Offizier tötet den Charakter, der ihn nimmt: Er würde deinen Affen töten. Nimm die Waren.
web-learn-libertalia-bosun =
    Schick den Bootsmann
    Am Tag bringt er 2 Dublonen für jeden Charakter unter 19 in deiner Höhle. Affe und Freigelassener: sofort 4 Dublonen.
web-learn-libertalia-goods =
    Nimm die Waren
    Das Juwel ist weg, aber dein Bootsmann kommt vor dem Letzten, und der muss die Reliquie nehmen.
web-learn-libertalia-gambler-1 =
    Die Beute von morgen ist bekannt
    Alle sechs Tage liegen von Anfang an offen. Heute gibt es eine Truhe (5), ein Juwel (3) und einen Säbel. Da lohnt es sich, zuerst zu nehmen.
web-learn-libertalia-gambler =
    Schick den Glücksspieler
    Er kostet eine Dublone für jedes Plättchen, das du hast, bringt aber 8 am Ruhetag, wenn er dann noch in deiner Höhle ist. Und mit Rang 24 nimmt er früh.
web-learn-libertalia-saber =
    Nimm den Säbel
    Die Truhe ist 5 wert. Aber ein Säbel tötet einen Charakter eines Nachbarn, und dein Waffenmeister bringt jede Nacht eine Dublone für jeden deiner Säbel. Nimm ihn.
web-learn-libertalia-strike =
    Wen soll er treffen?
    Links, bei { $one }, bringt der Freigelassene Nacht für Nacht Dublonen. Triff ihn.
web-learn-libertalia-cabin-boy-1 =
    Der letzte Tag
    Deine Nachbarn haben noch hohe Karten; du wärst spät dran und bekämst, was übrig bleibt, vielleicht den Offizier. Der Quartiermeister würde jetzt 4 bringen und morgen 8 kosten.
web-learn-libertalia-cabin-boy =
    Schick den Schiffsjungen
    Er nimmt gar keine Beute, also kann ihn heute kein Offizier töten. Nach heute kommt der Ruhetag.
web-learn-libertalia-brute-leap =
    Ruhetag, und wieder hinaus
    Dublonen, Beute und was die Charaktere bringen, werden zusammengezählt. Höhlen und Geldbeutel werden geleert; alle bekommen sechs neue Charaktere und behalten, was sie noch auf der Hand haben.
web-learn-libertalia-brute-1 =
    Kampagne II, Tag 3
    Du liegst vorn: 34 Punkte. Du hast eine Schatzkarte gefunden; drei davon sind 12 wert, weniger gar nichts. Heute gibt es noch eine.
web-learn-libertalia-brute =
    Schick den Raufbold
    Am Tag wirft er den höchsten Charakter über Bord. Der verliert seine Aktion und seine Beute.
web-learn-libertalia-second-map-1 =
    Ein Raufbold schlägt den anderen
    { $one } hat auch einen Raufbold geschickt, mit mehr Einfluss. Also stand er höher, deiner handelte zuerst und warf ihn über Bord.
web-learn-libertalia-second-map =
    Die zweite Schatzkarte
    Jetzt bist du der Höchste und wählst zuerst. Nimm die Schatzkarte.
web-learn-libertalia-surgeon-leap =
    Drei Tage später
    Dein Meuterer vertreibt jede Nacht einen Charakter aus der Höhle, für je 2 Dublonen.
web-learn-libertalia-surgeon =
    Schick den Schiffsarzt
    Er holt einen Charakter von deinem Friedhof zurück, und mit Rang 22 ist er hoch genug für die letzte Schatzkarte.
web-learn-libertalia-recall =
    Hol den Raufbold zurück
    Niemand sieht, wen du nimmst. Er kommt zurück auf deine Hand, für die nächste Kampagne.
web-learn-libertalia-third-map =
    Die dritte Schatzkarte
    Drei Schatzkarten: 12 Dublonen. Nimm sie!
web-learn-libertalia-finale-leap =
    Die letzte Kampagne
    Mit 81 Punkten liegst du klar vorn. Noch fünf Tage vergehen.
web-learn-libertalia-finale =
    Der letzte Morgen
    Der Raufbold, den du zurückgeholt hast, ist noch auf deiner Hand. Die anderen werden heute hoch hinauswollen. Schick ihn.
web-learn-libertalia-lesser-evil-1 =
    Mann über Bord
    Dein Raufbold hat einen Händler über Bord geworfen; er gehörte { $one }. Aber die Schatzkarte ist weg: Ein Offizier und eine Reliquie sind übrig, und du musst etwas nehmen.
web-learn-libertalia-lesser-evil =
    Das kleinere Übel
    Die Reliquie würde 3 kosten. Der Offizier tötet den Raufbold, aber die Partie ist sowieso vorbei. Nimm den Offizier.
web-learn-libertalia-end =
    Reich und im Ruhestand
    95 Dublonen in drei Kampagnen: Du gewinnst. Bleiben noch drei Fragen.

web-learn-libertalia-ask-order = Ein Bettler (3) und ein Kapitän (29) sind an Bord. Wer tut was zuerst?
web-learn-libertalia-ask-order-low = Der Bettler handelt am Tag zuerst; der Kapitän nimmt in der Dämmerung zuerst
web-learn-libertalia-ask-order-low-why = Ja: Niedrig handelt, hoch nimmt.
web-learn-libertalia-ask-order-high = Der Kapitän tut beides zuerst
web-learn-libertalia-ask-order-high-why = In der Dämmerung ja. Am Tag beginnt der niedrigste Rang.
web-learn-libertalia-ask-order-turn = Wer in der Sitzordnung zuerst kommt
web-learn-libertalia-ask-order-turn-why = Die Plätze sind egal, es zählt nur der Rang und bei gleichem Rang der Einfluss.
web-learn-libertalia-ask-maps = Was sind zwei Schatzkarten am Ruhetag wert?
web-learn-libertalia-ask-maps-eight = 8 Dublonen
web-learn-libertalia-ask-maps-eight-why = Nur je drei zusammen zählen.
web-learn-libertalia-ask-maps-nothing = Nichts
web-learn-libertalia-ask-maps-nothing-why = Ja: Drei bringen 12, weniger nichts.
web-learn-libertalia-ask-maps-keep = Sie bleiben für die nächste Kampagne
web-learn-libertalia-ask-maps-keep-why = Nach jeder Kampagne kommt alle Beute zurück in den Beutel.
web-learn-libertalia-ask-equal = Zwei Mannschaften schicken einen Koch. Welcher steht höher?
web-learn-libertalia-ask-equal-first = Der zuerst gewählte
web-learn-libertalia-ask-equal-first-why = Alle werden gleichzeitig aufgedeckt.
web-learn-libertalia-ask-equal-influence = Der mit mehr Einfluss, der silbernen Zahl
web-learn-libertalia-ask-equal-influence-why = Ja. Jede Mannschaft hat andere Zahlen; schau sie dir also an.
web-learn-libertalia-ask-equal-rich = Der von der reicheren Mannschaft
web-learn-libertalia-ask-equal-rich-why = Auf dem Schiff sind Dublonen egal.
