# Die Lektion zu Liberté. Die erste Zeile einer Seite ist ihr Titel. Seiten mit einer Nummer kommen vor dem Zug eines
# Schritts; „-leap“ wird erzählt, während Züge für dich gemacht werden. $one und $two sind die Gegner.

web-learn-liberte-play-1 =
    Frankreich, 1789
    Rote Radikale, blaue Gemäßigte, weiße Royalisten: Drei Fraktionen wollen regieren. Du gehörst zu keiner. Mit den Karten auf deiner Hand unterstützt du die Fraktion, die dir gerade nützt.
web-learn-liberte-play-2 =
    Drei Wege zum Sieg
    Die meisten Siegpunkte nach vier Runden. Oder ein roter Erdrutschsieg: 17 rote Stimmen bei einer Wahl. Oder eine weiße Konterrevolution: sieben Provinzen mit Lilie, dem Wappenzeichen des Königs. Zwei Anzeigen verraten, wie nah die plötzlichen Enden sind; behalte sie im Auge.
web-learn-liberte-play-3 =
    Eine Karte
    Am Rand stehen Farbe und Wert: drei weiße Steine. Die Farbe des Randes zeigt die Region, in die sie kommen. { $one } und { $two } haben schon gespielt; jetzt bist du dran.
web-learn-liberte-play =
    Spiele Condé
    Louis-Joseph de Condé: drei weiße Steine für die Region Est. Wähle seine Karte auf deiner Hand.
web-learn-liberte-place =
    Setze einen Stein
    Jeder Stein kommt in eine Provinz der Region. Lorraine trägt eine Lilie: Setze den ersten Stein dorthin.
web-learn-liberte-place-second =
    Noch eine Provinz
    Du darfst die Steine verteilen. Ein einziger Stein kann eine ganze Provinz gewinnen. Wähle Alsace.
web-learn-liberte-place-third =
    Der dritte
    Und Bourgogne. Ein Stapel kann bis zu drei Steine hoch sein; in einer Provinz stehen bis zu drei Stapel, und nur einer davon darf deiner sein.
web-learn-liberte-keep =
    Behalten?
    Eine Karte, die in der Auslage bleibt, hilft dir später, Gleichstände zu entscheiden, und kommt nächste Runde zurück auf deine Hand. Es ist Platz für vier. Behalte Condé.
web-learn-liberte-special =
    Dazu eine Sonderkarte
    Neben einer Personen- oder Clubkarte darfst du in derselben Aktion eine Sonderkarte spielen. „Brotmangel“ nimmt einen Stein vom Spielplan. Spiele die Karte.
web-learn-liberte-remove =
    Paris zählt dreifach
    Paris, Provinz 8, kann bis zu drei Stimmen bringen. Überlass es nicht { $two }: Nimm den Stein dort weg.
web-learn-liberte-take-leap =
    Zwei Aktionsrunden vergehen
    Alle führen reihum je eine Aktion aus, immer wieder. Du spielst noch zwei Karten im Westen und setzt blaue Steine: Jede Farbe kann dir nützen.
web-learn-liberte-take-1 =
    Deine Karten gehen zur Neige
    Statt zu spielen, kannst du eine Karte nehmen: eine der drei offenen oder verdeckt die oberste vom Nachziehstapel.
web-learn-liberte-take =
    Nimm La Rouërie
    Zwei weiße Steine für die Region Ouest, wo viele Provinzen Lilien tragen. Nimm die Karte.
web-learn-liberte-small-card-leap =
    Elf Aktionsrunden später
    Der Spielplan füllt sich. Sieh, wie die Vorräte schrumpfen: Die erste Farbe, die zu Ende geht, beendet die Aktionen dieser Runde.
web-learn-liberte-small-card =
    Eine Karte mit Wert 1
    Karten mit einem Stein haben einen Vorteil: Zwei aus derselben Region dürfen in einer Aktion gespielt werden. Spiele Victor-François de Broglie.
web-learn-liberte-small-place =
    Lass einen Stapel wachsen
    Setze seinen Stein auf deinen Stapel in Alsace: Zwei Steine schlagen einen. Deine Auslage ist voll, also wird er danach abgelegt.
web-learn-liberte-second-card =
    Und noch eine
    Jetzt die andere: Edmond Dubois-Crancé, ebenfalls Wert 1 und aus der Region Est. Die Farbe ist egal.
