# Die Regeln von Libertalia in unseren eigenen Worten. Eine Leerzeile trennt Absätze; „- “ beginnt einen Punkt, „> “ ein
# Beispiel, „! “ eine Warnung, „@“ ein Bild; [Text|Anker] ist ein Link, _Text_ ist hervorgehoben.

web-rules-libertalia-goal = Worum es geht
web-rules-libertalia-goal-text =
    Ihr seid Piraten, die sich die Beute eines Schiffs teilen, und jeder will sich reicher als die anderen zur Ruhe setzen: in Libertalia, der freien Piratenkolonie, die der Legende nach auf Madagaskar liegt. In drei Kampagnen von je sechs Tagen schickst du jeden Tag einen Charakter an Bord. Alle haben _dieselben Charaktere_: Es kommt darauf an, vorauszuahnen, wen die anderen schicken.

    Nach drei Kampagnen gewinnt, wer die meisten Dublonen hat.

web-rules-libertalia-characters = Charaktere
web-rules-libertalia-characters-text =
    Es gibt dreißig Charaktere, vom [Rang|rank] 1 (dem Papagei) bis zum Rang 30 (dem Spanischen Gouverneur). Jeder hat eine Aktion, und ein Zeichen sagt, wann sie geschieht:

    - _Tag:_ einmal, an dem Tag, an dem der Charakter gespielt wird.
    - _Dämmerung:_ wenn die Beute geteilt wird.
    - _Nacht:_ jede Nacht, solange der Charakter in deiner [Höhle|den] ist.
    - _Ende der Kampagne:_ am Ruhetag, wenn der Charakter dann in deiner Höhle ist.

    @card

    Die Aktionen laufen von selbst ab; du entscheidest nur, wo es etwas zu entscheiden gibt. Was unmöglich ist, entfällt. Nur die [Bardame|character-8] darf verzichten.

web-rules-libertalia-setup = Wie eine Kampagne beginnt
web-rules-libertalia-setup-text =
    Alle beginnen mit 10 Dublonen. In der ersten Kampagne bekommen alle dieselben neun Charaktere; in der zweiten und dritten noch einmal dieselben sechs, zusätzlich zu denen, die sie noch auf der Hand haben. So unterscheiden sich die Hände mit der Zeit ein wenig, und ein gutes Gedächtnis lohnt sich.

    Für jeden der sechs Tage liegen so viele Plättchen offen unter dem Schiff, wie Leute mitspielen: Du kennst die Beute der ganzen Kampagne.

web-rules-libertalia-day = Ein Tag
web-rules-libertalia-day-text =
    - [Sonnenaufgang|sunrise]: Alle wählen heimlich einen Charakter.
    - [Tag|daytime]: Die Charaktere handeln, vom niedrigsten Rang zum höchsten.
    - [Dämmerung|dusk]: Sie nehmen Beute, vom höchsten Rang zum niedrigsten, und gehen heim.
    - [Nacht|night]: Die Charaktere in den Höhlen handeln.

    @ship

web-rules-libertalia-sunrise = Sonnenaufgang
web-rules-libertalia-sunrise-text =
    Alle wählen heimlich einen Charakter aus der Hand; du darfst es dir anders überlegen, bis alle gewählt haben. Dann kommen alle zugleich an Bord, nach Rang geordnet. Bei gleichem Rang steht höher, wer mehr [Einfluss|influence] hat.

web-rules-libertalia-daytime = Tag
web-rules-libertalia-daytime-text =
    Vom niedrigsten zum höchsten führt jeder Charakter mit einer Sonne seine Aktion aus. So kann der Raufbold (14) einen Kapitän (29) über Bord werfen, bevor dieser etwas bekommt.

    > An Bord sind ein Bettler (3), ein Raufbold (14) und ein Kapitän (29). Der Bettler bekommt 3 Dublonen vom Besitzer des Kapitäns, denn der ist der Höchste. Dann wirft der Raufbold den Kapitän über Bord: Dieser bekommt nichts und nimmt keine Beute.

web-rules-libertalia-dusk = Dämmerung
web-rules-libertalia-dusk-text =
    Vom höchsten zum niedrigsten nimmt jeder Charakter ein Plättchen der heutigen Beute und geht sofort heim in die Höhle seines Besitzers. Solange etwas da ist, musst du nehmen; ist nichts mehr da, geht der Charakter mit leeren Händen heim. Was niemand nimmt, bleibt liegen, bis die Kampagne vorbei ist.

    - Ein [spanischer Offizier|booty] tötet den Charakter, der ihn nimmt.
    - Nimmst du einen [Säbel|booty], musst du einen Charakter in der Höhle eines direkten Nachbarn töten, links oder rechts; hat keiner von beiden einen, geschieht nichts.

    Die Plättchen liegen verdeckt in der Höhle.

