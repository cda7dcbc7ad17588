# Libertalia auf dem Tisch: was der Bildschirm sagt, und was jeder Charakter tut, in einer Zeile.

libertalia-standing = Kampagne { $campaign } von 3 · Tag { $day } von 6 · { $phase ->
    [sunrise] Sonnenaufgang
    [day] Tag
    [dusk] Dämmerung
    [night] Nacht
   *[rest] Ruhetag
}
libertalia-bag = Beutel: { $count } Plättchen
libertalia-bag-open = Beutel{ libertalia-heap }
libertalia-unseen = Charaktere, die noch niemand gesehen hat: { $count }
libertalia-ship = Auf dem Schiff: { $characters }
libertalia-aboard = { $number } { $name } ({ $seat })
libertalia-day = Tag { $day }
libertalia-nothing = nichts
libertalia-column-number = Nr.
libertalia-column-seat = Spieler
libertalia-column-colour = Farbe
libertalia-column-score = Punkte
libertalia-column-doubloons = Dublonen
libertalia-column-hand = Hand
libertalia-column-booty = Beute
libertalia-column-ready = Gewählt
libertalia-ready = ja
libertalia-some-tokens = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
libertalia-den = Höhle von { $seat }: { $characters }
libertalia-cemetery = Friedhof von { $seat }: { $characters }
libertalia-cemetery-more = { $count ->
    [one] einer, den niemand sicher kennt
   *[other] { $count }, die niemand sicher kennt
}
libertalia-hand = Hand von { $seat }
libertalia-chosen = (gewählt)
libertalia-legend = Charaktere stehen nach ihrem Rang: Auf dem Schiff handelt am Tag der niedrigste zuerst, und in der Dämmerung nimmt der höchste zuerst Beute. Einen gewählten Charakter darfst du ändern, bis alle gewählt haben.

libertalia-does-1 = Tag: kommt auf den Friedhof; spiele sofort einen anderen Charakter
libertalia-does-2 = Tag: deine verfluchten Reliquien gehen nach links weiter
libertalia-does-3 = Tag: der Besitzer des höchsten Charakters gibt dir 3 Dublonen
libertalia-does-4 = Tag: nimm einen Charakter aus deiner Höhle zurück auf die Hand
libertalia-does-5 = Dämmerung: nimmt keine Beute
libertalia-does-6 = Tag: behalte nur ein Beuteplättchen; Ruhetag: 5 Dublonen
libertalia-does-7 = Nacht: 1 Dublone
libertalia-does-8 = Nacht: du darfst eine Schatzkarte für 3 Dublonen verkaufen
libertalia-does-9 = Tag: verliere die Hälfte deiner Dublonen, abgerundet; Ruhetag: 10 Dublonen
libertalia-does-10 = Tag: 5 Dublonen, wenn du weniger als 9 hast
libertalia-does-11 = Tag: 2 Dublonen für jeden Charakter auf deinem Friedhof
libertalia-does-12 = Nacht: 1 Dublone für jeden Charakter über 12 in deiner Höhle
libertalia-does-13 = Nacht: der niedrigste andere Charakter in deiner Höhle stirbt; 2 Dublonen
libertalia-does-14 = Tag: wirft den höchsten Charakter über Bord
libertalia-does-15 = Tag: zahle 3 Dublonen und triff einen Charakter in einer beliebigen Höhle
libertalia-does-16 = Ruhetag: 5 Dublonen, wenn in keiner Höhle weniger Charaktere sind als in deiner
libertalia-does-17 = Tag: deine spanischen Offiziere gehen zurück in den Beutel; ziehe ebenso viele Plättchen
libertalia-does-18 = Dämmerung: nimmt zwei Plättchen
libertalia-does-19 = Tag: 2 Dublonen für jeden Charakter unter 19 in deiner Höhle
libertalia-does-20 = Nacht: 1 Dublone für jeden deiner Säbel
libertalia-does-21 = Tag: tausche zwei gleiche Plättchen gegen 3 Dublonen oder drei gegen 5
libertalia-does-22 = Tag: nimm verdeckt einen Charakter von deinem Friedhof zurück auf die Hand
libertalia-does-23 = Ruhetag: 1 Dublone für jede deiner Waren, Juwelen und Truhen
libertalia-does-24 = Tag: zahle 1 Dublone für jedes deiner Plättchen; Ruhetag: 8 Dublonen
libertalia-does-25 = Ruhetag: 6 Dublonen, wenn sie die einzige ist; sonst zahle 3
libertalia-does-26 = Tag: 1 Dublone für jedes deiner Plättchen; Ruhetag: verliere 8
libertalia-does-27 = Nacht: 2 Dublonen, wenn sie die einzige ist; sonst sterben alle Oma Watas
libertalia-does-28 = Ruhetag: 1 Dublone für jeden Charakter in deiner Höhle
libertalia-does-29 = Tag: 3 Dublonen; Ruhetag: verliere 3 für jede verfluchte Reliquie
libertalia-does-30 = Tag: alle Charaktere in deiner Höhle sterben
