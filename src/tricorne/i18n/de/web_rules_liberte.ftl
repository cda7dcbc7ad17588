# Die Regeln von Liberté in unseren eigenen Worten. Eine Leerzeile trennt Absätze; „- “ beginnt einen Punkt, „> “ ein
# Beispiel, „! “ eine Warnung, „@“ ein Bild; [Text|Anker] ist ein Link, _Text_ ist hervorgehoben.

web-rules-liberte-goal = Worum es geht
web-rules-liberte-goal-text =
    Frankreich, 1789 bis 1799. Drei Fraktionen ringen um die Macht: die Radikalen (rot), die Gemäßigten (blau) und die Royalisten (weiß). _Du gehörst zu keiner von ihnen._ Du unterstützt immer die Fraktion, die dir gerade nützt: Mit den Karten auf deiner Hand setzt du Steine jeder Farbe auf den Spielplan, gewinnst Stimmen in den Provinzen und bekommst Punkte für deinen Anteil an jeder neuen Regierung.

    Gespielt wird über vier Runden. Jede besteht aus vielen kurzen Aktionen, reihum, dann (ab Runde II) aus einer Schlacht und schließlich aus einer Wahl in allen 27 Provinzen.

    @factions

web-rules-liberte-win = Drei Wege zum Sieg
web-rules-liberte-win-text =
    Eine Partie Liberté kann auf drei Arten enden, und du musst sie alle im Auge behalten:

    - _Siegpunkte._ Wenn nichts anderes geschieht, endet die Partie nach Runde IV, und es gewinnt, wer die meisten [Siegpunkte|points] hat.
    - _Erdrutschsieg der Radikalen._ Holt Rot bei einer Wahl 17 Stimmen oder mehr, ist die Partie sofort zu Ende. Punkte zählen dann nichts; es gewinnt, wer am meisten Rot hat. Siehe [Erdrutschsieg|landslide].
    - _Konterrevolution der Royalisten._ Kontrolliert Weiß in Runde III oder IV sieben Provinzen mit Lilie, verlorene Schlachten mitgezählt, ist die Partie sofort zu Ende. Punkte zählen dann nichts; es gewinnt, wer am meisten Weiß hat. Siehe [Konterrevolution|counter-revolution].

    @ways

    ! Die beiden plötzlichen Enden machen jeden nervös, der vorn liegt: Wer nach Punkten weit zurückliegt, hat vielleicht das meiste Rot oder Weiß.

web-rules-liberte-board = Der Spielplan
web-rules-liberte-board-text =
    Frankreich hat 27 Provinzen in sechs Regionen. Jede Provinz trägt eine Nummer, und in dieser Reihenfolge wird gewählt. Vierzehn haben eine [Lilie|fleur-de-lis]; vier sind in den Runden III und IV einen oder zwei Siegpunkte wert; Nummer 8, Île-de-France, ist [Paris|paris].

    @provinces

web-rules-liberte-cards = Die Karten
web-rules-liberte-cards-text =
    Es gibt 110 Karten in zwei Sätzen. Satz A kommt zuerst und begünstigt Gemäßigte und Royalisten; Satz B liegt darunter und begünstigt die Radikalen. Buchstabe und Nummer einer Karte stehen in ihrer Ecke; Aufzeichnungen verwenden die Nummer.

    - Eine _Personenkarte_ zeigt einen bis drei Steine einer Farbe: Das ist ihr [Wert|value]. Ihre Steine kommen in die Region, die auf ihr steht.
    - Eine _Clubkarte_ hat einen Stein und darf ihn in jede beliebige Provinz setzen. Jeder Club zeigt eine Kanone.
    - Eine _Sonderkarte_ hat keinen Wert; sie entfernt Karten oder Steine, von wem auch immer. Siehe [Sonderkarten|specials].

    @cards

    Diese Symbole können auf einer Karte stehen:

    - die _Kanone_: Statt Steine zu setzen, darf die Karte einen Marker in die [Schlacht|battle] schicken;
    - der _General_: Mit einem in deiner [Auslage|display] kannst du die Schlacht gewinnen;
    - die _Sansculotten_: Mit ihnen ist in deiner Auslage Platz für eine fünfte Karte.