web-rules-libertalia-night = Nacht
web-rules-libertalia-night-text =
    Alle Charaktere mit einem Mond handeln, in jeder Höhle, vom höchsten Rang zum niedrigsten. Wer heute heimgekommen ist, handelt schon in dieser Nacht.

web-rules-libertalia-rest = Der Ruhetag
web-rules-libertalia-rest-text =
    Nach der sechsten Nacht zählen alle zusammen:

    - die Dublonen,
    - was die Charaktere in der Höhle am Ende der Kampagne bringen oder kosten,
    - den Wert der [Beute|booty].

    Die Summe, nie weniger als null, wird zu den Punkten gezählt. Dann werden Dublonen, Beute, Höhlen und Friedhöfe abgeräumt: Die Charaktere dort sind aus dem Spiel. Nur die Handkarten bleiben, auch alle, die Anwerber oder Schiffsarzt zurückgeholt haben.

web-rules-libertalia-booty = Beute
web-rules-libertalia-booty-text =
    @booty

web-rules-libertalia-den = Höhle und Friedhof
web-rules-libertalia-den-text =
    In deine _Höhle_ gehen deine Charaktere nach ihrem Tag; dort handeln sie nachts und am Ende der Kampagne. Auf deinen _Friedhof_ kommt, wer in dieser Kampagne getötet oder abgeworfen wurde. Beides ist für alle offen; nur wen ein Schiffsarzt zurückgeholt hat, bleibt geheim.

web-rules-libertalia-final = Das Ende
web-rules-libertalia-final-text =
    Nach drei Kampagnen gewinnt, wer die meisten Punkte hat. Bei gleich vielen Punkten wird der Sieg geteilt, es sei denn, die Option lässt die dritte Kampagne entscheiden.

web-rules-libertalia-fine = Feinheiten
web-rules-libertalia-fine-text =
    - Wer nicht alles bezahlen kann, zahlt, was er hat, und der Rest der Aktion geschieht trotzdem. Niemand fällt unter null.
    - Der Zimmermann kostet dich die Hälfte deiner Dublonen, abgerundet: Von 7 verlierst du 3 und behältst 4.
    - Wer der Höchste auf dem Schiff ist, entscheidet der Rang, dann der Einfluss. Ist es der Raufbold selbst, wirft er sich selbst über Bord. Ist es der Bettler selbst, geschieht nichts.
    - Von zwei Raufbolden handelt der mit weniger Einfluss zuerst, und der andere ist vielleicht weg, bevor er an der Reihe ist.
    - Ein Charakter, den der Raufbold über Bord wirft, verliert seine Aktion, seine Beute und seinen Platz in der Höhle.
    - Der Charakter, der den Platz des Papageis einnimmt, handelt an ebendiesem Tag.
    - Der Koch nimmt zwei Plättchen hintereinander. Ist eines davon ein Offizier, stirbt er nach dem zweiten.
    - Ein Säbel trifft nie deine eigene Höhle. Zu zweit gilt der Gegner als Nachbar auf beiden Seiten.
    - Der Kanonier schießt in eine beliebige Höhle: Ist nur in deiner jemand, muss er dorthin schießen. Er zahlt auch, wenn nirgends jemand ist.
    - Offiziere, die der Spanische Spion zurückgibt, kommen in den Beutel, bevor er zieht; gezogene Offiziere und Säbel haben keine Wirkung.
    - Der Händler muss tauschen, wenn du zwei gleiche Plättchen hast, auch mit Verlust. Du suchst aus, welche.
    - Alle Oma Watas werden zugleich gewertet. Wen der Meuterer vertreibt, der handelt in dieser Nacht nicht mehr.
    - Der Toppgast bringt seine Dublonen, wenn in keiner anderen Höhle weniger Charaktere sind als in deiner; Gleichstand genügt.
    - Die Voodoo-Hexe zählt auch einen Papagei mit, der am selben Tag abgeworfen wurde, und der Schiffsarzt kann ihn zurückholen.
    - Reliquien, die ein Affe weitergibt, kann der nächste wieder weitergeben.
    - Ein Charakter, der zurückgeholt und noch einmal gespielt wurde, handelt auch noch einmal.