web-learn-liberte-second-place =
    Rot in Franche-Comté
    Ein roter Stein von dir sorgt dort für Gleichstand, und eine sichere Stimme von { $two } ist dahin.
web-learn-liberte-last-round-leap =
    Blau geht zu Ende
    Der letzte blaue Stein ist gesetzt: Diese Aktionsrunde ist die letzte der Runde.
web-learn-liberte-last-round-1 =
    Die letzte Aktion
    Danach wählen die Provinzen, von 1 bis 27. In jeder gewinnt der höchste einzelne Stapel eine Stimme für seine Farbe, und wem er gehört, der behält sie.
web-learn-liberte-last-round =
    Robespierre für Paris
    In Paris bringt ein Stapel aus drei Steinen drei Stimmen. Spiele Robespierre.
web-learn-liberte-paris =
    Alle drei
    Setze den ersten von drei roten Steinen nach Île-de-France.
web-learn-liberte-paris-second =
    Höher
    Den zweiten obendrauf.
web-learn-liberte-paris-third =
    Ganz nach oben
    Und den dritten: Höher kommt jetzt niemand mehr.
web-learn-liberte-advance-leap =
    Frankreich wählt
    Provinz für Provinz. Sind die höchsten Stapel gleich hoch, dürfen ihre Besitzer eine Karte vorschieben.
web-learn-liberte-advance-1 =
    Gleichstand in Dauphiné
    Deine zwei blauen Steine gegen zwei weiße von { $one }, und dort wird nichts vorgeschoben. Eine blaue Karte aus deiner Auslage würde die Stimme gewinnen. Alle vorgeschobenen Karten werden abgelegt.
web-learn-liberte-advance =
    Schieb eine kleine vor
    Le Chapelier hat den Wert 1; gegen nichts genügt das. Heb dir die starken Karten für später auf.
web-learn-liberte-general-1 =
    Die Royalisten regieren
    Weiß hat die meisten Stimmen und bildet die Regierung. Die meisten weißen Stimmen hatte { $one }: 5 Punkte und noch 3 für die Führung in der Opposition. Der zweite Platz in der Regierung ging an dich: 2 Punkte.
web-learn-liberte-general-2 =
    Präsenz
    Du hattest weiße Stimmen, also hast du Präsenz in der Regierung. Manche Sonderkarten brauchen sie. Und die Karten deiner Auslage sind wieder auf deiner Hand.
web-learn-liberte-general =
    Ein General
    Ab Runde II gibt es eine Schlacht: Valmy, 4 Punkte. Du brauchst einen Marker auf dem Schlachtfeld und einen General in der Auslage. Spiele La Fayette: Er hat beide Zeichen.
web-learn-liberte-battle =
    In die Schlacht
    Statt Steine zu setzen, schickt die Kanone einen Marker auf das Schlachtfeld. Wähle die Schlacht.
web-learn-liberte-keep-general =
    Behalte den General
    Nur ein General in der Auslage kann gewinnen. Behalte ihn.
web-learn-liberte-white-leap =
    Ein Unglücksjahr
    { $two } spielt „Säuberung“ gegen La Fayette in deiner Auslage: Niemand kann die Armee führen, und die Schlacht ist verloren. Die zweite Wahl findet statt; du bekommst 5 Punkte. Dann beginnt Runde III.
web-learn-liberte-white-1 =
    Schau auf die weiße Anzeige
    Ab Runde III beenden sieben Lilien unter weißer Kontrolle die Partie sofort. Eine verlorene Schlacht zählt wie eine Lilie. Vier sind es schon. Kommt es dazu, sind Punkte nichts wert: Es gewinnt, wer das meiste Weiß hat, und das bist du.
web-learn-liberte-white =
    Louis de Précy
    Drei weiße Steine für die Region Sud-Est. Spiele ihn.
web-learn-liberte-languedoc =
    Languedoc
    Hier ist eine Lilie. Den ersten Stein dorthin.
web-learn-liberte-languedoc-second =
    Höher als alle anderen
    Nur ein weißer Stapel, der jeden anderen überragt, zählt. Ein zweiter Stein.