web-rules-liberte-setup = Wie eine Partie beginnt
web-rules-liberte-setup-text =
    Alle bekommen sieben Karten aus Satz A; drei Karten liegen offen neben dem Nachziehstapel. Wer anfängt, entscheidet das Los. Es gibt 30 rote, 28 blaue und 24 weiße Steine; zwei von jeder Farbe kommen erst in Runde II dazu. Alle haben 18 Kontrollmarker, um zu kennzeichnen, was ihnen gehört: In der Schachtel sind es 20, aber zwei davon stehen auf den Leisten, einer für die Punkte und einer für die Spielerreihenfolge.

web-rules-liberte-turn = Eine Runde
web-rules-liberte-turn-text =
    - _Reihenfolge_ (ab Runde II): nach Siegpunkten, die meisten zuerst; bei Gleichstand entscheidet das Los.
    - _Handkarten_ (ab Runde II): siehe [Handkarten ergänzen|refresh].
    - _Aktionen_: Reihum führen alle je eine [Aktion|actions] aus, immer wieder, bis ein Vorrat an Steinen [zu Ende geht|round-end].
    - _Schlacht_ (ab Runde II): siehe [Schlacht|battle].
    - _Wahl_: siehe [Wahl|election].

web-rules-liberte-refresh = Handkarten ergänzen
web-rules-liberte-refresh-text =
    Zu Beginn der Runden II bis IV nimmst du die Karten deiner Auslage zurück auf die Hand. Du darfst so viele Karten ablegen, wie du möchtest. Dann füllst du auf sieben auf, jedes Mal mit einer offenen Karte oder vom Nachziehstapel. Hast du sieben oder mehr, nimmst du keine und behältst alle.

web-rules-liberte-actions = Deine Aktion
web-rules-liberte-actions-text =
    Wenn du an der Reihe bist, tust du _eines_ davon:

    - _Spielen:_ eine Personen- oder Clubkarte, eine Sonderkarte oder beides, in beliebiger Reihenfolge. Eine [zweite Karte|second-card] mit Wert 1 darf folgen.
    - _Nehmen:_ eine Karte, offen oder vom Nachziehstapel.
    - _Passen._ In der nächsten Aktionsrunde darfst du wieder handeln.

web-rules-liberte-playing = Eine Karte spielen
web-rules-liberte-playing-text =
    Eine Personen- oder Clubkarte tut eines von zwei Dingen:

    - Sie _setzt Steine_: so viele, wie ihr Wert angibt, in ihrer Farbe, in ihrer Region (ein Club: einen Stein irgendwo).
    - Oder sie schickt, wenn sie eine Kanone zeigt, ab Runde II _einen Marker auf das Schlachtfeld_, ganz gleich, welchen Wert sie hat.

    Du musst alle Steine der Karte setzen, wenn Platz und Vorrat reichen; sonst so viele wie möglich. Gleich danach entscheidest du, ob du die Karte in deiner [Auslage|display] behältst oder ablegst.

web-rules-liberte-placing = Wo Steine stehen dürfen
web-rules-liberte-placing-text =
    - Ein [Stapel|stack] besteht aus einem bis drei Steinen derselben Farbe und gehört einem Spieler.
    - In einer Provinz hast du höchstens einen Stapel, und niemand baut auf fremden Stapeln weiter.
    - In einer Provinz stehen höchstens drei Stapel.
    - Für einen neuen Stapel brauchst du einen deiner [Marker|token].

    @stacks

    Die Steine einer Karte dürfen in verschiedene Provinzen der Region kommen. Versetzen darf sie niemand; nur Sonderkarten nehmen sie wieder weg.

web-rules-liberte-second-card = Eine zweite Karte mit Wert 1
web-rules-liberte-second-card-text =
    Hatte deine erste Karte den Wert 1 und hat sie ihren Stein auf den Spielplan gesetzt, darfst du noch eine Karte mit Wert 1 spielen: aus derselben Region oder einen Club. Ihre Farbe ist egal, aber ihr Stein muss in die Region des ersten Steins. In die Schlacht kann sie nicht.

    Dasselbe gilt beim Nehmen: Hat die offene Karte, die du genommen hast, den Wert 1, darfst du eine zweite offene Karte mit Wert 1 nehmen.

web-rules-liberte-taking = Eine Karte nehmen
web-rules-liberte-taking-text =
    Du wählst eine der drei offenen Karten oder ziehst verdeckt vom Nachziehstapel. Eine genommene offene Karte wird sofort ersetzt. Mit neun oder mehr Karten auf der Hand legst du vorher zwei ab. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und bildet den neuen: Von da an sind die Sätze A und B gemischt.

