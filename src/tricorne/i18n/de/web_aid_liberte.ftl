# Die Kurzübersicht von Liberté: alles auf einer Seite. Die Zahlen kommen aus den Spieldaten.

web-aid-liberte-turn = Eine Runde
web-aid-liberte-turn-order = _Reihenfolge_ (ab Runde { $battle }): die meisten Punkte zuerst; bei Gleichstand entscheidet das Los.
web-aid-liberte-turn-refresh = _Handkarten_ (ab Runde { $battle }): Auslage zurücknehmen, ablegen, was du willst, auf { $hand } auffüllen.
web-aid-liberte-turn-actions = _Aktionen:_ reihum je eine, Aktionsrunde um Aktionsrunde. Ist ein Vorrat leer, ist diese Aktionsrunde die letzte.
web-aid-liberte-turn-battle = _Schlacht_ (ab Runde { $battle }): die meisten Marker, aber nur mit einem General in der Auslage.
web-aid-liberte-turn-election = _Wahl:_ Provinzen 1 bis { $provinces }, dann Regierung, Opposition und Punkte.

web-aid-liberte-action = Deine Aktion: eine davon
web-aid-liberte-action-play = _Spielen:_ eine Personen- oder Clubkarte, eine Sonderkarte oder beides. Nach einer Karte mit Wert 1, die ihren Stein gesetzt hat, darf eine weitere in derselben Region folgen.
web-aid-liberte-action-blocks = Sie setzt ihre Steine in ihre Region (ein Club: irgendwo) oder, mit Kanone, ab Runde { $battle } einen Marker auf das Schlachtfeld.
web-aid-liberte-action-keep = Dann behältst du sie in der Auslage ({ $display }, oder { $most } mit Sansculotten) oder legst sie ab.
web-aid-liberte-action-take = _Nehmen:_ eine von { $open } offenen Karten, oder ziehen. Mit { $large } oder mehr auf der Hand vorher zwei ablegen. Nach einer offenen Karte mit Wert 1 noch eine.
web-aid-liberte-action-pass = _Passen._ In der nächsten Aktionsrunde darfst du wieder handeln.
web-aid-liberte-placing = Ein Stapel hat bis zu { $stack } Steine einer Farbe. In einer Provinz stehen bis zu { $stacks } Stapel, von jedem höchstens einer. Ein neuer Stapel braucht einen Marker; du hast { $tokens }.

web-aid-liberte-specials = Sonderkarten: eine pro Aktion
web-aid-liberte-specials-note = Jeder kann getroffen werden, auch du selbst. Es muss etwas zu treffen geben.
web-aid-liberte-card = Karte
web-aid-liberte-count = Anzahl
web-aid-liberte-effect = Wirkung

web-aid-liberte-points = Punkte
web-aid-liberte-award = Wofür
web-aid-liberte-vp = SP
web-aid-liberte-shared = Bleibt es gleich
web-aid-liberte-shared-each = je { $points }
web-aid-liberte-battle-of = Schlacht bei { $name } (Runde { $turn })
web-aid-liberte-provinces = Sieg in { $names } (ab Runde { $turn })
web-aid-liberte-points-note = Eine Stimme in der Farbe der Regierung bedeutet Präsenz bis zur nächsten Wahl.

web-aid-liberte-endings = Wann die Partie endet
web-aid-liberte-end-turns = _Nach Runde { $turns }:_ die meisten Punkte. Gleich: höherer Wert in der Auslage.
web-aid-liberte-end-landslide = _Erdrutschsieg der Radikalen:_ { $votes } oder mehr rote Stimmen bei einer Wahl, in jeder Runde. Das meiste Rot gewinnt: Stimmen, Spielplan, Karten auf der Hand und in der Auslage. Gleich: mehr auf Karten.
web-aid-liberte-end-counter = _Konterrevolution der Royalisten:_ ab Runde { $turn }, nicht während einer Wahl: { $count } oder mehr, zusammengezählt: Lilien, bei denen ein weißer Stapel höher ist als jeder andere, und verlorene Schlachten. Das meiste Weiß gewinnt: Spielplan, Karten auf der Hand und in der Auslage. Gleich: mehr auf Karten.
web-aid-liberte-end-shared = Immer noch gleich: geteilter Sieg.

web-aid-liberte-ties = Gleichstände
web-aid-liberte-ties-note = Schiebe eine Karte aus deiner Auslage vor, offen und in Spielerreihenfolge. Vorgeschobene Karten werden abgelegt.
web-aid-liberte-tied = Gleichstand
web-aid-liberte-with = Karten
web-aid-liberte-rounds = Durchgänge
web-aid-liberte-otherwise = Bleibt es gleich
web-aid-liberte-once = einer
web-aid-liberte-until = bis jemand allein vorn steht oder niemand vorschiebt
web-aid-liberte-tie-battle = Schlacht
web-aid-liberte-tie-battle-with = Generäle
web-aid-liberte-tie-battle-otherwise = verloren: eine mehr für die Konterrevolution
web-aid-liberte-tie-province = Provinz
web-aid-liberte-tie-province-with = Farbe deines Stapels dort
web-aid-liberte-tie-province-otherwise = keine Stimme. Nach einem Gleichstand wird die Provinz immer geräumt
web-aid-liberte-tie-paris = Paris
web-aid-liberte-tie-paris-with = Farbe deines Stapels dort
web-aid-liberte-tie-paris-otherwise = keine Stimmen. Wird geräumt
web-aid-liberte-tie-track = Regierung, Opposition
web-aid-liberte-tie-track-with = Farbe einer beteiligten Fraktion, von allen; die höchste Karte gewinnt
web-aid-liberte-tie-track-otherwise = Rot vor Blau vor Weiß
web-aid-liberte-tie-award = Punkte
web-aid-liberte-tie-award-with = Farbe der Wertung, von allen mit einer Stimme darin
web-aid-liberte-tie-award-otherwise = geteilte Punkte (siehe Punkte); verlierst du den Gleichstand um den ersten Platz, bekommst du den zweiten

web-aid-liberte-pieces = In der Schachtel
web-aid-liberte-blocks = Steine: { $red } rote, { $blue } blaue, { $white } weiße; { $reserve } von jeder Farbe warten auf Runde { $battle }.
web-aid-liberte-cards = Karten: { $a } in Satz A, { $b } in Satz B.
web-aid-liberte-lilies = Lilien: { $names }.