web-learn-liberte-provence =
    Provence
    Setze den dritten Stein nach Provence. Ein weißer gegen einen blauen von { $one } ist dort nur ein Gleichstand, diese Lilie zählt also noch nicht. Aber jeder weiße Stein von dir zählt, wenn es zum Ende kommt.
web-learn-liberte-keep-white =
    Weiß in der Auslage zählt auch
    Bei einer Konterrevolution zählen die weißen Steine auf deinen Karten mit, auf der Hand und in der Auslage. Behalte ihn.
web-learn-liberte-decide-leap =
    Einmal reihum
    Die anderen sehen es kommen, können dich aber nicht mehr aufhalten.
web-learn-liberte-decide-1 =
    Fünf von sieben
    Du hast 7 Punkte, { $one } hat 10: Nach Punkten würdest du verlieren. Noch zwei Lilien, und Punkte sind egal.
web-learn-liberte-decide =
    La Rochejaquelein
    Zwei weiße Steine für die Region Ouest. Spiele ihn.
web-learn-liberte-bretagne =
    Bretagne
    Die sechste.
web-learn-liberte-normandie =
    Normandie
    Die siebte. Es lebe der König!
web-learn-liberte-end =
    Konterrevolution!
    Zwanzig weiße Steine gegen neun und sieben: Du gewinnst, obwohl { $one } mehr Punkte hatte. Bleiben noch drei Fragen.

web-learn-liberte-ask-ways = Auf welche drei Arten kann man Liberté gewinnen?
web-learn-liberte-ask-ways-points = Die meisten Siegpunkte nach vier Runden
web-learn-liberte-ask-ways-points-why = Ja: wenn kein plötzliches Ende dazwischenkommt.
web-learn-liberte-ask-ways-landslide = Ein Erdrutschsieg: 17 rote Stimmen bei einer Wahl
web-learn-liberte-ask-ways-landslide-why = Ja: Dann gewinnt, wer das meiste Rot hat.
web-learn-liberte-ask-ways-counter = Eine Konterrevolution: sieben Lilien unter weißer Kontrolle, verlorene Schlachten mitgezählt
web-learn-liberte-ask-ways-counter-why = Ja, in den Runden III und IV: Dann gewinnt, wer das meiste Weiß hat.
web-learn-liberte-ask-ways-battles = Alle drei Schlachten gewinnen
web-learn-liberte-ask-ways-battles-why = Schlachten bringen Punkte; sie beenden die Partie nicht.
web-learn-liberte-ask-ways-paris = Paris bei zwei Wahlen halten
web-learn-liberte-ask-ways-paris-why = Paris bringt bis zu drei Stimmen, mehr nicht.
web-learn-liberte-ask-ways-supply = Den letzten Stein einer Farbe setzen
web-learn-liberte-ask-ways-supply-why = Das beendet die Aktionen einer Runde, nicht die Partie.
web-learn-liberte-ask-tie = In einer Provinz herrscht Gleichstand zwischen dir und jemand anderem. Was kann dir die Stimme bringen?
web-learn-liberte-ask-tie-hand = Eine Karte der richtigen Farbe von der Hand
web-learn-liberte-ask-tie-hand-why = Nur Karten aus der Auslage können vorgeschoben werden.
web-learn-liberte-ask-tie-display = Eine Karte in der Farbe deines Stapels aus deiner Auslage
web-learn-liberte-ask-tie-display-why = Ja; der höchste Wert gewinnt, und die Karte wird abgelegt.
web-learn-liberte-ask-tie-points = Mehr Siegpunkte als die anderen
web-learn-liberte-ask-tie-points-why = Punkte entscheiden diesen Gleichstand nicht.
web-learn-liberte-ask-battle = Was brauchst du, um eine Schlacht zu gewinnen?
web-learn-liberte-ask-battle-tokens = Die meisten Marker auf dem Schlachtfeld
web-learn-liberte-ask-battle-tokens-why = Nicht allein: Ohne General sind sie nichts wert.
web-learn-liberte-ask-battle-both = Einen Marker auf dem Schlachtfeld und einen General in der Auslage
web-learn-liberte-ask-battle-both-why = Ja; unter denen, die beides haben, gewinnt, wer die meisten Marker hat.
web-learn-liberte-ask-battle-general = Einen General auf der Hand
web-learn-liberte-ask-battle-general-why = Er muss in der Auslage liegen, und auf dem Schlachtfeld brauchst du einen Marker.