web-rules-liberte-display = Deine Auslage
web-rules-liberte-display-text =
    Eine Karte, die du gespielt hast, kann offen vor dir liegen bleiben, statt abgelegt zu werden. Es ist Platz für vier, oder für fünf, wenn eine der fünf Sansculotten zeigt. Karten in der Auslage

    - entscheiden [Gleichstände|ties] bei Wahlen,
    - führen die Armee, wenn sie [Generäle|general] sind,
    - kommen in der nächsten Runde zurück auf deine Hand.

    Andere können sie mit Sonderkarten treffen. Du selbst kannst eine Karte nicht einfach wieder aus deiner Auslage nehmen.

    @display

web-rules-liberte-round-end = Wann die Aktionen enden
web-rules-liberte-round-end-text =
    Sobald von einer Farbe kein Stein mehr im Vorrat ist, wird die Aktionsrunde noch zu Ende gespielt, damit alle gleich viele Aktionen haben; dann ist die Phase vorbei, auch wenn inzwischen Steine zurückkommen. Ist ein Vorrat schon zu Beginn einer Runde leer, wird genau eine Aktionsrunde gespielt.

web-rules-liberte-battle = Die Schlacht
web-rules-liberte-battle-text =
    Runde II: Valmy, 4 Punkte. Runde III: Fleurus, 5. Runde IV: Rivoli, 6.

    Zum Sieg brauchst du mindestens einen Marker auf dem Schlachtfeld _und_ einen General in deiner Auslage. Unter denen, die beides haben, gewinnt, wer die meisten Marker hat. Bei Gleichstand dürfen die Beteiligten in Spielerreihenfolge je einen General [vorschieben|ties]; der höchste Wert gewinnt.

    Kann niemand gewinnen oder bleibt es beim Gleichstand, ist die Schlacht _verloren_: Ein weißer Stein wird für den Rest der Partie beiseitegelegt und zählt wie eine Provinz für die [Konterrevolution|counter-revolution]. Ist kein weißer Stein im Vorrat, gilt die Schlacht trotzdem als verloren, und der Stein wird geschuldet: Er wird beiseitegelegt, sobald es wieder einen gibt.

    > Du hast zwei Marker, aber keinen General; Clémence hat einen Marker, und in ihrer Auslage liegt Hoche. Clémence gewinnt die Schlacht.

web-rules-liberte-election = Die Wahl
web-rules-liberte-election-text =
    Provinz für Provinz, von 1 bis 27, gewinnt der _höchste einzelne Stapel_, nicht die Farbe mit den meisten Steinen insgesamt. Wem er gehört, der nimmt einen Stein davon als [Stimme|vote], und diese Fraktion rückt auf der Wahlleiste ein Feld vor. Die übrigen Steine bleiben für die nächste Runde stehen.

    > In Anjou stehen drei Stapel: zwei weiße Steine von dir, ein roter von Clémence, ein roter von Bastien. Es gibt so viele rote Steine wie weiße, aber dein Stapel ist der höchste. Du nimmst einen Stein als Stimme für die Royalisten; der andere bleibt.

    Ab Runde III bekommt, wer eine Provinz mit Siegpunkten gewinnt, auch diese Punkte.

web-rules-liberte-ties = Gleichstand und Karten vorschieben
web-rules-liberte-ties-text =
    Sind die höchsten Stapel gleich hoch, dürfen ihre Besitzer in Spielerreihenfolge je eine Karte aus der Auslage vorschieben: in der Farbe ihres eigenen Stapels dort. Der höchste Wert gewinnt die Stimme. Steht danach niemand allein vorn, gewinnt niemand die Provinz.

    @tie

    ! Nach jedem Gleichstand, ob entschieden oder nicht, wird die Provinz geräumt: Alles, was dort noch steht, geht zurück in den Vorrat, auch Stapel, die am Gleichstand nicht beteiligt waren.

    Vorgeschobene Karten werden abgelegt, ob sie gewonnen haben oder nicht. In Paris, bei der Regierung und bei den Punkten machen alle weiter, die noch gleichauf sind, Durchgang um Durchgang, bis jemand allein vorn steht oder niemand mehr etwas vorschiebt.