web-rules-libertalia-options = Optionen
web-rules-libertalia-options-text =
    - _Ausgewogene Farben_ (an): Zu zweit oder zu dritt werden nur Farben verwendet, deren Einfluss ausgeglichen ist.
    - _Offene Beute_ (aus): Die Plättchen in allen Höhlen bleiben sichtbar.
    - _Letzte Kampagne entscheidet_ (aus): Bei gleich vielen Punkten gewinnt, wer in der dritten Kampagne mehr bekommen hat.

web-rules-libertalia-cast = Die dreißig Charaktere
web-rules-libertalia-cast-text =
    @cast

web-rules-libertalia-terms = Begriffe

web-rules-libertalia-term-bag = Beutel
web-rules-libertalia-term-bag-means = Woher die Beute kommt und wohin sie zurückgeht: fünfzig Plättchen.
web-rules-libertalia-term-campaign = Kampagne
web-rules-libertalia-term-campaign-means = Sechs Tage und ein Ruhetag. Es gibt drei.
web-rules-libertalia-term-cemetery = Friedhof
web-rules-libertalia-term-cemetery-means = Wohin getötete oder abgeworfene Charaktere kommen. Er wird nach jeder Kampagne geleert. Siehe [Höhle und Friedhof|den].
web-rules-libertalia-term-doubloon = Dublone
web-rules-libertalia-term-doubloon-means = Die Münze. Du beginnst jede Kampagne mit zehn.
web-rules-libertalia-term-influence = Einfluss
web-rules-libertalia-term-influence-means = Die silberne Zahl auf einer Karte. Sie entscheidet zwischen zwei gleichen Charakteren; jede Mannschaft hat andere Zahlen.
web-rules-libertalia-term-map = Schatzkarte
web-rules-libertalia-term-map-means = Drei bringen 12 Dublonen; eine oder zwei sind nichts wert.
web-rules-libertalia-term-neighbour = Nachbar
web-rules-libertalia-term-neighbour-means = Wer direkt links oder rechts von dir sitzt. Säbel reichen nur bis dorthin; der Affe geht nach links.
web-rules-libertalia-term-rank = Rang
web-rules-libertalia-term-rank-means = Die große Zahl auf einer Karte, von 1 bis 30. Niedrige Ränge handeln zuerst, hohe nehmen zuerst.
web-rules-libertalia-term-relic = Verfluchte Reliquie
web-rules-libertalia-term-relic-means = Kostet am Ende der Kampagne 3 Dublonen.
web-rules-libertalia-term-score = Punkte
web-rules-libertalia-term-score-means = Was du in den abgeschlossenen Kampagnen gesichert hast. Das nimmt dir niemand mehr.

web-rules-libertalia-figure-card = Der Wimpel zeigt Rang und Mannschaft, die silberne Münze den Einfluss; das Zeichen vor dem Text sagt, wann es geschieht.
web-rules-libertalia-figure-rank = Rang
web-rules-libertalia-figure-crew = Mannschaft
web-rules-libertalia-figure-effect = wann und was
web-rules-libertalia-figure-influence = Einfluss
web-rules-libertalia-figure-first-to-act = handelt zuerst
web-rules-libertalia-figure-first-to-take = nimmt zuerst
web-rules-libertalia-figure-ship = Am Tag von links nach rechts, in der Dämmerung von rechts nach links. Zwei Köche: Mehr Einfluss steht höher.
web-rules-libertalia-figure-token = Plättchen
web-rules-libertalia-figure-worth = Wert
web-rules-libertalia-figure-count = Im Beutel
web-rules-libertalia-figure-worth-chest = { $worth } { $worth ->
    [one] Dublone
   *[other] Dublonen
}
web-rules-libertalia-figure-worth-jewel = { $worth } { $worth ->
    [one] Dublone
   *[other] Dublonen
}
web-rules-libertalia-figure-worth-goods = { $worth } { $worth ->
    [one] Dublone
   *[other] Dublonen
}
web-rules-libertalia-figure-worth-officer = nichts; der Charakter, der ihn nimmt, stirbt
web-rules-libertalia-figure-worth-saber = nichts; töte einen Charakter eines Nachbarn
web-rules-libertalia-figure-worth-map = { $set } Dublonen für { $maps }, sonst nichts
web-rules-libertalia-figure-worth-relic = kostet { $worth } Dublonen