web-rules-liberte-paris = Paris
web-rules-liberte-paris-text =
    In Île-de-France (Nummer 8) nimmt der Gewinner _alle_ Steine des Stapels: bis zu drei Stimmen. Ein Gleichstand wird dort in mehreren Durchgängen ausgetragen: Wer den höchsten Wert mit anderen teilt, darf weitermachen, bis jemand allein vorn steht oder ein ganzer Durchgang ohne Karte vergeht.

    > In Paris hast du zwei rote Steine, Clémence zwei blaue und Bastien einen weißen. Zwischen dir und Clémence herrscht Gleichstand. Du schiebst Desmoulins (2) vor und Clémence Bailly (2): immer noch gleich. Im zweiten Durchgang schiebst du die Jacobins (1) vor, und Clémence hat keine blaue Karte mehr. Du gewinnst zwei Stimmen für die Radikalen. Die Provinz wird geräumt, auch der weiße Stein von Bastien, und alle drei Karten werden abgelegt.

web-rules-liberte-government = Regierung und Opposition
web-rules-liberte-government-text =
    Die Fraktion mit den meisten Stimmen bildet die Regierung, die nächste ist die Opposition. Herrscht Gleichstand, dürfen alle eine Karte in einer der beteiligten Farben vorschieben; die Fraktion mit der höchsten Karte liegt vorn, und wer mit ihr gleichauf oder hinter ihr liegt, rückt ein Feld zurück. Bleibt es beim Gleichstand, gilt: Rot vor Blau vor Weiß. Ein Gleichstand um den zweiten Platz wird genauso entschieden.

    Wer mindestens eine Stimme in der Farbe der Regierung hat, hat bis zur nächsten Wahl [Präsenz|presence].

web-rules-liberte-points = Siegpunkte
web-rules-liberte-points-text =
    @points

    Nur wer eine Stimme der Farbe hat, ist dabei. Gleichstände entscheidet ihr, indem ihr Karten dieser Farbe vorschiebt, Durchgang um Durchgang. Bleibt es beim Gleichstand, gilt:

    - beim ersten Platz in der Regierung bekommen alle Beteiligten je 3, und der zweite Platz wird trotzdem vergeben;
    - beim zweiten Platz bekommen sie je 1;
    - bei der Opposition bekommen sie je 2.

    Wird der Gleichstand um den ersten Platz entschieden, ist Zweiter, wer ihn verloren hat; mehrere Verlierer machen den zweiten Platz auf dieselbe Weise unter sich aus.

    > Weiß regiert. Du und Clémence habt je vier weiße Stimmen, Bastien hat zwei. Du schiebst Condé (3) vor und Clémence Cazalès (3): immer noch gleich. Im zweiten Durchgang schiebt ihr beide nichts vor. Jeder von euch bekommt 3 Punkte für den ersten Platz, und Bastien ist Zweiter: 2 Punkte. Hätte Clémence im ersten Durchgang nichts vorgeschoben, wären es 5 für dich und 2 für Clémence gewesen.

    Danach gehen alle Stimmen zurück in den Vorrat.

web-rules-liberte-specials = Sonderkarten
web-rules-liberte-specials-text =
    Eine Sonderkarte pro Aktion. Sie darf jeden treffen, auch dich selbst, und du darfst sie nur spielen, wenn sie etwas zu treffen hat.

    @specials

    - _Brotmangel_ (viermal in Satz A): Ein Stein in der Farbe der Regierung verlässt den Spielplan. Vor der ersten Wahl: ein beliebiger Stein.
    - _Emigration_ (zweimal in A): Eine weiße Personenkarte wandert aus einer Auslage auf den Ablagestapel.
    - _Religionsstreit_ (zweimal in A): Ein blauer oder roter Stein verlässt den Spielplan.
    - _Guillotine_ (zweimal in Satz B): Eine Personenkarte in einer Auslage kommt endgültig aus dem Spiel.
    - _Säuberung_ (viermal in B): Eine Personen- oder Clubkarte wandert aus einer Auslage auf den Ablagestapel. Braucht [Präsenz|presence].
    - _Schreckensherrschaft_ (sechsmal in B): Ein ganzer Stapel verlässt eine Provinz, in der ein roter Stapel steht (er selbst darf es sein); zusätzlich darf eine Personen- oder Clubkarte in einer Auslage aus dem Spiel genommen werden. Braucht Präsenz in einer _roten_ Regierung.

web-rules-liberte-landslide = Erdrutschsieg der Radikalen
web-rules-liberte-landslide-text =
    Hat Rot, wenn alle Provinzen gewählt haben, 17 Stimmen oder mehr, ist die Partie zu Ende, egal in welcher Runde. Alle zählen ihr Rot zusammen: gewonnene Stimmen, Steine auf dem Spielplan, Steine auf den Karten auf der Hand und in der Auslage. Wer das meiste Rot hat, gewinnt; bei Gleichstand, wer davon mehr auf den Karten hat; immer noch gleich: geteilter Sieg.

web-rules-liberte-counter-revolution = Konterrevolution der Royalisten
web-rules-liberte-counter-revolution-text =
    In den Runden III und IV, jederzeit außer während einer Wahl: Zähle die Provinzen mit [Lilie|fleur-de-lis], in denen ein weißer Stapel höher ist als jeder andere, und dazu die verlorenen Schlachten. Sieben oder mehr beenden die Partie sofort. Alle zählen ihr Weiß zusammen: Steine auf dem Spielplan, Steine auf den Karten auf der Hand und in der Auslage. Wer das meiste Weiß hat, gewinnt; bei Gleichstand, wer davon mehr auf den Karten hat; immer noch gleich: geteilter Sieg.

    Der Tisch zählt für dich mit. Mit der Option _Muss ausgerufen werden_ muss jemand es bemerken und die Konterrevolution ausrufen, solange sie besteht; verpasst ist verpasst.

web-rules-liberte-final = Nach Runde IV
web-rules-liberte-final-text =
    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand: der höhere Gesamtwert in der Auslage; immer noch gleich: geteilter Sieg.

web-rules-liberte-options = Optionen
web-rules-liberte-options-text =
    - _Zweite Karte_ aus: nur eine Personen- oder Clubkarte pro Aktion, und nur eine genommene Karte.
    - _Konterrevolution: muss ausgerufen werden:_ siehe [oben|counter-revolution].
    - _Erste Ausgabe:_ keine zweite Karte; gewählt wird Region für Region, in der Reihenfolge unten; über einen Gleichstand auf der Wahlleiste entscheidet die Summe der vorgeschobenen Karten, und nur die Beteiligten rücken zurück; die fünfte Karte einer Auslage muss selbst Sansculotten zeigen; gewonnene Stimmen zählen beim Erdrutschsieg nicht mit; eine Konterrevolution ist auch während einer Wahl möglich.

    @regions

web-rules-liberte-set = Über diesen Kartensatz
web-rules-liberte-set-text =
    Kein öffentlicher Text führt die Karten und den Spielplan des gedruckten Spiels auf. Was du hier siehst, ist eine Rekonstruktion: Sie enthält alles, was sich herausfinden ließ, und ist aus der Geschichte so ergänzt, dass alle bekannten Summen stimmen. Wenn du das Spiel besitzt, kannst du mit den Namen und Zahlen deiner eigenen Karten spielen; wie das geht, steht in den { web-settings } unter „{ web-own-cards }“.

web-rules-liberte-terms = Begriffe

web-rules-liberte-term-advance = Vorschieben
web-rules-liberte-term-advance-means = Bei [Gleichstand|ties] eine Karte aus der Auslage nach vorn schieben, offen und in Spielerreihenfolge. Ob gewonnen oder verloren, sie wird danach abgelegt.
web-rules-liberte-term-block = Stein
web-rules-liberte-term-block-means = Ein Holzstein einer Fraktion: rot, blau oder weiß. Auf dem Spielplan arbeitet er für den, dem sein [Stapel|stack] gehört.
web-rules-liberte-term-cannon = Kanone
web-rules-liberte-term-cannon-means = Eine Karte mit Kanone darf, statt Steine zu setzen, einen Marker in die [Schlacht|battle] schicken.
web-rules-liberte-term-club = Club
web-rules-liberte-term-club-means = Eine Karte mit einem Stein für eine beliebige Provinz und mit einer Kanone.
web-rules-liberte-term-control = Kontrolle
web-rules-liberte-term-control-means = Eine Provinz kontrolliert der eine Stapel, der höher ist als jeder andere.
web-rules-liberte-term-fleur-de-lis = Lilie
web-rules-liberte-term-fleur-de-lis-means = Das Wappenzeichen des Königs: Vierzehn Provinzen tragen es. Sie zählen für die [Konterrevolution|counter-revolution].
web-rules-liberte-term-general = General
web-rules-liberte-term-general-means = Eine Karte, die die Armee führen kann, wenn sie in der Auslage liegt. Siehe [Schlacht|battle].
web-rules-liberte-term-opposition = Opposition
web-rules-liberte-term-opposition-means = Die Fraktion mit den zweitmeisten Stimmen. Siehe [Regierung|government].
web-rules-liberte-term-presence = Präsenz
web-rules-liberte-term-presence-means = Du hast sie, wenn du eine Stimme in der Farbe der Regierung hattest. Säuberung und Schreckensherrschaft brauchen sie.
web-rules-liberte-term-round = Aktionsrunde
web-rules-liberte-term-round-means = Eine Aktion für alle, in Spielerreihenfolge.
web-rules-liberte-term-sans-culottes = Sansculotten
web-rules-liberte-term-sans-culottes-means = Die Leute von der Straße: Eine Karte mit diesem Zeichen schafft Platz für eine fünfte in der Auslage.
web-rules-liberte-term-stack = Stapel
web-rules-liberte-term-stack-means = Ein bis drei Steine einer Farbe mit deinem Marker obenauf. Siehe [Steine setzen|placing].
web-rules-liberte-term-supply = Vorrat
web-rules-liberte-term-supply-means = Die Steine, die nicht im Spiel sind. Geht eine Farbe zu Ende, [enden die Aktionen|round-end].
web-rules-liberte-term-token = Marker
web-rules-liberte-term-token-means = Dein eigenes Zeichen, auf Stapeln, auf dem Schlachtfeld und für Präsenz. Du hast 18 freie, denn zwei deiner 20 stehen auf den Leisten; hast du keinen mehr, kannst du nur deine eigenen Stapel erhöhen.
web-rules-liberte-term-value = Wert
web-rules-liberte-term-value-means = Die Zahl der Steine auf einer Karte: 1, 2 oder 3. Sonderkarten haben keinen.
web-rules-liberte-term-vote = Stimme
web-rules-liberte-term-vote-means = Ein Stein von einem Stapel, der seine Provinz gewonnen hat. Du behältst ihn, bis die Punkte vergeben sind.

web-rules-liberte-figure-factions-red = Radikale
web-rules-liberte-figure-factions-blue = Gemäßigte
web-rules-liberte-figure-factions-white = Royalisten
web-rules-liberte-figure-ways-points = Die meisten Siegpunkte nach { $turns } Runden
web-rules-liberte-figure-ways-landslide = { $votes } rote Stimmen bei einer Wahl
web-rules-liberte-figure-ways-counter = { $count } Lilien unter weißer Kontrolle, verlorene Schlachten mitgezählt
web-rules-liberte-figure-cards = Eine Personen-, eine Club- und eine Sonderkarte. Der farbige Rand steht für die Region; die Steine darauf zeigen Farbe und Wert.
web-rules-liberte-figure-stacks = Drei Stapel in einer Provinz, jeder mit dem Marker seines Besitzers. Der höchste kontrolliert sie.
web-rules-liberte-figure-tie = Zwei Stapel mit je zwei Steinen: Gleichstand. Die Karte mit Wert 3 schlägt die Karte mit Wert 2.
web-rules-liberte-figure-display = Vier Karten in der Auslage; eine fünfte nur mit Sansculotten.
web-rules-liberte-figure-number = Nr.
web-rules-liberte-figure-province = Provinz
web-rules-liberte-figure-region = Region
web-rules-liberte-figure-regions = Die Reihenfolge der Regionen in der ersten Ausgabe; innerhalb einer Region wählen die Provinzen nach ihrer Nummer.
web-rules-liberte-figure-lily = Lilie
web-rules-liberte-figure-pays = Punkte
web-rules-liberte-figure-award = Wofür
web-rules-liberte-figure-vp = Punkte
web-rules-liberte-figure-award-first = die meisten Stimmen in der Regierung
web-rules-liberte-figure-award-second = die zweitmeisten Stimmen in der Regierung
web-rules-liberte-figure-award-lead = die meisten Stimmen in der Opposition
web-rules-liberte-figure-award-battle = die Schlacht: { $names }
web-rules-liberte-figure-award-provinces = Provinzen mit Punkten, ab Runde { $turn }
